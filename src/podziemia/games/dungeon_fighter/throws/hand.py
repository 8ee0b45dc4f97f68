"""DF-13.43: throws of bots: a nominal one for each set of techniques, and a hand that shakes.

A nominal throw comes along an axis of the target. It says where the die shall meet the table; the
hand is as far from there as the die flies.
"""

from __future__ import annotations

from functools import cache
from math import atan2, ceil, cos, degrees, hypot, radians, sin, sqrt
from typing import Final

from msgspec.structs import replace

from podziemia.kernel.rng import Rng

from ..content import BOT_SKILLS, GADGETS, NOMINALS, PHYSICS, TARGET, TECHNIQUES
from ..limits import Nominal, Range
from ..options.throwing import Flip, Plate, Spot, Throw
from .bounds import Bounds, PlateBounds, bounds, skill_noise
from .draws import Draws
from .facts import Pose, Request
from .release import hop_height
from .target import turned
from .units import CM, FULL_TURN, HUNDREDTHS, MM, TENTHS

GRAVITY: Final = 9.81
SOUTH: Final = 270.0
"""Where the thrower of a nominal throw sits, as an angle."""
CONTACT: Final = 0.008
"""How high the middle of a die is, more or less, when it meets the table."""
GAP: Final = 0.0005
"""Left between a piece and the target."""
SEATS: Final[tuple[float, ...]] = (SOUTH, 0.0, 90.0, 180.0)
"""Along the axes no bone is in the way."""
REACH: Final = 4.0
"""A die lying this far behind the middle is still in the way, in centimetres."""
BESIDE_WAY: Final = 5.0
STEP: Final = 10
"""How far a piece is moved at a time, in tenths of a millimetre."""
MOST_SHAKEN: Final = 8.0
"""How much the hand of somebody shakes who does not care."""
FLIP_RADIUS, FLIP_HEIGHT, FLIP_UPWARD, FLIP_SPIN = 0.30, 0.10, 2.0, 25.0
FLIP_FALL: Final = 0.04
"""How much longer a flip falls than it rises, in seconds."""
EARLY: Final = 0.04
"""When a bot lets go in a hop: the lower, the better."""
LATE: Final = 30_000
"""A moment outside of every window."""
WAITED: Final = 1000


@cache
def entry(required: tuple[str, ...]) -> Nominal:
    """The nominal throw that has most of these techniques."""
    fitting = [each for each in NOMINALS.values() if set(each.techniques) <= set(required)]
    return max(fitting, key=lambda each: len(each.techniques))


@cache
def nominal(required: tuple[str, ...], seat: float = SOUTH) -> Throw:
    """A throw that does it, from a place around the table."""
    found, limits = entry(required), bounds(required)
    records = nominal_records(required, limits, found)
    if limits.plate is None:
        throw = nominal_release(required, found, limits, seat, records.get("hop"))
    else:
        throw = Throw(waterfall=nominal_plate(found, limits.plate, seat))
    pieces = nominal_pieces(required, limits, found, seat)
    return clipped(required, replace(throw, **records, **pieces))


def nominal_records(required: tuple[str, ...], limits: Bounds, found: Nominal) -> dict[str, int]:
    """Everything at the right moment."""
    records: dict[str, int] = {}
    if limits.primary == "bump":
        records["impact"] = 0
    if limits.primary == "prayer":
        records["palms"] = 0
    if limits.primary == "header":
        records["balance"] = 0
    if "airborne" in required:
        records["hop"] = round((found.hop or EARLY) * MM)
    if "roundhouse" in required:
        turn = TECHNIQUES["roundhouse"].limits
        assert turn.turn_time is not None
        assert turn.window is not None
        records["turn"] = round((turn.turn_time + turn.window / 2) * MM)
    if "blind" in required:
        records["waited"] = WAITED
    if "low_profile" in required:
        height = TECHNIQUES["low_profile"].limits.camera_height
        assert height is not None
        records["eyes"] = round(sum(height) / 2 * TENTHS)
    return records


def kept(value: float, wanted: Range) -> float:
    """A value inside its limits."""
    return max(wanted[0], min(value, wanted[1]))


