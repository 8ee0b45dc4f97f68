"""What a rule may yield: a question, questions to several seats, or a safe point.

A rule is a generator. It asks with `yield from ask(...)`, goes on with the answer, and calls other
rules with `yield from`. Nothing else leaves a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

from typing_extensions import TypeVar

from podziemia.kernel.compiled import compiled
from podziemia.kernel.options import DealAnew, Free, Option, Resign
from podziemia.kernel.rng import Rng

__all__ = [
    "GIVEN",
    "NOTHING",
    "SAFE",
    "WORLD",
    "Ask",
    "DealAnew",
    "Fact",
    "Facts",
    "FirstOf",
    "Free",
    "Option",
    "Request",
    "Resign",
    "Rules",
    "Safe",
    "Seat",
    "Together",
    "ask",
    "ask_free",
    "ask_secret",
    "ask_world",
    "first_of",
    "together",
]

Seat: TypeAlias = int
Fact: TypeAlias = str | int | bool | None
Facts: TypeAlias = Mapping[str, Fact]

NOTHING: Final[Facts] = {}
WORLD: Final[Seat] = -1
"""Who answers what no player decides and no rule draws: physics, or people at a real table."""


def given() -> Sequence[Option]:
    """Stands for the making of options that were given, and that only their seat may know."""
    raise AssertionError


GIVEN: Final[Callable[[], Sequence[Option]]] = given


@compiled(free_list_len=1)
class Ask:
    """A question to one seat: what is asked, by which rule, about what, and what may be chosen.

    The first option is what a seat that does not answer gets: passing, where passing is possible.
    """

    __slots__ = ("about", "free", "made", "make", "piece", "prompt", "rule", "seat")

    def __init__(  # noqa: PLR0913, PLR0917 -- one for each slot
        self,
        seat: Seat,
        prompt: str,
        rule: str,
        about: Facts,
        options: Sequence[Option] | None,
        make: Callable[[], Sequence[Option]] | None,
        free: Free | None = None,
        piece: str | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.about = about
        self.made = options  # the options, as soon as they have been made
        self.make = make
        self.free = free  # what may be answered, where that cannot be listed: no options then
        self.piece = piece  # whose it is to act, where the seat leads several: its id in the scene

    @property
    def options(self) -> Sequence[Option]:
        """Everything that may be chosen, made when it is first looked at."""
        if self.made is None:
            assert self.make is not None
            self.made = self.make()
            assert self.made, f"{self.prompt} ({self.rule}) offers nothing"
        return self.made

    @property
    def secret(self) -> bool:
        """Whether the options depend on what only this seat knows."""
        return self.make is not None

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose, and everybody can see it."""
        return self.make is None and len(self.options) == 1

    @property
    def default(self) -> Option:
        """What a seat that does not answer gets."""
        return self.options[0] if self.free is None else self.free.default

    def sample(self, rng: Rng) -> Option:
        """Any legal answer; of listed ones each is equally likely."""
        return rng.pick(self.options) if self.free is None else self.free.sample(rng)

    def opened(self) -> Ask:
        """The same question with its options made, which knows nothing but them."""
        options = self.options
        kept = tuple(options) if isinstance(options, list) else options
        return Ask(self.seat, self.prompt, self.rule, self.about, kept, None, self.free, self.piece)

    def deal_anew(self) -> None:
        """Forget options made from cards that have been dealt anew."""
        if self.make is not None and self.make is not GIVEN:
            self.made = None


class Together:
    """Several seats act at the same time and independently; any order of arrival is the same."""

    __slots__ = ("open", "rules")

    def __init__(self, rules: dict[Seat, Rules], *, open: bool) -> None:  # noqa: A002 -- the word for it
        self.rules = rules
        self.open = open


class FirstOf:
    """Several seats may act; whoever answers first is taken, and the other questions lapse."""

    __slots__ = ("asks",)

    def __init__(self, asks: dict[Seat, Ask]) -> None:
        self.asks = asks


class Safe:
    """A point where the state alone says how to go on."""

    __slots__ = ()


SAFE: Final = Safe()

T = TypeVar("T", default=None)
O = TypeVar("O", bound=Option)  # noqa: E741 -- the house name for "what was offered"
Request: TypeAlias = "Ask | Together | FirstOf | Safe"
Rules: TypeAlias = Generator[Request, Any, T]
"""A rule under way: it asks, is answered, and returns a T (nothing, unless it says so)."""


def ask(
    seat: Seat,
    prompt: str,
    options: Sequence[O],
    *,
    rule: str,
    about: Facts = NOTHING,
    piece: str | None = None,
) -> Rules[O]:
    """Ask one seat to choose among options that everybody could list.

    With one single option the kernel answers by itself. `piece` is the figure that acts, by its id
    in the scene, where a seat leads several.
    """
    chosen: O = yield Ask(seat, prompt, rule, about, options, None, None, piece)
    return chosen


def ask_secret(
    seat: Seat,
    prompt: str,
    make: Callable[[], Sequence[O]],
    *,
    rule: str,
    about: Facts = NOTHING,
    piece: str | None = None,
) -> Rules[O]:
    """Ask one seat to choose among options that depend on what only it knows.

    Always asked, whatever the number of options: a question that is skipped would tell the others.
    The options are made when they are needed, and anew when hidden cards are dealt anew.
    """
    chosen: O = yield Ask(seat, prompt, rule, about, None, make, None, piece)
    return chosen


def ask_free(
    seat: Seat,
    prompt: str,
    free: Free,
    *,
    rule: str,
    about: Facts = NOTHING,
    piece: str | None = None,
) -> Rules[Option]:
    """Ask one seat for an answer that cannot be listed."""
    answer: Option = yield Ask(seat, prompt, rule, about, (), None, free, piece)
    return answer


def ask_world(
    prompt: str, free: Free, *, rule: str, about: Facts = NOTHING, piece: str | None = None
) -> Rules[Option]:
    """Ask what happened outside the rules: whoever drives the match answers, once.

    The record keeps the answer; replays, copies and undo never ask again.
    """
    return (yield from ask_free(WORLD, prompt, free, rule=rule, about=about, piece=piece))


def together(rules: dict[Seat, Rules], *, open: bool = False) -> Rules:  # noqa: A002 -- the word for it
    """Let several seats answer at the same time; goes on when all have finished.

    This is a common round. What a seat decides is written into its own part of the state
    (`State.part`), and nobody draws chance. Until all have finished the others see that part as it
    was, are told nothing of what happens in it, and notice only who has finished; an open common
    round hides nothing.
    """
    yield Together(rules, open=open)


def first_of(rules: Mapping[Seat, Rules[T]]) -> Rules[tuple[Seat, T]]:
    """Let whoever answers first act, and forget the other questions; returns who it was.

    Each rule begins with a question to its own seat; only the rule of who answers goes on. A seat
    that has given up is not asked as long as another one is. What a standing instruction or the
    clock answers is the answer of its seat, and may be the first.
    """
    asks: dict[Seat, Ask] = {}
    for seat, rule in rules.items():
        step = rule.send(None)
        assert isinstance(step, Ask), "each rule begins with a question"
        assert step.seat == seat, "each rule first asks its own seat"
        asks[seat] = step
    seat, message = yield FirstOf(asks)
    chosen = rules[seat]
    while True:
        try:
            step = chosen.send(message)
        except StopIteration as stop:
            return seat, cast("T", stop.value)
        message = yield step
