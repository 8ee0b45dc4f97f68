"""Tests as stories that wait: there is an event loop for each."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

from podziemia.table.storage.store import SeatRow, Store, TableRow, open_store

P = ParamSpec("P")
INVITATION = "the hash of an invitation"
LONGEST = 600.0
"""Seconds: no test takes that long, even beside many others."""


def story(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an asynchronous test; one that hangs is ended, however busy the machine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def tell() -> None:
            async with asyncio.timeout(LONGEST):
                await test(*args, **kwargs)

        asyncio.run(tell())

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def a_table(table_id: str = "t", **fields: object) -> TableRow:
    """A table of two that waits for its second player."""
    known: dict[str, object] = {
        "game": "boss_monster",
        "version": 3,
        "options": {"hard_mode": True, "length": "long", "souls": 10},
        "seed": "7",
        "pace": "live",
        "clock": 60,
        "listed": True,
        "state": "waiting",
        "host_hash": "host-hash",
        "created": 1_000.5,
        "changed": 1_000.5,
        "seats": (
            SeatRow(
                seat=0, kind="human", controller="human", name="Zoë", person_hash="p0", seen=1_000.5
            ),
            SeatRow(seat=1, kind="link", controller="human", name="", secret_hash=INVITATION),
        ),
    }
    return TableRow(id=table_id, **{**known, **fields})  # type: ignore[arg-type] # any fields


async def keep(store: Store, table: TableRow) -> TableRow:
    """Open a table with the seats it has."""
    await store.open_table(table, table.seats)
    return table


async def sit(store: Store, person: str, table_id: str = "t", *, at: float = 2.0) -> bool:
    """Sit down where somebody is invited to."""
    return await store.take_seat(table_id, 1, kind="link", name="Ada", person_hash=person, at=at)
