"""DF-13.23 to DF-13.26: a throw simulated: from the gesture to what it reports."""

# Not compiled: the engine does the work.

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import Final

import numpy as np
from msgspec.structs import replace

from podziemia.kernel.rng import Rng

from ...content import GADGETS, PHYSICS, TARGET
from ...options.throwing import Landed, Spot, Throw
from ..bounds import bounds
from ..draws import Draws
from ..facts import Contact, Die, Facts, LyingOverlay, Moved, Request
from ..flight import Flown, Frame, Position, Touch, written
from ..layout import in_pond
from ..release import TENTH_MM, Held, Start, begin, rotation
from ..units import CM
from . import reading
from .run import Body, Run, Touching
from .scene import LYING, THROWN, Scene, Shape, scene
from .solids import Solid, solid

MM: Final = 1000
ON_TARGET: Final = ("board", "margin", "bones", "iceberg", "overlay")
"""What ends the wait for the compulsory bounce."""
APART: Final = 1.6
"""Between the middles of dice thrown together, in halves of their greatest width."""
BEHIND: Final = 0.02
"""From the upper end of the waterfall to the die."""
SETTLING: Final = 0.25
"""Seconds after the tilt before a die may be said to lie still."""


def simulate(request: Request, throw: Throw, rng: Rng) -> Landed:
    """DF-13.24: one throw; one that never settles is made again, and in the end it is off.

    An overlay that lies nobody knows where is not in its way (DF-13.4, DF-13.47).
    """
    request = replace(request, overlays=placed(request.overlays))
    draws = Draws(rng)
    start = begin(request.required, throw, draws)
    flying = Flying(request, throw, start, draws)
    for _ in range(PHYSICS.simulation.attempts - 1):
        if flying.go(PHYSICS.simulation.max_time):
            break
        flying = Flying(request, throw, start, draws)
    else:
        if not flying.go(PHYSICS.simulation.max_time):
            flying.lost()
    return Landed(
        facts=tuple(flying.facts(number) for number in range(len(request.dice))),
        moved=tuple(flying.moved()),
        drawn=tuple(draws.drawn),
        flight=written(flying.flown()),
    )


def placed(overlays: Iterable[LyingOverlay]) -> tuple[LyingOverlay, ...]:
    """The overlays that lie somewhere."""
    return tuple(each for each in overlays if each.pose is not None)


def shape_of(request: Request) -> Shape:
    """What is in the scene of a throw."""
    gadgets = ("pond", "floe", "wall", "waterfall")
    return Shape(
        thrown=tuple(die.kind for die in request.dice),
        lying=tuple(die.kind for die in request.lying),
        icebergs=tuple(request.icebergs),
        overlays=tuple(overlay.id for overlay in request.overlays),
        gadgets=tuple(name for name in gadgets if name in request.required),
    )


