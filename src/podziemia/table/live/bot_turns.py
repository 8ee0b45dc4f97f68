"""What happens at a table by itself: the turns of bots, and the ends of time limits."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.questions import Seat
from podziemia.table import metrics
from podziemia.table.journal.journal import Journal
from podziemia.table.journal.wishes import BotAnswer, TimeOut
from podziemia.table.storage.driver import Unavailable

if TYPE_CHECKING:
    from podziemia.table.live.table import LiveTable

BOT_LEASE: Final = 15.0
"""Seconds after which another process looks after a bot that has not moved."""
AGAIN: Final = 1.0
"""Seconds until a bot tries again when the database was away."""

log = structlog.get_logger()


class BotTurns:
    """The turns of the bots of one table, and its deadlines."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.under_way = False
        """Whether the bots are moving now."""

    def go_on(self) -> None:
        """Let the bots move, as long as one is asked."""
        if not self.under_way and self._asked() is not None:
            self.under_way = True
            self._table.hall.later(self._move_all())

    def _asked(self) -> Seat | None:
        """A bot that is asked something."""
        journal = self._table.journal
        if journal is None or journal.match.over:
            return None
        controllers = journal.match.controllers
        return next((seat for seat in journal.asked if controllers[seat] != HUMAN), None)

    async def _move_all(self) -> None:
        try:
            while await self._move_or_wait():
                pass
        finally:
            self.under_way = False

    async def _move_or_wait(self) -> bool:
        """Let a bot move; without a database, wait and try again."""
        try:
            return await self._move()
        except Unavailable as fault:
            log.warning("bot waits for the database", table=self._table.id, why=fault.why)
            await asyncio.sleep(AGAIN)
            return True

    async def _move(self) -> bool:
        """One answer of a bot, after a pause that tells nothing; False if none is asked."""
        table = self._table
        async with table.lock:
            journal = await table.current()
            seat = self._asked()
            if journal is None or seat is None:
                return False
            question = journal.answered[seat]
            thinking = table.hall.bots.choose(
                table.id, table.setup(), table.entries, len(table.entries), seat
            )
        pause = asyncio.sleep(table.hall.bot_pace)
        with metrics.THINKING.time():
            option, _ = await asyncio.gather(thinking, pause, return_exceptions=True)
        if isinstance(option, BaseException):
            log.error("bot failed", table=table.id, seat=seat, exc_info=option)
            option = None
        try:
            await table.carry_out(seat, BotAnswer(question, option))
        except Unavailable:
            raise
        except BadInput as fault:
            if fault.message != "table-stale":
                log.warning("bot's move was not kept", table=table.id, fault=fault.message)
                return False
            return table.wrote_last  # then nobody else lets the bots move
        return True

    async def look_after(self) -> None:
        """A deadline has come: answer for those whose time has run out, and wake the bots."""
        table = self._table
        async with table.lock:
            journal = await table.current()
            late = [] if journal is None else self._late(journal)
        if journal is None or journal.match.over:
            return
        for seat, question in late:
            try:
                await table.carry_out(seat, TimeOut(question))
            except BadInput as fault:
                if fault.message != "table-stale":
                    raise
            else:
                await table.chat.note("note-timed-out", {"seat": seat})
        async with table.lock:
            if (journal := await table.current()) is not None:
                due, moments = self.next_due(journal, time.time()), len(journal.match.decisions)
                await table.hall.store.set_due(table.id, due, moments=moments)
        self.go_on()

    def _late(self, journal: Journal) -> list[tuple[Seat, int]]:
        """The people whose time has run out, with the numbers of their questions."""
        clock, now = self._table.row.clock, time.time()
        return [
            (seat, journal.answered[seat])
            for seat in journal.asked
            if clock
            and journal.match.controllers[seat] == HUMAN
            and journal.since[seat] + clock <= now
        ]

    def next_due(self, journal: Journal, now: float) -> float | None:
        """When somebody must look after this table: a bot's turn, or the end of a time limit."""
        controllers, asked = journal.match.controllers, journal.asked
        if any(controllers[seat] != HUMAN for seat in asked):
            return now + BOT_LEASE
        if self._table.row.clock and asked:
            return min(journal.since[seat] for seat in asked) + self._table.row.clock
        return None
