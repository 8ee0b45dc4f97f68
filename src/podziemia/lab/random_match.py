"""One match played to its end at random, as fast as it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from podziemia.kernel.bots import answer_world
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Ask, Seat
from podziemia.kernel.rng import Rng

Dice: TypeAlias = Callable[[], float]
"""Chance for the random policy, the same for ours and for theirs: from 0 up to 1."""
Watching: TypeAlias = Callable[[Any], None]
"""Is handed the position before each decision."""

MANY: Final = 4_294_967_296
"""How many seeds there are for answers that cannot be listed."""


class Counts:
    """Decisions that were made; those among them with more than one option."""

    __slots__ = ("choices", "decisions")

    def __init__(self, decisions: int = 0, choices: int = 0) -> None:
        self.decisions = decisions
        self.choices = choices

    def add(self, other: Counts) -> None:
        """Add those of another match."""
        self.decisions += other.decisions
        self.choices += other.choices


def ignore(_: Any) -> None:
    """Nobody watches."""


def asked(match: Match[Any]) -> tuple[Seat, Ask]:
    """Who answers next, and what."""
    if match.first:
        seat = match.answering()[0]
        return seat, match.pending[seat]
    for seat, ask in match.pending.items():
        return seat, ask
    raise AssertionError


def play_at_random(match: Match[Any], chance: Dice, watch: Watching = ignore) -> Counts:
    """Play to the end, each option equally likely.

    A decision is a question that was answered; what the kernel answers by itself is none.
    """
    choices = 0
    while match.outcome is None:
        seat, ask = asked(match)
        options = len(ask.options)
        watch(match)
        if ask.free is None:
            match.play(seat, int(chance() * options))
        elif seat == WORLD:
            match.play(WORLD, answer_world(match))
        else:
            match.play(seat, ask.sample(Rng(int(chance() * MANY))))
        if options != 1:
            choices += 1
    return Counts(len(match.decisions), choices)
