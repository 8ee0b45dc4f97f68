"""SQLite in a file: one thread writes, in groups with one commit each; another reads."""

from __future__ import annotations

import asyncio
import errno
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

from podziemia.kernel.errors import BadInput
from podziemia.table import metrics
from podziemia.table.storage.driver import TRIAL, Params, Row, Stale, Statement, Unavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LARGEST_GROUP: Final = 200
ROOM: Final = 256 * 1024
"""With fewer bytes free the disk is as good as full."""
PATIENCE: Final = 5.0
"""For how many seconds a lock of another program (a back-up, say) is waited for."""

FASTER: Final = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)
GONE: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
)
PRIMARY: Final = 0xFF
OF_SYSTEM: Final = {
    errno.EROFS: "table-database-readonly",
    errno.EACCES: "table-database-readonly",
    errno.ENOSPC: "table-disk-full",
}
"""What the system's own faults mean."""


class Job:
    """A transaction that waits for its turn, and what came of it."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.rows: list[Row] = []
        self.fault: Exception | None = None
        self._loop = asyncio.get_running_loop()
        self.done: asyncio.Future[list[Row]] = self._loop.create_future()

    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return not self.done.cancelled()

    def report(self) -> None:
        """Let whoever waits be told, in their own thread."""
        with suppress(RuntimeError):  # where nothing goes on any more, nobody waits
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.done.done():  # whoever waited was called away
            return
        if self.fault:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.rows)


async def open_sqlite(path: str) -> Sqlite:
    """Open a file, which is made with its folder if there is none."""
    return await asyncio.to_thread(Sqlite, Path(path).expanduser())


class Sqlite:
    """The one process that uses a file."""

    dialect: Final = "sqlite"
    skip_locked: Final = ""
    alone: Final[Sequence[Statement]] = ()

    def __init__(self, path: Path) -> None:
        try:
            path = path.resolve()  # the lock goes by the file, whatever leads to it
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = path.with_name(f"{path.name}.lock")
            self._lock = locked(lock)
        except OSError as error:
            raise fault_of(error) from error
        try:
            check_room(path.parent)
            refuse_links(path)
            self._writing = connection(path)
            self._reading = connection(path)
        except (OSError, sqlite3.Error) as error:
            self._lock.close()
            raise fault_of(error) from error
        except BadInput:
            self._lock.close()
            raise
        self._folder = path.parent
        self._files = Files(path, path.with_name(f"{path.name}-wal"), lock)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        """What is to be done; None: nothing more."""
        self._writer = Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._writer.start()
        self._closed = False
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")

    async def rows(self, sql: str, params: Params) -> list[Row]:
        """Read."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._read, sql, params)

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[Sqlite]:
        """The database: there is no other process."""
        yield self

    @metrics.DATABASE.spent
    def _read(self, sql: str, params: Params) -> list[Row]:
        """Read, in the thread that reads."""
        try:
            return self._reading.execute(sql, dict(params)).fetchall()
        except sqlite3.Error as error:
            raise fault_of(error) from error

    async def transaction(
        self, statements: Sequence[Statement], notify: str | None = None
    ) -> list[Row]:
        """Do all statements or none; nobody else is there to be notified."""
        if self._closed:
            raise Unavailable("table-database-gone", "it is closed")
        job = Job(statements)
        self._jobs.put(job)
        return await job.done

    def _write_all(self) -> None:
        """Do what is to be done, in groups, in the thread that writes."""
        while (group := self._waiting()) is not None:
            if group:
                self._write(group)

    def _waiting(self) -> list[Job] | None:
        """The jobs that wait and are still wanted; None: there will be no more."""
        group: list[Job] = []
        while (job := self._jobs.get()) is not None:
            if job.is_wanted():
                group.append(job)
            if len(group) == LARGEST_GROUP or self._jobs.empty():
                return group
        if not group:
            return None
        self._jobs.put(None)  # found again after these
        return group

    @metrics.DATABASE.spent
    def _write(self, group: Sequence[Job]) -> None:
        """Do a group of jobs with one commit."""
        try:
            self._files.check()
            self._writing.execute("BEGIN IMMEDIATE")
            for job in group:
                self._do(job)
            self._writing.execute("COMMIT")
            self._files.check()  # nobody is told of what would be lost
        except Exception as error:  # whatever it is, everybody who waits is told
            self._undo()
            for job in group:
                job.fault = fault_of(error)
        for job in group:
            job.report()

    def _do(self, job: Job) -> None:
        """Do one job of a group; if it alone fails, the others are not touched."""
        self._writing.execute("SAVEPOINT job")
        try:
            for statement in job.statements:
                cursor = self._writing.execute(statement.sql, dict(statement.params))
                job.rows = cursor.fetchall()
                if statement.must_touch and not cursor.rowcount:
                    raise Stale
        except Exception as error:
            job.fault = fault_of(error)
            if isinstance(job.fault, Unavailable):
                raise
            self._writing.execute("ROLLBACK TO job")
        self._writing.execute("RELEASE job")

    def _undo(self) -> None:
        """Roll back a group, unless SQLite has done so by itself."""
        if self._writing.in_transaction:
            with suppress(sqlite3.Error):  # the disk may refuse; the group is undone all the same
                self._writing.execute("ROLLBACK")

    async def check(self) -> None:
        """Raise Unavailable if nothing could be kept now."""
        try:
            await asyncio.to_thread(check_room, self._folder)
        except OSError as error:  # the folder may be gone
            raise fault_of(error) from error
        await self.transaction([TRIAL])

    async def listen(self, heard: Callable[[str], None], on_reconnect: Callable[[], None]) -> None:
        """Nothing is ever heard: there is no other process."""

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        """Wait for both threads, then close."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.close()


class Files:
    """The files of a database: those that were opened must be found under their names.

    What is written to a file that was removed or replaced is lost when the program ends.
    """

    def __init__(self, *paths: Path) -> None:
        self._known: dict[Path, tuple[int, int] | None] = dict.fromkeys(paths)

    def check(self) -> None:
        """Raise Unavailable if a file that was seen here is gone, or another one."""
        for path, known in self._known.items():
            found = identity(path)
            if known is not None and found != known:
                raise Unavailable("table-database-removed", f"{path} was removed or replaced")
            self._known[path] = found


def identity(path: Path) -> tuple[int, int] | None:
    """Which file this is; None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def check_room(folder: Path) -> None:
    """Raise Unavailable if the disk is full: SQLite itself may call that by another name."""
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        raise Unavailable("table-disk-full", f"{free} bytes are free")


