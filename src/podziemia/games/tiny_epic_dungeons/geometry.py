"""The grid: cells, corridors, paths, distances, lines of sight; exact, and the same for everybody.

A cell is a number from 0 to 48, row by row from the top left; the Entrance lies on 24 (TED-6.14).
`LAIR` is the Boss mat, one single room (TED-18.2). A side is a bit: 1 north, 2 east, 4 south,
8 west; a card's corridors are a sum of them, and turning it clockwise shifts them round.

The layout of a dungeon is 50 bytes: for every cell 0, or 16 and the corridors of the revealed card
that lies there; the last one is 0, or 1 and the cell of the Gate since it leads into the lair
(TED-17.9). What follows from a layout is worked out once, in `Paths`, and belongs to no state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from podziemia.kernel.scene import Square

from .operations import Range

Cell: TypeAlias = int
Layout: TypeAlias = bytes

SIZE: Final = 7
CELLS: Final = SIZE * SIZE
CENTRE: Final = CELLS // 2
LAIR: Final = CELLS
NOWHERE: Final = -1
FAR: Final = 99
REVEALED: Final = 16
ALL_SIDES: Final = 15
EMPTY: Final = bytes(CELLS + 1)
SIDES: Final = (0, 1, 2, 3)
"""North, east, south, west, in the order in which cards are laid (TED-6.8)."""
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def square_of(cell: Cell) -> Square:
    """A cell as the scene counts squares."""
    return cell // SIZE, cell % SIZE


def cell_at(square: Square) -> Cell:
    """A square of the scene as a cell; NOWHERE outside the grid."""
    row, column = square
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NOWHERE


def _next(cell: Cell, side: int) -> Cell:
    """The cell on one side; NOWHERE outside the grid (TED-6.14)."""
    row, column = square_of(cell)
    down, right = STEPS[side]
    return cell_at((row + down, column + right))


NEXT: Final = tuple(tuple(_next(cell, side) for side in SIDES) for cell in range(CELLS))
"""The cells around each cell, by side."""
DOORS: Final = tuple(
    tuple(
        tuple(around[side] for side in SIDES if mask >> side & 1 and around[side] >= 0)
        for mask in range(ALL_SIDES + 1)
    )
    for around in NEXT
)
"""The cells that corridors lead to, by cell and corridors."""
FACING: Final = {
    (cell, other): 1 << side for cell in range(CELLS) for side, other in enumerate(NEXT[cell])
}
"""The side of a cell on which another one lies, as a bit."""


def turned(mask: int, quarters: int) -> int:
    """TED-6.3: corridors after so many quarter turns clockwise."""
    return ((mask << quarters) | (mask >> (4 - quarters))) & ALL_SIDES


def opposite(side: int) -> int:
    """The side that faces this one."""
    return (side + 2) % 4


def laid(layout: Layout, cell: Cell, mask: int) -> Layout:
    """The layout with one more revealed card."""
    return layout[:cell] + bytes((REVEALED | mask,)) + layout[cell + 1 :]


def with_lair(layout: Layout, gate: Cell) -> Layout:
    """The layout once the Gate leads into the lair."""
    return layout[:LAIR] + bytes((gate + 1,))


class Paths:
    """What follows from a layout: who is beside whom, how far away, in whose sight."""

    __slots__ = ("_distances", "_sights", "beside", "open")

    def __init__(self, layout: Layout) -> None:
        beside: list[tuple[Cell, ...]] = [()] * (CELLS + 1)
        doors = beside.copy()
        for cell in range(CELLS):
            if not layout[cell]:
                continue
            out = doors[cell] = DOORS[cell][layout[cell] & ALL_SIDES]
            near = []
            for other in out:
                if layout[other] & FACING[other, cell]:  # TED-5.2
                    near.append(other)  # noqa: PERF401 -- faster so in Python 3.11
            beside[cell] = tuple(near)
        if layout[LAIR]:
            gate = layout[LAIR] - 1
            beside[gate] += (LAIR,)
            beside[LAIR] = (gate,)
        self.beside = beside  # the rooms that a path leads to
        self.open = doors  # the cells that an open corridor leads to, whatever lies there
        self._distances: dict[Cell, list[int]] = {}
        self._sights: dict[Cell, dict[Cell, int]] = {}

    def distances(self, start: Cell) -> list[int]:
        """How many steps every room is from one; FAR where there is no way."""
        found = self._distances.get(start)
        if found is None:
            found = [FAR] * (CELLS + 1)
            found[start] = 0
            beside = self.beside
            for cell in (queue := [start]):
                steps = found[cell] + 1
                for other in beside[cell]:
                    if found[other] == FAR:
                        found[other] = steps
                        queue.append(other)
            self._distances[start] = found
        return found

    def sight(self, start: Cell) -> dict[Cell, int]:
        """TED-10.12: the other rooms in a straight line of paths, and how far away each is."""
        found = self._sights.get(start)
        if found is None:
            found = {}
            if start != LAIR:
                for side in SIDES:
                    cell, steps = start, 1
                    while (other := NEXT[cell][side]) in self.beside[cell]:
                        found[other] = steps
                        cell, steps = other, steps + 1
            self._sights[start] = found
        return found

    def within(self, reach: Range, start: Cell, target: Cell) -> bool:
        """TED-10.11 to TED-10.14 (TED-10.13: any path), TED-18.24: whether a range reaches a room.

        On the Boss mat it reaches everything there, and nothing across its border (TED-R-40).
        """
        kind = reach.kind
        if kind == "anywhere":
            return True
        if LAIR in (start, target):
            return start == target
        if kind == "path":
            return self.distances(start)[target] <= reach.n
        if kind == "los":
            return 0 < self.sight(start).get(target, 0) <= reach.n
        return start == target

    def sees(self, one: Cell, other: Cell) -> bool:
        """TED-10.16, TED-18.3: the same room or a line of sight of any length."""
        return one == other or other in self.sight(one)

    def towards(self, cell: Cell, target: Cell) -> list[Cell]:
        """The next rooms of all shortest ways to a room; none if there is no way."""
        distances = self.distances(target)
        nearer = distances[cell] - 1
        return [other for other in self.beside[cell] if distances[other] == nearer]


@lru_cache(maxsize=4096)
def paths_of(layout: Layout) -> Paths:
    """What follows from a layout, worked out once."""
    return Paths(layout)
