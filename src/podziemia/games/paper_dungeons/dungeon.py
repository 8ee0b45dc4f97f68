"""PD-8, PD-9: the map: rooms, passages, and where one may go from where.

A room is a number from 0 (A1) to 41 (F7), counted along the rows; a set of rooms is an integer with
a bit for each. Columns go from left to right, rows from bottom to top; row 1 has the entrances.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from . import content
from .entries import Boss, DungeonEntry
from .options import STOP, Step, Stop

Room: TypeAlias = int
Rooms: TypeAlias = int

COLUMNS: Final = len(content.COLUMN_NAMES)
ROWS: Final = content.ROWS
OUTSIDE: Final = -1  # PD-1.14
LETTERS: Final = "ABCDEFGH"  # PD-13.1

WALL: Final = "wall"
WATER: Final = "water"
CLOAK_BIT: Final = 1
MEDALLION_BIT: Final = 2

ROOMS: Final = content.ROOM_ENTRIES
NUMBERS: Final = {room.id: number for number, room in enumerate(ROOMS)}
ENTRANCES: Final = tuple(range(COLUMNS))
MONSTER_ROOMS: Final = tuple(n for n, room in enumerate(ROOMS) if room.monster is not None)


def cell(room: Room) -> tuple[int, int]:
    """The column and the row of a room, both from 0."""
    return room % COLUMNS, room // COLUMNS


def mask(rooms: Iterable[Room]) -> Rooms:
    """A set of rooms."""
    return sum(1 << room for room in rooms)


ROW_MASKS: Final = tuple(mask(range(n, n + COLUMNS)) for n in range(0, len(ROOMS), COLUMNS))
COLUMN_MASKS: Final = tuple(mask(range(n, len(ROOMS), COLUMNS)) for n in ENTRANCES)
CORNERS: Final = mask([NUMBERS[name] for name in ("a1", "f1", "a7", "f7")])
RIM: Final = ROW_MASKS[0] | ROW_MASKS[-1] | COLUMN_MASKS[0] | COLUMN_MASKS[-1]  # PD-R-31
MONSTER_MASK: Final = mask(MONSTER_ROOMS)
LEVEL_MASKS: Final = {
    level: mask([n for n in MONSTER_ROOMS if ROOMS[n].level == level]) for level in (3, 4, 5)
}


def pair(name: str) -> tuple[Room, Room]:
    """The two rooms of a passage named like `a1-a2`."""
    first, _, second = name.partition("-")
    return NUMBERS[first], NUMBERS[second]


def both_ways(pairs: Sequence[tuple[Room, Room]]) -> frozenset[tuple[Room, Room]]:
    """Passages can be used from both sides (PD-8.21)."""
    return frozenset([*pairs, *((b, a) for a, b in pairs)])


def _printed(kind: str) -> frozenset[tuple[Room, Room]]:
    return both_ways([pair(name) for name, entry in content.PASSAGES.items() if entry.kind == kind])


PRINTED_WALLS: Final = _printed("wall")
WATERS: Final = _printed("water")
TUNNELS: Final = _printed("tunnel")


def beside(room: Room) -> list[Room]:
    """PD-8.3, PD-8.7: the rooms next to a room, left, right, below and above; no diagonals."""
    column, row = cell(room)
    sides = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [y * COLUMNS + x for x, y in sides if 0 <= x < COLUMNS and 0 <= y < ROWS]


class Dungeon:
    """PD-1.4, PD-1.5: a dungeon card laid over the printed map."""

    def __init__(self, entry: DungeonEntry) -> None:
        self.id: Final = entry.id
        self.bosses: Final = tuple(content.BOSSES[boss] for boss in entry.bosses)
        self.boss_rooms: Final = tuple(NUMBERS[name] for name in entry.boss_rooms)
        self.boss_mask: Final[Rooms] = mask(self.boss_rooms)
        self.drawn_walls: Final = tuple(pair(name) for name in entry.walls)
        walls = dict.fromkeys(sorted(PRINTED_WALLS | both_ways(self.drawn_walls)), WALL)
        self.barriers: Final = walls | dict.fromkeys(sorted(WATERS), WATER)
        """Walls and waters between neighbours, both ways."""
        self.steps: Final = tuple(_steps(self.barriers, passing) for passing in range(4))
        """What may be chosen on a move: by what the party can pass, then by room; outside last."""

    def __str__(self) -> str:
        return self.id

    def boss_in(self, room: Room) -> Boss | None:
        """The boss that lives in a room."""
        return self.bosses[self.boss_rooms.index(room)] if room in self.boss_rooms else None


STEPS: Final = tuple(Step(room.id) for room in ROOMS)


def _steps(
    barriers: dict[tuple[Room, Room], str], passing: int
) -> tuple[tuple[Stop | Step, ...], ...]:
    """PD-8.2 to PD-8.7: stopping, and every room that one point leads to.

    Walls need the Cloak (PD-8.4), waters the Medallion (PD-8.5), tunnels nothing (PD-8.6); the rim
    stays closed even with the Cloak (PD-6.15). So only the Cloak leads into B7 (PD-8.17).
    """
    passable = {None, *([WALL] if passing & CLOAK_BIT else [])}
    passable |= {WATER} if passing & MEDALLION_BIT else set()
    found: list[tuple[Stop | Step, ...]] = []
    for room in range(len(ROOMS)):
        targets = [to for to in beside(room) if barriers.get((room, to)) in passable]
        targets += [to for start, to in sorted(TUNNELS) if start == room]
        found.append((STOP, *(STEPS[to] for to in targets)))
    found.append((STOP, *(STEPS[to] for to in ENTRANCES)))
    return tuple(found)


DUNGEONS: Final = {name: Dungeon(entry) for name, entry in content.DUNGEON_ENTRIES.items()}
DRAW: Final = "random"
ADVENTURES: Final = (DRAW, *DUNGEONS, *content.CAMPAIGNS)
"""What a table may play: a dungeon drawn at random, a named one, or a campaign (PD-21.1)."""


@cache
def names(rooms: Rooms) -> tuple[str, ...]:
    """The ids of a set of rooms."""
    return tuple(room.id for room in ROOMS if room.bit & rooms)


@cache
def letters(gems: int) -> tuple[str, ...]:
    """The letters of a set of gems."""
    return tuple(letter for number, letter in enumerate(LETTERS) if gems >> number & 1)
