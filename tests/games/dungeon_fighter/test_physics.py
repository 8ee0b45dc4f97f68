"""DF-13.23 to DF-13.26: throws simulated: the same every time, classified, and fair."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from hashlib import sha256
from math import hypot

import msgspec
import pytest
from msgspec.structs import replace

from podziemia.games.dungeon_fighter.content import HOLE_IDS, PHYSICS, SECTIONS
from podziemia.games.dungeon_fighter.options import Throw
from podziemia.games.dungeon_fighter.options.throwing import Skill
from podziemia.games.dungeon_fighter.throws import flight, hand
from podziemia.games.dungeon_fighter.throws.draws import Draws
from podziemia.games.dungeon_fighter.throws.facts import (
    Die,
    LyingDie,
    LyingOverlay,
    Pose,
    Request,
)
from podziemia.games.dungeon_fighter.throws.judge import judge
from podziemia.games.dungeon_fighter.throws.measure import measure
from podziemia.games.dungeon_fighter.throws.physics import engine, reading
from podziemia.games.dungeon_fighter.throws.physics.solids import solid
from podziemia.games.dungeon_fighter.throws.physics.throwing import Flying, simulate
from podziemia.games.dungeon_fighter.throws.release import Start
from podziemia.games.dungeon_fighter.throws.world import answer_throw, can_simulate, verify_landed
from podziemia.kernel.rng import Rng
from tests.games.dungeon_fighter.thrown import RED, drop, throw

PLAIN = Request(RED)
CUBES = Request(tuple(Die(f"water:{number}", "water") for number in range(3)))
FLAT = Pose(8000, 0, 300)
RING = Request(RED, overlays=(LyingOverlay("permafrost_1", FLAT),))
DISC = Request(RED, overlays=(LyingOverlay("weak_point", FLAT),))
FULL = replace(RING, required=("pond", "wall", "floe"), icebergs=HOLE_IDS)
MOST_ODD = 20.0
"""A chi-square of three or five degrees of freedom that chance exceeds once in a thousand times."""
BYTES = 60_000


def digests() -> list[str]:
    """What some throws come to, down to the last bit."""
    lying = (LyingDie("white:1", "white", drop(PLAIN, 0, -10).pose or Pose(0, 0, 0)),)
    requests = [PLAIN, CUBES, FULL, replace(PLAIN, lying=lying)]
    requests += [replace(PLAIN, required=(name,)) for name in ("waterfall", "under_table")]
    found = (throw(request, seed="digest") for request in requests)
    return [sha256(msgspec.json.encode(landed)).hexdigest() for landed in found]


def test_the_engine_writes_no_file_of_its_own() -> None:
    assert engine.mujoco.get_mju_user_warning() is engine.unheard


@pytest.mark.rule("DF-13.5", "DF-13.15")
def test_the_same_throw_is_the_same_in_another_process() -> None:
    code = "from tests.games.dungeon_fighter.test_physics import digests; print(*digests())"
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 -- ours
    assert said.stdout.split() == digests()
    assert len(set(digests())) == len(digests())


@pytest.mark.rule("DF-13.3")
def test_nothing_but_a_throw_loads_the_engine() -> None:
    code = (
        "import sys, podziemia; match = podziemia.start('dungeon_fighter', 2, 1); "
        "match.view(0); print('mujoco' in sys.modules, 'numpy' in sys.modules)"
    )
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 -- ours
    assert said.stdout.split() == ["False", "False"]


@pytest.mark.rule("DF-13.15")
def test_other_chance_is_another_throw_and_everything_drawn_is_told() -> None:
    one, other = throw(PLAIN, seed=1), throw(PLAIN, seed=2)
    assert one.facts != other.facts
    told = [each.what for each in one.drawn]
    turn = [f"red:rotation_{part}" for part in "wxyz"]
    assert told == ["speed", *turn, *(f"red:spin_{axis}" for axis in "xyz")]
    assert can_simulate()
    assert answer_throw(PLAIN, hand.nominal(()), Rng(1)) == one


@pytest.mark.rule("DF-13.44")
def test_plain_throws_end_as_they_were_measured() -> None:
    rows: tuple[tuple[Skill, float], ...] = (("sure_hand", 0.5), ("clumsy", 2.0))
    for skill, s in rows:
        row = next(row for row in PHYSICS.plain_throw if (row.throw, row.s) == ("default", s))
        cell = measure((), skill, 120, "reference")
        assert cell.hit == pytest.approx(row.hit, abs=0.2)  # four standard errors
        assert cell.damage == pytest.approx(row.damage_per_throw, abs=1.2)


@pytest.mark.rule("DF-13.15", "DF-R-35")
@pytest.mark.parametrize(("kind", "sides"), [("red", 4), ("water", 6), ("snow", 6)])
def test_dice_are_fair(kind: str, sides: int) -> None:
    request, found = Request((Die("die", kind),)), Counter[int]()
    for seed in range(200):
        pose = drop(request, -30, 0, 4, seed).pose
        assert pose is not None
        found[reading.uppermost(solid(kind), reading.from_pose(pose))] += 1
    even = 200 / sides
    odd = sum((found[side] - even) ** 2 / even for side in range(sides))
    assert odd < MOST_ODD, found


@pytest.mark.rule("DF-13.17", "DF-13.19", "DF-7.13", "DF-7.14", "DF-7.15", "DF-7.17")
@pytest.mark.parametrize(
    ("request_", "at", "places"),
    [
        (PLAIN, (0, 0), {"section"}),
        (PLAIN, (6.05, 6.05), {"hole"}),
        (PLAIN, (7.9, 6.05), {"hole", "section"}),
        (PLAIN, (16.6, 0), {"margin", "section", "table"}),
        (PLAIN, (13.9, 13.9), {"bones", "table"}),
        (PLAIN, (-30, 0), {"table"}),
        (PLAIN, (43, 0), {"off_table"}),
        (RING, (10.75, 0), {"overlay", "section"}),
        (RING, (8, 0), {"overlay_hole"}),
        (DISC, (8, 0), {"overlay"}),
    ],
)
def test_it_is_said_where_a_die_lies(
    request_: Request, at: tuple[float, float], places: set[str]
) -> None:
    found = [drop(request_, *at, height=1.8, seed=seed) for seed in range(6)]
    assert {facts.resting_on for facts in found} <= places
    for facts in found:
        judged = judge(facts, ())
        assert judged.place == facts.resting_on
        if facts.resting_on == "section":
            assert len(facts.corners) <= 3
            assert judged.section in SECTIONS
        if facts.resting_on == "hole":
            assert facts.lowest_surface == "table"
        if facts.resting_on == "overlay":
            assert facts.lowest_surface == f"overlay:{request_.overlays[0].id}"


@pytest.mark.rule("DF-13.19", "DF-10.8", "DF-10.21", "DF-10.43")
def test_the_lowest_of_what_a_die_touches() -> None:
    lowest = reading.lowest_surface
    assert lowest({"board": 0.002, "hole_floor": 0.0}, 0.0) == "table"
    assert lowest({"iceberg:hole_ne": 0.02, "margin": 0.002}, 0.002) == "board"
    assert lowest({"iceberg:hole_ne": 0.02}, 0.02) == "iceberg:hole_ne"
    assert lowest({"overlay:weak_point": 0.004, "die:red": 0.01}, 0.004) == "overlay:weak_point"
    two = {"overlay:weak_point": 0.006, "overlay:permafrost_1": 0.004}
    assert lowest(two, 0.004) == "overlay:permafrost_1"
    assert lowest({"die:red": 0.01}, 0.01) == "die:red"
    assert lowest({"wall": 0.01, "die:red": 0.01}, 0.01) == "wall"
    assert lowest({"floor": -0.1, "table": 0.0}, -0.1) == "floor"
    assert lowest({}, 0.0) == "table"
    assert lowest({}, 0.002) == "board"


@pytest.mark.rule("DF-13.19", "DF-R-64")
def test_corners_on_an_overlay_do_not_count_for_a_die_on_the_board() -> None:
    overlays = RING.overlays
    assert reading.under([0.105, 0.0, 0.004], "board", overlays) is None
    inside = reading.under([0.08, 0.0, 0.002], "board", overlays)
    assert inside is not None
    assert inside.section == "hole"
    beside = reading.under([0.04, 0.0, 0.002], "board", overlays)
    assert beside is not None
    assert beside.section == "inner_ring"


@pytest.mark.rule("DF-13.25")
def test_dice_lying_about_stay_unless_they_are_pushed() -> None:
    lying = tuple(
        LyingDie(f"white:{number}", "white", pose)
        for number, x in enumerate((-6, 0, 6))
        if (pose := drop(PLAIN, x, -2).pose) is not None
    )
    request, pushed = replace(PLAIN, lying=lying), 0
    for seed in range(10):
        landed = throw(request, seed=seed)
        verify_landed(request, landed)
        pushed += bool(landed.moved)
        shown = flight.read(landed.flight).names
        assert {f"die:{each.die}" for each in landed.moved} <= set(shown)
        for each in landed.moved:
            before = next(die.pose for die in lying if die.id == each.die)
            assert each.pose != before
    assert 0 < pushed < 10


@pytest.mark.rule("DF-10.2", "DF-13.16")
def test_icebergs_close_holes_and_tell_who_touched_them() -> None:
    icy = replace(PLAIN, icebergs=HOLE_IDS)
    landed = [throw(icy, seed=seed) for seed in range(12)]
    touched = [set(each.facts[0].icebergs_touched) for each in landed]
    assert any(touched)
    assert not all(touched)
    for each, names in zip(landed, touched, strict=True):
        seen = {contact.what for contact in each.facts[0].contacts}
        assert {f"iceberg:{name}" for name in names} == {
            what for what in seen if what.startswith("iceberg")
        }
        assert "hole_floor" not in seen
    on_top = drop(icy, 6.05, 6.05, height=7)
    assert on_top.icebergs_touched == ("hole_ne",)


@pytest.mark.rule("DF-13.26", "DF-13.9")
def test_a_die_may_fly_off_the_table() -> None:
    hard = replace(hand.nominal(()), speed=6000, elevation=0, z=3000)
    (facts,) = throw(PLAIN, hard).facts
    assert (facts.resting_on, facts.lowest_surface, facts.pose) == ("off_table", "floor", None)
    assert judge(facts, ()).reason == "no_bounce"


@pytest.mark.rule("DF-13.24")
def test_a_throw_that_never_settles_is_made_again_and_then_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Flying, "go", lambda *_: False)
    landed = simulate(PLAIN, hand.nominal(()), Rng(0))
    assert landed.facts[0].resting_on == "off_table"
    turned = [each for each in landed.drawn if each.what == "red:rotation_w"]
    assert len(turned) == PHYSICS.simulation.attempts


@pytest.mark.rule("DF-13.4", "DF-13.47")
def test_what_lies_nobody_knows_where_is_in_nobody_s_way() -> None:
    unknown = replace(PLAIN, overlays=(LyingOverlay("weak_point"),))
    assert throw(unknown, seed=5) == throw(PLAIN, seed=5)


@pytest.mark.rule("DF-13.40")
def test_a_flight_can_be_read_again() -> None:
    landed = throw(FULL, seed="flight")
    assert len(landed.flight) < BYTES
    flown = flight.read(landed.flight)
    assert flown.names[:2] == ("thrown:0", "wall")
    assert flight.written(flown) == landed.flight
    assert [frame.at for frame in flown.frames] == sorted(frame.at for frame in flown.frames)
    pose, (last, _) = landed.facts[0].pose, flown.frames[-1].bodies
    assert pose is not None
    assert hypot(last[0] - pose.x / 1e5, last[1] - pose.y / 1e5) < 1e-3
    first = hand.nominal(FULL.required)
    assert flown.frames[0].bodies[0][1] == pytest.approx(first.y / 1e4, abs=1e-3)


@pytest.mark.rule("DF-6.2")
def test_a_die_that_only_slides_onto_the_target_has_not_bounced() -> None:
    for seed in range(6):
        place = (0.0, -0.25, 0.012)
        start = Start(place, (0.0, 1.0, 0.0), (0.0, 0.0, 0.0), 0.0, None, frozenset())
        sliding = Flying(PLAIN, Throw(), start, Draws(Rng(seed)))
        assert sliding.go(6.0)
        facts = sliding.facts(0)
        assert any(contact.what == "table" for contact in facts.contacts)
        assert not facts.bounced_before_board
