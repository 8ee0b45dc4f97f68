"""What figures see and reach (DJ-7): own spaces, pits, stairs and Gust of Wind included."""

from __future__ import annotations

from functools import lru_cache

from .floor import FAR, Body, Cell, Cells, Plan, as_set
from .pits import hole, rim


@lru_cache(maxsize=1 << 14)
def view(
    plan: Plan,
    body: Body,
    blocked: Cells,
    pits: Cells = 0,
    farthest: int = FAR,
    by_stairs: bool = True,
) -> Cells:
    """DJ-7.1 to DJ-7.13: the cells to which a figure has line of sight, its own among them.

    `blocked` are the spaces of figures and rubble; its own never stop it (DJ-7.5). Without
    `by_stairs` it is the sight that reveals areas (DJ-7.18). Gust of Wind sets `farthest`.
    """
    blocked &= ~as_set(body)
    found = 0
    for cell in body:
        sight = plan.seen(cell, blocked)
        if farthest < FAR:
            sight &= plan.within(cell, farthest)
        found |= sight
    if by_stairs:
        for cell in body:
            found |= plan.by_stairs.get(cell, 0)
    return found & bounds(plan, body, pits)


def bounds(plan: Plan, body: Body, pits: Cells) -> Cells:
    """DJ-7.11, DJ-17.23: the cells a figure may see at all; few if it is in a pit."""
    if not pits >> body[0] & 1 or as_set(body) & ~pits:
        return plan.floor.all
    pit = hole(plan, body[0], pits)
    return pit | rim(plan, pit)


@lru_cache(maxsize=1 << 14)
def distance_seen(
    plan: Plan, body: Body, target: Cell, blocked: Cells, pits: Cells = 0, farthest: int = FAR
) -> int:
    """DJ-7.15, DJ-7.19: how far a target is from the nearest own space that sees it; else FAR."""
    if not bounds(plan, body, pits) >> target & 1:
        return FAR
    blocked &= ~as_set(body)
    return min(
        (
            plan.attack_distance(cell, target)
            for cell in body
            if plan.by_stairs.get(cell, 0) >> target & 1
            or (
                plan.sees(cell, target, blocked)
                and (farthest == FAR or plan.within(cell, farthest) >> target & 1)
            )
        ),
        default=FAR,
    )


@lru_cache(maxsize=1 << 14)
def struck(
    plan: Plan,
    body: Body,
    spaces: int,
    blocked: Cells,
    pits: Cells = 0,
    by_stairs: bool = True,
) -> Cells:
    """DJ-6.26, DJ-15.20: what a figure may attack hand to hand, 1 space away or 2 with Reach.

    Sweep (DJ-15.24) and Word of Vaal do not go by stairs (DJ-7.20).
    """
    blocked &= ~as_set(body)
    found = 0
    for cell in body:
        near = plan.within(cell, spaces)  # what is between is near, too
        found |= plan.seen(cell, blocked & near) & near
        if by_stairs:
            found |= plan.by_stairs.get(cell, 0) & plan.reach(cell, spaces)
    return found & bounds(plan, body, pits) & ~as_set(body)


def blast(plan: Plan, centre: Cell, spaces: int, rubble: Cells) -> Cells:
    """DJ-15.4, DJ-15.5, DJ-R-66: the cells of a Blast; figures do not shield from it."""
    return plan.seen(centre, rubble) & plan.within(centre, spaces)
