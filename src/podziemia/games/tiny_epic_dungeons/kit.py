"""What a hero can do with its mat and what it has equipped: worked out once for every outfit.

A hero's gear is a tuple of seven places: two hands, garb, two trinkets, two spells (TED-16.8). A
card in a hand covers the starting item or ability of that slot (TED-16.11); everything else covers
nothing (TED-16.12).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

from .content import SETS, Equipment
from .entries import Ability, Cost, HeroMat, LootCard, SpellCard
from .operations import (
    AttackType,
    GainFocus,
    GainHealth,
    ModDefense,
    ModDice,
    ModResult,
    ModSpeed,
    ModSpellDamage,
    Ops,
    Range,
    Reroll,
    Skill,
    Stealth,
    TargetKind,
    When,
)
from .options import Use

Gear: TypeAlias = tuple[Equipment | None, ...]
LEFT, RIGHT, GARB, TRINKET, SECOND_TRINKET, SPELL, SECOND_SPELL = range(7)
SLOTS: Final = ("left", "right", "garb", "trinket", "trinket2", "spell", "spell2")
PLACES: Final = {
    "hand": (LEFT, RIGHT),
    "garb": (GARB,),
    "trinket": (TRINKET, SECOND_TRINKET),
    "spell": (SPELL, SECOND_SPELL),
}
"""TED-16.8: where cards of each type are equipped."""
BARE: Final[Gear] = (None,) * len(SLOTS)
PLAIN: Final = (GainHealth, GainFocus, ModSpeed, ModDefense, ModResult, ModDice)
"""TED-8.14: what may be used while a check is open changes nothing but these."""


LASTING: Final = (ModSpeed, ModDefense, ModResult, ModDice)


class Weapon:
    """A way to attack: a starting weapon, a hand card, or the second mode of one."""

    __slots__ = (
        *("action", "everybody", "id", "kill_focus", "mod", "mode", "on_hit", "price", "reach"),
        "skill",
    )

    def __init__(  # noqa: PLR0913, PLR0917 -- as much as a card says of an attack
        self,
        name: str,
        mode: int,
        action: AttackType,
        skill: Skill,
        mod: int,
        reach: Range,
        price: Cost = Cost(),  # noqa: B008 -- frozen
        on_hit: Ops = (),
        *,
        everybody: bool = False,
        kill_focus: int = 0,
    ) -> None:
        self.id = name
        self.mode = mode
        self.action = action
        self.skill = skill
        self.mod = mod
        self.reach = reach
        self.price = price
        self.on_hit = on_hit
        self.everybody = everybody  # all enemies in range are its targets (TED-10.21)
        self.kill_focus = kill_focus  # gained when an attack with it kills


class Free:
    """TED-14: a free action of a mat or a card."""

    __slots__ = (
        *("effects", "guards", "heals", "id", "once", "option", "plain", "price", "reach"),
        *("sure", "target"),
    )

    def __init__(
        self, name: str, price: Cost, reach: Range, target: TargetKind, effects: Ops, *, once: bool
    ) -> None:
        self.id = name
        self.price = price
        self.reach = reach
        self.target = target
        self.effects = effects
        self.once = once
        self.plain = all(isinstance(op, PLAIN) for op in effects)
        self.heals = any(isinstance(op, GainHealth) for op in effects)
        self.guards = any(isinstance(op, ModDefense) for op in effects)
        self.sure = any(isinstance(op, LASTING) for op in effects)  # to do something
        self.option = Use(name)


class Boost:
    """TED-14.18: a trigger ability that adds to a result or to Defense, or rerolls a die."""

    __slots__ = ("amount", "id", "price", "when")

    def __init__(self, name: str, when: When, amount: int, price: Cost) -> None:
        self.id = name
        self.when = when
        self.amount = amount
        self.price = price


class Kit:
    """Everything that a mat and its gear give."""

    __slots__ = (
        *("boosts", "counter_melee", "defense", "dice", "enemy_phase", "frees", "guards", "lion"),
        *("owl", "rerolls", "rest_focus", "rest_health", "results", "specials", "speed"),
        *("spell_damage", "spells", "stealth", "weapons"),
    )

    def __init__(self, mat: HeroMat, gear: Gear) -> None:
        self.weapons: list[Weapon] = []
        self.spells: list[Ability | SpellCard] = []
        self.specials: list[Ability] = []
        self.frees: list[Free] = []
        self.boosts: list[Boost] = []
        self.rerolls: list[Boost] = []
        self.guards: list[Boost] = []
        self.enemy_phase: list[Ability] = []
        self.results: list[tuple[When, int]] = []
        self.dice: list[tuple[When, int]] = []
        self.speed, self.defense, self.counter_melee = mat.speed, mat.defense, 0
        self.spell_damage, self.rest_health, self.rest_focus = 0, 0, 0
        self.stealth = False
        self.add_ability(mat.ability)
        for slot, starting in ((LEFT, mat.hand_left), (RIGHT, mat.hand_right)):
            if gear[slot] is None:  # TED-16.11
                self.add_ability(starting)
        for card in gear:
            if isinstance(card, LootCard):
                self.add_loot(card)
            elif card is not None:
                self.add_spell(card)
        worn = [card.set for card in gear if isinstance(card, LootCard) and card.set is not None]
        levels = {name: max(0, worn.count(name) - 1) for name in SETS}  # TED-16.13, TED-16.14
        self.lion, self.owl = levels["lion"], levels["owl"]
        for name in ("bear", "hawk"):
            if levels[name]:
                self.results.append((SETS[name].trigger, levels[name]))

    def add_ability(self, ability: Ability) -> None:
        """A starting item or ability that is not covered."""
        name, price = ability.id, ability.price
        match ability.kind, ability.action:
            case "heroic", "melee" | "missile" as action:
                weapon = Weapon(name, 0, action, ability.skill, ability.mod, ability.range)
                self.weapons.append(weapon)
            case "heroic", "cast_spell":
                self.spells.append(ability)  # TED-9.28
            case "heroic", _:
                self.specials.append(ability)
            case "free", _:
                reach = ability.range if ability.target != "self" else Range("self")
                free = Free(name, price, reach, ability.target, ability.effects, once=False)
                self.frees.append(free)
            case "trigger", _:
                self.add_trigger(name, ability.when, ability.effects, price)
            case _:
                self.enemy_phase.append(ability)

    def add_loot(self, card: LootCard) -> None:
        """A loot card: an attack, a second mode, what it gives all the time, its abilities."""
        name, kill_focus = card.id, 0
        trigger = card.trigger
        if trigger is not None and trigger.when == "this_attack_kills":
            kill_focus = sum(op.n for op in trigger.effects if isinstance(op, GainFocus))
        elif trigger is not None:
            self.add_trigger(name, trigger.when, trigger.effects, trigger.price)
        if card.action is not None:
            weapon = Weapon(
                *(name, 0, card.action, card.skill, card.mod, card.range),
                on_hit=card.on_hit,
                kill_focus=kill_focus,
            )
            self.weapons.append(weapon)
        if (other := card.alt_action) is not None:
            weapon = Weapon(
                *(name, 1, other.action, other.skill, other.mod, other.range, other.price),
                everybody=other.target == "all_enemies",
            )
            self.weapons.append(weapon)
        if (free := card.free_action) is not None:
            given = (free.price, free.range, free.target, free.effects)
            self.frees.append(Free(name, *given, once=free.once_per_turn))
        for op in card.effects:
            match op:
                case ModSpeed(n):
                    self.speed += n
                case ModDefense(n, "counter_melee"):
                    self.counter_melee += n
                case ModDefense(n):
                    self.defense += n
                case ModResult(n, when):
                    self.results.append((when, n))
                case ModDice(n, when):
                    self.dice.append((when, n))
                case ModSpellDamage(n):
                    self.spell_damage += n
                case Stealth():
                    self.stealth = True

    def add_spell(self, card: SpellCard) -> None:
        """A spell card, cast or free (TED-9.22)."""
        if card.kind == "free":
            given = (card.price, card.range, card.target, card.effects)
            self.frees.append(Free(card.id, *given, once=card.once_per_turn))
        else:
            self.spells.append(card)

    def add_trigger(self, name: str, when: When, effects: Ops, price: Cost) -> None:
        """What may be used while something is done (TED-14.18), or comes with a rest (TED-9.2)."""
        for op in effects:
            match op:
                case ModResult(n):
                    self.boosts.append(Boost(name, when, n, price))
                case Reroll(n):
                    self.rerolls.append(Boost(name, when, n, price))
                case ModDefense(n):
                    self.guards.append(Boost(name, when, n, price))
                case GainHealth(n):
                    self.rest_health += n
                case GainFocus(n):
                    self.rest_focus += n


@lru_cache(maxsize=16_384)
def kit_of(mat: HeroMat, gear: Gear) -> Kit:
    """What a mat and its gear give, worked out once."""
    return Kit(mat, gear)


@cache
def tags_of(kind: str, skill: Skill) -> frozenset[str]:
    """TED-8.22: the situations that a check of this kind and skill is."""
    found = {"any_check", f"{skill}_check", kind}
    if kind in ("melee", "missile"):
        found.add("melee_or_missile")
    return frozenset(found)
