"""DF-13.17, DF-13.19, DF-13.22: how a die lies, read from its last pose and what it touches."""

# Not compiled: the engine does the work.

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

import numpy as np

from ...content import OVERLAYS, TARGET
from ..facts import UNIT, Corner, LyingOverlay, Pose, RestingOn, Symbol
from ..flight import Position
from ..judge import counted
from ..target import place_at
from ..units import CM
from .solids import Points, Solid

LEVEL = 0.0005
"""Resting corners whose heights differ by more do not lie in one plane."""
HUNDREDTHS_OF_MM = 100_000
ON_TABLE = ("table", "hole_floor", "floe", "pond_frame", "waterfall")
ON_BOARD = ("board", "margin", "bones")


class Lie(NamedTuple):
    """How a die lies."""

    resting_on: RestingOn
    corners: tuple[Corner, ...]
    overlay: str | None
    lowest_surface: str
    symbol: Symbol
    cocked: bool


def read(
    solid: Solid, pose: Position, touched: dict[str, float], overlays: Sequence[LyingOverlay]
) -> Lie:
    """How a die lies, by its last pose and what it touched last (with the height of the touch)."""
    middle = np.array(pose[:3])
    standing = lowest(solid, middle + solid.corners @ matrix(pose).T)
    surface = lowest_surface(touched, float(standing[:, 2].min()))
    corners = tuple(
        corner
        for each in standing.tolist()
        if (corner := under(each, surface, overlays)) is not None
    )
    place = resting_on(middle, surface, corners, overlays)
    in_hole = "hole_floor" in touched or (not touched and place_at(*flat(middle)) == "hole")
    if place == "table" and in_hole:
        place = "hole"
    spread = float(standing[:, 2].max() - standing[:, 2].min())
    return Lie(
        resting_on=place,
        corners=corners if place not in ("off_table", "table", "wall", "overlay") else (),
        overlay=surface.partition(":")[2] if place == "overlay" else None,
        lowest_surface=surface,
        symbol=solid.outcomes[uppermost(solid, pose)],
        cocked=spread > LEVEL,
    )


def matrix(pose: Position) -> Points:
    """The rotation of a pose as a matrix."""
    w, x, y, z = pose[3:]
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def lowest(solid: Solid, corners: Points) -> Points:
    """The corners it rests on."""
    found: Points = corners[np.argsort(corners[:, 2], kind="stable")[: solid.standing]]
    return found


def uppermost(solid: Solid, pose: Position) -> int:
    """The number of its uppermost corner or face."""
    return int(np.argmax((solid.tops @ matrix(pose).T)[:, 2]))


def lowest_surface(touched: dict[str, float], height: float) -> str:
    """DF-13.19: the lowest of what it touches; where nothing was seen, by the height."""
    names = set(touched)
    if "floor" in names:
        return "floor"
    if names.intersection(ON_TABLE):
        return "table"
    if names.intersection(ON_BOARD):
        return "board"
    for kind in ("overlay", "wall", "die", "iceberg"):
        found = [name for name in names if name.partition(":")[0] == kind]
        if found:
            return min(found, key=lambda name: (touched[name], name))
    return "table" if height < TARGET.thickness * CM / 2 else "board"


def under(corner: Sequence[float], surface: str, overlays: Sequence[LyingOverlay]) -> Corner | None:
    """What is under a corner; None, if it rests on an overlay that does not count."""
    x, y = corner[0] / CM, corner[1] / CM
    place = place_at(x, y)
    for overlay in overlays:
        shape, away = OVERLAYS[overlay.id], distance(x, y, overlay)
        if away <= shape.inner_radius:
            place = "hole"
        elif away <= shape.outer_radius and surface == "board":
            return None
    return Corner(place, round(x * 1000), round(y * 1000))


def distance(x: float, y: float, overlay: LyingOverlay) -> float:
    """How far a point is from the middle of an overlay, in centimetres."""
    assert overlay.pose is not None, "on a simulated target overlays have poses"
    return hypot(x - overlay.pose.x / 1000, y - overlay.pose.y / 1000)


def flat(point: Points) -> tuple[float, float]:
    """A point on the table, in centimetres."""
    return float(point[0]) / CM, float(point[1]) / CM


def resting_on(
    middle: Points, surface: str, corners: Sequence[Corner], overlays: Sequence[LyingOverlay]
) -> RestingOn:
    """What it rests on, all in all."""
    match surface.partition(":")[0]:
        case "floor":
            return "off_table"
        case "table":
            return "table"
        case "iceberg":
            return "hole"
        case "overlay":
            return "overlay"
        case "wall":
            return "wall"
        case "die":
            return "other_die"
        case _:
            return on_board(*flat(middle), corners, overlays)


def on_board(
    x: float, y: float, corners: Sequence[Corner], overlays: Sequence[LyingOverlay]
) -> RestingOn:
    """Where on the target: by its corners, and if none counts, by its middle."""
    found = counted(corners)
    if found is None:
        open_here = any(distance(x, y, each) <= OVERLAYS[each.id].inner_radius for each in overlays)
        found = "overlay_hole" if open_here else place_at(x, y)
    match found:
        case "margin" | "bones" | "hole" | "overlay_hole":
            return found
        case "off":
            return "margin"
        case _:
            return "section"


def as_pose(pose: Position) -> Pose:
    """A pose in whole numbers."""
    x, y, z = (round(side * HUNDREDTHS_OF_MM) for side in pose[:3])
    size = float(np.linalg.norm(pose[3:]))
    w, i, j, k = (round(part / size * UNIT) for part in pose[3:])
    return Pose(x, y, z, w, i, j, k)


def from_pose(pose: Pose) -> Position:
    """A pose in metres."""
    turn = np.array([pose.qw, pose.qx, pose.qy, pose.qz], dtype=np.float64)
    place = (side / HUNDREDTHS_OF_MM for side in (pose.x, pose.y, pose.z))
    return (*place, *(turn / np.linalg.norm(turn)).tolist())
