"""The cards and the sheet: read once from `content/*.toml`, checked, and kept as frozen constants.

Heroes, items and die symbols are small numbers in the rules and words everywhere else: `HEROES[0]`
is `"warrior"`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from podziemia.games.paper_dungeons.entries import (
    BossEntry,
    CampaignEntry,
    Colour,
    DungeonEntry,
    FaceEntry,
    HeroEntry,
    HeroName,
    ItemEntry,
    MissionEntry,
    MonsterEntry,
    Named,
    ObjectiveEntry,
    PassageEntry,
    PowerEntry,
    RankEntry,
    Reward,
    RoomEntry,
    SheetNumbers,
    Symbol,
)
from podziemia.kernel.asking import Fact
from podziemia.kernel.content import ContentFault, read_entries, read_entry, read_toml
from podziemia.kernel.game import CardInfo

FOLDER: Final = Path(__file__).parent
CONTENT: Final = FOLDER / "content"

Hero: TypeAlias = int
Item: TypeAlias = int

HEROES: Final[tuple[HeroName, ...]] = ("warrior", "wizard", "cleric", "rogue")
HERO_NUMBERS: Final[dict[str, int]] = {hero: number for number, hero in enumerate(HEROES)}
WARRIOR, WIZARD, CLERIC, ROGUE = range(4)
SYMBOLS: Final[tuple[Symbol, ...]] = (*HEROES, "clover", "boots", "skull")
CLOVER, BOOTS, SKULL = range(4, 7)  # the symbols of the heroes are the numbers of the heroes
COLOURS: Final[tuple[Colour, ...]] = ("white", "black")
WHITE, BLACK = range(2)


@dataclass(frozen=True, slots=True, eq=False)
class Power:
    """PD-18.1: a power card. One constant each; the rules compare by identity."""

    id: str
    end_points: int

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, eq=False)
class Objective:
    """PD-19.2, PD-19.3: an objective card: a counter, three thresholds, the training colours."""

    id: str
    metric: str
    thresholds: tuple[int, int, int]
    training: tuple[int, ...]

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, eq=False)
class Mission:
    """PD-15.1: a mission card: a counter and the number to reach."""

    id: str
    metric: str
    count: int

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, eq=False)
class Boss:
    """A boss card; its weakness hero counts twice (PD-16.4)."""

    id: str
    tier: int
    weakness: Hero
    bands: tuple[tuple[int, int, int], ...]
    escape: int
    reward: tuple[Reward, ...]
    vanish: tuple[str, ...]

    def __str__(self) -> str:
        return self.id


HERO_ENTRIES: Final = read_entries(CONTENT / "heroes.toml", "hero", HeroEntry)
MONSTER_ENTRIES: Final = read_entries(CONTENT / "monsters.toml", "monster", MonsterEntry)
ITEM_ENTRIES: Final = read_entries(CONTENT / "items.toml", "item", ItemEntry)
POWER_ENTRIES: Final = read_entries(CONTENT / "powers.toml", "power", PowerEntry)
OBJECTIVE_ENTRIES: Final = read_entries(CONTENT / "objectives.toml", "objective", ObjectiveEntry)
MISSION_ENTRIES: Final = read_entries(CONTENT / "missions.toml", "mission", MissionEntry)
BOSS_ENTRIES: Final = read_entries(CONTENT / "bosses.toml", "boss", BossEntry)
DUNGEON_ENTRIES: Final = read_entries(CONTENT / "dungeons.toml", "dungeon", DungeonEntry)
CAMPAIGN_ENTRIES: Final = read_entries(CONTENT / "campaigns.toml", "campaign", CampaignEntry)
RANK_ENTRIES: Final = read_entries(CONTENT / "ranks.toml", "rank", RankEntry)
ROOM_ENTRIES: Final = read_entries(CONTENT / "rooms.toml", "room", RoomEntry)
PASSAGE_ENTRIES: Final = read_entries(CONTENT / "passages.toml", "passage", PassageEntry)
FACE_ENTRIES: Final = read_entries(CONTENT / "dice.toml", "face", FaceEntry)
SHEET: Final = read_entry(
    CONTENT / "sheet.toml", read_toml(CONTENT / "sheet.toml"), SheetNumbers, "the sheet"
)

ENTRIES: Final[dict[str, Named]] = {
    entry.id: entry
    for entries in (
        HERO_ENTRIES,
        FACE_ENTRIES,
        MONSTER_ENTRIES,
        ITEM_ENTRIES,
        POWER_ENTRIES,
        OBJECTIVE_ENTRIES,
        MISSION_ENTRIES,
        BOSS_ENTRIES,
        DUNGEON_ENTRIES,
        CAMPAIGN_ENTRIES,
        RANK_ENTRIES,
    )
    for entry in entries
}

ROUNDS: Final = sum(SHEET.rounds.seasons)
SEASON_ENDS: Final = tuple(
    sum(SHEET.rounds.seasons[: season + 1]) for season in range(len(SHEET.rounds.seasons))
)
"""PD-16.1: the rounds after which a boss is fought."""
START_LEVEL: Final = SHEET.levels.start
TOP_LEVEL: Final = SHEET.levels.most
POWER_LEVEL: Final = SHEET.levels.power
PARTS: Final = SHEET.items.parts
CIRCLES: Final = SHEET.potions.circles
HEARTS_PER_POTION: Final = SHEET.potions.hearts
DAMAGE_HEARTS: Final = SHEET.damage.hearts
ROW_REWARDS: Final = dict(SHEET.potions.rows)
GEM_SLOT_REWARDS: Final = dict(SHEET.gems.slots)

ITEMS: Final = tuple(entry.id for entry in ITEM_ENTRIES)
ITEM_NUMBERS: Final = {item: number for number, item in enumerate(ITEMS)}
ITEM_SYMBOLS: Final = tuple(
    None if entry.symbol is None else HEROES.index(entry.symbol) for entry in ITEM_ENTRIES
)
"""PD-6.1: the upper four items need a symbol, the lower four take any."""
ITEM_POINTS: Final = tuple(entry.end_points for entry in ITEM_ENTRIES)
SWORD, SCYTHE, MEDALLION, CLOAK, CROWN, CAULDRON, ARMOUR, BOOK = range(8)

POWERS: Final = {entry.id: Power(entry.id, entry.end_points) for entry in POWER_ENTRIES}
OBJECTIVES: Final = {
    entry.id: Objective(
        entry.id,
        entry.metric,
        entry.thresholds,
        tuple(BLACK if hero in entry.black else WHITE for hero in HEROES),
    )
    for entry in OBJECTIVE_ENTRIES
}
MISSIONS: Final = {
    entry.id: Mission(entry.id, entry.metric, entry.count) for entry in MISSION_ENTRIES
}
BOSSES: Final = {
    entry.id: Boss(
        entry.id,
        entry.tier,
        HEROES.index(entry.weakness),
        entry.bands,
        entry.escape,
        entry.reward,
        entry.vanish,
    )
    for entry in BOSS_ENTRIES
}
MONSTER_HEROES: Final = {entry.id: HEROES.index(entry.hero) for entry in MONSTER_ENTRIES}
CAMPAIGNS: Final = {entry.id: entry.dungeons for entry in CAMPAIGN_ENTRIES}
RANKS: Final = tuple((entry.min_score, entry.id) for entry in RANK_ENTRIES)

DICE_COLOURS: Final = (WHITE, WHITE, WHITE, BLACK, BLACK, BLACK)
"""PD-2.3: the six dice; the first three are white."""
FACES: Final = tuple(
    tuple(SYMBOLS.index(face.symbol) for face in FACE_ENTRIES if face.colour == colour)
    for colour in COLOURS
)
"""PD-2.5, PD-2.6: the symbols on a white and on a black die."""
DIGITS: Final = {
    (COLOURS.index(face.colour), SYMBOLS.index(face.symbol)): face.digit
    for face in FACE_ENTRIES
    if face.digit is not None
}
"""PD-2.7: what is written into the round track."""
FACE_NAMES: Final = {
    (COLOURS.index(face.colour), SYMBOLS.index(face.symbol)): face.id for face in FACE_ENTRIES
}


def _check() -> None:
    """Whatever one file says of another is there."""
    names = [entry.id for entry in HERO_ENTRIES], [entry.id for entry in ITEM_ENTRIES]
    if names[0] != list(HEROES) or len(names[1]) != BOOK + 1:
        raise ContentFault("heroes.toml or items.toml: not the order of the sheet")  # noqa: EM101
    total = sum(
        len(entries)
        for entries in (
            HERO_ENTRIES,
            FACE_ENTRIES,
            MONSTER_ENTRIES,
            ITEM_ENTRIES,
            POWERS,
            OBJECTIVES,
            MISSIONS,
            BOSSES,
            DUNGEON_ENTRIES,
            CAMPAIGNS,
            RANKS,
        )
    )
    if len(ENTRIES) != total:
        raise ContentFault("an id is used in two files of paper_dungeons/content")  # noqa: EM101
    for entry in DUNGEON_ENTRIES:
        if [BOSSES[boss].tier for boss in entry.bosses] != [1, 2, 3]:
            raise ContentFault(f"dungeons.toml: dungeon {entry.id}: key `bosses`: tiers")  # noqa: EM102


_check()


KINDS: Final[dict[type[Named], str]] = {
    HeroEntry: "hero",
    FaceEntry: "face",
    MonsterEntry: "monster",
    ItemEntry: "item",
    PowerEntry: "power",
    ObjectiveEntry: "objective",
    MissionEntry: "mission",
    BossEntry: "boss",
    DungeonEntry: "dungeon",
    CampaignEntry: "campaign",
    RankEntry: "rank",
}


def _facts(entry: Named) -> dict[str, Fact]:
    """What a card has besides its name and text; lists of words are one word after the other."""
    facts: dict[str, Fact] = {}
    for name in entry.__struct_fields__[len(Named.__struct_fields__) :]:
        value = getattr(entry, name)
        if isinstance(value, tuple):
            if all(isinstance(part, str | int) for part in value):
                facts[name] = ", ".join(str(part) for part in value)
        else:
            facts[name] = value
    if isinstance(entry, BossEntry):
        for number, (strength, points, damage) in enumerate(entry.bands, start=1):
            facts[f"strength_{number}"] = strength
            facts[f"points_{number}"] = points
            facts[f"damage_{number}"] = damage
        facts |= {"level_up": 0, "item_part": 0, "potion": 0}
        facts |= {piece.kind: piece.amount for piece in entry.reward}
    return facts


def _info(entry: Named) -> CardInfo:
    """A card as it can be looked up."""
    names = {"en": entry.name_en, "pl": entry.name_pl}
    texts = {"en": entry.effect_en, "pl": entry.effect_pl}
    kind, facts = KINDS[type(entry)], _facts(entry)
    return CardInfo(entry.id, kind, names, texts, facts, entry.rules)


def _room_info(room: RoomEntry) -> CardInfo:
    """A printed room as it can be looked up: called by column and row."""
    facts: dict[str, Fact] = {
        "monster": room.monster,
        "level": room.level,
        "trap": room.trap,
        "potions": room.potions,
        "item_parts": room.item_parts,
        "level_ups": room.level_ups,
        "gem": room.gem,
    }
    name = room.id.upper()
    return CardInfo(room.id, "room", {"en": name, "pl": name}, {}, facts, ("PD-9.1",))


CARD_INFO: Final = {
    **{name: _info(entry) for name, entry in ENTRIES.items()},
    **{room.id: _room_info(room) for room in ROOM_ENTRIES},
}
"""Every card and every room, by its id."""
