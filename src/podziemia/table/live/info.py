"""A table as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Seat
from podziemia.kernel.record import seed_hash
from podziemia.kernel.registry import find
from podziemia.kernel.scene import Words
from podziemia.kernel.switches import Value
from podziemia.kernel.texts import LANGUAGES, texts
from podziemia.table import metrics, wire
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
        options=shown_options(row),
        pace=row.pace,
        clock=row.clock,
        listed=row.listed,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if row.outcome is not None else None,
        created=row.created,
        changed=row.changed,
        asked=asked_of(row, [seat.seat for seat in seats if seat.mine]),
        moments=row.moments if row.outcome is not None else 0,
        summary=None if row.summary is None else in_both(row.game, row.summary),
        outcome=row.outcome,
        host=person_hash is not None and same(row.host_hash, person_hash),
        next=row.next,
    )


def shown_options(row: TableRow) -> dict[str, Value]:
    """The options as everybody at the table may know them: what a text says is for the game."""
    try:
        switches = {switch.id: switch for switch in find(row.game).switches}
    except BadInput:  # nobody can say what is for whom in a game that is unknown here
        return {}
    return {
        name: switches[name].shown(value) if name in switches else value
        for name, value in row.options.items()
    }


def asked_of(row: TableRow, own: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who is asked; of a hidden common round nobody learns here who else has finished."""
    shown = row.asked if row.shown is None else row.shown
    return tuple(
        seat.seat for seat in row.seats if seat.seat in (row.asked if seat.seat in own else shown)
    )


def in_round(match: Match[Any]) -> tuple[Seat, ...] | None:
    """Who takes part in the hidden common round, finished or not; None: there is none."""
    if match.hidden_round is None:
        return None
    decided = {made.seat for made in match.decisions[match.hidden_round :]}
    return tuple(sorted({*decided, *match.pending} - {WORLD}))


@metrics.VIEWS.spent
def summary_of(match: Match[Any]) -> Words | None:
    """How a match stands, as somebody who looks on may know."""
    return match.game.summary(match.view(None))


def in_both(game: str, words: Words) -> dict[wire.Language, str]:
    """Words of a game in every language: the lobby has the texts of none."""
    return {lang: texts(game, lang).say(words.message, words.about) for lang in LANGUAGES}
