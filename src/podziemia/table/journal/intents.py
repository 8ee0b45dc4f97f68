"""What bots say they mean to do: kept with what they decide, and told until somebody else does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Words
from podziemia.table import wire
from podziemia.table.journal.entries import Decided, Entry

Intent: TypeAlias = tuple[Seat, Words] | None


def after(intent: Intent, entries: Iterable[Entry]) -> Intent:
    """What was said last, after some more decisions: of a seat that has had the last word."""
    for entry in entries:
        if isinstance(entry, Decided):
            if entry.intent is not None:
                intent = entry.seat, entry.intent
            elif intent is not None and intent[0] != entry.seat:
                intent = None
    return intent


def spoken(entries: list[Entry], said: Words | None) -> list[Entry]:
    """The decisions, the first of them with what its bot says."""
    if said is None or not isinstance(first := entries[0], Decided):
        return entries
    return [replace(first, intent=said), *entries[1:]]


def info(intent: Intent) -> wire.Intent | None:
    """It as everybody is told."""
    return None if intent is None else wire.Intent(seat=intent[0], words=intent[1])
