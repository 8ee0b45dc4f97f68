"""Why a card of the overlord cannot be played, and why a monster cannot do or stand so."""

from __future__ import annotations

from typing import NoReturn

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.scene import Square

from .. import options as o
from ..content import DOOR_COST, JUMP_COST, MONSTERS, OVERLORD_CARDS, STEP_COST
from ..entries import OverlordCard
from ..geometry import Cells, as_set
from ..rules.board import (
    abilities_of,
    active_glyphs,
    figures_on,
    heroes_on,
    in_pit,
    known_cells,
    others_on,
)
from ..rules.hand import cost
from ..rules.overlord import OPENING, played_out
from ..rules.spawn import guarded_cells
from ..rules.targets import monster_reach, taunting
from ..state import Monster, State
from .refused_turns import refuse_door, refuse_entry
from .refused_words import refusal, refuse

LARGE = 2
"""DJ-14.6: so many spaces are too many for stairs."""


def refuse_card(state: State, ask: Ask, option: o.PlayCard | o.DiscardCard) -> NoReturn:
    """DJ-12: why a card cannot be played or discarded now."""
    card = OVERLORD_CARDS.get(option.card)
    refuse(card is None or card not in state.hand, "DJ-12.1", "not-in-hand")
    assert card is not None
    if isinstance(option, o.DiscardCard):
        raise refusal("DJ-12.2", "discard-later")
    refuse(ask.prompt == "hand-limit", "DJ-11.3", "hand-limit", cards=len(state.hand))
    refuse_timing(state, ask, card)
    price = cost(state, card)
    refuse(price > state.threat, "DJ-12.3", "no-threat", cost=price, threat=state.threat)
    raise refusal("DJ-12.9", "wrong-time", card=card.id)


def refuse_timing(state: State, ask: Ask, card: OverlordCard) -> None:
    """DJ-12.6 to DJ-12.12, DJ-12.28: a card at the wrong moment."""
    if ask.prompt == "opening":
        refuse(card not in OPENING, "DJ-12.9", "wrong-time", card=card.id)
        refuse(card.type in played_out(state), "DJ-12.28", "one-of-a-kind", type=card.type)
        refuse(card.type == "trap" and not state.on_map(), "DJ-12.12", "hero-away")
        return
    refuse(card.type == "power", "DJ-12.11", "power-late")
    refuse(card.type == "spawn", "DJ-12.10", "spawn-late")


def refuse_monster(state: State, option: Option) -> None:
    """DJ-11.7, DJ-14.16: why a monster cannot be activated."""
    if not isinstance(option, o.Activate):
        moves = isinstance(option, o.Walk | o.Shift | o.Attack | o.AttackSpace | o.AttackAround)
        refuse(moves, "DJ-11.7", "activate-first")
        return
    monster = state.figure(option.piece)
    refuse(not isinstance(monster, Monster), "DJ-11.7", "no-monster")
    assert isinstance(monster, Monster)
    refuse(monster.asleep, "DJ-18.10", "asleep")
    raise refusal("DJ-11.7", "activated")


def refuse_activation(state: State, option: Option) -> None:
    """DJ-11.8, DJ-14: why the monster that is activated cannot do this; raises the reason."""
    activation = state.activation
    monster = state.monster(activation.monster)
    large = len(monster.cells) >= LARGE
    moves = isinstance(option, o.Walk | o.Shift | o.ClimbOut | o.Leap | o.TakeStairs)
    if moves or isinstance(option, o.OpenDoor | o.CloseDoor):
        refuse(monster.web > 0, "DJ-16.3", "webbed")
        refuse(activation.half == "attack", "DJ-14.16", "one-half")
        costs = {o.Leap: JUMP_COST, o.OpenDoor: DOOR_COST, o.CloseDoor: DOOR_COST}
        price = costs.get(type(option), STEP_COST)
        refuse(activation.mp < price, "DJ-11.8", "no-points", cost=price, mp=activation.mp)
    match option:
        case o.Activate():
            raise refusal("DJ-11.7", "finish-first")
        case o.Walk(to):
            refuse_body(state, monster, (to,))
        case o.Shift(to):
            refuse_body(state, monster, to)
        case o.TakeStairs():
            refuse(large, "DJ-5.4", "large-stairs")
            stairs = monster.cells[0] in state.floor.stairs
            raise refusal("DJ-17.16", "stairs-taken" if stairs else "no-stairs")
        case o.ClimbOut():
            refuse(not in_pit(state, monster), "DJ-5.11", "not-in-pit")
            raise refusal("DJ-17.11", "no-climb")
        case o.Leap():
            raise refusal("DJ-17.13", "no-leap")
        case o.OpenDoor(door) | o.CloseDoor(door):
            known = state.quest.doors.get(door)
            rune = known is not None and known.color is not None
            refuse(rune, "DJ-17.9", "rune-door")
            refuse_door(state, monster, door, opens=isinstance(option, o.OpenDoor))
        case o.Attack() | o.AttackSpace() | o.AttackAround() | o.Breathe():
            refuse(activation.half == "move", "DJ-14.16", "one-half")
            refuse(activation.attacks < 1, "DJ-11.8", "no-attack")
            shared = as_set(monster.cells) & others_on(state, monster)
            refuse(bool(shared), "DJ-4.10", "sharing")
            refuse_target(state, monster, option)


