"""DJ-15, DJ-26: how abilities, skills and items meet in a hero's turn."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.declare import change_action, changes, declare
from podziemia.games.descent.rules.end import Ended
from podziemia.games.descent.rules.guard import guard_window
from podziemia.games.descent.rules.items import end_of_turn, items_at_start
from podziemia.games.descent.rules.menu import turn_options
from podziemia.games.descent.rules.skills import declared
from podziemia.games.descent.rules.steps import held, walk
from podziemia.games.descent.rules.tokens import sense_glyphs
from podziemia.games.descent.rules.turn import carry_out
from podziemia.games.descent.rules.wounds import hurt
from podziemia.games.descent.state import TOWN

from .tables import asked, hero, monster, play, table, threw_all, turn_of

DONE, PASS = choice.Done(), choice.Pass()
BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die


# Aura and Grapple


@pytest.mark.rule("DJ-15.2", "DJ-15.3", "DJ-15.31")
def test_every_step_beside_an_aura_hurts() -> None:
    """From one adjacent space to another it is a new entry; staying there is none."""
    state = table()
    ker = hero(state, (2, 3))
    monster(state, "demon", (2, 5), (2, 6), (3, 5), (3, 6))
    turn_of(state, ker, "run").mp = 4
    wounds = []
    for square in ((2, 4), (3, 4), (3, 3)):
        play(walk(state, ker, state.floor.cells[square]))
        wounds.append(ker.wounds)
    assert wounds == [11, 10, 10]


@pytest.mark.rule("DJ-15.31")
def test_an_acrobat_feels_the_aura_in_its_owners_space() -> None:
    """Each step inside costs a wound, too."""
    state = table()
    ker = hero(state, (2, 4), skills=["acrobat"])
    monster(state, "demon", (2, 5), (2, 6), (3, 5), (3, 6))
    turn_of(state, ker, "run").mp = 4
    for square in ((2, 5), (2, 6), (2, 7)):
        play(walk(state, ker, state.floor.cells[square]))
    assert ker.wounds == 9


@pytest.mark.rule("DJ-15.15", "DJ-26.2")
def test_who_is_held_attacks_and_does_not_move() -> None:
    """Golden Armor slips away."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe")
    free = hero(state, (4, 4), "trenloe_the_strong", "golden_armor")
    naga = monster(state, "naga", (2, 4), (2, 5), (3, 4), (3, 5))
    turn = turn_of(state, ker, "advance")
    turn.mp, turn.attacks = 4, 1
    assert held(state, ker)
    options = turn_options(state, ker)
    assert not any(isinstance(way, choice.Walk) for way in options)
    assert choice.Attack(naga.piece, "axe") in options
    assert not held(state, free)


# Attacks


@pytest.mark.rule("DJ-6.22", "DJ-8.12", "DJ-6.33")
def test_step_five_in_any_order() -> None:
    """Surges, then fatigue, then more surges; and the same bow shoots as often as it may."""
    state = table(dice=[3, 3, 3, 3, BLANK, BLANK, BLANK, SURGE])
    vyrah = hero(state, (2, 3), "vyrah_the_falconer", "scarab_of_death")
    ogre = monster(state, "ogre", (2, 6), (2, 7), (3, 6), (3, 7))
    play(
        hero_attack(state, vyrah, choice.Attack(ogre.piece, "scarab_of_death")),
        choice.SpendSurges(0),
        choice.FatigueDie(),
        *[choice.SpendSurges(0)] * 4,
        DONE,
    )
    assert ogre not in state.monsters
    assert threw_all(state)


