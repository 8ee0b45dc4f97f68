"""What stands in `content/*.toml`: cards and mats, with effects written in operations."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, ContentEntry, Copies, Source, Table, derived, settle

from .operations import (
    AttackType,
    Cast,
    Change,
    Found,
    Freely,
    Gained,
    Inflicted,
    Lasting,
    LoseFocus,
    LoseHealth,
    Loss,
    LureEnemy,
    ModSpeed,
    MoveBoss,
    MoveEnemy,
    MoveSelf,
    Needed,
    Ops,
    Payment,
    Range,
    RemoveThis,
    Skill,
    Skilled,
    SkipMove,
    Spelt,
    TargetKind,
    Triggered,
    Trodden,
    Unleashed,
    When,
    Worn,
)

LootType: TypeAlias = Literal["hand", "garb", "trinket"]
Space: TypeAlias = Literal["start", "none", "goblin", "enemy_action", "skull"]
Corridors: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?=.)N?E?S?W?$")]
BOSS_HEALTH = 8  # TED-17.3
RING = 6  # TED-18.2


def demand(true: bool, why: str) -> None:
    """Refuse an entry whose parts do not fit together."""
    if not true:
        raise ValueError(why)


def only(ops: Ops, kinds: Any) -> None:
    """Refuse operations that mean nothing there."""
    demand(all(isinstance(op, kinds) for op in ops), "effects: of another kind")


def for_somebody(ops: Ops) -> bool:
    """Whether nothing befalls everybody in a range, as only enemies do it."""
    return all(not isinstance(op, Loss) or op.range is None for op in ops)


class Cost(Table, frozen=True):
    """What is paid: focus, health, the card itself."""

    focus: Amount = 0
    health: Amount = 0
    remove: bool = False


FREE: Cost = Cost()


def cost_of(ops: tuple[Payment, ...]) -> Cost:
    """The operations of a cost as the numbers to pay."""
    focus = sum(op.n for op in ops if isinstance(op, LoseFocus))
    health = sum(op.n for op in ops if isinstance(op, LoseHealth))
    return Cost(focus, health, any(isinstance(op, RemoveThis) for op in ops))


class Priced(Table, frozen=True, kw_only=True):
    """What has a cost; `price` is the same in numbers."""

    cost: tuple[Payment, ...] = ()
    price: Cost = derived("price", FREE)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "price", cost_of(self.cost))


class Trigger(Priced, frozen=True, kw_only=True):
    """TED-14.18: usable while something is done, once each time."""

    when: When
    effects: tuple[Triggered, ...]


class FreeAction(Priced, frozen=True, kw_only=True):
    """TED-14: an orange plaque on a card."""

    range: Range = Range("self")
    target: TargetKind = "self"
    effects: tuple[Freely, ...]
    once_per_turn: bool = False


class Attack(Priced, frozen=True, kw_only=True):
    """A second way to attack with a card."""

    action: AttackType
    skill: Skill
    mod: Change
    range: Range = Range("same_room")
    target: TargetKind = "one_enemy"


class Feature(Priced, frozen=True, kw_only=True):
    """What a room offers: a trap, disarming it, a search, a free action."""

    check: Needed | None = None
    on_success: tuple[Found, ...] = ()
    on_fail: tuple[Found, ...] = ()
    range: Range = Range("self")
    target: TargetKind = "self"
    limit: Literal["one_success_per_act"] | None = None
    once_per_turn: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        demand(for_somebody((*self.on_success, *self.on_fail)), "a room has no range of its own")


class Printed(ContentEntry, frozen=True, kw_only=True, eq=False):
    """What every card and mat tells, and where it comes from."""

    name_en: str
    name_pl: str
    effect_en: str
    effect_pl: str
    source: Source = "house"
    confidence: Literal["high", "medium", "low"] | None = None
    note: str = ""


class Ability(Printed, frozen=True, kw_only=True, eq=False):
    """A starting item or ability of a hero mat."""

    kind: Literal["heroic", "free", "trigger", "enemy_phase"]
    action: Literal["melee", "missile", "cast_spell", "special"] | None = None
    is_attack: bool = False
    skill: Skill = "strength"
    mod: Change = 0
    check: Needed | None = None
    cost: tuple[Payment, ...] = ()
    range: Range = Range("same_room")
    target: TargetKind = "self"
    effects: tuple[Skilled, ...] = ()
    when: When = "always"
    not_boss: bool = False
    price: Cost = derived("price", FREE)

    def __post_init__(self) -> None:
        settle(self, price=cost_of(self.cost))
        demand((self.kind == "heroic") == (self.action is not None), "action: of heroic ones only")
        tested = self.kind == "heroic" and self.action in ("cast_spell", "special")
        demand(tested == (self.check is not None), "check: of spells and special actions")
        demand(self.check is None or self.check.skill != "any", "check: one skill")
        heroic = MoveSelf if self.action == "special" else Cast
        fitting = {"free": Freely, "trigger": Triggered, "enemy_phase": SkipMove, "heroic": heroic}
        only(self.effects, fitting[self.kind])


class HeroMat(ContentEntry, frozen=True, kw_only=True, eq=False):
    """TED-3.9: a hero: attributes, one ability that is never covered, two hand slots."""

    name_en: str
    name_pl: str
    class_en: str
    class_pl: str
    max_health: Copies
    max_focus: Copies
    speed: Amount
    defense: Amount
    strength: Amount
    agility: Amount
    intellect: Amount
    source: Source
    confidence: Literal["high", "medium", "low"] | None = None
    note: str = ""
    ability: Ability
    hand_left: Ability
    hand_right: Ability
    dice: dict[Skill, int] = derived("dice", {})

    def __post_init__(self) -> None:
        skills: dict[Skill, int] = {
            "strength": self.strength,
            "agility": self.agility,
            "intellect": self.intellect,
        }
        settle(self, dice=skills)


class DungeonCard(Printed, frozen=True, kw_only=True, eq=False):
    """A room, an encounter, the Entrance or the Gate, with its corridors as printed."""

    kind: Literal["room", "encounter", "entrance", "lair_gate"] = "room"
    corridors: Corridors
    seal_symbol: bool = False
    portal: bool = False
    goblin_encounter: bool = False
    trap: Feature | None = None
    disarm: Feature | None = None
    search: Feature | None = None
    free_action: Feature | None = None
    mask: int = derived("mask", 0)

    def __post_init__(self) -> None:
        settle(self, mask=sum(1 << "NESW".index(side) for side in self.corridors))
        for feature in (self.trap, self.disarm):
            demand(feature is None or feature.check is not None, "trap and disarm need a check")
        demand(self.search is None or bool(self.search.on_success), "search: nothing to find")


class GoblinDamage(Table, frozen=True):
    """So much, and so much for each goblin in play."""

    base: Amount
    per_goblin: Amount


class Prize(Table, frozen=True):
    """TED-12.4: a reward: one of its options, or all of them."""

    choose: Literal["one", "all"]
    options: tuple[tuple[Gained, ...], ...]


class EnemyCard(Printed, frozen=True, kw_only=True, eq=False):
    """What goblins, minions and Bosses have in common."""

    speed: Amount
    defense: Amount
    attack_range: Range
    reach: int = derived("reach", 0)

    def __post_init__(self) -> None:
        settle(self, reach=self.attack_range.n)


class GoblinCard(EnemyCard, frozen=True, kw_only=True, eq=False):
    """TED-12.2: a goblin."""

    copies: Copies
    health: Literal[1]
    counter: Literal["goblin_count"]
    mode: Literal["move_or_attack", "move_and_attack"]
    damage: GoblinDamage
    reward: Prize


class MinionCounter(Table, frozen=True):
    """TED-11.8: a minion's modifiers."""

    melee: Change
    missile_spell: Change


