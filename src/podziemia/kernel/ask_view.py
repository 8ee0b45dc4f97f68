"""Questions as they are shown: to the seat that must answer, and of the world to everybody."""

from __future__ import annotations

from typing import Any

import msgspec

from podziemia.kernel.game import Game
from podziemia.kernel.glance import glance
from podziemia.kernel.questions import Ask
from podziemia.kernel.scene import OfferedSquares
from podziemia.kernel.squares import Squares
from podziemia.kernel.state import State


def ask_view(game: Game[Any], state: State, ask: Ask, *, listed: bool = False) -> dict[str, Any]:
    """A question as its seat sees it: its options with their words, squares in short.

    Of options that are only listed a game may leave out what is told of one that is looked at, and
    the offers stay what they are.
    """
    options, reach = ask.options, list[OfferedSquares]()
    if isinstance(options, Squares):
        reach, options = options.compact(), options.listed
    with glance(listed=listed):
        offers = [game.offer(state, ask, option) for option in options]
    view: dict[str, Any] = {
        **world_view(ask),
        "options": msgspec.to_builtins(list(options)),
        "offers": offers if listed else msgspec.to_builtins(offers),
    }
    if reach:
        view["squares"] = [msgspec.to_builtins(each) for each in reach]
    if ask.free is not None:
        view["free"] = ask.free.kind.__struct_config__.tag
    return view


def world_view(ask: Ask) -> dict[str, Any]:
    """What is asked, without what may be answered."""
    view = {"prompt": ask.prompt, "rule": ask.rule, "about": dict(ask.about)}
    return view if ask.piece is None else {**view, "piece": ask.piece}
