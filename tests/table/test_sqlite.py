"""SQLite: groups with one commit, and what happens when the disk says no."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from podziemia.table.storage import sqlite
from podziemia.table.storage.driver import Stale, Statement, Unavailable
from podziemia.table.storage.sqlite import Job, Sqlite, open_sqlite
from podziemia.table.storage.store import Change, Store, open_store
from tests.processes import PATIENCE
from tests.table.stories import a_table, keep, opened, story

PLAYING = Change(state="playing", asked=(0,), moments=1)
INSERT = "INSERT INTO t VALUES (:n)"


def add(number: int | None) -> list[Statement]:
    """A transaction that adds a number."""
    return [Statement(INSERT, {"n": number})]


async def numbers(driver: Sqlite) -> list[int]:
    """The numbers that were kept."""
    return [row["n"] for row in await driver.rows("SELECT n FROM t ORDER BY n", {})]


class Held(Job):
    """Nobody's job, at which the thread that writes stands until it is let go on."""

    def __init__(self) -> None:
        super().__init__([])
        self.done.cancel()
        self._gate = threading.Event()
        self.go_on = self._gate.set

    def is_wanted(self) -> bool:
        """Not at all, but that takes a while."""
        self._gate.wait()
        return super().is_wanted()


@contextmanager
def held(driver: Sqlite) -> Iterator[None]:
    """Meanwhile jobs pile up, so that all of them become one group."""
    job = Held()
    driver._jobs.put(job)
    try:
        yield
    finally:
        job.go_on()


async def begun(driver: Sqlite, *jobs: list[Statement]) -> list[asyncio.Task[object]]:
    """The transactions, under way."""
    tasks: list[asyncio.Task[object]] = [asyncio.create_task(driver.transaction(j)) for j in jobs]
    await asyncio.sleep(0)
    return tasks


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return str(tmp_path / "numbers.db")


async def numbered(path: str) -> Sqlite:
    """A database of numbers, no two the same."""
    driver = await open_sqlite(path)
    await driver.transaction([Statement("CREATE TABLE t (n integer PRIMARY KEY NOT NULL)")])
    return driver


@story
async def test_what_waits_together_is_committed_once(path: str) -> None:
    driver = await numbered(path)
    statements: list[str] = []
    driver._writing.set_trace_callback(statements.append)
    with held(driver):
        tasks = await begun(driver, *(add(number) for number in range(1, 51)))
    await asyncio.gather(*tasks)
    assert statements.count("BEGIN IMMEDIATE") == statements.count("COMMIT") == 1
    assert await numbers(driver) == list(range(1, 51))
    await driver.close()


@story
async def test_in_a_group_each_fails_for_itself(path: str) -> None:
    driver = await numbered(path)
    with held(driver):
        tasks = await begun(
            driver,
            add(1),
            add(1),
            [*add(2), Statement("UPDATE t SET n = n WHERE n = 99", must_touch=True)],
            [*add(3), Statement("SELECT nonsense")],
            [*add(4), *add(5)],
        )
    done = await asyncio.gather(*tasks, return_exceptions=True)
    expected = [list, Stale, Stale, sqlite3.OperationalError, list]
    assert [type(result) for result in done] == expected
    assert await numbers(driver) == [1, 4, 5]
    await driver.close()


@story
async def test_nobody_is_told_before_the_commit(path: str) -> None:
    driver = await numbered(path)
    reached, go_on = threading.Event(), threading.Event()

    def stop_at_commit(statement: str) -> None:
        if statement == "COMMIT":
            reached.set()
            go_on.wait()

    driver._writing.set_trace_callback(stop_at_commit)
    with held(driver):
        tasks = await begun(driver, add(1), add(2))
    try:
        assert await asyncio.to_thread(reached.wait, 60)
        await asyncio.sleep(0.05)  # time enough for an answer that comes too early
        assert [task.done() for task in tasks] == [False, False]
        assert await numbers(driver) == []
    finally:
        go_on.set()
    await asyncio.gather(*tasks)
    assert await numbers(driver) == [1, 2]
    await driver.close()


@story
async def test_if_the_commit_fails_nothing_of_the_group_is_kept(path: str) -> None:
    driver = await numbered(path)
    await driver.transaction([Statement("CREATE TABLE child (n integer REFERENCES t (n))")])
    orphan = [
        Statement("PRAGMA defer_foreign_keys = ON"),  # what is wrong shows only at the commit
        Statement("INSERT INTO child VALUES (99)"),
    ]
    with held(driver):
        tasks = await begun(driver, add(1), orphan, add(2))
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in done] == [Stale] * 3
    assert await numbers(driver) == []
    await driver.transaction(add(3))
    assert await numbers(driver) == [3]
    await driver.close()


