"""How long there is to answer: deadlines, clocks that are set back, servers that stand still."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from podziemia.client.guest import sit_down
from podziemia.table import clock, wire
from tests.table.guests import accepted, note, position, refused
from tests.table.server import (
    PATIENCE,
    Played,
    Server,
    hosting,
    shown,
)
from tests.table.stories import story


@story
async def test_whoever_does_not_answer_in_time_gets_the_first_option(server: Server) -> None:
    played = server.match("human", "human", clock=1)
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        before = await position(ala)
        assert set(before.deadlines) == set(before.asked), "perhaps not of the first question"
        later = await shown(ala, lambda p: p.moments > before.moments)
        assert time.time() >= min(before.deadlines.values())
        assert later.number > before.number
        await note(ola, "note-timed-out")
    record = await record_after_resignation(played)
    first = record["decisions"][0]
    assert first["by"] == "clock"
    lines = "SELECT about FROM lines WHERE table_id = ? AND text = 'note-timed-out' ORDER BY number"
    [(about,), *_] = server.select(lines, played.table)
    assert json.loads(about) == {"seat": first["seat"]}
    entries = "SELECT at FROM entries WHERE table_id = ? ORDER BY number"
    [(began,), (decided,), *_] = server.select(entries, played.table)
    assert decided >= began + 1


async def record_after_resignation(played: Played) -> dict[str, Any]:
    """The record of a match that ends now."""
    async with await played.guest(1) as ola:
        await accepted(ola, wire.Resign)
    async with httpx2.AsyncClient(base_url=played.server.address, timeout=PATIENCE) as http:
        found: dict[str, Any] = (await http.get(f"/api/tables/{played.table}/record")).json()
    return found


@story
async def test_a_clock_that_is_set_back_gives_nobody_more_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "table.db", time.time
    with hosting(path) as server:
        played = server.match("human", "human", clock=1)
        async with await played.guest(0) as ala:
            before = await position(ala)
            monkeypatch.setattr(time, "time", lambda: real() - 86_400)
            await shown(ala, lambda found: found.moments > before.moments)


@story
async def test_a_clock_that_is_set_back_while_nobody_serves_gives_one_limit_more(
    tmp_path: Path,
) -> None:
    path = tmp_path / "table.db"
    with hosting(path) as server:
        played = server.match("human", "human", clock=3600)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE entries SET at = at + 86400")
        database.execute("UPDATE tables SET due = due + 86400, clock = 1")
    with hosting(path) as server:
        async with await sit_down(server.address, played.table, None) as watching:
            await shown(watching, lambda found: found.moments > 0)


@pytest.mark.parametrize(("limit", "left"), [(59, 59), (3600, 60)])
@story
async def test_while_nobody_serves_nobody_can_answer(
    tmp_path: Path, limit: int, left: float
) -> None:
    path = tmp_path / "table.db"
    with hosting(path) as server:
        played = server.match("human", "human", clock=limit)
    with closing(sqlite3.connect(path)) as database, database:  # as if it had been a long time
        database.execute("UPDATE entries SET at = 1")
        database.execute("UPDATE tables SET created = 1, due = 1")
        database.execute("UPDATE seats SET seen = 1")
    began = clock.now()
    with hosting(path) as server:
        again = Played(server, played.table, played.people)
        async with await again.guest(0) as ala:
            found = await position(ala)
            assert found.moments == 0
            assert set(found.deadlines) == set(found.asked)
            assert all(began + left <= at <= clock.now() + left for at in found.deadlines.values())
            handing = {"seat": 1, "controller": "greedy"}
            assert await refused(ala, wire.HandOver, **handing) == "table-not-vanished"


@story
async def test_without_a_clock_there_is_no_deadline(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala:
        assert (await position(ala)).deadlines == {}
