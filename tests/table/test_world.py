"""The world at the table: computed beside everything else, once, and kept like any decision."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from structlog.testing import capture_logs

from podziemia.client.guest import Guest, sit_down
from podziemia.kernel import registry
from podziemia.kernel.bots import answer_world
from podziemia.kernel.game import HUMAN
from podziemia.kernel.questions import WORLD, Ask, Option
from podziemia.kernel.rng import Rng
from podziemia.table import wire
from podziemia.table.journal.entries import ENTRY, Decided
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.journal.wishes import WorldAnswer
from podziemia.table.live.turns import TURN_LEASE
from podziemia.table.lobby.uploads import read_record
from tests.laws.toys.frame import known
from tests.laws.toys.throws import Range, throws
from tests.table.guests import accepted, note, position, refused
from tests.table.server import PATIENCE, Played, Server, hosting, question, serving, shown
from tests.table.stories import opened, story
from tests.table.test_journal import AGREE, ASK_TAKEBACK, CLOCK, Log, begun, choice, standing
from tests.table.toys import Orders, thrown_first

ORC: Final = {"type": "aim", "at": "orc"}
DRAGON: Final = {"type": "aim", "at": "dragon"}
LANDED: Final = {"type": "landed", "face": 4}
OPTIONS: Final = ("--bot-pace", "0", "--no-limits")


# In the journal


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    """A match of two people who throw, in which nobody may compute anything."""
    known(monkeypatch, replace(throws(), world=computed))
    return begun(HUMAN, HUMAN, game="toy_wo")


def computed(_: Range, __: Ask, ___: Rng) -> Option:
    """What nobody but a worker may do."""
    message = "the world was computed"
    raise AssertionError(message)


def answer(log: Log, **fields: Any) -> Decided:
    """The entry of the world's answer."""
    wish = WorldAnswer(log.journal.answered[WORLD], {**LANDED, **fields})
    (entry,) = log.do(WORLD, wish)
    assert isinstance(entry, Decided)
    return entry


def throw(log: Log, seat: int) -> None:
    """A throw, and how it ended."""
    log.do(seat, choice(log.journal.answered[seat], ORC))
    answer(log)


def test_the_answer_is_an_entry_and_no_question_of_a_seat(log: Log) -> None:
    log.do(0, choice(0, ORC))
    waiting = log.journal.position(0, 0, CLOCK)
    assert (waiting.asked, waiting.deadlines, waiting.question) == ((), {}, None)
    assert log.refused(1, choice(0, ORC)) == "table-world-asked"
    entry = answer(log)
    landed = {**LANDED, "fell": False, "bounces": 0}
    assert (entry.seat, entry.by, entry.option) == (WORLD, "world", landed)
    assert log.journal.answered == [1, 0, 1]
    assert log.journal.position(1, 0).asked == (1,)
    assert log.refused(WORLD, WorldAnswer(0, LANDED)) == "table-stale", "it answers once"


def test_what_cannot_happen_is_refused(log: Log) -> None:
    log.do(0, choice(0, ORC))
    for option in ({**LANDED, "face": 99}, {**LANDED, "face": 0}, ORC):
        assert log.refused(WORLD, WorldAnswer(0, option))
    answer(log)


def test_making_a_match_anew_computes_nothing(log: Log) -> None:
    for seat in (0, 1, 0):
        throw(log, seat)
    log.do(1, choice(log.journal.answered[1], ORC))
    wanted = standing(log.journal)
    for frozen in (None, log.journal.freeze()):
        again = rebuild(log.setup, log.entries, frozen)
        assert standing(again) == wanted
        assert again.world_asked, "and goes on from there"
    for seat in (1, 0, 1):
        answer(log)
        if not log.journal.match.over:
            log.do(seat ^ 1, choice(log.journal.answered[seat ^ 1], ORC))
    assert log.journal.match.over
    record = log.journal.match.record().to_json()
    for read in (registry.replay, read_record):
        assert read(record).outcome == log.journal.match.outcome


def test_nobody_takes_back_alone_what_the_world_has_seen(log: Log) -> None:
    log.do(0, choice(0, ORC))
    assert log.journal.undoable(0) == 0, "the die is rolling"
    answer(log)
    assert log.journal.undoable(0) == 0
    throw(log, 1)
    assert log.journal.undoable(0) == 0, "not even when the turn comes back"
    assert log.refused(0, wire.Undo(id=0, settled=1)) == "undo-refused"


