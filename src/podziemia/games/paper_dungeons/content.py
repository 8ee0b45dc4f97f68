"""The cards and the sheet: read once from `content/*.toml`, checked, and kept as frozen constants.

Heroes, items and die symbols are small numbers in the rules and words everywhere else: `HEROES[0]`
is `"warrior"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from podziemia.kernel.content import ContentFault, Entry, derived, read_entries, read_whole, settle
from podziemia.kernel.game import CardInfo
from podziemia.kernel.questions import Fact

E = TypeVar("E", bound=Entry)

HeroName: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue"]
Symbol: TypeAlias = Literal["warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull"]
Colour: TypeAlias = Literal["white", "black"]
RewardKind: TypeAlias = Literal["level_up", "item_part", "potion", "gem"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Source: TypeAlias = Literal["rulebook", "published", "house"]

FOLDER: Final = Path(__file__).parent
CONTENT: Final = FOLDER / "content"

Hero: TypeAlias = int
Item: TypeAlias = int

HEROES: Final[tuple[HeroName, ...]] = ("warrior", "wizard", "cleric", "rogue")
HERO_NUMBERS: Final[dict[str, int]] = {hero: number for number, hero in enumerate(HEROES)}
WARRIOR, WIZARD, CLERIC, ROGUE = range(4)
SYMBOLS: Final[tuple[Symbol, ...]] = (*HEROES, "clover", "boots", "skull")
CLOVER, BOOTS, SKULL = range(4, 7)  # the symbols of the heroes are the numbers of the heroes
COLUMN_NAMES: Final = "abcdef"
COLOURS: Final[tuple[Colour, ...]] = ("white", "black")
WHITE: Final = 0
BLACK: Final = 1


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
        """PD-19.3: the colour of every hero's training."""
        return tuple(BLACK if hero in self.black else WHITE for hero in HEROES)

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
    hero: Hero = derived("hero", 0)  # who fights the monster (PD-10.1)
    gem: int = derived("gem", -1)  # the gem's number (0 is A), or -1

    def __post_init__(self) -> None:
        number = (int(self.id[1:]) - 1) * len(COLUMN_NAMES) + COLUMN_NAMES.index(self.id[0])
        gem = -1 if self.letter is None else ord(self.letter) - ord("A")
        hero = 0 if self.monster is None else MONSTER_HEROES[self.monster]
        settle(self, bit=1 << number, hero=hero, gem=gem)


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


def ids(entries: Iterable[Entry]) -> list[str]:
    """The ids of some cards."""
    return [entry.id for entry in entries]


def _read(file: str, table: str, kind: type[E]) -> list[E]:
    """Every entry of a file."""
    return read_entries(CONTENT / f"{file}.toml", table, kind)


HERO_ENTRIES: Final = _read("heroes", "hero", Named)
MONSTER_ENTRIES: Final = _read("monsters", "monster", MonsterEntry)
ITEM_ENTRIES: Final = _read("items", "item", ItemEntry)
DUNGEON_ENTRIES: Final[list[DungeonEntry]] = _read("dungeons", "dungeon", DungeonEntry)
CAMPAIGN_ENTRIES: Final = _read("campaigns", "campaign", CampaignEntry)
RANK_ENTRIES: Final = _read("ranks", "rank", RankEntry)
PASSAGE_ENTRIES: Final = _read("passages", "passage", PassageEntry)
FACE_ENTRIES: Final = _read("dice", "face", FaceEntry)
BOSSES: Final = {boss.id: boss for boss in _read("bosses", "boss", Boss)}
POWERS: Final = {power.id: power for power in _read("powers", "power", Power)}
OBJECTIVES: Final = {card.id: card for card in _read("objectives", "objective", Objective)}
MISSIONS: Final = {mission.id: mission for mission in _read("missions", "mission", Mission)}
SHEET: Final = read_whole(CONTENT / "sheet.toml", SheetNumbers)

DECKS: Final[Mapping[str, Sequence[Named]]] = {
    "hero": HERO_ENTRIES,
    "face": FACE_ENTRIES,
    "monster": MONSTER_ENTRIES,
    "item": ITEM_ENTRIES,
    "power": [*POWERS.values()],
    "objective": [*OBJECTIVES.values()],
    "mission": [*MISSIONS.values()],
    "boss": [*BOSSES.values()],
    "dungeon": DUNGEON_ENTRIES,
    "campaign": CAMPAIGN_ENTRIES,
    "rank": RANK_ENTRIES,
}
"""Everything that has a name and a text, by what it is."""
ENTRIES: Final = {entry.id: entry for deck in DECKS.values() for entry in deck}

