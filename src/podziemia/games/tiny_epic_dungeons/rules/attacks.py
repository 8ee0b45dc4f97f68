"""TED-10, TED-11: attacks with weapons, and the counter-attack to any attack."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.questions import Fact, Option, Rules

from .. import options as choice
from ..entries import BossMat, EnemyCard, MinionCard
from ..events import AbilityUsed, ActionBegan, CounterAttacked
from ..kit import Weapon
from ..operations import AttackType, GrantAttack
from ..state import Check, Enemy, Hero, State
from .checks import ENEMY_NAMES, SHIELD, TORCH, take_check
from .decide import decide
from .deeds import Deed, apply, effect
from .end import stand
from .free import guarding_uses, use
from .health import can_pay, gain_focus, heal, hurt, pay
from .kills import bury, damage_enemy
from .torch import burn


def defense_of(card: EnemyCard, attack: AttackType) -> int:
    """TED-10.7: an enemy's Defense against a type of attack."""
    if not isinstance(card, MinionCard):
        return card.defense
    bonus = card.defense_bonus
    return card.defense + (bonus.melee if attack == "melee" else bonus.missile)


def attack_options(state: State, hero: Hero, only: str | None = None) -> list[choice.Attack]:
    """TED-10.1 to TED-10.4: every usable weapon with every enemy in its range, whoever stands
    between (TED-10.15); the Boss in its lair only from the mat (TED-18.12, TED-18.19)."""
    enemies = state.enemies()
    found: list[choice.Attack] = []
    if not enemies:
        return found
    within, cell = state.paths.within, hero.cell
    for weapon in hero.kit.weapons:
        if (only is not None and weapon.action != only) or not can_pay(hero, weapon.price):
            continue
        near = [enemy for enemy in enemies if within(weapon.reach, cell, enemy.cell)]
        if weapon.everybody and near:
            found.append(choice.Attack(weapon.id, weapon.mode, None))
        elif not weapon.everybody:
            found += [choice.Attack(weapon.id, weapon.mode, enemy.piece) for enemy in near]
    return found


def attack(state: State, hero: Hero, chosen: choice.Attack, more: int = 0) -> Rules:
    """TED-10.19, TED-10.17: one attack with one weapon (TED-10.6), from its declaration to the
    counter-attack; it succeeds if it hurts at least one (TED-10.22), and kills (TED-10.9)."""
    weapon = next(w for w in hero.kit.weapons if (w.id, w.mode) == (chosen.weapon, chosen.mode))
    state.emit(ActionBegan, "TED-10.19", hero.piece, weapon.id, chosen.target)
    within = state.paths.within
    targets = [  # TED-10.25: fixed when the attack is declared
        enemy
        for enemy in state.enemies()
        if (enemy.piece == chosen.target or chosen.target is None)
        and within(weapon.reach, hero.cell, enemy.cell)
    ]
    pay(state, hero, weapon.price, "TED-10.19")
    action = weapon.action
    defenses = [defense_of(enemy.card, action) for enemy in targets]
    check = Check(
        hero.number,
        action,
        weapon.skill,
        min(defenses) + 1,  # TED-10.8
        weapon.id,
        tuple(enemy.piece for enemy in targets),
        attack=True,
    )
    seen = any(state.paths.sees(hero.cell, enemy.cell) for enemy in targets)
    result = yield from take_check(state, check, weapon.mod + more, enemy=seen)
    for enemy, defense in zip(targets, defenses, strict=True):  # TED-10.18
        if result > defense:
            yield from damage_enemy(state, enemy, result - defense)
    if weapon.on_hit and result >= check.difficulty and targets[0].health > 0:
        yield from apply(state, weapon.on_hit, Deed(hero, weapon.id, targets))  # TED-10.20
    killed = yield from bury(state, hero, targets)
    if killed:
        gain_focus(state, hero, weapon.kill_focus, "TED-14.18")
    if action == "melee":  # TED-16.15, TED-R-52
        heal(state, hero, hero.kit.lion, "TED-16.15")
    yield from answer(state, hero, check, action, targets, weapon)


@effect(GrantAttack)
def grant_attack(state: State, op: GrantAttack, deed: Deed) -> Rules:
    """TED-9.23, TED-9.30, TED-R-58: a melee attack within the same action, with its own roll."""
    hero = deed.hero
    ways = attack_options(state, hero, op.type)
    about: dict[str, Fact] = {"hero": hero.piece, "more": op.mod}
    chosen = yield from decide(state, "granted-attack", ways, rule="TED-9.23", about=about)
    yield from attack(state, hero, chosen, op.mod)


# TED-11: the answer


