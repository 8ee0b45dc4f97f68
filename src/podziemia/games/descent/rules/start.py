"""DJ-3.1: what happens once at the start of a hero's turn, in an order of choice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from podziemia.kernel.questions import SAFE, Rules, ask

from .. import options as choice
from ..state import Hero, State
from .heroes import has_start_ability, start_ability, watch
from .lasting import roll_burn, roll_web, shake_off_stun
from .orders import begin_turn_orders, rest

Effect: TypeAlias = Literal["rest", "keep_rest", "burn", "web", "stun", "ability"]
RESTING: Final = ("rest", "keep_rest")
"""DJ-10.18: the two answers to the same question."""


def begin(state: State, hero: Hero) -> None:
    """DJ-3.1, DJ-R-63: Dodge and Guard end; who sees the hero now cannot be taken by surprise."""
    begin_turn_orders(state, hero)
    state.turn.entered = (hero.cell,)
    watch(state, hero)


def start_effects(state: State, hero: Hero) -> Rules:
    """DJ-3.1, DJ-R-20: each once; a wound may end a Rest order that is left for later."""
    turn = state.turn
    while not turn.cut:
        yield SAFE
        ways = [choice.Settle(each) for each in effects(state, hero) if each not in turn.settled]
        if not ways:
            return
        chosen = yield from ask(state.leader(hero), "start", ways, rule="DJ-3.1", piece=hero.piece)
        turn.settled += RESTING if chosen.effect in RESTING else (chosen.effect,)
        yield from settle(state, hero, chosen.effect)


def effects(state: State, hero: Hero) -> list[Effect]:
    """DJ-3.1: what there is to resolve."""
    found: list[Effect] = []
    if hero.order == "rest":
        found += ["rest", "keep_rest"]
    if hero.burn:
        found.append("burn")
    if hero.web:
        found.append("web")
    if hero.stun:
        found.append("stun")
    if has_start_ability(state, hero):
        found.append("ability")
    return found


def settle(state: State, hero: Hero, effect: Effect) -> Rules:
    """DJ-10.18, DJ-16.1, DJ-16.3, DJ-16.8, DJ-24.1: one of them."""
    match effect:
        case "rest":
            rest(state, hero)
        case "keep_rest":
            pass
        case "burn":
            yield from roll_burn(state, hero)
        case "web":
            roll_web(state, hero)
        case "stun":
            state.turn.stunned = shake_off_stun(state, hero)
        case "ability":
            yield from start_ability(state, hero)
