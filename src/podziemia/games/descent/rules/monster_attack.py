"""DJ-6, DJ-14: the attacks of monsters, with guards in the middle of them."""

from __future__ import annotations

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..combat import Attack
from ..events import AimUsed
from ..geometry import Breath, Cell, as_cells, distance_seen
from ..state import OVERLORD, Monster, State
from .attack import tell
from .board import figures_on, in_pit
from .evasion import evade
from .guard import guard_window
from .hand import aim_window
from .pool import count, dodging_heroes, harried, settle_rerolls, throw
from .reveal import look
from .shapes import cover
from .spend import spend
from .strike import miss, strike
from .targets import breath_placements, enemies_of_monsters, monster_reach, taunting


def monster_attack(state: State, monster: Monster, chosen: Option) -> Rules[bool]:
    """DJ-6, DJ-10.12, DJ-10.15, DJ-R-45: one attack; whether its dice have been rolled."""
    attack = yield from declare(state, monster, chosen)
    if not harried(state, monster) and (yield from aim_window(state, attack)):
        attack.aimed = True
        state.emit(AimUsed, "DJ-10.5", monster.piece)
    yield from guard_window(state)
    if not still_possible(state, monster, attack):
        state.attack = None
        return False
    cover(state, attack)
    throw(state, attack, monster)
    yield from settle_rerolls(state, attack, OVERLORD, dodging_heroes(state, attack, OVERLORD))
    count(attack)
    if attack.missed:
        miss(state, attack)
    else:
        yield from spend(state, attack, monster, OVERLORD)
        yield from strike(state, attack, monster, OVERLORD)
    state.attack = None
    yield from look(state)  # DJ-18.1: whoever has died hides nothing any more
    yield from evade(state, attack.escaped)
    return True


def still_possible(state: State, monster: Monster, attack: Attack) -> bool:
    """DJ-10.15, DJ-R-45, DJ-R-92: whether the monster and the space that it has declared are still
    there to attack, whoever stands on it; the distance is counted only now (DJ-6.7)."""
    if monster not in state.monsters:
        return False
    if attack.shape != "space":
        return True
    if not monster_reach(state, monster) >> attack.target & 1:
        return False
    aim_at(state, monster, attack, attack.target)
    return True


def declare(state: State, monster: Monster, chosen: Option) -> Rules[Attack]:
    """DJ-6.1, DJ-6.3, DJ-7.15: what is attacked, from the space that is nearest to it."""
    attack = Attack(monster.piece, monster.card.attack)
    state.attack = attack
    reached = monster_reach(state, monster)
    match chosen:
        case choice.AttackAround():
            attack.shape = "sweep"
        case choice.Breathe():
            laid = yield from lay(state, monster)
            attack.shape, attack.area = "breath", laid.cells
        case choice.Attack(target):
            aim_at(state, monster, attack, state.figure(target).cells[0])
        case _:
            spaces = reached & ~enemies_of_monsters(state)
            squares = state.floor.squares
            ways = [choice.Target(monster.piece, squares[cell]) for cell in as_cells(spaces)]
            named = yield from ask(OVERLORD, "target", ways, rule="DJ-6.1", piece=monster.piece)
            aim_at(state, monster, attack, state.floor.cells[named.to])
    cover(state, attack)
    tell(state, attack)
    return attack


def aim_at(state: State, monster: Monster, attack: Attack, cell: Cell) -> None:
    """DJ-6.7, DJ-7.15: from the nearest own space that sees the one attacked."""
    pits = state.pits if in_pit(state, monster) else 0
    blocked = figures_on(state) | state.rubble
    attack.target, attack.origin = cell, monster.cells[0]
    attack.distance = distance_seen(state.plan, monster.cells, cell, blocked, pits)


def lay(state: State, monster: Monster) -> Rules[Breath]:
    """DJ-15.7, DJ-26.20: where the template lies; on the hero who has taunted the monster."""
    provoker = taunting(state, monster, monster_reach(state, monster))
    found = breath_placements(state, monster, provoker)
    ways = [choice.LayBreath(each.side, each.offset) for each in found]
    chosen = yield from ask(OVERLORD, "breath", ways, rule="DJ-15.7", piece=monster.piece)
    return found[ways.index(chosen)]
