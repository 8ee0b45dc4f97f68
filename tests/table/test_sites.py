"""Names, pages of other sites, and those who say that they ask for others."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from podziemia.table import wire
from podziemia.table.web.app import TRUSTED
from podziemia.table.web.limits import Limits, Rate
from tests.table.server import PATIENCE, WISH, Played, Server, hosting, new_person, seating, until

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


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u2800 \u3164", "\u115f\u1160", "\uffa0", "\u0301", "\ufe0f"]
)
def test_a_name_can_be_seen(server: Server, name: str) -> None:
    assert server.refused("/api/tables", **{**WISH, "name": name}) == "table-no-name"
    table = server.open("me", "open").table
    assert server.refused(f"/api/tables/{table}/sit", **seating(name=name)) == "table-no-name"
    server.sit(table, person=new_person(), name=f"A{name}la")
    shown = server.info(table).seats[1].name
    assert shown.startswith("A")
    assert shown.endswith("la")
    assert not set(shown) & set("\u3164\u2800\u115f\u1160\uffa0")


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
