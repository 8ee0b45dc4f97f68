"""DJ-6, DJ-8: the odds of attacks, against counting every single roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from podziemia.games.descent.content import DICE, ITEMS
from podziemia.games.descent.odds import Aimed, best, odds
from podziemia.games.descent.rules.chances import hero_odds, monster_odds
from podziemia.games.descent.vocabulary import DieId

from .tables import hero, monster, rubble, table

POOLS: list[tuple[tuple[DieId, ...], Aimed]] = [
    (("red", "green"), Aimed(armor=2)),
    (("red", "green", "black", "black"), Aimed(armor=3, options=ITEMS["axe"].surges)),
    (("blue", "yellow", "black"), Aimed(distance=5, armor=2, options=ITEMS["bow"].surges)),
    (("white", "yellow"), Aimed(distance=6, armor=1, sorcery=3)),
    (("white", "green", "black"), Aimed(distance=3, fear=1, surges=1)),
    (("blue", "green", "yellow"), Aimed(distance=4, options=ITEMS["soulbiter"].surges)),
]


@pytest.mark.rule("DJ-6.13", "DJ-6.14", "DJ-6.23", "DJ-6.24")
@pytest.mark.parametrize(("dice", "attack"), POOLS)
def test_odds_are_those_of_all_rolls(dice: tuple[DieId, ...], attack: Aimed) -> None:
    hits, wounds, every = 0, 0, 0
    for faces in product(*(DICE[color].faces for color in dice)):
        every += 1
        if any(face.miss for face in faces):
            continue
        shown = (
            sum(face.range for face in faces),
            sum(face.damage for face in faces),
            sum(face.surge for face in faces),
            sum(face.enhancement for face in faces),
        )
        dealt = best(shown, attack, 0)
        if dealt is not None:
            hits += 1
            wounds += dealt
    found = odds(dice, attack)
    assert found.hit == Fraction(hits, every)
    assert found.expected == Fraction(wounds, every)
    assert sum(found.wounds) == 1
    assert found.at_least(0) == 1


@pytest.mark.rule("DJ-8.8")
def test_a_miss_face_is_one_in_six_and_with_aim_one_in_thirty_six() -> None:
    """DJ-EX-H1."""
    pool: tuple[DieId, ...] = ("red", "green", "black")
    assert odds(pool, Aimed()).hit == Fraction(5, 6)
    assert odds(pool, Aimed(aimed=True)).hit == Fraction(35, 36)
    assert odds(("green", "yellow"), Aimed()).hit == 1


@pytest.mark.rule("DJ-6.17")
def test_surges_are_spent_in_the_best_way() -> None:
    """Range as far as it is needed, damage with the rest."""
    bow = Aimed(distance=3, options=ITEMS["flying_death"].surges)
    assert best((3, 1, 2, 0), bow, 0) == 1 + 3
    assert best((2, 1, 2, 0), bow, 0) == 1
    assert best((2, 1, 2, 1), bow, 0) == 1 + 3
    assert best((1, 1, 1, 0), bow, 0) is None


@pytest.mark.rule("DJ-26.22")
def test_what_kills_outright_takes_all_that_is_left() -> None:
    touch = Aimed(armor=9, options=ITEMS["touch_of_death"].surges)
    assert best((1, 1, 3, 0), touch, 7) == 7
    assert best((1, 1, 2, 0), touch, 7) == 0


@pytest.mark.rule("DJ-6.35")
def test_odds_on_the_board_count_what_counts_there() -> None:
    """Trait, off hand, command, armor; none where there is no attack."""
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "sword", "dagger", skills=["blessing"])
    beast = monster(state, "beastman", (2, 5))
    found = hero_odds(state, ker, "sword", beast)
    numbers = Aimed(armor=2, damage=1, surges=1, options=ITEMS["sword"].surges)
    assert found == odds(("red", "green", "black", "black"), numbers)
    far = monster(state, "beastman", (2, 8))
    assert hero_odds(state, ker, "sword", far) is None
    assert monster_odds(state, beast, ker) == odds(("red", "green"), Aimed(armor=1, damage=1))
    rubble(state, (2, 7))
    assert monster_odds(state, far, ker) is None
