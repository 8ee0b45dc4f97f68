"""DJ-24, DJ-26: heroes' abilities and skills in attacks."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import MONSTERS
from podziemia.games.descent.events import AttackDecided
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.heroes import watch
from podziemia.games.descent.rules.monster_attack import monster_attack
from podziemia.games.descent.rules.skills import declared, skill_uses, taunt_window, use
from podziemia.games.descent.rules.targets import attack_ways, monster_attack_options
from podziemia.kernel.questions import Option

from .tables import asked, hero, monster, pit, play, rubble, table, threw_all, told, turn_of

DONE, PASS = choice.Done(), choice.Pass()
BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die


def targets(ways: list[Option], weapon: str) -> set[str]:
    """Whom a weapon may attack."""
    found = (way for way in ways if isinstance(way, choice.Attack))
    return {way.target for way in found if way.weapon == weapon}


@pytest.mark.rule("DJ-4.10")
def test_no_attack_from_a_shared_space() -> None:
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe")
    hero(state, (2, 3), "silhouette")
    monster(state, "beastman", (2, 4))
    assert attack_ways(state, ker) == []


@pytest.mark.rule("DJ-16.13", "DJ-16.18")
def test_a_monkey_attacks_nobody() -> None:
    """And its armor is exactly 0."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe", "leather_armor", "deflect", skills=["parry"])
    monster(state, "beastman", (2, 4))
    ker.monkey = 2
    assert attack_ways(state, ker) == []
    assert set(ker.kit.armor.values()) == {0}
    assert "fear" not in ker.kit.abilities


@pytest.mark.rule("DJ-6.2", "DJ-6.29")
def test_weapons_in_the_pack_are_no_use() -> None:
    """Bare hands are."""
    state = table()
    ker = hero(state, (2, 3))
    beast = monster(state, "beastman", (2, 4))
    assert attack_ways(state, ker)[0] == choice.Attack(beast.piece, "unarmed")
    assert targets(attack_ways(state, ker), "axe") == set()


@pytest.mark.rule("DJ-26.14")
def test_one_fist_strikes_with_the_hook_when_asked_for() -> None:
    """It is no weapon of a guard."""
    state = table()
    fist = hero(state, (2, 3), "one_fist", "sword")
    beast = monster(state, "beastman", (2, 4))
    assert targets(attack_ways(state, fist), "hook") == set()
    assert targets(attack_ways(state, fist, ("hook",)), "hook") == {beast.piece}
    assert fist.kit.arms["hook"].dice == ("red", "green")


@pytest.mark.rule("DJ-7.2", "DJ-24.7")
def test_figures_hide_figures_but_not_from_precision() -> None:
    """One figure is ignored, not two."""
    state = table()
    vyrah = hero(state, (2, 3), "vyrah_the_falconer", "bow")
    near = monster(state, "beastman", (2, 5))
    behind = monster(state, "beastman", (2, 7))
    last = monster(state, "beastman", (2, 9))
    assert targets(attack_ways(state, vyrah), "bow") == {near.piece}
    keen = hero(state, (3, 3), "vyrah_the_falconer", "bow", skills=["precision"])
    assert {near.piece, behind.piece} <= targets(attack_ways(state, keen), "bow")
    keen.cell, vyrah.cell = vyrah.cell, keen.cell
    assert last.piece not in targets(attack_ways(state, keen), "bow")


@pytest.mark.rule("DJ-24.7")
def test_precision_ignores_one_obstacle() -> None:
    state = table()
    rubble(state, (2, 5))
    plain = hero(state, (2, 3), "vyrah_the_falconer", "bow")
    beast = monster(state, "beastman", (2, 7))
    assert targets(attack_ways(state, plain), "bow") == set()
    keen = hero(state, (2, 3), "vyrah_the_falconer", "bow", skills=["precision"])
    plain.cell = state.floor.cell((5, 8))
    assert targets(attack_ways(state, keen), "bow") == {beast.piece}


@pytest.mark.rule("DJ-24.7")
def test_crack_shot_looks_round_the_corner() -> None:
    """And the distance is counted from the hero's own space."""
    state = table(dice=[2, 2, BLANK, BLANK, BLANK])
    rubble(state, (2, 5), (1, 5))
    shot = hero(state, (2, 4), "vyrah_the_falconer", "bow", skills=["crack_shot"])
    beast = monster(state, "beastman", (2, 7))
    assert targets(attack_ways(state, shot), "bow") == {beast.piece}
    play(hero_attack(state, shot, choice.Attack(beast.piece, "bow")), DONE)
    assert told(state, AttackDecided)[0].distance == 3


