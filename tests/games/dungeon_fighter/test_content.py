"""The box is complete and adds up, and whatever does not fit together is refused."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podziemia.games.dungeon_fighter import content, entries, shapes
from podziemia.games.dungeon_fighter.content import (
    BIG_BADS,
    BONES,
    COMBINATIONS,
    DICE,
    DIFFICULTIES,
    EQUIPMENT,
    GADGETS,
    HEROES,
    HOLES,
    MONSTERS,
    OVERLAYS,
    PHYSICS,
    ROOMS,
    SECTIONS,
    SHELF,
    SKILLS,
    TARGET,
    TECHNIQUES,
    TITLES,
    title,
)


def test_the_box_holds_what_it_says() -> None:
    decks = (HEROES, SKILLS, ROOMS, EQUIPMENT, MONSTERS, BIG_BADS, TECHNIQUES)
    assert [len(deck) for deck in decks] == [4, 12, 21, 24, 21, 3, 15]
    levels = Counter(monster.level for monster in MONSTERS.values())
    assert levels == {1: 5, 2: 5, 3: 5, 4: 6}
    kinds = Counter(card.kind for card in EQUIPMENT.values())
    assert kinds == {"weapon": 8, "armour": 5, "curiosity": 8, "rarity": 3}
    assert {die.id: die.count for die in DICE.values()} == {
        **dict.fromkeys(("red", "green", "blue"), 1),
        "white": 9,
        "snow": 1,
        "water": 3,
    }
    assert (len(GADGETS), len(OVERLAYS), len(DIFFICULTIES), len(TITLES)) == (5, 3, 3, 10)


@pytest.mark.rule("DF-7.5")
def test_dice_rest_on_three_or_four_corners() -> None:
    assert {die.id: die.corners for die in DICE.values()} == {
        **dict.fromkeys(("red", "green", "blue", "white"), 3),
        **dict.fromkeys(("snow", "water"), 4),
    }


@pytest.mark.rule("DF-8.7")
def test_the_skill_that_only_one_hero_has_is_blue() -> None:
    for hero in HEROES.values():
        colours = {colour: SKILLS[name].common for colour, name in hero.skills.items()}
        assert colours == {"red": True, "green": True, "blue": False}
    assert len({name for hero in HEROES.values() for name in hero.skills.values()}) == len(SKILLS)


def test_every_technique_is_demanded_by_something() -> None:
    demanded = {room.technique for room in ROOMS.values()}
    demanded |= {card.technique for card in EQUIPMENT.values()}
    demanded |= {name for foe in content.FOES.values() for name in foe.techniques}
    assert demanded - {None} == set(TECHNIQUES)


@pytest.mark.rule("DF-3.22")
def test_a_room_says_when_it_does_what() -> None:
    moments = {type(effect).__struct_config__.tag: effect.when for effect in all_room_effects()}
    assert {name for name, when in moments.items() if when == "reveal"} == {
        *("gold", "white_die", "heal_all", "free_equipment")
    }
    assert {name for name, when in moments.items() if when == "setup"} == {
        *("icebergs", "flip_permafrost_both")
    }


def all_room_effects() -> list[entries.AnyRoomEffect]:
    return [effect for room in ROOMS.values() for effect in room.effects]


def test_the_sections_fill_the_target() -> None:
    rings = TARGET.rings
    for ring in (rings.bullseye, rings.inner, rings.middle, rings.outer):
        inside = [s for s in SECTIONS.values() if (s.r_min, s.r_max) == (ring.r_min, ring.r_max)]
        assert sum(section.theta_max - section.theta_min for section in inside) == 360
    assert TARGET.playing_radius == rings.outer.r_max == rings.margin.r_min
    assert TARGET.outline_radius == rings.margin.r_max
    values = Counter(section.value for section in SECTIONS.values())
    assert values == {10: 1, 5: 1, 3: 4, 4: 4, 1: 8, 2: 8}


def test_holes_and_bones_lie_on_the_diagonals() -> None:
    for hole in HOLES.values():
        assert abs(abs(hole.x) - abs(hole.y)) < 1e-9
        assert hole.x**2 + hole.y**2 == pytest.approx(hole.centre_r**2, rel=1e-4)
    assert {bone.theta for bone in BONES.values()} == {h.centre_theta for h in HOLES.values()}


@pytest.mark.rule("DF-15.9")
def test_titles_by_glory() -> None:
    found = [title(glory).id for glory in (-9, 0, 1, 5, 6, 10, 23, 40, 41, 99)]
    assert found == [
        *("losers", "losers", "optimists", "optimists", "rowdies", "rowdies", "middle_class"),
        *("truly_heroic", "indestructible", "indestructible"),
    ]


@pytest.mark.rule("DF-13.43", "DF-13.44")
def test_a_hand_that_shakes_more_hits_less() -> None:
    hits = [(row.s, row.hit) for row in PHYSICS.reference]
    assert hits == sorted(hits, key=lambda row: (row[0], -row[1]))
    assert [hit for _, hit in hits] == sorted((hit for _, hit in hits), reverse=True)


@pytest.mark.rule("DF-13.31")
def test_techniques_that_change_each_other_are_known() -> None:
    turned = {each.id for each in COMBINATIONS.values() if each.wall_turned}
    assert turned == {"waterfall_wall", "launcher_wall", "under_table_wall"}
    steep = COMBINATIONS["waterfall_under_table"].limits
    assert (steep.tilt_final, steep.lower_edge_height) == ((45, 70), (0.01, 0.02))


def raw(file: str, table: str, name: str) -> dict[str, Any]:
    """An entry as its file has it."""
    path = SHELF.folder / f"{file}.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8"))[table]
    return next(dict(entry) for entry in found if entry["id"] == name)


@pytest.mark.parametrize(
    ("kind", "place", "change", "why"),
    [
        (entries.Monster, ("monsters", "monster", "pan_elastyczny"), {"claws": 2}, "claws"),
        (entries.Monster, ("monsters", "monster", "pan_elastyczny"), {"level": 5}, "level"),
        (entries.Monster, ("monsters", "monster", "goblin_splawik"), {"techniques": []}, "none"),
        (
            entries.Monster,
            ("monsters", "monster", "goblin_splawik"),
            {"ability": "none"},
            "another",
        ),
        (entries.Monster, ("monsters", "monster", "goblin_splawik"), {"ability": "crazy"}, "three"),
        (entries.Room, ("rooms", "room", "lodowisko"), {"effects": [{"kind": "tea"}]}, "tea"),
        (
            entries.Room,
            ("rooms", "room", "kantor_lodowy"),
            {"effects": [{"kind": "gold", "amount": 1, "when": "later"}]},
            "when",
        ),
        (
            entries.Room,
            ("rooms", "room", "lodowisko"),
            {"effects": [{"kind": "technique", "technique": "yawn"}]},
            "yawn",
        ),
        (entries.Equipment, ("equipment", "equipment", "kowadlo"), {"damage_bonus": 0}, "weapons"),
        (
            entries.Equipment,
            ("equipment", "equipment", "worek_lodu"),
            {"effects": []},
            "but weapons",
        ),
        (entries.Equipment, ("equipment", "equipment", "worek_lodu"), {"user": "owner"}, "user"),
        (entries.Equipment, ("equipment", "equipment", "worek_lodu"), {"windows": ["W9"]}, "W9"),
        (entries.Skill, ("skills", "skill", "piercing"), {"granted_bonus": 1}, "granted"),
        (entries.Technique, ("techniques", "technique", "pond"), {"facts": []}, "facts"),
        (entries.Technique, ("techniques", "technique", "pond"), {"estimated_hit": 0.5}, "one of"),
        (entries.Die, ("dice", "die", "white"), {"outcomes": ["eye"]}, "every side"),
    ],
)
def test_what_does_not_fit_is_refused(
    kind: type[Any], place: tuple[str, str, str], change: dict[str, Any], why: str
) -> None:
    good = raw(*place)
    assert msgspec.convert(good, kind).id == place[-1]
    with pytest.raises(msgspec.ValidationError, match=why):
        msgspec.convert(good | change, kind)


def test_shares_that_come_to_no_whole_are_refused() -> None:
    row = {"s": 1.0, "hit": 0.5, "damage_per_throw": 1.0, "sections": {"1": 0.5}, "misses": {}}
    with pytest.raises(msgspec.ValidationError, match="come to"):
        msgspec.convert(row, shapes.Reference)


def test_every_file_is_read() -> None:
    names = {path.stem for path in Path(SHELF.folder).glob("*.toml")}
    source = Path(content.__file__).read_text(encoding="utf-8")
    assert {name for name in names if f'("{name}"' not in source} == set()
