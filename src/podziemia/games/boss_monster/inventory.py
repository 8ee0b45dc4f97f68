"""Where every card and hero is, and who may see it: what the laws of the kernel count.

Written without a look at `view.py`, so that each can be checked against the other.
"""

from __future__ import annotations

from functools import cache

from podziemia.kernel.inventory import ALL, NOBODY, Inventory

from .content import HEROES, HeroCard, hero_deck
from .state import Player, State


def inventory(state: State) -> Inventory:
    """Every card and hero, with its number (BM-1.6, BM-1.7)."""
    found = Inventory()
    shared(state, found)
    for player in state.players:
        public_area(player, found)
        secret_area(state, player, found)
    return found


def shared(state: State, found: Inventory) -> None:
    """The decks, the piles, the town, what waits for its effect, and what stays in the box."""
    for name in ("hero_deck", "epic_deck", "boss_deck", "spell_deck"):  # BM-3.6
        found.lay(name, getattr(state, name), NOBODY)
    searcher = NOBODY if state.searching is None else state.searching
    found.lay("room_deck", state.room_deck, searcher)
    found.lay("discard", state.discard, ALL)  # BM-14.6
    spells = [effect.source for effect in state.declared if effect.is_spell]  # BM-5.28
    found.lay("declared", spells, ALL)
    found.lay("town", state.town, ALL)
    found.lay("walk", [] if state.walk is None else [state.walk.hero], ALL)
    found.lay("removed", [*state.removed, *state.removed_cards], ALL)
    found.lay("buried", [*state.buried_rooms, *state.buried_spells], NOBODY)  # BM-16.17
    found.lay("box", left_in_the_box(state.players_count, state.options.hard_mode), ALL)


@cache
def left_in_the_box(players: int, hard_mode: bool) -> tuple[HeroCard, ...]:
    """The heroes that take no part (BM-3.1, BM-3.2, BM-17.9)."""
    decks = [hero_deck(players, epic=epic, hard_mode=hard_mode) for epic in (False, True)]
    return tuple(hero for hero in HEROES.values() if not any(hero in deck for deck in decks))


def public_area(player: Player, found: Inventory) -> None:
    """BM-1.10: what lies open in front of a player, covered rooms included."""
    seat = player.seat
    found.lay(f"boss.{seat}", [] if player.boss is None else [player.boss], ALL)
    for slot in player.slots:
        found.lay(f"dungeon.{seat}", [room.card for room in slot.rooms], ALL)
    for name in ("entrance", "souls", "wounds"):
        found.lay(f"{name}.{seat}", getattr(player, name), ALL)


def secret_area(state: State, player: Player, found: Inventory) -> None:
    """BM-14.1: the hand, what lies face-down, the bosses offered (BM-17.3)."""
    seat = player.seat
    hand_seen_by = [seat]
    if state.looking is not None and state.looking[1] == seat:  # BM-18.60
        hand_seen_by.append(state.looking[0])
    rooms = player.rooms.copy()
    if state.found is not None and state.found[0] == seat:  # BM-18.61, BM-18.62: shown to all
        rooms.remove(state.found[1])
        found.lay(f"rooms.{seat}", [state.found[1]], ALL)
    found.lay(f"rooms.{seat}", rooms, *hand_seen_by)
    found.lay(f"spells.{seat}", player.spells, *hand_seen_by)
    face_down = [slot.face_down for slot in player.slots if slot.face_down is not None]
    found.lay(f"face_down.{seat}", face_down, seat)
    found.lay(f"set_aside.{seat}", player.set_aside, seat)
    found.lay(f"offered.{seat}", player.offered, seat)
