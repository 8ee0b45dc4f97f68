"""The whole state of a match of Boss Monster, and small questions about it.

Dungeons are lists of slots: slot 0 is next to the boss, the last one is at the entrance (BM-1.8).
Decks are lists whose last card is on top. Heroes never change; what a walking hero has suffered
is kept in its `Walk`. What lasts until the end of the round is among the modifiers: "closed",
"treasure" and "crushed" of a dungeon, by seat; "damage" of a room, by serial; "no building".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from podziemia.kernel.compiled import compiled
from podziemia.kernel.modifiers import EVERYTHING, Modifiers
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State as KernelState
from podziemia.kernel.switches import switch

from .content import TREASURES, AbilityKind, BossCard, Card, HeroCard, RoomCard, SpellCard, Window

Slot: TypeAlias = int

MAX_SLOTS: Final = 5  # BM-8.4
LEVEL_UP_ROOMS: Final = 5  # BM-9.3
SOULS_TO_WIN: Final = 10  # BM-16.3
WOUNDS_TO_LOSE: Final = 5  # BM-16.2
IN_FRONT: Final = 99  # the distance of a hero in front of the whole dungeon (BM-11.27)
DISCARD_RULES: Final = ("discard_two", "open_pile")


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on before setup (BM-17.1)."""

    i_choose_you: bool = switch(False, rule="BM-17.2")
    machinations: bool = switch(False, rule="BM-17.5")
    hard_mode: bool = switch(False, rule="BM-17.9")
    starting_discard_rule: str = switch("discard_two", rule="BM-17.11", choices=DISCARD_RULES)
    mulligan_repeatable: bool = switch(True, rule="BM-3.11")
    late_bonus_hits_current_hero: bool = switch(True, rule="BM-12.22")
    crushinator_once_per_round: bool = switch(True, rule="BM-18.24")
    stall_rounds: int = switch(5, rule="BM-16.14", least=1, most=50)
    late_rounds_cap: int = switch(20, rule="BM-16.16", least=1, most=100)


@compiled(allow_interpreted_subclasses=True)
class Room:
    """A room card in play; it forgets everything when it leaves play (BM-12.25)."""

    __slots__ = ("card", "deactivated", "serial", "used")

    def __init__(
        self, card: RoomCard, serial: int, deactivated: bool = False, used: bool = False
    ) -> None:
        self.card = card
        self.serial = serial
        self.deactivated = deactivated  # turned sideways (BM-12.11)
        self.used = used  # its once-per-round limit (BM-5.29)

    def copy(self) -> Room:
        """An independent room."""
        return Room(self.card, self.serial, self.deactivated, self.used)


@compiled(allow_interpreted_subclasses=True)
class Stack:
    """A slot of a dungeon: rooms from the lowest to the visible one (BM-1.9), and perhaps a
    face-down card on top, which is no room yet (BM-8.18)."""

    __slots__ = ("face_down", "rooms")

    def __init__(self, rooms: list[Room], face_down: RoomCard | None = None) -> None:
        self.rooms = rooms
        self.face_down = face_down

    @property
    def top(self) -> Room | None:
        """The visible room; none under a face-down card (BM-8.19)."""
        return self.rooms[-1] if self.face_down is None else None

    @property
    def uppermost(self) -> str | None:
        """The id of the uppermost face-up room, visible or under a face-down card."""
        return self.rooms[-1].card.id if self.rooms else None

    @property
    def active(self) -> bool:
        """Whether the visible room is active; only then can anything be done to it (BM-12.13)."""
        return self.face_down is None and not self.rooms[-1].deactivated

    def copy(self) -> Stack:
        """An independent slot."""
        return Stack([room.copy() for room in self.rooms], self.face_down)


@compiled(allow_interpreted_subclasses=True)
class Hero:
    """A hero that has left its deck, in its present stay: one revived is another (BM-13.13)."""

    __slots__ = ("bonus", "card", "number")

    def __init__(self, card: HeroCard, number: int, bonus: int = 0) -> None:
        self.card = card
        self.number = number  # the reveal number (BM-1.14)
        self.bonus = bonus  # life until end of round

    def __str__(self) -> str:
        return self.card.id


