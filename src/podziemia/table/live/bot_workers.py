"""Bots think in processes of their own, never in the one that talks to the players.

Every table has its worker, which keeps the table's match and needs only what is new. A worker
that dies is replaced, and its tables are told to it again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from podziemia.kernel.bots import make_bot
from podziemia.kernel.questions import Seat
from podziemia.kernel.record import Setup
from podziemia.table.journal.entries import ENTRY
from podziemia.table.journal.journal import Journal

KEPT: Final = 200
"""How many matches a worker keeps."""


class Task(msgspec.Struct, frozen=True):
    """A bot's turn: the table, the entries from `first` on, and who is asked."""

    table: str
    setup: Setup
    began: float
    first: int
    entries: tuple[tuple[float, str], ...]
    seat: Seat


class Behind(msgspec.Struct, frozen=True):
    """The worker knows only so many entries of the table."""

    number: int


journals: OrderedDict[str, Journal] = OrderedDict()
"""The matches this worker keeps."""


def think(task: Task) -> dict[str, Any] | Behind:
    """What the bot of a seat chooses; in a worker."""
    journal = journals.pop(task.table, None) or Journal(task.setup, task.began)
    if journal.number < task.first:
        return Behind(journal.number)
    for at, body in task.entries[journal.number - task.first :]:
        journal.apply(ENTRY.decode(body), at)
    journals[task.table] = journal
    if len(journals) > KEPT:
        journals.popitem(last=False)
    match = journal.match
    seed = zlib.crc32(f"{task.setup.seed} {journal.number} {task.seat}".encode())
    bot = make_bot(match.game, match.controllers[task.seat], seed)
    chosen: dict[str, Any] = msgspec.to_builtins(bot.choose(match.seen(task.seat)))
    return chosen


def begin_worker() -> None:
    """Leave Ctrl-C to the server, and end when the server has ended, however that was."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """Wait for the end of the server."""
    server = multiprocessing.parent_process()
    assert server is not None, "a worker has a server"
    server.join()
    os._exit(0)


def warm() -> None:
    """Nothing but the imports."""


class BotPool:
    """The workers."""

    def __init__(self, workers: int) -> None:
        self._workers = [new_worker() for _ in range(workers)]
        self._known: OrderedDict[str, int] = OrderedDict()

    def warm(self) -> None:
        """Let the workers start before the first bot is asked."""
        for worker in self._workers:
            worker.submit(warm)

    async def choose(
        self,
        table: str,
        setup: Setup,
        entries: Sequence[tuple[float, str]],
        number: int,
        seat: Seat,
    ) -> dict[str, Any]:
        """What the bot of a seat chooses after the first `number` of these entries."""
        began = entries[0][0]
        first = min(self._known.get(table, 1), number)
        while True:
            task = Task(table, setup, began, first, tuple(entries[first:number]), seat)
            answer = await self._ask(table, task)
            if not isinstance(answer, Behind):
                break
            first = answer.number
        self._known[table] = number
        self._known.move_to_end(table)
        if len(self._known) > KEPT * len(self._workers):
            self._known.popitem(last=False)
        return answer

    async def _ask(self, table: str, task: Task) -> dict[str, Any] | Behind:
        number = zlib.crc32(table.encode()) % len(self._workers)
        worker = self._workers[number]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(worker, think, task)
        except BrokenProcessPool:
            if self._workers[number] is worker:
                self._workers[number] = new_worker()
            return await loop.run_in_executor(self._workers[number], think, task)

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.shutdown(wait=False, cancel_futures=True)


def new_worker() -> ProcessPoolExecutor:
    """A process of its own."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)
