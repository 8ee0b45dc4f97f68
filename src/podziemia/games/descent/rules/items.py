"""DJ-3.4, DJ-3.15, DJ-5.15: items that are used in a hero's own turn."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import HEAL_COST, ITEMS
from ..entries import Heal, Item, Lull, Restore
from ..events import AbilityUsed
from ..state import Companion, Hero, State
from .actions import neighbours
from .equipment import use_up
from .fatigue import restore_fatigue, spend_fatigue
from .lasting import give_tokens
from .steps import spend_movement
from .wounds import heal, heal_companion, heal_fully, is_hurt

PASS: Final = choice.Pass()


def items_at_start(state: State, hero: Hero) -> Rules:
    """DJ-3.4, DJ-26.24: crystal, amulet and lamp, one after the other."""
    while True:
        ways: list[Option] = [PASS]
        ways += [choice.Use(item.id) for item in distinct(hero) if isinstance(item.use, Restore)]
        if len(ways) == 1:
            return
        chosen = yield from ask(
            state.leader(hero), "restore", ways, rule="DJ-3.4", piece=hero.piece
        )
        if not isinstance(chosen, choice.Use):
            return
        restore(state, hero, ITEMS[chosen.source])


def restore(state: State, hero: Hero, item: Item) -> None:
    """DJ-3.4: it is discarded; wounds and all fatigue come back, with the lamp for neighbours,
    too."""
    use = item.use
    assert isinstance(use, Restore)
    use_up(state, hero, item)
    state.emit(AbilityUsed, "DJ-3.4", hero.piece, item.id, "")
    for each in (hero, *(neighbours(state, hero) if use.adjacent_heroes else ())):
        if use.wounds is None:
            heal_fully(state, each, "DJ-3.4")
        else:
            heal(state, each, use.wounds, "DJ-3.4")
        restore_fatigue(state, each, each.kit.fatigue, "DJ-3.4")


def end_of_turn(state: State, hero: Hero) -> Rules:
    """DJ-3.15: the flute; a monkey cannot play it (DJ-16.13)."""
    if hero.monkey or hero.cell < 0:
        return
    for item in distinct(hero):
        if isinstance(item.use, Lull):
            ways: list[Option] = [PASS, choice.Use(item.id)]
            chosen = yield from ask(
                state.leader(hero), "lull", ways, rule="DJ-3.15", piece=hero.piece
            )
            if chosen != PASS:
                use_up(state, hero, item)
                state.emit(AbilityUsed, "DJ-3.15", hero.piece, item.id, "")
                near = state.plan.within(hero.cell, item.use.within)
                for monster in state.monsters:
                    if any(near >> cell & 1 for cell in monster.cells):
                        give_tokens(state, monster, "stun", 1, "DJ-3.15")


def distinct(hero: Hero) -> list[Item]:
    """The equipped items, each kind once."""
    return list(dict.fromkeys(hero.equipped))


# Healing runes


def healing_uses(state: State, hero: Hero) -> list[Option]:
    """DJ-5.15: for oneself or an adjacent figure that has something to heal."""
    if not hero.fatigue or state.turn.mp < HEAL_COST:
        return []
    return [
        choice.Use(item.id, figure.piece)
        for item in distinct(hero)
        if isinstance(item.use, Heal)
        for figure in patients(state, hero)
    ]


def patients(state: State, hero: Hero) -> list[Hero | Companion]:
    """DJ-7.10, DJ-21.2: who is near and has wounds or poison."""
    found: list[Hero | Companion] = [
        each for each in (hero, *neighbours(state, hero)) if is_hurt(each)
    ]
    if hero.cell >= 0:
        near = state.plan.around[hero.cell]
        found += [
            each
            for each in state.companions
            if each.cell >= 0
            and near >> each.cell & 1
            and each.wounds < state.quest.npcs[each.name].life(state.monster_players)
        ]
    return found


def use_healing(state: State, hero: Hero, item: Item, piece: str) -> None:
    """DJ-5.15: 1 movement point and 1 fatigue each time."""
    assert isinstance(item.use, Heal)
    spend_movement(state, HEAL_COST)
    spend_fatigue(state, hero, HEAL_COST, "DJ-5.15")
    state.emit(AbilityUsed, "DJ-5.15", hero.piece, item.id, piece)
    figure = state.figure(piece)
    if isinstance(figure, Hero):
        heal(state, figure, item.use.wounds, "DJ-5.15")
    elif isinstance(figure, Companion):
        heal_companion(state, figure, item.use.wounds, "DJ-5.15")
