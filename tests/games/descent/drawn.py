"""Maps drawn square by square, whose letters name the squares they are on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from podziemia.games.descent.geometry import Body, Cells, Floor, as_cells, as_set, steps
from podziemia.kernel.scene import Square

Pair = tuple[Square, Square]
ROCK = "#"


class Drawn:
    """A map as drawn: # is rock, and letters call the squares they are on by a name."""

    def __init__(
        self,
        drawing: str,
        doors: dict[str, list[Pair]] | None = None,
        stairs: Sequence[Pair] = (),
        opened: str = "",
        top: int = 0,
    ) -> None:
        lines = [""] * top + drawing.split()
        width = max(map(len, lines))
        rows = [
            [-1 if letter == ROCK else int(letter) if letter.isdigit() else 0 for letter in line]
            for line in (line.ljust(width, ROCK) for line in lines)
        ]
        self.floor = Floor(rows, doors or {}, stairs)
        self.plan = self.floor.plan(frozenset(opened.split()))
        self.lines = lines

    def __getitem__(self, letter: str) -> Body:
        """The cells with this letter."""
        return tuple(
            cell
            for cell, (row, column) in enumerate(self.floor.squares)
            if self.lines[row][column] == letter
        )

    def all(self, letters: str) -> Cells:
        """The cells with any of these letters."""
        return as_set(cell for letter in letters for cell in self[letter])

    def at(self, *squares: Square) -> Cells:
        """These squares as a set of cells."""
        return as_set(map(self.floor.cell, squares))

    def body(self, *squares: Square) -> Body:
        """The figure on these squares."""
        return tuple(map(self.floor.cell, squares))

    def squares(self, cells: Cells | Iterable[int]) -> set[Square]:
        """Where these cells lie."""
        found = as_cells(cells) if isinstance(cells, int) else cells
        return {self.floor.square(cell) for cell in found}

    def ways(self, body: Body) -> set[Body]:
        """Where one movement point takes a figure."""
        return {step.body for step in steps(self.plan, body)}
