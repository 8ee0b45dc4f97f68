"""Seats of a table that has not begun: sitting down, getting up, giving one to a bot."""

from __future__ import annotations

import time

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.table import wire
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import Live
from podziemia.table.lobby.openings import cleaned
from podziemia.table.storage.rows import SeatRow
from podziemia.table.tokens import hashed, same


async def sit(hall: Hall, table: Live, wish: wire.Sit) -> wire.Seated:
    """Sit down: by an invitation, or on the first open seat."""
    person, name = hashed(wish.person), cleaned(wish.name)
    await refreshed(table)
    seats = table.row.seats
    invited = hashed(wish.secret) if wish.secret is not None else None
    wanted = [
        s for s in seats if (s.kind == "open" if invited is None else same(s.secret, invited))
    ]
    if wanted and (invited is not None or not table.seats_of(person)):
        for seat in wanted:
            if await take(hall, table, seat, person, name):
                return wire.Seated(seat=seat.seat)
        await refreshed(table)  # somebody was faster: perhaps the same person, by another request
    if mine := table.seats_of(person):
        await table.begin()
        return wire.Seated(seat=mine[0])
    raise BadInput("table-full" if invited is None else "table-no-invitation")


async def take(hall: Hall, table: Live, seat: SeatRow, person: str, name: str) -> bool:
    """Take a free seat; with the last one the match begins."""
    if not await hall.store.take_seat(
        table.id, seat.seat, kind=seat.kind, name=name, person=person, at=time.time()
    ):
        return False
    await changed(table)
    await table.begin()
    return True


async def fill(hall: Hall, table: Live, wish: wire.Fill) -> None:
    """The host gives a free seat to a bot, or frees a bot's seat."""
    await refreshed(table)
    if not same(table.row.host, hashed(wish.person)):
        raise BadInput("table-not-host")
    seat = next((s for s in table.row.seats if s.seat == wish.seat), None)
    if seat is None:
        raise BadInput("table-no-seat")
    if wish.controller == HUMAN:
        raise BadInput("table-not-a-bot")
    controller = None if wish.controller == "open" else wish.controller
    if controller is not None:
        registry.find(table.row.game).check_controller(controller)
    done = await hall.store.change_seat(
        table.id, seat.seat, controller=controller, left_by=None, at=time.time()
    )
    await changed(table)
    if not done:
        waiting = table.row.state == "waiting"
        raise BadInput("table-seat-taken" if waiting else "table-has-begun")
    await table.begin()


async def leave(hall: Hall, table: Live, wish: wire.Leave) -> None:
    """Get up: the seat is free again."""
    person = hashed(wish.person)
    await refreshed(table)
    for seat in table.row.seats:
        if not same(seat.person, person):
            continue
        if not await hall.store.change_seat(
            table.id, seat.seat, controller=None, left_by=person, at=time.time()
        ):
            raise BadInput("table-has-begun")
    await changed(table)


async def refreshed(table: Live) -> None:
    """Look at a table as it is in the database now."""
    async with table.lock:
        await table.refresh()


async def changed(table: Live) -> None:
    """Look again, and tell everybody."""
    await refreshed(table)
    table.tell_table()
