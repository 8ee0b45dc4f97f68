"""What a rule may yield: a question, several questions at once, or a safe point.

A rule is a generator. It asks with `yield from ask(...)`, goes on with the answer, and calls other
rules with `yield from`. Nothing else leaves a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Final, TypeAlias, cast

import msgspec
from typing_extensions import TypeVar

Seat: TypeAlias = int
Fact: TypeAlias = str | int | bool | None
Facts: TypeAlias = Mapping[str, Fact]

NOTHING: Final[Facts] = {}


def snake_case(name: str) -> str:
    """`KeepBoss` becomes `keep_boss`: the tag of an option or event in JSON."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Option(msgspec.Struct, frozen=True, tag=snake_case, forbid_unknown_fields=True):
    """One thing a seat may choose: small, frozen, JSON with its `type`, stable in records."""


class Resign(Option, frozen=True):
    """Give up, whoever is asked: the note that `Match.resign` makes."""


class DealAnew(Option, frozen=True):
    """Not a choice but a note: here everything hidden from the seat was dealt anew."""

    seed: int


class Ask(msgspec.Struct, eq=False):
    """A question to one seat: what is asked, by which rule, about what, and what may be chosen.

    The first option is what a seat that does not answer gets: passing, where passing is possible.
    """

    seat: Seat
    prompt: str
    rule: str
    about: Facts
    _options: Sequence[Option] | None
    _make: Callable[[], Sequence[Option]] | None

    @property
    def options(self) -> Sequence[Option]:
        """Everything that may be chosen, made when it is first looked at."""
        if self._options is None:
            assert self._make is not None
            self._options = self._make()
            assert self._options, f"{self.prompt} ({self.rule}) offers nothing"
        return self._options

    @property
    def secret(self) -> bool:
        """Whether the options depend on what only this seat knows."""
        return self._make is not None

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose, and everybody can see it."""
        return self._make is None and len(self.options) == 1

    def deal_anew(self) -> None:
        """Forget options made from cards that have been dealt anew."""
        if self._make is not None:
            self._options = None


class Together:
    """Several seats act at the same time and independently; any order of arrival is the same."""

    __slots__ = ("rules",)

    def __init__(self, rules: Mapping[Seat, Rules]) -> None:
        self.rules = rules


class Safe:
    """A point where the state alone says how to go on."""

    __slots__ = ()


SAFE: Final = Safe()

T = TypeVar("T", default=None)
O = TypeVar("O", bound=Option)  # noqa: E741 -- the house name for "what was offered"
Step: TypeAlias = "Ask | Together | Safe"
Rules: TypeAlias = Generator[Step, object, T]
"""A rule under way: it asks, is answered, and returns a T (nothing, unless it says so)."""


def ask(
    seat: Seat, prompt: str, options: Sequence[O], *, rule: str, about: Facts = NOTHING
) -> Rules[O]:
    """Ask one seat to choose among options that everybody could list.

    With one single option the kernel answers by itself.
    """
    return cast("O", (yield Ask(seat, prompt, rule, about, options, None)))


def ask_secret(
    seat: Seat, prompt: str, make: Callable[[], Sequence[O]], *, rule: str, about: Facts = NOTHING
) -> Rules[O]:
    """Ask one seat to choose among options that depend on what only it knows.

    Always asked, whatever the number of options: a question that is skipped would tell the others.
    The options are made when they are needed, and anew when hidden cards are dealt anew.
    """
    return cast("O", (yield Ask(seat, prompt, rule, about, None, make)))


def together(rules: Mapping[Seat, Rules]) -> Rules:
    """Let several seats answer at the same time; goes on when all have finished.

    What a seat decides is written into the state by its own rule, into places the others do not
    see; nobody draws chance meanwhile.
    """
    yield Together(rules)
