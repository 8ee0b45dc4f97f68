"""A faulty bot is named to its table and in the log, and harms no other table."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from podziemia.client.guest import Guest
from podziemia.table import wire
from podziemia.table.live import workers
from tests.table.guests import note
from tests.table.server import PATIENCE, Played, hosting, question, serving, shown
from tests.table.stories import story
from tests.table.test_world import happens
from tests.table.toys import Orders

LEAVE: Final = {"type": "leave"}
OTHERS: Final = 3


async def leave(guest: Guest) -> wire.Accepted:
    """Leave the chest to the bot, which is asked then."""
    done = await guest.choose(LEAVE, (await question(guest)).number)
    assert isinstance(done, wire.Accepted), done
    return done


async def until_bot_answered(guest: Guest, after: wire.Accepted) -> wire.Position:
    """The position in which the bot has answered."""
    return await shown(guest, lambda found: found.number > after.number)


def failed(logs: list[Any]) -> set[tuple[str, int, str]]:
    """Which bots have failed, as the log says: table, seat and name."""
    lines = [line for line in logs if line["event"] == "bot failed"]
    return {(line["table"], line["seat"], line["bot"]) for line in lines}


def first_option(played: Played) -> bool:
    """Whether the bot has got the first option."""
    sql = "SELECT body FROM entries WHERE table_id = ? AND number > 0 AND body LIKE '%\"seat\":1%'"
    [(body,), *_] = played.server.select(sql, played.table)
    return '"leave"' in body


@story
async def test_an_endless_bot_is_ended_and_others_are_asked(
    orders: Orders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "LONGEST_THOUGHT", 2.0)
    with capture_logs() as logs, hosting(tmp_path / "table.db") as server:
        faulty = server.match("human", "faulty", game="toy_fi")
        other = server.match("human", "random", game="toy_fi")
        async with await faulty.guest(0) as ala, await other.guest(0) as ola:
            orders.give("think")
            thinking = await leave(ala)
            await happens(lambda: orders.computed == 1)
            await until_bot_answered(ola, await leave(ola))
            assert (await note(ala, "note-bot-endless")).about == {"seat": 1, "bot": "faulty"}
            found = await until_bot_answered(ala, thinking)
            assert first_option(faulty)
            while found.outcome is None:
                found = await until_bot_answered(ala, await leave(ala))
        assert orders.computed == 1, "once is enough"
        assert (faulty.table, 1, "faulty") in failed(logs)
        said = server.select("SELECT text FROM lines WHERE table_id = ?", faulty.table)
        assert said.count(("note-bot-endless",)) == 1


@story
async def test_a_bot_that_ends_its_worker_ends_it_for_nobody_else(
    orders: Orders, tmp_path: Path
) -> None:
    with capture_logs() as logs, hosting(tmp_path / "table.db") as server:
        faulty = server.match("human", "faulty", game="toy_fi")
        others = [server.match("human", "random", game="toy_fi") for _ in range(OTHERS)]
        async with AsyncExitStack() as stack:
            ala = await stack.enter_async_context(await faulty.guest(0))
            guests = [await stack.enter_async_context(await other.guest(0)) for other in others]
            orders.give("wait")
            thinking = await leave(ala)
            await happens(lambda: orders.computed == 1)
            waiting = [(guest, await leave(guest)) for guest in guests]
            await asyncio.sleep(0.5)  # by now their bots are asked, as far as they are
            orders.give("die")
            await until_bot_answered(ala, thinking)
            for guest, left in waiting:
                await until_bot_answered(guest, left)
        assert orders.computed == 2, "it is asked once more, as that may have been an accident"
        assert first_option(faulty)
        assert failed(logs) == {(faulty.table, 1, "faulty")}


@story
async def test_a_server_ends_whatever_a_bot_thinks(orders: Orders, tmp_path: Path) -> None:
    with serving(tmp_path / "table.db", "--bot-pace", "0") as server:
        played = server.match("human", "faulty", game="toy_fi")
        async with await played.guest(0) as ala:
            orders.give("think")
            await leave(ala)
            await happens(lambda: orders.computed == 1)
        server.process.terminate()
        await asyncio.to_thread(server.process.wait, PATIENCE)
