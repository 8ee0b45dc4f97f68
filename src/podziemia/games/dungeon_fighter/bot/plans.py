"""Where to go, what to throw and how, and when to run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from podziemia.kernel.questions import Ask, Option

from .. import entries
from .. import options as o
from ..content import EQUIPMENT, ROOMS
from ..options.throwing import Skill
from ..rules.demands import in_order, of_fight
from ..state import COLOURED, Attempt, State
from . import weights as w
from .chances import heal_worth, hit, hurt_worth, mean, throw_worth

Answer: TypeAlias = Callable[[State, Ask, Skill], Option]
"""How a kind of question is answered, by somebody who throws so well."""
Chosen = TypeVar("Chosen", bound=Option)
HOPELESS: Final = 0.22
"""Throws that hit less often than that are fled from, if that does not stun anybody."""


def best_of(options: Sequence[Chosen], worth: Callable[[Chosen], float]) -> Chosen:
    """The option that is worth most; of equals the first."""
    return max(options, key=worth)


def choose_room(state: State, ask: Ask, skill: Skill) -> Option:
    """The room that gives most and hurts least."""

    def worth(option: o.ChooseRoom) -> float:
        room = ROOMS[option.room]
        effects = (effect_worth(state, effect, skill) for effect in room.effects)
        return sum(effects) - w.SYMBOL * room.market_symbols

    return best_of([x for x in ask.options if isinstance(x, o.ChooseRoom)], worth)


def effect_worth(state: State, effect: entries.RoomEffect, skill: Skill) -> float:  # noqa: PLR0911 -- one for each
    """What a printed effect of a room is worth."""
    match effect:
        case entries.Gold(amount):
            return w.COIN * amount
        case entries.WhiteDie(amount):
            return w.WHITE_DIE * amount
        case entries.HealAll(amount):
            return sum(heal_worth(hero, amount) for hero in state.heroes)
        case entries.FreeEquipment(amount):
            return w.FREEBIE * amount
        case entries.MonsterLife(amount):
            return -w.MORE_LIFE * amount
        case entries.Demand(technique):
            return -w.THROWS_PER_FIGHT * (mean((), skill) - mean((technique,), skill))
        case entries.WaterCubes() | entries.SnowDie():
            return w.SPECIAL_DICE
        case entries.Icebergs():
            return w.ICEBERGS
    return w.OVERLAYS


def flight(state: State, ask: Ask, skill: Skill) -> Option | None:
    """Away from what can hardly be hit, where nobody is stunned by it."""
    away = next((option for option in ask.options if isinstance(option, o.Flee)), None)
    hopeless = hit(of_fight(state), skill) < HOPELESS
    safe = all(hero.life > state.level for hero in state.heroes if hero.able)
    return away if hopeless and safe else None


def flee(state: State, ask: Ask, skill: Skill) -> Option:
    """Whether to agree that the party flees."""
    return flight(state, ask, skill) or o.Fight()


def take_die(state: State, ask: Ask, skill: Skill) -> Option:
    """The die that these hands can use best, with regard to who comes next."""
    if (away := flight(state, ask, skill)) is not None:
        return away
    following = state.after(state.active)
    other = None if following is state.hero else following
    required = of_fight(state)

    def worth(option: o.TakeDie) -> float:
        attempt = Attempt(option.die)
        promised = throw_worth(state, state.hero, attempt, required, skill)
        if other is not None:
            promised -= w.OTHERS * throw_worth(state, other, attempt, required, skill)
        return promised

    return best_of([x for x in ask.options if isinstance(x, o.TakeDie)], worth)


def no_dice(state: State, ask: Ask, skill: Skill) -> Option:
    """A white die where it may end the fight or recovery hurts too much; otherwise recovery."""
    if (away := flight(state, ask, skill)) is not None:
        return away
    white = o.TakeDie("white")
    recover = next((x for x in ask.options if isinstance(x, o.Recover)), None)
    if white not in ask.options or recover is None:
        return ask.options[0]
    required = of_fight(state)
    price = sum(hurt_worth(state, hero, state.level) for hero in state.heroes)
    throws = state.monster_life / max(mean(required, skill), 0.5)
    price /= max(1.0, min(throws, len(COLOURED)))
    return white if price > w.WHITE_DIE else recover


def declare(state: State, ask: Ask, skill: Skill) -> Option:
    """The weapons that promise most with the techniques they demand."""
    assert state.attempt is not None
    fight = () if state.modifiers.sum("thawed", None) else of_fight(state)
    tuned = "catchy_tune" in state.tokens

    def worth(option: o.Declare) -> float:
        attempt = Attempt(state.attempt.die if state.attempt is not None else "white")
        attempt.weapons = tuple(EQUIPMENT[name] for name in option.weapons)
        own = [card.technique for card in attempt.weapons if card.technique is not None]
        more = ["roundhouse"] if option.roundhouse else []
        required = in_order((*fight, *own, *more))
        total = throw_worth(state, state.hero, attempt, required, skill)
        if tuned and "roundhouse" in required:
            total += w.TUNE * hit(required, skill)
        return total

    return best_of([x for x in ask.options if isinstance(x, o.Declare)], worth)
