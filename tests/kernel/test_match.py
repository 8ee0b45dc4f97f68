"""A match: who may act, refusing, resigning, running out of time, standing instructions, undo."""

import pickle
from functools import partial
from typing import Any

import pytest

import podziemia
from podziemia import BadInput, IllegalChoice
from podziemia.games.boss_monster.options import PASS, KeepHand, Place
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import ScriptedRng
from podziemia.kernel.scenario import nested
from podziemia.kernel.state import Forced

BOSS_MONSTER = find("boss_monster")


def arranged(given: dict[str, Any], players: int = 2) -> Match[Any]:
    """A match of Boss Monster from a position."""
    options = options_for(BOSS_MONSTER, {})
    return Match(BOSS_MONSTER, BOSS_MONSTER.arrange(players, options, nested(given), ScriptedRng()))


def first_seat(match: Match[Any]) -> int:
    return min(match.pending)


def play_until_the_build_phase(match: Match[Any]) -> None:
    """Answer everything with the first option until somebody has a build turn."""
    while match.pending[first_seat(match)].prompt != "floor":
        match.play(first_seat(match), 0)


class TestPlay:
    def test_a_refusal_is_the_same_in_another_process(self) -> None:
        with pytest.raises(IllegalChoice) as refusal:
            podziemia.start("boss_monster", 2, seed=1).play(0, {"type": "pass"})
        told = pickle.loads(pickle.dumps(refusal.value))  # noqa: S301 -- our own
        assert str(told) == str(refusal.value)
        assert (told.rule, told.about) == (refusal.value.rule, refusal.value.about)

    def test_an_option_its_json_and_its_index_are_the_same_choice(self) -> None:
        digests = set()
        for choice in (KeepHand(), {"type": "keep_hand"}, 0):
            match = podziemia.start("boss_monster", 2, seed=1)
            match.play(first_seat(match), choice)
            digests.add(match.digest())
        assert len(digests) == 1

    def test_pending_names_everyone_who_may_act(self) -> None:
        match = podziemia.start("boss_monster", 3, seed=1, options={"i_choose_you": True})
        assert sorted(match.pending) == [0, 1, 2]
        match.play(1, 0)
        assert sorted(match.pending) == [0, 2]

    @pytest.mark.parametrize(
        ("choice", "words"),
        [
            (7, "7"),
            (-1, "-1"),
            (True, ""),
            ("pass", ""),
            (None, ""),
            ([], ""),
            ({"type": "no_such_thing"}, "no_such_thing"),
            ({"type": "place", "card": "dark_altar"}, "slot"),
            ({"type": "pass", "surplus": 1}, "surplus"),
            ({"type": "place", "card": "dark_altar", "slot": "0"}, "slot"),
        ],
    )
    def test_nonsense_is_refused_and_changes_nothing(self, choice: Any, words: str) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        seat, before = first_seat(match), match.digest()
        with pytest.raises(IllegalChoice) as refusal:
            match.play(seat, choice)
        assert match.digest() == before
        assert refusal.value.rule == "BM-3.11"
        assert words in str(refusal.value)

    def test_another_seats_turn_is_refused_with_whose_turn_it_is(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        seat = first_seat(match)
        with pytest.raises(IllegalChoice) as refusal:
            match.play(1 - seat, KeepHand())
        assert refusal.value.rule == match.pending[seat].rule

    @pytest.mark.rule("BM-16.4")
    def test_a_finished_match_takes_no_more_choices(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        match.resign(0)
        assert match.over
        for act in (
            partial(match.play, 1, 0),
            partial(match.resign, 1),
            partial(match.time_out, 1),
        ):
            with pytest.raises(IllegalChoice) as refusal:
                act()
            assert refusal.value.rule == "BM-16.4"


class TestForced:
    @pytest.mark.rule("BM-5.38")
    def test_a_choice_of_one_is_made_by_the_kernel_and_told_as_an_event(self) -> None:
        match = arranged(
            {"phase": "reveal", "players.0": {"rooms": ["face-down specters_sanctum"]}}
        )
        forced = [event for event in match.all_events() if isinstance(event, Forced)]
        assert [(event.seat, event.prompt) for event in forced] == [(0, "choose-opponent")]
        assert not match.decisions


class TestTime:
    def test_who_runs_out_of_time_gets_the_first_option(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        play_until_the_build_phase(match)
        seat = first_seat(match)
        assert match.pending[seat].options[0] == PASS
        match.time_out(seat)
        assert (match.decisions[-1].option, match.decisions[-1].by) == (PASS, "clock")

    def test_a_seat_that_is_not_asked_cannot_run_out_of_time(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        with pytest.raises(IllegalChoice):
            match.time_out(1 - first_seat(match))

    def test_a_seat_is_handed_to_a_bot_and_back(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        match.hand_over(1, "greedy")
        assert match.record().setup.seats == ("human", "greedy")
        match.hand_over(1, "human")
        assert match.record().setup.seats == ("human", "human")

    @pytest.mark.parametrize("seat", [-1, 2, True, "0"])
    def test_a_seat_that_does_not_exist_can_be_given_nothing(self, seat: Any) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        with pytest.raises(IllegalChoice):
            match.hand_over(seat, "greedy")
        with pytest.raises(IllegalChoice):
            match.instruct(seat, [])


class TestResigning:
    def test_with_two_players_the_other_wins_at_once(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        match.resign(1)
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.places) == ((0,), (1, 2))

    def test_with_three_players_the_seat_passes_and_is_out_at_the_end_of_the_round(self) -> None:
        match = podziemia.start("boss_monster", 3, seed=3)
        match.resign(2)
        while 2 not in match.state.out:
            assert 2 not in match.pending
            match.play(first_seat(match), 0)
        assert match.state.round <= 2
        assert {step.by for step in match.decisions if step.seat == 2} == {"seat", "resigned"}

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_a_seat_that_does_not_exist_cannot_resign(self, seat: int) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        with pytest.raises(IllegalChoice):
            match.resign(seat)

    def test_nobody_resigns_twice(self) -> None:
        match = podziemia.start("boss_monster", 4, seed=1)
        match.resign(2)
        with pytest.raises(IllegalChoice):
            match.resign(2)


class TestStandingInstructions:
    def arranged(self) -> Match[Any]:
        return arranged(
            {
                "phase": "build",
                "players.0": {"spells": ["freeze", "freeze"]},
                "players.1": {"rooms": ["golem_factory"], "spells": ["counterspell"]},
            }
        )

    def test_if_my_room_is_targeted_counterspell(self) -> None:
        match = self.arranged()
        counter = Instruction(
            "negate", {"type": "negate", "with_card": "counterspell"}, when={"target_owner": 1}
        )
        match.instruct(1, [counter, Instruction("negate", {"type": "pass"})])
        match.play(0, {"type": "cast", "spell": "freeze", "target": "room:1.0"})
        assert [step.by for step in match.decisions] == ["seat", "standing"]
        match.play(0, PASS)
        assert BOSS_MONSTER.inspect(match.state)["discard"] == ["counterspell", "freeze"]

    def test_an_instruction_that_does_not_fit_leaves_the_question_to_the_seat(self) -> None:
        match = self.arranged()
        match.instruct(1, [Instruction("negate", {"type": "pass"}, when={"target_owner": 0})])
        match.play(0, {"type": "cast", "spell": "freeze", "target": "room:1.0"})
        assert match.pending[1].prompt == "negate"

    def test_instructions_for_the_open_question_are_carried_out_at_once(self) -> None:
        match = self.arranged()
        match.play(0, {"type": "cast", "spell": "freeze", "target": "room:1.0"})
        match.instruct(1, [Instruction("negate", {"type": "pass"})])
        assert "negate" not in [ask.prompt for ask in match.pending.values()]

    def test_nobody_else_sees_them_and_a_determinization_forgets_those_of_others(self) -> None:
        match = self.arranged()
        before = match.view(0)
        match.instruct(1, [Instruction("negate", {"type": "pass"})])
        assert match.view(0) == before
        assert match.determinize(0, 1).standing == {}
        assert list(match.determinize(1, 1).standing) == [1]

    def test_they_are_kept_in_the_record(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=1)
        match.instruct(1, [Instruction("negate", {"type": "pass"}, when={"target_owner": 0})])
        again = podziemia.replay(match.record())
        assert again.standing == match.standing


class TestUndo:
    def test_an_own_placement_is_taken_back(self) -> None:
        match = arranged(
            {
                "phase": "build",
                "players.0": {"hand": ["dark_altar", "open_grave"]},
                "players.1": {"spells": ["freeze"]},
            }
        )
        before = match.digest()
        match.play(0, Place("dark_altar", 0))
        assert match.undoable(0) == 1
        match.undo(0)
        assert match.digest() == before
        match.play(0, Place("open_grave", 0))
        assert BOSS_MONSTER.inspect(match.state)["players"]["0"]["hand"] == ["dark_altar"]

    def test_not_after_something_hidden_was_shown(self) -> None:
        match = arranged(
            {
                "phase": "build",
                "players.0": {"spells": ["freeze"], "rooms": ["dark_altar"]},
                "players.1": {"spells": ["fear"]},
            }
        )
        match.play(0, {"type": "cast", "spell": "freeze", "target": "room:0.0"})
        assert match.undoable(0) == 0
        with pytest.raises(BadInput):
            match.undo(0)

    def test_not_after_somebody_else_has_acted(self) -> None:
        match = arranged(
            {
                "phase": "build",
                "players.0": {"hand": ["dark_altar", "open_grave"]},
                "players.1": {"spells": ["freeze"]},
            }
        )
        match.play(0, PASS)
        assert match.undoable(0) == 1
        assert match.undoable(1) == 0
        match.play(1, PASS)
        assert match.undoable(0) == 0

    def test_the_clocks_decision_and_a_resignation_stay(self) -> None:
        match = arranged(
            {"phase": "build", "players.0": {"hand": ["dark_altar"], "spells": ["freeze"]}},
            players=3,
        )
        match.time_out(0)
        assert match.undoable(0) == 0
        match = arranged({"phase": "build", "players.0": {"hand": ["dark_altar"]}}, players=3)
        match.resign(0)
        assert match.undoable(0) == 0

    def test_events_are_taken_back_too(self) -> None:
        match = arranged(
            {
                "phase": "build",
                "players.0": {"hand": ["dark_altar"]},
                "players.1": {"spells": ["freeze"]},
            }
        )
        before = match.events(0)
        match.play(0, Place("dark_altar", 0))
        match.undo(0)
        assert match.events(0) == before


class TestForks:
    def test_a_fork_lives_its_own_life(self) -> None:
        match = podziemia.start("boss_monster", 2, seed=5)
        play_until_the_build_phase(match)
        fork = match.fork()
        assert fork.digest() == match.digest()
        fork.play(first_seat(fork), 0)
        assert fork.digest() != match.digest()

    def test_a_fork_of_a_determinization_is_that_determinization(self) -> None:
        match = podziemia.start("boss_monster", 3, seed=5)
        play_until_the_build_phase(match)
        dealt = match.determinize(0, 7)
        assert dealt.digest() != match.digest()
        assert dealt.fork().digest() == dealt.digest()

    def test_a_match_from_a_position_has_no_record(self) -> None:
        with pytest.raises(BadInput):
            arranged({"phase": "build"}).record()
