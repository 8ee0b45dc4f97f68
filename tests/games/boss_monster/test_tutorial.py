"""The tutorial of Boss Monster: what its sentences say is what lies on the table."""

from typing import Any

import pytest

from podziemia.games.boss_monster import GAME
from podziemia.kernel.texts import LANGUAGES, Texts
from podziemia.kernel.tutorial import tutorial_of

TUTORIAL = tutorial_of(GAME)
assert TUTORIAL is not None
MESSAGES = [step.say.message.removeprefix("bm-tutorial-") for step in TUTORIAL.steps]
FACTS: list[tuple[str, dict[str, Any], list[str]]] = [
    # lesson      souls, wounds, damage, rooms of the learner             at the entrance
    ("damage", {"souls": 2, "wounds": 0, "damage": 5, "rooms": 4}, []),
    (
        "bait",
        {"souls": 3, "wounds": 0, "damage": 7, "rooms": 5},
        ["acacia_warrior_of_light", "delatorious_angel_of_light", "sir_digby_apple"],
    ),
    (
        "death",
        {"souls": 4, "wounds": 0, "damage": 7, "rooms": 5},
        ["delatorious_angel_of_light", "sir_digby_apple"],
    ),
    ("survivor", {"souls": 5, "wounds": 1, "damage": 7, "rooms": 5}, []),
    ("stronger", {"souls": 7, "wounds": 1, "damage": 9, "rooms": 5}, []),
]


def position(lesson: str) -> dict[str, Any]:
    assert TUTORIAL is not None
    return GAME.inspect(TUTORIAL.match_at(MESSAGES.index(lesson)).state)


@pytest.mark.parametrize(("lesson", "facts", "queue"), FACTS, ids=[row[0] for row in FACTS])
def test_a_lesson_tells_the_numbers_on_the_table(
    lesson: str, facts: dict[str, int], queue: list[str]
) -> None:
    learner = position(lesson)["players"]["0"]
    assert facts == {
        "souls": learner["soul_count"],
        "wounds": learner["wound_count"],
        "damage": sum(learner["damages"]),
        "rooms": learner["room_count"],
    }
    assert learner["entrance"] == queue


def test_the_tie_is_one_for_clerics_and_mages_and_none_for_thieves_and_fighters() -> None:
    players = position("tie")["players"]
    own, rival = players["0"]["treasure"], players["1"]["treasure"]
    assert own["cleric"] == rival["cleric"] > 0
    assert own["mage"] == rival["mage"] > 0
    assert own["thief"] > rival["thief"]
    assert own["fighter"] < rival["fighter"]


def test_the_spell_is_played_where_the_hero_would_get_through() -> None:
    at = position("spell")
    assert at["walk"]["distance"] == 0
    assert at["walk"]["damage"] == 7
    assert at["walk"]["life"] == 8
    assert at["players"]["0"]["spells"] == ["exhaustion"]


def test_the_rival_ends_without_mage_treasure_and_the_mages_are_dead() -> None:
    players = position("covered")["players"]
    assert players["1"]["treasure"]["mage"] == 0
    mages = ["tieg_and_the_magic_bubble", "dartteon_elf_pyromancer"]
    assert players["0"]["souls"][-2:] == mages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_says_in_a_sentence_what_it_is_like(language: str) -> None:
    strict = Texts(GAME, language, (), strict=True)
    assert strict.say("bm-pitch").endswith(".")
    assert strict.say("bm-kind")
    assert GAME.minutes == 30
