"""BM-11: the adventure phase: heroes walk from the entrance to the boss, room by room."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podziemia.kernel.questions import SAFE, Rules

from ..events import AdventureTurnBegan, HeroEntered, HeroSentBack
from ..state import Player, Slot, State, Walk
from . import heroes
from .windows import window

MAZE: Final = "minotaurs_maze"


def adventure(state: State) -> Rules:
    """BM-11.1: in XP order each player with heroes at the entrance takes one adventure turn.

    The heroes of the queue walk one at a time, until it is empty (BM-4.4, BM-11.4, BM-11.7). A
    player without heroes, or behind a closed door, takes no turn at all (BM-11.2, BM-11.3,
    BM-11.28).
    """
    for seat in state.each("adventure", state.order):
        player = state.players[seat]
        while walk := state.walk or (yield from walking(state, player)):
            yield SAFE
            yield from next_room(state, player, walk)
        state.active = None  # BM-4.5


def walking(state: State, player: Player) -> Rules[Walk | None]:
    """BM-11.8, BM-11.9: who walks: if nobody does, there is a window, and the next hero goes in.

    Nobody does when the queue is empty (BM-11.5), or the door closed (BM-11.6).
    """
    if state.walk is None and player.entrance and not player.closed:
        yield SAFE
        if state.active is None:
            state.active = player.seat
            state.emit(AdventureTurnBegan, "BM-11.1", player.seat)
        yield from window(state, "hero_entrance", player)  # BM-5.5
        if not player.closed:
            state.walk = Walk(player.entrance.pop(0), player.seat)
    return state.walk


def next_room(state: State, player: Player, walk: Walk) -> Rules:
    """BM-11.10 to BM-11.14: the hero enters its next room and may leave it, or meets the boss."""
    if not walk.inside:
        way = next_slots(player.active_names(), walk.distance, player.entered_mazes(walk))
        if not way:
            heroes.survive(state, walk)  # BM-11.14; there is no window here (BM-11.16)
            return
        enter(state, player, walk, way)
    yield from window(state, "hero_in_room", player)  # BM-11.12, BM-5.4
    if state.walk is None:
        return
    if walk.doomed:
        room = player.slots[walk.distance].rooms[-1] if walk.inside else None
        rule = "BM-11.13" if walk.inside else "BM-11.26"
        yield from heroes.kill_walker(state, walk, room, rule)
    walk.inside = False


def next_slots(rooms: list[str | None], distance: int, entered: Collection[Slot]) -> list[Slot]:
    """BM-11.9, BM-11.13: the slots a hero enters next, the last of which it stays in.

    That is the next active room on the way to the boss (BM-11.17); a Maze that it enters for the
    first time sends it back to the previous one (BM-18.9, BM-12.18). None: the boss is next.
    """
    ahead = min(distance, len(rooms)) - 1
    while ahead >= 0 and rooms[ahead] is None:
        ahead -= 1
    way = [ahead] if ahead >= 0 else []
    while way and rooms[way[-1]] == MAZE and way[-1] not in entered:
        previous = way[-1] + 1
        if previous == len(rooms) or rooms[previous] is None:
            break
        way.append(previous)
    return way


def enter(state: State, player: Player, walk: Walk, way: list[Slot]) -> None:
    """BM-11.10, BM-11.11: the entry ability, then the room's current damage, every time anew.

    There is no check and no window in a Maze that sends the hero back (BM-11.29).
    """
    slot, room = way[-1], player.slots[way[-1]].rooms[-1]
    for passed in way:
        maze = player.slots[passed].rooms[-1]
        if maze.card.id == MAZE and maze.serial not in walk.mazes:
            walk.mazes.append(maze.serial)
        if passed != slot:
            state.emit(HeroSentBack, "BM-18.9", player.seat, walk.hero.card.id, MAZE)
    walk.distance, walk.inside = slot, True
    damage = player.damage(slot)  # BM-12.23
    walk.damage += damage
    about = walk.hero.card.id, slot, room.card.id, damage, walk.damage, walk.life
    state.emit(HeroEntered, "BM-11.10", player.seat, *about)
