"""The tables of card effects; the functions are in `cards/`, the rules find them here.

A card that contradicts a general rule wins (BM-1.4): its function decides what happens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from podziemia.kernel.effects import Effects
from podziemia.kernel.questions import Rules, ask

from ..options import Resolve
from ..state import Declared, Player, Room, State

E = TypeVar("E", Declared, Room)

DECLARED: Final = Effects[[State, Declared], None]()
"""What spells and activated abilities do when they resolve."""
WHEN_BUILT: Final = Effects[[State, Player], None]()
"""What happens when a room has been built."""
TRIGGERED: Final = Effects[[State, Player, Room], bool]()
"""What happens by itself, unannounced, at its event (BM-2.18); returns whether it did (BM-5.36)."""
LEVEL_UPS: Final = Effects[[State, Player], None]()
"""What bosses do when they level up."""


def choose_first(player: Player, prompt: str, effects: Mapping[str, E], rule: str) -> Rules[E]:
    """BM-5.19, BM-9.11: of several effects, by their pieces, the owner says which comes first."""
    if len(effects) == 1:
        return next(iter(effects.values()))
    options = [Resolve(piece) for piece in effects]
    chosen = yield from ask(player.seat, prompt, options, rule=rule)
    return effects[chosen.effect]
