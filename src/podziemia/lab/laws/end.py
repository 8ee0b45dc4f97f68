"""Law 4: any sequence of legal choices ends the match, and says by which rule and who has won."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from podziemia.kernel.match import Match
from podziemia.lab.laws.broken import LawBroken

LAW: Final = "termination"
MOST_DECISIONS: Final = 20_000
"""No match of any game may be longer; each game states its own, lower bound in rounds."""


def check_length(match: Match[Any], most: int = MOST_DECISIONS) -> None:
    """The match has not gone on for too long, and goes on only by somebody's choice."""
    if len(match.decisions) > most:
        raise LawBroken(LAW, match, f"it has not ended after {most} decisions")
    if not match.over and not match.pending:
        raise LawBroken(LAW, match, "nobody is asked, and it is not over")
    if match.over and match.pending:
        raise LawBroken(LAW, match, "it is over, and somebody is asked")


def check_outcome(match: Match[Any]) -> None:
    """A finished match names its winners, whole sides or none, and the rule that ended it.

    Where there are places, every seat has one and the winners are on the first; where each plays
    alone, somebody wins.
    """
    outcome = match.outcome
    seats = range(match.state.players_count)
    if outcome is None:
        raise LawBroken(LAW, match, "it has ended without an outcome")
    for what in (outcome.places, outcome.scores):
        if what and len(what) != len(seats):
            raise LawBroken(LAW, match, f"not every seat has a place and a score: {outcome}")
    sides = match.game.sides(len(seats))
    if sorted(chain.from_iterable(sides)) != list(seats):
        raise LawBroken(LAW, match, f"not every seat is on one side: {sides}")
    won = [seat for side in sides if set(side) <= set(outcome.winners) for seat in side]
    if sorted(won) != sorted(outcome.winners):
        raise LawBroken(LAW, match, f"a side wins or loses as a whole: {outcome}")
    if not won and len(sides) == len(seats) > 1:
        raise LawBroken(LAW, match, f"each plays alone, and nobody has won: {outcome}")
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if won and first and sorted(won) != first:
        raise LawBroken(LAW, match, f"the winners are not those on the first place: {outcome}")
    if outcome.rule not in rules_of(match.game.folder):
        raise LawBroken(LAW, match, f"it ended by {outcome.rule}, which no rulebook knows")


@cache
def rules_of(folder: Path) -> frozenset[str]:
    """The ids of the rules in a game's rulebook."""
    text = (folder / "rulebook.en.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^\*\*([A-Z]+-[\w.-]+)\*\*", text, re.MULTILINE))
