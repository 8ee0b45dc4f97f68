"""Words on demand: of one option, for the seat that is asked, and for nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podziemia.client.guest import Guest
from podziemia.kernel import registry
from podziemia.kernel.scene import Words
from podziemia.table import wire
from podziemia.table.web.limits import Rate
from tests.laws.toys.cave import cave
from tests.laws.toys.frame import known
from tests.table.guests import accepted, position, refused, send
from tests.table.server import UNLIMITED, Hosted, Played, hosting, question, until
from tests.table.stories import story

GAME = "toy_cv"
RAVEN = 1 + 4
"""The first square of the raven: after passing, and four steps of the scout."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Hosted]:
    """A server at which the toy with the map is played, and Boss Monster."""
    known(monkeypatch, cave(), registry.find("boss_monster"))
    with hosting(tmp_path / "table.db") as running:
        yield running


@pytest.fixture
def running(server: Hosted) -> Played:
    """A match of two people that has just begun; the first one is asked."""
    return server.match("human", "human", game=GAME)


async def offered(guest: Guest, option: int) -> wire.Offered:
    """The words of an option of the question that is asked now."""
    asked = await question(guest)
    answer = await send(guest, wire.AskOffer(id=0, question=asked.number, option=option))
    assert isinstance(answer, wire.Offered), answer
    return answer


@story
async def test_the_words_are_those_of_the_option(running: Played) -> None:
    async with await running.guest(0) as ala:
        asked = await question(ala)
        assert len(asked.offers) == 1, "the squares did not come with words"
        scout, raven = asked.squares
        assert (scout.first, raven.first) == (1, RAVEN)
        up = (await offered(ala, scout.first)).offer
        assert up.words == Words("cv-option-walk", {"square": "E20"})
        assert up.refs == ("scout:0", "map:19.4")
        far = (await offered(ala, raven.first)).offer
        assert far.words == Words("cv-option-fly", {"square": "E11"})
        assert far.effect == Words("cv-effect-fly", {"far": 12})
        assert (await offered(ala, 0)).offer == asked.offers[0], "a listed one has the same words"


@story
async def test_what_an_option_would_make_of_the_table_is_told_who_looks_at_it(
    server: Hosted,
) -> None:
    played = server.match("human", "human", game="boss_monster")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        looked = 0
        while not looked:
            for guest in (ala, ola):
                found = await position(guest)
                if found.question is None:
                    continue
                for option, listed in enumerate(found.question.offers):
                    assert not listed.becomes, "nobody has looked at it"
                    assert not listed.tells
                    if not listed.more:
                        continue
                    whole = (await offered(guest, option)).offer
                    assert whole.becomes
                    assert msgspec.structs.replace(whole, becomes={}, tells={}, more=True) == listed
                    looked += 1
                assert isinstance(await guest.choose(found.question.options[0]), wire.Accepted)


@story
async def test_asking_changes_nothing_and_tells_nobody(running: Played) -> None:
    async with await running.guest(0) as ala, await running.guest(1) as ola:
        before = await position(ala)
        await offered(ala, RAVEN)
        await accepted(ala, wire.Say, text="well")
        await until(ola, wire.Said)
        assert await position(ala) == before
        assert (await position(ola)).number == before.number
        assert not running.server.select("SELECT * FROM entries WHERE number > 1")


@story
async def test_nobody_else_is_told(running: Played) -> None:
    async with (
        await running.guest(0) as ala,
        await running.guest(1) as ola,
        await running.guest() as stranger,
    ):
        asked = await question(ala)
        wish: dict[str, Any] = {"question": asked.number, "option": RAVEN}
        assert await refused(ola, wire.AskOffer, **wish) == "refused-not-asked"
        assert await refused(stranger, wire.AskOffer, **wish) == "table-only-watching"


@story
async def test_an_old_question_or_an_option_that_is_none_is_refused(running: Played) -> None:
    async with await running.guest(0) as ala:
        asked = await question(ala)
        count = sum(length for each in asked.squares for _, _, length in each.runs)
        wish: dict[str, Any] = {"question": asked.number, "option": 1 + count}
        assert await refused(ala, wire.AskOffer, **wish) == "refused-index"
        assert await refused(ala, wire.AskOffer, **wish | {"question": 7}) == "table-stale"
        await ala.choose({"type": "pass"})
        assert await refused(ala, wire.AskOffer, **wish) == "table-stale"


@story
async def test_what_is_malformed_is_refused(running: Played) -> None:
    async with await running.guest(0) as ala:
        asked = await question(ala)
        right = {"type": "ask_offer", "id": 7, "question": asked.number, "option": RAVEN}
        for wrong in ({"option": -1}, {"option": {"type": "pass"}}, {"question": None}, {"x": 1}):
            await ala.send_raw(json.dumps({**right, **wrong}))
            answer = await until(ala, wire.Refused)
            assert (answer.id, answer.message) == (7, "table-bad-body")
        assert (await offered(ala, RAVEN)).offer.effect is not None


@story
async def test_before_a_match_begins_there_is_nothing_to_tell(server: Hosted) -> None:
    opened = server.open("me", "open", game=GAME, person="a" * 32)
    async with await Played(server, opened.table, {0: "a" * 32}).guest(0) as ala:
        assert await refused(ala, wire.AskOffer, question=0, option=0) == "table-not-begun"


@story
async def test_who_asks_too_often_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known(monkeypatch, cave())
    few = msgspec.structs.replace(UNLIMITED, actions=Rate(3, 0.001))
    with hosting(tmp_path / "table.db", limits=few) as server:
        async with await server.match("human", "human", game=GAME).guest(0) as ala:
            asked = await question(ala)
            wish: dict[str, Any] = {"question": asked.number, "option": RAVEN}
            for _ in range(3):
                await offered(ala, RAVEN)
            assert await refused(ala, wire.AskOffer, **wish) == "table-too-many"
