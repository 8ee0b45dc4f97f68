"""Where every card and token is, and who may see it: what the laws of the kernel count.

Written without a look at `shown/view.py`, so that each can be checked against the other. The
overlord (seat 0) sees his hand, the numbers of chests and what waits in unrevealed areas; decks
nobody sees, and everything else lies open for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from podziemia.kernel.inventory import ALL, BOX, NOBODY, Inventory

from . import content
from .quests import QUESTS
from .quests.rules import Rule, Win
from .state import OVERLORD, State

DECKS: Final = (
    content.HEROES.values(),
    content.OVERLORD_DECK,
    *content.SKILL_CARDS.values(),
    *content.TREASURES.values(),
    content.SHOP_STOCK,
    content.RELICS.values(),
)
CHESTS: Final = tuple(
    f"chest.{number}" for numbers in content.CHEST_NUMBERS.values() for number in numbers
)


PRINTED: Final = (
    *(*content.MONSTERS, *content.POTIONS, *content.FAMILIARS, *content.DICE, *content.ABILITIES),
    *(f"{die.id}_{face}" for die in content.DICE.values() for face in range(len(die.faces))),
)
"""DJ-1.15: what everybody knows of, wherever it is."""


def inventory(state: State) -> Inventory:
    """Every card, sheet and chest token, with its number."""
    found = Inventory()
    found.lay("printed", PRINTED, ALL)
    lay_quests(found, state)
    if not state.skill_decks:  # before the setup
        for cards in DECKS:
            found.lay(BOX, cards, NOBODY)
        found.lay(BOX, CHESTS, NOBODY)
        return found
    found.lay("sheets", state.sheets, ALL if state.options.free_hero_choice else NOBODY)
    found.lay("deck", state.deck, NOBODY)
    found.lay("hand", state.hand, OVERLORD)
    found.lay("discard", state.discard, ALL)
    found.lay("powers", state.powers, ALL)
    for name, skills in state.skill_decks.items():
        found.lay(f"skills.{name}", skills, ALL if state.options.open_skill_draft else NOBODY)
    for colour, items in state.treasures.items():
        found.lay(f"treasures.{colour}", items, NOBODY)
    for name, count in state.shop.items():
        found.lay("shop", [name] * count, ALL)
    found.lay("relics", state.relics, ALL)
    for numbers in state.chests.values():
        found.lay("chests", [f"chest.{number}" for number in numbers], NOBODY)
    laid = [t.number for tokens in state.tokens.values() for t in tokens if t.kind == "chest"]
    found.lay("map", [f"chest.{number}" for number in laid], OVERLORD)
    found.lay("buried", [f"chest.{number}" for number in state.buried], OVERLORD)
    mimics = [monster.chest for monster in state.monsters if monster.chest]
    found.lay("mimics", [f"chest.{number}" for number in mimics], ALL)
    found.lay("gone", state.gone, ALL)
    carried = [familiar.carries for familiar in state.familiars if familiar.carries is not None]
    found.lay("familiars", [item for item in carried if item.kind != "potion"], ALL)
    for hero in state.heroes:
        found.lay("heroes", [hero.sheet, *hero.skills], ALL)
        items = [item for item in (*hero.equipped, *hero.pack) if item.kind != "potion"]
        found.lay("heroes", items, ALL)
    return found


def lay_quests(found: Inventory, state: State) -> None:
    """DJ-1.13, DJ-18.6: what the quest guide tells: all of it to the overlord, to the heroes the
    goal, the rules they know, and the areas they have revealed."""
    quest = state.quest
    waiting = quest.contents.keys() - state.revealed
    told = {str(name) for name in words(quest.head.win)}
    told |= {str(name) for rule in quest.rules if rule.known == "start" for name in words(rule)}
    guide = set[str]()
    for area, contents in quest.contents.items():
        found.lay("areas", [f"area.{area}"], OVERLORD if area in waiting else ALL)
        names = {each.named for each in contents.monsters if each.named is not None}
        names |= {npc.id for npc in contents.npcs}
        guide |= names
        if area not in waiting:
            told |= names
    for name in (name for box in QUESTS.values() for name in (*box.named, *box.npcs)):
        known = ALL if name in told else OVERLORD if name in guide else NOBODY
        found.lay("guide", [name], known)


def words(told: Win | Rule) -> Iterator[object]:
    """The names in a goal or a rule."""
    for value in structs.astuple(told):
        yield from value if isinstance(value, tuple) else (value,)