def test_by_consent_a_throw_is_taken_back_and_the_world_asked_anew(log: Log) -> None:
    throw(log, 0)
    log.do(0, ASK_TAKEBACK)
    log.do(1, AGREE)
    assert (log.journal.asked, log.journal.world_asked) == ([0], False)
    log.do(0, choice(log.journal.answered[0], ORC))
    assert answer(log, face=2).option["face"] == 2
    assert log.journal.match.state.throws == [2]
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_what_is_computed_for_a_throw_that_was_taken_back_is_stale(log: Log) -> None:
    log.do(0, choice(0, ORC))
    computing = log.journal.answered[WORLD]
    log.do(0, ASK_TAKEBACK)
    log.do(1, AGREE)
    assert log.refused(WORLD, WorldAnswer(computing, LANDED)) == "table-stale"
    log.do(0, choice(log.journal.answered[0], DRAGON))
    assert log.refused(WORLD, WorldAnswer(computing, LANDED)) == "table-stale"
    answer(log)
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_a_match_may_begin_with_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, replace(thrown_first(), world=computed))
    log = begun(HUMAN, "random", game="toy_wf")
    waiting = log.journal.position(0, 0, CLOCK)
    assert (waiting.asked, waiting.deadlines) == ((), {}), "the world is no seat"
    answer(log)
    asked = log.journal.position(0, 0, CLOCK)
    assert (asked.asked, list(asked.deadlines)) == ((0,), [0])
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_the_world_answers_by_the_chance_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, throws())

    def throws_of(seed: str) -> list[int]:
        log = begun(HUMAN, HUMAN, game="toy_wo", seed=seed)
        while not log.journal.match.over:
            if log.journal.world_asked:
                option = msgspec.to_builtins(answer_world(log.journal.match))
                log.do(WORLD, WorldAnswer(log.journal.answered[WORLD], option))
            else:
                log.choose()
        found: list[int] = log.journal.match.state.throws
        return found

    assert throws_of("a") == throws_of("a")
    assert len({tuple(throws_of(seed)) for seed in "abcdef"}) > 1


# At the table


async def happens(condition: Callable[[], bool]) -> None:
    """Wait until something has happened in another process."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def aim(guest: Guest, at: dict[str, str]) -> wire.Accepted:
    """Throw as soon as it is one's turn."""
    asked = await question(guest)
    done = await guest.choose(at, asked.number)
    assert isinstance(done, wire.Accepted), done
    return done


async def decided(database: str, table: str) -> list[tuple[int, str]]:
    """Who has decided at a table, and how."""
    async with opened(database) as store:
        entries = [ENTRY.decode(entry.body) for entry in await store.entries(table)]
    return [(entry.seat, entry.by) for entry in entries if isinstance(entry, Decided)]


def seats_of(server: Server, table: str) -> list[int]:
    """Who has decided at a table of a server that is running, on SQLite."""
    sql = "SELECT body FROM entries WHERE table_id = ? AND number > 0 ORDER BY number"
    entries = [ENTRY.decode(body) for (body,) in server.select(sql, table)]
    return [entry.seat for entry in entries if isinstance(entry, Decided)]


@story
async def test_people_throw_and_bots_follow(orders: Orders, tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "random", game="toy_wo")
        async with await played.guest(0) as ala:
            for _ in range(3):
                await aim(ala, ORC)
            end = await shown(ala, lambda found: found.outcome is not None)
        assert seats_of(server, played.table) == [0, WORLD, 1, WORLD] * 3
        assert (end.moments, orders.computed) == (12, 6), "each was computed once"
        opened = server.http.get(f"/api/tables/{played.table}/record")
        again = server.answer("POST", "/api/replays", wire.Opened, content=opened.content)
        assert server.info(again.table).outcome == end.outcome
        assert orders.computed == 6, "and never again"


