"""A table that somebody plays or watches: its match, kept in memory, and who looks at it.

What is in memory is a cache. An action is applied to it, written, and acknowledged only after the
commit; if writing fails for any reason, the cache is thrown away and made anew from the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import structlog

from podziemia.kernel import registry
from podziemia.kernel.asking import NOTHING, Facts, Seat
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.record import Setup
from podziemia.kernel.snapshot import stamp
from podziemia.table import metrics, wire
from podziemia.table.journal.entries import ENTRY, Began, Entry, HandedOver, Instructed
from podziemia.table.journal.journal import Play
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.live.info import table_info
from podziemia.table.live.viewer import Viewer
from podziemia.table.storage.store import FREE, Change, SeatRow, Stale, TableRow, Unavailable
from podziemia.table.tokens import same

if TYPE_CHECKING:
    from podziemia.table.live.hall import Hall

Wish: TypeAlias = Callable[[Play, float], Sequence[Entry]]
"""Something somebody wants to do: gives the entries that say so, or refuses."""

BOT_LEASE: Final = 15.0
"""Seconds after which another process looks after a bot that has not moved."""
AGAIN: Final = 1.0
"""Seconds until a bot tries again when the database was away."""
SNAPSHOT_EVERY: Final = 100
MOST_ENTRIES: Final = 100_000
"""No match is that long; whoever makes one is up to something."""
TRIES: Final = 20
HERE: Final = 75.0
"""Seconds after which somebody who was not seen is away."""
VANISHED: Final = {"live": 60.0, "days": 86_400.0}
"""Seconds after which the others may let a bot play for somebody."""
LINES: Final = 100

log = structlog.get_logger()


class Live:
    """One table."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.play: Play | None = None
        self.log: list[tuple[float, str]] = []
        """Every entry with its time, as it is kept."""
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.behind = False
        """Whether another process has changed something."""
        self.used = time.monotonic()
        self.left: dict[Seat, float] = {}
        """When the last connection of each seat to this process ended."""
        self._driving = False
        self._wrote = 0
        """How many entries there were after the last one that this process wrote."""
        self._shown: dict[tuple[int, Seat | None, int], bytes] = {}

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.viewers) or self._driving or self.lock.locked()

    # Keeping up with the database

    async def refresh(self) -> None:
        """Read what is new; from the start if nothing is known."""
        self.behind = False  # whatever changes from now on makes it true again
        try:
            await self._read()
        except BaseException:
            self.behind = True
            raise

    async def _read(self) -> None:
        """Read the row, and the entries that are not known yet."""
        row = await self.hall.store.table(self.id)
        assert row is not None, "a table is never removed"
        self.row = row
        for viewer in self.viewers:
            viewer.own(self.seats_of(viewer.secret))
        if row.state == "waiting":
            return
        if self.play is None:
            await self._rebuild()
        play = self.play
        assert play is not None
        for entry in await self.hall.store.entries(self.id, play.number):
            self._apply(play, entry.at, entry.body)

    async def _rebuild(self) -> None:
        """Make the match anew: from a snapshot if there is one, and from its entries."""
        entries = await self.hall.store.entries(self.id)
        self.log = [(entry.at, entry.body) for entry in entries]
        kept = await self.hall.store.snapshot(self.id)
        game = registry.find(self.row.game)
        if self.row.version != game.version:
            about = {"then": self.row.version, "now": game.version}
            raise BadInput("table-old-rules", about)
        usable = kept is not None and kept.tag == stamp(game) and kept.number <= len(self.log)
        frozen = kept.body if kept is not None and usable else None
        with metrics.REBUILD.time():
            self.play = await asyncio.to_thread(rebuild, self.setup(), self.log, frozen)
        self._shown.clear()

    def _apply(self, play: Play, at: float, body: str) -> None:
        play.apply(ENTRY.decode(body), at)
        self.log.append((at, body))

    def forget(self) -> None:
        """Throw the cache away: whatever is in it may not be true."""
        self.play = None
        self.log = []
        self._shown.clear()

    def setup(self) -> Setup:
        """What the match was started with."""
        began = ENTRY.decode(self.log[0][1])
        assert isinstance(began, Began), "a match begins with its beginning"
        return setup_of(self.row, began)

    async def current(self) -> Play | None:
        """The match as the database has it; call it with the lock. None: it has not begun."""
        self.used = time.monotonic()
        if self.behind or (self.play is None and self.row.state != "waiting"):
            await self.refresh()
        return self.play

    # Doing

    async def act(self, wish: Wish) -> int:
        """Do what somebody wishes, keep it, tell everybody; returns the number of entries.

        Refusals and Unavailable are raised, and then nothing has changed. What was begun is
        finished, even if whoever wished it is gone in the meantime.
        """
        return await asyncio.shield(self.hall.doing(self._act_and_tell(wish)))

    async def _act_and_tell(self, wish: Wish) -> int:
        began = time.perf_counter()
        async with self.lock:
            number = await self._act(wish)
        metrics.ACTION.observe(time.perf_counter() - began)
        self.tell_position()
        self.drive()
        return number

    async def _act(self, wish: Wish) -> int:
        for _ in range(TRIES):
            play = await self.current()
            if play is None:
                raise BadInput("table-not-begun")
            if play.number >= MOST_ENTRIES:
                raise BadInput("table-too-long")
            at = time.time()
            before = play.number
            try:
                entries = wish(play, at)
                if entries:
                    await self._keep(play, entries, before, at)
            except BadInput:
                if play.number != before:
                    self.forget()
                raise
            except Stale:
                metrics.STALE.inc()
                self.forget()
                continue
            except BaseException:
                self.forget()
                raise
            else:
                return play.public
        raise BadInput("table-stale")

    async def _keep(self, play: Play, entries: Sequence[Entry], before: int, at: float) -> None:
        """Write entries that have been applied already."""
        bodies = [msgspec.json.encode(entry).decode() for entry in entries]
        match = play.match
        change = Change(
            state="over" if match.over else "playing",
            asked=tuple(sorted(match.pending)),
            moments=len(match.decisions),
            outcome=match.outcome,
            due=self.next_due(play, at),
            controllers={e.seat: e.controller for e in entries if isinstance(e, HandedOver)},
            secret=all(isinstance(e, Instructed) for e in entries),
        )
        with metrics.COMMIT.time():
            await self.hall.store.append(self.id, before, bodies, at=at, change=change)
        metrics.ENTRIES.inc(len(bodies))
        self._wrote = play.number
        self.log += [(at, body) for body in bodies]
        self._update_row(change, at)
        if before // SNAPSHOT_EVERY != play.number // SNAPSHOT_EVERY:
            self.hall.later(self._snapshot(play))

    def _update_row(self, change: Change, at: float) -> None:
        seats = tuple(
            msgspec.structs.replace(
                seat, controller=change.controllers.get(seat.seat, seat.controller)
            )
            for seat in self.row.seats
        )
        replace = msgspec.structs.replace
        facts = {"asked": change.asked, "moments": change.moments, "outcome": change.outcome}
        changed = self.row.changed if change.secret else at
        self.row = replace(
            self.row, state=change.state, due=change.due, changed=changed, seats=seats, **facts
        )
        if change.state == "over" or change.controllers:
            self.tell_table()

    async def _snapshot(self, play: Play) -> None:
        """Keep the match as it is, so that it is rebuilt quickly."""
        async with self.lock:
            if self.play is not play:
                return
            number, data = play.number, play.freeze()
        tag = stamp(play.match.game)
        await self.hall.store.keep_snapshot(self.id, number, tag, data)

    def next_due(self, play: Play, now: float) -> float | None:
        """When somebody must look after this table: a bot's turn, or the end of a time limit."""
        controllers = play.match.controllers
        asked = play.match.pending
        if any(controllers[seat] != HUMAN for seat in asked):
            return now + BOT_LEASE
        if self.row.clock and asked:
            return min(play.since[seat] for seat in asked) + self.row.clock
        return None

    async def begin(self) -> None:
        """Begin the match, if every seat is taken and nobody else has begun it."""
        await asyncio.shield(self.hall.doing(self._begin_and_tell()))

    async def _begin_and_tell(self) -> None:
        async with self.lock:
            await self.refresh()
            while self.row.state == "waiting" and all(s.kind not in FREE for s in self.row.seats):
                await self._begin()
                await self.refresh()
        self.tell_table()
        self.tell_position()
        self.drive()

    async def _begin(self) -> None:
        """Write the beginning, unless the table has changed since it was read."""
        at = time.time()
        began = Began(tuple(seat.controller for seat in self.row.seats))
        play = Play(setup_of(self.row, began), at)
        body = msgspec.json.encode(began).decode()
        asked, due = sorted(play.match.pending), self.next_due(play, at)
        self.behind = True
        await self.hall.store.begin(self.row, [body], at=at, asked=asked, due=due)

    # Whatever happens by itself

    def drive(self) -> None:
        """Let the bots move, as long as one is asked."""
        if not self._driving and self._bot_asked() is not None:
            self._driving = True
            self.hall.later(self._drive())

    def _bot_asked(self) -> Seat | None:
        if self.play is None or self.play.match.over:
            return None
        match = self.play.match
        return next((s for s in match.pending if match.controllers[s] != HUMAN), None)

    async def _drive(self) -> None:
        try:
            while await self._go_on():
                pass
        finally:
            self._driving = False

    async def _go_on(self) -> bool:
        """Let a bot move; without a database, wait and try again."""
        try:
            return await self._move_bot()
        except Unavailable as fault:
            log.warning("bot waits for the database", table=self.id, why=fault.why)
            await asyncio.sleep(AGAIN)
            return True

    async def _move_bot(self) -> bool:
        """One answer of a bot, after a pause that tells nothing; False if none is asked."""
        async with self.lock:
            play = await self.current()
            seat = self._bot_asked()
            if play is None or seat is None:
                return False
            question, entries, setup = play.answered[seat], list(self.log), self.setup()
        pause = asyncio.sleep(self.hall.bot_pace)
        with metrics.THINKING.time():
            option, _ = await asyncio.gather(
                self.hall.bots.choose(self.id, setup, entries, seat), pause, return_exceptions=True
            )
        if isinstance(option, BaseException):
            log.error("bot failed", table=self.id, seat=seat, exc_info=option)
            option = None
        try:
            await self.act(answer_of_bot(seat, question, option))
        except Unavailable:
            raise
        except BadInput as fault:
            if fault.message != "table-stale":
                log.warning("bot's move was not kept", table=self.id, fault=fault.message)
                return False
            # Whoever wrote the last entry lets the bots move: here, or in another process.
            return self.play is not None and self.play.number == self._wrote
        return True

    async def look_after(self) -> None:
        """A deadline has come: answer for those whose time has run out, and wake the bots."""
        async with self.lock:
            play = await self.current()
        if play is None or play.match.over:
            return
        for seat, question in self._run_out(play):
            try:
                await self.act(lambda p, at, s=seat, q=question: p.time_out(s, q, at))  # type: ignore[misc]
            except BadInput as fault:
                if fault.message != "table-stale":
                    raise
            else:
                await self.note("note-timed-out", {"seat": seat})
        async with self.lock:
            if (play := await self.current()) is not None:
                due = self.next_due(play, time.time())
                await self.hall.store.set_due(self.id, due, moments=len(play.match.decisions))
        self.drive()

    def _run_out(self, play: Play) -> list[tuple[Seat, int]]:
        now = time.time()
        return [
            (seat, play.answered[seat])
            for seat in play.match.pending
            if play.match.controllers[seat] == HUMAN
            and self.row.clock
            and play.since[seat] + self.row.clock <= now
        ]

    # Looking

    async def show(self, viewer: Viewer) -> bytes | None:
        """The position for a viewer, as bytes; None if it knows it already."""
        async with self.lock:
            play = await self.current()
            if play is None or viewer.number == play.known(viewer.seat):
                return None
            if self._shown and next(iter(self._shown))[0] != play.number:
                self._shown.clear()
            rewinds = play.rewinds[-1 if viewer.seat is None else viewer.seat]
            if viewer.rewinds != rewinds:
                viewer.since, viewer.rewinds = 0, rewinds
            if viewer.since > len(play.events(viewer.seat)):
                viewer.since = 0
            key = (play.number, viewer.seat, viewer.since)
            if key not in self._shown:
                position = play.position(viewer.seat, viewer.since, self.row.clock)
                self._shown[key] = msgspec.json.encode(position)
            viewer.number = play.known(viewer.seat)
            viewer.since = len(play.events(viewer.seat))
            return self._shown[key]

    def info(self, person: str | None = None) -> wire.TableInfo:
        """The table as everybody sees it; with a person's hash also what is theirs."""
        return table_info(self.row, person, self.here())

    def here(self) -> set[Seat]:
        """The seats whose people are connected, to this process or lately to another."""
        seen = time.time() - HERE if self.hall.shared else float("inf")
        elsewhere = {seat.seat for seat in self.row.seats if seat.seen > seen}
        return elsewhere | {seat for viewer in self.viewers for seat in viewer.seats}

    def tell_position(self) -> None:
        """Let everybody see the new position."""
        for viewer in self.viewers:
            viewer.look_again()

    def tell_table(self) -> None:
        """Tell everybody that the table has changed."""
        for viewer in self.viewers:
            viewer.tell(wire.Changed(table=self.info()))

    async def catch_up(self, kind: str) -> None:
        """Another process has changed something: see what, and tell everybody."""
        if kind == "lines":
            await self.tell_lines()
            return
        async with self.lock:
            await self.refresh()
        if kind != "secret":
            self.tell_table()
        self.tell_position()

    # Talking

    async def note(self, message: str, about: Facts = NOTHING) -> None:
        """Note what happened at the table but not in the game."""
        await self.say("note", None, message, about)

    async def say(self, kind: Any, seat: Seat | None, text: str, about: Facts = NOTHING) -> None:
        """Keep a line of chat and tell everybody."""
        await self.hall.store.say(
            self.id, at=time.time(), kind=kind, seat=seat, text=text, about=about
        )
        await self.tell_lines()

    async def lines(self) -> tuple[wire.Line, ...]:
        """The last lines of the chat."""
        rows = await self.hall.store.lines(self.id, LINES)
        return tuple(msgspec.convert(row, wire.Line, from_attributes=True) for row in rows)

    async def tell_lines(self) -> None:
        """Tell everybody the lines they have not been told."""
        if not self.viewers:
            return
        lines = await self.lines()
        for viewer in self.viewers:
            for line in lines:
                if line.number > viewer.heard:
                    viewer.tell(wire.Said(line=line))
                    viewer.heard = line.number

    # Who may what

    def seats_of(self, token_hash: str | None) -> list[Seat]:
        """The seats that belong to a person."""
        if token_hash is None:
            return []
        return [seat.seat for seat in self.row.seats if same(seat.person, token_hash)]

    def vanished(self, seat: SeatRow) -> bool:
        """Whether somebody has been away for so long that the others may go on."""
        away = time.time() - max(seat.seen, self.left.get(seat.seat, 0), self.row.created)
        return seat.seat not in self.here() and away > VANISHED[self.row.pace]


def setup_of(row: TableRow, began: Began) -> Setup:
    """What the match of a table was started with."""
    return Setup(row.game, row.version, len(began.seats), row.seed, row.options, began.seats)


def answer_of_bot(seat: Seat, question: int, option: Any) -> Wish:
    """A bot's answer; if it failed, the first option."""

    def wish(play: Play, at: float) -> Sequence[Entry]:
        if play.match.controllers[seat] == HUMAN or seat not in play.match.pending:
            raise BadInput("table-stale")  # meanwhile a person decides, or nobody does
        if option is None:
            return play.time_out(seat, question, at)
        return play.choose(seat, question, option, at)

    return wish
