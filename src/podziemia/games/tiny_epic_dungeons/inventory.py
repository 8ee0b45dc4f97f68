"""Where every card and token is, and who may see it: what the laws of the kernel count.

Written without a look at `shown/view.py`, so that each can be checked against the other. Everything
lies open but decks, face-down cards, the box and the Boss before Act 2.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.inventory import ALL, BOX, NOBODY, Inventory

from . import content
from .state import State

DECKS: Final = (
    *(content.DUNGEON.values(), content.GOBLIN_DECK, content.MINIONS.values()),
    *(content.BOSSES.values(), content.LOOT.values(), content.SPELLS.values()),
    content.HEROES.values(),
)
HIDDEN: Final = ("deck", "goblin_deck", "minion_deck", "loot_deck", "spell_deck", "boss_box")
OPEN: Final = ("goblin_discard", "loot_row", "spell_row", "removed")


def inventory(state: State) -> Inventory:
    """Every card and mat, with its number."""
    found = Inventory()
    found.lay("printed", (*content.ABILITIES, *content.SETS, *content.FACES), ALL)
    if not state.rooms:  # before the setup
        for cards in DECKS:
            found.lay(BOX, cards, NOBODY)
        return found
    for place in HIDDEN:
        found.lay(place, getattr(state, place), NOBODY)
    for place in OPEN:
        found.lay(place, getattr(state, place), ALL)
    found.lay("unseen", state.box, NOBODY)
    found.lay("facedown", state.facedown.values(), NOBODY)
    found.lay("rooms", state.rooms.values(), ALL)
    found.lay("boss", [state.boss], ALL if state.act > 1 else NOBODY)  # TED-2.16
    enemies = [*state.goblins, *state.minions]
    found.lay("enemies", [enemy.card for enemy in enemies if enemy is not None], ALL)
    found.lay("mats", [*state.mats, *(mat for dealt in state.dealt for mat in dealt)], ALL)
    found.lay("found", [] if state.found is None else [state.found], ALL)
    for hero in state.heroes:
        found.lay("heroes", [hero.mat, *(card for card in hero.gear if card is not None)], ALL)
    return found
