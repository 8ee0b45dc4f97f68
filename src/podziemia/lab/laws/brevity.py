"""Law 8: a view says in words only what can be looked at, however much may be chosen."""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.lab.laws.broken import LawBroken

LAW: Final = "brevity"
MOST_OFFERS: Final = 200
"""More options than this are squares of a grid, or an answer that cannot be listed."""


def check_brevity(match: Match[Any]) -> None:
    """No view offers in words each of thousands of options."""
    for seat, ask in match.pending.items():
        if seat == WORLD:
            continue
        offers = len(match.view(seat)["ask"]["offers"])
        if offers > MOST_OFFERS:
            what = f"{ask.prompt} ({ask.rule}) offers {offers} options in words"
            raise LawBroken(LAW, match, what)
