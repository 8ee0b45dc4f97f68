"""TED-12: damaging and killing enemies, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.questions import Fact, Option, Rules

from .. import options as choice
from ..content import MINION_CARDS, MINION_TORCH
from ..entries import GoblinCard
from ..events import EnemyDied, EnemyHurt, HeartFilled
from ..operations import Damage, Discover, Kill
from ..state import Enemy, Hero, State
from .boss import damage_boss
from .cards import discover
from .decide import decide
from .deeds import Deed, apply, effect, useful
from .torch import raise_torch

FINDS = Discover("either", MINION_CARDS)


def damage_enemy(state: State, enemy: Enemy, damage: int) -> Rules:
    """TED-12.1, TED-12.5, TED-12.12: excess is lost; the Boss has rules of its own (TED-19)."""
    if enemy.kind == "boss":
        yield from damage_boss(state, damage)
        return
    taken = min(damage, enemy.health)
    enemy.health -= taken
    state.emit(EnemyHurt, "TED-12.5", enemy.piece, enemy.card.id, taken, enemy.health)


def bury(state: State, hero: Hero, enemies: Sequence[Enemy]) -> Rules[bool]:
    """TED-10.23, TED-12.10: all dead leave together, then the killer takes the rewards, one after
    another in an order of choice. Whether there were any."""
    dead = [enemy for enemy in enemies if enemy.health <= 0]
    for enemy in dead:
        remove_dead(state, hero, enemy)
    left = list(dead)
    while left:
        enemy = left[0]
        if len(left) > 1:
            ways = [choice.Choose(each.piece) for each in left]
            about: dict[str, Fact] = {"hero": hero.piece}
            chosen = yield from decide(state, "rewards", ways, rule="TED-10.23", about=about)
            enemy = next(each for each in left if each.piece == chosen.piece)
        left.remove(enemy)
        yield from reward(state, hero, enemy)
    return bool(dead)


def remove_dead(state: State, hero: Hero, enemy: Enemy) -> None:
    """TED-12.3, TED-12.6, TED-12.7, TED-12.16: a goblin's slot is free again; a minion fills a
    heart, wherever it dies."""
    card = enemy.card
    state.emit(EnemyDied, "TED-12.1", enemy.piece, card.id, hero.piece)
    if isinstance(card, GoblinCard):
        state.goblins[enemy.slot - 1] = None
        state.goblin_discard.append(card)
        return
    state.minions = [minion for minion in state.minions if minion is not enemy]  # TED-R-66
    state.removed.append(card)
    state.killed += 1
    state.emit(HeartFilled, "TED-12.7", state.killed, state.count)


def reward(state: State, hero: Hero, enemy: Enemy) -> Rules:
    """TED-12.4, TED-12.8, TED-12.9, TED-R-57: what the card prints; for a minion two discoveries
    and six spaces of the torch."""
    deed, card = Deed(hero, enemy.card.id), enemy.card
    if not isinstance(card, GoblinCard):
        yield from discover(state, FINDS, deed)
        raise_torch(state, MINION_TORCH, "TED-12.9")
        return
    prize = card.reward
    if prize.choose == "all":  # TED-12.15: in printed order; each part can be declined
        for part in prize.options:
            yield from apply(state, part, deed)
        return
    ways: list[Option] = [choice.Pass()]
    ways += [
        choice.Reward(number)
        for number, part in enumerate(prize.options)
        if useful(state, part, deed)
    ]
    if len(ways) == 1:
        return
    about: dict[str, Fact] = {"hero": hero.piece, "goblin": card.id}
    chosen = yield from decide(state, "reward", ways, rule="TED-12.4", about=about)
    if isinstance(chosen, choice.Reward):
        yield from apply(state, prize.options[chosen.number], deed)


@effect(Damage)
def damage_effect(state: State, op: Damage, deed: Deed) -> Rules:
    """TED-9.20: Defense does not help; more damage by spells goes to one target of choice."""
    more, enemies = deed.hero.kit.spell_damage, deed.enemies
    favoured = enemies[0] if enemies else None
    if more and len(enemies) > 1:
        ways = [choice.Choose(enemy.piece) for enemy in enemies]
        about: dict[str, Fact] = {"hero": deed.hero.piece, "damage": more}
        chosen = yield from decide(state, "spell-damage", ways, rule="TED-10.18", about=about)
        favoured = next(enemy for enemy in enemies if enemy.piece == chosen.piece)
    for enemy in enemies:
        yield from damage_enemy(state, enemy, op.n + (more if enemy is favoured else 0))


@effect(Kill)
def kill_effect(state: State, op: Kill, deed: Deed) -> Rules:
    """TED-12.11: dead, as if by an attack of the hero."""
    for enemy in deed.enemies:
        enemy.health = 0
    yield from ()