@story
async def test_what_nobody_waits_for_any_more_is_left_undone(path: str) -> None:
    driver = await numbered(path)
    with held(driver):
        first, second = await begun(driver, add(1), add(2))
        first.cancel()
        await asyncio.sleep(0)
    await second
    assert await numbers(driver) == [2]
    await driver.close()


@story
async def test_closing_finishes_what_was_begun(path: str) -> None:
    driver = await numbered(path)
    tasks = await begun(driver, *(add(number) for number in range(1, 501)))
    await driver.close()
    await asyncio.gather(*tasks)
    with pytest.raises(Unavailable):
        await driver.transaction(add(501))
    driver = await open_sqlite(path)
    assert await numbers(driver) == list(range(1, 501))
    await driver.close()


@story
async def test_a_lock_of_another_program_is_waited_for(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 600.0)  # this program may be slow to let go of it
    driver = await numbered(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    [task] = await begun(driver, add(1))
    await asyncio.sleep(0.1)
    assert not task.done()
    assert await numbers(driver) == []
    other.execute("COMMIT")
    other.close()
    await task
    assert await numbers(driver) == [1]
    await driver.close()


@story
async def test_a_power_cut_loses_nothing_that_was_committed(path: str) -> None:
    driver = await numbered(path)
    for connection in (driver._writing, driver._reading):
        [[journal]] = [row.values() for row in connection.execute("PRAGMA journal_mode")]
        [[level]] = [row.values() for row in connection.execute("PRAGMA synchronous")]
        assert (journal, level) == ("wal", 2)  # 2: each commit is flushed to the disk
    await driver.close()


async def fill(store: Store) -> int:
    """Append large entries until there is no room, and return how many were accepted."""
    accepted: list[int] = []

    async def go_on() -> None:
        while True:
            await store.append("t", len(accepted), ["x" * 20_000], at=1.0, change=PLAYING)
            accepted.append(len(accepted))

    with pytest.raises(Unavailable) as full:
        await go_on()
    assert full.value.message == "table-disk-full"
    assert "full" in full.value.why
    return len(accepted)


@story
async def test_a_full_database_takes_no_more_until_there_is_room(path: str) -> None:
    async with opened(path) as store:
        await keep(store, a_table(state="playing"))
        driver = store._driver
        assert isinstance(driver, Sqlite)
        driver._writing.execute("PRAGMA max_page_count = 100")
        kept = await fill(store)
        assert kept > 5
        assert len(await store.entries("t")) == kept
        driver._writing.execute("PRAGMA max_page_count = 1000")
        await store.append("t", kept, ["more"], at=2.0, change=PLAYING)
        assert len(await store.entries("t")) == kept + 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:  # noqa: S603 -- as above
        pytest.skip("NOT TESTED WITH A FULL DISK: a small one can be mounted only by root")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)  # noqa: S603, S607 -- mounted above


@story
async def test_a_full_disk_loses_nothing_and_the_store_recovers(small_disk: Path) -> None:
    filler = small_disk / "filler"
    filler.write_bytes(b"x" * 400_000)
    path = str(small_disk / "table.db")
    async with opened(path) as store:
        await keep(store, a_table(state="playing"))
        kept = await fill(store)
        assert kept > 3
        assert len(await store.entries("t")) == kept
        filler.unlink()
        await store.append("t", kept, ["more"], at=2.0, change=PLAYING)
    async with opened(path) as store:
        assert [entry.number for entry in await store.entries("t")] == list(range(kept + 1))


def test_a_disk_that_refuses_to_write_is_reported_and_recovered_from(tmp_path: Path) -> None:
    program = """
import asyncio, resource, sys
from podziemia.table.storage.store import Change, Unavailable
from tests.table.stories import a_table, keep, opened

async def main():
    change = Change(state="playing", asked=(), moments=0)
    async with opened(sys.argv[1]) as store:
        await keep(store, a_table(state="playing"))
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
        number = 0
        try:
            while True:
                await store.append("t", number, ["x" * 50_000], at=1.0, change=change)
                number += 1
        except Unavailable as refused:
            assert refused.message == "table-database-gone", refused.message
        assert number > 5
        assert len(await store.entries("t")) == number
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        await store.append("t", number, ["more"], at=1.0, change=change)
        assert len(await store.entries("t")) == number + 1
        print("recovered")

asyncio.run(main())
"""
    done = subprocess.run(  # noqa: S603 -- our own program
        [sys.executable, "-c", program, str(tmp_path / "table.db")],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.stdout.strip(), done.stderr) == ("recovered", "")


@story
async def test_a_path_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, this is not a database, though it is long enough. " * 50)
    for path in (letter / "table.db", letter, tmp_path):
        with pytest.raises(Unavailable) as refused:
            await open_store(str(path))
        assert refused.value.message == "table-database-gone"
        assert refused.value.why
    assert letter.read_text().startswith("Dear reader")
    assert sorted(path.name for path in tmp_path.iterdir()) == [letter.name, f"{letter.name}.lock"]
