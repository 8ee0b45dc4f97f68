"""BM-14: drawing, discarding, taking. There is no hand limit (BM-1.13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal, TypeAlias, TypeVar

from podziemia.kernel.asking import Rules, ask, ask_secret

from .. import events
from .. import options as choice
from ..content import CARDS, Card, RoomCard, SpellCard
from ..state import Player, State

C = TypeVar("C", RoomCard, SpellCard)
CardKind: TypeAlias = Literal["room", "spell"]
KINDS: Final[tuple[CardKind, ...]] = ("room", "spell")


def draw_room(state: State, player: Player, rule: str) -> bool:
    """Draw the top Room card, if there is any (BM-14.9); only the player sees it (BM-14.11).

    Always one card at a time: a new deck may begin between two (BM-14.10).
    """
    if not state.room_deck:
        state.room_deck = from_pile(state, RoomCard, "room")
    if not state.room_deck:
        return False
    card = state.room_deck.pop()
    player.rooms.append(card)
    state.show()
    state.emit(events.CardDrawn, rule, player.seat, "room", card.id)
    return True


def draw_spell(state: State, player: Player, rule: str) -> bool:
    """Draw the top Spell card, if there is any (BM-14.9); only the player sees it (BM-14.11).

    Nothing but a card's own words makes a player draw one (BM-2.15).
    """
    if not state.spell_deck:
        state.spell_deck = from_pile(state, SpellCard, "spell")
    if not state.spell_deck:
        return False
    card = state.spell_deck.pop()
    player.spells.append(card)
    state.show()
    state.emit(events.CardDrawn, rule, player.seat, "spell", card.id)
    return True


def from_pile(state: State, kind: type[C], name: CardKind) -> list[C]:
    """BM-14.8, BM-14.13: a draw from an empty deck makes it anew of the pile's cards."""
    cards = [card for card in state.discard if isinstance(card, kind)]
    if cards:
        state.discard = [card for card in state.discard if not isinstance(card, kind)]
        state.rng.shuffle(cards)
        state.emit(events.DeckReshuffled, "BM-14.8", name)
    return cards


def can_draw_room(state: State) -> bool:
    """Whether a Room card could be drawn, from the deck or from a new one."""
    return bool(state.room_deck) or any(isinstance(card, RoomCard) for card in state.discard)


def can_draw_spell(state: State) -> bool:
    """Whether a Spell card could be drawn, from the deck or from a new one."""
    return bool(state.spell_deck) or any(isinstance(card, SpellCard) for card in state.discard)


def draw_of(state: State, player: Player, kind: CardKind, rule: str) -> bool:
    """Draw a card of the named kind."""
    return (draw_room if kind == "room" else draw_spell)(state, player, rule)


def discard(state: State, player: Player, cards: Sequence[Card], rule: str) -> None:
    """BM-14.3: put cards from the hand onto the shared face-up pile (BM-14.6)."""
    for card in cards:
        drop(player, card)
        state.discard.append(card)
    state.show()
    state.emit(events.CardsDiscarded, rule, player.seat, tuple(card.id for card in cards))


def drop(player: Player, card: Card) -> None:
    """Take a card out of a hand."""
    if isinstance(card, RoomCard):
        player.rooms.remove(card)
    else:
        player.spells.remove(card)


def hand_of(player: Player, kind: CardKind) -> Sequence[Card]:
    """The cards of one kind in a hand; their number is public (BM-14.2)."""
    return player.rooms if kind == "room" else player.spells


def discard_random(state: State, player: Player, kind: CardKind, rule: str) -> None:
    """BM-14.4: discard a random card of a kind; without one, nothing happens (BM-14.5)."""
    if cards := hand_of(player, kind):
        discard(state, player, [state.rng.pick(cards)], rule)


def discard_spell(state: State, player: Player, rule: str) -> Rules:
    """BM-14.3: the player discards a Spell card of their choice, if they hold one (BM-14.5)."""
    if len(player.spells) > 1:
        chosen = yield from ask_secret(
            player.seat, "discard-spell", partial(spell_discards, player), rule=rule
        )
        discard(state, player, [CARDS[chosen.cards[0]]], rule)
    elif player.spells:  # BM-5.38: everybody sees that there is no choice
        discard(state, player, [player.spells[0]], rule)


def spell_discards(player: Player) -> list[choice.Discard]:
    """One option for each different Spell card of a hand."""
    return [choice.Discard((card.id,)) for card in dict.fromkeys(player.spells)]


def take_from_pile(state: State, player: Player, cards: Sequence[Card], rule: str) -> Rules[bool]:
    """Choose one of these cards of the discard pile and put it into the hand.

    What is taken is public (BM-14.12). Returns whether there was one.
    """
    if not cards:
        return False
    options = [choice.Take(card.id) for card in dict.fromkeys(cards)]
    chosen = yield from ask(player.seat, "take-from-pile", options, rule=rule)
    card = CARDS[chosen.card]
    state.discard.remove(card)
    put_into_hand(player, card)
    state.emit(events.CardTaken, rule, player.seat, card.id, "pile")
    return True


def rooms_in_pile(state: State) -> list[RoomCard]:
    """The Room cards of the discard pile."""
    return [card for card in state.discard if isinstance(card, RoomCard)]


def put_into_hand(player: Player, card: Card) -> None:
    """Add a card to a hand."""
    if isinstance(card, RoomCard):
        player.rooms.append(card)
    else:
        player.spells.append(card)


def steal(state: State, player: Player, victim: Player, card: Card, rule: str) -> None:
    """A card changes hands; only the two players see which."""
    drop(victim, card)
    put_into_hand(player, card)
    state.show()
    kind = "room" if isinstance(card, RoomCard) else "spell"
    state.emit(events.CardStolen, rule, player.seat, victim.seat, kind, card.id)
