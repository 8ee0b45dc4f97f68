"""DJ-12.20, DJ-26.5, DJ-26.29: Dark Charm makes a hero attack heroes, be it a monkey or not."""

from __future__ import annotations

from podziemia.kernel.questions import Rules, ask

from ... import options as choice
from ...entries import OverlordCard
from ...state import OVERLORD, Hero, State
from ..attack import charmed_attack
from .traps import avoids


def dark_charm(state: State, card: OverlordCard) -> Rules:
    """DJ-12.20: a hero on the map, unless a blank saves him, attacks as the overlord wishes."""
    ways = [choice.Bewitch(hero.piece) for hero in state.on_map()]
    chosen = yield from ask(OVERLORD, "dark-charm", ways, rule="DJ-12.20")
    hero = state.figure(chosen.piece)
    assert isinstance(hero, Hero)
    if not avoids(state, hero, card):
        yield from charmed_attack(state, hero)
