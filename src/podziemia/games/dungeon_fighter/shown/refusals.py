"""Why an option is not offered: the rule that forbids it, and the sentence that says so."""

from __future__ import annotations

from typing import Final, NoReturn

from podziemia.kernel.errors import Refusal, refuse_if
from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..content import EQUIPMENT, NUMBERS, SKILLS
from ..entries import Equipment
from ..rules import passing
from ..state import COLOURED, State

MARKET: Final = (o.Buy, o.BuyHealing, o.BuyDie, o.EndShopping)
REST: Final = (o.Give, o.Swap, o.Discard)
NEVER: Final = (
    ("choose-hero", (o.ChooseHero,), "DF-2.2", "hero-taken"),
    ("choose-leader", (o.ChooseLeader,), "DF-2.13", "no-such-hero"),
    ("choose-room", (o.ChooseRoom,), "DF-3.2", "not-drawn"),
    ("choose-room", (o.Pass,), "DF-3.2", "must-choose"),
    ("give-to", (o.Pass, o.Decline), "DF-3.8", "freebie"),
    ("skill", (o.Pass,), "DF-8.27", "skill-compulsory"),
    ("cube", (o.ChooseCube,), "DF-10.39", "no-such-cube"),
    ("upgrade", (o.Pass,), "DF-16.19", "upgrade-compulsory"),
    ("upgrade", (o.PlaceUpgrade,), "DF-16.23", "upgraded"),
)
"""What cannot be answered to these questions, by which rule."""


def explain(state: State, ask: Ask, option: Option) -> None:
    """Refuse an option that is not offered, by the rule that keeps it from being so."""
    for prompt, kinds, rule, why in NEVER:
        refuse_if(ask.prompt == prompt and isinstance(option, kinds), rule, f"df-refused-{why}")
    match option:
        case o.TakeDie() | o.Recover():
            refuse_die(state, ask, option)
        case o.Flee() | o.Fight():
            raise refusal("DF-16.4", "no-flight")
        case o.Declare():
            refuse_declaration(state, ask, option)
        case o.Repeat() | o.UseUpgrade() | o.Activate() | o.UseToken():
            refuse_result(state, ask, option)
        case o.PlayCard(card, hero):
            refuse_card(state, ask, card, hero)
        case o.HealHero(hero) | o.GiveTo(hero):
            refuse_hero(state, ask, option, hero)
        case o.TakeScar(colour):
            refuse_scar(state, ask, colour)
        case o.Give() | o.Swap() | o.Discard():
            refuse_passing(state, ask, option)
        case o.Buy() | o.BuyHealing() | o.BuyDie() | o.EndShopping():
            refuse_purchase(state, ask, option)
    raise refusal(ask.rule, "must-choose" if isinstance(option, o.Pass) else "answer-first")


def refusal(rule: str, why: str, **about: str | int | None) -> Refusal:
    """A rule and a sentence."""
    return Refusal(rule, f"df-refused-{why}", about)


def refuse_die(state: State, ask: Ask, option: o.TakeDie | o.Recover) -> None:
    """DF-4.4, DF-5: why a die cannot be taken, or the dice not be recovered."""
    if ask.prompt not in ("take-die", "no-dice"):
        refuse_if(state.monster is None, "DF-4.2", "df-refused-no-fight")
        raise refusal("DF-4.2", "not-choosing-die")
    if isinstance(option, o.Recover):
        refuse_if(state.in_battle, "DF-5.9", "df-refused-recover-battle")
        raise refusal("DF-5.4", "recover-dice-left")
    die = option.die
    if die == "white":
        refuse_if(bool(state.dice), "DF-4.4", "df-refused-white-later")
        raise refusal("DF-5.2", "no-white-die")
    refuse_if(die in state.dice, "DF-4.14", "df-refused-die-next-turn")
    refuse_if(die in COLOURED or die in state.granted, "DF-4.3", "df-refused-die-thrown")
    raise refusal("DF-10.34", "no-special-die")