def flown(height: float, speed: float, elevation: float) -> float:
    """How far a die flies before it meets the table."""
    up = speed * sin(radians(elevation))
    root = up * up + 2 * GRAVITY * (height - CONTACT)
    return speed * cos(radians(elevation)) * (up + sqrt(max(root, 0.0))) / GRAVITY


def nominal_release(
    required: tuple[str, ...], found: Nominal, limits: Bounds, seat: float, hop: int | None
) -> Throw:
    """The hand of a nominal throw."""
    height = kept(found.height, limits.height)
    speed = kept(found.speed or limits.speed[0], limits.speed)
    elevation = kept(found.elevation or 0.0, limits.elevation)
    lifted = hop_height(hop) if hop is not None and limits.hop_moves_hand else 0.0
    if "under_table" in required:
        height = min(height, limits.height[1] - lifted)
    distance = flown(height + lifted, speed, elevation)
    x, y = away(kept(found.bounce + distance, limits.radius), seat)
    return Throw(
        x=x,
        y=y,
        z=round(height * TENTHS),
        speed=round(speed * MM),
        azimuth=round((seat + 180 - found.azimuth) % 360 * HUNDREDTHS),
        elevation=round(elevation * HUNDREDTHS),
    )


def away(radius: float, seat: float) -> tuple[int, int]:
    """A place so far from the middle, towards a seat."""
    x, y = radius * cos(radians(seat)), radius * sin(radians(seat))
    return round(x * TENTHS), round(y * TENTHS)


def nominal_plate(found: Nominal, limits: PlateBounds, seat: float) -> Plate:
    """The waterfall of a nominal throw."""
    x, y = away(kept(found.radius or limits.radius[0], limits.radius), seat)
    tilt = kept(found.tilt or limits.tilt_final[0], limits.tilt_final)
    return Plate(
        x=x,
        y=y,
        z=round(kept(found.height, limits.height) * TENTHS),
        yaw=round((seat + 180 - found.azimuth) % 360 * HUNDREDTHS),
        tilt_final=round(tilt * HUNDREDTHS),
        tilt_rate=round(kept(found.tilt_rate or limits.tilt_rate[0], limits.tilt_rate)),
    )


def nominal_pieces(
    required: tuple[str, ...], limits: Bounds, found: Nominal, seat: float
) -> dict[str, Spot | int]:
    """Pond and floe where the die meets the table, the wall on the far rim."""
    pieces: dict[str, Spot | int] = {}
    across = round((seat + 90) % 360 * HUNDREDTHS)
    reaches = {"pond": half_width("pond"), "floe": half_width("floe")}
    nearest = max((reaches[name] for name in reaches if name in required), default=0.0)
    middle = max(found.bounce, TARGET.outline_radius * CM + nearest + GAP)
    for name in reaches:
        if name in required:
            x, y = away(middle, seat)
            pieces[name] = Spot(x, y, across)
    if "wall" in required:
        ahead = (
            found.wall_angle
            if found.wall_angle is not None
            else (0.0 if limits.wall_turned else 180.0)
        )
        pieces["wall"] = round((seat + ahead) % 360 * HUNDREDTHS)
    return pieces


def half_width(gadget: str) -> float:
    """Half of how much of the way a piece takes that lies across it."""
    found = GADGETS[gadget]
    width = found.width if found.outer is None else found.outer.width
    assert width is not None
    return width / 2 * CM


def throw_of(request: Request, skill: str, rng: Rng) -> Throw:
    """DF-13.43: the throw of a bot: nominal, from the clearest side, by a hand of this skill."""
    throw = nominal(request.required, clearest(request))
    return with_noise(request.required, throw, skill, rng)


def clearest(request: Request) -> float:
    """The axis on whose way to the middle the fewest dice lie; of equal ones the southern."""
    return min(SEATS, key=lambda seat: sum(in_the_way(die.pose, seat) for die in request.lying))


def in_the_way(pose: Pose, seat: float) -> bool:
    """Whether a die lies on the way from this side."""
    x, y = turned(pose.x / 1000, pose.y / 1000, -seat)
    return -REACH < x < TARGET.table.radius and abs(y) < BESIDE_WAY


