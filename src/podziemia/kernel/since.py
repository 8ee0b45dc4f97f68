"""What a copy plays again: the decisions since a safe point that no branch point includes."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, TypeAlias

from podziemia.kernel.drive import BranchPoint
from podziemia.kernel.questions import DealAnew, Resign, Seat
from podziemia.kernel.record import Decision

Numbered: TypeAlias = tuple[int, Decision]
"""A decision with its number in the match."""
Points: TypeAlias = dict[Seat, BranchPoint]
NOTES: Final = frozenset({Resign, DealAnew})


def known_to(viewer: Seat | None, since: list[Numbered], began: int) -> list[Numbered]:
    """Without what others have done in a hidden common round that began after so many."""
    return [
        (number, made)
        for number, made in since
        if number < began or made.seat == viewer or type(made.option) in NOTES
    ]


def uncovered(since: list[Numbered], points: Points, began: int) -> list[Decision]:
    """The decisions that no branch point of a common round includes."""
    included = {seat: point.decided for seat, point in points.items()}
    return [
        made
        for number, made in since
        if number >= included.get(made.seat, 0) or number < began or type(made.option) is DealAnew
    ]


def renumbered(points: Points, since: list[Numbered], first: int) -> Points:
    """Branch points in a copy that knows only these of the decisions from the first on."""
    numbers = [number for number, _ in since]
    return {
        seat: BranchPoint(
            point.part,
            point.loops,
            first + bisect_left(numbers, point.decided),
            finished=point.finished,
        )
        for seat, point in points.items()
    }
