"""A table as everybody sees it."""

from __future__ import annotations

from podziemia.kernel.questions import Seat
from podziemia.kernel.record import seed_hash
from podziemia.table import wire
from podziemia.table.storage.rows import TableRow
from podziemia.table.tokens import same


def table_info(row: TableRow, person_hash: str | None, here: set[Seat]) -> wire.TableInfo:
    """A table as everybody sees it; with a person's hash also what is theirs."""
    seats = tuple(
        wire.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            controller=seat.controller,
            name=seat.name,
            here=seat.seat in here,
            mine=person_hash is not None and same(seat.person_hash, person_hash),
        )
        for seat in row.seats
    )
    return wire.TableInfo(
        table=row.id,
        game=row.game,
        state=row.state,
        seats=seats,
        options=row.options,
        pace=row.pace,
        clock=row.clock,
        listed=row.listed,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if row.state == "over" else None,
        created=row.created,
        changed=row.changed,
        asked=row.asked,
        moments=row.moments if row.state == "over" else 0,
        outcome=row.outcome,
        host=person_hash is not None and same(row.host_hash, person_hash),
        next=row.next,
    )
