"""Who carries what, what to buy, and what can be done without."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..content import EQUIPMENT, NUMBERS, SKILLS
from ..entries import Colour, Equipment
from ..options.throwing import Skill
from ..state import Hero, State
from . import weights as w
from .chances import heal_worth, hit, mean
from .plans import best_of

FIGHTS: Final = 4.0
"""How often a weapon is used, more or less, before the end."""


def give_to(state: State, ask: Ask, skill: Skill) -> Option:
    """To whoever can use it best."""
    card = EQUIPMENT[str(ask.about["card"])]

    def worth(option: Option) -> float:
        if isinstance(option, o.GiveTo):
            return carried_worth(state.named(option.hero), card, skill)
        return -1.0

    return best_of(ask.options, worth)


def carried_worth(hero: Hero, card: Equipment, skill: Skill) -> float:
    """What a card is worth to a hero: the fewer of a kind are carried, the more."""
    same = sum(worn.kind == card.kind for worn in hero.gear)
    return card_value(card, skill) / (1 + same) + 0.05 * hero.life


def card_value(card: Equipment, skill: Skill) -> float:
    """What a card is worth to a party."""
    if card.kind == "weapon":
        assert card.technique is not None
        required = (card.technique,)
        better = mean(required, skill) + card.damage_bonus * hit(required, skill)
        return FIGHTS * max(0.0, better - mean((), skill))
    if card.kind == "armour":
        return w.ARMOUR.get(card.id, 2.0)
    if card.kind == "curiosity":
        return w.CURIOSITY.get(card.id, 1.0)
    return w.RARITY


def market(state: State, ask: Ask, skill: Skill) -> Option:
    """The most for the coins; what is left becomes health and dice."""

    def worth(option: Option) -> float:
        match option:
            case o.Buy(name, piece):
                card = EQUIPMENT[name]
                value = card_value(card, skill)
                if piece is not None:
                    value = carried_worth(state.named(piece), card, skill)
                return value - card.cost * w.COIN
            case o.BuyHealing():
                gained = sum(heal_worth(hero, 1) for hero in state.heroes)
                return gained - NUMBERS.prices.heal_everyone * w.COIN
            case o.BuyDie():
                return w.BOUGHT_DIE - NUMBERS.prices.white_die * w.COIN
        return 0.0

    return best_of(ask.options, worth)


def colour_worth(hero: Hero, colour: Colour) -> float:
    """What the skill of a colour is worth in the long run."""
    skill = SKILLS[hero.card.skills[colour]]
    worth = w.SKILL.get(skill.id, 1.0)
    return worth + (0.5 if colour in hero.upgrades else 0.0)


def scar(state: State, ask: Ask, _: Skill) -> Option:
    """Over the skill that is least missed."""
    hero = state.hero if ask.piece is None else state.named(ask.piece)

    def worth(option: o.TakeScar) -> float:
        return -colour_worth(hero, option.colour)

    return best_of([x for x in ask.options if isinstance(x, o.TakeScar)], worth)


def upgrade(state: State, ask: Ask, _: Skill) -> Option:
    """The best skill that no scar covers."""
    hero = state.hero if ask.piece is None else state.named(ask.piece)

    def worth(option: o.PlaceUpgrade) -> float:
        covered = option.colour in hero.scars
        return colour_worth(hero, option.colour) - (w.STUN if covered else 0.0)

    return best_of([x for x in ask.options if isinstance(x, o.PlaceUpgrade)], worth)


def consent(_: State, ask: Ask, __: Skill) -> Option:
    """Gifts are taken, exchanges are not."""
    wanted: type[Option] = o.Agree if ask.about["other"] is None else o.Decline
    return next(option for option in ask.options if isinstance(option, wanted))
