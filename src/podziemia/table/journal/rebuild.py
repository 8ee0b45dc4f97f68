"""A journal made anew from its entries, with the help of a snapshot."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import structlog

from podziemia.kernel.game import Game
from podziemia.kernel.record import Setup
from podziemia.kernel.snapshot import stamp
from podziemia.table.journal.entries import ENTRY
from podziemia.table.journal.journal import Journal

log = structlog.get_logger()


@cache
def snapshot_tag(game: Game[Any]) -> str:
    """What a snapshot of a journal depends on: the journal's own lines, the kernel, the game."""
    digest = hashlib.blake2b(stamp(game).encode(), digest_size=16)
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def rebuild(setup: Setup, entries: Sequence[tuple[float, str]], frozen: bytes | None) -> Journal:
    """A journal from its entries, and from a snapshot if it can be used."""
    journal = Journal(setup, entries[0][0])
    if frozen is not None and not (thawed(journal, frozen) and journal.number <= len(entries)):
        journal = Journal(setup, entries[0][0])
    for at, body in entries[journal.number :]:
        journal.apply(ENTRY.decode(body), at)
    return journal


def thawed(journal: Journal, frozen: bytes) -> bool:
    """Whether a snapshot could be used; if not, the entries alone will do."""
    try:
        return journal.thaw(frozen)
    except Exception:  # a snapshot is a cache: whatever is wrong with it, it is not needed
        log.exception("snapshot not usable")
        return False
