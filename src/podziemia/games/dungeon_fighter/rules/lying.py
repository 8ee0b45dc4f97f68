"""DF-4.11, DF-4.12: dice that lie about, which are no part of the target (DF-7.42)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import hypot

from ..content import HOLES, NUMBERS, OVERLAYS
from ..events import DiceTakenOff, IcebergsPlaced
from ..options.throwing import Landed
from ..shapes import Hole
from ..state import Attempt, Lying, State
from ..throws.facts import Facts, LyingOverlay, Moved, Pose
from .demands import thrown_dice

POSE_UNIT = 1_000
"""A centimetre, as poses are written."""


def come_to_rest(state: State, attempt: Attempt, landed: Landed) -> None:
    """DF-4.11, DF-13.26: the dice lie where they came to rest; others may have been pushed."""
    moved(state, landed.moved)
    dice = thrown_dice(state, attempt)
    state.lying += tuple(
        Lying(die.id, attempt.die, facts.pose, seen_on(facts))
        for die, facts in zip(dice, landed.facts, strict=True)
    )


def seen_on(facts: Facts) -> tuple[str, ...]:
    """DF-13.34: the sections a die lies on of which no more is known."""
    if facts.pose is not None:
        return ()
    return tuple(dict.fromkeys(corner.section for corner in facts.corners))


def pick_up(state: State, attempt: Attempt) -> None:
    """DF-7.21: the same dice are thrown again."""
    names = {die.id for die in thrown_dice(state, attempt)}
    state.lying = tuple(die for die in state.lying if die.name not in names)


def moved(state: State, dice: Iterable[Moved]) -> None:
    """DF-4.12, DF-13.25: dice that were pushed lie elsewhere, without effect."""
    for each in dice:
        state.lying = tuple(
            Lying(die.name, die.kind, each.pose) if die.name == each.die else die
            for die in state.lying
        )


def take_off(state: State, names: Collection[str]) -> None:
    """DF-10.19: dice go to the supply; a coloured one can be recovered all the same."""
    if names:
        state.lying = tuple(die for die in state.lying if die.name not in names)
        state.emit(DiceTakenOff, "DF-10.19", tuple(names))


def free_holes(state: State) -> list[str]:
    """DF-10.7, DF-10.43: holes without an iceberg that no overlay covers, as far as icebergs go."""
    free = [
        hole.id
        for hole in HOLES.values()
        if hole.id not in state.icebergs
        if not any(covers(lying, hole) for lying in state.overlays)
    ]
    return free[: NUMBERS.setup.icebergs - len(state.icebergs)]


def covers(lying: LyingOverlay, hole: Hole) -> bool:
    """DF-10.43: whether an overlay lies over a hole, wholly or partly."""
    if lying.pose is None:
        return False  # DF-13.47: nobody knows
    overlay = OVERLAYS[lying.id]
    away = distance(lying.pose, hole)
    open_there = away + hole.radius <= overlay.inner_radius
    return away < overlay.outer_radius + hole.radius and not open_there


def distance(pose: Pose, hole: Hole) -> float:
    """How far something lies from the middle of a hole, in centimetres."""
    return hypot(pose.x / POSE_UNIT - hole.x, pose.y / POSE_UNIT - hole.y)


def place_icebergs(state: State, rule: str) -> None:
    """DF-10.1, DF-10.7: into every free hole; dice in it are laid beside the target (DF-10.9,
    DF-R-18)."""
    holes = free_holes(state)
    if not holes:
        return
    inside = [
        die.name
        for die in state.lying
        if die.pose is not None
        if any(distance(die.pose, HOLES[hole]) <= HOLES[hole].radius for hole in holes)
    ]
    take_off(state, inside)
    state.icebergs = tuple(hole for hole in HOLES if hole in state.icebergs or hole in holes)
    state.emit(IcebergsPlaced, rule, tuple(holes))