@pytest.mark.rule("DJ-26.27", "DJ-22.8")
def test_a_guard_may_win_the_match() -> None:
    """In the overlord's turn."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK])
    steelhorns = hero(state, (2, 3), "steelhorns", "axe", order="guard")
    fang = monster(state, "", (2, 4), named="fang")
    fang.wounds = fang.card.life(5) - 1
    with pytest.raises(Ended) as end:
        play(guard_window(state), choice.Attack(fang.piece, "axe"), DONE)
    assert end.value.outcome.winners == (1, 2, 3, 4)
    assert steelhorns.order == ""


@pytest.mark.rule("DJ-10.4", "DJ-10.7", "DJ-3.10")
def test_aim_is_placed_and_used_in_one_turn() -> None:
    """Ready with an attack: the order first, then the attack."""
    state = table(dice=[6, 1, BLANK, BLANK, 1])
    ker = hero(state, (2, 3), "grey_ker", "axe")
    beast = monster(state, "beastman", (2, 4))
    turn = turn_of(state, ker, "ready")
    turn.half, turn.attacks, turn.order_due = "attack", 1, True
    options = turn_options(state, ker)
    assert choice.PlaceOrder(ker.piece, "aim") in options
    play(carry_out(state, ker, choice.PlaceOrder(ker.piece, "aim")))
    assert not turn.order_due
    play(
        carry_out(state, ker, choice.Attack(beast.piece, "axe")),
        choice.UseAim(),
        choice.PickDie(0),
        DONE,
        DONE,
    )
    assert beast not in state.monsters
    assert turn.attacks == 0


@pytest.mark.rule("DJ-26.18", "DJ-3.7")
def test_steelhorns_charges_in_a_straight_line() -> None:
    """One Melee attack, and no movement after it; none at all once the line is bent."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK])
    steelhorns = hero(state, (2, 3), "steelhorns", "axe")
    beast = monster(state, "beastman", (2, 6))
    turn = turn_of(state, steelhorns, "run")
    turn.mp = turn.mp_gained = 8
    for square in ((2, 4), (2, 5)):
        play(carry_out(state, steelhorns, choice.Walk(square)))
    charge = choice.Attack(beast.piece, "axe")
    assert charge in turn_options(state, steelhorns)
    bent = state.copy()
    play(carry_out(bent, bent.heroes[0], choice.Walk((3, 5))))
    assert charge not in turn_options(bent, bent.heroes[0])
    play(carry_out(state, steelhorns, charge), DONE)
    assert beast not in state.monsters
    assert turn.mp == 0
    options = turn_options(state, steelhorns)
    assert not any(isinstance(way, choice.Walk | choice.Exert | choice.Attack) for way in options)


# Grey Ker


def after(mp: int, made: int) -> set[tuple[str, str]]:
    """What Grey Ker may still change an Advance into, at speed 4."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe")
    turn = turn_of(state, ker, "advance")
    turn.mp_gained, turn.mp, turn.mp_spent = 4, 4 - mp, mp
    turn.attacks, turn.made = 1 - made, made
    found = (way for way in changes(state, ker) if isinstance(way, choice.Declare))
    return {(way.action, way.half) for way in found}


@pytest.mark.rule("DJ-26.17", "DJ-3.17")
def test_grey_ker_changes_his_mind() -> None:
    """What has been used counts against the new action."""
    assert after(2, 1) == set()
    assert after(0, 1) == {("battle", ""), ("ready", "attack")}
    assert after(3, 0) == {("run", ""), ("ready", "move")}


@pytest.mark.rule("DJ-26.17")
def test_grey_ker_keeps_what_the_new_action_has_left() -> None:
    """Three of four spaces of an Advance, then Run: five points left."""
    state = table()
    ker = hero(state, (2, 3))
    turn = turn_of(state, ker, "advance")
    turn.mp_gained, turn.mp, turn.mp_spent, turn.attacks = 4, 1, 3, 1
    play(change_action(state, ker, choice.Declare("run")))
    assert (turn.action, turn.mp, turn.attacks) == ("run", 5, 0)


# Skills and items


@pytest.mark.rule("DJ-26.13", "DJ-4.15")
def test_speed_is_capped_before_it_is_raised() -> None:
    """Swift counts after Armor, and Enduring heroes feel no Armor."""
    state = table()
    plate = hero(state, (2, 3), "silhouette", "plate_mail", skills=["swift"])
    assert plate.kit.speed == 3 + 2
    tough = hero(state, (2, 4), "silhouette", "plate_mail", skills=["enduring"])
    assert tough.kit.speed == 5
    slow = hero(state, (2, 5), "varikas_the_dead", "chain_mail")
    assert slow.kit.speed == 3, "Armor makes nobody faster"


@pytest.mark.rule("DJ-26.13", "DJ-3.8")
def test_points_add_up_in_battle() -> None:
    """Ring of Quickness and Knight, though Battle gives none."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "iron_shield", "ring_of_quickness", skills=["knight"])
    turn = turn_of(state, ker, "")
    play(declare(state, ker), choice.Declare("battle"))
    assert (turn.mp, turn.attacks) == (3, 2)


@pytest.mark.rule("DJ-26.12")
def test_leadership_gives_an_order_to_somebody_on_the_map() -> None:
    """Not to a hero who has one, and not to one in town."""
    state = table()
    ker = hero(state, (2, 3), skills=["leadership"])
    other = hero(state, (2, 6), "silhouette")
    hero(state, (2, 7), "mordrog", order="rest")
    away = hero(state, (2, 8), "lyssa")
    away.cell = TOWN
    turn = turn_of(state, ker, "ready")
    turn.half, turn.order_due = "both", True
    offered = {way.piece for way in turn_options(state, ker) if isinstance(way, choice.PlaceOrder)}
    assert offered == {ker.piece, other.piece}
    play(carry_out(state, ker, choice.PlaceOrder(other.piece, "guard")))
    assert (other.order, turn.order_due) == ("guard", False)


