"""The rematch: a table for the same people, bots and options."""

from __future__ import annotations

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.outcome import seats_again
from podziemia.table import wire
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import LiveTable
from podziemia.table.lobby.openings import new_table
from podziemia.table.storage.driver import Stale
from podziemia.table.tokens import hashed, same


async def rematch(hall: Hall, table: LiveTable, wish: wire.Rematch) -> wire.Opened:
    """The same once more: the same people, bots and options.

    Where each plays alone, everybody moves one seat further; an overlord stays the overlord unless
    somebody wants to swap sides.
    """
    person_hash = hashed(wish.person)
    await table.look_up()
    row = table.row
    if not any(same(seat.person_hash, person_hash) for seat in row.seats):
        raise BadInput("table-not-yours")
    if row.state != "over":
        raise BadInput("table-not-over")
    if row.next is not None:
        return wire.Opened(table=row.next, invitations=())
    game = registry.find(row.game)
    for seat in row.seats:
        game.check_controller(seat.controller)
    turned = [row.seats[seat] for seat in seats_again(game.sides, len(row.seats), swap=wish.swap)]
    seats = [
        msgspec.structs.replace(
            seat,
            seat=number,
            controller=HUMAN if seat.kind == "human" else seat.controller,
            secret_hash=None,
            seen=0.0,
        )
        for number, seat in enumerate(turned)
    ]
    again = new_table(hall, game, person_hash, row.options, row)
    try:
        await hall.store.open_table(again, seats, after=row.id)
    except Stale:
        await table.look_up()
        assert table.row.next is not None, "somebody else was faster"
        return wire.Opened(table=table.row.next, invitations=())
    await (await hall.table(again.id)).begin()
    await table.look_up_and_tell()
    return wire.Opened(table=again.id, invitations=())
