"""The store keeps matches: the same story with SQLite and with PostgreSQL."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

import psycopg
import pytest
from msgspec.structs import replace

from podziemia.kernel.errors import BadInput
from podziemia.kernel.outcome import Outcome
from podziemia.table.storage.store import Change, EntryRow, Stale, Store, open_store
from tests.processes import PATIENCE
from tests.table.stories import a_table, keep, opened, sit, story

PLAYING = Change(state="playing", asked=(0,), moments=1)
HOSTILE = "Ω 'quoted' %(id)s %s :id \\ \"; DROP TABLE seats; -- \U0001f409"


def bodies(entries: Sequence[EntryRow]) -> list[str]:
    """What the entries say."""
    return [entry.body for entry in entries]


async def playing(store: Store, table_id: str = "t", *, due: float | None = None) -> None:
    """Keep a table that is being played at."""
    await keep(store, a_table(table_id, state="playing", due=due))


@story
async def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    outcome = Outcome(
        winners=(1,), rule="BM-16.1", places=(2, 1), scores=({"souls": 3}, {"souls": 10})
    )
    plain = a_table()
    full = a_table(
        "full",
        state="over",
        listed=False,
        pace="days",
        due=2e9,
        asked=(0, 1),
        moments=41,
        outcome=outcome,
        next="t",
        options={},
        seats=(),
    )
    async with opened(database) as store:
        await keep(store, plain)
        await keep(store, full)
    async with opened(database) as store:
        assert await store.table("t") == plain
        assert await store.table("full") == full
        assert await store.table("none") is None
        assert await store.counts() == {"waiting": 1, "playing": 0, "over": 1}


@story
async def test_an_id_is_used_once(database: str) -> None:
    async with opened(database) as store:
        table = await keep(store, a_table())
        with pytest.raises(Stale):
            await keep(store, a_table(game="other"))
        assert await store.table("t") == table


@story
async def test_any_text_is_kept_as_it_is(database: str) -> None:
    async with opened(database) as store:
        table = await keep(store, a_table(HOSTILE, seed=HOSTILE, options={HOSTILE: HOSTILE}))
        assert await store.table(HOSTILE) == table
        assert await store.take_seat(
            HOSTILE, 1, kind="link", name=HOSTILE, person_hash=HOSTILE, at=2.0
        )
        await store.append(HOSTILE, 0, [HOSTILE], at=2.0, change=PLAYING)
        await store.say(HOSTILE, at=2.0, kind="text", text=HOSTILE, about={HOSTILE: "\0"})
        assert bodies(await store.entries(HOSTILE)) == [HOSTILE]
        [line] = await store.lines(HOSTILE, 9)
        assert (line.text, line.about) == (HOSTILE, {HOSTILE: "\0"})
        [found] = await store.of_person(HOSTILE, 9)
        assert found.seats[1].name == HOSTILE


@story
async def test_a_zero_character_does_no_harm(database: str) -> None:
    async with opened(database) as store:
        await keep(store, a_table())
        assert await store.table("t\0") is None
        await store.say("t", at=2.0, kind="text", text="a\0b")
        [line] = await store.lines("t", 1)
        assert line.text in {"a\0b", "a\N{REPLACEMENT CHARACTER}b"}


@story
async def test_an_uploaded_match_is_kept_whole_or_not_at_all(database: str) -> None:
    match = [EntryRow(number, 5.0 + number, f"{{{number}}}") for number in range(3_000)]
    async with opened(database) as store:
        await store.open_table(a_table("whole", state="over"), (), match)
        assert await store.entries("whole") == match
        with pytest.raises(Stale):
            await store.open_table(a_table("torn"), (), match[:5] + match[6:])
        assert await store.table("torn") is None
        assert await store.entries("torn") == []


@story
async def test_entries_are_appended_in_order_with_what_they_change(database: str) -> None:
    outcome = Outcome(winners=(0,), rule="BM-16.2", places=(1, 2), scores=({}, {}))
    over = Change(state="over", asked=(), moments=3, outcome=outcome, controllers={1: "greedy"})
    async with opened(database) as store:
        await playing(store, due=50.0)
        await store.append(
            "t",
            0,
            ["a", "b"],
            at=60.0,
            change=Change(state="playing", asked=(1, 0), moments=2, due=99.5),
        )
        between = await store.table("t")
        assert between is not None
        assert (between.state, between.asked, between.moments) == ("playing", (1, 0), 2)
        assert (between.outcome, between.due, between.changed) == (None, 99.5, 60.0)
        await store.append("t", 2, ["c"], at=61.0, change=over)
        after = await store.table("t")
        assert after is not None
        assert (after.state, after.asked, after.moments) == ("over", (), 3)
        assert (after.outcome, after.due, after.changed) == (outcome, None, 61.0)
        assert [seat.controller for seat in after.seats] == ["human", "greedy"]
        all_ = [EntryRow(0, 60.0, "a"), EntryRow(1, 60.0, "b"), EntryRow(2, 61.0, "c")]
        assert await store.entries("t") == all_
        assert await store.entries("t", 2) == all_[2:]
        assert await store.entries("t", 3) == []
        assert await store.entries("none") == []


REFUSED = [
    # the table, the first number, the seat with a new controller
    pytest.param("t", 1, 0, id="all numbers are taken"),
    pytest.param("t", 0, 0, id="the first number is taken"),
    pytest.param("t", 3, 0, id="a number is left out"),
    pytest.param("none", 0, 0, id="there is no such table"),
    pytest.param("t", 2, 7, id="there is no such seat"),
]


@pytest.mark.parametrize(("table_id", "first", "seat"), REFUSED)
@story
async def test_an_append_that_does_not_fit_writes_nothing(
    database: str, table_id: str, first: int, seat: int
) -> None:
    async with opened(database) as store:
        await playing(store)
        await store.append("t", 0, ["a", "b"], at=60.0, change=PLAYING)
        before = await store.table("t")
        change = Change(state="over", asked=(), moments=9, controllers={seat: "random"})
        with pytest.raises(Stale):
            await store.append(table_id, first, ["x"] * 3, at=70.0, change=change)
        assert await store.table("t") == before
        assert bodies(await store.entries("t")) == ["a", "b"]
        await store.append("t", 2, ["c"], at=80.0, change=PLAYING)
        assert bodies(await store.entries("t")) == ["a", "b", "c"]


@story
async def test_of_many_who_append_the_same_number_one_wins(database: str) -> None:
    async with opened(database) as store:
        await playing(store)

        async def append(who: int) -> bool:
            try:
                await store.append("t", 0, [str(who)], at=1.0, change=PLAYING)
            except Stale:
                return False
            return True

        won = await asyncio.gather(*map(append, range(30)))
        assert won.count(True) == 1
        assert bodies(await store.entries("t")) == [str(won.index(True))]


@story
async def test_a_match_begins_once_and_with_its_first_entries(database: str) -> None:
    async with opened(database) as store:
        waiting = await keep(store, a_table())
        assert not await store.begin(waiting, ["too early"], at=5.0, asked=(0,), due=None)
        assert await store.table("t") == waiting
        assert await sit(store, "p1", at=6.0)
        ready = await store.table("t")
        assert ready is not None
        began = await asyncio.gather(
            *(store.begin(ready, ["b0", "b1"], at=7.0, asked=[1], due=67.0) for _ in range(5))
        )
        assert began.count(True) == 1
        table = await store.table("t")
        assert table is not None
        assert (table.state, table.asked, table.due, table.changed) == ("playing", (1,), 67.0, 7.0)
        assert await store.entries("t") == [EntryRow(0, 7.0, "b0"), EntryRow(1, 7.0, "b1")]
        unknown = a_table("none", seats=ready.seats)
        assert not await store.begin(unknown, at=5.0, asked=(0,), due=None)


@story
async def test_a_table_that_has_changed_since_it_was_read_does_not_begin(database: str) -> None:
    async with opened(database) as store:
        await keep(store, a_table())
        assert await store.change_seat("t", 1, controller="random", left_by=None, at=2.0)
        read = await store.table("t")
        assert read is not None
        assert await store.change_seat("t", 1, controller="greedy", left_by=None, at=3.0)
        changed = await store.table("t")
        assert not await store.begin(read, ["began"], at=4.0, asked=(0,), due=None)
        assert await store.table("t") == changed
        assert await store.entries("t") == []


@story
async def test_what_is_one_seat_s_business_does_not_change_the_table(database: str) -> None:
    secret = Change(state="playing", asked=(0,), moments=1, secret=True)
    async with opened(database) as store:
        await playing(store)
        await store.append("t", 0, ["a"], at=60.0, change=PLAYING)
        before = await store.table("t")
        await store.append("t", 1, ["b"], at=70.0, change=secret)
        assert await store.table("t") == before
        assert bodies(await store.entries("t")) == ["a", "b"]


@story
async def test_from_outside_a_table_looks_untouched_inside_a_hidden_round(database: str) -> None:
    begun = Change(state="playing", asked=(0, 1), shown=(0, 1), moments=1)
    finished = Change(state="playing", asked=(1,), shown=(1,), moments=2, inside=True)
    async with opened(database) as store:
        await playing(store)
        await store.append("t", 0, ["a"], at=60.0, change=begun)
        before = await store.table("t")
        assert before is not None
        await store.append("t", 1, ["b"], at=70.0, change=finished)
        after = await store.table("t")
        assert after == replace(before, asked=(1,), moments=2) == finished.applied_to(before, 70.0)
        await store.append("t", 2, ["c"], at=80.0, change=PLAYING)
        over = await store.table("t")
        assert over is not None
        assert (over.shown, over.changed) == (None, 80.0)


@story
async def test_who_was_seen_last_never_goes_back(database: str) -> None:
    async with opened(database) as store:
        await playing(store)
        await store.seen([("t", 1), ("t", 0), ("none", 4)], 2_000.0)
        await store.seen([("t", 1)], 1_500.0)
        await store.seen([], 3_000.0)
        table = await store.table("t")
        assert table is not None
        assert [seat.seen for seat in table.seats] == [2_000.0, 2_000.0]


@story
async def test_every_line_has_its_number(database: str) -> None:
    async with opened(database) as store:
        await playing(store)
        await playing(store, "other")
        said = [store.say("t", at=1.0, kind="text", seat=n % 2, text=str(n)) for n in range(20)]
        numbers = await asyncio.gather(*said, store.say("other", at=1.0, kind="text", text="o"))
        assert sorted(numbers[:-1]) == list(range(20))
        assert numbers[-1] == 0
        last = await store.say("t", at=2.5, kind="note", text="table-note", about={"n": 1})
        assert last == 20
        lines = await store.lines("t", 3)
        assert [line.number for line in lines] == [18, 19, 20]
        assert (lines[2].at, lines[2].kind, lines[2].seat) == (2.5, "note", None)
        assert (lines[2].text, lines[2].about) == ("table-note", {"n": 1})
        assert {line.number: line.text for line in await store.lines("t", 99)} == {
            **{number: str(n) for n, number in enumerate(numbers[:-1])},
            20: "table-note",
        }
        with pytest.raises(Stale):
            await store.say("none", at=1.0, kind="text", text="to nobody")


@story
async def test_lists_show_the_last_changed_first(database: str) -> None:
    async with opened(database) as store:
        for number in range(6):
            await keep(store, a_table(f"t{number}", changed=float(number % 4)))
        await keep(store, a_table("hidden", listed=False, changed=9.0))
        await keep(store, a_table("begun", state="playing", changed=8.0))
        assert await sit(store, "p1", "t2", at=20.0)
        assert await sit(store, "p1", "t0", at=10.0)
        listed = await store.listed("waiting", 4)
        assert [table.id for table in listed] == ["t2", "t0", "t3", "t1"]
        assert all(len(table.seats) == 2 for table in listed)
        assert [table.id for table in await store.listed("playing", 4)] == ["begun"]
        assert await store.listed("over", 4) == []
        hers = await store.of_person("p1", 9)
        assert [(table.id, len(table.seats)) for table in hers] == [("t2", 2), ("t0", 2)]
        assert [table.id for table in await store.of_person("p0", 3)] == ["t2", "t0", "hidden"]
        assert await store.of_person("nobody", 9) == []


@story
async def test_what_is_due_is_claimed_once_until_the_lease_ends(database: str) -> None:
    async with opened(database) as store:
        for number in range(5):
            await playing(store, f"t{number}", due=10.0 + number)
        await playing(store, "never")
        await keep(store, a_table("waiting", due=1.0))
        assert await store.claim_due(9.0, 5.0, 9) == []
        assert set(await store.claim_due(13.0, 5.0, 2)) == {"t0", "t1"}
        assert set(await store.claim_due(13.0, 5.0, 9)) == {"t2", "t3"}
        assert await store.claim_due(13.0, 5.0, 9) == []
        await store.set_due("t0", None, moments=0)
        await store.set_due("t1", 80.0, moments=0)
        await store.set_due("t2", None, moments=1)  # of a table that has moved on
        assert set(await store.claim_due(18.0, 5.0, 9)) == {"t2", "t3", "t4"}
        table = await store.table("t2")
        assert table is not None
        assert table.due == 23.0


@story
async def test_what_is_due_after_every_limit_is_due_now(database: str) -> None:
    """It was written before the clock of the computer was set back."""
    async with opened(database) as store:
        await playing(store, "t", due=86_400.0)
        assert await store.claim_due(86_400.0 - 64.0, 5.0, 9) == []
        assert await store.claim_due(86_400.0 - 66.0, 5.0, 9) == ["t"]


@story
async def test_there_is_one_rematch(database: str) -> None:
    async def opened_after(name: str, before: str = "t") -> bool:
        try:
            await store.open_table(a_table(name), a_table().seats, after=before)
        except Stale:
            return False
        return True

    async with opened(database) as store:
        await playing(store)
        made = await asyncio.gather(*(opened_after(f"n{n}") for n in range(5)))
        assert made.count(True) == 1
        again = f"n{made.index(True)}"
        table = await store.table("t")
        assert table is not None
        assert table.next == again
        assert not await opened_after("n", before="none")
        assert {row.id for row in await store.all()} == {"t", again}


@story
async def test_a_snapshot_only_goes_forward(database: str) -> None:
    async with opened(database) as store:
        await playing(store)
        assert await store.snapshot("t") is None
        body = bytes(range(256)) * 100
        await store.keep_snapshot("t", 20, "one", body)
        await store.keep_snapshot("t", 10, "one", b"earlier")
        kept = await store.snapshot("t")
        assert kept is not None
        assert (kept.number, kept.tag, kept.body) == (20, "one", body)
        await store.keep_snapshot("t", 20, "two", b"another program's")
        await store.keep_snapshot("t", 30, "two", b"later")
        kept = await store.snapshot("t")
        assert kept is not None
        assert (kept.number, kept.tag, kept.body) == (30, "two", b"later")


@story
async def test_a_store_answers_its_check(database: str) -> None:
    async with opened(database) as store:
        await store.check()


def others_in(url: str) -> int:
    """How many others are connected to a database of PostgreSQL."""
    with psycopg.connect(url) as connection:
        row = connection.execute(OTHERS).fetchone()
    assert row is not None
    return int(row[0])


OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'
    AND pid <> pg_backend_pid()
"""
WRITER = """
import asyncio, sys
from itertools import count
from tests.table.stories import a_table, keep, opened
from podziemia.table.storage.store import Change

async def main():
    change = Change(state="playing", asked=(), moments=0)
    async with opened(sys.argv[1]) as store:
        await keep(store, a_table(state="playing"))
        for number in count():
            await store.append("t", number, [str(number)], at=1.0, change=change)
            print(number, flush=True)

asyncio.run(main())
"""