@story
async def test_a_match_that_begins_with_the_world_begins(orders: Orders, tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", game="toy_wf", clock=CLOCK)
        async with await played.guest(0) as ala:
            first = await shown(ala, lambda found: found.question is not None)
            assert (first.asked, list(first.deadlines), first.moments) == ((0,), [0], 1)
            await aim(ala, ORC)
            await shown(ala, lambda found: found.moments == 3)
        assert orders.computed == 2


@story
async def test_a_slow_world_keeps_nobody_else_waiting(orders: Orders, tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        slow = server.match("human", "human", game="toy_wo")
        other = server.match("human", "human", game="toy_fi")
        async with await slow.guest(0) as ala, await other.guest(0) as ola:
            orders.give("wait")
            thrown = await aim(ala, DRAGON)
            await happens(lambda: orders.computed == 1)
            rolling = await position(ala, thrown.number)
            assert (rolling.asked, rolling.undoable) == ((), 0)
            assert await refused(ala, wire.Choose, question=1, option=ORC) == "table-world-asked"
            assert await refused(ala, wire.Undo, settled=1) == "undo-refused"
            for _ in range(3):  # all of that while the world is computed
                asked = await question(ola)
                done = await ola.choose({"type": "open"}, asked.number)
                assert isinstance(done, wire.Accepted)
                share = await shown(ola, lambda p, n=done.number: p.number >= n)  # type: ignore[misc]
                assert share.question is not None
                done = await ola.choose({"type": "keep"}, share.question.number)
                assert isinstance(done, wire.Accepted)
                await position(ola, done.number)
            assert (await accepted(ala, wire.Say, text="Roll!")).number == thrown.number
            assert seats_of(server, slow.table) == [0], "it still rolls"
            orders.give("answer")
            landed = await shown(ala, lambda found: found.asked == (1,))
            assert landed.number == thrown.number + 1


@story
async def test_a_world_that_was_asked_before_a_crash_answers_after_it(
    orders: Orders, tmp_path: Path
) -> None:
    path = tmp_path / "table.db"
    orders.give("wait")
    with serving(path, *OPTIONS) as server:
        played = server.match("human", "human", game="toy_wo")
        async with await played.guest(0) as ala:
            await aim(ala, DRAGON)
            await happens(lambda: orders.computed == 1)
            server.process.kill()
            server.process.wait(PATIENCE)
    assert await decided(str(path), played.table) == [(0, "seat")]
    be_due(path)
    orders.give("answer")
    with serving(path, *OPTIONS) as server:  # nobody comes to look
        await happens(lambda: seats_of(server, played.table) == [0, WORLD])
        async with await sit_down(server.address, played.table, played.people[1]) as ola:
            await aim(ola, ORC)
            assert (await shown(ola, lambda found: found.moments == 4)).asked == (0,)


def be_due(path: Path) -> None:
    """Let the time pass after which somebody looks after the tables."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE tables SET due = 0 WHERE due IS NOT NULL")
        database.commit()


@pytest.mark.parametrize("order", ["raise", "die", "lie"])
@story
async def test_a_world_that_fails_is_tried_again(
    order: str, orders: Orders, tmp_path: Path
) -> None:
    with capture_logs() as logs, hosting(tmp_path / "table.db") as server:
        broken = server.match("human", "human", game="toy_wo")
        other = server.match("human", "human", game="toy_wo")
        async with await broken.guest(0) as ala, await other.guest(0) as ola:
            orders.give(order)
            thrown = await aim(ala, DRAGON)
            await note(ala, "note-world-failed")
            assert logged(logs, broken) == 1
            await aim(ola, ORC)
            await shown(ola, lambda found: found.asked == (1,))  # there the world answers
            await asyncio.to_thread(be_due, tmp_path / "table.db")
            await happens(lambda: logged(logs, broken) == 2)
            assert ala.position is not None
            assert (ala.position.number, ala.position.asked) == (thrown.number, ())
            orders.give("answer")
            await asyncio.to_thread(be_due, tmp_path / "table.db")
            await shown(ala, lambda found: found.asked == (1,))
        said = server.select("SELECT text FROM lines WHERE kind = 'note'")
        assert said == [("note-world-failed",)], "once is enough"


def logged(logs: list[Any], played: Played) -> int:
    """How often the log says that the world of a table has failed."""
    found = [line for line in logs if line.get("table") == played.table]
    assert {line["event"] for line in found} <= {"world failed"}
    assert {line["log_level"] for line in found} <= {"error"}
    return len(found)


@story
async def test_who_comes_to_look_wakes_a_world_that_has_failed(
    orders: Orders, tmp_path: Path
) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", game="toy_wo")
        async with await played.guest(0) as ala:
            orders.give("raise")
            await aim(ala, DRAGON)
            await note(ala, "note-world-failed")
            orders.give("answer")
            async with await played.guest(1) as ola:
                assert (await question(ola)).number == 0


# Two processes


@story
async def test_two_processes_compute_the_world_once(orders: Orders, shared: str) -> None:
    async with AsyncExitStack() as stack:
        servers = [stack.enter_context(serving(shared, *OPTIONS)) for _ in range(2)]
        played = servers[0].match("human", "human", game="toy_wo")
        began = time.monotonic()
        guests = [
            await stack.enter_async_context(
                await sit_down(servers[seat].address, played.table, played.people[seat])
            )
            for seat in (0, 1)
        ]
        for guest in guests:
            await position(guest)
        for _ in range(3):
            for guest, before in zip(guests, reversed(guests), strict=True):
                await question(guest)
                # Its server, too, has seen by now that the world is asked no more.
                await accepted(before, wire.Say, text="your turn")
                await aim(guest, ORC)
        for guest in guests:
            await shown(guest, lambda found: found.outcome is not None)
        leases = (time.monotonic() - began) // TURN_LEASE
    assert (
        await decided(shared, played.table)
        == [
            (0, "seat"),
            (WORLD, "world"),
            (1, "seat"),
            (WORLD, "world"),
        ]
        * 3
    )
    assert orders.computed - 6 <= leases, "the other process takes over when a lease has ended"


@story
async def test_of_two_processes_that_computed_the_world_one_is_taken(
    orders: Orders, shared: str
) -> None:
    async with AsyncExitStack() as stack:
        servers = [stack.enter_context(serving(shared, *OPTIONS)) for _ in range(2)]
        played = servers[0].match("human", "human", game="toy_wo")
        ala = await stack.enter_async_context(await played.guest(0))
        orders.give("wait")
        await aim(ala, DRAGON)
        await happens(lambda: orders.computed == 1)
        ola = await stack.enter_async_context(  # who comes to look wakes the world there, too
            await sit_down(servers[1].address, played.table, played.people[1])
        )
        await happens(lambda: orders.computed == 2)
        orders.give("answer")
        await aim(ola, ORC)
        for guest in (ala, ola):
            await shown(guest, lambda found: found.moments == 4)
    made = await decided(shared, played.table)
    assert [seat for seat, _ in made] == [0, WORLD, 1, WORLD]