def refuse_declaration(state: State, ask: Ask, option: o.Declare) -> None:
    """DF-6.4, DF-6.9: why a throw cannot be declared like that."""
    refuse_if(ask.prompt != "declare", "DF-13.8", "df-refused-declared")
    carried = {card.id: card for card in state.hero.gear}
    for weapon in option.weapons:
        refuse_if(weapon not in carried, "DF-6.4", "df-refused-no-weapon")
        refuse_if(carried[weapon].kind != "weapon", "DF-6.4", "df-refused-no-weapon")
    refuse_if(option.roundhouse, "DF-6.9", "df-refused-no-roundhouse")
    raise refusal("DF-6.4", "weapon-twice")


def refuse_result(state: State, ask: Ask, option: Option) -> NoReturn:
    """DF-7, DF-8: why a throw is not repeated, or a skill or token not used."""
    attempt = state.attempt
    match option:
        case o.Repeat(by):
            refuse_if(ask.prompt != "repeat", "DF-7.21", "df-refused-repeat-over")
            refuse_if(by == "careless", "DF-10.29", "df-refused-not-careless")
            refuse_if(by in EQUIPMENT, "DF-7.21", "df-refused-card-not-now", {"card": by})
            raise refusal("DF-8.8", "no-second-try")
        case o.Activate(skill):
            refuse_if(ask.prompt != "skill", "DF-7.23", "df-refused-no-eye")
            own = skill in state.hero.card.skills.values()
            refuse_if(not own, "DF-8.2", "df-refused-not-own-skill")
            colour = SKILLS[skill].colour
            refuse_if(colour in state.hero.scars, "DF-8.4", "df-refused-scar", {"skill": skill})
            refuse_if(skill == "fix", "DF-8.26", "df-refused-fix-over")
            raise refusal("DF-8.2", "other-colour")
        case o.UseUpgrade():
            refuse_if(not state.options.ballads, "DF-16.13", "df-refused-no-ballads")
            raise refusal("DF-16.20", "no-upgrade")
    refuse_if("bully" not in state.tokens, "DF-8.18", "df-refused-no-token")
    summed = attempt is not None and attempt.summed
    refuse_if(summed, "DF-7.32", "df-refused-summed")
    raise refusal("DF-7.31", "no-line")


def refuse_card(state: State, ask: Ask, card: str, target: str | None) -> NoReturn:
    """DF-12.16 to DF-12.31: why a card cannot be played."""
    entry: Equipment | None = EQUIPMENT.get(card)
    if entry is None:
        raise refusal("DF-12.1", "no-such-card")
    spent = entry in state.discard or entry in state.box
    refuse_if(spent, "DF-12.23", "df-refused-card-gone", {"card": card})
    refuse_if(not state.heroes, "DF-12.28", "df-refused-not-carried", {"card": card})
    hero = state.hero if ask.piece is None else state.named(ask.piece)
    carried = entry in hero.gear or entry in state.rarities
    refuse_if(not carried, "DF-12.28", "df-refused-not-carried", {"card": card})
    refuse_if(hero.life == 0, "DF-12.28", "df-refused-stunned", {"hero": hero.piece})
    active = hero.number == state.active
    if entry.kind == "rarity":
        refuse_if(not active, "DF-12.29", "df-refused-not-active")
    if entry.kind == "armour":
        turned = card in hero.turned
        refuse_if(turned, "DF-12.17", "df-refused-armour-used", {"card": card})
        refuse_if(not active, "DF-12.29", "df-refused-not-active")
    refuse_if(entry.kind == "weapon", "DF-12.16", "df-refused-weapon", {"card": card})
    if ask.prompt == "cards" and str(ask.about.get("window", "")) in entry.windows:
        able = [other.piece for other in state.heroes if other.able]
        refuse_if(target is not None and target not in able, "DF-9.2", "df-refused-not-healed")
        raise refusal("DF-12.31", "card-no-effect", card=card)
    raise refusal("DF-12.25", "card-not-now", card=card)


