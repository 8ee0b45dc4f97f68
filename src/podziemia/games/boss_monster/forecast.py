"""What an option would do, with today's numbers: sums that every player makes in their head.

Everything here is made of what lies open on the table and of the asking player's own cards; other
players' face-down rooms and hands are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from podziemia.games.boss_monster.content import CLASSES, FOOL, TREASURES, HeroCard, RoomCard
from podziemia.games.boss_monster.state import (
    LEVEL_UP_ROOMS,
    Declared,
    Hero,
    Player,
    Room,
    Stack,
    State,
    Target,
    Walk,
)
from podziemia.games.boss_monster.targets import owner_of_room, owner_of_soul
from podziemia.kernel.asking import Fact
from podziemia.kernel.scene import Words

BOULDER_DAMAGE: Final = 5  # BM-18.20
CRUSH: Final = 2  # BM-18.24
STRONGER: Final = 3  # BM-18.40, BM-18.41, BM-18.47
UNDEAD: Final = 2  # BM-18.55


def goes_to(hero_class: int, lures: Sequence[int], souls: Sequence[int]) -> int | None:
    """BM-10.4, BM-10.5, BM-10.9: to which of the players a hero of a class would go, if any."""
    values = [-count for count in souls] if hero_class == FOOL else list(lures)
    best = max(values)
    if values.count(best) > 1 or (hero_class != FOOL and best == 0):
        return None
    return values.index(best)


def lured(state: State, changed: Player) -> list[str]:
    """The heroes in town that would come to a player whose dungeon had changed like this."""
    players = [changed if player.seat == changed.seat else player for player in state.living()]
    souls = [player.soul_count() for player in players]
    coming = []
    for hero in state.town:
        kind = hero.card.hero_class
        place = goes_to(kind, [player.lure(kind) for player in players], souls)
        if place is not None and players[place] is changed:
            coming.append(hero.card.id)
    return coming


def rebuilt(player: Player, card: RoomCard, slot: int) -> Player:
    """The player after this room, and those already placed face-down, have been built."""
    changed = player.copy()
    if slot == len(changed.slots):
        changed.slots.append(Stack([], card))
    else:
        changed.slots[slot].face_down = card
    for stack in changed.slots:
        if stack.face_down is not None:
            stack.rooms.append(Room(stack.face_down, 0))
            stack.face_down = None
    return changed


def without(player: Player, slot: int) -> Player:
    """The player after the visible room of a slot has been destroyed (BM-12.3)."""
    changed = player.copy()
    changed.slots[slot].rooms.pop()
    if not changed.slots[slot].rooms:
        del changed.slots[slot]
    return changed


def building(state: State, player: Player, card: RoomCard, slot: int) -> Words:
    """What a dungeon would be like with one more room."""
    changed = rebuilt(player, card, slot)
    rooms = sum(1 for _ in changed.active_rooms())
    level_up = rooms >= LEVEL_UP_ROOMS and not player.leveled_up
    return dungeon_words(state, changed, level_up=level_up)


def dungeon_words(state: State, changed: Player, *, level_up: bool = False) -> Words:
    """The sums of a dungeon, and whom it would lure."""
    about: dict[str, Fact] = {
        "damage": changed.total_damage(),
        "lured": listed(lured(state, changed)),
        "level_up": level_up,
    }
    if changed.boss is not None:
        about |= {name: changed.lure(kind) for kind, name in enumerate(TREASURES)}
    return Words("bm-effect-dungeon", about)


def listed(ids: Sequence[str]) -> str | None:
    """Several ids as one fact."""
    return ", ".join(ids) or None


def ahead_of(player: Player, walk: Walk) -> int:
    """The damage of the rooms a walking hero has still to enter, if nothing happens."""
    slots = range(min(walk.distance, len(player.slots)))
    return sum(player.damage(slot) for slot in slots if player.is_active(slot))


def fate(damage: int, ahead: int, life: int) -> str:
    """What becomes of a hero: it dies here, further on, or gets through."""
    if damage >= life:
        return "here"
    return "ahead" if damage + ahead >= life else "through"


def walk_facts(player: Player, walk: Walk, *, damage: int = 0, life: int = 0) -> dict[str, Fact]:
    """The walking hero in numbers, after more damage or with more life."""
    taken, alive = walk.damage + damage, walk.life + life
    ahead = ahead_of(player, walk)
    return {
        "hero": walk.hero.card.id,
        "taken": taken,
        "life": alive,
        "ahead": ahead,
        "fate": fate(taken, ahead, alive),
    }


def walking(state: State, *, damage: int = 0, life: int = 0) -> Words | None:
    """What would become of the walking hero."""
    if (walk := state.walk) is None:
        return None
    owner = state.players[walk.owner]
    return Words("bm-effect-walk", walk_facts(owner, walk, damage=damage, life=life))


def change(state: State, before: Player, after: Player) -> Words:
    """The sums of a dungeon before and after, and the hero that walks in it."""
    about: dict[str, Fact] = {
        "owner": before.seat,
        "before": before.total_damage(),
        "after": after.total_damage(),
    }
    walk = state.walk
    if walk is None or walk.owner != before.seat:
        return Words("bm-effect-change", about)
    return Words("bm-effect-change-walk", about | walk_facts(after, walk))


def arrival(player: Player, hero: HeroCard, bonus: int = 0) -> dict[str, Fact]:
    """A hero against a whole dungeon."""
    damage, life = player.total_damage(), hero.life + bonus
    return {
        "hero": hero.id,
        "class": CLASSES[hero.hero_class],
        "owner": player.seat,
        "damage": damage,
        "life": life,
        "souls": hero.souls,
        "wounds": hero.wounds,
        "fate": "ahead" if damage >= life else "through",
    }


def coming(player: Player, hero: HeroCard) -> Words:
    """A hero would come to this dungeon."""
    return Words("bm-effect-coming", arrival(player, hero))


def killing(hero: HeroCard) -> Words:
    """A hero would die, whatever its life."""
    return Words("bm-effect-killing", {"hero": hero.id, "souls": hero.souls})


def reviving(state: State, hero: Hero, bonus: int) -> Words:
    """A dead hero would go back to the entrance of the dungeon it died in."""
    victim = owner_of_soul(state, hero)
    left = victim.soul_count() - hero.card.souls
    return Words("bm-effect-reviving", arrival(victim, hero.card, bonus) | {"left": left})


def stronger(state: State, room: Room, bonus: int) -> Words | None:
    """A room would deal more damage, also to the hero that is in it (BM-12.22)."""
    owner = owner_of_room(state, room)
    if owner is None:
        return None
    if state.hero_inside(room) is not None and state.options.late_bonus_hits_current_hero:
        return walking(state, damage=bonus)
    slot = owner.slot_of(room)
    assert slot is not None
    changed = owner.copy()
    changed.slots[slot].rooms[-1].bonus += bonus
    return change(state, owner, changed)


def frozen(state: State, room: Room) -> Words | None:
    """A room would be out of use until the end of the round."""
    owner = owner_of_room(state, room)
    if owner is None:
        return None
    slot = owner.slot_of(room)
    assert slot is not None
    changed = owner.copy()
    changed.slots[slot].rooms[-1].deactivated = True
    return change(state, owner, changed)


def destroyed(state: State, owner: Player, slot: int) -> Words:
    """A room would be gone."""
    return change(state, owner, without(owner, slot))


def swapped(state: State, owner: Player, first: int, second: int) -> Words:
    """Two rooms would change places."""
    changed = owner.copy()
    slots = changed.slots
    slots[first], slots[second] = slots[second], slots[first]
    return change(state, owner, changed)


def healed(player: Player, hero: Hero) -> Words:
    """A wound would become souls."""
    souls, wounds = player.soul_count(), player.wound_count()
    return Words(
        "bm-effect-healed",
        {
            "souls": souls,
            "souls_after": souls + hero.card.souls,
            "wounds": wounds,
            "wounds_after": wounds - hero.card.wounds,
        },
    )


# What spells would do; those that are not here have no numbers to tell.


def _annihilator(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Room)
    return stronger(state, target, STRONGER)


def _assassin(state: State, caster: Player, target: Target) -> Words | None:
    return walking(state, life=STRONGER)


def _cave_in(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Room)
    if (walk := state.hero_inside(target)) is not None:
        return killing(walk.hero.card)
    slot = caster.slot_of(target)
    return destroyed(state, caster, slot) if slot is not None else None


def _exhaustion(state: State, caster: Player, target: Target) -> Words | None:
    return walking(state, damage=caster.room_count())


def _fear(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Hero)
    about: dict[str, Fact] = {"hero": target.card.id}
    if state.walk is not None:
        about |= {"owner": state.walk.owner, "taken": state.walk.damage}
    return Words("bm-effect-fear", about)


def _freeze(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Room)
    return frozen(state, target)


def _princess_in_peril(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Hero)
    return coming(caster, target.card)


def _soul_harvest(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Hero)
    before = caster.soul_count()
    return Words("bm-effect-souls", {"before": before, "after": before - target.card.souls})


def _teleportation(state: State, caster: Player, target: Target) -> Words | None:
    if (walk := state.walk) is None:
        return None
    again = walk.copy()
    if not (walk.inside and walk.doomed):  # BM-11.21
        again.distance = len(caster.slots)
    return Words("bm-effect-walk", walk_facts(caster, again))


def _zombie_attack(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Hero)
    return reviving(state, target, UNDEAD)


SPELL_EFFECTS: Final[dict[str, Callable[[State, Player, Target], Words | None]]] = {
    "annihilator": _annihilator,
    "assassin": _assassin,
    "cave_in": _cave_in,
    "exhaustion": _exhaustion,
    "fear": _fear,
    "freeze": _freeze,
    "giant_size": _annihilator,
    "princess_in_peril": _princess_in_peril,
    "soul_harvest": _soul_harvest,
    "teleportation": _teleportation,
    "zombie_attack": _zombie_attack,
}


def casting(state: State, caster: Player, spell: str, target: Target) -> Words | None:
    """What a spell would do if it resolved now."""
    effect = SPELL_EFFECTS.get(spell)
    return effect(state, caster, target) if effect is not None else None


def using(
    state: State, player: Player, slot: int, target: Target, paid: int | None
) -> Words | None:
    """What the ability of a room would do; `paid` is the slot of a room destroyed for it."""
    room = player.slots[slot].rooms[-1]
    match room.card.id:
        case "boulder_ramp":
            return walking(state, damage=BOULDER_DAMAGE)
        case "bottomless_pit":
            assert isinstance(target, Hero)
            return killing(target.card)
        case "zombie_prison":
            assert isinstance(target, Hero)
            return reviving(state, target, 0)
        case "the_crushinator":
            assert paid is not None
            changed = without(player, paid)
            changed.crushed += CRUSH
            return change(state, player, changed)
        case "jackpot_stash":
            changed = without(player, slot)
            changed.treasure_factor *= 2
            return dungeon_words(state, changed)
        case "dark_altar" | "torture_chamber":
            return destroyed(state, player, slot)
    return None


def passing(state: State, player: Player, prompt: str) -> Words | None:
    """What follows if nobody does anything more."""
    if prompt == "negate":
        effect: Declared = state.declared[-1]
        return casting(state, effect.owner, effect.source.id, effect.target)
    if prompt != "floor":
        return None
    if state.waiting():
        return Words("bm-effect-waiting")
    if state.window == "build_turn" and state.active == player.seat and player.placements:
        return Words("bm-effect-no-room")
    if state.window == "hero_in_room":
        return walking(state)
    if state.window == "hero_entrance" and state.active is not None:
        owner = state.players[state.active]
        if owner.entrance and not owner.closed:
            first = owner.entrance[0]
            return Words("bm-effect-entering", arrival(owner, first.card, first.bonus))
    return None
