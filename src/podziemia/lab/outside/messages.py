"""What a host and an outside bot say to each other: MessagePack in frames, over two pipes.

The state of a world goes over as a snapshot, made by the host. Nothing that comes from the bot is
ever more than plain data of the types below.
"""

from __future__ import annotations

from typing import IO, Any, Final, TypeAlias

import msgspec

from podziemia.kernel.answers import option_union
from podziemia.kernel.game import Game
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Ask, Fact, Free, Option, Seat
from podziemia.kernel.seen import World

HEAD: Final = 4
"""So many bytes say how long a frame is."""
LONGEST: Final = 64 * 2**20
"""No frame is longer."""


class Garbage(Exception):
    """What came is no message."""


class Message(msgspec.Struct, frozen=True, tag=True, array_like=True, forbid_unknown_fields=True):
    """Anything that is said."""


class FreeAnswer(msgspec.Struct, frozen=True, array_like=True):
    """An answer that cannot be listed: its `type`, and what a seat that does not answer gets."""

    kind: str
    default: dict[str, Any]


class Question(msgspec.Struct, frozen=True, array_like=True):
    """A question, and its options as plain data."""

    prompt: str
    rule: str
    about: dict[str, Fact]
    options: list[dict[str, Any]]
    free: FreeAnswer | None = None
    piece: str | None = None


# What the host says


class Begin(Message, frozen=True):
    """A match begins: make a bot with this seed."""

    seed: int


class Decide(Message, frozen=True):
    """The seat is asked."""

    seat: Seat
    budget: float | None
    question: Question


class Standing(Message, frozen=True):
    """How a world stands: its number, who is asked what, and how it ended."""

    world: int
    pending: dict[Seat, Question]
    outcome: dict[str, Any] | None


class Shown(Message, frozen=True):
    """A view."""

    view: dict[str, Any]


class Snapshot(Message, frozen=True):
    """The state of a world, frozen."""

    data: bytes


class Ending(Message, frozen=True):
    """How a world ended that was played to its end at random."""

    outcome: dict[str, Any]


class Sampled(Message, frozen=True):
    """A legal answer to a free question."""

    option: dict[str, Any]


class Legal(Message, frozen=True):
    """An answer to a free question is legal."""


class Refusal(Message, frozen=True):
    """A choice in a world that is not offered, or a free answer that is not legal."""

    rule: str
    message: str
    about: dict[str, Fact]


class Mistaken(Message, frozen=True):
    """Something was asked for that there is not."""

    why: str


ToBot: TypeAlias = (
    Begin | Decide | Standing | Shown | Snapshot | Ending | Sampled | Legal | Refusal | Mistaken
)


# What the bot says


class Ready(Message, frozen=True):
    """The file is loaded, or the bot is made."""


class Failed(Message, frozen=True):
    """The code has raised an exception: its kind, its words, and the line of the file."""

    kind: str
    words: str
    line: int | None = None


class NoClass(Message, frozen=True):
    """There is no such class in the file, only these."""

    known: list[str]


class Chose(Message, frozen=True):
    """The answer of the seat: an option, or nothing that could be one; and in words."""

    option: Any
    words: str


class Query(Message, frozen=True):
    """What the bot wants to know; it has no more use for the worlds in `dropped`."""

    dropped: list[int]


class Look(Query, frozen=True):
    """The view of the own seat."""


class Deal(Query, frozen=True):
    """A world dealt anew."""

    seed: int


class OfWorld(Query, frozen=True):
    """Something to do with one of its worlds."""

    world: int


class Play(OfWorld, frozen=True):
    """A choice for a seat."""

    seat: int
    choice: Any


class Fork(OfWorld, frozen=True):
    """A copy."""


class View(OfWorld, frozen=True):
    """What a seat may know."""

    seat: int | None


class State(OfWorld, frozen=True):
    """The state."""


class Rollout(OfWorld, frozen=True):
    """How a copy ends when it is played at random."""

    seed: int


class OfFree(Query, frozen=True):
    """Something about a free question: to the own seat, or to a seat of one of its worlds."""

    world: int | None
    seat: Seat


class Sample(OfFree, frozen=True):
    """Any legal answer."""

    seed: int


class Check(OfFree, frozen=True):
    """Whether an answer is legal."""

    option: Any


FromBot: TypeAlias = (
    Ready
    | Failed
    | NoClass
    | Chose
    | Look
    | Deal
    | Play
    | Fork
    | View
    | State
    | Rollout
    | Sample
    | Check
)

TO_BOT: Final[msgspec.msgpack.Decoder[ToBot]] = msgspec.msgpack.Decoder(ToBot)
FROM_BOT: Final[msgspec.msgpack.Decoder[FromBot]] = msgspec.msgpack.Decoder(FromBot)
ENCODER: Final = msgspec.msgpack.Encoder()


def write(pipe: IO[bytes], message: Message) -> None:
    """Send a message."""
    body = ENCODER.encode(message)
    pipe.write(len(body).to_bytes(HEAD, "big") + body)
    pipe.flush()


def read(pipe: IO[bytes]) -> bytes:
    """The next frame, undecoded; EOFError, if there is none."""
    length = int.from_bytes(exactly(pipe, HEAD), "big")
    if length > LONGEST:
        raise Garbage
    return exactly(pipe, length)


def exactly(pipe: IO[bytes], count: int) -> bytes:
    """So many bytes."""
    data = pipe.read(count)
    if len(data) < count:
        raise EOFError
    return data


def question_of(ask: Ask) -> Question:
    """A question as plain data."""
    options = [msgspec.to_builtins(option) for option in ask.options]
    free: FreeAnswer | None = None
    if ask.free is not None:
        free = FreeAnswer(tag_of(ask.free.kind), msgspec.to_builtins(ask.free.default))
    return Question(ask.prompt, ask.rule, dict(ask.about), options, free, ask.piece)


def tag_of(kind: type[Option]) -> str:
    """The `type` of an option in JSON."""
    return str(kind.__struct_config__.tag)


def ask_of(game: Game[Any], seat: Seat, question: Question, free: Free | None) -> Ask:
    """The question that was made plain data of."""
    union = option_union(game)
    options: list[Option] = [msgspec.convert(option, union) for option in question.options]
    about, piece = question.about, question.piece
    return Ask(seat, question.prompt, question.rule, about, options, None, free, piece)


def standing_of(number: int, world: World) -> Standing:
    """How a world stands."""
    pending = {seat: question_of(ask) for seat, ask in world.pending.items()}
    return Standing(number, pending, msgspec.to_builtins(world.outcome))


def outcome_of(data: dict[str, Any] | None) -> Outcome | None:
    """The outcome that was made plain data of."""
    return None if data is None else msgspec.convert(data, Outcome)
