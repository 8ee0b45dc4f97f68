"""Pits: which spaces are one hole, where one climbs out, and the jumps across (DJ-17.10-17.13)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .floor import DIRECTIONS, STRAIGHT, Cell, Cells, Plan, as_cells


@dataclass(frozen=True, slots=True)
class Jump:
    """DJ-17.12: a jump, by the pit spaces crossed and the space where it ends."""

    landing: Cell
    over: tuple[Cell, ...]


@lru_cache(maxsize=1 << 12)
def hole(plan: Plan, cell: Cell, pits: Cells) -> Cells:
    """DJ-17.11, DJ-R-34: the whole pit that a pit space belongs to."""
    found, ahead = 1 << cell, [cell]
    while ahead:
        here = ahead.pop()
        for down, right in STRAIGHT:
            other = plan.floor.shifted(here, down, right)
            if other >= 0 and (plan.around[here] & pits & ~found) >> other & 1:
                found |= 1 << other
                ahead.append(other)
    return found


def rim(plan: Plan, pit: Cells) -> Cells:
    """DJ-17.11: the cells adjacent to a pit."""
    found = 0
    for cell in as_cells(pit):
        found |= plan.around[cell]
    return found & ~pit


@lru_cache(maxsize=1 << 14)
def jumps(plan: Plan, cell: Cell, pits: Cells, taken: Cells) -> tuple[Jump, ...]:
    """DJ-17.13, DJ-R-35: the jumps of a figure of one space; `taken` are figures and obstacles.

    Who is in a pit climbs out and does not jump.
    """
    if pits >> cell & 1:
        return ()
    found = []
    for down, right in DIRECTIONS:
        last, over = cell, list[Cell]()
        while True:
            ahead = plan.floor.shifted(last, down, right)
            if ahead < 0 or (~plan.around[last] | taken) >> ahead & 1:
                break
            if not pits >> ahead & 1:
                if over:
                    found.append(Jump(ahead, tuple(over)))
                break
            over.append(ahead)
            last = ahead
    return tuple(found)
