"""DJ-9, DJ-15, DJ-16, DJ-22: what cancels wounds, deaths and their order, tokens that last."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.end import Ended
from podziemia.games.descent.rules.lasting import roll_burn
from podziemia.games.descent.rules.monster_attack import monster_attack
from podziemia.games.descent.rules.orders import rest
from podziemia.games.descent.rules.targets import monster_attack_options
from podziemia.games.descent.rules.wounds import heal, hurt, hurt_together, pay_wounds
from podziemia.games.descent.state import TOWN, Companion

from .tables import hero, monster, play, table, threw_all, turn_of

DONE, PASS = choice.Done(), choice.Pass()
BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die

COINS = [(125, 75), (175, 100), (25, 25), (0, 0), (49, 49), (50, 25)]


@pytest.mark.rule("DJ-9.10", "DJ-9.11", "DJ-9.12")
@pytest.mark.parametrize(("before", "after"), COINS)
def test_the_dead_lose_half_of_their_coins(before: int, after: int) -> None:
    """DJ-EX-29, DJ-EX-H4."""
    state = table()
    ker = hero(state, (2, 3))
    ker.coins = before
    play(hurt(state, ker, 12, "DJ-16.1"))
    assert (ker.coins, ker.cell, ker.wounds) == (after, TOWN, 12)
    assert state.conquest == 4 - 3


@pytest.mark.rule("DJ-9.14", "DJ-9.15", "DJ-16.16")
def test_death_ends_all_that_lasts() -> None:
    state = table()
    ker = hero(state, (2, 3), order="dodge")
    ker.burn = ker.web = ker.stun = ker.poison = ker.monkey = 1
    ker.fatigue = 0
    play(hurt(state, ker, 99, "DJ-16.1"))
    assert [ker.burn, ker.web, ker.stun, ker.poison, ker.monkey] == [0] * 5
    assert (ker.order, ker.fatigue) == ("", 4)


@pytest.mark.rule("DJ-9.7", "DJ-15.19", "DJ-16.5", "DJ-16.6", "DJ-16.7")
def test_poison_is_healed_first() -> None:
    """DJ-EX-28: 2 wounds by poison, then a potion of 3."""
    state = table(dice=[5, 5])
    ker = hero(state, (2, 3), "grey_ker")
    ker.wounds = 10
    spider = monster(state, "bane_spider", (2, 4), (2, 5), (3, 4), (3, 5))
    play(monster_attack(state, spider, choice.Attack(ker.piece)))
    assert (ker.wounds, ker.poison) == (9, 1)
    ker.poison = 2
    heal(state, ker, 3, "DJ-20.3")
    assert (ker.wounds, ker.poison) == (10, 0)


@pytest.mark.rule("DJ-26.2")
def test_ispher_takes_wounds_and_no_poison() -> None:
    state = table(dice=[5, 5])
    ispher = hero(state, (2, 3), "ispher")
    spider = monster(state, "bane_spider", (2, 4), (2, 5), (3, 4), (3, 5))
    play(monster_attack(state, spider, choice.Attack(ispher.piece)))
    assert (ispher.wounds, ispher.poison) == (12 - 2, 0)


@pytest.mark.rule("DJ-10.18", "DJ-16.1", "DJ-16.2")
def test_rest_first_saves_it_from_the_fire() -> None:
    """DJ-EX-52: fatigue first; a surge and a blank leave one token and one wound."""
    state = table(dice=[SURGE, BLANK])
    ker = hero(state, (2, 3), order="rest")
    ker.wounds, ker.burn, ker.fatigue = 2, 2, 0
    rest(state, ker)
    play(roll_burn(state, ker))
    assert (ker.fatigue, ker.wounds, ker.burn) == (4, 1, 1)


@pytest.mark.rule("DJ-9.6", "DJ-10.19")
def test_fire_first_takes_the_rest() -> None:
    """DJ-EX-52."""
    state = table(dice=[SURGE, BLANK])
    ker = hero(state, (2, 3), order="rest")
    ker.wounds, ker.burn, ker.fatigue = 2, 2, 0
    play(roll_burn(state, ker))
    assert (ker.order, ker.fatigue, ker.wounds) == ("", 0, 1)


@pytest.mark.rule("DJ-9.6", "DJ-10.14")
def test_alertness_keeps_aim_and_guard_but_no_rest() -> None:
    for order, kept in (("aim", "aim"), ("guard", "guard"), ("rest", ""), ("dodge", "dodge")):
        state = table()
        ker = hero(state, (2, 3), skills=["alertness"], order=order)
        play(hurt(state, ker, 1, "DJ-17.10"))
        assert ker.order == kept


@pytest.mark.rule("DJ-9.19")
def test_a_price_is_not_cancelled() -> None:
    """Orders are lost, the last wound is never paid."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "ghost_armor", order="guard")
    pay_wounds(state, ker, 5, "DJ-9.19")
    assert (ker.wounds, ker.order, ker.fatigue) == (7, "", 4)
    with pytest.raises(AssertionError, match="last wound"):
        pay_wounds(state, ker, 7, "DJ-9.19")


