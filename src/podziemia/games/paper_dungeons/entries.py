"""What stands in `content/*.toml`: the kinds of cards, rooms and tables, every field declared."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from podziemia.kernel.content import ContentEntry, derived

HeroName: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue"]
Symbol: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull"]
Colour: TypeAlias = Literal["white", "black"]
RewardKind: TypeAlias = Literal["level_up", "item_part", "potion", "gem"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Source: TypeAlias = Literal["rulebook", "published", "house"]

HERO_NAMES: Final[tuple[HeroName, ...]] = get_args(HeroName)


class Sourced(ContentEntry, frozen=True, kw_only=True):
    """Where an entry comes from, and how sure that is."""

    source: Source
    confidence: Literal["high", "medium", "low"]
    house_fields: tuple[str, ...] = ()
    note: str = ""


class Named(Sourced, frozen=True, kw_only=True):
    """What has a name and a text."""

    name_en: str
    name_pl: str
    effect_en: str
    effect_pl: str
    rules: tuple[str, ...]


class MonsterEntry(Named, frozen=True, kw_only=True):
    """A kind of monster as it stands in `monsters.toml`."""

    hero: HeroName


class ItemEntry(Named, frozen=True, kw_only=True):
    """A magic item as it stands in `items.toml`."""

    end_points: int
    symbol: HeroName | None = None


class Power(Named, frozen=True, kw_only=True, eq=False):
    """PD-18.1: a power card as it stands in `powers.toml`; the rules compare by identity."""

    timing: Literal["setup", "trigger", "passive", "once_per_round"]
    end_points: int


class Objective(Named, frozen=True, kw_only=True, eq=False):
    """PD-19.2: an objective card as it stands in `objectives.toml`."""

    metric: str
    thresholds: tuple[int, int, int]
    black: tuple[HeroName, HeroName]

    @property
    def training(self) -> tuple[int, ...]:
        """PD-19.3: the colour of every hero's training; 1 is black."""
        return tuple(int(hero in self.black) for hero in HERO_NAMES)

    def trains_like(self, other: Objective) -> bool:
        """Whether two objectives have the same training colours."""
        return self.training == other.training


class Mission(Named, frozen=True, kw_only=True, eq=False):
    """PD-15.1: a mission card as it stands in `missions.toml`."""

    metric: str
    count: int


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of a boss's reward."""

    kind: RewardKind
    amount: int


class Boss(Named, frozen=True, kw_only=True, eq=False):
    """A boss as it stands in `bosses.toml`; its weakness hero counts twice (PD-16.4)."""

    tier: int
    colour: str
    letter: str
    weakness: HeroName
    bands: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
    escape: int
    reward: tuple[Reward, ...]
    vanish: tuple[str, ...] = ()


class DungeonEntry(Named, frozen=True, kw_only=True):
    """A dungeon card as it stands in `dungeons.toml`."""

    letter: str
    bosses: tuple[str, str, str]
    boss_rooms: tuple[str, str, str]
    walls: tuple[str, ...]
    route: tuple[int, int, int, int]


class CampaignEntry(Named, frozen=True, kw_only=True):
    """A campaign as it stands in `campaigns.toml`."""

    dungeons: tuple[str, str, str]


class RankEntry(Named, frozen=True, kw_only=True):
    """A rank of the solo game as it stands in `ranks.toml`."""

    min_score: int


class RoomCard(Sourced, frozen=True, kw_only=True, eq=False):
    """A printed room as it stands in `rooms.toml`: a monster or a trap, and what is found there."""

    monster: str | None = None
    level: int = 0
    trap: bool = False
    potions: int = 0
    item_parts: int = 0
    level_ups: int = 0
    letter: Letter | None = msgspec.field(name="gem", default=None)
    boss: int = 0
    bit: int = derived("bit", 0)  # the set of this room alone
    hero: int = derived("hero", 0)  # who fights the monster (PD-10.1)
    gem: int = derived("gem", -1)  # the gem's number (0 is A), or -1
    rewards: tuple[tuple[RewardKind, int], ...] = derived("rewards", ())  # in their order (PD-12.1)


class PassageEntry(Sourced, frozen=True, kw_only=True):
    """A printed wall, water or tunnel as it stands in `passages.toml`."""

    kind: Literal["wall", "water", "tunnel"]


class FaceEntry(Named, frozen=True, kw_only=True):
    """A face of a die as it stands in `dice.toml`."""

    colour: Colour
    symbol: Symbol
    digit: int | None = None


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of `sheet.toml`; every field is declared."""


class Levels(Table, frozen=True):
    """The rows of the heroes and what they are worth (PD-17.4)."""

    start: int
    most: int
    power: int
    weakest_points: tuple[int, ...]
    top_bonus: int


class Damage(Table, frozen=True):
    """The damage column and its thresholds (PD-17.8)."""

    hearts: int
    resurrection: int
    thresholds: tuple[tuple[int, int], ...]


class Potions(Table, frozen=True):
    """The potion circles and the rewards of their rows (PD-7.4)."""

    circles: int
    hearts: int
    brewed: int
    rows: tuple[tuple[int, RewardKind], ...]


class Track(Table, frozen=True):
    """The gem track (PD-17.6) and its rewards (PD-13.11); the monster track (PD-17.7)."""

    points: tuple[int, ...]
    slots: tuple[tuple[int, RewardKind], ...] = ()


class Items(Table, frozen=True):
    """The parts of magic items (PD-17.5)."""

    parts: int
    part_points: int


class Cards(Table, frozen=True):
    """How many cards are dealt, and what they pay."""

    missions: int
    dealt: int
    objective_points: tuple[int, ...]
    mission_points: int
    solo_mission_points: tuple[int, ...]


class SheetNumbers(Table, frozen=True):
    """Everything in `sheet.toml`."""

    seasons: tuple[int, ...]  # PD-2.1: of three, three and two rounds
    dice_per_round: int
    symbol_points: int  # PD-8.1: what a die gives for a move
    boots_points: int
    trap_damage: int  # PD-11.1
    levels: Levels
    damage: Damage
    potions: Potions
    gems: Track
    monsters: Track
    items: Items
    cards: Cards