@compiled(allow_interpreted_subclasses=True)
class Walk:
    """The one hero that is in a dungeon (BM-11.20), and what has happened to it there."""

    __slots__ = ("bonus", "damage", "distance", "hero", "inside", "mazes", "owner")

    def __init__(self, hero: Hero, owner: Seat) -> None:
        self.hero = hero
        self.owner = owner
        self.distance: int = IN_FRONT  # BM-12.9: the slot it is in, or has left last
        self.inside: bool = False  # in a room, or between rooms (BM-11.22)
        self.damage: int = 0
        self.bonus: int = 0  # life given to it on its way
        self.mazes: list[int] = []  # the Mazes it has entered (BM-18.9)

    @property
    def life(self) -> int:
        """BM-13.1: printed life and bonuses."""
        return self.hero.card.life + self.hero.bonus + self.bonus

    @property
    def doomed(self) -> bool:
        """BM-13.1: whether the hero dies when it next has to check."""
        return self.damage >= self.life

    def copy(self) -> Walk:
        """An independent walk."""
        other = Walk(self.hero, self.owner)
        other.distance, other.inside = self.distance, self.inside
        other.damage, other.bonus, other.mazes = self.damage, self.bonus, self.mazes.copy()
        return other


@compiled(allow_interpreted_subclasses=True)
class Declared:
    """A declared effect that has not resolved yet: a spell, or the ability of a room (BM-5.1)."""

    __slots__ = ("number", "owner", "room", "source", "target")

    def __init__(
        self, number: int, owner: Player, source: Card, target: Target, room: Room | None = None
    ) -> None:
        self.number = number
        self.owner = owner
        self.source = source
        self.target = target
        self.room = room  # whose ability it is

    @property
    def is_spell(self) -> bool:
        """BM-6.2: only spells can be negated."""
        return isinstance(self.source, SpellCard)


