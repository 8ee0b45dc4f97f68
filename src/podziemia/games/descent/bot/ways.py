"""Where figures can come to, and how far everything is from everywhere."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..content import CLIMB_COST, STEP_COST
from ..geometry import FAR, Body, Cell, Cells, Plan, as_cells, as_set, steps
from ..rules.board import acrobatic, heroes_on, known_cells, monsters_on, others_on
from ..rules.monsters import barred
from ..state import Hero, Monster, State

BARRED: Final = -1
"""Stands for a space that nobody can enter while distances are counted."""


class Way(NamedTuple):
    """How to come somewhere: the points it takes, and the first step."""

    cost: int
    first: Body
    falls: bool = False
    """Whether it leads into a pit."""


def unlocked(state: State) -> frozenset[str]:
    """The doors that the heroes can open."""
    doors = state.quest.doors.values()
    return frozenset(door.id for door in doors if door.color is None or door.color in state.keys)


def open_plan(state: State) -> Plan:
    """The floor with every door open that the heroes can open."""
    return state.floor.plan(state.openings | unlocked(state))


@lru_cache(maxsize=1 << 12)
def distances(plan: Plan, ends: Cells, blocked: Cells) -> tuple[int, ...]:
    """How many steps every space is away from the nearest of some; it changes little in a turn."""
    found = [FAR] * plan.floor.size
    stairs, beside = plan.floor.stairs, plan.beside
    edge = as_cells(ends)
    for cell in edge:
        found[cell] = 0
    for cell in as_cells(blocked & ~ends):
        found[cell] = BARRED
    count = 0
    while edge:
        count += 1
        following = []
        for cell in edge:
            for other in beside[cell]:
                if found[other] == FAR:
                    found[other] = count
                    following.append(other)
            if cell in stairs and found[stairs[cell]] == FAR:
                found[stairs[cell]] = count
                following.append(stairs[cell])
        edge = following
    return tuple(FAR if spaces == BARRED else spaces for spaces in found)


def hero_ways(state: State, hero: Hero, most: int) -> dict[Cell, Way]:
    """The spaces on which a hero may end who walks so far, its own included; also through pits."""
    start = hero.cell
    passing = state.water | state.rubble | monsters_on(state)
    pits = 0 if acrobatic(hero) else state.pits
    beside = state.plan.beside
    ways: dict[Cell, Way] = {start: Way(0, (start,))}
    edges: list[list[Cell]] = [[start], *([] for _ in range(most))]
    for cost, edge in enumerate(edges):
        for cell in edge:
            before = ways[cell]
            if before.cost < cost:
                continue
            deep = pits >> cell & 1
            for other in beside[cell]:
                if passing >> other & 1:
                    continue
                fallen = pits >> other & 1
                total = cost + (CLIMB_COST if deep and not fallen else STEP_COST)
                if total > most or (other in ways and ways[other].cost <= total):
                    continue
                first = (other,) if cell == start else before.first
                ways[other] = Way(total, first, before.falls or fallen > deep)
                edges[total].append(other)
    others = others_on(state, hero)
    barred = others | state.pits
    ends = {cell: way for cell, way in ways.items() if not barred >> cell & 1}
    return ends if ends and others >> start & 1 else {start: ways[start]} | ends


def monster_ways(state: State, monster: Monster, most: int) -> dict[Body, Way]:
    """Where a monster may end that moves so far, its own place included if it may stay there."""
    start = monster.cells
    known = known_cells(state)
    passing = known & ~barred(state, monster, 1) & ~state.pits
    ending = known & ~barred(state, monster, 0) & ~heroes_on(state)
    plan = state.plan
    ways: dict[Body, Way] = {start: Way(0, start)}
    ends: dict[Body, Way] = {}
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
    return ends if ends and as_set(start) & ~ending else {start: ways[start]} | ends
