"""DF-13.9 to DF-13.14, DF-13.27 to DF-13.31, DF-13.39: what a hand may do, and what it may not."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from podziemia.games.dungeon_fighter.content import BOT_SKILLS, TECHNIQUE_IDS
from podziemia.games.dungeon_fighter.options import Throw
from podziemia.games.dungeon_fighter.options.throwing import Spot
from podziemia.games.dungeon_fighter.throws import hand
from podziemia.games.dungeon_fighter.throws.bounds import bounds, in_order, skill_noise
from podziemia.games.dungeon_fighter.throws.draws import Draws
from podziemia.games.dungeon_fighter.throws.facts import Die, LyingDie, Pose, Request
from podziemia.games.dungeon_fighter.throws.gesture import (
    flick,
    verify_flip,
    verify_throw,
)
from podziemia.games.dungeon_fighter.throws.gesture import (
    hand as free_hand,
)
from podziemia.games.dungeon_fighter.throws.release import begin, hop_height, turn_angle
from podziemia.kernel.errors import Refusal
from podziemia.kernel.rng import Rng
from podziemia.kernel.texts import texts

DICE = (Die("red", "red"),)
PLAIN = hand.nominal(())
FEW = [pair for size in range(4) for pair in combinations(TECHNIQUE_IDS, size)]
"""Every set of up to three techniques."""


def refusal(required: tuple[str, ...], throw: Throw) -> Refusal:
    """Why a throw is refused; it can be read in both languages."""
    with pytest.raises(Refusal) as caught:
        verify_throw(required, throw)
    for language in ("en", "pl"):
        said = texts("dungeon_fighter", language).say(caught.value.message, caught.value.about)
        assert said
        assert "{" not in said
    return caught.value


@pytest.mark.rule("DF-13.29", "DF-13.30", "DF-13.43")
def test_bots_know_a_legal_throw_for_every_set_of_techniques() -> None:
    wide = [in_order(TECHNIQUE_IDS[first::step]) for step in (1, 2, 3) for first in range(step)]
    rng = Rng("legal")
    for required in [*FEW, *wide]:
        free = free_hand(Request(DICE, required))
        free.check(free.default)
        free.check(free.sample(rng))
        for skill in BOT_SKILLS:
            free.check(hand.throw_of(Request(DICE, required), skill, rng))


@pytest.mark.rule("DF-13.9", "DF-13.10", "DF-13.11", "DF-13.14")
@pytest.mark.parametrize(
    ("change", "rule", "message"),
    [
        ({"y": -3199}, "DF-13.9", "df-refused-release-radius"),
        ({"y": -7001}, "DF-13.9", "df-refused-release-radius"),
        ({"x": 0, "y": 0}, "DF-13.9", "df-refused-release-radius"),
        ({"z": 799}, "DF-13.9", "df-refused-release-height"),
        ({"z": 6001}, "DF-13.9", "df-refused-release-height"),
        ({"z": -300}, "DF-13.9", "df-refused-release-height"),
        ({"speed": 6001}, "DF-13.10", "df-refused-speed"),
        ({"speed": -1}, "DF-13.10", "df-refused-speed"),
        ({"elevation": 8501}, "DF-13.10", "df-refused-elevation"),
        ({"elevation": -8501}, "DF-13.10", "df-refused-elevation"),
        ({"spin_x": 4000, "spin_y": 4473}, "DF-13.11", "df-refused-spin"),
        ({"hop": 50}, "DF-13.13", "df-refused-record-odd"),
        ({"pond": Spot(0, -2300)}, "DF-13.12", "df-refused-gadget-odd"),
        ({"helped": ("bump",)}, "DF-13.28", "df-refused-helped"),
    ],
)
def test_a_plain_throw_has_limits(change: dict[str, Any], rule: str, message: str) -> None:
    found = refusal((), replace(PLAIN, **change))
    assert (found.rule, found.message) == (rule, message)


@pytest.mark.rule("DF-13.9", "DF-13.10", "DF-13.11")
@pytest.mark.parametrize(
    "change",
    [
        {"y": -3200},
        {"y": -7000},
        {"z": 800},
        {"z": 6000},
        {"speed": 0},
        {"speed": 6000},
        {"elevation": 8500},
        {"elevation": -8500},
        {"spin_x": 4000, "spin_y": 4472},
    ],
)
def test_at_the_limits_a_throw_is_accepted(change: dict[str, Any]) -> None:
    verify_throw((), replace(PLAIN, **change))


@pytest.mark.parametrize(
    ("required", "change", "rule", "message"),
    [
        (("launcher",), {"elevation": 4999}, "DF-13.10", "df-refused-elevation"),
        (("launcher",), {"z": 1001}, "DF-13.9", "df-refused-release-height"),
        (("launcher",), {"spin_z": 1}, "DF-13.30", "df-refused-no-spin"),
        (("bump",), {"z": 801}, "DF-13.9", "df-refused-release-height"),
        (("bump",), {"elevation": 1}, "DF-13.10", "df-refused-elevation"),
        (("bump",), {"speed": 299}, "DF-13.10", "df-refused-speed"),
        (("bump",), {"impact": None}, "DF-13.13", "df-refused-record-missing"),
        (("header",), {"y": -4501}, "DF-13.9", "df-refused-release-radius"),
        (("header",), {"z": 1201}, "DF-13.9", "df-refused-release-height"),
        (("header",), {"balance": None}, "DF-13.13", "df-refused-record-missing"),
        (("secret_x",), {"speed": 2001}, "DF-13.10", "df-refused-speed"),
        (("secret_x",), {"elevation": 4001}, "DF-13.10", "df-refused-elevation"),
        (("prayer",), {"speed": 2501}, "DF-13.10", "df-refused-speed"),
        (("prayer",), {"palms": None}, "DF-13.13", "df-refused-record-missing"),
        (("airborne",), {"hop": None}, "DF-13.13", "df-refused-record-missing"),
        (("roundhouse",), {"turn": None}, "DF-13.13", "df-refused-record-missing"),
        (("blind",), {"waited": None}, "DF-13.13", "df-refused-record-missing"),
        (("low_profile",), {"eyes": 99}, "DF-13.27", "df-refused-eyes"),
        (("low_profile",), {"eyes": None}, "DF-13.13", "df-refused-record-missing"),
        (("under_table",), {"z": -199}, "DF-13.9", "df-refused-release-height"),
        (("under_table",), {"y": -4499}, "DF-13.9", "df-refused-release-radius"),
        (("pond",), {"pond": None}, "DF-13.12", "df-refused-gadget-missing"),
        (("pond",), {"pond": Spot(0, -3800)}, "DF-13.12", "df-refused-off-table"),
        (("pond",), {"pond": Spot(0, -2200)}, "DF-13.12", "df-refused-on-target"),
        (("pond",), {"pond": Spot(0, 2600)}, "DF-13.12", "df-refused-pond-far"),
        (("floe",), {"floe": Spot(0, -4000)}, "DF-13.12", "df-refused-off-table"),
        (("floe",), {"floe": Spot(0, -1900)}, "DF-13.12", "df-refused-on-target"),
        (("floe",), {"floe": Spot(1500, 1500, 4500)}, "DF-13.12", "df-refused-on-target"),
        (("wall",), {"wall": None}, "DF-13.12", "df-refused-gadget-missing"),
        (("wall",), {"wall": -1}, "DF-13.12", "df-refused-wall-angle"),
        (("waterfall",), {"speed": 1}, "DF-13.30", "df-refused-no-hand"),
        (("waterfall",), {"waterfall": None}, "DF-13.12", "df-refused-gadget-missing"),
        (("weak_hand",), {"z": 799}, "DF-13.9", "df-refused-release-height"),
        (("pond", "floe"), {"floe": Spot(600, -2350, 0)}, "DF-13.12", "df-refused-floe-on-pond"),
        (("bump", "header"), {"balance": 0}, "DF-13.13", "df-refused-record-odd"),
        (("launcher", "bump"), {"impact": 0}, "DF-13.13", "df-refused-record-odd"),
    ],
)
def test_techniques_have_limits_of_their_own(
    required: tuple[str, ...], change: dict[str, Any], rule: str, message: str
) -> None:
    fine = hand.nominal(in_order(required))
    verify_throw(in_order(required), fine)
    found = refusal(in_order(required), replace(fine, **change))
    assert (found.rule, found.message) == (rule, message)


@pytest.mark.rule("DF-13.12", "DF-13.31")
@pytest.mark.parametrize(
    ("required", "change", "message"),
    [
        (("waterfall",), {"z": 799}, "df-refused-edge-height"),
        (("waterfall",), {"y": -1799}, "df-refused-edge-radius"),
        (("waterfall",), {"lateral": 201}, "df-refused-lateral"),
        (("waterfall",), {"tilt_final": 2999}, "df-refused-tilt"),
        (("waterfall",), {"tilt_rate": 241}, "df-refused-tilt-rate"),
        (("waterfall", "under_table"), {"z": 201}, "df-refused-edge-height"),
        (("waterfall", "under_table"), {"tilt_final": 4499}, "df-refused-tilt"),
        (("waterfall", "under_table"), {"yaw": 18_000}, "df-refused-upper-end"),
        (("waterfall", "wall"), {"z": 299}, "df-refused-edge-height"),
        (("waterfall", "wall"), {"y": -2899}, "df-refused-edge-radius"),
    ],
)
def test_the_waterfall_is_held_within_limits(
    required: tuple[str, ...], change: dict[str, int], message: str
) -> None:
    fine = hand.nominal(in_order(required))
    assert fine.waterfall is not None
    place = {"x": 0, "y": -2400} if "yaw" in change else {"x": 0}
    held = replace(fine.waterfall, **place, **change)
    assert refusal(in_order(required), replace(fine, waterfall=held)).message == message


@pytest.mark.rule("DF-13.30", "DF-R-34")
def test_the_first_release_gives_the_control_and_the_others_their_caps() -> None:
    both = bounds(in_order(("secret_x", "bump")))
    assert both.primary == "bump"
    assert both.height == (0.05, 0.08)
    assert both.speed == (0.3, 2.0)
    assert both.spin == 0
    assert both.spin_sigma == 12
    assert bounds(in_order(("launcher", "secret_x"))).spin_sigma == 15
    assert bounds(in_order(("prayer", "header"))).primary == "header"


@pytest.mark.rule("DF-13.29")
def test_under_the_table_the_place_changes_and_the_fist_may_aim() -> None:
    below = bounds(in_order(("under_table", "header")))
    assert below.height == (-0.35, -0.02)
    assert below.radius == (0.45, 0.7)
    assert bounds(in_order(("under_table", "bump"))).elevation == (-85, 85)
    low = replace(hand.nominal(in_order(("under_table", "airborne"))), z=-201, hop=225)
    assert refusal(in_order(("under_table", "airborne")), low).rule == "DF-13.9"


@pytest.mark.rule("DF-13.27")
@pytest.mark.parametrize(
    ("technique", "field", "inside", "outside"),
    [
        ("bump", "impact", (-80, 0, 80), (-81, 81)),
        ("prayer", "palms", (-150, 0, 150), (-151, 151)),
        ("airborne", "hop", (0, 225, 450), (-1, 451)),
        ("roundhouse", "turn", (1200, 1375, 1550), (850, 1199, 1551)),
        ("blind", "waited", (0, 8000), (8001,)),
    ],
)
def test_a_timed_technique_counts_inside_its_window(
    technique: str, field: str, inside: tuple[int, ...], outside: tuple[int, ...]
) -> None:
    required = (technique,)
    for moment in (*inside, *outside):
        throw = replace(hand.nominal(required), **{field: moment})
        verify_throw(required, throw)
        start = begin(required, throw, Draws(Rng(moment)))
        assert bool(start.facts) == (moment in inside), moment


@pytest.mark.rule("DF-13.30")
def test_a_further_release_succeeds_with_the_first() -> None:
    required = in_order(("bump", "header", "secret_x"))
    for impact, known in ((0, 3), (100, 0)):
        throw = replace(hand.nominal(required), impact=impact)
        assert len(begin(required, throw, Draws(Rng(1))).facts) == known


@pytest.mark.rule("DF-13.28")
def test_chance_helps_those_who_cannot() -> None:
    required = ("airborne",)
    helped = replace(hand.nominal(required), hop=None, helped=required)
    verify_throw(required, helped)
    starts = [begin(required, helped, Draws(Rng(seed))) for seed in range(300)]
    failed = sum(not start.facts for start in starts)
    assert 3 <= failed <= 35, "one in twenty fails"
    assert refusal(required, replace(helped, hop=3)).message == "df-refused-record-odd"
    twice = replace(helped, helped=("airborne", "airborne"))
    assert refusal(required, twice).rule == "DF-13.28"


def test_the_hop_and_the_turn_are_curves() -> None:
    assert [round(hop_height(hop) * 1000) for hop in (-5, 0, 225, 450, 600)] == [0, 0, 120, 0, 0]
    assert round(turn_angle(1375), 6) == 0
    assert round(turn_angle(1200), 2) == -15.75
    assert round(turn_angle(850)) == -69


@pytest.mark.rule("DF-13.15")
def test_everything_drawn_is_told() -> None:
    required = in_order(("bump", "blind"))
    draws = Draws(Rng("told"))
    begin(required, hand.nominal(required), draws)
    assert [each.what for each in draws.drawn] == ["jolt:azimuth", "jolt:speed", "hand", "speed"]


@pytest.mark.rule("DF-13.43", "DF-13.46")
def test_hands_shake_more_under_techniques() -> None:
    assert skill_noise(0.5, (), "physics") == 0.5
    assert skill_noise(1, ("waterfall",), "physics") == 1
    assert skill_noise(1, ("waterfall",), "sampled") == 0.7
    assert skill_noise(0.5, ("header",), "physics") == pytest.approx(2.2)
    assert skill_noise(0.5, ("wall", "header"), "physics") == pytest.approx(1.6)
    assert skill_noise(3, ("header", "blind"), "physics") == 4


@pytest.mark.rule("DF-13.43")
def test_bots_throw_from_where_nothing_lies_in_the_way() -> None:
    south = LyingDie("white:1", "white", Pose(0, -20_000, 608))
    east = LyingDie("white:2", "white", Pose(20_000, 0, 608))
    assert hand.clearest(Request(DICE)) == 270
    assert hand.clearest(Request(DICE, lying=(south,))) == 0
    assert hand.clearest(Request(DICE, lying=(south, east))) == 90


@pytest.mark.rule("DF-13.39")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"y": -2199}, "df-refused-release-radius"),
        ({"y": -4501}, "df-refused-release-radius"),
        ({"z": 399}, "df-refused-release-height"),
        ({"z": 3001}, "df-refused-release-height"),
        ({"upward": 499}, "df-refused-upward"),
        ({"upward": 3001}, "df-refused-upward"),
        ({"forward": 2001}, "df-refused-forward"),
        ({"spin": 499}, "df-refused-flip-spin"),
        ({"spin": 4001}, "df-refused-flip-spin"),
    ],
)
def test_a_flip_has_limits(change: dict[str, int], message: str) -> None:
    free = flick()
    free.check(free.default)
    for seed in range(50):
        free.check(free.sample(Rng(seed)))
    with pytest.raises(Refusal) as caught:
        verify_flip(replace(hand.nominal_flip(), **change))
    assert (caught.value.rule, caught.value.message) == ("DF-13.39", message)
    for skill in BOT_SKILLS:
        verify_flip(hand.flip_with_noise(hand.nominal_flip(), skill, Rng(skill)))
