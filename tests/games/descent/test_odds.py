"""DJ-6, DJ-8: the odds of attacks, against counting every single roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from podziemia.games.descent.combat import Attack
from podziemia.games.descent.content import DICE, ITEMS
from podziemia.games.descent.odds import Aimed, best, odds
from podziemia.games.descent.rules.chances import (
    hero_odds,
    left_of,
    monster_odds,
    rolled_again,
    with_power,
)
from podziemia.games.descent.rules.pool import ready
from podziemia.games.descent.shown.results import result
from podziemia.games.descent.state import Hero, Monster, State
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


def struck(*faces: int) -> tuple[State, Attack, Hero, Monster]:
    """The axe of Grey Ker on a beastman: red, green and two black dice as they lie."""
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "axe")
    beast = monster(state, "beastman", (2, 5))
    attack = Attack(ker.piece, "melee", "axe")
    attack.origin, attack.affected = ker.cell, (beast.piece,)
    state.attack = attack
    ready(state, attack, ker)
    attack.faces, attack.stage = faces, "rolled"
    assert attack.colors == ("red", "green", "black", "black")
    return state, attack, ker, beast


@pytest.mark.rule("DJ-8.7")
def test_odds_of_a_reroll_are_those_of_every_face_it_may_come_to() -> None:
    """A miss on the red die: rolled again it hits on five faces of six."""
    state, attack, ker, beast = struck(5, 1, 0, 0)
    assert rolled_again(state, attack, ker, beast, ()).hit == 0
    assert rolled_again(state, attack, ker, beast, (1, 2)).hit == 0
    again = rolled_again(state, attack, ker, beast, (0,))
    assert again.hit == Fraction(5, 6)
    wounds = []
    for face in range(5):
        attack.faces = (face, 1, 0, 0)
        here = rolled_again(state, attack, ker, beast, ())
        assert here.hit == 1
        wounds.append(here.expected)
    assert again.expected == sum(wounds) / 6


@pytest.mark.rule("DJ-6.24", "DJ-6.25")
def test_the_result_as_the_dice_lie_is_what_the_rules_would_come_to() -> None:
    state, attack, ker, beast = struck(0, 0, 0, 0)
    found = result(state, attack, ker, beast)
    dealt = 4 + DICE["green"].faces[0].damage
    assert (found.why, found.damage, found.armor) == ("hit", dealt, 2)
    assert found.wounds == dealt - 2
    beast.wounds = left_of(state, beast) - 1  # the log tells all of them, too
    assert result(state, attack, ker, beast).wounds == dealt - 2
    attack.faces = (5, 0, 0, 0)
    assert result(state, attack, ker, beast)[0] == "miss"
    assert result(state, attack, ker, beast).wounds == 0


@pytest.mark.rule("DJ-6.19")
def test_a_die_bought_with_fatigue_never_takes_anything_away() -> None:
    state, attack, ker, beast = struck(4, 0, 0, 0)
    attack.damage, attack.stage = 2, "spending"
    fewer, more = (with_power(state, attack, ker, beast, dice) for dice in (0, 1))
    assert fewer is not None
    assert more is not None
    assert fewer.expected < more.expected
    attack.doubled = True
    assert with_power(state, attack, ker, beast, 1) is None