def with_noise(required: tuple[str, ...], throw: Throw, skill: str, rng: Rng) -> Throw:
    """DF-13.43: the same throw by a hand that shakes; it stays within the limits."""
    s = BOT_SKILLS[skill].s
    return late(required, shaken(required, throw, skill_noise(s, required, "physics"), rng), s, rng)


def shaken(required: tuple[str, ...], throw: Throw, s: float, rng: Rng) -> Throw:
    """Aim, speed and place of a hand that shakes by so much."""
    unit, draws = PHYSICS.noise_unit, Draws(rng)
    azimuth, steep = draws.normal() * unit.azimuth_deg * s, draws.normal() * unit.elevation_deg * s
    faster, along = 1 + draws.normal() * unit.speed_rel * s, draws.normal() * unit.position_m * s
    across, high = draws.normal() * unit.position_m * s, draws.normal() * unit.position_m * s
    plate = throw.waterfall
    if plate is not None:
        plate = replace(
            plate,
            x=plate.x + round(along * TENTHS),
            y=plate.y + round(across * TENTHS),
            yaw=plate.yaw + round(azimuth * HUNDREDTHS),
            tilt_final=plate.tilt_final + round(steep * HUNDREDTHS),
            tilt_rate=round(plate.tilt_rate * faster),
            lateral=plate.lateral + round(high / 2 * TENTHS),
        )
        return clipped(required, replace(throw, waterfall=plate))
    return clipped(
        required,
        replace(
            throw,
            x=throw.x + round(along * TENTHS),
            y=throw.y + round(across * TENTHS),
            z=throw.z + round(high * TENTHS),
            speed=round(throw.speed * faster),
            azimuth=(throw.azimuth + round(azimuth * HUNDREDTHS)) % FULL_TURN,
            elevation=throw.elevation + round(steep * HUNDREDTHS),
        ),
    )


def any_throw(required: tuple[str, ...], rng: Rng) -> Throw:
    """Any throw that a hand may do: the nominal one from any side, shaken by up to MOST_SHAKEN."""
    draws = Draws(rng)
    throw = nominal(required, rng.pick(SEATS))
    thrown = shaken(required, throw, MOST_SHAKEN * draws.even(), rng)
    return late(required, thrown, 1.0, rng)


def nominal_flip(seat: float = SOUTH) -> Flip:
    """A flip that does it: up, over the middle and down again."""
    x, y = away(FLIP_RADIUS, seat)
    forward = FLIP_RADIUS / (2 * FLIP_UPWARD / GRAVITY + FLIP_FALL)
    return Flip(
        x=x,
        y=y,
        z=round(FLIP_HEIGHT * TENTHS),
        upward=round(FLIP_UPWARD * MM),
        forward=round(forward * MM),
        azimuth=round((seat + 180) % 360 * HUNDREDTHS),
        spin=round(FLIP_SPIN * HUNDREDTHS),
    )


def flip_with_noise(flip: Flip, skill: str, rng: Rng) -> Flip:
    """DF-13.43: the same flip by a thumb that shakes."""
    return shaken_flip(flip, BOT_SKILLS[skill].s, rng)


def any_flip(rng: Rng) -> Flip:
    """Any flip that a thumb may do."""
    return shaken_flip(nominal_flip(rng.pick(SEATS)), MOST_SHAKEN * Draws(rng).even(), rng)


def shaken_flip(flip: Flip, s: float, rng: Rng) -> Flip:
    """Aim, speed and spin of a thumb that shakes by so much."""
    unit, limits, draws = PHYSICS.noise_unit, PHYSICS.flip, Draws(rng)
    upward, forward, spin = (1 + draws.normal() * unit.speed_rel * s for _ in range(3))
    azimuth = flip.azimuth + round(draws.normal() * unit.azimuth_deg * s * HUNDREDTHS)
    along, across = (round(draws.normal() * unit.position_m * s * TENTHS) for _ in range(2))
    x, y = pulled(flip.x + along, flip.y + across, (limits.min_radius, limits.max_radius))
    return replace(
        flip,
        x=x,
        y=y,
        upward=within(round(flip.upward * upward), limits.upward_speed, MM),
        forward=within(round(flip.forward * forward), limits.forward_speed, MM),
        azimuth=azimuth % FULL_TURN,
        spin=within(round(flip.spin * spin), limits.spin, HUNDREDTHS),
    )


