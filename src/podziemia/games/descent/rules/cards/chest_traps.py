"""DJ-12.15, DJ-12.19: traps in chests."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.effects import Effects
from podziemia.kernel.questions import Rules, ask

from ...content import BEASTMAN
from ...entries import OverlordCard
from ...geometry import Cell, as_cells
from ...state import OVERLORD, Activation, Hero, State
from ..board import active_glyphs, empty_cells, nearest
from ..hand import moment, window
from ..lasting import transform
from ..monsters import activate
from ..spawn import placing, put_down
from .traps import avoids, strike_together

OPENED: Final = moment("chest-trap", "DJ-12.15", "chest_opened")
CHEST_TRAPS: Final = Effects[[State, Hero, Cell, int, OverlordCard], bool]()
"""What they do to the hero who has opened the chest of this number; whether its contents are given
out now."""


def chest_trap(state: State, hero: Hero, cell: Cell, number: int) -> Rules[bool]:
    """DJ-12.15, DJ-20.9: one trap; whether the contents are given out now (DJ-20.17)."""
    card = yield from window(state, OPENED, piece=hero.piece)
    if card is None:
        return True
    return (yield from CHEST_TRAPS[card.id](state, hero, cell, number, card))


@CHEST_TRAPS.at_once
def curse_of_the_monkey_god(
    state: State, hero: Hero, cell: Cell, number: int, card: OverlordCard
) -> bool:
    """DJ-16.12: the hero is a monkey, unless a blank saves him."""
    if not avoids(state, hero, card):
        transform(state, hero)
    return True


@CHEST_TRAPS.register
def explosive_rune(
    state: State, hero: Hero, cell: Cell, number: int, card: OverlordCard
) -> Rules[bool]:
    """DJ-12.27: the hero and all others next to the chest."""
    near = state.plan.around[cell] | 1 << cell
    victims = [each for each in state.on_map() if near >> each.cell & 1]
    yield from strike_together(state, victims, card)
    return True


@CHEST_TRAPS.register
def mimic(state: State, hero: Hero, cell: Cell, number: int, card: OverlordCard) -> Rules[bool]:
    """DJ-12.19, DJ-26.10: the chest is a Beastman with the treasure inside, and acts at once."""
    free = as_cells(nearest(state, cell, empty_cells(state) & ~active_glyphs(state)))
    ways = [placing(state.floor, BEASTMAN.id, (other,)) for other in free]
    chosen = yield from ask(OVERLORD, "mimic", ways, rule="DJ-12.19", piece=hero.piece)
    monster = put_down(state, BEASTMAN, (free[ways.index(chosen)],), "DJ-12.19")
    monster.chest = number
    state.gone = tuple(name for name in state.gone if name != f"chest.{number}")
    state.activation = Activation(monster.number)
    yield from activate(state, monster)
    return False


CHEST_TRAPS.check([card.id for card in OPENED.cards])
