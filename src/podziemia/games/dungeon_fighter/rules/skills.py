"""DF-8: what the eye lets a hero do."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from .. import options as choice
from ..content import MOST_EXPERIENCE, SKILLS
from ..entries import COLOURS, Skill
from ..events import (
    ExperienceGained,
    SkillActivated,
    SkillDeclined,
    SkillFailed,
    TokenPlaced,
    UpgradeUsed,
)
from ..state import Attempt, Hero, State
from .decide import decide
from .health import heal, heal_everybody
from .party import gain_coins

SECOND_TRY = "fix"


def open_skills(hero: Hero) -> list[str]:
    """DF-8.1, DF-8.4, DF-8.7: the skills of a hero that no scar blocks."""
    return [hero.card.skills[colour] for colour in COLOURS if colour not in hero.scars]


def named_by_eye(hero: Hero, attempt: Attempt) -> list[str]:
    """DF-8.2, DF-8.3, DF-10.38: the skill of the die's colour, or any on another die; none that a
    scar blocks (DF-8.6)."""
    for colour in COLOURS:
        if colour == attempt.die:
            return [] if colour in hero.scars else [hero.card.skills[colour]]
    return open_skills(hero)


def upgraded(hero: Hero, attempt: Attempt) -> str | None:
    """DF-16.20, DF-16.22, DF-16.33: the skill of the die's colour, if its upgrade is ready."""
    for colour in COLOURS:
        if colour == attempt.die and colour in hero.upgrades:
            ready = colour not in hero.tired and colour not in hero.scars
            return hero.card.skills[colour] if ready else None
    return None


def tire(state: State, hero: Hero, attempt: Attempt, skill: str) -> None:
    """DF-16.20, DF-16.24, DF-16.33: the upgrade token is turned; it is no eye, and teaches
    nothing."""
    for colour in COLOURS:
        if colour == attempt.die:
            hero.tired += (colour,)
    state.emit(UpgradeUsed, "DF-16.20", hero.piece, skill)


def works(skill: Skill, attempt: Attempt) -> bool:
    """DF-8.5, DF-8.30: whether the throw is the hit or the miss that a skill needs, if any."""
    assert attempt.judged is not None
    wanted = skill.requires
    return wanted == "any" or (wanted == "hit") == attempt.judged.hit


def use_eye(state: State) -> Rules:
    """DF-7.23: the eye, or an upgrade in its place."""
    attempt, hero = state.attempt, state.hero
    assert attempt is not None
    assert attempt.judged is not None
    if attempt.facts[attempt.cube].symbol == "eye":
        attempt.ultra = attempt.judged.hit and attempt.judged.bullseye  # DF-7.9, DF-7.39, DF-7.40
        yield from name_skill(state, hero, attempt)
    elif hero.upgrades:
        yield from offer_upgrade(state, hero, attempt)


def name_skill(state: State, hero: Hero, attempt: Attempt) -> Rules:
    """DF-8.2, DF-8.3, DF-8.27: compulsory, but for second try, whose time is over (DF-8.26), and
    in the ballads variant (DF-16.16); also after an ultra-critical hit (DF-7.10, DF-16.32)."""
    named = named_by_eye(hero, attempt)
    if not named:
        return  # DF-8.4, DF-16.31, DF-R-72: blocked by a scar
    ways: list[choice.Activate | choice.Pass]
    ways = [choice.Activate(name) for name in named if name != SECOND_TRY]
    if state.options.ballads or not ways:
        ways.append(choice.Pass())
    about = {"die": attempt.die, "hit": attempt.judged is not None and attempt.judged.hit}
    chosen = yield from decide(state, hero, "skill", ways, rule="DF-8.3", about=about)
    if isinstance(chosen, choice.Activate):
        activate(state, hero, attempt, chosen.skill)
    elif state.options.ballads:
        state.emit(SkillDeclined, "DF-16.16", hero.piece)
        learn(state, hero, "DF-16.16")


def offer_upgrade(state: State, hero: Hero, attempt: Attempt) -> Rules:
    """DF-16.20, DF-16.33: without an eye, if the condition is met."""
    name = upgraded(hero, attempt)
    if name is None or name == SECOND_TRY or not works(SKILLS[name], attempt):
        return
    ways = [choice.Pass(), choice.UseUpgrade(name)]
    chosen = yield from decide(state, hero, "upgraded", ways, rule="DF-16.20")
    if isinstance(chosen, choice.UseUpgrade):
        tire(state, hero, attempt, name)
        take_effect(state, hero, attempt, name)


def activate(state: State, hero: Hero, attempt: Attempt, name: str) -> None:
    """DF-8.5: it takes effect if its condition is met; otherwise something is learnt (DF-16.17)."""
    if works(SKILLS[name], attempt):
        state.emit(SkillActivated, "DF-8.2", hero.piece, name)
        take_effect(state, hero, attempt, name)
        return
    state.emit(SkillFailed, "DF-8.5", hero.piece, name)
    if state.options.ballads:
        learn(state, hero, "DF-16.17")


def take_effect(state: State, hero: Hero, attempt: Attempt, name: str) -> None:
    """DF-8.17, DF-8.18, DF-8.20, DF-8.29: tokens lie on the monster at once, each once; the rest
    comes when damage is counted and after it."""
    attempt.skill = name
    token = SKILLS[name].token
    if token is not None and token not in state.tokens:
        state.tokens += (token,)
        state.emit(TokenPlaced, "DF-8.18", hero.piece, token)


def learn(state: State, hero: Hero, rule: str) -> None:
    """DF-16.14, DF-16.18, DF-R-30: one step on the experience track, which ends at 3."""
    if hero.experience < MOST_EXPERIENCE:
        hero.experience += 1
        state.emit(ExperienceGained, rule, hero.piece, hero.experience)


def bonus(state: State, hero: Hero, skill: Skill) -> int:
    """DF-8.9, DF-8.14, DF-8.17, DF-8.21: what a skill adds to the damage of a hit; for nothing else
    a monster has a type (DF-3.16)."""
    total = skill.bonus
    if skill.bonus_if_type_matches:
        assert state.monster is not None
        loved = state.monster.type == hero.card.favourite_type
        total += skill.bonus_if_type_matches if loved else skill.bonus_otherwise
    if state.room is None:
        return total + skill.bonus_in_boss_battle
    return total + skill.bonus_per_market_symbol * state.room.market_symbols


def heal_and_earn(state: State, hero: Hero, name: str) -> Rules:
    """DF-7.28, DF-8.11, DF-8.12, DF-8.13, DF-8.16: what is neither damage nor token; on a miss
    before the hero is hurt (DF-R-21)."""
    skill = SKILLS[name]
    heal_everybody(state, skill.heal_all, skill.rule)
    heal(state, hero, skill.heal_self, skill.rule)
    gain_coins(state, skill.coins, name, skill.rule)
    if skill.heal_one_base:
        discarded = sum(1 for card in state.discard if card.kind == "curiosity")  # DF-8.28
        amount = skill.heal_one_base + skill.heal_one_per_discarded_curiosity * discarded
        ways = [choice.HealHero(other.piece) for other in state.heroes if other.able]
        about = {"amount": amount}
        chosen = yield from decide(state, hero, "herbs", ways, rule="DF-8.16", about=about)
        heal(state, state.named(chosen.hero), amount, "DF-8.16")
