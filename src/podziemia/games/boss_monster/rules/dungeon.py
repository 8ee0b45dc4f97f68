"""BM-12: rooms in play: destroying, uncovering, deactivating, strengthening."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from ..events import RoomDeactivated, RoomDestroyed, RoomStrengthened, RoomUncovered
from ..state import Declared, Player, Room, State, Walk
from .heroes import hurt, kill_walker, trigger
from .targets import owner_of_room


def destroy(state: State, player: Player, room: Room, rule: str, *, fatal: bool = False) -> Rules:
    """BM-12.3: a visible active room leaves play; only a card makes this happen (BM-12.1).

    It is not discarded (BM-12.10), and a room uncovered by it is not built (BM-9.9). Other rooms
    react to it, each separately (BM-18.23): not one uncovered by it, which was not there to see it
    (BM-R-75). They have the same ability, so their order (BM-5.31) makes no difference.

    With `fatal` destroying the room and killing the hero in it are one event (BM-5.39).
    """
    slot = player.slot_of(room)
    assert slot is not None, "only a visible room is destroyed (BM-12.2)"
    walk = state.hero_inside(room)
    reacting = [other for other in player.rooms_with("trigger_room_destroyed") if other is not room]
    stack = player.slots[slot].rooms
    stack.pop()
    state.discard.append(room.card)
    state.emit(RoomDestroyed, rule, player.seat, room.card.id)
    if stack:
        state.emit(RoomUncovered, "BM-12.4", player.seat, slot, stack[-1].card.id)
    else:
        del player.slots[slot]  # BM-12.5
        way = state.walk
        if way is not None and way.owner == player.seat and slot < way.distance:
            way.distance -= 1  # BM-12.9: a slot to its right has disappeared
    if walk is not None:
        yield from forced_out(state, walk, room, rule, fatal=fatal)
    for watcher in reacting:
        yield from trigger(state, player, watcher)


def forced_out(state: State, walk: Walk, room: Room, rule: str, *, fatal: bool) -> Rules:
    """BM-12.6: the hero of a destroyed room leaves at once, dead or between rooms.

    No room reacts to that death, neither the destroyed nor the uncovered one (BM-12.8), and the
    uncovered one does nothing to a hero that lives (BM-12.7, BM-12.24).
    """
    walk.inside = False
    if fatal:
        yield from kill_walker(state, walk, room, rule)
    elif walk.doomed:
        yield from kill_walker(state, walk, None, "BM-12.6")


def deactivate(state: State, player: Player, room: Room, rule: str) -> None:
    """BM-12.11, BM-12.12: turn a room sideways until the end of the round."""
    slot = player.slot_of(room)
    assert slot is not None
    room.deactivated = True
    state.emit(RoomDeactivated, rule, player.seat, slot, room.card.id)


def aimed_at_room(state: State, played: Declared) -> tuple[Player, Room]:
    """The room an effect was aimed at, and its owner."""
    assert isinstance(played.target, Room)
    owner = owner_of_room(state, played.target)
    assert owner is not None, "a target that is gone is found out before (BM-5.23)"
    return owner, played.target


def strengthen(state: State, played: Declared, bonus: int, rule: str) -> None:
    """BM-12.21: the room aimed at deals more until the end of the round, on this very card.

    A hero that has already taken the room's damage takes the rest at once (BM-12.22).
    """
    player, room = aimed_at_room(state, played)
    state.modifiers.add(played.source.id, "damage", bonus, scope=room.serial, until="round")
    state.emit(RoomStrengthened, rule, player.seat, room.card.id, bonus)
    late_bonus(state, room, bonus)


def late_bonus(state: State, room: Room, bonus: int) -> None:
    """BM-12.22: the hero in this active room takes a bonus given after it entered."""
    walk = state.hero_inside(room)
    if walk is not None and not room.deactivated and state.options.late_bonus_hits_current_hero:
        hurt(state, walk, bonus, "BM-12.22")
