"""Taking back by consent: one player asks, and everybody else who plays must agree."""

from __future__ import annotations

from typing import Any

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Resign, Seat
from podziemia.table import wire


class TakebackRequest(msgspec.Struct, frozen=True):
    """Who wants to take back, and who has agreed."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()

    def missing(self, match: Match[Any]) -> list[Seat]:
        """Whose consent is missing: the other people's who are still in the match."""
        done = {self.seat, *self.agreed, *match.state.resigned, *match.state.out}
        people = [seat for seat, name in enumerate(match.controllers) if name == HUMAN]
        return [seat for seat in people if seat not in done]

    def told(self, match: Match[Any]) -> wire.Takeback:
        """The request as everybody learns of it."""
        needed = tuple(self.missing(match))
        return wire.Takeback(seat=self.seat, agreed=self.agreed, needed=needed)


def check_takeback(match: Match[Any], seat: Seat, pending: TakebackRequest | None) -> None:
    """Refuse to ask for what cannot be taken back, or while somebody else asks."""
    last = last_own(match, seat)
    if last is None or match.over:
        raise BadInput("table-no-own-step")
    if resigned_since(match, last):
        raise BadInput("table-takeback-resigned")
    if pending is not None:
        raise BadInput("table-takeback-pending")


def last_own(match: Match[Any], seat: Seat) -> int | None:
    """How many decisions came before the last one a seat made itself, if that can be taken back."""
    decisions = match.decisions
    for index in range(len(decisions) - 1, -1, -1):
        made = decisions[index]
        if made.seat == seat and made.by == "seat":
            return None if isinstance(made.option, Resign) else index
    return None


def resigned_since(match: Match[Any], count: int) -> bool:
    """Whether somebody has given up after the first so many decisions: nobody asks them back."""
    return any(isinstance(made.option, Resign) for made in match.decisions[count:])
