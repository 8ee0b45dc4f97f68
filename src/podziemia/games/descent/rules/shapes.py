"""DJ-6.36, DJ-15.4 to DJ-15.8, DJ-15.24: whom an attack affects."""

from __future__ import annotations

from ..combat import Attack
from ..geometry import Cells, as_set, blast, struck
from ..state import Figure, Hero, Monster, State
from .board import abilities_of, figures_on, friendly, in_pit
from .targets import LONG_REACH, MELEE_REACH, figures


def cover(state: State, attack: Attack) -> None:
    """DJ-15.4, DJ-15.24: note what the attack covers as things stand now, and whom it affects.

    A Breath's template has been laid before.
    """
    attacker = state.figure(attack.attacker)
    match attack.shape:
        case "space" | "blast":
            spaces = attack.blast
            attack.area = 1 << attack.target
            if spaces:
                attack.area = blast(state.plan, attack.target, spaces, state.rubble)
        case "burst":
            assert isinstance(attacker, Hero)
            spaces = attacker.kit.arms[attack.weapon].abilities["burst_enemies"]
            attack.area = state.plan.within(attack.origin, spaces)
        case "sweep":
            assert isinstance(attacker, Monster)
            attack.area = swept(state, attacker)
    attack.affected = tuple(figure.piece for figure in affected(state, attack, attacker))


def affected(state: State, attack: Attack, attacker: Figure) -> list[Figure]:
    """DJ-15.6, DJ-14.7, DJ-26.25, DJ-R-17: every figure there once, friend or foe; Word of Vaal
    spares friends, and nobody sweeps himself."""
    found = [figure for figure in figures(state) if as_set(figure.cells) & attack.area]
    match attack.shape:
        case "burst":
            return [figure for figure in found if not friendly(figure, attacker)]
        case "sweep":
            return [figure for figure in found if figure is not attacker]
        case _:
            return found


def swept(state: State, monster: Monster) -> Cells:
    """DJ-15.24, DJ-7.20: the spaces within melee reach and line of sight, not by stairs."""
    spaces = LONG_REACH if "reach" in abilities_of(monster.card) else MELEE_REACH
    pits = state.pits if in_pit(state, monster) else 0
    blocked = figures_on(state) | state.rubble
    return struck(state.plan, monster.cells, spaces, blocked, pits, by_stairs=False)
