"""DF-13.23: the table and everything on it as a model of the engine, kept for each shape of scene.

Surfaces have the higher priority: their contact counts, not the die's; the foam die has the
highest. Pieces that lie somewhere else in every throw are bodies that are placed when it begins.
"""

# Not compiled: the engine does the work.

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log, pi, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from ...content import GADGETS, HOLES, OVERLAYS, PHYSICS, TARGET
from ...shapes import Material
from ..units import CM, GRAM
from . import outlines
from .engine import mujoco
from .outlines import Polygon
from .solids import solid

DICE, WALL, COIN = 1, 2, 4
"""What may touch whom: dice touch everything; the wall no bones; an overlay in the air no dice."""
SURFACE, FIRST = 1, 2
"""Whose contact counts: a surface's before a die's; a foam die's and a flipped overlay's first."""
PLATE_INERTIA: Final = 1.0
"""A plate that no die can slow down."""
THROWN, LYING = "thrown", "lying"
FAR: Final = 5.0
"""Where bodies wait that have not been put into their places yet."""
KEPT: Final = 48
"""How many models a process keeps."""


class Shape(NamedTuple):
    """What is in a scene, apart from where it is."""

    thrown: tuple[str, ...] = ()
    lying: tuple[str, ...] = ()
    icebergs: tuple[str, ...] = ()
    overlays: tuple[str, ...] = ()
    gadgets: tuple[str, ...] = ()
    flipped: str | None = None


class Scene(NamedTuple):
    """A model, and what its geoms are called; the bodies have the names of what they are."""

    model: Any
    names: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def scene(shape: Shape) -> Scene:
    """The model of a shape of scene."""
    return Builder(shape).built()


