"""What may be chosen, as a seat sees it."""

from __future__ import annotations

import msgspec

from podziemia.kernel.scene.base import Words
from podziemia.kernel.scene.grid import Run


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """A way to go on passing: every question that offers a pass with the same end is passed."""

    words: Words
    until: str


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An option as its seat sees it: in words, with what it does now and the pieces it touches."""

    words: Words
    refs: tuple[str, ...] = ()
    """The ids of pieces, in the order in which they would be clicked."""
    effect: Words | None = None
    """What it does, with today's numbers."""
    leads: tuple[str, ...] = ()
    """The ids of pieces that could be chosen after it."""
    becomes: dict[str, int] = {}
    """What numbers of pieces would be after it, by their ids, as far as that is sure.

    One of several numbers of a piece is named by its icon: `treasure:0.mage`.
    """
    tells: dict[str, Words] = {}
    """What would be said of pieces after it, by their ids, as far as that is sure."""
    warning: Words | None = None
    """What it would cost that nobody wants to lose; it is asked about first."""
    closes: Words | None = None
    """What ends with it for good, as a button says it; it is asked about first."""
    lasting: tuple[Lasting, ...] = ()
    """How long the same may be answered from now on, the shortest first."""
    idle: bool = False
    """Whether it passes what nobody would use: all other options can wait for another question."""
    more: bool = False
    """Whether `becomes` and `tells` are worked out only for who looks at this one option."""


class OfferedSquares(msgspec.Struct, frozen=True, gc=False):
    """Many options in a few numbers: the squares of a grid that a piece may be sent to.

    The options are counted along the runs, from `first`; the words of one are asked for when
    somebody looks at its square.
    """

    piece: str
    grid: str
    first: int
    runs: tuple[Run, ...]
