"""PostgreSQL: several processes on one database, and a database that goes away and comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from podziemia.table.storage.driver import Stale, Statement, Unavailable
from podziemia.table.storage.files import exported, read_table
from podziemia.table.storage.postgres import CONNECTIONS, Postgres
from podziemia.table.storage.store import Change, Store, open_store
from tests.table.cluster import WAITING, Cluster, Server
from tests.table.stories import a_table, keep, opened, story

PLAYING = Change(state="playing", asked=(0,), moments=1)
OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
# Counts every entry that is tried (a sequence is never rolled back), and fails on some of them.
TRIES = """
    CREATE SEQUENCE tries;
    CREATE FUNCTION try() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF nextval('tries') <= 1 THEN {fault}; END IF;
        RETURN NEW;
    END $$;
    CREATE {trigger} EXECUTE FUNCTION try();
"""
BEFORE = "TRIGGER try BEFORE INSERT ON entries FOR EACH ROW"
AT_COMMIT = """
    CONSTRAINT TRIGGER try AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
"""
DIE = "PERFORM pg_terminate_backend(pg_backend_pid())"
FULL = "RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'"


class Ear:
    """Everything that a store was told by others."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.reconnected = 0
        self._something = asyncio.Event()

    async def on(self, store: Store) -> None:
        """Listen to a store."""
        await store.listen(self._hear, self._reconnect)

    def _hear(self, kind: str, table_id: str) -> None:
        self.heard.append((kind, table_id))
        self._something.set()

    def _reconnect(self) -> None:
        self.reconnected += 1
        self._something.set()

    async def wait(self, *, heard: int = 0, reconnected: int = 0) -> None:
        """Wait until so much was heard."""
        while len(self.heard) < heard or self.reconnected < reconnected:
            self._something.clear()
            await self._something.wait()


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores, as two processes have them."""
    async with opened(url) as one, opened(url) as other:
        yield one, other


def execute(url: str, statements: str) -> None:
    """Execute statements as somebody else."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statements.encode())


def value(url: str, query: str) -> object:
    """The one value that a query gives."""
    with psycopg.connect(url) as connection:
        row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return row[0]


async def append(store: Store, number: int, body: str = "x") -> bool:
    """Append an entry, unless somebody was faster."""
    try:
        await store.append("t", number, [body], at=1.0, change=PLAYING)
    except Stale:
        return False
    return True


@story
async def test_of_two_processes_one_gets_each_number(shared: str) -> None:
    async with two(shared) as stores:
        await keep(stores[0], a_table(state="playing"))
        winners = []
        for number in range(40):
            won = await asyncio.gather(
                append(stores[0], number, "0"), append(stores[1], number, "1")
            )
            assert won.count(True) == 1
            winners.append(str(won.index(True)))
        assert [entry.body for entry in await stores[1].entries("t")] == winners


@story
async def test_a_table_is_exported_as_it_is_at_one_moment(shared: str) -> None:
    waiting = "SELECT count(*) FROM pg_locks WHERE relation = 'entries'::regclass AND NOT granted"
    async with opened(shared) as one, await psycopg.AsyncConnection.connect(shared) as playing:
        await keep(one, a_table(state="playing"))
        await append(one, 0)
        await playing.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        exporting = asyncio.create_task(exported(one, "t"))  # it has read the table's row
        while not await asyncio.to_thread(value, shared, waiting):
            await asyncio.sleep(0.01)
        await playing.execute("INSERT INTO entries SELECT table_id, 1, at, body FROM entries")
        await playing.execute("UPDATE tables SET moments = 2")
        await playing.commit()
        found = read_table(await exporting)
    assert (found.table.moments, len(found.entries)) == (1, 1)


@story
async def test_lines_of_two_processes_get_one_number_each(shared: str) -> None:
    async with two(shared) as stores:
        await keep(stores[0], a_table())
        numbers = await asyncio.gather(
            *(stores[n % 2].say("t", at=1.0, kind="text", text=str(n)) for n in range(30))
        )
        assert sorted(numbers) == list(range(30))


@story
async def test_of_two_processes_one_claims_each_due_table(shared: str) -> None:
    async with two(shared) as stores:
        everything = {f"t{number:02}" for number in range(40)}
        for table_id in everything:
            await keep(stores[0], a_table(table_id, state="playing", due=5.0))
        claims = await asyncio.gather(*(stores[n % 2].claim_due(10.0, 60.0, 5) for n in range(16)))
        assert all(len(claim) <= 5 for claim in claims)
        claimed = [table_id for claim in claims for table_id in claim]
        assert len(claimed) == len(set(claimed))
        while rest := await stores[0].claim_due(10.0, 60.0, 5):
            claimed += rest
        assert sorted(claimed) == sorted(everything)


