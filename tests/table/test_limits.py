"""How much anybody may do in a while."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
import pytest

from podziemia.client.guest import Answer, Guest, Lost
from podziemia.kernel.instructions import Instruction
from podziemia.table import wire
from podziemia.table.live import table
from podziemia.table.storage import store
from podziemia.table.web.limits import Limits, Rate
from tests.table.guests import accepted, heard, position, refused, send, some_steps
from tests.table.server import PATIENCE, UNLIMITED, Played, Server, hosting, until
from tests.table.stories import a_table, keep, opened, story

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


# What is written


@story
async def test_letters_are_counted_by_their_bytes(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, written=Rate(3_000, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        async with await played.guest(0) as ala, await played.guest(1) as ola:
            for guest, letter, answered in ((ala, "o", wire.Accepted), (ola, "ó", wire.Refused)):
                given = (Instruction(letter * 2_000, {}),)
                said = await send(guest, wire.Instruct(id=0, instructions=given))
                assert isinstance(said, answered)


def written(server: Server, table: str) -> int:
    """How many bytes the database has of a table."""
    [(entries,)] = server.select("SELECT sum(length(body)) FROM entries WHERE table_id = ?", table)
    return int(entries)


def instructions(number: int) -> tuple[Instruction, ...]:
    """Standing instructions of seven kilobytes, different each time."""
    return (Instruction(f"{number} " + "x" * 7_000, {}),)


@story
async def test_standing_instructions_do_not_fill_the_disk(strict: Server) -> None:
    limits, began = Limits(), time.monotonic()
    played = strict.match(*["human"] * 8, game="paper_dungeons")
    before = written(strict, played.table)
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(await played.guest(seat)) for seat in played.people
        ]

        async def insist(guest: Guest) -> list[Answer]:
            said: list[Answer] = []
            while len(said) < 15 or not any(isinstance(a, wire.Refused) for a in said):
                given = instructions(len(said))
                said.append(await send(guest, wire.Instruct(id=0, instructions=given)))
            return said

        answers = [a for said in await asyncio.gather(*map(insist, guests)) for a in said]
    took = time.monotonic() - began
    most = len(guests) * (limits.written.burst + took * limits.written.per_second)
    assert written(strict, played.table) - before <= most
    refusals = {answer.message for answer in answers if isinstance(answer, wire.Refused)}
    assert refusals == {"table-too-many"}


@story
async def test_nobody_notices_at_their_own_limit_that_others_write(strict: Server) -> None:
    played = strict.match(*["human"] * 8, game="paper_dungeons")
    async with AsyncExitStack() as stack:
        for seat in played.people:
            guest = await stack.enter_async_context(await played.guest(seat))
            for number in range(7):
                await accepted(guest, wire.Instruct, instructions=instructions(number))


@story
async def test_whoever_only_watches_uses_up_nothing(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, written_from=Rate(8_000, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        async with await played.guest() as watching, await played.guest(0) as ala:
            for number in range(5):
                given = instructions(number)
                said = await refused(watching, wire.Instruct, instructions=given)
                assert said == "table-only-watching"
            await accepted(ala, wire.Instruct, instructions=instructions(1))


@story
async def test_one_address_writes_only_so_much_at_all_its_tables(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, written_from=Rate(30_000, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        answers = []
        for number in range(6):
            played = server.match("human", "human")
            async with await played.guest(0) as ala:
                wish = wire.Instruct(id=0, instructions=instructions(number))
                answers.append(await send(ala, wish))
        assert [isinstance(said, wire.Accepted) for said in answers] == [True] * 4 + [False] * 2


@story
async def test_what_is_unchanged_is_not_written(tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human")
        async with await played.guest(0) as ala:
            for _ in range(3):
                await accepted(ala, wire.Instruct, instructions=instructions(1))
                await accepted(ala, wire.HandOver, seat=0, controller="human")
        bodies = server.select("SELECT body FROM entries WHERE table_id = ?", played.table)
        assert len(bodies) == 2, "the beginning, and the instructions once"
        assert server.select("SELECT text FROM lines WHERE table_id = ?", played.table) == []


@story
async def test_a_seat_has_only_so_many_instructions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "MOST_BYTES", 30_000)
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human")
        async with await played.guest(0) as ala, await played.guest(1) as ola:
            for number in range(5):
                await accepted(ala, wire.Instruct, instructions=instructions(number))
            said = await refused(ala, wire.Instruct, instructions=instructions(6))
            assert said == "table-overfull"
            await accepted(ola, wire.Instruct, instructions=instructions(0))  # notices nothing
            for guest in (ala, ola):
                if (found := await position(guest)).question is not None:
                    answer = await guest.choose(found.question.options[0])
                    assert isinstance(answer, wire.Accepted), "decisions are made all the same"


@story
async def test_notes_are_counted_with_the_lines_of_a_seat(strict: Server) -> None:
    limits, began = Limits(), time.monotonic()
    played = strict.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        await some_steps(ala, ola)
        for _ in range(15):
            await send(ala, wire.AskTakeback(id=0))
            await send(ola, wire.AnswerTakeback(id=0, agree=False))
        took = time.monotonic() - began
    lines = strict.select("SELECT text FROM lines WHERE table_id = ?", played.table)
    assert 5 <= len(lines) <= 2 * (limits.lines.burst + took * limits.lines.per_second)


@story
async def test_of_a_chat_the_last_lines_are_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LINES_KEPT", 10)
    async with opened(database) as kept:
        await keep(kept, a_table())
        for number in range(30):
            assert await kept.say("t", at=1.0, kind="text", text=str(number)) == number
        lines = await kept.lines("t", 1000)
        assert [line.text for line in lines] == [str(number) for number in range(19, 30)]


def test_records_are_brought_within_bounds(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, brought=Rate(100_000, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        answers = [server.http.post("/api/replays", content=b"x" * 40_000) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [422, 422, 429, 429]


# Half requests

HALF: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FLOODING: Final = ("127.0.0.2", 0)
"""Another address than everybody else's."""


