"""While a common round goes on, nothing outside the sockets shows what anybody does in it.

Everybody (each seat, somebody who watches, a stranger) asks for everything that can be asked for
before and after every decision: status, headers, bytes and thereby times of change and sizes must
be the same until the round is over, but for whether it is one's own turn. The chat must be silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import httpx2
import msgspec
import pytest
from starlette.responses import Response

from podziemia.client.guest import Guest
from podziemia.kernel.game import HUMAN
from podziemia.table import metrics, wire
from podziemia.table.journal.journal import Journal
from podziemia.table.live import info, moments
from podziemia.table.live.table import LiveTable
from podziemia.table.storage.rows import Change, TableRow
from podziemia.table.web import app, http
from podziemia.table.web.watchers import read_networks
from tests.budget import MORE
from tests.processes import PATIENCE
from tests.table.guests import send
from tests.table.server import Hosted, Played, bearer, hosting, new_person, shown
from tests.table.stories import story
from tests.table.test_leaks import Mirror

GAME: Final = "paper_dungeons"
SECRETS: Final = 15
"""After how many decisions that only their seats know of it is enough."""
TAKEN_BACK: Final = 0.25
OWN: Final = ("/api/me", "the table")
"""Where people are told whether it is their own turn."""
STRANGER: Final = "a stranger who has been here before"

Answer: TypeAlias = tuple[int, dict[str, str], bytes]
"""A status, headers and bytes."""
Answers: TypeAlias = dict[str, Answer]


async def asked(client: httpx2.AsyncClient, played: Played, person: str | None) -> Answers:
    """Everything that somebody is answered who asks for everything."""
    table = f"/api/tables/{played.table}"
    paths = {
        "the table": table,
        **{
            path: path
            for path in (
                *(f"/api/tables?state={state}" for state in ("waiting", "playing", "over")),
                *("/api/me", "/health", "/metrics", "/openapi.json", "/"),
                f"{table}/record",
                *(
                    f"{table}/moments/{number}?eyes={eyes}"
                    for number in (0, 1, 10, 80)
                    for eyes in ("0", "1", "2", "none", "all", "9")
                ),
            )
        },
    }
    answers: Answers = {}
    for what, path in paths.items():
        answers[what] = kept(await client.get(path, headers=bearer(person)))
    own = person if person in played.people.values() else new_person()
    for what in ("sit", "fill", "leave", "rematch"):
        body = {"person": own, "name": "x", "seat": 0, "controller": "random"}
        fields = {"sit": ("person", "name"), "fill": ("person", "seat", "controller")}
        said = {name: body[name] for name in fields.get(what, ("person",))}
        answers[what] = kept(await client.post(f"{table}/{what}", json=said))
    return answers


def kept(response: httpx2.Response) -> Answer:
    """All of an answer but the time of day."""
    headers = {name: value for name, value in response.headers.items() if name != "date"}
    return response.status_code, headers, response.content


async def everything(client: httpx2.AsyncClient, played: Played) -> dict[str | None, Answers]:
    """What everybody is answered: each seat, who watches, and a stranger."""
    people = [*played.people.values(), None, STRANGER]
    return {person: await asked(client, played, person) for person in people}


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
        client = await stack.enter_async_context(
            httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE)
        )
        mirror = Mirror(played)
        await mirror.settle(guests)
        while round_of(mirror) is None:
            await act(guests, chance)
            await mirror.settle(guests)
        before, said, busy = await everything(client, played), lines(played), mirror.play.asked
        while secrets < SECRETS and (began := round_of(mirror)) is not None:
            known, number = mirror.play.known(None), mirror.play.number
            await act(guests, chance)
            assert not await mirror.settle(guests)
            assert mirror.play.number > number
            after = await everything(client, played)
            if round_of(mirror) == began:
                moved = set(busy) ^ set(mirror.play.asked)
                check_same(before, after, {played.people[seat]: seat for seat in moved})
                noticed += len(moved)
            if mirror.play.known(None) == known:
                assert lines(played) == said, "the chat shows something"
                secrets += 1
            before, said, busy = after, lines(played), mirror.play.asked
            check_own_turns(played, after, busy)
    return secrets, noticed


def check_same(
    before: dict[str | None, Answers], after: dict[str | None, Answers], moved: dict[str, int]
) -> None:
    """Nothing shows what was done; but whose own turn has begun or ended learns that."""
    for person, answers in after.items():
        for what in answers:
            found = [before[person][what], answers[what]]
            if person in moved and what in OWN:
                found = [but_for(moved[person], answer) for answer in found]
            assert found[0] == found[1], f"{what} shows something"


def but_for(seat: int, answer: Answer) -> Answer:
    """An answer about tables without whether it is a seat's turn."""
    status, headers, content = answer
    found = msgspec.json.decode(content)
    for table in found.get("tables", [found]):
        table["asked"] = [asked for asked in table["asked"] if asked != seat]
    return status, {**headers, "content-length": ""}, msgspec.json.encode(found)


