"""BM-14: drawing, discarding, taking. There is no hand limit (BM-1.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from podziemia.kernel.questions import Rules, ask, ask_secret

from ..content import CARDS, Card, CardKind, Deck, RoomCard
from ..events import CardDrawn, CardsDiscarded, CardStolen, CardTaken, DeckReshuffled
from ..options import Discard, Take
from ..state import Player, State

KINDS: Final[tuple[CardKind, ...]] = ("room", "spell")


def deck_of(state: State, name: Deck) -> list[Any]:
    """A deck by its name: that of a card back, or of ordinary or epic heroes."""
    if name == "room":
        return state.room_deck
    if name == "spell":
        return state.spell_deck
    return state.epic_deck if name == "epic" else state.hero_deck


def hand_of(player: Player, kind: CardKind) -> list[Any]:
    """The cards of one back in a hand; their number is public (BM-14.2)."""
    return player.rooms if kind == "room" else player.spells


def draw(state: State, player: Player, kind: CardKind, rule: str, count: int = 1) -> bool:
    """Draw from the top, if there is anything (BM-14.9); only the player sees it (BM-14.11).

    Always one card at a time: a new deck may begin between two (BM-14.10). Nothing but a card's
    own words makes a player draw a Spell card (BM-2.15). Returns whether one was drawn.
    """
    deck, hand = deck_of(state, kind), hand_of(player, kind)
    drawn = False
    for _ in range(count):
        if not deck:
            deck += from_pile(state, kind)
        if deck:
            card = deck.pop()
            hand.append(card)
            state.show()
            state.emit(CardDrawn, rule, player.seat, kind, card.id)
            drawn = True
    return drawn


def from_pile(state: State, kind: CardKind) -> list[Card]:
    """BM-14.8, BM-14.13: a draw from an empty deck makes it anew of the pile's cards."""
    cards = [card for card in state.discard if card.back == kind]
    if cards:
        state.discard = [card for card in state.discard if card.back != kind]
        state.rng.shuffle(cards)
        state.emit(DeckReshuffled, "BM-14.8", kind)
    return cards


def can_draw(state: State, kind: CardKind) -> bool:
    """Whether a card of this back could be drawn, from the deck or from a new one."""
    return bool(deck_of(state, kind)) or any(card.back == kind for card in state.discard)


def discard(state: State, player: Player, cards: Sequence[Card], rule: str) -> None:
    """BM-14.3: put cards from the hand onto the shared face-up pile (BM-14.6)."""
    for card in cards:
        hand_of(player, card.back).remove(card)
        state.discard.append(card)
    state.show()
    state.emit(CardsDiscarded, rule, player.seat, tuple(card.id for card in cards))


def discard_random(state: State, player: Player, kind: CardKind, rule: str) -> None:
    """BM-14.4: discard a random card of a kind; without one, nothing happens (BM-14.5)."""
    if cards := hand_of(player, kind):
        discard(state, player, [state.rng.pick(cards)], rule)


def discard_spell(state: State, player: Player, rule: str) -> Rules:
    """BM-14.3: the player discards a Spell card of their choice, if they hold one (BM-14.5)."""
    if len(player.spells) > 1:
        chosen = yield from ask_secret(
            player.seat,
            "discard-spell",
            lambda: [Discard((card.id,)) for card in dict.fromkeys(player.spells)],
            rule=rule,
        )
        discard(state, player, [CARDS[chosen.cards[0]]], rule)
    elif player.spells:  # BM-5.38: everybody sees that there is no choice
        discard(state, player, [player.spells[0]], rule)


def take_from_pile(state: State, player: Player, cards: Sequence[Card], rule: str) -> Rules[bool]:
    """Choose one of these cards of the discard pile and put it into the hand.

    What is taken is public (BM-14.12). Returns whether there was one.
    """
    if not cards:
        return False
    options = [Take(card.id) for card in dict.fromkeys(cards)]
    chosen = yield from ask(player.seat, "take-from-pile", options, rule=rule)
    card = CARDS[chosen.card]
    state.discard.remove(card)
    hand_of(player, card.back).append(card)
    state.emit(CardTaken, rule, player.seat, card.id, "pile")
    return True


def rooms_in_pile(state: State) -> list[RoomCard]:
    """The Room cards of the discard pile."""
    return [card for card in state.discard if isinstance(card, RoomCard)]


def steal(state: State, player: Player, victim: Player, card: Card, rule: str) -> None:
    """A card changes hands; only the two players see which."""
    hand_of(victim, card.back).remove(card)
    hand_of(player, card.back).append(card)
    state.show()
    state.emit(CardStolen, rule, player.seat, victim.seat, card.back, card.id)
