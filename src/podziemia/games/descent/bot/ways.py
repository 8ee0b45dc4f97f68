"""Where figures can come to, and how far everything is from everywhere."""

from __future__ import annotations

from typing import NamedTuple

from ..geometry import FAR, Body, Cell, Cells, Plan, as_cells, steps
from ..rules.board import heroes_on, known_cells, monsters_on, others_on
from ..rules.monsters import barred
from ..state import Hero, Monster, State


class Way(NamedTuple):
    """How to come somewhere: the points it takes, and the first step."""

    cost: int
    first: Body


def open_plan(state: State) -> Plan:
    """The floor with every door open that the heroes can open."""
    doors = state.quest.doors.values()
    ways = {door.id for door in doors if door.color is None or door.color in state.keys}
    return state.floor.plan(state.openings | ways)


def distances(plan: Plan, ends: Cells, blocked: Cells) -> list[int]:
    """How many steps every space is away from the nearest of some."""
    found = [FAR] * plan.floor.size
    stairs, around = plan.floor.stairs, plan.around
    near = fresh = ends
    count = 0
    while fresh:
        reached = 0
        for cell in as_cells(fresh):
            found[cell] = count
            reached |= around[cell]
            if cell in stairs:
                reached |= 1 << stairs[cell]
        fresh = reached & ~near & ~blocked
        near |= fresh
        count += 1
    return found


def hero_ways(state: State, hero: Hero, most: int) -> dict[Cell, Way]:
    """The spaces on which a hero may end who walks so far, its own included."""
    start = hero.cell
    others = others_on(state, hero)
    passing = state.water | state.rubble | monsters_on(state) | state.pits
    beside = state.plan.beside
    ways: dict[Cell, Way] = {start: Way(0, (start,))}
    edge = [start]
    for cost in range(1, most + 1):
        following = []
        for cell in edge:
            before = ways[cell].first
            for other in beside[cell]:
                if other not in ways and not passing >> other & 1:
                    ways[other] = Way(cost, (other,) if cell == start else before)
                    following.append(other)
        edge = following
    return {cell: way for cell, way in ways.items() if cell == start or not others >> cell & 1}


def monster_ways(state: State, monster: Monster, most: int) -> dict[Body, Way]:
    """Where a monster may end that moves so far, its own place included."""
    start = monster.cells
    known = known_cells(state)
    passing = known & ~barred(state, monster, 1) & ~state.pits
    ending = known & ~barred(state, monster, 0) & ~heroes_on(state)
    plan = state.plan
    ways: dict[Body, Way] = {start: Way(0, start)}
    ends: dict[Body, Way] = {start: ways[start]}
    edge = [start]
    for cost in range(1, most + 1):
        following = []
        for body in edge:
            before = ways[body].first
            for each in steps(plan, body):
                if each.body not in ways and not each.cells & ~passing:
                    way = Way(cost, each.body if body == start else before)
                    ways[each.body] = way
                    following.append(each.body)
                    if not each.cells & ~ending:
                        ends[each.body] = way
        edge = following
    return ends
