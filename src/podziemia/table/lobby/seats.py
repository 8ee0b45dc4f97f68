"""Seats of a table that has not begun: sitting down, getting up, giving one to a bot."""

from __future__ import annotations

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.table import clock, wire
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import LiveTable
from podziemia.table.lobby.openings import cleaned
from podziemia.table.storage.rows import SeatRow
from podziemia.table.tokens import hashed, same


async def sit(hall: Hall, table: LiveTable, wish: wire.Sit) -> wire.Seated:
    """Sit down: by an invitation, or on the first open seat."""
    person_hash, name = hashed(wish.person), cleaned(wish.name)
    await table.look_up()
    seats = table.row.seats
    invited = hashed(wish.secret) if wish.secret is not None else None
    wanted = [
        s for s in seats if (s.kind == "open" if invited is None else same(s.secret_hash, invited))
    ]
    if wanted and (invited is not None or not table.seats_of(person_hash)):
        for seat in wanted:
            if await take(hall, table, seat, person_hash, name):
                return wire.Seated(seat=seat.seat)
        await table.look_up()  # somebody was faster: perhaps the same person, by another request
    if mine := table.seats_of(person_hash):
        await table.begin()
        return wire.Seated(seat=mine[0])
    raise BadInput("table-full" if invited is None else "table-no-invitation")


async def take(hall: Hall, table: LiveTable, seat: SeatRow, person_hash: str, name: str) -> bool:
    """Take a free seat; with the last one the match begins."""
    if not await hall.store.take_seat(
        table.id, seat.seat, kind=seat.kind, name=name, person_hash=person_hash, at=clock.now()
    ):
        return False
    await table.look_up_and_tell()
    await table.begin()
    return True


async def fill(hall: Hall, table: LiveTable, wish: wire.Fill) -> None:
    """The host gives a free seat to a bot, or frees a bot's seat."""
    await table.look_up()
    if not same(table.row.host_hash, hashed(wish.person)):
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
        table.id, seat.seat, controller=controller, left_by=None, at=clock.now()
    )
    await table.look_up_and_tell()
    if not done:
        waiting = table.row.state == "waiting"
        raise BadInput("table-seat-taken" if waiting else "table-has-begun")
    await table.begin()


async def leave(hall: Hall, table: LiveTable, wish: wire.Leave) -> None:
    """Get up: the seat is free again."""
    person_hash = hashed(wish.person)
    await table.look_up()
    for seat in table.row.seats:
        if not same(seat.person_hash, person_hash):
            continue
        if not await hall.store.change_seat(
            table.id, seat.seat, controller=None, left_by=person_hash, at=clock.now()
        ):
            raise BadInput("table-has-begun")
    await table.look_up_and_tell()
