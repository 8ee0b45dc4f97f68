"""Where every card is, and who may see it: what the laws of the kernel count.

Written without a look at `shown/view.py`, so that each can be checked against the other.
Everything lies open (DF-1.8) but decks, the monsters that take no part, and the rooms that a
leader looks at or has put under the deck.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.inventory import ALL, BOX, NOBODY, Inventory

from . import content
from .state import State

CARDS: Final = (
    *(content.HEROES, content.ROOMS, content.EQUIPMENT, content.MONSTERS, content.BIG_BADS),
)
HIDDEN: Final = ("market_deck", "monster_deck", "removed", "big_bads")
OPEN: Final = (
    *("unchosen", "laid_aside", "room_discard", "rarities", "sale", "discard", "box"),
    *("monster_discard", "exiled"),
)


def inventory(state: State) -> Inventory:
    """Every card, with its number."""
    found = Inventory()
    decks = {name for cards in CARDS for name in cards}
    found.lay("printed", [name for name in content.CARD_INFO if name not in decks], ALL)
    if not state.monster_deck and not state.monster and state.round == 0:  # before the set-up
        for cards in CARDS:
            found.lay(BOX, cards, NOBODY)
        return found
    for place in HIDDEN:
        found.lay(place, getattr(state, place), NOBODY)
    for place in OPEN:
        found.lay(place, getattr(state, place), ALL)
    for room in state.room_deck:
        who = state.remembered.get(room.id, NOBODY)
        found.lay("room_deck", [room], who)
    found.lay("drawn", state.drawn, state.seats[state.leader])
    found.lay("room", [] if state.room is None else [state.room], ALL)
    found.lay("found", [] if state.found is None else [state.found], ALL)
    found.lay("monster", [] if state.monster is None else [state.monster], ALL)
    found.lay("heroes", [card for hero in state.heroes for card in (hero.card, *hero.gear)], ALL)
    return found
