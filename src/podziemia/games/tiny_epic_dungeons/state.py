"""The whole state of a match of Tiny Epic Dungeons, and small questions about it.

Places are cells of the grid (`geometry.py`); decks are lists whose last card is on top. What lasts
for a while is among the modifiers: "speed", "defense" and "stealth" of a hero by its number;
"pacified" (goblins skip their next action) and "pinned" of an enemy by its piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from podziemia.kernel.compiled import compiled
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State as KernelState
from podziemia.kernel.switches import switch

from .content import ACTS, GOBLIN_SLOTS, Equipment
from .entries import (
    BossMat,
    DungeonCard,
    EnemyCard,
    GoblinCard,
    HeroMat,
    LootCard,
    MinionCard,
    Printed,
    SpellCard,
)
from .geometry import CENTRE, EMPTY, LAIR, NOWHERE, Cell, Layout, Paths, paths_of
from .kit import BARE, Gear, Kit, kit_of
from .operations import AttackType, ModDefense, ModSpeed, Skill

HeroNumber: TypeAlias = int
"""A hero's place in the order of turns, from 0."""
Stack: TypeAlias = Literal["a", "b", "c"]
STACK_C: Final = 4  # TED-2.4: the cards of stack C
HERO_CHOICES: Final = ("choice", "dealt", "random")
FIRST_PLAYERS: Final = ("first", "random")
NOT_BEGUN, UNDER_WAY, ENDED = range(3)
"""TED-4.13: how far the move of a turn is."""
OUTSIDE: Final = -1
"""On no hero space of the Boss mat."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on."""

    heroes: int = switch(2, rule="TED-21.3", least=2, most=4)
    hero_choice: str = switch("choice", rule="TED-2.19", choices=HERO_CHOICES)
    first_player: str = switch("first", rule="TED-R-50", choices=FIRST_PLAYERS)
    turn_limit: int = switch(200, rule="TED-R-79", least=50, most=300)


@compiled(allow_interpreted_subclasses=True)
class Hero:
    """A hero: its mat, markers, figure and what it has equipped."""

    __slots__ = ("cell", "focus", "gear", "health", "mat", "number", "space")

    def __init__(self, number: HeroNumber, mat: HeroMat) -> None:
        self.number = number
        self.mat = mat
        self.health: int = mat.max_health  # TED-2.21
        self.focus: int = mat.max_focus
        self.cell: Cell = CENTRE  # TED-2.20
        self.space: int = OUTSIDE
        self.gear: Gear = BARE  # TED-2.24

    @property
    def piece(self) -> str:
        """How options name it."""
        return self.mat.id

    @property
    def conscious(self) -> bool:
        """TED-13.1."""
        return self.health > 0

    @property
    def kit(self) -> Kit:
        """What it can do with what it has."""
        return kit_of(self.mat, self.gear)

    def copy(self) -> Hero:
        """An independent hero."""
        other = Hero.__new__(Hero)
        other.number, other.mat, other.gear = self.number, self.mat, self.gear
        other.health, other.focus = self.health, self.focus
        other.cell, other.space = self.cell, self.space
        return other


