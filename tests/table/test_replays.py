"""Matches over HTTP: records, moments, rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import httpx2
import msgspec
import pytest

import podziemia
from podziemia.kernel import registry
from podziemia.table import wire
from podziemia.table.journal.positions import open_scene
from tests.table.server import (
    GAME,
    PATIENCE,
    Played,
    Server,
    bearer,
    hosting,
    new_person,
)
from tests.table.stories import story
from tests.table.toys import Orders

RECORDS: Final = Path(__file__).parent.parent / "records" / GAME


def test_a_finished_match_can_be_taken_away_and_brought_elsewhere(
    server: Server, finished: Played
) -> None:
    record = server.http.get(f"/api/tables/{finished.table}/record")
    assert record.headers["content-disposition"].startswith(f'attachment; filename="{GAME}-')
    assert registry.replay(record.content).over
    brought = server.answer("POST", "/api/replays", wire.Opened, content=record.content)
    info = server.info(brought.table)
    assert (info.state, info.moments) == ("over", server.info(finished.table).moments)
    assert server.http.get(f"/api/tables/{brought.table}/record").content == record.content
    assert server.info(brought.table).seed == server.info(finished.table).seed
    fault = server.refused(f"/api/tables/{brought.table}/rematch", person=new_person())
    assert fault == "table-not-yours"


@pytest.mark.parametrize("path", sorted(RECORDS.rglob("*.json")), ids=lambda path: path.stem)
def test_records_of_matches_played_elsewhere_can_be_looked_at(server: Server, path: Path) -> None:
    data = path.read_bytes()
    match = registry.replay(data)
    if not match.over:
        assert server.refusal("POST", "/api/replays", 422, content=data).message == (
            "table-record-unfinished"
        )
        return
    brought = server.answer("POST", "/api/replays", wire.Opened, content=data)
    last = server.answer(
        "GET",
        f"/api/tables/{brought.table}/moments/{len(match.decisions)}?eyes=0",
        wire.Position,
    )
    assert last.scene == match.game.scene(match.view(0))


def test_a_record_that_is_not_right_is_refused(server: Server, finished: Played) -> None:
    record = server.http.get(f"/api/tables/{finished.table}/record").content
    written = msgspec.json.decode(record)
    changed = {**written, "check": "0" * 64}
    unfinished = {**written, "decisions": written["decisions"][:5]}
    other = {**written, "seed": "another"}
    for body in (changed, unfinished, other, {**written, "version": 99}, {**written, "x": 1}):
        fault = server.refusal("POST", "/api/replays", 422, json=body)
        assert fault.sentence
    unfinished_record = play_a_little()
    fault = server.refusal("POST", "/api/replays", 422, content=unfinished_record)
    assert fault.message == "table-record-unfinished"


def play_a_little() -> bytes:
    """The record of a match that goes on."""
    match = registry.start(GAME, 2, 1)
    match.play(min(match.pending), 0)
    return match.record().to_json()


def test_a_running_match_is_shown_only_through_one_s_own_eyes(
    server: Server, running: Played
) -> None:
    path = f"/api/tables/{running.table}"
    assert server.refusal("GET", f"{path}/record", 422).message == "table-not-over"
    mine = server.answer(
        "GET", f"{path}/moments/0?eyes=0", wire.Position, headers=bearer(running.people[0])
    )
    assert (mine.seat, mine.question) == (0, None)
    for eyes in ("1", "all", "none"):
        for person in (running.people[0], new_person(), None):
            found = server.refusal(
                "GET", f"{path}/moments/0?eyes={eyes}", 422, headers=bearer(person)
            )
            assert found.message == "table-not-over"
    assert server.refusal("GET", f"{path}/moments/0?eyes=0", 422).message == "table-not-over"
    fault = server.refusal(
        "GET", f"{path}/moments/1?eyes=0", 404, headers=bearer(running.people[0])
    )
    assert fault.message == "table-no-moment"
    waiting = server.open("me", "open").table
    fault = server.refusal("GET", f"/api/tables/{waiting}/moments/0", 422)
    assert fault.message == "table-not-begun"


def test_a_finished_match_is_shown_through_any_eyes(server: Server, finished: Played) -> None:
    path = f"/api/tables/{finished.table}/moments"
    last = server.info(finished.table).moments
    match = registry.replay(server.http.get(f"/api/tables/{finished.table}/record").content)
    for eyes, seat in (("0", 0), ("1", 1), ("none", None)):
        for number in (last, 0, last // 2, last // 2 + 1, last // 2 - 1):
            found = server.answer("GET", f"{path}/{number}?eyes={eyes}", wire.Position)
            past = match.fork(events=True)
            past.rewind(number)
            assert (found.seat, found.number, found.moments) == (seat, number, number)
            assert found.scene == past.game.scene(past.view(seat))
            assert msgspec.json.encode(found.events) == msgspec.json.encode(past.events(seat))
    everything = server.answer("GET", f"{path}/{last // 2}?eyes=all", wire.Position)
    nothing = server.answer("GET", f"{path}/{last // 2}?eyes=none", wire.Position)
    assert len(msgspec.json.encode(everything)) > len(msgspec.json.encode(nothing))
    for eyes in ("2", "-1", "Ala", "00"):
        fault = server.refusal("GET", f"{path}/0?eyes={eyes}", 422)
        assert fault.message == "table-bad-eyes"
    assert server.refusal("GET", f"{path}/{last + 1}", 404).message == "table-no-moment"


def test_through_all_eyes_a_board_is_told_as_much_as_through_nobody_s() -> None:
    match = podziemia.start("paper_dungeons", players=2, seed="eyes")
    own = match.game.scene(match.view(None))
    assert own.facts
    assert open_scene(match).facts == own.facts


def test_a_rematch_is_opened_once_and_everybody_moves_one_seat_on(server: Server) -> None:
    played = server.match("human", "human", "random")
    path = f"/api/tables/{played.table}/rematch"
    assert server.refused(path, person=new_person()) == "table-not-yours"
    assert server.refused(path, person=played.people[0]) == "table-not-over"
    asyncio.run(give_up(played, 0, 1))
    again = [
        server.answer("POST", path, wire.Opened, json={"person": person})
        for person in played.people.values()
    ]
    assert again[0].table == again[1].table != played.table
    assert server.info(played.table).next == again[0].table
    info = server.info(again[0].table, played.people[0])
    assert (info.state, info.seed) == ("playing", None)
    assert [seat.kind for seat in info.seats] == ["human", "bot", "human"]
    assert [seat.mine for seat in info.seats] == [False, False, True]
    assert info.seed_hash != server.info(played.table).seed_hash


@story
async def test_a_rematch_that_all_wish_at_once_is_one_table(server: Server) -> None:
    played = server.match("human", "human", "human")
    await give_up(played, 0, 1)
    path = f"/api/tables/{played.table}/rematch"
    async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        wishes = [client.post(path, json={"person": p}) for p in played.people.values()]
        answers = [answer.json()["table"] for answer in await asyncio.gather(*wishes)]
    assert len(set(answers)) == 1
    own = server.answer("GET", "/api/me", wire.Tables, headers=bearer(played.people[0]))
    assert {table.table for table in own.tables} == {played.table, answers[0]}


async def give_up(played: Played, *seats: int) -> None:
    """Let people give up, one after the other."""
    for seat in seats:
        async with await played.guest(seat) as guest:
            answer = await guest.ask(lambda number: wire.Resign(id=number))
            assert isinstance(answer, wire.Accepted), answer


@pytest.mark.parametrize(("swap", "overlord"), [({}, 0), ({"swap": False}, 0), ({"swap": True}, 1)])
def test_sides_are_swapped_if_somebody_asks_for_it(
    swap: dict[str, bool], overlord: int, orders: Orders, tmp_path: Path
) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", "human", game="toy_ov")
        asyncio.run(give_up(played, 0))
        path = f"/api/tables/{played.table}/rematch"
        wish = {"person": played.people[1], **swap}
        again = server.answer("POST", path, wire.Opened, json=wish)
        first = [server.info(again.table, played.people[seat]).seats[0].mine for seat in range(3)]
        assert first == [seat == overlord for seat in range(3)]
