"""The cards: read once from `content/*.toml`, checked, and kept as frozen constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, Copies, Named, Shelf, Source, derived, settle, the
from podziemia.kernel.game import CardInfo, card_info
from podziemia.kernel.questions import Fact

Kind: TypeAlias = Literal["ordinary", "advanced"]
RoomType: TypeAlias = Literal["monster", "trap"]
Treasure: TypeAlias = Literal["cleric", "fighter", "mage", "thief"]
HeroClass: TypeAlias = Literal["cleric", "fighter", "mage", "thief", "fool"]
Window: TypeAlias = Literal["build_turn", "hero_entrance", "hero_in_room", "negation"]
Phase: TypeAlias = Literal["build", "adventure"]
CardKind: TypeAlias = Literal["room", "spell"]
Deck: TypeAlias = Literal["room", "spell", "ordinary", "epic"]
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
FOOL: Final = 4  # its place among the classes
WINDOWS: Final[dict[Phase, tuple[Window, ...]]] = {
    "build": ("build_turn",),
    "adventure": ("hero_entrance", "hero_in_room"),
}
"""BM-2.14, BM-5.7: when a spell may be cast: the hammer in build turns, the axe in adventures."""


class Printed(Named, frozen=True, kw_only=True, eq=False):
    """What every card of the box tells. One constant per design; cards are references to it."""

    name_pl_source: Source
    copies: Copies
    rulebook_facts: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Damage that a room adds to others of its dungeon."""

    to: RoomType
    where: Literal["adjacent", "next"]
    damage: Amount


class RoomCard(Printed, frozen=True, kw_only=True, eq=False):
    """BM-2.5: a room. "Room" alone means ordinary or advanced (BM-2.7)."""

    kind: Kind
    type: RoomType
    damage: Amount
    symbols: dict[Treasure, Amount] = msgspec.field(name="treasure")
    ability: AbilityKind = msgspec.field(name="ability_kind")
    damage_formula: Literal["count_active_monster_rooms"] | None = None
    bonus: Bonus | None = None
    no_advanced_above: bool = False
    cost: Cost | None = None
    limit: Literal["once_per_round", "once_per_hero_per_round"] | None = None
    windows: frozenset[Window] = frozenset()
    target: Target | None = None
    advanced: bool = derived("advanced", False)
    monster: bool = derived("monster", False)
    counts_monsters: bool = derived("counts_monsters", False)
    treasure: tuple[int, ...] = derived("treasure", ())
    once: bool = derived("once", False)
    back: ClassVar[CardKind] = "room"

    def __post_init__(self) -> None:
        settle(
            self,
            advanced=self.kind == "advanced",
            monster=self.type == "monster",
            counts_monsters=self.damage_formula is not None,
            treasure=counts(self.symbols),
            once=self.limit == "once_per_round",
        )

    def shares_treasure(self, other: RoomCard) -> bool:
        """BM-2.19, BM-8.7: whether both rooms show some treasure of the same type."""
        return any(a and b for a, b in zip(self.treasure, other.treasure, strict=True))


class SpellCard(Printed, frozen=True, kw_only=True, eq=False):
    """BM-2.13: a spell."""

    phases: tuple[Phase, ...]
    target: Target | None = None
    windows: frozenset[Window] = derived("windows", frozenset())
    back: ClassVar[CardKind] = "spell"

    def __post_init__(self) -> None:
        settle(self, windows=frozenset(w for phase in self.phases for w in WINDOWS[phase]))


class BossCard(Printed, frozen=True, kw_only=True, eq=False):
    """BM-2.1: a boss."""

    title_en: str
    title_pl: str
    xp: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    symbols: dict[Treasure, Amount] = msgspec.field(name="treasure")
    level_up_optional: bool
    treasure: tuple[int, ...] = derived("treasure", ())
    back: ClassVar[str] = "boss"

    def __post_init__(self) -> None:
        settle(self, treasure=counts(self.symbols))


class HeroCard(Printed, frozen=True, kw_only=True, eq=False):
    """BM-2.9: a hero.

    An ordinary hero is worth one soul or one wound, an epic one two (BM-2.10) and has more life
    (BM-2.12); "hero" alone means either (BM-2.11).
    """

    kind: Literal["ordinary", "epic"]
    class_name: HeroClass = msgspec.field(name="hero_class")
    life: Amount
    wounds: Amount
    souls: Amount
    min_players: Amount
    effect_en: str = ""
    effect_pl: str = ""
    rules: tuple[str, ...] = ()
    epic: bool = derived("epic", False)
    hero_class: int = derived("class", 0)
    back: ClassVar[str] = "hero"

    def __post_init__(self) -> None:
        settle(self, epic=self.kind == "epic", hero_class=CLASSES.index(self.class_name))


Card: TypeAlias = RoomCard | SpellCard


def counts(symbols: Mapping[Treasure, int]) -> tuple[int, ...]:
    """How many symbols of each class there are."""
    return tuple(symbols.get(kind, 0) for kind in TREASURES)


SHELF: Final = Shelf(__file__)
ROOMS: Final = SHELF.read("rooms", "room", RoomCard)
SPELLS: Final = SHELF.read("spells", "spell", SpellCard)
BOSSES: Final = SHELF.read("bosses", "boss", BossCard)
HEROES: Final = SHELF.read("heroes", "hero", HeroCard) | SHELF.read("epic_heroes", "hero", HeroCard)
CARDS: Final[dict[str, Card]] = {**ROOMS, **SPELLS}
ALL_CARDS: Final[dict[str, Card | BossCard | HeroCard]] = SHELF.together(CARDS, BOSSES, HEROES)

ROOM_DECK: Final = [card for card in ROOMS.values() for _ in range(card.copies)]
SPELL_DECK: Final = [card for card in SPELLS.values() for _ in range(card.copies)]
COUNTERSPELL: Final = the(SPELLS, "counterspell")
REMOVED_LIFE: Final = 4


def hero_deck(players: int, *, epic: bool, hard_mode: bool) -> list[HeroCard]:
    """BM-3.1, BM-3.2, BM-3.3: the heroes whose player symbol takes part.

    Hard mode takes the ordinary heroes with 4 life out and leaves the Fool (BM-17.9, BM-17.10).
    """
    heroes = [h for h in HEROES.values() if h.epic == epic and h.min_players <= players]
    removed = REMOVED_LIFE if hard_mode and not epic else None
    return [hero for hero in heroes if hero.life != removed]


def info(card: Card | BossCard | HeroCard) -> CardInfo:
    """A card as it can be looked up."""
    facts: dict[str, Fact]
    match card:
        case RoomCard():
            damage = None if card.counts_monsters else card.damage
            facts = {"kind": card.kind, "type": card.type, "damage": damage}
        case SpellCard():
            facts = {phase: phase in card.phases for phase in WINDOWS}
        case BossCard():
            facts = {"xp": card.xp, "title_en": card.title_en, "title_pl": card.title_pl}
        case HeroCard():
            facts = {"kind": card.kind, "class": card.class_name, "life": card.life}
            facts |= {"souls": card.souls, "wounds": card.wounds}
    if isinstance(card, RoomCard | BossCard):
        facts |= dict(zip(TREASURES, card.treasure, strict=True))
    return card_info(card, card.back, facts)


CARD_INFO: Final = {name: info(card) for name, card in ALL_CARDS.items()}
