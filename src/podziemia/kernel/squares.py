"""Options over the squares of a grid: thousands of them, said in a few lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import Any, overload

import msgspec

from podziemia.kernel.questions import Option
from podziemia.kernel.scene import OfferedSquares, Square, runs_of


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
        self.listed = tuple(listed)
        self.reach: Mapping[str, tuple[Square, ...]] = MappingProxyType(
            {piece: tuple(sorted(squares)) for piece, squares in reach.items()}
        )
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
        return isinstance(piece, str) and square in self.reach.get(piece, ())

    def index(self, option: object, start: int = 0, stop: int | None = None) -> int:
        """Where an option stands; ValueError if it is not among them."""
        if type(option) is not self.kind:
            return self.listed.index(option)
        piece, square = msgspec.structs.astuple(option)
        if not isinstance(piece, str) or piece not in self.reach:
            raise ValueError(option)
        return self._ends[self._pieces.index(piece)] + self.reach[piece].index(square)

    def compact(self) -> list[OfferedSquares]:
        """Where every piece may go, for its seat."""
        return [
            OfferedSquares(piece, self.grid, first, runs_of(squares))
            for (piece, squares), first in zip(self.reach.items(), self._ends, strict=False)
        ]
