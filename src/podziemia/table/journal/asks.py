"""What everybody was asked after an entry, to see which questions the next one lets lapse."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat


class Asks:
    """The questions of a match at one moment."""

    __slots__ = ("_asks", "_contents")

    def __init__(self, match: Match[Any]) -> None:
        self._asks = dict(match.pending)
        self._contents = contents(match) if match.first else {}
        """What exactly is asked, where an answer of another seat may ask it anew."""

    def lapsed(self, match: Match[Any], decided: AbstractSet[Seat]) -> tuple[Seat, ...]:
        """Who was asked something, has decided nothing, and is not asked that any more.

        A question that is asked again in all the same words is still the same one.
        """
        again = contents(match) if self._contents else {}
        return tuple(
            seat
            for seat, ask in sorted(self._asks.items())
            if seat not in decided
            and match.pending.get(seat) is not ask
            and (seat not in again or again[seat] != self._contents[seat])
        )


def contents(match: Match[Any]) -> dict[Seat, object]:
    """What exactly each seat is asked, to see whether it has become another question."""
    return {
        seat: (ask.prompt, ask.rule, ask.piece, dict(ask.about), list(ask.options))
        for seat, ask in match.pending.items()
    }
