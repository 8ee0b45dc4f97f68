"""DF-11.14, DF-11.20, DF-11.21: equipment that changes hands in the rest, and window W7."""

from __future__ import annotations

from typing import TypeAlias

from podziemia.kernel.questions import SAFE, Rules

from .. import options as choice
from ..content import EQUIPMENT
from ..entries import Equipment
from ..events import CardPassed, OfferDeclined
from ..state import Hero, State
from . import cards
from .decide import decide
from .party import drop, put_into_box

Deal: TypeAlias = choice.Give | choice.Swap
Way: TypeAlias = (
    choice.Pass | choice.PlayCard | choice.UseToken | choice.Give | choice.Swap | choice.Discard
)


def pass_equipment(state: State) -> Rules:
    """DF-11.14, DF-12.27: from the leader on clockwise everybody may use, pass on or throw away
    what they carry; only now (DF-4.13)."""
    order = [hero.number for hero in state.clockwise(state.leader)]
    for number in state.each("passing", order):
        hero = state.heroes[number]
        while hero.gear:
            yield SAFE
            ways: list[Way] = [choice.Pass(), *cards.uses(state, hero, "W7", miss=False)]
            ways += deals(state, hero)
            ways += [choice.Discard(card.id) for card in hero.gear]  # DF-11.20, DF-R-59
            chosen = yield from decide(state, hero, "pass-on", ways, rule="DF-11.14")
            if isinstance(chosen, choice.Pass):
                break
            yield from carry_out(state, hero, chosen)


def carry_out(state: State, hero: Hero, chosen: Way) -> Rules:
    """What somebody does with what they carry."""
    match chosen:
        case choice.PlayCard() | choice.UseToken():
            yield from cards.use(state, hero, chosen)
        case choice.Discard(card):
            drop(hero, EQUIPMENT[card])
            put_into_box(state, EQUIPMENT[card], "DF-11.20")
        case choice.Give() | choice.Swap():
            yield from offer(state, hero, chosen)
        case choice.Pass():
            pass


def deals(state: State, hero: Hero) -> list[Deal]:
    """DF-11.21, DF-12.13, DF-12.14: gifts that can be carried, and exchanges after which both can
    carry what they have (DF-R-81); what was passed on or declined in this rest is not offered
    again (DF-R-84)."""
    found: list[Deal] = []
    for card in hero.gear:
        if card.id in state.offered:
            continue
        for other in state.heroes:
            if other is hero or other.dead:
                continue
            if other.can_carry(card):
                found.append(choice.Give(card.id, other.piece))
            found += [
                choice.Swap(card.id, other.piece, wanted.id)
                for wanted in other.gear
                if wanted.id not in state.offered and can_swap(hero, card, other, wanted)
            ]
    return [deal for deal in found if name_of(deal) not in state.offered]


def can_swap(hero: Hero, card: Equipment, other: Hero, wanted: Equipment) -> bool:
    """DF-11.21, DF-R-81: slots and names are checked after the exchange."""
    if card.kind == wanted.kind:
        fits = True
    else:
        fits = hero.room_for(wanted.kind) > 0 and other.room_for(card.kind) > 0
    return fits and wanted not in hero.gear and card not in other.gear


def name_of(deal: Deal) -> str:
    """A deal as it is remembered."""
    back = deal.other if isinstance(deal, choice.Swap) else ""
    return f"{deal.card}>{deal.to}>{back}"


def offer(state: State, hero: Hero, deal: Deal) -> Rules:
    """DF-11.21: the receiver must agree; who plays both heroes does (DF-16.35)."""
    other = state.named(deal.to)
    back = deal.other if isinstance(deal, choice.Swap) else None
    if state.seats[other.number] != state.seats[hero.number]:
        about = {"card": deal.card, "hero": hero.piece, "other": back}
        ways = [choice.Agree(), choice.Decline()]
        answer = yield from decide(state, other, "consent", ways, rule="DF-11.21", about=about)
        if isinstance(answer, choice.Decline):
            state.offered += (name_of(deal),)
            state.emit(OfferDeclined, "DF-11.21", other.piece, deal.card)
            return
    hand_over(state, hero, other, EQUIPMENT[deal.card])
    if back is not None:
        hand_over(state, other, hero, EQUIPMENT[back])


def hand_over(state: State, hero: Hero, other: Hero, card: Equipment) -> None:
    """DF-11.14: a card changes hands."""
    drop(hero, card)
    other.gear += (card,)
    state.offered += (card.id,)
    state.emit(CardPassed, "DF-11.14", hero.piece, card.id, other.piece)
