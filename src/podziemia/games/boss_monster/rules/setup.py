"""BM-3: from the box to round 1. No effect can be used here (BM-3.18)."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations
from typing import Any, Final

from podziemia.kernel.content import in_box
from podziemia.kernel.hidden import keep_one
from podziemia.kernel.questions import Rules, ask_secret, together

from .. import events
from .. import options as choice
from ..content import BOSSES, CARDS, ROOM_DECK, SPELL_DECK, TREASURES, Card, hero_deck
from ..state import Player, State
from .build import place, reveal
from .hands import hand_of

START_ROOMS: Final = 5  # BM-3.8
START_SPELLS: Final = 2
START_DISCARDS: Final = 2  # BM-3.13
MULLIGAN_SAME: Final = 4  # BM-3.9
OPEN_PILE_ROOMS: Final = 4  # BM-17.11
OPEN_PILE_SPELLS: Final = 2
KEEP: Final = choice.KeepHand()


def prepare_decks(state: State) -> None:
    """BM-3.1 to BM-3.4, BM-3.7: shuffle five decks."""
    decks = [*map(list, box(state.players_count, state.options.hard_mode, state.version))]
    for deck in decks:
        state.rng.shuffle(deck)
    state.hero_deck, state.epic_deck, state.boss_deck, *others = decks
    state.room_deck, state.spell_deck = others


@cache
def box(players: int, hard_mode: bool, version: int) -> list[list[Any]]:
    """The five decks as they come out of the box: heroes, epic ones, bosses, rooms, spells."""
    heroes = [hero_deck(players, epic=epic, hard_mode=hard_mode) for epic in (False, True)]
    return [in_box(cards, version) for cards in (*heroes, BOSSES.values(), ROOM_DECK, SPELL_DECK)]


def deal_bosses(state: State) -> Rules:
    """BM-3.5: a random boss each; with I Choose You one of two, chosen in secret (BM-17.2).

    Before bosses are known players are handled in seat order, from then on by XP (BM-1.15).
    """
    prepare_decks(state)
    if state.options.i_choose_you:
        for player in state.players:  # BM-17.4: with four players all eight are dealt
            player.offered = [state.boss_deck.pop(), state.boss_deck.pop()]
        yield from together({player.seat: keep_boss(player) for player in state.players})
        for player in state.players:  # BM-17.3: revealed together
            player.boss = player.offered.pop(0)
    else:
        for player in state.players:
            player.boss = state.boss_deck.pop()
    state.order = sorted(range(state.players_count), key=lambda seat: -state.players[seat].xp)
    state.show()
    for player in state.players:
        assert player.boss is not None
        rule = "BM-17.3" if state.options.i_choose_you else "BM-3.5"
        state.emit(events.BossRevealed, rule, player.seat, player.boss.id)


def keep_boss(player: Player) -> Rules:
    """BM-17.3: keep one boss; the other stays unknown to everybody else."""
    return keep_one(player.seat, "keep-boss", player.offered, choice.KeepBoss, "BM-17.2")


def opening_hands(state: State) -> Rules:
    """BM-3.8, BM-3.12, BM-3.23: all draw; then, in XP order, who may throws the hand in."""
    for player in state.living():
        draw_hand(state, player)
    for player in state.living():
        yield from mulligan(state, player)


def draw_hand(state: State, player: Player) -> None:
    """BM-3.8: five Room cards and two Spell cards."""
    player.rooms = [state.room_deck.pop() for _ in range(START_ROOMS)]
    player.spells = [state.spell_deck.pop() for _ in range(START_SPELLS)]
    cards = tuple(card.id for card in player.hand())
    state.show()
    state.emit(events.HandDealt, "BM-3.8", player.seat, cards)


def may_mulligan(player: Player) -> bool:
    """BM-3.9, BM-3.10: four advanced rooms, or four rooms that share a treasure type."""
    rooms, kinds = player.rooms, range(len(TREASURES))
    sharing = [sum(card.treasure[kind] > 0 for card in rooms) for kind in kinds]
    return max(sum(card.advanced for card in rooms), *sharing) >= MULLIGAN_SAME


def mulligan(state: State, player: Player) -> Rules:
    """BM-3.11, BM-3.23: keep the hand, or throw it in and decide again.

    Everybody is asked, so that nobody learns who had the right (BM-R-74).
    """
    while True:
        chosen = yield from ask_secret(
            player.seat,
            "opening-hand",
            lambda: [KEEP, choice.Mulligan()] if may_mulligan(player) else [KEEP],
            rule="BM-3.11",
        )
        if isinstance(chosen, choice.KeepHand):
            return
        state.emit(events.HandThrownIn, "BM-3.12", player.seat)
        state.room_deck += player.rooms
        state.spell_deck += player.spells
        state.rng.shuffle(state.room_deck)
        state.rng.shuffle(state.spell_deck)
        draw_hand(state, player)
        if not state.options.mulligan_repeatable:
            return


def setup_discards(state: State) -> Rules:
    """BM-3.13, BM-3.14: all choose two cards at the same time; then they are turned up."""
    if state.options.starting_discard_rule != "discard_two":
        open_pile(state)  # BM-3.24
        return
    yield from together({player.seat: choose_discards(player) for player in state.living()})
    state.show()
    for player in state.living():
        cards = tuple(card.id for card in player.set_aside)
        state.discard += player.set_aside
        player.set_aside = []
        state.emit(events.SetupDiscarded, "BM-3.14", player.seat, cards)


def choose_discards(player: Player) -> Rules:
    """BM-3.13: any two cards; they stay face-down for now."""
    make = partial(discard_pairs, player)
    chosen = yield from ask_secret(player.seat, "setup-discard", make, rule="BM-3.13")
    player.set_aside = [CARDS[card] for card in chosen.cards]
    for card in player.set_aside:
        hand_of(player, card.back).remove(card)


def discard_pairs(player: Player) -> list[choice.Discard]:
    """Every different pair of cards of the hand."""
    hand = sorted(card.id for card in player.hand())
    return [choice.Discard(pair) for pair in dict.fromkeys(combinations(hand, START_DISCARDS))]


def open_pile(state: State) -> None:
    """BM-17.11: nobody discards; four Room and two Spell cards open the pile."""
    opened: list[Card] = [state.room_deck.pop() for _ in range(OPEN_PILE_ROOMS)]
    opened += [state.spell_deck.pop() for _ in range(OPEN_PILE_SPELLS)]
    state.discard += opened
    state.show()
    state.emit(events.PileOpened, "BM-17.11", tuple(card.id for card in opened))


def first_rooms(state: State) -> Rules:
    """BM-3.15, BM-3.19, BM-3.20: everybody places a room, in XP order; all are turned up."""
    for player in state.living():
        yield from place_setup_room(state, player)
    yield from reveal(state, "BM-3.19")


def place_setup_room(state: State, player: Player) -> Rules:
    """BM-3.15, BM-3.16: an ordinary room face-down next to the boss, if there is one (BM-3.17).

    Who has none is asked as well (BM-5.38).
    """
    make = partial(setup_rooms, player)
    chosen = yield from ask_secret(player.seat, "setup-room", make, rule="BM-3.15")
    if isinstance(chosen, choice.Place):
        place(state, player, chosen, "BM-3.15")


def setup_rooms(player: Player) -> list[choice.Place] | list[choice.Pass]:
    """The ordinary rooms of the hand; without one there is nothing to place."""
    cards = dict.fromkeys(card for card in player.rooms if not card.advanced)
    return [choice.Place(card.id, 0) for card in cards] or [choice.PASS]


SETUP: Final = (deal_bosses, opening_hands, setup_discards, first_rooms)
"""BM-3: decks, bosses, hands, discards, the first room (BM-3.21: then round 1)."""
