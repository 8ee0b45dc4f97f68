"""Tables over HTTP: what there is to play, opening, sitting down, getting up, lists."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.kernel import registry
from podziemia.table import wire
from tests.table.server import (
    GAME,
    NOBODY,
    WISH,
    Played,
    Server,
    bearer,
    new_person,
)

# What there is to play


def test_every_game_is_described(server: Server) -> None:
    found = server.answer("GET", "/api/games", list[wire.GameInfo])
    assert [game.id for game in found] == [game.id for game in registry.games()]
    boss_monster = next(game for game in found if game.id == GAME)
    assert (boss_monster.prefix, boss_monster.least, boss_monster.most) == ("bm", 2, 4)
    assert {"random", "greedy"} <= set(boss_monster.bots)
    assert "human" not in boss_monster.bots
    assert {switch.id for switch in boss_monster.switches} >= {"hard_mode", "stall_rounds"}


def test_cards_rules_texts_and_lessons_of_every_game(server: Server) -> None:
    for game in server.answer("GET", "/api/games", list[wire.GameInfo]):
        path = f"/api/games/{game.id}"
        cards = server.answer("GET", f"{path}/cards", dict[str, wire.CardInfo])
        assert set(cards) == set(registry.find(game.id).cards)
        for language in ("en", "pl"):
            rules = server.answer("GET", f"{path}/rulebook/{language}", dict[str, Any])
            assert rules
            texts = server.http.get(f"/api/texts/{game.id}/{language}")
            assert texts.headers["content-type"] == "text/plain; charset=utf-8"
            assert f"{game.prefix}-name = " in texts.text
        for step in range(game.lessons):
            lesson = server.answer("GET", f"{path}/lessons/{step}", wire.Lesson)
            assert (lesson.step, lesson.steps) == (step, game.lessons)


@pytest.mark.parametrize(
    ("path", "status", "message"),
    [
        ("/api/games/chess/cards", 404, "unknown-game"),
        ("/api/games/chess/rulebook/en", 404, "unknown-game"),
        ("/api/games/chess/lessons/0", 404, "unknown-game"),
        ("/api/texts/chess/en", 404, "unknown-game"),
        (f"/api/games/{GAME}/rulebook/de", 404, "unknown-language"),
        (f"/api/texts/{GAME}/..", 404, "table-no-page"),
        (f"/api/texts/{GAME}/%2e%2e%2fen", 404, "table-no-page"),
        (f"/api/games/{GAME}/lessons/999", 404, "tutorial-no-step"),
        (f"/api/games/{GAME}/lessons/-1", 422, "table-bad-number"),
        (f"/api/games/{GAME}/lessons/1e3", 422, "table-bad-number"),
        (f"/api/games/{GAME}/lessons/%D9%A1", 422, "table-bad-number"),
        (f"/api/games/{GAME}/lessons/9999999999", 422, "table-bad-number"),
        ("/api/tables?state=lost", 422, "table-bad-state"),
        ("/api/me", 422, "table-no-person"),
        (NOBODY, 404, "table-unknown"),
        (f"{NOBODY}/record", 404, "table-unknown"),
        (f"{NOBODY}/moments/0", 404, "table-unknown"),
        ("/api/nothing", 404, "table-no-page"),
        ("/assets/nothing.js", 404, "table-no-page"),
    ],
)
def test_what_is_not_there_is_refused(server: Server, path: str, status: int, message: str) -> None:
    fault = server.refusal("GET", path, status)
    assert fault.message == message
    assert fault.sentence.endswith((".", "…”."))


# Opening


def test_a_table_waits_until_every_seat_is_taken(server: Server) -> None:
    person = new_person()
    opened = server.open("me", "link", "open", "random", person=person)
    assert [invitation.seat for invitation in opened.invitations] == [1]
    waiting = server.info(opened.table, person)
    assert (waiting.state, waiting.host, waiting.moments) == ("waiting", True, 0)
    assert [seat.kind for seat in waiting.seats] == ["human", "link", "open", "bot"]
    assert [seat.mine for seat in waiting.seats] == [True, False, False, False]
    assert server.sit(opened.table).seat == 2
    assert server.sit(opened.table, secret=opened.invitations[0].secret).seat == 1
    playing = server.info(opened.table)
    assert (playing.state, playing.host) == ("playing", False)
    assert {seat.kind for seat in playing.seats} == {"human", "bot"}


def test_one_screen_may_have_several_players(server: Server) -> None:
    person = new_person()
    body = {
        "game": GAME,
        "person": person,
        "name": "  Zażółć\u200b  gęślą ",
        "seats": [{"kind": "me"}, {"kind": "me", "name": "Tata"}],
        "options": {"hard_mode": True},
        "clock": 90,
        "pace": "days",
    }
    opened = server.answer("POST", "/api/tables", wire.Opened, json=body)
    info = server.info(opened.table, person)
    assert [seat.name for seat in info.seats] == ["Zażółć gęślą", "Tata"]
    assert all(seat.mine for seat in info.seats)
    assert info.options["hard_mode"] is True
    assert (info.clock, info.pace, info.state) == (90, "days", "playing")


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, 422, "bad-players"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "bad-players"),
        ({"seats": [{"kind": "me"}] * 17}, 422, "table-bad-body"),
        ({"seats": []}, 422, "table-bad-body"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 422, "unknown-bot"),
        (
            {"seats": [{"kind": "me"}, {"kind": "bot", "controller": "human"}]},
            422,
            "table-not-a-bot",
        ),
        (
            {"seats": [{"kind": "me"}, {"kind": "bot", "controller": "nobody"}]},
            422,
            "unknown-bot",
        ),
        ({"seats": [{"kind": "me"}, {"kind": "throne"}]}, 422, "table-bad-body"),
        ({"options": {"no_such": True}}, 422, "unknown-option"),
        ({"options": {"hard_mode": "yes"}}, 422, "bad-option"),
        ({"options": {"stall_rounds": 51}}, 422, "bad-option"),
        ({"options": {"stall_rounds": 10**30}}, 422, "bad-option"),
        ({"name": ""}, 422, "table-bad-body"),
        ({"name": "\u200b\u202e "}, 422, "table-no-name"),
        ({"name": "x" * 25}, 422, "table-bad-body"),
        ({"person": "short"}, 422, "table-bad-body"),
        ({"person": "x" * 101}, 422, "table-bad-body"),
        ({"clock": -1}, 422, "table-bad-body"),
        ({"clock": 30 * 86_400 + 1}, 422, "table-bad-body"),
        ({"clock": 1.5}, 422, "table-bad-body"),
        ({"pace": "slow"}, 422, "table-bad-body"),
        ({"listed": "yes"}, 422, "table-bad-body"),
        ({"seed": 1}, 422, "table-bad-body"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    server: Server, change: dict[str, Any], status: int, message: str
) -> None:
    before = server.select("SELECT id FROM tables")
    assert server.refused("/api/tables", status, **{**WISH, **change}) == message
    assert server.select("SELECT id FROM tables") == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"person": "\\ud800"}',
        b"[" * 20_000,
        b'{"game": 1e999}',
        b'{"game": "boss_monster", "game": "boss_monster"}',
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/replays"])
def test_what_cannot_be_read_is_refused(server: Server, path: str, content: bytes) -> None:
    fault = server.refusal("POST", path, 422, content=content)
    assert fault.message in ("table-bad-body", "record-damaged")


def test_lone_surrogates_are_refused_everywhere(server: Server, running: Played) -> None:
    token = '"' + "\\ud800" * 24 + '"'
    for path in ("sit", "leave", "rematch"):
        name = ', "name": "x"' if path == "sit" else ""
        content = f'{{"person": {token}{name}}}'.encode()
        fault = server.refusal("POST", f"/api/tables/{running.table}/{path}", 422, content=content)
        assert fault.message == "table-bad-body"


# Lists


def test_only_listed_tables_are_shown_and_only_to_their_state(server: Server) -> None:
    listed = server.open("me", "open", listed=True).table
    hidden = server.open("me", "open").table

    def shown(state: str) -> list[str]:
        found = server.answer("GET", f"/api/tables?state={state}", wire.Tables)
        return [table.table for table in found.tables]

    assert listed in shown("waiting")
    assert hidden not in shown("waiting")
    server.sit(listed)
    assert listed not in shown("waiting")
    assert listed in shown("playing")
    assert listed not in shown("over")
    assert (
        server.answer("GET", "/api/tables", wire.Tables).tables
        == server.answer("GET", "/api/tables?state=waiting", wire.Tables).tables
    )


def test_everybody_finds_their_own_tables(server: Server) -> None:
    person = new_person()
    own = [server.open("me", "open", person=person).table for _ in range(2)]
    other = server.open("me", "open").table
    server.sit(other, person=person)
    found = server.answer("GET", "/api/me", wire.Tables, headers=bearer(person)).tables
    assert [table.table for table in found] == [other, *reversed(own)]
    assert [table.host for table in found] == [False, True, True]
    nothing = server.answer("GET", "/api/me", wire.Tables, headers=bearer(new_person()))
    assert nothing.tables == ()


@pytest.mark.parametrize("header", ["", "Bearer", "Basic abc", "Bearer " + "x" * 201, "x" * 32])
def test_who_does_not_say_who_they_are_has_no_tables(server: Server, header: str) -> None:
    fault = server.refusal("GET", "/api/me", 422, headers={"authorization": header})
    assert fault.message == "table-no-person"
