"""At a real table: what was reported is shown until the leader has said whether it was so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from podziemia.games.dungeon_fighter import GAME
from podziemia.games.dungeon_fighter.state import State
from podziemia.kernel.match import Match
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Zone

FIGHT: dict[str, Any] = {"monster": "mors_na_diecie", "monster_life": 9, "leader": 1}
REPORTED = {
    "type": "report",
    "bounced": False,
    "lies": "section",
    "sections": ["middle_0"],
    "symbol": "eye",
    "performed": ["low_profile"],
}


def told(match: Match[State], seat: int | None) -> dict[str, Any]:
    """What somebody sees of a report."""
    (throw,) = (each for each in GAME.scene(match.view(seat)).pieces if each.id == "throw")
    assert isinstance(throw, Zone)
    return dict(json.loads(str(throw.facts["report"])))


@pytest.mark.rule("DF-13.33")
def test_everybody_sees_a_report_until_it_is_confirmed() -> None:
    options = options_for(GAME, {"throws": "table"})
    match = Match(GAME, GAME.arrange(2, options, FIGHT, Rng(1)))
    match.play(0, {"type": "take_die", "die": "red"})
    match.play(0, {"type": "by_hand"})
    assert told(match, 1) == {}
    match.play(0, REPORTED)
    for seat in (0, 1, None):
        assert told(match, seat).items() >= REPORTED.items()
    match.play(1, {"type": "correct"})
    assert told(match, 1)["sections"] == ["middle_0"]
