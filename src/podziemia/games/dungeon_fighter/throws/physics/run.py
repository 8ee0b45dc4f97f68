"""DF-13.23 to DF-13.26: steps of the engine, from the release until everything lies still.

What touches what is looked at every few steps; a touch is new if there was none for a while. The
velocity of the look before says how fast a body came. A body lies still if its pose is the same
after 40 ms: velocities tremble, and what sleeps has no contacts.
"""

# Not compiled: the engine does the work.

from __future__ import annotations

from math import cos, hypot, radians
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...content import PHYSICS, TARGET
from ..flight import Position
from ..target import hole_at
from ..units import CM
from .engine import mujoco
from .scene import LYING, THROWN, Scene

Numbers = NDArray[np.float64]

STEPS: Final = PHYSICS.simulation.steps_between_contact_checks
LOOK: Final = PHYSICS.simulation.timestep * STEPS
STILL: Final = round(0.04 / LOOK)
"""Looks between two poses that are compared."""
FRAME: Final = round(1 / 60 / LOOK)
"""Looks between two frames that are kept for showing."""
LEAST_TURN: Final = cos(radians(PHYSICS.simulation.rest_rotation_tolerance_deg) / 2)
BELOW: Final = -0.1
"""What is falling and this deep has left the table (DF-13.26)."""
LASTING: Final = 0.02
"""A resting die's contacts flicker: what it touched this long before the last one, it touches."""
MARGIN: Final = PHYSICS.simulation.contact_gap_for_new_event
SLOW: Final = 0.1
"""A touch that is slower tells nothing, unless it is the first of its kind."""


class Touching(NamedTuple):
    """A new touch of a thrown die: when, what, where, and how fast it came."""

    at: float
    what: str
    x: float
    y: float
    z: float
    speed: float


class Body:
    """A body that flies, and what it has touched."""

    __slots__ = ("last", "left", "name", "pose", "resting", "speed", "touches")

    def __init__(self, name: str, pose: int, speed: int) -> None:
        self.name, self.pose, self.speed = name, pose, speed
        self.left: tuple[float, Position] | None = None
        """When and where it left the table."""
        self.touches: list[Touching] = []
        self.last: dict[str, float] = {}
        """When it touched what for the last time."""
        self.resting: dict[str, float] = {}
        """How high it touched what, when it did so for the last time."""

    def touched_at_last(self) -> dict[str, float]:
        """What it rests on, with the height of the touch."""
        end = max(self.last.values(), default=0.0) - LASTING
        return {what: self.resting[what] for what, at in self.last.items() if at >= end}


class Kept(NamedTuple):
    """All poses at a moment."""

    at: float
    numbers: Numbers


