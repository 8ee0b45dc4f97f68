"""What stands in `content/*.toml`: heroes, monsters, cards, dice, tokens (see `vocabulary`)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from podziemia.kernel.content import Amount, ContentEntry, Copies, Source, Table, derived, settle

from .vocabulary import (
    ALL_ATTACKS,
    SKILL_DECKS,
    STARTING_SKILLS,
    AbilityId,
    Against,
    AttackType,
    BonusTo,
    Change,
    ChestColor,
    Coins,
    DieId,
    FamiliarEffect,
    FamiliarId,
    GainId,
    HeroEffect,
    ItemDeck,
    MonsterKind,
    OverlordEffect,
    Potion,
    Rank,
    SkillDeck,
    SkillEffect,
    Symbol,
    Timing,
    Trigger,
)


def demand(true: bool, why: str) -> None:
    """Refuse an entry whose parts do not fit together."""
    if not true:
        raise ValueError(why)


class Printed(ContentEntry, frozen=True, kw_only=True, eq=False):
    """What everything in the box is called, and where it comes from."""

    name_en: str
    name_pl: str
    source: Source
    confidence: Literal["high", "medium", "low"] = "high"
    note: str = ""


class Worded(Printed, frozen=True, kw_only=True, eq=False):
    """What says in words what it does."""

    effect_en: str
    effect_pl: str


class Bonus(Table, frozen=True):
    """A number added to something.

    A weapon's bonuses count for attacks with it alone, all others for whatever their owner does
    (DJ-15.29, DJ-19.12).
    """

    to: BonusTo
    amount: Change
    attacks: tuple[AttackType, ...] = ALL_ATTACKS
    against: Against = "all"


class Granted(Table, frozen=True):
    """DJ-15.1: a special ability and its rank; 0 without one."""

    id: AbilityId
    rank: Amount = 0


class Gain(Table, frozen=True):
    """What is bought with surges."""

    id: GainId
    amount: Amount = 1


class SurgeOption(Table, frozen=True):
    """DJ-6.17: so many surges, and what they buy."""

    cost: Copies
    gains: tuple[Gain, ...]


class Face(Table, frozen=True):
    """DJ-8.1: a face of a die."""

    range: Amount = 0
    damage: Amount = 0
    surge: Amount = 0
    enhancement: Amount = 0
    miss: bool = False

    @property
    def blank(self) -> bool:
        """DJ-8.3: nothing at all."""
        return self == BLANK


BLANK: Final = Face()


class Die(Worded, frozen=True, kw_only=True, eq=False):
    """A kind of dice."""

    copies: Copies
    role: Literal["attack", "bonus", "power"]
    attack: AttackType | None = None
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]

    def __post_init__(self) -> None:
        demand((self.role == "attack") == (self.attack is not None), "attack: of attack dice only")


class HeroSheet(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-1.6: a hero sheet."""

    wounds: Copies
    fatigue: Copies
    armor: Amount
    speed: Copies
    traits: dict[AttackType, Amount]
    skills: dict[SkillDeck, Amount]
    conquest: Annotated[int, msgspec.Meta(ge=2, le=4)]
    hands: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    bonuses: tuple[Bonus, ...] = ()
    immune: tuple[AbilityId, ...] = ()
    familiars: tuple[FamiliarId, ...] = ()
    effect: HeroEffect | None = None

    def __post_init__(self) -> None:
        demand(tuple(self.traits) == ALL_ATTACKS, "traits: melee, ranged, magic")
        demand(tuple(self.skills) == SKILL_DECKS, "skills: fighting, subterfuge, wizardry")
        demand(sum(self.skills.values()) == STARTING_SKILLS, "skills: three in all")


