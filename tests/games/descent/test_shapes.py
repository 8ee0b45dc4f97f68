"""DJ-6, DJ-15: what attacks reach, whom they affect, and what special abilities leave behind.

Faces count from 1 in the order of `dice.toml`.
"""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.monster_attack import monster_attack
from podziemia.games.descent.rules.targets import attack_ways, monster_attack_options
from podziemia.games.descent.state import TOWN, Familiar, Token
from podziemia.kernel.questions import Ask
from podziemia.kernel.rng import ScriptedRng

from .tables import asked, hero, monster, play, rubble, table, threw_all

DONE = choice.Done()
BLANK, SURGE = 1, 2  # faces of the power die


@pytest.mark.rule("DJ-6.30", "DJ-15.1", "DJ-15.4")
def test_ranks_of_blast_add_up() -> None:
    """DJ-EX-33: Flame Strike's Blast 2 and one that is bought reach 3 spaces."""
    state = table(dice=[1, 3, 3, 3, SURGE, BLANK, BLANK])
    carthos = hero(state, (2, 3), "mad_carthos", "flame_strike")
    near = monster(state, "beastman", (2, 6))
    far = monster(state, "beastman", (2, 9))
    fight = hero_attack(state, carthos, choice.AttackSpace("flame_strike"))
    play(
        fight,
        choice.Target(carthos.piece, (2, 6)),
        choice.UseBlast(),
        choice.SpendSurges(0),
        DONE,
        choice.Bury("monster:1"),
        choice.Bury("monster:2"),
    )
    assert (near in state.monsters, far in state.monsters) == (False, False)
    assert carthos.cell == TOWN, "a Blast spares nobody (DJ-15.6)"


@pytest.mark.rule("DJ-6.31", "DJ-9.18", "DJ-15.16", "DJ-15.17", "DJ-15.30")
def test_knockback_needs_damage_only() -> None:
    """DJ-EX-46: no wound, and yet the Ogre throws him, three spaces at most."""
    state = table(dice=[5, 5, 5], opened=["d1"])
    rubble(state, (0, 6), (1, 6))
    jaes = hero(state, (3, 9), "battlemage_jaes", "chain_mail", order="aim")
    ogre = monster(state, "ogre", (4, 7), (4, 8), (5, 7), (5, 8))
    fight = monster_attack(state, ogre, choice.Attack(jaes.piece))
    landing = asked(fight)
    squares = {way.to for way in landing.options if isinstance(way, choice.Put)}
    assert {(2, 6), (3, 6), (0, 8), (2, 10)} <= squares
    assert not squares & {(1, 6), (3, 5), (2, 11)}
    play(fight, choice.Put(jaes.piece, (3, 7)), waiting=True)
    assert (jaes.wounds, jaes.order) == (12, "")
    assert jaes.cell == state.floor.cell((3, 7))


@pytest.mark.rule("DJ-6.36", "DJ-15.7")
def test_everybody_under_the_breath_is_hit() -> None:
    """DJ-EX-38: friend or foe under the template, and nobody else."""
    state = table(dice=[2, 1])
    under = hero(state, (2, 6), "silhouette")
    beside = hero(state, (5, 3), "sir_valadir")
    hound = monster(state, "hell_hound", (2, 3), (2, 4))
    friend = monster(state, "beastman", (2, 7))
    fight = monster_attack(state, hound, choice.Breathe())
    places = asked(fight)
    eastward = next(way for way in places.options if way.side == "e")  # type: ignore[attr-defined]
    play(fight, eastward, waiting=True)
    assert under.wounds < 12
    assert friend.wounds > 0
    assert beside.wounds == 16


