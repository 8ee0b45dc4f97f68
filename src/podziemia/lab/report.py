"""How scores are spread: many matches between bots, and for each group of them a distribution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, quantiles
from typing import Any

import msgspec

from podziemia.kernel.bots import make_bot
from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, start
from podziemia.kernel.rng import Rng
from podziemia.lab.simulate import Plan, Table, Ticking, play_plainly, table_of, verify


class Result(msgspec.Struct, frozen=True):
    """How one bot did in one match."""

    bot: str
    group: str | None
    """What the match is grouped by."""
    scores: dict[str, int]


class Spread(msgspec.Struct, frozen=True):
    """A distribution in a few numbers."""

    matches: int
    mean: float
    least: int
    lower: float
    median: float
    upper: float
    most: int


class Group(msgspec.Struct, frozen=True):
    """The results of a bot that belong together."""

    bot: str
    group: str | None
    values: tuple[int, ...]

    def spread(self) -> Spread:
        """Its distribution in a few numbers."""
        values = self.values
        several = values if len(values) > 1 else values * 2
        lower, median, upper = quantiles(several, n=4, method="inclusive")
        return Spread(len(values), fmean(values), min(values), lower, median, upper, max(values))


def collect(
    plan: Plan,
    by: str | None = None,
    score: str | None = None,
    tick: Ticking = lambda _: None,
) -> list[Result]:
    """Play a plan, match by match; `tick` is told after each of them.

    A score that there is not is refused after the first match: only then is it known.
    """
    verify(plan)
    results: list[Result] = []
    for number in range(plan.games):
        results += play(plan, table_of(plan, number), by)
        if number == 0:
            score_of(results, score)
        tick(1)
    return results


def play(plan: Plan, table: Table, by: str | None) -> Iterator[Result]:
    """Play one match: a result for every seat."""
    game = find(plan.game)
    match = start(plan.game, table.players, table.seed, table.options, events=False)
    if by is not None:
        fact_of(match, by)  # refused before anything is played
    seeds = Rng(table.seed)
    play_plainly(match, [make_bot(game, name, seeds.word()) for name in table.bots])
    assert match.outcome is not None, "played to the end"
    group = None if by is None else fact_of(match, by)
    for bot, scores in zip(table.bots, match.outcome.scores, strict=True):
        yield Result(bot, group, dict(scores))


def fact_of(match: Match[Any], name: str) -> str:
    """One fact about a match, by its name in scenarios."""
    facts = match.game.inspect(match.state)
    known = [key for key, value in facts.items() if isinstance(value, str | int | None)]
    if name not in known:
        raise BadInput("report-by", {"by": name, "known": ", ".join(known)})
    return str(facts[name])


def score_of(results: Sequence[Result], wanted: str | None) -> str:
    """The score that is asked for; it need not be named if there is only one."""
    names = list(results[0].scores)
    about = {"score": wanted, "known": ", ".join(names)}
    if wanted is None and len(names) > 1:
        raise BadInput("report-which-score", about)
    if wanted is not None and wanted not in names:
        raise BadInput("report-score", about)
    return wanted if wanted is not None else names[0]


def groups(results: Sequence[Result], score: str) -> list[Group]:
    """The results in groups, by what they are grouped by, then by bot."""
    found: dict[tuple[str | None, str], list[int]] = {}
    for result in results:
        found.setdefault((result.group, result.bot), []).append(result.scores[score])
    ordered = sorted(found.items(), key=lambda item: (item[0][0] or "", item[0][1]))
    return [Group(bot, group, tuple(values)) for (group, bot), values in ordered]
