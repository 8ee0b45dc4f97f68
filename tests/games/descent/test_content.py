"""The box is complete, its numbers are the printed ones, and its texts agree with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import get_args

import pytest

from podziemia.games.descent import content
from podziemia.games.descent.content import (
    CARD_INFO,
    COMPONENTS,
    DICE,
    HEROES,
    ITEMS,
    KINDS,
    MONSTERS,
    OVERLORD_CARDS,
    OVERLORD_DECK,
    SKILL_CARDS,
    SKILLS,
    TREASURES,
)
from podziemia.games.descent.entries import Die, Item, Monster, Shield, Skill, Worded
from podziemia.games.descent.quests import QUESTS
from podziemia.games.descent.vocabulary import (
    ALL_ATTACKS,
    SKILL_DECKS,
    AbilityId,
    HeroEffect,
    OverlordEffect,
    SkillEffect,
)

WITH_DICE: list[Monster | Item] = [*MONSTERS.values(), *ITEMS.values()]
WITH_ABILITIES: list[Monster | Item | Skill] = [*WITH_DICE, *SKILLS.values()]
CARDS: list[Worded] = [
    *HEROES.values(),
    *MONSTERS.values(),
    *OVERLORD_CARDS.values(),
    *SKILLS.values(),
    *ITEMS.values(),
    *content.FAMILIARS.values(),
    *content.ABILITIES.values(),
    *DICE.values(),
]


def test_the_box_holds_what_the_rulebook_counts() -> None:
    counts = {name: component.count for name, component in COMPONENTS.items()}
    assert counts["hero_sheet"] == len(HEROES) == 20
    assert counts["monster_card"] == 2 * len(KINDS) == 24
    assert counts["overlord_card"] == len(OVERLORD_DECK) == 36
    assert {deck: len(SKILL_CARDS[deck]) for deck in SKILL_DECKS} == dict.fromkeys(SKILL_DECKS, 12)
    assert counts["shop_card"] == len(content.SHOP_STOCK) == 24
    assert [len(TREASURES[color]) for color in ("copper", "silver", "gold")] == [22, 18, 16]
    assert counts["relic_card"] == len(content.RELICS) == 4
    cards = [name for name in counts if name.endswith("_card") or name.startswith("skill_card")]
    assert sum(counts[name] for name in cards) == 180
    assert counts["die"] == sum(die.copies for die in DICE.values()) == 12
    assert counts["healing_potion_token"] == content.POTIONS["healing_potion"].copies == 9
    assert counts["vitality_potion_token"] == content.POTIONS["vitality_potion"].copies == 9
    assert counts["other_token"] == len(content.FAMILIARS) == 6


def test_the_sixty_monster_figures_are_39_normal_and_21_master() -> None:
    figures = Counter[str]()
    for monster in MONSTERS.values():
        figures[monster.rank] += monster.figures
    assert figures == {"normal": 39, "master": 21}
    assert len(MONSTERS) == 24


def test_obstacle_tokens_of_every_size_add_up_to_the_printed_number() -> None:
    sizes = [f"{kind}_{size}" for kind in ("pit", "water", "rubble") for size in (1, 2, 3, 4)]
    assert sum(COMPONENTS[name].count for name in sizes) == COMPONENTS["obstacle_token"].count == 23


def test_the_overlord_deck_has_12_events_9_spawns_9_traps_and_6_powers() -> None:
    kinds = Counter(card.type for card in OVERLORD_DECK)
    assert kinds == {"event": 12, "spawn": 9, "trap": 9, "power": 6}


@pytest.mark.rule("DJ-8.1", "DJ-8.2")
def test_only_attack_dice_have_a_miss_and_the_power_die_has_one_blank() -> None:
    missing = {name for name, die in DICE.items() if any(face.miss for face in die.faces)}
    assert missing == {"red", "blue", "white"}
    black = Counter((face.blank, face.surge, face.enhancement) for face in DICE["black"].faces)
    assert black == {(True, 0, 0): 1, (False, 1, 0): 2, (False, 0, 1): 3}


EXPECTED = {  # range, damage, surges in sixths
    "red": (6, 13, 2),
    "blue": (13, 6, 3),
    "white": (10, 10, 4),
    "green": (2, 13, 2),
    "yellow": (13, 2, 2),
}


@pytest.mark.rule("DJ-EX-H1")
@pytest.mark.parametrize("name", EXPECTED)
def test_the_dice_are_worth_what_was_counted(name: str) -> None:
    def mean(die: Die, what: str) -> Fraction:
        return Fraction(sum(getattr(face, what) for face in die.faces), len(die.faces))

    found = [mean(DICE[name], what) for what in ("range", "damage", "surge")]
    assert found == [Fraction(sixths, 6) for sixths in EXPECTED[name]]


@pytest.mark.rule("DJ-14.2")
def test_two_and_three_players_meet_the_same_monsters_and_five_the_toughest() -> None:
    for monster in MONSTERS.values():
        two, three, four, five = monster.wounds
        assert (two, four) == (three, five - 1), monster
        assert two < four < five, monster


@pytest.mark.rule("DJ-14.15")
def test_a_master_is_the_same_and_more() -> None:
    for ranks in KINDS.values():
        normal, master = ranks["normal"], ranks["master"]
        assert (master.attack, master.footprint) == (normal.attack, normal.footprint)
        assert master.armor > normal.armor or master.speed > normal.speed
        assert {each.id for each in normal.abilities} <= {each.id for each in master.abilities}
        assert all(m == n + 1 for m, n in zip(master.wounds, normal.wounds, strict=True))


@pytest.mark.rule("DJ-1.7", "DJ-9.11")
def test_traits_and_starting_skills_sum_to_three() -> None:
    for hero in HEROES.values():
        assert sum(hero.traits.values()) == sum(hero.skills.values()) == 3, hero
        assert 2 <= hero.conquest <= 4


@pytest.mark.rule("DJ-19.9")
def test_one_fist_alone_has_one_hand() -> None:
    assert [name for name, hero in HEROES.items() if hero.hands == 1] == ["one_fist"]


@pytest.mark.rule("DJ-21.6")
def test_everything_sells_for_half_its_price_in_whole_coins_of_25() -> None:
    for item in ITEMS.values():
        if item.sell is not None:
            assert item.sell == item.price // 2 // 25 * 25, item


@pytest.mark.rule("DJ-20.19", "DJ-20.16")
def test_relics_and_caches_cannot_be_sold() -> None:
    kept = {item.deck if item.kind != "cache" else "cache" for item in unsold()}
    assert kept == {"relic", "cache"}


def unsold() -> Iterator[Item]:
    """What the town does not take."""
    return (item for item in ITEMS.values() if item.sell is None)


def test_every_weapon_has_the_die_of_its_attack() -> None:
    dice = {die.attack: name for name, die in DICE.items() if die.attack is not None}
    for thing in WITH_DICE:
        if thing.attack is not None:
            assert thing.dice[0] == dice[thing.attack], thing
            assert "black" not in thing.dice or isinstance(thing, Monster)


@pytest.mark.rule("DJ-12.16")
def test_traps_roll_as_their_cards_say() -> None:
    traps = {name: card.trap for name, card in OVERLORD_CARDS.items() if card.trap is not None}
    numbers = {name: (t.wounds, t.dice, t.per_surge, t.negated) for name, t in traps.items()}
    assert numbers == {
        "spiked_pit": (2, 1, 0, True),
        "crushing_block": (4, 4, 1, False),
        "explosive_door": (4, 4, 1, False),
        "paralyzing_gas": (0, 1, 0, True),
        "curse_of_the_monkey_god": (0, 1, 0, True),
        "explosive_rune": (6, 3, 2, False),
        "mimic": (0, 0, 0, False),
        "dark_charm": (0, 1, 0, True),
    }


def test_every_effect_belongs_to_exactly_one_card() -> None:
    for effects, cards in (
        (HeroEffect, HEROES),
        (SkillEffect, SKILLS),
        (OverlordEffect, OVERLORD_CARDS),
    ):
        found = Counter(card.effect for card in cards.values() if card.effect is not None)
        assert found == dict.fromkeys(get_args(effects), 1)


def test_every_skill_does_something() -> None:
    for skill in SKILLS.values():
        does = (skill.bonuses, skill.abilities, skill.familiars, skill.effect)
        assert any(does), skill
        assert (skill.effect is None) <= (skill.timing == "always"), skill
        assert not skill.exhausts or skill.effect is not None


def test_every_ability_is_had_by_something() -> None:
    had = {granted.id for thing in WITH_ABILITIES for granted in thing.abilities}
    named = {
        granted.id
        for quest in QUESTS.values()
        for m in quest.named.values()
        for granted in m.abilities
    }
    assert had | named == set(get_args(AbilityId))


def test_ranked_abilities_have_a_rank_and_others_none() -> None:
    for thing in WITH_ABILITIES:
        for granted in thing.abilities:
            ranked = content.ABILITIES[granted.id].ranked
            assert ranked == (granted.rank > 0), (thing, granted)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_says_what_it_does_in_both_languages(card: Worded) -> None:
    info = CARD_INFO[card.id]
    assert set(info.names) == set(info.texts) == {"en", "pl"}
    for language, text in info.texts.items():
        assert text.endswith("."), (card, language)
        assert info.names[language]
    assert numbers(card.effect_en) == numbers(card.effect_pl)
    assert card.effect_en != card.effect_pl


def numbers(text: str) -> Counter[str]:
    """The numbers that a text names, words for one and two aside."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("item", ITEMS.values(), ids=str)
def test_an_items_text_names_its_numbers(item: Item) -> None:
    said = set(re.findall(r"\d+", item.effect_en))
    meant = {bonus.amount for bonus in (*item.bonuses, *item.off_hand)}
    meant |= {granted.rank for granted in item.abilities if granted.rank}
    meant |= {option.cost for option in item.surges}
    meant |= {gain.amount for option in item.surges for gain in option.gains if once(gain.id)}
    meant |= set() if item.speed_cap is None else {item.speed_cap}
    if isinstance(item.use, Shield):
        meant.add(item.use.cancels)
    if item.cache is not None and item.cache.coins:
        meant.add(item.cache.coins)
    assert {str(number) for number in meant} <= said


def once(gain: str) -> bool:
    """Whether a gain has a number; some happen or do not."""
    return gain not in ("double_damage", "instant_kill")


def test_bonuses_of_attacks_name_attacks() -> None:
    for thing in (*WITH_ABILITIES, *HEROES.values()):
        for bonus in thing.bonuses:
            assert set(bonus.attacks) <= set(ALL_ATTACKS)
            assert bonus.amount
