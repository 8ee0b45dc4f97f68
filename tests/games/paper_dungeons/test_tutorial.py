"""The tutorial of Paper Dungeons: what its sentences say is what lies on the table."""

from typing import Any

import pytest

from podziemia.games.paper_dungeons import GAME
from podziemia.games.paper_dungeons.content import BOSSES
from podziemia.games.paper_dungeons.dungeon import NUMBERS, WATERS
from podziemia.kernel.texts import LANGUAGES, Texts
from podziemia.kernel.tutorial import tutorial_of

TUTORIAL = tutorial_of(GAME)
assert TUTORIAL is not None
MESSAGES = [step.say.message.removeprefix("pd-tutorial-") for step in TUTORIAL.steps]
FACTS: list[tuple[str, dict[str, Any]]] = [
    ("skull", {"hearts": 1, "damage": 0, "levels": [1, 1, 2, 1]}),
    ("brew", {"levels": [1, 1, 3, 1], "potions": 3}),
    ("row", {"potions": 4}),
    ("boots", {"potions": 0, "levels": [1, 1, 1, 1], "room": None}),
    ("walk", {"potions": 5, "levels": [1, 1, 4, 1], "room": "c1"}),
    ("boss-room", {"hearts": 2, "damage": 0, "room": "c2", "traps": 1}),
    ("monster", {"levels": [1, 1, 4, 1], "room": "d2", "defeated": []}),
    ("reward", {"hearts": 2, "damage": 0, "defeated": ["e2"]}),
    ("sword", {"hearts": 2, "damage": 0, "gone": ["A"], "parts": {"flaming_sword": 1}}),
    ("clover", {"parts": {"flaming_sword": 2}}),
    ("gem", {"levels": [2, 2, 4, 1], "room": "e3", "gems": 0}),
    ("boss", {"hearts": 5, "damage": 0, "gems": 1, "looted": ["B"], "potions": 8, "bosses": [3]}),
]


def position(lesson: str) -> dict[str, Any]:
    assert TUTORIAL is not None
    return GAME.inspect(TUTORIAL.match_at(MESSAGES.index(lesson)).state)


def view(lesson: str) -> dict[str, Any]:
    assert TUTORIAL is not None
    return TUTORIAL.match_at(MESSAGES.index(lesson)).view(0)


@pytest.mark.parametrize(("lesson", "facts"), FACTS, ids=[row[0] for row in FACTS])
def test_a_lesson_tells_the_numbers_on_the_sheet(lesson: str, facts: dict[str, Any]) -> None:
    learner = position(lesson)["players"]["0"]
    assert {name: learner[name] for name in facts} == facts


def test_the_health_spoken_of_is_the_sum_of_the_levels() -> None:
    assert sum(position("level")["players"]["0"]["levels"]) + 1 == 6


def test_the_roll_has_the_dice_spoken_of() -> None:
    assert position("die")["dice"] == ["cleric", "warrior", "wizard", "skull", "rogue", "boots"]
    assert position("sword")["dice"] == ["warrior", "rogue", "clover", "skull", "wizard", "cleric"]
    assert "cleric" not in position("die")["players"]["0"]["training"], "trains with white dice"


def test_the_way_straight_up_is_walled() -> None:
    offered = {option["room"] for option in view("walls")["ask"]["options"] if "room" in option}
    assert offered == {"b1", "c2", "d1"}
    assert "d1-d2" not in view("walls")["dungeon"]["walls"], "the wall is printed"


def test_water_lies_before_the_gem() -> None:
    assert position("way")["players"]["0"]["room"] == "e2"
    assert (NUMBERS["f2"], NUMBERS["f3"]) in WATERS


def test_the_gem_of_the_rival_is_gone_and_so_is_ours_for_the_rival() -> None:
    rival = position("gem-gone")["players"]["1"]
    assert rival["looted"] == ["A"]
    assert position("gem-gone")["round"] == 3
    assert position("boss")["players"]["1"]["gone"] == ["B"]


def test_the_boss_is_fought_with_the_strength_spoken_of() -> None:
    strength = view("boss")["players"][0]["strengths"][0]
    assert strength == {"strength": 16, "found": True}
    learner, rival = (position("fight")["players"][seat] for seat in "01")
    levels = learner["levels"]
    assert (sum(levels), levels[2]) == (9, 4)
    boss = BOSSES["ghoul_king"]
    assert boss.weakness == "cleric"
    assert boss.bands[1] == (12, 3, 1)
    assert boss.bands[2][0] > 16
    assert rival["bosses"] == [-2]
    assert "d2" not in rival["explored"]


def test_the_score_has_the_points_spoken_of() -> None:
    score = position("score")["players"]["0"]["score"]
    assert (score["J"], score["H"], score["A"]) == (4, 0, 3)
    assert position("score")["round"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_says_in_a_sentence_what_it_is_like(language: str) -> None:
    strict = Texts(GAME, language, (), strict=True)
    assert strict.say("pd-pitch").endswith(".")
    assert strict.say("pd-kind")
    assert GAME.minutes == 30


def test_the_lessons_are_few_and_short() -> None:
    assert TUTORIAL is not None
    chapters: list[int] = []
    for step in TUTORIAL.steps:
        chapters = [*chapters, 1] if step.chapter else [*chapters[:-1], chapters[-1] + 1]
    assert len(chapters) == 5
    assert max(chapters) <= 8
    for language in LANGUAGES:
        strict = Texts(GAME, language, (), strict=True)
        for step in TUTORIAL.steps:
            assert len(strict.say(step.say.message, step.say.about)) <= 240, step.say.message
