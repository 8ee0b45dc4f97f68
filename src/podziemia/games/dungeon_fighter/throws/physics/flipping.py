"""DF-13.39, DF-13.40: a flip simulated. Dice lying about do not stop the overlay (DF-10.19)."""

# Not compiled: the engine does the work.

from __future__ import annotations

from collections.abc import Iterator
from math import cos, degrees, hypot, radians, sin
from typing import Final

import numpy as np
from msgspec.structs import replace

from podziemia.kernel.rng import Rng

from ...content import OVERLAYS, PHYSICS
from ...options.throwing import Flip, Flipped
from ..draws import Draws
from ..facts import FlipRequest, LyingDie
from ..flight import Flown, Frame, Position, Touch, written
from ..release import HUNDREDTH, MM, TENTH_MM
from ..units import CM
from . import reading
from .run import LOOK, Run
from .scene import Shape, scene
from .solids import solid
from .throwing import about_z, placed

LEVEL: Final = 0.996
"""How upright the axis of an overlay is that lies flat: 5 degrees."""


def simulate_flip(request: FlipRequest, flip: Flip, rng: Rng) -> Flipped:
    """DF-13.40: one flip."""
    request = replace(request, overlays=placed(request.overlays))
    draws = Draws(rng)
    flying = Spinning(request, flip, draws)
    settled = flying.go(PHYSICS.simulation.max_time)
    coin = flying.thrown[0]
    names = {each.partition(":")[0] for each in coin.touched_at_last()}
    passed = {each.what for each in coin.touches}
    off = coin.left is not None or not settled
    touches = off or "table" in passed or "hole_floor" in names
    pose = flying.pose(coin.name)
    lies = not off and "table" not in names
    return Flipped(
        turned_degrees=round(degrees(flying.turned)),
        touches_table=touches,
        on_target=lies,
        flat=abs(float(reading.matrix(pose)[2, 2])) > LEVEL,
        pose=reading.as_pose(pose) if lies else None,
        dice_underneath=tuple(underneath(request, pose)) if lies else (),
        drawn=tuple(draws.drawn),
        flight=written(flying.flown()),
    )


def underneath(request: FlipRequest, pose: Position) -> Iterator[str]:
    """DF-10.19: the dice on which an overlay lies."""
    return (die.id for die in request.lying if covers(request.overlay, pose, die))


def covers(overlay: str, pose: Position, die: LyingDie) -> bool:
    """Whether a corner of a die is under an overlay."""
    shape, at = OVERLAYS[overlay], reading.from_pose(die.pose)
    corners = np.array(at[:3]) + solid(die.kind).corners @ reading.matrix(at).T
    away = [hypot(x - pose[0], y - pose[1]) / CM for x, y, _ in corners.tolist()]
    return any(shape.inner_radius <= distance <= shape.outer_radius for distance in away)


class Spinning(Run):
    """A flip on its way."""

    def __init__(self, request: FlipRequest, flip: Flip, draws: Draws) -> None:
        overlays = tuple(each.id for each in request.overlays)
        shape = Shape(icebergs=request.icebergs, overlays=overlays, flipped=request.overlay)
        super().__init__(scene(shape))
        self.overlay, self.turned = request.overlay, 0.0
        self.begin()
        for overlay in request.overlays:
            assert overlay.pose is not None
            self.place(f"overlay:{overlay.id}", reading.from_pose(overlay.pose))
        sigma = PHYSICS.release.speed_sigma
        upward = (flip.upward + draws.jitter("upward", sigma * flip.upward)) * MM
        forward = (flip.forward + draws.jitter("forward", sigma * flip.forward)) * MM
        spin = (flip.spin + draws.jitter("spin", sigma * flip.spin)) * HUNDREDTH
        yaw = radians(draws.heading("yaw") * HUNDREDTH)
        way = radians(flip.azimuth * HUNDREDTH)
        place = (flip.x * TENTH_MM, flip.y * TENTH_MM, flip.z * TENTH_MM, *about_z(yaw))
        velocity = (forward * cos(way), forward * sin(way), upward)
        self.release(self.thrown[0], place, velocity, (-spin * sin(way), spin * cos(way), 0.0))

    def watch(self) -> None:
        """DF-13.40: how far the overlay turns before it touches anything."""
        coin = self.thrown[0]
        if not coin.touches:
            x, y, _ = self.data.qvel[coin.speed + 3 : coin.speed + 6].tolist()
            self.turned += hypot(x, y) * LOOK

    def flown(self) -> Flown:
        """The flight."""
        coin = self.thrown[0]
        frames = [Frame(kept.at, (self.pose_then(kept, coin.name),)) for kept in self.kept]
        touches = [Touch(each.at, 0, each.what, each.speed) for each in coin.touches]
        return Flown((f"overlay:{self.overlay}",), tuple(frames), tuple(touches))
