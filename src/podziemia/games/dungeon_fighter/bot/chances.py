"""What a throw promises: how often it hits, for how much, and what the eye adds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..content import SKILLS
from ..options.throwing import Skill
from ..rules.skills import bonus, named_by_eye
from ..state import Attempt, Hero, State
from ..throws.sampled import outcomes
from . import weights as w


@cache
def shares(required: tuple[str, ...], skill: Skill) -> Mapping[int, float]:
    """How often a throw counts for each value; the rest are misses."""
    found: dict[int, float] = {}
    for outcome, share in outcomes(required, skill):
        if outcome.isdecimal():
            found[int(outcome)] = found.get(int(outcome), 0.0) + share
    return found


@cache
def hit(required: tuple[str, ...], skill: Skill) -> float:
    """How often a throw hits."""
    return sum(shares(required, skill).values())


@cache
def mean(required: tuple[str, ...], skill: Skill) -> float:
    """The value of a throw on average, misses included."""
    return sum(value * share for value, share in shares(required, skill).items())


def hurt_worth(state: State, hero: Hero, damage: int) -> float:
    """How bad it is that a hero loses so much life now."""
    if hero.life == 0:
        return 0.0
    lost = min(damage, hero.life)
    worth = lost * w.LIFE
    if lost == hero.life:
        others = sum(other.able for other in state.heroes) - 1
        worth += w.STUN if others else w.LAST
    elif hero.life - lost <= max(1, state.level):
        worth += w.LIFE
    return worth


def heal_worth(hero: Hero, amount: int) -> float:
    """How good it is that a hero regains life."""
    gained = min(amount, hero.max_life - hero.life) if hero.able else 0
    return gained * (w.LIFE + (0.5 if hero.life <= hero.max_life // 2 else 0.0))


def skill_worth(state: State, hero: Hero, name: str, *, landed: bool) -> float:
    """What a skill would do now, on a hit or a miss; beyond damage also life, coins and tokens."""
    skill = SKILLS[name]
    if skill.requires != "any" and (skill.requires == "hit") != landed:
        return 0.0
    worth = 0.0
    if landed:
        worth += bonus(state, hero, skill)
        if skill.section_value_becomes:
            worth += max(0.0, skill.section_value_becomes - 3.0)
        if skill.token is not None and skill.token not in state.tokens:
            worth += 1.5
    worth += skill.damage_to_monster
    if skill.damage_to_monster and not landed and state.monster is not None:
        worth += hurt_worth(state, hero, state.monster.damage)
    worth += sum(heal_worth(other, skill.heal_all) for other in state.heroes if skill.heal_all)
    worth += heal_worth(hero, skill.heal_self) if skill.heal_self else 0.0
    worth += w.COIN * skill.coins
    if skill.heal_one_base:
        worth += max(heal_worth(other, skill.heal_one_base) for other in state.heroes)
    return worth


def eye_worth(
    state: State, hero: Hero, attempt: Attempt, required: tuple[str, ...], skill: Skill
) -> float:
    """What the eye of a die is worth in these hands, by the odds of hit and miss."""
    likely = hit(required, skill)
    best = 0.0
    for name in named_by_eye(hero, attempt):
        if name == "fix":
            worth = (1 - likely) * mean(required, skill)
        else:
            on_hit = skill_worth(state, hero, name, landed=True)
            worth = likely * on_hit + (1 - likely) * skill_worth(state, hero, name, landed=False)
        best = max(best, worth)
    return best


def throw_worth(
    state: State, hero: Hero, attempt: Attempt, required: tuple[str, ...], skill: Skill
) -> float:
    """What a throw is worth: damage, the last blow, the eye, and the pain of a miss."""
    bonus_damage = sum(card.damage_bonus for card in attempt.weapons)
    life = state.monster_life
    worth, kills = 0.0, 0.0
    for value, share in shares(required, skill).items():
        damage = value + bonus_damage
        worth += share * min(damage, life)
        kills += share * (damage >= life)
    worth += kills * w.KILL
    assert state.monster is not None
    worth -= (1 - hit(required, skill)) * hurt_worth(state, hero, state.monster.damage)
    return worth + w.EYE_SHARE[attempt.die] * eye_worth(state, hero, attempt, required, skill)
