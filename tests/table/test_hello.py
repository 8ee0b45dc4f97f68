"""Who may connect, what may be said, and how everything else is refused without harm."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from podziemia.client.guest import PATIENCE, SERVER, Guest, socket_address
from podziemia.table import wire
from podziemia.table.web.limits import Limits
from podziemia.table.web.socket import PRESETS, UNREADABLE
from tests.table.guests import accepted, heard, in_turn, position, refused
from tests.table.server import UNLIMITED, Played, Server, hosting, until
from tests.table.stories import story

POLICY: Final = 1008
TOO_BIG: Final = 1009
OTHER_SITE: Final = "https://friends.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that another site may use, without limits."""
    database = tmp_path_factory.mktemp("table") / "table.db"
    with hosting(database, origins=frozenset({OTHER_SITE})) as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits of every day."""
    with hosting(tmp_path_factory.mktemp("table") / "table.db", limits=Limits()) as server:
        yield server


# The first message


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (["{}"], "table-bad-body"),
        (["hello"], "table-bad-body"),
        (["null"], "table-bad-body"),
        (["[" * 10_000], "table-bad-body"),
        ([b'{"type": "hello"}'], "table-bad-body"),
        (['{"type": "hello", "since": -1}'], "table-bad-body"),
        (['{"type": "hello", "lang": "de"}'], "table-bad-body"),
        (['{"type": "hello", "secret": "short"}'], "table-bad-body"),
        (['{"type": "hello", "secret": "' + "\\ud800" * 24 + '"}'], "table-bad-body"),
        (['{"type": "hello", "admin": true}'], "table-bad-body"),
        (['{"type": "welcome"}'], "table-bad-body"),
        (['{"type": "resign", "id": 1}'], "table-no-hello"),
        ([" " * (Limits().body + 1)], "table-too-large"),
    ],
    ids=repr,
)
def test_without_a_hello_there_is_a_goodbye(
    server: Server, said: list[str | bytes], message: str
) -> None:
    played = server.match("human", "human")
    answers, code = asyncio.run(heard(server, played.table, *said))
    (goodbye,) = answers
    assert isinstance(goodbye, wire.Goodbye)
    assert (goodbye.message, code) == (message, POLICY)
    assert goodbye.sentence


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, silence=0.3)
    with hosting(tmp_path / "table.db", limits=limits) as server:
        played = server.match("human", "human")
        (goodbye,), code = asyncio.run(heard(server, played.table))
    assert isinstance(goodbye, wire.Goodbye)
    assert (goodbye.message, code) == ("table-no-hello", POLICY)
    assert goodbye.sentence


@story
async def test_there_is_no_hello_for_a_table_that_is_not_there(server: Server) -> None:
    for table in ("no-such-table", "x" * 5_000, "%00"):
        (goodbye,), code = await heard(server, table, '{"type": "hello", "lang": "pl"}')
        assert isinstance(goodbye, wire.Goodbye)
        assert (goodbye.message, code) == ("table-unknown", POLICY)
        assert goodbye.sentence.startswith("Nie ma takiego stołu")


@story
async def test_before_the_hello_the_browser_says_the_language(server: Server) -> None:
    played = server.match("human", "human")
    headers = {"accept-language": "pl,en;q=0.5"}
    (goodbye,), _ = await heard(server, played.table, "{}", additional_headers=headers)
    assert isinstance(goodbye, wire.Goodbye)
    assert goodbye.sentence.startswith("Nie da się tego odczytać")


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("own", True),
        (OTHER_SITE, True),
        ("https://evil.example", False),
        ("null", False),
        ("https://friends.example.evil.example", False),
        ("http://friends.example", False),
        ("", False),
    ],
)
def test_pages_of_other_sites_may_not_connect(
    server: Server, origin: str | None, welcome: bool
) -> None:
    played = server.match("human", "human")
    own = server.address.rstrip("/")
    answers, _ = asyncio.run(
        heard(
            server,
            played.table,
            '{"type": "hello"}',
            origin=own if origin == "own" else None,
            additional_headers={} if origin in (None, "own") else {"origin": str(origin)},
        )
    )
    if welcome:
        assert isinstance(answers[0], wire.Welcome)
    else:
        assert isinstance(answers[0], wire.Goodbye)
        assert answers[0].message == "table-bad-origin"


# Whatever cannot be read


@pytest.mark.parametrize(
    ("said", "message", "number"),
    [
        ("", "table-bad-body", UNREADABLE),
        ("{", "table-bad-body", UNREADABLE),
        ("[]", "table-bad-body", UNREADABLE),
        ("[" * 10_000, "table-bad-body", UNREADABLE),
        (b"\x00\xff", "table-bad-body", UNREADABLE),
        ('{"type": "resign"}', "table-bad-body", UNREADABLE),
        ('{"type": "resign", "id": -5}', "table-bad-body", UNREADABLE),
        ('{"type": "resign", "id": 1e400}', "table-bad-body", UNREADABLE),
        ('{"type": "resign", "id": 7, "seat": 1}', "table-bad-body", 7),
        ('{"type": "conquer", "id": 7}', "table-bad-body", 7),
        ('{"type": "accepted", "id": 7, "number": 1}', "table-bad-body", 7),
        ('{"type": "choose", "id": 7, "question": 0}', "table-bad-body", 7),
        ('{"type": "choose", "id": 7, "question": 0, "option": -1}', "table-bad-body", 7),
        ('{"type": "choose", "id": 7, "question": 0.5, "option": {}}', "table-bad-body", 7),
        ('{"type": "say", "id": 7, "text": "' + "x" * 301 + '"}', "table-bad-body", 7),
        ('{"type": "look", "id": 7, "seat": 16}', "table-bad-body", 7),
        ('{"type": "hello"}', "table-second-hello", UNREADABLE),
        ('{"type": "say", "id": 7, "text": "' + "x" * Limits().body + '"}', "table-too-large", -1),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_what_cannot_be_read_is_refused_and_the_connection_lives_on(
    server: Server, said: str | bytes, message: str, number: int
) -> None:
    played = server.match("human", "human")

    async def tell() -> None:
        async with await played.guest(0) as ala:
            before = await until(ala, wire.Position)
            await ala.send_raw(said)
            refusal = await until(ala, wire.Refused)
            assert (refusal.message, refusal.id) == (message, number)
            again = await until(ala, wire.Position)
            assert (again.number, again.scene) == (before.number, before.scene)
            await accepted(ala, wire.Say, text="still here")

    asyncio.run(tell())


@story
async def test_a_message_beyond_all_measure_ends_the_connection_alone(server: Server) -> None:
    played = server.match("human", "human")
    hello = '{"type": "hello"}'
    _, code = await heard(server, played.table, hello[:-1] + " " * 3 * Limits().body + "}")
    assert code == TOO_BIG
    async with await played.guest(0) as ala:
        await position(ala)


@story
async def test_who_asks_but_never_listens_is_let_go(server: Server) -> None:
    played = server.match("human", "human")
    address = socket_address(server.address, played.table)
    last: wire.ServerMessage | None = None
    async with connect(
        address, compression=None, open_timeout=PATIENCE, proxy=None, max_queue=1
    ) as socket:
        await socket.send(msgspec.json.encode(wire.Hello(secret=played.people[0])).decode())
        for _ in range(40_000):
            await socket.send("?")
        try:
            while True:
                last = SERVER.decode(await socket.recv())
        except ConnectionClosed:
            pass
    assert isinstance(last, wire.Goodbye)
    assert last.message == "table-too-slow"
    async with await played.guest(0) as ala:
        await position(ala)


# Talking


async def said(guest: Guest) -> wire.Line:
    """The next line that is no note."""
    return (await until(guest, wire.Said, lambda found: found.line.kind != "note")).line


@story
async def test_lines_reach_everybody_as_they_were_said(server: Server) -> None:
    played = server.match("human", "human")
    lines = (
        "Cześć!",
        "<script>alert('x')</script> & \"quotes\" \\ { $x }",
        "ąęłóż 日本語 🎲",
        "x" * wire.LONGEST_LINE,
    )
    async with await played.guest(0) as ala, await played.guest() as watching:
        for guest in (ala, watching):
            await position(guest)
        for text in lines:
            await accepted(ala, wire.Say, text=text)
            for guest in (ala, watching):
                line = await said(guest)
                assert (line.kind, line.seat, line.text) == ("text", 0, text)
        await accepted(ala, wire.Say, text="  two \t  words\n ")
        assert (await said(watching)).text == "two words"
        for preset in PRESETS:
            await accepted(ala, wire.Say, preset=preset)
            line = await said(watching)
            assert (line.kind, line.text) == ("preset", preset)
    async with await played.guest(1) as late:
        welcome = await until(late, wire.Welcome)
        found = [line.text for line in welcome.lines]
        assert found == [*lines, "two words", *PRESETS]
        assert [line.number for line in welcome.lines] == sorted(
            {line.number for line in welcome.lines}
        )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"text": ""}, "table-nothing-said"),
        ({"text": " \n\t "}, "table-nothing-said"),
        ({"text": "a\u202eb"}, "table-nothing-said"),
        ({"text": "a\u0000b"}, "table-nothing-said"),
        ({"text": "a\u001b[31mb"}, "table-nothing-said"),
        ({"preset": "insult"}, "table-no-preset"),
        ({"preset": "x" * 65}, "table-bad-body"),
        ({"text": "x" * 301}, "table-bad-body"),
    ],
    ids=repr,
)
def test_a_line_that_says_nothing_is_refused(
    server: Server, line: dict[str, str], message: str
) -> None:
    played = server.match("human", "human")

    async def tell() -> None:
        async with await played.guest(0) as ala:
            assert await refused(ala, wire.Say, **line) == message
        async with await played.guest(1) as ola:
            assert (await until(ola, wire.Welcome)).lines == ()

    asyncio.run(tell())


@story
async def test_lines_said_at_once_reach_everybody_once_and_in_order(server: Server) -> None:
    played = server.match("human", "human")
    async with (
        await played.guest(0) as ala,
        await played.guest(1) as ola,
        await played.guest() as watching,
    ):
        for guest in (ala, ola, watching):
            await position(guest)
        await asyncio.gather(
            *[
                accepted(guest, wire.Say, text=f"line {number}")
                for number in range(20)
                for guest in (ala, ola)
            ]
        )
        for guest in (ala, ola, watching):
            numbers = [(await said(guest)).number for _ in range(40)]
            assert numbers == sorted(set(numbers))


@story
async def test_who_is_waited_for_can_be_reminded(strict: Server) -> None:
    played = strict.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        seat, first, second = await in_turn(ala, ola)
        assert await refused(first, wire.Nudge, seat=1 - seat) == "table-nothing-to-nudge"
        assert await refused(second, wire.Nudge, seat=1 - seat) == "table-nothing-to-nudge"
        assert await refused(second, wire.Nudge, seat=9) == "table-nothing-to-nudge"
        await accepted(second, wire.Nudge, seat=seat)
        line = (await until(first, wire.Said)).line
        assert (line.kind, line.seat, line.about) == ("nudge", 1 - seat, {"seat": seat})
        assert await refused(second, wire.Nudge, seat=seat) == "table-too-many"


@story
async def test_refusals_are_said_in_the_language_that_was_asked_for_last(server: Server) -> None:
    played: Played = server.match("human", "human")
    hello = wire.Hello(secret=played.people[0], lang="pl")
    refusals: list[str] = []
    address = socket_address(server.address, played.table)
    async with connect(address, compression=None, open_timeout=PATIENCE, proxy=None) as socket:
        for said in (
            hello,
            wire.Look(id=1, seat=1),
            wire.Speak(id=2, lang="en"),
            wire.Look(id=3, seat=1),
        ):
            await socket.send(msgspec.json.encode(said).decode())
        async for text in socket:
            message = SERVER.decode(text)
            if isinstance(message, wire.Refused):
                assert message.message == "table-not-your-seat"
                refusals.append(message.sentence)
                if message.id == 3:
                    break
    polish, english = refusals
    assert polish.startswith("To nie jest Twoje")
    assert english.startswith("That seat is not")
