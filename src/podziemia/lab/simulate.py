"""Many matches between bots, in as many processes as wanted: facts about a game, or its laws.

A match is known by its number in a plan: whatever process plays it, it is the same match.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from typing import Any, Final

import msgspec

from podziemia.kernel.bots import advance, answer_world
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Bot, Game, Switch, Value
from podziemia.kernel.match import Match
from podziemia.kernel.outcome import Outcome, all_alone
from podziemia.kernel.questions import WORLD
from podziemia.kernel.registry import find, options_for, start
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import LIGHT, Inspector, LawBroken
from podziemia.lab.outside.crew import Crew, controllers
from podziemia.lab.outside.host import BUDGET
from podziemia.lab.plain_bots import happens
from podziemia.lab.workers import chunks, work

CHUNK: Final = 20
CHECKED_CHUNK: Final = 5
RESIGNING: Final = 0.001
OUT_OF_TIME: Final = 0.01
ALL: Final = "all"
"""The side of matches in which everybody is on the same."""
SUMS: Final = (
    *("seats", "seat_wins", "sides", "side_wins", "bots", "bot_wins"),
    *("utility", "rounds", "rules", "scores"),
)
Ticking = Callable[[int], None]


class SimulationPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played."""

    game: str
    games: int
    players: tuple[int, ...]
    """The numbers of players, in turn."""
    bots: tuple[str, ...] = ("random",)
    """Who sits down, seat by seat; from match to match everybody moves one seat on."""
    alike: bool = False
    """Whether one bot plays on all seats of a match; then the bots take turns."""
    seed: int | str = 0
    options: dict[str, Value] = {}
    variants: bool = False
    """Whether the switches that are not given take all their values, in turn."""
    through: tuple[str, ...] = ()
    """Switches that do so by themselves."""
    check: bool = False
    """Whether the laws are checked; then some players run out of time, and a few resign."""
    budget: float | None = BUDGET
    """How many seconds a bot may take for a decision."""


class Table(msgspec.Struct, frozen=True):
    """One match of a plan."""

    number: int
    players: int
    seed: str
    options: dict[str, Value]
    bots: tuple[str, ...]


class Fault(msgspec.Struct):
    """A law that was broken, once or several times, and the first match that did."""

    law: str
    headline: str
    number: int
    told: str
    times: int = 1


class Tally(msgspec.Struct):
    """What came of the matches."""

    games: int = 0
    alone: int = 0
    """Matches with a single place: for points, with nobody to win against."""
    lost: int = 0
    """Matches that nobody has won."""
    decisions: int = 0
    seats: dict[str, int] = msgspec.field(default_factory=dict)
    """Matches in which each plays alone against others, by seat."""
    seat_wins: dict[str, int] = msgspec.field(default_factory=dict)
    sides: dict[str, int] = msgspec.field(default_factory=dict)
    """The other matches, by side; `all` where everybody is on the same."""
    side_wins: dict[str, int] = msgspec.field(default_factory=dict)
    bots: dict[str, int] = msgspec.field(default_factory=dict)
    """Seats of bots in matches with somebody to win against."""
    bot_wins: dict[str, int] = msgspec.field(default_factory=dict)
    utility: dict[str, float] = msgspec.field(default_factory=dict)
    """What these matches were worth to each bot, in all."""
    scored: int = 0
    """How many seats the scores are of."""
    rounds: dict[int, int] = msgspec.field(default_factory=dict)
    rules: dict[str, int] = msgspec.field(default_factory=dict)
    scores: dict[str, int] = msgspec.field(default_factory=dict)
    faults: dict[str, Fault] = msgspec.field(default_factory=dict)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        """Add what came of other matches."""
        self.games += other.games
        self.alone += other.alone
        self.lost += other.lost
        self.decisions += other.decisions
        self.scored += other.scored
        for name in SUMS:
            sums = getattr(self, name)
            for key, number in getattr(other, name).items():
                sums[key] = sums.get(key, 0) + number
        for headline, fault in other.faults.items():
            if headline in self.faults:
                self.faults[headline].times += fault.times
            else:
                self.faults[headline] = fault

    def count(self, table: Table, match: Match[Any]) -> None:
        """Count one finished match."""
        outcome = match.outcome
        assert outcome is not None
        more(self.rules, outcome.rule)
        if isinstance(round_ := match.view(None).get("round"), int):
            more(self.rounds, round_)
        for scores in outcome.scores:
            self.scored += 1
            for name, number in scores.items():
                more(self.scores, name, number)
        if len(outcome.places) == 1:
            self.alone += 1
            return
        self.lost += not outcome.winners
        sides = match.game.sides(table.players)
        if len(sides) > 1:
            self.count_bots(table, outcome)
        alone = all_alone(match.game.sides, table.players)
        played, won = (self.seats, self.seat_wins) if alone else (self.sides, self.side_wins)
        for number, side in enumerate(sides):
            name = str(number) if len(sides) > 1 else ALL
            more(played, name)
            if set(side) <= set(outcome.winners):
                more(won, name)

    def count_bots(self, table: Table, outcome: Outcome) -> None:
        """Count what a match was worth to each bot."""
        for seat, bot in enumerate(table.bots):
            more(self.bots, bot)
            self.utility[bot] = self.utility.get(bot, 0.0) + outcome.utility(seat)
            if seat in outcome.winners:
                more(self.bot_wins, bot)


