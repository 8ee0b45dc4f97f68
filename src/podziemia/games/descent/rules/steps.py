"""DJ-4: steps, what entering a space brings about, and being put back."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Rules, ask

from .. import options as choice
from ..content import CLIMB_COST
from ..events import FellIntoPit, MovementEnded
from ..geometry import Body, Cell, Cells, all_bodies, as_cells, as_set, hole, rim, size_of
from ..state import OVERLORD, Companion, Figure, Hero, Monster, State
from .board import (
    abilities_of,
    above,
    acrobatic,
    active_glyphs,
    empty_cells,
    figures_on,
    hovers,
    in_pit,
    known_cells,
    misplaced,
    monsters_on,
    nearest,
    others_on,
    put,
)
from .cards.traps import space_trap
from .orders import moved
from .reveal import look, reveal
from .tokens import find
from .wounds import hurt

BENT: Final = -1
"""`Turn.way`: not in one straight line (DJ-26.18)."""


# Movement points


def held(state: State, figure: Hero | Companion) -> bool:
    """DJ-4.8, DJ-5.16, DJ-16.3: webbed or grappled; movement points cannot be spent."""
    return (isinstance(figure, Hero) and figure.web > 0) or grappled(state, figure)


def grappled(state: State, figure: Hero | Companion) -> bool:
    """DJ-15.15, DJ-15.31: an enemy that holds fast is adjacent, or on the same space."""
    if figure.cell < 0:
        return False
    near = state.plan.around[figure.cell] | 1 << figure.cell
    for monster in state.monsters:
        if "grapple" in abilities_of(monster.card) and any(near >> c & 1 for c in monster.cells):
            return not (isinstance(figure, Hero) and "grapple" in figure.kit.immune)
    return False


def spend_movement(state: State, amount: int) -> None:
    """DJ-3.14: points of the action first, then those that were added (DJ-26.17)."""
    turn = state.turn
    turn.mp -= amount
    turn.mp_spent += min(amount, turn.mp_gained - turn.mp_spent)


def end_movement(state: State, hero: Hero) -> None:
    """DJ-4.14: all movement points are lost, and none can be gained."""
    turn = state.turn
    turn.mp, turn.stopped = 0, True
    state.emit(MovementEnded, "DJ-4.14", hero.piece)


# Where to


def walks(state: State, figure: Hero | Companion, left: int) -> Cells:
    """DJ-4.1 to DJ-4.9, DJ-17.14, DJ-17.23: where one step leads; `left` may be spent after it.

    Enemies (DJ-4.6) and whatever blocks (DJ-4.7) are no way; being next to them is free (DJ-4.8),
    and nobody faces anywhere (DJ-4.12).

    A shared space is a way to somewhere else only (DJ-4.18), and so are obstacles and enemies for
    an acrobat, who walks out of a pit as well. Nobody enters the space of a figure in a pit.
    """
    around = state.plan.around[figure.cell]
    nimble = isinstance(figure, Hero) and acrobatic(figure)
    if in_pit(state, figure) and not nimble:
        return around & hole(state.plan, figure.cell, state.pits) & ~figures_on(state)
    others = others_on(state, figure)
    blocked = state.water | state.rubble | monsters_on(state) | (others & state.pits)
    if isinstance(figure, Companion):
        around &= known_cells(state)
    elif left and nimble:
        return around
    if not left:
        blocked |= others
    return around & ~blocked


def climbs(state: State, figure: Figure) -> Cells:
    """DJ-5.11, DJ-17.11: the empty spaces around the pit that a figure of one space is in."""
    if not in_pit(state, figure):
        return 0
    pit = hole(state.plan, figure.cells[0], state.pits)
    return rim(state.plan, pit) & empty_cells(state)


# Steps


def walk(state: State, hero: Hero, cell: Cell) -> Rules:
    """DJ-4.2: a step in the hero's own turn, for 1 movement point."""
    spend_movement(state, 1)
    bend(state, hero.cell, cell)
    state.turn.steps += 1
    yield from step(state, hero, (cell,), "DJ-4.2")


def climb(state: State, hero: Hero, cell: Cell) -> Rules:
    """DJ-5.11."""
    spend_movement(state, CLIMB_COST)
    bend(state, hero.cell, cell)
    yield from step(state, hero, (cell,), "DJ-5.11")


def bend(state: State, start: Cell, end: Cell) -> None:
    """DJ-26.18: whether all movement of the turn has been in one straight line."""
    turn, squares = state.turn, state.floor.squares
    (row, column), (to_row, to_column) = squares[start], squares[end]
    down, right = to_row - row, to_column - column
    straight = not down or not right or abs(down) == abs(right)
    way = 1 + 3 * ((down > 0) - (down < 0) + 1) + ((right > 0) - (right < 0) + 1)
    if not straight or turn.way not in {0, way}:
        way = BENT
    turn.way = way


