"""The tables of card effects; the functions are in `cards/`, the rules find them here.

A card that contradicts a general rule wins (BM-1.4): its function decides what happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from podziemia.kernel.asking import Rules
from podziemia.kernel.effects import Effects

from ..state import Declared, Player, Room, State

Effect: TypeAlias = Callable[[State, Declared], Rules]
Ability: TypeAlias = Callable[[State, Player, Room], Rules[bool]]
"""An ability that works by itself; returns whether it was carried out (BM-5.36)."""
LevelUp: TypeAlias = Callable[[State, Player], Rules]

DECLARED: Final = Effects[Effect]()
"""What spells and activated abilities do when they resolve."""
WHEN_BUILT: Final = Effects[Ability]()
"""What happens when a room has been built."""
TRIGGERED: Final = Effects[Ability]()
"""What happens by itself, unannounced, when its event happens (BM-2.18)."""
LEVEL_UPS: Final = Effects[LevelUp]()
"""What bosses do when they level up."""
