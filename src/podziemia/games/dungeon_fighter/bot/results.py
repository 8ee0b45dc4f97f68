"""What to do when a die has landed: throw again, use the eye, play a card."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Option

from .. import entries
from .. import options as o
from ..content import EQUIPMENT
from ..entries import Equipment
from ..options.throwing import Skill
from ..rules.cards import damage_of_miss
from ..rules.demands import of_fight
from ..rules.result import damage_in_spite, damage_of_hit, value_of
from ..rules.skills import named_by_eye
from ..state import Attempt, Hero, State
from ..throws.judge import Judged, judge
from . import weights as w
from .chances import heal_worth, hit, hurt_worth, mean, skill_worth, throw_worth
from .plans import best_of

HARD: Final = 0.5
"""Where throws hit less often than that, techniques are worth thawing."""
WOUNDED: Final = 4
"""How much life a hero must have lost to drink a chocolate."""


def outcome_worth(state: State, attempt: Attempt, judged: Judged) -> float:
    """What a result is worth as it stands, the skill that takes effect included."""
    assert state.monster is not None
    if attempt.facts[attempt.cube].symbol == "eye" and judged.hit and judged.bullseye:
        return state.monster_life + w.KILL
    if judged.overlay == "weak_point" and judged.hit:
        return state.monster_life / 2
    damage = damage_of_hit(state, attempt, judged) if judged.hit else damage_in_spite(attempt)
    worth = min(damage, state.monster_life) + (w.KILL if damage >= state.monster_life else 0.0)
    if not judged.hit and damage < state.monster_life:
        worth -= hurt_worth(state, state.hero, damage_of_miss(state))
    return float(worth)


def eye_of(state: State, attempt: Attempt, judged: Judged) -> float:
    """What the eye of the die that lies there would add."""
    if attempt.facts[attempt.cube].symbol != "eye":
        return 0.0
    named = named_by_eye(state.hero, attempt)
    worths = (skill_worth(state, state.hero, name, landed=judged.hit) for name in named)
    return max(worths, default=0.0)


def cube(state: State, ask: Ask, _: Skill) -> Option:
    """The water cube that is worth most."""
    attempt = state.attempt
    assert attempt is not None

    def worth(option: o.ChooseCube) -> float:
        tried = attempt.copy()
        tried.cube = option.cube
        judged = judge(attempt.facts[option.cube], attempt.required)
        return outcome_worth(state, tried, judged) + eye_of(state, tried, judged)

    return best_of([x for x in ask.options if isinstance(x, o.ChooseCube)], worth)


def repeat(state: State, ask: Ask, skill: Skill) -> Option:
    """Again, if another throw promises more; cards are kept where little is gained."""
    attempt = state.attempt
    assert attempt is not None
    assert attempt.judged is not None
    now = outcome_worth(state, attempt, attempt.judged) + eye_of(state, attempt, attempt.judged)
    then = throw_worth(state, state.hero, attempt, attempt.required, skill)

    def worth(option: Option) -> float:
        match option:
            case o.Repeat(by) if by in EQUIPMENT:
                price = w.CURIOSITY.get(by, 0.0) if EQUIPMENT[by].kind == "curiosity" else 0.5
                return then - price / 2
            case o.Repeat() | o.UseUpgrade():
                return then
        return now

    return best_of(ask.options, worth)


def name_skill(state: State, ask: Ask, _: Skill) -> Option:
    """The skill that does most."""
    attempt = state.attempt
    assert attempt is not None
    assert attempt.judged is not None
    landed = attempt.judged.hit

    def worth(option: Option) -> float:
        if isinstance(option, o.Activate):
            return skill_worth(state, state.hero, option.skill, landed=landed)
        return w.LEARN if state.options.ballads else 0.0

    return best_of(ask.options, worth)


def upgraded(state: State, ask: Ask, _: Skill) -> Option:
    """Wherever the upgrade does something."""
    attempt = state.attempt
    assert attempt is not None
    assert attempt.judged is not None
    landed = attempt.judged.hit

    def worth(option: Option) -> float:
        if isinstance(option, o.UseUpgrade):
            return skill_worth(state, state.hero, option.skill, landed=landed)
        return 1.0

    return best_of(ask.options, worth)


def herbs(state: State, ask: Ask, _: Skill) -> Option:
    """Whoever needs them most."""
    amount = int(ask.about["amount"] or 0)

    def worth(option: o.HealHero) -> float:
        return heal_worth(state.named(option.hero), amount)

    return best_of([x for x in ask.options if isinstance(x, o.HealHero)], worth)


# Cards


def cards(state: State, ask: Ask, skill: Skill) -> Option:
    """Whatever is worth more now than it may be later."""

    def worth(option: Option) -> float:
        match option:
            case o.UseToken():
                return summed_worth(state) - 1.0
            case o.PlayCard(card, target):
                hero = None if target is None else state.named(target)
                return card_worth(state, ask, EQUIPMENT[card], hero, skill) - price_of(card)
        return 0.0

    return best_of(ask.options, worth)


def price_of(card: str) -> float:
    """What a card is worth that is kept."""
    entry = EQUIPMENT[card]
    if entry.kind == "armour":
        return 0.3
    return w.CURIOSITY.get(card, 0.0) / 3 if entry.kind == "curiosity" else 0.0


def card_worth(state: State, ask: Ask, card: Equipment, hero: Hero | None, skill: Skill) -> float:
    """What a card does now."""
    total = 0.0
    window = str(ask.about["window"])
    for effect in card.effects:
        match effect:
            case entries.PreventAll() | entries.Prevent():
                total += prevented_worth(state, effect)
            case entries.HealOne(amount):
                assert hero is not None
                gained = min(amount, hero.max_life - hero.life)
                total += heal_worth(hero, amount) if gained >= WOUNDED else 0.0
            case entries.SumTwoSections():
                total += summed_worth(state)
            case entries.MakeUltraCritical():
                total += state.monster_life
            case entries.ReviveAll():
                total += sum(w.STUN for each in state.heroes if each.stunned) - w.STUN / 2
            case entries.GainSnowDie() | entries.GainWaterCubes():
                empty = not state.dice and state.monster_life > 0 and window != "W7"
                total += w.SPECIAL_DICE if empty else 0.0
            case entries.IgnoreRequired():
                gain = mean((), skill) - mean(of_fight(state), skill)
                total += gain if hit(of_fight(state), skill) < HARD else 0.0
            case entries.PayForDamage(_, damage):
                total += paid_worth(state, damage, skill)
            case entries.DamageMonster(amount):
                total += min(amount, state.monster_life) + w.KILL * (amount >= state.monster_life)
            case entries.PlaceIcebergs():
                total += w.ICEBERGS if state.monster_life > WOUNDED else 0.0
    return total


def prevented_worth(state: State, effect: entries.CardEffect) -> float:
    """What it is worth that the active hero is hurt less."""
    damage = damage_of_miss(state)
    left = 0 if not isinstance(effect, entries.Prevent) else max(0, damage - effect.amount)
    return hurt_worth(state, state.hero, damage) - hurt_worth(state, state.hero, left)


def summed_worth(state: State) -> float:
    """DF-7.31: what it adds that both sections count."""
    attempt = state.attempt
    assert attempt is not None
    assert attempt.judged is not None
    tried = attempt.copy()
    before = value_of(tried, attempt.judged)
    tried.summed = True
    gained = value_of(tried, attempt.judged) - before
    damage = damage_of_hit(state, attempt, attempt.judged)
    kills = damage < state.monster_life <= damage + gained
    return min(gained, max(0, state.monster_life - damage)) + (w.KILL if kills else 0.0)


def paid_worth(state: State, damage: int, skill: Skill) -> float:
    """What a coin for more damage is worth before a throw."""
    needed = state.monster_life <= damage + max(2.0, mean(of_fight(state), skill))
    return hit(of_fight(state), skill) * (damage + (w.KILL if needed else 0.0)) - w.COIN - 1.0