def check_own_turns(
    played: Played, answers: dict[str | None, Answers], asked: Sequence[int]
) -> None:
    """Everybody is told rightly whether it is their own turn."""
    for seat, person in played.people.items():
        for what in OWN:
            found = msgspec.json.decode(answers[person][what][2])
            (table,) = found.get("tables", [found])
            assert (seat in table["asked"]) == (seat in asked)


@pytest.mark.parametrize("seed", range(MORE))
def test_nothing_outside_moves_while_a_common_round_goes_on(tmp_path: Path, seed: int) -> None:
    with hosting(tmp_path / "table.db") as server:
        secrets, noticed = asyncio.run(play_and_watch(server, seed))
    assert secrets >= 10
    assert noticed


def entries() -> int:
    """How many entries have been written, as the server counts them."""
    return int(metrics.ENTRIES._value.get())


def with_header(answer: Any) -> Response:
    """An answer whose header counts entries."""
    response = RESPONSE(answer)
    response.headers["x-entries"] = str(entries())
    return response


def with_size(answer: Any) -> Response:
    """An answer whose size depends on the number of entries."""
    return Response(msgspec.json.encode(answer) + b" " * (entries() % 64))


def with_time(change: Change, at: float) -> dict[str, Any]:
    """What a change writes, with its time."""
    return {**FIELDS(change, at), "changed": at}


FIELDS: Final = Change.fields
RESPONSE: Final = http.to_response
CARRY_OUT: Final = LiveTable.carry_out


async def carry_out_openly(table: LiveTable, by: Any, wish: Any) -> bool:
    """Carry out a wish, and let everybody know of it."""
    await CARRY_OUT(table, by, wish)
    return True


def number_of_decisions(journal: Journal) -> int:
    """How many decisions have been made, whatever is hidden."""
    return len(journal.match.decisions)


def all_see(row: TableRow, own: Sequence[int]) -> tuple[int, ...]:
    """Whoever is asked, for all to see."""
    return row.asked


def all_watch(request: Any) -> bool:
    """Everybody may see what is measured."""
    return True


LEAKS: Final[dict[str, tuple[Any, str, Any]]] = {
    "a time of change": (Change, "fields", with_time),
    "who has finished": (info, "asked_of", all_see),
    "a header": (http, "to_response", with_header),
    "a size": (http, "to_response", with_size),
    "the number of moments": (Journal, "moments", property(number_of_decisions)),
    "what is measured": (app, "watches", all_watch),
    "a note in the chat": (LiveTable, "carry_out", carry_out_openly),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_whatever_shows_a_common_round_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """Every kind of leak is made on purpose once: the test above can fail."""
    with hosting(tmp_path / "table.db") as server:
        monkeypatch.setattr(*LEAKS[leak])
        with pytest.raises(AssertionError, match="shows something"):
            asyncio.run(play_and_watch(server, 0))


@story
async def test_what_only_others_know_of_costs_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was made before their decisions is not made anew, which would take longer."""
    made: list[object] = []

    def rewound(match: Any, number: int) -> Any:
        made.append(number)
        return REWOUND(match, number)

    def position(journal: Journal, seat: int | None, *rest: int) -> wire.Position:
        made.append(seat)
        return POSITION(journal, seat, *rest)

    with hosting(tmp_path / "table.db") as server:
        played = server.match(HUMAN, HUMAN, game=GAME, seed="time")
        async with (
            await played.guest(0) as ala,
            await played.guest(1) as ola,
            await played.guest() as watching,
        ):
            guests: dict[int | None, Guest] = {0: ala, 1: ola, None: watching}
            mirror = Mirror(played)
            while await mirror.settle(guests) or round_of(mirror) is None:
                await act(guests, Random(1))
            monkeypatch.setattr(moments, "rewound", rewound)
            monkeypatch.setattr(Journal, "position", position)
            past = f"/api/tables/{played.table}/moments/0?eyes=1"
            for number in range(4):
                made.clear()
                server.answer("GET", past, wire.Position, headers=bearer(played.people[1]))
                await send(watching, wire.Resign(id=0))  # is refused, and shown all again
                found = await shown(ala)
                assert found.question is not None
                choice = wire.Choose(id=0, question=found.question.number, option=0)
                await send(ala, wire.Undo(id=0, settled=found.settled) if number % 2 else choice)
                await mirror.settle(guests)
                assert 0 in mirror.play.asked, "nobody else knows of it"
            assert made == [0]


REWOUND: Final = moments.rewound
POSITION: Final = Journal.position


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
    for allowed, told in (("127.0.0.0/8", True), ("127.0.0.2", False), ("::1", False)):
        watchers = read_networks([allowed])
        with hosting(tmp_path / "table.db", watchers=watchers) as server:
            assert ("# HELP" in server.http.get("/metrics").text) == told
            health = server.answer("GET", "/health", wire.Health)
            assert (health.details is not None) == told
