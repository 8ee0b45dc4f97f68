"""DF-7: what a throw comes to: damage to the monster, then perhaps to the hero."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from ..content import ICEBERG_DAMAGE, SECTIONS, SKILLS, TUNE, WEAK_POINT
from ..events import (
    MonsterDefeated,
    MonsterDestroyed,
    MonsterHalved,
    MonsterHurt,
    RequirementAdded,
    ThrowHit,
    ThrowMissed,
)
from ..state import Attempt, State
from ..throws.judge import Judged
from .cards import EVERYTHING, damage_of_miss, prevent
from .end import win
from .flips import remove_overlay
from .health import hurt
from .skills import bonus, heal_and_earn, learn, use_eye
from .windows import before_damage, window

SNOW_SYMBOL = "deep_snow"


def settle(state: State) -> Rules:
    """DF-7.22, DF-7.23: hit or miss stands; then the eye."""
    _, judged = thrown(state)
    if judged.hit:
        where = judged.overlay or judged.section or ""
        state.emit(ThrowHit, "DF-7.1", state.hero.piece, where, judged.value)
    else:
        reason, _, technique = (judged.reason or "").partition(":")
        state.emit(ThrowMissed, "DF-13.18", state.hero.piece, reason, technique or None)
    yield from use_eye(state)


def react(state: State) -> Rules:
    """DF-7.24: cards and tokens answer the result (window W4)."""
    yield from window(state, "W4")


def thrown(state: State) -> tuple[Attempt, Judged]:
    """The throw under way, and what it comes to."""
    attempt = state.attempt
    assert attempt is not None
    assert attempt.judged is not None
    return attempt, attempt.judged


def strike(state: State) -> Rules:
    """DF-7.25 to DF-7.28: all damage in one sum, then what a skill does besides; what icebergs add
    is all they do (DF-10.2, DF-10.5, DF-10.6), and permafrost stays (DF-10.28)."""
    attempt, judged = thrown(state)
    icebergs = ICEBERG_DAMAGE * len(attempt.facts[attempt.cube].icebergs_touched)
    if attempt.ultra:
        state.monster_life = 0  # DF-7.9, DF-14.9
        state.emit(MonsterDestroyed, "DF-7.9", state.hero.piece)
    elif judged.hit and judged.overlay == WEAK_POINT.id:  # DF-10.49
        halve(state, icebergs)
    elif judged.hit:
        wound(state, damage_of_hit(state, attempt, judged) + icebergs, "DF-7.25")
    else:
        wound(state, damage_in_spite(attempt) + icebergs, "DF-7.26")
    defeated = state.monster_life <= 0
    if defeated:
        assert state.monster is not None
        state.emit(MonsterDefeated, "DF-7.11", state.hero.piece, state.monster.id)
        if state.options.ballads:
            learn(state, state.hero, "DF-16.15")
    if attempt.skill is not None:
        yield from heal_and_earn(state, state.hero, attempt.skill)
    if defeated and state.in_battle:
        win(state)


def wound(state: State, damage: int, rule: str) -> None:
    """DF-7.11, DF-7.27: so much less life."""
    if damage > 0:
        state.monster_life -= damage
        state.emit(MonsterHurt, rule, damage, state.monster_life)


def halve(state: State, icebergs: int) -> None:
    """DF-7.41, DF-10.24 to DF-10.26, DF-10.45: icebergs first (DF-R-20), then half of its life,
    rounded down; nothing adds to that (DF-R-65). Then the overlay leaves."""
    wound(state, icebergs, "DF-10.25")
    if state.monster_life > 0:
        state.monster_life //= 2
        state.emit(MonsterHalved, "DF-10.24", state.monster_life)
    remove_overlay(state, WEAK_POINT.id, "DF-10.26")


def damage_of_hit(state: State, attempt: Attempt, judged: Judged) -> int:
    """DF-1.9, DF-7.2, DF-7.8, DF-7.25, DF-10.22: section, weapons, skill, tune and coins."""
    total = value_of(attempt, judged) + sum(card.damage_bonus for card in attempt.weapons)
    if attempt.skill is not None:
        total += bonus(state, state.hero, SKILLS[attempt.skill])
    if attempt.tuned:
        total += TUNE.granted_bonus  # DF-6.9, DF-R-76
    if state.modifiers.held:
        total += state.modifiers.sum("damage", None)
    return total


def value_of(attempt: Attempt, judged: Judged) -> int:
    """DF-7.31, DF-7.38, DF-8.15, DF-10.47: the section, as smash counts it (DF-R-48); of a sum the
    two highest of those touched, the bullseye among them (DF-R-78)."""
    smashed = 0 if attempt.skill is None else SKILLS[attempt.skill].section_value_becomes
    value = smashed or judged.value
    if not attempt.summed:
        return value
    others = [SECTIONS[name].value for name in judged.line_sections if name != judged.section]
    highest, second = sorted([value, *others], reverse=True)[:2]
    return highest + second


def damage_in_spite(attempt: Attempt) -> int:
    """DF-7.26, DF-8.10, DF-R-60: what a miss does to the monster; weapons add nothing."""
    skill = 0 if attempt.skill is None else SKILLS[attempt.skill].damage_to_monster
    return skill + attempt.hurt


def suffer(state: State) -> Rules:
    """DF-7.19, DF-7.29, DF-7.30: a miss hurts, unless the monster is defeated (DF-R-14); a hit
    makes a crazy monster crazier."""
    attempt, judged = thrown(state)
    if state.monster_life <= 0:
        return
    if judged.hit:
        grow_crazier(state)
        return
    if attempt.skill is not None and SKILLS[attempt.skill].damage_to_monster:
        prevent(state, EVERYTHING, attempt.skill, "DF-8.10")
    if attempt.facts[attempt.cube].symbol == SNOW_SYMBOL:
        prevent(state, EVERYTHING, attempt.die, "DF-10.41")
    yield from before_damage(state, miss=True)
    assert state.monster is not None
    damage = damage_of_miss(state)
    if damage > 0:
        hurt(state, [state.hero], damage, state.monster.id, "DF-7.19")


def grow_crazier(state: State) -> None:
    """DF-10.30, DF-10.31, DF-10.50: the next technique from the left, from the next throw on."""
    monster = state.monster
    assert monster is not None
    if monster.ability == "crazy" and state.demanded < len(monster.techniques):
        technique = monster.techniques[state.demanded]
        state.demanded += 1
        state.emit(RequirementAdded, "DF-10.30", technique)
