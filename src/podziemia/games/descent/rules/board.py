"""Who and what stands where, as sets of cells; and what heroes see (DJ-4.20, DJ-7).

Cells of swallowed areas are rubble (`State.rubble`), and the doors around them are off their lines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..entries import Monster as MonsterCard
from ..events import FigureMoved, FigurePut
from ..geometry import FAR, Body, Cell, Cells, Floor, as_cells, as_set, view
from ..quests.rules import NpcHurt
from ..state import Companion, Figure, Hero, Monster, State
from ..vocabulary import AbilityId

ANYWHERE: Final = (-1, -1)
"""The place of an event about somebody who leaves the map."""
AT_THE_EDGE: Final = "edge"
"""What a Spiked Pit changes for a hero who has escaped it, but had nowhere to go: it is in no pit
until it moves."""
ABOVE: Final = "above_pit:"
"""`Turn.used`: this hero, an acrobat, has come over a pit."""


# Figures


def heroes_on(state: State) -> Cells:
    """The cells of all heroes."""
    found = 0
    for hero in state.heroes:
        if hero.cell >= 0:
            found |= 1 << hero.cell
    return found


def monsters_on(state: State) -> Cells:
    """The cells of all monsters."""
    found = 0
    for monster in state.monsters:
        for cell in monster.cells:
            found |= 1 << cell
    return found


def companions_on(state: State) -> Cells:
    """The cells of all quest figures."""
    found = 0
    for companion in state.companions:
        if companion.cell >= 0:
            found |= 1 << companion.cell
    return found


def figures_on(state: State) -> Cells:
    """DJ-4.11: the cells of all figures; familiars are none (DJ-23.14)."""
    return heroes_on(state) | monsters_on(state) | companions_on(state)


def others_on(state: State, figure: Figure) -> Cells:
    """The cells of all figures but this one, shared ones included."""
    found = 0
    for hero in state.heroes:
        if hero.cell >= 0 and hero is not figure:
            found |= 1 << hero.cell
    for monster in state.monsters:
        if monster is not figure:
            for cell in monster.cells:
                found |= 1 << cell
    for companion in state.companions:
        if companion.cell >= 0 and companion is not figure:
            found |= 1 << companion.cell
    return found


def friendly(one: Figure, other: Figure) -> bool:
    """DJ-4.5, DJ-18.11: whether they are on the same side; quest figures are with the heroes."""
    return isinstance(one, Monster) == isinstance(other, Monster)


def is_safe(state: State, companion: Companion) -> bool:
    """DJ-18.11: nobody harms a quest figure that is bound, or one that no rule of the quest lets
    monsters attack."""
    harmed = state.quest.rule(NpcHurt)
    return companion.bound or harmed is None or harmed.npc != companion.name


def foes_on(state: State, figure: Figure) -> Cells:
    """DJ-4.5: the cells of a figure's enemies."""
    if isinstance(figure, Monster):
        return heroes_on(state) | companions_on(state)
    return monsters_on(state)


def misplaced(state: State, figure: Figure) -> bool:
    """DJ-4.11, DJ-4.16, DJ-4.18, DJ-15.13: whether it may pass here, but not end its movement."""
    here = as_set(figure.cells)
    if here & (others_on(state, figure) | state.water | state.rubble):
        return True
    return isinstance(figure, Monster) and bool(here & active_glyphs(state))


def active_glyphs(state: State) -> Cells:
    """DJ-4.16, DJ-13.11: the spaces on which no monster may end."""
    found = 0
    for cell, active in state.glyphs.items():
        if active:
            found |= 1 << cell
    return found


@lru_cache(maxsize=256)
def abilities_of(card: MonsterCard) -> dict[AbilityId, int]:
    """DJ-15.1: a monster's special abilities with their ranks, added up."""
    found: dict[AbilityId, int] = {}
    for granted in card.abilities:
        found[granted.id] = found.get(granted.id, 0) + granted.rank
    return found


