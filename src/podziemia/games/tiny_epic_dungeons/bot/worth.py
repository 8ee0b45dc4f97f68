"""What actions of a hero are worth: attacks, spells, searches, traps, and effects of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..content import LOOT, SKILLS, SPELLS, Equipment
from ..entries import BOSS_HEALTH, Ability, Cost, Feature, HeroMat, SpellCard
from ..geometry import Cell
from ..kit import SLOTS, Gear, Weapon, kit_of, tags_of
from ..operations import (
    AttackType,
    Damage,
    Discover,
    ExtraHeroicAction,
    FocusToMax,
    GainFocus,
    GainHealth,
    HealToMax,
    Kill,
    LoseFocus,
    LoseHealth,
    ModDefense,
    ModSpeed,
    MoveTorch,
    Needed,
    Op,
    Ops,
    PacifyGoblins,
    PickUp,
    Reveal,
    Skill,
    SpawnGoblin,
    SummonHero,
)
from ..rules.attacks import counter_modifier, defense_of
from ..rules.boss import capacity
from ..rules.cards import equippings, put_at, row_of
from ..rules.checks import ENEMY_FACES, SHIELD, TORCH, pool
from ..state import Check, CheckKind, Enemy, Hero, State
from . import weights as w
from .dice import Worths, expected, worths_of

NOTHING = 0.0
SPELL_POWER = 0.5
SLOT_NUMBERS = {slot: number for number, slot in enumerate(SLOTS)}


def blow(state: State, enemy: Enemy, damage: int) -> float:
    """What so much damage to an enemy is worth."""
    if damage <= 0:
        return NOTHING
    if enemy.kind == "goblin":
        return w.GOBLIN + w.CROWD[state.goblin_count()]
    if enemy.kind == "minion":
        killed = w.MINION_KILLED if damage >= enemy.health else NOTHING
        return w.MINION_HURT * min(damage, enemy.health) + killed
    room = sum(capacity(state, marker) for marker in range(len(state.markers)))
    won = w.VICTORY if min(damage, room) >= sum(state.markers) else NOTHING
    return w.BOSS_HURT * min(damage, room) + won


def counter(state: State, hero: Hero, enemy: Enemy, action: AttackType, cell: Cell) -> float:
    """What the counter-attack of an enemy that survives costs, on the whole."""
    if not state.paths.sees(cell, enemy.cell):
        return NOTHING
    modifier, defense = counter_modifier(state, enemy, action), state.defense(hero, action)
    cost = NOTHING
    for face in ENEMY_FACES:
        damage = modifier if face == SHIELD else face + modifier - defense
        cost += w.TORCH if face == TORCH else loss(hero, max(0, damage))
    return cost / len(ENEMY_FACES)


def loss(hero: Hero, damage: int) -> float:
    """What it costs to lose health."""
    return w.HEALTH * min(damage, hero.health) + (w.FALL if damage >= hero.health else NOTHING)


def price_of(hero: Hero, price: Cost) -> float:
    """What a cost is worth."""
    return w.FOCUS * price.focus + (loss(hero, price.health) if price.health else NOTHING)


# Attacks


def attack_check(hero: Hero, weapon: Weapon) -> Check:
    """The check of an attack with a weapon, whoever is its target."""
    return Check(hero.number, weapon.action, weapon.skill, 0, weapon.id, attack=True)


def attack_worths(
    state: State, hero: Hero, action: AttackType, targets: Sequence[Enemy], bonus: int, cell: Cell
) -> tuple[Worths, int]:
    """What every total of an attack is worth, and the least one that hits."""
    met = [(enemy, defense_of(enemy.card, action) - bonus) for enemy in targets]
    answers = [counter(state, hero, enemy, action, cell) for enemy in targets]

    def value(total: int) -> float:
        found = sum(blow(state, enemy, total - beaten) for enemy, beaten in met)
        standing = [
            answer
            for (enemy, beaten), answer in zip(met, answers, strict=True)
            if enemy.kind == "boss" or total - beaten < enemy.health
        ]
        return found - min(standing, default=NOTHING)

    return worths_of(value), min(beaten for _, beaten in met) + 1


def attack_worth(
    state: State, hero: Hero, weapon: Weapon, targets: Sequence[Enemy], cell: Cell, more: int = 0
) -> float:
    """What an attack from a room is worth."""
    dice, bonus = pool(state, hero, attack_check(hero, weapon), weapon.mod + more)
    worths, need = attack_worths(state, hero, weapon.action, targets, bonus, cell)
    focus = hero.focus - weapon.price.focus
    return expected(dice, worths, need, focus) - price_of(hero, weapon.price)


def best_attack(state: State, hero: Hero, cell: Cell) -> tuple[float, str]:
    """The best attack with a weapon from a room, and on whom."""
    found, within = (NOTHING, "rest"), state.paths.within
    enemies = state.enemies()
    for weapon in hero.kit.weapons:
        near = [enemy for enemy in enemies if within(weapon.reach, cell, enemy.cell)]
        if not near or hero.focus < weapon.price.focus:
            continue
        aims = [near] if weapon.everybody else [[enemy] for enemy in near]
        for aim in aims:
            found = max(found, (attack_worth(state, hero, weapon, aim, cell), aim[0].kind))
    return found


# Checks


def check_worth(
    state: State, hero: Hero, kind: CheckKind, needed: Needed, source: str, won: float, lost: float
) -> float:
    """What a check is worth whose success and failure are worth so much."""
    skills: tuple[Skill, ...] = SKILLS if needed.skill == "any" else (needed.skill,)
    found = []
    for skill in skills:
        check = Check(hero.number, kind, skill, needed.difficulty, source)
        dice, bonus = pool(state, hero, check, 0)
        need = needed.difficulty - bonus
        worths = worths_of(lambda total, need=need: won if total >= need else lost)  # type: ignore[misc]
        found.append(expected(dice, worths, need, hero.focus))
    return max(found)


def feature_worth(
    state: State, hero: Hero, feature: Feature, kind: CheckKind, source: str
) -> float:
    """What a trap, a search or a free action of a room is worth."""
    won = max(NOTHING, gain(state, hero, feature.on_success) - price_of(hero, feature.price))
    if feature.check is None:
        return won
    lost = gain(state, hero, feature.on_fail)
    return check_worth(state, hero, kind, feature.check, source, won, lost)


def spell_worth(
    state: State, hero: Hero, spell: Ability | SpellCard, effects: Ops, enemies: Sequence[Enemy]
) -> float:
    """What casting a spell is worth."""
    if spell.check is None or hero.focus < spell.price.focus:
        return NOTHING
    won = gain(state, hero, effects, enemies) - price_of(hero, spell.price)
    lost = NOTHING
    if spell.is_attack and enemies:
        answer = min(counter(state, hero, enemy, "spell", hero.cell) for enemy in enemies)
        harm = sum(op.n for op in effects if isinstance(op, Damage))
        dies = all(enemy.health <= harm and enemy.kind != "boss" for enemy in enemies)
        won, lost = won - (NOTHING if dies else answer), -answer
    check = Check(hero.number, "spell", "intellect", spell.check.difficulty, spell.id)
    dice, bonus = pool(state, hero, check, 0)
    need = spell.check.difficulty - bonus
    worths = worths_of(lambda total: won if total >= need else lost)
    return expected(dice, worths, need, hero.focus - spell.price.focus)


# Effects


def gain(
    state: State,
    hero: Hero,
    ops: Ops,
    enemies: Sequence[Enemy] = (),
    heroes: Sequence[Hero] = (),
) -> float:
    """What effects are worth to all."""
    return sum(gain_of(state, hero, op, enemies, heroes) for op in ops)


def gain_of(  # noqa: PLR0911, PLR0912 -- a vocabulary has many words
    state: State, hero: Hero, op: Op, enemies: Sequence[Enemy], heroes: Sequence[Hero]
) -> float:
    """What one effect is worth."""
    match op:
        case GainHealth(n, who):
            return sum(healing(each, n) for each in (heroes if who == "target" else (hero,)))
        case HealToMax():
            return healing(hero, BOSS_HEALTH)
        case GainFocus(n, who):
            return sum(focusing(each, n) for each in (heroes if who == "target" else (hero,)))
        case FocusToMax():
            return focusing(hero, hero.mat.max_focus)
        case LoseHealth(n):
            return -loss(hero, n)
        case LoseFocus(n):
            return -w.FOCUS * min(n, hero.focus)
        case MoveTorch(n):
            return w.TORCH * min(n, state.torch_start() - state.torch)
        case Discover(what, n):
            return n * (spell_find(hero) if what == "spell" else w.LOOT)
        case PickUp():
            rows = [*row_of(state, "loot"), *row_of(state, "spell")]
            return max((improvement(hero, card) for card in rows), default=NOTHING)
        case Reveal(n):
            return w.REVEAL * min(n, len(state.facedown)) if state.deck else NOTHING
        case SpawnGoblin():
            goblins = state.goblin_count()
            more = w.CROWD[goblins + 1] / 2 if None in state.goblins else w.VICTORY
            return -w.GOBLIN - more
        case Damage(n):
            return sum(blow(state, enemy, n) for enemy in enemies)
        case Kill():
            return w.GOBLIN + w.CROWD[state.goblin_count()]
        case PacifyGoblins():
            return w.HEALTH * state.goblin_count()
        case SummonHero(n):
            return max(healing(other, n) for other in state.heroes)
        case ExtraHeroicAction():
            return max(rest_worth(hero), best_attack(state, hero, hero.cell)[0])
        case ModSpeed(n) | ModDefense(n):
            return w.HEALTH * n / 2
    return NOTHING


def healing(hero: Hero, amount: int) -> float:
    """What healing a hero is worth."""
    wakes = NOTHING if hero.conscious else w.WAKE
    return w.HEALTH * min(amount, hero.mat.max_health - hero.health) + wakes


def focusing(hero: Hero, amount: int) -> float:
    """What focus for a hero is worth."""
    return w.FOCUS * min(amount, hero.mat.max_focus - hero.focus)


def rest_worth(hero: Hero) -> float:
    """What a rest is worth (TED-9.2)."""
    return healing(hero, 3 + hero.kit.rest_health) + focusing(hero, 5 + hero.kit.rest_focus)


def spell_find(hero: Hero) -> float:
    """What a spell to discover is worth: more to who thinks well."""
    return w.SPELL + w.SPELL_BY_DIE * (hero.mat.intellect - 1)


# Cards


@lru_cache(maxsize=16_384)
def power(mat: HeroMat, gear: Gear) -> float:
    """How good a hero is with what it wears."""
    kit = kit_of(mat, gear)
    blows = [NOTHING]
    for weapon in kit.weapons:
        tags = tags_of(weapon.action, weapon.skill)
        dice = mat.dice[weapon.skill] + sum(n for when, n in kit.dice if when in tags)
        bonus = weapon.mod + sum(n for when, n in kit.results if when in tags)
        beaten = w.POWER_DEFENSE - bonus
        worths = worths_of(lambda total, beaten=beaten: float(max(0, total - beaten)))  # type: ignore[misc]
        blows.append(expected(min(3, max(1, dice)), worths, beaten + 1, 0))
    spells = sum(SPELL_POWER * mat.intellect for _ in kit.spells)
    more = len(kit.frees) + len(kit.boosts) + len(kit.rerolls) + len(kit.guards) + len(kit.weapons)
    more += kit.lion + kit.owl + kit.rest_health + kit.rest_focus + kit.spell_damage
    found = w.BY_DAMAGE * max(blows) + w.BY_DEFENSE * kit.defense + w.BY_SPEED * kit.speed
    return found + spells + w.BY_ABILITY * more


def improvement(hero: Hero, card: Equipment) -> float:
    """How much better a hero would be with a card, wherever it is put best."""
    return max((better(hero, card, way.slot) for way in equippings(hero, card)), default=NOTHING)


def better(hero: Hero, card: Equipment, slot: str) -> float:
    """How much better a hero would be with a card in a slot."""
    other = hero.copy()
    put_at(other, SLOT_NUMBERS[slot], card)
    return power(hero.mat, other.gear) - power(hero.mat, hero.gear)


def without(hero: Hero, name: str) -> float:
    """How good a hero would be without a card."""
    other = hero.copy()
    card = LOOT.get(name) or SPELLS[name]
    put_at(other, hero.gear.index(card), None)
    return power(hero.mat, other.gear)
