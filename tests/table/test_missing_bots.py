"""A bot that a game no longer has: the tables at which it sits go on, and it can be replaced."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from podziemia.kernel import registry
from podziemia.kernel.bots import RandomBot
from podziemia.table import wire
from podziemia.table.journal.rebuild import rebuild
from tests.laws.toys.chests import chests
from tests.laws.toys.frame import known
from tests.processes import PATIENCE
from tests.table.guests import accepted, note, refused
from tests.table.server import Played, hosting, question, shown
from tests.table.stories import story
from tests.table.test_journal import begun, hand_over, standing


def test_a_journal_is_made_anew_without_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, replace(chests(), bots={"hasty": RandomBot}))
    log = begun("hasty", "human", "human", game="toy_fi")
    log.do(1, hand_over(1, "hasty"))
    wanted, frozen = standing(log.journal), log.journal.freeze()
    known(monkeypatch, replace(chests(), bots={"wary": RandomBot}))
    for kept in (None, frozen):
        again = rebuild(log.setup, log.entries, kept)
        assert standing(again) == wanted
        assert again.match.controllers == ["hasty", "hasty", "human"]
        log.journal = again
    assert log.refused(2, hand_over(2, "hasty")) == "unknown-bot"
    log.do(2, hand_over(2, "wary"))


def rename(path: Path) -> None:
    """The bot was called otherwise when the tables began."""
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as database, database:
        for column, rows in (("body", "entries"), ("controller", "seats")):
            renamed = f"UPDATE {rows} SET {column} = replace({column}, 'greedy', 'hasty')"  # noqa: S608 -- our own words
            assert database.execute(renamed).rowcount


@story
async def test_a_table_goes_on_without_its_bot_until_another_one_plays(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with hosting(path) as server:
        before = server.match("human", "greedy", "human")
    rename(path)
    with hosting(path) as server:
        played = Played(server, before.table, before.people)
        async with await played.guest(0) as ala, await played.guest(2) as ola:
            for guest in (ala, ola, ala, ola):
                await guest.choose((await question(guest)).options[0])
            told = await note(ala, "note-bot-missing")
            assert told.about == {"seat": 1, "bot": "hasty"}
            await shown(ala, lambda position: position.moments > 4)  # it passes
            handing = {"seat": 1, "controller": "greedy"}
            assert await refused(ala, wire.HandOver, seat=1, controller="human") == (
                "table-not-vanished"
            )
            await accepted(ala, wire.HandOver, **handing)
            await note(ola, "note-bot-wished")
            await accepted(ola, wire.HandOver, **handing)
            await note(ala, "note-handed-over")
            assert server.info(played.table).seats[1].controller == "greedy"
            assert await refused(ola, wire.HandOver, **handing) == "table-not-your-seat"


@story
async def test_a_match_without_its_bot_can_be_looked_at_and_not_played_once_more(
    tmp_path: Path,
) -> None:
    path = tmp_path / "table.db"
    with hosting(path) as server:
        before = server.match("human", "greedy")
        async with await before.guest(0) as ala:
            await accepted(ala, wire.Resign)
    rename(path)
    with hosting(path) as server:
        record = server.http.get(f"/api/tables/{before.table}/record").content
        assert registry.replay(record).controllers == ["human", "hasty"]
        server.answer("POST", "/api/replays", wire.Opened, content=record)
        rematch = f"/api/tables/{before.table}/rematch"
        assert server.refused(rematch, person=before.people[0]) == "unknown-bot"
