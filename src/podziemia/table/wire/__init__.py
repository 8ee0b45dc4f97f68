"""Everything that crosses the wire: bodies of requests and answers, and messages of the socket.

The browser's types are generated from this module (`tools/protocol`). Nothing else is ever sent,
and what is received is one of these or refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from podziemia.kernel.game import CardInfo, Value
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Fact
from podziemia.kernel.rulebook import Rulebook
from podziemia.kernel.scene import Offer, Scene, Words
from podziemia.table.wire.health import Fault, Health, HealthDetails
from podziemia.table.wire.question import FreeAnswer, FreeField, Intent, Question

__all__ = ["CardInfo", "Fault", "FreeAnswer", "FreeField", "Health", "HealthDetails", "Intent"]
__all__ += ["Outcome", "Question", "Rulebook", "Scene"]

LONGEST_NAME = 24
LONGEST_LINE = 300
MOST_INSTRUCTIONS = 50

Language: TypeAlias = Literal["en", "pl"]
Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
"""A secret nobody can guess: a person's, or a seat's invitation."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Event: TypeAlias = dict[str, Any]
"""What happened, as a seat may know it: its `type`, its `rule`, its facts."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything that is sent or received."""


class Message(Body, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message of the socket; its `type` says which."""


# What there is to play


class SwitchInfo(Body, frozen=True, kw_only=True):
    """An option of the table: `<prefix>-switch-<id>` is its name, `.about` explains it."""

    id: str
    default: Value
    rule: str
    choices: tuple[str, ...]
    least: int
    most: int
    longest: int
    """How many letters a text may have, such as a file of the players' own; 0: it is none."""
    first: bool
    """Chosen before anything else, and not among the variants."""


class GameInfo(Body, frozen=True, kw_only=True):
    """A game as the lobby shows it, in both languages."""

    id: str
    prefix: str
    names: dict[Language, str]
    pitches: dict[Language, str]
    """What one does in it, in a sentence."""
    kinds: dict[Language, str]
    version: int
    least: int
    most: int
    minutes: int
    """How long a match takes, about."""
    deciding: tuple[str, ...]
    """The scores that decide, the first one first; the others are parts of them. None: all do."""
    swaps: bool
    """Whether a rematch with swapped sides is another one than a rematch."""
    switches: tuple[SwitchInfo, ...]
    bots: tuple[str, ...]
    lessons: int
    """How many steps its tutorial has; none if there is no tutorial."""


class Chapter(Body, frozen=True, kw_only=True):
    """A part of a tutorial: the step with which it begins, and its name."""

    step: int
    name: Words


class Lesson(Body, frozen=True, kw_only=True):
    """One step of a tutorial: the table as it lies, what is said, and what to do."""

    step: int
    steps: int
    chapters: tuple[Chapter, ...]
    follows: bool
    """Whether its table follows from the step before, and has not been laid anew."""
    seat: int
    say: Words
    point: tuple[str, ...]
    """The ids of the pieces that are spoken of."""
    rules: tuple[str, ...]
    """The rules behind it."""
    expected: int | None
    """The option to choose, by its index; none: only read and go on …"""
    freely: bool
    """… or give any answer of the kind that is asked for."""
    position: Position


# Tables


class SeatWish(Body, frozen=True, kw_only=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "link", "bot"]
    controller: Id | None = None
    """The bot, for a bot's seat."""
    name: Name | None = None
    """At one screen for several: the name of this player."""


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened."""

    game: Id
    person: Token
    name: Name
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    pace: Literal["live", "days"] = "live"
    clock: Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)] = 0
    """Seconds for one answer; 0: as long as it takes."""
    listed: bool = False


class Invitation(Body, frozen=True, kw_only=True):
    """A seat and the secret that hands it over."""

    seat: int
    secret: str


class Opened(Body, frozen=True, kw_only=True):
    """A table has been opened: its id, and the invitations to its seats."""

    table: str
    invitations: tuple[Invitation, ...]


class Sit(Body, frozen=True, kw_only=True):
    """Sit down: on the seat of an invitation, or on any open one."""

    person: Token
    name: Name
    secret: Token | None = None


class Seated(Body, frozen=True, kw_only=True):
    """Which seat it became."""

    seat: int


class Fill(Body, frozen=True, kw_only=True):
    """The host of a table that has not begun changes a seat: a bot's name, or `open`."""

    person: Token
    seat: SeatNumber
    controller: Id


class Leave(Body, frozen=True, kw_only=True):
    """Get up from a table that has not begun."""

    person: Token


class Rematch(Body, frozen=True, kw_only=True):
    """Play once more with the same people, bots and options."""

    person: Token
    swap: bool = False
    """Whether everybody moves one seat on where otherwise all stay on their side."""


class SeatInfo(Body, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["human", "open", "link", "bot"]
    """`open` and `link` wait for somebody."""
    controller: str
    """Who decides now: `human`, or a bot, perhaps in place of a person."""
    name: str
    here: bool
    """Whether its person is connected now."""
    mine: bool = False
    """Whether it belongs to the person who asks."""


class TableInfo(Body, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    table: str
    game: str
    state: Literal["waiting", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    options: dict[str, Value]
    pace: Literal["live", "days"]
    clock: int
    listed: bool
    seed_hash: str
    """The hash of the seed, known from the beginning …"""
    seed: str | None
    """… and the seed, once the match is over."""
    created: float
    changed: float
    asked: tuple[int, ...]
    moments: int
    """How many decisions were made, once the match is over."""
    summary: dict[Language, str] | None = None
    """How the match stands, as its game tells it to everybody."""
    outcome: Outcome | None
    host: bool = False
    """Whether the person who asks opened it."""
    next: str | None = None
    """The table of the rematch, if there is one."""


class Tables(Body, frozen=True, kw_only=True):
    """Some tables, the last changed first."""

    tables: tuple[TableInfo, ...]


class Position(Message, frozen=True, kw_only=True):
    """The table as a seat (or a spectator) sees it after so many entries it may know of."""

    number: int
    seat: int | None
    scene: Scene
    question: Question | None
    asked: tuple[int, ...]
    """Who is asked something now."""
    outcome: Outcome | None
    first_event: int
    """The number of the first of these events among all that this seat knows."""
    events: tuple[Event, ...]
    moments: int = 0
    """How many decisions may be looked back at."""
    settled: int = 0
    """How many questions of the seat are settled."""
    undoable: int = 0
    """How many of its own last decisions the seat may take back."""
    deadlines: dict[int, float] = {}
    """Until when who is asked must have answered, in seconds since 1970."""
    standing: tuple[Instruction, ...] = ()
    """The seat's own standing instructions."""
    takeback: Takeback | None = None
    intent: Intent | None = None
    """What a bot has said it means to do, until somebody else decides."""


class Difference(Message, frozen=True, kw_only=True):
    """The next position of the same seat, as the difference to the one this socket was sent last.

    `podziemia.table.wire.patch` tells how a patch is written; it does not speak of the events.
    """

    base: int
    """The number of the position it is the difference to."""
    first_event: int
    events: tuple[Event, ...]
    patch: dict[str, Any]


class Takeback(Body, frozen=True, kw_only=True):
    """A request to take back more than a player may alone."""

    seat: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]
    """Who has not answered yet."""


# The socket: what the browser says


class Hello(Message, frozen=True, kw_only=True):
    """The first message: who I am (nobody: a spectator), in which language, what I know already."""

    secret: Token | None = None
    """The person's, or that of a seat's invitation."""
    lang: Language = "en"
    seat: SeatNumber | None = None
    """With several seats: through whose eyes."""
    since: Count = 0
    """How many events I know already."""


class Request(Message, frozen=True, kw_only=True):
    """Something to be done; the answer (Accepted, Offered or Refused) carries the same id."""

    id: Count


class Look(Request, frozen=True, kw_only=True):
    """Look through the eyes of another seat of mine."""

    seat: SeatNumber


class Choose(Request, frozen=True, kw_only=True):
    """Answer a question with one of its options, or freely."""

    question: Count
    option: dict[str, Any] | Count
    """The option, or its place among all of them; or the free answer."""


class AskOffer(Request, frozen=True, kw_only=True, tag="ask_offer"):
    """Ask for everything about an option of my question that I look at.

    The words of squares do not come with the question, nor what an option would make of pieces.
    """

    question: Count
    option: Count
    """Its place among all of them."""


class Undo(Request, frozen=True, kw_only=True):
    """Take back my last decision, where that harms nobody."""

    settled: Count
    """How many questions of mine were settled in the position it is said of."""


class AskTakeback(Request, frozen=True, kw_only=True, tag="ask_takeback"):
    """Ask the others to let me take back my last decision."""


class AnswerTakeback(Request, frozen=True, kw_only=True, tag="answer_takeback"):
    """Agree, or not."""

    agree: bool


class Resign(Request, frozen=True, kw_only=True):
    """Give up."""


class Instruct(Request, frozen=True, kw_only=True):
    """Leave standing instructions, in place of those before."""

    instructions: Annotated[tuple[Instruction, ...], msgspec.Meta(max_length=MOST_INSTRUCTIONS)]


class HandOver(Request, frozen=True, kw_only=True, tag="hand_over"):
    """Let a bot decide for a seat (mine, or a vanished player's), or take my seat back."""

    seat: SeatNumber
    controller: Id


class Nudge(Request, frozen=True, kw_only=True):
    """Remind a player that everybody waits."""

    seat: SeatNumber


class Speak(Request, frozen=True, kw_only=True):
    """Hear refusals in another language from now on."""

    lang: Language


class Say(Request, frozen=True, kw_only=True):
    """A line of chat: own words, or a ready-made line by its name."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)] = ""
    preset: Id | None = None


ClientMessage: TypeAlias = (
    Hello
    | Look
    | Choose
    | AskOffer
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Instruct
    | HandOver
    | Nudge
    | Speak
    | Say
)


# The socket: what the table says


class Line(Body, frozen=True, kw_only=True):
    """A line of the chat, or a note of what happened at the table but not in the game."""

    number: int
    at: float
    kind: Literal["text", "preset", "nudge", "note"]
    seat: int | None
    """Who said it; none: a spectator, or the table itself."""
    text: str
    """The words, the name of the ready-made line, or the id of the note's message."""
    about: dict[str, Fact] = {}


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to Hello: the table, my seats, what was said lately."""

    table: TableInfo
    seats: tuple[int, ...]
    lines: tuple[Line, ...]
    now: float


class Changed(Message, frozen=True, kw_only=True):
    """The table has changed: who sits where, who is here, whether it has begun."""

    table: TableInfo


class Said(Message, frozen=True, kw_only=True):
    """Somebody said something."""

    line: Line


class Accepted(Message, frozen=True, kw_only=True):
    """Done, and kept: nothing that was accepted is ever lost."""

    id: int
    number: int


class Offered(Message, frozen=True, kw_only=True):
    """The option that was asked for: its words, and what it would make of pieces."""

    id: int
    offer: Offer


class Refused(Message, frozen=True, kw_only=True):
    """Not done, and why, in the language this connection speaks; nothing has changed."""

    id: int
    message: str
    sentence: str
    rule: str | None = None


class Goodbye(Message, frozen=True, kw_only=True):
    """The table closes the connection, and why."""

    message: str
    sentence: str


ServerMessage: TypeAlias = (
    Welcome | Position | Difference | Changed | Said | Accepted | Offered | Refused | Goodbye
)
