"""DJ-14, DJ-11.8: a monster's activation: steps, doors, pits, stairs and attacks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.kernel.questions import SAFE, Fact, Option, Rules, ask

from .. import options as choice
from ..content import CLIMB_COST, DOOR_COST, JUMP_COST, STAIRS_COST, STEP_COST
from ..events import ActivationEnded, JumpedOver, MonsterActivated
from ..geometry import Body, Cell, Cells, Floor, Jump, as_cells, as_set, hole, jumps, steps
from ..state import OVERLORD, Activation, Monster, State
from .actions import doors_near, set_door
from .board import (
    abilities_of,
    active_glyphs,
    companions_on,
    empty_cells,
    figures_on,
    heroes_on,
    in_pit,
    known_cells,
    misplaced,
    others_on,
)
from .cards.events import activation_window
from .guard import guard_window
from .lasting import roll_burn, roll_web, shake_off_stun
from .menu import walk_options
from .monster_attack import monster_attack
from .reveal import look
from .steps import climbs, put_back, step
from .targets import monster_attack_options
from .tokens import sense_glyphs

STOP: Final = choice.Stop()
STAIRS: Final = choice.TakeStairs()
HALVES: Final = (choice.Keep("move"), choice.Keep("attack"))


def activate(state: State, monster: Monster) -> Rules:
    """DJ-11.8, DJ-11.10: movement and attacks in any mixture; `State.activation` says how far it
    has come."""
    activation = state.activation
    if not activation.begun:
        yield from begin(state, monster)
        activation.begun = True
    while monster in state.monsters:
        if state.overlords_turn:  # a Mimic comes alive in the middle of a hero's turn
            yield SAFE
        ways = activation_options(state, monster)
        if len(ways) == 1:
            break
        about: dict[str, Fact] = {"mp": activation.mp, "attacks": activation.attacks}
        chosen = yield from ask(
            OVERLORD, "activation", ways, rule="DJ-11.8", about=about, piece=monster.piece
        )
        if isinstance(chosen, choice.Stop):
            break
        yield from carry_out(state, monster, chosen)
        yield from guard_window(state)  # DJ-10.21
    if monster in state.monsters:
        yield from put_back(state, monster, activation.entered[0])
    state.emit(ActivationEnded, "DJ-11.10", monster.piece)
    state.activation = Activation()


def begin(state: State, monster: Monster) -> Rules:
    """DJ-11.14, DJ-12.22, DJ-14.16, DJ-16.10: guards, tokens, one card, and what stun leaves."""
    activation = state.activation
    monster.done = True
    activation.entered = (monster.cells,)
    state.emit(MonsterActivated, "DJ-11.7", monster.piece)
    yield from guard_window(state)
    if monster in state.monsters:
        yield from roll_burn(state, monster)
        yield from look(state)  # DJ-18.1: whoever has burned to death hides nothing any more
    if monster not in state.monsters:
        return
    roll_web(state, monster)
    stunned = shake_off_stun(state, monster)
    if stunned and not monster.card.master:
        return
    activation.mp = monster.card.speed
    activation.attacks = 2 if "quick_shot" in abilities_of(monster.card) else 1  # DJ-15.21
    if (yield from activation_window(state, monster)):
        yield from guard_window(state)  # DJ-10.21
        if monster not in state.monsters:
            return
    if stunned:
        kept = yield from ask(OVERLORD, "stunned", HALVES, rule="DJ-14.16", piece=monster.piece)
        activation.half = kept.half
    if activation.half == "move":
        activation.attacks = 0
    if activation.half == "attack" or monster.web:  # DJ-5.16
        activation.mp = 0


# What it may do


def activation_options(state: State, monster: Monster) -> list[Option]:
    """DJ-11.8, DJ-11.11, DJ-11.12: everything it may do next, ending the activation first."""
    activation = state.activation
    mp = activation.mp
    found: list[Option] = [STOP]
    if mp >= STEP_COST:
        if len(monster.cells) == 1:
            found += small_ways(state, monster, mp)
        else:
            found += large_ways(state, monster, mp)
        if mp >= DOOR_COST:
            found += doors_near(state, monster)
    if activation.attacks:
        found += monster_attack_options(state, monster)
    return found


def barred(state: State, monster: Monster, left: int) -> Cells:
    """DJ-4.4 to DJ-4.7, DJ-4.16, DJ-4.18: where it cannot come; with points left it passes friends
    and glyphs, and flying everything but walls and doors (DJ-15.13, DJ-15.14)."""
    obstacles = state.water | state.rubble
    others = others_on(state, monster)
    if not left:
        return obstacles | others | active_glyphs(state)
    if "fly" in abilities_of(monster.card):
        return 0
    return obstacles | heroes_on(state) | companions_on(state) | (others & state.pits)


def small_ways(state: State, monster: Monster, mp: int) -> list[Option]:
    """DJ-4.2, DJ-5.4, DJ-5.11, DJ-5.12, DJ-4.19: where a monster of one space may go."""
    cell = monster.cells[0]
    known = known_cells(state)
    allowed = known & ~barred(state, monster, mp - STEP_COST)
    walking = walk_options(state.floor)
    trapped = in_pit(state, monster)
    near = state.plan.around[cell]
    if trapped:
        near &= hole(state.plan, cell, state.pits) & ~figures_on(state)
    found: list[Option] = [walking[other] for other in as_cells(near & allowed)]
    squares = state.floor.squares
    if trapped:
        if mp >= CLIMB_COST:
            ends = climbs(state, monster) & ~barred(state, monster, mp - CLIMB_COST)
            found += [choice.ClimbOut(squares[other]) for other in as_cells(ends)]
        return found
    if state.pits & near:
        found += [choice.Leap(squares[jump.landing]) for jump in leaps(state, monster, mp)]
    end = state.floor.stairs.get(cell, -1)
    if end >= 0 and allowed >> end & 1:
        found.append(STAIRS)
    return found


def leaps(state: State, monster: Monster, mp: int) -> list[Jump]:
    """DJ-17.12, DJ-17.13: the jumps it can pay for; it may not end one on an active glyph."""
    empty = empty_cells(state)
    taken = (figures_on(state) | state.water | state.rubble) & ~as_set(monster.cells)
    glyphs = active_glyphs(state)
    return [
        jump
        for jump in jumps(state.plan, monster.cells[0], state.pits, taken)
        if empty >> jump.landing & 1
        and (left := mp - JUMP_COST * len(jump.over)) >= 0
        and (left or not glyphs >> jump.landing & 1)
    ]


def large_ways(state: State, monster: Monster, mp: int) -> list[Option]:
    """DJ-14.6, DJ-14.9 to DJ-14.14: the steps of a large monster, all its spaces on legal ones."""
    known = known_cells(state)
    free = {left: known & ~barred(state, monster, left) for left in (0, 1)}
    found: list[Option] = []
    for each in steps(state.plan, monster.cells):
        price = step_cost(state, monster, each.body)
        if price <= mp and not each.cells & ~free[min(mp - price, 1)]:
            found.append(shift(state.floor, each.body))
    return found


def step_cost(state: State, monster: Monster, body: Body) -> int:
    """DJ-17.11, DJ-17.23: climbing out of a pit that it fills costs more than a step."""
    if in_pit(state, monster):
        pit = hole(state.plan, monster.cells[0], state.pits)
        if as_set(body) & ~pit:
            return CLIMB_COST
    return STEP_COST


@lru_cache(maxsize=1 << 14)
def shift(floor: Floor, body: Body) -> choice.Shift:
    """The option of a large monster's step, made once."""
    return choice.Shift(tuple(floor.squares[cell] for cell in body))


