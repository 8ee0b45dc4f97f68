"""The map of a quest as printed, and the same with some of its doors open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from podziemia.kernel.scene import Square

from .lines import Rays, line

Cell: TypeAlias = int
"""A square of the map by its number: row by row, squares that are no part of the map left out."""
Cells: TypeAlias = int
"""A set of cells: a bit for each."""
Body: TypeAlias = tuple[Cell, ...]
"""The cells of one figure, in rising order."""
Edge: TypeAlias = tuple[Cell, Cell]
"""The line between two cells, the lower one first."""

FAR: Final = 1 << 20
"""The distance of what cannot be reached at all."""
PLANS: Final = 64
"""How many plans of one floor are kept."""
STRAIGHT: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
SLANTED: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
DIRECTIONS: Final = (*STRAIGHT, *SLANTED)


def as_cells(cells: Cells) -> list[Cell]:
    """The cells of a set, in rising order."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def as_set(cells: Iterable[Cell]) -> Cells:
    """Cells as a set."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


class Door:
    """A door: the line between the squares of its pairs, one of each pair on either side."""

    __slots__ = ("cells", "ends", "id", "pairs")

    def __init__(self, name: str, pairs: tuple[Edge, ...], ends: tuple[Edge, ...]) -> None:
        self.id = name
        self.pairs = pairs
        self.cells: Cells = as_set(cell for pair in pairs for cell in pair)
        self.ends = ends
        """At each end, on either side: a space of the door and the space beyond it."""

    def under(self, body: Body) -> bool:
        """DJ-17.5: whether this figure stands across its line."""
        return any(one in body and other in body for one, other in self.pairs)


class Floor:
    """The map of a quest. It is never changed and equals only itself.

    `areas` are rows of area numbers, -1 where the map has no square. `doors` are pairs of squares
    on either side, `stairs` pairs of squares, `walls` pairs of squares with a wall between them.
    """

    def __init__(
        self,
        areas: Sequence[Sequence[int]],
        doors: Mapping[str, Sequence[tuple[Square, Square]]],
        stairs: Iterable[tuple[Square, Square]] = (),
        walls: Iterable[tuple[Square, Square]] = (),
    ) -> None:
        self.height = len(areas)
        self.width = max(map(len, areas))
        self.squares: tuple[Square, ...] = tuple(
            (row, column)
            for row, across in enumerate(areas)
            for column, area in enumerate(across)
            if area >= 0
        )
        """Where each cell lies."""
        self.cells: dict[Square, Cell] = {square: cell for cell, square in enumerate(self.squares)}
        self.size = len(self.squares)
        self.all: Cells = (1 << self.size) - 1
        self.area: tuple[int, ...] = tuple(areas[row][column] for row, column in self.squares)
        """The area of each cell."""
        self.areas: dict[int, Cells] = {
            area: as_set(cell for cell, other in enumerate(self.area) if other == area)
            for area in sorted(set(self.area))
        }
        self.walls: frozenset[Edge] = frozenset(self._edge(*pair) for pair in walls)
        self.doors: dict[str, Door] = {name: self._door(name, doors[name]) for name in doors}
        self.stairs: dict[Cell, Cell] = {}
        """The cell at the other end of each staircase."""
        for one, other in stairs:
            top, bottom = self.cell(one), self.cell(other)
            self.stairs |= {top: bottom, bottom: top}
        self._plans: dict[frozenset[str], Plan] = {}
        self._rays: dict[Cell, Rays] = {}
        self._opened = self.adjacent(self.doors)
        self._shut = self.adjacent(())
        self._grid = [
            self.cells.get((row, column), -1)
            for row in range(self.height)
            for column in range(self.width)
        ]

    def cell(self, square: Square) -> Cell:
        """The cell on this square of the map."""
        found = self.cells.get(square)
        if found is None:
            said = f"the map has no square in row {square[0]}, column {square[1]}"
            raise ValueError(said)
        return found

    def square(self, cell: Cell) -> Square:
        """Where a cell lies."""
        return self.squares[cell]

    def shifted(self, cell: Cell, down: int, right: int) -> Cell:
        """The cell so many rows and columns away; -1 where the map has no square."""
        row, column = self.squares[cell]
        return self.cells.get((row + down, column + right), -1)

    def plan(self, openings: frozenset[str]) -> Plan:
        """The floor with these doors open and all others closed (DJ-17.3)."""
        found = self._plans.get(openings)
        if found is None:
            if len(self._plans) == PLANS:
                del self._plans[next(iter(self._plans))]
            found = self._plans[openings] = Plan(self, openings)
        return found

    def rays(self, origin: Cell) -> Rays:
        """The lines from this cell to all others."""
        found = self._rays.get(origin)
        if found is None:
            row, column = self.squares[origin]
            lines = [line(self.width, down - row, right - column) for down, right in self.squares]
            corner = row * self.width + column
            found = Rays(self._grid, corner, lines, self._opened, self._shut)
            self._rays[origin] = found
        return found

    def adjacent(self, openings: Collection[str]) -> tuple[Cells, ...]:
        """DJ-7.9, DJ-7.10: of each cell, the cells adjacent to it while these doors are open."""
        closed = set(self.walls)
        for name, door in self.doors.items():
            if name not in openings:
                closed |= set(door.pairs)
        found = [0] * self.size
        for cell in range(self.size):
            for down, right in STRAIGHT:
                other = self.shifted(cell, down, right)
                if other >= 0 and (min(cell, other), max(cell, other)) not in closed:
                    found[cell] |= 1 << other
        straight = found.copy()
        for cell in range(self.size):
            for down, right in SLANTED:
                other = self.shifted(cell, down, right)
                if other >= 0 and straight[cell] & straight[other]:
                    found[cell] |= 1 << other
        return tuple(found)

    def _edge(self, one: Square, other: Square) -> Edge:
        """The line between two squares."""
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
            said = f"the squares {one} and {other} share no edge"
            raise ValueError(said)
        first, second = sorted((self.cell(one), self.cell(other)))
        return first, second

    def _door(self, name: str, pairs: Sequence[tuple[Square, Square]]) -> Door:
        """A door and the spaces beyond its ends (DJ-17.2)."""
        edges = tuple(self._edge(one, other) for one, other in pairs)
        ends: list[Edge] = []
        for edge in edges:
            (top, left), (bottom, right) = self.squares[edge[0]], self.squares[edge[1]]
            for down, across in ((right - left, bottom - top), (left - right, top - bottom)):
                beyond = tuple(self.shifted(cell, down, across) for cell in edge)
                if beyond not in edges:
                    ends += [
                        (cell, far) for cell, far in zip(edge, beyond, strict=True) if far >= 0
                    ]
        return Door(name, edges, tuple(ends))


class Plan:
    """A floor with some doors open: what touches what, how far it is, what the lines pass."""

    def __init__(self, floor: Floor, openings: frozenset[str]) -> None:
        self.floor = floor
        self.openings = openings
        self.around: tuple[Cells, ...] = floor.adjacent(openings)
        """DJ-4.3, DJ-7.10: of each cell, the set of cells adjacent to it."""
        self.beside: tuple[tuple[Cell, ...], ...] = tuple(
            tuple(as_cells(cells)) for cells in self.around
        )
        """The same as cells in rising order."""
        self.by_stairs: dict[Cell, Cells] = {}
        """DJ-7.12: the cells seen through stairs, from the cells on them and next to them."""
        for end, partner in floor.stairs.items():
            for cell in self.beside[end]:
                self.by_stairs[cell] = self.by_stairs.get(cell, 0) | 1 << partner
            seen = 1 << partner | self.around[partner]
            self.by_stairs[end] = self.by_stairs.get(end, 0) | seen
        self._rings: dict[Cell, list[Cells]] = {}
        self._reaches: dict[Cell, list[Cells]] = {}
        self._distances: dict[Cell, tuple[int, ...]] = {}
        self._attack_distances: dict[Cell, tuple[int, ...]] = {}
        self._lines: dict[Cell, tuple[Cells | None, ...]] = {}
        self._clear: dict[Cell, Cells] = {}
        self._touching: dict[Body, Cells] = {}

    # How far

    def distances(self, cell: Cell) -> tuple[int, ...]:
        """DJ-7.14: the distance of every cell from this one."""
        found = self._distances.get(cell)
        if found is None:
            found = self._distances[cell] = counted(self._near(cell), self.floor.size)
        return found

    def distance(self, cell: Cell, other: Cell) -> int:
        """DJ-7.14: the least number of steps between two cells."""
        return self.distances(cell)[other]

    def within(self, cell: Cell, spaces: int) -> Cells:
        """DJ-7.16: the cells at most so far away, this one included."""
        rings = self._near(cell)
        return rings[min(spaces, len(rings) - 1)]

    def within_any(self, body: Body, spaces: int) -> Cells:
        """DJ-7.15: the cells at most so far from the nearest space of a figure."""
        found = 0
        for cell in body:
            found |= self.within(cell, spaces)
        return found

    def touching(self, body: Body) -> Cells:
        """DJ-14.8: the cells adjacent to a figure."""
        found = self._touching.get(body)
        if found is None:
            found = self._touching[body] = self.within_any(body, 1) & ~as_set(body)
        return found

    def reach(self, cell: Cell, spaces: int) -> Cells:
        """DJ-7.19: the cells at most so far away for an attack, for which stairs are one step."""
        rings = self._struck(cell)
        return rings[min(spaces, len(rings) - 1)]

    def attack_distance(self, cell: Cell, other: Cell) -> int:
        """DJ-7.19: the distance between two cells for an attack."""
        found = self._attack_distances.get(cell)
        if found is None:
            found = counted(self._struck(cell), self.floor.size)
            self._attack_distances[cell] = found
        return found[other]

    def _near(self, cell: Cell) -> list[Cells]:
        """The cells within 0, 1, 2 ... spaces."""
        found = self._rings.get(cell)
        if found is None:
            found = self._rings[cell] = grown(cell, self.around, {})
        return found

    def _struck(self, cell: Cell) -> list[Cells]:
        """The same for an attack."""
        found = self._reaches.get(cell)
        if found is None:
            found = self._near(cell)
            if self.floor.stairs:
                found = grown(cell, self.around, self.floor.stairs)
            self._reaches[cell] = found
        return found

    # What is seen

    def clear(self, cell: Cell) -> Cells:
        """DJ-7.2: the cells to which no wall and no closed door interrupts the line."""
        found = self._clear.get(cell)
        if found is None:
            rays = self.floor.rays(cell)
            found = rays.clear
            for one, other, cells in rays.doubtful:
                if not self.around[one] >> other & 1:
                    found &= ~cells
            self._clear[cell] = found
        return found

    def lines(self, cell: Cell) -> tuple[Cells | None, ...]:
        """To every cell: the cells strictly between; None if a wall or closed door interrupts."""
        found = self._lines.get(cell)
        if found is None:
            clear = self.clear(cell)
            between = self.floor.rays(cell).between
            found = tuple(
                cells if clear >> other & 1 else None for other, cells in enumerate(between)
            )
            self._lines[cell] = found
        return found

    def line(self, cell: Cell, other: Cell) -> Cells | None:
        """The cells strictly between; None if a wall or closed door interrupts the line."""
        return self.lines(cell)[other]

    def sees(self, cell: Cell, other: Cell, blocked: Cells) -> bool:
        """DJ-7.1: whether the line between two cells passes none of these (DJ-7.7)."""
        between = self.lines(cell)[other]
        return between is not None and not between & blocked

    def seen(self, cell: Cell, blocked: Cells) -> Cells:
        """The cells to which the line passes none of these; the cell itself is one of them."""
        found = self.clear(cell)
        rays = self.floor.rays(cell)
        shadows = rays.shadows
        blocked &= rays.casting
        while blocked:
            lowest = blocked & -blocked
            found &= ~shadows[lowest.bit_length() - 1]
            blocked ^= lowest
        return found

    # Doors

    def beside_door(self, name: str) -> Cells:
        """DJ-17.2, DJ-R-78: the cells from which a door is opened and closed."""
        door = self.floor.doors[name]
        found = door.cells
        for cell, beyond in door.ends:
            if self.around[cell] >> beyond & 1:
                found |= 1 << beyond
        return found


def grown(cell: Cell, around: Sequence[Cells], stairs: Mapping[Cell, Cell]) -> list[Cells]:
    """The cells within 0, 1, 2 ... steps, until there are no more."""
    near = fresh = 1 << cell
    found = [near]
    while fresh:
        reached = near
        for step in as_cells(fresh):
            reached |= around[step]
            if step in stairs:
                reached |= 1 << stairs[step]
        fresh = reached & ~near
        near = reached
        if fresh:
            found.append(near)
    return found


def counted(rings: Sequence[Cells], size: int) -> tuple[int, ...]:
    """The distance of every cell, by what lies within 0, 1, 2 ... spaces."""
    found, before = [FAR] * size, 0
    for spaces, near in enumerate(rings):
        for cell in as_cells(near & ~before):
            found[cell] = spaces
        before = near
    return tuple(found)
