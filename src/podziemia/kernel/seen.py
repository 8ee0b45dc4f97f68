"""What a bot sees: the knowledge and the question of its seat, and worlds dealt anew from them.

A bot is given nothing else. Where it wants to look at a state, or to play on, it does so in a
world that agrees with everything its seat knows and in which the rest has been dealt anew.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from podziemia.kernel.questions import Ask, Option, Seat
from podziemia.kernel.rng import Rng

if TYPE_CHECKING:
    from podziemia.kernel.drive import Policy
    from podziemia.kernel.game import View
    from podziemia.kernel.match import Match
    from podziemia.kernel.outcome import Outcome

Choice: TypeAlias = Option | dict[str, Any] | int
"""An option, its JSON, or its index among those offered."""
ENDED: Final = "a world ends with the decision that it was made for"


class World(Protocol):
    """A match that could be the real one, for all its seat knows; what is done to it stays in it.

    Every seat of it may be asked, looked at and played.
    """

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        """Who must choose now, and what they are asked."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def state(self) -> Any:
        """Its state, to be read."""

    def play(self, seat: Seat, option: Choice) -> None:
        """Choose for a seat."""

    def fork(self) -> World:
        """An independent copy."""

    def view(self, seat: Seat | None) -> View:
        """What a seat of it may know."""

    def rollout(self, seed: int, policy: Policy | None = None) -> Outcome:
        """How a copy of it ends that is played at random, or as a policy says."""


class DealtWorld:
    """A world of a match in the same process.

    It is a copy like any other, dealt anew, so that copies of it are as cheap. Whatever such a copy
    begins with is out of reach of the names of a world.
    """

    __slots__ = ("__match",)

    def __init__(self, match: Match[Any]) -> None:
        self.__match: Callable[[], Match[Any]] = lambda: match

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        """Who must choose now, and what they are asked."""
        return self.__match().pending

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.__match().over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.__match().outcome

    @property
    def state(self) -> Any:
        """Its state, to be read."""
        return self.__match().state

    def play(self, seat: Seat, option: Choice) -> None:
        """Choose for a seat."""
        self.__match().play(seat, option)

    def fork(self) -> DealtWorld:
        """An independent copy."""
        return DealtWorld(self.__match().fork())

    def view(self, seat: Seat | None) -> View:
        """What a seat of it may know."""
        return self.__match().view(seat)

    def rollout(self, seed: int, policy: Policy | None = None) -> Outcome:
        """How a copy of it ends that is played at random, or as a policy says."""
        return self.__match().rollout(seed, policy)


class Seen(ABC):
    """What the bot of a seat is given when the seat must choose."""

    def __init__(self, game: str, seat: Seat, budget: float | None) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget

    @property
    @abstractmethod
    def ask(self) -> Ask:
        """The question: its prompt, its rule, what it is about, and the options."""

    @abstractmethod
    def sample(self, rng: Rng) -> Option:
        """Any legal answer, each equally likely."""

    @abstractmethod
    def world(self, seed: int) -> World:
        """A match in which everything hidden from the seat is dealt anew."""

    @abstractmethod
    def look(self) -> View:
        """What the seat may know, made anew."""

    @cached_property
    def view(self) -> View:
        """What the seat may know, ready for JSON; made when it is first looked at."""
        return self.look()

    @cached_property
    def state(self) -> Any:
        """The state of one world dealt anew; made when it is first looked at."""
        return self.world(0).state


class SeenMatch(Seen):
    """What a seat sees of a match in the same process."""

    def __init__(self, match: Match[Any], seat: Seat, budget: float | None) -> None:
        super().__init__(match.game.id, seat, budget)
        self.__match = match
        self.__ask = match.pending[seat]

    @cached_property
    def ask(self) -> Ask:
        """The question with its options made: what makes them knows the whole state.

        So does what checks an answer that cannot be listed: it is that of a world dealt anew.
        """
        if self.__ask.free is not None:
            return self.world(0).pending[self.seat]
        return self.__ask.opened()

    def sample(self, rng: Rng) -> Option:
        """Any legal answer, each equally likely; one that cannot be listed, of a world dealt anew.

        What makes such a sample may look at the whole state.
        """
        return (self.__ask if self.__ask.free is None else self.ask).sample(rng)

    def look(self) -> View:
        """What the seat may know, made anew."""
        return self.__match.view(self.seat)

    def world(self, seed: int) -> DealtWorld:
        """A match in which everything hidden from the seat is dealt anew."""
        match, seat = self.__match, self.seat
        if match.pending.get(seat) is not self.__ask:
            raise LookupError(ENDED)
        return DealtWorld(match.determinize(seat, secret_seed(match, seat, seed), past=False))


def known_decisions(match: Match[Any], seat: Seat) -> int:
    """How many decisions a seat knows of: in a hidden common round only its own."""
    began = match.hidden_round
    if began is None:
        return len(match.decisions)
    return began + sum(made.seat == seat for made in match.decisions[began:])


def secret_seed(match: Match[Any], seat: Seat, seed: int) -> int:
    """A seed to deal anew with, mixed with the chance of the match, which nobody knows.

    Whoever knew how the hidden cards were shuffled could put them back.
    """
    words = f"{match.state.rng.key.hex()}/{known_decisions(match, seat)}/{seat}/{seed}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