@compiled(allow_interpreted_subclasses=True)
class Player:
    """BM-1.6: what one player has."""

    __slots__ = (
        *("boss", "entrance", "has_killed", "leveled_up", "modifiers", "offered", "placements"),
        *("rooms", "seat", "set_aside", "slots", "souls", "spells", "wounds"),
    )

    def __init__(self, seat: Seat, modifiers: Modifiers) -> None:
        self.seat = seat
        self.modifiers = modifiers  # of the whole table
        self.boss: BossCard | None = None  # not a room, for no purpose (BM-2.2)
        self.offered: list[BossCard] = []  # I Choose You: later the kept one first
        self.slots: list[Stack] = []
        self.rooms: list[RoomCard] = []  # the hand, by card back (BM-14.2)
        self.spells: list[SpellCard] = []
        self.set_aside: list[Card] = []  # setup discards, face-down (BM-3.14)
        self.entrance: list[Hero] = []
        self.souls: list[Hero] = []  # face-down, empty at first (BM-3.22)
        self.wounds: list[Hero] = []  # face-up in the score area
        self.leveled_up: bool = False  # BM-2.4
        self.placements: int = 0  # rooms that may still be placed this build turn
        self.has_killed: bool = False  # this round, for Machinations (BM-17.5)

    def copy(self, modifiers: Modifiers | None = None) -> Player:
        """An independent player, at a table with these modifiers, or with a copy of its own."""
        other = Player.__new__(Player)
        other.seat = self.seat
        other.modifiers = self.modifiers.copy() if modifiers is None else modifiers
        other.boss, other.offered = self.boss, self.offered.copy()
        other.slots = [slot.copy() for slot in self.slots]
        other.rooms, other.spells = self.rooms.copy(), self.spells.copy()
        other.set_aside, other.entrance = self.set_aside.copy(), self.entrance.copy()
        other.souls, other.wounds = self.souls.copy(), self.wounds.copy()
        other.leveled_up, other.placements = self.leveled_up, self.placements
        other.has_killed = self.has_killed
        return other

    @property
    def closed(self) -> bool:
        """BM-11.6: whether no hero enters the dungeon any more this round (Trepidation)."""
        return bool(self.modifiers.held) and self.modifiers.sum("closed", self.seat) > 0

    @property
    def treasure_factor(self) -> int:
        """BM-18.22: how often the treasure of the rooms counts (Jackpot Stash)."""
        return 1 + self.modifiers.sum("treasure", self.seat)

    def bonus(self, room: Room) -> int:
        """BM-12.21: the damage that a room of the dungeon has been given for this round."""
        if not self.modifiers.held:
            return 0
        return self.modifiers.sum("damage", room.serial) + self.modifiers.sum("crushed", self.seat)

    @property
    def xp(self) -> int:
        """The XP of the boss; it never changes (BM-1.11)."""
        assert self.boss is not None
        return self.boss.xp

    def score(self) -> dict[str, int]:
        """BM-13.8: souls and wounds."""
        return {"souls": self.soul_count(), "wounds": self.wound_count()}

    def hand(self) -> list[Card]:
        """The cards in hand, rooms first."""
        return [*self.rooms, *self.spells]

    def soul_count(self) -> int:
        """BM-13.8: the souls of the face-down heroes."""
        return sum([hero.card.souls for hero in self.souls])

    def wound_count(self) -> int:
        """BM-13.8: the wounds of the face-up heroes."""
        return sum([hero.card.wounds for hero in self.wounds])

    def active_rooms(self) -> list[Room]:
        """The visible, active rooms, from the boss to the entrance; a covered one has no ability
        at all (BM-8.23)."""
        found = []
        for slot in self.slots:
            if slot.face_down is None and not slot.rooms[-1].deactivated:
                found.append(slot.rooms[-1])  # noqa: PERF401 -- faster so in Python 3.11
        return found

    def rooms_with(self, ability: AbilityKind) -> list[Room]:
        """The visible, active rooms whose ability is of this kind."""
        found = []
        for slot in self.slots:
            if slot.face_down is None:
                room = slot.rooms[-1]
                if room.card.ability == ability and not room.deactivated:
                    found.append(room)
        return found

    def room_count(self) -> int:
        """BM-12.19: the number of rooms. A room under a face-down card counts (BM-8.20)."""
        return sum(1 for slot in self.slots if slot.rooms and not slot.rooms[-1].deactivated)

    def slot_of(self, room: Room) -> Slot | None:
        """Where this very card is visible; nowhere if it is covered or gone (BM-5.40)."""
        for index, slot in enumerate(self.slots):
            if slot.face_down is None and slot.rooms[-1] is room:
                return index
        return None

    def active_names(self) -> list[str | None]:
        """The id of the visible active room of every slot; None where there is none."""
        names: list[str | None] = [None] * len(self.slots)
        for index, slot in enumerate(self.slots):
            if slot.face_down is None and not slot.rooms[-1].deactivated:
                names[index] = slot.rooms[-1].card.id
        return names

    def entered_mazes(self, walk: Walk) -> list[Slot]:
        """BM-18.9: where the Mazes are that a hero in this dungeon has entered."""
        if not walk.mazes:
            return []
        return [i for i, slot in enumerate(self.slots) if slot.rooms[-1].serial in walk.mazes]

    def damage(self, index: Slot) -> int:
        """BM-12.20: the current damage of the active room of a slot."""
        room = self.slots[index].rooms[-1]
        card = room.card
        total = card.damage + self.bonus(room)
        if card.counts_monsters:  # BM-18.12
            total += sum(1 for other in self.active_rooms() if other.card.monster)
        for neighbour in (index - 1, index + 1):  # BM-12.17
            if not 0 <= neighbour < len(self.slots):
                continue
            stack = self.slots[neighbour]
            bonus = stack.rooms[-1].card.bonus if stack.rooms else None
            if (
                bonus is not None
                and stack.active  # BM-12.14: a bonus does not jump over a deactivated room
                and (bonus.to == "monster") == card.monster
                and (bonus.where == "adjacent" or neighbour == index + 1)  # BM-12.18, BM-18.21
            ):
                total += bonus.damage
        return max(total, 0)

    def total_damage(self) -> int:
        """What a hero takes on the way through, if nothing happens."""
        return sum(self.damage(index) for index, slot in enumerate(self.slots) if slot.active)

    def lure(self, hero_class: int) -> int:
        """BM-10.2: how many treasure symbols of a class this dungeon shows, boss included.

        Deactivated and covered rooms show none (BM-10.3); Jackpot Stash multiplies the rooms'
        symbols and not the boss's (BM-18.22).
        """
        assert self.boss is not None
        shown = 0
        for slot in self.slots:
            if slot.face_down is None:
                room = slot.rooms[-1]
                if not room.deactivated:
                    shown += room.card.treasure[hero_class]
        if self.modifiers.held:
            shown *= self.treasure_factor
        return shown + self.boss.treasure[hero_class]  # BM-2.3

    def treasure(self) -> dict[str, int]:
        """BM-10.2: what the dungeon offers to each class; nothing before its boss is known."""
        kinds = enumerate(TREASURES) if self.boss is not None else ()
        return {name: self.lure(kind) for kind, name in kinds}


Target: TypeAlias = "Room | Hero | Player | Declared | None"


