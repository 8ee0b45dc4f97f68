"""Opening a table, sitting down, getting up; rematches and uploaded records."""

from __future__ import annotations

import time
import unicodedata
from typing import Any, Final

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN, Game
from podziemia.kernel.match import Match
from podziemia.table import wire
from podziemia.table.entries import Began, Decided
from podziemia.table.hall import Hall
from podziemia.table.live import Live
from podziemia.table.store import EntryRow, SeatRow, TableRow
from podziemia.table.tokens import hashed, new_token, same

LONGEST_RECORD: Final = 20_000  # decisions


async def open_table(hall: Hall, wish: wire.NewTable) -> wire.Opened:
    """Open a table; if nobody is missing, its match begins."""
    game = registry.find(wish.game)
    players = len(wish.seats)
    if players not in game.players:
        about = {"players": players, "least": game.players[0], "most": game.players[-1]}
        raise BadInput("bad-players", about, game=game.id)
    options = registry.options_for(game, wish.options)
    person = hashed(wish.person)
    seats, invitations = [], []
    for number, seat in enumerate(wish.seats):
        sitting, secret = new_seat(game, number, seat, cleaned(wish.name), person)
        seats.append(sitting)
        if secret is not None:
            invitations.append(wire.Invitation(seat=number, secret=secret))
    now = time.time()
    row = TableRow(
        id=new_token(),
        game=game.id,
        version=game.version,
        options=options,
        seed=hall.new_seed(),
        pace=wish.pace,
        clock=wish.clock,
        listed=wish.listed,
        state="waiting",
        host=person,
        created=now,
        changed=now,
    )
    await hall.store.open_table(row, seats)
    await (await hall.table(row.id)).begin()
    return wire.Opened(table=row.id, invitations=tuple(invitations))


def new_seat(
    game: Game[Any], number: int, wish: wire.SeatWish, name: str, person: str
) -> tuple[SeatRow, str | None]:
    """A seat as it was wished for, and the secret of its invitation."""
    if wish.kind == "bot":
        controller = wish.controller or ""
        if controller == HUMAN:
            raise BadInput("table-not-a-bot")
        game.check_controller(controller)
        return SeatRow(seat=number, kind="bot", controller=controller, name=""), None
    if wish.kind == "me":
        own = cleaned(wish.name) if wish.name is not None else name
        row = SeatRow(seat=number, kind="human", controller=HUMAN, name=own, person=person)
        return row, None
    secret = new_token() if wish.kind == "link" else None
    kept = hashed(secret) if secret else None
    row = SeatRow(seat=number, kind=wish.kind, controller=HUMAN, name="", secret=kept)
    return row, secret


def cleaned(name: str) -> str:
    """A name without anything that cannot be seen; nothing but that is refused."""
    shown = "".join(c for c in name if unicodedata.category(c)[0] != "C")
    shown = " ".join(shown.split())
    if not shown:
        raise BadInput("table-no-name")
    return shown


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


async def rematch(hall: Hall, table: Live, wish: wire.Leave) -> wire.Opened:
    """The same once more: the same people, bots and options, everybody one seat further."""
    person = hashed(wish.person)
    await refreshed(table)
    row = table.row
    if not any(same(seat.person, person) for seat in row.seats):
        raise BadInput("table-not-yours")
    if row.state != "over":
        raise BadInput("table-not-over")
    if row.next is not None:
        return wire.Opened(table=row.next, invitations=())
    turned = (*row.seats[1:], row.seats[0])
    seats = [
        msgspec.structs.replace(
            seat,
            seat=number,
            controller=HUMAN if seat.kind == "human" else seat.controller,
            secret=None,
            seen=0.0,
        )
        for number, seat in enumerate(turned)
    ]
    now = time.time()
    again = TableRow(
        id=new_token(),
        game=row.game,
        version=registry.find(row.game).version,
        options=row.options,
        seed=hall.new_seed(),
        pace=row.pace,
        clock=row.clock,
        listed=row.listed,
        state="waiting",
        host=person,
        created=now,
        changed=now,
    )
    await hall.store.open_table(again, seats)
    if await hall.store.link_next(row.id, again.id):
        await (await hall.table(again.id)).begin()
        await changed(table)
        return wire.Opened(table=again.id, invitations=())
    await refreshed(table)
    assert table.row.next is not None, "somebody else was faster"
    return wire.Opened(table=table.row.next, invitations=())


async def upload(hall: Hall, match: Match[Any]) -> wire.Opened:
    """Keep a finished match that was played elsewhere, so that it can be looked at."""
    record = match.record()
    setup = record.setup
    now = time.time()
    row = TableRow(
        id=new_token(),
        game=setup.game,
        version=setup.version,
        options=setup.options,
        seed=str(setup.seed),
        pace="live",
        clock=0,
        listed=False,
        state="over",
        host="",
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
    await hall.store.open_table(row, seats, rows)
    return wire.Opened(table=row.id, invitations=())


def read_record(data: bytes) -> Match[Any]:
    """A record that somebody uploads: finished, not endless, and right to the last decision."""
    match = registry.replay(data)
    if not match.over:
        raise BadInput("table-record-unfinished")
    if len(match.decisions) > LONGEST_RECORD:
        raise BadInput("table-too-large")
    return match


async def refreshed(table: Live) -> None:
    """Look at a table as it is in the database now."""
    async with table.lock:
        await table.refresh()


async def changed(table: Live) -> None:
    """Look again, and tell everybody."""
    await refreshed(table)
    table.tell_table()