def more(sums: dict[Any, int], key: Any, number: int = 1) -> None:
    """Add to one of several sums."""
    sums[key] = sums.get(key, 0) + number


def verify(plan: SimulationPlan) -> None:
    """Refuse a plan that cannot be played, before anything is started."""
    game = find(plan.game)
    if plan.games < 1:
        raise BadInput("simulate-games", {"games": plan.games})
    with Crew(game) as crew:
        crew.verify(plan.bots)
    options_for(game, plan.options)
    for players in plan.players:
        start(plan.game, players, 0, plan.options, events=False)


def table_of(plan: SimulationPlan, number: int) -> Table:
    """The match of a number: how many play, with which options, and who sits where."""
    players = plan.players[number % len(plan.players)]
    options, cycle = dict(plan.options), number // len(plan.players)
    if plan.variants or plan.through:
        only = () if plan.variants else plan.through
        combinations = variants(find(plan.game), tuple(options), only)
        options |= combinations[cycle % len(combinations)]
        cycle //= len(combinations)
    bots = tuple(plan.bots[(seat + number) % len(plan.bots)] for seat in range(players))
    if plan.alike:
        bots = (plan.bots[cycle % len(plan.bots)],) * players
    return Table(number, players, f"{plan.seed}/{number}", options, bots)


@cache
def variants(
    game: Game[Any], given: tuple[str, ...], only: tuple[str, ...] = ()
) -> list[dict[str, Value]]:
    """Every combination of the switches that have few values and are not given, or of some only.

    They are shuffled, always in the same way, so that the first few are of all kinds already.
    """
    free = [
        switch
        for switch in game.switches
        if switch.id not in given and values_of(switch) and (not only or switch.id in only)
    ]
    combinations = [
        dict(zip((s.id for s in free), values, strict=True))
        for values in product(*(values_of(s) for s in free))
    ]
    Rng("variants").shuffle(combinations)
    return combinations


def values_of(switch: Switch) -> tuple[Value, ...]:
    """All values of a switch, if they are few and bots may play with any of them."""
    if switch.for_bots is not None:
        return ()
    if isinstance(switch.default, bool):
        return (False, True)
    return switch.choices


def play_table(plan: SimulationPlan, table: Table, crew: Crew) -> Tally:
    """Play one match."""
    tally = Tally(games=1)
    seats = controllers(table.bots)
    match = start(plan.game, table.players, table.seed, table.options, seats, events=plan.check)
    bots = crew.sit(table.bots, table.seed, table.number)
    try:
        if plan.check:
            play_inspected(match, bots, table, plan.budget)
        else:
            play_plainly(match, bots, plan.budget)
        tally.count(table, match)
    except LawBroken as broken:
        fault = Fault(broken.law, broken.headline, table.number, str(broken))
        tally.faults[broken.headline] = fault
    tally.decisions = len(match.decisions)
    return tally


def play_plainly(match: Match[Any], bots: list[Bot], budget: float | None) -> None:
    """Let the bots play to the end."""
    advance(match, dict(enumerate(bots)), budget=budget)


def play_inspected(match: Match[Any], bots: list[Bot], table: Table, budget: float | None) -> None:
    """Let the bots play to the end, in any order, under the eyes of an inspector."""
    inspector = Inspector(match, table.seed, LIGHT)
    chance = Rng(f"table/{table.seed}")

    def decide() -> None:
        seat = chance.pick(sorted(match.pending))
        if seat == WORLD:
            match.play(WORLD, answer_world(match))
        elif happens(chance, RESIGNING):
            match.resign(seat)
        elif happens(chance, OUT_OF_TIME):
            match.time_out(seat)
        else:
            match.play(seat, bots[seat].choose(match.seen(seat, budget)))

    while not match.over:
        inspector.before()
        inspector.guarded("a decision", decide)
        inspector.after()
    inspector.finish()


def play_chunk(plan: SimulationPlan, numbers: range) -> Tally:
    """Play some matches of a plan."""
    tally = Tally()
    with Crew(find(plan.game)) as crew:
        for number in numbers:
            tally.add(play_table(plan, table_of(plan, number), crew))
    return tally


def simulate(plan: SimulationPlan, *, workers: int = 1, tick: Ticking = lambda _: None) -> Tally:
    """Play a plan; `tick` is told how many more matches are done, every now and then."""
    verify(plan)
    began = time.perf_counter()
    total = Tally()
    for tally in tallies(plan, workers):
        total.add(tally)
        tick(tally.games)
    total.seconds = time.perf_counter() - began
    return total


def tallies(plan: SimulationPlan, workers: int) -> Iterator[Tally]:
    """Play a plan in chunks, in this process or in others."""
    most = CHECKED_CHUNK if plan.check else CHUNK
    yield from work(partial(play_chunk, plan), chunks(plan.games, workers, most), workers)
