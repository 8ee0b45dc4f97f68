"""Whatever is interrupted is either not begun or finished: connections, beginnings, processes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, LiteralString

import msgspec
import psycopg
import pytest

from podziemia.client.guest import Lost, sit_down
from podziemia.kernel.errors import BadInput
from podziemia.table import wire
from podziemia.table.storage.store import open_store
from podziemia.table.tokens import hashed
from podziemia.table.web.refusals import sentence
from tests.processes import PATIENCE
from tests.table.cluster import WAITING
from tests.table.guests import position
from tests.table.server import Server, hosting, new_person, question
from tests.table.stories import a_table, keep, opened, story

SLOW = """
    CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entries
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slowly();
"""
"""From now on the commit of an entry takes as long as somebody else holds a lock."""


@pytest.fixture
def slow(shared: str) -> Iterator[Server]:
    """A server whose database can be made to need long to commit."""
    with hosting(shared) as server:
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute(SLOW)
        yield server


async def number(connection: psycopg.AsyncConnection[Any], query: LiteralString) -> int:
    """The one number that a query gives."""
    row = await (await connection.execute(query)).fetchone()
    assert row is not None
    return int(row[0])


@story
async def test_a_connection_that_dies_during_the_commit_leaves_nobody_behind(slow: Server) -> None:
    played = slow.match("human", "human")
    async with (
        await psycopg.AsyncConnection.connect(slow.database, autocommit=True) as holding,
        AsyncExitStack() as stack,
    ):
        guests = [await stack.enter_async_context(await played.guest(seat)) for seat in (0, 1)]
        for moments in range(1, 4):
            seat = min((await position(guests[0], moments)).asked)
            first, second = guests[seat], guests[1 - seat]
            asked = await question(first)
            await holding.execute("SELECT pg_advisory_lock(7)")
            answering = asyncio.create_task(first.choose(asked.options[0]))
            while not await number(holding, WAITING):
                await asyncio.sleep(0)
            first._socket.transport.abort()
            with pytest.raises(Lost):
                await answering
            await asyncio.to_thread(slow.http.get, "/health")  # it has noticed by then
            says = msgspec.json.encode(wire.Say(id=moments, text="Are you there?")).decode()
            await second.send_raw(says)  # and tells the dead one that
            while await number(holding, "SELECT count(*) FROM lines") < moments:
                await asyncio.sleep(0)
            await asyncio.to_thread(slow.http.get, "/health")
            await holding.execute("SELECT pg_advisory_unlock(7)")
            told = await position(second, moments + 1)
            assert told.number == moments + 1, "kept once, and told"
            guests[seat] = await stack.enter_async_context(await played.guest(seat))
            back = await position(guests[seat])
            assert (back.number, back.asked) == (told.number, told.asked)
            assert await number(holding, "SELECT count(*) FROM entries") == told.number


@story
async def test_who_connects_begins_a_match_whose_last_player_was_interrupted(
    tmp_path: Path,
) -> None:
    with hosting(tmp_path / "table.db") as server:
        host, friend = new_person(), new_person()
        for watching in (False, True):
            table = server.open("me", "open", person=host).table
            with closing(sqlite3.connect(server.database)) as database:
                database.execute(
                    "UPDATE seats SET kind = 'human', person_hash = ? "
                    "WHERE table_id = ? AND seat = 1",
                    (hashed(friend), table),
                )
                database.commit()
            assert server.info(table).state == "waiting"
            secret = None if watching else friend
            async with await sit_down(server.address, table, secret) as guest:
                assert (await position(guest)).seat == (None if watching else 1)
            assert server.info(table).state == "playing"


# One file, one process


@story
async def test_a_file_is_used_by_one_process_at_a_time(tmp_path: Path) -> None:
    path = str(tmp_path / "table.db")
    async with opened(path) as store:
        table = await keep(store, a_table())
        with pytest.raises(BadInput) as refused:
            await open_store(path)
        assert refused.value.message == "table-database-in-use"
        for language, words in (("en", "uses this database file"), ("pl", "używa już inny serwer")):
            assert words in sentence(refused.value, language)
        done = await asyncio.to_thread(serve_in_vain, path)
        assert done.returncode != 0
        assert "Another Podziemia server uses this database file already." in done.stderr
        assert "Traceback" not in done.stderr
        assert await store.table("t") == table
    async with opened(path) as store:
        assert await store.table("t") == table, "the file is free again"


def serve_in_vain(path: str) -> subprocess.CompletedProcess[str]:
    """Start a server on a file that is in use."""
    command = [sys.executable, "-m", "podziemia", "serve", "--port", "0", "--no-open"]
    return subprocess.run(  # noqa: S603 -- our own command
        [*command, "--lang", "en", "--database", path],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@story
async def test_a_killed_process_lets_go_of_its_file(tmp_path: Path) -> None:
    path = str(tmp_path / "table.db")
    holding = """
import asyncio, sys
from podziemia.table.storage.store import open_store
store = asyncio.run(open_store(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""
    holder = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", holding, path),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"open\n"
    with pytest.raises(BadInput, match="uses this database file"):
        await open_store(path)
    holder.kill()
    await holder.wait()
    async with opened(path) as store:
        await store.check()
