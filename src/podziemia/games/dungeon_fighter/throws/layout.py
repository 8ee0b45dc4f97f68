"""DF-13.12: where flat pieces may lie, in centimetres: on the table, and off the target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, hypot, pi, radians, sin
from typing import Final, TypeAlias

from ..content import BONES, GADGETS, TARGET
from ..options.throwing import Spot
from .target import turned

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = Sequence[Point]

TENTH_MM: Final = 0.01
"""A tenth of a millimetre in centimetres."""
ROUND: Final = 48
"""How many corners stand for a curve."""


def oval(length: float, width: float) -> list[Point]:
    """An ellipse about the origin."""
    angles = [2 * pi * number / ROUND for number in range(ROUND)]
    return [(length / 2 * cos(angle), width / 2 * sin(angle)) for angle in angles]


def laid(outline: Polygon, spot: Spot) -> list[Point]:
    """An outline where its piece lies."""
    c, s = cos(radians(spot.yaw / 100)), sin(radians(spot.yaw / 100))
    x, y = spot.x * TENTH_MM, spot.y * TENTH_MM
    return [(x + c * u - s * v, y + s * u + c * v) for u, v in outline]


def floe_outline(spot: Spot) -> list[Point]:
    """The floe, where it lies."""
    return laid(GADGETS["floe"].corners, spot)


def pond_outline(spot: Spot) -> list[Point]:
    """The frame of the pond, where it lies."""
    outer = GADGETS["pond"].outer
    assert outer is not None
    return laid(oval(outer.length, outer.width), spot)


def in_pond(x: float, y: float, spot: Spot) -> bool:
    """Whether a point is inside the frame, the border included."""
    inner = GADGETS["pond"].inner
    assert inner is not None
    along, across = turned(x - spot.x * TENTH_MM, y - spot.y * TENTH_MM, -spot.yaw / 100)
    return hypot(along / (inner.length / 2), across / (inner.width / 2)) <= 1


def on_table(outline: Polygon) -> bool:
    """Whether a piece lies fully on the table."""
    return all(hypot(x, y) <= TARGET.table.radius for x, y in outline)


def off_target(outline: Polygon) -> bool:
    """Whether a piece overlaps neither the disc nor a bone."""
    return all(apart(outline, other) for other in target_outlines())


@cache
def target_outlines() -> tuple[Polygon, ...]:
    """The disc, and the parts of the bones."""
    return tuple(_outlines())


def _outlines() -> Iterator[Polygon]:
    yield oval(2 * TARGET.outline_radius, 2 * TARGET.outline_radius)
    for bone in BONES.values():
        shaft, knobs = bone.shaft, bone.knobs
        sides = [(shaft.r_min, -1), (shaft.r_max, -1), (shaft.r_max, 1), (shaft.r_min, 1)]
        yield [turned(r, side * shaft.width / 2, bone.theta) for r, side in sides]
        for side in (-1, 1):
            x, y = turned(knobs.centre_r, side * knobs.side_offset, bone.theta)
            yield [(x + u, y + v) for u, v in oval(2 * knobs.radius, 2 * knobs.radius)]


def apart(one: Polygon, other: Polygon) -> bool:
    """Whether a straight line separates two convex pieces."""
    return any(separates(u, v, one, other) for polygon in (one, other) for u, v in normals(polygon))


def normals(polygon: Polygon) -> Iterator[Point]:
    """At right angles to each side."""
    for (x, y), (u, v) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        yield v - y, x - u


def separates(u: float, v: float, one: Polygon, other: Polygon) -> bool:
    """Whether seen along a direction one piece ends before the other begins."""
    these = [u * x + v * y for x, y in one]
    those = [u * x + v * y for x, y in other]
    return max(these) <= min(those) or max(those) <= min(these)


def inside_pond(outline: Polygon, spot: Spot) -> bool:
    """Whether a piece lies wholly inside the frame of the pond."""
    return all(in_pond(x, y, spot) for x, y in outline)
