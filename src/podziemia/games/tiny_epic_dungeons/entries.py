"""What stands in `content/*.toml`: cards and mats, and the words their effects are written in.

An effect is a list of operations from a closed vocabulary; each is a class here and one function in
`rules/effects.py`. What cannot be said in it is a fault of the file, found when it is read.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import ContentEntry, Source, derived, settle

Skill: TypeAlias = Literal["strength", "agility", "intellect"]
Tested: TypeAlias = Literal["strength", "agility", "intellect", "any"]
AttackType: TypeAlias = Literal["melee", "missile", "spell"]
LootType: TypeAlias = Literal["hand", "garb", "trinket"]
Supply: TypeAlias = Literal["loot", "spell"]
What: TypeAlias = Literal["loot", "spell", "either"]
Who: TypeAlias = Literal["self", "target", "all_heroes"]
When: TypeAlias = Literal[
    "always",
    "melee",
    "missile",
    "melee_or_missile",
    "spell",
    "rest",
    "disarm",
    "strength_check",
    "agility_check",
    "intellect_check",
    "any_check",
    "counter_melee",
    "this_attack",
    "this_attack_kills",
]
TargetKind: TypeAlias = Literal[
    "self", "one_hero", "all_heroes", "one_enemy", "one_goblin", "all_enemies", "boss"
]
RangeKind: TypeAlias = Literal["self", "same_room", "los", "path", "anywhere"]
Space: TypeAlias = Literal["start", "none", "goblin", "enemy_action", "skull"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an entry; an unknown key is a fault."""


class Range(Part, frozen=True):
    """TED-10.11 to TED-10.14: how far something reaches."""

    kind: RangeKind
    n: int = 0


class Needed(Part, frozen=True):
    """TED-8.1: a skill and the number it points at."""

    skill: Tested
    difficulty: int


class Op(Part, frozen=True, tag_field="op"):
    """An operation; `op` in a file names its class."""


class GainHealth(Op, frozen=True, tag="gain_health"):
    """Gain health, never above the maximum."""

    n: int
    who: Who = "self"


class LoseHealth(Op, frozen=True, tag="lose_health"):
    """Lose health, whatever the Defense; with a range: everybody in it."""

    n: int
    who: Who = "self"
    range: Range | None = None


class GainFocus(Op, frozen=True, tag="gain_focus"):
    """Gain focus, never above the maximum."""

    n: int
    who: Who = "self"


class LoseFocus(Op, frozen=True, tag="lose_focus"):
    """Lose focus, as far as there is any; as a cost in full."""

    n: int
    who: Who = "self"
    range: Range | None = None


class HealToMax(Op, frozen=True, tag="heal_to_max"):
    """Health rises to the maximum."""

    who: Who = "self"


class FocusToMax(Op, frozen=True, tag="focus_to_max"):
    """Focus rises to the maximum."""

    who: Who = "self"


class MoveTorch(Op, frozen=True, tag="torch"):
    """The torch goes up, or down space by space."""

    n: int


class Discover(Op, frozen=True, tag="discover"):
    """Discover cards."""

    what: What
    n: int


class PickUp(Op, frozen=True, tag="pick_up"):
    """Take cards out of the row."""

    what: What
    n: int


class DiscardEquipped(Op, frozen=True, tag="discard_equipped"):
    """Put equipped cards into their row; whoever has none suffers the other thing, if any."""

    what: What
    n: int
    who: Who = "self"
    otherwise: tuple[LoseHealth, ...] = msgspec.field(default=(), name="else")


class DiscardThis(Op, frozen=True, tag="discard_this"):
    """Put this card into its row."""


class RemoveThis(Op, frozen=True, tag="remove_this"):
    """Return this card to the box."""


class Reveal(Op, frozen=True, tag="reveal"):
    """Reveal face-down cards from afar."""

    n: int
    scope: Literal["adjacent", "anywhere"]


class SpawnGoblin(Op, frozen=True, tag="spawn_goblin"):
    """A goblin comes."""

    where: Literal["this_room", "entrance"]


class Teleport(Op, frozen=True, tag="teleport"):
    """Go to any revealed card."""

    to: Literal["any_revealed"]


class MoveSelf(Op, frozen=True, tag="move_self"):
    """Walk outside the normal move."""

    max: Literal["speed"]
    stealth: bool


class Damage(Op, frozen=True, tag="damage"):
    """Damage that ignores Defense."""

    n: int


class Kill(Op, frozen=True, tag="kill"):
    """The target dies."""

    target: TargetKind


class MoveEnemy(Op, frozen=True, tag="move_enemy"):
    """Push an enemy away, or move it anywhere."""

    n: int
    direction: Literal["away", "choice"]
    target: TargetKind


class MoveBoss(Op, frozen=True, tag="move_boss"):
    """The Boss walks towards something, or is back in its lair."""

    to: Literal["active_hero", "entrance_or_encounter", "lair"]
    n: Literal["speed"] | None = None


class LureEnemy(Op, frozen=True, tag="lure_enemy"):
    """A goblin or minion walks towards the acting hero."""


