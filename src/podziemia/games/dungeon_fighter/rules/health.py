"""DF-9: life that heroes lose and regain."""

from __future__ import annotations

from collections.abc import Sequence

from ..events import HeroHealed, HeroHurt, HeroRevived, HeroStunned
from ..state import Hero, State
from .end import lose


def heal(state: State, hero: Hero, amount: int, rule: str) -> None:
    """DF-1.10, DF-8.24: up to the maximum; neither stunned (DF-8.23, DF-9.2) nor dead
    (DF-R-52)."""
    gained = min(amount, hero.max_life - hero.life)
    if hero.life > 0 and gained > 0:
        hero.life += gained
        state.emit(HeroHealed, rule, hero.piece, gained, hero.life)


def heal_everybody(state: State, amount: int, rule: str) -> None:
    """DF-3.7, DF-8.11, DF-12.6: every hero."""
    for hero in state.heroes:
        heal(state, hero, amount, rule)


def hurt(state: State, heroes: Sequence[Hero], amount: int, cause: str, rule: str) -> None:
    """DF-9.1, DF-9.6 to DF-9.8: all at the same moment, by throws and otherwise (DF-9.7); then the
    fight may be lost (DF-9.4)."""
    stunned = False
    for hero in heroes:
        if hero.life == 0:
            continue  # DF-5.14
        lost = min(amount, hero.life)
        hero.life -= lost
        if lost > 0:
            state.emit(HeroHurt, rule, hero.piece, lost, hero.life, cause)
        if hero.life == 0:
            stunned = True
            state.emit(HeroStunned, "DF-9.1", hero.piece)
    if stunned and not any(hero.life > 0 for hero in state.heroes):
        lose(state, "DF-9.4")


def revive(state: State, hero: Hero, life: int, rule: str) -> None:
    """DF-9.9, DF-12.30: a stunned hero is up again, and gets no scar for it (DF-R-46)."""
    hero.life = life
    state.emit(HeroRevived, rule, hero.piece, life)
