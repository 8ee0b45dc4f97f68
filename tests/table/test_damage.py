"""Damage in the database: the fault of one table stays the fault of one table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest

from podziemia.client.guest import Guest, Lost, sit_down
from podziemia.table import wire
from podziemia.table.live import table as live
from tests.processes import PATIENCE
from tests.table.guests import accepted, position
from tests.table.server import Server, bearer, hosting, new_person, until
from tests.table.stories import story
from tests.table.test_crashes import both, turn

DAMAGE: Final = {
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options that are a number": "UPDATE tables SET options = 7 WHERE id = ?",
    "a text that is no text": "UPDATE tables SET seed = CAST(x'ff61' AS text) WHERE id = ?",
    "an outcome of another shape": "UPDATE tables SET outcome = '[1]' WHERE id = ?",
    "a time that is no number": "UPDATE tables SET created = 'noon' WHERE id = ?",
    "a seat that is gone": "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "a clock that is a blob": "UPDATE tables SET clock = x'00' WHERE id = ?",
    "names that are blobs": "UPDATE seats SET name = x'00' WHERE table_id = ?",
}
READ_ALL_THE_SAME: Final = "a text that is no text"


def damage(server: Server, sql: str, table: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(server.database, timeout=PATIENCE)) as database, database:
        assert database.execute(sql, (table,)).rowcount


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_table_is_missing_in_lists_and_told_by_a_sentence(
    tmp_path: Path, kind: str
) -> None:
    path, person = tmp_path / "table.db", new_person()
    with hosting(path) as server:
        tables = [server.open("me", "open", person=person, listed=True).table for _ in range(3)]
        damage(server, DAMAGE[kind], tables[1])
    with hosting(path) as server:
        for where in ("/api/tables", "/api/me"):
            shown = server.answer("GET", where, wire.Tables, headers=bearer(person)).tables
            sound = {table.table for table in shown}
            assert {tables[0], tables[2]} <= sound
            assert (tables[1] in sound) == (kind == READ_ALL_THE_SAME)
        if kind == READ_ALL_THE_SAME:
            return
        for language, said in (("en", "damaged"), ("pl", "uszkodzony")):
            headers = {"accept-language": language}
            address = f"/api/tables/{tables[1]}"
            fault = server.refusal("GET", address, 500, headers=headers)
            assert fault.message == "table-damaged"
            assert said in fault.sentence


IMPOSSIBLE: Final = {
    "no seat at all": "DELETE FROM seats WHERE table_id = ?",
    "too few seats": "DELETE FROM seats WHERE table_id = ? AND seat = 1",
    "an unknown game": "UPDATE tables SET game = 'ludo' WHERE id = ?",
}
BEGUN: Final = IMPOSSIBLE | {
    "one seat too few": "DELETE FROM seats WHERE table_id = ? AND seat = 2",
    "over before its end": "UPDATE tables SET state = 'over' WHERE id = ?",
}


@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_a_table_that_there_cannot_be_is_damaged(tmp_path: Path, kind: str) -> None:
    with hosting(tmp_path / "table.db") as server:
        table = server.open("me", "open").table
        damage(server, IMPOSSIBLE[kind], table)
        fault = server.refusal("GET", f"/api/tables/{table}", 500)
        assert fault.message == "table-damaged"


@pytest.mark.parametrize("kind", BEGUN)
@story
async def test_a_match_that_there_cannot_be_is_damaged(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "table.db"
    with hosting(path) as server:
        played = server.match("human", "human", "human", listed=True)
        sql = BEGUN[kind].replace("seat = 1", "seat > 0")
        damage(server, sql, played.table)
    with hosting(path) as server:
        for state in ("playing", "over"):
            shown = server.answer("GET", f"/api/tables?state={state}", wire.Tables)
            assert all(table.seed is None for table in shown.tables), "it is still to be played"
        fault = server.refusal("GET", f"/api/tables/{played.table}", 500)
        assert fault.message == "table-damaged"
        with pytest.raises(Lost):
            async with await watching_at(server, played.table) as watching:
                await until(watching, wire.Position)
        assert watching.goodbye is not None
        assert watching.goodbye.message == "table-damaged"


@story
async def test_beside_damaged_tables_every_clock_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "AFTER_START", 0.0)
    path = tmp_path / "table.db"
    with hosting(path) as server:
        matches = [server.match("human", "human", clock=3600) for _ in range(8)]
    for played in matches[::2]:
        damage(server, DAMAGE["options that are no JSON"], played.table)
    for played in matches:  # while the server was away the time of all has run out
        damage(server, "UPDATE tables SET due = 1 WHERE id = ?", played.table)
        damage(server, "UPDATE entries SET at = 1 WHERE table_id = ?", played.table)
    with hosting(path) as server:
        for played in matches[1::2]:
            async with await watching_at(server, played.table) as watching:
                await position(watching, 2)
        for played in matches[::2]:
            with pytest.raises(Lost):
                async with await watching_at(server, played.table) as watching:
                    await until(watching, wire.Position)
            assert watching.goodbye is not None
            assert watching.goodbye.message == "table-damaged"


async def watching_at(server: Server, table: str) -> Guest:
    """Somebody who watches a table."""
    return await sit_down(server.address, table, None)


def of_entry(change: str) -> str:
    """A change of one entry in the middle of a match."""
    return f"{change} table_id = ? AND number = 3"


ENTRIES: Final = {
    "no JSON": of_entry("UPDATE entries SET body = '{' WHERE"),
    "of no kind": of_entry("""UPDATE entries SET body = '{"type": "dreamt"}' WHERE"""),
    "no text": of_entry("UPDATE entries SET body = x'00ff' WHERE"),
    "half of it": of_entry("UPDATE entries SET body = substr(body, 1, 20) WHERE"),
    "of another seat": of_entry(
        "UPDATE entries SET body = replace(body, '\"seat\":', '\"seat\":1') WHERE"
    ),
    "of another option": of_entry(
        """UPDATE entries SET body = '{"type":"decided","seat":0,"option":{"type":"pass"}}' WHERE"""
    ),
    "a step back too far": of_entry(
        """UPDATE entries SET body = '{"type":"rewound","seat":0,"to":99}' WHERE"""
    ),
    "agreed to nothing": of_entry(
        """UPDATE entries SET body = '{"type":"takebackanswered","seat":0,"agree":true}' WHERE"""
    ),
    "missing": of_entry("DELETE FROM entries WHERE"),
    "all missing": "DELETE FROM entries WHERE table_id = ?",
    "begun twice": of_entry("""UPDATE entries SET body = '{"type":"began","seats":[]}' WHERE"""),
}


@pytest.mark.parametrize("kind", ENTRIES)
@story
async def test_damaged_entries_are_one_clear_fault(tmp_path: Path, kind: str) -> None:
    path, chance = tmp_path / "table.db", Random(5)
    with hosting(path) as server:
        played, other = server.match("human", "human"), server.match("human", "human")
        guests = await both(played)
        for _ in range(6):
            await turn(guests, chance)
        for guest in guests:
            await guest.close()
    damage(server, ENTRIES[kind], played.table)
    with hosting(path) as server:
        for seat in (0, 1):
            secret = played.people[seat]
            async with await sit_down(server.address, played.table, secret) as guest:
                with pytest.raises(Lost):
                    await until(guest, wire.Position)
            assert guest.goodbye is not None
            assert guest.goodbye.message == "table-damaged"
        fault = server.refusal("GET", f"/api/tables/{played.table}/record", 500)
        assert fault.message == "table-damaged"
        async with await watching_at(server, other.table) as watching:
            await position(watching)


@story
async def test_a_damaged_line_of_chat_is_left_out(tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human")
        async with await played.guest(0) as ala:
            for text in ("one", "two", "three"):
                await accepted(ala, wire.Say, text=text)
        sql = "UPDATE lines SET about = 'x' WHERE table_id = ? AND text = 'two'"
        damage(server, sql, played.table)
        async with await played.guest(1) as ola:
            welcome = await until(ola, wire.Welcome)
            assert [line.text for line in welcome.lines] == ["one", "three"]
