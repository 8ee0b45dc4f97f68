"""What a hand may do in the throw that is asked for, for those who draw it (DF-13.32).

Metres, metres per second, degrees and seconds, as in `techniques.toml`.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any, Final

import msgspec

from ..content import PHYSICS, TECHNIQUES
from ..options.throwing import Plate, Throw
from ..throws.bounds import bounds
from ..throws.hand import nominal
from ..throws.units import HUNDREDTHS, MM, TENTHS
from .words import packed

AHEAD: Final = 90.0
"""Where somebody in the south looks, as an angle."""
UNSEEN: Final = ("low_profile", "blind", "under_table", "roundhouse", "waterfall")
"""Techniques that leave nothing to aim along; with the waterfall there is no hand."""
OF_PLATE: Final = {"height": "lower_edge_height", "radius": "lower_edge_radius"}
"""What limits of the waterfall are called elsewhere."""


@cache
def throw(required: tuple[str, ...]) -> str:
    """DF-13.9 to DF-13.12: the limits of a set of techniques, and a throw that keeps them."""
    found: dict[str, Any] = {}
    for technique in required:
        limits = msgspec.to_builtins(TECHNIQUES[technique].limits)
        found |= {name: value for name, value in limits.items() if value is not None}
    merged = msgspec.to_builtins(bounds(required))
    plate = merged.pop("plate")
    found |= merged
    if plate is not None:
        found |= {OF_PLATE.get(name, name): value for name, value in plate.items()}
    found["preview"] = has_preview(required)
    return packed(found | {"usual": usual(nominal(required))})


def has_preview(required: tuple[str, ...]) -> bool:
    """DF-13.32: whether an aiming line may be drawn, as far as the first bounce."""
    return not any(technique in UNSEEN for technique in required)


def usual(thrown: Throw) -> dict[str, float]:
    """A throw from the south that does it; its azimuth is counted to the right."""
    found: dict[str, float] = {}
    if thrown.wall is not None:
        found["wall_angle"] = thrown.wall / HUNDREDTHS
    if thrown.waterfall is not None:
        return found | usual_plate(thrown.waterfall)
    return found | {
        "radius": hypot(thrown.x, thrown.y) / TENTHS,
        "height": thrown.z / TENTHS,
        "speed": thrown.speed / MM,
        "elevation": thrown.elevation / HUNDREDTHS,
        "azimuth": AHEAD - thrown.azimuth / HUNDREDTHS,
    }


def usual_plate(plate: Plate) -> dict[str, float]:
    """How the waterfall is held."""
    return {
        "radius": hypot(plate.x, plate.y) / TENTHS,
        "height": plate.z / TENTHS,
        "azimuth": AHEAD - plate.yaw / HUNDREDTHS,
        "tilt": plate.tilt_final / HUNDREDTHS,
        "tilt_rate": plate.tilt_rate,
    }


@cache
def flip() -> str:
    """DF-13.39: the limits of a thumb."""
    limits = PHYSICS.flip
    return packed(
        {
            "radius": [limits.min_radius, limits.max_radius],
            "height": [limits.min_height, limits.max_height],
            "upward": limits.upward_speed,
            "forward": limits.forward_speed,
            "spin": limits.spin,
        }
    )