@compiled(allow_interpreted_subclasses=True)
class Enemy:
    """A goblin, a minion or the Boss: a card, and a token in a room."""

    __slots__ = ("card", "cell", "health", "kind", "slot")

    def __init__(
        self,
        kind: Literal["goblin", "minion", "boss"],
        card: EnemyCard,
        cell: Cell,
        health: int = 1,
        slot: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card
        self.cell = cell
        self.health = health  # a goblin has 1 (TED-12.2); the Boss's is in `State.markers`
        self.slot = slot  # of a goblin on the torch mat, from 1

    @property
    def piece(self) -> str:
        """How options name it."""
        if self.kind == "goblin":
            return f"goblin:{self.slot}"
        return self.card.id if self.kind == "minion" else "boss"

    def copy(self) -> Enemy:
        """An independent enemy."""
        return Enemy(self.kind, self.card, self.cell, self.health, self.slot)


@compiled(allow_interpreted_subclasses=True)
class Turn:
    """TED-4: what the active hero has done in its turn."""

    __slots__ = (
        *("actions", "begun", "entered", "extra", "move", "moved_on_mat", "over", "spent"),
        *("stopped_at", "used", "walk"),
    )

    def __init__(self) -> None:
        self.begun: bool = False
        self.over: bool = False
        self.move: int = NOT_BEGUN
        self.spent: int = 0  # Speed
        self.actions: int = 1  # heroic actions left (TED-4.5)
        self.extra: bool = False  # the one-time action has been had (TED-9.27)
        self.used: tuple[str, ...] = ()  # what may be used once in a turn
        self.entered: Cell = NOWHERE  # the room that was entered last in this turn
        self.stopped_at: Cell = NOWHERE  # where an enemy ended the move (TED-5.15)
        self.moved_on_mat: bool = False  # its space may have an effect to come (TED-18.9)
        self.walk: int = 0  # rooms left of a stealthy walk outside the move (TED-9.24)

    def copy(self) -> Turn:
        """An independent turn."""
        other = Turn.__new__(Turn)
        other.begun, other.over, other.move = self.begun, self.over, self.move
        other.spent, other.actions, other.extra = self.spent, self.actions, self.extra
        other.used, other.entered, other.stopped_at = self.used, self.entered, self.stopped_at
        other.moved_on_mat, other.walk = self.moved_on_mat, self.walk
        return other


CheckKind: TypeAlias = Literal[
    "melee", "missile", "spell", "search", "disarm", "trap", "free", "special"
]


@compiled(allow_interpreted_subclasses=True)
class Check:
    """TED-8: a check that is open: what is tested, the dice as they lie, what was added."""

    __slots__ = (
        *("attack", "bonus", "dice", "difficulty", "enemy_die", "hero", "kind", "skill"),
        *("source", "targets", "used"),
    )

    def __init__(
        self,
        hero: HeroNumber,
        kind: CheckKind,
        skill: Skill,
        difficulty: int,
        source: str,
        targets: tuple[str, ...] = (),
        *,
        attack: bool = False,
    ) -> None:
        self.hero = hero
        self.kind = kind
        self.skill = skill
        self.difficulty = difficulty  # the least result that is a success
        self.source = source  # the card, mat or room that asks for it
        self.targets = targets
        self.attack = attack  # an enemy may answer it (TED-10.5)
        self.bonus: int = 0
        self.dice: list[int] = []
        self.enemy_die: int = 0  # 2 to 5, SHIELD or TORCH; 0: not rolled
        self.used: tuple[str, ...] = ()  # trigger abilities, once each (TED-14.18)

    def copy(self) -> Check:
        """An independent check."""
        given = (self.hero, self.kind, self.skill, self.difficulty, self.source, self.targets)
        other = Check(*given, attack=self.attack)
        other.bonus, other.dice, other.used = self.bonus, self.dice.copy(), self.used
        other.enemy_die = self.enemy_die
        return other


class State(KernelState):
    """Everything that lies on the table."""

    __slots__ = (
        *("act", "active", "boss", "boss_box", "box", "check", "closed", "covered", "dealt"),
        *("deck", "depths", "disarmed", "facedown", "first", "found", "gate", "goblin_deck"),
        *("goblin_discard", "goblins"),
        *("heroes", "killed", "layout", "leaders", "loot_deck", "loot_row", "markers", "mats"),
        *("minion_deck", "minions", "options", "removed", "rooms", "rotations", "seals"),
        *("spell_deck", "spell_row", "token", "torch", "turn", "turns"),
    )

    def __init__(self, players: int, options: Options, rng: Rng) -> None:
        super().__init__(players, rng)
        self.options = options
        count = max(options.heroes, players)  # TED-R-81: everybody leads at least one
        self.leaders: list[Seat] = [number % players for number in range(count)]
        self.heroes: list[Hero] = []
        self.mats: list[HeroMat] = []  # not chosen by anybody
        self.dealt: list[list[HeroMat]] = []  # mats to choose among (TED-2.19)
        self.first: HeroNumber = 0
        self.active: HeroNumber = 0  # whose turn it is
        self.act: int = 1
        self.torch: int = 0
        self.turns: int = 0  # that have begun
        self.turn = Turn()
        self.check: Check | None = None
        # the dungeon
        self.layout: Layout = EMPTY
        self.rooms: dict[Cell, DungeonCard] = {}  # revealed
        self.rotations: dict[Cell, int] = {}  # quarter turns of the revealed cards
        self.facedown: dict[Cell, DungeonCard] = {}
        self.depths: dict[Cell, int] = {}  # how many cards lay under each face-down one
        self.deck: list[DungeonCard] = []
        self.box: list[DungeonCard] = []  # unseen (TED-2.6)
        self.gate: Cell = NOWHERE
        self.disarmed: tuple[Cell, ...] = ()
        self.closed: tuple[Cell, ...] = ()  # searched out for this act (TED-9.32)
        self.seals: tuple[Cell, ...] = ()  # seal markers in rooms
        # enemies
        self.goblin_deck: list[GoblinCard] = []
        self.goblin_discard: list[GoblinCard] = []
        self.goblins: list[Enemy | None] = [None] * GOBLIN_SLOTS
        self.minion_deck: list[MinionCard] = []
        self.minions: list[Enemy] = []  # from left to right (TED-R-66)
        self.killed: int = 0  # minions: markers on hearts (TED-12.7)
        self.boss: BossMat | None = None  # nobody knows it before Act 2 (TED-2.16)
        self.boss_box: list[BossMat] = []
        self.token: Enemy | None = None  # the Boss in play
        self.markers: list[int] = []  # the Boss's health (TED-19.1)
        self.covered: int = 0  # seal spaces of the Boss's track with a marker, from the top
        # loot and spells
        self.loot_deck: list[LootCard] = []
        self.loot_row: list[LootCard] = []
        self.spell_deck: list[SpellCard] = []
        self.spell_row: list[SpellCard] = []
        self.found: Equipment | None = None  # drawn or taken, and not put anywhere yet
        self.removed: list[Printed] = []  # back in the box, known to all (TED-16.20)

    def copy(self) -> State:
        """An independent state, without listeners."""
        other = State(self.players_count, self.options, self.rng)
        self.copy_common_to(other)
        other.options, other.leaders = self.options, self.leaders.copy()
        other.first, other.active, other.found = self.first, self.active, self.found
        other.heroes = [hero.copy() for hero in self.heroes]
        other.mats, other.dealt = self.mats.copy(), [dealt.copy() for dealt in self.dealt]
        other.act, other.torch, other.turns = self.act, self.torch, self.turns
        other.turn = self.turn.copy()
        other.check = None if self.check is None else self.check.copy()
        other.layout, other.rooms = self.layout, self.rooms.copy()
        other.rotations, other.facedown = self.rotations.copy(), self.facedown.copy()
        other.depths = self.depths.copy()
        other.deck, other.box, other.gate = self.deck.copy(), self.box.copy(), self.gate
        other.disarmed, other.closed, other.seals = self.disarmed, self.closed, self.seals
        other.goblin_deck = self.goblin_deck.copy()
        other.goblin_discard = self.goblin_discard.copy()
        other.goblins = [None if each is None else each.copy() for each in self.goblins]
        other.minion_deck = self.minion_deck.copy()
        other.minions = [minion.copy() for minion in self.minions]
        other.killed, other.boss, other.boss_box = self.killed, self.boss, self.boss_box.copy()
        other.token = None if self.token is None else self.token.copy()
        other.markers, other.covered = self.markers.copy(), self.covered
        other.loot_deck, other.loot_row = self.loot_deck.copy(), self.loot_row.copy()
        other.spell_deck, other.spell_row = self.spell_deck.copy(), self.spell_row.copy()
        other.removed = self.removed.copy()
        return other

    # Who

    @property
    def count(self) -> int:
        """TED-1.3, TED-R-53: the number of heroes, which every rule means by players."""
        return len(self.leaders)

    @property
    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    @property
    def seat(self) -> Seat:
        """Who leads the active hero, and decides what nobody else does (TED-15.17)."""
        return self.leaders[self.active]

    @property
    def phase(self) -> str:
        """How far the match is, in the words of scenarios."""
        phase: str = self.cursor.at("game") or "over"
        return phase

    def from_active(self) -> list[Hero]:
        """TED-15.24: all heroes in turn order from the active one."""
        active = self.active
        return self.heroes[active:] + self.heroes[:active]

    def heroes_at(self, cell: Cell) -> list[Hero]:
        """The conscious heroes in a room."""
        return [hero for hero in self.heroes if hero.cell == cell and hero.health > 0]

    def enemies(self) -> list[Enemy]:
        """TED-15.8: every enemy in play: goblins by slot, minions from left to right, the Boss."""
        found = [goblin for goblin in self.goblins if goblin is not None]
        found += self.minions
        if self.token is not None:
            found.append(self.token)
        return found

    def enemy_at(self, cell: Cell) -> bool:
        """Whether an enemy is in a room; in the dungeon the Boss is one in every respect
        (TED-19.13)."""
        for goblin in self.goblins:
            if goblin is not None and goblin.cell == cell:
                return True
        for minion in self.minions:
            if minion.cell == cell:
                return True
        return self.token is not None and self.token.cell == cell

    def enemy(self, piece: str) -> Enemy | None:
        """The enemy in play that a piece names."""
        for enemy in self.enemies():
            if enemy.piece == piece:
                return enemy
        return None

    def goblin_count(self) -> int:
        """TED-11.7: how many goblins are in play."""
        return GOBLIN_SLOTS - self.goblins.count(None)

    # Where

    @property
    def paths(self) -> Paths:
        """What follows from how the dungeon lies."""
        return paths_of(self.layout)

    @property
    def gate_open(self) -> bool:
        """TED-12.13: the Gate is revealed and as many minions as heroes are dead."""
        return self.gate >= 0 and self.killed >= len(self.leaders)

    def place_of(self, card: DungeonCard) -> Cell:
        """Where a revealed card lies; NOWHERE if it does not."""
        for cell, found in self.rooms.items():
            if found is card:
                return cell
        return NOWHERE

    def lay(self, cell: Cell) -> None:
        """TED-6.6: the top card of the deck lies face-down on a cell."""
        self.facedown[cell] = self.deck.pop()
        self.depths[cell] = len(self.deck)

    def stack_of(self, depth: int) -> Stack:
        """TED-2.5: which stack a card with so many under it came from; everybody can tell."""
        if depth < STACK_C:
            return "c"
        return "b" if depth < STACK_C + 4 * len(self.leaders) else "a"

    # How much

    def speed(self, hero: Hero) -> int:
        """TED-3.10, TED-3.12: the Speed of a hero now."""
        speed = hero.kit.speed
        if self.modifiers.held:
            speed += self.modifiers.sum("speed", hero.number)
        if hero.space >= 0:
            assert self.boss is not None
            for op in self.boss.spaces[hero.space].mods:  # TED-18.8
                if isinstance(op, ModSpeed):
                    speed += op.n
        return max(0, speed)

    def speed_left(self) -> int:
        """TED-5.19: the active hero's Speed less what it has spent."""
        return max(0, self.speed(self.hero) - self.turn.spent)

    def defense(self, hero: Hero, against: AttackType | None = None) -> int:
        """TED-11.11, TED-3.12: the Defense of a hero, against the counter to its attack."""
        kit = hero.kit
        defense = kit.defense + (kit.counter_melee if against == "melee" else 0)
        if self.modifiers.held:
            defense += self.modifiers.sum("defense", hero.number)
        if hero.space >= 0:
            assert self.boss is not None
            for op in self.boss.spaces[hero.space].mods:
                if isinstance(op, ModDefense):
                    defense += op.n
        return max(0, defense)

    def stealthy(self, hero: Hero) -> bool:
        """TED-5.8: whether enemies neither stop nor ambush this hero."""
        if self.turn.walk or hero.kit.stealth:
            return True
        return bool(self.modifiers.held) and self.modifiers.sum("stealth", hero.number) > 0

    def torch_start(self) -> int:
        """TED-2.12, TED-17.8: where the torch starts in this act, and its highest space."""
        return ACTS[self.act].start[len(self.leaders) - 2]

    # Cards

    def row(self, card: Equipment) -> list[LootCard] | list[SpellCard]:
        """TED-16.2: the row that a card belongs to."""
        return self.spell_row if card.type == "spell" else self.loot_row


__all__ = ["LAIR", "Check", "Enemy", "Hero", "Options", "State", "Turn"]