@pytest.mark.rule("DJ-6.32", "DJ-15.20", "DJ-15.23", "DJ-15.24")
def test_sweep_hits_everybody_else_it_sees() -> None:
    """DJ-EX-40, DJ-R-17: one roll for all within reach and in line of sight, monsters included."""
    state = table(dice=[2, 1, 1, 5, BLANK])
    near = hero(state, (2, 5), "sir_valadir")
    far = hero(state, (4, 5), "mad_carthos")
    away = hero(state, (2, 9), "silhouette")
    giant = monster(state, "master_giant", (2, 3), (2, 4), (3, 3), (3, 4))
    friend = monster(state, "ogre", (2, 1), (2, 2), (3, 1), (3, 2))
    assert monster_attack_options(state, giant) == [choice.AttackAround()]
    play(monster_attack(state, giant, choice.AttackAround()))
    assert (near.wounds, near.stun) == (16 - 8, 1)
    assert (friend.wounds, friend.stun) == (5, 1)
    assert far.cell == TOWN
    assert away.wounds == 12


@pytest.mark.rule("DJ-6.1", "DJ-6.37")
def test_an_empty_space_may_be_attacked() -> None:
    """The dice are rolled in full, and two surges are a threat."""
    state = table(dice=[1, 3])
    hero(state, (2, 3))
    sorcerer = monster(state, "sorcerer", (2, 7))
    where = choice.Target(sorcerer.piece, (2, 6))
    play(monster_attack(state, sorcerer, choice.AttackSpace()), where)
    assert state.threat == 1
    assert threw_all(state)


REACHES = [
    # card            where    adjacent, two away, three away
    ("beastman", (True, False, False)),
    ("skeleton", (True, True, True)),
    ("sorcerer", (True, True, True)),
]


@pytest.mark.rule("DJ-6.26", "DJ-6.27", "DJ-6.28")
@pytest.mark.parametrize(("card", "reached"), REACHES)
def test_what_can_be_reached(card: str, reached: tuple[bool, ...]) -> None:
    """Hand to hand, by shooting, by spells."""
    for away, expected in enumerate(reached, start=1):
        state = table()
        ker = hero(state, (2, 3))
        found = monster(state, card, (2, 3 + away))
        options = monster_attack_options(state, found)
        assert (choice.Attack(ker.piece) in options) is expected


@pytest.mark.rule("DJ-6.5", "DJ-15.20")
def test_a_giant_reaches_over_a_space_but_not_through_a_figure() -> None:
    state = table()
    ker = hero(state, (2, 6))
    giant = monster(state, "giant", (2, 3), (2, 4), (3, 3), (3, 4))
    assert choice.Attack(ker.piece) in monster_attack_options(state, giant)
    hero(state, (2, 5))
    hero(state, (3, 5))
    assert choice.Attack(ker.piece) not in monster_attack_options(state, giant)


@pytest.mark.rule("DJ-6.36")
def test_a_sweep_may_be_declared_against_nobody() -> None:
    state = table(dice=[2, 1, 1, 5, BLANK])
    hero(state, (2, 9))
    giant = monster(state, "master_giant", (2, 3), (2, 4), (3, 3), (3, 4))
    assert play(monster_attack(state, giant, choice.AttackAround()))


@pytest.mark.rule("DJ-8.11", "DJ-15.28")
def test_the_first_who_dodges_decides_for_all() -> None:
    """DJ-R-11: one re-roll, by the hero player to the overlord's left."""
    state = table(dice=[2, 1, 6])
    hero(state, (2, 5), "sir_valadir", order="dodge")
    hero(state, (2, 6), "mordrog", order="dodge")
    hound = monster(state, "hell_hound", (2, 3), (2, 4))
    fight = monster_attack(state, hound, choice.Breathe())
    places = asked(fight)
    eastward = next(way for way in places.options if way.side == "e")  # type: ignore[attr-defined]
    reroll = fight.send(eastward)
    assert isinstance(reroll, Ask)
    assert (reroll.prompt, reroll.seat) == ("reroll", 1)
    play(fight, choice.PickDie(0), DONE, waiting=True)
    assert threw_all(state)


