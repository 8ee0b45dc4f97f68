"""Straight lines between the centres of squares (DJ-7.1, DJ-7.8), exact.

A line is the squares it passes through, in order. Two that follow one another share an edge, or a
corner if the line passes exactly through it; the inside of no other square is touched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from podziemia.kernel.scene import Square


@lru_cache(maxsize=1 << 14)
def line(down: int, right: int) -> tuple[Square, ...]:
    """The squares on the line from (0, 0) to here, the first left out and the last included.

    Of a line in `2 * rows * columns` parts, `(2 * row + 1) * columns` lie before it leaves a row;
    likewise for columns. Whichever it leaves first comes next, and both at once at a corner.
    """
    rows, columns = abs(down), abs(right)
    downward, rightward = (down > 0) - (down < 0), (right > 0) - (right < 0)
    row = column = 0
    passed = []
    while row < rows or column < columns:
        until_row, until_column = (2 * row + 1) * columns, (2 * column + 1) * rows
        leaves_row = not columns or (rows and until_row <= until_column)
        leaves_column = not rows or (columns and until_column <= until_row)
        row += bool(leaves_row)
        column += bool(leaves_column)
        passed.append((downward * row, rightward * column))
    return tuple(passed)


class Rays:
    """All lines from one cell to the others."""

    __slots__ = ("between", "casting", "clear", "doubtful", "shadows")

    def __init__(
        self,
        squares: Sequence[Square],
        cells: Mapping[Square, int],
        origin: int,
        opened: Sequence[int],
        shut: Sequence[int],
    ) -> None:
        """`opened` and `shut` are the cells adjacent to each with all doors open, or closed."""
        row, column = squares[origin]
        self.between: list[int] = []
        """To each cell: the set of cells strictly between."""
        self.shadows: list[int] = [0] * len(squares)
        """Of each cell: the set of cells behind it."""
        self.clear: int = 0
        """The cells whose lines no wall interrupts."""
        doubtful: dict[tuple[int, int], int] = {}
        for cell, (other_row, other_column) in enumerate(squares):
            last, between, steps, clear = origin, 0, [], True
            for down, right in line(other_row - row, other_column - column):
                step = cells.get((row + down, column + right))
                if step is None or not opened[last] >> step & 1:  # DJ-7.2, DJ-7.9
                    clear = False
                    break
                if not shut[last] >> step & 1:
                    steps.append((last, step))
                if step != cell:
                    between |= 1 << step
                last = step
            self.between.append(between)
            if not clear:
                continue
            self.clear |= 1 << cell
            for pair in steps:
                doubtful[pair] = doubtful.get(pair, 0) | 1 << cell
            while between:
                lowest = between & -between
                self.shadows[lowest.bit_length() - 1] |= 1 << cell
                between ^= lowest
        self.doubtful: list[tuple[int, int, int]] = [(*pair, doubtful[pair]) for pair in doubtful]
        """Steps that closed doors may interrupt, each with the set of cells whose lines take it."""
        self.casting: int = sum(1 << cell for cell, shadow in enumerate(self.shadows) if shadow)
        """The cells behind which something lies."""
