"""Tutorials: every game's own is played through, and a faulty one is refused with a sentence."""

import dataclasses
import textwrap
from pathlib import Path
from typing import Any

import pytest

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find, games
from podziemia.kernel.rulebook import Rulebook
from podziemia.kernel.scene import Figure, Grid, Words, Zone
from podziemia.kernel.texts import LANGUAGES, Texts
from podziemia.kernel.tutorial import Tutorial, ids, read, tutorial_of
from tests.games.scenes import by_id, squares

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-tutorial.md"
TAUGHT = [game for game in games() if (game.folder / "tutorial.toml").exists()]
taught = pytest.mark.parametrize("game", TAUGHT, ids=str)
LONG = 8
"""How many steps a tutorial may have without chapters."""


def of(game: Game[Any]) -> Tutorial:
    found = tutorial_of(game)
    assert found is not None
    return found


# The tutorials there are


@taught
def test_every_step_leads_to_the_next_by_what_it_expects(game: Game[Any]) -> None:
    tutorial = of(game)
    for number, step in enumerate(tutorial.steps):
        if number + 1 < len(tutorial.steps) and tutorial.steps[number + 1].fresh:
            continue
        match, following = tutorial.match_at(number), tutorial.match_at(number + 1)
        count = len(match.decisions)
        assert list(following.decisions[:count]) == list(match.decisions)
        if step.expected is not None:
            chosen = following.decisions[count]
            assert chosen.seat == tutorial.learner
            assert match.pending[tutorial.learner].options[step.expected] == chosen.option
            match.play(tutorial.learner, step.expected)
        elif step.freely:
            assert match.pending[tutorial.learner].free is not None
            assert following.decisions[count].seat == tutorial.learner
        for decision in following.decisions[len(match.decisions) :]:
            match.repeat(decision)
        assert match.digest() == following.digest()


@taught
def test_every_piece_spoken_of_lies_on_the_table(game: Game[Any]) -> None:
    tutorial = of(game)
    for number, step in enumerate(tutorial.steps):
        scene = game.scene(tutorial.match_at(number).view(tutorial.learner))
        assert set(step.point) <= set(by_id(scene)) | squares(scene), step.say.message


@taught
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_text_and_its_rules(game: Game[Any], language: str) -> None:
    strict = Texts(game, language, (), strict=True)
    rules = Rulebook.of(game, language).rules
    for step in of(game).steps:
        assert len(strict.say(step.say.message, step.say.about)) > 40
        assert step.chapter is None or strict.say(step.chapter.message)
        assert set(step.rules) <= set(rules)


@taught
def test_a_tutorial_lets_the_learner_act_and_ends_with_reading(game: Game[Any]) -> None:
    steps = of(game).steps
    doing = [step.expected is not None or step.freely for step in steps]
    assert sum(doing) >= len(steps) / 3
    assert not doing[-1]
    messages = [step.say.message for step in steps]
    assert len(messages) == len(set(messages))


@taught
def test_a_long_tutorial_has_chapters_and_begins_with_next_to_nothing(game: Game[Any]) -> None:
    tutorial = of(game)
    chapters = [number for number, step in enumerate(tutorial.steps) if step.chapter is not None]
    if len(tutorial.steps) > LONG:
        assert len(chapters) > 2
        assert chapters[0] == 0
    anew = [number for number, step in enumerate(tutorial.steps) if step.fresh]
    assert set(anew) <= set(chapters), "a new table begins a new chapter"
    assert len(tutorial.match_at(0).events(tutorial.learner)) < 5
    for number in anew:
        assert tutorial.match_at(number).decisions == tutorial.match_at(0).decisions


@taught
def test_who_plays_on_spoils_nothing_for_others(game: Game[Any]) -> None:
    tutorial = of(game)
    match = tutorial.match_at(0)
    before, told = match.digest(), len(match.events(tutorial.learner))
    while len(match.events(tutorial.learner)) == told:
        seat = next(iter(match.pending))
        ask = match.pending[seat]
        match.play(seat, len(ask.options) - 1 if ask.free is None else ask.free.default)
    assert match.digest() != before
    assert tutorial.match_at(0).digest() == before
    assert len(tutorial.match_at(0).events(tutorial.learner)) == told


@pytest.mark.parametrize("step", [-1, 10_000, True, "2"])
def test_a_step_that_does_not_exist_is_refused(step: Any) -> None:
    with pytest.raises(BadInput, match="has no step") as fault:
        of(TAUGHT[0]).match_at(step)
    assert repr(step) in fault.value.sentence("pl")


def test_a_game_without_the_file_has_no_tutorial(tmp_path: Path) -> None:
    assert tutorial_of(dataclasses.replace(find("boss_monster"), folder=tmp_path)) is None


def test_pieces_are_found_wherever_they_lie() -> None:
    knight = Figure(id="knight", name=Words("x"), picture="knight")
    cave = Grid(id="cave", name=Words("x"), rows=(". ",), kinds={}, figures=(knight,))
    assert list(ids([Zone(id="zone", label=Words("x"), layout="row", children=(cave,))])) == [
        "zone",
        "cave",
        "knight",
        "cave:0.0",
    ]


