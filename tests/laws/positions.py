"""Positions of Boss Monster far from the start: full dungeons, full hands, empty hero decks."""

from __future__ import annotations

from typing import Any, TypeVar

from podziemia.games.boss_monster.content import (
    BOSSES,
    ROOM_DECK,
    SPELL_DECK,
    RoomCard,
    hero_deck,
)
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng

T = TypeVar("T")
PHASES = ("beginning", "build", "build", "reveal", "bait", "adventure", "adventure", "end")


def late_match(seed: int, players: int, options: dict[str, Value]) -> Match[Any]:
    """A match that begins in the middle; every room, spell and hero of the box is somewhere."""
    game = find("boss_monster")
    chance = Rng(f"position/{seed}")
    chosen = options_for(game, options)
    given = late_position(chance, players, hard_mode=bool(chosen["hard_mode"]))
    return Match(game, game.arrange(players, chosen, given, chance), events=True)


def late_position(chance: Rng, players: int, *, hard_mode: bool) -> dict[str, Any]:
    """A position as a scenario would give it."""
    rooms, spells = ROOM_DECK.copy(), [spell.id for spell in SPELL_DECK]
    ordinary = [hero.id for hero in hero_deck(players, epic=False, hard_mode=hard_mode)]
    epic = [hero.id for hero in hero_deck(players, epic=True, hard_mode=hard_mode)]
    bosses = list(BOSSES)
    chance.shuffle(rooms)
    for pile in (spells, ordinary, epic, bosses):
        chance.shuffle(pile)
    heroes = ordinary + epic[: chance.below(len(epic))]
    given: dict[str, Any] = {
        "phase": chance.pick(PHASES),
        "round": 4 + chance.below(9),
        "town": taken(heroes, chance.below(4)),
        "discard": [room.id for room in taken(rooms, chance.below(8))]
        + taken(spells, chance.below(8)),
    }
    given["players"] = {
        str(seat): {
            "boss": bosses.pop(),
            "rooms": dungeon(chance, rooms),
            "hand": [room.id for room in taken(rooms, chance.below(6))],
            "spells": taken(spells, max(0, chance.below(7) - 2)),
            "entrance": taken(heroes, chance.below(3)),
            "souls": taken(heroes, chance.below(4)),
            "wounds": taken(heroes, chance.below(3)),
            "leveled_up": chance.below(3) == 0,
        }
        for seat in range(players)
    }
    if chance.below(3) == 0:  # hardly a hero left
        rest = chance.below(3)
        given["souls_of_the_rest"] = heroes[rest:]
    return placed_rest(given, heroes)


def placed_rest(given: dict[str, Any], heroes: list[str]) -> dict[str, Any]:
    """Heroes that are to have left the decks lie among the first player's souls and wounds."""
    if rest := given.pop("souls_of_the_rest", None):
        given["players"]["0"]["entrance"] += rest[: len(rest) // 2]
        given["players"]["1"]["entrance"] += rest[len(rest) // 2 :]
        del heroes[-len(rest) :]
    return given


def dungeon(chance: Rng, rooms: list[RoomCard]) -> list[str]:
    """Some slots, a few of them two rooms deep."""
    slots = []
    for _ in range(chance.below(6)):
        lowest = next((room for room in reversed(rooms) if not room.advanced), None)
        if lowest is None:
            break
        rooms.remove(lowest)
        upper = next(
            (r for r in rooms if r.advanced and r.shares_treasure(lowest)),
            None,
        )
        if upper is not None and not lowest.no_advanced_above and chance.below(2):
            rooms.remove(upper)
            slots.append(f"{upper.id} over {lowest.id}")
        else:
            slots.append(lowest.id)
    return slots


def taken(pile: list[T], count: int) -> list[T]:
    """Take cards off a pile."""
    cut = max(len(pile) - count, 0)
    cards = pile[cut:]
    del pile[cut:]
    return cards