ROUNDS: Final = sum(SHEET.seasons)
SEASON_ENDS: Final = tuple(accumulate(SHEET.seasons))
"""PD-16.1: the rounds after which a boss is fought."""
START_LEVEL: Final[int] = SHEET.levels.start
TOP_LEVEL: Final = SHEET.levels.most
POWER_LEVEL: Final = SHEET.levels.power
PARTS: Final = SHEET.items.parts
CIRCLES: Final = SHEET.potions.circles
HEARTS_PER_POTION: Final = SHEET.potions.hearts
DAMAGE_HEARTS: Final = SHEET.damage.hearts
ROW_REWARDS: Final = dict(SHEET.potions.rows)
GEM_SLOT_REWARDS: Final = dict(SHEET.gems.slots)

ITEMS: Final[tuple[str, ...]] = tuple(ids(ITEM_ENTRIES))
ITEM_NUMBERS: Final = {item: number for number, item in enumerate(ITEMS)}
ITEM_SYMBOLS: Final = tuple(HERO_NUMBERS.get(entry.symbol or "any") for entry in ITEM_ENTRIES)
"""PD-6.1: the upper four items need a symbol, the lower four take any."""
ITEM_POINTS: Final = tuple(entry.end_points for entry in ITEM_ENTRIES)
SWORD, SCYTHE, MEDALLION, CLOAK, CROWN, CAULDRON, ARMOUR, BOOK = range(8)

MONSTER_HEROES: Final = {entry.id: HEROES.index(entry.hero) for entry in MONSTER_ENTRIES}
ROOM_ENTRIES: Final[list[RoomCard]] = _read("rooms", "room", RoomCard)
CAMPAIGNS: Final[dict[str, tuple[str, ...]]] = {
    entry.id: entry.dungeons for entry in CAMPAIGN_ENTRIES
}
RANKS: Final = tuple((entry.min_score, entry.id) for entry in RANK_ENTRIES)

DICE_COLOURS: Final = (WHITE, WHITE, WHITE, BLACK, BLACK, BLACK)
"""PD-2.3: the six dice; the first three are white."""
_SIDES: Final = {(COLOURS.index(f.colour), SYMBOLS.index(f.symbol)): f for f in FACE_ENTRIES}
FACES: Final = tuple(tuple(s for c, s in _SIDES if c == colour) for colour in (WHITE, BLACK))
"""PD-2.5, PD-2.6: the symbols on a white and on a black die."""
DIGITS: Final = {side: face.digit for side, face in _SIDES.items() if face.digit is not None}
"""PD-2.7: what is written into the round track."""
FACE_NAMES: Final = {side: face.id for side, face in _SIDES.items()}


def _check() -> None:
    """Whatever one file says of another is there."""
    if ids(HERO_ENTRIES) != list(HEROES) or len(ITEM_ENTRIES) != BOOK + 1:
        raise ContentFault("heroes.toml or items.toml: not the order of the sheet")  # noqa: EM101
    if len(ENTRIES) != sum(map(len, DECKS.values())):
        raise ContentFault("an id is used in two files of paper_dungeons/content")  # noqa: EM101
    for entry in DUNGEON_ENTRIES:
        if [BOSSES[boss].tier for boss in entry.bosses] != [1, 2, 3]:
            raise ContentFault(f"dungeons.toml: dungeon {entry.id}: key `bosses`: tiers")  # noqa: EM102


_check()


def _facts(entry: Named) -> dict[str, Fact]:
    """What a card has besides its name and text; lists of words are one word after the other."""
    facts: dict[str, Fact] = {}
    for name in entry.__struct_fields__[len(Named.__struct_fields__) :]:
        value = getattr(entry, name)
        if not isinstance(value, tuple):
            facts[name] = value
        elif all(isinstance(part, str | int) for part in value):
            facts[name] = ", ".join(map(str, value))
    if isinstance(entry, Boss):
        for number, band in enumerate(entry.bands, start=1):
            names = (f"{name}_{number}" for name in ("strength", "points", "damage"))
            facts |= zip(names, band, strict=True)
        facts |= {"level_up": 0, "item_part": 0, "potion": 0}
        facts |= {piece.kind: piece.amount for piece in entry.reward}
    return facts


def _info(kind: str, entry: Named) -> CardInfo:
    """A card as it can be looked up."""
    names = {"en": entry.name_en, "pl": entry.name_pl}
    texts = {"en": entry.effect_en, "pl": entry.effect_pl}
    return CardInfo(entry.id, kind, names, texts, _facts(entry), entry.rules)


def _room_info(room: RoomCard) -> CardInfo:
    """A printed room as it can be looked up: called by column and row."""
    names = dict.fromkeys(("en", "pl"), room.id.upper())
    printed = ("monster", "level", "trap", "potions", "item_parts", "level_ups")
    facts = {name: getattr(room, name) for name in printed} | {"gem": room.letter}
    return CardInfo(room.id, "room", names, {}, facts, ("PD-9.1",))


CARD_INFO: Final = {
    **{entry.id: _info(kind, entry) for kind, deck in DECKS.items() for entry in deck},
    **{room.id: _room_info(room) for room in ROOM_ENTRIES},
}
"""Every card and every room, by its id."""