class Builder:
    """Puts a scene together."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.spec = mujoco.MjSpec()
        self.meshes: dict[str, str] = {}
        self._options()

    def built(self) -> Scene:
        """The finished model."""
        world = self.spec.worldbody
        self._landscape(world)
        for hole in self.shape.icebergs:
            self._iceberg(world, hole)
        for overlay in self.shape.overlays:
            self._overlay(self._placed(f"overlay:{overlay}"), overlay, DICE | COIN)
        for gadget in self.shape.gadgets:
            getattr(self, f"_{gadget}")()
        sleep = mujoco.mjtSleepPolicy
        for number, kind in enumerate(self.shape.thrown):
            self._die(f"{THROWN}:{number}", kind, sleep.mjSLEEP_ALLOWED)
        for number, kind in enumerate(self.shape.lying):
            self._die(f"{LYING}:{number}", kind, sleep.mjSLEEP_INIT)
        if self.shape.flipped is not None:
            self._coin(self.shape.flipped)
        model = self.spec.compile()
        geoms = (model.geom(number).name for number in range(model.ngeom))
        return Scene(model, tuple(name.partition("#")[0] for name in geoms))

    def _options(self) -> None:
        simulation, option = PHYSICS.simulation, self.spec.option
        option.timestep = simulation.timestep
        option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
        option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
        option.solver = mujoco.mjtSolver.mjSOL_NEWTON
        option.iterations = 20
        option.density, option.viscosity = 1.2, 2e-5
        flags = mujoco.mjtEnableBit
        option.enableflags |= flags.mjENBL_SLEEP

    def _landscape(self, world: Any) -> None:
        table, depth = TARGET.table, PHYSICS.simulation.board_prism_depth
        geom = self._geom(world, "table", "table", DICE | WALL | COIN)
        geom.type = mujoco.mjtGeom.mjGEOM_CYLINDER
        half = table.thickness * CM / 2
        geom.size, geom.pos = [table.radius * CM, half, 0], [0, 0, -half]
        top = TARGET.thickness * CM
        self._prisms(
            world, "board", "board", outlines.board(), (top - depth, top), DICE | WALL | COIN
        )
        top = TARGET.bone_thickness * CM
        self._prisms(world, "bones", "board", outlines.bones(), (top - depth, top), DICE | COIN)

    def _iceberg(self, world: Any, hole: str) -> None:
        """A pyramid on a square, two of its sides at right angles to the radius."""
        found, iceberg = HOLES[hole], GADGETS["iceberg"]
        assert iceberg.base is not None
        assert iceberg.height is not None
        square = outlines.box(iceberg.base * CM, iceberg.base * CM, found.centre_theta)
        x, y = found.x * CM, found.y * CM
        points = [(x + u, y + v, 0.0) for u, v in square]
        points.append((x, y, iceberg.height * CM))
        self._mesh(world, f"iceberg:{hole}", "iceberg", points, DICE | COIN)

    def _overlay(self, body: Any, overlay: str, touches: int) -> None:
        """A ring or a disc about its own middle."""
        found = OVERLAYS[overlay]
        half = found.thickness * CM / 2
        parts = outlines.ring(found.outer_radius * CM, found.inner_radius * CM, 16)
        self._prisms(body, f"overlay:{overlay}", "overlay", parts, (-half, half), touches)

    def _floe(self) -> None:
        floe = GADGETS["floe"]
        assert floe.thickness is not None
        outline = [(x * CM, y * CM) for x, y in floe.corners]
        body = self._placed("floe")
        self._prisms(body, "floe", "floe", [outline], (0, floe.thickness * CM), DICE)

    def _pond(self) -> None:
        pond = GADGETS["pond"]
        assert pond.outer is not None
        assert pond.inner is not None
        assert pond.thickness is not None
        outer, inner = (
            (oval.length * CM / 2, oval.width * CM / 2) for oval in (pond.outer, pond.inner)
        )
        parts = outlines.frame(outer, inner, 24)
        self._prisms(
            self._placed("pond"), "pond_frame", "overlay", parts, (0, pond.thickness * CM), DICE
        )

    def _wall(self) -> None:
        """A plate whose inner face is at x = 0, with its foot on the far side."""
        wall = GADGETS["ice_wall"]
        assert wall.width is not None
        assert wall.height is not None
        assert wall.thickness is not None
        assert wall.foot_depth is not None
        assert wall.mass_g is not None
        body = self.spec.worldbody.add_body(name="wall")
        body.add_freejoint()
        body.sleep = mujoco.mjtSleepPolicy.mjSLEEP_INIT
        body.pos = [FAR, FAR, 0]
        thick, width, height = (side * CM for side in (wall.thickness, wall.width, wall.height))
        foot = wall.foot_depth * CM
        areas = (height * width, foot * width)
        for area, size, pos in (
            (areas[0], (thick, width, height), (thick / 2, 0, height / 2)),
            (areas[1], (foot, width, thick), (foot / 2 + thick, 0, thick / 2)),
        ):
            geom = self._geom(body, "wall", "ice_wall", DICE | WALL)
            geom.contype = WALL
            geom.type = mujoco.mjtGeom.mjGEOM_BOX
            geom.size, geom.pos = [side / 2 for side in size], pos
            geom.mass = wall.mass_g * GRAM * area / sum(areas)

    def _waterfall(self) -> None:
        """A plate behind its lower edge, which it turns about; x is the way down."""
        found = GADGETS["waterfall"]
        assert found.length is not None
        assert found.width is not None
        assert found.thickness is not None
        body = self._placed("waterfall_edge").add_body(name="waterfall")
        hinge = body.add_joint(name="tilt")
        hinge.type, hinge.axis = mujoco.mjtJoint.mjJNT_HINGE, [0, 1, 0]
        hinge.armature = PLATE_INERTIA
        body.gravcomp = 1
        body.sleep = mujoco.mjtSleepPolicy.mjSLEEP_NEVER
        geom = self._geom(body, "waterfall", "waterfall", DICE)
        geom.type, geom.mass = mujoco.mjtGeom.mjGEOM_BOX, 1
        length, width, thick = found.length * CM, found.width * CM, found.thickness * CM
        geom.size, geom.pos = [length / 2, width / 2, thick / 2], [-length / 2, 0, -thick / 2]

    def _die(self, name: str, kind: str, sleep: Any) -> None:
        found = solid(kind)
        body = self.spec.worldbody.add_body(name=name)
        body.add_freejoint()
        body.sleep = sleep
        body.pos = [FAR + sum(1 for _ in self.spec.bodies), 0, FAR]
        body.explicitinertial = True
        body.ipos, body.mass, body.inertia = [0, 0, 0], found.mass, [found.inertia] * 3
        geom = self._mesh(body, name, found.material, found.hull, DICE, key=f"die {kind}")
        geom.contype = DICE
        geom.priority = FIRST if found.material == "foam_die" else 0

    def _coin(self, overlay: str) -> None:
        found = OVERLAYS[overlay]
        body = self.spec.worldbody.add_body(name="coin")
        body.add_freejoint()
        outer, inner, thick = (
            size * CM for size in (found.outer_radius, found.inner_radius, found.thickness)
        )
        mass = found.mass_g * GRAM
        across = mass * (3 * (outer**2 + inner**2) + thick**2) / 12
        body.explicitinertial = True
        body.ipos, body.mass = [0, 0, 0], mass
        body.inertia = [across, across, mass * (outer**2 + inner**2) / 2]
        self._overlay(body, overlay, 0)
        materials = PHYSICS.materials
        for geom in body.geoms:
            geom.contype, geom.priority, geom.condim = COIN, FIRST, 6
            geom.friction = [
                materials.overlay.friction,
                materials.overlay_torsional_friction,
                materials.overlay_rolling_friction,
            ]

    def _placed(self, name: str) -> Any:
        """A body that is put into its place when the throw begins, and stays there."""
        return self.spec.worldbody.add_body(name=name, mocap=True)

    def _prisms(
        self,
        body: Any,
        name: str,
        material: str,
        polygons: Iterable[Polygon],
        heights: tuple[float, float],
        touches: int,
    ) -> None:
        for polygon in polygons:
            points = [(x, y, z) for z in heights for x, y in polygon]
            self._mesh(body, name, material, points, touches)

    def _mesh(
        self, body: Any, name: str, material: str, points: Any, touches: int, key: str = ""
    ) -> Any:
        """A convex body of these corners."""
        key = key or f"mesh {len(self.meshes)}"
        if key not in self.meshes:
            mesh = self.spec.add_mesh(name=key)
            mesh.uservert = np.asarray(points, dtype=np.float64).flatten()
            self.meshes[key] = key
        geom = self._geom(body, name, material, touches)
        geom.type, geom.meshname = mujoco.mjtGeom.mjGEOM_MESH, key
        return geom

    def _geom(self, body: Any, name: str, material: str, touches: int) -> Any:
        materials = PHYSICS.materials
        found: Material = getattr(materials, material)
        geom = body.add_geom(name=f"{name}#{sum(1 for _ in self.spec.geoms)}")
        geom.contype, geom.conaffinity, geom.priority = 0, touches, SURFACE
        geom.condim = 4
        geom.friction = [found.friction, materials.torsional_friction, materials.rolling_friction]
        geom.solref, geom.solimp[:3] = springs(found), PHYSICS.simulation.solimp
        return geom


def springs(material: Material) -> list[float]:
    """The damped spring of a contact that gives back so much of the speed."""
    lost = -log(material.restitution)
    damping = lost / sqrt(pi**2 + lost**2)
    return [1 / (damping * PHYSICS.simulation.contact_natural_frequency), damping]
