"""The whole state of a match of Descent, and small questions about it.

Places are cells of the quest's floor (`geometry/`), sets of them bit masks; decks are lists whose
last card is on top. Figures are named by their pieces: `hero:<number>`, `monster:<number>`,
`npc:<id>`, familiars by their ids. What lasts for a while is among the modifiers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVarTuple

from podziemia.kernel.compiled import compiled
from podziemia.kernel.events import Event
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State as KernelState
from podziemia.kernel.switches import switch

from .combat import Attack
from .entries import HeroSheet, Item, OverlordCard, Skill
from .entries import Monster as MonsterCard
from .geometry import Cell, Floor, Plan
from .kit import Kit, kit_of
from .quests import LONGEST_FILE, QUESTS, Contents, Quest, own_quest
from .told import told

Ts = TypeVarTuple("Ts")
AS_PLAYERS: Final = "as_players"
PARTIES: Final = (AS_PLAYERS, "2", "3", "4")
"""DJ-25.7: how many heroes: one for each player but the overlord and two at least, or so many."""
OVERLORD: Final[Seat] = 0
HeroNumber: TypeAlias = int
"""A hero's place in the order from the first player leftwards (DJ-25.8), from 0."""
TOWN: Final[Cell] = -1
OUT: Final[Cell] = -2
"""DJ-18.12: has left for good."""
NOWHERE: Final[Cell] = -3
"""Not placed yet."""
Order: TypeAlias = Literal["", "aim", "dodge", "guard", "rest"]
ActionName: TypeAlias = Literal["", "run", "battle", "advance", "ready", "stunned", "monkey"]


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on: the overlord has consented (DJ-25.4), and more than this there is
    not (DJ-25.6)."""

    quest: str = switch("salty_cellar", rule="DJ-1.13", choices=tuple(QUESTS), first=True)
    own_quest: str = switch("", rule="DJ-18.9", longest=LONGEST_FILE, read=own_quest)
    """The file of a quest that is played instead."""
    party_size: str = switch(AS_PLAYERS, rule="DJ-25.7", choices=PARTIES)
    free_hero_choice: bool = switch(False, rule="DJ-1.5")
    open_skill_draft: bool = switch(False, rule="DJ-25.5")
    strict_figure_limit: bool = switch(False, rule="DJ-25.5")
    breath_template: str = switch("wide", rule="DJ-25.5", choices=("wide", "narrow"))


@compiled(allow_interpreted_subclasses=True)
class Hero:
    """A hero: its sheet, tokens, figure and everything it owns."""

    __slots__ = (
        *("burn", "cell", "coins", "done", "equipped", "exhausted", "fatigue", "monkey", "number"),
        *("order", "pack", "pico", "poison", "sheet", "skills", "stun", "training", "web"),
        "wounds",
    )

    def __init__(self, number: HeroNumber, sheet: HeroSheet) -> None:
        self.number = number
        self.sheet = sheet
        self.wounds: int = sheet.wounds  # tokens left (DJ-1.6)
        self.fatigue: int = sheet.fatigue
        self.coins: int = 0
        self.cell: Cell = NOWHERE
        self.skills: tuple[Skill, ...] = ()
        self.equipped: tuple[Item, ...] = ()  # potions are items, too (DJ-19.2)
        self.pack: tuple[Item, ...] = ()
        self.exhausted: tuple[str, ...] = ()  # ids of items and skills, once for each card
        self.order: Order = ""
        self.burn: int = 0
        self.web: int = 0
        self.stun: int = 0
        self.poison: int = 0
        self.monkey: int = 0  # tokens left of the transformation (DJ-16.14)
        self.training: tuple[int, int, int] = (0, 0, 0)  # melee, ranged, magic
        self.pico: bool = False  # carries the companion (DJ-23.11)
        self.done: bool = False  # the turn token (DJ-2.5)

    @property
    def piece(self) -> str:
        """How options name it."""
        return f"hero:{self.number}"

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its space on the map; none in town."""
        return (self.cell,) if self.cell >= 0 else ()

    @property
    def kit(self) -> Kit:
        """What its cards add up to."""
        return kit_of(self.sheet, self.skills, self.equipped, self.monkey > 0)

    def copy(self) -> Hero:
        """An independent hero."""
        other = Hero.__new__(Hero)
        other.number, other.sheet, other.skills = self.number, self.sheet, self.skills
        other.wounds, other.fatigue, other.coins = self.wounds, self.fatigue, self.coins
        other.cell, other.order, other.done = self.cell, self.order, self.done
        other.equipped, other.pack, other.exhausted = self.equipped, self.pack, self.exhausted
        other.burn, other.web, other.stun = self.burn, self.web, self.stun
        other.poison, other.monkey = self.poison, self.monkey
        other.training, other.pico = self.training, self.pico
        return other


