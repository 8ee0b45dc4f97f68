"""DJ-21, DJ-1.10: the market: cards, potions, random treasures and skills, training, selling.

No figure in town is on the map: nothing reaches it there but what it brought (DJ-21.1, DJ-21.16).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules, ask

from .. import options as choice
from ..content import ITEMS, MARKET, MOST_TRAIT, POTIONS, SHOP, SKILL_CARDS
from ..entries import Item
from ..events import (
    CoinsPaid,
    ItemBought,
    ItemSold,
    SkillBought,
    TrainingGained,
)
from ..state import Hero, State
from ..vocabulary import ALL_ATTACKS, ChestColor
from .equipment import (
    arrangements,
    distinct,
    forget_exhausted,
    overfull,
    part_with,
    rearrange,
    receive,
    retire,
    stow,
)
from .learn import learn
from .tokens import gain_coins
from .treasure import draw_treasure

DONE: Final = choice.Done()
BUYS: Final = {name: choice.Buy(name) for name in (*SHOP, *POTIONS)}
SELLS: Final = {name: choice.Sell(name) for name in ITEMS}
COLOURS: Final[tuple[ChestColor, ...]] = ("copper", "silver", "gold")
SKILL_BUYS: Final = {deck: choice.BuySkill(deck) for deck in SKILL_CARDS}
TRAINING: Final = tuple(choice.Train(trait) for trait in ALL_ATTACKS)
SKILL_PRICE: Final = MARKET["random_skill"].price
TRAINING_PRICE: Final = MARKET["training"].price


def shop(state: State, hero: Hero, *, setup: bool = False) -> Rules:
    """DJ-21.4, DJ-21.12: anything, in any order; what was bought may be arranged at once.

    `setup`: only the shop and potions are sold (DJ-1.10).
    """
    bought = False
    settled: set[Option] = set()
    while True:
        ways = arrangements(hero, settled) if bought else []
        if not overfull(hero):
            offered = [DONE, *shop_options(state, hero)]
            if not setup:
                offered += market_options(state, hero)
            ways = [*offered, *(way for way in ways if way != DONE)]
        about: dict[str, Fact] = {"coins": hero.coins}
        chosen = yield from ask(
            state.leader(hero), "shop", ways, rule="DJ-21.4", about=about, piece=hero.piece
        )
        match chosen:
            case choice.Done():
                return
            case choice.Equip() | choice.Pack() | choice.Drop():
                settled.add(rearrange(state, hero, chosen))
            case choice.Sell(name):
                sell(state, hero, ITEMS[name])
            case _:
                buy(state, hero, chosen)
                bought, settled = True, set()


# What can be had


def shop_options(state: State, hero: Hero) -> list[Option]:
    """DJ-1.11, DJ-21.5, DJ-21.11: shop cards and potions in stock that the hero can pay."""
    found: list[Option] = [
        BUYS[name] for name, left in state.shop.items() if left and SHOP[name].price <= hero.coins
    ]
    found += [
        BUYS[name]
        for name, potion in POTIONS.items()
        if potion.price <= hero.coins and potions_left(state, potion)
    ]
    return found


def potions_left(state: State, potion: Item) -> int:
    """DJ-20.23, DJ-21.15: those in the box less all that are held or lie open; never below 0."""
    held = sum(
        hero.equipped.count(potion) + hero.pack.count(potion) for hero in state.heroes
    ) + sum(familiar.carries is potion for familiar in state.familiars)
    lying = sum(
        token.kind == "potion" and token.name == potion.id
        for tokens in state.tokens.values()
        for token in tokens
    )
    return max(0, potion.copies - held - lying)


def market_options(state: State, hero: Hero) -> list[Option]:
    """DJ-21.6 to DJ-21.10, DJ-20.19: random treasures and skills, training, what can be sold."""
    found: list[Option] = [
        choice.BuyTreasure(colour)
        for colour in COLOURS
        if colour in state.opened
        and state.treasures[colour]
        and treasure_price(colour) <= hero.coins
    ]
    if hero.coins >= SKILL_PRICE:
        found += [SKILL_BUYS[deck] for deck in SKILL_CARDS if state.skill_decks[deck]]
    if hero.coins >= TRAINING_PRICE:
        found += [
            way
            for place, way in enumerate(TRAINING)
            if state.training[place]
            and hero.sheet.traits[way.trait] + hero.training[place] < MOST_TRAIT
        ]
    carried = distinct((*hero.pack, *hero.equipped))
    found += [SELLS[item.id] for item in carried if item.sell is not None]
    return found


def treasure_price(colour: ChestColor) -> int:
    """DJ-21.7."""
    return MARKET[f"random_{colour}"].price


# Buying and selling


def buy(state: State, hero: Hero, chosen: Option) -> None:
    """DJ-21.5 to DJ-21.13: it is paid for, and the hero has it."""
    match chosen:
        case choice.Buy(name):
            item = ITEMS[name]
            spend(hero, item.price)
            if name in state.shop:
                state.shop[name] -= 1
            packed = stow(hero, item)
            state.emit(ItemBought, "DJ-21.5", hero.piece, name, item.price, hero.coins, packed)
        case choice.BuyTreasure(colour):
            pay(state, hero, treasure_price(colour))
            receive(state, hero, draw_treasure(state, hero, colour))
        case choice.BuySkill(deck):
            pay(state, hero, SKILL_PRICE)
            skill = state.skill_decks[deck].pop()
            state.show()
            learn(state, hero, skill)
            state.emit(SkillBought, "DJ-21.8", hero.piece, skill.id)
        case choice.Train(trait):
            pay(state, hero, TRAINING_PRICE)
            train(state, hero, ALL_ATTACKS.index(trait))


def spend(hero: Hero, price: int) -> None:
    """DJ-21.11: with the hero's own coins."""
    assert hero.coins >= price, "only who can pay buys"
    hero.coins -= price


def pay(state: State, hero: Hero, price: int) -> None:
    """DJ-21.11: what is paid for something that is drawn or learned."""
    spend(hero, price)
    state.emit(CoinsPaid, "DJ-21.11", hero.piece, price, hero.coins)


def train(state: State, hero: Hero, place: int) -> None:
    """DJ-21.10: one token of the trait in this place of `ALL_ATTACKS`."""
    hero.training = added(hero.training, place, 1)
    state.training = added(state.training, place, -1)
    tokens = hero.training[place]
    state.emit(TrainingGained, "DJ-21.10", hero.piece, ALL_ATTACKS[place], tokens)


def added(numbers: tuple[int, int, int], place: int, amount: int) -> tuple[int, int, int]:
    """Three numbers, one of them changed."""
    changed = list(numbers)
    changed[place] += amount
    melee, ranged, magic = changed
    return melee, ranged, magic


def sell(state: State, hero: Hero, item: Item) -> None:
    """DJ-21.5, DJ-21.6, DJ-20.15: shop cards go back to the stock, treasures leave the game; what
    lies in the pack is sold first."""
    assert item.sell is not None
    part_with(state, hero, item, packed=item in hero.pack)
    forget_exhausted(hero, item)
    if item.id in state.shop:
        state.shop[item.id] += 1
    else:
        retire(state, item)
    state.emit(ItemSold, "DJ-21.6", hero.piece, item.id)
    gain_coins(state, hero, item.sell, "DJ-21.6")
