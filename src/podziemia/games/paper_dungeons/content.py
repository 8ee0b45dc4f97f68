"""The cards and the sheet: read once from `content/*.toml`, checked, and kept as frozen constants.

Heroes, items and die symbols are small numbers in the rules and words everywhere else: `HEROES[0]`
is `"warrior"`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Final, TypeVar

from podziemia.kernel.content import (
    ContentEntry,
    Named,
    content_needs,
    ids,
    read_entries,
    read_whole,
    settle,
    the,
)
from podziemia.kernel.game import CardInfo, card_info
from podziemia.kernel.questions import Fact

from . import entries
from .entries import DungeonEntry

E = TypeVar("E", bound=ContentEntry)

FOLDER: Final = Path(__file__).parent
CONTENT: Final = FOLDER / "content"

HEROES: Final[tuple[entries.HeroName, ...]] = entries.HERO_NAMES
HERO_NUMBERS: Final[dict[str, int]] = {hero: number for number, hero in enumerate(HEROES)}
WARRIOR: Final = 0
WIZARD: Final = 1
CLERIC: Final = 2
ROGUE: Final = 3
SYMBOLS: Final[tuple[entries.Symbol, ...]] = (*HEROES, "clover", "boots", "skull")
CLOVER: Final = 4  # the symbols of the heroes are the numbers of the heroes
BOOTS: Final = 5
SKULL: Final = 6
COLUMN_NAMES: Final = "abcdef"
ROWS: Final = 7
GEM_SLOTS: Final = 10  # PD-13.2
DIE_FACES: Final = 6  # PD-2.5
COLOURS: Final[tuple[entries.Colour, ...]] = ("white", "black")
WHITE: Final = 0
BLACK: Final = 1


def _read(file: str, table: str, kind: type[E]) -> list[E]:
    """Every entry of a file."""
    return read_entries(CONTENT / f"{file}.toml", table, kind)


HERO_ENTRIES: Final = _read("heroes", "hero", Named)
MONSTER_ENTRIES: Final = _read("monsters", "monster", entries.MonsterEntry)
ITEM_ENTRIES: Final = _read("items", "item", entries.ItemEntry)
DUNGEON_ENTRIES: Final[list[DungeonEntry]] = _read("dungeons", "dungeon", DungeonEntry)
CAMPAIGN_ENTRIES: Final = _read("campaigns", "campaign", entries.CampaignEntry)
RANK_ENTRIES: Final = _read("ranks", "rank", entries.RankEntry)
PASSAGE_ENTRIES: Final = _read("passages", "passage", entries.PassageEntry)
FACE_ENTRIES: Final = _read("dice", "face", entries.FaceEntry)
BOSSES: Final = {boss.id: boss for boss in _read("bosses", "boss", entries.Boss)}
POWERS: Final = {power.id: power for power in _read("powers", "power", entries.Power)}
OBJECTIVES: Final = {card.id: card for card in _read("objectives", "objective", entries.Objective)}
MISSIONS: Final = {mission.id: mission for mission in _read("missions", "mission", entries.Mission)}
SHEET: Final = read_whole(CONTENT / "sheet.toml", entries.SheetNumbers)

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
SWORD: Final = 0
SCYTHE: Final = 1
MEDALLION: Final = 2
CLOAK: Final = 3
CROWN: Final = 4
CAULDRON: Final = 5
ARMOUR: Final = 6
BOOK: Final = 7

MONSTER_HEROES: Final = {entry.id: HEROES.index(entry.hero) for entry in MONSTER_ENTRIES}
ROOM_ENTRIES: Final[list[entries.RoomCard]] = _read("rooms", "room", entries.RoomCard)
for _number, _room in enumerate(ROOM_ENTRIES):
    _hero = 0 if _room.monster is None else the(MONSTER_HEROES, _room.monster)
    _gem = -1 if _room.letter is None else ord(_room.letter) - ord("A")
    _given = {"potion": _room.potions, "item_part": _room.item_parts, "level_up": _room.level_ups}
    _rewards = tuple((kind, amount) for kind, amount in _given.items() if amount)
    settle(_room, bit=1 << _number, hero=_hero, gem=_gem, rewards=_rewards)
CAMPAIGNS: Final[dict[str, tuple[str, ...]]] = {e.id: e.dungeons for e in CAMPAIGN_ENTRIES}
RANKS: Final = tuple((entry.min_score, entry.id) for entry in RANK_ENTRIES)

DICE_COLOURS: Final[tuple[int, ...]] = (WHITE, WHITE, WHITE, BLACK, BLACK, BLACK)
"""PD-2.3: the six dice; the first three are white."""
_SIDES: Final = {(COLOURS.index(f.colour), SYMBOLS.index(f.symbol)): f for f in FACE_ENTRIES}
FACES: Final = tuple(tuple(s for c, s in _SIDES if c == colour) for colour in (WHITE, BLACK))
"""PD-2.5, PD-2.6: the symbols on a white and on a black die."""
DIGITS: Final = {side: face.digit for side, face in _SIDES.items() if face.digit is not None}
"""PD-2.7: what is written into the round track."""
FACE_NAMES: Final = {side: face.id for side, face in _SIDES.items()}


def _check() -> None:
    """Whatever one file says of another is there, and the sheet has a place for everything."""
    in_order = ids(HERO_ENTRIES) == list(HEROES) and len(ITEM_ENTRIES) == BOOK + 1
    content_needs(in_order, "heroes.toml or items.toml: not the order of the sheet")
    own_ids = len(ENTRIES) == sum(map(len, DECKS.values()))
    content_needs(own_ids, "an id is used in two files of paper_dungeons/content")
    map_rooms = [f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMN_NAMES]
    content_needs(ids(ROOM_ENTRIES) == map_rooms, "rooms.toml: not the rooms of the map in order")
    for entry in DUNGEON_ENTRIES:
        where = f"dungeons.toml: dungeon {entry.id}"
        tiers = [the(BOSSES, boss).tier for boss in entry.bosses]
        content_needs(tiers == [1, 2, 3], f"{where}: key `bosses`: tiers")
        content_needs(len({*entry.boss_rooms}) == len(tiers), f"{where}: key `boss_rooms`: twice")
        content_needs({*entry.boss_rooms} <= {*map_rooms}, f"{where}: key `boss_rooms`: no room")
        content_needs(_joins(entry.walls, map_rooms), f"{where}: key `walls`: no passage")
    passages = [entry.id for entry in PASSAGE_ENTRIES]
    content_needs(_joins(passages, map_rooms), "passages.toml: key `id`: no passage")
    for campaign in CAMPAIGN_ENTRIES:
        for dungeon in campaign.dungeons:
            the({entry.id: entry for entry in DUNGEON_ENTRIES}, dungeon)
    _check_sheet()


def _joins(passages: Sequence[str], rooms: Sequence[str]) -> bool:
    """Whether each of some passages joins two rooms."""
    pairs = [name.split("-") for name in passages]
    return all(len(pair) == len({*pair} & {*rooms}) == 2 for pair in pairs)  # noqa: PLR2004


def _check_sheet() -> None:
    """Every track is as long as what is counted on it."""
    levels, cards, most_players = SHEET.levels, SHEET.cards, 8  # PD-1.1
    monsters = sum(room.monster is not None for room in ROOM_ENTRIES)
    for true, key in (
        (levels.start <= levels.power <= levels.most, "levels.power"),
        (len(levels.weakest_points) == levels.most + 1, "levels.weakest_points"),
        (len(SHEET.gems.points) == GEM_SLOTS + 1, "gems.points"),
        (len(SHEET.monsters.points) > monsters, "monsters.points"),
        (len(cards.solo_mission_points) == ROUNDS, "cards.solo_mission_points"),
        (cards.missions <= len(MISSIONS), "cards.missions"),
        (cards.dealt * most_players <= min(len(POWERS), len(OBJECTIVES)), "cards.dealt"),
        (all(hearts <= DAMAGE_HEARTS for hearts, _ in SHEET.damage.thresholds), "damage"),
    ):
        content_needs(true, f"sheet.toml: key `{key}`: it does not fit the rest of the box")
    content_needs(all(len(faces) == DIE_FACES for faces in FACES), "dice.toml: not six faces")
    content_needs(bool(RANKS), "ranks.toml: there is no rank")
    content_needs(bool(DUNGEON_ENTRIES), "dungeons.toml: there is no dungeon")


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
    if isinstance(entry, entries.Boss):
        for number, band in enumerate(entry.bands, start=1):
            names = (f"{name}_{number}" for name in ("strength", "points", "damage"))
            facts |= zip(names, band, strict=True)
        facts |= {"level_up": 0, "item_part": 0, "potion": 0}
        facts |= {piece.kind: piece.amount for piece in entry.reward}
    return facts


def _room_info(room: entries.RoomCard) -> CardInfo:
    """A printed room as it can be looked up: called by column and row."""
    names = dict.fromkeys(("en", "pl"), room.id.upper())
    printed = ("monster", "level", "trap", "potions", "item_parts", "level_ups")
    facts = {name: getattr(room, name) for name in printed} | {"gem": room.letter}
    return CardInfo(room.id, "room", names, {}, facts, ("PD-9.1",))


CARD_INFO: Final = {
    **{card.id: card_info(card, kind, _facts(card)) for kind in DECKS for card in DECKS[kind]},
    **{room.id: _room_info(room) for room in ROOM_ENTRIES},
}
"""Every card and every room, by its id."""
