"""The box is complete: every card is there, with its function, its rule and both languages."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.content import (
    ALL_CARDS,
    BOSSES,
    CARD_INFO,
    HEROES,
    ROOM_DECK,
    ROOMS,
    SPELL_DECK,
    SPELLS,
    TREASURES,
    BossCard,
    HeroCard,
    Printed,
    RoomCard,
    SpellCard,
    Treasure,
    hero_deck,
)
from podziemia.games.boss_monster.rules.effects import DECLARED, LEVEL_UPS, TRIGGERED, WHEN_BUILT
from podziemia.lab.audit import rulebook_ids


def test_the_box_holds_what_it_says() -> None:
    assert (len(BOSSES), len(ROOMS), len(SPELLS), len(HEROES)) == (8, 31, 16, 41)
    assert (len(ROOM_DECK), len(SPELL_DECK)) == (75, 31)


@pytest.mark.rule("BM-2.7", "BM-2.6")
def test_ordinary_and_advanced_monsters_and_traps_add_up() -> None:
    assert Counter(card.advanced for card in ROOM_DECK) == {False: 59, True: 16}
    assert Counter(card.monster for card in ROOM_DECK) == {True: 40, False: 35}


@pytest.mark.rule("BM-2.5", "BM-2.19")
def test_every_treasure_is_on_27_symbols_and_two_bosses() -> None:
    for kind, _ in enumerate(TREASURES):
        assert sum(card.treasure[kind] for card in ROOM_DECK) == 27
        assert sum(boss.treasure[kind] for boss in BOSSES.values()) == 2


@pytest.mark.rule("BM-2.1", "BM-1.12")
def test_every_boss_has_its_own_xp_and_one_treasure() -> None:
    assert len({boss.xp for boss in BOSSES.values()}) == 8
    assert all(sum(boss.treasure) == 1 for boss in BOSSES.values())


@pytest.mark.rule("BM-2.9", "BM-2.10", "BM-2.12")
def test_an_epic_hero_is_worth_two_and_has_more_life() -> None:
    for hero in HEROES.values():
        worth = 2 if hero.epic else 1
        assert (hero.souls, hero.wounds) == (worth, worth)
        assert hero.life in ((11, 13) if hero.epic else (2, 4, 6, 8))


HERO_COUNTS = [
    # rule, players, ordinary, epic, ordinary in hard mode
    ("BM-3.1", 2, 13, 8, 9),
    ("BM-3.2", 3, 17, 12, 13),
    ("BM-3.3", 4, 25, 16, 17),
]


@pytest.mark.rule("BM-3.1", "BM-3.2", "BM-3.3", "BM-17.9", "BM-17.10")
@pytest.mark.parametrize(("rule", "players", "ordinary", "epic", "hard"), HERO_COUNTS)
def test_the_hero_decks_follow_the_player_symbols(
    rule: str, players: int, ordinary: int, epic: int, hard: int
) -> None:
    assert len(hero_deck(players, epic=False, hard_mode=False)) == ordinary, rule
    assert len(hero_deck(players, epic=True, hard_mode=False)) == epic, rule
    left = hero_deck(players, epic=False, hard_mode=True)
    assert len(left) == hard, rule
    assert HEROES["the_fool"] in left


def with_ability(*kinds: str) -> set[str]:
    return {card.id for card in ROOMS.values() if card.ability in kinds}


def test_every_effect_has_its_function_and_every_function_its_card() -> None:
    spells = set(SPELLS) - {"counterspell"}
    assert set(DECLARED) == spells | with_ability("activated")
    assert set(WHEN_BUILT) == with_ability("on_build")
    assert set(TRIGGERED) == {
        card.id for card in ROOMS.values() if card.ability.startswith("trigger_")
    }
    assert set(LEVEL_UPS) == set(BOSSES)


def test_rooms_without_a_function_are_those_whose_ability_is_data_or_part_of_a_rule() -> None:
    rest = set(ROOMS) - set(DECLARED) - set(WHEN_BUILT) - set(TRIGGERED)
    assert rest == with_ability("passive", "none", "entry", "replacement_round_draw", "negation")


def test_every_function_says_the_rule_of_its_card() -> None:
    for table in (DECLARED, WHEN_BUILT, TRIGGERED, LEVEL_UPS):
        for name, function in table.items():
            rule = CARD_INFO[name].rules[0]
            assert (function.__doc__ or "").startswith(f"{rule}: "), name


def test_every_card_cites_rules_that_exist_and_speaks_both_languages() -> None:
    known = set(rulebook_ids(GAME.folder / "rulebook.en.md"))
    for name, entry in ALL_CARDS.items():
        info = CARD_INFO[name]
        assert set(info.rules) <= known, name
        assert info.names["en"], name
        assert info.names["pl"], name
        assert bool(info.texts["en"]) == bool(info.texts["pl"]), name
        assert bool(info.texts["en"]) == (info.kind != "hero" or name == "the_fool"), name
        assert entry.copies >= 1


def symbols(treasure: Mapping[Treasure, int]) -> str:
    return " ".join(f"{kind[0]}{treasure[kind]}" for kind in TREASURES if kind in treasure)


def printed(entry: Printed) -> str:
    """What is printed on a card, on one line."""
    match entry:
        case RoomCard():
            damage = entry.damage if entry.damage_formula is None else "*"
            facts = f"{entry.kind} {entry.type} {damage} {symbols(entry.symbols)}"
            return f"room {entry.id} {entry.copies}x {facts}"
        case SpellCard():
            return f"spell {entry.id} {entry.copies}x {' '.join(entry.phases)}"
        case BossCard():
            return f"boss {entry.id} {entry.copies}x {entry.xp} {symbols(entry.symbols)}"
        case HeroCard():
            worth = f"life {entry.life} souls {entry.souls} wounds {entry.wounds}"
            facts = f"{entry.kind} {entry.class_name} {worth} players {entry.min_players}"
            return f"hero {entry.id} {entry.copies}x {facts}"
    raise AssertionError(entry)


@pytest.mark.rule("BM-2.1", "BM-2.5", "BM-2.9", "BM-2.13")
def test_every_card_is_printed_as_in_the_box() -> None:
    box = (Path(__file__).parent / "box.txt").read_text(encoding="utf-8").splitlines()
    assert [printed(entry) for entry in ALL_CARDS.values()] == box