class Run:
    """One throw, or one flip, on its way."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.model = scene, scene.model
        self.data: Any = mujoco.MjData(self.model)
        self.bodies: dict[str, Body] = {}
        self.thrown: list[Body] = []
        self.kept: list[Kept] = []
        self.pushed: dict[str, str] = {}
        """Of dice lying about: which thrown die touched them last."""
        self.icebergs: dict[str, set[str]] = {}
        """Which icebergs a thrown die has touched, itself or through another."""
        for number in range(self.model.njnt):
            if self.model.jnt_type[number] == mujoco.mjtJoint.mjJNT_FREE:
                self._add(int(self.model.jnt_bodyid[number]), number)
        of_geoms = (self.model.body(number).name for number in self.model.geom_bodyid)
        self.owners: list[Body | None] = [self.bodies.get(name) for name in of_geoms]
        self.before: dict[str, Any] = {}

    def _add(self, body: int, joint: int) -> None:
        name = self.model.body(body).name
        pose, speed = int(self.model.jnt_qposadr[joint]), int(self.model.jnt_dofadr[joint])
        found = Body(name, pose, speed)
        self.bodies[name] = found
        if name.startswith(THROWN) or name == "coin":
            self.thrown.append(found)

    def lay(self, name: str, pose: Position) -> None:
        """Where a body lies before the throw begins; before `begin`."""
        at = self.bodies[name].pose
        self.model.qpos0[at : at + 7] = pose

    def begin(self) -> None:
        """Put everything into its first place."""
        mujoco.mj_resetData(self.model, self.data)

    def place(self, name: str, pose: Position) -> None:
        """Where a piece lies that does not move."""
        number = self.model.body(name).mocapid[0]
        self.data.mocap_pos[number], self.data.mocap_quat[number] = pose[:3], pose[3:]

    def release(self, body: Body, pose: Position, velocity: Any, spin: Any) -> None:
        """Let a body go; its spin is given in the frame of the table."""
        data = self.data
        data.qpos[body.pose : body.pose + 7] = pose
        back = np.array(pose[3:]) * (1, -1, -1, -1)
        own = np.zeros(3)
        mujoco.mju_rotVecQuat(own, np.array(spin, dtype=np.float64), back)
        data.qvel[body.speed : body.speed + 3] = velocity
        data.qvel[body.speed + 3 : body.speed + 6] = own

    def pose(self, name: str) -> Position:
        """Where a body is now."""
        return self.pose_then(self.kept_now(), name)

    def kept_now(self) -> Kept:
        """All poses now."""
        return Kept(self.data.time, self.data.qpos)

    def pose_then(self, kept: Kept, name: str) -> Position:
        """Where a body was at a moment; off the table it is where it was last seen."""
        body = self.bodies[name]
        if body.left is not None and kept.at >= body.left[0]:
            return body.left[1]
        return tuple(kept.numbers[body.pose : body.pose + 7].tolist())

    def has_moved(self, body: Body) -> bool:
        """Whether a body was woken; what sleeps does not move at all."""
        first = self.kept[0].numbers[body.pose : body.pose + 7]
        return not np.array_equal(first, self.data.qpos[body.pose : body.pose + 7])

    def go(self, most: float) -> bool:
        """Until everything lies still; whether it does."""
        data, model, looks = self.data, self.model, 0
        self.keep()
        then = data.qpos.copy()
        while data.time < most:
            self._remember()
            self.drive()
            mujoco.mj_step(model, data, STEPS)
            looks += 1
            if data.ncon:
                self._look()
            self.watch()
            if looks % FRAME == 0:
                self.keep()
            if looks % STILL == 0:
                if self._still(then):
                    self.keep()
                    return True
                then = data.qpos.copy()
        return False

    def drive(self) -> None:
        """Move what the hand moves."""

    def watch(self) -> None:
        """See what else is to be known on the way."""

    def busy(self) -> bool:
        """Whether the hand still moves something."""
        return False

    def keep(self) -> None:
        """Keep a frame."""
        if not self.kept or self.kept[-1].at < self.data.time:
            self.kept.append(Kept(self.data.time, self.data.qpos.copy()))

    def _remember(self) -> None:
        for body in self.thrown:
            self.before[body.name] = self.data.qvel[body.speed : body.speed + 3].tolist()

    def _look(self) -> None:
        """Who touches whom now."""
        contact = self.data.contact
        pairs, owners = contact.geom.tolist(), self.owners
        for number, (one, two) in enumerate(pairs):
            first, second = owners[one], owners[two]
            if first is None and second is None:
                continue
            where, normal = contact.pos[number].tolist(), contact.frame[number, :3].tolist()
            if first is not None:
                self._touched(first, self.named(two, where), where, normal)
            if second is not None:
                self._touched(second, self.named(one, where), where, normal)
            if first is not None and second is not None:
                self._push(first, second)
                self._push(second, first)

    def named(self, geom: int, where: list[float]) -> str:
        """What a geom is called where it was touched."""
        name = self.scene.names[geom]
        if name == "table":
            x, y = where[0] / CM, where[1] / CM
            return "table" if hole_at(x, y) is None else "hole_floor"
        if name == "board":
            outside = hypot(where[0], where[1]) > TARGET.playing_radius * CM
            return "margin" if outside else "board"
        return name

    def _touched(self, body: Body, what: str, where: list[float], normal: list[float]) -> None:
        now = self.data.time
        if what.startswith("iceberg"):
            self._iceberg(body, what)
        if body.name.startswith(LYING):
            return
        if now - body.last.get(what, -1.0) > MARGIN and body.name in self.before:
            came = self.before[body.name]
            speed = abs(sum(part * way for part, way in zip(came, normal, strict=True)))
            if speed >= SLOW or what not in body.last:
                x, y, z = where
                body.touches.append(Touching(now, what, x, y, z, speed))
                self.keep()
        body.last[what] = now
        body.resting[what] = where[2]

    def _push(self, body: Body, other: Body) -> None:
        """Who has touched a die lying about, or has had it touch another one."""
        if not other.name.startswith(LYING):
            return
        if body.name.startswith(THROWN):
            self.pushed[other.name] = body.name
        elif body.name in self.pushed and other.name not in self.pushed:
            self.pushed[other.name] = self.pushed[body.name]

    def _iceberg(self, body: Body, what: str) -> None:
        """DF-13.16: an iceberg touched by a pushed die belongs to the die that pushed it."""
        by = body.name if body.name.startswith(THROWN) else self.pushed.get(body.name)
        if by is not None:
            self.icebergs.setdefault(by, set()).add(what.partition(":")[2])

    def _still(self, then: Numbers) -> bool:
        """Whether every body is where it was 40 ms ago, or has left the table."""
        if self.busy():
            return False
        now, data = self.data.qpos, self.data
        far = PHYSICS.simulation.rest_position_tolerance
        still = True
        for body in self.bodies.values():
            at = body.pose
            if body.left is not None:
                continue
            if now[at + 2] < BELOW and data.qvel[body.speed + 2] < 0:
                self._park(body)
                continue
            moved = np.abs(now[at : at + 3] - then[at : at + 3]).max()
            turned = abs(float(now[at + 3 : at + 7] @ then[at + 3 : at + 7]))
            if moved > far or turned < LEAST_TURN:
                still = False
        return still

    def _park(self, body: Body) -> None:
        """Take a body away that has left the table; it stays where it was last seen."""
        self.keep()
        body.left = (self.data.time, self.pose(body.name))
        body.last["floor"], body.resting["floor"] = self.data.time, BELOW
        self.data.qpos[body.pose : body.pose + 3] = (*AWAY[:2], AWAY[2] + body.pose)
        self.data.qvel[body.speed : body.speed + 6] = 0


AWAY: Final = (100.0, 0.0, 0.0)
