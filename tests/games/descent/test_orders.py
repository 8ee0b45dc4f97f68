"""DJ-10, DJ-16: orders and what ends them; tokens that last, and the monkey."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import OVERLORD_CARDS
from podziemia.games.descent.rules.fatigue import restore_fatigue, spend_fatigue
from podziemia.games.descent.rules.guard import guard_window
from podziemia.games.descent.rules.lasting import (
    give_tokens,
    monkey_fades,
    roll_burn,
    roll_web,
    shake_off_stun,
    transform,
)
from podziemia.games.descent.rules.monster_attack import monster_attack
from podziemia.games.descent.rules.orders import (
    begin_turn_orders,
    moved,
    place_order,
    placing,
    rest,
    swap,
    swaps,
)
from podziemia.games.descent.rules.pool import monster_dice
from podziemia.games.descent.state import TOWN, Turn

from .tables import hero, monster, play, table, threw_all, turn_of

BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die

ENDED_BY = [
    # order    moving  turn's start
    ("aim", "", "aim"),
    ("dodge", "dodge", ""),
    ("guard", "guard", ""),
    ("rest", "rest", "rest"),
]


@pytest.mark.rule("DJ-10.6", "DJ-10.8", "DJ-10.10", "DJ-10.14", "DJ-10.22")
@pytest.mark.parametrize(("order", "after_moving", "after_beginning"), ENDED_BY)
def test_what_ends_an_order(order: str, after_moving: str, after_beginning: str) -> None:
    state = table()
    ker = hero(state, (2, 3), order=order)
    moved(state, ker)
    assert ker.order == after_moving
    ker.order = order  # type: ignore[assignment]  # a word in tests
    begin_turn_orders(state, ker)
    assert ker.order == after_beginning


@pytest.mark.rule("DJ-10.1", "DJ-10.2", "DJ-10.3", "DJ-10.20")
def test_one_order_at_a_time() -> None:
    """It can be placed again, in town, too."""
    state = table()
    ker = hero(state, (2, 3))
    ker.cell = TOWN
    assert len(placing(ker)) == 4
    place_order(state, ker, "rest")
    assert placing(ker) == []
    ker.fatigue = 1
    rest(state, ker)
    assert (ker.order, ker.fatigue) == ("", 4)
    assert len(placing(ker)) == 4


@pytest.mark.rule("DJ-24.1")
def test_silhouette_swaps_her_order() -> None:
    """For 2 fatigue, and only for another one."""
    state = table()
    silhouette = hero(state, (2, 3), "silhouette", order="guard")
    assert choice.SwapOrder("guard") not in swaps(silhouette)
    swap(state, silhouette, "dodge")
    assert (silhouette.order, silhouette.fatigue) == ("dodge", 3)
    silhouette.fatigue = 1
    assert swaps(silhouette) == []


@pytest.mark.rule("DJ-8.13", "DJ-8.15", "DJ-24.5")
def test_fatigue_never_exceeds_its_maximum() -> None:
    """Skilled raises it by 2."""
    state = table()
    ker = hero(state, (2, 3), skills=["skilled", "tough"])
    assert (ker.fatigue, ker.wounds) == (6, 16)
    spend_fatigue(state, ker, 1, "DJ-3.13")
    restore_fatigue(state, ker, 4, "DJ-20.4")
    assert ker.fatigue == 6
    with pytest.raises(AssertionError, match="who has it"):
        spend_fatigue(state, ker, 7, "DJ-3.13")


@pytest.mark.rule("DJ-8.2", "DJ-8.3", "DJ-8.5", "DJ-16.1")
def test_fire_on_a_monster_is_rolled_like_any_other() -> None:
    """A die for each token, never rolled again."""
    state = table(dice=[SURGE, ENHANCEMENT, BLANK])
    beast = monster(state, "beastman", (2, 4))
    give_tokens(state, beast, "burn", 3)
    play(roll_burn(state, beast))
    assert (beast.burn, beast.wounds) == (2, 2)
    assert threw_all(state)


@pytest.mark.rule("DJ-16.3", "DJ-16.4", "DJ-16.19")
def test_a_web_holds_until_it_tears() -> None:
    state = table(dice=[BLANK, SURGE, SURGE])
    ker = hero(state, (2, 3))
    ker.web = 2
    roll_web(state, ker)
    assert ker.web == 1
    roll_web(state, ker)
    assert ker.web == 0


@pytest.mark.rule("DJ-16.8", "DJ-16.10", "DJ-16.11")
def test_stun_goes_one_token_at_a_time() -> None:
    state = table()
    ker, beast = hero(state, (2, 3)), monster(state, "beastman", (2, 4))
    for figure in (ker, beast):
        give_tokens(state, figure, "stun", 2)
        assert [shake_off_stun(state, figure) for _ in range(3)] == [True, True, False]


@pytest.mark.rule("DJ-16.12", "DJ-16.13", "DJ-16.14", "DJ-16.15")
def test_a_monkey_for_two_turns() -> None:
    """Not counting the turn in which it became one."""
    state = table()
    ker = hero(state, (2, 3))
    turn = turn_of(state, ker)
    transform(state, ker)
    assert turn.cut
    monkey_fades(state, ker)
    assert ker.monkey == 2
    for left in (1, 0):
        state.turn = Turn(ker.number)
        monkey_fades(state, ker)
        assert ker.monkey == left


@pytest.mark.rule("DJ-6.9", "DJ-6.10")
def test_doom_adds_a_die_up_to_five() -> None:
    """All monsters roll one more power die."""
    state = table()
    state.powers = [OVERLORD_CARDS["doom"]]
    beast = monster(state, "master_beastman", (2, 4))
    assert monster_dice(state, beast.card) == ("red", "green", "black", "black")


@pytest.mark.rule("DJ-10.21", "DJ-24.1")
def test_silhouette_is_asked_where_another_order_matters() -> None:
    """When an attack on her is declared, or an enemy comes within her reach; not otherwise."""
    state = table(dice=[1, 1, 6, 1])
    silhouette = hero(state, (2, 3), "silhouette", order="aim")
    other = hero(state, (5, 8), "grey_ker")
    bones = monster(state, "skeleton", (2, 5))
    play(guard_window(state))
    play(
        monster_attack(state, bones, choice.Attack(silhouette.piece)),
        choice.SwapOrder("dodge"),
        choice.Pass(),
        choice.PickDie(0),
        choice.Done(),
    )
    assert (silhouette.wounds, silhouette.order) == (12, "dodge")
    other.cell = TOWN
    beast = monster(state, "beastman", (2, 4))
    play(guard_window(state), choice.SwapOrder("guard"), choice.Pass())
    assert beast in state.monsters