@compiled(allow_interpreted_subclasses=True)
class Monster:
    """A monster on the map: its card, its spaces, what it has suffered; it owns no items
    (DJ-19.1)."""

    __slots__ = (
        *("asleep", "burn", "card", "cells", "chest", "done", "named", "number", "stun"),
        *("web", "wounds"),
    )

    def __init__(self, number: int, card: MonsterCard, cells: tuple[Cell, ...]) -> None:
        self.number = number
        self.card = card
        self.cells = cells  # anchor first: the one farthest north, then west
        self.named: str = ""  # the quest's named monster (DJ-14.17)
        self.wounds: int = 0  # suffered (DJ-9.2)
        self.burn: int = 0
        self.web: int = 0
        self.stun: int = 0
        self.done: bool = False  # has been activated in this turn (DJ-11.7)
        self.asleep: bool = False  # by a rule of the quest
        self.chest: int = 0  # of a Mimic: the number of its chest (DJ-26.10)

    @property
    def piece(self) -> str:
        """How options name it."""
        return f"monster:{self.number}"

    def copy(self) -> Monster:
        """An independent monster."""
        other = Monster(self.number, self.card, self.cells)
        other.named, other.wounds, other.burn = self.named, self.wounds, self.burn
        other.web, other.stun, other.done = self.web, self.stun, self.done
        other.asleep, other.chest = self.asleep, self.chest
        return other


@compiled(allow_interpreted_subclasses=True)
class Companion:
    """A quest figure (DJ-18.11), such as the foreman."""

    __slots__ = ("bound", "cell", "led", "name", "wounds")

    def __init__(self, name: str, cell: Cell, wounds: int) -> None:
        self.name = name
        self.cell = cell
        self.wounds = wounds  # left
        self.bound: bool = True
        self.led: bool = False  # in this round

    @property
    def piece(self) -> str:
        """How options name it."""
        return f"npc:{self.name}"

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its space on the map."""
        return (self.cell,) if self.cell >= 0 else ()

    def copy(self) -> Companion:
        """An independent figure."""
        other = Companion(self.name, self.cell, self.wounds)
        other.bound, other.led = self.bound, self.led
        return other


Figure: TypeAlias = "Hero | Monster | Companion"


@compiled(allow_interpreted_subclasses=True)
class Familiar:
    """A familiar's token (DJ-23)."""

    __slots__ = ("carries", "cell", "name", "owner")

    def __init__(self, name: str, owner: HeroNumber, cell: Cell) -> None:
        self.name = name
        self.owner = owner
        self.cell = cell
        self.carries: Item | None = None  # DJ-23.15

    def copy(self) -> Familiar:
        """An independent token."""
        other = Familiar(self.name, self.owner, self.cell)
        other.carries = self.carries
        return other


