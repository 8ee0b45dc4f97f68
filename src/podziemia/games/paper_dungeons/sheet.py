"""PD-1.1, PD-1.2: a player sheet; everything a player has done is on it."""

from __future__ import annotations

from typing import Final

from . import content
from .dungeon import CLOAK_BIT, MEDALLION_BIT, OUTSIDE, Room, Rooms

UNTRAINED: Final = (content.WHITE,) * len(content.HEROES)


class Sheet:
    """PD-1.2: empty at first but for the first level of every hero."""

    __slots__ = (
        *("bosses", "claimed", "damage", "defeated", "digits", "explored", "gems", "gone"),
        *("hearts", "levels", "looted", "looted_now", "mission_points", "paid", "parts", "path"),
        *("points", "potions", "resurrected", "room", "switched", "training", "traps"),
        *("used", "walls", "waters"),
    )

    def __init__(self) -> None:
        self.levels: list[int] = [content.START_LEVEL] * len(content.HEROES)
        self.training: tuple[int, ...] = UNTRAINED  # PD-1.11
        self.parts: list[int] = [0] * len(content.ITEMS)
        self.potions: int = 0  # filled circles, used or not (PD-3.7)
        self.hearts: int = 0  # filled hearts under potions
        self.damage: int = 0  # filled hearts of the damage column
        self.resurrected: bool = False
        self.room: Room = OUTSIDE  # PD-1.14
        self.path: tuple[Room, ...] = ()  # PD-8.8
        self.explored: Rooms = 0
        self.defeated: Rooms = 0  # rooms whose monster is crossed out
        self.gems: int = 0  # filled slots of the gem track
        self.looted: int = 0  # letters, as bits
        self.looted_now: int = 0  # letters of this round, to be announced (PD-13.5)
        self.gone: int = 0  # letters crossed out
        self.traps: int = 0  # PD-19.7
        self.walls: int = 0  # crossed, each time
        self.waters: int = 0
        self.bosses: tuple[int, ...] = ()  # boxes A, B, C as far as they are filled
        self.mission_points: int = 0  # box K
        self.claimed: tuple[str, ...] = ()  # missions fulfilled
        self.digits: tuple[tuple[int, ...], ...] = ()  # the round track (PD-4.6)
        self.used: tuple[int, ...] = ()  # dice used this round (PD-4.3)
        self.switched: bool = False  # the Psionic's use of this round (PD-18.10)
        self.points: int = 0  # left of the move under way (PD-8.1)
        self.paid: tuple[tuple[Room, Room], ...] = ()  # gave a point in it (PD-R-27)

    def copy(self) -> Sheet:
        """An independent sheet."""
        other = Sheet.__new__(Sheet)
        other.levels, other.parts, other.training = [*self.levels], [*self.parts], self.training
        other.potions, other.hearts, other.damage = self.potions, self.hearts, self.damage
        other.resurrected, other.room, other.path = self.resurrected, self.room, self.path
        other.explored, other.defeated, other.gems = self.explored, self.defeated, self.gems
        other.looted, other.looted_now, other.gone = self.looted, self.looted_now, self.gone
        other.traps, other.walls, other.waters = self.traps, self.walls, self.waters
        other.bosses, other.mission_points, other.used = self.bosses, self.mission_points, self.used
        other.claimed, other.digits, other.switched = self.claimed, self.digits, self.switched
        other.points, other.paid = self.points, self.paid
        return other

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

    def is_awake(self, hero: int) -> bool:
        """PD-5.5: whether a hero's power is on."""
        return self.levels[hero] >= content.POWER_LEVEL

    def fighting_level(self, hero: int) -> int:
        """PD-6.18, PD-6.19: a hero's level against monsters only."""
        return self.levels[hero] + (self.parts[content.ARMOUR] == content.PARTS)

    def is_available(self, gem: int) -> bool:
        """PD-13.3, PD-13.6: whether a gem is still on this map."""
        return not (self.looted | self.gone) >> gem & 1
