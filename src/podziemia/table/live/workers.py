"""Bots and the world answer in processes of their own, never in the one that talks to the players.

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

from podziemia.kernel.bots import answer_world, make_bot
from podziemia.kernel.game import Partner
from podziemia.kernel.questions import WORLD, Seat
from podziemia.kernel.record import Setup
from podziemia.kernel.scene import Words
from podziemia.table.journal.entries import ENTRY
from podziemia.table.journal.journal import Journal

KEPT: Final = 200
"""How many matches a worker keeps."""


class Turn(msgspec.Struct, frozen=True):
    """A turn to be made: the table, the entries from `first` on, and who is asked."""

    table: str
    setup: Setup
    began: float
    first: int
    entries: tuple[tuple[float, str], ...]
    seat: Seat


class Thought(msgspec.Struct, frozen=True):
    """What the world or a bot answers, and what the bot means to do, if it tells its partners."""

    option: dict[str, Any]
    intent: Words | None = None


class Behind(msgspec.Struct, frozen=True):
    """The worker knows only so many entries of the table."""

    number: int


journals: OrderedDict[str, Journal] = OrderedDict()
"""The matches this worker keeps."""


def think(turn: Turn) -> Thought | Behind:
    """What the world or the bot of a seat answers; in a worker."""
    journal = journals.pop(turn.table, None) or Journal(turn.setup, turn.began)
    if journal.number < turn.first:
        return Behind(journal.number)
    for at, body in turn.entries[journal.number - turn.first :]:
        journal.apply(ENTRY.decode(body), at)
    journals[turn.table] = journal
    if len(journals) > KEPT:
        journals.popitem(last=False)
    return answer_of(journal, turn.seat)


def answer_of(journal: Journal, seat: Seat) -> Thought:
    """What the world answers, or the bot of a seat; in a hidden round it tells nobody why."""
    match = journal.match
    if seat == WORLD:
        return Thought(msgspec.to_builtins(answer_world(match)))
    assert match.setup is not None, "a table has a setup"
    seed = zlib.crc32(f"{match.setup.seed} {journal.number} {seat}".encode())
    bot, seen = make_bot(match.game, match.controllers[seat], seed), match.seen(seat)
    chosen: dict[str, Any] = msgspec.to_builtins(bot.choose(seen))
    if isinstance(bot, Partner) and journal.hidden is None:
        return Thought(chosen, bot.intent(seen))
    return Thought(chosen)


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


class Workers:
    """The processes in which bots think and the world is computed."""

    def __init__(self, workers: int) -> None:
        self._workers = [new_worker() for _ in range(workers)]
        self._known: OrderedDict[str, int] = OrderedDict()

    def warm(self) -> None:
        """Let the workers start before the first answer is needed."""
        for worker in self._workers:
            worker.submit(warm)

    async def answer(
        self,
        table: str,
        setup: Setup,
        entries: Sequence[tuple[float, str]],
        number: int,
        seat: Seat,
    ) -> Thought:
        """What the world or the bot of a seat answers after the first `number` of these entries."""
        began = entries[0][0]
        first = min(self._known.get(table, 1), number)
        while True:
            turn = Turn(table, setup, began, first, tuple(entries[first:number]), seat)
            answer = await self._ask(turn)
            if not isinstance(answer, Behind):
                break
            first = answer.number
        self._known[table] = number
        self._known.move_to_end(table)
        if len(self._known) > KEPT * len(self._workers):
            self._known.popitem(last=False)
        return answer

    async def _ask(self, turn: Turn) -> Thought | Behind:
        number = zlib.crc32(turn.table.encode()) % len(self._workers)
        worker = self._workers[number]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(worker, think, turn)
        except BrokenProcessPool:
            if self._workers[number] is worker:
                self._workers[number] = new_worker()
            return await loop.run_in_executor(self._workers[number], think, turn)

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.shutdown(wait=False, cancel_futures=True)


def new_worker() -> ProcessPoolExecutor:
    """A process of its own."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)
