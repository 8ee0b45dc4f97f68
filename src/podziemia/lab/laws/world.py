"""Law 1, of what comes from outside the rules: asked again, the world answers the same."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.bots import answer_world
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.lab.laws.broken import LawBroken, check_same
from podziemia.lab.laws.copies import DETERMINISM


def check_world(match: Match[Any]) -> None:
    """Where the world is asked its answer is legal, always the same, and changes nothing."""
    if WORLD not in match.pending:
        return
    before, first = match.digest(), answer_world(match)
    check_same(DETERMINISM, match, "the world answers otherwise", first, answer_world(match))
    check_same(DETERMINISM, match, "the world changes the state", before, match.digest())
    if not match.allows(WORLD, first):
        raise LawBroken(DETERMINISM, match, f"the world answers what it must not: {first}")
