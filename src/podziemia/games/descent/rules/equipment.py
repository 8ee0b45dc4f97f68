"""DJ-19: what heroes carry: limits, arranging, dropping; items that are received find a place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import ITEMS, MOST_ARMOR, MOST_OTHER, MOST_PACKED, MOST_POTIONS
from ..entries import Item
from ..events import ItemDropped, ItemEquipped, ItemGained, ItemPacked
from ..state import Hero, State
from .orders import moved
from .quests import lay_relic

DONE: Final = choice.Done()
EQUIPS: Final = {name: choice.Equip(name) for name in ITEMS}
PACKS: Final = {name: choice.Pack(name) for name in ITEMS}
DROPS: Final = {name: choice.Drop(name) for name in ITEMS}
TWO_HANDED: Final = 2


# Limits


def fits(hero: Hero, items: Sequence[Item]) -> bool:
    """DJ-19.2, DJ-19.9, DJ-19.10: whether all of these could be equipped together."""
    kinds = [item.kind for item in items]
    armor = [item for item in items if item.kind == "armor"]
    runes = any(item.rune for item in items) and hero.sheet.effect != "runes_in_armor"
    return (
        hands_for(hero, items) <= hero.sheet.hands
        and len(armor) <= MOST_ARMOR
        and kinds.count("potion") <= MOST_POTIONS
        and kinds.count("other") <= MOST_OTHER
        and not (runes and any(item.forbids_runes for item in armor))
    )


def hands_for(hero: Hero, items: Sequence[Item]) -> int:
    """DJ-26.14: Trenloe holds one two-handed Melee weapon in one hand."""
    hands = sum(item.hands for item in items)
    if hero.sheet.effect == "one_handed_giant" and any(
        item.hands == TWO_HANDED and item.attack == "melee" for item in items
    ):
        hands -= 1
    return hands


def overfull(hero: Hero) -> bool:
    """DJ-19.4: whether the pack holds too much, for as long as a place is looked for; what is in it
    has no effect (DJ-19.5) and is remembered by all (DJ-19.13)."""
    return len(hero.pack) > MOST_PACKED


# Receiving and arranging


def arrange(state: State, hero: Hero, new: tuple[Item, ...]) -> Rules:
    """DJ-3.3, DJ-19.3, DJ-19.7, DJ-19.8: items are equipped, packed or dropped until all is well.

    What is new is equipped where there is room, and goes to the pack otherwise (`receive`); for a
    potion that has found its place nobody is asked.
    """
    receive(state, hero, new)
    if new and not overfull(hero) and all(item.kind == "potion" for item in new):
        return
    settled: set[Option] = set()
    while True:
        ways = arrangements(hero, settled)
        if ways == [DONE]:
            return
        chosen = yield from ask(
            state.leader(hero), "arrange", ways, rule="DJ-19.3", piece=hero.piece
        )
        if isinstance(chosen, choice.Done):
            return
        settled.add(rearrange(state, hero, chosen))


def receive(state: State, hero: Hero, new: Sequence[Item]) -> None:
    """DJ-19.8: into the hands, if there is room for it, otherwise into the pack; so nobody stops
    aiming without having wished to (DJ-R-48)."""
    for item in new:
        packed = stow(hero, item)
        state.emit(ItemGained, "DJ-19.8", hero.piece, item.id, packed)


def stow(hero: Hero, item: Item) -> bool:
    """DJ-19.8, DJ-R-48: a place for what is new; whether it is the pack."""
    aims = hero.order == "aim" and item.kind != "potion"
    packed = aims or not fits(hero, (*hero.equipped, item))
    if packed:
        hero.pack += (item,)
    else:
        hero.equipped += (item,)
    return packed


def arrangements(hero: Hero, settled: Collection[Option] = ()) -> list[Option]:
    """DJ-19.2 to DJ-19.4: what can be changed; nobody is done with too much in the pack.

    One item more than the pack holds may go in there, if another one can then come out. `settled`
    would undo what was done before: nothing is moved back and forth (DJ-22.11).
    """
    found: list[Option] = [
        EQUIPS[item.id]
        for item in distinct(hero.pack)
        if EQUIPS[item.id] not in settled and fits(hero, (*hero.equipped, item))
    ]
    if overfull(hero):
        return [*found, *drops(hero)] or [DONE]
    packing = [
        PACKS[item.id]
        for item in distinct(hero.equipped)
        if PACKS[item.id] not in settled
        if len(hero.pack) < MOST_PACKED or frees_room(hero, item)
    ]
    return [DONE, *found, *packing]


def frees_room(hero: Hero, item: Item) -> bool:
    """DJ-19.3: whether something from the pack could take the place of an equipped item."""
    rest = list(hero.equipped)
    rest.remove(item)
    return any(fits(hero, (*rest, packed)) for packed in hero.pack if packed is not item)


def distinct(items: Sequence[Item]) -> list[Item]:
    """Each kind of item once."""
    return list(dict.fromkeys(items))


def rearrange(state: State, hero: Hero, chosen: Option) -> Option:
    """One change, and the option that would undo it."""
    match chosen:
        case choice.Equip(name):
            equip(state, hero, ITEMS[name])
            return PACKS[name]
        case choice.Pack(name):
            pack(state, hero, ITEMS[name])
            return EQUIPS[name]
        case _:
            assert isinstance(chosen, choice.Drop)
            drop(state, hero, chosen.item)
            return chosen


def equip(state: State, hero: Hero, item: Item) -> None:
    """DJ-19.2: an item comes out of the pack."""
    hero.pack = without(hero.pack, item)
    hero.equipped += (item,)
    state.emit(ItemEquipped, "DJ-19.2", hero.piece, item.id)
    rearms(state, hero, item)


def pack(state: State, hero: Hero, item: Item) -> None:
    """DJ-19.3: an item goes into the pack."""
    hero.equipped = without(hero.equipped, item)
    hero.pack += (item,)
    state.emit(ItemPacked, "DJ-19.3", hero.piece, item.id)
    rearms(state, hero, item)


def rearms(state: State, hero: Hero, item: Item) -> None:
    """DJ-10.6, DJ-R-48: aiming ends when equipment other than a potion changes."""
    if item.kind != "potion":
        moved(state, hero)


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """All of these but one of the kind."""
    left = list(items)
    left.remove(item)
    return tuple(left)


# Parting with things


def drops(hero: Hero) -> list[Option]:
    """DJ-5.2, DJ-20.19: whatever the hero carries; a relic only where its token can lie."""
    found = distinct((*reversed(hero.pack), *hero.equipped))
    return [DROPS[item.id] for item in found if item.deck != "relic" or hero.cell >= 0]


def drop(state: State, hero: Hero, name: str) -> None:
    """DJ-19.6, DJ-20.19, DJ-20.21: gone for good, unless it is a relic; from the pack first."""
    item = ITEMS[name]
    part_with(state, hero, item, packed=item in hero.pack)
    forget_exhausted(hero, item)
    state.emit(ItemDropped, "DJ-19.6", hero.piece, name)
    if item.deck == "relic":
        lay_relic(state, hero, name, hero.cell)
        if state.turn.hero == hero.number:
            state.turn.dropped += (name,)
    else:
        retire(state, item)


def use_up(state: State, hero: Hero, item: Item) -> None:
    """DJ-3.4, DJ-3.15: what is discarded for its effect leaves the game."""
    hand_out(state, hero, item.id)
    retire(state, item)


def retire(state: State, item: Item) -> None:
    """DJ-19.6, DJ-20.15: a card leaves the game; a potion goes back to the supply."""
    if item.kind != "potion":
        state.gone += (item.id,)


def hand_out(state: State, hero: Hero, name: str) -> None:
    """An item is used up, a potion drunk; the equipped one first."""
    item = ITEMS[name]
    part_with(state, hero, item, packed=item not in hero.equipped)


def part_with(state: State, hero: Hero, item: Item, *, packed: bool) -> None:
    """An item goes, from the pack or from what is equipped."""
    if packed:
        hero.pack = without(hero.pack, item)
    else:
        hero.equipped = without(hero.equipped, item)
        rearms(state, hero, item)


def forget_exhausted(hero: Hero, item: Item) -> None:
    """DJ-19.11: what was exhausted and has gone is refreshed no more."""
    kept = [*hero.equipped, *hero.pack].count(item)
    while hero.exhausted.count(item.id) > kept:
        left = list(hero.exhausted)
        left.remove(item.id)
        hero.exhausted = tuple(left)
