"""Grids as a terminal draws them: what lies in each square, and what lies between the squares.

Every row is a line, with a line for what lies above it (where squares are as narrow as a letter,
only if something lies there); every square has a column for what lies left of it. So a grid of 38
columns fits into 80. Of a larger one the part around whoever acts is
drawn. A way is a line from centre to centre; a square that an option leads to shows its number, one
within reach what it costs, in small digits. Walls join at the corners, the rim of a tile is dotted,
and a turned tile shows where its upper side is now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from string import ascii_letters
from typing import TYPE_CHECKING, Final, Literal

from rich.text import Text

from podziemia.kernel.scene import (
    NO_SQUARE,
    Area,
    Edge,
    EdgeKind,
    Figure,
    Grid,
    Layer,
    Reach,
    Reached,
    Side,
    Square,
    Tile,
    Way,
    covered,
    line_of,
    square_id,
    squares_of,
)

if TYPE_CHECKING:
    from podziemia.cli.terminal.drawings import Drawing

WITH_NUMBERS: Final = 8  # the widest square that has something written in it
WITH_LETTERS: Final = 3
ALONE: Final = "☻"  # the only figure
MAY_GO: Final = "◦"
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
ACROSS: Final = {
    "wall": "━",
    "sketch": "┅",
    "door": "+",
    "water": "≈",
    "rubble": ":",
    "opening": "║",
}
"""What lies above a square, by its look."""
UPRIGHT: Final = {
    "wall": "┃",
    "sketch": "┋",
    "door": "+",
    "water": "≈",
    "rubble": ":",
    "opening": "═",
}
"""What lies left of a square."""
STYLES: Final = {"wall": "bold", "sketch": "bold", "door": "yellow", "water": "blue"}
AREAS: Final = {"fog": "░", "seen": "•", "sight": "∘", "area": "▫", "mark": ""}
OVER_FIGURES: Final = AREAS["sight"] + AREAS["area"]
"""What matters also where somebody stands."""
WAY: Final = "cyan"
RIM: Final = {"n": "┈", "w": "┊"}
"""The rim of a tile where nothing else lies."""
TOPS: Final = {0: "▴", 90: "▸", 180: "▾", 270: "◂"}
"""Where the upper side of a tile is, by how far it was turned."""
CORNERS: Final = "·╻╹┃╺┏┗┣╸┓┛┫━┳┻╋"
"""Where walls meet: below 1, above 2, right 4, left 8."""
SMALL_DIGITS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
MONSTER: Final = "bold red"
PLAYERS: Final = ("bold cyan", "bold magenta", "bold yellow", "bold blue")

Line = tuple[int, int, Literal["n", "w"]]  # above or left of a square


class FloorPlan:
    """One grid, drawn in so many columns of the terminal."""

    def __init__(self, drawing: Drawing, grid: Grid, width: int) -> None:
        self.drawing = drawing
        self.grid = grid
        self.spots = {spot.square: spot for spot in grid.spots if spot.name is not None}
        self.names = [self.row_name(row) for row in range(len(grid.rows))]
        self.before = max(map(len, self.names), default=0) + 1  # the name of a row, and a space
        space = width - self.before - 1
        full = grid.tiles or any(spot.badges for spot in grid.spots)
        widest = WITH_NUMBERS if full else WITH_LETTERS
        self.square = max(min(space // max(grid.columns, 1) - 1, widest), 1)
        self.columns = around(self.focus()[1], grid.columns, space // (self.square + 1))
        self.width = self.before + 1 + len(self.columns) * (self.square + 1)
        self.edges = {line_of(edge): grid.edge_kinds[edge.kind] for edge in grid.edges}
        self.standing: dict[Square, list[Figure]] = {}
        for figure in sorted(grid.figures, key=self.rank):
            for square in covered(figure):
                self.standing.setdefault(square, []).append(figure)
        self.signs = signs_of(grid.figures, drawing)
        self.rims = {line for tile in grid.tiles for line in rim_of(tile)}
        self.tops = {min(squares_of(tile.squares)): tile for tile in grid.tiles if tile.squares}
        self.areas: dict[Square, list[str]] = {}
        self.way: set[Line] = set()
        self.reach = self.reach_shown()
        self.costs = {(each.row, each.column): each.cost for each in self.reach_squares()}
        for layer in grid.layers.values():
            if isinstance(layer, Area) and self.shows(layer):
                for square in squares_of(layer.squares):
                    self.areas.setdefault(square, []).append(layer.look)
            elif isinstance(layer, Way) and self.shows(layer):
                self.way.update(crossed(layer.squares))

    def rank(self, figure: Figure) -> tuple[bool, bool]:
        """Who comes first where several stand on a square: who acts, then the players."""
        return figure.id != self.drawing.acting, figure.owner is None

    def shows(self, layer: Layer) -> bool:
        """Whether a layer is shown now: it belongs to nobody, or to whoever acts."""
        return layer.of in (None, self.doer())

    def doer(self) -> str | None:
        """Whoever acts: as the question says, or else whoever can walk."""
        if self.drawing.acting is not None:
            return self.drawing.acting
        return next((reach.of for reach in reaches(self.grid)), None)

    def reach_shown(self) -> Reach | None:
        """Where whoever acts can walk."""
        return next((reach for reach in reaches(self.grid) if self.shows(reach)), None)

    def reach_squares(self) -> Sequence[Reached]:
        """The squares within that reach."""
        return () if self.reach is None else self.reach.squares

    def focus(self) -> Square:
        """The square of whoever acts, or else of a figure of who looks."""
        placed = [figure for figure in self.grid.figures if figure.square is not None]
        acting = [figure for figure in placed if figure.id == self.doer()]
        own = [figure for figure in placed if figure.owner == self.drawing.seat]
        for figure in (*acting, *own, *placed):
            if figure.square is not None:
                return figure.square
        return len(self.grid.rows), self.grid.columns // 2

    def row_name(self, row: int) -> str:
        """What a row is called."""
        return self.grid.row_names[row] if self.grid.row_names else str(row + 1)

    def column_name(self, column: int) -> str:
        """What a column is called."""
        return self.grid.square_name((0, column)).removesuffix(self.row_name(0))

    # Lines

    def lines(self, most: int | None = None) -> list[Text]:
        """The whole grid, or as many of its rows around the focus as are wanted."""
        count = len(self.grid.rows)
        rows = around(self.focus()[0], count, count if most is None else most)
        lines = self.heading()
        for row in rows:
            inner = row != rows[0] and self.square > 1
            if inner or ((row != rows[0] or row == 0) and self.has_lines_above(row)):
                lines.append(self.line_above(row))
            lines.append(self.line(row))
        if most is None and self.has_lines_above(count):
            lines.append(self.line_above(count))
        return lines

    def has_lines_above(self, row: int) -> bool:
        """Whether anything lies on the line above a row, or a way crosses it."""
        above = {(row, column, "n") for column in self.columns}
        return not above.isdisjoint(self.edges.keys() | self.way | self.rims)

    def heading(self) -> list[Text]:
        """The names of the columns; upright where they are longer than a square is wide."""
        names = [self.column_name(column) for column in self.columns]
        longest = max(map(len, names), default=0)
        margin = " " * (self.before + 1)
        if longest <= self.square:
            cells = (" " * self.left_of(name) + name for name in names)
            return [Text(margin + " ".join(cell.ljust(self.square) for cell in cells), "dim")]
        upright = [name.rjust(longest) for name in names]
        return [
            Text(margin + " ".join(name[place].ljust(self.square) for name in upright), "dim")
            for place in range(longest)
        ]

    def left_of(self, text: str) -> int:
        """How much stands before a text in the middle of a square."""
        return (self.square + 1 - len(text)) // 2

    def line(self, row: int) -> Text:
        """A row of squares."""
        line = Text(f"{self.names[row]:>{self.before - 1}} ", "dim")
        for column in self.columns:
            line.append_text(self.upright((row, column)))
            line.append_text(self.cell((row, column)))
        return line.append_text(self.upright((row, self.columns.stop)))

    def upright(self, square: Square) -> Text:
        """What lies left of a square."""
        kind = self.edges.get((*square, "w"))
        if (*square, "w") in self.way:
            return Text("─" if kind is None else "┿", WAY)
        if kind is None:
            return Text(RIM["w"] if (*square, "w") in self.rims else " ", "dim")
        return Text(UPRIGHT[kind.look], STYLES.get(kind.look, ""))

    def line_above(self, row: int) -> Text:
        """What lies above a row."""
        line = Text(" " * self.before)
        for column in self.columns:
            edge = self.across(
                self.edges.get((row, column, "n")), rim=(row, column, "n") in self.rims
            )
            if (row, column, "n") in self.way:
                middle = self.square // 2
                edge = Text.assemble(edge[:middle], ("│", WAY), edge[middle + 1 :])
            line.append_text(self.corner(row, column)).append_text(edge)
        return line.append_text(self.corner(row, self.columns.stop))

    def corner(self, row: int, column: int) -> Text:
        """What is drawn where lines meet: walls join, inside the grid other corners are dots."""
        arms: tuple[Line, ...] = (
            (row, column, "w"),
            (row - 1, column, "w"),
            (row, column, "n"),
            (row, column - 1, "n"),
        )
        found = (self.edges.get(arm) for arm in arms)
        walls = [kind is not None and kind.look == "wall" for kind in found]
        if any(walls):
            return Text(CORNERS[sum(wall << bit for bit, wall in enumerate(walls))], "bold")
        inner = self.columns.start < column < self.columns.stop and self.square > 1
        return Text(CORNERS[0] if inner else " ", "dim")

    def across(self, kind: EdgeKind | None, *, rim: bool) -> Text:
        """What lies above a square, as wide as the square; an opening is a narrow one."""
        if kind is None:
            return Text((RIM["n"] if rim else " ") * self.square, "dim")
        sign = ACROSS[kind.look]
        wide = sign.center(self.square) if kind.look == "opening" else sign * self.square
        return Text(wide, STYLES.get(kind.look, ""))

    # Squares

    def cell(self, square: Square) -> Text:
        """A square: the number of the option that leads there, who stands there, what lies there.

        A way fills it from the side on which it comes in; in the corner is where the upper side of
        a turned tile is.
        """
        row, column = square
        text = self.content(square)
        left = self.left_of(text)
        west, east = (row, column, "w") in self.way, (row, column + 1, "w") in self.way
        rest = self.square - left - len(text)
        turned = self.tops[square].rotation if square in self.tops else 0
        after = Text(("─" if east else " ") * rest, WAY)
        if turned and rest > 1:
            after = Text.assemble(after[:-1], (TOPS[turned], "dim"))
        before = Text(("─" if west else " ") * left, WAY)
        return Text.assemble(before, (text, self.style(square)), after)

    def content(self, square: Square) -> str:
        """What is written into a square: as much of it as there is room for."""
        shown, cost = self.shown(square), self.cost(square)
        number = self.drawing.told.get(square_id(self.grid.id, square))
        if number is None:
            told = (self.drawing.told.get(figure.id) for figure in self.standing.get(square, ()))
            number = next((each for each in told if each is not None), None)
        numbered = shown if number is None else f"{number}:{shown}"
        for text in (numbered + cost, numbered, shown + cost, shown):
            if len(text) <= self.square:
                return text
        return cost if cost and self.is_bare(square) else shown[: self.square]

    def shown(self, square: Square) -> str:
        """Who stands in a square and what lies there; all that is seen of it in fog is fog."""
        marks = "".join(AREAS[look] for look in self.areas.get(square, ()))
        if figures := self.standing.get(square):
            lying = self.lying(square) if square in self.spots else ""
            aimed = "".join(mark for mark in marks if mark in OVER_FIGURES)
            return self.crowd(figures) + lying + aimed
        if AREAS["fog"] in marks:
            return AREAS["fog"] * self.square
        if square in self.spots:
            return marks + self.lying(square)
        return self.letter(square, marks)

    def crowd(self, figures: Sequence[Figure]) -> str:
        """The signs of those who stand on a square."""
        signs = [self.signs[each.id] + ARROWS.get(each.facing or "", "") for each in figures]
        return "".join(signs)

    def cost(self, square: Square) -> str:
        """What it costs to walk to a square within reach, in small digits."""
        return str(self.costs[square]).translate(SMALL_DIGITS) if square in self.costs else ""

    def is_bare(self, square: Square) -> bool:
        """Whether a square is floor of which nothing else is to be said."""
        letter = self.grid.kind_of(square)
        empty = square not in self.standing and square not in self.spots
        return empty and letter != NO_SQUARE and self.grid.kinds[letter].look == "floor"

    def lying(self, square: Square) -> str:
        """What lies in a square, in signs."""
        return "".join(self.drawing.sign(badge) for badge in self.spots[square].badges)

    def letter(self, square: Square, marks: str) -> str:
        """The letter of a square; on bare floor, what is said of it."""
        letter = self.grid.kind_of(square)
        if letter == NO_SQUARE:
            return letter
        if self.grid.kinds[letter].look == "floor":
            if square_id(self.grid.id, square) in self.drawing.touched:
                return MAY_GO
            return marks[0] if marks else letter
        return letter

    def style(self, square: Square) -> str:
        """Where an option leads is marked, whoever acts stands out, what has been seen is dim."""
        if figures := self.standing.get(square):
            acting = figures[0].id == self.drawing.acting
            return self.colour(figures[0]) + (" reverse" if acting else "")
        if square_id(self.grid.id, square) in self.drawing.touched:
            return "bold green"
        if square in self.costs:
            return "green"
        return "dim" if {"seen", "fog"} & set(self.areas.get(square, ())) else ""

    def colour(self, figure: Figure) -> str:
        """Players have colours of their own."""
        return MONSTER if figure.owner is None else PLAYERS[figure.owner % len(PLAYERS)]

    # The legend

    def legend(self) -> list[Text]:
        """What the signs mean that are on the grid now."""
        found = [*self.squares_in_words(), *self.edges_in_words(), *self.layers_in_words()]
        found += [self.in_words(figure) for figure in self.grid.figures]
        found += [self.tile_in_words(tile) for tile in self.grid.tiles]
        return [Text(entry, "dim") for entry in dict.fromkeys(found)]

    def squares_in_words(self) -> Iterator[str]:
        """What lies in squares, and the letters of those in which nothing else is written."""
        found: dict[str, str] = {}
        for square in self.grid.squares():
            if square in self.spots:
                for badge in self.spots[square].badges:
                    if sign := self.drawing.sign(badge):
                        found.setdefault(self.drawing.say(badge.label, short=True), sign)
            elif "fog" not in self.areas.get(square, ()):
                letter = self.grid.kind_of(square)
                found.setdefault(self.drawing.say(self.grid.kinds[letter].words), letter)
        yield from (f"{sign} {name}" for name, sign in found.items())

    def edges_in_words(self) -> Iterator[str]:
        """What lies between squares."""
        present = {edge.kind: edge for edge in self.grid.edges}
        for name, kind in self.grid.edge_kinds.items():
            if name in present:
                across = line_of(present[name])[2] == "n"
                sign = (ACROSS if across or kind.look == "wall" else UPRIGHT)[kind.look]
                yield f"{sign} {self.drawing.say(kind.words)}"

    def layers_in_words(self) -> Iterator[str]:
        """What lies over squares."""
        for layer in self.grid.layers.values():
            if not layer.squares or not self.shows(layer):
                continue
            sign = "─"
            if isinstance(layer, Area):
                sign = AREAS[layer.look]
            elif isinstance(layer, Reach):
                sign = "123".translate(SMALL_DIGITS)
            if sign:
                yield f"{sign} {self.drawing.say(layer.label)}"

    def tile_in_words(self, tile: Tile) -> str:
        """A tile: where it lies, and where its upper side is if it was turned."""
        turned = [TOPS[tile.rotation]] if tile.rotation else []
        where = self.grid.square_name(tile.origin)
        return " ".join([where, self.drawing.say(tile.name, short=False), *turned])

    def in_words(self, figure: Figure) -> str:
        """A figure: its sign, its name, where it stands and looks, and its numbers."""
        where = [] if figure.square is None else [self.grid.square_name(figure.square)]
        facing = [ARROWS[figure.facing]] if figure.facing else []
        named = [self.signs[figure.id], self.drawing.say(figure.name, short=False)]
        numbers = self.drawing.stats(figure.badges, short=True)
        return " ".join([*named, *where, *facing, *([f"({numbers})"] if numbers else [])])


def around(middle: int, count: int, most: int) -> range:
    """So many of these places around one of them."""
    if most >= count:
        return range(count)
    first = min(max(middle - most // 2, 0), count - most)
    return range(first, first + most)


def reaches(grid: Grid) -> list[Reach]:
    """The layers that tell where somebody can walk."""
    return [layer for layer in grid.layers.values() if isinstance(layer, Reach)]


def rim_of(tile: Tile) -> Iterator[Line]:
    """The lines around a tile."""
    inside = set(squares_of(tile.squares))
    for row, column in inside:
        sides: tuple[tuple[Side, Square], ...] = (
            ("n", (row - 1, column)),
            ("e", (row, column + 1)),
            ("s", (row + 1, column)),
            ("w", (row, column - 1)),
        )
        for side, other in sides:
            if other not in inside:
                yield line_of(Edge(row, column, side, ""))


def crossed(way: Sequence[Square]) -> Iterator[Line]:
    """The lines that a way crosses; where it jumps it crosses none."""
    for (row, column), (to_row, to_column) in pairwise(way):
        if row == to_row and abs(column - to_column) == 1:
            yield row, max(column, to_column), "w"
        elif column == to_column and abs(row - to_row) == 1:
            yield max(row, to_row), column, "n"


def signs_of(figures: Sequence[Figure], drawing: Drawing) -> dict[str, str]:
    """A letter for each figure, the first of its name if it is free; large ones for players."""
    if len(figures) == 1:
        return {figures[0].id: ALONE}
    free = list(ascii_letters)
    found = {}
    for figure in figures:
        name = drawing.say(figure.name, short=False)
        wanted = name.upper() if figure.owner is not None else name.lower()
        sign = next((letter for letter in wanted if letter in free), free[0] if free else "?")
        if sign in free:
            free.remove(sign)
        found[figure.id] = sign
    return found
