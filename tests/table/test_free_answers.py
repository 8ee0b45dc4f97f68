"""Answers that cannot be listed, at the table: described, given, and refused with their rule."""

from __future__ import annotations

from math import nextafter
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from podziemia.kernel.questions import Option
from podziemia.table import wire
from podziemia.table.wire.free_answers import fields_of
from tests.laws.toys.auction import auction
from tests.laws.toys.frame import known
from tests.table.guests import position
from tests.table.server import hosting
from tests.table.stories import story


class Throw(Option, frozen=True):
    """A bit of everything."""

    angle: Annotated[int, msgspec.Meta(ge=0, lt=90)]
    force: Annotated[float, msgspec.Meta(ge=0.5, le=2)] = 1.0
    spin: Annotated[float, msgspec.Meta(gt=-1, lt=1)] = 0.0
    cry: Annotated[str, msgspec.Meta(max_length=10)] = ""
    left_hand: bool = False
    path: tuple[int, ...] = ()


def test_every_part_is_described_with_its_bounds() -> None:
    field, least = wire.FreeField, nextafter(-1, 0)
    assert fields_of(Throw) == (
        field(name="angle", kind="whole", required=True, least=0, most=89),
        field(name="force", kind="number", usual=1.0, least=0.5, most=2),
        field(name="spin", kind="number", usual=0.0, least=least, most=-least),
        field(name="cry", kind="text", usual="", longest=10),
        field(name="left_hand", kind="yes_no", usual=False),
        field(name="path", kind="other"),
    )


@story
async def test_a_free_question_is_answered_over_the_wire(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known(monkeypatch, auction())
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", game="toy_fr")
        async with await played.guest(0) as ala:
            asked = (await position(ala)).question
            assert asked is not None
            coins = wire.FreeField(name="coins", kind="whole", required=True)
            word = wire.FreeField(name="word", kind="text", usual="")
            assert asked.free == wire.FreeAnswer(kind="bid", fields=(coins, word))
            assert asked.options == ()
            for coins_bid, rule in ((101, "FR-3"), (-1, "FR-4"), ("many", "FR-2")):
                answer = await ala.choose({"type": "bid", "coins": coins_bid})
                assert isinstance(answer, wire.Refused)
                assert answer.rule == rule
            done = await ala.choose({"type": "bid", "coins": 40, "word": "mine"})
            assert isinstance(done, wire.Accepted)
            assert (await position(ala, done.number)).asked == (1,)
