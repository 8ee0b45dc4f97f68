"""What stands in `content/*.toml`: heroes, cards, techniques and dice, each strictly typed.

What a file says of lengths, masses and speeds is in `shapes.py`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, ContentEntry, Copies, Source, Table, derived, settle

from .limits import Limits, TechniqueId

Colour: TypeAlias = Literal["red", "green", "blue"]
Symbol: TypeAlias = Literal["eye", "blank", "deep_snow"]
DieId: TypeAlias = Literal["red", "green", "blue", "white", "snow", "water"]
DieClass: TypeAlias = Literal["coloured", "white", "special"]
MonsterType: TypeAlias = Literal["beast", "humanoid", "undead", "magical"]
MonsterAbility: TypeAlias = Literal["none", "technique", "careless", "crazy", "setup"]
Setup: TypeAlias = Literal["place_icebergs_all", "flip_permafrost_both"]
Kind: TypeAlias = Literal["weapon", "armour", "curiosity", "rarity"]
Use: TypeAlias = Literal[
    "before_throw", "on_miss", "on_line", "any_time", "on_hit_bullseye", "any_turn"
]
User: TypeAlias = Literal["owner", "carrier", "active_hero"]
Window: TypeAlias = Literal["W1", "W2", "W3", "W4", "W5", "W6", "W7"]
Moment: TypeAlias = Literal["reveal", "fight", "setup"]
"""DF-3.22: at once, while the fight lasts, before its first throw."""
Token: TypeAlias = Literal["bully", "catchy_tune"]
Life: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]
Resting: TypeAlias = Literal["hole", "overlay_hole", "margin", "bones"]

CRAZY = 3
"""DF-10.30: how many techniques a crazy monster has in store."""
COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
SHAPES = {"d4": (4, 3), "d6": (6, 4)}
"""DF-7.5: how many sides a die has, and on how many corners it rests."""


def demand(true: bool, why: str) -> None:
    """Refuse an entry whose parts do not fit together."""
    if not true:
        raise ValueError(why)


class Called(ContentEntry, frozen=True, kw_only=True, eq=False):
    """What has a name in both languages."""

    name_en: str
    name_pl: str
    source: Source = "house"


class Printed(Called, frozen=True, kw_only=True, eq=False):
    """What says in both languages what it does, and perhaps makes a joke of it."""

    effect_en: str
    effect_pl: str
    flavor_en: str = ""
    flavor_pl: str = ""


class Slots(Table, frozen=True):
    """DF-12.13: how much of each kind a hero carries."""

    weapon: Amount
    armour: Amount
    curiosity: Amount


class Hero(Called, frozen=True, kw_only=True, eq=False):
    """DF-2.3, DF-8.1: a hero with a skill of each colour."""

    class_en: str
    class_pl: str
    quote_en: str
    quote_pl: str
    life: Life
    skill_red: str
    skill_green: str
    skill_blue: str
    token: Token | None = None
    favourite_type: MonsterType | None = None
    slots: Slots
    skills: dict[Colour, str] = derived("skills", {})

    def __post_init__(self) -> None:
        red, green, blue = self.skill_red, self.skill_green, self.skill_blue
        settle(self, skills={"red": red, "green": green, "blue": blue})


class Skill(Printed, frozen=True, kw_only=True, eq=False):
    """DF-8.8 to DF-8.21: a skill; what is 0 it does not do."""

    colour: Colour
    common: bool
    requires: Literal["hit", "miss", "any"]
    timing: Literal["result", "damage", "after"]
    optional: bool = False
    bonus: Amount = 0
    bonus_if_type_matches: Amount = 0
    bonus_otherwise: Amount = 0
    bonus_per_market_symbol: Amount = 0
    bonus_in_boss_battle: Amount = 0
    section_value_becomes: Amount = 0
    damage_to_monster: Amount = 0
    heal_all: Amount = 0
    heal_self: Amount = 0
    heal_one_base: Amount = 0
    heal_one_per_discarded_curiosity: Amount = 0
    coins: Amount = 0
    token: Token | None = None
    grants_technique: TechniqueId | None = None
    granted_bonus: Amount = 0
    rule: str

    def __post_init__(self) -> None:
        granted = self.grants_technique is not None
        demand(granted == (self.granted_bonus > 0), "granted_bonus: of a granted technique")


class Foe(Printed, frozen=True, kw_only=True, eq=False):
    """What monsters and big bads have in common."""

    life: Life
    damage: Amount
    type: MonsterType
    ability: MonsterAbility
    techniques: tuple[TechniqueId, ...] = ()
    setup: tuple[Setup, ...] = ()

    def __post_init__(self) -> None:
        demand((self.ability == "setup") == bool(self.setup), "setup: of that ability only")
        if self.ability in ("none", "careless"):
            demand(not self.techniques, "techniques: of another ability")
        if self.ability == "technique":
            demand(bool(self.techniques), "techniques: none")
        if self.ability == "crazy":
            demand(len(self.techniques) == CRAZY, "techniques: three in a row")


class Monster(Foe, frozen=True, kw_only=True, eq=False):
    """DF-3.17, DF-3.18: a monster of a level, with its reward."""

    level: Level
    gold: Amount


class BigBad(Foe, frozen=True, kw_only=True, eq=False):
    """DF-14.2: a big bad has no level and gives no gold."""


class RoomEffect(Table, frozen=True, tag_field="kind"):
    """DF-3.5 to DF-3.11: what a room does, and when."""

    when: ClassVar[Moment]


class Gold(RoomEffect, frozen=True, tag="gold"):
    """DF-3.5: coins for the chest."""

    when: ClassVar[Moment] = "reveal"
    amount: Life


class WhiteDie(RoomEffect, frozen=True, tag="white_die"):
    """DF-3.6: white dice for the chest."""

    when: ClassVar[Moment] = "reveal"
    amount: Life


class HealAll(RoomEffect, frozen=True, tag="heal_all"):
    """DF-3.7: life for every hero."""

    when: ClassVar[Moment] = "reveal"
    amount: Life


class FreeEquipment(RoomEffect, frozen=True, tag="free_equipment"):
    """DF-3.8: a card of the market deck for nothing."""

    when: ClassVar[Moment] = "reveal"
    amount: Life


class MonsterLife(RoomEffect, frozen=True, tag="monster_life"):
    """DF-3.10: the monster has more life points."""

    when: ClassVar[Moment] = "fight"
    amount: Life


class Demand(RoomEffect, frozen=True, tag="technique"):
    """DF-3.9: every throw of the fight uses a technique."""

    when: ClassVar[Moment] = "fight"
    technique: TechniqueId


class WaterCubes(RoomEffect, frozen=True, tag="water_cubes"):
    """DF-10.34, DF-10.39: the water cubes for the fight."""

    when: ClassVar[Moment] = "fight"


class SnowDie(RoomEffect, frozen=True, tag="snow_die"):
    """DF-10.34, DF-10.41: the snow die for the fight."""

    when: ClassVar[Moment] = "fight"


class Icebergs(RoomEffect, frozen=True, tag="icebergs"):
    """DF-10.7: icebergs into all empty holes."""

    when: ClassVar[Moment] = "setup"


class FlipPermafrost(RoomEffect, frozen=True, tag="flip_permafrost_both"):
    """DF-10.18: both permafrost overlays are flipped."""

    when: ClassVar[Moment] = "setup"


AnyRoomEffect: TypeAlias = (
    Gold
    | WhiteDie
    | HealAll
    | FreeEquipment
    | MonsterLife
    | Demand
    | WaterCubes
    | SnowDie
    | Icebergs
    | FlipPermafrost
)


class Room(Printed, frozen=True, kw_only=True, eq=False):
    """DF-3: a room, its stalls and what it does, in the order printed."""

    market_symbols: Annotated[int, msgspec.Meta(ge=1, le=9)]
    effects: tuple[AnyRoomEffect, ...] = ()
    technique: TechniqueId | None = derived("technique", None)
    more_life: int = derived("more_life", 0)

    def __post_init__(self) -> None:
        demanded = [effect.technique for effect in self.effects if isinstance(effect, Demand)]
        demand(len(demanded) <= 1, "effects: two techniques")
        more = sum(effect.amount for effect in self.effects if isinstance(effect, MonsterLife))
        settle(self, technique=demanded[0] if demanded else None, more_life=more)


class CardEffect(Table, frozen=True, tag_field="kind"):
    """What an equipment card does."""


class PreventAll(CardEffect, frozen=True, tag="prevent_all"):
    """No damage of this miss."""


class Prevent(CardEffect, frozen=True, tag="prevent"):
    """So much less damage of this miss."""

    amount: Life


class DamageMonster(CardEffect, frozen=True, tag="damage_monster"):
    """DF-7.26: damage to the monster on a miss."""

    amount: Life


class Rethrow(CardEffect, frozen=True, tag="rethrow"):
    """DF-7.21: the result is ignored; perhaps only where the die lies in one of these places."""

    only_if: tuple[Resting, ...] = ()


class CardFlipsPermafrost(CardEffect, frozen=True, tag="flip_permafrost_both"):
    """DF-10.15: the user flips both permafrost overlays."""


class CardFlipsWeakPoint(CardEffect, frozen=True, tag="flip_weak_point"):
    """DF-10.15: the user flips the weak point."""


class GainWaterCubes(CardEffect, frozen=True, tag="gain_water_cubes"):
    """DF-10.34: the water cubes for the fight."""


class GainSnowDie(CardEffect, frozen=True, tag="gain_snow_die"):
    """DF-10.34: the snow die for the fight."""


class SumTwoSections(CardEffect, frozen=True, tag="sum_two_sections"):
    """DF-7.31: a die on a line counts for both sections."""


class HealOne(CardEffect, frozen=True, tag="heal_one"):
    """One hero regains so much life."""

    amount: Life


class IgnoreRequired(CardEffect, frozen=True, tag="ignore_required_techniques"):
    """DF-6.32: techniques of monster and room do not apply to this throw and its repeats."""


class PlaceIcebergs(CardEffect, frozen=True, tag="place_icebergs"):
    """DF-10.7: icebergs into all empty holes."""


class MakeUltraCritical(CardEffect, frozen=True, tag="make_ultra_critical"):
    """DF-7.33: a bullseye without an eye destroys the monster all the same."""


class ReviveAll(CardEffect, frozen=True, tag="revive_all"):
    """DF-12.30: the stunned stand up again with so much life."""

    life: Life


class PayForDamage(CardEffect, frozen=True, tag="pay_for_damage"):
    """DF-6.32: coins for more damage of this throw."""

    coins: Life
    damage_bonus: Life


AnyCardEffect: TypeAlias = (
    PreventAll
    | Prevent
    | DamageMonster
    | Rethrow
    | CardFlipsPermafrost
    | CardFlipsWeakPoint
    | GainWaterCubes
    | GainSnowDie
    | SumTwoSections
    | HealOne
    | IgnoreRequired
    | PlaceIcebergs
    | MakeUltraCritical
    | ReviveAll
    | PayForDamage
)


class Equipment(Printed, frozen=True, kw_only=True, eq=False):
    """DF-12.16 to DF-12.21: a card of the market deck; weapons have a technique and a bonus."""

    kind: Kind
    cost: Amount
    use: Use
    user: User
    windows: tuple[Window, ...]
    technique: TechniqueId | None = None
    damage_bonus: Amount = 0
    effects: tuple[AnyCardEffect, ...] = ()

    def __post_init__(self) -> None:
        armed = self.kind == "weapon"
        demand(armed == (self.technique is not None), "technique: of weapons only")
        demand(armed == (self.damage_bonus > 0), "damage_bonus: of weapons only")
        demand(armed == (not self.effects), "effects: of everything but weapons")
        users: dict[Kind, User] = {"curiosity": "carrier", "rarity": "active_hero"}
        demand(self.user == users.get(self.kind, "owner"), "user: of another kind")
        demand(bool(self.windows), "windows: none")


class Technique(Printed, frozen=True, kw_only=True, eq=False):
    """DF-6.12 to DF-6.28: a way to throw, how it is done here, and how much harder it is."""

    family: Literal["route", "release", "stance"]
    gadget: str | None = None
    facts: tuple[str, ...]
    control_en: str
    control_pl: str
    question_en: str
    question_pl: str
    limits: Limits = Limits()
    timing_fail: float = 0.0
    noise_applies_in: tuple[Literal["physics", "sampled"], ...]
    bot_noise_add: float
    bot_noise_mult: float
    measured_hit: float | None = None
    estimated_hit: float | None = None
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)]
    rule: str

    def __post_init__(self) -> None:
        demand(bool(self.facts), "facts: none")
        known = (self.measured_hit is None) + (self.estimated_hit is None)
        demand(known == 1, "measured_hit: or estimated_hit, one of them")


class Die(Printed, frozen=True, kw_only=True, eq=False):
    """DF-10.34 to DF-10.41: a kind of dice; `outcomes` are equally likely."""

    count: Copies
    die_class: DieClass = msgspec.field(name="class")
    shape: Literal["d4", "d6"]
    edge: float
    rounding: float
    mass_g: float
    material: Literal["die", "foam_die"] = "die"
    outcomes: tuple[Symbol, ...]
    skill_on_eye: Literal["red", "green", "blue", "any_of_thrower"]
    recoverable: bool = False
    thrown_together: Copies = 1
    corners: int = derived("corners", 0)

    def __post_init__(self) -> None:
        sides, corners = SHAPES[self.shape]
        demand(len(self.outcomes) == sides, "outcomes: one for every side")
        settle(self, corners=corners)


class DieSymbol(Printed, frozen=True, kw_only=True, eq=False):
    """What a die can show."""

    rule: str


class Difficulty(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-2.11, DF-2.12, DF-15.8: how hard it is, and what that is worth."""

    source: Source
    extra_monster_life: Amount
    glory: Amount


class Title(Printed, frozen=True, kw_only=True, eq=False):
    """DF-15.9: what a party may call itself, up to so much glory."""

    max: int | None = None


class BotSkill(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-13.43: how much a hand shakes; 1 is an average player."""

    source: Source
    s: float
