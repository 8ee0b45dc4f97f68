"""TED-17, TED-18: into the lair, Act 2, and the hero spaces of the Boss mat."""

from __future__ import annotations

from podziemia.kernel.questions import Option, Rules

from .. import options as choice
from ..content import TAUNT_COST
from ..entries import BOSS_HEALTH, RING, HeroSpace
from ..events import ActTwoBegan, HeroMoved, HeroStrode
from ..geometry import LAIR, square_of, with_lair
from ..operations import ModSpeed, MoveBoss
from ..state import ENDED, Enemy, Hero, State
from .deeds import Deed, apply
from .end import stand
from .health import lose_focus
from .movement import arrive, move_boss, put_hero, spend

ENTRANCE_SPACE = 0
TAUNTED = MoveBoss("active_hero", "speed")


def enter_lair(state: State, hero: Hero) -> Rules:
    """TED-17.2, TED-18.1: onto the entrance space, for 1 Speed; the first time Act 2 begins."""
    spend(state)
    if state.act == 1:
        begin_act_two(state, hero)
    hero.cell = LAIR
    stand_on(state, hero, ENTRANCE_SPACE)
    yield from ()


def begin_act_two(state: State, hero: Hero) -> None:
    """TED-17.3, TED-17.4, TED-17.5, TED-17.6: the Boss and its markers, its token, the torch, the
    seals; nothing else changes (TED-17.10), and the turn goes on (TED-17.7)."""
    boss = state.boss
    assert boss is not None
    state.show()
    state.act = 2
    state.markers = [BOSS_HEALTH] * state.count
    state.token = Enemy("boss", boss, LAIR)
    state.torch = state.torch_start()
    encounters = [cell for cell, card in state.rooms.items() if card.kind == "encounter"]
    state.seals = tuple(sorted({*state.seals, *encounters}))
    state.layout = with_lair(state.layout, state.gate)
    state.closed = ()  # TED-9.32
    state.emit(ActTwoBegan, "TED-17.3", hero.piece, boss.id, state.torch)


def stride(state: State, hero: Hero, space: int) -> Rules:
    """TED-18.4, TED-18.11: to an adjacent hero space, for 1 Speed; enemies do not hinder it."""
    spend(state)
    stand_on(state, hero, space)
    state.turn.walk = max(0, state.turn.walk - 1)
    yield from ()


def stand_on(state: State, hero: Hero, space: int) -> None:
    """TED-18.9: its effect is due when the movement ends there."""
    hero.space = space
    state.turn.moved_on_mat = True
    state.turn.entered = LAIR
    state.emit(HeroStrode, "TED-18.4", hero.piece, space)


def leave_lair(state: State, hero: Hero) -> Rules:
    """TED-18.7, TED-18.22: from the entrance space to the Gate, for 1 Speed; enemies stop there."""
    spend(state)
    put_hero(state, hero, state.gate)
    if state.log is not None:
        room = state.rooms[state.gate].id
        state.emit(HeroMoved, "TED-18.7", hero.piece, *square_of(state.gate), room)
    yield from arrive(state, hero, state.gate)
    state.turn.walk = max(0, state.turn.walk - 1)


# Where to go


def is_free(state: State, space: int, hero: Hero) -> bool:
    """TED-18.5, TED-18.21: whether nobody else is on a hero space, conscious or not."""
    return all(other.space != space or other is hero for other in state.heroes)


def shares(state: State, hero: Hero) -> bool:
    """TED-18.20: whether a hero stands where another one is, and can only move on."""
    return hero.space >= 0 and not is_free(state, hero.space, hero)


def beside(space: int) -> tuple[int, int]:
    """TED-R-39: the two neighbours in the ring."""
    return (space - 1) % RING, (space + 1) % RING


def settles(state: State, hero: Hero, space: int, spent: int, *, gate: bool) -> bool:
    """TED-18.5, TED-18.6, TED-18.20: whether a hero that comes to a space, having spent so much,
    can still end on a free one, or back on the Gate."""
    if is_free(state, space, hero):
        return True
    if left_at(state, hero, space) - spent < 1:
        return False
    if gate and space == ENTRANCE_SPACE:
        return True
    return any(settles(state, hero, other, spent + 1, gate=gate) for other in beside(space))


def left_at(state: State, hero: Hero, space: int) -> int:
    """TED-18.8: what a hero could spend in all, standing there."""
    if state.turn.walk:
        return state.turn.walk
    boss = state.boss
    assert boss is not None
    here = 0 if hero.space < 0 else speed_of(boss.spaces[hero.space])
    return state.speed(hero) - here + speed_of(boss.spaces[space])


def speed_of(space: HeroSpace) -> int:
    """The Speed that a space gives or takes."""
    return sum(op.n for op in space.mods if isinstance(op, ModSpeed))


def spent_after_step(state: State) -> int:
    """What will have been spent after one more step; of a stealthy walk, one."""
    return 1 if state.turn.walk else state.turn.spent + 1


def may_enter(state: State, hero: Hero) -> bool:
    """TED-17.1, TED-17.2, TED-18.20: the Gate is open, there is Speed, and a space to end on.

    Before the Boss is known nobody is on the mat, and every space is free.
    """
    if hero.cell != state.gate or not state.gate_open or state.turn.walk:
        return False
    if state.turn.move == ENDED or state.speed_left() < 1:
        return False
    return state.act == 1 or settles(
        state, hero, ENTRANCE_SPACE, spent_after_step(state), gate=False
    )


def strides(state: State, hero: Hero) -> list[Option]:
    """TED-18.4, TED-18.7: the adjacent spaces, and from the entrance space the Gate."""
    spent = spent_after_step(state)
    found: list[Option] = [
        choice.Stride(space)
        for space in beside(hero.space)
        if settles(state, hero, space, spent, gate=True)
    ]
    if hero.space == ENTRANCE_SPACE:
        found.append(choice.LeaveLair())
    return found


def end_movement(state: State, hero: Hero) -> Rules:
    """TED-18.9, TED-18.10, TED-R-38: the effect of the space, once for a movement that ends."""
    if not state.turn.moved_on_mat:
        return
    state.turn.moved_on_mat = False
    if hero.space >= 0 and hero.health > 0:
        boss = state.boss
        assert boss is not None
        yield from apply(state, boss.spaces[hero.space].on_stop, Deed(hero, boss.id))
        stand(state)


# Luring


def may_taunt(state: State, hero: Hero) -> bool:
    """TED-19.12, TED-R-42: in Act 2, while the Boss is not with the hero yet."""
    boss = state.token
    return boss is not None and boss.cell != hero.cell and hero.focus >= TAUNT_COST


def taunt(state: State, hero: Hero) -> Rules:
    """TED-19.11, TED-R-43: the Boss walks up to its Speed towards the hero, and does not attack."""
    lose_focus(state, hero, TAUNT_COST, "TED-19.11")
    yield from move_boss(state, TAUNTED, Deed(hero, "taunt"))