class State(KernelState):
    """BM-1.7: everything that lies on the table."""

    __slots__ = (
        *("active", "boss_deck", "buried_rooms", "buried_spells", "declared", "discard"),
        *("epic_deck", "eventful", "fallen", "found", "hero_deck", "last_hero_round", "looking"),
        *("options", "order", "players", "quiet_rounds", "removed", "removed_cards"),
        *("revealed_heroes", "room_deck", "round", "searching", "serial", "spell_deck", "town"),
        *("walk", "window"),
    )

    def __init__(self, players: int, options: Options, rng: Rng) -> None:
        super().__init__(players, rng)
        self.options = options
        self.players = [Player(seat, self.modifiers) for seat in range(players)]
        self.round = 0
        self.order: list[Seat] = []  # living players in XP order (BM-1.12)
        self.active: Seat | None = None  # BM-4.5
        self.window: Window | None = None
        self.declared: list[Declared] = []
        self.walk: Walk | None = None
        self.searching: Seat | None = None  # who is looking through the Room deck
        self.looking: tuple[Seat, Seat] | None = None  # who is looking at whose hand
        self.found: tuple[Seat, RoomCard] | None = None  # the card in whose hand all have seen
        self.town: list[Hero] = []
        self.hero_deck: list[HeroCard] = []
        self.epic_deck: list[HeroCard] = []
        self.room_deck: list[RoomCard] = []
        self.spell_deck: list[SpellCard] = []
        self.discard: list[Card] = []
        self.boss_deck: list[BossCard] = []  # undealt: not in the game (BM-3.6)
        self.removed: list[Hero] = []
        self.removed_cards: list[Card] = []
        self.buried_rooms: list[RoomCard] = []  # of the eliminated (BM-16.17)
        self.buried_spells: list[SpellCard] = []
        self.serial = 0  # numbers rooms and declared effects
        self.revealed_heroes = 0  # BM-1.14
        self.last_hero_round = 0  # when the last hero left the decks (BM-16.16)
        self.quiet_rounds = 0  # BM-16.14
        self.eventful = False  # whether this round a hero left town or a score changed
        self.fallen: list[Fallen] = []

    def copy(self) -> State:
        """An independent state. Nothing is declared at a safe point; what is, is left out."""
        other = State(0, self.options, self.rng)
        self.copy_common_to(other)
        other.players = [player.copy(other.modifiers) for player in self.players]
        other.round, other.order = self.round, self.order.copy()
        other.active, other.window = self.active, self.window
        other.walk = self.walk.copy() if self.walk is not None else None
        other.searching, other.looking, other.found = self.searching, self.looking, self.found
        other.town, other.removed = self.town.copy(), self.removed.copy()
        other.hero_deck, other.epic_deck = self.hero_deck.copy(), self.epic_deck.copy()
        other.room_deck, other.spell_deck = self.room_deck.copy(), self.spell_deck.copy()
        other.boss_deck, other.discard = self.boss_deck.copy(), self.discard.copy()
        other.buried_rooms = self.buried_rooms.copy()
        other.buried_spells = self.buried_spells.copy()
        other.removed_cards = self.removed_cards.copy()
        other.serial, other.revealed_heroes = self.serial, self.revealed_heroes
        other.last_hero_round, other.quiet_rounds = self.last_hero_round, self.quiet_rounds
        other.eventful, other.fallen = self.eventful, self.fallen.copy()
        return other

    @property
    def kobold_strike(self) -> bool:
        """BM-18.49: whether no room can be built any more this round."""
        return bool(self.modifiers.held) and self.modifiers.sum("no building", EVERYTHING) > 0

    def living(self) -> list[Player]:
        """The living players in XP order, highest first (BM-1.12, BM-4.2, BM-4.8, BM-5.34)."""
        players = self.players
        return [players[seat] for seat in self.order]

    @property
    def phase(self) -> str:
        """The phase of the round that is under way, by the name of its rule."""
        phase: str = self.cursor.at("round") or "setup"
        return phase

    @property
    def turn(self) -> int:
        """How many have had their turn of this phase already."""
        seat: Seat | None = self.cursor.at(self.phase)
        return 0 if seat is None else self.order.index(seat)

    def walks_this_round(self, player: Player) -> bool:
        """Whether a hero that is at this entrance now still goes in this round (BM-11.5)."""
        if player.closed or self.phase == "end":
            return False
        return self.phase != "adventure" or self.order.index(player.seat) >= self.turn

    def opponents(self, player: Player) -> list[Player]:
        """BM-1.1, BM-R-61: every other living player, in XP order."""
        found, players, own = [], self.players, player.seat
        for seat in self.order:
            if seat != own:
                found.append(players[seat])  # noqa: PERF401 -- faster so in Python 3.11
        return found

    def next_serial(self) -> int:
        """A number that was not used before."""
        self.serial += 1
        return self.serial

    def waiting(self) -> list[Declared]:
        """BM-5.15: declared effects of the others than the active player."""
        return [effect for effect in self.declared if effect.owner.seat != self.active]

    def hero_inside(self, room: Room) -> Walk | None:
        """The walk of the hero that stands in this very room."""
        walk = self.walk
        if walk is None or not walk.inside:
            return None
        slots = self.players[walk.owner].slots
        inside = walk.distance < len(slots) and slots[walk.distance].rooms[-1] is room
        return walk if inside else None


@dataclass(frozen=True, slots=True)
class Fallen:
    """An eliminated player, for the ranking (BM-16.13)."""

    seat: Seat
    score: dict[str, int]
    merit: tuple[int, tuple[bool, int, int]]
    """What the fallen are compared by: the later the better, then as the others are."""
