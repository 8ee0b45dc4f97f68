"""An option that is a text: a file of the players' own, which may hold what some must not know."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.games.descent.quests import LONGEST_FILE, QUEST_FILE
from podziemia.kernel.switches import THERE
from tests.table.server import Server, new_person

FILE = next(file for file in QUEST_FILE.files() if file.stem == "salty_cellar")
TEXT = FILE.read_text(encoding="utf-8")
SEATS = ("human", "random", "random")


def test_others_are_told_only_that_there_is_a_file(server: Server) -> None:
    played = server.match(
        *SEATS, game="descent", options={"quest": "into_the_dark", "own_quest": TEXT}
    )
    for person in (None, *played.people.values()):
        shown = server.info(played.table, person).options
        assert shown["own_quest"] == THERE
        assert shown["quest"] == "into_the_dark"
    response = server.http.get(f"/api/tables/{played.table}")
    assert FILE.stem not in response.text


def test_without_one_nothing_is_told(server: Server) -> None:
    played = server.match(*SEATS, game="descent")
    assert server.info(played.table).options["own_quest"] == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.replace('named = "fang"', 'named = "nobody"', 1), "dj-quest-unknown-named"),
        ("no quest at all", "dj-quest-malformed"),
        (TEXT + "#" * LONGEST_FILE, "bad-option"),
    ],
)
def test_a_file_that_cannot_be_used_opens_no_table(server: Server, text: str, message: str) -> None:
    before = server.select("SELECT count(*) FROM tables")
    wish: dict[str, Any] = {"game": "descent", "person": new_person(), "name": "Ola"}
    wish |= {"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"own_quest": text}}
    assert server.refused("/api/tables", **wish) == message
    assert server.select("SELECT count(*) FROM tables") == before
