"""Positions that mean nothing, or cannot come about."""

from typing import Any

import pytest

from podziemia.kernel.errors import BadInput
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested

GAME = find("boss_monster")
WALK = {"player": 0, "hero": "the_fool", "distance": 0}

FAULTS: list[tuple[dict[str, Any], str]] = [
    # what is given, what the refusal names
    ({"weather": "rain"}, "weather"),
    ({"phase": 3}, "given.phase"),
    ({"phase": "lunch"}, "lunch"),
    ({"round": -1}, "given.round"),
    ({"round": 0}, "BM-4.1"),
    ({"town": 7}, "given.town"),
    ({"town": ["nick_the_masher#x"]}, "nick_the_masher#x"),
    ({"active": 7}, "BM-1.1"),
    ({"active": 1, "phase": "bait"}, "BM-4.5"),
    ({"phase": "adventure", "walk": {**WALK, "player": 3}}, "BM-1.1"),
    ({"phase": "adventure", "walk": WALK}, "BM-11.10"),
    ({"phase": "adventure", "walk": {"player": 0, "hero": "the_fool"}}, "BM-11.10"),
    ({"phase": "adventure", "walk": {**WALK, "inside": 1}}, "given.walk.inside"),
    ({"phase": "adventure", "walk": WALK, "active": 1}, "BM-11.1"),
    ({"phase": "build", "walk": WALK, "players.0": {"rooms": ["dark_altar"]}}, "BM-11.1"),
    ({"phase": "setup", "round": 3}, "BM-3.1"),
    ({"last_hero_round": 2}, "BM-16.16"),
    ({"players.0": {"boss": "robobo"}, "players.1": {"boss": "robobo"}}, "BM-3.5"),
    ({"players.0": {"rooms": ["dark_altar", "open_grave"] * 3}}, "BM-8.4"),
    ({"players.0": {"rooms": [""]}}, "rooms"),
    ({"players.0": {"rooms": ["face-down dark_altar over "]}}, "rooms"),
    ({"phase": "bait", "players.0": {"rooms": ["face-down dark_altar"]}}, "BM-9.1"),
    ({"discard": ["golem_factory"] * 4}, "BM-1.6"),
    ({"town": ["the_fool"], "hero_deck": ["the_fool"]}, "BM-1.6"),
]


@pytest.mark.parametrize(("given", "name"), FAULTS, ids=[str(given) for given, _ in FAULTS])
def test_a_position_that_cannot_be_is_refused_with_its_rule(
    given: dict[str, Any], name: str
) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.arrange(2, options_for(GAME, {}), nested(given), Rng(0))
    assert name in fault.value.sentence("en")
    assert name in fault.value.sentence("pl")
