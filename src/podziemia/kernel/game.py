"""What a game is to everybody else: a name, its facts, and a handful of functions."""

from __future__ import annotations

import reprlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import (
    Any,
    Final,
    Generic,
    Protocol,
    TypeAlias,
    TypedDict,
    TypeVar,
    runtime_checkable,
)

import msgspec

from podziemia.kernel.content import Named
from podziemia.kernel.errors import BadInput
from podziemia.kernel.given import Given, read_given
from podziemia.kernel.kinds import kinds_in
from podziemia.kernel.outcome import Outcome, Sides, each_alone
from podziemia.kernel.questions import Ask, Fact, Option, Rules, Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Offer, Scene, Words
from podziemia.kernel.seen import Seen
from podziemia.kernel.state import Event, State
from podziemia.kernel.switches import Switch, Value, options_of, switches

__all__ = [
    "HUMAN",
    "RANDOM",
    "Bot",
    "CardInfo",
    "FileKind",
    "Game",
    "MakeBot",
    "Partner",
    "Switch",
    "Value",
    "View",
    "card_info",
    "package",
    "with_options",
]

HUMAN: Final = "human"
RANDOM: Final = "random"

S = TypeVar("S", bound=State)
O = TypeVar("O")  # noqa: E741 -- the class of a game's options
Start: TypeAlias = Callable[[int, Mapping[str, Value], Rng], S]
View: TypeAlias = dict[str, Any]
"""What a seat may know, ready for JSON."""


class CardInfo(msgspec.Struct, frozen=True):
    """A card or figure, for looking it up: names and texts per language, numbers, rules."""

    id: str
    kind: str
    names: dict[str, str]
    texts: dict[str, str]
    facts: dict[str, Fact]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class FileKind:
    """A kind of file that people write for a game: the commands `check` and `show` under its name.

    All functions take the text of a file and what to call it in sentences.
    """

    faults: Callable[[str, str], Sequence[BadInput]]
    """Everything that is wrong in it."""
    facts: Callable[[str, str], dict[str, Any]]
    """What it says, ready for JSON; raises the first fault."""
    show: Callable[[str, str, str], str]
    """What it says, for the terminal, in a language; raises the first fault."""
    files: Callable[[], Sequence[Path]]
    """Those that come with the game."""


@dataclass(frozen=True)
class Measurement:
    """What a game measures of itself: the command `podziemia NAME measure`."""

    steps: Callable[[int], int]
    """How many steps it takes, for so many trials of each kind."""
    make: Callable[[int, str, Callable[[int], None]], dict[str, Any]]
    """The figures, ready for JSON: of so many trials, by a seed; tells of every step."""
    show: Callable[[dict[str, Any], str], str]
    """The figures for the terminal, in a language."""
    files: Callable[[dict[str, Any]], Mapping[str, str]]
    """What is made of them, by the names of the files."""


def card_info(card: Named, kind: str, facts: dict[str, Fact]) -> CardInfo:
    """A card as it can be looked up."""
    names = {"en": card.name_en, "pl": card.name_pl}
    texts = {"en": card.effect_en, "pl": card.effect_pl}
    return CardInfo(card.id, kind, names, texts, facts, card.rules)


class Package(TypedDict):
    """What of a game its package says by itself."""

    id: str
    folder: Path
    switches: tuple[Switch, ...]
    option_types: tuple[type[Option], ...]
    event_types: tuple[type[Event], ...]
    cards: Mapping[str, CardInfo]
    given: type[Given]
    phases: tuple[str, ...]
    words: tuple[str, ...]


def package(name: str) -> Package:
    """What the modules of a game's package declare.

    `state` has the switches of the table as the class `Options`, `options` whatever may be chosen,
    `events` whatever happens, `content` every card that can be looked up as `CARD_INFO`, and
    `scenario` what can be given as `PositionGiven`, with `PHASES` and perhaps `WORDS`.
    """
    content, scenario = sys.modules[f"{name}.content"], sys.modules[f"{name}.scenario"]
    return Package(
        id=name.rpartition(".")[2],
        folder=Path(str(content.__file__)).parent,
        switches=switches(sys.modules[f"{name}.state"].Options),
        option_types=kinds_in(f"{name}.options", Option),
        event_types=kinds_in(f"{name}.events", Event),
        cards=content.CARD_INFO,
        given=scenario.PositionGiven,
        phases=scenario.PHASES,
        words=getattr(scenario, "WORDS", ()),
    )


class Bot(Protocol):
    """A player that is a program: whatever chooses for a seat by what the seat sees."""

    def choose(self, seen: Seen) -> Option:
        """A legal answer to the question that the seat is asked."""


@runtime_checkable
class Partner(Bot, Protocol):
    """A bot that tells its partners what it means to do."""

    def intent(self, seen: Seen) -> Words | None:
        """Its intention in a line, where the question is worth one."""


class MakeBot(Protocol):
    """Makes a bot for one match; the seed makes it repeatable."""

    def __call__(self, seed: int) -> Bot: ...


