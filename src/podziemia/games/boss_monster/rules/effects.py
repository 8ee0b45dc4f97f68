"""The tables of card effects; the functions are in `cards/`, the rules find them here.

A card that contradicts a general rule wins (BM-1.4): its function decides what happens.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.effects import Effects

from ..state import Declared, Player, Room, State

DECLARED: Final = Effects[[State, Declared], None]()
"""What spells and activated abilities do when they resolve."""
WHEN_BUILT: Final = Effects[[State, Player], None]()
"""What happens when a room has been built."""
TRIGGERED: Final = Effects[[State, Player, Room], bool]()
"""What happens by itself, unannounced, at its event (BM-2.18); returns whether it did (BM-5.36)."""
LEVEL_UPS: Final = Effects[[State, Player], None]()
"""What bosses do when they level up."""
