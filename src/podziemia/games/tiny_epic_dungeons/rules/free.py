"""TED-14: free actions of mats and cards, and what they change for the rest of the turn.

They end no move (TED-4.4), are never mandatory (TED-14.17) and no casting (TED-9.29); Research is
one of them (TED-14.8).
"""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from .. import options as choice
from ..content import EQUIPMENT
from ..events import ActionBegan, GoblinsPacified
from ..kit import Free
from ..operations import ExtraHeroicAction, ModDefense, ModSpeed, PacifyGoblins, Stealth
from ..state import Enemy, Hero, State
from .cards import remove
from .deeds import Deed, apply, does_something, effect, useful
from .health import can_pay, pay


def uses(state: State, hero: Hero) -> list[choice.Use]:
    """TED-14.1: every free action of mat and cards that can be paid and does something."""
    found: list[choice.Use] = []
    for free in hero.kit.frees:
        if usable(state, hero, free):
            found += aimed(state, hero, free)
    return found


def guarding_uses(state: State, hero: Hero, *, shield: bool) -> list[choice.Use]:
    """TED-11.13, TED-R-90: what helps against a counter-attack: healing, Defense if it counts."""
    found: list[choice.Use] = []
    for free in hero.kit.frees:
        if (free.heals or (free.guards and not shield)) and usable(state, hero, free):
            found += aimed(state, hero, free)
    return found


def plain_uses(state: State, hero: Hero) -> list[choice.Use]:
    """TED-8.14: those that change attributes, health or focus and nothing else."""
    found: list[choice.Use] = []
    for free in hero.kit.frees:
        if free.plain and usable(state, hero, free):
            found += aimed(state, hero, free)
    return found


def usable(state: State, hero: Hero, free: Free) -> bool:
    """TED-14.1: the cost can be paid, and its limit is not used up."""
    return can_pay(hero, free.price) and not (free.once and free.id in state.turn.used)


def aimed(state: State, hero: Hero, free: Free) -> list[choice.Use]:
    """The targets of a free action for which it does something (TED-8.25, TED-14.21)."""
    if free.target == "self":
        fits = free.sure or useful(state, free.effects, Deed(hero, free.id))
        return [free.option] if fits else []
    within, cell, found = state.paths.within, hero.cell, list[choice.Use]()
    if free.target == "one_hero":
        for other in state.heroes:
            deed = Deed(hero, free.id, heroes=(other,))
            if within(free.reach, cell, other.cell) and useful(state, free.effects, deed):
                found.append(choice.Use(free.id, other.piece))
        return found
    enemies = [e for e in state.enemies() if within(free.reach, cell, e.cell)]
    if free.target == "all_enemies":
        fits = useful(state, free.effects, Deed(hero, free.id, enemies))
        return [choice.Use(free.id)] if fits else []
    for enemy in enemies:
        deed = Deed(hero, free.id, (enemy,))
        if enemy.kind == "goblin" and useful(state, free.effects, deed):
            found.append(choice.Use(free.id, enemy.piece))
    return found


def use(state: State, hero: Hero, source: str, target: str | None) -> Rules:
    """TED-14: pay for a free action and carry it out."""
    free = next(free for free in hero.kit.frees if free.id == source)
    state.emit(ActionBegan, "TED-14.1", hero.piece, source, target)
    pay(state, hero, free.price, "TED-14.10")
    if free.once:
        state.turn.used += (source,)
    if free.price.remove:
        remove(state, hero, EQUIPMENT[source])
    heroes = [other for other in state.heroes if other.piece == target]
    enemies: list[Enemy] = []
    if free.target == "all_enemies":
        within = state.paths.within
        enemies = [e for e in state.enemies() if within(free.reach, hero.cell, e.cell)]
    elif target is not None and not heroes:
        enemies = [enemy for enemy in state.enemies() if enemy.piece == target]
    yield from apply(state, free.effects, Deed(hero, source, enemies, heroes, target))


@effect(ModSpeed)
def mod_speed(state: State, op: ModSpeed, deed: Deed) -> Rules:
    """TED-3.10, TED-5.19: until the end of the turn."""
    state.modifiers.add(deed.source, "speed", op.n, scope=deed.hero.number, until="turn")
    yield from ()


@effect(ModDefense)
def mod_defense(state: State, op: ModDefense, deed: Deed) -> Rules:
    """TED-3.10: until the end of the turn."""
    state.modifiers.add(deed.source, "defense", op.n, scope=deed.hero.number, until="turn")
    yield from ()


@effect(ExtraHeroicAction)
def extra_heroic_action(state: State, op: ExtraHeroicAction, deed: Deed) -> Rules:
    """TED-9.27: one more heroic action, at most once in a turn."""
    turn = state.turn
    if not turn.extra:
        turn.extra = True
        turn.actions += 1
    yield from ()


@does_something(ExtraHeroicAction)
def may_act_more(state: State, op: ExtraHeroicAction, deed: Deed) -> bool:
    """TED-9.27: whether the one-time action is still to be had."""
    return not state.turn.extra


@effect(Stealth)
def hide(state: State, op: Stealth, deed: Deed) -> Rules:
    """TED-R-85: until the end of the hero's own next turn; the acting hero's present one counts
    before that."""
    for hero in deed.heroes:
        until = f"next:{hero.number}" if hero is deed.hero else f"turn:{hero.number}"
        state.modifiers.add(deed.source, "stealth", 1, scope=hero.number, until=until)
    yield from ()


@effect(PacifyGoblins)
def pacify(state: State, op: PacifyGoblins, deed: Deed) -> Rules:
    """TED-15.25: goblins skip one resolution of enemy actions; it does not add up."""
    state.modifiers.drop("pacified", None)
    state.modifiers.add(deed.source, "pacified", scope=None, until="enemies act")
    state.emit(GoblinsPacified, "TED-15.25", False)
    yield from ()


@does_something(PacifyGoblins)
def not_pacified(state: State, op: PacifyGoblins, deed: Deed) -> bool:
    """Whether goblins would act."""
    return not state.modifiers.sum("pacified", None)