class DefenseBonus(Table, frozen=True):
    """More Defense against a type of attack."""

    melee: Change
    missile: Change


class Aura(Table, frozen=True):
    """What befalls a hero that starts its turn in the minion's room."""

    who: Literal["hero_starting_turn_in_room"]
    effects: tuple[ModSpeed, ...]


class MinionCard(EnemyCard, frozen=True, kw_only=True, eq=False):
    """A minion."""

    health: Copies
    defense_bonus: DefenseBonus
    counter: MinionCounter
    effects: tuple[Inflicted, ...]
    aura: Aura | None = None


class BossCounter(Table, frozen=True):
    """TED-11.9: a Boss's modifiers."""

    melee: Change
    missile: Change
    spell: Change


SealSpace: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=BOSS_HEALTH)]


class HeroSpace(Table, frozen=True):
    """A hero space of a Boss mat: what counts while standing there, what happens when stopping."""

    id: Amount
    mods: tuple[Lasting, ...]
    on_stop: tuple[Trodden, ...]
    entrance: bool = False

    def __post_init__(self) -> None:
        demand(for_somebody(self.on_stop), "on_stop: a space has no range")


class BossMat(EnemyCard, frozen=True, kw_only=True, eq=False):
    """A Boss: its Act 2 side."""

    seals: tuple[SealSpace, SealSpace, SealSpace]
    counter: BossCounter
    after_attack: dict[AttackType, tuple[LoseFocus | LoseHealth, ...]]
    torch_effect: tuple[Unleashed, ...]
    torch_effect_en: str
    torch_effect_pl: str
    effects: tuple[Inflicted, ...]
    heal_requires_hit: bool = False
    spaces: Annotated[tuple[HeroSpace, ...], msgspec.Meta(min_length=RING, max_length=RING)]