def late(required: tuple[str, ...], throw: Throw, s: float, rng: Rng) -> Throw:
    """DF-13.43: a timed technique fails the more often, the more the hand shakes."""
    draws = Draws(rng)
    for field, technique in (("impact", "bump"), ("hop", "airborne"), ("turn", "roundhouse")):
        share = TECHNIQUES[technique].timing_fail * s
        if getattr(throw, field) is not None and draws.even() < share:
            throw = replace(throw, **{field: LATE})
    return throw


def clipped(required: tuple[str, ...], throw: Throw) -> Throw:
    """The nearest throw that a hand may do."""
    limits = bounds(required)
    if limits.plate is not None:
        assert throw.waterfall is not None
        plate = clipped_plate(limits.plate, throw.waterfall)
        if "under_table" in required:
            plate = outside(limits.plate, plate)
        return replace(throw, waterfall=plate)
    x, y = throw.x, throw.y
    if throw.pond is not None:
        reach = TECHNIQUES["pond"].limits.pond_to_hand
        assert reach is not None
        x, y = pulled(x - throw.pond.x, y - throw.pond.y, (0.0, reach))
        x, y = x + throw.pond.x, y + throw.pond.y
    x, y = pulled(x, y, limits.radius)
    lifted = 0
    if "under_table" in required and throw.hop is not None and limits.hop_moves_hand:
        lifted = ceil(hop_height(throw.hop) * TENTHS)
    return replace(
        throw,
        x=x,
        y=y,
        z=within(throw.z, limits.height, TENTHS, lifted),
        speed=within(throw.speed, limits.speed, MM),
        elevation=within(throw.elevation, limits.elevation, HUNDREDTHS),
    )


def clipped_plate(limits: PlateBounds, plate: Plate) -> Plate:
    """The nearest way in which the waterfall may be held."""
    x, y = pulled(plate.x, plate.y, limits.radius)
    return replace(
        plate,
        x=x,
        y=y,
        z=within(plate.z, limits.height, TENTHS),
        yaw=plate.yaw % FULL_TURN,
        tilt_final=within(plate.tilt_final, limits.tilt_final, HUNDREDTHS),
        tilt_rate=within(plate.tilt_rate, limits.tilt_rate, 1),
        lateral=within(plate.lateral, limits.lateral, TENTHS),
    )


def outside(limits: PlateBounds, plate: Plate) -> Plate:
    """DF-13.31: moved away until the upper end of the level plate is outside of the table."""
    middle, most = hypot(plate.x, plate.y), limits.radius[1] * TENTHS
    for radius in range(round(middle), round(most), STEP):
        x, y = pulled(plate.x, plate.y, (radius / TENTHS, limits.radius[1]))
        moved = replace(plate, x=x, y=y)
        if upper_end(moved) >= TARGET.table.radius * CM * TENTHS:
            return moved
    inwards = degrees(atan2(-plate.y, -plate.x)) % 360
    straight = replace(plate, yaw=round(inwards * HUNDREDTHS) % FULL_TURN)
    return outside(limits, straight)


def upper_end(plate: Plate) -> float:
    """How far the upper end of the level plate is from the middle, in tenths of a millimetre."""
    length = GADGETS["waterfall"].length
    assert length is not None
    way, back = radians(plate.yaw / HUNDREDTHS), length * CM * TENTHS
    return hypot(plate.x - back * cos(way), plate.y - back * sin(way))


def within(value: int, wanted: Range, unit: int, lifted: int = 0) -> int:
    """A whole number inside its limits."""
    low, high = round(wanted[0] * unit), round(wanted[1] * unit) - lifted
    return max(low, min(value, high))


def pulled(x: float, y: float, wanted: Range) -> tuple[int, int]:
    """A place whose distance is inside the limits, in the same direction."""
    low, high = wanted[0] * TENTHS + 1, wanted[1] * TENTHS - 1
    distance = hypot(x, y)
    if low <= distance <= high:
        return round(x), round(y)
    if not distance:
        return round(low), 0
    factor = max(low, min(distance, high)) / distance
    return round(x * factor), round(y * factor)
