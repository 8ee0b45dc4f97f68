"""What can be done at a table, as it is kept: one entry for everything, only ever added."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from podziemia.kernel.instructions import Instruction
from podziemia.kernel.questions import Seat
from podziemia.kernel.record import By
from podziemia.kernel.scene import Words


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower):
    """One thing that was done at the table. Entries are only ever added."""


class Began(Entry, frozen=True):
    """The first entry: the match began, with these deciding for the seats."""

    seats: tuple[str, ...]


class Decided(Entry, frozen=True, omit_defaults=True):
    """A decision of the match."""

    seat: Seat
    option: dict[str, Any]
    by: By = "seat"
    lapsed: tuple[Seat, ...] = ()
    """Whose questions have lapsed since this seat was faster."""
    intent: Words | None = None
    """What the bot of the seat means to do, if it tells its partners."""


class Rewound(Entry, frozen=True):
    """The match went back to its first decisions."""

    seat: Seat
    to: int


class TakenBack(Entry, frozen=True):
    """A seat took back its last decision; what others have decided since stays."""

    seat: Seat


class Instructed(Entry, frozen=True):
    """A seat left standing instructions."""

    seat: Seat
    instructions: tuple[Instruction, ...]


class HandedOver(Entry, frozen=True):
    """Somebody else decides for a seat from now on."""

    seat: Seat
    controller: str


class HandOverWished(Entry, frozen=True):
    """A seat wished that a bot decides for another one, whose player is away or silent."""

    seat: Seat
    given: Seat


class TakebackAsked(Entry, frozen=True):
    """A seat asked the others to let it take back its last decision."""

    seat: Seat


class TakebackAnswered(Entry, frozen=True):
    """A seat agreed to that, or did not."""

    seat: Seat
    agree: bool


AnyEntry: TypeAlias = (
    Began
    | Decided
    | TakenBack
    | Rewound
    | Instructed
    | HandedOver
    | HandOverWished
    | TakebackAsked
    | TakebackAnswered
)
ENTRY: Final = msgspec.json.Decoder(AnyEntry)
