"""DJ-10.11 to DJ-10.17, DJ-10.21: guards interrupt the overlord's turn."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..events import GuardAttacked
from ..geometry import as_cells, blast
from ..state import Hero, State
from .attack import attack_spaces, hero_attack
from .board import monsters_on
from .orders import remove_order, swap, swaps
from .targets import attack_ways, farthest_blast, origins

PASS: Final = choice.Pass()


def guard_window(state: State) -> Rules:
    """DJ-10.16, DJ-10.21: from the first player leftwards, until all pass.

    Nobody is asked who could not attack an enemy, nobody interrupts a guard (DJ-10.17), and nobody
    guards in a hero's turn (DJ-10.11). Whoever passes has had the chance (DJ-10.13). What a guard
    kills may end the match (DJ-26.27).
    """
    if state.turn.hero >= 0 or (state.attack is not None and state.attack.guard):
        return
    again = True
    while again:
        again = False
        for hero in state.heroes:
            ways = guard_ways(state, hero)
            if not ways:
                continue
            chosen = yield from ask(
                state.leader(hero), "guard", [PASS, *ways], rule="DJ-10.21", piece=hero.piece
            )
            if chosen != PASS:
                yield from interrupt(state, hero, chosen)
                again = True
                break


def guard_ways(state: State, hero: Hero) -> list[Option]:
    """DJ-10.11, DJ-10.21: guard attacks; and another order for Silhouette where it can matter now:
    when an enemy is within her reach, or an attack on her has been declared.
    """
    exchanges = swaps(hero) if hero.order else []
    if hero.order != "guard" and not exchanges:
        return []
    ways = attack_ways(state, hero)
    if any(may_strike(state, hero, way) for way in ways):
        return [*(ways if hero.order == "guard" else ()), *exchanges]
    attacked = state.attack is not None and hero.piece in state.attack.affected
    return exchanges if attacked else []


def may_strike(state: State, hero: Hero, way: Option) -> bool:
    """DJ-10.21, DJ-6.37: whether an enemy can be struck that way: attacked itself, caught in a
    Blast, though its own space is not seen (DJ-EX-10), or by an attack all around."""
    match way:
        case choice.AttackAround(weapon):
            arms = hero.kit.arms[weapon]
            spaces = arms.abilities["burst_enemies"]
            starts = origins(state, hero, arms)
            return any(
                state.plan.within(start.cell, spaces) & monsters_on(state) for start in starts
            )
        case choice.AttackSpace(weapon):
            arms = hero.kit.arms[weapon]
            spaces = farthest_blast(arms)
            near = 0
            for cell in as_cells(monsters_on(state)) if spaces else ():
                near |= blast(state.plan, cell, spaces, state.rubble)
            return bool(near & attack_spaces(state, hero, arms, charmed=False))
    return True


def interrupt(state: State, hero: Hero, chosen: Option) -> Rules:
    """DJ-10.11, DJ-10.17: one attack by the normal rules, complete before anything goes on."""
    if isinstance(chosen, choice.SwapOrder):
        swap(state, hero, chosen.order)
        return
    remove_order(state, hero, "DJ-10.14", used=True)
    state.emit(GuardAttacked, "DJ-10.11", hero.piece)
    outer = state.attack
    yield from hero_attack(state, hero, chosen, guard=True)
    state.attack = outer
