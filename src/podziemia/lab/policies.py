"""Ways to choose without knowing the game: for checks, and for players that are not there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from podziemia.kernel.asking import Option, Seat
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng

T = TypeVar("T")

Policy: TypeAlias = Callable[[Match[Any], Seat], Option]
"""What a seat that is asked chooses."""


def any_option(chance: Rng) -> Policy:
    """Whatever is offered, all alike."""
    return lambda match, seat: chance.pick(match.pending[seat].options)


def first_option(_: Rng) -> Policy:
    """What a seat that does not answer gets: passing, where that is possible."""
    return lambda match, seat: match.pending[seat].options[0]


def last_option(_: Rng) -> Policy:
    """The last thing offered, always."""
    return lambda match, seat: match.pending[seat].options[-1]


def reluctant(chance: Rng) -> Policy:
    """Mostly the first option; matches last long."""

    def choose(match: Match[Any], seat: Seat) -> Option:
        options = match.pending[seat].options
        return options[0] if happens(chance, PATIENCE) else chance.pick(options)

    return choose


PATIENCE: Final = 0.7


def eager(chance: Rng) -> Policy:
    """Anything but the first option, where there is anything else."""

    def choose(match: Match[Any], seat: Seat) -> Option:
        options = match.pending[seat].options
        return chance.pick(options[1:] or options)

    return choose


def secretive(chance: Rng) -> Policy:
    """Something that shows nobody anything hidden and draws no chance, if there is such a thing."""

    def choose(match: Match[Any], seat: Seat) -> Option:
        options = list(match.pending[seat].options)
        before = revealed(match)
        tried = some(chance, options, TRIES)
        for option in [*tried, options[0]]:
            trial = match.fork()
            trial.play(seat, option)
            if revealed(trial) == before:
                return option
        return options[0]

    return choose


TRIES: Final = 4


def revealed(match: Match[Any]) -> tuple[int, int]:
    """How often something hidden was shown, and how much chance was drawn."""
    return match.state.shown, match.state.rng.count


def happens(chance: Rng, share: float) -> bool:
    """Whether something happens that happens so often."""
    return chance.below(ONE) < share * ONE


ONE: Final = 1_000_000


def some(chance: Rng, items: Sequence[T], count: int) -> list[T]:
    """At most so many of the items, in any order."""
    mixed = list(items)
    chance.shuffle(mixed)
    return mixed[:count]


POLICIES: Final[dict[str, Callable[[Rng], Policy]]] = {
    "any": any_option,
    "first": first_option,
    "last": last_option,
    "reluctant": reluctant,
    "eager": eager,
    "secretive": secretive,
}
