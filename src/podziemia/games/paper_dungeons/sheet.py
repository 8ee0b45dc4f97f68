"""PD-1.1, PD-1.2: a player sheet; everything a player has done is on it."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import field
from msgspec.structs import replace

from . import content
from .dungeon import CLOAK_BIT, MEDALLION_BIT, OUTSIDE, Room, Rooms

UNTRAINED: Final = (content.WHITE,) * len(content.HEROES)


class Sheet(msgspec.Struct, eq=False):
    """PD-1.2: empty at first but for the first level of every hero."""

    levels: list[int] = field(default_factory=lambda: [content.START_LEVEL] * len(content.HEROES))
    training: tuple[int, ...] = UNTRAINED  # PD-1.11
    parts: list[int] = field(default_factory=lambda: [0] * len(content.ITEMS))
    potions: int = 0  # filled circles, used or not (PD-3.7)
    hearts: int = 0  # filled hearts under potions
    damage: int = 0  # filled hearts of the damage column
    resurrected: bool = False
    room: Room = OUTSIDE  # PD-1.14
    path: tuple[Room, ...] = ()  # PD-8.8
    explored: Rooms = 0
    defeated: Rooms = 0  # rooms whose monster is crossed out
    gems: int = 0  # filled slots of the gem track
    looted: int = 0  # letters, as bits
    looted_now: int = 0  # letters of this round, to be announced (PD-13.5)
    gone: int = 0  # letters crossed out
    traps: int = 0  # PD-19.7
    walls: int = 0  # crossed, each time
    waters: int = 0
    bosses: tuple[int, ...] = ()  # boxes A, B, C as far as they are filled
    mission_points: int = 0  # box K
    claimed: tuple[str, ...] = ()  # missions fulfilled
    digits: tuple[tuple[int, ...], ...] = ()  # the round track (PD-4.6)
    struck: bool = False  # the skulls of this round have been taken (PD-2.8)
    used: tuple[int, ...] = ()  # dice used this round (PD-4.3)
    switched: bool = False  # the Psionic's use of this round (PD-18.10)
    points: int = 0  # left of the move under way (PD-8.1)
    paid: tuple[tuple[Room, Room], ...] = ()  # crossings that gave a point in it (PD-R-27)

    def copy(self) -> Sheet:
        """An independent sheet."""
        return replace(self, levels=self.levels.copy(), parts=self.parts.copy())

    def health(self) -> int:
        """PD-3.10: the sum of the four levels; it never falls."""
        first, second, third, fourth = self.levels
        return first + second + third + fourth

    def empty_hearts(self) -> int:
        """PD-3.4: how much damage the potions can still take."""
        return self.potions * content.HEARTS_PER_POTION - self.hearts

    def monsters(self) -> int:
        """The filled slots of the monster track."""
        return self.defeated.bit_count()

    def has(self, item: int) -> bool:
        """PD-6.6: whether an item is complete, and so works."""
        return self.parts[item] == content.PARTS

    def passing(self) -> int:
        """PD-6.13, PD-6.14: which barriers the party may pass; usable at once (PD-8.16)."""
        cloak = CLOAK_BIT if self.parts[content.CLOAK] == content.PARTS else 0
        return cloak | (MEDALLION_BIT if self.parts[content.MEDALLION] == content.PARTS else 0)

    def switches_colours(self) -> bool:
        """PD-5.7: whether every die may count as the other colour."""
        return self.levels[content.WIZARD] >= content.POWER_LEVEL

    def ignores_skulls(self) -> bool:
        """PD-2.9, PD-5.8: whether skulls do no damage."""
        return self.levels[content.CLERIC] >= content.POWER_LEVEL

    def fighting_level(self, hero: int) -> int:
        """PD-6.18, PD-6.19: a hero's level against monsters only."""
        return self.levels[hero] + (self.parts[content.ARMOUR] == content.PARTS)

    def is_available(self, gem: int) -> bool:
        """PD-13.3, PD-13.6: whether a gem is still on this map."""
        return not (self.looted | self.gone) >> gem & 1
