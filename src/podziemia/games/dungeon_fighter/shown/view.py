"""What each seat may know, and dealing the rest anew.

Everybody sees the same (DF-1.8), the sizes of decks among it (DF-2.19), but for the rooms that
the leader looks at (DF-3.3); whoever put a room under the deck remembers it, though nothing
shows it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from podziemia.kernel.content import attributes, ids
from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

from ..entries import Room
from ..rules.demands import of_fight
from ..state import Attempt, Hero, State

DECKS = ("room_deck", "market_deck", "monster_deck")


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    monster = state.monster
    return {
        "seat": seat,
        **attributes(state, "phase", "round", "markets", "leader", "active", "throws", "seats"),
        **attributes(state, "coins", "white_dice", "rarities", "unchosen"),
        "difficulty": state.options.difficulty,
        "mode": state.options.throws,
        "heroes": [hero_view(state, hero) for hero in state.heroes],
        "decks": {name.removesuffix("_deck"): len(getattr(state, name)) for name in DECKS},
        "level": state.monster_deck[-1].level if state.monster_deck else None,
        "drawn": drawn_view(state, seat),
        **attributes(state, "room", "laid_aside", "room_discard"),
        "symbols": state.symbols(),
        **attributes(state, "found", "sale", "discard", "box"),
        **attributes(state, "monster_discard", "exiled"),
        "monster": None if monster is None else monster.id,
        **attributes(state, "monster_life", "reward", "demanded", "tokens"),
        "required": list(of_fight(state)),
        **attributes(state, "dice", "granted", "icebergs"),
        "lying": [
            {"name": die.name, "kind": die.kind, "pose": msgspec.to_builtins(die.pose)}
            for die in state.lying
        ],
        "overlays": msgspec.to_builtins(state.overlays),
        "throw": None if state.attempt is None else attempt_view(state.attempt),
        "report": msgspec.to_builtins(state.report),
        "lasting": [[m.source, m.what, m.amount] for m in state.modifiers.held],
    }


def drawn_view(state: State, seat: Seat | None) -> list[str] | int:
    """DF-3.1, DF-3.3: the rooms that were drawn, for the leader; their number, for the others."""
    if state.drawn and seat is not None and seat == state.seats[state.leader]:
        return ids(state.drawn)
    return len(state.drawn)


def hero_view(state: State, hero: Hero) -> dict[str, Any]:
    """A hero: life, scars, gear, and what it has learnt."""
    return {
        **attributes(hero, "number", "life", "max_life", "dead", "stunned", "scars", "gear"),
        **attributes(hero, "turned", "experience", "upgrades", "tired"),
        "hero": hero.piece,
        "seat": state.seats[hero.number],
    }


def attempt_view(attempt: Attempt) -> dict[str, Any]:
    """The throw under way, as far as it has come."""
    return {
        **attributes(attempt, "die", "repetition", "weapons", "required", "cube", "skill"),
        **attributes(attempt, "roundhouse", "tuned", "summed", "ultra", "hurt", "spared"),
        "facts": msgspec.to_builtins(attempt.facts),
        "judged": msgspec.to_builtins(attempt.judged),
    }


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden anew, consistently with what a seat can tell."""
    state.rng = rng
    deal_rooms_anew(state, seat, rng)
    rng.shuffle(state.market_deck)
    deal_monsters_anew(state, rng)


def deal_rooms_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """DF-3.1, DF-3.3: the dungeon deck and what the leader looks at; whoever put a room under the
    deck knows where it is."""
    knows_drawn = seat is not None and bool(state.drawn) and seat == state.seats[state.leader]
    deck = state.room_deck
    known = {place for place, room in enumerate(deck) if knows(state, seat, room)}
    pool = [room for place, room in enumerate(deck) if place not in known]
    if not knows_drawn:
        pool += state.drawn
    rng.shuffle(pool)
    if not knows_drawn:
        state.drawn = [pool.pop() for _ in state.drawn]
    whose = [state.remembered.get(room.id) for room in deck]
    state.room_deck = [room if place in known else pool.pop() for place, room in enumerate(deck)]
    state.remembered = {
        room.id: who for room, who in zip(state.room_deck, whose, strict=True) if who is not None
    }


def knows(state: State, seat: Seat | None, room: Room) -> bool:
    """DF-3.3: whether a seat has put this room under the deck."""
    return seat is not None and state.remembered.get(room.id) == seat


def deal_monsters_anew(state: State, rng: Rng) -> None:
    """DF-2.7 to DF-2.9: everybody knows the level of every card, and nobody which monster it is."""
    hidden = [*state.monster_deck, *state.removed]
    rng.shuffle(hidden)
    pools = {
        level: [each for each in hidden if each.level == level]
        for level in {monster.level for monster in hidden}
    }
    for pile in (state.monster_deck, state.removed):
        pile[:] = [pools[monster.level].pop() for monster in pile]
