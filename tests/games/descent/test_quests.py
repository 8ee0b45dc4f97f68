"""The quests of the box: their size, their monsters, their rules, and how they are drawn."""

from __future__ import annotations

from typing import Final

import pytest

from podziemia.games.descent.content import MONSTERS, OVERLORD_CARDS
from podziemia.games.descent.quests import QUESTS, draw
from podziemia.games.descent.quests.rules import Crank, Font, Leading, Sand, SmallParty
from podziemia.kernel.texts import LANGUAGES

SQUARES: Final = {  # squares, areas, monsters with 2, 3, 4 heroes
    "salty_cellar": (82, 3, (6, 6, 6)),
    "into_the_dark": (204, 5, (23, 23, 23)),
    "drowned_bell": (230, 7, (11, 18, 24)),
    "thieves_of_ash": (300, 7, (10, 11, 21)),
    "last_shift": (226, 7, (14, 16, 21)),
    "hourglass": (196, 6, (9, 11, 16)),
    "midday_midnight": (276, 8, (14, 20, 26)),
}
SPAWNED: Final = {  # monsters of one card with 1, 2, 3, 4 heroes
    "into_the_dark": (1, 1, 2, 9),
    "drowned_bell": (2, 2, 3, 3),
    "thieves_of_ash": (1, 1, 2, 2),
    "last_shift": (1, 1, 2, 3),
    "hourglass": (1, 1, 2, 3),
    "midday_midnight": (2, 2, 2, 3),
}
POINTS: Final = {
    "beastman": 3,
    "skeleton": 3,
    "bane_spider": 4,
    "razorwing": 4,
    "sorcerer": 4,
    "hell_hound": 5,
    "manticore": 7,
    "naga": 7,
    "ogre": 7,
    "giant": 11,
    "demon": 13,
    "dragon": 13,
}
WORTH: Final = {
    "salty_cellar": 23,
    "into_the_dark": 119,
    "drowned_bell": 113,
    "thieves_of_ash": 116,
    "last_shift": 95,
    "hourglass": 73,
    "midday_midnight": 131,
}


def test_the_box_has_seven_quests_easy_ones_first() -> None:
    assert set(QUESTS) == set(SQUARES)
    assert list(QUESTS)[:2] == ["salty_cellar", "into_the_dark"]


@pytest.mark.parametrize("name", SQUARES)
def test_a_quest_is_as_large_as_it_was_drawn(name: str) -> None:
    quest = QUESTS[name]
    squares, areas, monsters = SQUARES[name]
    assert (quest.floor.size, len(quest.areas)) == (squares, areas)
    placed = [each for contents in quest.contents.values() for each in contents.monsters]
    assert tuple(sum(p.heroes <= heroes for p in placed) for heroes in (2, 3, 4)) == monsters


@pytest.mark.rule("DJ-13.10", "DJ-R-89", "DJ-R-96", "DJ-R-97")
@pytest.mark.parametrize("name", SQUARES)
def test_a_spawn_card_brings_less_to_a_small_party(name: str) -> None:
    rule = QUESTS[name].rule(SmallParty)
    found = () if rule is None else tuple(rule.most(heroes) for heroes in (1, 2, 3, 4))
    assert found == SPAWNED.get(name, ())


def test_four_heroes_meet_whole_cards_in_the_published_quest() -> None:
    cards = [sum(each.count for each in card.spawns) for card in OVERLORD_CARDS.values()]
    assert max(cards) <= SPAWNED["into_the_dark"][-1]


@pytest.mark.parametrize("name", WORTH)
def test_a_quests_monsters_are_worth_what_was_reckoned(name: str) -> None:
    """Masters count 1.4 times; named monsters 0.8 more a wound and 1.6 more a point of armor."""
    quest = QUESTS[name]
    worth = 0.0
    for contents in quest.contents.values():
        for placed in contents.monsters:
            monster = MONSTERS[placed.monster]
            worth += POINTS[monster.kind] * (1.4 if monster.master else 1)
            if placed.named is not None:
                card = quest.named[placed.named]
                worth += 0.8 * (card.wounds[0] - monster.wounds[0])
                worth += 1.6 * (card.armor - monster.armor)
    assert round(worth) == pytest.approx(WORTH[name], abs=1)


@pytest.mark.rule("DJ-EX-H10", "DJ-14.17")
def test_narthak_has_16_wounds_against_five_players_and_armor_8() -> None:
    narthak = QUESTS["into_the_dark"].named["narthak"]
    assert (narthak.life(5), narthak.armor, narthak.speed) == (16, 8, 3)
    assert narthak.dice == ("red", "green", "green", "yellow", "black")
    assert {each.id for each in narthak.abilities} == {"reach", "stun", "sweep", "knockback"}


def test_abilities_that_a_named_monster_is_without_are_gone() -> None:
    sisters = QUESTS["midday_midnight"].named.values()
    assert all("undying" not in {each.id for each in sister.abilities} for sister in sisters)


@pytest.mark.rule("DJ-18.10", "DJ-13.10")
def test_rules_and_encounters_are_found_by_their_kind() -> None:
    glass = QUESTS["hourglass"]
    party, sand = glass.rule(SmallParty), glass.rule(Sand)
    assert party is not None
    assert [party.most(heroes) for heroes in (2, 3, 4)] == [1, 2, 3]
    assert sand is not None
    assert [burial.round for burial in sand.schedule] == [3, 5, 8, 10, 13]
    assert glass.rule(Leading) is None
    assert {type(each) for each in glass.encounters.values()} == {Crank}
    assert isinstance(QUESTS["drowned_bell"].encounters["old_font"], Font)


def test_what_waits_in_an_area_is_all_there_is_in_it() -> None:
    for quest in QUESTS.values():
        for area, contents in quest.contents.items():
            things = (*contents.glyphs, *contents.chests, *contents.treasures, *contents.monsters)
            assert all(quest.area(each.square) == area for each in things)
        assert quest.area(quest.start) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SQUARES)
def test_a_quest_is_drawn_with_everything_on_it(name: str, language: str) -> None:
    drawing, legend = draw(QUESTS[name], language).rsplit("\n\n", 1)
    drawn = set(drawing) - set("0123456789 \n")
    assert drawn == {line[0] for line in legend.splitlines()}
    assert all(len(line) > len("_  ") for line in legend.splitlines())


def test_the_salty_cellar_looks_like_this() -> None:
    assert draw(QUESTS["salty_cellar"]).split("\n\n")[0].splitlines() == [
        "      \" 1 1 ^ 1 -     2 2 2 2 2 '",
        "      1 1 1 ^ 1 s     2 2 s 2 2 2",
        "0 0 0|1 1 1 1 b 1 : 1#2 2 2 2 & 2",
        "! 0 0|1 1 _ 1 1 1 1 1#2 2 2 2 2 2",
        "      1 1 1 1 b 1     a a 2 2 2 2",
        "      $ 1 1 1 1 .     a a 2 2 2 $",
    ]
