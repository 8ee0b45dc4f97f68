"""DJ-6, DJ-8, DJ-9, DJ-10: attacks with dice that are known, on boards put up by hand.

Faces count from 1 in the order of `dice.toml`.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import DICE, OVERLORD_CARDS
from podziemia.games.descent.entries import Gain, Item, SurgeOption
from podziemia.games.descent.events import AttackDecided, RerollCancelled, Wounded
from podziemia.games.descent.rules import monster_attack as monster_attacks
from podziemia.games.descent.rules.attack import charmed_attack, hero_attack
from podziemia.games.descent.rules.guard import guard_window
from podziemia.games.descent.rules.monster_attack import monster_attack
from podziemia.games.descent.rules.pool import hero_dice, may_be_dodged
from podziemia.games.descent.state import Familiar, State
from podziemia.kernel.questions import Rules

from .tables import asked, hero, hold, monster, play, table, threw_all, told, turn_of

DONE = choice.Done()
BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die
RED_MISS, WHITE_MISS = 6, 6


AVERAGES = [
    # die      range              damage             surges
    ("red", Fraction(1), Fraction(13, 6), Fraction(1, 3)),
    ("blue", Fraction(13, 6), Fraction(1), Fraction(1, 2)),
    ("white", Fraction(5, 3), Fraction(5, 3), Fraction(2, 3)),
    ("green", Fraction(1, 3), Fraction(13, 6), Fraction(1, 3)),
    ("yellow", Fraction(13, 6), Fraction(1, 3), Fraction(1, 3)),
]


@pytest.mark.rule("DJ-8.1")
@pytest.mark.parametrize(("color", "reach", "damage", "surges"), AVERAGES)
def test_dice_have_the_averages_of_the_examples(
    color: str, reach: Fraction, damage: Fraction, surges: Fraction
) -> None:
    """DJ-EX-H1."""
    faces = DICE[color].faces
    assert sum((Fraction(face.range, 6) for face in faces), Fraction(0)) == reach
    assert sum((Fraction(face.damage, 6) for face in faces), Fraction(0)) == damage
    assert sum((Fraction(face.surge, 6) for face in faces), Fraction(0)) == surges


@pytest.mark.rule("DJ-6.8", "DJ-6.11", "DJ-8.4")
def test_a_sword_rolls_its_dice_and_the_trait() -> None:
    """DJ-EX-8, DJ-EX-32: of two swords only one is rolled."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "sword", "sword")
    assert hero_dice(ker, ker.kit.arms["sword"]) == ("red", "green", "black", "black")


@pytest.mark.rule("DJ-6.10", "DJ-6.19", "DJ-8.13", "DJ-8.14")
def test_never_more_than_five_power_dice() -> None:
    """DJ-EX-H9: four of them, and only one of the two that Valadir's fatigue buys."""
    state = table(dice=[2, 1, BLANK, BLANK, BLANK, BLANK, ENHANCEMENT])
    valadir = hero(state, (2, 3), "sir_valadir", "axe")
    valadir.training, valadir.pico = (1, 0, 0), True
    beast = monster(state, "beastman", (2, 4))
    fight = hero_attack(state, valadir, choice.Attack(beast.piece, "axe"))
    spending = asked(fight)
    assert choice.FatigueDie() in spending.options
    play(fight, choice.FatigueDie(), waiting=True)
    assert valadir.fatigue == 2
    assert threw_all(state)


@pytest.mark.rule("DJ-6.3", "DJ-6.9", "DJ-6.25")
def test_armor_takes_off_wounds() -> None:
    """DJ-EX-12: armor 1 and Leather Armor against 6 damage."""
    state = table(dice=[2, 3])
    ker = hero(state, (2, 3), "grey_ker", "leather_armor")
    beast = monster(state, "beastman", (2, 4))
    play(monster_attack(state, beast, choice.Attack(ker.piece)))
    assert told(state, AttackDecided)[0].damage == 3 + 2 + 1
    assert ker.wounds == 12 - 4


