"""Dealing anew what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from podziemia.kernel.rng import Rng

T = TypeVar("T")


def deal_piles_anew(piles: Sequence[list[T]], rng: Rng) -> None:
    """Deal the things of some piles anew among them; each keeps its number of them."""
    pool = [thing for pile in piles for thing in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = take(pool, len(pile))


def take(pool: list[T], count: int) -> list[T]:
    """Take the last `count` things out of a pool."""
    cut = len(pool) - count
    taken = pool[cut:]
    del pool[cut:]
    return taken


def take_fitting(pool: list[T], places: Sequence[Callable[[T], bool]]) -> list[T] | None:
    """Take a thing that fits it out of a pool for each place; None if there are none for all.

    The last things that fit are taken, unless others are needed for the places that follow.
    """
    if not places:
        return []
    for index in range(len(pool) - 1, -1, -1):
        if places[0](pool[index]):
            thing = pool.pop(index)
            others = take_fitting(pool, places[1:])
            if others is not None:
                return [thing, *others]
            pool.insert(index, thing)
    return None
