"""DJ-1.21, DJ-24.5: what comes with a sheet or a skill: familiars, more wounds, more fatigue."""

from __future__ import annotations

from ..content import FAMILIARS
from ..entries import Skill
from ..state import Familiar, Hero, State
from ..vocabulary import FamiliarId


def learn(state: State, hero: Hero, skill: Skill) -> None:
    """DJ-24.5: a raised maximum raises the present value by as much."""
    wounds, fatigue = hero.kit.wounds, hero.kit.fatigue
    hero.skills += (skill,)
    hero.wounds += hero.kit.wounds - wounds
    hero.fatigue += hero.kit.fatigue - fatigue
    for name in skill.familiars:
        join(state, hero, name)


def join(state: State, hero: Hero, name: FamiliarId) -> None:
    """DJ-23.1, DJ-23.11: a familiar stands with its owner, a companion is carried."""
    if FAMILIARS[name].kind == "familiar":
        state.familiars.append(Familiar(name, hero.number, hero.cell))
    else:
        hero.pico = True
