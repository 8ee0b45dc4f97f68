"""What a hand may do in the throw that is asked for, for those who draw it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ..content import PHYSICS
from ..throws.bounds import bounds
from .words import packed


@cache
def throw(required: tuple[str, ...]) -> str:
    """DF-13.9 to DF-13.12: the limits of a set of techniques, and a throw that keeps them."""
    found: dict[str, Any] = msgspec.to_builtins(bounds(required))
    return packed(found)


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
