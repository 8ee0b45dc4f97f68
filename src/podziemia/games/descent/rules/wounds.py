"""DJ-9, DJ-26.1: wounds are dealt, cancelled and lost; healing."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules, ask

from .. import options as choice
from ..entries import Cloak, Item, Shield
from ..events import CompanionHealed, HeroHealed, Wounded, WoundsCancelled
from ..state import Companion, Figure, Hero, Monster, State
from .board import is_safe
from .deaths import die, is_dying, life
from .dice import roll, shown
from .fatigue import restore_fatigue, spend_fatigue
from .orders import wounded

PASS: Final = choice.Pass()


def hurt(
    state: State,
    figure: Figure,
    amount: int,
    rule: str,
    *,
    by: Figure | None = None,
    ignores_armor: bool = True,
) -> Rules[int]:
    """DJ-9.1 to DJ-9.5: wounds of one figure alone, and its death; how many it has lost."""
    if isinstance(figure, Companion) and is_safe(state, figure):
        return 0
    left = yield from deal(state, figure, amount, rule, ignores_armor=ignores_armor)
    lost = lose(state, figure, left, rule)
    if is_dying(state, figure):
        yield from die(state, figure, rule, by)
    return lost


def hurt_together(state: State, wounds: list[tuple[Hero, int]], rule: str) -> Rules:
    """DJ-12.27: all suffer at once, then the deaths from the first player leftwards."""
    left = []
    for hero, amount in wounds:
        left.append((yield from deal(state, hero, amount, rule)))
    for (hero, _), amount in zip(wounds, left, strict=True):
        lose(state, hero, amount, rule)
    for hero, _ in wounds:
        if is_dying(state, hero):
            yield from die(state, hero, rule, None)


def deal(
    state: State, figure: Figure, amount: int, rule: str, *, ignores_armor: bool = True
) -> Rules[int]:
    """DJ-9.3, DJ-24.8, DJ-26.1: how many of the wounds are left when all has been cancelled.

    A cloak rolls once, for the wounds still left; its owner says when, and cannot leave it out.
    """
    if amount <= 0 or not isinstance(figure, Hero):
        return max(0, amount)
    kit, cloaks = figure.kit, figure.kit.cloaks
    if not (kit.shields or kit.wards or cloaks):
        return amount
    while amount:
        shields = () if ignores_armor else ready_shields(figure)
        wards = kit.wards if figure.fatigue else ()
        ways: list[Option] = [choice.CancelWounds(i.id) for i in (*shields, *wards)]
        if not ways:
            break
        ways += [choice.CancelWounds(cloak.id) for cloak in cloaks]
        about: dict[str, Fact] = {"wounds": amount}
        chosen = yield from ask(
            state.leader(figure),
            "cancel",
            [PASS, *ways],
            rule="DJ-9.3",
            about=about,
            piece=figure.piece,
        )
        if not isinstance(chosen, choice.CancelWounds):
            break
        item = next(i for i in (*shields, *wards, *cloaks) if i.id == chosen.item)
        if item in cloaks:
            cloaks = ()
        amount -= cancel(state, figure, item, amount)
    for cloak in cloaks if amount else ():
        amount -= cancel(state, figure, cloak, amount)
    return amount


def ready_shields(hero: Hero) -> tuple[Item, ...]:
    """DJ-9.3: shields that are not exhausted, one of each kind."""
    ready = {
        shield.id: shield
        for shield in hero.kit.shields
        if hero.kit.shields.count(shield) > hero.exhausted.count(shield.id)
    }
    return tuple(ready.values())


def cancel(state: State, hero: Hero, item: Item, amount: int) -> int:
    """DJ-9.3, DJ-26.1: how many wounds this item cancels."""
    thrown: tuple[int, ...] = ()
    cancelled = 1
    if isinstance(item.use, Shield):
        hero.exhausted = (*hero.exhausted, item.id)
        cancelled = item.use.cancels
    elif isinstance(item.use, Cloak):
        thrown = roll(state, amount)
        cancelled = shown(thrown, item.use.on)
    else:
        spend_fatigue(state, hero, 1, "DJ-9.3")
    cancelled = min(cancelled, amount)
    state.emit(WoundsCancelled, "DJ-9.3", hero.piece, item.id, cancelled, thrown)
    return cancelled


def lose(state: State, figure: Figure, amount: int, rule: str, damage: int = 0) -> int:
    """DJ-9.1, DJ-9.2, DJ-9.18: wounds that are really lost, and what follows from that at once.

    `damage` is what the attack dealt before armor, for the log.
    """
    if amount <= 0:
        return 0
    if isinstance(figure, Monster):
        figure.wounds += amount
        left = max(0, life(state, figure) - figure.wounds)
        state.emit(Wounded, rule, figure.piece, amount, left, damage)
        return amount
    amount = min(amount, figure.wounds)
    figure.wounds -= amount
    state.emit(Wounded, rule, figure.piece, amount, figure.wounds, damage)
    if isinstance(figure, Hero):
        wounded(state, figure)
        if figure.wounds and figure.sheet.effect == "pain_to_fatigue":
            restore_fatigue(state, figure, 1, "DJ-24.1")
    return amount


def pay_wounds(state: State, hero: Hero, amount: int, rule: str) -> None:
    """DJ-9.19: a price that nothing cancels, and that never takes the last wound."""
    assert hero.wounds > amount, "a price never takes the last wound"
    lose(state, hero, amount, rule)


# Healing


def heal(state: State, hero: Hero, amount: int, rule: str) -> None:
    """DJ-9.7, DJ-16.6: poison goes first, then wounds come back, up to the maximum."""
    poison = min(amount, hero.poison)
    wounds = min(amount - poison, hero.kit.wounds - hero.wounds)
    if poison or wounds:
        hero.poison -= poison
        hero.wounds += wounds
        state.emit(HeroHealed, rule, hero.piece, wounds, poison, hero.wounds)


def heal_fully(state: State, hero: Hero, rule: str) -> None:
    """DJ-9.7: all poison goes, and all wounds come back."""
    heal(state, hero, hero.poison + hero.kit.wounds, rule)


def is_hurt(hero: Hero) -> bool:
    """DJ-9.7, DJ-16.6: whether healing would do anything."""
    return hero.poison > 0 or hero.wounds < hero.kit.wounds


def heal_companion(state: State, companion: Companion, amount: int, rule: str) -> None:
    """DJ-9.7: a quest figure recovers wounds, up to those it began with."""
    most = state.quest.npcs[companion.name].life(state.monster_players)
    amount = min(amount, most - companion.wounds)
    if amount:
        companion.wounds += amount
        state.emit(CompanionHealed, rule, companion.piece, amount, companion.wounds)
