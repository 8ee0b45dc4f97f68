"""DF-13.17, DF-13.23: the bodies of the dice, in metres, their middle at the origin.

The hull that bounces has rounded corners, each of seven points: towards the faces and edges that
meet there, and outwards. What lies on a section is the sharp corners of the ideal solid.
"""

# Not compiled: the engine does the work.

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...content import DICE
from ...entries import Die
from ..units import CM, GRAM

Points: TypeAlias = NDArray[np.float64]

TETRAHEDRON: Final = np.array([[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]], dtype=np.float64)
CUBE: Final = np.array(list(product((-1, 1), repeat=3)), dtype=np.float64)
AXES: Final = np.array(
    [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]], dtype=np.float64
)


class Solid:
    """A kind of dice as a body."""

    def __init__(self, die: Die) -> None:
        edge, self.rounding = die.edge * CM, die.rounding * CM
        self.mass = die.mass_g * GRAM
        if die.shape == "d4":
            self.corners: Points = TETRAHEDRON * edge / np.sqrt(8)
            self.faces: Points = -TETRAHEDRON / np.sqrt(3)
            self.tops: Points = TETRAHEDRON / np.sqrt(3)
            self.inradius, self.inertia = edge / np.sqrt(24), self.mass * edge**2 / 20
        else:
            self.corners, self.faces, self.tops = CUBE * edge / 2, AXES, AXES
            self.inradius, self.inertia = edge / 2, self.mass * edge**2 / 6
        self.standing = die.corners
        self.outcomes = die.outcomes
        self.material = die.material
        self.hull: Points = np.array(list(self._rounded()))

    def _rounded(self) -> Iterator[Points]:
        """The points of the hull."""
        size = float(np.linalg.norm(self.corners[0]))
        inner = self.corners * (1 - self.rounding * size / self.inradius / size)
        for corner, middle in zip(self.corners, inner, strict=True):
            meeting = [face for face in self.faces if face @ corner > 0]
            ways = [*meeting, *(a + b for a, b in combinations(meeting, 2)), corner]
            for way in ways:
                yield middle + way / np.linalg.norm(way) * self.rounding


@cache
def solid(kind: str) -> Solid:
    """The body of a kind of dice."""
    return Solid(DICE[kind])
