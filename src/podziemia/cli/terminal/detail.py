"""How much of the table is shown at once, from everything to what a small screen holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from podziemia.cli.terminal.sheets import LEFT_OUT, NOTHING_LEFT_OUT


class Detail(NamedTuple):
    """How much of the table is shown."""

    framed: bool = False
    """Frames and long words."""
    wordy: bool = False
    """The texts of cards."""
    left_out: int = NOTHING_LEFT_OUT
    """What is not drawn where there is a grid."""


FRAMED: Final = Detail(framed=True)


def details(*, roomy: bool, gridded: bool) -> Iterator[Detail]:
    """From everything to the least; the first that the screen holds is taken."""
    if roomy:
        yield Detail(framed=True, wordy=True)
        yield FRAMED
    for left_out in LEFT_OUT if gridded else LEFT_OUT[:1]:
        yield Detail(left_out=left_out)
