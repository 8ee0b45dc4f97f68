"""DJ-3: a hero's turn: its start, refreshing, equipping, the action, its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.questions import SAFE, Fact, Option, Rules, ask

from .. import options as choice
from ..combat import HOOK
from ..content import CHEST_COST, DOOR_COST, EQUIP_COST, SHOP_COST
from ..events import CardsRefreshed, HeroTurnBegan, HeroTurnEnded
from ..quests.rules import Leaving
from ..state import Hero, State, Turn
from .actions import (
    drink,
    give,
    give_pico,
    go_to_town,
    leap,
    open_door,
    return_to,
    set_door,
    take_stairs,
)
from .attack import hero_attack
from .board import misplaced
from .chests import open_chest
from .companions import cut_loose, lead, nurse
from .declare import ARRANGED, change_action, changes, declare
from .encounters import meet
from .equipment import arrange, drop
from .familiars import familiars_move
from .fatigue import spend_fatigue
from .items import end_of_turn, items_at_start
from .lasting import monkey_fades
from .menu import CHARGED, HOOKED, turn_options
from .orders import place_order, swap
from .quests import check_stranded, leave_dungeon
from .reveal import look
from .skills import use
from .start import begin, start_effects
from .steps import climb, end_movement, held, land, put_back, spend_movement, walk
from .tokens import take
from .town import shop

UNDECLARED: Final = frozenset({"stunned", "monkey"})
"""DJ-16.8, DJ-16.18: turns without one of the four actions."""


def hero_turn(state: State, hero: Hero) -> Rules:
    """DJ-2.6: a turn from its start to its end; once it is over, only the end is left."""
    turn = state.turn
    if not (turn.over or turn.cut):
        yield from phases(state, "turn", TURN, None, hero)
        turn.over = True
    yield from phases(state, "ending", ENDING, None, hero)


def awake(state: State, hero: Hero) -> Rules:
    """DJ-3.1: the turn begins."""
    state.emit(HeroTurnBegan, "DJ-2.5", hero.piece)
    begin(state, hero)
    yield from ()


def refresh(state: State, hero: Hero) -> Rules:
    """DJ-3.2: step 1."""
    if hero.exhausted and not state.turn.cut:
        state.emit(CardsRefreshed, "DJ-3.2", hero.piece, hero.exhausted)
        hero.exhausted = ()
    yield from ()


def equip(state: State, hero: Hero) -> Rules:
    """DJ-3.3, DJ-3.4: step 2; a monkey uses nothing (DJ-16.13), and who has nothing in the pack
    is not asked, but may say so before his action (DJ-R-91)."""
    if not hero.monkey and not state.turn.cut:
        if hero.pack:
            state.turn.used += (ARRANGED,)
            yield from arrange(state, hero, ())
        yield from items_at_start(state, hero)


def act(state: State, hero: Hero) -> Rules:
    """DJ-3.5, DJ-3.14, DJ-4.17: step 3; the action, in any mixture of what it allows."""
    turn = state.turn
    if not turn.action and not turn.cut:
        yield from declare(state, hero)
    while not (turn.over or turn.cut):
        yield SAFE
        yield from look(state)
        options = turn_options(state, hero)
        if turn.action not in UNDECLARED and "change_action" in hero.kit.effects:
            options += changes(state, hero)
        about: dict[str, Fact] = {"mp": turn.mp, "attacks": turn.attacks}
        chosen = yield from ask(
            state.leader(hero), "turn", options, rule="DJ-3.14", about=about, piece=hero.piece
        )
        yield from carry_out(state, hero, chosen)
        yield from stay(state, hero)


def stay(state: State, hero: Hero) -> Rules:
    """DJ-4.18: who shares a space and can move no further is put back."""
    turn = state.turn
    if hero.cell < 0 or not misplaced(state, hero):
        return
    can_go = not turn.stopped and (turn.mp or hero.fatigue) and not held(state, hero)
    if turn.over or turn.cut or not can_go:
        yield from put_back(state, hero, turn.entered[:1])


def carry_out(state: State, hero: Hero, chosen: Option) -> Rules:  # noqa: PLR0912, PLR0915 -- a menu has many entries
    """What was chosen of the turn's menu."""
    turn, cells = state.turn, state.floor.cells
    match chosen:
        case choice.EndTurn():
            turn.over = True
        case choice.Exert():
            spend_fatigue(state, hero, 1, "DJ-3.13")
            turn.mp += 1
        case choice.Stop():
            end_movement(state, hero)
            yield from land(state, hero)
            if not turn.cut:
                yield from meet(state, hero)
        case choice.Walk(to):
            yield from walk(state, hero, cells[to])
        case choice.ClimbOut(to):
            yield from climb(state, hero, cells[to])
        case choice.Leap(to):
            yield from leap(state, hero, cells[to])
        case choice.TakeStairs():
            yield from take_stairs(state, hero)
        case choice.PickUp(name):
            token = next(each for each in state.tokens[hero.cell] if each.name == name)
            yield from take(state, hero, token)
        case choice.Drop(name):
            drop(state, hero, name)
        case choice.GoToTown():
            go_to_town(state, hero)
        case choice.Return(to):
            yield from return_to(state, hero, cells[to])
        case choice.Give(name, to):
            yield from give(state, hero, name, to)
        case choice.GivePico(to):
            give_pico(state, hero, to)
        case choice.Drink(name):
            drink(state, hero, name)
        case choice.OpenDoor(name):
            yield from open_door(state, hero, name)
        case choice.CloseDoor(name):
            spend_movement(state, DOOR_COST)
            set_door(state, hero, name, opened=False)
        case choice.OpenChest():
            spend_movement(state, CHEST_COST)
            yield from open_chest(state, hero, hero.cell)
        case choice.Rearrange():
            spend_movement(state, EQUIP_COST)
            yield from arrange(state, hero, ())
        case choice.GoShopping():
            spend_movement(state, SHOP_COST)
            yield from shop(state, hero)
        case choice.LeaveDungeon():
            leaving = state.quest.rule(Leaving)
            assert leaving is not None
            leave_dungeon(state, hero, leaving)
        case choice.CutLoose(piece):
            cut_loose(state, hero, piece)
        case choice.Nurse(piece):
            nurse(state, hero, piece)
        case choice.PlaceOrder(piece, order):
            turn.order_due = False
            other = state.figure(piece)
            assert isinstance(other, Hero)
            place_order(state, other, order)
        case choice.SwapOrder(order):
            swap(state, hero, order)
        case choice.Declare():
            yield from change_action(state, hero, chosen)
        case choice.Use():
            yield from use(state, hero, chosen)
        case _:
            yield from strike(state, hero, chosen)


