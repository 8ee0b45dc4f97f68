"""DJ-8.13 to DJ-8.15: fatigue is spent and recovered."""

from __future__ import annotations

from ..events import FatigueRestored, FatigueSpent
from ..state import Hero, State


def spend_fatigue(state: State, hero: Hero, amount: int, rule: str) -> None:
    """DJ-8.13: tokens return to the pool."""
    assert hero.fatigue >= amount, "fatigue is spent only by who has it"
    if amount:
        hero.fatigue -= amount
        state.emit(FatigueSpent, rule, hero.piece, amount, hero.fatigue)


def restore_fatigue(state: State, hero: Hero, amount: int, rule: str) -> None:
    """DJ-8.15: never above the maximum."""
    amount = min(amount, hero.kit.fatigue - hero.fatigue)
    if amount > 0:
        hero.fatigue += amount
        state.emit(FatigueRestored, rule, hero.piece, amount, hero.fatigue)
