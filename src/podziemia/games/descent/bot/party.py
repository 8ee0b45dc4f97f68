"""A hero and those with it: whether an enemy is near, and where they go on together."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from ..geometry import FAR, Cells, Plan, as_cells, as_set
from ..quests.rules import Sand
from ..rules.board import known_cells
from ..state import Hero, State
from .ways import distances, open_plan, unlocked

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

    @property
    def ready(self) -> bool:
        """Whether a door may be opened: nobody is fighting, and most can still act in this round;
        with the sand at their heels nobody waits."""
        if self.state.quest.rule(Sand) is not None:
            return True
        waiting = sum(not other.done for other in self.others)
        return not self.threatened and 2 * waiting >= len(self.others)

    @cached_property
    def onward(self) -> tuple[Unseen, tuple[int, ...]] | None:
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


def ways_on(state: State) -> tuple[Unseen, ...]:
    """Doors that lead to where nobody has been, open ways and stairs there."""
    gone = state.revealed | state.swallowed
    return ways_from(state.plan, known_cells(state), unlocked(state), gone)


@lru_cache(maxsize=1 << 8)
def ways_from(
    plan: Plan, known: Cells, doors: frozenset[str], gone: frozenset[int]
) -> tuple[Unseen, ...]:
    """The ways on from these spaces, through doors that can be opened, to areas not gone to."""
    floor, around = plan.floor, plan.around
    found: list[Unseen] = []
    for name, door in floor.doors.items():
        cells = door.cells
        if name in plan.openings or not cells & ~known or not cells & known:
            continue
        if name in doors:
            found.append(Unseen(plan.beside_door(name) & known, 0))
    for area, cells in floor.areas.items():
        if area not in gone:
            edge = [cell for cell in as_cells(cells) if around[cell] & known]
            if edge:
                here = as_set(far for cell in edge for far in as_cells(around[cell] & known))
                found.append(Unseen(here, as_set(edge)))
    for one, far in floor.stairs.items():
        if known >> one & 1 and ~known >> far & 1:
            found.append(Unseen(1 << one, 0))
    return tuple(found)