# What it does


def carry_out(state: State, monster: Monster, chosen: Option) -> Rules:
    """What was chosen of these."""
    cells = state.floor.cells
    match chosen:
        case choice.Walk(to):
            yield from go(state, monster, (cells[to],), STEP_COST, "DJ-4.2")
        case choice.Shift(squares):
            body = tuple(cells[square] for square in squares)
            cost = step_cost(state, monster, body)
            rule = "DJ-14.9" if cost == STEP_COST else "DJ-5.11"
            yield from go(state, monster, body, cost, rule)
        case choice.ClimbOut(to):
            yield from go(state, monster, (cells[to],), CLIMB_COST, "DJ-5.11")
        case choice.TakeStairs():
            end = state.floor.stairs[monster.cells[0]]
            yield from go(state, monster, (end,), STAIRS_COST, "DJ-5.4")
        case choice.Leap(to):
            yield from leap(state, monster, cells[to])
        case choice.OpenDoor(name):
            state.activation.mp -= DOOR_COST
            yield from turn_door(state, monster, name, opened=True)
        case choice.CloseDoor(name):
            state.activation.mp -= DOOR_COST
            yield from turn_door(state, monster, name, opened=False)
        case _:
            if (yield from monster_attack(state, monster, chosen)):  # DJ-R-45
                state.activation.attacks -= 1


def go(state: State, monster: Monster, body: Body, cost: int, rule: str) -> Rules:
    """DJ-4.13: it comes to other spaces, and where it stood alone last is remembered (DJ-4.18)."""
    activation = state.activation
    activation.mp -= cost
    yield from step(state, monster, body, rule)
    if misplaced(state, monster):
        activation.entered = (*activation.entered, monster.cells)
    else:
        activation.entered = (monster.cells,)


def leap(state: State, monster: Monster, cell: Cell) -> Rules:
    """DJ-5.12: the landing is the only entry."""
    jump = next(each for each in leaps(state, monster, state.activation.mp) if each.landing == cell)
    if state.log is not None:
        state.emit(JumpedOver, "DJ-5.12", monster.piece, *state.floor.squares[cell])
    yield from go(state, monster, (cell,), JUMP_COST * len(jump.over), "DJ-5.12")


def turn_door(state: State, monster: Monster, name: str, *, opened: bool) -> Rules:
    """DJ-5.7, DJ-11.11: what heroes see and feel through it then is revealed."""
    set_door(state, monster, name, opened=opened)
    sense_glyphs(state)
    yield from look(state)
