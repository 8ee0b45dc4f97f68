"""DF-13.15, DF-13.27, DF-13.30: a gesture and chance make the start of a flight.

What the hand means becomes what it does: the hop lifts it, palms and turn take the aim along, the
blow, the head and the dark shake it. Metres, metres per second and radians from here on.
"""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Final, NamedTuple, TypeAlias

from ..content import PHYSICS, TECHNIQUES
from ..options.throwing import Plate, Throw
from .bounds import RELEASES, Bounds, bounds
from .draws import Draws
from .facts import UNIT

Vector: TypeAlias = tuple[float, float, float]
Rotation: TypeAlias = tuple[float, float, float, float]

TENTH_MM: Final = 1e-4
MM: Final = 1e-3
HUNDREDTH: Final = 0.01
SECOND: Final = 1000
BALANCE: Final = 1000
"""A die that nearly falls off the head."""
FULL_TURN: Final = 36_000


class Held(NamedTuple):
    """The waterfall as it is held and tilted."""

    x: float
    y: float
    z: float
    yaw: float
    tilt_final: float
    tilt_rate: float
    lateral: float


class Start(NamedTuple):
    """How a throw begins, apart from how each die is turned."""

    place: Vector
    velocity: Vector
    spin: Vector
    spin_sigma: float
    held: Held | None
    facts: frozenset[str]
    """DF-13.27: what of the required techniques is true already."""


class Aim(NamedTuple):
    """Azimuth in hundredths of a degree, and the speed (of the die, or of the tilt)."""

    azimuth: float
    speed: float


def begin(required: tuple[str, ...], throw: Throw, draws: Draws) -> Start:
    """The start of a throw, and what of its techniques is true by its control."""
    limits = bounds(required)
    ok = {name: in_window(name, throw, draws) for name in required}
    plate = throw.waterfall
    aim = Aim(throw.azimuth, throw.speed)
    if plate is not None:
        aim = Aim(plate.yaw, plate.tilt_rate)
    aim = shaken(required, throw, limits, aim, draws)
    if plate is not None:
        place, velocity, held = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), held_plate(plate, aim)
    else:
        held = None
        place = released_at(required, throw, limits, draws)
        speed = (aim.speed + draws.jitter("speed", PHYSICS.release.speed_sigma * aim.speed)) * MM
        velocity = towards(speed, aim.azimuth, throw.elevation)
    spin = tuple(part * HUNDREDTH for part in (throw.spin_x, throw.spin_y, throw.spin_z))
    return Start(
        place=place,
        velocity=velocity,
        spin=(spin[0], spin[1], spin[2]),
        spin_sigma=limits.spin_sigma,
        held=held,
        facts=frozenset(true_facts(required, limits, ok)),
    )


def towards(speed: float, azimuth: float, elevation: float) -> Vector:
    """A velocity of this size in a direction in hundredths of a degree."""
    level, up = radians(azimuth * HUNDREDTH), radians(elevation * HUNDREDTH)
    flat = speed * cos(up)
    return flat * cos(level), flat * sin(level), speed * sin(up)


def held_plate(plate: Plate, aim: Aim) -> Held:
    """The waterfall as it is really held."""
    x, y, z, lateral = (side * TENTH_MM for side in (plate.x, plate.y, plate.z, plate.lateral))
    tilt = radians(plate.tilt_final * HUNDREDTH)
    yaw = radians(aim.azimuth * HUNDREDTH)
    return Held(x, y, z, yaw, tilt, radians(max(aim.speed, 1.0)), lateral)


def released_at(required: tuple[str, ...], throw: Throw, limits: Bounds, draws: Draws) -> Vector:
    """Where the die leaves the hand: higher in a hop, and beside the place in the dark."""
    x, y, z = throw.x * TENTH_MM, throw.y * TENTH_MM, throw.z * TENTH_MM
    if limits.hop_moves_hand and throw.hop is not None:
        z += hop_height(throw.hop)
    if "blind" in required:
        offset = TECHNIQUES["blind"].limits.hand_offset
        assert offset is not None
        way = radians(draws.heading("hand") * HUNDREDTH)
        x, y = x + offset * cos(way), y + offset * sin(way)
    return x, y, z


def hop_height(hop: int) -> float:
    """How high the hop is at this moment; on the ground before and after it."""
    limits = TECHNIQUES["airborne"].limits
    assert limits.hop_time is not None
    assert limits.hop_height is not None
    part = 2 * hop / SECOND / limits.hop_time - 1
    return max(0.0, limits.hop_height * (1 - part * part))


