"""The cards: read once from `content/*.toml`, checked, and kept as frozen constants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from podziemia.kernel.asking import Fact
from podziemia.kernel.content import ContentFault, Entry, read_entries
from podziemia.kernel.game import CardInfo

FOLDER: Final = Path(__file__).parent
CONTENT: Final = FOLDER / "content"

Kind: TypeAlias = Literal["ordinary", "advanced"]
RoomType: TypeAlias = Literal["monster", "trap"]
Treasure: TypeAlias = Literal["cleric", "fighter", "mage", "thief"]
HeroClass: TypeAlias = Literal["cleric", "fighter", "mage", "thief", "fool"]
Window: TypeAlias = Literal["build_turn", "hero_entrance", "hero_in_room", "negation"]
Phase: TypeAlias = Literal["build", "adventure"]
CardKind: TypeAlias = Literal["room", "spell"]
Source: TypeAlias = Literal["rulebook", "published", "house"]
AbilityKind: TypeAlias = Literal[
    "activated",
    "negation",
    "on_build",
    "entry",
    "trigger_hero_died_here",
    "trigger_room_built",
    "trigger_room_destroyed",
    "trigger_spell_played",
    "replacement_round_draw",
    "passive",
    "none",
]
Target: TypeAlias = Literal[
    "active_room:any",
    "active_room:trap",
    "active_room:monster",
    "own_active_room",
    "hero_in_this_room",
    "hero_in_own_dungeon",
    "hero_in_opponent_dungeon",
    "hero_in_any_dungeon",
    "town_hero:any",
    "own_soul_hero",
    "opponent_soul_hero",
    "opponent",
    "player:souls>=own+2",
    "declared_spell:other",
    "declared_spell:opponent",
]
Cost: TypeAlias = Literal[
    "destroy_self",
    "destroy_other_own_room",
    "discard_room_cards:2",
    "discard_monster_room_cards:1",
    "discard_spell_cards:1",
]

CLASSES: Final[tuple[HeroClass, ...]] = ("cleric", "fighter", "mage", "thief", "fool")
TREASURES: Final[tuple[Treasure, ...]] = ("cleric", "fighter", "mage", "thief")
FOOL: Final = CLASSES.index("fool")


class Named(Entry, frozen=True, kw_only=True):
    """What every card of the box tells."""

    name_en: str
    name_pl: str
    name_pl_source: Source
    copies: int
    source: Source
    confidence: Literal["high", "medium", "low"]
    note: str = ""
    rulebook_facts: tuple[str, ...] = ()


class WithText(Named, frozen=True, kw_only=True):
    """A card with a text."""

    effect_en: str
    effect_pl: str
    rules: tuple[str, ...]
    tags: tuple[str, ...] = ()


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Damage that a room adds to others of its dungeon."""

    to: RoomType
    where: Literal["adjacent", "next"]
    damage: int


class RoomEntry(WithText, frozen=True, kw_only=True):
    """A room as it stands in `rooms.toml`."""

    kind: Kind
    type: RoomType
    damage: int
    treasure: dict[Treasure, int]
    ability_kind: AbilityKind
    damage_formula: Literal["count_active_monster_rooms"] | None = None
    bonus: Bonus | None = None
    no_advanced_above: bool = False
    cost: Cost | None = None
    limit: Literal["once_per_round", "once_per_hero_per_round"] | None = None
    windows: tuple[Window, ...] = ()
    targets: tuple[Target, ...] = ()


class SpellEntry(WithText, frozen=True, kw_only=True):
    """A spell as it stands in `spells.toml`."""

    phases: tuple[Phase, ...]
    targets: tuple[Target, ...] = ()


class BossEntry(WithText, frozen=True, kw_only=True):
    """A boss as it stands in `bosses.toml`."""

    title_en: str
    title_pl: str
    xp: int
    treasure: dict[Treasure, int]
    level_up_optional: bool


class HeroEntry(Named, frozen=True, kw_only=True):
    """A hero as it stands in `heroes.toml` and `epic_heroes.toml`."""

    kind: Literal["ordinary", "epic"]
    hero_class: HeroClass
    life: int
    wounds: int
    souls: int
    min_players: int
    effect_en: str = ""
    effect_pl: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class RoomCard:
    """BM-2.5: a room's printed facts. One constant per design; cards are references to it.

    "Room" alone means ordinary or advanced (BM-2.7).
    """

    id: str
    advanced: bool
    monster: bool
    damage: int
    counts_monsters: bool
    treasure: tuple[int, ...]
    ability: AbilityKind
    cost: Cost | None
    once: bool
    windows: frozenset[Window]
    target: Target | None
    bonus: Bonus | None
    no_advanced_above: bool
    back: ClassVar[CardKind] = "room"

    def __str__(self) -> str:
        return self.id

    def shares_treasure(self, other: RoomCard) -> bool:
        """BM-2.19, BM-8.7: whether both rooms show some treasure of the same type."""
        return any(a and b for a, b in zip(self.treasure, other.treasure, strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class SpellCard:
    """BM-2.13: a spell's printed facts."""

    id: str
    build: bool
    adventure: bool
    target: Target | None
    back: ClassVar[CardKind] = "spell"

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, eq=False)
class BossCard:
    """BM-2.1: a boss's printed facts."""

    id: str
    xp: int
    treasure: tuple[int, ...]

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, eq=False)
class HeroCard:
    """BM-2.9: a hero's printed facts.

    An ordinary hero is worth one soul or one wound, an epic one two (BM-2.10) and has more life
    (BM-2.12); "hero" alone means either (BM-2.11).
    """

    id: str
    epic: bool
    hero_class: int
    life: int
    wounds: int
    souls: int
    min_players: int

    def __str__(self) -> str:
        return self.id


