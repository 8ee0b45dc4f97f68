"""Outcomes: sides, leaving, and what a match was worth to a seat."""

from __future__ import annotations

import pytest

from podziemia.kernel.outcome import (
    Outcome,
    all_together,
    each_alone,
    first_against_others,
    seats_again,
)
from tests.laws.toys.chests import chests
from tests.laws.toys.frame import begin
from tests.laws.toys.heroes import Fight, Rest, heroes
from tests.laws.toys.overlord import OVERLORD, Dig, Strike, overlord


class TestSides:
    def test_who_wins_and_loses_together(self) -> None:
        assert each_alone(3) == ((0,), (1,), (2,))
        assert all_together(3) == ((0, 1, 2),)
        assert first_against_others(3) == ((0,), (1, 2))

    def test_in_a_rematch_all_move_on_unless_they_have_sides_to_stay_on(self) -> None:
        assert seats_again(each_alone, 3) == [1, 2, 0]
        assert seats_again(each_alone, 1) == [0]
        assert seats_again(all_together, 3) == [0, 1, 2]
        assert seats_again(first_against_others, 3) == [0, 1, 2]
        assert seats_again(first_against_others, 2) == [0, 1]
        assert seats_again(lambda players: tuple((seat,) for seat in range(players)), 2) == [1, 0]

    def test_sides_swap_if_that_is_wanted(self) -> None:
        assert seats_again(first_against_others, 3, swap=True) == [1, 2, 0]
        assert seats_again(first_against_others, 2, swap=True) == [1, 0]
        assert seats_again(lambda _: ((0, 2), (1, 3)), 4, swap=True) == [1, 0, 3, 2]
        assert seats_again(all_together, 3, swap=True) == [0, 1, 2]
        assert seats_again(each_alone, 3, swap=True) == [1, 2, 0]


class TestUtility:
    @pytest.mark.parametrize(
        ("places", "worth"),
        [
            ((1, 2), [1.0, -1.0]),
            ((2, 1), [-1.0, 1.0]),
            ((1, 2, 3), [1.0, 0.0, -1.0]),
            ((1, 1), [0.0, 0.0]),
            ((1, 1, 3), [0.5, 0.5, -1.0]),
            ((1, 2, 2), [1.0, -0.5, -0.5]),
            ((4, 3, 2, 1), [-1.0, -1 / 3, 1 / 3, 1.0]),
        ],
    )
    def test_places_are_worth_something_evenly(
        self, places: tuple[int, ...], worth: list[float]
    ) -> None:
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        outcome = Outcome(winners=winners, rule="XX-1", places=places)
        found = [outcome.utility(seat) for seat in range(len(places))]
        assert found == pytest.approx(worth)
        assert sum(found) == pytest.approx(0)

    def test_without_places_a_seat_has_won_or_lost(self) -> None:
        outcome = Outcome(winners=(1, 2), rule="XX-1")
        assert [outcome.utility(seat) for seat in range(3)] == [-1.0, 1.0, 1.0]

    def test_a_lost_match_is_worth_the_least_to_everybody(self) -> None:
        lost = Outcome(winners=(), rule="XX-1")
        assert [lost.utility(seat) for seat in range(2)] == [-1.0, -1.0]
        placed = Outcome(winners=(), rule="XX-1", places=(1, 2))
        assert [placed.utility(seat) for seat in range(2)] == [-1.0, -1.0]

    def test_alone_there_is_winning_and_losing(self) -> None:
        assert Outcome(winners=(0,), rule="XX-1", places=(1,)).utility(0) == 1.0
        assert Outcome(winners=(), rule="XX-1", places=(1,)).utility(0) == -1.0


class TestTogether:
    def test_all_lose_when_the_torch_is_burnt_down(self) -> None:
        match = begin(heroes(), 2, seed=1)
        while not match.over:
            match.play(min(match.pending), Rest())
        assert match.outcome == Outcome(winners=(), rule="CO-9")

    def test_all_win(self) -> None:
        match = begin(heroes(), 3, seed=2)
        while not match.over:
            match.play(min(match.pending), Fight())
        assert match.outcome is not None
        assert match.outcome.winners == (0, 1, 2)

    def test_a_seat_leads_several_heroes(self) -> None:
        match = begin(heroes(), 1, seed=1)
        for _ in range(4):
            match.play(0, Rest())
        assert (match.state.leaders, match.state.torch) == ([0, 0, 0], 5)

    def test_the_next_player_leads_the_hero_of_who_gives_up(self) -> None:
        match = begin(heroes(), 3, seed=1)
        match.resign(1)
        assert not match.over
        assert match.state.leaders == [0, 2, 2]
        match.play(0, Rest())
        assert list(match.pending) == [2]

    def test_who_gives_up_while_asked_is_answered_for_once(self) -> None:
        match = begin(heroes(), 3, seed=1)
        match.resign(0)
        assert [(made.seat, made.by) for made in match.decisions] == [(0, "seat"), (0, "resigned")]
        assert match.state.leaders == [1, 1, 2]
        assert list(match.pending) == [1]

    def test_when_all_are_gone_the_match_is_lost(self) -> None:
        match = begin(heroes(), 2, seed=1)
        match.resign(0)
        match.resign(1)
        assert match.outcome == Outcome(winners=(), rule="CO-9")


class TestOneAgainstMany:
    def test_without_an_overlord_the_heroes_win(self) -> None:
        match = begin(overlord(), 3, seed=1)
        match.resign(OVERLORD)
        assert match.outcome == Outcome(winners=(1, 2), rule="OV-5")

    def test_without_heroes_the_overlord_wins(self) -> None:
        match = begin(overlord(), 3, seed=1)
        match.resign(1)
        assert not match.over
        match.resign(2)
        assert match.outcome == Outcome(winners=(OVERLORD,), rule="OV-6")

    def test_a_hero_who_is_out_wins_with_the_others(self) -> None:
        match = begin(overlord(), 3, seed=1)
        while not match.over:
            seat = min(match.pending)
            if match.allows(seat, Strike(1)):
                match.play(seat, Strike(1))
            else:
                match.play(seat, Dig() if seat == 1 else match.pending[seat].options[-1])
        assert match.state.out == [1]
        assert match.outcome is not None
        assert match.outcome.winners == (1, 2)


def test_where_the_first_answer_counted_nothing_is_first_after_the_end() -> None:
    match = begin(chests(), 2, seed=1)
    assert match.first
    match.resign(0)
    assert match.over
    assert not match.first
