"""DF-12.25 to DF-12.27: the moments at which cards may be played."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from .. import options as choice
from ..entries import Window
from ..state import Hero, State
from . import cards
from .decide import decide

RULES = {
    "W1": "DF-12.27",
    "W2": "DF-12.27",
    "W4": "DF-7.24",
    "W5": "DF-9.5",
    "W6": "DF-12.27",
    "W7": "DF-12.27",
}


def window(state: State, name: Window, *, miss: bool = False) -> Rules:
    """DF-12.20, DF-12.25, DF-12.26: the active hero first, then clockwise whoever has something to
    play; each answer opens the window again for the others."""
    if not any(hero.gear for hero in state.heroes) and not state.rarities and not state.tokens:
        return
    passed: list[Hero] = []
    while True:
        hero = next(
            (
                hero
                for hero in state.clockwise(state.active)
                if hero not in passed and cards.uses(state, hero, name, miss=miss)
            ),
            None,
        )
        if hero is None:
            return
        ways = [choice.Pass(), *cards.uses(state, hero, name, miss=miss)]
        about = {"window": name}
        chosen = yield from decide(state, hero, "cards", ways, rule=RULES[name], about=about)
        if isinstance(chosen, choice.Pass):
            passed.append(hero)
        else:
            yield from cards.use(state, hero, chosen)
            passed = []


def before_damage(state: State, *, miss: bool) -> Rules:
    """DF-5.15, DF-12.27: before anybody takes damage of any kind."""
    yield from window(state, "W5", miss=miss)
