"""DJ-20: what chests hold, and treasure cards."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from ..content import CHEST_NUMBERS, ITEMS
from ..entries import Item
from ..events import ChestEmptied, TreasureDrawn
from ..state import Hero, State
from ..vocabulary import ChestColor
from .end import gain_conquest
from .equipment import arrange, retire
from .tokens import gain_coins


def colour_of(number: int) -> ChestColor:
    """DJ-1.14: the colour of the chest with this number."""
    return next(colour for colour, numbers in CHEST_NUMBERS.items() if number in numbers)


def give_contents(state: State, number: int) -> Rules:
    """DJ-20.9 to DJ-20.13, DJ-26.23: coins, treasures, conquest, for all heroes wherever they are,
    and those who have left (DJ-18.12); room is made as they like (DJ-20.14). Only now does the
    chest count as opened (DJ-R-67)."""
    colour = colour_of(number)
    state.opened |= {colour}
    empty(state, number)
    state.emit(ChestEmptied, "DJ-20.9", number)
    contents = state.quest.chests.get(number)
    if contents is None:
        return
    for hero in state.heroes:
        gain_coins(state, hero, contents.coins, "DJ-20.10")
    if contents.treasures:
        for hero in state.heroes:
            found: list[Item] = []
            for _ in range(contents.treasures):
                found += draw_treasure(state, hero, colour)
            yield from arrange(state, hero, tuple(found))
    gain_conquest(state, contents.conquest, "DJ-20.12")


def empty(state: State, number: int) -> None:
    """DJ-20.9: its token leaves the game."""
    name = f"chest.{number}"
    if name not in state.gone:
        state.gone += (name,)


def draw_treasure(state: State, hero: Hero, colour: ChestColor) -> list[Item]:
    """DJ-20.11, DJ-20.15, DJ-20.16: a card from the top; a cache pays at once, and another is
    drawn."""
    found: list[Item] = []
    deck = state.treasures[colour]
    while deck:
        item = deck.pop()
        state.show()
        state.emit(TreasureDrawn, "DJ-20.11", hero.piece, item.id)
        if item.cache is None:
            return [*found, item]
        retire(state, item)
        gain_coins(state, hero, item.cache.coins, "DJ-20.16")
        if item.cache.potion is not None:
            found.append(ITEMS[item.cache.potion])
    return found
