"""What a database must be able to do for the store, and how it fails."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from podziemia.kernel.errors import BadInput

Params: TypeAlias = Mapping[str, str | int | float | bytes | None]
Row: TypeAlias = dict[str, Any]


class Stale(Exception):
    """Somebody was faster: a number is taken, or a row is not as expected. Nothing was written."""


class Unavailable(BadInput):
    """The database cannot be reached, is full or may not be written.

    A read failed. Of a write it is unknown whether it was kept, so whoever wrote must read again.
    """

    def __init__(self, message: str, why: object = "") -> None:
        super().__init__(message)
        self.why = str(why)
        """The database's own words: for the log and the operator, never for players."""


class Statement(msgspec.Struct, frozen=True):
    """One statement of a transaction, with its named parameters (`:name`)."""

    sql: str
    params: Params = {}
    must_touch: bool = False
    """Whether the transaction is stale if this statement changes no row."""


TRIAL: Final = Statement("UPDATE schema_migrations SET name = name WHERE number = 1")
"""Changes nothing, and yet is written: whether it can be kept shows whether anything can."""


class Reader(Protocol):
    """What can be read of a database."""

    async def rows(self, sql: str, params: Params) -> list[Row]:
        """Read; may raise Unavailable."""


class Driver(Reader, Protocol):
    """A database: SQLite in a file, or PostgreSQL."""

    @property
    def dialect(self) -> str:
        """The name of its folder of migrations."""

    @property
    def skip_locked(self) -> str:
        """What a SELECT says to leave out rows that another process is about to change."""

    @property
    def alone(self) -> Sequence[Statement]:
        """Statements that keep other processes waiting until the end of the transaction."""

    def at_one_moment(self) -> AbstractAsyncContextManager[Reader]:
        """The database as it is now, whatever other processes write meanwhile."""

    async def transaction(
        self, statements: Sequence[Statement], notify: str | None = None
    ) -> list[Row]:
        """Do all statements or none, tell other processes, and return the rows of the last.

        It returns only after the commit; may raise Stale and Unavailable.
        """

    async def check(self) -> None:
        """Raise Unavailable if nothing could be kept now."""

    async def listen(self, heard: Callable[[str], None], on_reconnect: Callable[[], None]) -> None:
        """Call `heard` with every notification of another process from now on."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
