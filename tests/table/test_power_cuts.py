"""When the power is cut, a prefix of every match is left, with everything that was accepted."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

from podziemia.table.journal.entries import ENTRY
from tests.budget import MORE
from tests.processes import children, wait_until_gone
from tests.table import power
from tests.table.test_crashes import (
    ANSWERS,
    TABLES,
    Crashing,
    accepted,
    answered,
    bodies_of,
    check_finished,
    check_kept,
    check_told,
    decisions,
    sit_down,
    steady,
)

CUTS: Final = 5
CARELESS: Final = """
import sqlite3

class Careless(sqlite3.Connection):
    def execute(self, sql, *rest):
        return super().execute(sql.replace("synchronous = FULL", "synchronous = OFF"), *rest)

connect = sqlite3.connect
sqlite3.connect = lambda *args, **rest: connect(*args, factory=Careless, **rest)
"""


class Cutting(Crashing):
    """A server whose power is cut, always at the same address."""

    def __init__(self, database: Path, disk: Path, chance: random.Random) -> None:
        self._database, self._disk, self._chance = database, disk, chance
        self.lost = 0
        super().__init__(str(database))

    def restart(self) -> None:
        """Cut the power, and start again with what is on the disk."""
        process = self.server.process
        workers = children(process.pid)
        process.kill()
        process.wait()
        self._stack.close()
        wait_until_gone(workers)
        self.lost += power.cut(self._database, self._disk, self._chance)
        self._start()


@pytest.fixture
def disk(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """A folder of what is safe on the disk; servers that are started keep it."""
    library = power.build(tmp_path)
    if library is None:
        pytest.skip("NOT TESTED WITH POWER CUTS: there is no C compiler for the disk that loses")
    folder = tmp_path_factory.mktemp("disk")
    monkeypatch.setenv("LD_PRELOAD", str(library))
    monkeypatch.setenv(power.FOLDER, str(folder))
    return folder


async def cut_and_go_on(path: Path, disk: Path, chance: random.Random) -> None:
    """Play at several tables while the power is cut again and again."""
    cutting = await asyncio.to_thread(Cutting, path, disk, chance)
    try:
        matches = [cutting.server.match(*controllers) for controllers in TABLES]
        people = sit_down(matches, chance)
        playing = [asyncio.create_task(person.play()) for person in people]
        for _ in range(CUTS):
            await steady(asyncio.ensure_future(answered(people, chance.randrange(ANSWERS))), people)
            await asyncio.to_thread(cutting.restart)
            await check_kept(str(path), people)
            check_prefixes(path, [played.table for played in matches])
        await steady(asyncio.gather(*playing), people)
        for played in matches:
            check_finished(cutting.server, played, await decisions(str(path), played.table))
        for person in people:
            await check_told(person)
        print(f"{CUTS} cuts, {cutting.lost} sectors lost, {accepted(people)} answers accepted")
    finally:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        cutting.stop()


def check_prefixes(path: Path, tables: list[str]) -> None:
    """The file is whole, and of every match the first entries are there, without a gap."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for table in tables:
            numbers = connection.execute(
                "SELECT number FROM entries WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
            assert [number for (number,) in numbers] == list(range(len(numbers)))
            assert all(ENTRY.decode(body) for body in bodies_of(str(path), table))


@pytest.mark.parametrize("seed", range(MORE))
def test_what_was_accepted_survives_every_power_cut(tmp_path: Path, disk: Path, seed: int) -> None:
    asyncio.run(cut_and_go_on(tmp_path / "table.db", disk, random.Random(seed)))
    assert (disk / "table.db-wal").stat().st_size, "the disk was asked to keep something"


def test_a_server_that_does_not_flush_is_found_out(
    tmp_path: Path, disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk loses what nobody has flushed: the test above can fail."""
    folder = tmp_path / "careless"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(CARELESS)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    path, chance = tmp_path / "table.db", random.Random(1)
    cutting = Cutting(path, disk, chance)
    try:
        table = cutting.server.open("me", "open").table
        cutting.server.process.kill()
        cutting.server.process.wait()
        power.cut(path, disk, NothingArrives())
        with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path)) as connection:
            assert (
                connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchall() == []
            )
    finally:
        cutting.stop()


class NothingArrives(random.Random):
    """Chance at its worst: of what was not flushed, nothing is left."""

    def random(self) -> float:
        return 0.0

    def choice(self, seq: object) -> object:  # type: ignore[override] # the first is what was flushed
        return seq[0]  # type: ignore[index]
