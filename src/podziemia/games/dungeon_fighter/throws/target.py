"""DF-13.17: what lies under a point of the target; lengths in centimetres, as in `target.toml`."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from ..content import BONES, HOLES, SECTIONS, TARGET
from ..shapes import Bone, Hole, Section


def place_at(x: float, y: float) -> str:
    """The section under a point, or `hole`, `margin`, `bones` or `off`."""
    if hole_at(x, y) is not None:
        return "hole"
    section = section_at(x, y)
    if section is not None:
        return section.id
    if hypot(x, y) <= TARGET.outline_radius:
        return "margin"
    return "bones" if bone_at(x, y) is not None else "off"


def section_at(x: float, y: float) -> Section | None:
    """The section of a point; on a border the one with the lower value."""
    r, theta = hypot(x, y), degrees(atan2(y, x))
    found = [section for section in SECTIONS.values() if holds(section, r, theta)]
    return min(found, key=lambda section: section.value, default=None)


def holds(section: Section, r: float, theta: float) -> bool:
    """Whether a point at this distance and angle is in a section, borders included."""
    if not section.r_min <= r <= section.r_max:
        return False
    return (theta - section.theta_min) % 360 <= section.theta_max - section.theta_min


def hole_at(x: float, y: float) -> Hole | None:
    """The hole of a point."""
    for hole in HOLES.values():
        if hypot(x - hole.x, y - hole.y) <= hole.radius:
            return hole
    return None


def bone_at(x: float, y: float) -> Bone | None:
    """The bone of a point, where it juts out."""
    for bone in BONES.values():
        along, across = turned(x, y, -bone.theta)
        shaft, knobs = bone.shaft, bone.knobs
        if shaft.r_min <= along <= shaft.r_max and abs(across) <= shaft.width / 2:
            return bone
        if hypot(along - knobs.centre_r, abs(across) - knobs.side_offset) <= knobs.radius:
            return bone
    return None


def turned(x: float, y: float, angle: float) -> tuple[float, float]:
    """A point turned about the middle by so many degrees."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return c * x - s * y, s * x + c * y