def refuse_target(state: State, monster: Monster, option: Option) -> NoReturn:
    """DJ-6, DJ-15: why a monster that still has an attack cannot make this one."""
    abilities, melee = abilities_of(monster.card), monster.card.attack == "melee"
    sweeps, around = "sweep" in abilities and melee, isinstance(option, o.AttackAround)
    breathes = isinstance(option, o.Breathe)
    refuse(breathes and "breath" not in abilities, "DJ-15.7", "no-ability")
    refuse(around and not sweeps, "DJ-15.24", "no-ability")
    refuse(sweeps and not around, "DJ-15.24", "sweeps")
    provoker = taunting(state, monster, monster_reach(state, monster))
    refuse(provoker is not None, "DJ-26.20", "taunted")
    friend = isinstance(option, o.Attack) and isinstance(state.figure(option.target), Monster)
    refuse(friend, "DJ-6.34", "friend")
    raise refusal("DJ-6.26" if melee else "DJ-6.27", "monster-reach")


def refuse_body(state: State, monster: Monster, to: tuple[Square, ...]) -> NoReturn:
    """DJ-4, DJ-14.9: why a monster cannot step there."""
    cells = [state.floor.cells.get(square, -1) for square in to]
    refuse(not cells or -1 in cells, "DJ-4.2", "no-square")
    refuse(len(cells) != len(monster.cells), "DJ-14.9", "footprint")
    body, near = as_set(cells), as_set(monster.cells)
    refuse(body == near, "DJ-4.2", "stands-there")
    for cell in monster.cells:
        near |= state.plan.around[cell]
    beside = [state.floor.squares[cell] for cell in monster.cells]
    walled = all(any(is_beside(square, own) for own in beside) for square in to)
    refuse(bool(body & ~near) and walled, "DJ-4.7", "wall")
    refuse(bool(body & ~near), "DJ-14.9" if len(cells) > 1 else "DJ-4.2", "not-adjacent")
    refuse(bool(body & ~known_cells(state)), "DJ-4.19", "unrevealed")
    if "fly" in abilities_of(monster.card):
        ends = others_on(state, monster) | state.water | state.rubble
        refuse(bool(body & ends), "DJ-15.13", "no-room")
    refuse(bool(body & heroes_on(state)), "DJ-4.6", "enemy")
    refuse_entry(state, monster, body & ~as_set(monster.cells))
    refuse(bool(body & active_glyphs(state)), "DJ-4.16", "glyph-end")
    raise refusal("DJ-14.9", "footprint")


def is_beside(square: Square, other: Square) -> bool:
    """Whether two squares touch on the paper, or are the same."""
    return max(abs(square[0] - other[0]), abs(square[1] - other[1])) <= 1


def refuse_place(state: State, option: o.Place) -> NoReturn:
    """DJ-13: why a monster cannot be placed there."""
    cells = [state.floor.cells.get(square, -1) for square in option.to]
    refuse(not cells or -1 in cells, "DJ-4.2", "no-square")
    card = MONSTERS.get(option.monster)
    refuse(card is None or len(cells) != card.spaces, "DJ-13.3", "footprint")
    body: Cells = as_set(cells)
    refuse(bool(body & ~known_cells(state)), "DJ-13.4", "unrevealed")
    obstacles = state.pits | state.water | state.rubble
    refuse(bool(body & figures_on(state)), "DJ-13.1", "occupied")
    refuse(bool(body & obstacles), "DJ-13.1", "obstacle")
    refuse(bool(body & active_glyphs(state)), "DJ-13.11", "glyph-end")
    refuse(bool(body & guarded_cells(state)), "DJ-13.5", "seen")
    raise refusal("DJ-13.3", "footprint")
