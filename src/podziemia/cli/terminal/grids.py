"""Grids as a terminal draws them: what lies in each square, and what lies between the squares.

Every row is a line, with a line for what lies above it (where squares are as narrow as a letter,
only if something lies there); every square has a column for what lies left of it. So a grid of 38
columns fits into 80. Of a larger one the part around whoever acts is
drawn. A way is a line from centre to centre; a square that an option leads to shows its number.
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
    EdgeKind,
    Figure,
    Grid,
    Square,
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
WAY: Final = "cyan"

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
        widest = WITH_NUMBERS if any(spot.badges for spot in grid.spots) else WITH_LETTERS
        self.square = max(min(space // max(grid.columns, 1) - 1, widest), 1)
        self.columns = around(self.focus()[1], grid.columns, space // (self.square + 1))
        self.width = self.before + 1 + len(self.columns) * (self.square + 1)
        self.edges = {line_of(edge): grid.edge_kinds[edge.kind] for edge in grid.edges}
        self.standing = {square: each for each in grid.figures for square in covered(each)}
        self.signs = signs_of(grid.figures, drawing)
        self.areas: dict[Square, list[str]] = {}
        self.way: set[Line] = set()
        for layer in grid.layers.values():
            if isinstance(layer, Area) and layer.of in (None, drawing.aimed):
                for square in squares_of(layer.squares):
                    self.areas.setdefault(square, []).append(layer.look)
            elif isinstance(layer, Way) and layer.of in (None, drawing.aimed):
                self.way.update(crossed(layer.squares))

    def focus(self) -> Square:
        """The square of whoever acts: the figure that is sent somewhere, or that of who looks."""
        placed = [figure for figure in self.grid.figures if figure.square is not None]
        aimed = [figure for figure in placed if figure.id == self.drawing.aimed]
        own = [figure for figure in placed if figure.owner == self.drawing.seat]
        for figure in (*aimed, *own, *placed):
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
        return not (above.isdisjoint(self.edges) and above.isdisjoint(self.way))

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
        return Text(" ") if kind is None else Text(UPRIGHT[kind.look], STYLES.get(kind.look, ""))

    def line_above(self, row: int) -> Text:
        """What lies above a row."""
        line = Text(" " * (self.before + 1))
        for column in self.columns:
            kind = self.edges.get((row, column, "n"))
            edge = self.across(kind)
            if (row, column, "n") in self.way:
                middle = self.square // 2
                edge = Text.assemble(edge[:middle], ("│", WAY), edge[middle + 1 :])
            line.append_text(edge)
            if column < self.columns.stop - 1:
                line.append(self.corner(kind, self.edges.get((row, column + 1, "n"))), "dim")
        return line

    def corner(self, before: EdgeKind | None, after: EdgeKind | None) -> str:
        """What is drawn between two edges of a line: walls go on, corners are dots."""
        walls = before is not None and after is not None and before.look == after.look == "wall"
        return "━" if walls else "·" if self.square > 1 else " "

    def across(self, kind: EdgeKind | None) -> Text:
        """What lies above a square, as wide as the square; an opening is a narrow one."""
        if kind is None:
            return Text(" " * self.square)
        sign = ACROSS[kind.look]
        wide = sign.center(self.square) if kind.look == "opening" else sign * self.square
        return Text(wide, STYLES.get(kind.look, ""))

    # Squares

    def cell(self, square: Square) -> Text:
        """A square: the number of the option that leads there, who stands there, what lies there.

        A way fills it from the side on which it comes in.
        """
        row, column = square
        text = self.content(square)[: self.square]
        left = self.left_of(text)
        west, east = (row, column, "w") in self.way, (row, column + 1, "w") in self.way
        return Text.assemble(
            (("─" if west else " ") * left, WAY),
            (text, self.style(square)),
            (("─" if east else " ") * (self.square - left - len(text)), WAY),
        )

    def content(self, square: Square) -> str:
        """What is written into a square."""
        figure = self.standing.get(square)
        marks = [AREAS[look] for look in self.areas.get(square, ())]
        if figure is not None:
            shown = self.signs[figure.id] + ARROWS.get(figure.facing or "", "")
            shown += self.lying(square) if square in self.spots else ""
        elif AREAS["fog"] in marks:
            shown = AREAS["fog"] * self.square
        elif square in self.spots:
            shown = "".join(marks) + self.lying(square)
        else:
            shown = self.letter(square, [mark for mark in marks if mark])
        number = self.drawing.told.get(square_id(self.grid.id, square))
        if number is None and figure is not None:
            number = self.drawing.told.get(figure.id)
        numbered = f"{number}:{shown}"
        return shown if number is None or len(numbered) > self.square else numbered

    def lying(self, square: Square) -> str:
        """What lies in a square, in signs."""
        return "".join(self.drawing.sign(badge) for badge in self.spots[square].badges)

    def letter(self, square: Square, marks: Sequence[str]) -> str:
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
        """Where an option leads is marked, and what has been seen is dim."""
        if square in self.standing:
            return "bold cyan"
        if square_id(self.grid.id, square) in self.drawing.touched:
            return "bold green"
        return "dim" if {"seen", "fog"} & set(self.areas.get(square, ())) else ""

    # The legend

    def legend(self) -> list[Text]:
        """What the signs mean that are on the grid now."""
        found = [*self.squares_in_words(), *self.edges_in_words(), *self.areas_in_words()]
        found += [self.in_words(figure) for figure in self.grid.figures]
        return [Text(entry, "dim") for entry in dict.fromkeys(found)]

    def squares_in_words(self) -> Iterator[str]:
        """What lies in squares, and the letters of those in which nothing else is written."""
        found: dict[str, str] = {}
        for square in self.grid.squares():
            if square in self.spots:
                for badge in self.spots[square].badges:
                    if sign := self.drawing.sign(badge):
                        found.setdefault(self.drawing.say(badge.label, short=True), sign)
            else:
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

    def areas_in_words(self) -> Iterator[str]:
        """What lies over squares."""
        areas = [each for each in self.grid.layers.values() if isinstance(each, Area)]
        for area in areas:
            sign = AREAS[area.look] if area.of in (None, self.drawing.aimed) else ""
            if sign and area.squares:
                yield f"{sign} {self.drawing.say(area.label)}"

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