def connected(server: Server, half: bytes, source: tuple[str, int] = FLOODING) -> socket.socket:
    """A connection that has said something."""
    address = urlsplit(server.address)
    assert address.hostname is not None
    raw = socket.create_connection(
        (address.hostname, address.port or 0), PATIENCE, source_address=source
    )
    with suppress(OSError):  # it may be closed already
        raw.sendall(half)
    return raw


def first_bytes(raw: socket.socket) -> bytes:
    """What is answered next; nothing, if the connection has ended."""
    try:
        return raw.recv(100_000)
    except ConnectionError:
        return b""


def is_closed(raw: socket.socket, seconds: float) -> bool:
    """Whether the server closes a connection, which it has said nothing on, within a time."""
    raw.settimeout(seconds)
    try:
        return raw.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.parametrize("half", [b"", b"GET", HALF])
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    limits = msgspec.structs.replace(UNLIMITED, headers=0.5)
    with hosting(tmp_path / "table.db", limits=limits) as server:
        with connected(server, half) as raw:
            assert is_closed(raw, PATIENCE)
        with connected(server, HALF + b"\r\n") as raw:  # a whole one, then half of another
            assert raw.recv(12) == b"HTTP/1.1 200"
            raw.sendall(HALF)
            while first_bytes(raw):
                pass


ASKED: Final = b"GET /api/none HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    ("headers", "more"),
    [
        (b"", b"\r\n"),
        (b"Content-Length: 100000\r\n", b"x"),
        (b"Transfer-Encoding: chunked\r\n", b"5\r\n"),
    ],
)
def test_after_an_answer_nothing_is_waited_for_either(
    tmp_path: Path, headers: bytes, more: bytes
) -> None:
    limits = msgspec.structs.replace(UNLIMITED, headers=0.5)
    with (
        hosting(tmp_path / "table.db", limits=limits) as server,
        connected(server, ASKED + headers + b"\r\n") as raw,
    ):
        while not raw.recv(1000).endswith(b"}"):
            pass
        raw.sendall(more)
        assert is_closed(raw, PATIENCE)


def test_a_socket_opened_on_a_kept_connection_stays(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, headers=0.2)
    with hosting(tmp_path / "table.db", limits=limits) as server:
        table = server.match("human", "human").table
        with connected(server, ASKED + b"\r\n") as raw:
            while not raw.recv(1000).endswith(b"}"):
                pass
            raw.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert raw.recv(1000).startswith(b"HTTP/1.1 101")
            assert not is_closed(raw, 1.0)


def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, arrival=0.5)
    begun = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"
    with hosting(tmp_path / "table.db", limits=limits) as server, connected(server, begun) as raw:
        assert raw.recv(12) == b"HTTP/1.1 408"


def test_one_address_does_not_shut_the_others_out(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, waiting=20, headers=1000)
    with hosting(tmp_path / "table.db", limits=limits) as server, ExitStack() as stack:
        flood = [stack.enter_context(connected(server, HALF)) for _ in range(300)]
        turned_away = all(is_closed(raw, PATIENCE) for raw in flood[20:])
        assert turned_away, "they are not even listened to"
        assert server.http.get("/api/games").status_code == 200
        played = server.match("human", "human")

        async def say() -> None:
            async with await played.guest(0) as ala:
                await accepted(ala, wire.Say, text="nothing has happened")

        asyncio.run(say())
        for raw in flood[:20]:
            raw.close()
        while True:  # there is room again as soon as the server has noticed
            with connected(server, HALF + b"\r\n") as raw:
                if first_bytes(raw).startswith(b"HTTP/1.1 200"):
                    break


def test_sockets_of_tables_are_not_counted_twice(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, waiting=3)

    async def come() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(10):
                guest = await stack.enter_async_context(await played.guest())
                await position(guest)

    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        asyncio.run(come())
        assert server.http.get("/health").status_code == 200
