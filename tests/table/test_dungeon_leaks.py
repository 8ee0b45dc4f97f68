"""Every kind of leak is planted in Descent once: the check of every byte finds each of them.

What heroes may not know is the overlord's hand, what waits in areas where nobody has been, and the
numbers of chests; whom the game asks, and how much is said, must not tell it either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import pytest

from podziemia.games.descent.content import OVERLORD_CARDS
from podziemia.games.descent.events import OverlordDiscarded
from podziemia.games.descent.options import DiscardCard, Pass
from podziemia.games.descent.rules import hand, overlord
from podziemia.games.descent.shown import plan, view
from podziemia.games.descent.state import State
from podziemia.kernel.game import HUMAN, View
from podziemia.kernel.questions import Option, Rules, Seat, ask_secret
from podziemia.kernel.registry import find
from podziemia.lab.laws import LawBroken
from tests.table.server import Server
from tests.table.test_leaks import Oracle, Sitting, played_out

GAME: Final = find("descent")
SITTING: Final[Sitting] = ([HUMAN, HUMAN], {"quest": "into_the_dark"})
"""People, no bots: those choose in other processes, where nothing is planted."""
ENTRIES: Final = 80
SEEDS: Final = (4, 5, 6, 7)
MAP_VIEW: Final = view.map_view
QUEST_VIEW: Final = plan.quest_view


def chests_in_the_dark(state: State, *, numbers: bool) -> View:
    """The map with the chests of areas where nobody has been."""
    waiting = [
        {"square": list(chest.square), "kind": "chest", "name": chest.color, "number": 0}
        for contents in state.unrevealed.values()
        for chest in contents.chests
    ]
    found = MAP_VIEW(state, numbers=numbers)
    return {**found, "tokens": [*found["tokens"], *waiting]}


def traps_counted(state: State, *, numbers: bool) -> View:
    """The map, on which as many doors more are open as there are traps in the hand."""
    found = MAP_VIEW(state, numbers=numbers)
    return {**found, "open": [*found["open"], *(c.id for c in state.hand if c.type == "trap")]}


def whole_guide(state: State, *, everything: bool) -> View:
    """All that the quest guide says."""
    return QUEST_VIEW(state, everything=True)


def asked_with_a_trap(
    seat: Seat, prompt: str, make: Callable[[], list[Option]], *, rule: str
) -> Rules[Option]:
    """The question, but only if there is a trap in the hand."""
    held = [option.card for option in make() if isinstance(option, DiscardCard)]
    if not any(OVERLORD_CARDS[card].type == "trap" for card in held):
        return Pass()
    chosen: Option = yield from ask_secret(seat, prompt, make, rule=rule)
    return chosen


LEAKS: Final[dict[str, tuple[Any, str, Callable[..., Any]]]] = {
    "what waits in the dark": (view, "map_view", chests_in_the_dark),
    "how many traps he holds": (view, "map_view", traps_counted),
    "the colour of an unseen door": (view, "quest_view", whole_guide),
    "the card that he draws": (hand, "OverlordDrew", OverlordDiscarded),
    "that he is asked only if he has a trap": (overlord, "ask_secret", asked_with_a_trap),
}


def listen(server: Server) -> None:
    """Play a few matches, and look at every byte."""
    for seed in SEEDS:
        played, ears = asyncio.run(played_out(server, GAME, SITTING, seed, ENTRIES))
        Oracle(played).check(ears, seed)


@pytest.mark.rule("DJ-18.6", "DJ-12.1")
@pytest.mark.parametrize("leak", LEAKS)
def test_whatever_shows_what_heroes_may_not_know_is_found(
    server: Server, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises((AssertionError, LawBroken)):
        listen(server)