@pytest.mark.rule("DJ-6.7", "DJ-6.18", "DJ-6.21")
@pytest.mark.parametrize(("surges", "threat"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_two_surges_are_a_threat(surges: int, threat: int) -> None:
    """DJ-EX-H2."""
    state = table(dice=[3 if surges else 1, 3 if surges > 1 else 1, SURGE if surges > 2 else BLANK])
    ker = hero(state, (2, 3))
    beast = monster(state, "master_beastman", (2, 4))
    play(monster_attack(state, beast, choice.Attack(ker.piece)))
    assert state.threat == threat


@pytest.mark.rule("DJ-15.12")
def test_fear_is_paid_before_threat() -> None:
    """DJ-EX-H2: of three surges one is for Fear 1."""
    state = table(dice=[3, 3, SURGE])
    ker = hero(state, (2, 3), "grey_ker", "deflect")
    beast = monster(state, "master_beastman", (2, 4))
    play(monster_attack(state, beast, choice.Attack(ker.piece)), choice.PayFear(ker.piece))
    assert state.threat == 1
    assert ker.wounds < 12


@pytest.mark.rule("DJ-6.18", "DJ-15.12")
def test_unpaid_fear_is_a_miss() -> None:
    """The surges are all there for threat."""
    state = table(dice=[3, 3, BLANK])
    ker = hero(state, (2, 3), "grey_ker", "deflect")
    beast = monster(state, "master_beastman", (2, 4))
    play(monster_attack(state, beast, choice.Attack(ker.piece)), DONE)
    assert (state.threat, ker.wounds) == (1, 12)


@pytest.mark.rule("DJ-6.12", "DJ-8.6", "DJ-8.7", "DJ-10.3", "DJ-10.5")
def test_a_missing_die_is_rolled_again_alone() -> None:
    """DJ-EX-19: the new face counts, whatever it is, and the others stay."""
    state = table(dice=[RED_MISS, 1, BLANK, BLANK, 1])
    ker = hero(state, (2, 3), "grey_ker", "axe", order="aim")
    beast = monster(state, "giant", (2, 4), (2, 5), (3, 4), (3, 5))
    play(
        hero_attack(state, ker, choice.Attack(beast.piece, "axe")),
        choice.UseAim(),
        choice.PickDie(0),
        DONE,
        DONE,
    )
    assert ker.order == ""
    assert beast.wounds == 4 + 3 - 5
    assert threw_all(state)


@pytest.mark.rule("DJ-8.9", "DJ-10.9")
def test_a_dodge_forces_one_reroll_of_any_dice() -> None:
    """DJ-EX-20: of red and yellow both; the second result stands."""
    state = table(dice=[1, 1, RED_MISS, 1])
    ker = hero(state, (2, 3), "grey_ker", order="dodge")
    wing = monster(state, "razorwing", (2, 4))
    play(
        monster_attack(state, wing, choice.Attack(ker.piece)),
        choice.PickDie(1),
        choice.PickDie(0),
    )
    assert (ker.wounds, ker.order) == (12, "dodge")
    assert threw_all(state)


@pytest.mark.rule("DJ-R-81", "DJ-8.10", "DJ-15.28")
def test_aim_and_dodge_cancel() -> None:
    """DJ-EX-21: one of two heroes under a breath who dodges is enough."""
    state = table(dice=[1, 1])
    hold(state, "aim_card", threat=2)
    hound = monster(state, "hell_hound", (2, 3), (2, 4))
    near = hero(state, (2, 5))
    far = hero(state, (2, 6), order="dodge")
    play(
        monster_attack(state, hound, choice.Breathe()),
        choice.LayBreath("e", 0),
        choice.PlayCard("aim_card"),
    )
    assert told(state, RerollCancelled)
    assert near.wounds < 12
    assert far.wounds < 12


@pytest.mark.rule("DJ-10.15", "DJ-R-45", "DJ-R-92")
def test_an_attack_that_a_guard_has_made_impossible_is_not_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a guard reveals may stand in the way; the attack is not used up."""
    state = table()
    ker = hero(state, (2, 3))
    skeleton = monster(state, "skeleton", (2, 6))

    def somebody_comes(state: State) -> Rules:
        monster(state, "beastman", (2, 5))
        yield from ()

    monkeypatch.setattr(monster_attacks, "guard_window", somebody_comes)
    assert not play(monster_attack(state, skeleton, choice.Attack(ker.piece)))
    assert (ker.wounds, state.attack) == (12, None)


@pytest.mark.rule("DJ-6.34", "DJ-9.17", "DJ-R-95")
def test_nobody_dodges_a_friend() -> None:
    """The order forces the overlord to roll again; so the aimed attack of a friend stays aimed."""
    state = table(dice=[6, 1, BLANK, BLANK, 1])
    ker = hero(state, (2, 3), "grey_ker", "axe", order="aim")
    other = hero(state, (2, 4), "silhouette", order="dodge")
    play(
        hero_attack(state, ker, choice.AttackSpace("axe")),
        choice.Target(ker.piece, (2, 4)),
        choice.UseAim(),
        choice.PickDie(0),
        DONE,
        DONE,
    )
    assert not told(state, RerollCancelled)
    assert (other.wounds, other.order) == (6, "dodge")


@pytest.mark.rule("DJ-10.11", "DJ-10.12", "DJ-10.15")
def test_a_guard_strikes_between_declaration_and_roll() -> None:
    """DJ-EX-22: the Beastman dies, and its dice are never rolled."""
    state = table(dice=[1, 1, BLANK, BLANK])
    ker = hero(state, (2, 3), "grey_ker", "axe", order="guard")
    beast = monster(state, "beastman", (2, 4))
    rolled = play(
        monster_attack(state, beast, choice.Attack(ker.piece)),
        choice.Attack(beast.piece, "axe"),
        DONE,
    )
    assert rolled is False
    assert not state.monsters
    assert (ker.wounds, ker.order) == (12, "")
    assert threw_all(state)


def test_a_monster_that_survives_the_guard_goes_on() -> None:
    """DJ-EX-22: its attack is made."""
    state = table(dice=[RED_MISS, 1, BLANK, BLANK, 1, 1])
    ker = hero(state, (2, 3), "grey_ker", "axe", order="guard")
    beast = monster(state, "beastman", (2, 4))
    assert play(
        monster_attack(state, beast, choice.Attack(ker.piece)),
        choice.Attack(beast.piece, "axe"),
    )
    assert ker.wounds == 12 - (4 + 3 + 1 - 1)


@pytest.mark.rule("DJ-10.11")
def test_nobody_guards_in_the_turn_of_a_hero() -> None:
    """A Mimic attacks in one."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "axe", order="guard")
    monster(state, "beastman", (2, 4))
    turn_of(state, ker)
    play(guard_window(state))


@pytest.mark.rule("DJ-10.16", "DJ-10.17")
def test_two_guards_interrupt_one_after_the_other() -> None:
    """From the first player leftwards, asked again after each attack."""
    state = table(dice=[RED_MISS, 1, BLANK, BLANK, 1, 1, BLANK, BLANK])
    one = hero(state, (2, 3), "grey_ker", "axe", order="guard")
    two = hero(state, (3, 4), "grey_ker", "axe", order="guard")
    beast = monster(state, "beastman", (2, 4))
    strike = choice.Attack(beast.piece, "axe")
    play(guard_window(state), choice.Pass(), strike, strike, DONE)
    assert (one.order, two.order) == ("", "")
    assert state.monsters == []


@pytest.mark.rule("DJ-6.6", "DJ-10.13", "DJ-10.21")
def test_nobody_is_asked_who_cannot_reach_an_enemy() -> None:
    state = table()
    hero(state, (2, 3), "grey_ker", "axe", order="guard")
    monster(state, "beastman", (2, 8))
    play(guard_window(state))


@pytest.mark.rule("DJ-19.14", "DJ-19.15", "DJ-24.2")
def test_a_dagger_in_the_other_hand_gives_a_surge() -> None:
    """DJ-EX-31: with the sword's dice."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "sword", "dagger")
    assert ker.kit.arms["sword"].surges == 1
    assert (ker.kit.arms["dagger"].surges, ker.kit.arms["dagger"].damage) == (0, 1)
    assert ker.kit.arms["unarmed"].surges == 0


@pytest.mark.rule("DJ-26.15")
def test_ambidextrous_counts_both_hands() -> None:
    """Sword and dagger give +1 damage and 1 surge to either."""
    state = table()
    ker = hero(state, (2, 3), "grey_ker", "sword", "dagger", skills=["ambidextrous"])
    for weapon in ("sword", "dagger"):
        assert (ker.kit.arms[weapon].damage, ker.kit.arms[weapon].surges) == (1, 1)


@pytest.mark.parametrize(
    ("power", "bought", "damage"),
    [
        (2, (0,), 4 + 1),
        (2, (1,), 4),
        (4, (0, 1), 4 + 1),
        (4, (0, 0), 4 + 2),
    ],
    ids=["2: damage", "2: knockback", "4: both", "4: damage twice"],
)
def test_surges_buy_what_stands_on_the_weapon(
    power: int, bought: tuple[int, ...], damage: int
) -> None:
    """DJ-EX-11: the Mace of Kellos, which is in no deck; Knockback is bought only once."""
    mace = Item(
        id="mace_of_kellos",
        name_en="Mace of Kellos",
        name_pl="Buzdygan Kellosa",
        effect_en="",
        effect_pl="",
        source="rulebook",
        deck="shop",
        kind="weapon",
        price=100,
        hands=1,
        attack="melee",
        dice=("red",),
        surges=(
            SurgeOption(cost=2, gains=(Gain(id="damage"),)),
            SurgeOption(cost=2, gains=(Gain(id="knockback"),)),
        ),
    )
    state = table(dice=[1, *[SURGE] * power, *[BLANK] * (4 - power)])
    steelhorns = hero(state, (2, 3), "steelhorns")
    steelhorns.equipped, steelhorns.training = (mace,), (1, 0, 0)
    ogre = monster(state, "ogre", (2, 4), (2, 5), (3, 4), (3, 5))
    fight = hero_attack(state, steelhorns, choice.Attack(ogre.piece, mace.id))
    spending = asked(fight, *(choice.SpendSurges(place) for place in bought))
    assert choice.SpendSurges(1) not in spending.options
    play(fight, DONE, waiting=True)
    assert told(state, AttackDecided)[0].damage == damage


@pytest.mark.rule("DJ-6.38", "DJ-15.11")
def test_commands_add_up() -> None:
    """DJ-EX-34: two commanders within 3 spaces, +2 damage."""
    state = table(dice=[1, 1])
    ker = hero(state, (2, 3))
    beast = monster(state, "beastman", (2, 4))
    monster(state, "master_beastman", (2, 6))
    monster(state, "master_beastman", (2, 7))
    monster(state, "master_beastman", (2, 8))
    play(monster_attack(state, beast, choice.Attack(ker.piece)))
    assert told(state, AttackDecided)[0].damage == 4 + 3 + 1 + 2


@pytest.mark.rule("DJ-15.18")
def test_pierce_ignores_armor() -> None:
    """DJ-EX-35: with a master Skeleton's Pierce 2 against armor 3."""
    state = table(dice=[1, 1, BLANK])
    ker = hero(state, (2, 3), "grey_ker", "chain_mail")
    bones = monster(state, "master_skeleton", (2, 4))
    play(monster_attack(state, bones, choice.Attack(ker.piece)))
    assert ker.wounds == 12 - (2 + 3 - 1)


def test_command_of_a_master_beastman() -> None:
    """DJ-EX-42: 7 damage of the Beastman, 9 of the master, to a hero with armor 2."""
    state = table(dice=[2, 3, 2, 3, ENHANCEMENT])
    mordrog = hero(state, (2, 4), "mordrog")
    beast = monster(state, "beastman", (2, 3))
    master = monster(state, "master_beastman", (2, 5))
    play(monster_attack(state, beast, choice.Attack(mordrog.piece)))
    play(monster_attack(state, master, choice.Attack(mordrog.piece)))
    assert [event.damage for event in told(state, AttackDecided)] == [7, 9]
    assert [event.amount for event in told(state, Wounded)] == [5, 7]
    assert state.threat == 0


@pytest.mark.rule("DJ-6.14", "DJ-6.20", "DJ-15.22")
def test_sorcery_goes_where_it_is_needed() -> None:
    """DJ-EX-44: 1 of 3 to range, 2 to damage; two surges are a threat."""
    state = table(dice=[1, 3])
    ker = hero(state, (2, 3))
    sorcerer = monster(state, "sorcerer", (2, 7))
    play(
        monster_attack(state, sorcerer, choice.Attack(ker.piece)),
        choice.Conjure("range"),
    )
    assert told(state, AttackDecided)[0].damage == 5
    assert (ker.wounds, state.threat) == (12 - 4, 1)


@pytest.mark.rule("DJ-6.15")
def test_whatever_is_left_is_allocated_at_the_end() -> None:
    """DJ-EX-44: done at once, Sorcery still brings the attack home."""
    state = table(dice=[1, 3])
    ker = hero(state, (2, 3))
    sorcerer = monster(state, "sorcerer", (2, 7))
    play(monster_attack(state, sorcerer, choice.Attack(ker.piece)), DONE)
    assert ker.wounds == 12 - 4


@pytest.mark.rule("DJ-6.13")
def test_a_miss_face_spoils_everything() -> None:
    """DJ-EX-44, DJ-R-70: no damage and no threat, whatever else is shown."""
    state = table(dice=[WHITE_MISS, 3])
    ker = hero(state, (2, 3))
    sorcerer = monster(state, "sorcerer", (2, 7))
    assert play(monster_attack(state, sorcerer, choice.Attack(ker.piece)))
    assert (ker.wounds, state.threat) == (12, 0)


@pytest.mark.rule("DJ-12.20", "DJ-26.5")
def test_dark_charm_hits_a_friend() -> None:
    """DJ-EX-65: Steelhorns' axe against Silhouette, who dodges."""
    state = table(dice=[1, 1, SURGE, SURGE, ENHANCEMENT, 5])
    steelhorns = hero(state, (2, 3), "steelhorns", "axe")
    silhouette = hero(state, (2, 4), "silhouette", "leather_armor", order="dodge")
    play(
        charmed_attack(state, steelhorns),
        choice.Attack(silhouette.piece, "axe"),
        choice.PickDie(0),
        DONE,
        choice.SpendSurges(0),
        choice.SpendSurges(0),
    )
    assert silhouette.wounds == 12 - 6
    assert (state.threat, steelhorns.fatigue) == (0, 3)


@pytest.mark.rule("DJ-23.10", "DJ-26.8")
def test_skye_takes_armor_and_the_dodge() -> None:
    """DJ-EX-68: armor 2 - 1 - 1 = 0."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK])
    vyrah = hero(state, (2, 3), "vyrah_the_falconer", "bow")
    sorcerer = monster(state, "sorcerer", (2, 5))
    state.familiars.append(Familiar("skye", 0, state.floor.cell((1, 5))))
    fight = hero_attack(state, vyrah, choice.Attack(sorcerer.piece, "bow"))
    asked(fight)
    assert state.attack is not None
    assert may_be_dodged(state, state.attack) == []
    play(fight, DONE, waiting=True)
    assert sorcerer.wounds == 2 + 1


def test_the_overlords_dodge_cancels_an_aim() -> None:
    """DJ-EX-68, DJ-EX-14: for 2 threat; a second Dodge is not offered."""
    state = table(dice=[1, 1, BLANK, BLANK, BLANK])
    state.hand, state.threat = [OVERLORD_CARDS["dodge_card"]] * 2, 5
    vyrah = hero(state, (2, 3), "vyrah_the_falconer", "bow", order="aim")
    sorcerer = monster(state, "sorcerer", (2, 5))
    play(
        hero_attack(state, vyrah, choice.Attack(sorcerer.piece, "bow")),
        choice.UseAim(),
        choice.PlayCard("dodge_card"),
        DONE,
    )
    assert told(state, RerollCancelled)
    assert (state.threat, len(state.hand), vyrah.order) == (3, 1, "")
    assert sorcerer.wounds == 2 + 1 - 1


@pytest.mark.rule("DJ-8.9")
def test_the_overlord_picks_the_dice_of_a_dodge() -> None:
    """DJ-R-25: any dice, also none; the hero has to roll them again."""
    state = table(dice=[1, 1, BLANK, BLANK, 6])
    state.hand, state.threat = [OVERLORD_CARDS["dodge_card"]], 2
    ker = hero(state, (2, 3), "grey_ker", "axe")
    beast = monster(state, "beastman", (2, 4))
    play(
        hero_attack(state, ker, choice.Attack(beast.piece, "axe")),
        choice.PlayCard("dodge_card"),
        choice.PickDie(0),
        DONE,
    )
    assert beast.wounds == 0
    assert threw_all(state)


@pytest.mark.rule("DJ-6.4", "DJ-10.21")
def test_a_monster_aims_before_guards_interrupt() -> None:
    """And rolls its miss again."""
    state = table(dice=[RED_MISS, 1, 1])
    state.hand, state.threat = [OVERLORD_CARDS["aim_card"]], 2
    ker = hero(state, (2, 3), "grey_ker", "axe", order="guard")
    beast = monster(state, "beastman", (2, 4))
    play(
        monster_attack(state, beast, choice.Attack(ker.piece)),
        choice.PlayCard("aim_card"),
        choice.Pass(),
        choice.PickDie(0),
        DONE,
    )
    assert ker.wounds == 12 - (4 + 3 + 1 - 1)
    assert ker.order == "", "a wound ends the Guard (DJ-10.14)"


@pytest.mark.rule("DJ-6.16", "DJ-6.35", "DJ-15.29")
def test_bonuses_come_before_armor_and_doubling() -> None:
    """Mad Carthos and his ring count for spells alone."""
    state = table()
    carthos = hero(state, (2, 3), "mad_carthos", "mage_staff", "ring_of_the_arcane")
    assert carthos.kit.arms["mage_staff"].damage == 4
    assert carthos.kit.arms["unarmed"].damage == 0


@pytest.mark.rule("DJ-6.29")
def test_an_attack_with_bare_hands() -> None:
    """DJ-R-8: a red die and the melee trait; nothing to buy."""
    state = table()
    ker = hero(state, (2, 3))
    assert hero_dice(ker, ker.kit.arms["unarmed"]) == ("red", "black", "black")
    assert ker.kit.arms["unarmed"].options == ()