@pytest.mark.rule("DJ-9.4", "DJ-9.5")
def test_a_shield_does_not_help_against_fire() -> None:
    """Nobody is even asked."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "iron_shield")
    play(hurt(state, ker, 2, "DJ-16.1"))
    assert (ker.wounds, ker.exhausted) == (10, ())


@pytest.mark.rule("DJ-9.3")
def test_shields_add_up_and_exhaust() -> None:
    """Two of them cancel two wounds of an attack, once."""
    state = table(dice=[2, 1, 2, 1])
    ker = hero(state, (2, 3), "grey_ker", "iron_shield", "iron_shield")
    beast = monster(state, "beastman", (2, 4))
    shield = choice.CancelWounds("iron_shield")
    play(monster_attack(state, beast, choice.Attack(ker.piece)), shield, shield)
    assert ker.wounds == 12 - (3 + 3 + 1 - 1 - 2)
    play(monster_attack(state, beast, choice.Attack(ker.piece)))
    assert ker.wounds == 12 - 4 - 6


@pytest.mark.rule("DJ-26.1")
def test_ghost_armor_is_paid_again_and_again() -> None:
    """Against any wounds that are no price."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "ghost_armor")
    ghost = choice.CancelWounds("ghost_armor")
    play(hurt(state, ker, 3, "DJ-17.10"), ghost, ghost, PASS)
    assert (ker.wounds, ker.fatigue) == (11, 2)


@pytest.mark.rule("DJ-24.8", "DJ-26.1")
def test_a_cloak_rolls_by_itself_for_what_is_left() -> None:
    """Three dice, one surge; nobody is asked."""
    state = table(dice=[BLANK, SURGE, ENHANCEMENT])
    ker = hero(state, (2, 3), "grey_ker", "cloak_of_mists")
    play(hurt(state, ker, 3, "DJ-17.10"))
    assert ker.wounds == 10
    assert threw_all(state)


@pytest.mark.rule("DJ-24.8")
def test_the_owner_may_roll_the_cloak_first() -> None:
    """Then Ghost Armor for what the cloak has left."""
    state = table(dice=[SURGE, ENHANCEMENT])
    ker = hero(state, (2, 3), "grey_ker", "cloak_of_mists", "ghost_armor")
    play(
        hurt(state, ker, 2, "DJ-17.10"),
        choice.CancelWounds("cloak_of_mists"),
        choice.CancelWounds("ghost_armor"),
    )
    assert (ker.wounds, ker.fatigue) == (12, 3)


@pytest.mark.rule("DJ-24.1")
def test_mordrog_is_angered_once_for_each_blow() -> None:
    """1 fatigue, however many wounds."""
    state = table()
    mordrog = hero(state, (2, 3), "mordrog")
    mordrog.fatigue = 0
    play(hurt(state, mordrog, 3, "DJ-17.10"))
    assert mordrog.fatigue == 1


@pytest.mark.rule("DJ-9.1", "DJ-12.27", "DJ-22.7")
def test_traps_wound_all_before_anybody_dies() -> None:
    """The second death ends the match, the first one has not spared the second."""
    state = table()
    one, two = hero(state, (2, 3)), hero(state, (2, 4))
    with pytest.raises(Ended) as end:
        play(hurt_together(state, [(one, 12), (two, 12)], "DJ-12.26"))
    assert end.value.outcome.winners == (0,)
    assert one.cell == TOWN


@pytest.mark.rule("DJ-26.25")
@pytest.mark.parametrize(("pool", "left"), [(2, None), (3, 1)])
def test_the_foreman_falls(pool: int, left: int | None) -> None:
    """DJ-EX-57: 3 damage against armor 1; the pool is looked at before he is dragged back."""
    state = table(quest="last_shift", dice=[2, 5], opened=())
    state.conquest = pool
    foreman = Companion("bartosz", state.floor.cell((8, 6)), 1)
    foreman.bound = False
    state.companions.append(foreman)
    wing = monster(state, "razorwing", (8, 7))
    fight = monster_attack(state, wing, choice.Attack(foreman.piece))
    if left is None:
        with pytest.raises(Ended) as end:
            play(fight)
        assert end.value.outcome.winners == (0,)
    else:
        play(fight)
        npc = state.quest.npcs["bartosz"]
        assert state.conquest == left
        assert (foreman.bound, foreman.wounds) == (True, npc.life(5))
        assert foreman.cell == state.floor.cell(npc.square)


def test_a_bound_figure_cannot_be_attacked() -> None:
    """Quest rule `bound`."""
    state = table(quest="last_shift", opened=())
    foreman = Companion("bartosz", state.floor.cell((8, 6)), 1)
    state.companions.append(foreman)
    wing = monster(state, "razorwing", (8, 7))
    assert choice.Attack(foreman.piece) not in monster_attack_options(state, wing)
    foreman.bound = False
    assert choice.Attack(foreman.piece) in monster_attack_options(state, wing)


