"""Opening a table: its game and options, and who may sit where."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN, Game, Value
from podziemia.table import clock, wire
from podziemia.table.live.hall import Hall
from podziemia.table.storage.rows import SeatRow, TableRow
from podziemia.table.tokens import hashed, new_id, new_token

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Characters that are no spaces and yet leave the paper white."""


async def open_table(hall: Hall, wish: wire.NewTable) -> wire.Opened:
    """Open a table; if nobody is missing, its match begins."""
    game = registry.find(wish.game)
    players = len(wish.seats)
    if players not in game.players:
        about = {"players": players, "least": game.players[0], "most": game.players[-1]}
        raise BadInput("bad-players", about, game=game.id)
    options = registry.options_for(game, wish.options, people=True)
    person_hash = hashed(wish.person)
    seats, invitations = [], []
    for number, seat in enumerate(wish.seats):
        sitting, secret = new_seat(game, number, seat, cleaned(wish.name), person_hash)
        seats.append(sitting)
        if secret is not None:
            invitations.append(wire.Invitation(seat=number, secret=secret))
    row = new_table(hall, game, person_hash, options, wish)
    await hall.store.open_table(row, seats)
    await (await hall.table(row.id)).begin()
    return wire.Opened(table=row.id, invitations=tuple(invitations))


def new_table(
    hall: Hall,
    game: Game[Any],
    host_hash: str,
    options: dict[str, Value],
    terms: wire.NewTable | TableRow,
) -> TableRow:
    """A table that waits for its match, on the terms of a wish or of another table."""
    now = clock.now()
    return TableRow(
        id=new_id(),
        game=game.id,
        version=game.version,
        options=options,
        seed=hall.new_seed(),
        pace=terms.pace,
        clock=terms.clock,
        listed=terms.listed,
        state="waiting",
        host_hash=host_hash,
        created=now,
        changed=now,
    )


def new_seat(
    game: Game[Any], number: int, wish: wire.SeatWish, name: str, person_hash: str
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
        row = SeatRow(
            seat=number, kind="human", controller=HUMAN, name=own, person_hash=person_hash
        )
        return row, None
    secret = new_token() if wish.kind == "link" else None
    kept = hashed(secret) if secret else None
    row = SeatRow(seat=number, kind=wish.kind, controller=HUMAN, name="", secret_hash=kept)
    return row, secret


def cleaned(name: str) -> str:
    """A name without anything that cannot be seen; nothing but that is refused."""
    shown = " ".join("".join(c for c in name if unicodedata.category(c)[0] != "C").split())
    if not visible(shown):
        raise BadInput("table-no-name")
    return visible(shown)


def visible(text: str) -> str:
    """A text without letters that look like nothing; empty, if there is nothing to be seen."""
    shown = " ".join("".join(c for c in text if c not in BLANK).split())
    return shown if any(unicodedata.category(c)[0] in "LNPS" for c in shown) else ""