class PacifyGoblins(Op, frozen=True, tag="pacify_goblins"):
    """Goblins skip their next action."""


class SummonHero(Op, frozen=True, tag="summon_hero"):
    """Another hero is brought here, and healed."""

    heal: int


class EnemyGainHealth(Op, frozen=True, tag="enemy_gain_health"):
    """A minion or the Boss gains health."""

    n: int


class GrantAttack(Op, frozen=True, tag="attack"):
    """A melee attack with a weapon of the hero's, within the same action."""

    type: Literal["melee"]
    skill: Literal["weapon"]
    target: TargetKind
    mod: int


class ExtraHeroicAction(Op, frozen=True, tag="extra_heroic_action"):
    """One more heroic action this turn."""


class ModResult(Op, frozen=True, tag="mod_result"):
    """More to the result of checks."""

    n: int
    when: When


class ModDice(Op, frozen=True, tag="mod_dice"):
    """More dice in checks."""

    n: int
    when: When


class ModDefense(Op, frozen=True, tag="mod_defense"):
    """More Defense."""

    n: int
    when: When


class ModSpeed(Op, frozen=True, tag="mod_speed"):
    """More Speed."""

    n: int


class ModSpellDamage(Op, frozen=True, tag="mod_spell_damage"):
    """More damage by spells, to one target."""

    n: int


class Reroll(Op, frozen=True, tag="reroll"):
    """A die is rolled once more."""

    n: int
    when: When


class Stealth(Op, frozen=True, tag="stealth"):
    """Enemies neither stop nor ambush the hero."""

    until: Literal["end_of_next_turn"] | None = None
    who: Who = "self"


class SkipMove(Op, frozen=True, tag="skip_move"):
    """The enemy does not move this time."""

    target: TargetKind


AnyOp: TypeAlias = (
    GainHealth
    | LoseHealth
    | GainFocus
    | LoseFocus
    | HealToMax
    | FocusToMax
    | MoveTorch
    | Discover
    | PickUp
    | DiscardEquipped
    | DiscardThis
    | RemoveThis
    | Reveal
    | SpawnGoblin
    | Teleport
    | MoveSelf
    | Damage
    | Kill
    | MoveEnemy
    | MoveBoss
    | LureEnemy
    | PacifyGoblins
    | SummonHero
    | EnemyGainHealth
    | GrantAttack
    | ExtraHeroicAction
    | ModResult
    | ModDice
    | ModDefense
    | ModSpeed
    | ModSpellDamage
    | Reroll
    | Stealth
    | SkipMove
)
Ops: TypeAlias = tuple[AnyOp, ...]


class Cost(Part, frozen=True):
    """What is paid: focus, health, the card itself."""

    focus: int = 0
    health: int = 0
    remove: bool = False


FREE: Cost = Cost()


def cost_of(ops: Ops) -> Cost:
    """The operations of a cost as the numbers to pay."""
    focus = sum(op.n for op in ops if isinstance(op, LoseFocus))
    health = sum(op.n for op in ops if isinstance(op, LoseHealth))
    return Cost(focus, health, any(isinstance(op, RemoveThis) for op in ops))


class Priced(Part, frozen=True, kw_only=True):
    """What has a cost; `price` is the same in numbers."""

    cost: Ops = ()
    price: Cost = derived("price", FREE)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "price", cost_of(self.cost))


class Trigger(Priced, frozen=True, kw_only=True):
    """TED-14.18: usable while something is done, once each time."""

    when: When
    effects: Ops


class FreeAction(Priced, frozen=True, kw_only=True):
    """TED-14: an orange plaque on a card."""

    range: Range = Range("self")
    target: TargetKind = "self"
    effects: Ops
    once_per_turn: bool = False


class Attack(Priced, frozen=True, kw_only=True):
    """A second way to attack with a card."""

    action: AttackType
    skill: Skill
    mod: int
    range: Range = Range("same_room")
    target: TargetKind = "one_enemy"


class Feature(Priced, frozen=True, kw_only=True):
    """What a room offers: a trap, disarming it, a search, a free action."""

    check: Needed | None = None
    on_success: Ops = ()
    on_fail: Ops = ()
    range: Range = Range("self")
    target: TargetKind = "self"
    limit: Literal["one_success_per_act"] | None = None
    once_per_turn: bool = False


class Printed(ContentEntry, frozen=True, kw_only=True, eq=False):
    """What every card and mat tells, and where it comes from."""

    name_en: str
    name_pl: str
    effect_en: str
    effect_pl: str = ""
    source: Source = "house"
    confidence: Literal["high", "medium", "low"] | None = None
    note: str = ""


class Ability(Printed, frozen=True, kw_only=True, eq=False):
    """A starting item or ability of a hero mat."""

    kind: Literal["heroic", "free", "trigger", "enemy_phase"]
    action: Literal["melee", "missile", "cast_spell", "special"] | None = None
    is_attack: bool = False
    skill: Skill = "strength"
    mod: int = 0
    check: Needed | None = None
    cost: Ops = ()
    range: Range = Range("same_room")
    target: TargetKind = "self"
    effects: Ops = ()
    when: When = "always"
    not_boss: bool = False
    price: Cost = derived("price", FREE)

    def __post_init__(self) -> None:
        settle(self, price=cost_of(self.cost))


