"""DF-1.7: what belongs to the party, and what a hero carries."""

from __future__ import annotations

from ..content import NUMBERS
from ..entries import DieId, Equipment
from ..events import (
    CardBoxed,
    CardReceived,
    CoinsGained,
    CoinsPaid,
    RarityReceived,
    SpecialDieGained,
    WhiteDiceGained,
)
from ..state import Hero, State


def gain_coins(state: State, amount: int, source: str, rule: str) -> None:
    """DF-3.5: coins into the chest; there are always enough of them (DF-R-45)."""
    if amount > 0:
        state.coins += amount
        state.emit(CoinsGained, rule, amount, state.coins, source)


def pay(state: State, amount: int, source: str, rule: str) -> None:
    """DF-12.2: coins out of the chest."""
    if amount > 0:
        state.coins -= amount
        state.emit(CoinsPaid, rule, amount, state.coins, source)


def gain_white_dice(state: State, amount: int, rule: str) -> None:
    """DF-3.6, DF-12.7, DF-R-49: never more than nine in the chest."""
    gained = min(amount, NUMBERS.setup.most_white_dice - state.white_dice)
    if gained > 0:
        state.white_dice += gained
        state.emit(WhiteDiceGained, rule, gained, state.white_dice)


def gain_special_die(state: State, die: DieId, rule: str) -> None:
    """DF-4.5, DF-10.34 to DF-10.36: for this fight, beside the coloured ones, thrown once each like
    white ones (DF-10.35); a second grant does nothing (DF-10.42)."""
    if die not in state.granted:
        state.granted += (die,)
        state.dice += (die,)
        state.emit(SpecialDieGained, rule, die)


def receive(state: State, card: Equipment, hero: Hero | None, rule: str) -> None:
    """DF-12.3, DF-12.15: a hero carries it; a rarity is the party's."""
    if hero is None:
        state.rarities.append(card)
        state.emit(RarityReceived, rule, card.id)
    else:
        hero.gear += (card,)
        state.emit(CardReceived, rule, hero.piece, card.id)


def put_into_box(state: State, card: Equipment, rule: str) -> None:
    """DF-12.5, DF-12.23: a card that never comes back."""
    state.box.append(card)
    state.emit(CardBoxed, rule, card.id)


def drop(hero: Hero, card: Equipment) -> None:
    """A hero carries it no more."""
    hero.gear = tuple(worn for worn in hero.gear if worn is not card)
    if card.id in hero.turned:
        hero.turned = tuple(name for name in hero.turned if name != card.id)
