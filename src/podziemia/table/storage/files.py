"""Tables in files of their own, and copies of a database that is in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.table.storage.driver import Stale, Unavailable
from podziemia.table.storage.rows import UNREADABLE, EntryRow, LineRow, TableRow
from podziemia.table.storage.store import LINES_KEPT, Store

FORMAT: Final = 1


class TableFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is kept of a table; with the hashes of the tokens of its people."""

    podziemia_table: int = FORMAT
    table: TableRow
    entries: tuple[EntryRow, ...]
    lines: tuple[LineRow, ...]


async def exported(store: Store, table_id: str) -> bytes:
    """A table as a file."""
    table = await store.table(table_id)
    if table is None:
        raise BadInput("table-unknown")
    entries, lines = await store.entries(table_id), await store.lines(table_id, LINES_KEPT)
    found = TableFile(table=table, entries=tuple(entries), lines=tuple(lines))
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def read_table(data: bytes) -> TableFile:
    """The table of a file that `exported` made."""
    try:
        found = msgspec.json.decode(data, type=TableFile)
    except UNREADABLE as fault:
        raise BadInput("table-file-damaged", {"fault": str(fault)}) from None
    if found.podziemia_table != FORMAT:
        raise BadInput("table-file-newer", {"format": found.podziemia_table})
    return found


async def import_table(store: Store, found: TableFile) -> None:
    """Keep a table of a file; one that is there already is not touched."""
    try:
        await store.open_table(found.table, found.table.seats, found.entries, found.lines)
    except Stale:
        raise BadInput("table-there-already", {"table": found.table.id}) from None


def back_up(database: Path, copy: Path) -> None:
    """Copy a SQLite database as it is at one moment, whether a server uses it or not."""
    try:
        address = f"{database.expanduser().resolve(strict=True).as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            [[found]] = target.execute("PRAGMA integrity_check(1)").fetchall()
    except (OSError, sqlite3.Error) as fault:
        raise Unavailable("table-cannot-copy", fault) from fault
    if found != "ok":
        raise Unavailable("table-cannot-copy", found)
