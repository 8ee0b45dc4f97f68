"""What a hero's sheet, skills and equipment add up to: numbers asked for in one place.

A kit depends only on constants of the box, so equal heroes share one, and it is built once. What
changes all the time (training tokens, Pico, orders, tokens) is no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from podziemia.kernel.compiled import compiled

from .combat import HOOK, UNARMED
from .entries import Bonus, Cloak, Granted, HeroSheet, Item, Shield, Skill, SurgeOption, Ward
from .vocabulary import ALL_ATTACKS, AbilityId, AttackType, BonusTo, DieId

KEPT: Final = 1 << 12
UNARMED_DICE: Final[tuple[DieId, ...]] = ("red",)  # DJ-6.29
HOOK_DICE: Final[tuple[DieId, ...]] = ("red", "green")


@compiled(allow_interpreted_subclasses=True)
class Arms:
    """DJ-6.8, DJ-6.35: what an attack of a hero with one weapon is worth before the roll."""

    __slots__ = (
        *("abilities", "adjacent_pierce", "damage", "dice", "kind", "options", "pierce"),
        *("power", "range", "sorcery", "surges", "surprise", "weapon"),
    )

    def __init__(self, weapon: str, kind: AttackType, dice: tuple[DieId, ...]) -> None:
        self.weapon = weapon
        self.kind = kind
        self.dice = dice
        self.power: int = 0  # power dice, training and Pico left out
        self.damage: int = 0
        self.range: int = 0
        self.surges: int = 0  # free ones
        self.pierce: int = 0
        self.adjacent_pierce: int = 0  # against adjacent enemies besides
        self.surprise: int = 0  # damage against figures taken by surprise
        self.sorcery: int = 0
        self.abilities: dict[AbilityId, int] = {}
        self.options: tuple[SurgeOption, ...] = ()

    def add(self, bonus: Bonus) -> None:
        """DJ-24.1: count a bonus, if it is one for such attacks."""
        if self.kind not in bonus.attacks:
            return
        if bonus.to == "damage" and bonus.against == "surprised":
            self.surprise += bonus.amount
        elif bonus.to == "damage":
            self.damage += bonus.amount
        elif bonus.to == "pierce" and bonus.against == "adjacent":
            self.adjacent_pierce += bonus.amount
        elif bonus.to == "pierce":
            self.pierce += bonus.amount
        elif bonus.to == "range":
            self.range += bonus.amount
        elif bonus.to == "surge":
            self.surges += bonus.amount
        elif bonus.to == "power_die":
            self.power += bonus.amount


@compiled(allow_interpreted_subclasses=True)
class Kit:
    """DJ-24, DJ-26: the sum of a hero's sheet, skills and equipped items."""

    __slots__ = (
        *("abilities", "armor", "arms", "cloaks", "effects", "fatigue", "immune", "shields"),
        *("speed", "sums", "wards", "weapons", "wounds"),
    )

    def __init__(
        self, sheet: HeroSheet, skills: tuple[Skill, ...], items: tuple[Item, ...], *, monkey: bool
    ) -> None:
        """DJ-16.18: a monkey's items count for nothing, and its armor is exactly 0."""
        used: tuple[Item, ...] = () if monkey else items
        bonuses = [*sheet.bonuses, *(bonus for skill in skills for bonus in skill.bonuses)]
        bonuses += [bonus for item in used if item.kind != "weapon" for bonus in item.bonuses]
        self.effects: frozenset[str] = frozenset(
            effect for effect in (sheet.effect, *(skill.effect for skill in skills)) if effect
        )
        self.immune: frozenset[AbilityId] = frozenset(
            (*sheet.immune, *(ability for item in used for ability in item.immune))
        )
        worn = [item for item in used if item.kind == "armor"]
        self.sums: dict[BonusTo, int] = {}
        for bonus in bonuses:
            self.sums[bonus.to] = self.sums.get(bonus.to, 0) + bonus.amount
        self.armor: dict[AttackType, int] = {}
        for kind in ALL_ATTACKS:
            counting = [each for each in bonuses if each.to == "armor" and kind in each.attacks]
            worth = sum(each.amount for each in counting)
            if "enduring" in self.effects and not worn:
                worth += 1
            self.armor[kind] = 0 if monkey else sheet.armor + worth
        self.wounds: int = sheet.wounds + self.sums.get("wounds", 0)
        self.fatigue: int = sheet.fatigue + self.sums.get("fatigue", 0)
        self.speed: int = speed(sheet, worn, self)
        granted = [each for skill in skills for each in skill.abilities]
        granted += [each for item in used if item.kind != "weapon" for each in item.abilities]
        self.abilities: dict[AbilityId, int] = ranks(granted)
        self.shields: tuple[Item, ...] = tuple(i for i in used if isinstance(i.use, Shield))
        self.wards: tuple[Item, ...] = tuple(i for i in used if isinstance(i.use, Ward))
        self.cloaks: tuple[Item, ...] = tuple(i for i in used if isinstance(i.use, Cloak))
        self.weapons: tuple[Item, ...] = tuple(i for i in used if i.kind == "weapon")
        self.arms: dict[str, Arms] = {}
        if not monkey:
            for item in self.weapons:
                self.arms[item.id] = self._weapon_arms(sheet, bonuses, item)
            self.arms[UNARMED] = self._arms(sheet, bonuses, UNARMED, "melee", UNARMED_DICE)
            if "hook_attack" in self.effects:
                self.arms[HOOK] = self._arms(sheet, bonuses, HOOK, "melee", HOOK_DICE)

    def _arms(
        self,
        sheet: HeroSheet,
        bonuses: list[Bonus],
        weapon: str,
        kind: AttackType,
        dice: tuple[DieId, ...],
    ) -> Arms:
        """DJ-6.8, DJ-26.15: what counts for every attack of this type."""
        arms = Arms(weapon, kind, dice)
        arms.power = sheet.traits[kind]
        arms.sorcery = self.abilities.get("sorcery", 0)
        for bonus in bonuses:
            arms.add(bonus)
        return arms

    def _weapon_arms(self, sheet: HeroSheet, bonuses: list[Bonus], item: Item) -> Arms:
        """DJ-15.29, DJ-19.14, DJ-19.15: the weapon's own, and what the other hand gives."""
        assert item.attack is not None, "a weapon attacks"
        arms = self._arms(sheet, bonuses, item.id, item.attack, item.dice)
        for bonus in item.bonuses:
            arms.add(bonus)
        arms.abilities = ranks(item.abilities)
        arms.pierce += arms.abilities.get("pierce", 0)
        arms.options = item.surges
        if item.attack == "melee":
            others = [other for other in self.weapons if other.attack == "melee"]
            others.remove(item)
            helping = [*others, item] if others and "ambidextrous" in self.effects else others
            for other in helping:
                for bonus in other.off_hand:
                    arms.add(bonus)
        return arms


def ranks(abilities: Iterable[Granted]) -> dict[AbilityId, int]:
    """DJ-15.1, DJ-15.32: ranks of the same ability add up; those without rank are there once."""
    found: dict[AbilityId, int] = {}
    for granted in abilities:
        found[granted.id] = found.get(granted.id, 0) + granted.rank
    return found


def speed(sheet: HeroSheet, worn: list[Item], kit: Kit) -> int:
    """DJ-4.15, DJ-26.13: Armor caps the sheet's speed, bonuses are added afterwards."""
    base = sheet.speed
    if "enduring" not in kit.effects:
        base = min((base, *(item.speed_cap for item in worn if item.speed_cap is not None)))
    return base + kit.sums.get("speed", 0)


@lru_cache(maxsize=KEPT)
def kit_of(
    sheet: HeroSheet, skills: tuple[Skill, ...], items: tuple[Item, ...], monkey: bool
) -> Kit:
    """The kit of a hero with these cards."""
    return Kit(sheet, skills, items, monkey=monkey)
