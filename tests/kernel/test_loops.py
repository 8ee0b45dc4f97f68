"""Loops that can be resumed, and what holds for a while."""

from __future__ import annotations

import pytest

from podziemia.kernel.loops import Cursor
from podziemia.kernel.match import Match
from podziemia.kernel.modifiers import EVERYTHING, Modifiers
from podziemia.kernel.questions import Option
from tests.laws.toys.duel import Answer, Endure, Flee, duel
from tests.laws.toys.frame import begin
from tests.laws.toys.raid import Aim, Attack, Bless, Cry, Hit, Raid, Rest, Shield, raid


def resumed(cursor: Cursor) -> Cursor:
    """The cursor of a copy whose rules begin anew."""
    other = cursor.copy()
    other.resume()
    return other


class TestCursor:
    def test_a_loop_goes_on_with_the_item_it_had_reached(self) -> None:
        cursor = Cursor()
        loop = cursor.loop("turn", [4, 5, 6])
        assert [next(loop), next(loop)] == [4, 5]
        other = resumed(cursor)
        assert list(other.loop("turn", [7, 8])) == [5, 6]  # over what it went when it began
        assert list(other.loop("turn", [7, 8])) == [7, 8]
        assert not other.marks

    def test_a_finished_loop_leaves_nothing(self) -> None:
        cursor = Cursor()
        assert list(cursor.loop("turn", "ab")) == ["a", "b"]
        assert list(cursor.loop("nothing", [])) == []
        assert cursor.marks == {}

    def test_a_loop_left_early_is_forgotten_when_the_one_around_it_moves_on(self) -> None:
        cursor = Cursor()
        outer = cursor.loop("outer", [1, 2])
        next(outer)
        next(cursor.loop("inner", [1, 2]))
        next(cursor.loop("innermost", [1, 2]))
        assert cursor.at("inner") == 1
        next(outer)
        assert list(cursor.marks) == ["outer"]

    def test_a_loop_that_is_left_takes_those_inside_it_along(self) -> None:
        cursor = Cursor()
        for name in ("outer", "inner", "innermost"):
            next(cursor.loop(name, [1, 2]))
        cursor.leave("inner")
        assert list(cursor.marks) == ["outer"]
        cursor.leave("inner")

    def test_a_loop_that_begins_again_is_inside_what_is_under_way_now(self) -> None:
        cursor = Cursor()
        next(cursor.loop("walk", [1, 2]))
        cursor.leave("walk")
        outer = cursor.loop("outer", [1, 2])
        next(outer)
        next(cursor.loop("walk", [1, 2]))
        next(outer)
        assert list(cursor.marks) == ["outer"]

    def test_a_loop_inside_one_of_the_same_name_is_another_one(self) -> None:
        cursor = Cursor()
        outer = cursor.loop("attack", [1, 2])
        next(outer)
        inner = cursor.loop("attack", [7, 8, 9])
        assert [next(inner), next(inner)] == [7, 8]
        other = resumed(cursor)
        assert cursor.at("attack") == other.at("attack") == 1  # the outer one
        again = other.loop("attack", [])
        assert next(again) == 1
        assert list(other.loop("attack", [])) == [8, 9]
        assert list(again) == [2]
        cursor.leave("attack")
        assert (cursor.at("attack"), next(outer)) == (1, 2)

    def test_the_name_of_a_loop_has_no_dot(self) -> None:
        with pytest.raises(AssertionError, match=r"has no dot: 'quest\.1'"):
            next(Cursor().loop("quest.1", [1]))

    def test_a_loop_that_was_left_does_not_go_on(self) -> None:
        cursor = Cursor()
        loop = cursor.loop("walk", [1, 2])
        next(loop)
        cursor.leave("walk")
        with pytest.raises(AssertionError, match="the loop 'walk' was left, and goes on"):
            next(loop)

    def test_a_loop_that_does_not_resume_is_noticed(self) -> None:
        cursor = Cursor()
        next(cursor.loop("turn", [1, 2]))
        next(cursor.loop("walk", [1, 2]))
        other = resumed(cursor)
        next(other.loop("turn", [1, 2]))
        with pytest.raises(AssertionError, match=r"not resumed: walk; one that is left early"):
            other.check_resumed()

    def test_branches_of_a_common_round_do_not_disturb_each_other(self) -> None:
        cursor = Cursor()
        first = cursor.of(0).loop("dice", [1, 2])
        next(first)
        next(cursor.of(1).loop("dice", [1, 2]))
        next(cursor.of(0).loop("boots", [1, 2]))
        next(first)
        assert (list(cursor.of(0).marks), cursor.marks) == (["dice"], {})
        assert (cursor.of(0).at("dice"), cursor.of(1).at("dice")) == (2, 1)
        other = Cursor()
        other.put_branch(0, cursor.of(0).marks)
        assert list(other.of(0).loop("dice", [1, 2])) == [2]
        assert cursor.of(0).at("dice") == 2

    def test_a_position_can_be_arranged(self) -> None:
        cursor = Cursor()
        cursor.set("turn", [0, 1, 2], 1)
        assert cursor.at("turn") == 1
        assert list(resumed(cursor).loop("turn", [])) == [1, 2]


