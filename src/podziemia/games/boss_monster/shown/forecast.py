"""What an option would do, with today's numbers: sums that every player makes in their head.

Everything here is made of what lies open on the table and of the asking player's own cards; other
players' face-down rooms and hands are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from podziemia.games.boss_monster.adventure import MAZE
from podziemia.games.boss_monster.content import CLASSES, FOOL, TREASURES, HeroCard, RoomCard
from podziemia.games.boss_monster.state import (
    IN_FRONT,
    LEVEL_UP_ROOMS,
    Declared,
    Hero,
    Player,
    Room,
    Slot,
    Stack,
    State,
    Target,
)
from podziemia.games.boss_monster.targets import owner_of_room, owner_of_soul, target_stands
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


def building(state: State, player: Player, card: RoomCard, slot: int) -> Words:
    """What a dungeon would be like with one more room."""
    changed = rebuilt(player, card, slot)
    rooms = sum(1 for _ in changed.active_rooms())
    level_up = rooms >= LEVEL_UP_ROOMS and not player.leveled_up
    return dungeon_words(state, changed, level_up=level_up)


def dungeon_words(state: State, changed: Player, *, level_up: bool = False) -> Words:
    """The sums of a dungeon, and whom it would lure."""
    about: dict[str, Fact] = {
        "damage": ahead_of(passages(changed), IN_FRONT),
        "lured": listed(lured(state, changed)),
        "level_up": level_up,
    }
    if changed.boss is not None:
        about |= {name: changed.lure(kind) for kind, name in enumerate(TREASURES)}
    return Words("bm-effect-dungeon", about)


def listed(ids: Sequence[str]) -> str | None:
    """Several ids as one fact."""
    return ", ".join(ids) or None


class Passage(NamedTuple):
    """A slot of a dungeon as a hero passes it."""

    damage: int
    active: bool
    maze: int | None = None  # which Maze it is, if it is one


def passages(player: Player) -> list[Passage]:
    """The slots of a dungeon, the one next to the boss first."""
    found = []
    for index, slot in enumerate(player.slots):
        if slot.active:
            room = slot.rooms[-1]
            maze = room.serial if room.card.id == MAZE else None
            found.append(Passage(player.damage(index), active=True, maze=maze))
        else:
            found.append(Passage(0, active=False))
    return found


def ahead_of(rooms: Sequence[Passage], distance: int, mazes: Collection[int] = ()) -> int:
    """The damage a hero takes from here to the boss, if nobody does anything (BM-11.9, BM-11.13).

    A Maze that it has not entered yet sends it back once (BM-18.9). Nothing takes damage away from
    a hero, so it dies at one of its checks just when the sum is enough.
    """
    entered = set(mazes)
    total = 0
    slot = min(distance, len(rooms))
    while slot > 0:
        slot -= 1
        while (maze := rooms[slot].maze) is not None and maze not in entered:
            entered.add(maze)
            if slot + 1 < len(rooms) and rooms[slot + 1].active:  # BM-12.18
                slot += 1
        total += rooms[slot].damage
    return total


def fate(damage: int, ahead: int, life: int) -> str:
    """What becomes of a hero: it dies here, further on, or gets through."""
    if damage >= life:
        return "here"
    return "ahead" if damage + ahead >= life else "through"


class Trial:
    """A dungeon and the hero that walks in it, copied to try things out."""

    def __init__(self, state: State, owner: Player) -> None:
        walk = state.walk
        self.late_bonus = state.options.late_bonus_hits_current_hero
        self.before = owner.total_damage()
        self.player = owner.copy()
        self.walk = walk.copy() if walk is not None and walk.owner == owner.seat else None

    def destroy(self, slot: Slot) -> None:
        """BM-12.3 to BM-12.9: a room goes; the hero in it is between rooms, another may slide."""
        slots, walk = self.player.slots, self.walk
        if walk is not None and walk.distance == slot:
            walk.inside = False
        slots[slot].rooms.pop()
        if slots[slot].rooms:
            return
        del slots[slot]
        if walk is not None and slot < walk.distance:
            walk.distance -= 1

    def strengthen(self, slot: Slot, bonus: int) -> None:
        """BM-12.21: one room deals more."""
        self.player.slots[slot].rooms[-1].bonus += bonus
        if self.walk is not None and self.walk.distance == slot:
            self.hurt_inside(bonus)

    def crush(self, bonus: int) -> None:
        """BM-12.21: all rooms deal more."""
        self.player.crushed += bonus
        self.hurt_inside(bonus)

    def hurt_inside(self, bonus: int) -> None:
        """BM-12.22: the hero in an active room takes its late bonus at once."""
        walk = self.walk
        if walk is None or not walk.inside or not self.late_bonus:
            return
        if self.player.is_active(walk.distance):
            walk.damage += bonus

    def teleport(self) -> None:
        """BM-18.53: back to the front, unless it dies on leaving its room (BM-11.21)."""
        assert self.walk is not None
        if not (self.walk.inside and self.walk.doomed):
            self.walk.distance, self.walk.inside = IN_FRONT, False

    def walking(self) -> Words:
        """What becomes of the hero from here on."""
        return Words("bm-effect-walk", self.walk_facts())

    def change(self) -> Words:
        """The sums of the dungeon before and after, and the hero that walks in it."""
        about: dict[str, Fact] = {
            "owner": self.player.seat,
            "before": self.before,
            "after": self.player.total_damage(),
        }
        if self.walk is None:
            return Words("bm-effect-change", about)
        return Words("bm-effect-change-walk", about | self.walk_facts())

    def walk_facts(self) -> dict[str, Fact]:
        """The walking hero in numbers."""
        assert self.walk is not None
        walk = self.walk
        ahead = ahead_of(passages(self.player), walk.distance, walk.mazes)
        return {
            "hero": walk.hero.card.id,
            "taken": walk.damage,
            "life": walk.life,
            "ahead": ahead,
            "fate": fate(walk.damage, ahead, walk.life),
        }


def walking(state: State, *, damage: int = 0, life: int = 0) -> Words | None:
    """What would become of the walking hero after more damage or with more life."""
    if state.walk is None:
        return None
    trial = Trial(state, state.players[state.walk.owner])
    assert trial.walk is not None
    trial.walk.damage += damage
    trial.walk.bonus += life
    return trial.walking()


def walks_this_round(state: State, player: Player) -> bool:
    """Whether a hero that came to this entrance now would still go in this round (BM-11.5)."""
    if player.closed or state.step == "end":
        return False
    return state.step != "adventure" or state.order.index(player.seat) >= state.turn


def arrival(state: State, player: Player, hero: HeroCard, bonus: int = 0) -> dict[str, Fact]:
    """A hero against a whole dungeon; what a later round will bring nobody knows."""
    damage, life = ahead_of(passages(player), IN_FRONT), hero.life + bonus
    dies = "ahead" if damage >= life else "through"
    return {
        "hero": hero.id,
        "class": CLASSES[hero.hero_class],
        "owner": player.seat,
        "damage": damage,
        "life": life,
        "souls": hero.souls,
        "wounds": hero.wounds,
        "fate": dies if walks_this_round(state, player) else None,
    }


def coming(state: State, player: Player, hero: HeroCard) -> Words:
    """A hero would come to this dungeon."""
    return Words("bm-effect-coming", arrival(state, player, hero))


def killing(hero: HeroCard) -> Words:
    """A hero would die, whatever its life."""
    return Words("bm-effect-killing", {"hero": hero.id, "souls": hero.souls})


def reviving(state: State, hero: Hero, bonus: int) -> Words:
    """A dead hero would go back to the entrance of the dungeon it died in."""
    victim = owner_of_soul(state, hero)
    left = victim.soul_count() - hero.card.souls
    return Words("bm-effect-reviving", arrival(state, victim, hero.card, bonus) | {"left": left})


def stronger(state: State, room: Room, bonus: int) -> Words | None:
    """A room would deal more damage, also to the hero that is in it (BM-12.22)."""
    owner = owner_of_room(state, room)
    if owner is None:
        return None
    slot = owner.slot_of(room)
    assert slot is not None
    trial = Trial(state, owner)
    trial.strengthen(slot, bonus)
    return trial.change()


def frozen(state: State, room: Room) -> Words | None:
    """A room would be out of use until the end of the round."""
    owner = owner_of_room(state, room)
    if owner is None:
        return None
    slot = owner.slot_of(room)
    assert slot is not None
    trial = Trial(state, owner)
    trial.player.slots[slot].rooms[-1].deactivated = True
    return trial.change()


def destroyed(state: State, owner: Player, slot: Slot) -> Words:
    """A room would be gone."""
    trial = Trial(state, owner)
    trial.destroy(slot)
    return trial.change()


def swapped(state: State, owner: Player, first: Slot, second: Slot) -> Words:
    """Two rooms would change places."""
    trial = Trial(state, owner)
    slots = trial.player.slots
    slots[first], slots[second] = slots[second], slots[first]
    return trial.change()


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
    return coming(state, caster, target.card)


def _soul_harvest(state: State, caster: Player, target: Target) -> Words | None:
    assert isinstance(target, Hero)
    before = caster.soul_count()
    return Words("bm-effect-souls", {"before": before, "after": before - target.card.souls})


def _teleportation(state: State, caster: Player, target: Target) -> Words | None:
    trial = Trial(state, caster)
    trial.teleport()
    return trial.walking()


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


def resolving(state: State, effect: Declared) -> Words | None:
    """What a declared effect would do if it resolved now: nothing without its target (BM-5.23)."""
    if not target_stands(state, effect):
        return Words("bm-effect-lost-target")
    return casting(state, effect.owner, effect.source.id, effect.target)


def using(
    state: State, player: Player, slot: Slot, target: Target, paid: int | None
) -> Words | None:
    """What the ability of a room would do; `paid` is the slot of a room destroyed for it."""
    room = player.slots[slot].rooms[-1]
    match room.card.id:
        case "boulder_ramp":
            assert paid is not None
            trial = Trial(state, player)
            trial.destroy(paid)
            assert trial.walk is not None
            trial.walk.damage += BOULDER_DAMAGE
            return trial.change()
        case "bottomless_pit":
            assert isinstance(target, Hero)
            return killing(target.card)
        case "zombie_prison":
            assert isinstance(target, Hero)
            return reviving(state, target, 0)
        case "the_crushinator":
            assert paid is not None
            trial = Trial(state, player)
            trial.destroy(paid)
            trial.crush(CRUSH)
            return trial.change()
        case "jackpot_stash":
            trial = Trial(state, player)
            trial.destroy(slot)
            trial.player.treasure_factor *= 2
            return dungeon_words(state, trial.player)
        case "dark_altar" | "torture_chamber":
            return destroyed(state, player, slot)
    return None


def passing(state: State, player: Player, prompt: str) -> Words | None:
    """What follows if nobody does anything more."""
    if prompt == "negate":
        return resolving(state, state.declared[-1])
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
            return Words("bm-effect-entering", arrival(state, owner, first.card, first.bonus))
    return None
