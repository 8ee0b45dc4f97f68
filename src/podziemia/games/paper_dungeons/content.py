"""The cards and the sheet: read once from `content/*.toml`, checked, and kept as frozen constants.

Heroes, items and die symbols are small numbers in the rules and words everywhere else: `HEROES[0]`
is `"warrior"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, chain
from typing import Final, get_args

from podziemia.kernel.content import Named, Shelf, content_needs, ids, settle, the
from podziemia.kernel.game import CardInfo, card_info
from podziemia.kernel.questions import Fact

from . import entries
from .entries import DungeonEntry, RoomCard

HEROES: Final[tuple[entries.HeroName, ...]] = get_args(entries.HeroName)
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

SHELF: Final = Shelf(__file__)
HERO_ENTRIES: Final = SHELF.read("heroes", "hero", Named)
MONSTER_ENTRIES: Final = SHELF.read("monsters", "monster", entries.MonsterEntry)
ITEM_ENTRIES: Final = SHELF.read("items", "item", entries.ItemEntry)
DUNGEON_ENTRIES: Final[dict[str, DungeonEntry]] = SHELF.read("dungeons", "dungeon", DungeonEntry)
CAMPAIGN_ENTRIES: Final = SHELF.read("campaigns", "campaign", entries.CampaignEntry)
RANK_ENTRIES: Final = SHELF.read("ranks", "rank", entries.RankEntry)
PASSAGES: Final = SHELF.read("passages", "passage", entries.PassageEntry)
FACE_ENTRIES: Final = SHELF.read("dice", "face", entries.FaceEntry)
BOSSES: Final = SHELF.read("bosses", "boss", entries.Boss)
POWERS: Final = SHELF.read("powers", "power", entries.Power)
OBJECTIVES: Final = SHELF.read("objectives", "objective", entries.Objective)
MISSIONS: Final = SHELF.read("missions", "mission", entries.Mission)
SHEET: Final = SHELF.read_whole("sheet", entries.SheetNumbers)
TRAINING: Final = {o: tuple(int(hero in o.black) for hero in HEROES) for o in OBJECTIVES.values()}
"""PD-19.3: the colour of every hero's training under an objective."""

DECKS: Final[Mapping[str, Mapping[str, Named]]] = {
    "hero": HERO_ENTRIES,
    "face": FACE_ENTRIES,
    "monster": MONSTER_ENTRIES,
    "item": ITEM_ENTRIES,
    "power": POWERS,
    "objective": OBJECTIVES,
    "mission": MISSIONS,
    "boss": BOSSES,
    "dungeon": DUNGEON_ENTRIES,
    "campaign": CAMPAIGN_ENTRIES,
    "rank": RANK_ENTRIES,
}
"""Everything that has a name and a text, by what it is."""
ENTRIES: Final = SHELF.together(*DECKS.values())

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

ITEMS: Final[tuple[str, ...]] = tuple(ITEM_ENTRIES)
ITEM_NUMBERS: Final = {item: number for number, item in enumerate(ITEMS)}
ITEM_SYMBOLS: Final = tuple(HERO_NUMBERS.get(i.symbol or "any") for i in ITEM_ENTRIES.values())
"""PD-6.1: the upper four items need a symbol, the lower four take any."""
ITEM_POINTS: Final = tuple(entry.end_points for entry in ITEM_ENTRIES.values())
SWORD: Final = 0
SCYTHE: Final = 1
MEDALLION: Final = 2
CLOAK: Final = 3
CROWN: Final = 4
CAULDRON: Final = 5
ARMOUR: Final = 6
BOOK: Final = 7

MONSTER_HEROES: Final = {name: HEROES.index(m.hero) for name, m in MONSTER_ENTRIES.items()}
ROOM_ENTRIES: Final[tuple[RoomCard, ...]] = (*SHELF.read("rooms", "room", RoomCard).values(),)
for _number, _room in enumerate(ROOM_ENTRIES):
    _hero = 0 if _room.monster is None else the(MONSTER_HEROES, _room.monster)
    _gem = -1 if _room.letter is None else ord(_room.letter) - ord("A")
    _given = {"potion": _room.potions, "item_part": _room.item_parts, "level_up": _room.level_ups}
    _rewards = tuple((kind, amount) for kind, amount in _given.items() if amount)
    settle(_room, bit=1 << _number, hero=_hero, gem=_gem, rewards=_rewards)
CAMPAIGNS: Final[dict[str, tuple[str, ...]]] = {n: e.dungeons for n, e in CAMPAIGN_ENTRIES.items()}
RANKS: Final = tuple((entry.min_score, name) for name, entry in RANK_ENTRIES.items())

DICE_COLOURS: Final[tuple[int, ...]] = (WHITE, WHITE, WHITE, BLACK, BLACK, BLACK)
"""PD-2.3: the six dice; the first three are white."""
_SIDES: Final = {
    (COLOURS.index(face.colour), SYMBOLS.index(face.symbol)): face for face in FACE_ENTRIES.values()
}
FACES: Final = tuple(tuple(s for c, s in _SIDES if c == colour) for colour in (WHITE, BLACK))
"""PD-2.5, PD-2.6: the symbols on a white and on a black die."""
DIGITS: Final = {side: face.digit for side, face in _SIDES.items() if face.digit is not None}
"""PD-2.7: what is written into the round track."""
FACE_NAMES: Final = {side: face.id for side, face in _SIDES.items()}


def _check() -> None:
    """Whatever one file says of another is there, and the sheet has a place for everything."""
    in_order = (*HERO_ENTRIES,) == HEROES and len(ITEMS) == BOOK + 1
    content_needs(in_order, "heroes.toml or items.toml: not the order of the sheet")
    map_rooms = [f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMN_NAMES]
    content_needs(ids(ROOM_ENTRIES) == map_rooms, "rooms.toml: not the rooms of the map in order")
    for entry in DUNGEON_ENTRIES.values():
        where = f"dungeons.toml: dungeon {entry}"
        tiers = [the(BOSSES, boss).tier for boss in entry.bosses]
        content_needs(tiers == [1, 2, 3], f"{where}: key `bosses`: tiers")
        content_needs(len({*entry.boss_rooms}) == len(tiers), f"{where}: key `boss_rooms`: twice")
        content_needs({*entry.boss_rooms} <= {*map_rooms}, f"{where}: key `boss_rooms`: no room")
        content_needs(_joins(entry.walls, map_rooms), f"{where}: key `walls`: no passage")
    content_needs(_joins(PASSAGES, map_rooms), "passages.toml: key `id`: no passage")
    for dungeon in chain.from_iterable(CAMPAIGNS.values()):
        the(DUNGEON_ENTRIES, dungeon)
    _check_sheet()


def _joins(passages: Iterable[str], rooms: Sequence[str]) -> bool:
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


def _room_info(room: RoomCard) -> CardInfo:
    """A printed room as it can be looked up: called by column and row."""
    names = dict.fromkeys(("en", "pl"), room.id.upper())
    printed = ("monster", "level", "trap", "potions", "item_parts", "level_ups")
    facts = {name: getattr(room, name) for name in printed} | {"gem": room.letter}
    return CardInfo(room.id, "room", names, {}, facts, ("PD-9.1",))


CARD_INFO: Final = {
    **{c.id: card_info(c, kind, _facts(c)) for kind in DECKS for c in DECKS[kind].values()},
    **{room.id: _room_info(room) for room in ROOM_ENTRIES},
}
"""Every card and every room, by its id."""