@story
async def test_a_match_never_begins_with_a_seat_just_left(shared: str) -> None:
    async with two(shared) as (one, other):
        for number in range(40):
            table_id = f"t{number}"
            await keep(one, a_table(table_id))
            assert await one.take_seat(
                table_id, 1, kind="link", name="Ada", person_hash="p1", at=2.0
            )
            ready = await one.table(table_id)
            assert ready is not None
            began, left = await asyncio.gather(
                one.begin(ready, ["began"], at=3.0, asked=(0,), due=None),
                other.change_seat(table_id, 1, controller=None, left_by="p1", at=3.0),
            )
            table = await one.table(table_id)
            assert table is not None
            assert began != left
            assert (table.state, table.seats[1].kind) in {("playing", "human"), ("waiting", "open")}


@story
async def test_others_hear_of_every_change_and_oneself_of_none(shared: str) -> None:
    async with two(shared) as (one, other):
        ear, own = Ear(), Ear()
        await ear.on(other)
        await own.on(one)
        await keep(one, a_table())
        assert await one.take_seat("t", 1, kind="link", name="Ada", person_hash="p1", at=2.0)
        assert await one.change_seat("t", 1, controller=None, left_by="p1", at=2.0)
        assert await one.change_seat("t", 1, controller="random", left_by=None, at=2.0)
        ready = await one.table("t")
        assert ready is not None
        assert await one.begin(ready, at=3.0, asked=(0,), due=5.0)
        assert await append(one, 0)
        secret = Change(state="playing", asked=(0,), moments=1, secret=True)
        await one.append("t", 1, ["for one seat"], at=3.0, change=secret)
        await one.say("t", at=3.0, kind="text", text="hello")
        await one.open_table(a_table("next"), a_table().seats, after="t")
        # None of these is news to anybody.
        assert not await append(one, 0)
        with pytest.raises(Stale):
            await one.open_table(a_table("another"), a_table().seats, after="t")
        await one.seen([("t", 0)], 9_999.0)
        await one.set_due("t", 6.0, moments=1)
        await one.claim_due(9.0, 1.0, 5)
        await one.keep_snapshot("t", 1, "tag", b"")
        await other.say("t", at=4.0, kind="text", text="the end")
        await own.wait(heard=1)
        await one.say("t", at=5.0, kind="text", text="really")
        await ear.wait(heard=10)
        changes = ["table"] * 5 + ["entries", "secret", "lines", "table", "lines"]
        assert ear.heard == [(kind, "t") for kind in changes]
        assert own.heard == [("lines", "t")]


@story
async def test_a_listener_that_was_cut_off_connects_again_and_says_so(shared: str) -> None:
    async with two(shared) as (one, other):
        ear = Ear()
        await ear.on(other)
        await keep(one, a_table())
        await ear.wait(heard=1)
        for times in (1, 2):
            execute(shared, OTHERS)
            await ear.wait(reconnected=times)
            await one.say("t", at=1.0, kind="text", text="still there?")
            await ear.wait(heard=1 + times)
        assert ear.heard == [("table", "t"), ("lines", "t"), ("lines", "t")]


@story
async def test_a_fault_in_a_callback_does_not_make_deaf(shared: str) -> None:
    async with two(shared) as (one, other):
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        heard: list[str] = []

        def callback(kind: str, table_id: str) -> None:
            heard.append(kind)
            raise ValueError(table_id)

        await other.listen(callback, lambda: None)
        await keep(one, a_table())
        await one.say("t", at=1.0, kind="text", text="once more")
        while len(faults) < 2:
            await asyncio.sleep(0.01)
        assert heard == ["table", "lines"]


@story
async def test_broken_connections_are_replaced_unnoticed(shared: str) -> None:
    async with opened(shared) as store:
        await keep(store, a_table(state="playing"))
        for number in range(3):
            await asyncio.gather(*(store.check() for _ in range(3 * CONNECTIONS)))
            execute(shared, OTHERS)
            assert await append(store, number)
            execute(shared, OTHERS)
            reads = await asyncio.gather(*(store.entries("t") for _ in range(3 * CONNECTIONS)))
            assert all(len(entries) == number + 1 for entries in reads)


@story
async def test_what_broke_before_the_commit_is_done_again(shared: str) -> None:
    async with opened(shared) as store:
        await keep(store, a_table(state="playing"))
        execute(shared, TRIES.format(fault=DIE, trigger=BEFORE))
        assert await append(store, 0)
        assert value(shared, "SELECT last_value FROM tries") == 2
        assert len(await store.entries("t")) == 1


@story
async def test_what_broke_during_the_commit_is_not_done_again(shared: str) -> None:
    async with opened(shared) as store:
        await keep(store, a_table(state="playing"))
        execute(shared, TRIES.format(fault=DIE, trigger=AT_COMMIT))
        with pytest.raises(Unavailable) as unknown:
            await append(store, 0)
        assert unknown.value.message == "table-database-gone"
        assert value(shared, "SELECT last_value FROM tries") == 1
        assert await store.entries("t") == []
        assert await append(store, 0)


