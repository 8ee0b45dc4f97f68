"""Options in words: what they say, what they would do now, and the pieces they touch.

Everything lies open but the leader's rooms, and those only the leader is offered. The ids of pieces
are those of `scene.py`.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Fact, Option
from podziemia.kernel.scene import Lasting, Offer, Phrases, Words

from .. import options as o
from ..content import EQUIPMENT, NUMBERS, ROOMS
from ..entries import COLOURS, DieId
from ..state import COLOURED, Attempt, State
from .ahead import ahead_of

words: Final = Phrases("df-option")
effects: Final = Phrases("df-effect")
lastings: Final = Phrases("df-lasting")
CALM: Final = ("W1", "W2", "W6")
"""DF-12.27: windows in which nobody is about to take damage, and no die lies."""


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it."""
    match option:
        case o.Pass():
            said = words(f"pass-{ask.prompt}", **dict(ask.about))
            return Offer(said, lasting=lasting(state, ask))
        case o.TakeDie() | o.Recover() | o.ChooseCube() | o.Declare() | o.Toss():
            return offer_throw(state, ask, option)
        case o.Repeat() | o.Activate() | o.UseUpgrade() | o.UseToken() | o.PlayCard():
            return offer_result(state, option)
        case o.Give() | o.Swap() | o.Discard() | o.GiveTo() | o.TakeScar() | o.PlaceUpgrade():
            return offer_rest(state, ask, option)
        case o.Buy() | o.BuyHealing() | o.BuyDie() | o.EndShopping():
            return offer_market(state, option)
    return offer_plain(state, ask, option)


def lasting(state: State, ask: Ask) -> tuple[Lasting, ...]:
    """DF-12.25: how long one may go on using nothing: until it hurts, or the fight is over."""
    if ask.prompt != "cards" or state.monster is None:
        return ()
    fight = Lasting(lastings("fight"), f"fight.{state.round}")
    if ask.about["window"] not in CALM:
        return (fight,)
    return Lasting(lastings("calm"), f"calm.{state.round}"), fight


def offer_plain(state: State, ask: Ask, option: Option) -> Offer:
    """Heroes, rooms, overlays, votes and reports."""
    about = dict(ask.about)
    match option:
        case o.ChooseHero(hero):
            return Offer(words.of(option), (f"hero_offer:{hero}",))
        case o.ChooseLeader(hero):
            return Offer(words.of(option), (f"hero:{hero}",))
        case o.HealHero(hero):
            return Offer(words.of(option, **about), (f"hero:{hero}",))
        case o.ChooseRoom(room):
            symbols = ROOMS[room].market_symbols
            effect = effects("room", symbols=state.symbols() + symbols, room=room)
            return Offer(words.of(option, symbols=symbols), (f"room:{room}",), effect)
        case o.LeaveOverlay(overlay) | o.FlipAgain(overlay):
            return Offer(words.of(option), (f"overlay:{overlay}",))
        case o.Flee():
            effect = effects("flee", level=state.level)
            return Offer(words.of(option), (), effect, closes=words.of(option))
    return Offer(words.of(option, **about))


def offer_throw(state: State, ask: Ask, option: Option) -> Offer:
    """DF-4, DF-6.4, DF-10.39: dice, and how they are thrown."""
    match option:
        case o.TakeDie(die):
            return Offer(words.of(option), (f"pool:{die}",), best(state, die))
        case o.Recover():
            return Offer(words.of(option, **dict(ask.about)), (), recovery(state))
        case o.ChooseCube(cube):
            assert state.attempt is not None
            facts = state.attempt.facts[cube]
            about: dict[str, Fact] = {
                "number": cube + 1,
                "place": facts.resting_on,
                "symbol": facts.symbol,
            }
            return Offer(words.of(option, **about), (f"die:{facts.die}",))
        case o.Declare(weapons, roundhouse):
            refs = [f"gear:{weapon}" for weapon in weapons]
            if roundhouse:
                refs.append("token:catchy_tune")
            about = {"weapons": ", ".join(weapons) or None, "roundhouse": roundhouse}
            armed = [EQUIPMENT[weapon] for weapon in weapons]
            bonus = sum(weapon.damage_bonus for weapon in armed)
            techniques = dict.fromkeys(str(weapon.technique) for weapon in armed)
            asked_for = ", ".join(techniques)
            effect = effects("weapons", bonus=bonus, techniques=asked_for) if armed else None
            return Offer(Words("df-option-declare", about), tuple(refs), effect)
    return Offer(words.of(option))


def best(state: State, die: DieId) -> Words:
    """What the eye of a die would do: its skill, and the damage in the ring of 5."""
    found = ahead_of(state, Attempt(die))
    skill = found["skill"]
    plain, eye = found["5"]
    return effects("die", plain=plain, eye=eye, skill=skill)


def recovery(state: State) -> Words:
    """DF-5.4: what taking the dice back does to the heroes."""
    stunned = sum(0 < hero.life <= state.level for hero in state.heroes)
    return effects("recover", level=state.level, stunned=stunned)


def offer_result(state: State, option: Option) -> Offer:
    """DF-7.20 to DF-7.33: repeats, skills and cards."""
    hero = state.hero
    match option:
        case o.Repeat(by):
            return Offer(words.of(option), (f"gear:{by}",) if by in EQUIPMENT else ())
        case o.Activate(skill) | o.UseUpgrade(skill):
            colour = next((c for c in COLOURS if hero.card.skills[c] == skill), COLOURED[0])
            return Offer(words.of(option), (f"skill:{hero.piece}.{colour}",))
        case o.UseToken():
            return Offer(words.of(option), ("token:bully",))
        case o.PlayCard(card, target):
            refs = (f"gear:{card}",) if target is None else (f"gear:{card}", f"hero:{target}")
            return Offer(words.of(option), refs)
    raise AssertionError(option)


def offer_rest(state: State, ask: Ask, option: Option) -> Offer:
    """DF-3.8, DF-11, DF-16.19: cards that change hands, scars and upgrades."""
    match option:
        case o.GiveTo(hero):
            return Offer(words.of(option, **dict(ask.about)), (f"hero:{hero}",))
        case o.Give(card, to):
            return Offer(words.of(option), (f"gear:{card}", f"hero:{to}"))
        case o.Swap(card, _, other):
            return Offer(words.of(option), (f"gear:{card}", f"gear:{other}"))
        case o.Discard(card):
            said = words.of(option)
            return Offer(said, (f"gear:{card}",), closes=said)
        case o.TakeScar(colour) | o.PlaceUpgrade(colour):
            piece = ask.piece or state.hero.piece
            skill = state.named(piece).card.skills[colour]
            return Offer(words.of(option, skill=skill), (f"skill:{piece}.{colour}",))
    raise AssertionError(option)


def offer_market(state: State, option: Option) -> Offer:
    """DF-12: what can be bought, and the coins that are left then."""
    prices = NUMBERS.prices
    match option:
        case o.Buy(card, hero):
            refs = (f"sale:{card}",) if hero is None else (f"sale:{card}", f"hero:{hero}")
            price = EQUIPMENT[card].cost
            said = words.of(option, price=price)
        case o.BuyHealing():
            refs, price = ("sale:healing",), prices.heal_everyone
            said = words.of(option, price=price)
        case o.BuyDie():
            refs, price = ("sale:white_die",), prices.white_die
            said = words.of(option, price=price)
        case _:
            said = words.of(option)
            return Offer(said, (), effects("end-shopping", coins=state.coins), closes=said)
    return Offer(said, refs, becomes={"coins": state.coins - price})
