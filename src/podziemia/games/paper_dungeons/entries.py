"""The cards and the sheet as they stand in `content/*.toml`: every key of every file."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Entry

HeroName: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue"]
Symbol: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull"]
Colour: TypeAlias = Literal["white", "black"]
RewardKind: TypeAlias = Literal["level_up", "item_part", "potion", "gem"]
Source: TypeAlias = Literal["rulebook", "published", "house"]


class Sourced(Entry, frozen=True, kw_only=True):
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


class HeroEntry(Named, frozen=True, kw_only=True):
    """A hero as it stands in `heroes.toml`."""


class MonsterEntry(Named, frozen=True, kw_only=True):
    """A kind of monster as it stands in `monsters.toml`."""

    hero: HeroName


class ItemEntry(Named, frozen=True, kw_only=True):
    """A magic item as it stands in `items.toml`."""

    end_points: int
    symbol: HeroName | None = None


class PowerEntry(Named, frozen=True, kw_only=True):
    """A power card as it stands in `powers.toml`."""

    timing: Literal["setup", "trigger", "passive", "once_per_round"]
    end_points: int


class ObjectiveEntry(Named, frozen=True, kw_only=True):
    """An objective card as it stands in `objectives.toml`."""

    metric: str
    thresholds: tuple[int, int, int]
    black: tuple[HeroName, HeroName]


class MissionEntry(Named, frozen=True, kw_only=True):
    """A mission card as it stands in `missions.toml`."""

    metric: str
    count: int


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of a boss's reward."""

    kind: RewardKind
    amount: int


class BossEntry(Named, frozen=True, kw_only=True):
    """A boss as it stands in `bosses.toml`."""

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


class RoomEntry(Sourced, frozen=True, kw_only=True):
    """A printed room as it stands in `rooms.toml`."""

    monster: str | None = None
    level: int = 0
    trap: bool = False
    potions: int = 0
    item_parts: int = 0
    level_ups: int = 0
    gem: str | None = None
    boss: int = 0


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


class Rounds(Table, frozen=True):
    """PD-2.1: seasons of three, three and two rounds."""

    seasons: tuple[int, ...]
    dice_per_round: int


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


class Gems(Table, frozen=True):
    """The gem track (PD-17.6) and its rewards (PD-13.11)."""

    points: tuple[int, ...]
    slots: tuple[tuple[int, RewardKind], ...]


class Monsters(Table, frozen=True):
    """The monster track (PD-17.7)."""

    points: tuple[int, ...]


class Items(Table, frozen=True):
    """The parts of magic items (PD-17.5)."""

    parts: int
    part_points: int


class Movement(Table, frozen=True):
    """PD-8.1, PD-11.1: what a die gives for a move, what a trap costs."""

    symbol: int
    boots: int
    trap_damage: int


class Cards(Table, frozen=True):
    """How many cards are dealt, and what they pay."""

    missions: int
    dealt: int
    objective_points: tuple[int, ...]
    mission_points: int
    solo_mission_points: tuple[int, ...]


class SheetNumbers(Table, frozen=True):
    """Everything in `sheet.toml`."""

    rounds: Rounds
    levels: Levels
    damage: Damage
    potions: Potions
    gems: Gems
    monsters: Monsters
    items: Items
    movement: Movement
    cards: Cards
