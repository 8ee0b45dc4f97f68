"""Tables in files of their own, and copies of a database that is in use."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.table.storage.driver import Stale
from podziemia.table.storage.rows import UNREADABLE, EntryRow, LineRow, TableRow
from podziemia.table.storage.store import LINES_KEPT, Store

FORMAT: Final = 1
LONGEST_ID: Final = 64
ID: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
"""An id of a table stands in addresses, and after commands."""


class TableFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is kept of a table; with the hashes of the tokens of its people."""

    podziemia_table: int = FORMAT
    table: TableRow
    entries: tuple[EntryRow, ...]
    lines: tuple[LineRow, ...]


async def exported(store: Store, table_id: str) -> bytes:
    """A table as a file."""
    async with store.at_one_moment() as now:
        table = await now.table(table_id)
        if table is None:
            raise BadInput("table-unknown")
        entries, lines = await now.entries(table_id), await now.lines(table_id, LINES_KEPT)
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
    if not ID.fullmatch(found.table.id):
        raise BadInput("table-file-damaged", {"fault": f"id: {found.table.id[:LONGEST_ID]!r}"})
    return found


async def import_table(store: Store, found: TableFile) -> None:
    """Keep a table of a file; one that is there already is not touched."""
    try:
        await store.open_table(found.table, found.table.seats, found.entries, found.lines)
    except Stale:
        raise BadInput("table-there-already", {"table": found.table.id}) from None


def copy_database(database: Path, copy: Path, *, whole: bool = False) -> None:
    """Copy a SQLite database as it is at one moment, whether a server uses it or not.

    Of one that must be whole nothing may be damaged; another is copied with its damage.
    """
    found = "ok"
    try:
        address = f"{database.expanduser().resolve(strict=True).as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            if whole:
                [[found]] = target.execute("PRAGMA integrity_check(1)").fetchall()
    except (OSError, sqlite3.Error) as fault:
        raise BadInput("table-cannot-copy", {"why": str(fault)}) from fault
    if found != "ok":
        raise BadInput("table-cannot-copy", {"why": found})