@pytest.mark.rule("DJ-26.3")
def test_spiritwalker_strikes_from_a_friend() -> None:
    """Distance, sight and Andira's neighbours are the friend's."""
    state = table(dice=[1, 5, BLANK, BLANK, BLANK], opened=())
    andira = hero(state, (2, 1), "andira_runehand", "mage_staff", skills=["spiritwalker"])
    hero(state, (2, 3), "silhouette")
    ogre = monster(state, "ogre", (2, 4), (2, 5), (3, 4), (3, 5))
    assert targets(attack_ways(state, andira), "mage_staff") == set(), "a closed door"
    state.openings = frozenset({"d1"})
    andira.cell = state.floor.cell((3, 0))
    play(
        hero_attack(state, andira, choice.Attack(ogre.piece, "mage_staff")),
        choice.From("hero:1"),
        DONE,
    )
    decided = told(state, AttackDecided)[0]
    assert decided.distance == 1
    assert ogre.wounds == decided.damage - (4 - 2)


@pytest.mark.rule("DJ-26.15")
def test_cleaving_goes_on_to_somebody_else() -> None:
    """With the same weapon, once, in one's own turn."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK, 1, 1, BLANK, BLANK, BLANK])
    steelhorns = hero(state, (2, 4), "steelhorns", "axe", skills=["cleaving"])
    one, two = monster(state, "beastman", (2, 5)), monster(state, "beastman", (2, 3))
    turn_of(state, steelhorns)
    play(
        hero_attack(state, steelhorns, choice.Attack(one.piece, "axe")),
        DONE,
        choice.Attack(two.piece, "axe"),
        DONE,
    )
    assert state.monsters == []
    assert steelhorns.exhausted == ("cleaving",)
    assert threw_all(state)


def test_guards_do_not_cleave() -> None:
    """DJ-R-83."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK])
    steelhorns = hero(state, (2, 4), "steelhorns", "axe", skills=["cleaving"])
    one = monster(state, "beastman", (2, 5))
    monster(state, "beastman", (2, 3))
    play(hero_attack(state, steelhorns, choice.Attack(one.piece, "axe"), guard=True), DONE)
    assert len(state.monsters) == 1


@pytest.mark.rule("DJ-24.3", "DJ-26.16")
def test_rapid_fire_buys_another_shot() -> None:
    """With the same weapon, for 2 fatigue, also after a miss."""
    state = table(dice=[6, 1, BLANK, BLANK, BLANK])
    vyrah = hero(state, (2, 3), "vyrah_the_falconer", "bow", skills=["rapid_fire"])
    beast = monster(state, "beastman", (2, 5))
    turn = turn_of(state, vyrah)
    play(
        hero_attack(state, vyrah, choice.Attack(beast.piece, "bow")),
        choice.Use("rapid_fire"),
    )
    assert (turn.bonus, vyrah.fatigue) == (("bow",), 2)


@pytest.mark.rule("DJ-24.4")
def test_able_warrior_attacks_twice() -> None:
    """For 2 fatigue, and Relentless gives one back."""
    state = table()
    ker = hero(state, (2, 3), skills=["able_warrior", "relentless"])
    turn = turn_of(state, ker, "advance")
    turn.attacks = 1
    play(
        declared(state, ker),
        choice.Use("able_warrior"),
        choice.Use("relentless"),
    )
    assert (turn.attacks, ker.fatigue) == (2, 3)


@pytest.mark.rule("DJ-24.4")
def test_a_knight_with_a_shield_moves_in_battle() -> None:
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "iron_shield", skills=["knight"])
    turn = turn_of(state, ker, "battle")
    play(declared(state, ker))
    assert turn.mp == 2


@pytest.mark.rule("DJ-26.4")
def test_lyssa_leaps_when_she_is_missed() -> None:
    """Two steps at once, after the attack."""
    state = table(dice=[6, 1])
    lyssa = hero(state, (2, 4), "lyssa")
    beast = monster(state, "beastman", (2, 5))
    play(
        monster_attack(state, beast, choice.Attack(lyssa.piece)),
        choice.Walk((2, 3)),
        choice.Walk((2, 2)),
    )
    assert lyssa.cell == state.floor.cell((2, 2))


@pytest.mark.rule("DJ-26.20")
def test_a_taunted_monster_attacks_the_taunter() -> None:
    """If it can and is near; the others are free."""
    state = table()
    ker = hero(state, (2, 4), skills=["taunt"])
    other = hero(state, (2, 6), "silhouette")
    beast = monster(state, "beastman", (2, 5))
    far = monster(state, "skeleton", (5, 8))
    play(taunt_window(state), choice.Use("taunt"))
    assert monster_attack_options(state, beast) == [choice.Attack(ker.piece)]
    assert choice.Attack(other.piece) in monster_attack_options(state, far)
    assert ker.fatigue == 3


@pytest.mark.rule("DJ-26.20")
def test_a_taunted_hound_breathes_on_the_taunter_only() -> None:
    """Other ways to lay the template are not offered."""
    state = table()
    ker = hero(state, (2, 6), skills=["taunt"])
    hound = monster(state, "hell_hound", (2, 3), (2, 4))
    assert len(asked(monster_attack(state, hound, choice.Breathe())).options) == 6
    play(taunt_window(state), choice.Use("taunt"))
    assert choice.Attack(ker.piece) in monster_attack_options(state, hound)
    places = asked(monster_attack(state, hound, choice.Breathe())).options
    assert {way.side for way in places} == {"e"}  # type: ignore[attr-defined]