def strike(state: State, hero: Hero, chosen: Option) -> Rules:
    """DJ-3.11: an attack of the action, one paid for by cards, a hook, or a charge."""
    turn = state.turn
    assert isinstance(chosen, choice.Attack | choice.AttackSpace | choice.AttackAround)
    weapon, charging = chosen.weapon, False
    if weapon == HOOK:
        turn.used += (HOOKED,)
    elif turn.attacks:
        turn.attacks -= 1
        turn.made += 1
    elif weapon in turn.bonus:
        left = list(turn.bonus)
        left.remove(weapon)
        turn.bonus = tuple(left)
    else:
        charging = True
        turn.used += (CHARGED,)
    yield from hero_attack(state, hero, chosen)
    if charging and not turn.cut:  # DJ-26.18
        end_movement(state, hero)


# The end


def stop(state: State, hero: Hero) -> Rules:
    """DJ-3.15, DJ-4.18: the turn has ended; whoever shares a space is put back first."""
    if hero.cell >= 0:
        yield from put_back(state, hero, state.turn.entered[:1])
        state.turn.stopped = True
        yield from land(state, hero)


def meet_encounter(state: State, hero: Hero) -> Rules:
    """DJ-3.15, DJ-3.16: not when the turn was cut."""
    if not state.turn.cut and hero.cell >= 0:
        yield from meet(state, hero)


def last_effects(state: State, hero: Hero) -> Rules:
    """DJ-3.15, DJ-3.16: the flute, if the turn was not cut; a monkey's token in any case."""
    if not state.turn.cut:
        yield from end_of_turn(state, hero)
    monkey_fades(state, hero)


def followers(state: State, hero: Hero) -> Rules:
    """DJ-23.4, DJ-R-74: familiars move, whatever ended the turn; who has died in it hides nothing
    any more (DJ-18.1)."""
    yield from look(state)
    yield from familiars_move(state, hero)


def leading(state: State, hero: Hero) -> Rules:
    """DJ-18.11: quest figures that the hero leads."""
    yield from lead(state, hero)


def flip(state: State, hero: Hero) -> Rules:
    """DJ-2.5: the turn token."""
    hero.done = True
    state.turn = Turn()
    state.modifiers.expire("turn")
    state.emit(HeroTurnEnded, "DJ-3.15", hero.piece)
    check_stranded(state)
    yield from ()


TURN: Final[list[Callable[[State, Hero], Rules[None]]]] = [
    awake,
    start_effects,
    refresh,
    equip,
    act,
]
ENDING: Final[list[Callable[[State, Hero], Rules[None]]]] = [
    stop,
    meet_encounter,
    last_effects,
    followers,
    leading,
    flip,
]
