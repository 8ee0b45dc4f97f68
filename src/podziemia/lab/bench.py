"""How fast a game is: decisions, matches, copies and views in a second, in one process.

Everything is measured in many short runs, what is compared side by side, round after round,
forwards and backwards in turn: when the machine is slow, all suffer alike. The time is that of the
processor, so that it matters little what else the machine does. A figure is the median of its runs,
a ratio the median of the ratios of runs of the same round.
"""

from __future__ import annotations

import platform
import random
import statistics
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeAlias

import msgspec

from podziemia.kernel import match as kernel_match
from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.registry import find, start
from podziemia.lab.random_match import Counts, Dice, Watching, ignore, play_at_random

Rates: TypeAlias = dict[str, float]
Meter: TypeAlias = Callable[[float], Rates]
"""Does something for so many seconds; how often each thing happened in a second."""
Ticking: TypeAlias = Callable[[int], None]

POSITIONS: Final = 64
"""How many positions are kept to be copied and looked at, in turn."""
APART: Final = 7
"""A position is kept after so many decisions."""


class Subject(msgspec.Struct, frozen=True):
    """What is measured: a game of ours, or a peer's. Playing comes first, copying second."""

    name: str
    players: int
    version: str
    meters: tuple[Meter, ...]


class Figure(msgspec.Struct, frozen=True):
    """How often something happens in a second: the median of the runs, the least, the most."""

    median: float
    least: float
    most: float


class Report(msgspec.Struct, frozen=True):
    """What was measured of a subject: the rates of each thing, round by round."""

    name: str
    players: int
    version: str
    rates: dict[str, list[float]]

    def figures(self) -> dict[str, Figure]:
        """The figure of each thing that was measured."""
        return {
            what: Figure(statistics.median(rates), min(rates), max(rates))
            for what, rates in self.rates.items()
        }

    def ratio(self, other: Report, what: str) -> float | None:
        """How many times faster than another this is, where both were measured."""
        if what not in self.rates or what not in other.rates:
            return None
        pairs = zip(self.rates[what], other.rates[what], strict=True)
        return statistics.median(ours / theirs for ours, theirs in pairs)


def measure(
    subjects: Sequence[Subject],
    *,
    seconds: float,
    repeats: int,
    tick: Ticking = lambda _: None,
) -> list[Report]:
    """Measure all subjects; `tick` is told after every run. There are `runs(subjects)` a round."""
    if seconds <= 0 or repeats < 1:
        raise BadInput("bench-time", {"seconds": f"{seconds:g}", "repeats": repeats})
    reports = [Report(s.name, s.players, s.version, {}) for s in subjects]
    plan = [
        (subject.meters[place], report.rates)
        for place in range(max(len(subject.meters) for subject in subjects))
        for subject, report in zip(subjects, reports, strict=True)
        if place < len(subject.meters)
    ]
    for repeat in range(repeats):
        for meter, rates in reversed(plan) if repeat % 2 else plan:
            for what, rate in meter(seconds).items():
                rates.setdefault(what, []).append(rate)
            tick(1)
    return reports


def runs(subjects: Sequence[Subject]) -> int:
    """How many runs a round has."""
    return sum(len(subject.meters) for subject in subjects)


def dice(seed: int) -> Dice:
    """The chance of a random policy."""
    return random.Random(seed).random  # noqa: S311 -- guards no secret


def repeated(act: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Do something again and again for so long, at least once: how often, and how long it took."""
    times = 0
    began = process_time()
    while True:
        act()
        times += 1
        taken = process_time() - began
        if taken >= seconds:
            return times, taken


Playing: TypeAlias = Callable[[Watching], Counts]
"""Plays one match to the end; before each decision the position is handed over."""
Copying: TypeAlias = Callable[[Any], object]
"""Copies a position, so that it can be played on independently."""


def playing(play: Playing) -> Meter:
    """Whole matches, one after the other."""
    play(ignore)  # the first time everything is slower

    def meter(seconds: float) -> Rates:
        total = Counts()
        matches, taken = repeated(lambda: total.add(play(ignore)), seconds)
        return {
            "decisions": total.decisions / taken,
            "choices": total.choices / taken,
            "matches": matches / taken,
        }

    return meter


def handling(what: str, kept: Sequence[Any], handle: Callable[[Any], object]) -> Meter:
    """One thing that is done with each of the kept positions, in turn."""
    place = count()

    def meter(seconds: float) -> Rates:
        times, taken = repeated(lambda: handle(kept[next(place) % len(kept)]), seconds)
        return {what: times / taken}

    return meter


def positions(play: Playing, copying: Copying) -> list[Any]:
    """Positions of all kinds, each so many decisions after the last."""
    kept: list[Any] = []
    seen = count(1)

    def watch(position: Any) -> None:
        if next(seen) % APART == 0 and len(kept) < POSITIONS:
            kept.append(copying(position))

    while len(kept) < POSITIONS:
        play(watch)
    return kept


def subject(game: str, players: int) -> Subject:
    """A game of ours: played at random without listeners, copied, dealt anew and looked at."""
    seeds = count()
    chance = dice(0)

    def play(watch: Watching) -> Counts:
        return play_at_random(start(game, players, seed=next(seeds), events=False), chance, watch)

    kept = positions(play, Match.fork)
    meters = (
        playing(play),
        handling("forks", kept, Match.fork),
        handling("determinizations", kept, lambda match: match.determinize(0, next(seeds))),
        handling("views", kept, look_at),
    )
    return Subject(game, players, str(find(game).version), meters)


def look_at(match: Match[Any]) -> None:
    """What the table does after a decision: the view of a seat that is asked, and its scene."""
    seat = next(iter(match.pending))
    match.game.scene(match.view(None if seat == WORLD else seat, listed=True))


def is_compiled() -> bool:
    """Whether the kernel runs compiled (`tools/compile`)."""
    return Path(str(kernel_match.__file__)).suffix != ".py"


def machine() -> dict[str, object]:
    """What the figures were measured with."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "compiled": is_compiled(),
    }