class Flying(Run):
    """A throw on its way."""

    def __init__(self, request: Request, throw: Throw, start: Start, draws: Draws) -> None:
        found: Scene = scene(shape_of(request))
        super().__init__(found)
        self.request, self.throw, self.start = request, throw, start
        self.left_plate: dict[str, bool] = {}
        """Of dice that have left the waterfall, whether they did so over a short edge."""
        for number, lying in enumerate(request.lying):
            self.lay(f"{LYING}:{number}", reading.from_pose(lying.pose))
        if throw.wall is not None:
            turned = bounds(request.required).wall_turned
            self.lay("wall", wall_place(throw.wall / 100, turned=turned))
        self.begin()
        for overlay in request.overlays:
            assert overlay.pose is not None
            self.place(f"overlay:{overlay.id}", reading.from_pose(overlay.pose))
        if throw.pond is not None:
            self.place("pond", spot_place(throw.pond))
        if throw.floe is not None:
            self.place("floe", spot_place(throw.floe))
        for number, die in enumerate(request.dice):
            self._release(number, die, draws)

    def _release(self, number: int, die: Die, draws: Draws) -> None:
        """Start a die: turned by chance, and beside the others."""
        body, start = self.thrown[number], self.start
        turn = rotation(draws, die.id)
        spin = [
            own + draws.jitter(f"{die.id}:spin_{axis}", start.spin_sigma * 100) / 100
            for axis, own in zip("xyz", start.spin, strict=True)
        ]
        size = float(np.linalg.norm(solid(die.kind).corners[0]))
        beside = (number - (len(self.request.dice) - 1) / 2) * APART * size
        if start.held is not None:
            self.place(
                "waterfall_edge",
                (start.held.x, start.held.y, start.held.z, *about_z(start.held.yaw)),
            )
            self.release(
                body, on_plate(start.held, solid(die.kind), turn, beside), (0, 0, 0), (0, 0, 0)
            )
            return
        x, y, z = start.place
        flat = np.array([-start.velocity[1], start.velocity[0]])
        speed = float(np.linalg.norm(flat))
        across = flat / speed if speed > 0 else np.array([1.0, 0.0])
        x, y = x + beside * float(across[0]), y + beside * float(across[1])
        self.release(body, (x, y, z, *turn), start.velocity, spin)

    def drive(self) -> None:
        """Tilt the waterfall."""
        held = self.start.held
        if held is None:
            return
        joint = self.model.joint("tilt")
        pose, speed = int(joint.qposadr[0]), int(joint.dofadr[0])
        done = self.data.qpos[pose] >= held.tilt_final
        self.data.qvel[speed] = 0.0 if done else held.tilt_rate
        if done:
            self.data.qpos[pose] = held.tilt_final

    def busy(self) -> bool:
        """Whether the waterfall is being tilted, or has been until just now."""
        held = self.start.held
        return held is not None and self.data.time < held.tilt_final / held.tilt_rate + SETTLING

    def watch(self) -> None:
        """Over which edge a die leaves the waterfall."""
        if self.start.held is None or len(self.left_plate) == len(self.thrown):
            return
        plate = GADGETS["waterfall"]
        assert plate.length is not None
        assert plate.width is not None
        body = self.data.body("waterfall")
        for die in self.thrown:
            middle = self.data.qpos[die.pose : die.pose + 3]
            along, across, _ = (middle - body.xpos) @ body.xmat.reshape(3, 3)
            if abs(across) > plate.width * CM / 2:
                self.left_plate.setdefault(die.name, False)
            elif along > 0 or along < -plate.length * CM:
                self.left_plate.setdefault(die.name, True)

    def lost(self) -> None:
        """DF-13.24: a throw that never comes to an end counts as off."""
        for body in self.thrown:
            body.left = body.left or (self.data.time, self.pose(body.name))
            body.last["floor"], body.resting["floor"] = self.data.time, 0.0

    def facts(self, number: int) -> Facts:
        """DF-13: what one die did."""
        die, body = self.request.dice[number], self.thrown[number]
        touches = [each._replace(what=self._called(each.what)) for each in body.touches]
        lie = reading.read(
            solid(die.kind),
            self.pose(body.name),
            {self._called(what): height for what, height in body.touched_at_last().items()},
            self.request.overlays,
        )
        known = set(self.start.facts) | self._flown_facts(body, touches, lie.resting_on)
        return Facts(
            die=die.id,
            bounced_before_board=any(self._bounces(touches)),
            resting_on=lie.resting_on,
            symbol=lie.symbol,
            corners=lie.corners,
            overlay=lie.overlay,
            lowest_surface=lie.lowest_surface,
            technique_facts=tuple(sorted(known)),
            icebergs_touched=tuple(sorted(self.icebergs.get(body.name, ()))),
            cocked=lie.cocked,
            contacts=tuple(contact(each) for each in touches),
            pose=None if lie.resting_on == "off_table" else reading.as_pose(self.pose(body.name)),
        )

    def _called(self, what: str) -> str:
        """A die by its own name."""
        kind, _, number = what.partition(":")
        if kind == LYING:
            return f"die:{self.request.lying[int(number)].id}"
        if kind == THROWN:
            return f"die:{self.request.dice[int(number)].id}"
        return what

    def _bounces(self, touches: list[Touching]) -> Iterator[Touching]:
        """DF-6.2, DF-6.3: bounces off table and floe before the target is touched."""
        for each in touches:
            if each.what.partition(":")[0] in ON_TARGET:
                return
            fast = each.speed >= PHYSICS.simulation.bounce_min_normal_speed
            if fast and each.what in ("table", "floe"):
                yield each

    def _flown_facts(self, body: Body, touches: list[Touching], place: str) -> set[str]:
        """What the flight shows of techniques; judged by those that are required."""
        bounces, found = list(self._bounces(touches)), set[str]()
        pond, required = self.throw.pond, self.request.required
        if pond is not None and any(in_pond(each.x / CM, each.y / CM, pond) for each in bounces):
            found.add("table_bounce_inside_pond_before_board")
        if any(each.what == "floe" for each in bounces):
            found.add("bounce_on_floe_before_board")
        if any(each.what == "wall" for each in touches):
            found.add("touched_wall_before_rest")
        if "wall" in required and place != "wall":
            found.add("not_resting_on_wall")
        if self.left_plate.get(body.name):
            found.add("left_waterfall_by_short_edge")
        return found

    def moved(self) -> Iterator[Moved]:
        """DF-13.25: the dice lying about that lie elsewhere now."""
        for number, die in enumerate(self.request.lying):
            body = self.bodies[f"{LYING}:{number}"]
            if self.has_moved(body):
                pose = None if body.left is not None else reading.as_pose(self.pose(body.name))
                yield Moved(die.id, pose)

    def flown(self) -> Flown:
        """The flight, with everything that moved."""
        names = {body.name: body.name for body in self.thrown}
        for number, die in enumerate(self.request.lying):
            if self.has_moved(self.bodies[f"{LYING}:{number}"]):
                names[f"{LYING}:{number}"] = f"die:{die.id}"
        if "wall" in self.bodies:
            names["wall"] = "wall"
        frames = [
            Frame(kept.at, tuple(self.pose_then(kept, name) for name in names))
            for kept in self.kept
        ]
        held = self.start.held
        if held is not None:
            names["waterfall"] = "waterfall"
            frames = [
                frame._replace(bodies=(*frame.bodies, plate_pose(held, frame.at)))
                for frame in frames
            ]
        touches = [
            Touch(each.at, number, self._called(each.what), each.speed)
            for number, body in enumerate(self.thrown)
            for each in body.touches
        ]
        return Flown(tuple(names.values()), tuple(frames), tuple(sorted(touches)))


