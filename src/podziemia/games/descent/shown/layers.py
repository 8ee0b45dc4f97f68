"""What is drawn over the map: where whoever acts can go, what it sees, where monsters may come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podziemia.kernel import scene
from podziemia.kernel.game import View
from podziemia.kernel.scene import runs_of

from ..content import STEP_COST
from ..geometry import Body, Cell, Cells, as_cells, as_set, steps
from ..rules.board import (
    acrobatic,
    in_pit,
    known_cells,
    monsters_on,
    others_on,
    sight_of,
)
from ..rules.monsters import barred, step_cost
from ..rules.spawn import open_cells, out_of_sight
from ..rules.steps import held
from ..state import Companion, Figure, Hero, Monster, State
from .aims import aims

LEADING: Final = "led:"
"""`State.lasting`: the points left of a quest figure that is led."""


def layers(state: State, *, overlord: bool) -> View:
    """The layers of the moment; cells that an attack covers are part of the attack."""
    acting, points = who_acts(state)
    found: View = {"acting": None if acting is None else acting.piece}
    if acting is not None and acting.cells:
        found["sight"] = runs(state, sight_of(state, acting) & known_cells(state))
        found["aims"] = aims(state, acting)
        if points > 0:
            found |= reach(state, acting, points)
    if overlord and state.cursor.at("overlord") == "opening":
        found["spawn"] = runs(state, open_cells(state) & out_of_sight(state).cells)
    return found


def runs(state: State, cells: Cells) -> list[list[int]]:
    """A set of cells as runs of squares."""
    squares = state.floor.squares
    return [list(run) for run in runs_of(squares[cell] for cell in as_cells(cells))]


def who_acts(state: State) -> tuple[Figure | None, int]:
    """Whose turn or activation it is, and the movement points it has left."""
    if state.activation.monster >= 0:
        number = state.activation.monster
        for monster in state.monsters:
            if monster.number == number:
                return monster, state.activation.mp
        return None, 0
    for companion in state.companions:
        if LEADING + companion.name in state.lasting:
            return companion, state.lasting[LEADING + companion.name]
    if state.turn.hero >= 0:
        hero = state.heroes[state.turn.hero]
        return hero, 0 if state.turn.stopped or held(state, hero) else state.turn.mp
    return None, 0


def reach(state: State, figure: Figure, points: int) -> View:
    """DJ-4: the squares that can be walked to step by step; of large monsters all they can cover.

    Whoever is in a pit climbs first; beyond a pit nobody walks on.
    """
    if in_pit(state, figure):
        return {}
    if isinstance(figure, Monster) and len(figure.cells) > 1:
        return {"cover": runs(state, covered(state, figure, points))}
    if isinstance(figure, Monster):
        allowed = monster_steps(state, figure)
    else:
        allowed = hero_steps(state, figure)
    return {"reach": walked(state, figure.cells[0], points, allowed)}


def hero_steps(state: State, figure: Hero | Companion) -> Callable[[int], Cells]:
    """DJ-4.2 to DJ-4.9: the cells that can be stepped into with so many points left after it."""
    others = others_on(state, figure)
    solid = state.water | state.rubble | monsters_on(state) | (others & state.pits)
    free = state.floor.all
    if isinstance(figure, Companion):
        free, spare = known_cells(state), 0
    else:
        spare = figure.fatigue
        if acrobatic(figure):
            solid, others = 0, others | solid
    return lambda left: free & ~solid & (free if left + spare else ~others)


def monster_steps(state: State, monster: Monster) -> Callable[[int], Cells]:
    """DJ-4.4 to DJ-4.7, DJ-4.19: the same for a monster."""
    known = known_cells(state)
    ending, passing = known & ~barred(state, monster, 0), known & ~barred(state, monster, 1)
    return lambda left: passing if left else ending


def walked(
    state: State, start: Cell, points: int, allowed: Callable[[int], Cells]
) -> list[list[Any]]:
    """Every cell within reach: its square, what it costs, and the square before it.

    Of several ways that cost the same the straightest is meant.
    """
    squares, around = state.floor.squares, state.plan.around
    ends = state.pits | (state.floor.all & ~known_cells(state))
    seen, fresh, lengths = 1 << start, [start], {start: 0}
    found: list[list[Any]] = []
    for cost in range(STEP_COST, points + 1):
        free = allowed(points - cost) & ~seen
        before: dict[Cell, Cell] = {}
        for cell in fresh:
            for other in as_cells(around[cell] & free):
                length = lengths[cell] + stride(squares[cell], squares[other])
                if other not in before or length < lengths[other]:
                    before[other], lengths[other] = cell, length
        found += [[*squares[to], cost, list(squares[cell])] for to, cell in before.items()]
        seen |= as_set(before)
        fresh = [cell for cell in before if not ends >> cell & 1]
    return found


def stride(one: scene.Square, other: scene.Square) -> int:
    """How long a step is: an oblique one is about half as long again."""
    return 2 + (one[0] != other[0] and one[1] != other[1])


def covered(state: State, monster: Monster, points: int) -> Cells:
    """DJ-14.9 to DJ-14.14: every cell that a large monster can come to cover."""
    known = known_cells(state)
    ending, passing = known & ~barred(state, monster, 0), known & ~barred(state, monster, 1)
    left: dict[Body, int] = {monster.cells: points}
    found = 0
    for body in (queue := [monster.cells]):
        for each in steps(state.plan, body):
            rest = left[body] - step_cost(state, monster, each.body)
            if rest < 0 or left.get(each.body, -1) >= 0 or each.cells & ~passing:
                continue
            left[each.body] = rest
            queue.append(each.body)
            if not each.cells & ~ending:
                found |= each.cells
    return found
