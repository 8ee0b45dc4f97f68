"""How much anybody may do in a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import msgspec
import pytest

from podziemia.client.guest import Guest, Lost
from podziemia.table import wire
from podziemia.table.web.limits import Limits, Rate
from tests.table.guests import accepted, heard, position, refused, send
from tests.table.server import UNLIMITED, Played, Server, hosting, until
from tests.table.stories import story

POLICY: Final = 1008


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits of every day."""
    with hosting(tmp_path_factory.mktemp("table") / "table.db", limits=Limits()) as server:
        yield server


@story
async def test_nobody_talks_without_end(strict: Server) -> None:
    played = strict.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        answers = [await send(ala, wire.Say(id=0, text=str(n))) for n in range(12)]
        kept = [answer for answer in answers if isinstance(answer, wire.Accepted)]
        assert 5 <= len(kept) < 12
        refusal = next(answer for answer in answers if isinstance(answer, wire.Refused))
        assert refusal.message == "table-too-many"
        await accepted(ola, wire.Say, text="my turn to talk")


@story
async def test_whoever_asks_too_much_is_refused_and_may_go_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, actions=Rate(3, 1))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        async with await played.guest(0) as ala:
            await position(ala)
            answers = await asyncio.gather(*[send(ala, wire.Look(id=0, seat=0)) for _ in range(10)])
            found = [answer for answer in answers if isinstance(answer, wire.Refused)]
            assert found
            assert {answer.message for answer in found} == {"table-too-many"}
            while isinstance(await send(ala, wire.Look(id=0, seat=0)), wire.Refused):
                pass


@story
async def test_more_windows_do_not_allow_more_requests(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, actions=Rate(6, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played, other = server.match("human", "human"), server.match("human", "human")
        async with AsyncExitStack() as stack:
            windows = [await stack.enter_async_context(await played.guest(0)) for _ in range(4)]
            answers = [
                await send(guest, wire.Look(id=0, seat=0)) for _ in range(3) for guest in windows
            ]
            assert [isinstance(a, wire.Accepted) for a in answers] == [True] * 6 + [False] * 6
            late = [answer for answer in answers if isinstance(answer, wire.Refused)]
            assert {answer.message for answer in late} == {"table-too-many"}
            again = await stack.enter_async_context(await played.guest(0))
            assert await refused(again, wire.Look, seat=0) == "table-too-many"
            for guest in (await played.guest(1), await other.guest(0)):
                await stack.enter_async_context(guest)
                await accepted(guest, wire.Say, text="others may")


@story
async def test_lines_are_counted_by_seat_and_not_by_window(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, lines=Rate(3, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        async with await played.guest(0) as one, await played.guest(0) as two:
            answers = [
                await send(g, wire.Say(id=0, text="x")) for _ in range(3) for g in (one, two)
            ]
            assert [isinstance(a, wire.Accepted) for a in answers] == [True] * 3 + [False] * 3


@story
async def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, sockets=3)
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        for _ in range(3):
            async with AsyncExitStack() as stack:
                guests = [await stack.enter_async_context(await played.guest()) for _ in range(3)]
                for guest in guests:
                    await position(guest)
                (goodbye,), code = await heard(server, played.table, '{"type": "hello"}')
                assert isinstance(goodbye, wire.Goodbye)
                assert (goodbye.message, code) == ("table-too-many", POLICY)
                await accepted(await seated(played, stack, guests[0]), wire.Say, text="room again")


async def seated(played: Played, stack: AsyncExitStack, leaving: Guest) -> Guest:
    """Come in the place of somebody who leaves."""
    await leaving.close()
    while True:
        guest = await played.guest(0)
        try:
            await until(guest, wire.Welcome)
        except Lost:
            continue  # the server has not noticed yet
        return await stack.enter_async_context(guest)


@story
async def test_nobody_connects_without_end(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, connections=Rate(3, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        hello = '{"type": "hello"}'
        for _ in range(3):
            answers, _ = await heard(server, played.table, hello)
            assert isinstance(answers[0], wire.Welcome)
        (goodbye,), code = await heard(server, played.table, hello)
        assert isinstance(goodbye, wire.Goodbye)
        assert (goodbye.message, code) == ("table-too-many", POLICY)
