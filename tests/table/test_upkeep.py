"""Old tables: packed, removed, taken elsewhere, backed up; and nothing of them lost."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest

from podziemia.cli import BAD_INPUT, DONE, run
from podziemia.kernel.errors import BadInput
from podziemia.table import tokens, wire
from podziemia.table.live import hall
from podziemia.table.storage.driver import Statement
from podziemia.table.storage.store import Change
from podziemia.table.storage.upkeep import DAY, Keep, Upkeep
from podziemia.table.web.app import check_database
from tests.table.guests import accepted, position
from tests.table.server import PATIENCE, Played, Server, hosting, play_on, serving
from tests.table.stories import a_table, keep, opened, story
from tests.table.test_crashes import OPTIONS, both, check_finished, decisions, turn

NOW = 100 * DAY
PLAYING = Change(state="playing", asked=(0,), moments=0)
OVER = Change(state="over", asked=(), moments=1)


@pytest.mark.parametrize(
    ("kept", "left"),
    [
        (Keep(), {"played", "ended", "old ended", "new", "sat at"}),
        (Keep(waiting=None), {"played", "ended", "old ended", "new", "sat at", "old"}),
        (Keep(over=5 * DAY), {"played", "ended", "new", "sat at"}),
        (Keep(playing=5 * DAY), {"ended", "old ended", "new", "sat at"}),
    ],
)
@story
async def test_tables_are_kept_as_long_as_the_host_says(
    database: str, kept: Keep, left: set[str]
) -> None:
    async with opened(database) as store:
        for name, state, age in (
            ("new", "waiting", 1),
            ("old", "waiting", 20),
            ("sat at", "waiting", 20),
            ("played", "playing", 20),
            ("ended", "over", 1),
            ("old ended", "over", 20),
        ):
            at = NOW - age * DAY
            await keep(store, a_table(name, state=state, created=at, changed=at))
            await store.say(name, at=at, kind="text", text="hello")
        await store.seen([("sat at", 0)], NOW)
        removed = await Upkeep(store.driver).tidy(kept, NOW)
        assert {row.id for row in await store.all()} == left
        assert len(removed) == 6 - len(left)
        for name in removed:
            assert await store.lines(name, 10) == []


@story
async def test_a_table_in_use_is_not_removed_and_one_that_is_has_no_rematch(database: str) -> None:
    async with opened(database) as store:
        for name in ("one", "two"):
            await keep(store, a_table(name, created=1.0, changed=1.0))
        await keep(store, a_table("before", state="over", changed=NOW, next="one"))
        upkeep = Upkeep(store.driver)
        assert await upkeep.tidy(Keep(), NOW, ["two"]) == ["one"]
        before = await store.table("before")
        assert before is not None
        assert before.next is None
        assert not await upkeep.remove("one")


@story
async def test_what_is_touched_while_old_tables_are_removed_stays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_first = Upkeep.untouched

    async def somebody_comes(upkeep: Upkeep, state: Any, before: float) -> list[str]:
        found = await found_first(upkeep, state, before)
        if state == "playing":
            await store.seen([("sat at", 0)], NOW)
            await store.append("played", 0, ["{}"], at=NOW, change=PLAYING)
        return found

    monkeypatch.setattr(Upkeep, "untouched", somebody_comes)
    async with opened(database) as store:
        for name in ("sat at", "played", "old"):
            await keep(store, a_table(name, state="playing", created=1.0, changed=1.0))
        assert await Upkeep(store.driver).tidy(Keep(playing=DAY), NOW) == ["old"]
        assert {row.id for row in await store.all()} == {"sat at", "played"}
        assert len(await store.entries("played")) == 1


@story
async def test_damaged_matches_keep_no_other_from_being_packed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("podziemia.table.storage.upkeep.AT_ONCE", 2)
    async with opened(database) as store:
        for number in range(8):
            name = f"t{number}"
            await keep(store, a_table(name, state="playing"))
            await store.append(name, 0, ["{}", "{}"], at=float(number // 2), change=OVER)
        damage = "DELETE FROM entries WHERE number = 0 AND table_id <= 't3'"
        await store.driver.transaction([Statement(damage)])
        assert [await Upkeep(store.driver).pack(NOW) for _ in range(3)] == [2, 2, 0]
        assert [entry.body for entry in await store.entries("t7")] == ["{}", "{}"]


@story
async def test_finished_matches_are_packed_and_lose_nothing(database: str) -> None:
    async with opened(database) as store:
        await keep(store, a_table("t", state="playing"))
        bodies = [f'{{"type":"decided","seat":{number % 2}}}' for number in range(200)]
        await store.append("t", 0, bodies, at=1.0, change=PLAYING)
        await store.keep_snapshot("t", 100, "tag", b"x" * 1000)
        upkeep = Upkeep(store.driver)
        assert await upkeep.pack(NOW) == 0, "it goes on"
        await store.append("t", 200, ["{}"], at=2.0, change=OVER)
        entries = await store.entries("t")
        assert await upkeep.pack(2.0) == 0, "it has just ended"
        assert await upkeep.pack(NOW) == 1
        assert await upkeep.pack(NOW) == 0
        assert await store.entries("t") == entries
        assert await store.snapshot("t") is None
        [row] = await store.driver.rows("SELECT count(*) AS n FROM entries", {})
        assert row["n"] == 0
        [row] = await store.driver.rows("SELECT length(body) AS n FROM archives", {})
        assert row["n"] < sum(len(body) for body in bodies) / 5


def test_a_server_tidies_up_and_shows_what_it_has_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "TIDY_EVERY", 0.1)
    with hosting(tmp_path / "table.db", keep=Keep(packed=0.0)) as server:
        played = server.match("human", "human")

        async def play() -> None:
            async with await played.guest(0) as ala, await played.guest(1) as ola:
                await asyncio.gather(play_on(ala, Random(1)), play_on(ola, Random(2)))

        asyncio.run(play())
        record = server.http.get(f"/api/tables/{played.table}/record").content
        waiting = server.open("me", "open").table
        wait_for(lambda: server.select("SELECT table_id FROM archives") == [(played.table,)])
    with hosting(tmp_path / "table.db", keep=Keep(waiting=0.0)) as server:
        wait_for(lambda: server.http.get(f"/api/tables/{waiting}").status_code == 404)
        again = server.http.get(f"/api/tables/{played.table}/record").content
        assert again == record
        moment = f"/api/tables/{played.table}/moments/3?eyes=all"
        assert server.answer("GET", moment, wire.Position).moments == 3


def wait_for(holds: object) -> None:
    """Wait until something holds."""
    assert callable(holds)
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_an_id_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-first", "_second", "third"])
    monkeypatch.setattr(tokens, "new_token", lambda: next(drawn))
    assert tokens.new_id() == "third"


# By command


def commanded(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = DONE) -> str:
    """What `podziemia tables` says."""
    capsys.readouterr()
    assert run(["tables", *map(str, arguments)]) == code
    said = capsys.readouterr()
    return said.out if code == DONE else said.err


@story
async def begin(server: Server, played: Played) -> None:
    """Make some moves, and talk."""
    chance = random.Random(4)
    guests = await both(played)
    for _ in range(6):
        assert isinstance(await turn(guests, chance), wire.Accepted)
    await accepted(guests[0], wire.Say, text="zażółć")
    for guest in guests:
        await guest.close()


def test_a_table_is_taken_elsewhere_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, file = (tmp_path / name for name in ("here.db", "there.db", "table.json"))
    with hosting(there), hosting(here) as server:
        played = server.match("human", "human")
        begin(server, played)
        listed = json.loads(commanded(capsys, "list", "--json", "--database", here))
        assert [(table["id"], table["state"]) for table in listed] == [(played.table, "playing")]
        assert played.table in commanded(capsys, "list", "--database", here, "--state", "playing")
        assert played.table not in commanded(capsys, "list", "--database", here, "--state", "over")
        commanded(capsys, "export", played.table, file, "--database", here)
        said = commanded(capsys, "import", file, "--database", there, "--lang", "en", code=2)
        assert "uses this database file already" in said
        said = commanded(capsys, "remove", played.table, "--database", here, "--lang", "pl", code=2)
        assert "używa już inny serwer" in said
    commanded(capsys, "import", file, "--database", there)
    said = commanded(capsys, "import", file, "--database", there, "--lang", "en", code=BAD_INPUT)
    assert "in this database already" in said
    commanded(capsys, "remove", played.table, "--database", here)
    assert json.loads(commanded(capsys, "list", "--json", "--database", here)) == []
    said = commanded(capsys, "remove", played.table, "--database", here, code=BAD_INPUT)
    assert played.table in said
    with hosting(there) as server:
        asyncio.run(finish(Played(server, played.table, played.people)))


async def finish(played: Played) -> None:
    """Play a match to its end, with its people and its chat."""
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        assert (await position(ala)).moments >= 6
        await asyncio.gather(play_on(ala, Random(1)), play_on(ola, Random(2)))
    async with httpx2.AsyncClient(base_url=played.server.address, timeout=PATIENCE) as http:
        answer = await http.get(f"/api/tables/{played.table}")
    assert msgspec.json.decode(answer.content, type=wire.TableInfo).state == "over"


LINE = '{{"number":{},"at":1.0,"kind":"text","seat":0,"text":"x","about":{{}}}}'
SEAT = '{"seat":2,"kind":"human","controller":"human","name":"Ula"}'


@pytest.mark.parametrize(
    "change",
    [
        ('"podziemia_table": 1', '"podziemia_table": 2'),
        ('"state": "playing"', '"state": "over"'),
        ('"state": "playing"', '"state": "waiting"'),
        ('"number": 3', '"number": 4'),
        ('"entries"', '"things"'),
        ('"game": "boss_monster"', '"game": "ludo"'),
        ('\\"decided\\"', '\\"dreamt\\"'),
        ("{", ""),
        ('"clock": 0', f'"clock": {10**30}'),
        ('"clock": 0', '"clock": -5'),
        ('"id": "', '"id": "../'),
        ('"name": "Ala"', '"name": "\\u001b[2J"'),
        ('"lines": [', f'"lines": [{LINE.format(2**63)},'),
        ('"lines": [', f'"lines": [{LINE.format(0)},'),
        ('"seats": [', f'"seats": [{SEAT},'),
    ],
)
def test_a_damaged_file_is_refused_and_nothing_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str]
) -> None:
    path, file = tmp_path / "table.db", tmp_path / "table.json"
    with hosting(path) as server:
        played = server.match("human", "human")
        begin(server, played)
        commanded(capsys, "export", played.table, file, "--database", path)
    commanded(capsys, "remove", played.table, "--database", path)
    text = file.read_text()
    assert change[0] in text
    file.write_text(text.replace(*change, 1))
    said = commanded(capsys, "import", file, "--database", path, "--lang", "en", code=BAD_INPUT)
    assert "file of a table" in said
    assert json.loads(commanded(capsys, "list", "--json", "--database", path)) == []


def test_what_a_file_says_of_its_match_is_what_its_entries_make(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, file = tmp_path / "table.db", tmp_path / "table.json"
    with hosting(path) as server:
        played = server.match("human", "human")
        begin(server, played)
        commanded(capsys, "export", played.table, file, "--database", path)
        columns = "asked, shown, moments, summary, outcome"
        before = server.select(f"SELECT {columns} FROM tables")  # noqa: S608 -- ours
    commanded(capsys, "remove", played.table, "--database", path)
    said = json.loads(file.read_text())
    won = {"winners": [0], "rule": "BM-1"}
    said["table"] |= {"asked": [77], "shown": [5], "moments": 9, "summary": None, "outcome": won}
    file.write_text(json.dumps(said))
    commanded(capsys, "import", file, "--database", path)
    with closing(sqlite3.connect(path)) as database:
        after = database.execute(f"SELECT {columns} FROM tables").fetchall()  # noqa: S608 -- ours
    assert after == before


def test_of_one_damaged_page_the_rest_is_listed_and_taken_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, file, copy = tmp_path / "table.db", tmp_path / "table.json", tmp_path / "copy.db"
    with hosting(path) as server:
        played = server.match("human", "human")
        begin(server, played)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(page,)] = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'archives'")
        [(size,)] = database.execute("PRAGMA page_size")
    with path.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    assert played.table in commanded(capsys, "list", "--database", path)
    commanded(capsys, "export", played.table, file, "--database", path)
    said = commanded(capsys, "backup", copy, "--database", path, "--lang", "en", code=BAD_INPUT)
    assert "cannot be read or copied: " in said
    assert "Page" in said, "and why"
    assert not copy.exists()


@pytest.mark.parametrize("table", ["tables", "schema_migrations"])
def test_the_database_of_another_program_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str
) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"CREATE TABLE {table} (what TEXT)")
    said = commanded(capsys, "list", "--database", path, "--lang", "en", code=BAD_INPUT)
    assert "a database of Podziemia" in said
    with pytest.raises(BadInput) as refused:
        asyncio.run(check_database(str(path)))  # as `serve` does
    assert refused.value.message == "table-start-gone"


def test_what_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    none, copy = tmp_path / "none.db", tmp_path / "copy.db"
    for arguments in (["list"], ["export", "t", copy], ["remove", "t"]):
        assert "none.db" in commanded(capsys, *arguments, "--database", none, code=BAD_INPUT)
    commanded(capsys, "backup", copy, "--database", none, code=BAD_INPUT)
    address = "postgresql://localhost/podziemia"
    assert "pg_dump" in commanded(capsys, "backup", copy, "--database", address, code=BAD_INPUT)
    assert list(tmp_path.iterdir()) == []


@story
async def test_a_backup_of_a_running_server_is_a_server_of_its_own(tmp_path: Path) -> None:
    chance = random.Random(9)
    path, copy = tmp_path / "table.db", tmp_path / "copy.db"
    with serving(path, *OPTIONS) as server:
        played, bots = server.match("human", "human"), server.match("greedy", "random")
        guests = await both(played)
        for _ in range(10):
            assert isinstance(await turn(guests, chance), wire.Accepted)
        before = await decisions(str(path), played.table)
        arguments = ["tables", "backup", str(copy), "--database", str(path)]
        assert await asyncio.to_thread(run, arguments) == DONE
        assert await asyncio.to_thread(run, arguments) == BAD_INPUT, "it is not written over"
        for _ in range(5):  # the server has not noticed
            assert isinstance(await turn(guests, chance), wire.Accepted)
        for guest in guests:
            await guest.close()
    assert await decisions(str(copy), played.table) == before
    with serving(copy, *OPTIONS) as server:
        again = Played(server, played.table, played.people)
        await finish(again)
        check_finished(server, again, await decisions(str(copy), played.table))
        watching = await Played(server, bots.table, {}).guest()
        async with watching:
            await position(watching)


@pytest.mark.parametrize(
    "damage", ["UPDATE tables SET options = '{'", "UPDATE tables SET changed = 9e11"]
)
def test_a_damaged_table_is_told_of_beside_the_list_and_can_be_removed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    path = tmp_path / "table.db"
    with hosting(path) as server:
        damaged, sound = (server.open("me", "open").table for _ in range(2))
    with closing(sqlite3.connect(path)) as database, database:
        assert database.execute(f"{damage} WHERE id = ?", (damaged,)).rowcount
    capsys.readouterr()
    assert run(["tables", "list", "--json", "--database", str(path)]) == DONE
    said = capsys.readouterr()
    assert [table["id"] for table in json.loads(said.out)] == [sound]
    assert damaged in said.err
    refusal = commanded(capsys, "remove", damaged, "none", "--database", path, code=BAD_INPUT)
    assert "none" in refusal
    commanded(capsys, "remove", damaged, "--database", path)
    with hosting(path) as server:
        assert server.select("SELECT id FROM tables") == [(sound,)]
