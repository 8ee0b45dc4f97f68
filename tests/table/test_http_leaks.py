"""While a common round goes on, nothing outside the sockets shows what anybody does in it.

Everybody (each seat, somebody who watches, a stranger) asks for everything that can be asked for
before and after every decision of which only its seat may know: status, headers, bytes and thereby
times of change and sizes must be the same, and the chat must be silent.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import httpx2
import msgspec
import pytest

from podziemia.client.guest import Guest
from podziemia.kernel.game import HUMAN
from podziemia.table import wire
from podziemia.table.web.watchers import read_networks
from tests.budget import MORE
from tests.table.guests import send
from tests.table.server import Hosted, Played, bearer, hosting, new_person
from tests.table.test_leaks import Mirror

GAME: Final = "paper_dungeons"
SECRETS: Final = 25
"""After how many decisions that only their seats know of it is enough."""
TAKEN_BACK: Final = 0.25
NOTICED: Final = frozenset({"asked", "changed"})
"""What of a table changes when somebody has finished, which everybody may know."""

STRANGER: Final = "a stranger who has been here before"

Answers: TypeAlias = dict[str, tuple[int, dict[str, str], bytes]]


async def asked(http: httpx2.AsyncClient, played: Played, person: str | None) -> Answers:
    """Everything that somebody is answered who asks for everything."""
    table = f"/api/tables/{played.table}"
    paths = [
        "/api/tables?state=playing",
        "/api/me",
        table,
        f"{table}/record",
        "/health",
        "/metrics",
        *(
            f"{table}/moments/{number}?eyes={eyes}"
            for number in (0, 1, 5, 10, 20, 40, 80)
            for eyes in ("0", "1", "2", "none", "all", "9")
        ),
    ]
    answers: Answers = {}
    for path in paths:
        answers[path] = kept(await http.get(path, headers=bearer(person)))
    for what in ("sit", "fill", "leave", "rematch"):
        body = {"person": new_person(), "name": "x", "seat": 0, "controller": "random"}
        fields = {"sit": ("person", "name"), "fill": ("person", "seat", "controller")}
        said = {name: body[name] for name in fields.get(what, ("person",))}
        answers[what] = kept(await http.post(f"{table}/{what}", json=said))
    return answers


def kept(response: httpx2.Response) -> tuple[int, dict[str, str], bytes]:
    """All of an answer but the time of day."""
    headers = {name: value for name, value in response.headers.items() if name != "date"}
    return response.status_code, headers, response.content


async def everything(http: httpx2.AsyncClient, played: Played) -> dict[str | None, Answers]:
    """What everybody is answered: each seat, who watches, and a stranger."""
    people = [*played.people.values(), None, STRANGER]
    return {person: await asked(http, played, person) for person in people}


def lines(played: Played) -> list[tuple[Any, ...]]:
    """The chat."""
    return played.server.select("SELECT * FROM lines WHERE table_id = ?", played.table)


async def act(guests: dict[int | None, Guest], chance: Random) -> None:
    """Somebody takes back, or decides."""
    found = {seat: g.position for seat, g in guests.items() if g.position is not None}
    undoing = [seat for seat, position in found.items() if position.undoable]
    if undoing and chance.random() < TAKEN_BACK:
        seat = chance.choice(undoing)
        await send(guests[seat], wire.Undo(id=0, settled=found[seat].settled))
        return
    seat = chance.choice([seat for seat, position in found.items() if position.question])
    question = found[seat].question
    assert question is not None
    option = chance.choice(question.options)
    await send(guests[seat], wire.Choose(id=0, question=question.number, option=option))


def round_of(mirror: Mirror) -> int | None:
    """After how many decisions the common round of now began; None if there is none."""
    common = mirror.play.hidden
    return None if common is None else common.since


async def play_and_watch(server: Hosted, seed: int) -> tuple[int, int]:
    """Play, and compare what everybody is answered; how much was secret, and how much noticed."""
    played = server.match(HUMAN, HUMAN, HUMAN, game=GAME, listed=True, seed=f"outside {seed}")
    chance, secrets, noticed = Random(seed), 0, 0
    async with AsyncExitStack() as stack:
        guests = {
            seat: await stack.enter_async_context(await played.guest(seat))
            for seat in (*played.people, None)
        }
        http = await stack.enter_async_context(
            httpx2.AsyncClient(base_url=server.address, timeout=60)
        )
        mirror = Mirror(played)
        await mirror.settle(guests)
        while round_of(mirror) is None:
            await act(guests, chance)
            await mirror.settle(guests)
        before, said = await everything(http, played), lines(played)
        while secrets < SECRETS and (began := round_of(mirror)) is not None:
            known, number = mirror.play.known(None), mirror.play.number
            await act(guests, chance)
            assert not await mirror.settle(guests)
            assert mirror.play.number > number
            after = await everything(http, played)
            if mirror.play.known(None) == known:
                assert after == before
                assert lines(played) == said, "the chat tells nothing"
                secrets += 1
            elif round_of(mirror) == began:
                check_noticed(before, after)
                noticed += 1
            before, said = after, lines(played)
    return secrets, noticed


def check_noticed(before: dict[str | None, Answers], after: dict[str | None, Answers]) -> None:
    """When somebody has finished, nothing but that shows."""
    for person, answers in after.items():
        for path, (status, headers, content) in answers.items():
            was = before[person][path]
            if (status, headers, content) == was:
                continue
            tables = [told(body) for body in (was[2], content)]
            assert status == was[0] == 200
            assert tables[0] == tables[1]


def told(content: bytes) -> list[dict[str, Any]]:
    """The tables of an answer without what everybody may notice."""
    found = msgspec.json.decode(content)
    return [
        {name: value for name, value in table.items() if name not in NOTICED}
        for table in found.get("tables", [found])
    ]


@pytest.mark.parametrize("seed", range(MORE))
def test_nothing_outside_moves_while_a_common_round_goes_on(tmp_path: Path, seed: int) -> None:
    with hosting(tmp_path / "table.db") as server:
        secrets, noticed = asyncio.run(play_and_watch(server, seed))
    assert secrets >= 10
    assert noticed


def test_strangers_learn_no_number_of_a_running_match(tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match(HUMAN, HUMAN)
        for number in (0, 1, 99_999):
            for person in (None, new_person()):
                path = f"/api/tables/{played.table}/moments/{number}?eyes=0"
                fault = server.refusal("GET", path, 422, headers=bearer(person))
                assert fault.message == "table-not-over"


def test_what_is_measured_is_shown_where_the_host_allows_it(tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        assert server.refusal("GET", "/metrics", 403).message == "table-not-watcher"
        assert server.answer("GET", "/health", wire.Health) == wire.Health(ok=True, details=None)
    for allowed, shown in (("127.0.0.0/8", True), ("127.0.0.2", False), ("::1", False)):
        watchers = read_networks([allowed])
        with hosting(tmp_path / "table.db", watchers=watchers) as server:
            assert ("# HELP" in server.http.get("/metrics").text) == shown
            health = server.answer("GET", "/health", wire.Health)
            assert (health.details is not None) == shown