# Monsters


@pytest.mark.rule("DJ-15.25", "DJ-15.26", "DJ-26.7")
def test_undying_rises_less_the_surplus() -> None:
    """A master Skeleton with 5 wounds takes 7, rises, and has lost 2."""
    state = table(dice=[1, 1, ENHANCEMENT, BLANK, BLANK, SURGE])
    steelhorns = hero(state, (2, 3), "steelhorns", "axe")
    bones = monster(state, "master_skeleton", (2, 4))
    play(hero_attack(state, steelhorns, choice.Attack(bones.piece, "axe")), DONE)
    assert bones in state.monsters
    assert bones.wounds == 4 + 3 + 1 - 1 - 5
    assert steelhorns.coins == 0


@pytest.mark.rule("DJ-9.2", "DJ-9.8", "DJ-9.9")
def test_who_kills_a_master_is_paid() -> None:
    """DJ-R-37: by its own attack only."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK])
    steelhorns = hero(state, (2, 3), "steelhorns", "axe")
    beast = monster(state, "master_beastman", (2, 4))
    beast.wounds = 4
    play(hero_attack(state, steelhorns, choice.Attack(beast.piece, "axe")), DONE)
    assert (steelhorns.coins, state.monsters) == (50, [])
    other = monster(state, "master_beastman", (2, 4))
    play(hurt(state, other, 5, "DJ-16.1"))
    assert (steelhorns.coins, state.monsters) == (50, [])


@pytest.mark.rule("DJ-22.9")
def test_the_attacker_may_put_the_decisive_death_first() -> None:
    """DJ-R-36: Fang and the last hero of a pool of 2 die of one Blast."""
    for first, won in (("monster:1", True), ("hero:0", False)):
        state = table(dice=[1, 1, 1, 1, BLANK, BLANK, BLANK])
        state.conquest = 2
        carthos = hero(state, (2, 3), "mad_carthos", "flame_strike")
        fang = monster(state, "", (2, 4), named="fang")
        with pytest.raises(Ended) as end:
            play(
                hero_attack(state, carthos, choice.AttackSpace("flame_strike")),
                choice.Target(carthos.piece, (2, 4)),
                choice.UseBlast(),
                DONE,
                choice.Bury(first),
            )
        assert (end.value.outcome.winners != (0,)) is won
        assert fang.wounds >= 1


@pytest.mark.rule("DJ-9.20", "DJ-26.6")
def test_divine_retribution_takes_the_killer_along() -> None:
    """Unnamed enemies within 3 spaces, Undying or not, for no coins."""
    state = table(dice=[1, 1, BLANK])
    state.conquest = 9
    andira = hero(state, (2, 3), skills=["divine_retribution"])
    andira.wounds = 1
    bones = monster(state, "master_skeleton", (2, 6))
    monster(state, "beastman", (3, 5))
    far = monster(state, "beastman", (2, 7))
    fang = monster(state, "", (3, 4), named="fang")
    play(monster_attack(state, bones, choice.Attack(andira.piece)))
    assert andira.cell == TOWN
    assert state.monsters == [far, fang]


@pytest.mark.rule("DJ-9.16", "DJ-26.6")
def test_retribution_needs_an_enemy_figure() -> None:
    """Not for fire."""
    state = table()
    andira = hero(state, (2, 3), skills=["divine_retribution"])
    monster(state, "beastman", (2, 5))
    play(hurt(state, andira, 12, "DJ-16.1"))
    assert len(state.monsters) == 1


@pytest.mark.rule("DJ-3.16", "DJ-9.10")
def test_a_death_in_ones_own_turn_cuts_it() -> None:
    state = table()
    one, two = hero(state, (2, 3)), hero(state, (2, 4), "mad_carthos")
    turn = turn_of(state, one)
    play(hurt(state, two, 8, "DJ-17.10"))
    assert not turn.cut
    state.conquest = 9
    play(hurt(state, one, 12, "DJ-17.10"))
    assert turn.cut


@pytest.mark.rule("DJ-14.17", "DJ-15.23")
def test_named_monsters_are_never_stunned() -> None:
    """Others of the same attack are."""
    state = table(dice=[1, 1, 1, 2, BLANK, BLANK, BLANK])
    landrec = hero(state, (2, 3), "landrec_the_wise", "word_of_vaal")
    narthak = monster(state, "", (2, 5), named="fang")
    giant = monster(state, "giant", (4, 3), (4, 4), (5, 3), (5, 4))
    play(hero_attack(state, landrec, choice.AttackAround("word_of_vaal")), DONE)
    assert giant.stun == 1
    assert narthak.stun == 0
    assert landrec.wounds == 12
