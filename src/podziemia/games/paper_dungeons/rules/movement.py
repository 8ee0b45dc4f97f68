"""PD-8 to PD-13: moving through the dungeon, and what the rooms hold.

Sheets are separate dungeons: parties never meet (PD-8.15). A party stays where it stopped (PD-8.14)
and never leaves the dungeon again (PD-8.13).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.content import the
from podziemia.kernel.questions import SAFE, Facts, Rules

from ..content import BOOTS, POWERS, SHEET
from ..dungeon import NUMBERS, OUTSIDE, ROOMS, WALL, WATER, Room
from ..events import BossFound, DamagePrevented, PointGained, RoomEntered, TrapTriggered
from ..options import Step
from ..state import Player, State
from .damage import suffer
from .fields import choose, defeat, fill_gem_slot, gain

EXPLORER: Final = the(POWERS, "explorer")
RANGER: Final = the(POWERS, "ranger")


def move_points(symbol: int) -> int:
    """PD-8.1: three for boots, two for every other symbol; the colour is irrelevant."""
    return SHEET.boots_points if symbol == BOOTS else SHEET.symbol_points


def move(state: State, player: Player) -> Rules:
    """PD-8.3: step by step, until the player stops (PD-8.10) or no point is left (PD-8.19).

    Nothing comes in between (PD-8.11). From outside the first point leads to any entrance, across
    nothing (PD-8.2, PD-8.18). Items completed on the way count for the next step (PD-8.16).
    """
    sheet, dungeon = player.sheet, state.map
    while sheet.points:
        options = dungeon.steps[sheet.passing()][sheet.room]
        about: Facts = {"points": sheet.points, "room": room_name(sheet.room)}
        chosen = yield from choose(player, "step", options, "PD-8.3", about)
        if type(chosen) is not Step:
            sheet.points = 0
            break
        sheet.points -= 1
        start, target = sheet.room, NUMBERS[chosen.room]
        barrier = dungeon.barriers.get((start, target))
        yield from enter(state, player, target, barrier)
        if barrier == WATER and player.power is EXPLORER:  # PD-18.9, PD-R-55
            crossing = (min(start, target), max(start, target))
            if crossing not in sheet.paid:
                sheet.paid += (crossing,)
                sheet.points += 1
                state.emit(PointGained, "PD-18.9", player.seat, sheet.points)
        yield SAFE
    sheet.paid = ()


def room_name(room: Room) -> str | None:
    """The id of a room; none outside."""
    return None if room == OUTSIDE else ROOMS[room].id


def enter(state: State, player: Player, room: Room, barrier: str | None = None) -> Rules:
    """PD-8.9, PD-9.1: draw the line, then resolve the room: fight or trap first, then rewards.

    Rooms may be entered again and again (PD-8.12), but only the trap strikes each time (PD-9.4).
    Tunnels are neither wall nor water and count for nothing (PD-8.20). A boss is found, not fought
    (PD-9.5), for ever, however early it was (PD-9.11); its room is an ordinary empty one (PD-9.10).
    """
    sheet, card, bit = player.sheet, ROOMS[room], 1 << room
    if barrier == WALL:  # PD-19.8
        sheet.walls += 1
    elif barrier == WATER:
        sheet.waters += 1
    first = not sheet.explored & bit
    sheet.room = room
    sheet.path += (room,)  # PD-8.8
    sheet.explored |= bit  # PD-9.3
    state.emit(RoomEntered, "PD-8.9", player.seat, card.id, first, barrier)
    if card.trap:
        yield from trigger_trap(state, player, card.id)
    if first:
        if card.monster is not None and not sheet.defeated & bit:  # PD-9.2, PD-9.7
            yield from fight(state, player, room)
        if (boss := state.map.boss_in(room)) is not None:
            state.emit(BossFound, "PD-9.5", player.seat, boss.id, card.id)
        yield from take_rewards(state, player, room)


def fight(state: State, player: Player, room: Room) -> Rules:
    """PD-10.2, PD-10.3: the monster falls in any case; what it is stronger by is damage.

    The damage comes before everything else (PD-10.6), by the levels of this moment (PD-10.8). The
    move can go on (PD-10.7).
    """
    card = ROOMS[room]
    lacking = card.level - player.sheet.fighting_level(card.hero)  # PD-10.1
    if lacking > 0:
        yield from suffer(state, player, lacking, "monster", "PD-10.3")
    yield from defeat(state, player, room, "PD-10.4", afar=False)


def trigger_trap(state: State, player: Player, room: str) -> Rules:
    """PD-11.1: one damage on every entry; a trap is never used up (PD-11.3).

    The Ranger takes none, but triggers it all the same (PD-11.2, PD-18.17).
    """
    player.sheet.traps += 1
    state.emit(TrapTriggered, "PD-11.1", player.seat, room)
    points = SHEET.trap_damage
    if player.power is RANGER:
        state.emit(DamagePrevented, "PD-11.2", player.seat, "trap", points, RANGER.id)
    else:
        yield from suffer(state, player, points, "trap", "PD-11.1")


def take_rewards(state: State, player: Player, room: Room) -> Rules:
    """PD-12.1: on the first entry only, in entrances as everywhere (PD-9.9).

    Potions (PD-12.2), item parts (PD-12.3), level-ups (PD-12.4), and a gem that is still there
    (PD-12.5, PD-9.8). What was gained or crossed out shows on the map (PD-9.6).
    """
    card, sheet = ROOMS[room], player.sheet
    for kind, amount in card.rewards:
        yield from gain(state, player, kind, amount, "room")
    if card.gem >= 0 and sheet.is_available(card.gem):  # PD-13.13
        sheet.looted |= 1 << card.gem
        sheet.looted_now |= 1 << card.gem
        yield from fill_gem_slot(state, player, card.gem)
