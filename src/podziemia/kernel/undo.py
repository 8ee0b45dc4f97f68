"""What a seat may take back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from podziemia.kernel.drive import Drive
from podziemia.kernel.questions import DealAnew, Resign, Seat
from podziemia.kernel.record import Decision


def own_last(
    seat: Seat, drive: Drive[Any], decisions: Sequence[Decision], marks: Sequence[int]
) -> list[int]:
    """Which decisions a seat may take back, the last one first.

    Its own ones, as long as nobody else has acted since, no chance was drawn and nothing hidden
    was shown to anyone; `marks` tell how much of both there was before each decision. In a hidden
    common round what the others do does not matter.
    """
    if drive.outcome is not None:
        return []
    now = drive.state.rng.count + drive.state.shown
    common = drive.common
    first = 0 if common is None else common.began  # what all are asked since stays asked
    hidden = common is not None and common.hidden
    own: list[int] = []
    for index in range(len(decisions) - 1, first - 1, -1):
        made = decisions[index]
        if made.seat != seat and hidden and not isinstance(made.option, DealAnew):
            continue
        if made.seat != seat or made.by != "seat" or marks[index] != now:
            break
        if isinstance(made.option, Resign | DealAnew):
            break
        own.append(index)
    return own
