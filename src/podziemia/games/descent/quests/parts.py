"""What stands in a quest file: its header, its map, and what lies where.

Squares are (row, column) from the top left, areas are the digits of the map. What stands on a
square belongs to that square's area.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, Copies, Source, Table
from podziemia.kernel.scene import Square

from ..entries import Granted
from ..vocabulary import AbilityId, Change, ChestColor, Coins, DieId, Potion
from .rules import AnyEncounter, AreaId, Lost, Name, Rule, RuneColor, Win

Difficulty: TypeAlias = Literal["lesson", "first_game", "normal", "hard"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Span: TypeAlias = tuple[Count, Count]
"""From … to."""
Confidence: TypeAlias = Literal["high", "medium", "low"]


class Header(Table, frozen=True, kw_only=True):
    """What is told of a quest before it begins, and what it begins with."""

    id: Name
    name_en: str
    name_pl: str
    twist_en: str
    twist_pl: str
    """One line for the list from which people choose."""
    difficulty: Difficulty = "normal"
    rounds: Span
    minutes: Span
    conquest: Copies = 5
    coins: Coins = 300
    cards: Amount = 3
    threat: Amount = 0
    win: Win
    lose: tuple[Lost, ...] = ()
    """DJ-22.12: further ways to lose."""
    intro_en: str
    intro_pl: str
    goal_en: str
    goal_pl: str
    victory_en: str
    victory_pl: str
    defeat_en: str
    defeat_pl: str
    source: Source = "house"
    confidence: Confidence = "high"


class Area(Table, frozen=True, kw_only=True):
    """DJ-18.2: an area, and what is read when it is revealed."""

    id: AreaId
    name_en: str
    name_pl: str
    text_en: str
    text_pl: str


class Door(Table, frozen=True, kw_only=True):
    """DJ-17.1: a door between two squares of one area and two of another, in the same order."""

    id: Name
    kind: Literal["normal", "rune"] = "normal"
    color: RuneColor | None = None
    a: tuple[Square, Square]
    b: tuple[Square, Square]

    @property
    def pairs(self) -> tuple[tuple[Square, Square], tuple[Square, Square]]:
        """What it stands between."""
        return (self.a[0], self.b[0]), (self.a[1], self.b[1])


class Obstacle(Table, frozen=True, kw_only=True):
    """DJ-17.10, DJ-17.14: one token."""

    kind: Literal["pit", "water", "rubble"]
    squares: Annotated[tuple[Square, ...], msgspec.Meta(min_length=1, max_length=4)]


class Stairs(Table, frozen=True, kw_only=True):
    """DJ-R-40: both ends of a staircase."""

    color: Name
    squares: tuple[Square, Square]


class Placed(Table, frozen=True, kw_only=True):
    """Something on a square."""

    square: Square


class Glyph(Placed, frozen=True, kw_only=True):
    """DJ-17.17: a glyph."""

    active: bool = False


class RuneKey(Placed, frozen=True, kw_only=True):
    """DJ-17.8: a rune key."""

    color: RuneColor


class Relic(Placed, frozen=True, kw_only=True):
    """DJ-20.18: a relic, by the id of its card."""

    id: Name


class Chest(Placed, frozen=True, kw_only=True):
    """DJ-1.17: a chest; its number is drawn."""

    color: ChestColor


class Treasure(Placed, frozen=True, kw_only=True):
    """DJ-20.1: a potion or coins."""

    kind: Potion | Literal["coins"]


class MonsterPlaced(Placed, frozen=True, kw_only=True):
    """A monster, by its north-west square."""

    monster: Name
    upright: bool = False
    """A long figure that stands from north to south."""
    named: Name | None = None
    heroes: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    """It is placed if at least so many heroes play."""
    confidence: Confidence = "high"


class NamedMonster(Table, frozen=True, kw_only=True):
    """DJ-14.17: what a named monster has besides the card it is based on."""

    id: Name
    name_en: str
    name_pl: str
    base: Name
    speed: Change = 0
    wounds: Change = 0
    armor: Change = 0
    dice: tuple[DieId, ...] = ()
    abilities: tuple[Granted, ...] = ()
    without: tuple[AbilityId, ...] = ()
    effect_en: str
    effect_pl: str
    source: Source = "house"
    confidence: Confidence = "high"


class Npc(Placed, frozen=True, kw_only=True):
    """DJ-18.11: a quest figure on the heroes' side."""

    id: Name
    name_en: str
    name_pl: str
    speed: Copies
    armor: Amount
    wounds: tuple[Copies, Copies, Copies, Copies]
    """By the number of players, 2 to 5, overlord included."""
    effect_en: str
    effect_pl: str

    def life(self, players: int) -> int:
        """Its wounds among so many players, overlord included."""
        return self.wounds[players - 2]


class Exit(Table, frozen=True, kw_only=True):
    """DJ-18.12: squares through which heroes leave for good."""

    id: Name
    name_en: str
    name_pl: str
    squares: Annotated[tuple[Square, ...], msgspec.Meta(min_length=1)]


class ChestContents(Table, frozen=True, kw_only=True):
    """DJ-20.9: what is in the chest of this number."""

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]
    conquest: Amount = 0
    coins: Coins = 0
    curses: Amount = 0
    treasures: Amount = 0


class QuestFile(Table, frozen=True, kw_only=True):
    """A quest file as it stands."""

    quest: Header
    map: str
    area: tuple[Area, ...]
    door: tuple[Door, ...] = ()
    obstacle: tuple[Obstacle, ...] = ()
    stairs: tuple[Stairs, ...] = ()
    glyph: tuple[Glyph, ...] = ()
    rune_key: tuple[RuneKey, ...] = ()
    relic: tuple[Relic, ...] = ()
    chest: tuple[Chest, ...] = ()
    treasure: tuple[Treasure, ...] = ()
    encounter: tuple[AnyEncounter, ...] = ()
    exit: tuple[Exit, ...] = ()
    npc: tuple[Npc, ...] = ()
    monster: tuple[MonsterPlaced, ...] = ()
    named_monster: tuple[NamedMonster, ...] = ()
    rule: tuple[Rule, ...] = ()
    chest_contents: tuple[ChestContents, ...] = ()
