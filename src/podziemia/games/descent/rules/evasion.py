"""DJ-26.4: Lyssa leaps aside when an enemy attack misses her."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules, ask

from .. import options as choice
from ..content import CLIMB_COST, STEP_COST
from ..events import AbilityUsed
from ..geometry import as_cells
from ..state import Hero, State
from .board import misplaced
from .steps import climbs, held, land, put_back, step, walks

STOP: Final = choice.Stop()
LEAP: Final = 2
"""Movement points, for moving only and at once."""


def evade(state: State, escaped: tuple[str, ...]) -> Rules:
    """DJ-26.4: after the attack has been resolved, before anything else goes on."""
    for hero in state.heroes:
        if hero.piece in escaped and hero.sheet.effect == "cat_reflex" and hero.cell >= 0:
            yield from leap_aside(state, hero)


def leap_aside(state: State, hero: Hero) -> Rules:
    """DJ-26.4, DJ-4.18: two steps at most; traps, tokens and reveals work as in her own turn."""
    left, alone = LEAP, hero.cell
    while left and not held(state, hero):
        ways: list[Option] = [STOP]
        squares = state.floor.squares
        ways += [choice.Walk(squares[cell]) for cell in as_cells(walks(state, hero, left - 1))]
        if left >= CLIMB_COST:
            ways += [choice.ClimbOut(squares[cell]) for cell in as_cells(climbs(state, hero))]
        about: dict[str, Fact] = {"mp": left}
        chosen = yield from ask(
            state.leader(hero), "evade", ways, rule="DJ-26.4", about=about, piece=hero.piece
        )
        if not isinstance(chosen, choice.Walk | choice.ClimbOut):
            break
        if left == LEAP:
            state.emit(AbilityUsed, "DJ-26.4", hero.piece, hero.sheet.id, "")
        left -= STEP_COST if isinstance(chosen, choice.Walk) else CLIMB_COST
        cell = state.floor.cells[chosen.to]
        yield from step(state, hero, (cell,), "DJ-26.4", leaping_aside=True)
        if hero.cell < 0:
            return
        if not misplaced(state, hero):
            alone = hero.cell
    yield from put_back(state, hero, (alone,))
    yield from land(state, hero)
