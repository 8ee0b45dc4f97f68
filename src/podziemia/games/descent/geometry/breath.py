"""DJ-15.7, DJ-R-15, DJ-R-16: the breath template, laid against each side of a figure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from podziemia.kernel.scene import Square

from .floor import Body, Cells, Plan, as_cells, as_set

Side: TypeAlias = Literal["n", "w", "e", "s"]

WIDE: Final = (2, 4, 4)
"""The template: how many squares wide it is, row by row from its narrow end."""
NARROW: Final = (1, 3, 5)
"""DJ-25.5: another template; its narrow end is one square."""


@dataclass(frozen=True, slots=True)
class Breath:
    """One way to lay the template, and what the breath reaches under it."""

    side: Side
    offset: int
    """Where along the side its narrow end begins, counted from the north or the west."""
    squares: tuple[Square, ...]
    """All that lies under the template, also beyond the edge of the map (DJ-15.8)."""
    cells: Cells


@lru_cache(maxsize=1 << 12)
def breaths(plan: Plan, body: Body, rows: tuple[int, ...] = WIDE) -> tuple[Breath, ...]:
    """All ways to lay the template, with as much contact as there can be."""
    (top, left), (bottom, right) = plan.floor.squares[body[0]], plan.floor.squares[body[-1]]
    edges: dict[Side, tuple[int, int]] = {
        "n": (top, -1),
        "w": (left, -1),
        "e": (right, 1),
        "s": (bottom, 1),
    }
    narrow = rows[0]
    found = []
    for side, (edge, outwards) in edges.items():
        lying = side in {"n", "s"}
        start, length = (left, right - left + 1) if lying else (top, bottom - top + 1)
        spare = length - narrow
        for offset in range(min(spare, 0), max(spare, 0) + 1):
            squares: list[Square] = []
            for ahead, width in enumerate(rows, start=1):
                line = edge + outwards * ahead
                first = start + offset - (width - narrow) // 2
                along = range(first, first + width)
                squares += [(line, at) if lying else (at, line) for at in along]
            cells = reached(plan, body, squares[:narrow], squares)
            found.append(Breath(side, offset, tuple(squares), cells))
    return tuple(found)


def reached(plan: Plan, body: Body, narrow: list[Square], squares: list[Square]) -> Cells:
    """DJ-R-16: what is joined to the figure through the narrow end and spaces of the template."""
    cells = plan.floor.cells
    under = as_set(cells[square] for square in squares if square in cells)
    fresh = plan.touching(body) & as_set(cells[square] for square in narrow if square in cells)
    found = 0
    while fresh:
        found |= fresh
        around = 0
        for cell in as_cells(fresh):
            around |= plan.around[cell]
        fresh = around & under & ~found
    return found
