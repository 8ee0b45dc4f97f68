"""Items, the market and the overlord's cards as options in words."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Fact, Option
from podziemia.kernel.scene import Offer, Words, square_id

from .. import options as o
from ..content import GIVE_COST, ITEMS, OVERLORD_CARDS, PICO_COST, SKILLS
from ..entries import Drink, Heal, Item
from ..rules.hand import cost
from ..rules.kills import EXTRA_COST
from ..rules.skills import ABLE_COST, TELEKINESIS
from ..rules.town import SKILL_PRICE, TRAINING_PRICE, treasure_price
from ..state import Companion, Hero, State
from ..told import name_of
from . import forecast
from .grid import GRID
from .offered_fights import words

THINGS: Final = (
    *(o.PickUp, o.Drop, o.Give, o.GivePico, o.Drink, o.Use, o.PlayCard, o.DiscardCard),
    *(o.Equip, o.Pack, o.Buy, o.BuyTreasure, o.BuySkill, o.Train, o.Sell, o.PutDown),
)
FATIGUE: Final = {
    "able_warrior": ABLE_COST,
    "rapid_fire": EXTRA_COST,
    "quick_casting": EXTRA_COST,
    "taunt": 1,
    TELEKINESIS: 1,
}
"""What skills cost."""


def offer_thing(state: State, ask: Ask, option: Option) -> Offer:
    """An option about a card."""
    if isinstance(option, o.PlayCard | o.DiscardCard):
        return offer_overlord(state, ask, option)
    piece = ask.piece
    if piece is None:  # DJ-26.11: power cards
        assert isinstance(option, o.Use)
        return Offer(words("use-power", card=option.source), (f"power:{option.source}",))
    if ":" not in piece:
        return offer_ferret(state, piece, option)
    hero = state.figure(piece)
    assert isinstance(hero, Hero)
    if isinstance(option, o.Buy | o.BuyTreasure | o.BuySkill | o.Train | o.Sell):
        return offer_trade(hero, option)
    if isinstance(option, o.Use):
        return offer_use(state, hero, option)
    return offer_item(state, hero, option)


def thing(hero: Hero, name: str, *, packed: bool = False) -> str:
    """The piece that an item of a hero is; `packed`: the one in the pack, if there is one."""
    worn = any(item.id == name for item in hero.equipped)
    lies = any(item.id == name for item in hero.pack)
    return f"{'pack' if lies and (packed or not worn) else 'item'}:{hero.number}.{name}"


# Overlord


def offer_overlord(state: State, ask: Ask, option: o.PlayCard | o.DiscardCard) -> Offer:
    """DJ-12.2, DJ-12.3: a card's price or its value, and the threat after it."""
    card = OVERLORD_CARDS[option.card]
    refs = (f"hand:{card.id}",)
    if isinstance(option, o.DiscardCard):
        after = {"threat": state.threat + card.value}
        said = words("discard-card", card=card.id, value=card.value)
        return Offer(said, refs, becomes=after, closes=said)
    price = cost(state, card)
    effect = forecast.of_card(state, card, ask.piece)
    after = {"threat": state.threat - price}
    return Offer(words("play-card", card=card.id, cost=price), refs, effect, becomes=after)


# Heroes


def offer_item(state: State, hero: Hero, option: Option) -> Offer:
    """DJ-5, DJ-19: things that are picked up, given, dropped, drunk, equipped."""
    match option:
        case o.PickUp(token):
            here = square_id(GRID, state.floor.squares[hero.cell])
            return Offer(words("pick-up", token=token), (here,))
        case o.Drop(name):
            item = ITEMS[name]
            stays = item.deck == "relic" or item.kind == "potion"
            lost = None if stays else forecast.words("lost", card=name)
            piece = thing(hero, name, packed=True)
            return Offer(words("drop", card=name), (piece,), warning=lost)
        case o.Give(name, to):
            about: dict[str, Fact] = {"card": name, "who": name_of(state, to)}
            price = forecast.costs(mp=GIVE_COST)
            return Offer(words("give", **about), (thing(hero, name), to), price)
        case o.GivePico(to):
            refs = (f"companion:{hero.number}", to)
            price = forecast.costs(mp=PICO_COST)
            return Offer(words("give-pico", who=name_of(state, to)), refs, price)
        case o.Drink(name):
            return Offer(words("drink", card=name), (thing(hero, name),), drunk(hero, ITEMS[name]))
        case o.Equip(name):
            refs = (thing(hero, name, packed=True), f"cards:{hero.number}")
            return Offer(words("equip", card=name), refs)
        case o.Pack(name):
            return Offer(words("pack", card=name), (thing(hero, name), f"pack:{hero.number}"))
    raise AssertionError(option)


