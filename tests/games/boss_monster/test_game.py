"""Facts of the whole game that no single position shows."""

import pytest

import podziemia
from podziemia.kernel.rng import Rng
from podziemia.lab.corpus import play_on


@pytest.mark.rule("BM-16.15")
def test_nothing_carries_over_to_the_next_game() -> None:
    first = podziemia.start("boss_monster", 3, seed=4)
    begun = first.digest()
    for _ in play_on(first, Rng(1)):
        pass
    assert first.over
    assert podziemia.start("boss_monster", 3, seed=4).digest() == begun


@pytest.mark.rule("BM-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(podziemia.BadInput):
        podziemia.start("boss_monster", players)


@pytest.mark.parametrize("players", [2, 3])
def test_who_resigns_before_bosses_are_known_loses(players: int) -> None:
    match = podziemia.start("boss_monster", players, seed=1, options={"i_choose_you": True})
    for seat in range(players - 1):
        match.resign(seat)
    assert match.outcome is not None
    assert match.outcome.winners == (players - 1,)
    assert match.outcome.places[players - 1] == 1
