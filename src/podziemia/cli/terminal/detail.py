"""How much of the table is shown at once, from everything to what a small screen holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from podziemia.cli.terminal.sheets import LEFT_OUT, NOTHING_LEFT_OUT


class Way(NamedTuple):
    """How much of the table is shown."""

    framed: bool = False
    """Frames and long words."""
    wordy: bool = False
    """The texts of cards."""
    left_out: int = NOTHING_LEFT_OUT
    """What is not drawn of a sheet with a map."""


FRAMED: Final = Way(framed=True)


def ways(*, roomy: bool, mapped: bool) -> Iterator[Way]:
    """From everything to the least; the first that the screen holds is taken."""
    if roomy:
        yield Way(framed=True, wordy=True)
        yield FRAMED
    for left_out in LEFT_OUT if mapped else LEFT_OUT[:1]:
        yield Way(left_out=left_out)
