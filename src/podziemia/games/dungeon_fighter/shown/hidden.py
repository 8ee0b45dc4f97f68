"""Dealing anew what a seat may not know: decks, monsters in the box, and the leader's rooms."""

from __future__ import annotations

from podziemia.kernel.hidden import deal_piles_anew
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

from ..content import LEVELS
from ..entries import Monster, Room
from ..state import State


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden from a seat anew, consistently with what it knows."""
    state.rng = rng
    deal_rooms_anew(state, seat, rng)
    deal_monsters_anew(state, rng)
    rng.shuffle(state.market_deck)
    rng.shuffle(state.big_bads)
    if state.options.hero_choice == "drawn":
        rng.shuffle(state.unchosen)


def deal_rooms_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """DF-3.1, DF-3.3: whoever leads knows the drawn rooms, and those put under the deck before."""
    deck, drawn = state.room_deck, state.drawn
    owners = [state.remembered.get(room.id) for room in deck]
    places = [n for n, owner in enumerate(owners) if owner is None or owner != seat]
    unknown: list[Room] = [deck[place] for place in places]
    looked_at: list[Room] = []
    if drawn and state.seats[state.leader] != seat:
        looked_at = drawn.copy()
    deal_piles_anew([unknown, looked_at], rng)
    for place, room in zip(places, unknown, strict=True):
        deck[place] = room
    if looked_at:
        state.drawn = looked_at
    state.remembered = {
        room.id: owner for room, owner in zip(deck, owners, strict=True) if owner is not None
    }


def deal_monsters_anew(state: State, rng: Rng) -> None:
    """DF-2.7 to DF-2.9: the order within a level, and which of a level are in the box."""
    deck, removed = state.monster_deck, state.removed
    for level in LEVELS:
        piles = [
            [monster for monster in pile if monster.level == level] for pile in (deck, removed)
        ]
        deal_piles_anew(piles, rng)
        for pile, dealt in zip((deck, removed), piles, strict=True):
            put_back(pile, dealt, level)


def put_back(pile: list[Monster], dealt: list[Monster], level: int) -> None:
    """Lay the monsters of a level where monsters of that level lay."""
    for place, monster in enumerate(pile):
        if monster.level == level:
            pile[place] = dealt.pop()
