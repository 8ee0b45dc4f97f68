"""Sight, distances, steps and shapes are those that a slower way finds, on random maps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from podziemia.games.descent.geometry import (
    FAR,
    NARROW,
    WIDE,
    Body,
    Cells,
    Floor,
    all_bodies,
    as_cells,
    as_set,
    blast,
    breaths,
    distance_seen,
    flights,
    hole,
    jumps,
    rim,
    steps,
    struck,
    view,
)
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Square
from tests.budget import Budget
from tests.games.descent.slow_board import SlowBoard

POSITIONS = 150
SECONDS = 8.0
SIZES = [(1, 1), (1, 1), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)]
Pair = tuple[Square, Square]


class Position:
    """A random map, doors of it open, one figure, and what else lies and stands about."""

    def __init__(self, number: int) -> None:
        rng = Rng(f"geometry {number}")
        rows, columns = (2 + rng.below(7 + 9 * (not rng.below(8))) for _ in "rc")
        holes, lines = rng.below(4), rng.below(4)
        whole = [(row, column) for row in range(rows) for column in range(columns)]
        squares = [square for square in whole if rng.below(10) >= holes] or whole
        edges = sorted(
            (one, other)
            for one in squares
            for other in ((one[0], one[1] + 1), (one[0] + 1, one[1]))
            if other in set(squares)
        )
        rng.shuffle(edges)
        walls = [edges.pop() for _ in range(len(edges) * lines // 20)]
        doors: dict[str, list[Pair]] = {}
        for name in "abc"[: rng.below(4)]:
            if edges:
                first = edges.pop()
                along = first[1][1] - first[0][1], first[1][0] - first[0][0]
                second = (moved(first[0], along), moved(first[1], along))
                doors[name] = [first]
                if second in edges and rng.below(4):
                    edges.remove(second)
                    doors[name].append(second)
        self.openings = frozenset(name for name in doors if rng.below(2))
        rng.shuffle(squares)
        ends = squares[: 2 * rng.below(3)]
        stairs = list(zip(ends[::2], ends[1::2], strict=False))
        self.rows = [
            [(column // 3 if (row, column) in squares else -1) for column in range(columns)]
            for row in range(rows)
        ]
        shut = [pair for name in doors if name not in self.openings for pair in doors[name]]
        self.slow = SlowBoard(set(squares), {frozenset(edge) for edge in [*walls, *shut]}, stairs)
        self.floor = Floor(self.rows, doors, stairs, walls)
        self.plan = self.floor.plan(self.openings)
        self.doors = doors
        places = sorted(map(sorted, self.slow.places(*rng.pick(SIZES))))
        self.body = frozenset(rng.pick(places or [[squares[0]]]))
        pits, rubble, figures = ({one for one in squares if rng.below(6) < n} for n in (2, 1, 1))
        self.pits = pits | self.body if rng.below(4) == 0 else pits
        self.rubble = rubble
        for size in SIZES[rng.below(4) :: 3]:  # large figures stand in the way, too
            figures |= set(rng.pick(sorted(map(sorted, self.slow.places(*size))) or [[]]))
        self.blocked = rubble | figures
        self.farthest = 5 if rng.below(5) == 0 else FAR

    def cells(self, squares: Iterable[Square]) -> Cells:
        return as_set(map(self.floor.cell, squares))

    def squares(self, cells: Cells | Body) -> set[Square]:
        found = as_cells(cells) if isinstance(cells, int) else cells
        return {self.floor.square(cell) for cell in found}


def moved(square: Square, way: Square) -> Square:
    return square[0] + way[0], square[1] + way[1]


@pytest.mark.rule("DJ-4.3", "DJ-7.1", "DJ-7.8", "DJ-7.9", "DJ-7.10", "DJ-7.14", "DJ-7.19")
@pytest.mark.rule("DJ-7.2", "DJ-7.5", "DJ-7.11", "DJ-7.12", "DJ-7.13", "DJ-7.15", "DJ-7.16")
@pytest.mark.rule("DJ-14.8", "DJ-14.9", "DJ-14.10", "DJ-14.11", "DJ-14.12", "DJ-15.4", "DJ-15.7")
@pytest.mark.rule("DJ-15.8", "DJ-15.20", "DJ-15.30", "DJ-17.2", "DJ-17.11", "DJ-17.13", "DJ-R-12")
def test_a_slower_way_finds_the_same(budget: Budget) -> None:
    def check(number: int) -> None:
        position = Position(number)
        for one in (near, seen, attacked, moves, thrown, fallen, laid_templates, at_doors):
            one(position)

    budget.spend(SECONDS, POSITIONS, check)


def near(position: Position) -> None:
    """Adjacency, distances, and both within so many spaces, from one space and from a figure."""
    plan, slow, floor = position.plan, position.slow, position.floor
    origin = min(position.body)
    cell = floor.cell(origin)
    assert position.squares(plan.around[cell]) == slow.around(origin)
    assert as_cells(plan.around[cell]) == list(plan.beside[cell])
    walked, struck_at = slow.distances(origin), slow.distances(origin, attack=True)
    for other in range(floor.size):
        square = floor.square(other)
        assert plan.distance(cell, other) == walked.get(square, FAR)
        assert plan.attack_distance(cell, other) == struck_at.get(square, FAR)
    for spaces in (0, 1, 2, 3, 30):
        assert position.squares(plan.within(cell, spaces)) == {
            square for square, far in walked.items() if far <= spaces
        }
    body = tuple(sorted(map(floor.cell, position.body)))
    assert position.squares(plan.touching(body)) == slow.around_all(position.body)


def seen(position: Position) -> None:
    """Single lines, all that a figure sees, and from how far."""
    plan, slow, floor = position.plan, position.slow, position.floor
    origin = min(position.body)
    cell, blocked = floor.cell(origin), position.cells(position.blocked)
    sight = {one for one in slow.squares if slow.sees(origin, one, position.blocked)}
    assert position.squares(plan.seen(cell, blocked)) == sight
    for square in slow.squares:  # there and back it is the same line
        other = floor.cell(square)
        assert plan.sees(cell, other, blocked) == (square in sight)
        assert plan.sees(other, cell, blocked) == (square in sight)
    body, pits = tuple(sorted(map(floor.cell, position.body))), position.cells(position.pits)
    own = set(position.body)
    for stairs in (True, False):
        found = view(plan, body, blocked, pits, position.farthest, stairs)
        slowly = slow.view(own, position.blocked, position.pits, position.farthest, stairs)
        assert position.squares(found) == set(slowly)
        if stairs:
            for target in range(floor.size):
                far = distance_seen(plan, body, target, blocked, pits, position.farthest)
                assert far == slowly.get(floor.square(target), FAR)


def attacked(position: Position) -> None:
    """Hand to hand, with and without stairs, and a Blast."""
    plan, slow, floor = position.plan, position.slow, position.floor
    body, own = tuple(sorted(map(floor.cell, position.body))), set(position.body)
    blocked, pits = position.cells(position.blocked), position.cells(position.pits)
    for stairs in (True, False):
        whole = set(slow.view(own, position.blocked, position.pits, FAR, stairs))
        for spaces in (1, 2):
            found = struck(plan, body, spaces, blocked, pits, stairs)
            slowly: set[Square] = set()
            for one in own:
                far = slow.distances(one, attack=stairs)
                reach = {other for other in whole - own if far.get(other, FAR) <= spaces}
                slowly |= set(slow.view({one}, position.blocked - own, set(), FAR, stairs, reach))
            assert position.squares(found) == slowly
    centre = min(own)
    for spaces in (1, 3):
        found = blast(plan, floor.cell(centre), spaces, position.cells(position.rubble))
        assert position.squares(found) == {
            other
            for other, far in slow.distances(centre).items()
            if far <= spaces and slow.sees(centre, other, position.rubble)
        }


def moves(position: Position) -> None:
    """One movement point; a large figure never lies across a wall."""
    plan, slow, floor = position.plan, position.slow, position.floor
    body = tuple(sorted(map(floor.cell, position.body)))
    found = steps(plan, body)
    assert len({step.body for step in found}) == len(found)
    assert {frozenset(position.squares(step.body)) for step in found} == slow.steps(position.body)
    for step in found:
        assert step.cells == as_set(step.body)
        assert step.entered == step.cells & ~as_set(body)
        assert list(step.body) == sorted(step.body)
        assert body in {back.body for back in steps(plan, step.body)}
    rows, columns = (1 + max(axis) - min(axis) for axis in zip(*position.body, strict=True))
    everywhere = {frozenset(position.squares(other)) for other in all_bodies(plan, (rows, columns))}
    assert everywhere == slow.places(rows, columns)


def thrown(position: Position) -> None:
    """Where Knockback may take a figure."""
    body = tuple(sorted(map(position.floor.cell, position.body)))
    found = {frozenset(position.squares(other)) for other in flights(position.plan, body)}
    assert found == position.slow.flights(position.body)


def fallen(position: Position) -> None:
    """Pits: which spaces are one, where one climbs out, and the jumps across."""
    plan, slow, floor = position.plan, position.slow, position.floor
    pits, taken = position.cells(position.pits), position.cells(position.blocked)
    for square in sorted(position.pits):
        whole = slow.hole(square, position.pits)
        assert position.squares(hole(plan, floor.cell(square), pits)) == whole
        assert position.squares(rim(plan, position.cells(whole))) == slow.around_all(whole)
        break
    for square in sorted(slow.squares)[::4]:
        found = {
            (floor.square(jump.landing), tuple(map(floor.square, jump.over)))
            for jump in jumps(plan, floor.cell(square), pits, taken)
        }
        assert found == slow.jumps(square, position.pits, position.blocked)


def laid_templates(position: Position) -> None:
    """The breath template, wide or narrow."""
    body = tuple(sorted(map(position.floor.cell, position.body)))
    for rows in (WIDE, NARROW):
        found = breaths(position.plan, body, rows)
        assert len(found) == len(set(found))
        assert {
            (frozenset(breath.squares), frozenset(position.squares(breath.cells)))
            for breath in found
        } == set(position.slow.breaths(position.body, rows))


def at_doors(position: Position) -> None:
    """DJ-17.2: the door's own spaces, and those that touch an end of its line on their side."""
    for name, pairs in position.doors.items():
        closed = position.slow.closed | {frozenset(pair) for pair in pairs}
        slow = SlowBoard(position.slow.squares, closed)
        points = Counter(point for pair in pairs for point in shared_points(*pair))
        expected = {square for pair in pairs for square in pair}
        for side in zip(*pairs, strict=True):
            axis = 0 if pairs[0][0][0] != pairs[0][1][0] else 1
            for square in slow.squares:
                touches = any(points[point] == 1 for point in points_of(square))
                on_side = square[axis] == side[0][axis]
                if touches and on_side and slow.around(square) & set(side):
                    expected.add(square)
        assert position.squares(position.plan.beside_door(name)) == expected


def points_of(square: Square) -> set[Square]:
    """The corners of a square."""
    return {(square[0] + down, square[1] + right) for down in (0, 1) for right in (0, 1)}


def shared_points(one: Square, other: Square) -> set[Square]:
    return points_of(one) & points_of(other)
