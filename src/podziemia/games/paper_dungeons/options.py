"""What may be chosen in Paper Dungeons.

Heroes, items and cards are named by their ids, rooms by column and row (`a1` to `f7`), gems by
their letter, dice by their place in the roll (0 to 2 are white, 3 to 5 black).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option


class KeepPower(Option, frozen=True):
    """PD-1.9: keep this one of the two powers."""

    power: str


class KeepObjective(Option, frozen=True):
    """PD-1.9: keep this one of the two objectives."""

    objective: str


class UseDie(Option, frozen=True):
    """PD-4.5: use this die of the common roll next."""

    die: int


class Move(Option, frozen=True):
    """PD-8.1: use the die to move through the dungeon."""


class Brew(Option, frozen=True):
    """PD-7.1: use the die to brew potions."""


class LevelUp(Option, frozen=True):
    """PD-5.2: let this hero rise by one level."""

    hero: str


class Craft(Option, frozen=True):
    """PD-6.2: fill a part of this item."""

    item: str


class Step(Option, frozen=True):
    """PD-8.3: spend one movement point to enter this room."""

    room: str


class Stop(Option, frozen=True):
    """PD-8.10: end the move; points that are left are lost."""


class Loot(Option, frozen=True):
    """PD-18.7: loot the gem of this letter from afar."""

    gem: str


class Slay(Option, frozen=True):
    """PD-6.10, PD-18.16: defeat the monster of this room from afar."""

    room: str


class UsePotion(Option, frozen=True):
    """PD-3.3: put the damage point on an empty heart under a potion."""


class TakeDamage(Option, frozen=True):
    """PD-3.3: put the damage point into the damage column."""


MOVE: Final = Move()
BREW: Final = Brew()
STOP: Final = Stop()
USE_POTION: Final = UsePotion()
TAKE_DAMAGE: Final = TakeDamage()
