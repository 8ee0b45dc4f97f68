"""The map of a quest the slow way: the rules word by word, on sets of squares.

Lines are segments between centres, cut with squares, edges and corners in fractions; distances are
found ring by ring; steps, jumps and templates by trying every place there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product

from podziemia.kernel.scene import Square

DIRECTIONS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
HALF = Fraction(1, 2)


def moved(square: Square, down: int, right: int) -> Square:
    return square[0] + down, square[1] + right


@cache
def cuts(down: int, right: int) -> tuple[list[Square], list[frozenset[Square]], list[Square]]:
    """What a line from the centre of (0, 0) to the centre of a square cuts.

    The squares whose insides it passes, the edges it crosses between their ends (each as the two
    squares beside it), and the corners it passes (each as the square south-east of it).
    """
    rows = range(min(down, 0) - 1, max(down, 0) + 3)
    columns = range(min(right, 0) - 1, max(right, 0) + 3)
    squares, edges, corners = [], [], []
    for row, column in product(rows, columns):
        if inside(down, right, row, column):
            squares.append((row, column))
        # the edge on the north side of the square, and the one on its west side
        if down and past(down, row):
            at = HALF + (row - HALF) / down * right
            if column < at < column + 1:
                edges.append(frozenset({(row - 1, column), (row, column)}))
            if at == column:
                corners.append((row, column))
        if right and past(right, column):
            at = HALF + (column - HALF) / right * down
            if row < at < row + 1:
                edges.append(frozenset({(row, column - 1), (row, column)}))
    return squares, edges, corners


def past(length: int, at: int) -> bool:
    """Whether a line so long, from 1/2, comes past a whole number."""
    return 0 < (at - HALF) / length < 1


def inside(down: int, right: int, row: int, column: int) -> bool:
    """Whether the line passes through the inside of a square."""
    since, until = Fraction(0), Fraction(1)
    for length, low in ((down, row), (right, column)):
        if length == 0:
            if not low < HALF < low + 1:
                return False
            continue
        first, last = sorted(((low - HALF) / length, (low + 1 - HALF) / length))
        since, until = max(since, first), min(until, last)
    return since < until


class SlowBoard:
    """Squares, and the edges between them that are closed by walls or doors."""

    def __init__(
        self,
        squares: set[Square],
        closed: set[frozenset[Square]],
        stairs: Iterable[tuple[Square, Square]] = (),
    ) -> None:
        self.squares = squares
        self.closed = closed
        self.near: dict[Square, set[Square]] = {}
        self.partner = {a: b for one, other in stairs for a, b in ((one, other), (other, one))}

    # What touches what

    def joined(self, one: Square, other: Square) -> bool:
        """Two squares with an edge in common that is open."""
        return (
            {one, other} <= self.squares
            and abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
            and frozenset({one, other}) not in self.closed
        )

    def adjacent(self, one: Square, other: Square) -> bool:
        """DJ-7.9, DJ-7.10."""
        if not {one, other} <= self.squares:
            return False
        if abs(one[0] - other[0]) == abs(one[1] - other[1]) == 1:
            corner = ((one[0], other[1]), (other[0], one[1]))
            return any(self.joined(one, side) and self.joined(side, other) for side in corner)
        return self.joined(one, other)

    def around(self, square: Square) -> set[Square]:
        if square not in self.near:
            near = {moved(square, *way) for way in DIRECTIONS}
            self.near[square] = {other for other in near if self.adjacent(square, other)}
        return self.near[square]

    def around_all(self, body: Iterable[Square]) -> set[Square]:
        own = set(body)
        return set().union(*map(self.around, own)) - own

    # How far

    def distances(self, origin: Square, attack: bool = False) -> dict[Square, int]:
        """DJ-7.14, DJ-7.19: ring by ring."""
        found, ring = {origin: 0}, [origin]
        while ring:
            further = []
            for square in ring:
                ways = set(self.around(square))
                if attack and square in self.partner:
                    ways.add(self.partner[square])
                for other in ways:
                    if other not in found:
                        found[other] = found[square] + 1
                        further.append(other)
            ring = further
        return found

    # What is seen

    def sees(self, one: Square, other: Square, blocked: set[Square]) -> bool:
        """DJ-7.1, DJ-7.2, DJ-7.7 to DJ-7.9."""
        down, right = other[0] - one[0], other[1] - one[1]
        squares, edges, corners = cuts(down, right)
        passed = {moved(one, *square) for square in squares} | {one, other}
        if not passed <= self.squares or (passed - {one, other}) & blocked:
            return False
        if any(frozenset(moved(one, *side) for side in edge) in self.closed for edge in edges):
            return False
        for row, column in corners:
            south_east = moved(one, row, column)
            south_west, north_east = moved(south_east, 0, -1), moved(south_east, -1, 0)
            north_west = moved(south_east, -1, -1)
            falls = down * right > 0
            if not self.adjacent(
                *((north_west, south_east) if falls else (south_west, north_east))
            ):
                return False
        return True

    def view(
        self,
        body: set[Square],
        blocked: set[Square],
        pits: set[Square],
        farthest: int,
        stairs: bool,
        among: set[Square] | None = None,
    ) -> dict[Square, int]:
        """DJ-7.5, DJ-7.11 to DJ-7.15: what a figure sees, and from how far for an attack."""
        looked_at = self.squares if among is None else among
        found: dict[Square, int] = {}
        for own in sorted(body):
            near, far = self.distances(own), self.distances(own, attack=True)
            seen = {
                other
                for other in looked_at
                if near.get(other, 99) <= farthest and self.sees(own, other, blocked - body)
            }
            for end, partner in self.partner.items() if stairs else ():
                if own == end:
                    seen |= {partner} | self.around(partner)
                if self.adjacent(own, end):
                    seen.add(partner)
            for other in seen & looked_at:
                found[other] = min(far[other], found.get(other, 99))
        if body <= pits:
            pit = self.hole(min(body), pits)
            allowed = pit | self.around_all(pit)
            found = {square: far for square, far in found.items() if square in allowed}
        return found

    # Pits

    def hole(self, square: Square, pits: set[Square]) -> set[Square]:
        """DJ-17.11."""
        found, size = {square}, 0
        while len(found) > size:
            size = len(found)
            found |= {one for one in pits for other in set(found) if self.joined(one, other)}
        return found

    def jumps(
        self, square: Square, pits: set[Square], taken: set[Square]
    ) -> set[tuple[Square, tuple[Square, ...]]]:
        """DJ-17.13: straight on for 1, 2, 3 ... pit spaces."""
        found = set()
        for down, right in DIRECTIONS if square not in pits else ():
            for count in range(1, 15):
                way = [moved(square, down * n, right * n) for n in range(count + 2)]
                over, landing = way[1:-1], way[-1]
                if not set(over) <= pits - taken:
                    break
                if (
                    all(self.adjacent(a, b) for a, b in pairwise(way))
                    and landing in self.squares - pits - taken
                ):
                    found.add((landing, tuple(over)))
        return found

    # Figures of any size

    def lies(self, top: int, left: int, rows: int, columns: int) -> frozenset[Square] | None:
        """A figure of this size, if nothing runs through it."""
        body = frozenset(product(range(top, top + rows), range(left, left + columns)))
        pairs = ((a, b) for a in body for b in (moved(a, 0, 1), moved(a, 1, 0)) if b in body)
        if body <= self.squares and all(self.joined(a, b) for a, b in pairs):
            return body
        return None

    def places(self, rows: int, columns: int) -> set[frozenset[Square]]:
        """Everywhere a figure of this size could be."""
        found = (self.lies(*square, rows, columns) for square in self.squares)
        return {body for body in found if body}

    def steps(self, body: frozenset[Square]) -> set[frozenset[Square]]:
        """DJ-4.2, DJ-14.9 to DJ-14.12."""
        rows, columns = (1 + max(axis) - min(axis) for axis in zip(*body, strict=True))
        found = set()
        for other in self.places(rows, columns):
            for down, right in DIRECTIONS:
                if other == {moved(square, down, right) for square in body}:
                    slanted = down != 0 and right != 0
                    ahead = rows == columns or slanted or (right if columns > rows else down)
                    each = all(self.adjacent(one, moved(one, down, right)) for one in body)
                    if ahead and each:
                        found.add(other)
        if len(body) == 2:  # the one that leads goes on, the other takes its place
            for other in self.places(1, 2) | self.places(2, 1):
                if len(other & body) == 1:
                    found.add(other)
        if len(body) == 6:  # turned: one space further, and four of the old ones kept
            found |= {other for other in self.places(columns, rows) if len(other & body) == 4}
        return found

    def flights(self, body: frozenset[Square]) -> set[frozenset[Square]]:
        """DJ-15.30, DJ-R-19."""
        rows, columns = (1 + max(axis) - min(axis) for axis in zip(*body, strict=True))
        spaces = {1: 3, 2: 2}.get(len(body), 0)
        near = [self.distances(one) for one in sorted(body)]
        found = set()
        for other in self.places(rows, columns) - {body}:
            pairs = zip(near, sorted(other), strict=True)
            if all(far.get(one, 99) <= spaces for far, one in pairs):
                found.add(other)
        return found

    # Templates

    def breaths(
        self, body: frozenset[Square], widths: tuple[int, ...]
    ) -> Iterator[tuple[frozenset[Square], frozenset[Square]]]:
        """DJ-15.7, DJ-R-15, DJ-R-16: each way to lay the template, and what it reaches."""
        wide = max(widths)
        north = [
            [(-ahead, (wide - width) // 2 + at) for at in range(width)]
            for ahead, width in enumerate(widths, start=1)
        ]
        top, left = min(body)
        for quarter in range(4):
            turned = north
            for _ in range(quarter):
                turned = [[(column, -row) for row, column in line] for line in turned]
            back = [(1, 0), (0, -1), (-1, 0), (0, 1)][quarter]
            laid: dict[frozenset[Square], tuple[int, list[Square]]] = {}
            for down, right in product(range(-wide - 1, wide + 4), repeat=2):
                narrow = [moved(one, top + down, left + right) for one in turned[0]]
                contact = sum(moved(one, *back) in body for one in narrow)
                if contact:
                    under = frozenset(
                        moved(one, top + down, left + right) for line in turned for one in line
                    )
                    if not under & body:
                        laid[under] = contact, narrow
            most = max(contact for contact, _ in laid.values())
            for under, (contact, narrow) in laid.items():
                if contact == most:
                    found = self.around_all(body) & set(narrow)
                    for _ in under:
                        found |= self.around_all(found) & under
                    yield under, frozenset(found)
