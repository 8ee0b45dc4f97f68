"""A table that somebody plays or watches: its match, kept in memory, and who looks at it.

What is in memory is a cache. A wish is carried out in it, written, and acknowledged only after the
commit; if writing fails for any reason, the cache is thrown away and made anew from the database.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN, RANDOM
from podziemia.kernel.questions import Seat
from podziemia.kernel.record import Setup
from podziemia.kernel.scene import Offer
from podziemia.table import clock, metrics, wire
from podziemia.table.journal.entries import (
    ENTRY,
    AnyEntry,
    Began,
    Entry,
    HandedOver,
    Rewound,
    TakenBack,
)
from podziemia.table.journal.journal import Journal
from podziemia.table.journal.rebuild import rebuild, snapshot_tag
from podziemia.table.journal.wishes import Replace, Wish
from podziemia.table.live.chat import Chat
from podziemia.table.live.info import in_round, summary_of, table_info
from podziemia.table.live.pictures import Picture, known_to, picture_of
from podziemia.table.live.turns import Turns
from podziemia.table.live.viewer import Viewer
from podziemia.table.storage.driver import Stale
from podziemia.table.storage.rows import FREE, Change, Damaged, EntryRow, SeatRow, TableRow
from podziemia.table.tokens import same

if TYPE_CHECKING:
    from podziemia.table.live.hall import Hall

SNAPSHOT_EVERY: Final = 100
MOST_ENTRIES: Final = 100_000
"""No honest match is that long …"""
MOST_BYTES: Final = 200_000
"""… and a seat leaves so much in standing instructions, of which many are large; no other seat may
notice how much."""
INSTRUCTED: Final = re.compile(r'\{"type":"instructed","seat":(\d+),')
"""How they begin, as they are kept."""
TRIES: Final = 20
HERE: Final = 75.0
"""Seconds after which somebody who was not seen is away."""
VANISHED: Final = {"live": 60.0, "days": 86_400.0}
"""Seconds after which the others may let a bot play for somebody who has gone …"""
SILENT: Final = {"live": 300.0, "days": 3 * 86_400.0}
"""… or is here and does not answer, at a table without a clock."""
AFTER_START: Final = 60.0
"""Seconds that everybody has at least to answer, if their clock has so many, after a start."""
MAY_GO_BACK: Final = (wire.Undo, wire.AskTakeback, wire.AnswerTakeback, wire.HandOver, Replace)
"""Wishes for which a match may have to be played again …"""
GOES_BACK: Final = (TakenBack, Rewound)
"""… and the entries that come of them."""


class NoSuchTable(BadInput):
    """There is no table of this id."""

    def __init__(self) -> None:
        super().__init__("table-unknown")


class LiveTable:
    """One table."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.journal: Journal | None = None
        self.entries: list[tuple[float, str]] = []
        """Every entry with its time, as it is kept; only ever appended to."""
        self._instructed = Counter[Seat]()
        """How long those of them are together that are a seat's standing instructions."""
        self.viewers: set[Viewer] = set()
        self.chat = Chat(hall.store, row.id, self.viewers)
        self.turns = Turns(self)
        self.lock = asyncio.Lock()
        self.behind = False
        """Whether another process has changed something."""
        self.used = time.monotonic()
        self.left: dict[Seat, float] = {}
        """When the last connection of each seat to this process ended."""
        self._wrote = 0
        """How many entries there were after the last one that this process wrote."""
        self._pictures: dict[Seat | None, Picture] = {}
        """What was shown last from each seat: made anew when the seat may know more, and then only,
        so that how long it takes tells nothing."""

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.viewers) or self.turns.under_way or self.lock.locked()

    @property
    def wrote_last(self) -> bool:
        """Whether the last entry was written by this process, which sees to the turns then."""
        return self.journal is not None and self.journal.number == self._wrote

    # Keeping up with the database

    async def look_up(self) -> None:
        """Read what is new in the database."""
        async with self.lock:
            await self.refresh()

    async def refresh(self) -> None:
        """Read what is new; from the start if nothing is known. Call it with the lock."""
        self.behind = False  # whatever changes from now on makes it true again
        try:
            await self._read()
        except BaseException:
            self.behind = True
            raise

    async def _read(self) -> None:
        """Read the row, and the entries that are not known yet."""
        row = await self.hall.store.table(self.id)
        if row is None:
            raise NoSuchTable
        check_row(row)
        self.row = row
        for viewer in self.viewers:
            viewer.own(self.seats_of(viewer.person_hash))
        if row.state == "waiting":
            return
        if self.journal is None:
            self.journal = await self._rebuilt()
        rows = await self.hall.store.entries(self.id, self.journal.number)
        try:
            entries = [ENTRY.decode(row.body) for row in rows]
            if any(isinstance(entry, GOES_BACK) for entry in entries):
                await asyncio.to_thread(self._apply, self.journal, rows, entries)
            else:
                self._apply(self.journal, rows, entries)
        except Exception as fault:  # what was kept once can be done again, or it is damaged
            self.forget()
            raise Damaged(self.id, told(fault)) from fault
        if row.state == "over" and not self.journal.match.over:  # it was packed meanwhile
            self.journal = await self._rebuilt()
            if not self.journal.match.over:
                raise Damaged(self.id, "it is over, and yet it is not")
        if len(row.seats) != len(self.journal.match.controllers):
            raise Damaged(self.id, "a seat is missing")

    @metrics.RULES.spent
    def _apply(self, journal: Journal, rows: list[EntryRow], entries: list[AnyEntry]) -> None:
        """Do what another process has written."""
        for row, entry in zip(rows, entries, strict=True):
            journal.apply(entry, row.at)
            self._note([(row.at, row.body)])

    async def _rebuilt(self) -> Journal:
        """Make the journal anew: from a snapshot if there is one, and from the entries."""
        rows = await self.hall.store.entries(self.id)
        self.entries, self._instructed = [], Counter()
        self._note([(entry.at, entry.body) for entry in rows])
        kept = await self.hall.store.snapshot(self.id)
        game = registry.find(self.row.game)
        if not game.plays(self.row.version):
            about = {"then": self.row.version, "now": game.version}
            raise BadInput("table-old-rules", about)
        fits = (
            kept is not None and kept.tag == snapshot_tag(game) and kept.number <= len(self.entries)
        )
        frozen = kept.body if kept is not None and fits else None
        self._pictures.clear()
        try:
            with metrics.REBUILD.time():
                journal = await asyncio.to_thread(rebuild, self.setup(), self.entries, frozen)
        except Exception as fault:  # what was kept once can be done again, or it is damaged
            raise Damaged(self.id, told(fault)) from fault
        earliest = self.hall.began - max(0.0, self.row.clock - AFTER_START)
        journal.ask_between(earliest, clock.now())
        return journal

    def _note(self, entries: Sequence[tuple[float, str]]) -> None:
        """Remember entries that are kept."""
        self.entries += entries
        for _, body in entries:
            if (found := INSTRUCTED.match(body)) is not None:
                self._instructed[int(found[1])] += len(body)

    def forget(self) -> None:
        """Throw the cache away: whatever is in it may not be true."""
        self.journal = None
        self.entries = []
        self._pictures.clear()

    def setup(self) -> Setup:
        """What the match was started with."""
        assert self.entries, "a match that goes on has a beginning"
        began = ENTRY.decode(self.entries[0][1])
        assert isinstance(began, Began), "a match begins with its beginning"
        return setup_of(self.row, began)

    async def current(self) -> Journal | None:
        """The match as the database has it; call it with the lock. None: it has not begun."""
        self.used = time.monotonic()
        if self.behind or (self.journal is None and self.row.state != "waiting"):
            await self.refresh()
        return self.journal

    # Carrying out wishes

    async def carry_out(self, by: Viewer | Seat, wish: Wish) -> bool:
        """Do what somebody, or the table itself for a seat, wishes; keep it, and tell everybody.

        Returns whether everybody may know of it. Refusals and Unavailable are raised, and then
        nothing has changed. What was begun is finished, even if whoever wished it is gone in the
        meantime.
        """
        return await asyncio.shield(self.hall.doing(self._carry_out_and_tell(by, wish)))

    async def _carry_out_and_tell(self, by: Viewer | Seat, wish: Wish) -> bool:
        began = time.perf_counter()
        async with self.lock:
            public = await self._carry_out_and_keep(by, wish)
        metrics.ACTION.observe(time.perf_counter() - began)
        self.tell_position()
        self.turns.go_on()
        return public

    async def _carry_out_and_keep(self, by: Viewer | Seat, wish: Wish) -> bool:
        """Carry out a wish and write it; try again if others were faster.

        Returns whether everybody may know of it.
        """
        for _ in range(TRIES):
            journal = await self.current()
            if journal is None:
                raise BadInput("table-not-begun")
            if journal.number >= MOST_ENTRIES:
                raise BadInput("table-too-long")
            seat, granted = (by, wish) if isinstance(by, int) else self._granted(by, wish)
            if isinstance(wish, wire.Instruct) and self._instructed[seat] > MOST_BYTES:
                raise BadInput("table-overfull")
            at, before, known = clock.now(), journal.number, journal.known(None)
            round_ = journal.match.hidden_round
            try:
                if isinstance(granted, MAY_GO_BACK):
                    entries = await asyncio.to_thread(journal.carry_out, seat, granted, at)
                else:
                    entries = journal.carry_out(seat, granted, at)
                public = journal.known(None) != known
                if entries:
                    inside = round_ is not None and round_ == journal.match.hidden_round
                    await self._keep(journal, entries, before, at, secret=not public, inside=inside)
            except BadInput:
                if journal.number != before:
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
                return public
        raise BadInput("table-stale")

    def _granted(self, viewer: Viewer, wish: Wish) -> tuple[Seat, Wish]:
        """The seat for which a viewer may have a wish carried out, and what comes of the wish.

        Mine I may hand over and take back; for somebody who is away or silent, and for a bot that
        is missing, all must agree.
        """
        if not isinstance(wish, wire.HandOver):
            return viewer.acting, wish
        row = next((seat for seat in self.row.seats if seat.seat == wish.seat), None)
        missing = row is not None and self._misses_bot(row)
        if row is None or not viewer.seats or not (row.kind == "human" or missing):
            raise BadInput("table-not-your-seat")
        if wish.seat in viewer.seats:
            return wish.seat, wish
        if wish.controller == HUMAN or not (missing or self.vanished(row) or self.silent(row)):
            raise BadInput("table-not-vanished")
        if wish.controller == RANDOM and registry.find(self.row.game).bots:
            raise BadInput("table-not-random")
        return viewer.acting, Replace(wish.seat, wish.controller, self._others_here(wish.seat))

    def _misses_bot(self, row: SeatRow) -> bool:
        """Whether the bot of a seat is one that the game no longer has."""
        return row.controller not in registry.find(self.row.game).controllers

    def _others_here(self, seat: Seat) -> tuple[Seat, ...]:
        """The people who are here and play, but for one."""
        here = self.here() - {seat}
        return tuple(row.seat for row in self.row.seats if row.seat in here and decides(row))

    async def _keep(
        self,
        journal: Journal,
        entries: Sequence[Entry],
        before: int,
        at: float,
        *,
        secret: bool,
        inside: bool,
    ) -> None:
        """Write entries that have been applied already."""
        bodies = [msgspec.json.encode(entry).decode() for entry in entries]
        match = journal.match
        outside = not (secret or inside)
        change = Change(
            state="over" if match.over else "playing",
            asked=tuple(journal.asked),
            shown=in_round(match),
            moments=len(match.decisions),
            summary=summary_of(match) if outside else None,
            outcome=match.outcome,
            due=self.turns.next_due(journal, at),
            controllers={e.seat: e.controller for e in entries if isinstance(e, HandedOver)},
            secret=secret,
            inside=inside,
        )
        with metrics.COMMIT.time():
            await self.hall.store.append(self.id, before, bodies, at=at, change=change)
        metrics.ENTRIES.inc(len(bodies))
        self._wrote = journal.number
        self._note([(at, body) for body in bodies])
        self.row = change.applied_to(self.row, at)
        if change.state == "over" or change.controllers:
            self.tell_table()
        if before // SNAPSHOT_EVERY != journal.number // SNAPSHOT_EVERY:
            self.hall.later(self._keep_snapshot(journal))

    async def _keep_snapshot(self, journal: Journal) -> None:
        """Keep the match as it is, so that it is rebuilt quickly."""
        async with self.lock:
            if self.journal is not journal:
                return
            number, data = journal.number, await asyncio.to_thread(journal.freeze)
        tag = snapshot_tag(journal.match.game)
        await self.hall.store.keep_snapshot(self.id, number, tag, data)

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
        self.turns.go_on()

    async def _begin(self) -> None:
        """Write the beginning, unless the table has changed since it was read."""
        at = clock.now()
        began = Began(tuple(seat.controller for seat in self.row.seats))
        journal = Journal(setup_of(self.row, began), at)
        body = msgspec.json.encode(began).decode()
        asked, due = journal.asked, self.turns.next_due(journal, at)
        shown, summary = in_round(journal.match), summary_of(journal.match)
        self.behind = True
        await self.hall.store.begin(
            self.row, [body], at=at, asked=asked, due=due, shown=shown, summary=summary
        )

    # Looking

    async def show(self, viewer: Viewer) -> bytes | None:
        """What shows a viewer the position, as bytes; None if it knows it already."""
        async with self.lock:
            journal = await self.current()
            if journal is None or viewer.known == known_to(journal, viewer.seat):
                return None
            picture = self._picture(journal, viewer.seat)
            rewinds = journal.rewinds[-1 if viewer.seat is None else viewer.seat]
            if viewer.rewinds != rewinds or viewer.since > len(picture.events):
                viewer.since, viewer.rewinds = 0, rewinds
            message = picture.message(viewer.picture, viewer.since)
            viewer.known, viewer.since = picture.known, len(picture.events)
            viewer.picture = picture
            return message

    async def offer(self, viewer: Viewer, question: int, option: int) -> Offer:
        """The words of an option of the question that a viewer is asked."""
        async with self.lock:
            journal = await self.current()
            if journal is None:
                raise BadInput("table-not-begun")
            return journal.offer(viewer.acting, question, option)

    def _picture(self, journal: Journal, seat: Seat | None) -> Picture:
        """The position as a seat sees it, made once for all who look from there."""
        shown = self._pictures.get(seat)
        if shown is None or shown.known != known_to(journal, seat):
            shown = self._pictures[seat] = picture_of(journal, seat, self.row.clock)
        return shown

    def info(self, person_hash: str | None = None) -> wire.TableInfo:
        """The table as everybody sees it; with a person's hash also what is theirs."""
        return table_info(self.row, person_hash, self.here())

    def here(self) -> set[Seat]:
        """The seats whose people are connected, to this process or lately to another."""
        seen = clock.now() - HERE if self.hall.shared else float("inf")
        elsewhere = {seat.seat for seat in self.row.seats if seat.seen > seen}
        return elsewhere | {seat for viewer in self.viewers for seat in viewer.seats}

    def tell_position(self) -> None:
        """Let everybody see the new position."""
        for viewer in self.viewers:
            viewer.look()

    def tell_table(self) -> None:
        """Tell everybody that the table has changed."""
        for viewer in self.viewers:
            viewer.tell(wire.Changed(table=self.info()))

    async def catch_up(self, kind: str) -> None:
        """Another process has changed something: see what, and tell everybody."""
        if kind == "lines":
            await self.chat.tell()
            return
        await self.look_up()
        if kind != "secret":
            self.tell_table()
        self.tell_position()

    async def look_up_and_tell(self) -> None:
        """Read what has changed, and tell everybody."""
        await self.look_up()
        self.tell_table()

    # Whose is what

    def seats_of(self, person_hash: str | None) -> list[Seat]:
        """The seats that belong to a person."""
        if person_hash is None:
            return []
        return [seat.seat for seat in self.row.seats if same(seat.person_hash, person_hash)]

    def vanished(self, seat: SeatRow) -> bool:
        """Whether somebody has been away for so long that the others may go on."""
        left = self.left.get(seat.seat, 0.0)
        away = clock.now() - max(seat.seen, left, self.row.created, self.hall.began)
        return seat.seat not in self.here() and away > VANISHED[self.row.pace]

    def silent(self, seat: SeatRow) -> bool:
        """Whether somebody has not answered for so long, without a clock, that others may go on."""
        if self.row.clock or self.journal is None or seat.seat not in self.journal.asked:
            return False
        heard = max(self.journal.heard_of(seat.seat), self.hall.began)
        return clock.now() - heard > SILENT[self.row.pace]


def check_row(row: TableRow) -> None:
    """Raise Damaged if there can be no such table."""
    try:
        players = registry.find(row.game).players
    except BadInput as fault:
        raise Damaged(row.id, told(fault)) from fault
    if len(row.seats) not in players:
        raise Damaged(row.id, "a seat is missing")


def decides(seat: SeatRow) -> bool:
    """Whether a person decides for a seat."""
    return seat.kind == "human" and seat.controller == HUMAN


def setup_of(row: TableRow, began: Began) -> Setup:
    """What the match of a table was started with."""
    return Setup(row.game, row.version, len(began.seats), row.seed, row.options, began.seats)


def told(fault: Exception) -> str:
    """What went wrong, for the log."""
    return f"{type(fault).__name__}: {fault}"