@pytest.mark.rule("DJ-24.1", "DJ-26.4")
def test_bogran_takes_by_surprise_who_did_not_see_him() -> None:
    """DJ-R-63: +2 for the one, not for the other."""
    state = table(dice=[2, 2, 2, 2])
    bogran = hero(state, (2, 3), "bogran_the_shadow", "bow")
    seeing = monster(state, "ogre", (2, 5), (2, 6), (3, 5), (3, 6))
    watch(state, bogran)
    late = monster(state, "beastman", (1, 3))
    assert state.wary == {seeing.number}
    state.rng.dice[:] = [2, 2, BLANK, BLANK]  # type: ignore[attr-defined]  # chance by script
    play(hero_attack(state, bogran, choice.Attack(seeing.piece, "bow")), DONE)
    assert seeing.wounds == 0
    state.rng.dice[:] = [2, 2, BLANK, BLANK]  # type: ignore[attr-defined]  # chance by script
    play(hero_attack(state, bogran, choice.Attack(late.piece, "bow")), DONE)
    assert late.wounds == 2 + 1 + 2 - (2 - 1)


@pytest.mark.rule("DJ-26.21")
def test_word_of_vaal_pays_fear_one_by_one() -> None:
    """DJ-R-18: who is not paid for is missed, the others are hit."""
    state = table(dice=[1, 1, 1, 1, BLANK, BLANK, BLANK])
    landrec = hero(state, (2, 3), "landrec_the_wise", "word_of_vaal")
    demon = monster(state, "demon", (2, 5), (2, 6), (3, 5), (3, 6))
    dragon = monster(state, "master_dragon", (4, 3), (4, 4), (4, 5), (5, 3), (5, 4), (5, 5))
    beast = monster(state, "beastman", (1, 3))
    play(
        hero_attack(state, landrec, choice.AttackAround("word_of_vaal")),
        choice.PayFear(demon.piece),
        DONE,
    )
    assert beast not in state.monsters
    assert demon.wounds > 0
    assert dragon.wounds == 0


@pytest.mark.rule("DJ-6.35")
def test_soulbiter_doubles_everything() -> None:
    """All bonuses are added first, armor comes after."""
    state = table(dice=[3, 3, 1, 1, 1, ENHANCEMENT])
    ker = hero(state, (2, 3), "grey_ker", "soulbiter")
    giant = monster(state, "giant", (2, 5), (2, 6), (3, 5), (3, 6))
    play(
        hero_attack(state, ker, choice.Attack(giant.piece, "soulbiter")),
        choice.SpendSurges(0),
        DONE,
    )
    assert told(state, AttackDecided)[0].damage == 2 * (1 + 2 + 3 + 1 + 1 + 1)


@pytest.mark.rule("DJ-26.22")
def test_touch_of_death_beats_undying() -> None:
    """Whatever armor and wounds there are."""
    state = table(dice=[1, 3, 3, 1, 1, BLANK, BLANK, BLANK])
    andira = hero(state, (2, 3), "andira_runehand", "touch_of_death")
    ogre = monster(state, "master_ogre", (2, 4), (2, 5), (3, 4), (3, 5))
    play(
        hero_attack(state, andira, choice.Attack(ogre.piece, "touch_of_death")),
        choice.SpendSurges(0),
        DONE,
    )
    assert state.monsters == []
    assert andira.coins == 50
    assert threw_all(state)


def test_a_sleeper_is_not_feared_and_wakes_of_damage() -> None:
    """Quest rule `sleeper`: the attack that wakes it still ignores its Fear."""
    state = table(dice=[1, 1, BLANK, BLANK])
    ker = hero(state, (2, 3), "grey_ker", "axe")
    dragon = monster(state, "master_dragon", (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (3, 6))
    dragon.asleep = True
    play(hero_attack(state, ker, choice.Attack(dragon.piece, "axe")), DONE)
    assert not dragon.asleep
    assert dragon.wounds == 4 + 3 - MONSTERS["master_dragon"].armor


@pytest.mark.rule("DJ-26.9")
def test_telekinesis_throws_somebody_into_a_pit() -> None:
    """One step by its own rules, each figure once in a turn."""
    state = table()
    pit(state, (2, 5))
    mok = hero(state, (2, 3), skills=["telekinesis"])
    beast = monster(state, "beastman", (2, 6))
    turn_of(state, mok, "advance")
    assert choice.Use("telekinesis", beast.piece) in skill_uses(state, mok)
    moving = use(state, mok, choice.Use("telekinesis", beast.piece))
    asked(moving)
    play(moving, choice.Shove(beast.piece, ((2, 5),)), waiting=True)
    assert (beast.wounds, mok.fatigue) == (1, 3)
    assert choice.Use("telekinesis", beast.piece) not in skill_uses(state, mok)


@pytest.mark.rule("DJ-26.15")
@pytest.mark.parametrize("weapon", ["axe", "unarmed"])
def test_mighty_counts_for_any_weapon_in_hand(weapon: str) -> None:
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe", "belt_of_strength", skills=["mighty"])
    assert ker.kit.arms[weapon].damage == 3
