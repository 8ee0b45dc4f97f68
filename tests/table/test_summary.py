"""The lobby's line about a running match: as its game tells it, and nothing that is hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, games, start
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Words
from podziemia.kernel.texts import Texts
from podziemia.table.live.info import summary_of
from podziemia.table.storage.store import open_store
from tests.table.server import Server
from tests.table.test_live import a_hall, a_match, answer

GAMES = [game.id for game in games()]


def said(match: Match[Any], words: Words | None, language: str) -> str:
    """The line in a language; whatever is missing in it is a fault."""
    assert words is not None, "a game of ours says how it stands"
    return Texts(match.game, language, (), strict=True).say(words.message, words.about)


TAKING_TURNS = ("tiny_epic_dungeons", "descent", "dungeon_fighter")
"""Games in which nobody acts at the same time as others, in secret."""


@pytest.mark.parametrize("game", GAMES)
def test_it_moves_with_what_everybody_sees_and_never_in_a_hidden_round(game: str) -> None:
    match = start(game, players=find(game).players[1], seed="summary")
    rng, lines, hidden = Rng("choices"), set(), 0
    while not match.over:
        seat, ask = rng.pick(sorted(match.pending.items()))
        before, common = summary_of(match), match.hidden_round
        match.play(seat, ask.sample(rng))
        if common is not None and match.hidden_round == common:
            hidden += 1
            assert summary_of(match) == before, "somebody's move in a hidden round is told"
        lines.add(said(match, summary_of(match), "en"))
        assert said(match, summary_of(match), "pl")
    assert len(lines) > 5
    assert hidden or game in TAKING_TURNS


def test_it_begins_with_the_match_and_is_kept_with_every_entry(tmp_path: Path) -> None:
    database = tmp_path / "table.db"

    async def play() -> list[str]:
        async with a_hall(database) as hall:
            table = await a_match(hall)
            seen: list[str] = []
            while "Round 1 · souls 0 : 0" not in seen:
                info = table.info()
                assert info.summary is not None
                assert set(info.summary) == {"en", "pl"}
                kept = await hall.store.table(table.id)
                assert kept is not None
                assert kept.summary == table.row.summary
                seen.append(info.summary["en"])
                await answer(table)
            return seen

    seen = asyncio.run(play())
    assert seen[0] == "Dealing the cards"


def test_a_table_from_before_says_nothing(tmp_path: Path) -> None:
    database = tmp_path / "table.db"

    async def play() -> None:
        async with a_hall(database) as hall:
            table = await a_match(hall)
        store = await open_store(str(database))
        await store._driver.rows("UPDATE tables SET summary = NULL RETURNING id", {})
        await store.close()
        async with a_hall(database) as hall:
            assert (await hall.table(table.id)).info().summary is None

    asyncio.run(play())


def test_the_lists_of_the_lobby_tell_it(server: Server) -> None:
    played = server.match("human", "human", game="paper_dungeons", listed=True)
    assert server.info(played.table).summary == {"en": "Choosing powers", "pl": "Wybór mocy"}
    waiting = server.open("me", "open")
    assert server.info(waiting.table).summary is None