def turn_angle(turn: int) -> float:
    """Roundhouse: how far from the aim the thrower looks at this moment, in degrees."""
    limits = TECHNIQUES["roundhouse"].limits
    assert limits.turn_time is not None
    assert limits.turn_speed is not None
    assert limits.turn_slowing is not None
    assert limits.turn_after is not None
    assert limits.start_offset is not None
    at = max(0.0, turn / SECOND)
    within = min(at, limits.turn_time)
    angle = limits.turn_speed * within + limits.turn_slowing * within * within
    return angle - 360 + limits.turn_after * (at - within) + limits.start_offset


def in_window(technique: str, throw: Throw, draws: Draws) -> bool:
    """DF-13.27: whether this technique was performed, as far as its control says."""
    limits = TECHNIQUES[technique].limits
    if technique in throw.helped:
        return not draws.happens(f"fails:{technique}", TECHNIQUES[technique].timing_fail)
    window = (limits.window or 0.0) * SECOND
    match technique:
        case "bump":
            return throw.impact is None or abs(throw.impact) <= window
        case "prayer":
            return throw.palms is None or abs(throw.palms) <= window
        case "airborne":
            assert throw.hop is not None
            assert limits.hop_time is not None
            return 0 <= throw.hop <= limits.hop_time * SECOND
        case "roundhouse":
            assert throw.turn is not None
            assert limits.turn_time is not None
            return 0 <= throw.turn - limits.turn_time * SECOND <= window
        case "blind":
            assert throw.waited is not None
            assert limits.time_from_taking_the_die is not None
            return 0 <= throw.waited <= limits.time_from_taking_the_die * SECOND
        case _:
            return True


def true_facts(required: tuple[str, ...], limits: Bounds, ok: dict[str, bool]) -> list[str]:
    """DF-13.27, DF-13.30: facts that are true by the control; a further release with the first."""
    found: list[str] = []
    for name in required:
        technique = TECHNIQUES[name]
        if technique.family == "route" or name == "waterfall":
            continue  # what the die does will tell
        judge = limits.primary if name in RELEASES else name
        assert judge is not None
        if ok[judge]:
            found += technique.facts
    return found


def shaken(required: tuple[str, ...], throw: Throw, limits: Bounds, aim: Aim, draws: Draws) -> Aim:
    """What turns the aim and changes the speed: palms, the turn, the blow, the head, and help."""
    azimuth, speed = aim
    if throw.palms is not None:
        rate = TECHNIQUES["prayer"].limits.turn_per_second
        assert rate is not None
        azimuth += throw.palms / SECOND * rate / HUNDREDTH
    if throw.turn is not None and throw.waterfall is None:
        azimuth += turn_angle(throw.turn) / HUNDREDTH
    for name, across, along in random_parts(required, throw, limits):
        azimuth += draws.jitter(f"{name}:azimuth", across / HUNDREDTH)
        speed *= 1 + draws.jitter(f"{name}:speed", along * SHARE) / SHARE
    return Aim(azimuth, max(speed, 0.0))


SHARE: Final = 10_000
"""A share of the speed is drawn in so many parts."""


def random_parts(
    required: tuple[str, ...], throw: Throw, limits: Bounds
) -> list[tuple[str, float, float]]:
    """What shakes the hand: its name, degrees of azimuth, share of the speed."""
    found: list[tuple[str, float, float]] = []
    if "bump" in required:
        jolt = TECHNIQUES["bump"].limits.jolt
        assert jolt is not None
        share = limits.jolt_share
        found.append(("jolt", jolt.azimuth * share, jolt.speed * share))
    if "header" in required:
        wobble = TECHNIQUES["header"].limits.wobble
        assert wobble is not None
        share, b = limits.wobble_share, (throw.balance or 0) / BALANCE
        across = wobble.azimuth_base + wobble.azimuth_per_b * b
        along = wobble.speed_base + wobble.speed_per_b * b
        found.append(("wobble", across * share, along * share))
    unit = PHYSICS.noise_unit
    for name in throw.helped:
        technique = TECHNIQUES[name]
        more = technique.bot_noise_mult + technique.bot_noise_add - 1
        found.append((f"help:{name}", unit.azimuth_deg * more, unit.speed_rel * more))
    return found


def rotation(draws: Draws, die: str) -> Rotation:
    """How a die is turned at first: any rotation."""
    w, x, y, z = draws.rotation(f"{die}:rotation")
    size = hypot(w, x, y, z)
    assert size > 0, UNIT
    return w / size, x / size, y / size, z / size
