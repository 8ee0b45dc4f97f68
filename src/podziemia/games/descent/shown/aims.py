"""From whoever acts to everybody of the other side: how far it is, and what hides them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.kernel.game import View

from ..geometry import Cell, as_cells, as_set
from ..geometry.floor import FAR
from ..geometry.sight import bounds
from ..rules.board import farthest_sight, figures_on, in_pit
from ..rules.targets import people
from ..state import Figure, Monster, State

WALL: Final = "wall"
FIGURES: Final = "figures"
DARK: Final = "dark"
"""DJ-7.11, DJ-7.13: nothing is between, but a pit or a Gust of Wind ends the sight."""


def aims(state: State, acting: Figure) -> list[View]:
    """The line to each figure of the other side."""
    others: Sequence[Figure] = people(state) if isinstance(acting, Monster) else state.monsters
    return [aim(state, acting, other) for other in others if other.cells]


def aim(state: State, acting: Figure, other: Figure) -> View:
    """DJ-7.1, DJ-7.15: the shortest line between two figures of those that are clear, or of all."""
    plan, squares = state.plan, state.floor.squares
    blocked = (figures_on(state) | state.rubble) & ~as_set(acting.cells)
    pits = state.pits if in_pit(state, acting) else 0
    farthest = FAR if isinstance(acting, Monster) else farthest_sight(state)
    allowed = bounds(plan, acting.cells, pits)

    def hidden(start: Cell, end: Cell) -> str:
        """Why the line between two spaces is not clear; nothing where it is."""
        if plan.by_stairs.get(start, 0) >> end & 1:
            return ""
        between = plan.line(start, end)
        if between is None:
            return WALL
        if between & blocked:
            return FIGURES
        near = farthest == FAR or plan.within(start, farthest) >> end & 1
        return "" if near and allowed >> end & 1 else DARK

    lines = [(start, end, hidden(start, end)) for start in acting.cells for end in other.cells]
    start, end, why = min(
        lines, key=lambda each: (bool(each[2]), plan.attack_distance(each[0], each[1]))
    )
    between = plan.line(start, end) or 0
    distance = plan.attack_distance(start, end)
    return {
        "piece": other.piece,
        "squares": [list(squares[cell]) for cell in sorted(other.cells, key=lambda c: c != end)],
        "distance": None if distance >= FAR else distance,
        "hidden": why,
        "blocked": [list(squares[cell]) for cell in as_cells(between & blocked)] if why else [],
    }