def refuse_hero(state: State, ask: Ask, option: Option, name: str) -> None:
    """DF-3.8, DF-8.23: why this hero cannot get it."""
    hero = next((hero for hero in state.heroes if hero.piece == name), None)
    refuse_if(hero is None, "DF-2.2", "df-refused-no-such-hero")
    assert hero is not None
    if isinstance(option, o.HealHero) and ask.prompt == "herbs":
        raise refusal("DF-8.23", "not-healed")
    if isinstance(option, o.GiveTo) and ask.prompt == "give-to":
        card = EQUIPMENT[str(ask.about["card"])]
        refuse_room(state, name, card)


def refuse_room(state: State, name: str, card: Equipment) -> NoReturn:
    """DF-12.13 to DF-12.15: why a hero cannot carry a card."""
    hero = state.named(name)
    about = {"hero": name, "card": card.id}
    refuse_if(card.kind == "rarity", "DF-12.15", "df-refused-rarity")
    refuse_if(hero.dead, "DF-11.9", "df-refused-dead", {"hero": name})
    refuse_if(card in hero.gear, "DF-12.14", "df-refused-same-card", about)
    raise Refusal("DF-12.13", "df-refused-no-slot", about)


def refuse_scar(state: State, ask: Ask, colour: str) -> None:
    """DF-11.5: why a scar cannot cover a colour."""
    if ask.prompt == "scar" and ask.piece is not None:
        taken = colour in state.named(ask.piece).scars
        refuse_if(taken, "DF-11.5", "df-refused-scar-taken")


def refuse_passing(state: State, ask: Ask, option: o.Give | o.Swap | o.Discard) -> None:
    """DF-11.14, DF-11.20, DF-12.32: why equipment cannot change hands so."""
    refuse_if(ask.prompt not in ("pass-on", "inherit"), "DF-11.14", "df-refused-not-resting")
    card = EQUIPMENT.get(option.card)
    if card is None:
        raise refusal("DF-12.1", "no-such-card")
    refuse_if(card.kind == "rarity", "DF-12.15", "df-refused-rarity")
    giver = state.named(ask.piece) if ask.piece is not None else state.hero
    carried = card in giver.gear
    refuse_if(not carried, "DF-11.14", "df-refused-not-carried", {"card": card.id})
    if not isinstance(option, o.Discard):
        names = [option.card, passing.name_of(option)]
        names += [option.other] if isinstance(option, o.Swap) else []
        again = any(name in state.offered for name in names)
        refuse_if(again, "DF-R-84", "df-refused-passed-before")
    if isinstance(option, o.Give):
        known = any(hero.piece == option.to for hero in state.heroes)
        refuse_if(not known, "DF-2.2", "df-refused-no-such-hero")
        refuse_room(state, option.to, card)
    raise refusal("DF-11.21", "no-swap")


def refuse_purchase(state: State, ask: Ask, option: Option) -> None:
    """DF-12.2 to DF-12.7: why this cannot be bought."""
    refuse_if(ask.prompt != "market", "DF-12.1", "df-refused-no-market")
    prices = NUMBERS.prices
    match option:
        case o.BuyHealing():
            refuse_coins(state, prices.heal_everyone, "DF-12.6")
            raise refusal("DF-12.6", "all-healthy")
        case o.BuyDie():
            full = state.white_dice >= NUMBERS.setup.most_white_dice
            refuse_if(full, "DF-12.7", "df-refused-nine-dice")
            refuse_coins(state, prices.white_die, "DF-12.7")
        case o.Buy(name, hero):
            card = EQUIPMENT.get(name)
            shown = card is not None and card in state.sale
            refuse_if(not shown, "DF-12.1", "df-refused-not-on-sale")
            assert card is not None
            refuse_coins(state, card.cost, "DF-12.2")
            if hero is None:
                raise refusal("DF-12.3", "for-whom")
            known = any(other.piece == hero for other in state.heroes)
            refuse_if(not known, "DF-2.2", "df-refused-no-such-hero")
            refuse_room(state, hero, card)


def refuse_coins(state: State, price: int, rule: str) -> None:
    """DF-12.2: there are not enough coins in the chest."""
    about = {"price": price, "coins": state.coins}
    refuse_if(state.coins < price, rule, "df-refused-no-coins", about)
