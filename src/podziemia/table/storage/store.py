"""The store: every match, kept in a database. Its SQL is here and
in `new_rows`.

The database is the only truth. A match is a row of `tables`, its `seats`, and `entries` that are
only ever appended. What a method returned from is kept, even if the power fails a moment later.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import groupby
from typing import Final, Literal, TypeAlias, TypeVar

import structlog
from msgspec.structs import asdict

from podziemia.kernel.errors import BadInput
from podziemia.kernel.questions import NOTHING, Facts
from podziemia.kernel.scene import Words
from podziemia.table.storage.archive import unpacked
from podziemia.table.storage.driver import Driver, Params, Reader, Stale, Statement, Unavailable
from podziemia.table.storage.migrate import migrate
from podziemia.table.storage.new_rows import (
    NEW_LINE,
    NEW_SEAT,
    NEW_TABLE,
    STILL_WAITING,
    entry_statements,
)
from podziemia.table.storage.rows import (
    FREE,
    Change,
    Damaged,
    EntryRow,
    LineKind,
    LineRow,
    SeatKind,
    SeatRow,
    SnapshotRow,
    TableRow,
    TableState,
    from_table,
    to_columns,
    to_entries,
    to_line,
    to_snapshot,
    to_table,
    to_text,
)

__all__ = [
    "Change",
    "EntryRow",
    "LineRow",
    "SeatRow",
    "SnapshotRow",
    "Stale",
    "Store",
    "TableRow",
    "Unavailable",
    "open_store",
]

News: TypeAlias = Literal["table", "entries", "secret", "lines"]
"""What has changed: the table or its seats, its entries (for one seat only), or its chat."""

T = TypeVar("T")
TRIES: Final = 50
LINES_KEPT: Final = 1_000
"""How many lines of chat a table has at most."""

log = structlog.get_logger()


async def open_store(url: str) -> Store:
    """Open the database of a URL (`postgresql://…`) or a file (SQLite), and bring it up to date."""
    driver = await connect(url)
    try:
        await migrate(driver)
    except BaseException as fault:
        await driver.close()
        if isinstance(fault, BadInput) or not isinstance(fault, Exception):
            raise
        raise Unavailable("table-database-gone", fault) from fault  # another program's, say
    return Store(driver)


async def connect(url: str) -> Driver:
    """The driver that a URL or a path asks for."""
    scheme, is_url, _ = url.partition("://")
    if not is_url:
        from podziemia.table.storage.sqlite import open_sqlite  # noqa: PLC0415 -- only what is used

        return await open_sqlite(url)
    if scheme not in ("postgresql", "postgres"):
        raise BadInput("table-database-kind", {"kind": scheme})
    try:
        from podziemia.table.storage.postgres import Postgres  # noqa: PLC0415 -- an optional extra
    except ImportError as missing:
        raise BadInput("table-no-postgresql") from missing
    return Postgres(url)


class Store:
    """All matches, in one database; several processes may each have a store on one PostgreSQL."""

    def __init__(self, driver: Driver, reader: Reader | None = None) -> None:
        self._driver = driver
        self._reader = reader or driver

    # Tables

    async def open_table(
        self,
        table: TableRow,
        seats: Iterable[SeatRow],
        entries: Iterable[EntryRow] = (),
        lines: Iterable[LineRow] = (),
        *,
        after: str | None = None,
    ) -> None:
        """Keep a new table, perhaps with a match played elsewhere; Stale if the id is taken.

        It may be the rematch after a match; Stale, and nothing is written, if there is one already.
        """
        statements = [Statement(NEW_TABLE, from_table(table))]
        statements += [Statement(NEW_SEAT, {"id": table.id, **asdict(seat)}) for seat in seats]
        statements += entry_statements(table.id, entries)
        statements += [
            Statement(NEW_LINE, {"id": table.id, **asdict(line), "about": to_text(line.about)})
            for line in lines
        ]
        if after is not None:
            sql = "UPDATE tables SET next = :next WHERE id = :id AND next IS NULL"
            statements.append(Statement(sql, {"id": after, "next": table.id}, must_touch=True))
        await self._driver.transaction(statements, note("table", after or table.id))

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats; it may be Damaged."""
        found = await self._tables("SELECT * FROM tables WHERE id = :id", {"id": table_id})
        return found[0]() if found else None

    async def listed(self, state: TableState, limit: int) -> list[TableRow]:
        """The tables in the public list, last changed first."""
        found = await self._tables(
            """
            SELECT * FROM tables WHERE listed = 1 AND state = :state
            ORDER BY changed DESC, id LIMIT :limit
            """,
            {"state": state, "limit": limit},
        )
        return list(sound(found))

    async def all(self) -> list[TableRow]:
        """Every table, last changed first."""
        return list(sound(await self._tables("SELECT * FROM tables", {})))

    async def of_person(self, person_hash: str, limit: int) -> list[TableRow]:
        """The tables at which a person has a seat, last changed first."""
        found = await self._tables(
            """
            SELECT * FROM tables
            WHERE id IN (SELECT table_id FROM seats WHERE person_hash = :person_hash)
            ORDER BY changed DESC, id LIMIT :limit
            """,
            {"person_hash": person_hash, "limit": limit},
        )
        return list(sound(found))

    async def _tables(self, sql: str, params: Params) -> list[Callable[[], TableRow]]:
        """The tables that a query finds, with their seats, in one statement; each is read alone."""
        rows = await self._reader.rows(
            f"""
            SELECT * FROM ({sql}) AS found LEFT JOIN seats ON seats.table_id = found.id
            ORDER BY found.changed DESC, found.id, seats.seat
            """,  # noqa: S608 -- the queries above
            params,
        )
        return [
            partial(to_table, list(group)) for _, group in groupby(rows, key=lambda row: row["id"])
        ]

    async def begin(
        self,
        table: TableRow,
        bodies: Sequence[str] = (),
        *,
        at: float,
        asked: Sequence[int],
        due: float | None,
        shown: Sequence[int] | None = None,
        summary: Words | None = None,
    ) -> bool:
        """Begin the match with its first entries, once.

        False, and nothing is written, if a seat is free or the table has changed since it was read.
        """
        if any(seat.kind in FREE for seat in table.seats):
            return False
        sql = """
            UPDATE tables
            SET state = 'playing', asked = :asked, shown = :shown, due = :due,
                summary = :summary, changed = :at
            WHERE id = :id AND state = 'waiting' AND changed = :read
        """
        began = to_columns({"asked": asked, "shown": shown, "due": due, "summary": summary})
        began |= {"id": table.id, "read": table.changed, "at": at}
        statements = [Statement(sql, began, must_touch=True)]
        statements += entry_statements(table.id, numbered(0, bodies, at))
        return await self._done(statements, note("table", table.id))

    # Entries

    async def entries(self, table_id: str, since: int = 0) -> list[EntryRow]:
        """The entries of a match but the first `since`, in order; they may be Damaged."""
        rows = await self._reader.rows(
            """
            SELECT number, at, body FROM entries
            WHERE table_id = :id AND number >= :since ORDER BY number
            """,
            {"id": table_id, "since": since},
        )
        if not rows and since == 0:
            return await self._archived(table_id)
        return to_entries(table_id, rows, since)

    async def _archived(self, table_id: str) -> list[EntryRow]:
        """The entries of a match that was packed; none if it was not."""
        rows = await self._reader.rows(
            "SELECT body FROM archives WHERE table_id = :id", {"id": table_id}
        )
        return unpacked(table_id, rows[0]["body"]) if rows else []

    async def append(
        self, table_id: str, first: int, bodies: Sequence[str], *, at: float, change: Change
    ) -> None:
        """Append entries numbered from `first` on, and change the table with them.

        Stale, and nothing is written, if a number is taken or the one before is missing.
        """
        columns = to_columns(change.fields(at))
        values = ", ".join(f"{name} = :{name}" for name in columns)
        sql = f"UPDATE tables SET {values} WHERE id = :id"  # noqa: S608 -- names of columns
        statements = entry_statements(table_id, numbered(first, bodies, at))
        statements.append(Statement(sql, {"id": table_id, **columns}, must_touch=True))
        sql = "UPDATE seats SET controller = :controller WHERE table_id = :id AND seat = :seat"
        for seat, controller in sorted(change.controllers.items()):
            params: Params = {"id": table_id, "seat": seat, "controller": controller}
            statements.append(Statement(sql, params, must_touch=True))
        kind: News = "secret" if change.secret else "entries"
        await self._driver.transaction(statements, note(kind, table_id))

    # Seats

    async def take_seat(
        self, table_id: str, seat: int, *, kind: SeatKind, name: str, person_hash: str, at: float
    ) -> bool:
        """Sit down on a free seat of a waiting table; False if somebody was faster.

        Its invitation has then been used. Without one a person takes one seat only.
        """
        sql = """
            UPDATE seats SET kind = 'human', controller = 'human', name = :name,
                             person_hash = :person_hash, secret_hash = NULL, seen = :at
            WHERE table_id = :id AND seat = :seat AND kind = :kind AND (
                kind = 'link' OR kind = 'open' AND NOT EXISTS (
                    SELECT 1 FROM seats AS own
                    WHERE own.table_id = :id AND own.person_hash = :person_hash
                )
            )
        """
        params: Params = {"seat": seat, "kind": kind, "name": name, "person_hash": person_hash}
        return await self._while_waiting(table_id, at, sql, params)

    async def change_seat(
        self, table_id: str, seat: int, *, controller: str | None, left_by: str | None, at: float
    ) -> bool:
        """Give a seat of a waiting table to a bot, or free it; its invitation is void.

        It is the seat of nobody, or of the one who leaves it; False if somebody was faster.
        """
        sql = f"""
            UPDATE seats SET kind = :kind, controller = :controller, name = '',
                             person_hash = NULL, secret_hash = NULL
            WHERE table_id = :id AND seat = :seat
              AND {"kind <> 'human'" if left_by is None else "person_hash = :left_by"}
        """  # noqa: S608 -- fixed texts
        params: dict[str, str | int | None] = {
            "seat": seat,
            "kind": "open" if controller is None else "bot",
            "controller": controller or "human",
        }
        if left_by is not None:
            params["left_by"] = left_by
        return await self._while_waiting(table_id, at, sql, params)

    async def seen(self, pairs: Iterable[tuple[str, int]], at: float) -> None:
        """Note who (table and seat) was there at a time."""
        sql = "UPDATE seats SET seen = :at WHERE table_id = :id AND seat = :seat AND seen < :at"
        # In one order, so that two processes never wait for each other.
        statements = [
            Statement(sql, {"id": id_, "seat": seat, "at": at}) for id_, seat in sorted(pairs)
        ]
        if statements:
            await self._driver.transaction(statements)

    # Chat

    async def say(
        self,
        table_id: str,
        *,
        at: float,
        kind: LineKind,
        text: str,
        seat: int | None = None,
        about: Facts = NOTHING,
    ) -> int:
        """Add a line to the chat and return its number; of very old ones, one is let go for it."""
        let_go = """
            DELETE FROM lines WHERE table_id = :id AND number <= -:kept + (
                SELECT max(number) FROM lines WHERE table_id = :id
            )
        """
        sql = """
            INSERT INTO lines (table_id, number, at, kind, seat, text, about)
            SELECT :id, coalesce(max(number), -1) + 1, :at, :kind, :seat, :text, :about
            FROM lines WHERE table_id = :id
            RETURNING number
        """
        said: Params = {"at": at, "kind": kind, "seat": seat, "text": text, "about": to_text(about)}
        statements = [
            Statement(let_go, {"id": table_id, "kept": LINES_KEPT}),
            Statement(sql, {"id": table_id, **said}),
        ]
        for _ in range(TRIES):
            try:
                rows = await self._driver.transaction(statements, note("lines", table_id))
            except Stale:  # of two lines at the same moment, one comes after the other
                continue
            return int(rows[0]["number"])
        raise Stale

    async def lines(self, table_id: str, limit: int) -> list[LineRow]:
        """The last lines of the chat, in order."""
        rows = await self._reader.rows(
            """
            SELECT number, at, kind, seat, text, about FROM lines
            WHERE table_id = :id ORDER BY number DESC LIMIT :limit
            """,
            {"id": table_id, "limit": limit},
        )
        return list(sound(partial(to_line, table_id, row) for row in reversed(rows)))

    # Deadlines

    async def claim_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Take charge of tables that are due, until the lease ends; no other process gets them.

        What is due later than any time limit allows was written before a clock was set back.
        """
        sql = f"""
            WITH overdue AS (
                SELECT id FROM tables
                WHERE (due <= :now OR due > :now + clock + :lease) AND state = 'playing'
                ORDER BY due LIMIT :limit {self._driver.skip_locked}
            )
            UPDATE tables SET due = :until WHERE id IN (SELECT id FROM overdue) RETURNING id
        """  # noqa: S608 -- fixed texts
        params = {"now": now, "until": now + lease, "limit": limit, "lease": lease}
        rows = await self._driver.transaction([Statement(sql, params)])
        return [row["id"] for row in rows]

    async def set_due(self, table_id: str, due: float | None, *, moments: int) -> None:
        """Set when somebody must look after a table, unless it has moved on meanwhile."""
        sql = "UPDATE tables SET due = :due WHERE id = :id AND moments = :moments"
        params: Params = {"id": table_id, "due": due, "moments": moments}
        await self._driver.transaction([Statement(sql, params)])

    # Snapshots

    async def snapshot(self, table_id: str) -> SnapshotRow | None:
        """The latest snapshot of a match; one that is damaged is not needed."""
        rows = await self._reader.rows(
            "SELECT number, tag, body FROM snapshots WHERE table_id = :id", {"id": table_id}
        )
        return next(sound(partial(to_snapshot, table_id, row) for row in rows), None)

    async def keep_snapshot(self, table_id: str, number: int, tag: str, body: bytes) -> None:
        """Keep a snapshot in place of an earlier one; never an earlier in place of a later."""
        sql = """
            INSERT INTO snapshots (table_id, number, tag, body) VALUES (:id, :number, :tag, :body)
            ON CONFLICT (table_id) DO UPDATE
            SET number = excluded.number, tag = excluded.tag, body = excluded.body
            WHERE excluded.number >= snapshots.number
        """
        kept: Params = {"id": table_id, "number": number, "tag": tag, "body": body}
        await self._driver.transaction([Statement(sql, kept)])

    # The database itself

    @property
    def driver(self) -> Driver:
        """The database, for its upkeep."""
        return self._driver

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[Store]:
        """The store, to read from as it is now, whatever other processes write meanwhile."""
        async with self._driver.at_one_moment() as reader:
            yield Store(self._driver, reader)

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by their state."""
        rows = await self._reader.rows("SELECT state, count(*) AS n FROM tables GROUP BY state", {})
        return {"waiting": 0, "playing": 0, "over": 0} | {row["state"]: row["n"] for row in rows}

    async def check(self) -> None:
        """Raise Unavailable if nothing could be kept now."""
        await self._driver.check()

    async def listen(
        self, callback: Callable[[str, str], None], on_reconnect: Callable[[], None]
    ) -> None:
        """Call back with what another process changed (see `News`) and the id.

        After `on_reconnect` anything may have changed: notifications may have been missed.
        """

        def heard(payload: str) -> None:
            kind, _, table_id = payload.partition(" ")
            callback(kind, table_id)

        await self._driver.listen(heard, on_reconnect)

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        await self._driver.close()

    async def _while_waiting(self, table_id: str, at: float, sql: str, params: Params) -> bool:
        """Change a table that has not begun; False, and nothing is written, if it cannot be."""
        params = {"id": table_id, "at": at, **params}
        # The first statement locks the table's row: a seat is taken before the beginning, or not.
        statements = [
            Statement(STILL_WAITING, params, must_touch=True),
            Statement(sql, params, must_touch=True),
        ]
        return await self._done(statements, note("table", table_id))

    async def _done(self, statements: Sequence[Statement], notify: str) -> bool:
        """Do all statements; False, and nothing is written, if somebody was faster."""
        try:
            await self._driver.transaction(statements, notify)
        except Stale:
            return False
        return True


def sound(readings: Iterable[Callable[[], T]]) -> Iterator[T]:
    """What can be read; what cannot is noted in the log, and harms nothing else."""
    for read in readings:
        try:
            yield read()
        except Damaged as fault:
            log.error("table damaged", table=fault.table_id, why=fault.why)


def note(news: News, table_id: str) -> str:
    """What other processes are told."""
    return f"{news} {table_id}"


def numbered(first: int, bodies: Sequence[str], at: float) -> list[EntryRow]:
    """Entries numbered from `first` on."""
    return [EntryRow(number, at, body) for number, body in enumerate(bodies, first)]