TokenKind: TypeAlias = Literal["chest", "coins", "potion", "relic", "key", "encounter"]


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies on a space: `name` says which potion, relic, key colour, encounter, or
    the colour of a chest, whose number only the overlord knows."""

    kind: TokenKind
    name: str
    number: int = 0

    @property
    def known(self) -> Token:
        """DJ-20.20: as everybody sees it."""
        return Token(self.kind, self.name)


@compiled(allow_interpreted_subclasses=True)
class Turn:
    """DJ-3: what the hero whose turn it is has done and may still do."""

    __slots__ = (
        *("action", "attacks", "bonus", "cut", "dropped", "encountered", "entered", "half"),
        *("hero", "made", "mp", "mp_gained", "mp_spent", "order_due", "over", "potion", "settled"),
        *("steps", "stopped", "stunned", "travelled", "used", "way"),
    )

    def __init__(self, hero: HeroNumber = -1) -> None:
        self.hero = hero
        self.settled: tuple[str, ...] = ()  # effects of the start of the turn (DJ-3.1)
        self.action: ActionName = ""
        # of Ready, or of a stunned hero; with Leadership Ready has both
        self.half: Literal["", "move", "attack", "order", "both"] = ""
        self.stunned: bool = False
        self.mp: int = 0
        self.mp_gained: int = 0  # by the action
        self.mp_spent: int = 0  # of those
        self.attacks: int = 0  # left
        self.made: int = 0  # of those that the action allows
        self.bonus: tuple[str, ...] = ()  # weapons of attacks paid for by cards (DJ-26.16)
        self.order_due: bool = False  # an order may be placed (DJ-3.10)
        self.steps: int = 0  # spaces moved
        self.way: int = 0  # direction of a straight line: 0 none yet, -1 bent (DJ-26.18)
        self.stopped: bool = False  # its movement has ended (DJ-4.14)
        self.potion: bool = False  # has drunk (DJ-5.6)
        self.travelled: bool = False  # by glyph (DJ-17.19)
        self.encountered: bool = False  # DJ-18.13
        self.dropped: tuple[str, ...] = ()  # relics (DJ-20.21)
        self.entered: tuple[Cell, ...] = ()  # since it last stood alone (DJ-4.18)
        self.used: tuple[str, ...] = ()  # what may be used once in a turn
        self.over: bool = False
        self.cut: bool = False  # has ended at once (DJ-3.16)

    def copy(self) -> Turn:
        """An independent turn."""
        other = Turn.__new__(Turn)
        other.hero, other.settled, other.cut = self.hero, self.settled, self.cut
        other.action, other.half, other.stunned = self.action, self.half, self.stunned
        other.mp, other.mp_gained, other.mp_spent = self.mp, self.mp_gained, self.mp_spent
        other.attacks, other.bonus, other.order_due = self.attacks, self.bonus, self.order_due
        other.made, other.steps, other.way = self.made, self.steps, self.way
        other.stopped, other.potion, other.travelled = self.stopped, self.potion, self.travelled
        other.encountered, other.dropped = self.encountered, self.dropped
        other.entered, other.used, other.over = self.entered, self.used, self.over
        return other


@compiled(allow_interpreted_subclasses=True)
class Activation:
    """DJ-11.8: what the monster that is activated has done and may still do."""

    __slots__ = ("attacks", "begun", "entered", "half", "monster", "mp", "used")

    def __init__(self, monster: int = -1) -> None:
        self.monster = monster
        self.begun: bool = False
        self.mp: int = 0
        self.attacks: int = 0
        self.half: Literal["", "move", "attack"] = ""  # of a stunned master (DJ-14.16)
        self.entered: tuple[tuple[Cell, ...], ...] = ()  # bases since it last stood alone
        self.used: tuple[str, ...] = ()  # cards played on it

    def copy(self) -> Activation:
        """An independent activation."""
        other = Activation(self.monster)
        other.begun, other.mp, other.attacks = self.begun, self.mp, self.attacks
        other.half, other.entered, other.used = self.half, self.entered, self.used
        return other


class State(KernelState):
    """Everything that lies on the table."""

    __slots__ = (
        *("activation", "attack", "buried", "chests", "companions", "conquest", "deck", "discard"),
        *("familiars", "glyphs", "gone", "hand", "heroes", "keys", "lasting", "leaders"),
        *("monsters", "numbers", "opened", "openings", "options", "pits", "powers", "quest"),
        *("relics", "revealed", "round", "rubble", "sheets", "shop", "skill_decks", "swallowed"),
        *("threat", "tokens", "training", "treasures", "turn", "unrevealed", "water"),
        *("wary", "window"),
    )

    def __init__(self, players: int, options: Options, rng: Rng) -> None:
        super().__init__(players, rng)
        self.options = options
        own = options.own_quest
        self.quest: Quest = own_quest(own) if own else QUESTS[options.quest]
        agreed = options.party_size != AS_PLAYERS
        count = int(options.party_size) if agreed else max(2, players - 1)  # DJ-1.3, DJ-25.7
        self.leaders: list[Seat] = sorted(1 + number % (players - 1) for number in range(count))
        # heroes
        self.heroes: list[Hero] = []
        self.sheets: list[HeroSheet] = []  # not dealt
        self.skill_decks: dict[str, list[Skill]] = {}
        self.familiars: list[Familiar] = []
        self.conquest: int = self.quest.head.conquest
        self.keys: frozenset[str] = frozenset()  # colours found (DJ-17.8)
        self.opened: frozenset[str] = frozenset()  # colours of opened chests (DJ-21.9)
        self.shop: dict[str, int] = {}  # copies left
        self.training: tuple[int, int, int] = (4, 4, 4)  # tokens left (DJ-21.10)
        self.treasures: dict[str, list[Item]] = {}
        self.relics: tuple[str, ...] = ()  # not in anybody's hands
        self.gone: tuple[str, ...] = ()  # cards, and chests as `chest.5`, that have left the game
        # overlord
        self.threat: int = 0
        self.hand: list[OverlordCard] = []
        self.deck: list[OverlordCard] = []
        self.discard: list[OverlordCard] = []
        self.powers: list[OverlordCard] = []
        # the map
        self.revealed: frozenset[int] = frozenset()
        self.swallowed: frozenset[int] = frozenset()
        self.openings: frozenset[str] = frozenset()  # doors that are open
        self.pits: int = 0  # masks of cells
        self.water: int = 0
        self.rubble: int = 0
        self.glyphs: dict[Cell, bool] = {}  # of revealed areas: active?
        self.tokens: dict[Cell, tuple[Token, ...]] = {}
        self.chests: dict[str, list[int]] = {}  # numbers not laid, by colour (DJ-1.14)
        self.buried: tuple[int, ...] = ()  # numbers of chests that nobody will open
        self.monsters: list[Monster] = []
        self.numbers: int = 0  # figures that have been given a number
        self.companions: list[Companion] = []
        self.unrevealed: dict[int, Contents] = {}  # what waits in areas nobody has seen
        # now
        self.round: int = 0
        self.turn = Turn()
        self.activation = Activation()
        self.attack: Attack | None = None
        self.wary: frozenset[int] = frozenset()  # monsters no surprise takes now (DJ-R-63)
        self.window: tuple[str, ...] = ()  # kinds of cards played at the start of the turn
        self.lasting: dict[str, int] = {}  # counters of quest rules: bond, sand, powder ...

    def copy(self) -> State:
        """An independent state, without listeners."""
        other = State(self.players_count, self.options, self.rng)
        self.copy_common_to(other)
        other.quest = self.quest  # as it was dealt anew
        other.leaders = self.leaders.copy()
        other.heroes = [hero.copy() for hero in self.heroes]
        other.sheets = self.sheets.copy()
        other.skill_decks = {name: deck.copy() for name, deck in self.skill_decks.items()}
        other.familiars = [familiar.copy() for familiar in self.familiars]
        other.conquest, other.keys, other.opened = self.conquest, self.keys, self.opened
        other.shop, other.training = self.shop.copy(), self.training
        other.treasures = {name: deck.copy() for name, deck in self.treasures.items()}
        other.relics, other.gone, other.threat = self.relics, self.gone, self.threat
        other.hand, other.deck = self.hand.copy(), self.deck.copy()
        other.discard, other.powers = self.discard.copy(), self.powers.copy()
        other.revealed, other.swallowed = self.revealed, self.swallowed
        other.openings, other.pits, other.water = self.openings, self.pits, self.water
        other.rubble, other.glyphs = self.rubble, self.glyphs.copy()
        other.tokens = self.tokens.copy()
        other.chests = {colour: left.copy() for colour, left in self.chests.items()}
        other.monsters = [monster.copy() for monster in self.monsters]
        other.numbers, other.buried = self.numbers, self.buried
        other.companions = [each.copy() for each in self.companions]
        other.unrevealed, other.round = self.unrevealed.copy(), self.round
        other.turn, other.activation = self.turn.copy(), self.activation.copy()
        other.attack = None if self.attack is None else self.attack.copy()
        other.wary = self.wary
        other.window, other.lasting = self.window, self.lasting.copy()
        return other

    def emit(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell what happened, with the names of those whom it is about."""
        if self.log is not None:
            self.log.add(told(self, event(*args)), self.branch)

    # Who

    @property
    def count(self) -> int:
        """DJ-25.1, DJ-25.2, DJ-25.3: the number of heroes in the game, dead or alive, wherever."""
        return len(self.leaders)

    @property
    def monster_players(self) -> int:
        """DJ-14.1, DJ-25.7: the number of players on the monster cards in use."""
        return self.players_count if self.options.party_size == AS_PLAYERS else self.count + 1

    @property
    def phase(self) -> str:
        """How far the match is, in the words of scenarios."""
        phase: str = self.cursor.at("round") or self.cursor.at("game") or "over"
        return phase

    @property
    def overlords_turn(self) -> bool:
        """DJ-2.1: whether it is the overlord's turn."""
        return bool(self.cursor.at("round") == "overlord_turn")

    def leader(self, hero: Hero) -> Seat:
        """Who decides for a hero."""
        return self.leaders[hero.number]

    def hero_at(self, cell: Cell) -> Hero | None:
        """The hero whose figure stands there."""
        for hero in self.heroes:
            if hero.cell == cell:
                return hero
        return None

    def monster_at(self, cell: Cell) -> Monster | None:
        """The monster that stands there."""
        for monster in self.monsters:
            if cell in monster.cells:
                return monster
        return None

    def monster(self, number: int) -> Monster:
        """The monster of this number."""
        return next(monster for monster in self.monsters if monster.number == number)

    def figure_at(self, cell: Cell) -> Figure | None:
        """Whoever stands there."""
        found: Figure | None = self.hero_at(cell) or self.monster_at(cell)
        if found is None:
            found = next((each for each in self.companions if each.cell == cell), None)
        return found

    def figure(self, piece: str) -> Figure:
        """The figure of this name."""
        kind, _, rest = piece.partition(":")
        if kind == "hero":
            return self.heroes[int(rest)]
        if kind == "monster":
            return self.monster(int(rest))
        return next(each for each in self.companions if each.name == rest)

    def on_map(self) -> list[Hero]:
        """The heroes whose figures are in the dungeon."""
        return [hero for hero in self.heroes if hero.cell >= 0]

    # Where

    @property
    def floor(self) -> Floor:
        """The map."""
        return self.quest.floor

    @property
    def plan(self) -> Plan:
        """The floor with the doors that are open now."""
        return self.quest.floor.plan(self.openings)
