"""What to buy, to equip and to leave: what a hero's things are worth together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..content import ITEMS
from ..entries import HeroSheet, Item, Skill
from ..kit import kit_of
from ..odds import Aimed, odds
from ..rules.equipment import fits
from ..state import Hero, State
from . import weights as w

DISTANCE: Final = 3
ARMORED: Final = 2
CARRIED: Final = 3
"""So many potions are bought at most."""
MOST: Final = 7
"""Of more things only these are weighed against each other."""


@lru_cache(maxsize=1 << 12)
def strength(sheet: HeroSheet, skills: tuple[Skill, ...], items: tuple[Item, ...]) -> float:
    """What a hero is worth with these things in its hands."""
    kit = kit_of(sheet, skills, items, False)
    best = 0.0
    for arms in kit.arms.values():
        dice = (*arms.dice, *(("black",) * min(5, arms.power)))
        numbers = Aimed(
            distance=0 if arms.kind == "melee" else DISTANCE,
            armor=ARMORED,
            pierce=arms.pierce,
            damage=arms.damage,
            range=arms.range,
            surges=arms.surges,
            sorcery=arms.sorcery,
            options=arms.options,
        )
        best = max(best, float(odds(dice, numbers).expected))
    armor = sum(kit.armor.values()) / len(kit.armor)
    others = sum(item.kind == "other" for item in items) * w.TRINKET
    shields = sum(item.kind == "shield" for item in items) * w.SHIELD
    potions = sum(item.kind == "potion" for item in items) * w.POTION
    return best + w.ARMOR * armor + 0.3 * kit.speed + others + shields + potions


def best_set(hero: Hero, more: tuple[Item, ...] = ()) -> tuple[float, tuple[Item, ...]]:
    """The best things to equip of all that a hero has, and would have."""
    owned = sorted((*hero.equipped, *hero.pack, *more), key=lambda item: item.id)
    potions = [item for item in owned if item.kind == "potion"][:3]
    things = [item for item in owned if item.kind != "potion"][:MOST]
    best, found = -1.0, tuple[Item, ...]()
    for count in range(len(things) + 1):
        for chosen in combinations(things, count):
            items = (*chosen, *potions)
            if fits(hero, items):
                worth = strength(hero.sheet, hero.skills, items)
                if worth > best:
                    best, found = worth, items
    return best, found


def arrange(state: State, ask: Ask) -> Option:
    """Equip what is best, pack what is in its way, drop what is worth least."""
    hero = hero_of(state, ask)
    chosen = list(best_set(hero)[1])
    spare: list[Item] = []
    for item in hero.equipped:
        if item in chosen:
            chosen.remove(item)
        else:
            spare.append(item)
    for item in chosen:
        if o.Equip(item.id) in ask.options:
            return o.Equip(item.id)
    if chosen:
        for item in spare:
            if o.Pack(item.id) in ask.options:
                return o.Pack(item.id)
    if o.Done() in ask.options:
        return o.Done()
    return least(hero, ask.options)


def least(hero: Hero, options: Sequence[Option]) -> Option:
    """Drop the thing that is missed least; never a relic where anything else is left."""
    drops = [each for each in options if isinstance(each, o.Drop)]
    kept = best_set(hero)[1]

    def missed(option: o.Drop) -> tuple[bool, bool, int]:
        item = ITEMS[option.item]
        return item.deck == "relic", item in kept, item.price

    return min(drops, key=missed) if drops else options[0]


def shop(state: State, ask: Ask) -> Option:
    """Buy what makes the hero strongest; sell what it has no use for."""
    hero = hero_of(state, ask)
    now = best_set(hero)[0]
    best, found = 0.2, None
    for option in ask.options:
        gained = 0.0
        match option:
            case o.Buy(item=name):
                gained = bought(hero, ITEMS[name], now)
            case o.BuyTreasure(colour=colour):
                gained = {"copper": 1.0, "silver": 2.0, "gold": 3.0}[colour]
            case o.BuySkill():
                gained = 1.2
            case o.Train(trait=trait):
                gained = 0.8 if hero.sheet.traits[trait] else 0.0
        if gained > best:
            best, found = gained, option
    return arrange(state, ask) if found is None else found


def bought(hero: Hero, item: Item, now: float) -> float:
    """What a thing in the shop adds to a hero."""
    if item.kind == "potion":
        carried = sum(each.kind == "potion" for each in (*hero.equipped, *hero.pack))
        return w.POTION + 0.2 if carried < CARRIED and item.id == "healing_potion" else 0.0
    if len(hero.pack) > 1:
        return 0.0
    return best_set(hero, (item,))[0] - now


def hero_of(state: State, ask: Ask) -> Hero:
    """The hero whom a question is about."""
    assert ask.piece is not None
    hero = state.figure(ask.piece)
    assert isinstance(hero, Hero)
    return hero
