"""A tournament: every bot meets every other, on the same deals, from every seat."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from podziemia.kernel.bots import answer_world
from podziemia.kernel.errors import BadInput, BotFault
from podziemia.kernel.game import Bot, Game, Value
from podziemia.kernel.match import Match
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import WORLD, Fact, Seat
from podziemia.kernel.registry import find, options_for, start
from podziemia.lab.outside.crew import Crew, controllers
from podziemia.lab.outside.host import BUDGET
from podziemia.lab.simulate import Table, Ticking
from podziemia.lab.workers import chunks, work

CHUNK: Final = 20
FEWEST: Final = 2
"""So many are needed to play against each other."""
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""How many standard errors hold 95 %, with 1 to 10 degrees of freedom."""
NORMAL: Final = 1.96


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays against whom, and how often."""

    game: str
    bots: tuple[str, ...]
    players: int
    deals: int
    """How many deals each pairing plays; each of them once in every seating."""
    seed: int | str = 0
    options: dict[str, Value] = {}
    budget: float | None = BUDGET
    """How many seconds a bot may take for a decision."""


class Forfeit(msgspec.Struct, frozen=True):
    """A match that a bot has lost by a fault: the message of the fault and its facts."""

    bot: str
    match: int
    message: str
    about: dict[str, Fact]


class Result(msgspec.Struct, frozen=True):
    """How one seat did in one match."""

    bot: str
    deal: int
    won: float
    """1 for a victory; several winners share it."""
    utility: float
    score: int | None


class Results(msgspec.Struct):
    """What came of some matches."""

    matches: int = 0
    seats: list[Result] = msgspec.field(default_factory=list)
    forfeits: list[Forfeit] = msgspec.field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Results) -> None:
        """Add what came of other matches."""
        self.matches += other.matches
        self.seats += other.seats
        self.forfeits += other.forfeits


class Place(msgspec.Struct, frozen=True):
    """A line of the standing."""

    bot: str
    matches: int
    wins: float
    utility: float
    """The mean: 1 is always first, -1 always last."""
    interval: tuple[float, float] | None
    """Where the mean lies with 95 % confidence; one deal alone tells nothing about that."""
    score: float | None
    """The mean of the score that decides, if one does."""
    forfeits: int


def verify(contest: Contest) -> None:
    """Refuse a contest that cannot be played, before anything is started."""
    game = find(contest.game)
    if contest.deals < 1:
        raise BadInput("simulate-games", {"games": contest.deals})
    if len(contest.bots) < FEWEST or len(set(contest.bots)) < len(contest.bots):
        raise BadInput("tournament-bots", {"bots": ", ".join(contest.bots)})
    if contest.players < FEWEST:
        raise BadInput("tournament-players", {"players": contest.players})
    options_for(game, contest.options)
    start(contest.game, contest.players, 0, contest.options, events=False)
    with Crew(game) as crew:
        crew.verify(contest.bots)


def pairings(contest: Contest) -> list[tuple[str, ...]]:
    """Who meets: every selection of as many as play; if they are too few, they sit in turn."""
    bots, players = contest.bots, contest.players
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [tuple(bots[seat % len(bots)] for seat in range(players))]


def tables(contest: Contest) -> list[Table]:
    """All matches: each deal for each pairing, everybody moving on through all seats."""
    found: list[Table] = []
    for deal in range(contest.deals):
        for group in pairings(contest):
            for turned in range(contest.players):
                bots = group[turned:] + group[:turned]
                seed = f"{contest.seed}/{deal}"
                found.append(Table(len(found), contest.players, seed, contest.options, bots))
    return found


def play_table(contest: Contest, table: Table, crew: Crew) -> Results:
    """Play one match; a bot that fails has lost it, and the others go on."""
    seats = controllers(table.bots)
    match = start(contest.game, table.players, table.seed, table.options, seats, events=False)
    bots = crew.sit(table.bots, f"{table.seed}/{table.number}", table.number)
    lost = play_forfeiting(match, bots, contest.budget)
    assert match.outcome is not None, "it is played to its end"
    game, outcome = match.game, judged(match.outcome, lost)
    deal = table.number // (contest.players * len(pairings(contest)))
    winners = outcome.winners
    found = [
        Result(
            bot,
            deal,
            1 / len(winners) if seat in winners else 0.0,
            outcome.utility(seat),
            score_of(game, outcome, seat),
        )
        for seat, bot in enumerate(table.bots)
    ]
    forfeits = [
        Forfeit(table.bots[seat], table.number, fault.message, dict(fault.about))
        for seat, fault in lost.items()
    ]
    return Results(1, found, forfeits)


def play_forfeiting(
    match: Match[Any], bots: Sequence[Bot], budget: float | None
) -> dict[Seat, BotFault]:
    """Let the bots play to the end; those that fail give up, and why."""
    lost: dict[Seat, BotFault] = {}
    while not match.over:
        seat = match.answering()[0]
        if seat == WORLD:
            match.play(WORLD, answer_world(match))
            continue
        try:
            chosen = bots[seat].choose(match.seen(seat, budget))
        except BotFault as fault:
            lost[seat] = fault
            match.resign(seat)
        else:
            match.play(seat, chosen)
    return lost


def judged(outcome: Outcome, lost: Collection[Seat]) -> Outcome:
    """An outcome as it counts: those who have forfeited come after all others and do not win."""
    if not lost:
        return outcome
    order = [(seat in lost, place) for seat, place in enumerate(outcome.places)]
    places = tuple(1 + sum(other < own for other in order) for own in order)
    first = [seat for seat, place in enumerate(places) if place == 1]
    winners = tuple(seat for seat in first or outcome.winners if seat not in lost)
    return msgspec.structs.replace(outcome, winners=winners, places=places)


def score_of(game: Game[Any], outcome: Outcome, seat: Seat) -> int | None:
    """The score that decides first, if scores decide."""
    return outcome.scores[seat][game.deciding[0]] if game.deciding else None


def play_chunk(contest: Contest, numbers: range) -> Results:
    """Play some matches of a contest."""
    results = Results()
    found = tables(contest)
    with Crew(find(contest.game)) as crew:
        for number in numbers:
            results.add(play_table(contest, found[number], crew))
    return results


def hold(contest: Contest, *, workers: int = 1, tick: Ticking = lambda _: None) -> Results:
    """Play a contest; `tick` is told how many more matches are done, every now and then."""
    verify(contest)
    began = time.perf_counter()
    total = Results()
    jobs = chunks(len(tables(contest)), workers, CHUNK)
    for results in work(partial(play_chunk, contest), jobs, workers):
        total.add(results)
        tick(results.matches)
    total.forfeits.sort(key=lambda forfeit: forfeit.match)
    total.seconds = time.perf_counter() - began
    return total


def standing(contest: Contest, results: Results) -> list[Place]:
    """Who is better than whom, the best first."""
    places = [place_of(bot, results) for bot in contest.bots]
    return sorted(places, key=lambda place: -place.utility)


def place_of(bot: str, results: Results) -> Place:
    """How a bot did."""
    own = [result for result in results.seats if result.bot == bot]
    deals: dict[int, list[float]] = {}
    for result in sorted(own, key=lambda result: result.deal):
        deals.setdefault(result.deal, []).append(result.utility)
    scores = [result.score for result in own if result.score is not None]
    return Place(
        bot,
        len(own),
        round(sum(result.won for result in own), 3),
        fmean(result.utility for result in own),
        interval([fmean(deal) for deal in deals.values()]),
        fmean(scores) if scores else None,
        sum(forfeit.bot == bot for forfeit in results.forfeits),
    )


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Where the mean of such values lies, with 95 % confidence.

    The values are those of deals: matches of one deal are too much alike to count for themselves.
    """
    free = len(values) - 1
    if free < 1:
        return None
    errors = STUDENT[free - 1] if free <= len(STUDENT) else NORMAL + 2.4 / free
    around = errors * stdev(values) / len(values) ** 0.5
    return fmean(values) - around, fmean(values) + around
