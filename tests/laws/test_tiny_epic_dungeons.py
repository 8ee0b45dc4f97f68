"""The laws in Tiny Epic Dungeons: positions far from the start, in either act, with every Boss."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from podziemia.games.tiny_epic_dungeons.content import BOSSES
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import Dose, Inspector
from tests.budget import Budget
from tests.laws.late_dungeons import late_match
from tests.laws.tables import SHARES, Table, positions

GAME = find("tiny_epic_dungeons")
CLOSE = Dose(0.2, 0.05, 0.05, 0.05, 0.1, 1.0, 1.0, 0.0)
HEROES = (2, 3, 4)
FIGHTS = (None, *BOSSES)
"""Whom the heroes fight; none: Act 1, or any Boss."""
ALL_OF_THEM = len(FIGHTS) * len(GAME.players)
"""Samples among which every number of people meets every Boss, with any number of heroes: no two
of 3, 4 and 7 have a divisor in common."""


@pytest.mark.rule("TED-4.1", "TED-19.4")
def test_all_laws_hold_late_in_the_game(budget: Budget) -> None:
    def hold(number: int) -> None:
        table, boss = Table.drawn(GAME, number), FIGHTS[number % len(FIGHTS)]
        options = {**table.options, "heroes": HEROES[number % len(HEROES)]}
        match = late_match(table.seed, table.players, options, boss)
        if match.over:
            return
        inspector = Inspector(match, table.seed, CLOSE)
        for position in positions(match, table):
            if position.decisions:
                inspector.after()
            if position.over or len(position.decisions) > 40:
                break
            inspector.before()

    budget.spend(SHARES["its own"], ALL_OF_THEM, hold)


def played_out(match: Match[Any], seed: str) -> str:
    """The rule that ends a match played by chance."""
    chance = Rng(seed)
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, chance.pick(ask.options))
    assert match.outcome is not None
    return match.outcome.rule


@pytest.mark.rule("TED-1.5", "TED-1.6", "TED-1.7", "TED-1.9")
@pytest.mark.parametrize("boss", BOSSES)
def test_every_fight_with_a_boss_ends_by_a_rule(boss: str) -> None:
    ends = Counter(
        played_out(late_match(f"{boss}/{seed}", 1 + seed % 4, {"heroes": 2 + seed % 3}, boss), boss)
        for seed in range(24)
    )
    assert set(ends) <= {"TED-1.5", "TED-1.6", "TED-1.7"}, ends
