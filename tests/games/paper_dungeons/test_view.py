"""What a seat may know, and what is dealt anew for those who may not."""

from typing import Any

import pytest

import podziemia
from podziemia.games.paper_dungeons.content import TRAINING
from podziemia.games.paper_dungeons.inventory import inventory
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng


def in_round_one(players: int, seed: int) -> Match[Any]:
    """A match in its first round; everybody has kept some cards."""
    match = podziemia.start("paper_dungeons", players, seed)
    rng = Rng(seed)
    while match.state.phase != "dice":
        seat = rng.pick(sorted(match.pending))
        match.play(seat, rng.pick(match.pending[seat].options))
    return match


@pytest.mark.rule("PD-1.11", "PD-17.14")
def test_an_unknown_objective_may_be_any_that_fits_the_training() -> None:
    match = in_round_one(4, 7)
    kept = match.state.players[1].objectives[0]
    dealt = [match.determinize(0, seed).state.players[1].objectives[0] for seed in range(40)]
    assert {TRAINING[card] for card in dealt} == {TRAINING[kept]}
    assert len(set(dealt)) > 1
    assert all(
        match.determinize(1, seed).state.players[1].objectives[0] is kept for seed in range(9)
    )


@pytest.mark.rule("PD-1.10", "PD-1.19")
def test_dealing_anew_keeps_open_powers_and_loses_no_card() -> None:
    match = in_round_one(3, 2)
    for seed in range(20):
        state = match.determinize(2, seed).state
        for player, now in zip(match.state.players, state.players, strict=True):
            assert now.power is player.power is now.powers[0]
        powers = [power for player in state.players for power in player.powers]
        assert len({*powers, *state.power_box}) == 16
        cards = [card for player in state.players for card in player.objectives]
        assert len({*cards, *state.objective_box}) == 16


def test_before_all_have_chosen_both_cards_of_others_are_open() -> None:
    match = podziemia.start("paper_dungeons", 2, seed=3)
    match.play(1, 0)
    seen = {tuple(match.determinize(0, seed).state.players[1].powers) for seed in range(30)}
    assert len(seen) > 20


@pytest.mark.rule("PD-24.1", "PD-24.4")
def test_what_others_do_in_a_round_is_anybodys_guess_until_it_is_shown() -> None:
    match = in_round_one(3, 4)
    while 1 in match.pending:
        match.play(1, 0)
    match.play(2, 0)
    match.play(0, 0)
    assert sorted(match.pending) == [0, 2]
    dealt = [match.determinize(0, seed) for seed in range(20)]
    assert all(sorted(other.pending) == [0, 2] for other in dealt)
    assert len({tuple(other.state.players[1].sheet.used) for other in dealt}) > 5
    assert all(not other.state.players[2].sheet.used for other in dealt)
    own = match.state.players[0].sheet.used
    assert all(other.state.players[0].sheet.used == own for other in dealt)


@pytest.mark.rule("PD-1.16", "PD-1.10")
def test_the_inventory_says_who_sees_which_card() -> None:
    match = in_round_one(2, 5)
    found = inventory(match.state)
    first = match.state.players[0]
    assert found[f"all:powers.0:{first.powers[0]}"] == 1
    assert found[f"0:powers.0:{first.powers[1]}"] == 1
    assert found[f"0:objectives.0:{first.objectives[0]}"] == 1
    assert found[f"nobody:box:{match.state.power_box[0]}"] == 1
    assert found["0:sheets:sheet.0"] == found["1:sheets:sheet.1"] == 1, "others see how it began"
    assert sum(found.values()) == len(match.game.cards) + len(match.state.players)


@pytest.mark.rule("PD-24.1", "PD-24.4")
def test_others_see_who_is_still_playing_and_nothing_else() -> None:
    match = in_round_one(2, 5)
    before = match.view(1)
    while 0 in match.pending:
        match.play(0, match.pending[0].options[-1])
        now = match.view(1)
        assert now["asked"] == sorted(match.pending)
        assert {**now, "asked": None} == {**before, "asked": None}


@pytest.mark.rule("PD-1.9")
def test_who_resigns_before_all_have_chosen_shows_no_card() -> None:
    match = podziemia.start("paper_dungeons", 2, seed=3)
    match.play(1, 0)
    match.resign(0)
    assert match.over
    for viewer in (0, 1, None):
        players = match.view(viewer)["players"]
        assert [player["objective"] for player in players] == [None, None]
        assert [player["score"]["J"] for player in players] == [0, 0]
    assert len(match.state.power_box) == len(match.state.objective_box) == 16
