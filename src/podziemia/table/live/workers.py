"""Bots and the world answer in processes of their own, never in the one that talks to the players.

Every table has its worker, which keeps the table's match and needs only what is new. A worker
answers one table at a time: if it dies, or does not come to an end, everybody knows at whose turn.
It is replaced then, and its tables are told to the new one.
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
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec

from podziemia.kernel.bots import answer_world, make_bot
from podziemia.kernel.game import Partner
from podziemia.kernel.questions import WORLD, Seat
from podziemia.kernel.record import Setup
from podziemia.kernel.scene import Words
from podziemia.table.journal.entries import ENTRY
from podziemia.table.journal.journal import Journal

T = TypeVar("T")

KEPT: Final = 200
"""How many matches a worker keeps."""
LONGEST_THOUGHT: Final = 30.0
"""Seconds after which a worker is ended that has not answered: others wait for it."""


class Endless(Exception):
    """A bot, or the world, has not answered in the longest time there is."""


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


def heeded(future: Future[T]) -> asyncio.Future[T]:
    """A future for this loop; nobody may be there any more to hear how it has failed."""
    found = asyncio.wrap_future(future)
    found.add_done_callback(lambda done: done.cancelled() or done.exception())
    return found


def warm() -> int:
    """Nothing but the imports; the number of this process."""
    return os.getpid()


class Workers:
    """The processes in which bots think and the world is computed."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._known: OrderedDict[str, int] = OrderedDict()

    def warm(self) -> None:
        """Let the workers start before the first answer is needed."""
        for worker in self._workers:
            worker.started()

    async def answer(
        self,
        table: str,
        setup: Setup,
        entries: Sequence[tuple[float, str]],
        number: int,
        seat: Seat,
    ) -> Thought:
        """What the world or the bot of a seat answers after the first `number` of these entries."""
        worker = self._workers[zlib.crc32(table.encode()) % len(self._workers)]
        began = entries[0][0]
        first = min(self._known.get(table, 1), number)
        while True:
            turn = Turn(table, setup, began, first, tuple(entries[first:number]), seat)
            answer = await worker.ask(turn)
            if not isinstance(answer, Behind):
                break
            first = answer.number
        self._known[table] = number
        self._known.move_to_end(table)
        if len(self._known) > KEPT * len(self._workers):
            self._known.popitem(last=False)
        return answer

    def close(self) -> None:
        """End the workers, whatever they are thinking."""
        for worker in self._workers:
            worker.end()


class Worker:
    """A process of its own, which answers one turn at a time."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)
        self._started: Future[int] | None = None

    def started(self) -> Future[int]:
        """The number of the process, as soon as it has started."""
        if self._started is None:
            self._started = self._pool.submit(warm)
        return self._started

    async def ask(self, turn: Turn) -> Thought | Behind:
        """What is answered; asked once more if the process died, which may have been an accident.

        May raise Endless, BrokenProcessPool, and whatever the bot or the world raises.
        """
        async with self._free:
            try:
                return await self._think(turn)
            except BrokenProcessPool:
                return await self._think(turn)

    async def _think(self, turn: Turn) -> Thought | Behind:
        try:
            await heeded(self.started())
            thinking = heeded(self._pool.submit(think, turn))
            done, _ = await asyncio.wait([thinking], timeout=LONGEST_THOUGHT)
            if not done:
                message = f"no answer in {LONGEST_THOUGHT:.0f} seconds"
                raise Endless(message)
            return thinking.result()
        except (BrokenProcessPool, Endless):
            self.end()
            self._begin()
            raise

    def end(self) -> None:
        """End the process at once."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._started is not None and self._started.done() and not self._started.exception():
            for process in multiprocessing.active_children():
                if process.pid == self._started.result():
                    process.kill()