def put(state: State, figure: Figure, body: Body, rule: str, *, moved: bool = False) -> None:
    """A figure stands somewhere else; nothing is triggered by this alone."""
    if isinstance(figure, Monster):
        figure.cells = body
    else:
        figure.cell = body[0]
        if isinstance(figure, Hero) and state.modifiers.held:
            state.modifiers.drop(AT_THE_EDGE, figure.number)
    if state.log is not None:
        squares = tuple(state.floor.squares[cell] for cell in body if cell >= 0)
        event = FigureMoved if moved else FigurePut
        state.emit(event, rule, figure.piece, *(squares[0] if squares else ANYWHERE), squares)


# Spaces


@lru_cache(maxsize=1024)
def cells_of(floor: Floor, areas: frozenset[int]) -> Cells:
    """All cells of some areas."""
    found = 0
    for area in areas:
        found |= floor.areas[area]
    return found


def nearest(state: State, cell: Cell, allowed: Cells) -> Cells:
    """Those of some cells that are nearest to one; any of them, if none can be reached."""
    plan = state.plan
    if not allowed:
        return 0
    least = min(plan.distance(cell, other) for other in as_cells(allowed))
    if least >= FAR:
        return allowed
    return allowed & plan.within(cell, least)


def known_cells(state: State) -> Cells:
    """DJ-18.1: the cells of the areas that have been revealed."""
    return cells_of(state.floor, state.revealed)


def empty_cells(state: State, *, pits: bool = False) -> Cells:
    """DJ-4.20: where a figure of one space can be put; on pits only where a rule says so."""
    barred = figures_on(state) | state.water | state.rubble
    if not pits:
        barred |= state.pits
    return known_cells(state) & ~barred


def in_pit(state: State, figure: Figure) -> bool:
    """DJ-14.5, DJ-15.13, DJ-17.23: all its spaces are pit spaces, and it is not above them."""
    if not state.pits or not figure.cells or as_set(figure.cells) & ~state.pits:
        return False
    if isinstance(figure, Hero):
        if state.modifiers.held and state.modifiers.sum(AT_THE_EDGE, figure.number):
            return False
        return above(figure) not in state.turn.used
    return isinstance(figure, Companion) or "fly" not in abilities_of(figure.card)


def acrobatic(hero: Hero) -> bool:
    """DJ-24: whether a hero moves through enemies and obstacles; a monkey does, too (DJ-16.18)."""
    return "acrobat" in hero.kit.effects


def above(hero: Hero) -> str:
    """What `Turn.used` remembers of an acrobat over a pit."""
    return f"{ABOVE}{hero.number}"


def hovers(state: State, hero: Hero) -> bool:
    """DJ-24: whether an acrobat is above a pit that it has not fallen into."""
    over = hero.cell >= 0 and bool(state.pits >> hero.cell & 1)
    return over and above(hero) in state.turn.used


def stands_firm(state: State, hero: Hero) -> bool:
    """DJ-4.10, DJ-24: whether it may attack from where it is: alone, and not on its way over an
    obstacle."""
    return hero.cell >= 0 and not (misplaced(state, hero) or hovers(state, hero))


# Sight


def farthest_sight(state: State) -> int:
    """DJ-7.13, DJ-26.19: how far heroes see; Gust of Wind leaves a modifier of "sight"."""
    if state.modifiers.held:
        return state.modifiers.sum("sight", None) or FAR
    return FAR


def sight_of(state: State, figure: Figure, *, by_stairs: bool = True) -> Cells:
    """DJ-7.3, DJ-7.4, DJ-7.6: what a figure on the map sees past figures and rubble."""
    blocked = figures_on(state) | state.rubble
    farthest = FAR if isinstance(figure, Monster) else farthest_sight(state)
    pits = state.pits if in_pit(state, figure) else 0
    return view(state.plan, figure.cells, blocked, pits, farthest, by_stairs)