@pytest.mark.rule("DJ-26.12", "DJ-24.4")
def test_battle_cry_reaches_the_heroes_beside() -> None:
    """In town all of them, from there nobody in the dungeon."""
    state = table()
    ker = hero(state, (2, 3), skills=["battle_cry"])
    near, far = hero(state, (2, 4)), hero(state, (2, 6))
    for each in (ker, near, far):
        each.fatigue = 1
    turn_of(state, ker, "battle")
    play(declared(state, ker), choice.Use("battle_cry"))
    assert [each.fatigue for each in (ker, near, far)] == [2, 2, 1]
    ker.cell = far.cell = TOWN
    play(declared(state, ker), choice.Use("battle_cry"))
    assert [each.fatigue for each in (ker, near, far)] == [3, 2, 2]


@pytest.mark.rule("DJ-16.9", "DJ-16.8")
def test_the_stunned_declare_nothing_that_skills_add_to() -> None:
    """Half an action is none of the four."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "iron_shield", skills=["able_warrior", "knight"])
    turn = turn_of(state, ker, "")
    turn.stunned = True
    play(declare(state, ker), choice.Declare("stunned", "attack"))
    assert (turn.attacks, turn.mp) == (1, 0)


@pytest.mark.rule("DJ-26.24", "DJ-3.4")
def test_lamps_are_used_after_equipping() -> None:
    """For all beside, once: the card is gone."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "jinns_lamp")
    near = hero(state, (2, 4), "mordrog")
    for each in (ker, near):
        each.wounds, each.fatigue, each.poison = 1, 0, 1
    play(items_at_start(state, ker), choice.Use("jinns_lamp"))
    assert (ker.wounds, ker.fatigue, ker.poison) == (8, 4, 0)
    assert (near.wounds, near.fatigue, near.poison) == (8, 3, 0)
    assert ker.equipped == ()


@pytest.mark.rule("DJ-3.15")
def test_the_flute_lulls_monsters_near_by() -> None:
    """Six spaces, whoever sees whom; a named one sleeps by no flute."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "flute_of_repose")
    near, far = monster(state, "beastman", (2, 8)), monster(state, "beastman", (2, 10))
    fang = monster(state, "", (3, 4), named="fang")
    play(end_of_turn(state, ker), choice.Use("flute_of_repose"))
    assert [each.stun for each in (near, far, fang)] == [1, 0, 0]


@pytest.mark.rule("DJ-5.15")
def test_healing_runes_cost_a_point_and_a_fatigue() -> None:
    """Only who is hurt is healed, poison first."""
    state = table()
    mage = hero(state, (2, 3), "mad_carthos", "greater_healing")
    near = hero(state, (2, 4))
    near.wounds, near.poison = 5, 1
    turn = turn_of(state, mage, "advance")
    turn.mp = 1
    heal = choice.Use("greater_healing", near.piece)
    assert heal in turn_options(state, mage)
    assert choice.Use("greater_healing", mage.piece) not in turn_options(state, mage)
    play(carry_out(state, mage, heal))
    assert (near.wounds, near.poison, mage.fatigue, turn.mp) == (6, 0, 2, 0)
    assert heal not in turn_options(state, mage)


@pytest.mark.rule("DJ-26.26", "DJ-17.17")
def test_a_glyph_is_activated_once() -> None:
    """Astarra feels it, and whoever stands on it then finds it active."""
    state = table()
    glyph = state.floor.cells[3, 0]
    state.glyphs = {glyph: False}
    hero(state, (2, 5), "runewitch_astarra")
    before = state.conquest
    sense_glyphs(state)
    sense_glyphs(state)
    assert state.conquest == before + 3


@pytest.mark.rule("DJ-9.13")
def test_the_dead_keep_what_they_own() -> None:
    """Items, skills, training."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe", "leather_armor", skills=["mighty"])
    ker.pack, ker.training = ker.equipped[:1], (1, 0, 0)
    owned = (ker.equipped, ker.pack, ker.skills, ker.training)
    play(hurt(state, ker, 99, "DJ-16.1"))
    assert (ker.equipped, ker.pack, ker.skills, ker.training) == owned


@pytest.mark.rule("DJ-24.6")
def test_each_side_orders_its_own() -> None:
    """Of several cards at a declaration the hero's player takes one after the other."""
    state = table()
    ker = hero(state, (2, 3), skills=["able_warrior", "relentless"])
    ker.fatigue = 3
    turn_of(state, ker, "advance")
    ways = asked(declared(state, ker)).options
    assert set(ways) == {PASS, choice.Use("able_warrior"), choice.Use("relentless")}