@story
async def test_a_full_disk_is_reported_as_such(shared: str) -> None:
    async with opened(shared) as store:
        await keep(store, a_table(state="playing"))
        always = FULL + "; END IF; IF true THEN " + FULL
        execute(shared, TRIES.format(fault=always, trigger=BEFORE))
        with pytest.raises(Unavailable) as full:
            await append(store, 0)
        assert full.value.message == "table-disk-full"
        assert await store.entries("t") == []
        execute(shared, "DROP TRIGGER try ON entries")
        assert await append(store, 0)


@story
async def test_a_database_that_may_only_be_read_can_be_read(
    shared: str, postgresql: Server
) -> None:
    async with opened(shared) as store:
        await keep(store, a_table(state="playing"))
        name = str(value(shared, "SELECT current_database()"))
        read_only = "ALTER DATABASE {name} SET default_transaction_read_only = "
        postgresql.execute(read_only + "on", name=name)
        execute(shared, OTHERS)
        with pytest.raises(Unavailable) as refused:
            await append(store, 0)
        assert refused.value.message == "table-database-readonly"
        assert await store.table("t") is not None
        postgresql.execute(read_only + "off", name=name)
        execute(shared, "SET default_transaction_read_only = off;" + OTHERS)
        assert await append(store, 0)


@story
async def test_a_database_that_is_gone_is_unavailable_until_it_is_back(
    shared: str, cluster: Cluster
) -> None:
    async with two(shared) as (one, other):
        await keep(one, a_table(state="playing"))
        ear = Ear()
        await ear.on(other)
        assert await append(one, 0)
        await ear.wait(heard=1)
        with cluster.stopped():
            for attempt in (one.check(), one.table("t"), append(one, 1), open_store(shared)):
                with pytest.raises(Unavailable) as gone:
                    await attempt
                assert gone.value.message == "table-database-gone"
                assert gone.value.why
        await one.check()
        assert await append(one, 1)
        await ear.wait(reconnected=1)
        assert await append(one, 2)
        await ear.wait(heard=2)
        assert [entry.number for entry in await other.entries("t")] == [0, 1, 2]


@story
async def test_nothing_that_was_accepted_is_lost_in_a_crash(shared: str, cluster: Cluster) -> None:
    async with opened(shared) as store:
        await keep(store, a_table(state="playing"))
        accepted = []

        async def play() -> None:
            for number in range(100_000):
                assert await append(store, number)
                accepted.append(number)

        match = asyncio.create_task(play())
        while len(accepted) < 50:
            await asyncio.sleep(0.01)
        with cluster.stopped(), pytest.raises(Unavailable):
            await match
        kept = [entry.number for entry in await store.entries("t")]
        assert kept[: len(accepted)] == accepted
        assert len(kept) <= len(accepted) + 1  # the last one may have been kept, unheard


@story
async def test_more_may_ask_than_there_are_connections(shared: str) -> None:
    async with opened(shared) as store:
        await keep(store, a_table())
        found = await asyncio.gather(*(store.table("t") for _ in range(20 * CONNECTIONS)))
        assert all(found)
        own = """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND backend_type = 'client backend'
        """  # and not its housekeeping
        assert value(shared, own) == CONNECTIONS + 1


@story
async def test_who_stops_waiting_for_a_read_blocks_nobody(shared: str) -> None:
    driver = Postgres(shared)
    reads = [
        asyncio.create_task(driver.rows("SELECT pg_sleep(60)", {})) for _ in range(3 * CONNECTIONS)
    ]
    await asyncio.sleep(0.2)
    for read in reads:
        read.cancel()
    await asyncio.wait(reads)
    assert all(read.cancelled() for read in reads)
    assert await driver.rows("SELECT 7 AS n", {}) == [{"n": 7}]
    await driver.close()


@story
async def test_a_write_is_finished_though_nobody_waits(shared: str) -> None:
    driver = Postgres(shared)
    await driver.transaction([Statement("CREATE TABLE t (n integer)")])
    slow = [Statement("INSERT INTO t VALUES (1)"), Statement("SELECT pg_advisory_xact_lock(7)")]
    with psycopg.connect(shared, autocommit=True) as holding:
        holding.execute("SELECT pg_advisory_lock(7)")
        write = asyncio.create_task(driver.transaction(slow))
        while not value(shared, WAITING):
            await asyncio.sleep(0.01)
        write.cancel()
        await asyncio.wait([write])
        assert write.cancelled()
    await driver.close()
    assert value(shared, "SELECT count(*) FROM t") == 1


@pytest.mark.parametrize(
    "url",
    ["postgresql:///nowhere?host=/nowhere", "postgresql://u:hush@127.0.0.1:1/x", "postgres://[x"],
)
@story
async def test_a_server_that_cannot_be_reached_is_unavailable(url: str) -> None:
    with pytest.raises(Unavailable) as gone:
        await open_store(url)
    assert gone.value.message == "table-database-gone"
    assert "hush" not in gone.value.why