class HeroMat(ContentEntry, frozen=True, kw_only=True, eq=False):
    """TED-3.9: a hero: attributes, one ability that is never covered, two hand slots."""

    name_en: str
    name_pl: str
    class_en: str
    class_pl: str
    max_health: int
    max_focus: int
    speed: int
    defense: int
    strength: int
    agility: int
    intellect: int
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
    corridors: str
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


class GoblinDamage(Part, frozen=True):
    """So much, and so much for each goblin in play."""

    base: int
    per_goblin: int


class Prize(Part, frozen=True):
    """TED-12.4: a reward: one of its options, or all of them."""

    choose: Literal["one", "all"]
    options: tuple[Ops, ...]


class EnemyCard(Printed, frozen=True, kw_only=True, eq=False):
    """What goblins, minions and Bosses have in common."""

    speed: int
    defense: int
    attack_range: Range
    reach: int = derived("reach", 0)

    def __post_init__(self) -> None:
        settle(self, reach=self.attack_range.n)


class GoblinCard(EnemyCard, frozen=True, kw_only=True, eq=False):
    """TED-12.2: a goblin."""

    copies: int
    health: Literal[1]
    counter: Literal["goblin_count"]
    mode: Literal["move_or_attack", "move_and_attack"]
    damage: GoblinDamage
    reward: Prize


class MinionCounter(Part, frozen=True):
    """TED-11.8: a minion's modifiers."""

    melee: int
    missile_spell: int


class DefenseBonus(Part, frozen=True):
    """More Defense against a type of attack."""

    melee: int
    missile: int


class Aura(Part, frozen=True):
    """What befalls a hero that starts its turn in the minion's room."""

    who: Literal["hero_starting_turn_in_room"]
    effects: tuple[ModSpeed, ...]


class MinionCard(EnemyCard, frozen=True, kw_only=True, eq=False):
    """A minion."""

    health: int
    defense_bonus: DefenseBonus
    counter: MinionCounter
    effects: Ops
    aura: Aura | None = None


class BossCounter(Part, frozen=True):
    """TED-11.9: a Boss's modifiers."""

    melee: int
    missile: int
    spell: int


class HeroSpace(Part, frozen=True):
    """A hero space of a Boss mat: what counts while standing there, what happens when stopping."""

    id: int
    mods: Ops
    on_stop: Ops
    entrance: bool = False


class BossMat(EnemyCard, frozen=True, kw_only=True, eq=False):
    """A Boss: its Act 2 side."""

    seals: tuple[int, int, int]
    counter: BossCounter
    after_attack: dict[AttackType, Ops]
    torch_effect: Ops
    torch_effect_en: str
    torch_effect_pl: str = ""
    effects: Ops
    heal_requires_hit: bool = False
    spaces: tuple[HeroSpace, ...]


class LootCard(Printed, frozen=True, kw_only=True, eq=False):
    """TED-16.1: loot. `action` with `skill` and `mod` is a weapon's attack."""

    type: LootType
    set: str | None = None
    action: AttackType | None = None
    skill: Skill = "strength"
    mod: int = 0
    range: Range = Range("same_room")
    alt_action: Attack | None = None
    on_hit: Ops = ()
    effects: Ops = ()
    trigger: Trigger | None = None
    free_action: FreeAction | None = None


class SpellCard(Printed, frozen=True, kw_only=True, eq=False):
    """A spell, cast as a heroic action unless it is free."""

    kind: Literal["heroic", "free"]
    is_attack: bool
    check: Needed | None = None
    cost: Ops = ()
    range: Range
    target: TargetKind
    effects: Ops
    act1_target: TargetKind | None = None
    act1_effects: Ops = ()
    once_per_turn: bool = False
    type: Literal["spell"] = "spell"
    price: Cost = derived("price", FREE)

    def __post_init__(self) -> None:
        settle(self, price=cost_of(self.cost))


class LegendarySet(Printed, frozen=True, kw_only=True, eq=False):
    """TED-16.13: four pieces; two, three, four equipped give 1, 2, 3."""

    pieces: tuple[str, ...]
    trigger: AttackType
    effect_op: Literal["gain_health", "mod_result", "gain_focus"]


class TorchTrack(ContentEntry, frozen=True, kw_only=True):
    """A side of the torch mat: its spaces from the top, and where the torch starts."""

    start: tuple[int, int, int]
    source: Source
    spaces: tuple[Space, ...]
    effects: tuple[Space, ...] = derived("effects", ())

    def __post_init__(self) -> None:
        settle(self, effects=tuple(reversed(self.spaces)))


def words_of(entry: Any) -> dict[str, dict[str, str]]:
    """Names and texts of an entry by language."""
    names = {"en": entry.name_en, "pl": entry.name_pl}
    texts = {"en": entry.effect_en, "pl": entry.effect_pl or entry.effect_en}
    return {"names": names, "texts": texts}
