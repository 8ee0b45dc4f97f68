"""The scenario runner: what passes, what fails and how it says so."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podziemia import BadInput
from podziemia.cli.scenario import files
from podziemia.kernel import scenario
from podziemia.kernel.differences import words
from podziemia.kernel.scenario import Scenario, ScenarioFailed, nested, read

FREEZE: dict[str, Any] = {
    "title": "Freeze",
    "rules": ["BM-18.46"],
    "game": "boss_monster",
    "players": 2,
    "given": {
        "phase": "build",
        "players.0": {"spells": ["freeze"], "rooms": ["dark_altar"]},
        "players.1": {"rooms": ["golem_factory"]},
    },
    "play": [{"seat": 0, "choose": {"type": "cast", "target": "golem_factory"}}],
    "then": {"players.1.rooms": ["frozen golem_factory"], "asked": [0]},
}


def changed(**changes: Any) -> Scenario:
    return msgspec.convert({**FREEZE, **changes}, Scenario)


def failure(**changes: Any) -> str:
    with pytest.raises(ScenarioFailed) as failed:
        scenario.run(changed(**changes))
    return str(failed.value)


def test_a_scenario_that_comes_out_as_written_passes() -> None:
    scenario.run(changed())


def test_a_difference_is_shown_line_by_line_with_what_is_offered() -> None:
    text = failure(then={"players.1.rooms": ["golem_factory", "dark_altar"], "asked": [0]})
    assert "players.1.rooms differs" in text
    assert '-"golem_factory"' in text
    assert '+"frozen golem_factory"' in text
    assert "offered to seat 0 (floor, BM-5.11)" in text


def test_a_choice_that_is_not_offered_shows_what_is() -> None:
    text = failure(play=[{"seat": 0, "choose": {"type": "cast", "target": "open_grave"}}])
    assert 'target = "open_grave" } is not offered' in text
    assert 'spell = "freeze", target = "room:1.0"' in text


def test_a_choice_that_fits_several_options_is_ambiguous() -> None:
    assert "several" in failure(play=[{"seat": 0, "choose": {"type": "cast"}}])


def test_a_step_of_a_seat_that_is_not_asked_fails() -> None:
    assert "seat 1 is not asked" in failure(play=[{"seat": 1, "choose": {"type": "pass"}}])


def test_a_question_left_over_fails() -> None:
    assert "left over" in failure(then={"over": False})


def test_what_must_and_must_not_be_offered_is_compared() -> None:
    cast = {"type": "cast", "target": "golem_factory"}
    look: dict[str, Any] = {"seat": 0}
    assert "is not offered" in failure(play=[look | {"offered": [{"type": "use", "pay": ["x"]}]}])
    assert "is offered" in failure(play=[look | {"not_offered": [cast]}])
    assert "also offered" in failure(play=[look | {"only": [cast]}])


def test_a_refusal_must_come_and_cite_the_rule() -> None:
    refused = {"seat": 0, "choose": {"type": "cast", "spell": "fear"}, "refused": "BM-5.7"}
    assert "refused by BM-5.1, not by BM-5.7" in failure(play=[refused])
    assert "not refused" in failure(
        play=[{"seat": 0, "choose": {"type": "pass"}, "refused": "BM-5.7"}]
    )


def test_chance_that_runs_out_or_is_left_over_fails() -> None:
    given = {
        "phase": "build",
        "players.0": {"rooms": ["torture_chamber"]},
        "players.1": {"hand": ["open_grave", "dark_altar"]},
    }
    use = [{"seat": 0, "choose": {"type": "use"}}]
    assert "`picks` has run out" in failure(given=given, play=use, then={"asked": [1]})
    assert "not drawn: dice" in failure(chance={"dice": [1]})


def test_events_are_compared_in_order() -> None:
    frozen = {"type": "room_deactivated", "room": "golem_factory"}
    declared = {"type": "spell_declared", "spell": "freeze"}
    scenario.run(changed(events=[declared, frozen]))
    assert "did not happen" in failure(events=[frozen, declared])
    assert "happened" in failure(no_events=[frozen])


def test_a_path_that_leads_nowhere_says_what_is_there() -> None:
    text = failure(then={"players.1.cellar": [], "asked": [0]})
    assert "there is no 'players.1.cellar'" in text
    assert "entrance" in text


def test_views_and_single_items_can_be_compared() -> None:
    then = {
        "view.1.players.0.hand": {"rooms": 0, "spells": 0},
        "view.spectator.players.1.slots.0.deactivated": True,
        "discard": {"contains": ["freeze"], "lacks": ["fear"]},
        "undoable.0": 0,
        "over": False,
        "winners": None,
        "asked": [0],
        "prompt": "floor",
    }
    scenario.run(changed(then=then))
    assert "but is" in failure(then={"discard": {"lacks": ["freeze"]}, "asked": [0]})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 7}, "bad-players"),
        ({"otherwise": "resign"}, "scenario-otherwise"),
        ({"otherwise": ["floor", "resign"]}, "scenario-otherwise"),
        ({"otherwise": ["floor", "pass"]}, "scenario-otherwise"),
        ({"options": {"hard": True}}, "unknown-option"),
        ({"given": {"phase": "tea"}}, "scenario-unknown"),
        ({"given": {"cellar": []}}, "scenario-given"),
        ({"given": {"players.0": {"rooms": ["no_such_room"]}}}, "scenario-unknown"),
        ({"given": {"players.0": {"rooms": ["melted dark_altar"]}}}, "scenario-unknown"),
        ({"given": {"players.9": {}}}, "scenario-unknown"),
    ],
)
def test_a_scenario_that_makes_no_sense_gets_a_sentence(
    changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput) as fault:
        scenario.run(changed(**changes))
    assert fault.value.message == message
    assert len(fault.value.sentence("pl")) > 15


@pytest.mark.parametrize("text", ["title = ", "title = 1", "surplus = 1", 'title = "x"'])
def test_a_malformed_file_gets_a_sentence_that_names_it(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as fault:
        read(path)
    assert "bad.toml" in str(fault.value)


@pytest.mark.parametrize("otherwise", ["1", "true", "[1]", "{ floor = true }"])
def test_what_may_be_passed_is_named_by_words(tmp_path: Path, otherwise: str) -> None:
    path = tmp_path / "passes.toml"
    whole = 'title = "x"\nrules = ["BM-5.11"]\ngame = "boss_monster"\nplayers = 2\n'
    path.write_text(f"{whole}otherwise = []\n", encoding="utf-8")
    assert read(path).otherwise == []
    path.write_text(f"{whole}otherwise = {otherwise}\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"passes\.toml.*otherwise"):
        read(path)


def test_folders_are_searched_and_missing_ones_refused(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    path = tmp_path / "inner" / "one.toml"
    path.touch()
    assert files([tmp_path]) == [path]
    with pytest.raises(BadInput):
        files([tmp_path / "nowhere"])


def test_dotted_keys_are_tables_in_tables() -> None:
    assert nested({"a.b": {"c.d": 1}, "a.e": 2}) == {"a": {"b": {"c": {"d": 1}}, "e": 2}}


def test_values_are_written_as_in_a_scenario() -> None:
    assert words({"a": [True, 1, "x"]}) == '{ a = [true, 1, "x"] }'


SILENT: list[tuple[dict[str, Any], str]] = [
    # what once passed, or played on to the end, or ended in a traceback; what is said of it
    ({"then": {"discard": {"lacks": ["feer"]}, "asked": [0]}}, "feer"),
    ({"then": {"players.1.rooms": {"lacks": ["frozn golem_factory"]}, "asked": [0]}}, "frozn"),
    ({"then": {"discard": {"lacks": "fear"}, "asked": [0]}}, "discard"),
    ({"no_events": [{"type": "card_drawn", "card": "feer"}]}, "feer"),
    ({"no_events": [{"type": ["card_drawn"]}]}, "card_drawn"),
    ({"no_events": [{"type": "card_drawn", "seat": 99}]}, "seat = 99"),
    ({"no_events": [{"type": "card_drawn", "seat": "zero"}]}, "zero"),
    ({"no_events": [{"type": "card_drawn", "seat": True}]}, "seat = true"),
    ({"no_events": [{"type": "card_drawn", "card": 7}]}, "card = 7"),
    ({"then": {"discard": {"lacks": []}, "asked": [0]}}, "discard"),
    ({"then": {"discard": {"contains": []}, "asked": [0]}}, "discard"),
    ({"events": [{"seat": 0}]}, "seat = 0"),
    ({"play": [{"seat": 0, "not_offered": [{"type": "cast", "spell": "feer"}]}]}, "feer"),
    ({"play": [{"seat": 0, "choose": {"type": "csat"}}]}, "csat"),
    ({"play": [{"seat": 0, "choose": {"type": "cast", "aim": "golem_factory"}}]}, "aim"),
    ({"play": [{"seat": 0, "choose": {"aim": "golem_factory"}}]}, "aim"),
    ({"play": [{"seat": 0, "prompt": "flor"}]}, "flor"),
    ({"play": [{"seat": 0, "choose": {}, "refused": "BM-99"}]}, "BM-99"),
    ({"given": {"players.0": {}, "players": {"0": {"hand": []}}}}, "players"),
]


@pytest.mark.parametrize(("changes", "word"), SILENT, ids=[word for _, word in SILENT])
def test_a_word_that_means_nothing_is_refused(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(BadInput) as fault:
        scenario.run(changed(**changes))
    assert word in fault.value.sentence("en")
    assert word in fault.value.sentence("pl")


@pytest.mark.parametrize("then", [{"round": True}, {"round": 1.0}, {"over": 0}, {"asked": [False]}])
def test_a_yes_is_no_number(then: dict[str, Any]) -> None:
    assert "differs" in failure(then=then)


@pytest.mark.parametrize("empty", [{"title": ""}, {"rules": []}])
def test_a_scenario_has_a_title_and_rules(empty: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        changed(**empty)


def test_only_files_are_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for paths in ([pipe], [tmp_path]):
        with pytest.raises(BadInput):
            files(paths)


def test_items_are_looked_for_as_often_as_they_are_listed() -> None:
    given = {"discard": ["fear"], **FREEZE["given"]}
    twice = {"discard": {"contains": ["fear", "freeze"]}, "asked": [0]}
    scenario.run(changed(given=given, then=twice))
    text = failure(given=given, then={"discard": {"contains": ["fear", "fear"]}, "asked": [0]})
    assert 'contains = ["fear", "fear"]' in text


def test_items_are_looked_for_only_where_there_are_some() -> None:
    text = failure(then={"round": {"contains": [1]}, "asked": [0]})
    assert "round is 1, in which there are no items" in text


def test_lists_of_anything_can_be_compared() -> None:
    odd = {"type": "use", "pay": [1, "dark_altar", 0.5]}
    with pytest.raises(BadInput) as fault:
        scenario.run(changed(play=[{"seat": 0, "choose": odd}]))
    assert "pay" in fault.value.sentence("en")


def test_others_pass_until_a_step_can_be_taken_but_its_own_seat_does_not() -> None:
    cast = {"seat": 0, "choose": {"type": "cast", "target": "open_grave"}}
    text = failure(otherwise="pass", play=[cast])
    assert 'target = "open_grave" } is not offered' in text
    assert "offered to seat 0 (floor, BM-5.11)" in text
    waiting = {"seat": 0, "prompt": "round-draw"}
    assert "the question never comes" in failure(otherwise="pass", play=[waiting])


def test_one_question_may_be_answered_otherwise_and_no_other() -> None:
    waiting = {"seat": 0, "prompt": "round-draw"}
    assert "no step answers 'floor'" in failure(otherwise="round-draw", play=[waiting])
    assert "the question never comes" in failure(otherwise="floor", play=[waiting])


PLACED: dict[str, Any] = {
    "given": {
        "phase": "build",
        "players.0": {"rooms": ["goblin_armory"], "hand": ["golem_factory"]},
        "players.1": {"spells": ["fear"]},
    },
    "play": [{"seat": 0, "choose": {"type": "place", "slot": 1}}],
    "until": "reveal",
    "then": {"players.0.rooms": ["face-down golem_factory", "goblin_armory"]},
}
"""Seat 0 places a room; then seat 1 has the floor and can only pass."""


def test_several_questions_may_be_named_and_no_others_are_passed() -> None:
    mulligan = {"given": {"phase": "setup"}, "until": "beginning", "then": {"round": 0}}
    asked = ["opening-hand", "setup-discard", "setup-room"]
    scenario.run(changed(**mulligan, play=[], otherwise=asked))
    for left_out in asked:
        text = failure(**mulligan, play=[], otherwise=[n for n in asked if n != left_out])
        assert f"no step answers {left_out!r}" in text


def test_with_no_question_named_others_answer_where_there_is_no_choice() -> None:
    scenario.run(changed(**PLACED, otherwise=[]))
    assert "no step answers 'floor'" in failure(**{**PLACED, "play": []}, otherwise=[])
    assert "'reveal' is not reached" in failure(**PLACED)


def test_a_question_is_named_only_where_somebody_passes_it() -> None:
    text = failure(**PLACED, otherwise=["floor", "machinate"])
    assert "take out of `otherwise` where nobody passed: floor, machinate" in text


def test_what_others_pass_for_comes_at_some_time_or_the_scenario_fails() -> None:
    endless = {
        "title": "An overlord without cards",
        "rules": ["DJ-22.11"],
        "game": "descent",
        "players": 2,
        "given": {"phase": "overlord_turn", "deck": []},
        "otherwise": "pass",
        "play": [{"seat": 1, "prompt": "encounter", "choose": {"type": "pass"}}],
        "then": {"round": 1},
    }
    with pytest.raises(ScenarioFailed, match="does not come after 1000 passes"):
        scenario.run(msgspec.convert(endless, Scenario))


def test_what_several_are_asked_is_said_by_seat() -> None:
    cards: dict[str, Any] = {
        "title": "Cards",
        "rules": ["PD-1.9"],
        "game": "paper_dungeons",
        "players": 2,
        "given": {"phase": "setup"},
        "chance": {"picks": ["dungeon_a"], "shuffles": [[], ["noble", "healer"]]},
        "play": [{"seat": 0, "choose": {"type": "keep_power", "power": "noble"}}],
        "then": {"prompt.0": "keep-objective", "prompt.1": "keep-power", "asked": [0, 1]},
    }
    scenario.run(msgspec.convert(cards, Scenario))
    cards["then"] = {"prompt": "keep-power", "asked": [0, 1]}
    with pytest.raises(ScenarioFailed, match="say whose"):
        scenario.run(msgspec.convert(cards, Scenario))
