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
