"""TED-3, TED-13: health and focus of heroes, falling and waking."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.questions import Rules

from ..entries import Cost
from ..events import FocusGained, FocusLost, HeroFell, HeroHealed, HeroHurt, HeroWoke
from ..operations import FocusToMax, GainFocus, GainHealth, HealToMax, LoseFocus, LoseHealth
from ..state import Hero, State
from .deeds import Deed, does_something, effect


def hurt(state: State, hero: Hero, amount: int, rule: str) -> None:
    """TED-3.3, TED-13.1: lose health; at 0 the hero falls where it is and keeps everything."""
    lost = min(amount, hero.health)
    if lost <= 0:
        return
    hero.health -= lost
    state.emit(HeroHurt, rule, hero.piece, lost, hero.health)
    if hero.health == 0:
        state.emit(HeroFell, "TED-13.1", hero.piece)


def heal(state: State, hero: Hero, amount: int, rule: str) -> None:
    """TED-3.5, TED-13.7: gain health, not above the maximum; whoever was unconscious wakes."""
    gained = min(amount, hero.mat.max_health - hero.health)
    if gained <= 0:
        return
    hero.health += gained
    state.emit(HeroHealed, rule, hero.piece, gained, hero.health)
    if hero.health == gained:
        state.emit(HeroWoke, "TED-13.7", hero.piece)


def gain_focus(state: State, hero: Hero, amount: int, rule: str) -> None:
    """TED-3.5: gain focus, not above the maximum."""
    gained = min(amount, hero.mat.max_focus - hero.focus)
    if gained > 0:
        hero.focus += gained
        state.emit(FocusGained, rule, hero.piece, gained, hero.focus)


def lose_focus(state: State, hero: Hero, amount: int, rule: str) -> None:
    """TED-3.4, TED-3.8: lose focus as far as the track goes, without a penalty of its own."""
    lost = min(amount, hero.focus)
    if lost > 0:
        hero.focus -= lost
        state.emit(FocusLost, rule, hero.piece, lost, hero.focus)


def can_pay(hero: Hero, price: Cost) -> bool:
    """TED-3.8, TED-14.16: in full, and never with the last health."""
    return hero.focus >= price.focus and (not price.health or hero.health > price.health)


def pay(state: State, hero: Hero, price: Cost, rule: str) -> None:
    """TED-3.8: pay a cost that can be paid."""
    lose_focus(state, hero, price.focus, rule)
    hurt(state, hero, price.health, rule)


def those(state: State, op: GainHealth | LoseHealth | LoseFocus, deed: Deed) -> Sequence[Hero]:
    """Whom an operation means; `all_heroes` in a range of the enemy it comes from (TED-18.17)."""
    if op.who == "self":
        return (deed.hero,)
    if op.who == "target":
        return deed.heroes
    assert isinstance(op, LoseHealth | LoseFocus)
    reach, cell, within = op.range, deed.enemies[0].cell, state.paths.within
    assert reach is not None
    return [h for h in state.heroes if h.health > 0 and within(reach, cell, h.cell)]


@effect(GainHealth)
def gain_health_effect(state: State, op: GainHealth, deed: Deed) -> Rules:
    """TED-13.7, TED-14.20: conscious or not."""
    for hero in those(state, op, deed):
        heal(state, hero, op.n, "TED-3.5")
    yield from ()


@does_something(GainHealth)
def could_heal(state: State, op: GainHealth, deed: Deed) -> bool:
    """Whether somebody is below the maximum."""
    return any(hero.health < hero.mat.max_health for hero in those(state, op, deed))


@effect(LoseHealth)
def lose_health_effect(state: State, op: LoseHealth, deed: Deed) -> Rules:
    """TED-7.16, TED-11.12, TED-15.7: Defense does not help."""
    for hero in those(state, op, deed):
        hurt(state, hero, op.n, "TED-3.3")
    yield from ()


@effect(GainFocus)
def gain_focus_effect(state: State, op: GainFocus, deed: Deed) -> Rules:
    """TED-3.5."""
    for hero in (deed.hero,) if op.who == "self" else deed.heroes:
        gain_focus(state, hero, op.n, "TED-3.5")
    yield from ()


@does_something(GainFocus)
def could_focus(state: State, op: GainFocus, deed: Deed) -> bool:
    """Whether somebody is below the maximum."""
    heroes = (deed.hero,) if op.who == "self" else deed.heroes
    return any(hero.focus < hero.mat.max_focus for hero in heroes)


@effect(LoseFocus)
def lose_focus_effect(state: State, op: LoseFocus, deed: Deed) -> Rules:
    """TED-3.8: as far as there is any."""
    for hero in those(state, op, deed):
        lose_focus(state, hero, op.n, "TED-3.8")
    yield from ()


@effect(HealToMax)
def heal_to_max(state: State, op: HealToMax, deed: Deed) -> Rules:
    """TED-R-83: health rises to the maximum."""
    heal(state, deed.hero, deed.hero.mat.max_health, "TED-R-83")
    yield from ()


@does_something(HealToMax)
def is_hurt(state: State, op: HealToMax, deed: Deed) -> bool:
    """Whether the hero is below its maximum."""
    return deed.hero.health < deed.hero.mat.max_health


@effect(FocusToMax)
def focus_to_max(state: State, op: FocusToMax, deed: Deed) -> Rules:
    """TED-R-83: focus rises to the maximum."""
    gain_focus(state, deed.hero, deed.hero.mat.max_focus, "TED-R-83")
    yield from ()


@does_something(FocusToMax)
def is_distracted(state: State, op: FocusToMax, deed: Deed) -> bool:
    """Whether the hero is below its maximum."""
    return deed.hero.focus < deed.hero.mat.max_focus
