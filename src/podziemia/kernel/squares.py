"""Options over the squares of a grid: thousands of them, said in a few lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, TypeAlias, overload

import msgspec

from podziemia.kernel.questions import Option

Square: TypeAlias = tuple[int, int]
"""Row and column, both from 0, from the top left."""
Run: TypeAlias = tuple[int, int, int]
"""Row, first column, and how many squares side by side."""


class Reach(msgspec.Struct, frozen=True):
    """Where one piece may go, as its seat is told: the squares in runs, the options in order."""

    piece: str
    grid: str
    first: int
    """The index of its first option."""
    runs: tuple[Run, ...]


class Squares(Sequence[Option]):
    """Some listed options, then for each piece every square it may be sent to.

    `kind` is an option of exactly two fields, the piece and the square. An option is made only
    when it is asked for.
    """

    def __init__(
        self,
        kind: type[Option],
        grid: str,
        reach: Mapping[str, Iterable[Square]],
        listed: Sequence[Option] = (),
    ) -> None:
        self.kind = kind
        self.grid = grid
        self.listed = listed
        self.reach = {piece: sorted(squares) for piece, squares in reach.items()}
        self._pieces = list(self.reach)
        self._ends = list(accumulate(map(len, self.reach.values()), initial=len(listed)))

    def __len__(self) -> int:
        return self._ends[-1]

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        if index < len(self.listed):
            return self.listed[index]
        number = bisect_right(self._ends, index) - 1
        piece = self._pieces[number]
        make: Any = self.kind
        option: Option = make(piece, self.reach[piece][index - self._ends[number]])
        return option

    def __contains__(self, option: object) -> bool:
        if type(option) is not self.kind:
            return option in self.listed
        piece, square = msgspec.structs.astuple(option)
        return square in self.reach.get(piece, ())

    def index(self, option: object, start: int = 0, stop: int | None = None) -> int:
        """Where an option stands; ValueError if it is not among them."""
        if type(option) is not self.kind:
            return self.listed.index(option)
        piece, square = msgspec.structs.astuple(option)
        if piece not in self.reach:
            raise ValueError(option)
        return self._ends[self._pieces.index(piece)] + self.reach[piece].index(square)

    def compact(self) -> list[Reach]:
        """Where every piece may go, for its seat."""
        return [
            Reach(piece, self.grid, first, tuple(runs(squares)))
            for (piece, squares), first in zip(self.reach.items(), self._ends, strict=False)
        ]


def runs(squares: Sequence[Square]) -> list[Run]:
    """Sorted squares as runs along the rows."""
    found: list[Run] = []
    for row, column in squares:
        if found and found[-1][0] == row and found[-1][1] + found[-1][2] == column:
            found[-1] = (row, found[-1][1], found[-1][2] + 1)
        else:
            found.append((row, column, 1))
    return found
