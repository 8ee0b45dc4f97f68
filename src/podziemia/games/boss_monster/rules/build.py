"""BM-8 and BM-9: placing rooms, revealing them, Level Ups and when-built abilities."""

from __future__ import annotations

from functools import cache

from podziemia.kernel.errors import Refusal, refuse_if
from podziemia.kernel.questions import Fact, Rules

from ..content import ROOMS, RoomCard
from ..events import LeveledUp, RoomBuilt, RoomPlaced
from ..options import Build, Place, room_piece
from ..state import LEVEL_UP_ROOMS, MAX_SLOTS, Player, Room, Slot, Stack, State
from .effects import LEVEL_UPS, WHEN_BUILT, choose_first
from .heroes import trigger


def verify_place(player: Player, card: RoomCard, slot: Slot) -> None:
    """BM-8.4 to BM-8.10: raise a Refusal unless the card may go to this place.

    The place is always in the player's own dungeon (BM-8.11).
    """
    facts: dict[str, Fact] = {"card": card.id, "slot": slot}
    if slot == len(player.slots):  # BM-8.4: a new slot, to the left of all others
        # BM-8.12, BM-8.22: slots of every kind count
        refuse_if(slot == MAX_SLOTS, "BM-8.4", "bm-refused-sixth-slot", facts)
        refuse_if(card.advanced, "BM-8.7", "bm-refused-advanced-needs-room", facts)
        return
    refuse_if(not 0 <= slot < len(player.slots), "BM-8.4", "bm-refused-no-such-slot", facts)
    below = player.slots[slot].top
    if below is None:
        raise Refusal("BM-8.9", "bm-refused-on-face-down", facts)
    refuse_if(below.deactivated, "BM-8.8", "bm-refused-on-deactivated", facts)
    if card.advanced:  # BM-8.6: any other goes on whatever is underneath
        refuse_if(below.card.no_advanced_above, "BM-8.10", "bm-refused-on-cave", facts)
        facts["below"] = below.card.id
        shared = card.shares_treasure(below.card)
        refuse_if(not shared, "BM-8.7", "bm-refused-no-shared-treasure", facts)


def places(player: Player, card: RoomCard) -> list[Slot]:
    """The slots where this card may go: on a visible room (BM-8.5), or a new one (BM-8.4)."""
    return [slot for slot, below in grounds(player) if fits(card, below)]


def grounds(player: Player) -> list[tuple[Slot, RoomCard | None]]:
    """The slots that could take some card, each with the visible room; a new one has none."""
    found: list[tuple[Slot, RoomCard | None]] = []
    for index, slot in enumerate(player.slots):
        if slot.face_down is None and not (room := slot.rooms[-1]).deactivated:
            found.append((index, room.card))
    if len(player.slots) < MAX_SLOTS:
        found.append((len(player.slots), None))
    return found


@cache
def fits(card: RoomCard, below: RoomCard | None) -> bool:
    """BM-8.6, BM-8.7, BM-8.10: whether a card may go on this visible room, or into a new slot."""
    if not card.advanced:
        return True
    return below is not None and not below.no_advanced_above and card.shares_treasure(below)


def placements(state: State, player: Player) -> list[Place]:
    """BM-8.2, BM-5.32: card by card and place by place, while nothing is waiting."""
    if state.declared or state.kobold_strike:
        return []
    there = grounds(player)
    return [
        Place(card.id, slot)
        for card in dict.fromkeys(player.rooms)
        for slot, below in there
        if not card.advanced or fits(card, below)
    ]


def place(state: State, player: Player, chosen: Place, rule: str) -> None:
    """BM-8.3: lay a room face-down; the place is public, the card is not.

    It stays there (BM-8.14), and nothing else is moved (BM-8.15).
    """
    over = cover(player, chosen).uppermost
    state.emit(RoomPlaced, rule, player.seat, chosen.slot, chosen.card, over)


