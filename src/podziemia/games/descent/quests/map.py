"""The map of a quest file: its letters, its areas, its doors, and whether it can be walked."""

# Not compiled: no match runs through it.
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Final, TypeAlias

from podziemia.kernel.scene import Square

from . import parts
from .quest import rows_of
from .report import Report

LARGEST: Final = 64
MOST_SQUARES: Final = 1_000
"""More would make everybody at the table wait; the box has quests of 300."""
ROCK: Final = "."
LETTERS: Final = frozenset("0123456789" + ROCK)
Edge: TypeAlias = frozenset[Square]
"""Two squares that share an edge."""


class Map:
    """The squares of a map as drawn, each with its area."""

    def __init__(self, drawn: str) -> None:
        self.rows = rows_of(drawn)
        self.areas: dict[Square, int] = {
            (row, column): int(letter)
            for row, line in enumerate(self.rows)
            for column, letter in enumerate(line)
            if letter in LETTERS and letter != ROCK
        }

    def beside(self, square: Square) -> Iterator[Square]:
        """The squares of the map that share an edge with this one, below and to the right first."""
        row, column = square
        for other in ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)):
            if other in self.areas:
                yield other

    def around(self, square: Square) -> Iterator[Square]:
        """DJ-7.9: this square and those of its area that are adjacent to it, doors being closed."""
        row, column = square
        inside = {other for other, area in self.areas.items() if area == self.areas[square]}
        for down, right in product((-1, 0, 1), repeat=2):
            corners = {(row + down, column), (row, column + right)}
            if (row + down, column + right) in inside and corners & inside:
                yield (row + down, column + right)

    def border(self) -> Iterator[tuple[Square, Square]]:
        """The edges between two areas, each once."""
        for square, area in self.areas.items():
            for other in self.beside(square):
                if other > square and self.areas[other] != area:
                    yield square, other


def check_drawing(drawn: str, report: Report) -> bool:
    """The map is a rectangle of digits and dots of a size that can be played."""
    rows = rows_of(drawn)
    widest = max(map(len, rows))
    fits = widest <= LARGEST and len(rows) <= LARGEST
    if not report.unless(fits, "map-large", "map", most=LARGEST):
        return False
    squares = sum(letter != ROCK for row in rows for letter in row)
    report.unless(squares <= MOST_SQUARES, "map-squares", "map", squares=squares, most=MOST_SQUARES)
    for number, row in enumerate(rows):
        place = f"map, row {number}"
        wrong = next((letter for letter in row if letter not in LETTERS), None)
        report.unless(wrong is None, "map-letter", place, letter=wrong or "")
        report.unless(len(row) == widest, "map-ragged", place, columns=len(row), widest=widest)
    return not report.faults


def check_areas(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """Every area of the map is described once, and none that is not drawn."""
    drawn = set(plan.areas.values())
    seen: set[int] = set()
    for area in file.area:
        place = f"[[area]] {area.id}"
        report.unless(area.id not in seen, "twice", place, what=str(area.id))
        report.unless(area.id in drawn, "area-not-drawn", place, area=area.id)
        seen.add(area.id)
    for missing in sorted(drawn - seen):
        report.add("area-not-told", "map", area=missing)
    report.unless(0 in drawn, "no-start-area", "map")


def check_doors(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """DJ-17.1: doors stand between two areas, and areas touch at doors alone."""
    taken: dict[Edge, str] = {}
    for door in file.door:
        place = f"[[door]] {door.id}"
        coloured = (door.kind == "rune") == (door.color is not None)
        report.unless(coloured, "door-color", place, kind=door.kind)
        if not fits_edge(door, plan):
            report.add("door-edge", place)
            continue
        for pair in door.pairs:
            stands = taken.setdefault(frozenset(pair), door.id)
            report.unless(stands == door.id, "door-twice", place, other=stands)
    open_edges = (edge for edge in plan.border() if frozenset(edge) not in taken)
    for one, other in islice(open_edges, 1):  # a whole border would say the same again
        squares = {"one": spoken(one), "other": spoken(other)}
        areas = {"first": plan.areas[one], "second": plan.areas[other]}
        report.add("areas-touch", "map", **squares, **areas)


def fits_edge(door: parts.Door, plan: Map) -> bool:
    """Whether a door's squares lie along one edge between two areas, in the same order."""
    if any(square not in plan.areas for square in (*door.a, *door.b)):
        return False
    (one, other), (beyond, further) = door.a, door.b
    straight = other in plan.beside(one) and away(one, beyond) == away(other, further)
    across = beyond in plan.beside(one) and beyond != other
    sides = {plan.areas[one], plan.areas[other]}, {plan.areas[beyond], plan.areas[further]}
    return straight and across and len(sides[0]) == len(sides[1]) == 1 and sides[0] != sides[1]


def away(one: Square, other: Square) -> Square:
    """How many rows and columns one square lies from another."""
    return other[0] - one[0], other[1] - one[1]


def spoken(square: Square) -> str:
    """A square as files write it."""
    return f"[{square[0]}, {square[1]}]"
