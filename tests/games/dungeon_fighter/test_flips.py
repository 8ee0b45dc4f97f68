"""DF-13.39 to DF-13.41, DF-10.10 to DF-10.19: overlays flicked onto the target like coins."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from podziemia.games.dungeon_fighter.content import HOLE_IDS, OVERLAYS
from podziemia.games.dungeon_fighter.options import Flip, Flipped
from podziemia.games.dungeon_fighter.throws import flight, hand
from podziemia.games.dungeon_fighter.throws.facts import (
    FlipRequest,
    LyingDie,
    LyingOverlay,
    Pose,
    Request,
)
from podziemia.games.dungeon_fighter.throws.judge import judge_flip
from podziemia.games.dungeon_fighter.throws.physics.flipping import covers
from podziemia.games.dungeon_fighter.throws.world import answer_flip, flipping
from podziemia.kernel.rng import Rng
from tests.games.dungeon_fighter.thrown import RED, drop

NOMINAL = hand.nominal_flip()
DIE = LyingDie("white:1", "white", Pose(0, 0, 608))


def flip(overlay: str = "weak_point", flicked: Flip = NOMINAL, seed: int = 0) -> Flipped:
    """One flip; what it comes to is accepted."""
    request = FlipRequest(overlay)
    flipped = answer_flip(request, flicked, Rng(seed))
    flipping(request).check(flipped)
    return flipped


@pytest.mark.rule("DF-13.40", "DF-10.11", "DF-10.13")
@pytest.mark.parametrize("overlay", OVERLAYS)
def test_a_good_flip_lies_on_the_target(overlay: str) -> None:
    found = [flip(overlay, seed=seed) for seed in range(6)]
    lying = [each for each in found if judge_flip(each).lies]
    assert len(lying) >= 2
    for each in lying:
        assert each.turned_degrees >= 360
        assert each.pose is not None
        assert each.pose.z >= 250
        assert flight.read(each.flight).names == (f"overlay:{overlay}",)
        assert [draw.what for draw in each.drawn] == ["upward", "forward", "spin", "yaw"]


@pytest.mark.rule("DF-10.12", "DF-13.41")
def test_a_flip_onto_the_table_hurts() -> None:
    for forward in (0, 2000):
        flipped = flip(flicked=replace(NOMINAL, forward=forward, y=-4400))
        judged = judge_flip(flipped)
        assert (judged.lies, judged.damage, flipped.pose) == (False, True, None)


@pytest.mark.rule("DF-10.14", "DF-13.41")
def test_a_flip_that_hardly_turns_is_made_again() -> None:
    lazy = replace(NOMINAL, y=-2200, z=3000, upward=500, forward=600, spin=500)
    flipped = flip(flicked=lazy)
    judged = judge_flip(flipped)
    assert flipped.turned_degrees < 180
    assert (judged.lies, judged.damage) == (False, False)


@pytest.mark.rule("DF-13.5")
def test_the_same_flip_is_the_same_again() -> None:
    encode = msgspec.json.encode
    assert encode(flip(seed=4)) == encode(flip(seed=4))
    assert encode(flip(seed=4)) != encode(flip(seed=5))


@pytest.mark.rule("DF-10.19")
def test_dice_under_an_overlay_are_named() -> None:
    flat = (0.0, 0.0, 0.003, 1.0, 0.0, 0.0, 0.0)
    assert covers("weak_point", flat, DIE)
    assert not covers("permafrost_1", flat, DIE), "it lies in the opening"
    aside = replace(DIE, pose=Pose(2750, 0, 608))
    assert covers("permafrost_1", flat, aside)
    assert not covers("weak_point", flat, replace(DIE, pose=Pose(9000, 0, 608)))
    request = FlipRequest("weak_point", (DIE,))
    for seed in range(8):
        flipped = answer_flip(request, NOMINAL, Rng(seed))
        if judge_flip(flipped).lies:
            assert flipped.pose is not None
            near = abs(flipped.pose.x) < 1000 and abs(flipped.pose.y) < 1000
            assert not near or flipped.dice_underneath == ("white:1",)


@pytest.mark.rule("DF-10.18", "DF-10.48")
def test_overlays_land_on_overlays_and_among_icebergs() -> None:
    below = LyingOverlay("permafrost_1", Pose(0, -2000, 300))
    request = FlipRequest("permafrost_2", icebergs=HOLE_IDS, overlays=(below,))
    found = [answer_flip(request, NOMINAL, Rng(seed)) for seed in range(5)]
    assert any(judge_flip(each).lies for each in found)
    high = [each.pose.z for each in found if each.pose is not None]
    assert max(high) > 350, "one lies on the other"


@pytest.mark.rule("DF-10.20", "DF-10.22")
def test_a_die_may_lie_on_a_flipped_overlay() -> None:
    pose = next(
        each.pose for seed in range(9) if (each := flip("weak_point", seed=seed)).pose is not None
    )
    request = Request(RED, overlays=(LyingOverlay("weak_point", pose),))
    facts = drop(request, pose.x / 1000, pose.y / 1000, height=2)
    assert (facts.resting_on, facts.overlay) == ("overlay", "weak_point")
