"""Positions in the words of scenarios, and refusals that no scenario shows."""

from typing import Any

import pytest

from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested

GAME = find("paper_dungeons")

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"weather": "rain"}, "weather"),
    ({"phase": "lunch"}, "lunch"),
    ({"round": "two"}, "given.round"),
    ({"dungeon": "dungeon_z"}, "dungeon_z"),
    ({"missions": ["sleep"]}, "sleep"),
    ({"dice": ["skull"]}, "skull"),
    ({"dice": ["boots", "wizard", "cleric", "rogue", "rogue", "rogue"]}, "boots"),
    ({"players": 3}, "given.players"),
    ({"players.5": {}}, "5”"),
    ({"players.0": {"hat": 1}}, "hat"),
    ({"players.0": {"power": 7}}, "power"),
    ({"players.0": {"levels": [7, 1, 1, 1]}}, "levels[0]"),
    ({"players.0": {"parts": {"book_of_wisdom": 3}}}, "parts"),
    ({"players.0": {"potions": "many"}}, "potions"),
    ({"players.0": {"room": "z9"}}, "z9"),
    ({"round": 9}, "PD-2.1"),
    ({"phase": "roll", "round": 8}, "PD-2.1"),
    ({"phase": "setup", "dungeon": "dungeon_b"}, "PD-1.1"),
    ({"phase": "boss", "round": 2}, "PD-16.1"),
    ({"game": 2}, "PD-21.2"),
    ({"results": [[{}]]}, "PD-21.3"),
    ({"results": [[{"Z": 1}, {}]]}, "Z”"),
    ({"results": [[{}, {}]]}, "PD-21.2"),
    ({"claims": {"full_shelf": 4}}, "PD-15.6"),
    ({"missions": ["full_shelf", "full_shelf"]}, "PD-1.19"),
    ({"dice": ["skull", "skull", "skull", "boots", "boots", "boots"]}, "PD-2.4"),
    ({"players.0": {"power": "noble"}, "players.1": {"power": "noble"}}, "PD-1.8"),
    ({"players.0": {"potions": 13}}, "PD-7.3"),
    ({"players.0": {"potions": 1, "hearts": 3}}, "PD-3.4"),
    ({"players.0": {"damage": 25}}, "PD-3.16"),
    ({"players.0": {"off_map_gems": 1}}, "PD-13.8"),
    ({"players.0": {"looted": ["A"], "gone": ["A"]}}, "PD-13.6"),
    ({"players.0": {"bosses": [1, 2, 3, 4]}}, "PD-16.1"),
    ({"players.0": {"defeated": ["c1"]}}, "PD-10.1"),
    ({"players.0": {"looted": ["Z"]}}, "looted[0]"),
]


@pytest.mark.parametrize(("given", "name"), FAULTS, ids=[str(given) for given, _ in FAULTS])
def test_a_position_that_means_nothing_is_refused_with_its_fault(
    given: dict[str, Any], name: str
) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.arrange(2, options_for(GAME, {}), nested(given), Rng(0))
    assert name in fault.value.sentence("en")
    assert name in fault.value.sentence("pl")


REFUSALS: list[tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any], str, str]] = [
    # position, what is chosen first, what is refused, by which rule, with which message
    ({}, [], {"type": "use_die", "die": 6}, "PD-2.3", "pd-refused-no-die"),
    ({}, [], {"type": "use_die", "die": -1}, "PD-2.3", "pd-refused-no-die"),
    ({}, [], {"type": "slay", "room": "a1"}, "PD-6.10", "pd-refused-no-slaying"),
    ({}, [], {"type": "loot", "gem": "A"}, "PD-18.7", "pd-refused-no-gem"),
    ({}, [], {"type": "level_up", "hero": "rogue"}, "PD-4.5", "pd-refused-not-now"),
    ({}, [], {"type": "craft", "item": "book_of_wisdom"}, "PD-4.5", "pd-refused-not-now"),
    ({}, [], {"type": "brew"}, "PD-4.5", "pd-refused-not-now"),
    ({}, [], {"type": "keep_power", "power": "noble"}, "PD-1.9", "pd-refused-not-dealt"),
    (
        {"phase": "powers", "players.0": {"power": "veteran"}},
        [],
        {"type": "use_die", "die": 0},
        "PD-4.4",
        "pd-refused-not-now",
    ),
    (
        {"players.0": {"levels": [2, 1, 1, 1], "training": ["warrior", "wizard"]}},
        [{"type": "use_die", "die": 0}],
        {"type": "level_up", "hero": "warrior"},
        "PD-5.1",
        "pd-refused-colour",
    ),
    (
        {"players.0": {"room": "c1"}},
        [{"type": "use_die", "die": 0}, {"type": "move"}],
        {"type": "move"},
        "PD-8.11",
        "pd-refused-move-first",
    ),
]


@pytest.mark.parametrize(("given", "before", "choice", "rule", "message"), REFUSALS)
def test_a_refusal_names_the_rule_and_says_why(
    given: dict[str, Any],
    before: list[dict[str, Any]],
    choice: dict[str, Any],
    rule: str,
    message: str,
) -> None:
    match = Match(GAME, GAME.arrange(1, options_for(GAME, {}), nested(given), Rng(0)))
    for step in before:
        match.play(0, step)
    digest = match.digest()
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, choice)
    assert (refusal.value.rule, refusal.value.message) == (rule, message)
    assert match.digest() == digest


def test_a_position_is_said_in_the_words_it_was_given_in() -> None:
    given = {
        "phase": "dice",
        "round": 4,
        "dungeon": "dungeon_c",
        "missions": ["full_shelf"],
        "dice": ["skull", "clover", "rogue", "boots", "skull", "cleric"],
    }
    player = {"levels": [2, 3, 4, 5], "parts": {"book_of_wisdom": 1}, "path": ["c1", "c2"]}
    state = GAME.arrange(1, options_for(GAME, {}), {**given, "players": {"0": player}}, Rng(0))
    said = GAME.inspect(state)
    assert {key: said[key] for key in given} == given
    assert {key: said["players"]["0"][key] for key in player} == player
