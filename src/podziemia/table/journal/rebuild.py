"""Making a match anew from what the database keeps of it."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from podziemia.kernel.record import Setup
from podziemia.table.journal.entries import ENTRY, AnyEntry
from podziemia.table.journal.journal import Play

log = structlog.get_logger()


def rebuild(setup: Setup, entries: Sequence[tuple[float, str]], frozen: bytes | None) -> Play:
    """A match from its entries, with the help of a snapshot if it can be used."""
    play = Play(setup, entries[0][0])
    if frozen is not None and not thawed(play, frozen):
        play = Play(setup, entries[0][0])
    for at, body in entries[play.number :]:
        entry: AnyEntry = ENTRY.decode(body)
        play.apply(entry, at)
    return play


def thawed(play: Play, frozen: bytes) -> bool:
    """Whether a snapshot could be used; if not, the entries alone will do."""
    try:
        return play.thaw(frozen)
    except Exception:  # a snapshot is a cache: whatever is wrong with it, it is not needed
        log.exception("snapshot not usable")
        return False
