"""Maps of squares as a terminal draws them: what lies in each square, and what lies between them.

Walls and water are drawn between squares, the way walked as a line from centre to centre. A square
that an option leads to shows the number of the option.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, Final

from rich.text import Text

from podziemia.cli.saying import say
from podziemia.kernel.scene import Map, Tile

if TYPE_CHECKING:
    from podziemia.cli.terminal.drawings import Drawing

WIDEST_SQUARE: Final = 8
NARROWEST_SQUARE: Final = 2
MARGIN: Final = 4  # the name of the row and the mouth of a tunnel, on both sides
PARTY: Final = "☻"
EXPLORED: Final = "•"
TUNNEL: Final = "═"
SIDEWAYS: Final = {"wall": "┃", "drawn": "┃", "water": "≈"}
UPWARDS: Final = {"wall": "━", "drawn": "━", "water": "≈"}
STYLES: Final = {"wall": "bold", "drawn": "bold", "water": "blue"}
WAY: Final = "cyan"
SIGNS: Final = {"wall": "━", "water": "≈", "tunnel": TUNNEL, "explored": EXPLORED, "party": PARTY}

Square = tuple[int, int]
Side = tuple[int, int, str]  # a square, and `e` or `n` of it


class Plan:
    """One map, drawn in so many columns of the terminal."""

    def __init__(self, drawing: Drawing, drawn: Map, tiles: Sequence[Tile], width: int) -> None:
        self.drawing = drawing
        self.drawn = drawn
        self.tiles: Mapping[Square, Tile] = {tile.cell: tile for tile in tiles}
        self.columns = max(map(len, drawn.rows), default=0)
        fitting = (width - MARGIN) // max(self.columns, 1) - 1
        self.square = max(min(fitting, WIDEST_SQUARE), NARROWEST_SQUARE)
        self.width = MARGIN + self.columns * (self.square + 1)
        self.between: dict[Side, str] = {}
        self.mouths: set[Side] = set()
        for column, row, about in drawn.walls:
            side, _, kind = about.partition(":")
            if kind == "tunnel":
                self.mouths.add((column, row, side))
            else:
                self.between[column, row, side] = kind
        self.way = set(sides(drawn.overlays.get("path", ())))
        self.explored = set(drawn.overlays.get("explored", ()))
        here = {figure.at for figure in drawn.figures}
        self.party = {tile.cell for tile in tiles if tile.id in here}

    def lines(self, most: int | None = None) -> list[Text]:
        """The whole map, or as many of its rows around the party as are wanted."""
        rows = self.rows_around_the_party(most)
        lines = [self.heading()] if self.tiles else []
        for row in rows:
            if row != rows[0]:
                lines.append(self.line_above(row))
            lines.append(self.line(row))
        return lines

    def rows_around_the_party(self, most: int | None) -> range:
        """Which rows are drawn; those at the bottom while the party is outside."""
        count = len(self.drawn.rows)
        if most is None or most >= count:
            return range(count)
        middle = next(iter(self.party))[1] if self.party else count
        first = min(max(middle - most // 2, 0), count - most)
        return range(first, first + most)

    def name(self, square: Square) -> str:
        """The name of a square, if it is a piece of its own."""
        tile = self.tiles.get(square)
        return "" if tile is None else self.drawing.say(tile.name, short=True)

    def heading(self) -> Text:
        """What the names of the squares of each column begin with."""
        rows = range(len(self.drawn.rows))
        names = [
            beginning(self.name((column, row)) for row in rows) for column in range(self.columns)
        ]
        cells = (" " * self.before(name) + name for name in names)
        return Text(" " * (MARGIN - 1) + " ".join(cell.ljust(self.square) for cell in cells), "dim")

    def before(self, text: str) -> int:
        """How much stands before a text in the middle of a square."""
        return (self.square + 1 - len(text)) // 2

    def row_name(self, row: int) -> str:
        """What the names of the squares of a row end with."""
        reversed_names = (self.name((column, row))[::-1] for column in range(self.columns))
        return beginning(reversed_names)[::-1]

    def line(self, row: int) -> Text:
        """A row of squares."""
        mouth = TUNNEL if (0, row, "w") in self.mouths else " "
        line = Text(f"{self.row_name(row):>1} {mouth}", "dim")
        for column in range(self.columns):
            line.append_text(self.cell((column, row)))
            if column < self.columns - 1:
                line.append(*self.side(column, row))
        last = (self.columns - 1, row, "e")
        return line.append(TUNNEL if last in self.mouths else "", "dim")

    def side(self, column: int, row: int) -> tuple[str, str]:
        """What is drawn between a square and the next one."""
        side = (column, row, "e")
        kind = self.between.get(side)
        if side in self.way:
            return ("─" if kind is None else "┿"), WAY
        return (" ", "") if kind is None else (SIDEWAYS.get(kind, "┃"), STYLES.get(kind, ""))

    def line_above(self, row: int) -> Text:
        """What is drawn between a row and the one above it."""
        line = Text(" " * (MARGIN - 1))
        for column in range(self.columns):
            side = (column, row, "n")
            kind = self.between.get(side)
            edge = Text((" " if kind is None else UPWARDS.get(kind, "━")) * self.square)
            edge.stylize("" if kind is None else STYLES.get(kind, ""))
            if side in self.way:
                middle = self.square // 2
                edge = Text.assemble(edge[:middle], ("│", WAY), edge[middle + 1 :])
            line.append_text(edge)
            if column < self.columns - 1:
                line.append("·", "dim")
        return line

    def cell(self, square: Square) -> Text:
        """A square: the number of the option that leads there, who stands there, what lies there.

        The way walked fills it from the side on which it comes in.
        """
        column, row = square
        text = self.content(square)
        style = self.style(square)
        text = text[: self.square]
        left = self.before(text)
        west, east = (column - 1, row, "e") in self.way, (column, row, "e") in self.way
        return Text.assemble(
            (("─" if west else " ") * left, WAY),
            (text, style),
            (("─" if east else " ") * (self.square - left - len(text)), WAY),
        )

    def content(self, square: Square) -> str:
        """What is written into a square."""
        tile = self.tiles.get(square)
        if tile is None:
            column, row = square
            found = self.drawn.rows[row][column : column + 1]
        else:
            found = "".join(self.drawing.sign(badge) for badge in tile.badges)
        mark = EXPLORED if square in self.explored else ""
        mark = PARTY if square in self.party else mark
        number = self.drawing.told.get(tile.id) if tile is not None else None
        shown = f"{mark}{found}"
        numbered = f"{number}:{shown}"
        return shown if number is None or len(numbered) > self.square else numbered

    def style(self, square: Square) -> str:
        """Where an option leads is marked, and what has been seen is dim."""
        tile = self.tiles.get(square)
        if square in self.party:
            return "bold cyan"
        if tile is not None and tile.id in self.drawing.touched:
            return "bold green"
        return "dim" if square in self.explored else ""

    def legend(self) -> list[Text]:
        """What the signs mean that are on the map now."""
        found: dict[str, str] = {}
        for row in range(len(self.drawn.rows)):
            for column in range(self.columns):
                tile = self.tiles.get((column, row))
                for badge in tile.badges if tile is not None else ():
                    if sign := self.drawing.sign(badge):
                        found.setdefault(self.drawing.say(badge.label, short=True), sign)
        entries = [f"{sign} {name}" for name, sign in found.items()]
        kinds = {*self.between.values(), *(["tunnel"] if self.mouths else [])}
        shown = {"explored": bool(self.explored), "party": bool(self.party)}
        for name, sign in SIGNS.items():
            if name in kinds or shown.get(name):
                entries.append(f"{sign} {say(f'cli-map-{name}', lang=self.drawing.texts.language)}")
        return [Text(entry, "dim") for entry in entries]


def sides(way: Sequence[Square]) -> Iterator[Side]:
    """The sides of squares that a way crosses; a tunnel crosses none."""
    for (column, row), (to_column, to_row) in pairwise(way):
        if row == to_row and abs(column - to_column) == 1:
            yield min(column, to_column), row, "e"
        elif column == to_column and abs(row - to_row) == 1:
            yield column, max(row, to_row), "n"


def beginning(words: Iterable[str]) -> str:
    """The letters with which all of these words begin."""
    letters = zip(*words, strict=False)
    return "".join(group[0] for group in takewhile(lambda group: len(set(group)) == 1, letters))
