"""What the outside may see of the server, and how much of it may be asked."""

from __future__ import annotations

from pathlib import Path

import httpx2
import msgspec
import pytest

from podziemia.client.guest import sit_down
from podziemia.kernel.record import seed_hash
from podziemia.table import wire
from podziemia.table.tokens import hashed
from podziemia.table.web.endpoints import ENDPOINTS
from podziemia.table.web.http import CSP, STATIC
from podziemia.table.web.limits import Limits, Rate
from tests.table.guests import position
from tests.table.server import (
    GAME,
    NOBODY,
    WISH,
    Played,
    Server,
    bearer,
    hosting,
    new_person,
    until,
)
from tests.table.stories import story

# What stays private


def test_no_secret_and_no_seed_is_told_before_the_end(server: Server) -> None:
    played = server.match("human", "human", listed=True)
    opened = server.open("me", "link", "open", listed=True)
    guest = new_person()
    server.sit(opened.table, person=guest)
    secrets = {*played.people.values(), guest, *(i.secret for i in opened.invitations)}
    secrets |= {hashed(secret) for secret in secrets}
    secrets |= {seed_of(server, table) for table in (played.table, opened.table)}
    people = [None, *played.people.values(), guest]
    for table in (played.table, opened.table):
        for endpoint in ENDPOINTS:
            if endpoint.method != "GET":
                continue
            path = endpoint.path.format(game=GAME, lang="en", step=0, table=table, number=0)
            for person in people:
                for query in ("", "?eyes=0", "?state=playing"):
                    answer = server.http.get(path + query, headers=bearer(person))
                    found = [secret for secret in secrets if secret in answer.text]
                    assert not found, (path, query)
                    assert not any(secret in str(answer.headers) for secret in secrets)


@story
async def test_who_is_connected_to_a_match_is_told_to_those_who_play_it(server: Server) -> None:
    played, waiting = server.match("human", "human", listed=True), new_person()
    async with await played.guest(0) as ala:
        await position(ala)
        asking = (None, "stranger", *played.people.values())
        seats = {person: server.info(played.table, person).seats for person in asking}
        listed = server.answer("GET", "/api/tables?state=playing", wire.Tables).tables
        [seats["list"]] = [found.seats for found in listed if found.table == played.table]
        shown = {person: [seat.here for seat in found] for person, found in seats.items()}
        nobody, present = [False, False], [True, False]
        assert [shown[person] for person in (None, "stranger", "list")] == [nobody] * 3
        assert [shown[person] for person in played.people.values()] == [present] * 2
    table = server.open("me", "open", person=waiting).table
    async with await sit_down(server.address, table, waiting) as ola:
        await until(ola, wire.Welcome)
        assert server.info(table).seats[0].here, "one sees whom one would play with"


def test_the_seed_is_bound_at_the_start_and_told_at_the_end(
    server: Server, finished: Played, running: Played
) -> None:
    before, after = server.info(running.table), server.info(finished.table)
    assert before.seed is None
    assert before.seed_hash == seed_hash(seed_of(server, running.table))
    assert after.seed is not None
    assert after.seed_hash == seed_hash(after.seed)


def test_what_is_kept_of_secrets_is_a_hash(server: Server) -> None:
    host = new_person()
    opened = server.open("me", "link", person=host)
    guest = new_person()
    server.sit(opened.table, person=guest, secret=opened.invitations[0].secret)
    kept = "".join(
        str(server.select(f"SELECT * FROM {name}"))  # noqa: S608 -- our own names
        for (name,) in server.select("SELECT name FROM sqlite_master WHERE type = 'table'")
    )
    used = opened.invitations[0].secret
    free = server.open("me", "link").invitations[0].secret
    assert hashed(used) not in kept, "nobody needs it any more"
    for secret in (host, guest, used):
        assert secret not in kept
    assert hashed(host) in kept
    assert hashed(guest) in kept
    assert (hashed(free),) in server.select("SELECT secret_hash FROM seats")


