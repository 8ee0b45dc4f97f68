"""Why something cannot be equipped, bought or sold."""

from __future__ import annotations

from typing import NoReturn

from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..content import (
    ITEMS,
    MOST_ARMOR,
    MOST_OTHER,
    MOST_PACKED,
    MOST_POTIONS,
    MOST_TRAIT,
    POTIONS,
    SHOP,
)
from ..entries import Item
from ..rules.equipment import hands_for, overfull
from ..rules.town import SKILL_PRICE, TRAINING_PRICE, potions_left, treasure_price
from ..state import Hero, State
from ..vocabulary import ALL_ATTACKS
from .refused_words import refusal, refuse


def hero_of(state: State, ask: Ask) -> Hero:
    """The hero whose things they are."""
    assert ask.piece is not None
    hero = state.figure(ask.piece)
    assert isinstance(hero, Hero)
    return hero


def refuse_equipment(state: State, ask: Ask, option: Option) -> NoReturn:
    """DJ-19: why an item cannot be moved there."""
    hero = hero_of(state, ask)
    match option:
        case o.Equip(name):
            packed = any(item.id == name for item in hero.pack)
            refuse(not packed, "DJ-19.3", "not-in-pack")
            refuse_load(hero, ITEMS[name])
            raise refusal("DJ-19.3", "to-and-fro")
        case o.Pack(name):
            worn = any(item.id == name for item in hero.equipped)
            refuse(not worn, "DJ-19.3", "not-equipped")
            refuse(len(hero.pack) >= MOST_PACKED, "DJ-19.4", "pack-full", most=MOST_PACKED)
            raise refusal("DJ-19.3", "to-and-fro")
        case o.Drop(name):
            owned = any(item.id == name for item in (*hero.equipped, *hero.pack))
            refuse(not owned, "DJ-19.6", "not-yours")
            raise refusal("DJ-5.2", "drop-later")
    raise refusal("DJ-19.4", "pack-full", most=MOST_PACKED)


def refuse_load(hero: Hero, item: Item) -> None:
    """DJ-19.2, DJ-19.9, DJ-19.10: what is too much to carry in use."""
    together = [*hero.equipped, item]
    kinds = [each.kind for each in together]
    refuse(hands_for(hero, together) > hero.sheet.hands, "DJ-19.9", "hands")
    refuse(kinds.count("armor") > MOST_ARMOR, "DJ-19.2", "second-armor")
    refuse(kinds.count("potion") > MOST_POTIONS, "DJ-19.2", "fourth-potion")
    refuse(kinds.count("other") > MOST_OTHER, "DJ-19.2", "third-item")
    runes = any(each.rune for each in together) and hero.sheet.effect != "runes_in_armor"
    refuse(runes and any(each.forbids_runes for each in together), "DJ-19.10", "rune-armor")


def refuse_market(state: State, ask: Ask, option: Option) -> NoReturn:
    """DJ-21: why something cannot be bought or sold."""
    hero = hero_of(state, ask)
    refuse(overfull(hero), "DJ-19.4", "pack-full", most=MOST_PACKED)
    setup = state.phase == "go_shopping"
    refuse(setup and not isinstance(option, o.Buy), "DJ-1.10", "only-shop")
    match option:
        case o.Buy(name):
            refuse(name not in SHOP and name not in POTIONS, "DJ-21.5", "not-sold")
            if name in SHOP:
                refuse(not state.shop[name], "DJ-1.11", "sold-out", card=name)
            else:
                refuse(not potions_left(state, POTIONS[name]), "DJ-20.23", "sold-out", card=name)
            raise too_dear(hero, ITEMS[name].price)
        case o.BuyTreasure(colour):
            refuse(colour not in state.opened, "DJ-21.9", "colour-closed")
            refuse(not state.treasures[colour], "DJ-21.8", "deck-empty")
            raise too_dear(hero, treasure_price(colour))
        case o.BuySkill(deck):
            refuse(not state.skill_decks[deck], "DJ-21.8", "deck-empty")
            raise too_dear(hero, SKILL_PRICE)
        case o.Train(trait):
            place = ALL_ATTACKS.index(trait)
            most = hero.sheet.traits[trait] + hero.training[place] >= MOST_TRAIT
            refuse(most, "DJ-21.10", "trait-most", most=MOST_TRAIT)
            refuse(not state.training[place], "DJ-21.10", "no-training")
            raise too_dear(hero, TRAINING_PRICE)
        case o.Sell(name):
            owned = any(item.id == name for item in (*hero.equipped, *hero.pack))
            refuse(not owned, "DJ-21.6", "not-yours")
            raise refusal("DJ-20.19", "not-for-sale", card=name)
    raise refusal(ask.rule, "answer-first")


def too_dear(hero: Hero, price: int) -> Exception:
    """DJ-21.11: the coins do not suffice."""
    return refusal("DJ-21.11", "no-coins", price=price, coins=hero.coins)
