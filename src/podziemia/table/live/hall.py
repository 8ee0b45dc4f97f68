"""The hall: every table this process has in memory, and what happens there by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from podziemia.table import clock, metrics
from podziemia.table.live.table import LiveTable, NoSuchTable
from podziemia.table.live.workers import Workers
from podziemia.table.storage.driver import Unavailable
from podziemia.table.storage.rows import Damaged
from podziemia.table.storage.store import Store
from podziemia.table.storage.upkeep import Keep, Upkeep
from podziemia.table.tokens import new_token

TICK: Final = 0.5
"""Seconds between two looks for deadlines."""
DUE_AT_ONCE: Final = 50
LEASE: Final = 20.0
SEEN_EVERY: Final = 30.0
TIDY_EVERY: Final = 600.0
MOST_KEPT: Final = 2_000
"""Tables in memory; those that nobody looks at are let go first."""

T = TypeVar("T")

log = structlog.get_logger()


class Hall:
    """All tables."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        *,
        bot_pace: float,
        shared: bool,
        new_seed: Callable[[], str] = new_token,
        keep: Keep = Keep(),  # noqa: B008 -- it cannot be changed
    ) -> None:
        self.store = store
        self.workers = workers
        self.bot_pace = bot_pace
        """Seconds a bot takes at least, whatever it holds."""
        self.shared = shared
        """Whether other processes use the same database."""
        self.began = 0.0 if shared else clock.now()
        """Since when people can be here and answer; another process may have let them before."""
        self.new_seed = new_seed
        self._keep = keep
        self._tables: dict[str, LiveTable] = {}
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Those too that were let go while somebody still holds them: one id is one table."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Listen to other processes, and look after what happens by itself."""
        await self.store.listen(self._heard, self._lost_track)
        self.later(self._every(TICK, self._look_after_due))
        self.later(self._every(SEEN_EVERY, self._note_seen))
        self.later(self._every(TIDY_EVERY, self._tidy))

    async def close(self) -> None:
        """Stop everything; nothing that was accepted is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; what goes wrong is logged."""
        self.doing(work).add_done_callback(report)

    def doing(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is finished whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it, if anybody does, is told

    async def _every(self, seconds: float, work: Any) -> None:
        """Do something again and again; a database that is away is tried again."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable as fault:
                log.warning("database away", fault=fault.message, why=fault.why)
            except Exception:
                log.exception("work failed")

    # Tables

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def table(self, id: str) -> LiveTable:  # noqa: A002 -- as everywhere at the table
        """A table; an unknown one is refused."""
        found = self._alive.get(id)
        if found is None:
            row = await self.store.table(id)
            if row is None:
                raise NoSuchTable
            found = self._alive.setdefault(id, LiveTable(self, row))
        found.used = time.monotonic()
        if id not in self._tables:
            self._tables[id] = found
            self._let_go()
        return found

    def known(self, id: str) -> LiveTable | None:  # noqa: A002
        """A table, if it is in memory."""
        return self._tables.get(id)

    def _let_go(self) -> None:
        """Forget the tables that nobody has used for the longest time."""
        metrics.LIVE.set(len(self._tables))
        if len(self._tables) <= MOST_KEPT:
            return
        idle = sorted((t for t in self._tables.values() if not t.busy), key=lambda t: t.used)
        for table in idle[: MOST_KEPT // 10]:
            del self._tables[table.id]

    # What happens by itself

    async def _look_after_due(self) -> None:
        now = clock.now()
        for id_ in await self.store.claim_due(now, LEASE, DUE_AT_ONCE):
            self.later(self._look_after(id_))

    async def _look_after(self, id_: str) -> None:
        """Look after one table, whatever is wrong with the others."""
        await (await self.table(id_)).turns.look_after()

    async def _note_seen(self) -> None:
        pairs = {
            (table.id, s) for table in self._tables.values() for v in table.viewers for s in v.seats
        }
        await self.store.seen(sorted(pairs), clock.now())

    async def _tidy(self) -> None:
        """Pack finished matches, and remove tables that have been kept for long enough."""
        in_use = [table.id for table in self._tables.values() if table.busy]
        removed = await Upkeep(self.store.driver).tidy(self._keep, clock.now(), in_use)
        for id_ in removed:
            self._tables.pop(id_, None)
            self._alive.pop(id_, None)
            log.info("table removed", table=id_)

    def _heard(self, kind: str, id_: str) -> None:
        """Another process has changed a table."""
        if (table := self._alive.get(id_)) is not None:
            table.behind = table.behind or kind != "lines"
            if table.viewers:
                self.later(table.catch_up(kind))

    def _lost_track(self) -> None:
        """Notifications may have been missed: look at everything anew."""
        for table in list(self._alive.values()):
            table.behind = True
            if table.viewers:
                self.later(table.catch_up("entries"))
                self.later(table.catch_up("lines"))


def report(task: asyncio.Task[Any]) -> None:
    """Log what went wrong beside everything else."""
    if task.cancelled() or (fault := task.exception()) is None:
        return
    if isinstance(fault, Unavailable):
        log.warning("database away", fault=fault.message, why=fault.why)
    elif isinstance(fault, Damaged):
        log.error("table damaged", table=fault.table_id, why=fault.why)
    else:
        log.error("task failed", exc_info=fault)