def test_ids_and_secrets_cannot_be_guessed(server: Server) -> None:
    opened = [server.open("me", "link") for _ in range(30)]
    ids = [found.table for found in opened] + [found.invitations[0].secret for found in opened]
    assert len(set(ids)) == len(ids)
    assert all(len(found) == 32 for found in ids), "24 bytes of chance"
    for place in range(32):
        assert len({found[place] for found in ids}) > 15, "no place is always the same"


def seed_of(server: Server, table: str) -> str:
    """The seed of a table, out of the database."""
    return str(server.select("SELECT seed FROM tables WHERE id = ?", table)[0][0])


# The outside


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/health", "/metrics", "/openapi.json", "/new/x"]
)
def test_every_answer_keeps_browsers_safe(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-cache"
    assert "set-cookie" not in headers
    assert "access-control-allow-origin" not in headers
    assert "frame-ancestors 'none'" in CSP
    assert "unsafe-eval" not in CSP
    assert "script-src" not in CSP, "scripts come from default-src: ourselves alone"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de, pl;q=0.5", "pl"),
        ("en", "en"),
        ("de", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;,,,", "en"),
    ],
)
def test_a_fault_is_said_in_the_language_of_the_browser(
    server: Server, accepted: str, language: str
) -> None:
    fault = server.refusal("GET", NOBODY, 404, headers={"accept-language": accepted})
    assert fault.sentence.startswith(
        {"pl": "Nie ma takiego stołu", "en": "There is no such"}[language]
    )


def test_more_than_anybody_needs_to_say_is_too_large(server: Server) -> None:
    body = Limits().body
    fault = server.refusal("POST", "/api/tables", 413, content=b" " * (body + 1))
    assert fault.message == "table-too-large"
    assert server.refusal("POST", "/api/tables", 422, content=b" " * body).message == (
        "table-bad-body"
    )
    parts = (b" " * 60_000 for _ in range(1_000))  # no length is announced, and it never ends
    assert server.refusal("POST", "/api/tables", 413, content=parts).message == "table-too-large"
    fault = server.refusal("POST", "/api/replays", 413, content=b" " * (Limits().record + 1))
    assert fault.message == "table-too-large"


def test_other_methods_are_not_allowed(server: Server, running: Played) -> None:
    for method, path in (
        ("DELETE", f"/api/tables/{running.table}"),
        ("PUT", "/api/tables"),
        ("POST", "/api/games"),
        ("PATCH", "/"),
    ):
        assert server.http.request(method, path).status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2f..%2f..%2fpyproject.toml",
        "/assets/..%2f..%2ftable%2fweb%2fhttp.py",
        "/assets/../../table/web/http.py",
        "/%2e%2e/table/web/http.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/..%5c..%5ctable",
        "/%00",
        "/assets/%00.js",
        "/" + "x" * 5_000,
        "/" + "a/" * 2_000,
        "/%ff%fe",
    ],
)
def test_files_outside_of_the_client_are_never_sent(server: Server, path: str) -> None:
    raw = f"{server.address.rstrip('/')}{path}"
    answer = server.http.get(httpx2.URL(raw))
    assert answer.status_code in (200, 404, 503)
    index = STATIC / "index.html"
    if answer.status_code == 200:
        assert answer.content == index.read_bytes(), "the page, which says that it knows no such"
    else:
        assert msgspec.json.decode(answer.content, type=wire.Fault).sentence


def test_health_tells_whether_one_can_play(server: Server) -> None:
    health = server.answer("GET", "/health", wire.Health)
    assert health.ok


def test_too_much_in_too_short_a_time_is_refused(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(8, 0.001), openings=Rate(2, 0.001))
    with hosting(tmp_path / "table.db", limits=limits) as server:
        for _ in range(2):
            server.open("me", "open")
        fault = server.refusal("POST", "/api/tables", 429, json=WISH)
        assert fault.message == "table-too-many"
        for _ in range(5):
            assert server.http.get("/api/games").status_code == 200
        assert server.refusal("GET", "/api/games", 429).message == "table-too-many"
        assert server.http.get("/health").status_code == 200, "whoever looks after it may look"
        assert len(server.select("SELECT id FROM tables")) == 2
