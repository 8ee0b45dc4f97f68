"""The rows of the database, as the rest of the table sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Value
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import Words
from podziemia.table.storage.driver import Row

TableState: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "days"]
SeatKind: TypeAlias = Literal["human", "open", "link", "bot"]
FREE: Final = ("open", "link")
"""The kinds of seats that wait for somebody."""
LineKind: TypeAlias = Literal["text", "preset", "nudge", "note"]
Time: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=2.5e11)]
"""Seconds since 1970; there is none after the year 9999, which nobody could be told."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A number that every database can keep."""
Clock: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)]
"""Seconds for one answer; 0: as long as it takes."""
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError, TypeError)
"""How reading fails what nobody has written like that."""


class Damaged(BadInput):
    """What the database has of one table cannot be read, or cannot have happened."""

    def __init__(self, table_id: str, why: object) -> None:
        super().__init__("table-damaged")
        self.table_id = table_id
        self.why = str(why)
        """What is wrong, for the log and the operator."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table; `open` and `link` wait for somebody."""

    seat: Count
    kind: SeatKind
    controller: str
    name: str
    secret_hash: str | None = None
    """Of its invitation."""
    person_hash: str | None = None
    """Of the person who sits there."""
    seen: Time = 0.0


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its seats."""

    id: str
    game: str
    version: Count
    options: dict[str, Value]
    seed: str
    pace: Pace
    clock: Clock
    listed: bool
    state: TableState
    host_hash: str
    """Of the person who opened it."""
    created: Time
    changed: Time
    due: Time | None = None
    """When somebody must look after it: the next deadline."""
    asked: tuple[int, ...] = ()
    shown: tuple[int, ...] | None = None
    """Whom the others see asked while a hidden common round goes on; None: those who are."""
    moments: Count = 0
    summary: Words | None = None
    """How the match stands, for everybody."""
    outcome: Outcome | None = None
    next: str | None = None
    """The table of the rematch."""
    seats: tuple[SeatRow, ...] = ()


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes of its table."""

    state: TableState
    asked: tuple[int, ...]
    shown: tuple[int, ...] | None = None
    moments: int
    summary: Words | None = None
    """How the match stands then; nothing of it is kept that outsiders may not notice."""
    outcome: Outcome | None = None
    due: float | None = None
    controllers: dict[int, str] = {}
    """Who decides from now on, for the seats where that changes."""
    secret: bool = False
    """Whether nobody but one seat may know that there was anything."""
    inside: bool = False
    """Whether a hidden common round goes on: from outside the table looks untouched."""

    def fields(self, at: float) -> dict[str, Any]:
        """The fields of the table that have changed at a time."""
        names = ("state", "asked", "moments", "outcome", "due")
        changed = {name: getattr(self, name) for name in names}
        if self.inside or self.secret:
            return changed
        return {**changed, "shown": self.shown, "summary": self.summary, "changed": at}

    def applied_to(self, table: TableRow, at: float) -> TableRow:
        """The table after the change."""
        seats = table.seats
        if self.controllers:
            seats = tuple(
                replace(seat, controller=self.controllers.get(seat.seat, seat.controller))
                for seat in seats
            )
        return replace(table, seats=seats, **self.fields(at))


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a match; the first has the number 0."""

    number: Count
    at: Time
    body: str


class LineRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the chat; the first has the number 0."""

    number: Count
    at: Time
    kind: LineKind
    seat: Count | None
    text: str
    about: dict[str, Fact]


class SnapshotRow(msgspec.Struct, frozen=True):
    """A match as it was after so many entries, to be rebuilt fast by a program of the same tag."""

    number: int
    tag: str
    body: bytes


def to_text(value: object) -> str:
    """A value as the JSON text of a column."""
    return msgspec.json.encode(value).decode()


def to_columns(fields: Row) -> Row:
    """Fields of a table as its columns: what is neither a text nor a number is JSON."""
    written = dict(fields)
    for name in ("options", "asked", "shown", "summary", "outcome"):
        if written.get(name) is not None:
            written[name] = to_text(written[name])
    if "listed" in written:
        written["listed"] = int(written["listed"])
    return written


def from_table(table: TableRow) -> Row:
    """The columns of a table."""
    return to_columns({name: value for name, value in asdict(table).items() if name != "seats"})


def to_table(rows: Sequence[Row]) -> TableRow:
    """The table that is in every one of these rows, with a seat in each; it may be Damaged."""
    row = rows[0]
    try:
        decoded = {
            "options": msgspec.json.decode(row["options"]),
            "listed": bool(row["listed"]),
            "asked": msgspec.json.decode(row["asked"]),
            "shown": row["shown"] and msgspec.json.decode(row["shown"]),
            "summary": row["summary"] and msgspec.json.decode(row["summary"]),
            "outcome": row["outcome"] and msgspec.json.decode(row["outcome"]),
            "seats": [only(SeatRow, row) for row in rows if row["seat"] is not None],
        }
        table = msgspec.convert({**only(TableRow, row), **decoded}, TableRow)
    except UNREADABLE as fault:
        raise Damaged(str(row["id"]), fault) from fault
    if [seat.seat for seat in table.seats] != list(range(len(table.seats))):
        raise Damaged(table.id, "a seat is missing")
    return table


def to_entries(table_id: str, rows: Sequence[Row], first: int) -> list[EntryRow]:
    """The entries in the rows of a table, numbered from `first` on; they may be Damaged."""
    try:
        entries = msgspec.convert(rows, list[EntryRow])
    except UNREADABLE as fault:
        raise Damaged(table_id, fault) from fault
    if [entry.number for entry in entries] != list(range(first, first + len(entries))):
        raise Damaged(table_id, "an entry is missing")
    return entries


def to_line(table_id: str, row: Row) -> LineRow:
    """The line in a row of a table's chat; it may be Damaged."""
    try:
        return msgspec.convert({**row, "about": msgspec.json.decode(row["about"])}, LineRow)
    except UNREADABLE as fault:
        raise Damaged(table_id, fault) from fault


def to_snapshot(table_id: str, row: Row) -> SnapshotRow:
    """The snapshot in a row; it may be Damaged."""
    try:
        return msgspec.convert(row, SnapshotRow)
    except UNREADABLE as fault:
        raise Damaged(table_id, fault) from fault


def only(kind: type[msgspec.Struct], row: Row) -> Row:
    """The columns of a row that are fields of a struct."""
    return {name: row[name] for name in kind.__struct_fields__ if name in row}
