"""Finished matches, packed: nothing of them is lost, and they take less room."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from podziemia.table.storage.rows import UNREADABLE, Damaged, EntryRow

BEST: Final = 9


def packed(entries: Sequence[EntryRow]) -> bytes:
    """All entries of a match as a few bytes."""
    return zlib.compress(msgspec.json.encode(entries), BEST)


def unpacked(table_id: str, data: bytes) -> list[EntryRow]:
    """The entries that were packed; they may be Damaged."""
    try:
        return msgspec.json.decode(zlib.decompress(data), type=list[EntryRow])
    except (*UNREADABLE, zlib.error) as fault:
        raise Damaged(table_id, fault) from fault
