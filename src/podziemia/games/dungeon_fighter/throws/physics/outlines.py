"""DF-13.23: the flat pieces as convex polygons, in metres, their corners against the clock."""

# Not compiled: the engine does the work.

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Final, TypeAlias

from ...content import BONES, HOLES, TARGET
from ...shapes import Bone, Hole
from ..target import turned
from ..units import CM

Polygon: TypeAlias = list[tuple[float, float]]

WEDGES: Final = 24
"""Around each hole."""
HALF_SQUARE: Final = 3.0 * CM
"""Half the side of the square that the wedges around a hole fill."""
ARC: Final = 96
"""How many corners a full circle has."""


def board() -> Iterator[Polygon]:
    """The disc with its holes: nine strips around four squares, each of 24 wedges."""
    holes = list(HOLES.values())
    for hole in holes:
        yield from wedges(hole)
    at = abs(holes[0].x) * CM
    edge = TARGET.outline_radius * CM
    cuts = (-edge, -at - HALF_SQUARE, -at + HALF_SQUARE, at - HALF_SQUARE, at + HALF_SQUARE, edge)
    disc = circle(0, 0, edge, ARC)
    for column, (left, right) in enumerate(pairwise(cuts)):
        strip = clipped(clipped(disc, 1, 0, right), -1, 0, -left)
        if column % 2 == 0:
            yield strip
            continue
        for row in (0, 2, 4):
            yield clipped(clipped(strip, 0, 1, cuts[row + 1]), 0, -1, -cuts[row])


def wedges(hole: Hole) -> Iterator[Polygon]:
    """The square around a hole without the hole."""
    x, y, radius = hole.x * CM, hole.y * CM, hole.radius * CM
    for number in range(WEDGES):
        one, two = (2 * pi * (number + more) / WEDGES for more in (0, 1))
        yield [
            (x + radius * cos(one), y + radius * sin(one)),
            on_square(x, y, one),
            on_square(x, y, two),
            (x + radius * cos(two), y + radius * sin(two)),
        ]


def on_square(x: float, y: float, angle: float) -> tuple[float, float]:
    """Where a ray from the middle of a square leaves it."""
    c, s = cos(angle), sin(angle)
    far = HALF_SQUARE / max(abs(c), abs(s))
    return x + far * c, y + far * s


def bone(found: Bone) -> Iterator[Polygon]:
    """A bone: its shaft and its two knobs."""
    shaft, knobs = found.shaft, found.knobs
    corners = [(shaft.r_min, -1), (shaft.r_max, -1), (shaft.r_max, 1), (shaft.r_min, 1)]
    straight = [turned(r, side * shaft.width / 2, found.theta) for r, side in corners]
    yield [(x * CM, y * CM) for x, y in straight]
    for side in (-1, 1):
        x, y = turned(knobs.centre_r, side * knobs.side_offset, found.theta)
        yield circle(x * CM, y * CM, knobs.radius * CM, 32)


def bones() -> Iterator[Polygon]:
    """All four bones."""
    for found in BONES.values():
        yield from bone(found)


def circle(x: float, y: float, radius: float, corners: int) -> Polygon:
    """A regular polygon of the same area as a circle, more or less."""
    angles = [2 * pi * number / corners for number in range(corners)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def ring(outer: float, inner: float, parts: int) -> Iterator[Polygon]:
    """A ring about the origin, of so many parts; a disc, where nothing is left out."""
    if not inner:
        yield circle(0, 0, outer, ARC // 3)
        return
    yield from frame((outer, outer), (inner, inner), parts)


def frame(outer: tuple[float, float], inner: tuple[float, float], parts: int) -> Iterator[Polygon]:
    """An elliptic frame about the origin, by the half axes of its two borders."""
    for number in range(parts):
        one, two = (2 * pi * (number + more) / parts for more in (0, 1))
        yield [
            (inner[0] * cos(one), inner[1] * sin(one)),
            (outer[0] * cos(one), outer[1] * sin(one)),
            (outer[0] * cos(two), outer[1] * sin(two)),
            (inner[0] * cos(two), inner[1] * sin(two)),
        ]


def box(length: float, width: float, yaw: float = 0) -> Polygon:
    """A rectangle about the origin."""
    c, s = cos(radians(yaw)), sin(radians(yaw))
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    sides = [(x * length / 2, y * width / 2) for x, y in corners]
    return [(c * x - s * y, s * x + c * y) for x, y in sides]


def clipped(polygon: Sequence[tuple[float, float]], a: float, b: float, most: float) -> Polygon:
    """The part of a convex polygon where a * x + b * y is at most so much."""
    found: Polygon = []
    for (x, y), (u, v) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        here, there = a * x + b * y - most, a * u + b * v - most
        if here <= 0:
            found.append((x, y))
        if here * there < 0:
            part = here / (here - there)
            found.append((x + part * (u - x), y + part * (v - y)))
    return found