class Monster(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-14.1: one half of a monster card: a kind and a rank."""

    kind: MonsterKind
    rank: Rank
    footprint: tuple[Copies, Copies]
    """Rows and columns when it lies; a long figure may also stand, the other way round."""
    figures: Copies
    speed: Copies
    armor: Amount
    wounds: tuple[Copies, Copies, Copies, Copies]
    """By the number of players, 2 to 5, overlord included."""
    attack: AttackType
    dice: tuple[DieId, ...]
    bonuses: tuple[Bonus, ...] = ()
    abilities: tuple[Granted, ...] = ()
    master: bool = derived("master", False)
    spaces: int = derived("spaces", 1)

    def __post_init__(self) -> None:
        settle(self, master=self.rank == "master", spaces=self.footprint[0] * self.footprint[1])

    def life(self, players: int) -> int:
        """DJ-14.2: its wounds among so many players, overlord included."""
        return self.wounds[players - 2]


class Skill(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-24.1: a skill card."""

    deck: SkillDeck
    timing: Timing = "always"
    exhausts: bool = False
    bonuses: tuple[Bonus, ...] = ()
    abilities: tuple[Granted, ...] = ()
    familiars: tuple[FamiliarId, ...] = ()
    effect: SkillEffect | None = None

    def __post_init__(self) -> None:
        demand(self.effect in {None, self.id}, "effect: is called like the card")


class Use(Table, frozen=True, tag_field="use"):
    """What an item can be used for; `use` in a file names its class."""


class Shield(Use, frozen=True, tag="shield"):
    """DJ-9.3, DJ-9.4: exhaust it to cancel wounds that do not ignore armor."""

    cancels: Copies


class Ward(Use, frozen=True, tag="ward"):
    """Pay fatigue to cancel as many wounds of any kind, again and again."""


class Cloak(Use, frozen=True, tag="cloak"):
    """Roll a power die for each wound; each such symbol cancels one."""

    on: Symbol


class Heal(Use, frozen=True, tag="heal"):
    """DJ-5.15: for 1 movement point and 1 fatigue heal oneself or an adjacent figure."""

    wounds: Copies


class Restore(Use, frozen=True, tag="restore"):
    """DJ-3.4: after equipping, discard it: wounds (all without a number) and all fatigue."""

    wounds: Copies | None = None
    adjacent_heroes: bool = False


class Lull(Use, frozen=True, tag="lull"):
    """DJ-3.15: at the end of the turn discard it: a stun token on every monster so near."""

    within: Copies


class Drink(Use, frozen=True, tag="drink"):
    """DJ-20.3, DJ-20.4: for 1 movement point: wounds, or all fatigue."""

    wounds: Amount = 0
    fatigue: bool = False


class Cache(Table, frozen=True):
    """DJ-20.16: what a treasure cache pays."""

    coins: Coins = 0
    potion: Potion | None = None


class Item(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-19: a card of the shop, a potion, a treasure or a relic."""

    deck: ItemDeck
    kind: Literal["weapon", "armor", "shield", "other", "potion", "cache"]
    copies: Copies = 1
    price: Coins = 0
    sell: Coins | None = None
    """What the town pays; None for what cannot be sold."""
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    rune: bool = False
    attack: AttackType | None = None
    dice: tuple[DieId, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    abilities: tuple[Granted, ...] = ()
    surges: tuple[SurgeOption, ...] = ()
    off_hand: tuple[Bonus, ...] = ()
    speed_cap: Copies | None = None
    forbids_runes: bool = False
    immune: tuple[AbilityId, ...] = ()
    use: Shield | Ward | Cloak | Heal | Restore | Lull | Drink | None = None
    cache: Cache | None = None

    def __post_init__(self) -> None:
        weapon = self.kind == "weapon"
        demand(weapon == (self.attack is not None), "attack: of weapons only")
        demand(weapon == bool(self.dice), "dice: of weapons only")
        demand((self.kind == "shield") == isinstance(self.use, Shield), "use: shields are shields")
        demand((self.kind == "potion") == isinstance(self.use, Drink), "use: potions are drunk")
        demand((self.kind == "cache") == (self.cache is not None), "cache: of caches only")
        handy = self.kind in ("weapon", "shield")
        demand(handy == bool(self.hands), "hands: of weapons and shields")
        demand((self.deck == "relic") == (self.price == 0), "price: of everything but relics")


class Trap(Table, frozen=True):
    """DJ-12.16, DJ-12.26: who rolls against a trap, and what it deals."""

    victims: Literal["hero", "near_door", "near_chest"] = "hero"
    wounds: Amount = 0
    dice: Amount = 0
    per_surge: Amount = 0
    """How many wounds each surge takes off."""
    negated: bool = False
    """Whether a blank on any die cancels it."""


class Spawned(Table, frozen=True):
    """Up to so many of a monster."""

    monster: str
    count: Copies


class OverlordCard(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-12: a card of the overlord's deck."""

    type: Literal["event", "spawn", "trap", "power"]
    copies: Copies
    cost: Amount
    value: Amount
    trigger: Trigger
    trap: Trap | None = None
    spawns: tuple[Spawned, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    effect: OverlordEffect | None = None

    def __post_init__(self) -> None:
        demand((self.type == "trap") == (self.trap is not None), "trap: of traps only")
        demand((self.type == "spawn") == bool(self.spawns), "spawns: of spawn cards only")
        demand((self.type == "spawn") == (self.trigger == "spawn_step"), "trigger: spawn_step")
        demand(self.effect in {None, self.id}, "effect: is called like the card")
        says = (self.spawns, self.bonuses, self.effect)
        demand(sum(bool(each) for each in says) == 1, "either spawns, bonuses or an effect")


class Familiar(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-23: a familiar, a companion or the monkey."""

    kind: Literal["familiar", "companion", "transformation"]
    speed: Amount
    carries: Amount = 0
    bonuses: tuple[Bonus, ...] = ()
    effect: FamiliarEffect | None = None


class Ability(Worded, frozen=True, kw_only=True, eq=False):
    """DJ-15: a special ability, or what else attacks do."""

    ranked: bool = False
    on: Literal["damage", "wound"] | None = None
    """What it needs: damage before armor, or a wound lost (DJ-6.31)."""


class Offer(Printed, frozen=True, kw_only=True, eq=False):
    """DJ-21.7: what the town sells besides the cards of the shop."""

    price: Coins
    at_setup: bool = False
    stock: Copies | None = None
    opened: ChestColor | None = None
    """DJ-21.9: a chest of this colour has been opened."""


class Component(ContentEntry, frozen=True, kw_only=True, eq=False):
    """What lies in the box."""

    name_en: str
    name_pl: str
    count: Copies
    unlimited: bool = False
    """Whether the number on the table is not limited by the tokens."""
    source: Source
    note: str = ""