def drunk(hero: Hero, potion: Item) -> Words:
    """DJ-20.3, DJ-20.4: what a potion would do."""
    use = potion.use
    assert isinstance(use, Drink)
    if use.fatigue:
        return forecast.words("rests", fatigue=hero.kit.fatigue - hero.fatigue)
    return forecast.heals(hero, hero.kit.wounds, use.wounds)


def offer_use(state: State, hero: Hero, option: o.Use) -> Offer:
    """DJ-5.15, DJ-24.1: skills and items that do something."""
    source, target = option.source, option.target
    if source in SKILLS:
        refs: tuple[str, ...] = (f"skill:{hero.number}.{source}",)
        fatigue = FATIGUE.get(source, 0)
        effect = forecast.text_of(SKILLS[source])
        if target and fatigue:
            effect = forecast.costs(fatigue=fatigue)
    else:
        refs, item = (thing(hero, source),), ITEMS[source]
        effect = forecast.words("used-up")
        if isinstance(item.use, Heal):
            effect = healed(state, target, item.use.wounds)
    if not target:
        return Offer(words("use", card=source, who=None), refs, effect)
    said = words("use", card=source, who=name_of(state, target))
    return Offer(said, (*refs, target), effect)


def healed(state: State, target: str, amount: int) -> Words:
    """DJ-5.15: what a healing rune would do for somebody."""
    patient = state.figure(target)
    if isinstance(patient, Hero):
        return forecast.heals(patient, patient.kit.wounds, amount)
    assert isinstance(patient, Companion)
    most = state.quest.npcs[patient.name].life(state.monster_players)
    return forecast.heals(patient, most, amount)


def offer_trade(hero: Hero, option: Option) -> Offer:
    """DJ-21: what is bought and sold, and the coins after it."""
    purse = f"sheet:{hero.number}.coins"
    match option:
        case o.Buy(name):
            price, place, said = ITEMS[name].price, f"shop:{name}", words("buy", card=name)
        case o.BuyTreasure(colour):
            price, place = treasure_price(colour), f"market:{colour}"
            said = words("buy-treasure", colour=colour)
        case o.BuySkill(deck):
            price, place, said = SKILL_PRICE, f"market:{deck}", words("buy-skill", deck=deck)
        case o.Train(trait):
            price, place, said = TRAINING_PRICE, f"market:{trait}", words("train", trait=trait)
        case o.Sell(name):
            gained = ITEMS[name].sell
            assert gained is not None
            said = words("sell", card=name)
            effect = forecast.words("coins", amount=gained, left=hero.coins + gained, gains=True)
            piece = thing(hero, name, packed=True)
            return Offer(said, (piece,), effect, becomes={purse: hero.coins + gained})
        case _:
            raise AssertionError(option)
    left = hero.coins - price
    effect = forecast.words("coins", amount=price, left=left, gains=False)
    return Offer(said, (place,), effect, becomes={purse: left})


# Ferrets


def offer_ferret(state: State, name: str, option: Option) -> Offer:
    """DJ-23.15: what a ferret does with things."""
    familiar = next(each for each in state.familiars if each.name == name)
    here = square_id(GRID, state.floor.squares[familiar.cell])
    match option:
        case o.PickUp(token):
            return Offer(words("pick-up", token=token), (here,))
        case o.PutDown():
            assert familiar.carries is not None
            return Offer(words("put-down", card=familiar.carries.id), (here,))
        case o.Give(item, to):
            said = words("give", card=item, who=name_of(state, to))
            return Offer(said, (to,), forecast.costs(mp=GIVE_COST))
    raise AssertionError(option)
