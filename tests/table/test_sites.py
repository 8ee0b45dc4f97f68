"""Names, pages of other sites, and those who say that they ask for others."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from podziemia.cli import BAD_INPUT, run
from podziemia.table import wire
from podziemia.table.web.app import TRUSTED
from podziemia.table.web.limits import Limits, Rate, neighbourhood
from podziemia.table.web.sites import read_origins
from tests.table.guests import heard
from tests.table.server import (
    PATIENCE,
    UNLIMITED,
    WISH,
    Played,
    Server,
    hosting,
    new_person,
    seating,
    until,
)
from tests.table.stories import story

SITE: Final = "https://games.example"


@pytest.fixture(scope="module")
def sited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that belongs to a site."""
    database = tmp_path_factory.mktemp("sited") / "table.db"
    with hosting(database, origins=frozenset({SITE})) as server:
        yield server


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("localhost:8000", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname()}.local:80", True),
        ("games.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
        ("games.example.evil.example:8000", False),
        ("evil@127.0.0.1", False),
    ],
)
def test_a_server_answers_to_its_own_names(sited: Server, host: str, answered: bool) -> None:
    table = sited.open("me", "open").table
    for path in ("/api/games", "/", "/health", f"/api/tables/{table}"):
        answer = sited.http.get(path, headers={"host": host})
        assert (answer.status_code == 421) != answered
        if not answered:
            assert answer.json()["message"] == "table-bad-host"
            assert host in answer.json()["sentence"]
    assert opened_by(sited, table, host) == (b"101" if answered else b"403")


@pytest.mark.parametrize(
    ("target", "names", "status"),
    [
        ("/api/games", ("127.0.0.1",), b"200"),
        ("/api/games", ("127.0.0.1", "evil.example"), b"421"),
        ("/api/games", ("evil.example", "127.0.0.1"), b"421"),
        ("http://evil.example/api/games", ("127.0.0.1",), b"421"),
        ("http://games.example/api/games", ("127.0.0.1",), b"200"),
    ],
)
def test_every_name_that_is_asked_for_is_one_of_ours(
    sited: Server, target: str, names: tuple[str, ...], status: bytes
) -> None:
    address = urlsplit(sited.address)
    hosts = "".join(f"Host: {name}\r\n" for name in names)
    with socket.create_connection((address.hostname or "", address.port or 0), PATIENCE) as raw:
        raw.sendall(f"GET {target} HTTP/1.1\r\n{hosts}\r\n".encode())
        assert raw.recv(100).split(b" ")[1] == status


def opened_by(server: Server, table: str, host: str) -> bytes:
    """The status with which a socket is opened under a name."""
    address = urlsplit(server.address)
    assert address.hostname is not None
    with socket.create_connection((address.hostname, address.port or 0), PATIENCE) as raw:
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        raw.sendall(request.encode())
        return raw.recv(100).split(b" ")[1]


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("own", True),
        (SITE, True),
        ("https://evil.example", False),
        ("null", False),
        ("http://games.example", False),
        ("http://[", False),
    ],
)
def test_pages_of_other_sites_change_nothing(
    sited: Server, origin: str | None, allowed: bool
) -> None:
    own = sited.address.rstrip("/")
    headers = {} if origin is None else {"origin": own if origin == "own" else origin}
    before = sited.select("SELECT id FROM tables")
    answer = sited.http.post("/api/tables", json=WISH, headers=headers)
    if allowed:
        assert answer.status_code == 200, answer.text
        return
    assert answer.status_code == 403
    assert answer.json()["message"] == "table-bad-origin"
    assert sited.select("SELECT id FROM tables") == before
    form = {"content-type": "text/plain", **headers}
    table = sited.open("me", "open").table
    for what in ("sit", "leave", "rematch", "fill"):
        path = f"/api/tables/{table}/{what}"
        assert sited.http.post(path, json=seating(), headers=form).status_code == 403
    assert sited.http.post("/api/replays", content=b"{}", headers=form).status_code == 403


@pytest.mark.parametrize(
    "origin",
    [
        *("http://[", "games.example", "https://", "https://games.example/"),
        *("ftp://games.example", "https://Games.example", "https://me@games.example"),
        "https://games.example:x",
    ],
)
def test_a_site_that_no_browser_would_name_is_refused(
    capsys: pytest.CaptureFixture[str], origin: str
) -> None:
    assert run(["serve", "--port", "0", "--origin", origin, "--lang", "en"]) == BAD_INPUT
    said = capsys.readouterr().err
    assert origin in said
    assert "https://games.example" in said


@pytest.mark.parametrize("origin", [SITE, "http://localhost:5173", "http://[::1]:8000"])
def test_a_site_that_browsers_name_is_taken(origin: str) -> None:
    assert read_origins([origin]) == {origin}


@pytest.mark.parametrize("trusted", [None, "127.0.0.1"])
def test_who_asks_for_others_is_believed_only_if_the_host_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str | None
) -> None:
    monkeypatch.delenv(TRUSTED, raising=False)
    if trusted is not None:
        monkeypatch.setenv(TRUSTED, trusted)
    limits = Limits(requests=Rate(5, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        answers = [
            server.http.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(10)
        ]
    refused = [answer.status_code for answer in answers].count(429)
    assert refused == (5 if trusted is None else 0)


NETWORK: Final = [f"2001:db8::{number:x}" for number in range(10)]


@story
async def test_one_network_of_ipv6_is_counted_as_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUSTED, "127.0.0.1")
    limits = replace(UNLIMITED, requests=Rate(5, 0.001), connections=Rate(4, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        table = server.match("human", "human").table
        answers = [
            server.http.get("/api/games", headers={"x-forwarded-for": address})
            for address in [*NETWORK, "2001:db8:0:1::"]
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5 + [200]
        welcome = []
        for address in NETWORK:
            forwarded = {"x-forwarded-for": address}
            hello = '{"type": "hello"}'
            said, _ = await heard(server, table, hello, additional_headers=forwarded)
            welcome.append(isinstance(said[0], wire.Welcome))
        assert welcome == [True] * 4 + [False] * 6


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff:0:0:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
    ],
)
def test_who_is_counted_together(one: str, other: str, together: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) == together


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u2800 \u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u0301",
        "\ufe0f",
        "\ufffc",
        "\U0001d159",
    ],
)
def test_a_name_can_be_seen(server: Server, name: str) -> None:
    assert server.refused("/api/tables", **{**WISH, "name": name}) == "table-no-name"
    table = server.open("me", "open").table
    assert server.refused(f"/api/tables/{table}/sit", **seating(name=name)) == "table-no-name"
    server.sit(table, person=new_person(), name=f"A{name}la")
    shown = server.info(table).seats[1].name
    assert shown.startswith("A")
    assert shown.endswith("la")
    assert not set(shown) & set("\u3164\u2800\u115f\u1160\uffa0\ufffc\U0001d159")


@pytest.mark.parametrize(
    "said",
    [
        r'{"type": "say", "id": 7, "text": "\ud800"}',
        r'{"type": "say", "text": "\udfff x", "id": 7}',
        r'{"type": "choose", "id": 7, "question": 0, "option": {"type": "\ud800"}}',
    ],
)
def test_half_a_character_is_refused_under_the_id_of_its_request(
    running: Played, said: str
) -> None:
    async def tell() -> None:
        async with await running.guest(0) as ala:
            await ala.send_raw(said)
            refusal = await until(ala, wire.Refused)
            assert (refusal.message, refusal.id) == ("table-bad-body", 7)

    asyncio.run(tell())
