"""Any value in any column of any row: the fault of one table stays the fault of one table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest

from podziemia.client.guest import Lost, sit_down
from podziemia.table import wire
from podziemia.table.live import table as live
from podziemia.table.storage.archive import packed
from podziemia.table.storage.rows import EntryRow
from podziemia.table.web import endpoints
from tests.budget import MORE
from tests.table.guests import accepted, send
from tests.table.server import Played, Server, bearer, hosting, until
from tests.table.stories import story
from tests.table.test_crashes import both, turn

PARTS: Final = ("tables", "seats", "entries", "lines", "snapshots", "archives")
ODD: Final[tuple[object, ...]] = (
    *(None, -1, 7, 2**62, 0.5, 1e999, -1e999),
    *("", "x", "null", "7", "[]", "[[7]]", "{}", '{"message": "x", "about": {}}', "[" * 5_000),
    *(b"", b"\0\xff"),
)
"""What stands in no column that should be something else."""
VALUES: Final = 4 * MORE
"""How many of them each column is given."""

Damage = tuple[str, str, object]
"""A part of the database, a column of it, and what stands there."""


@story
async def test_any_value_in_any_column_harms_its_own_table_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)
    for most in ("MOST_LISTED", "MOST_OWN"):
        monkeypatch.setattr(endpoints, most, 10_000)
    path = tmp_path / "table.db"
    with hosting(path) as server:
        running = await played_a_little(server)
        over = await played_a_little(server)
        async with await over.guest(0) as ala:
            await accepted(ala, wire.Resign)
        while len(server.select("SELECT * FROM snapshots")) < 2:
            pass
    with closing(sqlite3.connect(path)) as database:
        pack(database, over.table)
        damaged = dict(damage_all(database, running.table, over.table))
        for match in (running, over):
            later = "UPDATE tables SET changed = changed + 1000 WHERE id = ?"
            database.execute(later, (match.table,))
        database.commit()
    with hosting(path) as server:
        for state, sound in (("playing", running), ("over", over)):
            for lists in (f"/api/tables?state={state}", "/api/me"):
                headers = bearer(sound.people[0])
                shown = server.answer("GET", lists, wire.Tables, headers=headers).tables
                assert sound.table in {found.table for found in shown}
        faults = [
            (*damage, where)
            for table, damage in damaged.items()
            if (where := await fault(server, table, running)) is not None
        ]
        assert faults == []
        guests = await both(Played(server, running.table, running.people))
        assert isinstance(await turn(guests, Random(1)), wire.Accepted)
        for guest in guests:
            await guest.close()


async def played_a_little(server: Server) -> Played:
    """A public match in which something has been decided and said."""
    played, chance = server.match("human", "human", listed=True), Random(3)
    guests = await both(played)
    for _ in range(8):
        assert isinstance(await turn(guests, chance), wire.Accepted)
    for guest in guests:
        await accepted(guest, wire.Say, text="hello")
        await guest.close()
    return played


def pack(database: sqlite3.Connection, table: str) -> None:
    """Pack a finished match."""
    query = "SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number"
    entries = [EntryRow(*row) for row in database.execute(query, (table,))]
    database.execute("INSERT INTO archives VALUES (?, ?)", (table, packed(entries)))
    for part in ("entries", "snapshots"):
        database.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))  # noqa: S608 -- ours


def damage_all(
    database: sqlite3.Connection, running: str, over: str
) -> Iterator[tuple[str, Damage]]:
    """Tables like two others, each with something odd in one column."""
    chance = Random(4)
    database.execute("PRAGMA ignore_check_constraints = ON")
    for part in PARTS:
        model = over if part == "archives" else running
        for column in columns(database, part):
            for value in chance.sample(ODD, min(VALUES, len(ODD))):
                table = f"damaged-{chance.random()}"
                for other in PARTS:
                    clone(database, other, model, table)
                if put(database, part, column, table, value):
                    yield table, (part, column, value)


def columns(database: sqlite3.Connection, part: str) -> list[str]:
    """The columns of a part, but for those that say whose a row is."""
    names = [name for _, name, *_ in database.execute(f"PRAGMA table_info({part})")]
    return [name for name in names if name not in ("id", "table_id")]


def clone(database: sqlite3.Connection, part: str, model: str, table: str) -> None:
    """Make the same rows for another table."""
    whose = "id" if part == "tables" else "table_id"
    names = ", ".join(columns(database, part))
    cloned = f"SELECT ?, {names} FROM {part} WHERE {whose} = ?"  # noqa: S608 -- ours
    sql = f"INSERT INTO {part} ({whose}, {names}) {cloned}"
    database.execute(sql, (table, model))


def put(database: sqlite3.Connection, part: str, column: str, table: str, value: object) -> bool:
    """Put a value into a column; whether the database takes it."""
    whose = "id" if part == "tables" else "table_id"
    try:
        sql = f"UPDATE OR FAIL {part} SET {column} = ? WHERE {whose} = ?"  # noqa: S608 -- ours
        database.execute(sql, (value, table))
    except sqlite3.IntegrityError:
        return False
    return True


async def fault(server: Server, table: str, played: Played) -> str | None:
    """How a table answers with a mistake of the server's own, if it does."""
    headers = bearer(played.people[0])
    for path in ("", "/record", "/moments/1?eyes=0", "/moments/1?eyes=all"):
        response = server.http.get(f"/api/tables/{table}{path}", headers=headers)
        if "table-fault" in response.text:
            return path
    async with await sit_down(server.address, table, played.people[0]) as guest:
        try:
            await until(guest, wire.Position)
            await send(guest, wire.Say(id=0, text="still here"))
        except Lost:
            assert guest.goodbye is not None
            return "socket" if guest.goodbye.message == "table-fault" else None
    return None
