"""What stands in `content/*.toml`: the kinds of cards, rooms and tables, every field declared."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, Named, Sourced, Table, derived

HeroName: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue"]
Symbol: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull"]
Colour: TypeAlias = Literal["white", "black"]
RewardKind: TypeAlias = Literal["level_up", "item_part", "potion", "gem"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-100, le=1_000)]
"""What something is worth; it may cost points."""
Least: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]


class MonsterEntry(Named, frozen=True, kw_only=True):
    """A kind of monster as it stands in `monsters.toml`."""

    hero: HeroName


class ItemEntry(Named, frozen=True, kw_only=True):
    """A magic item as it stands in `items.toml`."""

    end_points: Points
    symbol: HeroName | None = None


class Power(Named, frozen=True, kw_only=True, eq=False):
    """PD-18.1: a power card as it stands in `powers.toml`; the rules compare by identity."""

    timing: Literal["setup", "trigger", "passive", "once_per_round"]
    end_points: Points


class Objective(Named, frozen=True, kw_only=True, eq=False):
    """PD-19.2: an objective card as it stands in `objectives.toml`."""

    metric: str
    thresholds: tuple[Amount, Amount, Amount]
    black: tuple[HeroName, HeroName]

    def trains_like(self, other: Objective) -> bool:
        """Whether two objectives have the same training colours."""
        return {*self.black} == {*other.black}


class Mission(Named, frozen=True, kw_only=True, eq=False):
    """PD-15.1: a mission card as it stands in `missions.toml`."""

    metric: str
    count: Least


class Reward(Table, frozen=True):
    """One piece of a boss's reward."""

    kind: RewardKind
    amount: Least


Band: TypeAlias = tuple[Amount, Points, Amount]
"""PD-16.5: the least strength, the points, the damage."""


class Boss(Named, frozen=True, kw_only=True, eq=False):
    """A boss as it stands in `bosses.toml`; its weakness hero counts twice (PD-16.4)."""

    tier: Literal[1, 2, 3]
    colour: str
    letter: str
    weakness: HeroName
    bands: tuple[Band, Band, Band]
    escape: Points
    reward: tuple[Reward, ...]
    vanish: tuple[Letter, ...] = ()


class DungeonEntry(Named, frozen=True, kw_only=True):
    """A dungeon card as it stands in `dungeons.toml`."""

    letter: str
    bosses: tuple[str, str, str]
    boss_rooms: tuple[str, str, str]
    walls: tuple[str, ...]
    route: tuple[Amount, Amount, Amount, Amount]


class CampaignEntry(Named, frozen=True, kw_only=True):
    """A campaign as it stands in `campaigns.toml`."""

    dungeons: tuple[str, str, str]


class RankEntry(Named, frozen=True, kw_only=True):
    """A rank of the solo game as it stands in `ranks.toml`."""

    min_score: Points


class RoomCard(Sourced, frozen=True, kw_only=True, eq=False):
    """A printed room as it stands in `rooms.toml`: a monster or a trap, and what is found there."""

    monster: str | None = None
    level: Amount = 0
    trap: bool = False
    potions: Amount = 0
    item_parts: Amount = 0
    level_ups: Amount = 0
    letter: Letter | None = msgspec.field(name="gem", default=None)
    boss: Amount = 0
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
    digit: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class Levels(Table, frozen=True):
    """The rows of the heroes and what they are worth (PD-17.4)."""

    start: Least
    most: Least
    power: Least
    weakest_points: tuple[Points, ...]
    top_bonus: Points


class Damage(Table, frozen=True):
    """The damage column and its thresholds (PD-17.8)."""

    hearts: Least
    resurrection: Points
    thresholds: tuple[tuple[Least, Points], ...]


class Potions(Table, frozen=True):
    """The potion circles and the rewards of their rows (PD-7.4)."""

    circles: Least
    hearts: Least
    brewed: Least
    rows: tuple[tuple[Least, RewardKind], ...]


class Track(Table, frozen=True):
    """The gem track (PD-17.6) and its rewards (PD-13.11); the monster track (PD-17.7)."""

    points: tuple[Points, ...]
    slots: tuple[tuple[Least, RewardKind], ...] = ()


class Items(Table, frozen=True):
    """The parts of magic items (PD-17.5)."""

    parts: Least
    part_points: Points


class Cards(Table, frozen=True):
    """How many cards are dealt, and what they pay."""

    missions: Amount
    dealt: Least
    objective_points: tuple[Points, Points, Points]
    mission_points: Points
    solo_mission_points: tuple[Points, ...]


class SheetNumbers(Table, frozen=True):
    """Everything in `sheet.toml`."""

    seasons: tuple[Least, Least, Least]  # PD-2.1: of three, three and two rounds
    dice_per_round: Annotated[int, msgspec.Meta(ge=1, le=6)]
    symbol_points: Least  # PD-8.1: what a die gives for a move
    boots_points: Least
    trap_damage: Amount  # PD-11.1
    levels: Levels
    damage: Damage
    potions: Potions
    gems: Track
    monsters: Track
    items: Items
    cards: Cards