def step(
    state: State, figure: Figure, body: Body, rule: str, *, leaping_aside: bool = False
) -> Rules:
    """DJ-4.13: a figure comes to a space by moving, and enters it."""
    inside, before = in_pit(state, figure), as_set(figure.cells)
    put(state, figure, body, rule, moved=True)
    if isinstance(figure, Hero):
        moved(state, figure)
        own_turn = state.turn.hero == figure.number
        if own_turn:
            note_way(state, figure)
        if own_turn or leaping_aside:
            note_height(state, figure, before)
    yield from enter(state, figure, as_set(body) & ~before, inside=inside)


def note_way(state: State, hero: Hero) -> None:
    """DJ-4.18: the spaces since the hero last stood alone; that one is the first of them."""
    turn = state.turn
    turn.entered = (*turn.entered, hero.cell) if misplaced(state, hero) else (hero.cell,)


def note_height(state: State, hero: Hero, before: Cells) -> None:
    """DJ-24: an acrobat who moves over a pit has not fallen yet."""
    if acrobatic(hero) and not before & state.pits:
        come_down(state, hero)
        if state.pits >> hero.cell & 1:
            state.turn.used += (above(hero),)


def come_down(state: State, hero: Hero) -> None:
    """DJ-24: an acrobat is over a pit no more."""
    state.turn.used = tuple(each for each in state.turn.used if each != above(hero))


def land(state: State, hero: Hero) -> Rules:
    """DJ-24: an acrobat whose movement ends above a pit falls in after all."""
    if hovers(state, hero):
        come_down(state, hero)
        yield from fall(state, hero)


def enter(state: State, figure: Figure, entered: Cells, *, inside: bool = False) -> Rules:
    """DJ-4.13: auras, glyphs and tokens, a trap, a pit, a reveal; a figure that is somewhere else
    by then has left it all behind (DJ-12.25). `inside`: it was in a pit before (DJ-17.23)."""
    here = figure.cells
    if isinstance(figure, Hero) and not known_cells(state) >> figure.cell & 1:
        yield from reveal(state, state.floor.area[figure.cell])  # DJ-4.19, DJ-17.15
    if not isinstance(figure, Monster):
        yield from suffer_auras(state, figure, entered)
    falls = not inside and in_pit(state, figure)  # a trap's pit has wounds of its own (DJ-R-53)
    if isinstance(figure, Hero) and figure.cells == here:
        yield from find(state, figure)
        if figure.cells == here:
            cell = yield from space_trap(state, figure, figure.cell)
            if cell is not None:
                yield from step(state, figure, (cell,), "DJ-12.25")
    if figure.cells == here and falls and exists(state, figure):
        yield from fall(state, figure)
    yield from look(state)


def exists(state: State, figure: Figure) -> bool:
    """Whether it has not been killed."""
    return not isinstance(figure, Monster) or figure in state.monsters


def suffer_auras(state: State, figure: Hero | Companion, entered: Cells) -> Rules:
    """DJ-15.2, DJ-15.3, DJ-14.13, DJ-15.31: 1 wound for every aura that is entered."""
    if isinstance(figure, Hero) and "aura" in figure.kit.immune:
        return
    here, near = figure.cells, entered
    for cell in as_cells(entered):
        near |= state.plan.around[cell]
    for monster in [each for each in state.monsters if "aura" in abilities_of(each.card)]:
        if as_set(monster.cells) & near and monster in state.monsters:
            yield from hurt(state, figure, 1, "DJ-15.2", by=monster, ignores_armor=True)
            if figure.cells != here:
                return


def fall(state: State, figure: Figure) -> Rules:
    """DJ-17.10: 1 wound that ignores armor."""
    state.emit(FellIntoPit, "DJ-17.10", figure.piece)
    yield from hurt(state, figure, 1, "DJ-17.10", ignores_armor=True)


# Being put back


def put_back(state: State, figure: Figure, last: Body) -> Rules:
    """DJ-4.18: from a shared space to the last one on which it stood alone, or near by."""
    if not misplaced(state, figure):
        return
    blocked = others_on(state, figure) | state.water | state.rubble
    if isinstance(figure, Monster):
        blocked |= active_glyphs(state)
    if last and not as_set(last) & blocked:
        put(state, figure, last, "DJ-4.18")
        return
    places = nearest_bodies(state, figure)
    ways = [choice.Put(figure.piece, state.floor.squares[body[0]]) for body in places]
    seat = OVERLORD if isinstance(figure, Monster) else state.leaders[0]
    if isinstance(figure, Hero):
        seat = state.leader(figure)
    chosen = yield from ask(seat, "put-back", ways, rule="DJ-4.18", piece=figure.piece)
    put(state, figure, places[ways.index(chosen)], "DJ-4.18")


def nearest_bodies(state: State, figure: Figure) -> list[Body]:
    """DJ-4.20: the nearest places where a figure fits, lying as it does."""
    size = size_of(state.floor, figure.cells)
    taken = others_on(state, figure) | state.water | state.rubble
    free = empty_cells(state) | (as_set(figure.cells) & ~taken)
    if isinstance(figure, Monster):
        free &= ~active_glyphs(state)  # DJ-4.16
    fitting = [body for body in all_bodies(state.plan, size) if not as_set(body) & ~free]
    corner = figure.cells[0]
    near = nearest(state, corner, as_set(body[0] for body in fitting))
    return [body for body in fitting if near >> body[0] & 1]