def answer(
    state: State,
    hero: Hero,
    check: Check,
    action: AttackType,
    targets: Sequence[Enemy],
    weapon: Weapon | None = None,
) -> Rules:
    """TED-10.10, TED-10.19, steps 12 and 13: the Boss's after-attack effect, then one
    counter-attack, which hurts the attacking hero only (TED-11.15)."""
    boss = state.token
    if boss is not None and boss in targets:
        yield from after_attack(state, hero, boss, action)
    able = [e for e in targets if e.health > 0 and state.paths.sees(hero.cell, e.cell)]
    if not able or not check.enemy_die:  # TED-11.5
        return
    enemy = able[0]
    if len(able) > 1:  # TED-11.6, TED-R-22
        ways = [choice.Choose(each.piece) for each in able]
        about: dict[str, Fact] = {"hero": hero.piece, "die": ENEMY_NAMES[check.enemy_die]}
        chosen = yield from decide(state, "counter", ways, rule="TED-11.6", about=about)
        enemy = next(each for each in able if each.piece == chosen.piece)
    yield from counter_attack(state, hero, enemy, action, check.enemy_die)


def after_attack(state: State, hero: Hero, boss: Enemy, action: AttackType) -> Rules:
    """TED-20.2, TED-20.7, TED-R-37: the loss for this type of attack, hit or miss."""
    card = boss.card
    assert isinstance(card, BossMat)
    ops = card.after_attack.get(action)
    if ops is not None:
        yield from apply(state, ops, Deed(hero, card.id, (boss,), (hero,)))
        stand(state)


def counter_modifier(state: State, enemy: Enemy, action: AttackType) -> int:
    """TED-11.7, TED-11.8, TED-11.9, TED-20.1: what an enemy adds to its die, by the type of attack;
    a Boss's box with only a loss counts as 0 (TED-11.14)."""
    card = enemy.card
    if isinstance(card, MinionCard):
        return card.counter.melee if action == "melee" else card.counter.missile_spell
    if isinstance(card, BossMat):
        counter = card.counter
        if action == "melee":
            return counter.melee
        return counter.missile if action == "missile" else counter.spell
    return state.goblin_count()


def counter_attack(state: State, hero: Hero, enemy: Enemy, action: AttackType, die: int) -> Rules:
    """TED-11.1, TED-11.2, TED-11.10, TED-3.7: die and modifier against Defense; a torch face
    misses."""
    card, shown = enemy.card, ENEMY_NAMES[die]
    if die == TORCH:
        state.emit(CounterAttacked, "TED-11.4", enemy.piece, card.id, hero.piece, shown, 0, 0, 0)
        if isinstance(card, BossMat):  # TED-20.3, TED-20.8
            yield from apply(state, card.torch_effect, Deed(hero, card.id, (enemy,), (hero,)))
        yield from burn(state, 1, "TED-11.4")
        stand(state)
        return
    modifier = counter_modifier(state, enemy, action)
    guard = yield from defend(state, hero, enemy, action, die, modifier)
    defense = state.defense(hero, action) + guard
    total = modifier + (defense if die == SHIELD else die)  # TED-11.3
    damage = max(0, total - defense)
    told = (enemy.piece, card.id, hero.piece, shown, total, defense, damage)
    state.emit(CounterAttacked, "TED-11.10", *told)
    hurt(state, hero, damage, "TED-11.10")
    stand(state)


def defend(
    state: State, hero: Hero, enemy: Enemy, action: AttackType, die: int, modifier: int
) -> Rules[int]:
    """TED-11.11, TED-11.13: abilities and free actions before the damage; what Defense they add.

    Nobody is asked who cannot do anything, or is not in danger.
    """
    guard, used = 0, tuple[str, ...]()
    kit = hero.kit
    if not kit.guards and not kit.frees:
        return 0
    while True:
        defense = state.defense(hero, action) + guard
        damage = modifier if die == SHIELD else die + modifier - defense
        if damage <= 0:
            return guard
        ways: list[Option] = [choice.Pass()]
        ways += [
            choice.Boost(each.id)
            for each in hero.kit.guards
            if each.when == f"counter_{action}"
            and die != SHIELD
            and each.id not in used
            and can_pay(hero, each.price)
        ]
        ways += guarding_uses(state, hero, shield=die == SHIELD)
        if len(ways) == 1:
            return guard
        about: dict[str, Fact] = {
            "hero": hero.piece,
            "enemy": enemy.piece,
            "card": enemy.card.id,
            "die": ENEMY_NAMES[die],
            "damage": damage,
        }
        chosen = yield from decide(state, "defend", ways, rule="TED-11.13", about=about)
        if isinstance(chosen, choice.Boost):
            found = next(each for each in hero.kit.guards if each.id == chosen.source)
            pay(state, hero, found.price, "TED-14.18")
            guard, used = guard + found.amount, (*used, found.id)
            state.emit(AbilityUsed, "TED-14.18", hero.piece, found.id)
        elif isinstance(chosen, choice.Use):
            yield from use(state, hero, chosen.source, chosen.target)
        else:
            return guard
