"""PostgreSQL: a few connections that are made when needed, and one more that listens."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from typing import Any, Final, TypeAlias

import psycopg
from psycopg import AsyncConnection, AsyncCursor, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.rows import dict_row

from podziemia.table.storage.driver import TRIAL, Params, Row, Stale, Statement, Unavailable

CONNECTIONS: Final = 4
CHANNEL: Final = "podziemia"
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Between two tries of the listener to connect again, in seconds."""
LOCK: Final = 0x706F647A
"""The number of the lock that migrations take: no other program's, one hopes."""

# A server that has vanished is noticed within half a minute; the URL may say otherwise.
SETTINGS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
# The locks of a process that hangs do not stay for ever.
NO_LONG_LOCKS: Final = b"SET idle_in_transaction_session_timeout = '10s'"

BROKEN: Final = (psycopg.OperationalError, psycopg.InterfaceError, errors.ReadOnlySqlTransaction)
FASTER: Final = (errors.UniqueViolation, errors.ForeignKeyViolation)
PARAMETER: Final = re.compile(r":([a-z_]+)")

Connection: TypeAlias = AsyncConnection[Row]
Work: TypeAlias = Callable[[Connection], Awaitable[list[Row]]]


class Postgres:
    """The connections of one process to a database that it may share with others."""

    dialect: Final = "postgresql"
    skip_locked: Final = "FOR UPDATE SKIP LOCKED"
    alone: Final[Sequence[Statement]] = (
        Statement("SELECT pg_advisory_xact_lock(:lock)", {"lock": LOCK}),
    )

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender = secrets.token_hex(6)
        self._free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        for _ in range(CONNECTIONS):
            self._free.put_nowait(None)
        self._listening: asyncio.Task[None] | None = None
        self._closed = False

    async def rows(self, sql: str, params: Params) -> list[Row]:
        """Read; once more on a new connection if the old one was broken."""
        return await self._try_twice(partial(read, sql=sql, params=params))

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[Moment]:
        """The database as it is when it is first read, whatever other processes write meanwhile."""
        try:
            async with self._lent() as connection:
                await connection.execute(b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield Moment(connection)
        except BROKEN as error:
            raise unavailable(error) from error

    async def transaction(
        self, statements: Sequence[Statement], notify: str | None = None
    ) -> list[Row]:
        """Do all statements or none; once more on a new connection if the old one was broken.

        What was begun is finished, even if nobody waits for it any more.
        """
        if notify is not None:  # it is sent at the commit
            note = {"channel": CHANNEL, "payload": f"{self._sender} {notify}"}
            statements = [Statement("SELECT pg_notify(:channel, :payload)", note), *statements]
        return await asyncio.shield(self._try_twice(partial(write, statements=statements)))

    async def _try_twice(self, work: Work) -> list[Row]:
        """Do some work; if the connection was broken before anything was kept, do it again."""
        try:
            try:
                async with self._lent() as connection:
                    return await work(connection)
            except BROKEN:
                async with self._lent(new=True) as connection:
                    return await work(connection)
        except FASTER as error:
            raise Stale(str(error)) from error
        except BROKEN as error:
            raise unavailable(error) from error

    @asynccontextmanager
    async def _lent(self, *, new: bool = False) -> AsyncIterator[Connection]:
        """One of the connections, for a while; it comes back in order, or its place is free."""
        assert not self._closed, "the database was closed"
        connection = await self._free.get()
        kept = None
        try:
            if connection is not None and (new or connection.closed):
                await connection.close()
                connection = None
            if connection is None:
                connection = await self._connect()
            yield connection
        finally:
            try:
                if connection is not None:
                    kept = await in_order(connection)
            finally:
                self._free.put_nowait(kept)

    async def _connect(self) -> Connection:
        """A new connection."""
        try:
            settings: dict[str, Any] = {**SETTINGS, **conninfo_to_dict(self._url)}
            made = await AsyncConnection.connect(**settings, autocommit=True, row_factory=dict_row)
            await made.execute(NO_LONG_LOCKS)
        except psycopg.Error as error:
            raise unavailable(error) from error
        return made

    async def check(self) -> None:
        """Raise Unavailable if nothing could be kept now."""
        await self.transaction([TRIAL])

    async def listen(self, heard: Callable[[str], None], on_reconnect: Callable[[], None]) -> None:
        """Call `heard` with every notification of another process from now on."""
        connection = await self._connect_listener()
        self._listening = asyncio.create_task(self._listen(connection, heard, on_reconnect))

    async def _connect_listener(self) -> Connection:
        """A connection that hears of every change from now on."""
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
        except BROKEN as error:
            await connection.close()
            raise unavailable(error) from error
        return connection

    async def _listen(
        self, connection: Connection, heard: Callable[[str], None], on_reconnect: Callable[[], None]
    ) -> None:
        """Listen for ever, with a new connection whenever one breaks."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                async for notification in connection.notifies():
                    sender, _, payload = notification.payload.partition(" ")
                    if sender != self._sender:
                        loop.call_soon(heard, payload)
            except BROKEN:
                pass  # what is missed meanwhile, `on_reconnect` makes good
            finally:
                await connection.close()
            connection = await self._connect_again()
            loop.call_soon(on_reconnect)

    async def _connect_again(self) -> Connection:
        """Try to connect the listener until it succeeds, less and less often."""
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            with suppress(Unavailable):
                return await self._connect_listener()
            pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Finish what was begun and close all connections."""
        self._closed = True
        if self._listening:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        for _ in range(CONNECTIONS):
            connection = await self._free.get()
            if connection is not None:
                await connection.close()


class Moment:
    """A database at one moment."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, params: Params) -> list[Row]:
        """Read."""
        return await read(self._connection, sql=sql, params=params)


async def read(connection: Connection, *, sql: str, params: Params) -> list[Row]:
    """What a query finds."""
    return await (await execute(connection, sql, params)).fetchall()


async def write(connection: Connection, *, statements: Sequence[Statement]) -> list[Row]:
    """Do all statements and commit, in two trips to the server; return the rows of the last."""
    async with connection.pipeline():
        await connection.execute(b"BEGIN")
        cursors = [
            await execute(connection, statement.sql, statement.params) for statement in statements
        ]
    for statement, cursor in zip(statements, cursors, strict=True):
        if statement.must_touch and not cursor.rowcount:
            raise Stale
    rows = await cursors[-1].fetchall() if cursors[-1].description else []
    try:
        await connection.execute(b"COMMIT")
    except psycopg.Error as error:  # nobody knows whether it was kept: never done again
        raise unavailable(error) from error
    return rows


async def execute(connection: Connection, sql: str, params: Params) -> AsyncCursor[Row]:
    """Execute one statement; in texts, PostgreSQL keeps every character but that of number 0."""
    if not params:
        return await connection.execute(sql.encode())
    clean = {
        name: value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
        for name, value in params.items()
    }
    return await connection.execute(translated(sql), clean)


@cache
def translated(sql: str) -> bytes:
    """The statement with its parameters as psycopg writes them."""
    return PARAMETER.sub(r"%(\1)s", sql).encode()


async def in_order(connection: Connection) -> Connection | None:
    """The connection, with nothing left open; none, and it is closed, if it cannot be used."""
    with suppress(psycopg.Error):
        await connection.rollback()
    if connection.info.transaction_status is TransactionStatus.IDLE:
        return connection
    await connection.close()
    return None


def unavailable(error: psycopg.Error) -> Unavailable:
    """What an error of PostgreSQL means to the store."""
    match error:
        case errors.DiskFull():
            return Unavailable("table-disk-full", error)
        case errors.ReadOnlySqlTransaction():
            return Unavailable("table-database-readonly", error)
        case _:
            return Unavailable("table-database-gone", error)
