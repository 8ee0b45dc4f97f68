"""Journals as snapshots keep them: bytes, with a seal that shows whether they are whole."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from podziemia.kernel.questions import Seat
from podziemia.kernel.record import Setup
from podziemia.kernel.scene import Words
from podziemia.table.journal.hidden_round import HiddenRound
from podziemia.table.journal.takeback import TakebackRequest

SEAL: Final = 32


class FrozenJournal(msgspec.Struct, frozen=True):
    """Everything of which a journal consists."""

    number: int
    answered: list[int]
    since: dict[Seat, float]
    arose: list[float]
    secret: int
    takeback: TakebackRequest | None
    wished: dict[Seat, tuple[Seat, ...]]
    rewinds: list[int]
    hidden: HiddenRound | None
    match: bytes
    intent: tuple[Seat, Words] | None = None


def sealed(setup: Setup | None, frozen: FrozenJournal) -> bytes:
    """A journal as bytes, with its seal."""
    body = msgspec.msgpack.encode(frozen)
    return seal(setup, body) + body


def unsealed(setup: Setup | None, data: bytes) -> FrozenJournal | None:
    """The journal that was sealed; None if this is not whole, or of another match."""
    body = data[SEAL:]
    if data[:SEAL] != seal(setup, body):
        return None
    return msgspec.msgpack.decode(body, type=FrozenJournal)


def seal(setup: Setup | None, body: bytes) -> bytes:
    """What shows that every byte of a snapshot is as it was written, for this very match."""
    return hashlib.blake2b(msgspec.msgpack.encode(setup) + body, digest_size=SEAL).digest()
