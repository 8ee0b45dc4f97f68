"""What happens at a table by itself: answers of the world, turns of bots, ends of time limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import structlog

from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import HUMAN
from podziemia.kernel.questions import WORLD, Seat
from podziemia.table import clock, metrics
from podziemia.table.journal.journal import Journal
from podziemia.table.journal.wishes import BotAnswer, TimeOut, Wish, WorldAnswer
from podziemia.table.live.workers import Endless, Thought
from podziemia.table.storage.driver import Unavailable

if TYPE_CHECKING:
    from podziemia.table.live.table import LiveTable

TURN_LEASE: Final = 15.0
"""Seconds after which another process looks after a turn that was not made."""
AGAIN: Final = 1.0
"""Seconds until a turn is tried again when the database was away."""

SLOT: Final = 4.0
"""For how many pauses each bot is busy in a hidden round."""

Answering: TypeAlias = Coroutine[Any, Any, Thought]

log = structlog.get_logger()


class Turns:
    """The turns that nobody makes at a screen: those of the world and of the bots of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.under_way = False
        """Whether a turn is made now."""
        self._told_failed = -1
        """The question of the world of which the players know that it could not be answered."""
        self._given_up: set[tuple[Seat, str]] = set()
        """The bots of which the players know that they give no answers: missing or endless ones."""

    def go_on(self) -> None:
        """Let the world and the bots answer, as long as one of them is asked.

        Whether one is asked is looked up with the lock: the match may be going back now.
        """
        if not self.under_way and self._table.journal is not None:
            self.under_way = True
            self._table.hall.later(self._make_all())

    async def _make_all(self) -> None:
        try:
            while await self._make_or_wait():
                pass
        finally:
            self.under_way = False

    async def _make_or_wait(self) -> bool:
        """Make a turn; without a database, wait and try again."""
        try:
            return await self._make()
        except Unavailable as fault:
            log.warning("turn waits for the database", table=self._table.id, why=fault.why)
            await asyncio.sleep(AGAIN)
            return True

    async def _make(self) -> bool:
        """One turn of the world or of a bot; False if there is none to be made here."""
        table = self._table
        async with table.lock:
            journal = await table.current()
            seat = None if journal is None else next_turn(journal)
            if journal is None or seat is None:
                return False
            bot = "" if seat == WORLD else journal.match.controllers[seat]
            question, thinking = journal.answered[seat], self._thinking(journal, seat, bot)
            pause = 0.0 if journal.hidden is not None else table.hall.bot_pace
        if seat == WORLD:
            return await self._answer_for_world(question, thinking)
        return await self._answer_for_bot(seat, bot, question, thinking, pause)

    def _thinking(self, journal: Journal, seat: Seat, bot: str) -> Answering:
        """The answer of the world or of a bot."""
        table = self._table
        about = (table.id, table.setup(), table.entries, len(table.entries), seat)
        answer = partial(table.hall.workers.answer, *about)
        if seat == WORLD:
            return answer()
        return self._of_bot(seat, bot, answer, known=bot in journal.match.game.controllers)

    async def _of_bot(
        self, seat: Seat, bot: str, answer: Callable[[], Answering], *, known: bool
    ) -> Thought:
        """The answer of a bot, if there is such a bot and it did not think without end before."""
        if not known:
            await self._give_up(seat, bot, "note-bot-missing")
        if (seat, bot) in self._given_up:
            raise LookupError(bot)
        try:
            return await answer()
        except Endless:
            await self._give_up(seat, bot, "note-bot-endless")
            raise

    async def _give_up(self, seat: Seat, bot: str, why: str) -> None:
        """A bot is asked no more, and the players are told once."""
        if (seat, bot) not in self._given_up:
            self._given_up.add((seat, bot))
            await self._table.chat.note(why, {"seat": seat, "bot": bot})

    async def _answer_for_world(self, question: int, thinking: Answering) -> bool:
        """The answer of the world; if it cannot be had, it is tried again when the lease ends."""
        try:
            with metrics.WORLD.time():
                found = await thinking
            return await self._carry_out(WORLD, WorldAnswer(question, found.option))
        except Unavailable:
            raise
        except Exception:
            log.exception("world failed", table=self._table.id, question=question)
        async with self._table.lock:
            journal = await self._table.current()
        if journal is None or journal.answered[WORLD] != question:
            return True  # it is not asked that any more
        if self._told_failed != question:
            self._told_failed = question
            self._table.hall.later(self._table.chat.note("note-world-failed"))
        return False

    async def _answer_for_bot(
        self, seat: Seat, bot: str, question: int, thinking: Answering, pause: float
    ) -> bool:
        """The answer of a bot, after a pause that tells nothing."""
        with metrics.THINKING.time():
            found, _ = await asyncio.gather(thinking, asyncio.sleep(pause), return_exceptions=True)
        failed = BotAnswer(question, None)
        if isinstance(found, BaseException):
            log.error("bot failed", table=self._table.id, seat=seat, bot=bot, exc_info=found)
            answer = failed
        else:
            answer = BotAnswer(question, found.option, found.intent)
        try:
            try:
                return await self._answer_in_time(seat, answer)
            except IllegalChoice as fault:  # it was asked this, and has chosen something else
                about = {"table": self._table.id, "seat": seat, "bot": bot}
                log.error("bot failed", **about, fault=fault.message)
                return await self._answer_in_time(seat, failed)
        except Unavailable:
            raise
        except BadInput as fault:
            log.warning("bot's move was not kept", table=self._table.id, fault=fault.message)
            return False

    async def _answer_in_time(self, seat: Seat, answer: BotAnswer) -> bool:
        """Carry out what a bot answers as soon as the others may notice it."""
        await asyncio.sleep(await self._until_noticed(seat, answer.question, answer.option))
        return await self._carry_out(seat, answer)

    async def _until_noticed(
        self, seat: Seat, question: int, option: dict[str, Any] | None
    ) -> float:
        """Seconds until the others may notice what a bot does.

        Of a hidden round they notice its end: then, however much the bot has done in it.
        """
        async with self._table.lock:
            journal = await self._table.current()
            if journal is None or journal.hidden is None or seat not in journal.asked:
                return 0.0
            match, later = journal.match, journal.match.fork()
            bots = [other for other, name in enumerate(match.controllers) if name != HUMAN]
            if seat not in bots or journal.answered[seat] != question:
                return 0.0  # somebody was faster
            if option is None:
                later.time_out(seat)
            else:
                later.play(seat, option)
            if seat in later.pending and later.hidden_round == match.hidden_round:
                return 0.0
            slot = SLOT * self._table.hall.bot_pace
            return journal.heard_of(seat) + (bots.index(seat) + 1) * slot - clock.now()

    async def _carry_out(self, seat: Seat, wish: Wish) -> bool:
        """Carry out an answer; whether to go on, as nobody else does, if somebody was faster."""
        try:
            await self._table.carry_out(seat, wish)
        except BadInput as fault:
            if fault.message != "table-stale":
                raise
            return self._table.wrote_last
        return True

    async def look_after(self) -> None:
        """A deadline has come: answer for those whose time has run out, and make the turns."""
        table = self._table
        async with table.lock:
            journal = await table.current()
            late = [] if journal is None else self._late(journal)
        if journal is None or journal.match.over:
            return
        for seat, question in late:
            try:
                public = await table.carry_out(seat, TimeOut(question))
            except BadInput as fault:
                if fault.message != "table-stale":
                    raise
            else:
                if public:
                    await table.chat.note("note-timed-out", {"seat": seat})
        async with table.lock:
            if (journal := await table.current()) is not None:
                due, moments = self.next_due(journal, clock.now()), len(journal.match.decisions)
                await table.hall.store.set_due(table.id, due, moments=moments)
        self.go_on()

    def _late(self, journal: Journal) -> list[tuple[Seat, int]]:
        """The people whose time has run out, with the numbers of their questions."""
        limit, now = self._table.row.clock, clock.now()
        return [
            (seat, journal.answered[seat])
            for seat in journal.asked
            if limit
            and journal.match.controllers[seat] == HUMAN
            and journal.since[seat] + limit <= now
        ]

    def next_due(self, journal: Journal, now: float) -> float | None:
        """When somebody must look after this table: a turn to be made, or a time limit's end."""
        if next_turn(journal) is not None:
            return now + TURN_LEASE
        if self._table.row.clock and journal.asked:
            return min(journal.since[seat] for seat in journal.asked) + self._table.row.clock
        return None


def next_turn(journal: Journal) -> Seat | None:
    """Whose answer the table must see to itself: the world's, or that of a bot that is asked.

    Where the first answer counts, bots wait for people, and among bots chance decides.
    """
    if journal.world_asked:
        return WORLD
    match = journal.match
    bots = [seat for seat in journal.asked if match.controllers[seat] != HUMAN]
    if not bots or not match.first:
        return min(bots, default=None)
    if len(bots) < len(journal.asked):
        return None
    return match.answering()[0]
