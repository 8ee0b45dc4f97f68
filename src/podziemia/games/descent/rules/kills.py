"""DJ-24.3, DJ-26.16: what a hero's skills do after its attacks."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..events import AbilityUsed
from ..kit import Arms
from ..state import Hero, Monster, State
from .fatigue import restore_fatigue, spend_fatigue
from .wounds import heal, is_hurt

PASS: Final = choice.Pass()
EXTRA_COST: Final = 2
"""Fatigue for another attack with the same weapon."""


def after_kills(state: State, hero: Hero, dead: list[Monster]) -> Rules:
    """DJ-15.26: Vampiric Blood gives something back for every enemy that stays dead."""
    if "vampiric_blood" not in hero.kit.effects:
        return
    for _ in dead:
        ways: list[Option] = []
        if is_hurt(hero):
            ways.append(choice.Recover("wound"))
        if hero.fatigue < hero.kit.fatigue:
            ways.append(choice.Recover("fatigue"))
        if not ways:
            continue
        chosen = yield from ask(
            state.leader(hero), "vampiric-blood", ways, rule="DJ-24.1", piece=hero.piece
        )
        state.emit(AbilityUsed, "DJ-24.1", hero.piece, "vampiric_blood", "")
        if chosen == choice.Recover("wound"):
            heal(state, hero, 1, "DJ-24.1")
        else:
            restore_fatigue(state, hero, 1, "DJ-24.1")


def after_attack(state: State, hero: Hero, arms: Arms | None) -> Rules:
    """DJ-24.3, DJ-26.16, DJ-R-83: in one's own turn fatigue buys another attack with the weapon."""
    if arms is None or hero.fatigue < EXTRA_COST:
        return
    skill = {"ranged": "rapid_fire", "magic": "quick_casting"}.get(arms.kind, "")
    if skill not in hero.kit.effects or skill in hero.exhausted:
        return
    ways: list[Option] = [PASS, choice.Use(skill)]
    chosen = yield from ask(
        state.leader(hero), "another-attack", ways, rule="DJ-26.16", piece=hero.piece
    )
    if chosen != PASS:
        spend_fatigue(state, hero, EXTRA_COST, "DJ-26.16")
        state.emit(AbilityUsed, "DJ-26.16", hero.piece, skill, "")
        state.turn.bonus += (arms.weapon,)
        if skill == "quick_casting":
            hero.exhausted = (*hero.exhausted, skill)
