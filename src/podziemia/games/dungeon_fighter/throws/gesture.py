"""DF-13.9 to DF-13.14, DF-13.28: what a hand may do; each refusal says which limit was broken."""

from __future__ import annotations

from math import hypot
from typing import Final

from podziemia.kernel.errors import Refusal, refuse_if
from podziemia.kernel.questions import Free, Option

from ..content import PHYSICS, TARGET, TECHNIQUES
from ..limits import Range
from ..options.throwing import Flip, Plate, Throw
from .bounds import TIMED, Bounds, bounds, primary
from .facts import Request
from .hand import any_flip, any_throw, nominal, nominal_flip, upper_end
from .layout import (
    apart,
    floe_outline,
    inside_pond,
    off_target,
    on_table,
    pond_outline,
)
from .release import hop_height
from .units import CM, FULL_TURN, HUNDREDTHS, MM, TENTHS

RECORDS: Final = {
    "impact": "bump",
    "palms": "prayer",
    "balance": "header",
    "hop": "airborne",
    "turn": "roundhouse",
    "waited": "blind",
    "eyes": "low_profile",
}
"""DF-13.13: what the control of each technique reports."""
WITH_PIECE: Final = ("pond", "floe", "wall", "waterfall")
"""DF-13.12: the techniques that need a piece on the table; the throw has it under their name."""
OF_PRIMARY: Final = ("impact", "palms", "balance")
"""Reported only by the release technique that gives the control."""


def hand(request: Request) -> Free:
    """DF-13.9: a throw, as an answer that cannot be listed."""
    required = request.required

    def check(option: Option) -> None:
        assert isinstance(option, Throw)
        verify_throw(required, option)

    return Free(
        Throw,
        check=check,
        sample=lambda rng: any_throw(required, rng),
        default=nominal(required),
    )


def flick() -> Free:
    """DF-13.39: the flip of an overlay, as an answer that cannot be listed."""

    def check(option: Option) -> None:
        assert isinstance(option, Flip)
        verify_flip(option)

    return Free(Flip, check=check, sample=any_flip, default=nominal_flip())


def verify_throw(required: tuple[str, ...], throw: Throw) -> None:
    """DF-13.14: raise a Refusal, with its rule, unless a hand may throw like that."""
    limits = bounds(required)
    verify_records(required, throw)
    verify_gadgets(required, throw)
    if limits.plate is None:
        verify_release(limits, throw)
        if "under_table" in required and throw.hop is not None:
            lifted = throw.z + hop_height(throw.hop) * TENTHS
            within(lifted, limits.height, TENTHS, "DF-13.9", "df-refused-release-height")
    else:
        assert throw.waterfall is not None
        verify_plate(limits, throw.waterfall)
        if "under_table" in required:
            verify_below(throw.waterfall)
        still = (throw.x, throw.y, throw.z, throw.speed, throw.azimuth, throw.elevation)
        spins = (throw.spin_x, throw.spin_y, throw.spin_z)
        refuse_if(any((*still, *spins)), "DF-13.30", "df-refused-no-hand")
    verify_flat(throw)


def verify_release(limits: Bounds, throw: Throw) -> None:
    """DF-13.9 to DF-13.11: where the hand lets go, how fast and with which spin."""
    radius = hypot(throw.x, throw.y)
    within(radius, limits.radius, TENTHS, "DF-13.9", "df-refused-release-radius")
    within(throw.z, limits.height, TENTHS, "DF-13.9", "df-refused-release-height")
    within(throw.speed, limits.speed, MM, "DF-13.10", "df-refused-speed")
    about = degrees_about(limits.elevation)
    low, high = (round(degree * HUNDREDTHS) for degree in limits.elevation)
    if not low <= throw.elevation <= high:
        raise Refusal("DF-13.10", "df-refused-elevation", about)
    spin = hypot(throw.spin_x, throw.spin_y, throw.spin_z)
    refuse_if(bool(spin) and not limits.spin, "DF-13.30", "df-refused-no-spin")
    most = round(limits.spin)
    refuse_if(spin > most * HUNDREDTHS, "DF-13.11", "df-refused-spin", {"most": most})


def within(value: float, wanted: Range, unit: int, rule: str, message: str) -> None:
    """Refuse a length or a speed that is out of range, in millimetres."""
    least, most = (round(end * unit) for end in wanted)
    if not least <= value <= most:
        shown = {"least": round(wanted[0] * MM), "most": round(wanted[1] * MM)}
        raise Refusal(rule, message, shown)


def degrees_about(wanted: Range) -> dict[str, int]:
    """The ends of a range of angles, for a sentence."""
    return {"least": round(wanted[0]), "most": round(wanted[1])}