@story
async def test_what_was_accepted_survives_a_killed_process(database: str) -> None:
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITER, database, stdout=asyncio.subprocess.PIPE
    )
    assert writer.stdout is not None
    for _ in range(30):
        await writer.stdout.readline()
    writer.kill()
    accepted = 30 + (await writer.stdout.read()).count(b"\n")
    await writer.wait()
    while "://" in database and others_in(database):
        await asyncio.sleep(0.01)  # what it had sent is still done
    async with opened(database) as store:
        entries = await store.entries("t")
        assert bodies(entries) == [str(number) for number in range(len(entries))]
        assert len(entries) in {accepted, accepted + 1}  # the last one may be kept, unheard
        assert await store.entries("t", len(entries)) == []
        await store.append("t", len(entries), ["after"], at=2.0, change=PLAYING)


@story
async def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        await open_store("mysql://somebody:secret@somewhere/table")
    assert (refused.value.message, refused.value.about) == (
        "table-database-kind",
        {"kind": "mysql"},
    )


def test_without_psycopg_there_is_a_sentence() -> None:
    program = """
import asyncio, sys
sys.modules["psycopg"] = None  # as if it were not installed
from podziemia.kernel.errors import BadInput
from podziemia.table.storage.store import open_store
try:
    asyncio.run(open_store("postgresql://nowhere/table"))
except BadInput as refused:
    print(refused.message)
"""
    done = subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert done.stdout.strip() == "table-no-postgresql"
