"""What dice can be made into, and what a check is worth before its dice are rolled.

A check is described by what each total of the dice is worth: `worths[total]`, and by the least
total that succeeds, since unused dice give their icons only then (TED-8.16).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from ..content import CHANGE_COST
from ..odds import FACES, Faces
from ..options import Fix
from ..rules.checks import FOCUS_FACES, HIGHEST, fixings
from . import weights as w

Worths: TypeAlias = tuple[float, ...]
HIGHEST_TOTAL: Final = 10  # 6, 2+ and 2+
MOST_CHANGES: Final = 4
"""More steps of dice are never bought in one check."""


class Made(NamedTuple):
    """A way to end a check: the steps bought, the total, icons left over, and how."""

    steps: int
    total: int
    icons: float
    faces: Faces
    fix: Fix


@cache
def makings(faces: Faces) -> tuple[Made, ...]:
    """For every number of steps and every total the way that leaves the best icons."""
    found: dict[tuple[int, int], Made] = {}
    for changed in product(FACES, repeat=len(faces)):
        steps = sum(abs(new - old) for new, old in zip(changed, faces, strict=True))
        if steps > MOST_CHANGES:
            continue
        for fix in fixings(changed):
            used = (fix.main, *fix.plus)
            total = sum(changed[die] for die in used)
            unused = [face for die, face in enumerate(changed) if die not in used]
            icons = w.FOCUS * sum(face <= FOCUS_FACES for face in unused)
            icons += w.HEALTH * unused.count(HIGHEST)
            made = Made(steps, total, icons, changed, fix)
            if (steps, total) not in found or found[steps, total].icons < icons:
                found[steps, total] = made
    return tuple(found.values())


def worths_of(value: Callable[[int], float]) -> Worths:
    """What every total of the dice is worth, rounded so that alike checks are worked out once."""
    return tuple(round(value(total), 1) for total in range(HIGHEST_TOTAL + 1))


def worth(made: Made, worths: Worths, need: int) -> float:
    """What a way to end a check is worth."""
    icons = made.icons if made.total >= need else 0.0
    return worths[min(made.total, HIGHEST_TOTAL)] + icons - w.FOCUS * CHANGE_COST * made.steps


def best(faces: Faces, worths: Worths, need: int, focus: int) -> tuple[float, Made]:
    """The best way to end a check, with so much focus to spend."""
    ways = (made for made in makings(faces) if CHANGE_COST * made.steps <= focus)
    return max(((worth(made, worths, need), made) for made in ways), key=lambda each: each[0])


class Prospect(NamedTuple):
    """What a total costs at least, and what it leaves over at best if it succeeds."""

    total: int
    failed: float
    succeeded: float


@cache
def prospects(faces: Faces, changes: int) -> tuple[Prospect, ...]:
    """Every total that a roll can be made into with so many changes."""
    found: dict[int, Prospect] = {}
    for made in makings(faces):
        if made.steps <= changes:
            failed = -w.FOCUS * CHANGE_COST * made.steps
            known = found.get(made.total, Prospect(made.total, failed, failed))
            succeeded = max(known.succeeded, failed + made.icons)
            found[made.total] = Prospect(made.total, max(known.failed, failed), succeeded)
    return tuple(found.values())


@cache
def rolls(dice: int) -> tuple[tuple[Faces, int], ...]:
    """Every roll of so many dice, whatever their order, and how many of all rolls it is."""
    return tuple(Counter(tuple(sorted(roll)) for roll in product(FACES, repeat=dice)).items())


@lru_cache(maxsize=65_536)
def expected(dice: int, worths: Worths, need: int, focus: int) -> float:
    """What a check is worth before so many dice are rolled."""
    changes = min(focus // CHANGE_COST, MOST_CHANGES)
    found, count = 0.0, 0
    for faces, times in rolls(dice):
        count += times
        found += times * max(
            worths[total] + (succeeded if total >= need else failed)
            for total, failed, succeeded in prospects(faces, changes)
        )
    return found / count
