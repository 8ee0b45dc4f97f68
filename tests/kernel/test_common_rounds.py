"""Common rounds, hidden and open: who sees what, and what a copy plays again."""

from __future__ import annotations

import pytest

from podziemia.kernel.errors import BadInput
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import begin
from tests.laws.toys.lamps import Light, Lit, lamps
from tests.laws.toys.sheets import BOXES, Vote, Write, Wrote, sheets


class TestHidden:
    def test_others_see_the_part_as_it_was_and_are_told_nothing(self) -> None:
        match = begin(sheets(), 2, seed=1)
        match.play(0, Vote("sword"))
        match.play(1, Vote("shield"))
        match.play(0, Write("potion"))
        assert match.view(0)["sheets"] == [["sword", "potion"], ["shield"]]
        for viewer in (1, None):
            assert match.view(viewer)["sheets"] == [["sword"], ["shield"]]
            assert match.events(viewer) == []
        assert match.events(0) == [Wrote("HI-4", 0, "potion")]
        assert match.told_alone(0) == match.events(0)

    def test_everything_lies_open_when_all_have_finished(self) -> None:
        match = begin(sheets(), 2, seed=1)
        match.play(0, Vote("sword"))
        assert match.view(1)["sheets"] == [[], []]
        match.play(1, Vote("shield"))
        assert match.view(1)["sheets"] == [["sword"], ["shield"]]

    def test_a_copy_plays_few_decisions_again(self) -> None:
        chance = Rng(7)
        match = begin(sheets(), 3, seed=7)
        replayed = []
        while not match.over:
            replayed.append(match.replayed_by_fork())
            assert match.fork().digest() == match.digest()
            seat = chance.pick(sorted(match.pending))
            match.play(seat, match.pending[seat].sample(chance))
        # The votes come before the safe points of the branches, and are played again.
        assert max(replayed) <= 3

    def test_a_branch_goes_on_in_its_own_common_round_only(self) -> None:
        """Two common rounds follow each other without a safe point between them."""
        match = begin(sheets(), 2, seed=1)
        for seat, mark in ((0, "sword"), (1, "shield")):
            match.play(seat, Vote(mark))
        for _ in range(2):
            match.play(0, Write("potion"))
        assert match.replayed_by_fork() == 2
        fork = match.fork()
        assert fork.state.sheets == [["sword", "potion", "potion"], ["shield"]]
        assert fork.state.cursor.of(0).at("boxes") == 2
        for _ in range(BOXES - 2):
            assert 0 in fork.pending
            fork.play(0, Write("potion"))
        assert list(fork.pending) == [1]

    def test_leaving_is_played_once_in_a_copy(self) -> None:
        match = begin(sheets(), 3, seed=1)
        for seat in range(3):
            match.play(seat, Vote("sword"))
        match.play(0, Write("potion"))
        match.play(1, Write("potion"))
        match.resign(0)
        match.play(1, Write("shield"))
        wanted = [["sword", "potion", "blot", "sword", "sword"], ["sword", "potion", "shield"]]
        for copy in (match, match.fork(), match.fork().fork()):
            assert copy.state.sheets == [*wanted, ["sword"]]
        assert match.determinize(0, 3).state.sheets[0] == wanted[0]
        match.undo(1)
        assert match.state.sheets == [wanted[0], ["sword", "potion"], ["sword"]]

    def test_who_has_finished_stays_finished_in_a_copy(self) -> None:
        match = begin(sheets(), 2, seed=1)
        for seat in range(2):
            match.play(seat, Vote("sword"))
        for _ in range(BOXES):
            match.play(0, Write("potion"))
        fork = match.fork()
        assert (list(fork.pending), match.replayed_by_fork()) == ([1], 2)
        assert fork.digest() == match.digest()

    def test_dealing_anew_hides_what_the_others_have_done(self) -> None:
        match = begin(sheets(), 2, seed=1)
        for seat in range(2):
            match.play(seat, Vote("sword"))
        match.play(0, Write("potion"))
        match.play(1, Write("shield"))
        other = match.determinize(0, 3)
        assert other.state.sheets == [["sword", "potion"], ["sword"]]
        assert sorted(other.pending) == [0, 1]


class TestOpen:
    def test_everybody_sees_at_once_what_anybody_does(self) -> None:
        match = begin(lamps(), 2, seed=1)
        match.play(1, Light("red"))
        assert match.hidden_round is None
        assert match.common_round == 0
        for viewer in (0, 1, None):
            assert match.view(viewer)["lamps"] == [[], ["red"]]
            assert match.events(viewer) == [Lit("OP-2", 1, "red")]
            assert match.view(viewer)["asked"] == [0, 1]

    def test_dealing_anew_hides_nothing(self) -> None:
        match = begin(lamps(), 2, seed=1)
        match.play(1, Light("red"))
        assert match.determinize(0, 3).state.lamps == [[], ["red"]]

    def test_what_others_have_seen_and_answered_is_not_taken_back(self) -> None:
        match = begin(lamps(), 2, seed=1)
        match.play(0, Light("green"))
        assert match.undoable(0) == 1
        match.play(1, Light("red"))
        assert (match.undoable(0), match.undoable(1)) == (0, 1)
        with pytest.raises(BadInput):
            match.undo(0)
        match.undo(1)
        assert match.state.lamps == [["green"], []]
        match.undo(0)
        assert match.state.lamps == [[], []]


def test_a_copy_knows_who_has_left_in_the_middle_of_a_round() -> None:
    match = begin(sheets(), 3, seed=1)
    for seat in (0, 1, 2, 0, 1):
        match.play(seat, 0)
    match.resign(1)
    assert match.state.resigned == [1]
    assert match.hidden_round is not None
    for other in (match.fork(), match.determinize(0, 3)):
        assert other.state.resigned == [1], "it was decided after the last points of the branches"
    assert match.fork().digest() == match.digest()
