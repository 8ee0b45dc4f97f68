"""BM-18.40 to BM-18.55: what the spells do. Counterspell (BM-18.43) works in the negation round."""

from __future__ import annotations

from podziemia.kernel.modifiers import EVERYTHING
from podziemia.kernel.questions import Rules

from ... import events
from ...state import IN_FRONT, Declared, Hero, Player, State, Walk
from .. import heroes
from ..build import may_motivate
from ..dungeon import aimed_at_room, deactivate, destroy, strengthen
from ..effects import DECLARED
from ..hands import discard, draw


def aimed_at_walker(state: State) -> Walk:
    """The walk of the hero a spell was aimed at."""
    assert state.walk is not None, "a target that is gone is found out before (BM-5.23)"
    return state.walk


@DECLARED.at_once
def annihilator(state: State, played: Declared) -> None:
    """BM-18.40: one active Trap Room has +3 damage until end of round."""
    strengthen(state, played, 3, "BM-18.40")


@DECLARED.at_once
def assassin(state: State, played: Declared) -> None:
    """BM-18.41: a hero in an opponent's dungeon has +3 life until end of round (BM-11.19)."""
    walk = aimed_at_walker(state)
    walk.bonus += 3
    state.emit(events.HeroStrengthened, "BM-18.41", walk.hero.card.id, 3)


@DECLARED.register
def cave_in(state: State, played: Declared) -> Rules:
    """BM-18.42: destroy one active room of your dungeon; a hero in that room dies."""
    owner, room = aimed_at_room(state, played)
    yield from destroy(state, owner, room, "BM-18.42", fatal=True)


@DECLARED.at_once
def exhaustion(state: State, played: Declared) -> None:
    """BM-18.44: a hero in your dungeon takes as much damage as you have active rooms."""
    heroes.hurt(state, aimed_at_walker(state), played.owner.room_count(), "BM-18.44")


@DECLARED.at_once
def fear(state: State, played: Declared) -> None:
    """BM-18.45: a hero in any dungeon goes back to town; its damage is ignored (BM-15.4)."""
    hero = aimed_at_walker(state).hero
    state.walk = None  # BM-11.23: without a death check
    heroes.to_town(state, hero)
    state.emit(events.HeroReturned, "BM-18.45", hero.card.id)


@DECLARED.at_once
def freeze(state: State, played: Declared) -> None:
    """BM-18.46: deactivate one active room until end of round."""
    deactivate(state, *aimed_at_room(state, played), "BM-18.46")


@DECLARED.at_once
def giant_size(state: State, played: Declared) -> None:
    """BM-18.47: one active Monster Room has +3 damage until end of round."""
    strengthen(state, played, 3, "BM-18.47")


@DECLARED.at_once
def jeopardy(state: State, played: Declared) -> None:
    """BM-18.48: all discard their hands; then in XP order each draws a Spell and two Rooms."""
    for player in state.living():
        discard(state, player, player.hand(), "BM-18.48")
    for player in state.living():
        draw(state, player, "spell", "BM-18.48")
        draw(state, player, "room", "BM-18.48", 2)


@DECLARED.at_once
def kobold_strike(state: State, played: Declared) -> None:
    """BM-18.49: no room can be built this round; face-down rooms go back to hands unseen."""
    state.modifiers.add(played.source.id, "no building", scope=EVERYTHING, until="round")
    state.emit(events.BuildingStopped, "BM-18.49")
    for player in state.living():
        player.placements = 0
        for slot in player.slots:
            if slot.face_down is not None:
                player.rooms.append(slot.face_down)
                state.emit(events.RoomReturned, "BM-18.49", player.seat, slot.face_down.id)
                slot.face_down = None
        player.slots = [slot for slot in player.slots if slot.rooms]


@DECLARED.at_once
def motivation(state: State, played: Declared) -> None:
    """BM-18.50: with fewer rooms than an opponent, place one more room this build turn."""
    if may_motivate(state, played.owner) and not state.kobold_strike:
        played.owner.placements += 1  # BM-8.24
        state.emit(events.PlacementGranted, "BM-18.50", played.owner.seat)


@DECLARED.at_once
def princess_in_peril(state: State, played: Declared) -> None:
    """BM-18.51: a hero in town, ordinary or epic, joins your entrance queue."""
    assert isinstance(played.target, Hero)
    heroes.lure_from_town(state, played.owner, played.target, "BM-18.51")


@DECLARED.at_once
def soul_harvest(state: State, played: Declared) -> None:
    """BM-18.52: a dead hero of your score area leaves the game; draw two Spell cards."""
    owner, hero = played.owner, played.target
    assert isinstance(hero, Hero)
    owner.souls.remove(hero)
    state.removed.append(hero)
    state.eventful = True
    state.emit(events.HeroRemoved, "BM-18.52", owner.seat, hero.card.id)
    draw(state, owner, "spell", "BM-18.52", 2)


@DECLARED.register
def teleportation(state: State, played: Declared) -> Rules:
    """BM-18.53: a hero in your dungeon leaves its room and starts again from the front.

    In a room it is checked for death first (BM-11.21); between rooms it is not (BM-11.27).
    """
    walk = aimed_at_walker(state)
    if walk.inside:
        room = played.owner.slots[walk.distance].rooms[-1]
        walk.inside = False
        if walk.doomed:
            yield from heroes.kill_walker(state, walk, room, "BM-11.21")
            return
    walk.distance = IN_FRONT
    state.emit(events.HeroSentBack, "BM-18.53", walk.owner, walk.hero.card.id, "teleportation")


@DECLARED.at_once
def trepidation(state: State, played: Declared) -> None:
    """BM-18.54: no further hero enters the chosen player's dungeon this round."""
    assert isinstance(played.target, Player)
    seat = played.target.seat
    state.modifiers.add(played.source.id, "closed", scope=seat, until="round")
    state.emit(events.DungeonClosed, "BM-18.54", seat)


@DECLARED.at_once
def zombie_attack(state: State, played: Declared) -> None:
    """BM-18.55: a dead hero of an opponent goes back to that opponent's entrance with +2 life."""
    heroes.revive(state, played, 2, "BM-18.55")
