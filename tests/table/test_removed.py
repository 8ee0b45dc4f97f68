"""A database file that is removed, replaced or has two names: nothing is promised that is lost."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from pathlib import Path
from typing import Final

import pytest

from podziemia.kernel.errors import BadInput
from podziemia.table import wire
from podziemia.table.storage.driver import Statement
from podziemia.table.storage.sqlite import open_sqlite
from podziemia.table.storage.store import Unavailable, open_store
from podziemia.table.web.refusals import sentence
from tests.table.server import hosting
from tests.table.stories import a_table, keep, opened, story
from tests.table.test_crashes import a_wish, both, decisions, turn

FILES: Final = ("data", "data/table.db", "data/table.db-wal", "data/table.db.lock")


@pytest.mark.parametrize("replaced", [False, True])
@pytest.mark.parametrize("name", FILES)
@story
async def test_nothing_is_accepted_that_would_be_lost(
    tmp_path: Path, name: str, replaced: bool
) -> None:
    chance = random.Random(11)
    path, file, away = tmp_path / "data/table.db", tmp_path / name, tmp_path / "away"
    with hosting(path) as server:
        played = server.match("human", "human")
        guests = await both(played)
        for _ in range(5):
            assert isinstance(await turn(guests, chance), wire.Accepted)
        file.rename(away)
        if replaced and away.is_dir():
            shutil.copytree(away, file)
        elif replaced:
            file.write_bytes(away.read_bytes())
        for _ in range(3):
            answer = await turn(guests, chance)
            assert isinstance(answer, wire.Refused)
            assert answer.message == "table-database-removed"
            assert answer.sentence.endswith("Tell whoever runs the server.")
        fault = server.refusal("POST", "/api/tables", 503, json=a_wish())
        assert fault.message == "table-database-removed"
        await asyncio.to_thread(server.wait_for_health, ok=False)
        if file.is_dir():
            shutil.rmtree(file)
        away.rename(file)
        await asyncio.to_thread(server.wait_for_health, ok=True)
        for _ in range(5):
            assert isinstance(await turn(guests, chance), wire.Accepted)
        for guest in guests:
            await guest.close()
    assert len(await decisions(str(path), played.table)) == 10


@story
async def test_a_file_is_used_by_one_process_whatever_leads_to_it(tmp_path: Path) -> None:
    path, link, second = (tmp_path / name for name in ("table.db", "elsewhere.db", "second.db"))
    link.symlink_to(path)
    async with opened(str(path)) as store:
        table = await keep(store, a_table())
        with pytest.raises(BadInput) as refused:
            await open_store(str(link))
        assert refused.value.message == "table-database-in-use"
        os.link(path, second)
        with pytest.raises(BadInput) as refused:
            await open_store(str(second))
        assert refused.value.message == "table-database-linked"
        for language, words in (("en", "has two names"), ("pl", "ma dwie nazwy")):
            assert words in sentence(refused.value, language)
    second.unlink()
    for name in (link, path):
        async with opened(str(name)) as store:
            assert await store.table("t") == table


@story
async def test_what_was_accepted_before_the_file_went_is_in_it(tmp_path: Path) -> None:
    path, away = tmp_path / "table.db", tmp_path / "away"
    accepted = 0
    async with opened(str(path)) as store:
        await keep(store, a_table())

        async def speak() -> None:
            nonlocal accepted
            while True:
                await store.say("t", at=1.0, kind="text", text=str(accepted), seat=0)
                accepted += 1

        speaking = asyncio.create_task(speak())
        while accepted < 20:
            await asyncio.sleep(0)
        path.rename(away)
        with pytest.raises(Unavailable):
            await speaking
        away.rename(path)
        lines = await store.lines("t", 1_000_000)
        assert len(lines) in (accepted, accepted + 1), "of the last one nobody knew"


@story
async def test_what_is_committed_to_a_file_that_goes_meanwhile_is_not_accepted(
    tmp_path: Path,
) -> None:
    path = tmp_path / "table.db"
    driver = await open_sqlite(str(path))
    trying = Statement("CREATE TABLE tried (n INTEGER)")
    driver._writing.set_trace_callback(
        lambda sql: path.rename(tmp_path / "away") if sql == "COMMIT" else None
    )
    with pytest.raises(Unavailable) as refused:
        await driver.transaction([trying])
    assert refused.value.message == "table-database-removed"
    await driver.close()
