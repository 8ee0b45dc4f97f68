"""The grid: a board of squares, as every face draws it and as everybody counts its squares.

A square is `(row, column)`, both counted from 0, beginning at the top left. There is no other order
of coordinates anywhere: not in a game's scene, not in the browser, not in the terminal. Sizes are
`(rows, columns)` likewise. A map that grows lies on a canvas as large as it can become, so that a
square never changes its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from podziemia.kernel.scene.base import Piece, Stat, Words

Square: TypeAlias = tuple[int, int]
"""The row and the column."""
Size: TypeAlias = tuple[int, int]
"""So many rows and so many columns."""
Run: TypeAlias = tuple[int, int, int]
"""Squares side by side: the row, the column of the first one, and how many they are."""
Side: TypeAlias = Literal["n", "e", "s", "w"]
Rotation: TypeAlias = Literal[0, 90, 180, 270]
SquareLook: TypeAlias = Literal["floor", "rough", "water", "danger", "block", "sign"]
EdgeLook: TypeAlias = Literal["wall", "sketch", "door", "water", "rubble", "opening"]
AreaLook: TypeAlias = Literal["fog", "seen", "sight", "area", "mark"]

NO_SQUARE: Final = " "
"""In the rows of a grid: here is no square."""


class SquareKind(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a letter in the rows of a grid means, and how a square of that kind looks."""

    words: Words
    look: SquareLook = "floor"
    """`sign`: its letter is written into the square."""


