"""A hero and those with it: whether an enemy is near, and where they go on together."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from ..geometry import FAR, Cells, as_cells, as_set
from ..rules.board import known_cells
from ..state import Hero, State
from .ways import distances, open_plan

NEAR: Final = 9
"""While an enemy is so near, nobody leaves for the market."""
GROUP: Final = 10
"""Whoever is so near belongs together."""


class Unseen(NamedTuple):
    """A way to where nobody has been."""

    here: Cells
    """The known spaces from which it is opened or entered."""
    beyond: Cells
    """The spaces that are entered, where no door is in the way."""


class Party:
    """A hero and those near to it, on its turn."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero
        self.plan = open_plan(state)
        far = self.plan.distances(hero.cell) if hero.cell >= 0 else [FAR] * state.floor.size
        self.others = [
            each for each in state.on_map() if each is not hero and far[each.cell] <= GROUP
        ]

    @cached_property
    def foe(self) -> int:
        """How far the nearest enemy is from the hero, or from somebody with it."""
        foes = [monster for monster in self.state.monsters if not monster.asleep]
        found = FAR
        for hero in (self.hero, *self.others) if foes and self.hero.cell >= 0 else ():
            far = self.state.plan.distances(hero.cell)
            found = min(found, *(far[cell] for foe in foes for cell in foe.cells))
        return found

    @property
    def threatened(self) -> bool:
        """Whether an enemy is near to somebody."""
        return self.foe <= NEAR

    @cached_property
    def onward(self) -> tuple[Unseen, list[int]] | None:
        """The way to go on that is nearest to all, and how far it is from everywhere."""
        state = self.state
        blocked = state.water | state.rubble
        cells = [each.cell for each in (self.hero, *self.others) if each.cell >= 0]
        best, found = FAR * (1 + len(cells)), None
        for unseen in ways_on(state):
            far = distances(self.plan, unseen.here, blocked & ~unseen.here)
            way = sum(far[cell] for cell in cells)
            if way < best:
                best, found = way, (unseen, far)
        return found


def ways_on(state: State) -> list[Unseen]:
    """Doors that lead to where nobody has been, open ways and stairs there."""
    floor, known, around = state.floor, known_cells(state), state.plan.around
    found: list[Unseen] = []
    for name, door in state.quest.doors.items():
        cells = floor.doors[name].cells
        if name in state.openings or not cells & ~known or not cells & known:
            continue
        if door.color is None or door.color in state.keys:
            found.append(Unseen(state.plan.beside_door(name) & known, 0))
    for area, cells in floor.areas.items():
        if area not in state.revealed | state.swallowed:
            edge = [cell for cell in as_cells(cells) if around[cell] & known]
            if edge:
                here = as_set(far for cell in edge for far in as_cells(around[cell] & known))
                found.append(Unseen(here, as_set(edge)))
    for one, far in floor.stairs.items():
        if known >> one & 1 and ~known >> far & 1:
            found.append(Unseen(1 << one, 0))
    return found
