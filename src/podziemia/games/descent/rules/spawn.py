"""DJ-13: monsters come onto the map: with an area, from a spawn card, by other cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from podziemia.kernel.questions import Fact, Option, Rules, ask

from .. import options as choice
from ..content import MONSTERS
from ..entries import Monster as MonsterCard
from ..entries import OverlordCard
from ..events import MonsterPlaced, MonsterRelocated
from ..geometry import Body, Cells, Floor, Plan, Size, all_bodies, as_set, view
from ..state import OVERLORD, Monster, State
from .board import (
    active_glyphs,
    companions_on,
    farthest_sight,
    figures_on,
    heroes_on,
    in_pit,
    known_cells,
    others_on,
)
from .quests import most_spawned

DONE: Final = choice.Done()
PASS: Final = choice.Pass()
EVERYWHERE: Final[Cells] = -1
SPAWNS: Final = {name: choice.Spawn(name) for name in MONSTERS}


# Figures


def figures_of(state: State, card: MonsterCard) -> list[Monster]:
    """DJ-13.8, DJ-12.19: the figures of a kind and rank on the map; a Mimic has its own marker."""
    return [
        monster
        for monster in state.monsters
        if monster.card.kind == card.kind and monster.card.rank == card.rank and not monster.chest
    ]


def is_free(state: State, card: MonsterCard) -> bool:
    """DJ-13.8: whether a figure is left in the box."""
    return len(figures_of(state, card)) < card.figures


def movable(state: State, card: MonsterCard) -> list[Monster]:
    """DJ-13.9, DJ-14.19, DJ-25.5: the figures that may be taken off the map to be placed anew."""
    if state.options.strict_figure_limit:
        return []
    return [monster for monster in figures_of(state, card) if not monster.named]


def take_off(state: State, piece: str) -> bool:
    """DJ-13.9, DJ-13.15: no kill; whether the figure has been activated in this turn."""
    monster = state.figure(piece)
    assert isinstance(monster, Monster)
    state.emit(MonsterRelocated, "DJ-13.9", piece)
    state.monsters.remove(monster)
    return monster.done


def put_down(
    state: State, card: MonsterCard, body: Body, rule: str, *, named: str = "", done: bool = False
) -> Monster:
    """DJ-13.13: a fresh monster; being placed triggers nothing."""
    monster = Monster(state.numbers, card, body)
    state.numbers += 1
    monster.named, monster.done = named, done
    state.monsters.append(monster)
    if state.log is not None:
        squares = tuple(state.floor.squares[cell] for cell in body)
        state.emit(MonsterPlaced, rule, monster.piece, card.id, *squares[0], squares)
    return monster


def place_monster(
    state: State, card: MonsterCard, body: Body, rule: str, *, named: str = ""
) -> Rules[Monster | None]:
    """DJ-13.8, DJ-13.9, DJ-18.4: a monster on a given place, if there is a figure for it.

    A named monster always has one.
    """
    done = False
    if not named and not is_free(state, card):
        ways: list[Option] = [PASS]
        ways += [choice.Relocate(monster.piece) for monster in movable(state, card)]
        about: dict[str, Fact] = {"monster": card.id}
        chosen = yield from ask(OVERLORD, "relocate", ways, rule="DJ-13.9", about=about)
        if not isinstance(chosen, choice.Relocate):
            return None
        done = take_off(state, chosen.piece)
    return put_down(state, card, body, rule, named=named, done=done)


# Places


@lru_cache(maxsize=256)
def lying(plan: Plan, size: Size) -> tuple[tuple[Body, Cells], ...]:
    """Every place for a monster of this size, lying either way, and the same as a set."""
    sizes = dict.fromkeys((size, size[::-1]))
    return tuple((body, as_set(body)) for each in sizes for body in all_bodies(plan, each))


@lru_cache(maxsize=1 << 14)
def placing(floor: Floor, name: str, body: Body) -> choice.Place:
    """The option that puts a monster there."""
    return choice.Place(name, tuple(floor.squares[cell] for cell in body))


def guarded_cells(state: State) -> Cells:
    """DJ-13.5, DJ-13.6, DJ-23.8: what heroes and Boggs see; monsters do not stand in their way, and
    other familiars hinder nobody (DJ-23.6)."""
    blocked = heroes_on(state) | companions_on(state) | state.rubble
    plan, farthest = state.plan, farthest_sight(state)
    found = 0
    for hero in state.heroes:
        if hero.cell >= 0:
            pits = state.pits if in_pit(state, hero) else 0
            found |= view(plan, hero.cells, blocked, pits, farthest)
    for familiar in state.familiars:
        if familiar.name == "boggs" and familiar.cell >= 0:
            found |= view(plan, (familiar.cell,), blocked, 0, farthest)
    return found


class Ground(NamedTuple):
    """Where the monsters of a card may stand."""

    cells: Cells
    beside: Cells = EVERYWHERE
    """At least one space of a monster is among these."""


def out_of_sight(state: State) -> Ground:
    """DJ-13.4, DJ-13.5: wherever no hero sees."""
    return Ground(~guarded_cells(state))


def open_cells(state: State, without: Monster | None = None) -> Cells:
    """DJ-13.1, DJ-13.2, DJ-13.4, DJ-13.11, DJ-13.14: where monsters can be placed, if this one
    were off the map; tokens do not matter."""
    barred = figures_on(state) if without is None else others_on(state, without)
    barred |= state.pits | state.water | state.rubble | active_glyphs(state)
    return known_cells(state) & ~barred


def places(
    state: State, card: MonsterCard, ground: Ground, without: Monster | None = None
) -> list[Body]:
    """DJ-13.3: where a monster fits with all its spaces."""
    barred = ~(open_cells(state, without) & ground.cells)
    return [
        body
        for body, cells in lying(state.plan, card.footprint)
        if not cells & barred and cells & ground.beside
    ]


def makes_room(state: State, card: MonsterCard, ground: Ground) -> list[Monster]:
    """DJ-13.9: the figures after whose removal there is a place."""
    return [each for each in movable(state, card) if places(state, card, ground, each)]


def has_room(state: State, card: MonsterCard, ground: Ground) -> bool:
    """DJ-13.7: whether one could be placed, be it by taking a figure off the map."""
    if is_free(state, card):
        return bool(places(state, card, ground))
    return bool(makes_room(state, card, ground))


# Spawn cards


def spawn(state: State, card: OverlordCard) -> Rules:
    """DJ-13.5, DJ-13.10, DJ-13.12: up to the monsters of a card, out of the heroes' sight."""
    left = {spawned.monster: spawned.count for spawned in card.spawns}
    for _ in range(min(most_spawned(state), sum(left.values()))):
        names = [name for name, count in left.items() if count]
        placed = yield from place_one(state, names, out_of_sight(state), "DJ-13.10")
        if placed is None:
            return
        left[placed.card.id] -= 1


def place_one(
    state: State, names: Sequence[str], ground: Ground, rule: str
) -> Rules[Monster | None]:
    """DJ-13.9, DJ-13.10: the overlord names one of these monsters and its place, or stops."""
    ways: list[Option] = [DONE]
    ways += [SPAWNS[name] for name in names if has_room(state, MONSTERS[name], ground)]
    if len(ways) == 1:
        return None
    chosen = yield from ask(OVERLORD, "spawn", ways, rule=rule)
    if not isinstance(chosen, choice.Spawn):
        return None
    card, done = MONSTERS[chosen.monster], False
    about: dict[str, Fact] = {"monster": card.id}
    if not is_free(state, card):
        figures = [choice.Relocate(each.piece) for each in makes_room(state, card, ground)]
        gone = yield from ask(OVERLORD, "relocate", figures, rule="DJ-13.9", about=about)
        done = take_off(state, gone.piece)
    found = places(state, card, ground)
    spots = [placing(state.floor, card.id, body) for body in found]
    spot = yield from ask(OVERLORD, "place-monster", spots, rule=rule, about=about)
    return put_down(state, card, found[spots.index(spot)], rule, done=done)