def contact(each: Touching) -> Contact:
    """A touch as it is reported."""
    x, y, z = (round(side * reading.HUNDREDTHS_OF_MM) for side in (each.x, each.y, each.z))
    return Contact(round(each.at * MM), each.what, x, y, z, round(each.speed * MM))


def about_z(angle: float) -> Position:
    """A turn about the upright axis."""
    return cos(angle / 2), 0.0, 0.0, sin(angle / 2)


def product(one: Position, other: Position) -> Position:
    """One rotation after the other."""
    w, x, y, z = one
    a, b, c, d = other
    return (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )


def spot_place(spot: Spot) -> Position:
    """Where a flat piece lies on the table."""
    return (spot.x * TENTH_MM, spot.y * TENTH_MM, 0.0, *about_z(spot.yaw / 100 * pi / 180))


GAP: Final = 0.0002
"""Between the wall and the disc: they touch, and do not push one another."""


def wall_place(angle: float, *, turned: bool) -> Position:
    """Where the wall stands: touching the disc, or turned, its face in a plane with the middle."""
    wall, way = GADGETS["ice_wall"], angle * pi / 180
    if not turned:
        r = TARGET.outline_radius * CM + GAP
        return (r * cos(way), r * sin(way), 0.0, *about_z(way))
    assert wall.turned is not None
    r = sum(wall.turned) / 2 * CM + GAP
    return (r * cos(way), r * sin(way), 0.0, *about_z(way + pi / 2))


def plate_pose(held: Held, at: float) -> Position:
    """Where the waterfall is at a moment."""
    tilt = min(held.tilt_final, held.tilt_rate * at)
    turn = product(about_z(held.yaw), (cos(tilt / 2), 0.0, sin(tilt / 2), 0.0))
    return (held.x, held.y, held.z, *turn)


def on_plate(held: Held, die: Solid, turn: Position, beside: float) -> Position:
    """A die flat on the level waterfall, near its upper end, turned upright as chance says."""
    plate = GADGETS["waterfall"]
    assert plate.length is not None
    along, across = BEHIND - plate.length * CM, held.lateral + beside
    c, s = cos(held.yaw), sin(held.yaw)
    x, y = held.x + c * along - s * across, held.y + s * along + c * across
    down = die.faces @ reading.matrix((0, 0, 0, *turn)).T
    lowest = down[int(np.argmin(down[:, 2]))]
    axis = np.cross(lowest, (0.0, 0.0, -1.0))
    size = float(np.linalg.norm(axis))
    angle = float(np.arctan2(size, -lowest[2]))
    if size > 0:
        axis = axis / size * sin(angle / 2)
    level = (cos(angle / 2), *axis.tolist())
    return (x, y, held.z + die.inradius, *product(level, turn))
