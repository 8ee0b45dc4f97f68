"""DF-13.15: chance for a throw: whole numbers, each of them logged."""

from __future__ import annotations

from math import cos, log, pi, sin, sqrt
from typing import Final

from podziemia.kernel.rng import Rng

from .facts import UNIT, Drawn

WORDS: Final = 2**32


class Draws:
    """Draws numbers from the chance of the match and keeps them."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.drawn: list[Drawn] = []

    def even(self) -> float:
        """A number between 0 and 1, both left out."""
        return (self.rng.word() + 0.5) / WORDS

    def normal(self) -> float:
        """A number of the normal distribution."""
        return sqrt(-2 * log(self.even())) * cos(2 * pi * self.even())

    def noted(self, what: str, value: float) -> int:
        """The whole number that was drawn."""
        whole = round(value)
        self.drawn.append(Drawn(what, whole))
        return whole

    def jitter(self, what: str, sigma: float) -> int:
        """What is added to a number, by chance."""
        return self.noted(what, sigma * self.normal())

    def happens(self, what: str, share: float) -> bool:
        """Whether something happens that does so this often."""
        return bool(self.noted(what, self.even() < share))

    def heading(self, what: str) -> int:
        """Any direction, in hundredths of a degree."""
        return self.noted(what, 36_000 * self.even())

    def rotation(self, what: str) -> tuple[int, int, int, int]:
        """Any rotation, all equally likely."""
        part, one, two = self.even(), 2 * pi * self.even(), 2 * pi * self.even()
        low, high = sqrt(1 - part) * UNIT, sqrt(part) * UNIT
        w, x = self.noted(f"{what}_w", high * cos(two)), self.noted(f"{what}_x", low * sin(one))
        y, z = self.noted(f"{what}_y", low * cos(one)), self.noted(f"{what}_z", high * sin(two))
        return w, x, y, z