def verify_records(required: tuple[str, ...], throw: Throw) -> None:
    """DF-13.13, DF-13.28: every control in force reports, and no other does."""
    helpable = [name for name in TIMED if name in reporting(required)]
    odd = [name for name in throw.helped if name not in helpable]
    twice = len(set(throw.helped)) < len(throw.helped)
    refuse_if(bool(odd) or twice, "DF-13.28", "df-refused-helped")
    for field, technique in RECORDS.items():
        given = getattr(throw, field) is not None
        wanted = technique in reporting(required) and technique not in throw.helped
        about = {"technique": technique}
        refuse_if(wanted and not given, "DF-13.13", "df-refused-record-missing", about)
        refuse_if(given and not wanted, "DF-13.13", "df-refused-record-odd", about)
    if throw.eyes is not None:
        wanted_height = TECHNIQUES["low_profile"].limits.camera_height
        assert wanted_height is not None
        within(throw.eyes, wanted_height, TENTHS, "DF-13.27", "df-refused-eyes")


def reporting(required: tuple[str, ...]) -> list[str]:
    """The techniques whose controls report something."""
    first = primary(required)
    return [
        technique
        for field, technique in RECORDS.items()
        if technique in required and (field not in OF_PRIMARY or technique == first)
    ]


def verify_gadgets(required: tuple[str, ...], throw: Throw) -> None:
    """DF-13.12: all pieces that are needed are placed, and no others."""
    for technique in WITH_PIECE:
        given = getattr(throw, technique) is not None
        about = {"technique": technique}
        refuse_if(
            not given and technique in required, "DF-13.12", "df-refused-gadget-missing", about
        )
        refuse_if(given and technique not in required, "DF-13.12", "df-refused-gadget-odd", about)


def verify_flat(throw: Throw) -> None:
    """DF-13.12: pond and floe lie on the table, off the target, and not on one another."""
    floe = None if throw.floe is None else floe_outline(throw.floe)
    pond = None if throw.pond is None else pond_outline(throw.pond)
    for outline, gadget in ((floe, "floe"), (pond, "pond")):
        if outline is not None:
            about = {"gadget": gadget}
            refuse_if(not on_table(outline), "DF-13.12", "df-refused-off-table", about)
            refuse_if(not off_target(outline), "DF-13.12", "df-refused-on-target", about)
    if floe is not None and pond is not None and throw.pond is not None:
        fits = inside_pond(floe, throw.pond) or apart(floe, pond)
        refuse_if(not fits, "DF-13.12", "df-refused-floe-on-pond")
    if throw.pond is not None:
        hand_or_edge = throw.waterfall or throw
        x, y = hand_or_edge.x, hand_or_edge.y
        far = TECHNIQUES["pond"].limits.pond_to_hand
        assert far is not None
        distance = hypot(throw.pond.x - x, throw.pond.y - y)
        about_far = {"most": round(far * MM)}
        refuse_if(distance > far * TENTHS, "DF-13.12", "df-refused-pond-far", about_far)
    wall = throw.wall
    off_rim = wall is not None and not 0 <= wall <= FULL_TURN
    refuse_if(off_rim, "DF-13.12", "df-refused-wall-angle")


def verify_plate(limits: Bounds, plate: Plate) -> None:
    """DF-13.12: how the waterfall is held."""
    wanted = limits.plate
    assert wanted is not None
    within(plate.z, wanted.height, TENTHS, "DF-13.12", "df-refused-edge-height")
    radius = hypot(plate.x, plate.y)
    within(radius, wanted.radius, TENTHS, "DF-13.12", "df-refused-edge-radius")
    within(plate.lateral, wanted.lateral, TENTHS, "DF-13.12", "df-refused-lateral")
    for value, ends, unit, message in (
        (plate.tilt_final, wanted.tilt_final, HUNDREDTHS, "df-refused-tilt"),
        (plate.tilt_rate, wanted.tilt_rate, 1, "df-refused-tilt-rate"),
    ):
        low, high = (round(end * unit) for end in ends)
        if not low <= value <= high:
            raise Refusal("DF-13.12", message, degrees_about(ends))


def verify_below(plate: Plate) -> None:
    """DF-13.31: the upper end of the level waterfall is outside of the table's outline."""
    inside = upper_end(plate) < TARGET.table.radius * CM * TENTHS
    refuse_if(inside, "DF-13.31", "df-refused-upper-end")


def verify_flip(flip: Flip) -> None:
    """DF-13.39: raise a Refusal, with its rule, unless a thumb may flick like that."""
    limits = PHYSICS.flip
    radius = hypot(flip.x, flip.y)
    around = (limits.min_radius, limits.max_radius)
    within(radius, around, TENTHS, "DF-13.39", "df-refused-release-radius")
    heights = (limits.min_height, limits.max_height)
    within(flip.z, heights, TENTHS, "DF-13.39", "df-refused-release-height")
    within(flip.upward, limits.upward_speed, MM, "DF-13.39", "df-refused-upward")
    within(flip.forward, limits.forward_speed, MM, "DF-13.39", "df-refused-forward")
    low, high = limits.spin
    if not low * HUNDREDTHS <= flip.spin <= high * HUNDREDTHS:
        about = {"least": round(low), "most": round(high)}
        raise Refusal("DF-13.39", "df-refused-flip-spin", about)