def refuse_links(path: Path) -> None:
    """Refuse a file with two names: SQLite keeps what is new beside the one it was opened by."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise BadInput("table-database-linked", {"file": str(path)})


def locked(path: Path) -> IO[bytes]:
    """A file that only one process holds at a time; the system lets go of it when that ends."""
    held = path.open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadInput("table-database-in-use") from None
    return held


def connection(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing that was committed, not even in a power cut."""
    made = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    made.row_factory = row
    made.text_factory = text
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            made.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        made.close()
        raise
    return made


def row(cursor: sqlite3.Cursor, values: tuple[object, ...]) -> Row:
    """A row by the names of its columns."""
    return {column[0]: value for column, value in zip(cursor.description, values, strict=True)}


def text(value: bytes) -> str:
    """A text, whatever happened to it on the disk: one that is damaged spoils no others."""
    return value.decode(errors="replace")


def fault_of(error: Exception) -> Exception:
    """What an error of SQLite means to the store; a mistake in our SQL stays what it is."""
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, OSError):
        return Unavailable(OF_SYSTEM.get(error.errno or 0, "table-database-gone"), error)
    if code in FASTER:
        return Stale(str(error))
    if code is not None and code & PRIMARY == sqlite3.SQLITE_FULL:
        return Unavailable("table-disk-full", error)
    if code is not None and code & PRIMARY == sqlite3.SQLITE_READONLY:
        return Unavailable("table-database-readonly", error)
    if code is not None and code & PRIMARY in GONE:
        return Unavailable("table-database-gone", error)
    return error
