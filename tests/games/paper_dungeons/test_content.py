"""The box is complete: every card is there, with its rule and both languages, and adds up."""

from collections import Counter
from pathlib import Path

import pytest

from podziemia.games.paper_dungeons import GAME
from podziemia.games.paper_dungeons.content import (
    BLACK,
    BOSSES,
    CAMPAIGNS,
    CARD_INFO,
    DIGITS,
    DUNGEON_ENTRIES,
    ENTRIES,
    FACES,
    HEROES,
    ITEM_SYMBOLS,
    ITEMS,
    MISSIONS,
    OBJECTIVES,
    POWERS,
    RANKS,
    ROOM_ENTRIES,
    SHEET,
    SYMBOLS,
    TRAINING,
)
from podziemia.games.paper_dungeons.rules.score import METRICS
from podziemia.lab.audit import rulebook_ids


def test_the_box_holds_what_it_says() -> None:
    decks = (DUNGEON_ENTRIES, BOSSES, MISSIONS, POWERS, OBJECTIVES)
    assert [len(deck) for deck in decks] == [12, 12, 16, 16, 16]
    assert (len(HEROES), len(ITEMS), len(CAMPAIGNS), len(RANKS)) == (4, 8, 4, 7)


def test_every_card_cites_rules_that_exist_and_speaks_both_languages() -> None:
    known = set(rulebook_ids(GAME.folder / "rulebook.en.md"))
    for name in ENTRIES:
        info = CARD_INFO[name]
        assert set(info.rules) <= known, name
        assert all(info.names.values()), name
        assert all(info.texts.values()), name


@pytest.mark.rule("PD-13.1", "PD-2.5")
def test_the_rooms_add_up() -> None:
    assert len(ROOM_ENTRIES) == 42
    monsters = Counter((room.monster, room.level) for room in ROOM_ENTRIES if room.monster)
    kinds = ("orc", "ghost", "zombie", "goblin")
    assert monsters == {(kind, level): 1 for kind in kinds for level in (3, 4, 5)}
    assert sum(room.trap for room in ROOM_ENTRIES) == 16
    assert sum(room.potions for room in ROOM_ENTRIES) == 8
    assert sum(room.item_parts for room in ROOM_ENTRIES) == 6
    assert sum(room.level_ups for room in ROOM_ENTRIES) == 6
    assert sorted(room.letter for room in ROOM_ENTRIES if room.letter) == list("ABCDEFGH")
    assert not any(room.trap and room.monster for room in ROOM_ENTRIES)


@pytest.mark.rule("PD-2.5", "PD-2.6", "PD-2.7")
def test_the_faces_and_digits_of_the_dice() -> None:
    white, black = ([SYMBOLS[face] for face in faces] for faces in FACES)
    assert white == ["skull", "warrior", "wizard", "cleric", "rogue", "clover"]
    assert black == ["skull", "warrior", "wizard", "cleric", "rogue", "boots"]
    assert sorted(DIGITS.values()) == list(range(10))


@pytest.mark.rule("PD-6.1")
def test_upper_items_need_the_heroes_in_order() -> None:
    assert ITEM_SYMBOLS == (0, 1, 2, 3, None, None, None, None)


@pytest.mark.rule("PD-19.3", "PD-19.11")
def test_every_objective_trains_two_heroes_black_and_uses_a_known_counter() -> None:
    for objective in OBJECTIVES.values():
        assert TRAINING[objective].count(BLACK) == 2, objective
        assert objective.metric in METRICS
        assert list(objective.thresholds) == sorted(set(objective.thresholds))
    assert all(mission.metric in METRICS for mission in MISSIONS.values())


@pytest.mark.rule("PD-16.7", "PD-16.5")
def test_higher_bands_give_more_points_and_less_damage() -> None:
    for boss in BOSSES.values():
        strengths, points, damages = zip(*boss.bands, strict=True)
        assert list(strengths) == sorted(set(strengths)), boss
        assert list(points) == sorted(set(points)), boss
        assert list(damages) == sorted(set(damages), reverse=True), boss
        assert boss.escape < 0


@pytest.mark.rule("PD-20.2", "PD-20.3")
def test_every_gem_vanishes_with_two_bosses_and_none_with_the_last() -> None:
    letters = Counter(letter for boss in BOSSES.values() for letter in boss.vanish)
    assert letters == dict.fromkeys("ABCDEFGH", 2)
    assert not any(boss.vanish for boss in BOSSES.values() if boss.tier == 3)


@pytest.mark.rule("PD-16.4")
def test_each_tier_has_a_boss_for_every_weakness() -> None:
    found = Counter((boss.tier, boss.weakness) for boss in BOSSES.values())
    assert found == {(tier, hero): 1 for tier in (1, 2, 3) for hero in HEROES}


@pytest.mark.rule("PD-21.1")
def test_campaigns_use_every_dungeon_once_and_repeat_no_boss() -> None:
    played = sorted(name for names in CAMPAIGNS.values() for name in names)
    assert played == sorted(DUNGEON_ENTRIES)
    for names in CAMPAIGNS.values():
        bosses = [boss for name in names for boss in DUNGEON_ENTRIES[name].bosses]
        assert len(set(bosses)) == 9


@pytest.mark.rule("PD-17.6", "PD-17.7", "PD-17.8")
def test_the_tracks_pass_through_the_numbers_of_the_rulebook() -> None:
    assert SHEET.gems.points[7] == 30
    assert SHEET.monsters.points[9] == 16
    assert dict(SHEET.damage.thresholds)[9] == -6
    assert (len(SHEET.gems.points), len(SHEET.monsters.points)) == (11, 13)


def printed(name: str) -> str:
    """What a card says, on one line."""
    info = CARD_INFO[name]
    facts = " ".join(f"{key}={value}" for key, value in info.facts.items())
    return f"{info.kind} {name} {facts}".rstrip()


@pytest.mark.rule("PD-16.6", "PD-18.18", "PD-19.2", "PD-15.1")
def test_every_card_is_printed_as_in_the_box() -> None:
    box = (Path(__file__).parent / "box.txt").read_text(encoding="utf-8").splitlines()
    assert [printed(name) for name in ENTRIES] == box


def test_texts_of_cards_say_words_and_not_names_of_the_code() -> None:
    for card in CARD_INFO.values():
        for text in card.texts.values():
            assert "_" not in text