Card: TypeAlias = RoomCard | SpellCard


def _symbols(treasure: Mapping[Treasure, int]) -> tuple[int, ...]:
    return tuple(treasure.get(kind, 0) for kind in TREASURES)


def _room(entry: RoomEntry) -> RoomCard:
    return RoomCard(
        id=entry.id,
        advanced=entry.kind == "advanced",
        monster=entry.type == "monster",
        damage=entry.damage,
        counts_monsters=entry.damage_formula is not None,
        treasure=_symbols(entry.treasure),
        ability=entry.ability_kind,
        cost=entry.cost,
        once=entry.limit == "once_per_round",
        windows=frozenset(entry.windows),
        target=entry.targets[0] if entry.targets else None,
        bonus=entry.bonus,
        no_advanced_above=entry.no_advanced_above,
    )


def _spell(entry: SpellEntry) -> SpellCard:
    return SpellCard(
        id=entry.id,
        build="build" in entry.phases,
        adventure="adventure" in entry.phases,
        target=entry.targets[0] if entry.targets else None,
    )


def _hero(entry: HeroEntry) -> HeroCard:
    return HeroCard(
        id=entry.id,
        epic=entry.kind == "epic",
        hero_class=CLASSES.index(entry.hero_class),
        life=entry.life,
        wounds=entry.wounds,
        souls=entry.souls,
        min_players=entry.min_players,
    )


ROOM_ENTRIES: Final = read_entries(CONTENT / "rooms.toml", "room", RoomEntry)
SPELL_ENTRIES: Final = read_entries(CONTENT / "spells.toml", "spell", SpellEntry)
BOSS_ENTRIES: Final = read_entries(CONTENT / "bosses.toml", "boss", BossEntry)
HERO_ENTRIES: Final = [
    *read_entries(CONTENT / "heroes.toml", "hero", HeroEntry),
    *read_entries(CONTENT / "epic_heroes.toml", "hero", HeroEntry),
]

ROOMS: Final = {entry.id: _room(entry) for entry in ROOM_ENTRIES}
SPELLS: Final = {entry.id: _spell(entry) for entry in SPELL_ENTRIES}
BOSSES: Final = {
    entry.id: BossCard(entry.id, entry.xp, _symbols(entry.treasure)) for entry in BOSS_ENTRIES
}
HEROES: Final = {entry.id: _hero(entry) for entry in HERO_ENTRIES}
CARDS: Final[dict[str, Card]] = {**ROOMS, **SPELLS}

ENTRIES: Final[dict[str, Named]] = {
    entry.id: entry for entry in (*ROOM_ENTRIES, *SPELL_ENTRIES, *BOSS_ENTRIES, *HERO_ENTRIES)
}
if len(ENTRIES) != len(ROOMS) + len(SPELLS) + len(BOSSES) + len(HEROES):
    raise ContentFault("an id is used in two files of boss_monster/content")  # noqa: EM101

ROOM_DECK: Final = [ROOMS[entry.id] for entry in ROOM_ENTRIES for _ in range(entry.copies)]
SPELL_DECK: Final = [SPELLS[entry.id] for entry in SPELL_ENTRIES for _ in range(entry.copies)]
COUNTERSPELL: Final = SPELLS["counterspell"]


def hero_deck(players: int, *, epic: bool, hard_mode: bool) -> list[HeroCard]:
    """BM-3.1, BM-3.2, BM-3.3: the heroes whose player symbol takes part.

    Hard mode takes the ordinary heroes with 4 life out and leaves the Fool (BM-17.9, BM-17.10).
    """
    heroes = [h for h in HEROES.values() if h.epic == epic and h.min_players <= players]
    if hard_mode and not epic:
        heroes = [hero for hero in heroes if hero.life != REMOVED_LIFE]
    return heroes


REMOVED_LIFE: Final = 4


def _info(entry: Named) -> CardInfo:
    """A card as it can be looked up."""
    facts: dict[str, Fact] = {}
    match entry:
        case RoomEntry():
            kind = "room"
            facts = {
                "kind": entry.kind,
                "type": entry.type,
                "damage": entry.damage if entry.damage_formula is None else None,
            }
            facts |= {symbol: entry.treasure.get(symbol, 0) for symbol in TREASURES}
        case SpellEntry():
            kind = "spell"
            facts = {phase: phase in entry.phases for phase in ("build", "adventure")}
        case BossEntry():
            kind = "boss"
            facts = {"xp": entry.xp, "title_en": entry.title_en, "title_pl": entry.title_pl}
            facts |= {symbol: entry.treasure.get(symbol, 0) for symbol in TREASURES}
        case HeroEntry():
            kind = "hero"
            facts = {
                "kind": entry.kind,
                "class": entry.hero_class,
                "life": entry.life,
                "souls": entry.souls,
                "wounds": entry.wounds,
            }
        case _:
            raise ContentFault(f"{entry.id} is no kind of card")  # noqa: EM102
    texts = {"en": entry.effect_en, "pl": entry.effect_pl}
    names = {"en": entry.name_en, "pl": entry.name_pl}
    return CardInfo(entry.id, kind, names, texts, facts, entry.rules)


CARD_INFO: Final = {name: _info(entry) for name, entry in ENTRIES.items()}
