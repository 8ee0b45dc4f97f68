"""DF-12.1 to DF-12.12: shopping."""

from __future__ import annotations

from typing import TypeAlias

from podziemia.kernel.questions import SAFE, Rules

from .. import options as choice
from ..content import EQUIPMENT, MOST_EXPERIENCE, NUMBERS
from ..entries import COLOURS
from ..events import (
    CardBought,
    MarketClosed,
    MarketOpened,
    UpgradePlaced,
    UpgradesReady,
)
from ..state import State
from .decide import by_leader, decide
from .health import heal_everybody
from .party import gain_white_dice, pay, put_into_box, receive
from .rest import tokens_out
from .windows import window

Purchase: TypeAlias = choice.EndShopping | choice.Buy | choice.BuyHealing | choice.BuyDie


def threshold(state: State) -> int:
    """DF-11.16, DF-16.13: so many market symbols lead to a market."""
    numbers = NUMBERS.setup
    return numbers.market_symbols_ballads if state.options.ballads else numbers.market_symbols


def is_open(state: State) -> bool:
    """DF-11.16: whether enough market symbols lie aside."""
    return state.symbols() >= threshold(state)


def open_market(state: State) -> Rules:
    """DF-12.1, DF-12.9: cards are turned up, as far as there are any."""
    if is_open(state):
        wanted = len(state.living()) + NUMBERS.setup.cards_more_than_heroes  # DF-R-23
        count = min(wanted, len(state.market_deck))
        state.sale = [state.market_deck.pop() for _ in range(count)]
        state.show()
        names = tuple(card.id for card in state.sale)
        state.emit(MarketOpened, "DF-12.1", state.markets + 1, names)
    yield from ()


def place_upgrades(state: State) -> Rules:
    """DF-16.19 to DF-16.21, DF-16.34: used upgrades are ready again; then whoever has learnt enough
    gets one, as long as there are tokens (DF-16.25)."""
    if not state.options.ballads or not is_open(state):
        return
    for hero in state.living():
        if hero.tired:
            hero.tired = ()
            state.emit(UpgradesReady, "DF-16.21", hero.piece)
    for hero in state.living():
        colours = [colour for colour in COLOURS if colour not in hero.upgrades]  # DF-16.23
        if hero.experience < MOST_EXPERIENCE or not colours:
            continue
        if tokens_out(state) < NUMBERS.setup.tokens:
            ways = [choice.PlaceUpgrade(colour) for colour in colours]
            chosen = yield from decide(state, hero, "upgrade", ways, rule="DF-16.19")
            hero.experience = 0
            hero.upgrades += (chosen.colour,)
            state.emit(UpgradePlaced, "DF-16.19", hero.piece, chosen.colour)


def trade(state: State) -> Rules:
    """DF-12.2, DF-12.8, DF-12.24: the leader buys for the party, in any order and as often as the
    coins last; then cards may be played (DF-12.27)."""
    while is_open(state):
        yield SAFE
        ways = purchases(state)
        about = {"coins": state.coins}
        chosen = yield from by_leader(state, "market", ways, rule="DF-12.2", about=about)
        if isinstance(chosen, choice.EndShopping):
            yield from window(state, "W7")
            return
        buy(state, chosen)


def purchases(state: State) -> list[Purchase]:
    """DF-12.2 to DF-12.7: what the chest can pay and somebody can carry (DF-12.4)."""
    found: list[Purchase] = [choice.EndShopping()]
    for card in state.sale:
        if card.cost > state.coins:
            continue
        if card.kind == "rarity":
            found.append(choice.Buy(card.id))
        else:
            able = [hero for hero in state.heroes if hero.can_carry(card)]
            found += [choice.Buy(card.id, hero.piece) for hero in able]
    if state.coins >= NUMBERS.prices.heal_everyone:
        found.append(choice.BuyHealing())
    room = state.white_dice < NUMBERS.setup.most_white_dice
    if room and state.coins >= NUMBERS.prices.white_die:
        found.append(choice.BuyDie())
    return found


def buy(state: State, chosen: choice.Buy | choice.BuyHealing | choice.BuyDie) -> None:
    """DF-12.2: the price goes to the supply; what was bought cannot be passed on before the next
    rest (DF-12.32)."""
    match chosen:
        case choice.Buy(name, piece):
            card = EQUIPMENT[name]
            pay(state, card.cost, name, "DF-12.2")
            state.sale.remove(card)
            receive(state, card, None if piece is None else state.named(piece), "DF-12.3")
            state.emit(CardBought, "DF-12.2", name, piece, card.cost)
        case choice.BuyHealing():
            pay(state, NUMBERS.prices.heal_everyone, "healing", "DF-12.6")
            heal_everybody(state, 1, "DF-12.6")
        case choice.BuyDie():
            pay(state, NUMBERS.prices.white_die, "white", "DF-12.7")
            gain_white_dice(state, 1, "DF-12.7")


def close_market(state: State) -> Rules:
    """DF-12.5, DF-12.10, DF-12.11: what was not bought goes into the box, the rooms are discarded
    and counting starts from 0; symbols over are lost."""
    if is_open(state):
        for card in state.sale:
            put_into_box(state, card, "DF-12.5")
        state.sale = []
        state.room_discard += state.laid_aside
        state.laid_aside = []
        state.markets += 1
        state.emit(MarketClosed, "DF-12.10", state.markets)
    yield from ()
