"""How scores are spread: many matches between bots, and for each group of them a distribution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, quantiles
from typing import Any, Final

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for, start
from podziemia.kernel.texts import LANGUAGES, texts
from podziemia.lab.outside.crew import Crew
from podziemia.lab.simulate import (
    SimulationPlan,
    Table,
    Ticking,
    play_plainly,
    table_of,
    values_of,
    verify,
)

PLAYERS: Final = "players"
"""What matches of every game can be grouped by: how many play."""
WON: Final = "won"
"""What can be reported of every game: whether a match was won."""
SURE: Final = 1.96
"""In so many standard deviations a share lies in 95 of 100 cases."""


class Result(msgspec.Struct, frozen=True):
    """How one bot did in one match."""

    bot: str
    group: tuple[str, ...]
    """What the match is grouped by, fact by fact."""
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


class Share(msgspec.Struct, frozen=True):
    """How many matches were won, and between which shares the true one lies."""

    matches: int
    won: int
    share: float
    lower: float
    upper: float


class Group(msgspec.Struct, frozen=True):
    """The results of a bot that belong together."""

    bot: str
    group: tuple[str, ...]
    values: tuple[int, ...]

    def share(self) -> Share:
        """How many of its matches were won, with Wilson's interval of 95 %."""
        count, won = len(self.values), sum(self.values)
        share, square = won / count, SURE**2
        middle = (won + square / 2) / (count + square)
        spread = SURE * sqrt(share * (1 - share) * count + square / 4) / (count + square)
        return Share(count, won, share, max(0.0, middle - spread), min(1.0, middle + spread))

    def spread(self) -> Spread:
        """Its distribution in a few numbers."""
        values = self.values
        several = values if len(values) > 1 else values * 2
        lower, median, upper = quantiles(several, n=4, method="inclusive")
        return Spread(len(values), fmean(values), min(values), lower, median, upper, max(values))


def collect(
    plan: SimulationPlan,
    by: Sequence[str] = (),
    score: str | None = None,
    tick: Ticking = lambda _: None,
    lang: str = "en",
    side: int | None = None,
) -> list[Result]:
    """Play a plan, match by match; `tick` is told after each of them.

    Options by which matches are grouped, and which are not given, take all their values in turn.
    If `side` is given, only the results of that side count.
    A score that there is not is refused after the first match: only then is it known, and the
    sentence names the scores in `lang`.
    """
    verify(plan)
    game = find(plan.game)
    for players in plan.players:
        if side is not None and not 0 <= side < len(game.sides(players)):
            raise BadInput("report-side", {"side": side, "most": len(game.sides(players)) - 1})
    free = {each.id for each in game.switches if values_of(each)} - set(plan.options)
    plan = msgspec.structs.replace(plan, through=tuple(name for name in by if name in free))
    results: list[Result] = []
    with Crew(game) as crew:
        for number in range(plan.games):
            results += play(plan, table_of(plan, number), by, crew, side)
            if number == 0:
                score_of(find(plan.game), results, score, lang)
            tick(1)
    return results


def play(
    plan: SimulationPlan, table: Table, by: Sequence[str], crew: Crew, only: int | None = None
) -> Iterator[Result]:
    """Play one match: a result for every seat, but one for partners who share everything."""
    match = start(plan.game, table.players, table.seed, table.options, events=False)
    group = facts_of(match, table, by)  # refused before anything is played
    play_plainly(match, crew.sit(table.bots, table.seed, table.number), plan.budget)
    assert match.outcome is not None, "played to the end"
    for name, fact, before in zip(by, facts_of(match, table, by), group, strict=True):
        if fact != before:
            raise BadInput("report-by-changes", {"by": name})
    winners, scores = match.outcome.winners, match.outcome.scores
    for number, side in enumerate(match.game.sides(table.players)):
        if only is not None and number != only:
            continue
        told: list[Result] = []
        for seat in side:
            found = {**scores[seat], WON: int(seat in winners)}
            if (result := Result(table.bots[seat], group, found)) not in told:
                told.append(result)
        yield from told


def facts_of(match: Match[Any], table: Table, names: Sequence[str]) -> tuple[str, ...]:
    """What matches can be grouped by: how many play, an option that has few values, or a card that
    all of them play with."""
    cards = match.game.cards
    facts = match.game.inspect(match.state)
    known = {key: fact for key, fact in facts.items() if isinstance(fact, str) and fact in cards}
    chosen = options_for(match.game, table.options)
    known |= {each.id: str(chosen[each.id]) for each in match.game.switches if values_of(each)}
    known[PLAYERS] = str(len(match.controllers))
    for name in names:
        if name not in known:
            raise BadInput("report-by", {"by": name, "known": ", ".join(known)})
    return tuple(known[name] for name in names)


def score_of(
    game: Game[Any], results: Sequence[Result], wanted: str | None, lang: str = "en"
) -> str:
    """The score that is asked for by id or name; if none is, the one that decides or the only."""
    if wanted == WON:
        return WON
    ids = [name for name in results[0].scores if name != WON]
    if wanted is None and (game.deciding or len(ids) == 1):
        return (game.deciding or ids)[0]
    called = [(name, score_name(game, name, lang)) for name in ids]
    known = ", ".join(name if own == name else f"{name} ({own})" for name, own in called)
    about = {"score": wanted, "known": known}
    if wanted is None:
        raise BadInput("report-which-score", about)
    names = {score_name(game, name, each).casefold(): name for name in ids for each in LANGUAGES}
    names |= {name.casefold(): name for name in ids}
    if wanted.casefold() not in names:
        raise BadInput("report-score", about)
    return names[wanted.casefold()]


def score_name(game: Game[Any], score: str, lang: str) -> str:
    """What a score is called."""
    return texts(game.id, lang).say(f"{game.prefix.lower()}-score-{score}")


def groups(results: Sequence[Result], score: str) -> list[Group]:
    """The results in groups, by what they are grouped by, then by bot."""
    found: dict[tuple[tuple[str, ...], str], list[int]] = {}
    for result in results:
        found.setdefault((result.group, result.bot), []).append(result.scores[score])
    ordered = sorted(found.items(), key=lambda item: item[0])
    return [Group(bot, group, tuple(values)) for (group, bot), values in ordered]
