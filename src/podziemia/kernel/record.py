"""Records: a match as data, from which it can be played again."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.events import Event, covered
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.questions import Option, Seat

FORMAT = 2


By: TypeAlias = Literal["seat", "clock", "standing", "resigned", "world"]
"""Who made a decision: the seat itself, the kernel for it, or the world."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match was started with."""

    game: str
    version: int
    players: int
    seed: int | str
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    """Who decides for each seat: `human` or the name of a bot."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One decision: whose, what, and who made it (the seat, the clock, an instruction …)."""

    seat: Seat
    option: Option
    by: By


class Record(msgspec.Struct, frozen=True):
    """Everything needed to play a match again, and the check value of what happened in it."""

    setup: Setup
    decisions: tuple[Decision, ...]
    standing: dict[Seat, list[Instruction]]
    check: str

    def to_json(self) -> bytes:
        """The record as readable JSON, one decision per line."""
        head = {
            "podziemia": FORMAT,
            **msgspec.to_builtins(self.setup),
            "check": self.check,
            "standing": msgspec.to_builtins(self.standing, str_keys=True),
        }
        lines = [msgspec.json.encode(_recorded(decision)).decode() for decision in self.decisions]
        body = ",\n".join(f"    {line}" for line in lines)
        opening = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
        assert opening.endswith("\n}")
        return f'{opening[:-2]},\n  "decisions": [\n{body}\n  ]\n}}\n'.encode()


def check_value(
    setup: Setup,
    decisions: Sequence[Decision],
    standing: Mapping[Seat, Sequence[Instruction]],
    events: Sequence[Event],
) -> str:
    """A hash of what happened, and of nothing else: not of how it looks or lies in memory."""
    entries = [_recorded(decision) for decision in decisions]
    happened = msgspec.json.encode([setup, entries, standing, list(map(covered, events))])
    return hashlib.blake2b(happened, digest_size=16).hexdigest()


def seed_hash(seed: int | str) -> str:
    """What may be shown of a seed before a match, so that nobody can change it afterwards.

    Chance begins with the plain hash of the seed, so this is the hash of something more.
    """
    return hashlib.sha256(f"podziemia seed {seed}".encode()).hexdigest()


class RecordedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A decision as it stands in a record."""

    seat: Seat
    choose: dict[str, Any]
    by: By = "seat"


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as it stands in a file."""

    podziemia: int
    game: str
    version: int
    players: int
    seed: int | str
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    check: str
    standing: dict[int, list[Instruction]]
    decisions: list[RecordedDecision]

    @property
    def setup(self) -> Setup:
        """What the match was started with, word for word."""
        return Setup(self.game, self.version, self.players, self.seed, self.options, self.seats)


def _recorded(decision: Decision) -> RecordedDecision:
    return RecordedDecision(decision.seat, msgspec.to_builtins(decision.option), decision.by)


def read(data: bytes | str) -> Written:
    """Read a record; anything damaged is refused with a sentence."""
    try:
        written = msgspec.json.decode(data, type=Written)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as fault:
        raise BadInput("record-damaged", {"fault": str(fault)}) from None
    if written.podziemia != FORMAT:
        raise BadInput("record-format", {"found": written.podziemia, "known": FORMAT})
    return written
