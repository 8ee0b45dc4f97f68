"""Wishes: what somebody wants to do in a match, as data."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Words
from podziemia.table import wire


class Replace(msgspec.Struct, frozen=True):
    """A player wants a bot to decide for another seat, whose player is away or silent."""

    seat: Seat
    controller: str
    needed: tuple[Seat, ...]
    """Who is here and must agree."""


class TimeOut(msgspec.Struct, frozen=True):
    """The table wants to answer for a seat whose time has run out."""

    question: int


class BotAnswer(msgspec.Struct, frozen=True):
    """A bot answers for its seat."""

    question: int
    option: dict[str, Any] | None
    """What it chose; none: it failed, and the first option is taken."""
    intent: Words | None = None
    """What it means to do, if it tells its partners."""


class WorldAnswer(msgspec.Struct, frozen=True):
    """The world has answered what it was asked."""

    question: int
    option: dict[str, Any]


Wish: TypeAlias = (
    wire.Choose
    | wire.Undo
    | wire.AskTakeback
    | wire.AnswerTakeback
    | wire.Resign
    | wire.Instruct
    | wire.HandOver
    | Replace
    | TimeOut
    | BotAnswer
    | WorldAnswer
)
"""Everything that can be carried out for a seat: a player's request, or the table's own."""
