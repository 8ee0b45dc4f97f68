"""DJ-5.8, DJ-20.7 to DJ-20.9: a chest is opened."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from ..events import ChestOpened
from ..geometry import Cell
from ..state import Hero, State
from .cards.chest_traps import chest_trap
from .threat import gain_threat
from .treasure import empty, give_contents


def open_chest(state: State, hero: Hero, cell: Cell) -> Rules:
    """DJ-20.8, DJ-20.9: its number is shown; curses, a trap, and what is inside."""
    tokens = state.tokens[cell]
    chest = next(token for token in tokens if token.kind == "chest")
    left = tuple(token for token in tokens if token is not chest)
    if left:
        state.tokens[cell] = left
    else:
        del state.tokens[cell]
    empty(state, chest.number)
    state.show()
    if state.log is not None:
        square = state.floor.squares[cell]
        state.emit(ChestOpened, "DJ-20.8", hero.piece, *square, chest.number)
    contents = state.quest.chests.get(chest.number)
    if contents is not None:
        gain_threat(state, contents.curses * state.count, "DJ-20.9")
    if (yield from chest_trap(state, hero, cell, chest.number)):
        yield from give_contents(state, chest.number)
