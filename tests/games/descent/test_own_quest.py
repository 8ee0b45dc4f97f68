"""A quest of the players' own is played from the text of its file, and kept with the match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import podziemia
from podziemia.cli.play import read_options
from podziemia.games.descent.options import Attack, AttackSpace, Put
from podziemia.games.descent.quests import LONGEST_FILE, QUEST_FILE, QUESTS
from podziemia.games.descent.rules.targets import monster_attack_options
from podziemia.games.descent.rules.wounds import hurt
from podziemia.games.descent.state import OVERLORD, State
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.lab.corpus import play_on
from podziemia.lab.laws import check_views
from tests.games import scenes

from .tables import play

GAME = find("descent")
FILE = next(file for file in QUEST_FILE.files() if file.stem == "salty_cellar")
TEXT = FILE.read_text(encoding="utf-8").replace("Fang", "Grind").replace('"fang"', '"grind"')


def own(text: str = TEXT, **options: Any) -> Match[State]:
    """A match of a quest that has been brought."""
    return podziemia.start(GAME.id, 3, seed=1, options={"own_quest": text, **options})


def later() -> Match[State]:
    """The same, some decisions later."""
    match = own()
    for number, _ in enumerate(play_on(match, Rng(1))):
        if number == 150:
            break
    return match


@pytest.mark.rule("DJ-18.9")
def test_the_file_is_played_instead_of_the_chosen_quest() -> None:
    state = own(quest="into_the_dark").state
    assert (state.quest.id, list(state.quest.named)) == ("salty_cellar", ["grind"])
    assert state.quest is not QUESTS["salty_cellar"]
    assert own().state.quest is state.quest


@pytest.mark.rule("DJ-1.20", "DJ-4.20")
def test_nobody_starts_on_an_obstacle() -> None:
    top = "...111111..222222\n"
    text = TEXT.replace(top + top, top + top.replace("...", "00.", 1), 1)
    text = text.replace("square = [3, 0]", "square = [2, 0]", 1)
    text += '[[obstacle]]\nkind = "water"\nsquares = [[1, 1]]\n'
    match = own(text + '[[obstacle]]\nkind = "pit"\nsquares = [[3, 1]]\n')
    for position in play_on(match, Rng(1)):
        question = next(iter(position.pending.values()))
        if question.prompt == "start-space":
            spaces = {way.to for way in question.options if isinstance(way, Put)}
            assert spaces == {(1, 0), (2, 0), (2, 1), (3, 0)}
            return
    pytest.fail("nobody was placed")


@pytest.mark.rule("DJ-18.11")
def test_nobody_harms_a_figure_whom_the_quest_lets_nobody_attack() -> None:
    shift = FILE.with_name("last_shift.toml").read_text(encoding="utf-8")
    before, rule = shift.split('[[rule]]\nid = "foreman_hurt"')
    free = {"at": [9, 5], "bound": False}
    given = {
        "revealed": [1],
        "npcs": {"bartosz": free},
        "monsters": [{"monster": "beastman", "at": [9, 6]}],
    }
    for text in (shift, before + rule[rule.index("[[") :]):
        options = options_for(GAME, {"own_quest": text})
        state = GAME.arrange(3, options, given, Rng(1))
        ways = monster_attack_options(state, state.monsters[0])
        assert (Attack("npc:bartosz") in ways) == (text == shift)
        assert AttackSpace() in ways
        (figure,) = state.companions
        wounds = figure.wounds
        play(hurt(state, figure, 1, "DJ-15.2"))
        assert wounds - figure.wounds == (text == shift)


@pytest.mark.rule("DJ-18.9")
def test_a_match_keeps_its_file() -> None:
    match = later()
    assert podziemia.replay(match.record().to_json()).digest() == match.digest()
    thawed = own()
    thawed.thaw(match.freeze())
    assert thawed.digest() == match.digest()
    assert thawed.state.quest is match.state.quest


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_whoever_it_names_is_called_as_in_the_file(seat: int | None) -> None:
    for position in play_on(own(), Rng(2)):
        if position.state.round == 2:
            break
        scenes.check(position, seat)
    said = str(GAME.scene(own().view(seat)))
    assert "Grind" in said
    assert "Fang" not in said


def test_a_file_that_cannot_be_played_is_refused_with_its_place() -> None:
    with pytest.raises(podziemia.BadInput) as fault:
        own(TEXT.replace('named = "grind"', 'named = "nobody"'))
    assert "nobody" in fault.value.sentence("en")
    assert fault.value.sentence("pl") != fault.value.sentence("en")


def test_a_file_that_is_too_long_is_refused() -> None:
    own(TEXT + "#" * (LONGEST_FILE - len(TEXT)))
    with pytest.raises(podziemia.BadInput) as fault:
        own(TEXT + "#" * (LONGEST_FILE - len(TEXT) + 1))
    assert fault.value.message == "bad-option"


def test_only_the_overlord_gets_to_know_what_stands_in_it() -> None:
    match = later()
    assert match.view(1)["unrevealed"] is None
    assert match.view(OVERLORD)["unrevealed"] is not None
    check_views(match, [1, 2])
    for seed in range(5):
        world = match.determinize(1, seed).state
        assert world.quest.text == ""
        assert world.options.own_quest == ""


def test_at_the_command_line_it_is_the_path_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mill.toml"
    file.write_text(TEXT, encoding="utf-8")
    assert read_options(GAME, [f"own_quest={file}"]) == {"own_quest": TEXT}
    with pytest.raises(podziemia.BadInput) as fault:
        read_options(GAME, [f"own_quest={tmp_path / 'none.toml'}"])
    assert fault.value.message == "cli-no-file"


@pytest.mark.rule("DJ-18.10", "DJ-13.3")
def test_a_large_sister_comes_back_with_all_her_spaces() -> None:
    file = next(file for file in QUEST_FILE.files() if file.stem == "midday_midnight")
    text = file.read_text(encoding="utf-8").replace(
        'monster = "master_sorcerer"\nsquare = [2, 29]', 'monster = "master_naga"\nsquare = [2, 29]'
    )
    text = text.replace('base = "master_sorcerer"', 'base = "master_naga"', 1)
    text = text.replace('without = ["undying"]\n', "", 1)
    given = {
        "phase": "end_round",
        "revealed": [6],
        "monsters": [],
        "lasting": {"bond:poludnica": 1, "dead:poludnica": 1},
    }
    rng = Rng(1)
    options = options_for(GAME, {"own_quest": text})
    match = Match(GAME, GAME.arrange(3, options, given, rng), events=True)
    (sister,) = match.state.monsters
    squares = [match.state.floor.squares[cell] for cell in sister.cells]
    assert squares == [(2, 29), (2, 30), (3, 29), (3, 30)]
