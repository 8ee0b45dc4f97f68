"""DF-13.9 to DF-13.11, DF-13.29 to DF-13.31: what the hand may do under a set of techniques.

Metres, metres per second, degrees and radians per second, as in `techniques.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from ..content import COMBINATIONS, PHYSICS, TECHNIQUE_IDS, TECHNIQUES
from ..limits import Combination, Limits, Range, TechniqueId

RELEASES: Final[tuple[TechniqueId, ...]] = (
    "waterfall",
    "launcher",
    "bump",
    "header",
    "prayer",
    "secret_x",
)
"""DF-13.30: the first one that is required gives the control."""
TIMED: Final[tuple[TechniqueId, ...]] = ("bump", "airborne", "prayer", "roundhouse")
"""DF-13.28: what chance may perform for somebody who cannot."""


class PlateBounds(msgspec.Struct, frozen=True):
    """How the waterfall may be held."""

    height: Range
    radius: Range
    tilt_final: Range
    tilt_rate: Range
    lateral: Range


class Bounds(msgspec.Struct, frozen=True):
    """What the hand may do, and what chance adds to it."""

    primary: TechniqueId | None
    height: Range
    radius: Range
    speed: Range
    elevation: Range
    spin: float
    spin_sigma: float
    jolt_share: float
    wobble_share: float
    hop_moves_hand: bool
    wall_turned: bool
    plate: PlateBounds | None


def in_order(techniques: Iterable[str]) -> tuple[TechniqueId, ...]:
    """Techniques as `techniques.toml` has them, each once."""
    wanted = set(techniques)
    return tuple(name for name in TECHNIQUE_IDS if name in wanted)


def primary(required: Iterable[str]) -> TechniqueId | None:
    """DF-13.30: the release technique that gives the control; the throw meets all (DF-6.29)."""
    wanted = set(required)
    return next((name for name in RELEASES if name in wanted), None)


def combined(required: Iterable[str]) -> list[Combination]:
    """The combinations in force."""
    wanted = set(required)
    return [each for each in COMBINATIONS.values() if wanted.issuperset(each.techniques)]


@cache
def bounds(required: tuple[str, ...]) -> Bounds:
    """DF-13.29 to DF-13.31: the limits of a set of techniques."""
    release, first = PHYSICS.release, primary(required)
    own = Limits() if first is None else TECHNIQUES[first].limits
    height = own.height or (release.min_height, release.max_height)
    radius = own.radius or (release.min_radius, release.max_radius)
    elevation = own.elevation or (release.min_elevation_deg, release.max_elevation_deg)
    if "under_table" in required:
        under = TECHNIQUES["under_table"].limits
        height, radius = under.height or height, under.radius or radius
        if first == "bump":  # the fist strikes the table from below
            elevation = (release.min_elevation_deg, release.max_elevation_deg)
    limits = [TECHNIQUES[name].limits for name in RELEASES if name in required]
    together = combined(required)
    slowest = own.speed[0] if own.speed is not None else 0.0
    fastest = min((each.speed[1] for each in limits if each.speed), default=release.max_speed)
    return Bounds(
        primary=first,
        height=height,
        radius=radius,
        speed=(slowest, fastest),
        elevation=elevation,
        spin=min((each.spin for each in limits if each.spin is not None), default=release.max_spin),
        spin_sigma=max(
            (each.spin_sigma for each in limits if each.spin_sigma), default=release.spin_sigma
        ),
        jolt_share=min((each.jolt_share for each in together), default=1.0),
        wobble_share=min((each.wobble_share for each in together), default=1.0),
        hop_moves_hand=all(each.hop_moves_hand for each in together),
        wall_turned=any(each.wall_turned for each in together),
        plate=plate_bounds(own, together) if first == "waterfall" else None,
    )


def plate_bounds(own: Limits, together: list[Combination]) -> PlateBounds:
    """How the waterfall may be held: as the first combination that says something of it says."""
    everything = [*(each.limits for each in together), own]

    def first(name: str) -> Range:
        found: Range = next(
            wanted for each in everything if (wanted := getattr(each, name)) is not None
        )
        return found

    return PlateBounds(
        height=first("lower_edge_height"),
        radius=first("lower_edge_radius"),
        tilt_final=first("tilt_final"),
        tilt_rate=first("tilt_rate"),
        lateral=first("lateral"),
    )


def skill_noise(s: float, required: Iterable[str], mode: str) -> float:
    """DF-13.43, DF-13.46: how much a hand of this skill shakes under these techniques."""
    wanted = set(required)
    releases = {name: each for each in combined(wanted) for name in each.techniques}
    for name in in_order(wanted):
        technique = TECHNIQUES[name]
        other = releases.get(name) if technique.family == "release" else None
        if mode not in technique.noise_applies_in:
            continue
        mult, add = technique.bot_noise_mult, technique.bot_noise_add
        if other is not None and other.bot_noise_mult is not None:
            mult, add = other.bot_noise_mult, other.bot_noise_add or 0.0
        s = s * mult + add
    return min(s, MOST_NOISE)


MOST_NOISE: Final = 4.0
"""DF-13.46: beyond that nothing was measured."""
