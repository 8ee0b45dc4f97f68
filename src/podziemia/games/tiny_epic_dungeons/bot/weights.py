"""The numbers of the bot: what things are worth to it, in health of a hero, roughly doubled."""

from __future__ import annotations

from typing import Final

HEALTH: Final = 0.5
FOCUS: Final = 0.4
FALL: Final = 1.2
"""Whoever falls rests next turn anyway: it costs little more than a turn."""
WAKE: Final = 1.5
TORCH: Final = 2.0
LOOT: Final = 2.6
SPELL: Final = 1.2
SPELL_BY_DIE: Final = 0.5
REVEAL: Final = 3.0
"""A card turned over from which the dungeon goes on, or that may be what is looked for."""

EXPLORE: Final = 20.0
"""A step of the torch, and whatever it brings, instead of Speed."""
MINION_FOUND: Final = 12.0
GATE_FOUND: Final = 12.0
"""What is looked for, shared by all cards that may be it."""
GOBLIN_BEHIND: Final = 0.25
"""How likely a goblin lives behind a card."""

GOBLIN: Final = 3.0
CROWD: Final = (0.0, 2.0, 5.0, 12.0, 40.0)
"""How much more a goblin's death is worth with so many of them: the fifth loses the game."""
MINION: Final = 12.0
MINION_HURT: Final = 2.5
MINION_KILLED: Final = 7.0
BOSS_HURT: Final = 2.0
VICTORY: Final = 1_000.0
GATE: Final = 40.0
SEAL: Final = 9.0
LURE_STEP: Final = 0.35
TAUNT: Final = 0.7

NEARER: Final = 0.82
"""What is left of a goal's worth with every room on the way to it."""
SHARED: Final = 0.55
"""What is left of it when another hero is nearer."""
HURRY: Final = 1.0
"""How much more what must be done counts when the torch is nearly down."""
LAST_STEPS: Final = 2
"""Of the torch, to be on the safe side on the way to the Gate."""
PREPARED: Final = 8
"""How far the torch should be down at least before the Boss is woken."""
READY: Final = 0.8
"""How much of health and focus all should have before the Boss."""

POWER_DEFENSE: Final = 4
"""Of the enemy against which weapons are compared."""
BY_DAMAGE: Final = 2.5
BY_DEFENSE: Final = 0.9
BY_SPEED: Final = 0.6
BY_ABILITY: Final = 0.6
