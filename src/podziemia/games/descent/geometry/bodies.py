"""Where figures of any size stand, step and are thrown (DJ-14.3, DJ-14.9-14.12, DJ-15.30).

All bases are rectangles: a size is so many rows and columns, and the first cell of a body is its
north-west corner. Whether somebody stands there is for the caller to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from .floor import DIRECTIONS, SLANTED, STRAIGHT, Body, Cell, Cells, Floor, Plan, as_cells, as_set

Size: TypeAlias = tuple[int, int]
"""Rows and columns."""
FLIGHT: Final = 3
"""DJ-15.16: how far a figure of one space is thrown at most."""
NARROW_BODY: Final = 2


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a figure, for one movement point."""

    body: Body
    cells: Cells
    """The body as a set."""
    entered: Cells
    """DJ-14.13: the cells that were not its own before."""


def laid(floor: Floor, cell: Cell, size: Size) -> Body:
    """The body of this size with this north-west corner; empty where squares are missing."""
    rows, columns = size
    body = tuple(
        floor.shifted(cell, down, right) for down in range(rows) for right in range(columns)
    )
    return () if min(body) < 0 else body


def size_of(floor: Floor, body: Body) -> Size:
    """How many rows and columns a body covers."""
    (top, left), (bottom, right) = floor.squares[body[0]], floor.squares[body[-1]]
    return bottom - top + 1, right - left + 1


@lru_cache(maxsize=1 << 16)
def whole(plan: Plan, body: Body) -> bool:
    """Whether neither a wall nor a closed door runs through a body."""
    rows, columns = size_of(plan.floor, body)
    return all(
        plan.around[body[at]] >> body[at + 1] & 1
        for at in range(rows * columns)
        if (at + 1) % columns
    ) and all(plan.around[body[at]] >> body[at + columns] & 1 for at in range((rows - 1) * columns))


@lru_cache(maxsize=1 << 10)
def all_bodies(plan: Plan, size: Size) -> tuple[Body, ...]:
    """Every place on the map for a figure of this size, lying as it is."""
    found = (laid(plan.floor, cell, size) for cell in range(plan.floor.size))
    return tuple(body for body in found if body and whole(plan, body))


@lru_cache(maxsize=1 << 16)
def steps(plan: Plan, body: Body) -> tuple[Step, ...]:
    """DJ-4.2, DJ-14.9 to DJ-14.12: where one movement point takes a figure."""
    rows, columns = size_of(plan.floor, body)
    if rows == columns:
        found = list(shifts(plan, body, DIRECTIONS))
    else:
        found = [*followed(plan, body, rows, columns), *shifts(plan, body, SLANTED)]
    here = as_set(body)
    return tuple(
        Step(other, as_set(other), as_set(other) & ~here)
        for other in dict.fromkeys(found)
        if whole(plan, other)
    )


def shifts(plan: Plan, body: Body, directions: tuple[tuple[int, int], ...]) -> Iterator[Body]:
    """The whole figure moves one space; none of its spaces goes through a wall."""
    for down, right in directions:
        other = tuple(plan.floor.shifted(cell, down, right) for cell in body)
        if all(
            far >= 0 and plan.around[cell] >> far & 1 for cell, far in zip(body, other, strict=True)
        ):
            yield other


def followed(plan: Plan, body: Body, rows: int, columns: int) -> Iterator[Body]:
    """DJ-14.10, DJ-14.11, DJ-14.12: either end leads, and the rest of a long figure follows."""
    if min(rows, columns) == 1:
        for front in (body[0], body[-1]):
            for down, right in STRAIGHT:
                ahead = plan.floor.shifted(front, down, right)
                if ahead >= 0 and ahead not in body and plan.around[front] >> ahead & 1:
                    yield (min(front, ahead), max(front, ahead))
        return
    along = ((-1, 0), (1, 0)) if rows > columns else ((0, -1), (0, 1))
    yield from shifts(plan, body, along)
    # The body turns: one space further to a side, and two of the three pairs along it are kept.
    corners = (
        [(down, right) for down in (0, 1) for right in (-1, 0)]
        if rows > columns
        else [(down, right) for down in (-1, 0) for right in (0, 1)]
    )
    for down, right in corners:
        row, column = plan.floor.squares[body[0]]
        corner = plan.floor.cells.get((row + down, column + right), -1)
        if corner >= 0:
            turned = laid(plan.floor, corner, (columns, rows))
            if turned:
                yield turned


@lru_cache(maxsize=1 << 12)
def flights(plan: Plan, body: Body) -> tuple[Body, ...]:
    """DJ-15.30, DJ-R-19: where Knockback may take a figure; a long one keeps the way it lies."""
    if len(body) > NARROW_BODY:
        return ()
    spaces = FLIGHT + 1 - len(body)
    row, column = plan.floor.squares[body[0]]
    found = []
    for cell in as_cells(plan.within(body[0], spaces) & ~(1 << body[0])):
        down, right = plan.floor.squares[cell][0] - row, plan.floor.squares[cell][1] - column
        other = tuple(plan.floor.shifted(one, down, right) for one in body)
        if (
            min(other) >= 0
            and all(
                plan.within(one, spaces) >> far & 1 for one, far in zip(body, other, strict=True)
            )
            and whole(plan, other)
        ):
            found.append(other)
    return tuple(found)