def test_the_example_of_the_page_can_be_given(tmp_path: Path) -> None:
    indented = PAGE.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    path = tmp_path / "tutorial.toml"
    path.write_text(textwrap.dedent(indented), encoding="utf-8")
    tutorial = read(path, find("boss_monster"))
    assert [step.expected is None for step in tutorial.steps] == [True, False]
    assert tutorial.steps[0].say == Words("bm-tutorial-goal", {"rules": "BM-16.2, BM-16.3"})


def test_the_learner_may_sit_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "tutorial.toml"
    place, let_be = '{ type = "place", slot = 1 }', '{ type = "pass" }'
    others = [f"{{ seat = 0, choose = {choice} }}" for choice in (place, let_be)]
    own = BUILD.replace('"place", slot = 1', '"pass"')
    text = f"learner = 1{BASE}then = [{', '.join(others)}]{own}"
    path.write_text(text, encoding="utf-8")
    tutorial = read(path, find("boss_monster"))
    assert tutorial.learner == 1
    assert tutorial.match_at(2).decisions[-1].seat == 1


# Faults

BASE = """
players = 2

[given]
phase = "build"
"players.0" = { rooms = ["dark_altar"], hand = ["golem_factory"] }
"players.1" = { rooms = ["torture_chamber"], hand = ["open_grave", "golem_factory"] }

[[lesson]]
say = "bm-tutorial-goal"
point = ["souls:0"]
rules = ["BM-16.2"]
"""
BUILD = """
[[lesson]]
say = "bm-tutorial-build"
choose = { type = "place", slot = 1 }
"""
FAULTS = [
    ("", "missing required field `players`", "nothing at all"),
    ("players = ", "Invalid value", "not TOML"),
    (BASE.replace("players = 2", "players = 7"), "2 to 4 players, not for 7", "too many players"),
    (BASE.replace("players = 2", 'players = "two"'), "Expected `int`", "a word for a number"),
    ("learner = 2" + BASE, "learner: there is no seat 2", "a learner without a seat"),
    ("learner = -1" + BASE, "Expected `int` >= 0", "a learner in front of all seats"),
    (BASE.partition("[[lesson]]")[0] + "[lesson]", "Expected `array`", "a table for a list"),
    ("players = 2\nlesson = []", "length >= 1", "no lessons"),
    (BASE + 'sing = "la"', "unknown field `sing`", "a key that means nothing"),
    (BASE.replace("dark_altar", "dark_alter"), "“dark_alter” in “rooms”", "an unknown card"),
    ("options = { hard = true }" + BASE, "no table option called “hard”", "an unknown option"),
    (BASE.replace("BM-16.2", "BM-99.2"), "Lesson 1 .*rules: there is no 'BM-99.2'", "a rule"),
    (BASE.replace("souls:0", "soul:0"), "Lesson 1 .*point: .*but: souls:0", "a piece"),
    (BASE.replace("souls:0", "?"), "nothing like it", "a piece like no other"),
    (BASE + BUILD.replace("slot = 1", "slot = 4"), "Lesson 2 .*choose: .*not offered", "a choice"),
    (BASE + BUILD.replace(", slot = 1", ""), "Lesson 2 .*fits several", "two choices"),
    (BASE + BUILD + BUILD, "Lesson 3 .*choose: .*not offered", "a second building"),
    (
        BASE + BUILD + 'then = [{ seat = 1, choose = { type = "pass" } }]',
        "Lesson 2 .*then 1: seat 1 is not asked",
        "somebody out of turn",
    ),
    (
        BASE + BUILD + 'then = [{ seat = 0, choose = { type = "pass" }, times = 0 }]',
        "Expected `int` >= 1",
        "a decision no times",
    ),
    (
        BASE + BUILD + '[lesson.given]\n"players.0" = { boss = "nobody" }',
        "Lesson 2 .*nobody",
        "a new table with an unknown card",
    ),
    (
        BASE.replace("[[lesson]]", "[chance]\ndice = [1]\n[[lesson]]") + BUILD + "[lesson.given]",
        "Lesson 2 .*not drawn: dice",
        "chance that is left over at the table before",
    ),
    (
        BASE + BUILD + "[chance]\ndice = [1]",
        "Lesson 2 .*not drawn: dice",
        "chance that is left over",
    ),
    (
        BASE.replace("dark_altar", "torture_chamber")
        + '[[lesson]]\nsay = "bm-tutorial-spell"\nchoose = { type = "use" }',
        "Lesson 2 .*`picks` has run out",
        "chance that runs out",
    ),
]


@pytest.mark.parametrize(("text", "reason"), [f[:2] for f in FAULTS], ids=[f[2] for f in FAULTS])
def test_a_faulty_tutorial_is_refused_with_file_lesson_and_reason(
    tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "tutorial.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=rf"(?s){reason}") as fault:
        read(path, find("boss_monster"))
    assert str(path) in fault.value.sentence("pl")


@pytest.mark.parametrize("content", [b"\xff\xfe", None], ids=["no text", "no file"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "tutorial.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadInput, match="is not a tutorial"):
        read(path, find("boss_monster"))