class EdgeKind(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What may lie between two squares, and how it looks."""

    words: Words
    look: EdgeLook = "wall"


class Edge(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something on one side of a square; from either of the two squares it is the same."""

    row: int
    column: int
    side: Side
    kind: str


class Figure(Piece, frozen=True, kw_only=True):
    """Somebody who stands somewhere: on a piece, or on squares of a grid."""

    name: Words
    picture: str
    owner: int | None = None
    badges: tuple[Stat, ...] = ()
    at: str | None = None
    """The id of the piece it stands on, where that is not a square."""
    square: Square | None = None
    """Its upper left square; without one it is beside the grid."""
    size: Size = (1, 1)
    """The squares it covers, as it stands now."""
    facing: Side | None = None


class Tile(Piece, frozen=True, kw_only=True):
    """A room or a piece of floor that was laid down, perhaps turned."""

    tile: str
    """Which one it is."""
    name: Words
    origin: Square
    """The upper left square of the box around it, as it lies."""
    rotation: Rotation = 0
    """How far it was turned clockwise; what was its upper side at 0 is the right one at 90."""
    squares: tuple[Run, ...] = ()
    picture: str | None = None


class Spot(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A square of which there is more to say; its piece is `square_id` of it."""

    square: Square
    name: Words | None = None
    card: str | None = None
    """The id under which it can be looked up."""
    picture: str | None = None
    badges: tuple[Stat, ...] = ()


class Area(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="area", omit_defaults=True):
    """A set of squares: fog, what has been seen, a line of sight, the reach of an effect."""

    label: Words
    look: AreaLook
    squares: tuple[Run, ...] = ()
    of: str | None = None
    """The piece it belongs to: it is shown while that is looked at; without one, always."""


class Way(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="way", omit_defaults=True):
    """Squares in the order in which they were walked."""

    label: Words
    squares: tuple[Square, ...] = ()
    of: str | None = None


class Reached(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A square within reach: what it costs, and the square before it; none: from outside."""

    row: int
    column: int
    cost: int
    before: Square | None


class Reach(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="reach", omit_defaults=True):
    """Where a figure can walk, step by step, and so that a way can be traced back."""

    label: Words
    of: str
    """The figure that walks."""
    events: tuple[str, ...]
    """The events of a step that everybody sees coming; any other ends a walk."""
    squares: tuple[Reached, ...] = ()


Layer: TypeAlias = Area | Way | Reach


class Grid(Piece, frozen=True, kw_only=True):
    """A board of squares with what lies between them, on them and over them."""

    name: Words
    rows: tuple[str, ...]
    """One letter for each square, `NO_SQUARE` where there is none."""
    kinds: dict[str, SquareKind]
    edges: tuple[Edge, ...] = ()
    edge_kinds: dict[str, EdgeKind] = msgspec.field(default_factory=dict)
    tiles: tuple[Tile, ...] = ()
    spots: tuple[Spot, ...] = ()
    figures: tuple[Figure, ...] = ()
    layers: dict[str, Layer] = msgspec.field(default_factory=dict)
    row_names: tuple[str, ...] = ()
    """What the rows are called; without it 1, 2, 3 from the top."""
    column_names: tuple[str, ...] = ()
    """What the columns are called; without it A to Z, AA and so on from the left."""

    @property
    def columns(self) -> int:
        """How many squares there are in the longest row."""
        return max(map(len, self.rows), default=0)

    def squares(self) -> Iterator[Square]:
        """Every square there is, row by row."""
        for row, line in enumerate(self.rows):
            for column, kind in enumerate(line):
                if kind != NO_SQUARE:
                    yield row, column

    def kind_of(self, square: Square) -> str:
        """The letter of a square; `NO_SQUARE` outside."""
        row, column = square
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else NO_SQUARE

    def square_name(self, square: Square) -> str:
        """What a square is called: its column and its row, `C4`."""
        row, column = square
        row_name = self.row_names[row] if self.row_names else str(row + 1)
        return (self.column_names[column] if self.column_names else letters(column)) + row_name


def square_id(grid: str, square: Square) -> str:
    """The id of the piece that a square is: the only way to name one."""
    row, column = square
    return f"{grid}:{row}.{column}"


def letters(column: int) -> str:
    """The name of a column that has none: A to Z, then AA to AZ and so on."""
    first, last = divmod(column, 26)
    return (letters(first - 1) if first else "") + chr(ord("A") + last)


def covered(figure: Figure) -> Iterator[Square]:
    """The squares a figure stands on."""
    if figure.square is not None:
        top, left = figure.square
        rows, columns = figure.size
        for row in range(top, top + rows):
            for column in range(left, left + columns):
                yield row, column


def reached(
    start: Square | None, beside: Callable[[Square | None], Iterable[Square]], points: int
) -> tuple[Reached, ...]:
    """Every square within so many steps of one (none: of outside), each by a shortest way."""
    costs, found = {start: 0}, list[Reached]()
    for square in (queue := [start]):
        for target in beside(square) if costs[square] < points else ():
            if target not in costs:
                costs[target] = costs[square] + 1
                found.append(Reached(*target, costs[target], square))
                queue.append(target)
    return tuple(found)


def runs_of(squares: Iterable[Square]) -> tuple[Run, ...]:
    """A set of squares in few numbers, from the top left on."""
    found: list[Run] = []
    last: Square | None = None
    for square in sorted(squares):
        row, column = square
        if last == (row, column - 1):
            found[-1] = (row, found[-1][1], found[-1][2] + 1)
        elif last != square:
            found.append((row, column, 1))
        last = square
    return tuple(found)


def squares_of(runs: Iterable[Run]) -> Iterator[Square]:
    """The squares of runs, in their order."""
    for row, column, length in runs:
        for place in range(column, column + length):
            yield row, place


def line_of(edge: Edge) -> tuple[int, int, Literal["n", "w"]]:
    """Where an edge lies: above (`n`) or left (`w`) of a square, whichever it was said of."""
    match edge.side:
        case "s":
            return edge.row + 1, edge.column, "n"
        case "e":
            return edge.row, edge.column + 1, "w"
    return edge.row, edge.column, edge.side


def way_to(reach: Reach, target: Square) -> list[Square]:
    """The squares of the way to a square within reach, the first step first; empty beyond it."""
    known = {(each.row, each.column): each for each in reach.squares}
    way: list[Square] = []
    square: Square | None = target
    while square is not None and (found := known.get(square)) is not None:
        way.append(square)
        square = found.before
    return way[::-1]