class LootCard(Printed, frozen=True, kw_only=True, eq=False):
    """TED-16.1: loot. `action` with `skill` and `mod` is a weapon's attack."""

    type: LootType
    set: str | None = None
    action: AttackType | None = None
    skill: Skill = "strength"
    mod: Change = 0
    range: Range = Range("same_room")
    alt_action: Attack | None = None
    on_hit: tuple[MoveEnemy, ...] = ()
    effects: tuple[Worn, ...] = ()
    trigger: Trigger | None = None
    free_action: FreeAction | None = None


class SpellCard(Printed, frozen=True, kw_only=True, eq=False):
    """A spell, cast as a heroic action unless it is free."""

    kind: Literal["heroic", "free"]
    is_attack: bool
    check: Needed | None = None
    cost: tuple[Payment, ...] = ()
    range: Range
    target: TargetKind
    effects: tuple[Spelt, ...]
    act1_target: Literal["one_enemy", "one_goblin"] | None = None
    act1_effects: tuple[LureEnemy, ...] = ()
    once_per_turn: bool = False
    type: Literal["spell"] = "spell"
    price: Cost = derived("price", FREE)

    def __post_init__(self) -> None:
        settle(self, price=cost_of(self.cost))
        lures = self.target == "boss"
        demand(lures == (self.act1_target is not None), "act1_target: of what is aimed at the Boss")
        demand(lures == any(isinstance(op, MoveBoss) for op in self.effects), "effects: the Boss")
        demand((self.kind == "heroic") == (self.check is not None), "check: of what is cast")
        demand(self.check is None or self.check.skill != "any", "check: one skill")
        only(self.effects, Freely if self.kind == "free" else Spelt)
        demand(bool(self.effects), "effects: none")


class LegendarySet(Printed, frozen=True, kw_only=True, eq=False):
    """TED-16.13: four pieces; two, three, four equipped give 1, 2, 3."""

    pieces: tuple[str, ...]
    trigger: AttackType
    effect_op: Literal["gain_health", "mod_result", "gain_focus"]


class Face(Printed, frozen=True, kw_only=True, eq=False):
    """A face of a hero die or of the enemy die, and the rule that says what it does."""

    rule: str


class TorchTrack(ContentEntry, frozen=True, kw_only=True):
    """A side of the torch mat: its spaces from the top, and where the torch starts."""

    start: tuple[Copies, Copies, Copies]
    source: Source
    spaces: tuple[Space, ...]
    effects: tuple[Space, ...] = derived("effects", ())

    def __post_init__(self) -> None:
        settle(self, effects=tuple(reversed(self.spaces)))
        demand(self.spaces[-1:] == ("skull",), "spaces: the skull is the last")
        demand(max(self.start) < len(self.spaces), "start: not on the track")
