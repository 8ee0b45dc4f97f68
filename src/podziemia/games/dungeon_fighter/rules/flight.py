"""DF-16.2 to DF-16.12: fleeing from a particularly nasty combination of techniques."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Rules

from .. import options as choice
from ..entries import Monster
from ..events import FlightRefused, MonsterFled
from ..state import State
from .decide import decide
from .demands import of_fight
from .health import hurt
from .rest import clear_target
from .setup import LAST_LEVEL
from .windows import before_damage

FLED: Final = "fled"
LEAST_TECHNIQUES: Final = 2


def may_flee(state: State) -> bool:
    """DF-16.2, DF-16.4, DF-R-28: two techniques of room and monster together, and another monster
    to meet (DF-16.28, DF-R-75); never from the big bad (DF-14.10, DF-R-26)."""
    if state.in_battle or len(of_fight(state)) < LEAST_TECHNIQUES:
        return False
    defeated = any(monster.level == LAST_LEVEL for monster in state.monster_discard)
    return bool(state.monster_deck) or defeated


def agreed(state: State) -> Rules[bool]:
    """DF-16.3, DF-16.28: the active hero has proposed it, and everybody must agree, stunned or not;
    one player alone decides (DF-16.35)."""
    asked = [state.seats[state.active]]
    for hero in state.clockwise(state.active):
        seat = state.seats[hero.number]
        if hero.dead or seat in asked:
            continue
        asked.append(seat)
        ways = [choice.Fight(), choice.Flee()]
        chosen = yield from decide(state, hero, "flee", ways, rule="DF-16.3")
        if isinstance(chosen, choice.Fight):
            state.emit(FlightRefused, "DF-16.3", hero.piece)
            return False
    return True


def flee(state: State) -> Rules:
    """DF-16.5 to DF-16.12, DF-16.29, DF-16.30: damage to all, which may be the end (DF-16.8),
    monster and coins go, the target is cleared (DF-16.9); nothing else is won (DF-16.11), lost
    or refreshed (DF-16.10, DF-R-29)."""
    yield from before_damage(state, miss=False)
    hurt(state, state.heroes, state.level, "flight", "DF-16.5")
    assert isinstance(state.monster, Monster)
    state.exiled.append(state.monster)
    state.emit(MonsterFled, "DF-16.6", state.monster.id)
    state.monster, state.monster_life, state.reward = None, 0, 0
    clear_target(state)
    state.modifiers.expire("turn")
