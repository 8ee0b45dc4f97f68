"""Damage in the database: the fault of one table stays the fault of one table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from podziemia.client.guest import Guest, Lost, sit_down
from podziemia.table import wire
from tests.table.guests import accepted, position
from tests.table.server import Server, bearer, hosting, new_person, until
from tests.table.stories import story

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
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
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


@story
async def test_beside_damaged_tables_every_clock_runs_out(tmp_path: Path) -> None:
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