def cover(player: Player, chosen: Place | Build) -> Stack:
    """Lay a card of the hand face-down into a new slot, or on the rooms of one."""
    card = ROOMS[chosen.card]
    player.rooms.remove(card)
    if chosen.slot == len(player.slots):
        player.slots.append(Stack([]))
    player.slots[chosen.slot].face_down = card
    return player.slots[chosen.slot]


def may_motivate(state: State, player: Player) -> bool:
    """BM-18.50: in the own build turn, with fewer rooms than some opponent (BM-8.20)."""
    own = player.room_count()
    own_turn = state.window == "build_turn" and state.active == player.seat
    return own_turn and any(other.room_count() > own for other in state.opponents(player))


def reveal(state: State, rule: str = "BM-9.1") -> Rules:
    """BM-9.1: all face-down rooms are revealed together and count as built.

    Then, player by player in XP order, the Level Up and the when-built abilities (BM-9.5).
    Nothing can be declared here (BM-9.2).
    """
    players = state.living()
    built = [turn_up(state, player, rule) for player in players]
    for index, player in enumerate(players):  # BM-9.13: before the Level Ups
        for room in built[index]:
            yield from construction_triggers(state, player, room)
    due = [player for player in players if is_level_up_due(player)]  # BM-9.3, BM-9.4
    for index, player in enumerate(players):
        if player in due:
            yield from gain_level(state, player)
        if built[index]:
            yield from when_built_abilities(state, player, built[index])


def turn_up(state: State, player: Player, rule: str) -> list[Room]:
    """Turn a player's face-down rooms up; returns the rooms built."""
    built = []
    for index, slot in enumerate(player.slots):
        if slot.face_down is not None:
            room = Room(slot.face_down, state.next_serial())
            over = slot.uppermost
            slot.rooms.append(room)
            slot.face_down = None
            built.append(room)
            state.show()
            state.emit(RoomBuilt, rule, player.seat, index, room.card.id, over)
    return built


def construction_triggers(state: State, player: Player, built: Room) -> Rules:
    """BM-9.13, BM-18.11: other visible rooms react to a Monster Room that became built."""
    if not built.card.monster:
        return
    for room in player.rooms_with("trigger_room_built"):
        if room is not built:
            yield from trigger(state, player, room)


def is_level_up_due(player: Player) -> bool:
    """BM-9.3, BM-9.8: five active visible rooms, for the first time."""
    if player.leveled_up or len(player.slots) < LEVEL_UP_ROOMS:
        return False
    return len(player.active_rooms()) >= LEVEL_UP_ROOMS


def gain_level(state: State, player: Player) -> Rules:
    """BM-9.6, BM-9.7: the Level Up is resolved and used up, whatever it finds (BM-9.14)."""
    assert player.boss is not None
    player.leveled_up = True
    state.emit(LeveledUp, "BM-9.5", player.seat, player.boss.id)
    yield from LEVEL_UPS[player.boss.id](state, player)


def when_built_abilities(state: State, player: Player, built: list[Room]) -> Rules:
    """BM-9.5: the when-built abilities of rooms just built; of two, the owner chooses (BM-9.11)."""
    pending = [room for room in built if room.card.ability == "on_build"]
    # BM-2.8, BM-9.10, BM-9.15: only of rooms that are still visible and active
    while pending := [room for room in pending if room in player.active_rooms()]:
        slots = {slot.rooms[-1]: index for index, slot in enumerate(player.slots)}
        rooms = {room_piece(player.seat, slots[room]): room for room in pending}
        room = yield from choose_first(player, "when-built-first", rooms, "BM-9.11")
        pending.remove(room)
        yield from WHEN_BUILT[room.card.id](state, player)


def build_room(state: State, player: Player, chosen: Build, rule: str) -> Rules:
    """BM-9.12: build a room from the hand face-up at once; no other lies face-down now.

    If it is the fifth, the Level Up comes first, then the room's own when-built ability.
    """
    cover(player, chosen)
    (room,) = turn_up(state, player, rule)
    yield from construction_triggers(state, player, room)
    if is_level_up_due(player):
        yield from gain_level(state, player)
    yield from when_built_abilities(state, player, [room])
