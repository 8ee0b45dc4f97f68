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
    ContentFault,
    Named,
    ids,
    read_entries,
    read_whole,
    settle,
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
    _hero = 0 if _room.monster is None else MONSTER_HEROES[_room.monster]
    _gem = -1 if _room.letter is None else ord(_room.letter) - ord("A")
    _given = {"potion": _room.potions, "item_part": _room.item_parts, "level_up": _room.level_ups}
    _rewards = tuple((kind, amount) for kind, amount in _given.items() if amount)
    settle(_room, bit=1 << _number, hero=_hero, gem=_gem, rewards=_rewards)
CAMPAIGNS: Final[dict[str, tuple[str, ...]]] = {e.id: e.dungeons for e in CAMPAIGN_ENTRIES}
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
