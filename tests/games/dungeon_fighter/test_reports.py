"""DF-13.33 to DF-13.37, DF-13.47: what people report of real dice, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.games.dungeon_fighter.content import SECTIONS
from podziemia.games.dungeon_fighter.options import FlipReport, Report
from podziemia.games.dungeon_fighter.throws.facts import (
    Die,
    LyingOverlay,
    Request,
)
from podziemia.games.dungeon_fighter.throws.judge import judge, judge_flip
from podziemia.games.dungeon_fighter.throws.table import (
    connected,
    flip_reported,
    flipped,
    landed,
    reported,
    touch,
)
from podziemia.games.dungeon_fighter.throws.world import landing
from podziemia.kernel.errors import Refusal
from podziemia.kernel.rng import Rng
from podziemia.kernel.texts import texts

REQUEST = Request(
    dice=(Die("white:1", "white"),),
    required=("pond", "wall"),
    icebergs=("hole_ne",),
    overlays=(LyingOverlay("permafrost_1"), LyingOverlay("weak_point")),
)
SNOW = Request(dice=(Die("snow", "snow"),))


def report(**changed: Any) -> Report:
    """A report that can be true, changed."""
    usual: dict[str, Any] = {"bounced": True, "lies": "off", "symbol": "blank"}
    return Report(**usual | changed)


@pytest.mark.rule("DF-13.34", "DF-13.36")
@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"symbol": "deep_snow"}, "df-refused-symbol"),
        ({"icebergs": ("hole_nw",)}, "df-refused-no-iceberg"),
        ({"icebergs": ("hole_ne", "hole_ne")}, "df-refused-no-iceberg"),
        ({"performed": ("floe",)}, "df-refused-not-required"),
        ({"performed": ("wall", "wall")}, "df-refused-not-required"),
        ({"lies": "wall", "performed": ("wall",)}, "df-refused-on-wall"),
        ({"bounced": False, "performed": ("pond",)}, "df-refused-not-bounced"),
        ({"lies": "section"}, "df-refused-place"),
        ({"lies": "section", "sections": ("bullseye", "inner_ring")}, "df-refused-place"),
        ({"lies": "hole", "sections": ("bullseye",)}, "df-refused-place"),
        ({"lies": "section", "sections": ("middle_9",)}, "df-refused-section"),
        ({"lies": "section", "sections": ("bullseye",), "most": "bullseye"}, "df-refused-place"),
        ({"lies": "line", "sections": ("bullseye",)}, "df-refused-line"),
        ({"lies": "line", "sections": ("bullseye", "bullseye")}, "df-refused-section"),
        ({"lies": "line", "sections": ("bullseye", "middle_0")}, "df-refused-line-apart"),
        ({"lies": "line", "sections": ("outer_00", "outer_02")}, "df-refused-line-apart"),
        (
            {"lies": "line", "sections": ("inner_ring", "middle_0", "middle_1", "outer_00")},
            "df-refused-line",
        ),
        (
            {"lies": "line", "sections": ("bullseye", "inner_ring"), "most": "middle_0"},
            "df-refused-most",
        ),
        (
            {
                "lies": "line",
                "sections": ("inner_ring", "middle_0", "middle_1"),
                "most": "middle_0",
            },
            "df-refused-most",
        ),
        ({"lies": "overlay"}, "df-refused-no-overlay"),
        ({"lies": "overlay", "overlay": "permafrost_2"}, "df-refused-no-overlay"),
        ({"overlay": "weak_point"}, "df-refused-no-overlay"),
        ({"lies": "overlay_hole", "overlay": "weak_point"}, "df-refused-no-opening"),
    ],
)
def test_what_cannot_have_happened_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(Refusal) as caught:
        reported(REQUEST).check(report(**changed))
    assert caught.value.message == message
    for language in ("en", "pl"):
        said = texts("dungeon_fighter", language).say(message, caught.value.about)
        assert said[0].isupper()


@pytest.mark.rule("DF-13.34")
def test_no_wall_no_lying_on_it() -> None:
    with pytest.raises(Refusal) as caught:
        reported(SNOW).check(report(lies="wall"))
    assert caught.value.message == "df-refused-no-wall"


@pytest.mark.rule("DF-13.35", "DF-7.3")
@pytest.mark.parametrize(
    ("changed", "place", "value"),
    [
        ({"lies": "section", "sections": ("middle_1",)}, "section", 4),
        ({"lies": "line", "sections": ("middle_1", "middle_0"), "most": "middle_1"}, "section", 4),
        ({"lies": "line", "sections": ("middle_1", "middle_0")}, "section", 3),
        ({"lies": "line", "sections": ("middle_1", "middle_0", "inner_ring")}, "section", 3),
        ({"lies": "hole"}, "hole", 0),
        ({"lies": "margin"}, "margin", 0),
        ({"lies": "bones"}, "bones", 0),
        ({"lies": "off"}, "table", 0),
        ({"lies": "overlay", "overlay": "weak_point"}, "overlay", 0),
        ({"lies": "overlay_hole", "overlay": "permafrost_1"}, "overlay_hole", 0),
        ({"lies": "wall"}, "wall", 0),
    ],
)
def test_reports_become_facts(changed: dict[str, Any], place: str, value: int) -> None:
    done = report(**changed, performed=("pond",), icebergs=("hole_ne",))
    reported(REQUEST).check(done)
    found = landed(REQUEST, [done])
    landing(REQUEST).check(found)
    (facts,) = found.facts
    judged = judge(facts, ())
    assert (judged.place, judged.value) == (place, value)
    assert facts.icebergs_touched == ("hole_ne",)
    assert facts.technique_facts == ("table_bounce_inside_pond_before_board",)
    assert judge(facts, ("pond", "wall")).reason == "technique:wall"


@pytest.mark.rule("DF-13.35")
def test_a_die_with_four_corners_has_them_all() -> None:
    line = report(lies="line", sections=("middle_1", "middle_0"), most="middle_0")
    (facts,) = landed(SNOW, [line]).facts
    assert [corner.section for corner in facts.corners] == ["middle_1", *["middle_0"] * 3]


@pytest.mark.rule("DF-13.16")
def test_water_cubes_are_reported_one_by_one() -> None:
    cubes = Request(dice=tuple(Die(f"water:{number}", "water") for number in range(3)))
    found = landed(cubes, [report(), report(lies="hole"), report(symbol="eye")])
    assert [facts.die for facts in found.facts] == ["water:0", "water:1", "water:2"]
    assert [facts.resting_on for facts in found.facts] == ["table", "hole", "table"]


def test_samples_and_defaults_are_accepted() -> None:
    rng = Rng("reports")
    for request in (REQUEST, SNOW):
        free = reported(request)
        free.check(free.default)
        for _ in range(300):
            found = free.sample(rng)
            free.check(found)
            assert isinstance(found, Report)
            landing(request).check(landed(request, [found]))


@pytest.mark.rule("DF-13.37", "DF-13.47")
def test_flips_are_reported_until_the_overlay_lies() -> None:
    free = flip_reported(["white:1"])
    free.check(free.default)
    free.check(FlipReport(3, ("white:1",)))
    for wrong in (FlipReport(0, ("red",)), FlipReport(0, ("white:1", "white:1")), FlipReport(99)):
        with pytest.raises(Refusal):
            free.check(wrong)
    found = flipped(FlipReport(3, ("white:1",)))
    assert judge_flip(found).lies
    assert (found.pose, found.dice_underneath) == (None, ("white:1",))
    for seed in range(20):
        free.check(free.sample(Rng(seed)))


@pytest.mark.rule("DF-13.34")
def test_sections_that_touch() -> None:
    assert touch("bullseye", "inner_ring")
    assert touch("inner_ring", "middle_5")
    assert touch("outer_15", "outer_00")
    assert touch("middle_0", "outer_15")
    assert touch("middle_0", "outer_00")
    assert touch("middle_0", "outer_01"), "they meet in a point"
    assert not touch("middle_0", "outer_02")
    assert not touch("bullseye", "middle_0")
    assert not touch("middle_0", "middle_2")
    assert connected(["middle_0", "middle_1", "inner_ring"])
    for name in SECTIONS:
        assert any(touch(name, other) for other in SECTIONS if other != name)
