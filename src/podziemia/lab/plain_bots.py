"""Bots that know no game: for checks, and for players that are not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from podziemia.kernel.bots import RandomBot
from podziemia.kernel.game import MakeBot
from podziemia.kernel.questions import Option
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen, World

T = TypeVar("T")

PATIENCE: Final = 0.7
"""How often the reluctant bot takes the first option without a thought."""
TRIES: Final = 4
"""How many options the secretive bot tries."""
ONE: Final = 1_000_000


class First:
    """What a seat that does not answer gets: passing, where that is possible."""

    def __init__(self, seed: int) -> None:
        """The seed makes no difference."""

    def choose(self, seen: Seen) -> Option:
        """What is chosen for a seat that does not answer."""
        return seen.ask.default


class Last:
    """The last thing offered, always."""

    def __init__(self, seed: int) -> None:
        """The seed makes no difference."""

    def choose(self, seen: Seen) -> Option:
        """The last option; the usual answer where they cannot be listed."""
        return seen.ask.options[-1] if seen.ask.options else seen.ask.default


class Reluctant:
    """Mostly the first option; matches last long."""

    def __init__(self, seed: int) -> None:
        self.chance = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """The first option, or now and then any."""
        if happens(self.chance, PATIENCE):
            return seen.ask.default
        return seen.sample(self.chance)


class Eager:
    """Anything but the first option, where there is anything else."""

    def __init__(self, seed: int) -> None:
        self.chance = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """Any option but the first."""
        options = seen.ask.options
        others = len(options) - 1
        return options[1 + self.chance.below(others)] if others > 0 else seen.sample(self.chance)


class Secretive:
    """Something that shows nobody anything hidden and draws no chance, if there is such a thing."""

    def __init__(self, seed: int) -> None:
        self.chance = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """An option that reveals nothing where it is tried out."""
        ask, default = seen.ask, seen.ask.default
        world = seen.world(self.chance.word())
        before = revealed(world)
        if ask.free is None:
            tries = some(self.chance, ask.options, TRIES)
        else:
            tries = [seen.sample(self.chance) for _ in range(TRIES)]
        for option in [*tries, default]:
            trial = world.fork()
            trial.play(seen.seat, option)
            if revealed(trial) == before:
                return option
        return default


def revealed(world: World) -> tuple[int, int]:
    """How often something hidden was shown, and how much chance was drawn."""
    return world.state.shown, world.state.rng.count


def happens(chance: Rng, share: float) -> bool:
    """Whether something happens that happens so often."""
    return chance.below(ONE) < share * ONE


def some(chance: Rng, items: Sequence[T], count: int) -> list[T]:
    """At most so many of the items, in any order."""
    mixed = list(items)
    chance.shuffle(mixed)
    return mixed[:count]


OTHERS: Final[tuple[MakeBot, ...]] = (Secretive, Secretive, RandomBot, Reluctant)
"""How the others play while a seat is watched: mostly so that nothing comes out."""
