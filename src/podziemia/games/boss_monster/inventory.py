"""Where every card and hero is, and who may see it: what the laws of the kernel count.

Written without a look at `view.py`, so that each can be checked against the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from podziemia.kernel.questions import Seat

from .content import HEROES, HeroCard, hero_deck
from .state import Player, State

ALL, NOBODY = "all", "nobody"


def inventory(state: State) -> Counter[str]:
    """Every card as `<who sees it>:<place>:<card>`, with its number (BM-1.6, BM-1.7)."""
    found: Counter[str] = Counter()
    shared(state, found)
    for player in state.players:
        public_area(player, found)
        secret_area(state, player, found)
    return found


def shared(state: State, found: Counter[str]) -> None:
    """The decks, the piles, the town, what waits for its effect, and what stays in the box."""
    for name in ("hero_deck", "epic_deck", "boss_deck", "spell_deck"):  # BM-3.6
        lay(found, NOBODY, name, getattr(state, name))
    searcher = NOBODY if state.searching is None else seats(state.searching)
    lay(found, searcher, "room_deck", state.room_deck)
    lay(found, ALL, "discard", state.discard)  # BM-14.6
    spells = [effect.source for effect in state.declared if effect.is_spell]  # BM-5.28
    lay(found, ALL, "declared", spells)
    lay(found, ALL, "town", state.town)
    if state.walk is not None:
        lay(found, ALL, "walk", [state.walk.hero])
    lay(found, ALL, "removed", [*state.removed, *state.removed_cards])
    lay(found, NOBODY, "buried", [*state.buried_rooms, *state.buried_spells])  # BM-16.17
    lay(found, ALL, "box", left_in_the_box(state.players_count, state.options.hard_mode))


@cache
def left_in_the_box(players: int, hard_mode: bool) -> tuple[HeroCard, ...]:
    """The heroes that take no part (BM-3.1, BM-3.2, BM-17.9)."""
    decks = [hero_deck(players, epic=epic, hard_mode=hard_mode) for epic in (False, True)]
    return tuple(hero for hero in HEROES.values() if not any(hero in deck for deck in decks))


def public_area(player: Player, found: Counter[str]) -> None:
    """BM-1.10: what lies open in front of a player, covered rooms included."""
    seat = player.seat
    if player.boss is not None:
        lay(found, ALL, f"boss.{seat}", [player.boss])
    for slot in player.slots:
        lay(found, ALL, f"dungeon.{seat}", [room.card for room in slot.rooms])
    for name in ("entrance", "souls", "wounds"):
        lay(found, ALL, f"{name}.{seat}", getattr(player, name))


def secret_area(state: State, player: Player, found: Counter[str]) -> None:
    """BM-14.1: the hand, what lies face-down, the bosses offered (BM-17.3)."""
    seat = player.seat
    hand_seen_by = [seat]
    if state.looking is not None and state.looking[1] == seat:  # BM-18.60
        hand_seen_by.append(state.looking[0])
    rooms = player.rooms.copy()
    if state.found is not None and state.found[0] == seat:  # BM-18.61, BM-18.62: shown to all
        rooms.remove(state.found[1])
        lay(found, ALL, f"rooms.{seat}", [state.found[1]])
    lay(found, seats(*hand_seen_by), f"rooms.{seat}", rooms)
    lay(found, seats(*hand_seen_by), f"spells.{seat}", player.spells)
    face_down = [slot.face_down for slot in player.slots if slot.face_down is not None]
    lay(found, seats(seat), f"face_down.{seat}", face_down)
    lay(found, seats(seat), f"set_aside.{seat}", player.set_aside)
    lay(found, seats(seat), f"offered.{seat}", player.offered)


def seats(*who: Seat) -> str:
    """Who sees something: these seats."""
    return ",".join(str(seat) for seat in who)


def lay(found: Counter[str], seen_by: str, place: str, things: Iterable[object]) -> None:
    """Count cards or heroes, each written as its id, at a place."""
    for thing in things:
        found[f"{seen_by}:{place}:{thing}"] += 1
