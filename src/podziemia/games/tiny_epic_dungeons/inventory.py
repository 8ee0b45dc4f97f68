"""Where every card and token is, and who may see it: what the laws of the kernel count.

Written without a look at `shown/view.py`, so that each can be checked against the other. Everything
lies open but decks, face-down cards, the box and the Boss before Act 2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .content import (
    ABILITIES,
    BOSSES,
    DUNGEON,
    GOBLIN_DECK,
    HEROES,
    LOOT,
    MINIONS,
    SETS,
    SPELLS,
)
from .state import State

PRINTED = Counter(f"all:printed:{name}" for name in (*ABILITIES, *SETS))
"""What is printed on open mats and cards."""
BOX = Counter(
    f"nobody:box:{card}"
    for cards in (
        *(DUNGEON.values(), GOBLIN_DECK, MINIONS.values(), BOSSES.values()),
        *(LOOT.values(), SPELLS.values(), HEROES.values()),
    )
    for card in cards
)


def inventory(state: State) -> Counter[str]:
    """Every card as `<who sees it>:<place>:<card>`, with its number."""
    if not state.rooms:  # before the setup
        return PRINTED + BOX
    found = Counter(PRINTED)
    hidden: dict[str, Iterable[object]] = {
        "deck": state.deck,
        "facedown": state.facedown.values(),
        "unseen": state.box,
        "goblin_deck": state.goblin_deck,
        "minion_deck": state.minion_deck,
        "loot_deck": state.loot_deck,
        "spell_deck": state.spell_deck,
        "boss_box": state.boss_box,
    }
    for place, cards in hidden.items():
        found.update(f"nobody:{place}:{card}" for card in cards)
    found[f"{'all' if state.act > 1 else 'nobody'}:boss:{state.boss}"] += 1
    mats = [*state.mats, *(mat for dealt in state.dealt for mat in dealt)]
    open_cards: dict[str, Iterable[object]] = {
        "rooms": state.rooms.values(),
        "goblins": [goblin.card for goblin in state.goblins if goblin is not None],
        "goblin_discard": state.goblin_discard,
        "minions": [minion.card for minion in state.minions],
        "loot_row": state.loot_row,
        "spell_row": state.spell_row,
        "removed": state.removed,
        "mats": mats,
        "heroes": [hero.mat for hero in state.heroes],
        "found": [] if state.found is None else [state.found],
        "gear": [card for hero in state.heroes for card in hero.gear if card is not None],
    }
    for place, cards in open_cards.items():
        found.update(f"all:{place}:{card}" for card in cards)
    return found