@pytest.mark.rule("DJ-15.5", "DJ-15.6", "DJ-15.9")
def test_blast_is_a_choice() -> None:
    """Unused it is an attack on one space; rubble shields from it."""
    for use, hurt in ((choice.Pass(), [True, False, False]), (choice.UseBlast(), [True] * 2)):
        state = table(dice=[5, 5, 5, BLANK, BLANK, BLANK])
        carthos = hero(state, (2, 3), "mad_carthos", "ice_storm")
        target = monster(state, "ogre", (2, 6), (2, 7), (3, 6), (3, 7))
        friend = hero(state, (1, 5), "mordrog")
        hidden = monster(state, "skeleton", (4, 8))
        rubble(state, (3, 8), (4, 7))
        play(hero_attack(state, carthos, choice.Attack(target.piece, "ice_storm")), use, DONE)
        hits = [target.wounds > 0, friend.wounds < 16]
        assert hits == hurt[:2]
        assert hidden.wounds == 0


@pytest.mark.rule("DJ-15.8", "DJ-15.10", "DJ-15.32")
def test_dragons_breathe_fire() -> None:
    """DJ-R-16: one burn token each; a closed door keeps it out."""
    state = table(dice=[2, 1, 5, 5], opened=())
    near = hero(state, (2, 7), "sir_valadir")
    behind = hero(state, (2, 2), "mordrog")
    dragon = monster(state, "dragon", (2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5))
    for side, burned in (("e", (1, 0)), ("w", (1, 0))):
        state.rng = ScriptedRng([2, 1, 5, 5])
        fight = monster_attack(state, dragon, choice.Breathe())
        laid = next(way for way in asked(fight).options if way.side == side)  # type: ignore[attr-defined]
        play(fight, laid, waiting=True)
        assert (near.burn, behind.burn) == burned


@pytest.mark.rule("DJ-15.27", "DJ-16.17")
def test_a_master_spider_spins_and_poisons() -> None:
    """A web token for damage, poison tokens for wounds."""
    state = table(dice=[1, 1, BLANK])
    valadir = hero(state, (2, 3), "sir_valadir")
    spider = monster(state, "master_bane_spider", (2, 4), (2, 5), (3, 4), (3, 5))
    play(monster_attack(state, spider, choice.Attack(valadir.piece)))
    assert (valadir.web, valadir.poison, valadir.wounds) == (1, 5, 11)


@pytest.mark.rule("DJ-26.2")
def test_a_rune_plate_keeps_everything_off() -> None:
    """DJ-R-82: no token and no flight, and Fear is not paid."""
    state = table(dice=[1, 1, 1, 1, 1, BLANK, BLANK])
    ker = hero(state, (2, 3), "grey_ker", "rune_plate", "blade_of_light")
    giant = monster(state, "giant", (2, 4), (2, 5), (3, 4), (3, 5))
    ker.stun = 1
    state.rng = ScriptedRng([1, 1, 1, 1])
    play(monster_attack(state, giant, choice.Attack(ker.piece)))
    assert ker.stun == 1
    state.monsters.remove(giant)
    demon = monster(state, "master_demon", (2, 4), (2, 5), (3, 4), (3, 5))
    state.rng = ScriptedRng([1, 1, 1, 1, 1, BLANK, BLANK])
    play(hero_attack(state, ker, choice.Attack(demon.piece, "blade_of_light")), DONE)
    assert demon.wounds == 4 + 3 + 3 + 1 + 1 - 5


@pytest.mark.rule("DJ-7.3", "DJ-7.7", "DJ-17.14", "DJ-4.12", "DJ-23.7")
def test_what_hides_nobody() -> None:
    """Water, pits, tokens and familiars do not; rubble does, but not for who stands on it."""
    state = table()
    ker = hero(state, (2, 3), "silhouette", "crossbow")
    beast = monster(state, "skeleton", (2, 7))
    shot = choice.Attack(beast.piece, "crossbow")
    between = state.floor.cells[2, 5]
    state.water = state.pits = 1 << between
    state.tokens = {between: (Token("chest", "copper"), Token("potion", "healing_potion"))}
    state.familiars.append(Familiar("skye", 0, between))
    options = attack_ways(state, ker)
    assert shot in options
    assert {way.target for way in options if isinstance(way, choice.Attack)} == {beast.piece}
    rubble(state, (2, 7))
    assert shot in attack_ways(state, ker)
    rubble(state, (2, 5))
    assert shot not in attack_ways(state, ker)
