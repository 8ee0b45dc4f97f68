"""DF-3: the leader chooses a room; it is turned up, and something lives there."""

from __future__ import annotations

from podziemia.kernel.questions import Rules, ask_secret

from .. import entries
from .. import options as choice
from ..content import NUMBERS
from ..entries import Equipment
from ..events import (
    CardTurnedUp,
    RoomEntered,
    RoomsDrawn,
    RoomsShuffled,
    RoundBegan,
)
from ..state import State
from .decide import by_leader
from .health import heal_everybody
from .party import gain_coins, gain_white_dice, put_into_box, receive


def draw_rooms(state: State) -> Rules:
    """DF-3.1: the leader looks at the top two cards of the dungeon deck, alone."""
    state.round += 1
    state.emit(RoundBegan, "DF-1.4", state.round)
    wanted = NUMBERS.setup.rooms_drawn
    if len(state.room_deck) < wanted and state.room_discard:
        shuffle_rooms(state)
    state.drawn = [state.room_deck.pop() for _ in range(min(wanted, len(state.room_deck)))]
    state.show()
    seat, piece = state.seats[state.leader], state.heroes[state.leader].piece
    state.emit(RoomsDrawn, "DF-3.1", piece, seat, tuple(room.id for room in state.drawn))
    yield from ()


def shuffle_rooms(state: State) -> None:
    """DF-3.14, DF-R-3: those discarded after markets come back; those laid aside do not."""
    state.emit(RoomsShuffled, "DF-3.14", len(state.room_discard))
    state.room_deck += state.room_discard
    state.room_discard, state.remembered = [], {}
    state.rng.shuffle(state.room_deck)


def choose_room(state: State) -> Rules:
    """DF-3.2, DF-3.3: one of them; the other goes under the deck, and only the leader's player
    knows it."""
    leader = state.heroes[state.leader]
    seat = state.seats[state.leader]
    chosen = yield from ask_secret(
        seat,
        "choose-room",
        lambda: [choice.ChooseRoom(room.id) for room in state.drawn],
        rule="DF-3.2",
        piece=leader.piece,
    )
    for room in state.drawn:
        if room.id == chosen.room:
            state.room = room
        else:
            state.room_deck.insert(0, room)
            state.remembered[room.id] = seat
    state.drawn = []
    state.show()
    state.emit(RoomEntered, "DF-3.4", chosen.room)


def enter_room(state: State) -> Rules:
    """DF-3.4, DF-3.12, DF-3.22: immediate effects at once, in the order printed, if any; the
    others wait for the monster (DF-3.11)."""
    assert state.room is not None
    room = state.room
    for effect in room.effects:
        match effect:
            case entries.Gold(amount):
                gain_coins(state, amount, room.id, "DF-3.5")
            case entries.WhiteDie(amount):
                gain_white_dice(state, amount, "DF-3.6")
            case entries.HealAll(amount):
                heal_everybody(state, amount, "DF-3.7")
            case entries.FreeEquipment(amount):
                for _ in range(amount):
                    yield from free_equipment(state)
            case _:
                pass  # a fight or its preparation


def free_equipment(state: State) -> Rules:
    """DF-3.8: the top card of the market deck, for nothing; it cannot be refused, and what nobody
    can carry goes into the box (DF-R-73)."""
    if not state.market_deck:
        return
    card = state.market_deck.pop()
    state.show()
    state.emit(CardTurnedUp, "DF-3.8", card.id)
    if card.kind == "rarity":
        receive(state, card, None, "DF-3.8")
        return
    yield from give_found(state, card)


def give_found(state: State, card: Equipment) -> Rules:
    """DF-3.8: the leader gives it to a hero who can carry it."""
    ways = [choice.GiveTo(hero.piece) for hero in state.heroes if hero.can_carry(card)]
    if not ways:
        put_into_box(state, card, "DF-R-73")
        return
    state.found = card
    about = {"card": card.id}
    chosen = yield from by_leader(state, "give-to", ways, rule="DF-3.8", about=about)
    state.found = None
    receive(state, card, state.named(chosen.hero), "DF-3.8")