class TestFourDeep:
    def deep(self) -> Match[Raid]:
        """In the second round, the second player's mage, the second of its attacks in a row."""
        match = begin(raid(), 2, seed=1)
        for _ in range(6):
            match.play(min(match.pending), Rest())
        match.play(1, Rest())
        for choice in (Attack("ogre"), Hit()):
            match.play(1, choice)
        return match

    def test_a_copy_resumes_at_every_level(self) -> None:
        match = self.deep()
        places = {name: match.state.cursor.at(name) for name in match.state.cursor.marks}
        assert places == {"round": 1, "turn": 1, "activation": "mage", "attack": 1}
        assert match.replayed_by_fork() == 0
        fork = match.fork()
        assert fork.state.cursor.marks == match.state.cursor.marks
        fork.play(1, Hit())
        assert fork.state.damage == [0, 1 + 2]
        assert fork.state.cursor.at("attack") == 2

    def test_the_inner_loop_is_left_and_the_outer_goes_on(self) -> None:
        match = self.deep()
        match.play(1, Aim())
        assert list(match.state.cursor.marks) == ["round", "turn", "activation"]
        for copy in (match.fork(), match):
            copy.play(1, Attack("orc"))
            assert copy.state.cursor.at("attack") == 0
            assert copy.fork().digest() == copy.digest()

    def test_a_loop_that_was_not_left_is_noticed_by_a_copy(self) -> None:
        match = begin(raid("loop not left"), 2, seed=1)
        for choice in (Attack("orc"), Aim()):
            match.play(0, choice)
        with pytest.raises(AssertionError, match="have not resumed: attack; one that is left"):
            match.fork()

    def test_no_decision_is_played_again(self) -> None:
        match = begin(raid(), 2, seed=3)
        replayed = []
        while not match.over:
            replayed.append(match.replayed_by_fork())
            seat = min(match.pending)
            match.play(seat, match.pending[seat].options[len(match.decisions) % 2])
        assert max(replayed) == 0


class TestTheSameName:
    def test_a_copy_resumes_in_the_middle_of_an_attack_in_an_attack(self) -> None:
        match = begin(duel(), 2, seed=1)
        first: list[tuple[int, Option]] = [(1, Endure()), (1, Answer()), (0, Answer())]
        for seat, choice in [*first, (1, Endure())]:
            match.play(seat, choice)
        assert match.state.attackers == [0, 1, 0]
        assert [place for _, place in match.state.cursor.marks.values()] == [0, 1, 0, 1]
        assert match.replayed_by_fork() == 0
        for copy in (match.fork(), match):
            for seat, choice in ((1, Flee()), (0, Endure()), (0, Endure())):
                copy.play(seat, choice)
            assert copy.state.attackers == [0]
            assert copy.state.points == [1 + 2 + 3 + 4 + 3, 2 + 3 + 4]


class TestModifiers:
    def test_what_holds_for_everything_and_for_one_thing_is_added(self) -> None:
        modifiers = Modifiers()
        modifiers.add("cry", "damage", scope=EVERYTHING, until="round")
        modifiers.add("bless", "damage", 2, scope="mage", until="turn")
        modifiers.add("shield", "armour", scope="mage", until="game")
        assert [modifiers.sum("damage", who) for who in ("mage", "knight")] == [3, 1]

    def test_each_lasts_as_long_as_it_says(self) -> None:
        modifiers = Modifiers()
        for until in ("attack", "turn", "round"):
            modifiers.add(until, "damage", scope="mage", until=until)
        sums = []
        for until in ("attack", "turn", "round"):
            modifiers.expire(until)
            sums.append(modifiers.sum("damage", "mage"))
        assert sums == [2, 1, 0]

    def test_one_can_be_dropped_before(self) -> None:
        modifiers = Modifiers()
        modifiers.add("shield", "armour", scope="mage", until="game")
        modifiers.add("shield", "armour", scope="knight", until="game")
        modifiers.drop("armour", "mage")
        assert [modifiers.sum("armour", who) for who in ("mage", "knight")] == [0, 1]

    def test_a_copy_is_independent(self) -> None:
        modifiers = Modifiers()
        other = modifiers.copy()
        other.add("cry", "damage", scope=EVERYTHING, until="round")
        assert modifiers.sum("damage", None) == 0

    def test_in_a_match_they_end_by_themselves(self) -> None:
        match = begin(raid(), 2, seed=1)
        for choice in (Attack("orc"), Cry(), Bless()):
            match.play(0, choice)
        assert match.state.damage == [2 + 4, 0]  # the cry; the cry, the blessing, one before it
        match.play(0, Shield())
        assert [held.source for held in match.state.modifiers.held] == ["cry", "bless", "shield"]
        match.play(0, Attack("orc"))
        match.play(0, Aim())
        assert match.state.damage == [6 + 5, 0]
        assert [held.source for held in match.state.modifiers.held] == ["cry", "bless"]
        assert match.state.life["knight"] == 1  # the shield took one
        for _ in range(2):
            match.play(0, Rest())
        assert [held.source for held in match.state.modifiers.held] == ["cry"]
        for _ in range(2):
            match.play(1, Rest())
        assert match.state.modifiers.held == []
