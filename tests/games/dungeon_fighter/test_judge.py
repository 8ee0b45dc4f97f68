"""DF-13.18 to DF-13.22, DF-13.41, DF-13.45: facts are judged, and nothing else is looked at."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from podziemia.games.dungeon_fighter.content import SECTIONS, TECHNIQUES
from podziemia.games.dungeon_fighter.options import Flipped
from podziemia.games.dungeon_fighter.throws.facts import Corner, Facts, FlipRequest
from podziemia.games.dungeon_fighter.throws.judge import counted, judge, judge_flip
from podziemia.games.dungeon_fighter.throws.target import place_at
from podziemia.games.dungeon_fighter.throws.world import flipping

BY_VALUE = {"1": "outer_00", "2": "outer_01", "3": "middle_0", "4": "middle_1", "5": "inner_ring"}


def corners(*places: str) -> tuple[Corner, ...]:
    """Corners in sections of these values, or in these places."""
    return tuple(Corner(BY_VALUE.get(place, place)) for place in places)


def lies(*places: str, **more: Any) -> Facts:
    """A die with its corners there."""
    return Facts(die="red", corners=corners(*places), **more)


@pytest.mark.rule("DF-7.3", "DF-7.4", "DF-7.5", "DF-7.6", "DF-7.7", "DF-13.20", "DF-EX-21")
@pytest.mark.parametrize(
    ("places", "value"),
    [
        (("3", "3", "3"), 3),
        (("3", "3", "1"), 3),
        (("1", "2", "3"), 1),
        (("margin", "2", "2"), 2),
        (("bullseye", "bullseye", "5"), 10),
        (("bullseye", "5", "5"), 5),
        (("5", "5", "bullseye", "bullseye"), 5),
        (("hole", "4", "3"), 3),
        (("hole", "hole", "4"), 4),
        (("hole", "4", "4"), 4),
        (("bones", "margin", "1", "1", "1"), 1),
    ],
)
def test_most_corners_count_and_the_lower_value_on_a_tie(
    places: tuple[str, ...], value: int
) -> None:
    judged = judge(lies(*places), ())
    assert judged.hit
    assert judged.reason is None
    assert judged.value == value
    assert judged.place == "section"
    assert judged.section == counted(corners(*places))


@pytest.mark.rule("DF-7.6", "DF-7.14", "DF-13.18")
@pytest.mark.parametrize(
    ("places", "reason"),
    [
        (("margin", "margin", "2"), "margin"),
        (("margin", "2", "hole"), "margin"),
        (("bones", "bones", "2"), "bones"),
        (("margin", "bones", "2"), "margin"),
        (("off", "off", "2"), "margin"),
        (("margin", "off", "2", "2"), "margin"),
    ],
)
def test_margin_and_bones_are_worth_less_than_any_section(
    places: tuple[str, ...], reason: str
) -> None:
    judged = judge(lies(*places), ())
    assert not judged.hit
    assert judged.reason == reason
    assert judged.place == reason
    assert judged.value == 0


@pytest.mark.rule("DF-7.12", "DF-7.13", "DF-7.14", "DF-7.15", "DF-13.18")
def test_the_first_reason_of_several_is_named() -> None:
    wall = lies(resting_on="wall", lowest_surface="wall")
    thrown = {"touched_wall_before_rest", "not_resting_on_wall"}
    assert judge(lies("3", bounced_before_board=False), ("floe",)).reason == "no_bounce"
    assert judge(lies("3"), ("floe", "wall")).reason == "technique:floe"
    assert judge(wall, ("wall",)).reason == "technique:wall"
    assert judge(wall, ()).reason == "wall"
    done = lies("3", technique_facts=tuple(sorted(thrown)))
    assert judge(done, ("wall",)).hit
    for place in ("hole", "overlay_hole", "margin", "bones"):
        judged = judge(lies(resting_on=place), ())
        assert (judged.hit, judged.reason) == (False, place)
    for place in ("table", "off_table", "other_die"):
        assert judge(lies(resting_on=place, lowest_surface="floor"), ()).reason == "off"


@pytest.mark.rule("DF-6.7", "DF-7.16", "DF-6.33")
@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_fact_of_a_technique_is_demanded(technique: str) -> None:
    facts = TECHNIQUES[technique].facts
    whole = lies("3", technique_facts=facts)
    assert judge(whole, (technique,)).hit
    assert judge(whole, ()).hit
    for fact in facts:
        less = lies("3", technique_facts=tuple(each for each in facts if each != fact))
        assert judge(less, (technique,)).reason == f"technique:{technique}"
        assert judge(less, ()).hit


@pytest.mark.rule("DF-7.17", "DF-13.19")
def test_the_lower_surface_counts() -> None:
    leaning = lies("3", "3", "hole", lowest_surface="table")
    assert judge(leaning, ()).reason == "hole"
    over_the_edge = lies("1", "off", "off", lowest_surface="table")
    assert judge(over_the_edge, ()).reason == "off"
    on_ice = lies("hole", "4", "4", lowest_surface="iceberg:hole_ne")
    assert judge(on_ice, ()).reason == "hole"
    half = lies("4", "4", resting_on="overlay", overlay="weak_point", lowest_surface="board")
    judged = judge(half, ())
    assert (judged.hit, judged.value, judged.overlay) == (True, 4, None)


@pytest.mark.rule("DF-10.22", "DF-13.20", "DF-10.44")
def test_an_overlay_is_a_hit_worth_nothing_by_itself() -> None:
    on = lies(resting_on="overlay", overlay="permafrost_1", lowest_surface="overlay:permafrost_1")
    judged = judge(on, ())
    assert (judged.hit, judged.value, judged.section) == (True, 0, None)
    assert judged.overlay == "permafrost_1"
    assert judged.line_sections == ()


@pytest.mark.rule("DF-13.22")
def test_a_die_on_a_die_is_judged_by_what_is_under_its_corners() -> None:
    over = {"resting_on": "other_die", "lowest_surface": "die:white:1"}
    assert judge(lies("2", "2", "3", **over), ()).value == 2
    assert judge(lies("margin", "margin", "3", **over), ()).reason == "off"


@pytest.mark.rule("DF-13.21", "DF-7.31")
def test_the_sections_of_a_line_are_named_the_highest_first() -> None:
    judged = judge(lies("2", "3", "4", "hole"), ())
    assert [SECTIONS[name].value for name in judged.line_sections] == [4, 3, 2]
    assert judge(lies("2", "2", "2"), ()).line_sections == (BY_VALUE["2"],)
    assert judge(lies("bullseye", "5", "5"), ()).bullseye is False
    assert judge(lies("bullseye", "bullseye", "5"), ()).bullseye is True


@pytest.mark.rule("DF-13.45")
def test_where_a_die_lies_is_known_of_a_miss_too() -> None:
    judged = judge(lies("1", "1", "1", bounced_before_board=False), ())
    assert (judged.hit, judged.reason) == (False, "no_bounce")
    assert (judged.place, judged.value) == ("section", 1)


@pytest.mark.rule("DF-13.41", "DF-10.12", "DF-10.14")
def test_flips_lie_or_hurt_or_are_made_again() -> None:
    fine = judge_flip(Flipped(180, touches_table=False, on_target=True))
    assert (fine.lies, fine.damage) == (True, False)
    lazy = judge_flip(Flipped(179, touches_table=False, on_target=True))
    assert (lazy.lies, lazy.damage) == (False, False)
    for degrees in (0, 540):
        bad = judge_flip(Flipped(degrees, touches_table=True, on_target=False))
        assert (bad.lies, bad.damage) == (False, True)
    across = Flipped(540, touches_table=True, on_target=True)
    assert judge_flip(across) == judge_flip(Flipped(0, touches_table=True, on_target=False))
    flipping(FlipRequest("permafrost_1")).check(across)


def test_every_place_of_the_target_is_something() -> None:
    assert place_at(0, 0) == "bullseye"
    assert place_at(2.8, 0) == "inner_ring", "a border belongs to the lower value"
    assert place_at(12, 0) == "outer_00", "it is a border, too, of 1 and 2"
    assert place_at(6.0458, 6.0458) == "hole"
    assert place_at(16.5, 1) == "margin"
    assert place_at(13.2, 13.2) == "bones"
    assert place_at(-30, 0) == "off"
    for step in range(360):
        for r in range(16):
            place = place_at(*polar(r + 0.3, step))
            assert place in SECTIONS or place == "hole"


def polar(r: float, angle: float) -> tuple[float, float]:
    """A point by its distance and its angle."""
    return r * cos(radians(angle)), r * sin(radians(angle))
