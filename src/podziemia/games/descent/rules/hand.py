"""DJ-12: the overlord's hand: drawing, discarding for threat, costs, and when cards are played.

Whether the overlord is asked hangs on public facts alone: the size of his hand, his threat, and
which cards everybody has seen go. So no question tells what he holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from podziemia.kernel.questions import NOTHING, Facts, Option, Rules, ask_secret

from .. import options as choice
from ..combat import Attack
from ..content import EMPTY_DECK, OVERLORD_CARDS, OVERLORD_RULES
from ..entries import OverlordCard
from ..events import OverlordDeckReshuffled, OverlordDiscarded, OverlordDrew, OverlordPlayed
from ..state import OVERLORD, State
from ..vocabulary import BonusTo, Trigger
from .end import lose_conquest
from .threat import gain_threat, pay_threat

PASS: Final = choice.Pass()
PLAYS: Final = {name: choice.PlayCard(name) for name in OVERLORD_CARDS}
DISCARDS: Final = {name: choice.DiscardCard(name) for name in OVERLORD_CARDS}
BY_VALUE: Final = sorted(OVERLORD_CARDS.values(), key=lambda card: -card.value)
"""All designs, those first that bring most when they are discarded."""


class Moment(NamedTuple):
    """DJ-12.6 to DJ-12.9: a circumstance, how it is asked about, and what can be played in it."""

    prompt: str
    rule: str
    cards: tuple[OverlordCard, ...]


def moment(prompt: str, rule: str, trigger: Trigger, *types: str) -> Moment:
    """The cards of a trigger; of some types only, if they are named."""
    found = [card for card in OVERLORD_CARDS.values() if card.trigger == trigger]
    return Moment(prompt, rule, tuple(c for c in found if not types or c.type in types))


AIMING: Final = moment("aim-card", "DJ-6.4", "attack_declared")
DODGING: Final = moment("dodge-card", "DJ-R-25", "attack_rolled")


# Drawing and discarding


def draw(state: State, count: int) -> None:
    """DJ-11.2, DJ-12.4, DJ-R-28: card after card; the last one of the deck costs the heroes."""
    for _ in range(count):
        if not state.deck:
            return
        card = state.deck.pop()
        state.hand.append(card)
        state.show()
        state.emit(OverlordDrew, "DJ-11.2", card.id)
        if not state.deck:
            lose_conquest(state, EMPTY_DECK, "DJ-12.4")
            reshuffle(state)


def reshuffle(state: State) -> None:
    """DJ-12.4, DJ-12.5: the discard pile is the deck; hand and powers stay where they are."""
    state.deck = state.discard
    state.discard = []
    state.rng.shuffle(state.deck)
    state.emit(OverlordDeckReshuffled, "DJ-12.4")


def discard(state: State, name: str) -> None:
    """DJ-12.2: for its threat value, and without any other effect."""
    card = OVERLORD_CARDS[name]
    state.hand.remove(card)
    state.discard.append(card)
    state.show()
    state.emit(OverlordDiscarded, "DJ-12.2", name)
    gain_threat(state, card.value, "DJ-12.2")


def discards(state: State) -> list[Option]:
    """DJ-12.2, DJ-R-26: every card of the hand, at any moment."""
    return [DISCARDS[card.id] for card in dict.fromkeys(state.hand)]


def play(state: State, name: str) -> OverlordCard:
    """DJ-12.3, DJ-12.11: a card is paid for; powers stay in play, all others are discarded."""
    card = OVERLORD_CARDS[name]
    pay_threat(state, cost(state, card), "DJ-12.3")
    state.hand.remove(card)
    (state.powers if card.type == "power" else state.discard).append(card)
    state.show()
    state.emit(OverlordPlayed, OVERLORD_RULES[card.type], name)
    return card


# What cards cost


def cost(state: State, card: OverlordCard) -> int:
    """DJ-12.17, DJ-12.23, DJ-12.26: more with Mok in the party, traps less with Trapmaster."""
    amount = card.cost
    for hero in state.heroes:
        amount += hero.kit.sums.get("card_cost", 0)
    if card.type == "trap" and state.powers:
        amount += of_powers(state, "trap_cost")
    return max(0, amount)


def of_powers(state: State, to: BonusTo) -> int:
    """DJ-12.17: what the power cards in play add to something."""
    return sum(bonus.amount for power in state.powers for bonus in power.bonuses if bonus.to == to)


# What everybody can tell


def unseen(state: State, card: OverlordCard) -> int:
    """DJ-12.1: how many copies may be in the overlord's hand, by what lies open."""
    return card.copies - state.discard.count(card) - state.powers.count(card)


def could_play(state: State, card: OverlordCard) -> bool:
    """DJ-12.3: whether the overlord may hold this card and pay for it, discards included."""
    if not state.hand or not unseen(state, card):
        return False
    price = cost(state, card)
    return price <= state.threat or price <= most_threat(state, card)


def most_threat(state: State, card: OverlordCard) -> int:
    """DJ-12.2: the threat he has at most after discarding all other cards of his hand."""
    left, amount = len(state.hand) - 1, state.threat
    for other in BY_VALUE:
        if not left:
            break
        taken = min(left, unseen(state, other) - (other is card))
        amount += taken * other.value
        left -= taken
    return amount


# Windows


def window(
    state: State,
    at: Moment,
    cards: Sequence[OverlordCard] | None = None,
    *,
    playable_now: Sequence[OverlordCard] | None = None,
    about: Facts = NOTHING,
    piece: str | None = None,
) -> Rules[OverlordCard | None]:
    """DJ-12.8, DJ-12.9: the overlord plays one card of a circumstance, or lets it pass.

    `cards` are those that can be played now, where public facts rule some out, `playable_now` what
    hidden ones leave of them. He may discard others before (DJ-12.3).
    """
    offered = at.cards if cards is None else cards
    really = offered if playable_now is None else playable_now

    def make() -> list[Option]:
        return [PASS, *playable(state, really), *discards(state)]

    while any(could_play(state, card) for card in offered):
        chosen: Option = yield from ask_secret(
            OVERLORD, at.prompt, make, rule=at.rule, about=about, piece=piece
        )
        match chosen:
            case choice.PlayCard(name):
                return play(state, name)
            case choice.DiscardCard(name):
                discard(state, name)
            case _:
                return None
    return None


def playable(state: State, cards: Sequence[OverlordCard]) -> list[Option]:
    """DJ-12.3: the cards of the hand among these that can be paid for."""
    return [
        PLAYS[card.id]
        for card in dict.fromkeys(state.hand)
        if card in cards and cost(state, card) <= state.threat
    ]


def aim_window(state: State, attack: Attack) -> Rules[bool]:
    """DJ-6.4: after a monster's attack is declared; whether it is aimed."""
    return (yield from window(state, AIMING, piece=attack.attacker)) is not None


def dodge_window(state: State, attack: Attack) -> Rules[bool]:
    """DJ-R-25: after the roll of an attack that affects a monster; whether one of them dodges."""
    return (yield from window(state, DODGING, piece=attack.attacker)) is not None
