"""TED-4.1: what the active hero may do now: move, act, use free actions, end the turn."""

from __future__ import annotations

from podziemia.kernel.questions import Option

from .. import options as choice
from ..content import PORTAL_COST
from ..geometry import CELLS, LAIR, Cell, square_of
from ..kit import BARE
from ..state import ENDED, Hero, State
from .attacks import attack_options
from .cards import only_hand_card
from .free import uses
from .heroic import can_disarm, castings, room_uses, searches
from .lair import may_enter, may_taunt, shares, strides
from .movement import may_teleport
from .reveal import hidden_beside

END_TURN, STOP, REST, DISARM = choice.EndTurn(), choice.Stop(), choice.Rest(), choice.Disarm()
PORTAL, EXPLORE, TAUNT = choice.Portal(), choice.Explore(), choice.Taunt()
ENTER_LAIR, SWITCH_HAND = choice.EnterLair(), choice.SwitchHand()
STEPS = tuple(choice.Step(square_of(cell)) for cell in range(CELLS))
REVEALS = tuple(choice.Reveal(square_of(cell)) for cell in range(CELLS))
SWITCHED = "switch_hand"


def turn_options(state: State, hero: Hero) -> list[Option]:
    """TED-4.1: everything that may be done, ending the turn first (TED-4.10)."""
    turn = state.turn
    hidden = [] if hero.cell == LAIR else hidden_beside(state, hero.cell)
    if shares(state, hero):  # TED-18.20
        return moves(state, hero, hidden)
    if turn.walk:  # TED-9.33
        return [STOP, *moves(state, hero, hidden)]
    found: list[Option] = [END_TURN]
    if turn.moved_on_mat:  # TED-R-38
        found.append(STOP)
    if turn.move != ENDED and state.speed_left() > 0:
        found += moves(state, hero, hidden)
        if hero.cell == state.gate and may_enter(state, hero):
            found.append(ENTER_LAIR)
    if turn.actions > 0:
        found += actions(state, hero)
    found += free_actions(state, hero, hidden)
    return found


def moves(state: State, hero: Hero, hidden: list[Cell]) -> list[Option]:
    """TED-3.6, TED-5.4, TED-5.6: steps into adjacent rooms, and cards to reveal behind
    corridors."""
    cell = hero.cell
    if cell == LAIR:
        return strides(state, hero)
    found: list[Option] = [STEPS[other] for other in state.paths.beside[cell] if other != LAIR]
    for other in hidden:
        found.append(REVEALS[other])  # noqa: PERF401 -- faster so in Python 3.11
    return found


def actions(state: State, hero: Hero) -> list[Option]:
    """TED-9.1, TED-9.25: the heroic actions; on the Boss mat only some of them (TED-18.13)."""
    found: list[Option] = [REST]
    found += searches(state, hero)
    if can_disarm(state, hero):
        found.append(DISARM)
    found += attack_options(state, hero)
    kit = hero.kit
    if kit.spells:
        found += castings(state, hero)
    for ability in kit.specials:
        found.append(choice.Special(ability.id))
    return found


def free_actions(state: State, hero: Hero, hidden: list[Cell]) -> list[Option]:
    """TED-14.1: free actions of mat, cards, room and torch mat, and what is done with cards."""
    found: list[Option] = []
    cell = hero.cell
    if cell != LAIR:
        card = state.rooms[cell]
        if card.portal and may_use_portal(state, hero):
            found.append(PORTAL)
        if card.free_action is not None:
            found += room_uses(state, hero)
        if hidden and state.act == 1:  # TED-14.6
            found.append(EXPLORE)
    if state.token is not None and may_taunt(state, hero):
        found.append(TAUNT)
    found += uses(state, hero)
    if hero.gear is not BARE:
        found += [choice.Drop(worn.id) for worn in hero.gear if worn is not None]
        if SWITCHED not in state.turn.used and only_hand_card(hero) is not None:  # TED-R-87
            found.append(SWITCH_HAND)
    return found


def may_use_portal(state: State, hero: Hero) -> bool:
    """TED-5.13, TED-5.15, TED-5.21: not while an enemy that ended the move here is still here."""
    if hero.focus < PORTAL_COST or not may_teleport(state, hero):
        return False
    return state.turn.stopped_at != hero.cell or not state.enemy_at(hero.cell)
