"""Straight lines between the centres of squares (DJ-7.1, DJ-7.8), exact.

A line is the squares it passes through, in order. Two that follow one another share an edge, or a
corner if the line passes exactly through it; the inside of no other square is touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache


@lru_cache(maxsize=1 << 14)
def line(width: int, down: int, right: int) -> tuple[int, ...]:
    """The squares on the line to here, as places in a list of rows so wide; the first left out.

    Of a line in `2 * rows * columns` parts, `(2 * row + 1) * columns` lie before it leaves a row;
    likewise for columns. Whichever it leaves first comes next, and both at once at a corner.
    """
    rows, columns = abs(down), abs(right)
    one_row, one_column = width if down > 0 else -width, 1 if right > 0 else -1
    row = column = 0
    passed = []
    while row < rows or column < columns:
        until_row, until_column = (2 * row + 1) * columns, (2 * column + 1) * rows
        leaves_row = not columns or (rows > 0 and until_row <= until_column)
        leaves_column = not rows or (columns > 0 and until_column <= until_row)
        row += leaves_row
        column += leaves_column
        passed.append(one_row * row + one_column * column)
    return tuple(passed)


class Rays:
    """All lines from one cell to the others."""

    __slots__ = ("between", "casting", "clear", "doubtful", "shadows")

    def __init__(
        self,
        grid: Sequence[int],
        corner: int,
        lines: Sequence[tuple[int, ...]],
        opened: Sequence[int],
        shut: Sequence[int],
    ) -> None:
        """From a place in the grid of cells to each cell, along these lines.

        `opened` and `shut` are the cells adjacent to each with all doors open, or closed.
        """
        self.between: list[int] = []
        """To each cell: the set of cells strictly between."""
        self.shadows: list[int] = [0] * len(lines)
        """Of each cell: the set of cells behind it."""
        self.clear: int = 0
        """The cells whose lines no wall interrupts."""
        doubtful: dict[tuple[int, int], int] = {}
        for cell, way in enumerate(lines):
            last, between, behind = grid[corner], 0, 1 << cell
            path, steps = [], []
            for offset in way:
                step = grid[corner + offset]
                if step < 0 or not opened[last] >> step & 1:  # DJ-7.2, DJ-7.9
                    break
                if not shut[last] >> step & 1:
                    steps.append((last, step))
                path.append(step)
                last = step
            else:
                self.clear |= behind
                for pair in steps:
                    doubtful[pair] = doubtful.get(pair, 0) | behind
                for step in path[:-1]:
                    between |= 1 << step
                    self.shadows[step] |= behind
            self.between.append(between)
        self.doubtful: list[tuple[int, int, int]] = [(*pair, doubtful[pair]) for pair in doubtful]
        """Steps that closed doors may interrupt, each with the set of cells whose lines take it."""
        self.casting: int = sum(1 << cell for cell, shadow in enumerate(self.shadows) if shadow)
        """The cells behind which something lies."""
