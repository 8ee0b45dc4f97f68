"""DF-13.1 to DF-13.5: what the world is asked about a throw, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from math import hypot
from typing import Final

from podziemia.kernel.errors import refuse_if
from podziemia.kernel.questions import Free, Option
from podziemia.kernel.rng import Rng

from ..content import DICE, SECTIONS, TECHNIQUES
from ..options.throwing import Flip, Flipped, Landed, Skill, Throw
from .facts import BESIDE, UNIT, Facts, FlipRequest, Moved, Pose, Request
from .sampled import drawn_flip, drawn_landing

RULE: Final = "DF-13.5"
FACTS: Final = frozenset(fact for each in TECHNIQUES.values() for fact in each.facts)
ROUNDED: Final = UNIT / 100
"""By how much a rotation in whole numbers may be off."""
SURFACES: Final = ("table", "board", "overlay", "wall", "die", "iceberg", "floor")


def can_simulate() -> bool:
    """Whether the engine is installed that physics needs."""
    return find_spec("mujoco") is not None


def can_throw(mode: object) -> bool:
    """DF-13.1: whether a mode can be played here: physics needs its engine."""
    return mode != "physics" or can_simulate()


def landing(request: Request, skill: Skill = "average") -> Free:
    """How a throw comes out; a sample is drawn from what was measured of a hand of this skill."""

    def check(option: Option) -> None:
        assert isinstance(option, Landed)
        verify_landed(request, option)

    return Free(
        Landed,
        check=check,
        sample=lambda rng: drawn_landing(request, skill, rng),
        default=Landed(tuple(missed(die.id, die.kind) for die in request.dice)),
    )


def missed(die: str, kind: str) -> Facts:
    """A die that has fallen off the table."""
    return Facts(
        die=die,
        bounced_before_board=False,
        resting_on="off_table",
        symbol=DICE[kind].outcomes[-1],
        lowest_surface="floor",
    )


def flipping(request: FlipRequest) -> Free:
    """How a flip comes out."""

    def check(option: Option) -> None:
        assert isinstance(option, Flipped)
        odd = not set(option.dice_underneath) <= {die.id for die in request.lying}
        refuse_if(odd or not is_pose(option.pose), RULE, "df-refused-facts")
        verify_moved(request, option.moved)

    return Free(
        Flipped,
        check=check,
        sample=drawn_flip,
        default=Flipped(0, touches_table=False, on_target=True),
    )


def verify_landed(request: Request, landed: Landed) -> None:
    """DF-13.5: facts of the dice that were thrown, about what is there."""
    same = [facts.die for facts in landed.facts] == [die.id for die in request.dice]
    refuse_if(not same, RULE, "df-refused-facts")
    verify_moved(request, landed.moved)
    for facts, die in zip(landed.facts, request.dice, strict=True):
        kind, overlays = DICE[die.kind], {each.id for each in request.overlays}
        sound = (
            facts.symbol in kind.outcomes
            and set(facts.technique_facts) <= FACTS
            and set(facts.icebergs_touched) <= set(request.icebergs)
            and len(set(facts.icebergs_touched)) == len(facts.icebergs_touched)
            and len(facts.corners) <= kind.corners
            and all(each.section in SECTIONS or each.section in BESIDE for each in facts.corners)
            and facts.lowest_surface.partition(":")[0] in SURFACES
            and (facts.overlay in overlays if facts.resting_on == "overlay" else not facts.overlay)
            and (bool(facts.corners) or facts.resting_on != "section")
            and is_pose(facts.pose)
        )
        refuse_if(not sound, RULE, "df-refused-facts")


def verify_moved(request: Request | FlipRequest, moved: Sequence[Moved]) -> None:
    """DF-13.25: only what lies about is pushed, and lies somehow after it."""
    lying = {die.id for die in request.lying}
    odd = any(each.die not in lying or not is_pose(each.pose) for each in moved)
    refuse_if(odd, RULE, "df-refused-facts")


def is_pose(pose: Pose | None) -> bool:
    """Whether the four components turn something, where it is known how it lies."""
    if pose is None:
        return True
    size = hypot(pose.qw, pose.qx, pose.qy, pose.qz)
    return abs(size - UNIT) < ROUNDED


def answer_throw(request: Request, throw: Throw, rng: Rng) -> Landed:
    """DF-13.24: a throw simulated; only where `can_simulate`."""
    from .physics.throwing import simulate  # noqa: PLC0415 -- only where the engine is installed

    return simulate(request, throw, rng)


def answer_flip(request: FlipRequest, flip: Flip, rng: Rng) -> Flipped:
    """DF-13.40: a flip simulated; only where `can_simulate`."""
    from .physics.flipping import simulate_flip  # noqa: PLC0415 -- as for throws

    return simulate_flip(request, flip, rng)
