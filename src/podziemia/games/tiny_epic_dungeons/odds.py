"""The exact chance of a check: what the dice can come to, with focus, rerolls and boosts.

TED-8.5 to TED-8.13. Everything is counted, nothing is drawn: numbers of equally likely rolls, as
fractions. The hero is taken to use dice, focus and rerolls in the best way.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import Final, TypeAlias

from .content import CHANGE_COST

Faces: TypeAlias = tuple[int, ...]
Boost: TypeAlias = tuple[int, int]
"""The focus that a trigger ability costs, and what it adds."""
FACES: Final = (1, 2, 3, 4, 5, 6)
HIGHEST_PLUS: Final = 2  # TED-8.6: 1+ and 2+


@cache
def total(faces: Faces) -> int:
    """TED-8.9: the most that dice come to: one main die and every plus among the others."""
    pluses = sum(face for face in faces if face <= HIGHEST_PLUS)
    return max(pluses + (0 if face <= HIGHEST_PLUS else face) for face in faces)


@cache
def best(faces: Faces, changes: int) -> int:
    """TED-8.10: the most that dice come to when so many steps of dice may be bought."""
    return max(
        total(changed)
        for changed in product(FACES, repeat=len(faces))
        if sum(abs(new - old) for new, old in zip(changed, faces, strict=True)) <= changes
    )


def reaches(faces: Faces, need: int, focus: int, boosts: Iterable[Boost] = ()) -> bool:
    """Whether dice that lie there can be brought to a number."""
    ways = {(0, 0)}
    for cost, plus in boosts:
        ways |= {(spent + cost, more + plus) for spent, more in ways}
    return any(
        spent <= focus and best(faces, (focus - spent) // CHANGE_COST) + more >= need
        for spent, more in ways
    )


def chance(
    faces: Faces, need: int, focus: int = 0, rerolls: int = 0, boosts: tuple[Boost, ...] = ()
) -> Fraction:
    """The chance that these dice come to a number, by focus, rerolls and boosts."""
    return _chance(tuple(sorted(faces)), need, focus, rerolls, boosts)


@lru_cache(maxsize=65_536)
def _chance(
    faces: Faces, need: int, focus: int, rerolls: int, boosts: tuple[Boost, ...]
) -> Fraction:
    if reaches(faces, need, focus, boosts):
        return Fraction(1)
    if not rerolls:
        return Fraction(0)
    return max(
        sum(
            (_chance(again(faces, die, face), need, focus, rerolls - 1, boosts) for face in FACES),
            Fraction(0),
        )
        / len(FACES)
        for die in range(len(faces))
    )


def again(faces: Faces, die: int, face: int) -> Faces:
    """Dice of which one shows another face, in order."""
    return tuple(sorted((*faces[:die], face, *faces[die + 1 :])))


@lru_cache(maxsize=65_536)
def odds(
    dice: int, need: int, focus: int = 0, rerolls: int = 0, boosts: tuple[Boost, ...] = ()
) -> Fraction:
    """The chance that so many dice come to a number, before they are rolled."""
    rolls = (chance(faces, need, focus, rerolls, boosts) for faces in product(FACES, repeat=dice))
    return sum(rolls, Fraction(0)) / Fraction(len(FACES) ** dice)