def with_options(kind: type[O], make: Callable[[int, O, Rng], S]) -> Start[S]:
    """How a match starts, where a fresh state is made by what the table has agreed on."""
    return lambda players, values, rng: make(players, options_of(kind, values), rng)


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """The interface between a game and the rest of the project."""

    id: str
    prefix: str
    """How its rule ids begin."""
    version: int
    """Raised whenever an old record would play out otherwise; `state.version` is the version a
    match began with, and its rules are played to the end."""
    players: range
    switches: tuple[Switch, ...]
    option_types: tuple[type[Option], ...]
    event_types: tuple[type[Event], ...]
    folder: Path
    """Where its rulebooks and texts lie."""
    start: Start[S]
    """A fresh state, before anything has been dealt; `begin` says by which version it is played."""
    play: Callable[[S], Rules[Outcome]]
    """The rules, from wherever the state stands at a safe point to the end."""
    leave: Callable[[S, Seat], Outcome | None]
    """A seat has given up, and is among the resigned: the outcome, if that ends the match."""
    view: Callable[[S, Seat | None], View]
    deal_anew: Callable[[S, Seat | None, Rng], None]
    """Deal everything hidden from a seat anew, consistently with what it knows."""
    explain: Callable[[S, Ask, Option], None]
    """Raises the Refusal of an option that is not offered: the rule, and the sentence.

    If it raises none, the option is refused by the rule of the question: it is not the time for it,
    which the message `refused-not-now` of the game says.
    """
    over_rule: str
    """The rule after which nothing can be chosen any more."""
    out_rule: str
    """The rule by which a seat that has been eliminated takes no more part."""
    resign_rule: str
    """The rule for a seat that gives up."""
    turn_rule: str
    """The rule that says who may act."""
    scene: Callable[[View], Scene]
    """How a view lies on the table; a pure function of the view, so it cannot leak."""
    offer: Callable[[S, Ask, Option], Offer]
    """An option in words; uses only what the asked seat knows."""
    lay_out: Callable[[S, Any], None]
    """Lays a fresh state out as a position, of the kind `given`, describes it: at a safe point."""
    phases: tuple[str, ...]
    """The phases a scenario may begin or end with."""
    inspect: Callable[[S], dict[str, Any]]
    """The whole state in the words of scenarios."""
    cards: Mapping[str, CardInfo]
    """Every card and figure that can be looked up, by its id."""
    world: Callable[[S, Ask, Rng], Option] = lambda _, ask, rng: ask.sample(rng)
    """Answers what the world is asked; may take long, as physics does.

    The same chance gives the same answer, and the state stays as it is. Whoever drives the match
    calls it once, outside of any event loop, and plays the answer for `WORLD`.
    """
    oldest: int = 1
    """The oldest version whose matches still play out as they did."""
    sides: Sides = each_alone
    """Who wins and loses together."""
    minutes: int = 30
    """How long a match takes, about."""
    deciding: tuple[str, ...] = ()
    """The scores that decide the places, the first one first, if they do; the others are parts."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """The colour of a card where there are no pictures, by the first word of its frame."""
    bots: Mapping[str, MakeBot] = field(default_factory=dict)
    """The game's own bots by name; `random` is everybody's."""
    summary: Callable[[View], Words | None] = lambda _: None
    """How the match stands, in a line for the lobby; made of what somebody who looks on sees."""
    files: Mapping[str, FileKind] = field(default_factory=dict)
    """The kinds of files that people write for this game alone, by the name of their command."""
    measures: Mapping[str, Measurement] = field(default_factory=dict)
    """What this game alone can measure, by the name of its command."""
    given: type[Given] = Given
    """What a scenario may give."""
    words: tuple[str, ...] = ()
    """What scenarios say besides the ids of cards: `frozen`, `over` …"""
    refer: Callable[[S, str], str] = lambda _, piece: piece
    """What a piece is now, where options name pieces: `room:0.2` may be `dark_altar`."""
    inventory: Callable[[S], Mapping[str, int]] | None = None
    """Where everything is, as `<who sees it>:<place>:<thing>` with its number, for the laws.

    Who sees it is `all`, `nobody` or seats: `all:town:goldar`, `0,2:hand.2:freeze`.
    """

    def __str__(self) -> str:
        return self.id

    def begin(
        self, players: int, options: Mapping[str, Value], rng: Rng, version: int | None = None
    ) -> S:
        """A fresh state that is played by a version of the rules, the newest if none is said."""
        state = self.start(players, options, rng)
        state.version = self.version if version is None else version
        return state

    def arrange(
        self, players: int, options: Mapping[str, Value], given: Mapping[str, Any], rng: Rng
    ) -> S:
        """A state as a scenario describes it; what is not given is as in a fresh one."""
        position = read_given(given, self.given)
        state = self.begin(players, options, rng)
        self.lay_out(state, position)
        return state

    def plays(self, version: int) -> bool:
        """Whether a match of this version plays out as it did."""
        return self.oldest <= version <= self.version

    def check_here(self, options: Mapping[str, Value]) -> None:
        """Refuse options for which something is missing on this machine."""
        for each in self.switches:
            if not each.is_here(value := options.get(each.id, each.default)):
                others = " | ".join(each.for_people().choices)
                about = {"option": each.id, "value": str(value), "wanted": others}
                raise BadInput("option-not-here", about, game=self.id)

    def check_for_people(self, options: Mapping[str, Value]) -> None:
        """Refuse options of a table that only bots can play with."""
        for each in self.switches:
            if each.for_bots is not None and options[each.id] == each.for_bots:
                others = " | ".join(each.for_people().choices)
                about = {"option": each.id, "value": str(each.for_bots), "wanted": others}
                raise BadInput("option-for-bots", about, game=self.id)

    @property
    def controllers(self) -> tuple[str, ...]:
        """Whoever may decide for a seat: a person, or one of the bots there are."""
        return (HUMAN, RANDOM, *self.bots)

    def check_controller(self, name: object) -> None:
        """Refuse a name that can sit at no table: neither a person nor a bot of this game."""
        known = self.controllers
        if name not in known:
            given = name if isinstance(name, str) else reprlib.repr(name)
            about = {"bot": given, "known": ", ".join(known)}
            raise BadInput("unknown-bot", about, game=self.id)
