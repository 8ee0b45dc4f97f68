"""Records of matches that were played elsewhere, kept as tables to look at."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.match import Match
from podziemia.table import clock, wire
from podziemia.table.journal.entries import Began, Decided
from podziemia.table.live.hall import Hall
from podziemia.table.storage.rows import EntryRow, SeatRow, TableRow
from podziemia.table.tokens import new_id

LONGEST_RECORD: Final = 20_000  # decisions


async def upload(hall: Hall, match: Match[Any]) -> wire.Opened:
    """Keep a finished match that was played elsewhere, so that it can be looked at."""
    row, seats, entries = await asyncio.to_thread(rows_of, match)
    await hall.store.open_table(row, seats, entries)
    return wire.Opened(table=row.id, invitations=())


def rows_of(match: Match[Any]) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
    """A match as a table keeps it."""
    record = match.record()
    setup = record.setup
    now = clock.now()
    row = TableRow(
        id=new_id(),
        game=setup.game,
        version=setup.version,
        options=setup.options,
        seed=str(setup.seed),
        pace="live",
        clock=0,
        listed=False,
        state="over",
        host_hash="",
        created=now,
        changed=now,
        moments=len(record.decisions),
        outcome=match.outcome,
    )
    made = [Decided(d.seat, msgspec.to_builtins(d.option), d.by) for d in record.decisions]
    entries = [Began(setup.seats), *made]
    rows = [
        EntryRow(number, now, msgspec.json.encode(entry).decode())
        for number, entry in enumerate(entries)
    ]
    seats = [
        SeatRow(seat=number, kind="human" if name == HUMAN else "bot", controller=name, name="")
        for number, name in enumerate(setup.seats)
    ]
    return row, seats, rows


def read_record(data: bytes) -> Match[Any]:
    """A record that somebody uploads: finished, not endless, and right to the last decision."""
    match = registry.replay(data)
    if not match.over:
        raise BadInput("table-record-unfinished")
    if len(match.decisions) > LONGEST_RECORD:
        raise BadInput("table-too-large")
    return match
