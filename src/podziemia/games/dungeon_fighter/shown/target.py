"""The target and everything that is put on it, as whole numbers for whoever draws them.

Lengths are tenths of a millimetre, angles hundredths of a degree.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ..content import BONES, DICE, GADGETS, HOLES, OVERLAYS, SECTIONS, TARGET
from ..shapes import Gadget, Oval

TENTHS = 100
HUNDREDTHS = 100


def length(centimetres: float | None) -> int:
    """A length of the content."""
    assert centimetres is not None
    return round(centimetres * TENTHS)


def angle(degrees: float) -> int:
    """An angle of the content."""
    return round(degrees * HUNDREDTHS)


@cache
def geometry() -> str:
    """DF-13.23: everything in one text."""
    return json.dumps(shapes(), separators=(",", ":"))


def shapes() -> dict[str, Any]:
    """The table, the target with sections, holes and bones, gadgets, overlays and dice."""
    iceberg, floe, pond = (GADGETS[name] for name in ("iceberg", "floe", "pond"))
    wall, waterfall = GADGETS["ice_wall"], GADGETS["waterfall"]
    return {
        "table": length(TARGET.table.radius),
        "playing": length(TARGET.playing_radius),
        "outline": length(TARGET.outline_radius),
        "thickness": length(TARGET.thickness),
        "sections": [
            [
                *(section.id, section.value, length(section.r_min), length(section.r_max)),
                *(angle(section.theta_min), angle(section.theta_max)),
            ]
            for section in SECTIONS.values()
        ],
        "holes": [
            [hole.id, length(hole.x), length(hole.y), length(hole.radius)]
            for hole in HOLES.values()
        ],
        "bones": [
            [
                angle(bone.theta),
                *(length(bone.shaft.r_min), length(bone.shaft.r_max), length(bone.shaft.width)),
                length(bone.knobs.centre_r),
                *(length(bone.knobs.side_offset), length(bone.knobs.radius)),
            ]
            for bone in BONES.values()
        ],
        "iceberg": [length(iceberg.base), length(iceberg.height)],
        "floe": [[length(x), length(y)] for x, y in floe.corners],
        "pond": {"outer": axes(pond.outer), "inner": axes(pond.inner)},
        "wall": [*sizes(wall, "width", "height", "thickness", "foot_depth")],
        "waterfall": [*sizes(waterfall, "length", "width")],
        "overlays": {
            overlay.id: [length(overlay.outer_radius), length(overlay.inner_radius)]
            for overlay in OVERLAYS.values()
        },
        "dice": {
            die.id: {
                "shape": die.shape,
                "edge": length(die.edge),
                "rounding": length(die.rounding),
                "outcomes": list(die.outcomes),
            }
            for die in DICE.values()
        },
    }


def axes(oval: Oval | None) -> list[int]:
    """The two axes of an ellipse."""
    assert oval is not None
    return [length(oval.length), length(oval.width)]


def sizes(gadget: Gadget, *names: str) -> list[int]:
    """Some lengths of a gadget."""
    return [length(getattr(gadget, name)) for name in names]
