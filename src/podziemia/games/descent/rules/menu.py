"""DJ-3.14: what the hero whose turn it is may do now: move, act, attack, place an order, end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.kernel.questions import Option

from .. import options as choice
from ..combat import HOOK
from ..content import (
    CHEST_COST,
    CLIMB_COST,
    DOOR_COST,
    DRINK_COST,
    EQUIP_COST,
    GIVE_COST,
    GLYPH_COST,
    SHOP_COST,
    STAIRS_COST,
    STEP_COST,
)
from ..geometry import Floor, as_cells
from ..quests.rules import Leaving
from ..state import TOWN, Hero, State
from .actions import arrivals, doors_near, gifts, leaps, potions, stairs_from
from .board import misplaced, others_on
from .companions import companion_options
from .encounters import encounter_at
from .equipment import drops
from .orders import ORDERS, placing, swaps
from .skills import skill_uses
from .steps import BENT, climbs, held, walks
from .targets import attack_ways
from .tokens import may_take

END_TURN: Final = choice.EndTurn()
STOP: Final = choice.Stop()
EXERT: Final = choice.Exert()
STAIRS: Final = choice.TakeStairs()
TO_TOWN: Final = choice.GoToTown()
OPEN_CHEST: Final = choice.OpenChest()
REARRANGE: Final = choice.Rearrange()
SHOPPING: Final = choice.GoShopping()
LEAVE: Final = choice.LeaveDungeon()
HOOKED: Final = "hook"
"""`Turn.used`: One Fist's hook, Steelhorns' charge."""
CHARGED: Final = "charge"


@lru_cache(maxsize=64)
def walk_options(floor: Floor) -> tuple[choice.Walk, ...]:
    """A step to each cell of a floor, made once."""
    return tuple(choice.Walk(square) for square in floor.squares)


def turn_options(state: State, hero: Hero) -> list[Option]:
    """DJ-3.12, DJ-5.17, DJ-5.18: everything that may be done: ending the turn first, attacks and
    what lies near before what is rarely meant, things that are lost for good last."""
    turn = state.turn
    found: list[Option] = [END_TURN]
    on_map = hero.cell >= 0
    if not turn.stopped:
        if hero.fatigue:
            found.append(EXERT)
        if on_map and may_stop(state, hero):
            found.append(STOP)
    free = turn.mp > 0 and not held(state, hero)
    if free and on_map:
        found += ways(state, hero)
    if hero.monkey:  # DJ-16.13, DJ-16.18
        return [*found, *skill_uses(state, hero)]
    striking = attacks(state, hero)
    found += [way for way in striking if not isinstance(way, choice.AttackSpace)]
    if free:
        found += on_the_spot(state, hero) if on_map else in_town(state, hero)
    if on_map:
        for token in state.tokens.get(hero.cell, ()):
            if may_take(state, hero, token):  # DJ-20.22
                found.append(choice.PickUp(token.name))
    if free:
        found += with_things(state, hero)
    if turn.order_due:
        found += orders(state, hero)
    found += swaps(hero)
    found += skill_uses(state, hero)
    if free and turn.mp >= GIVE_COST:
        found += gifts(state, hero)
    found += [way for way in striking if isinstance(way, choice.AttackSpace)]
    found += drops(hero)
    return found


def may_stop(state: State, hero: Hero) -> bool:
    """DJ-4.4, DJ-4.14: where an encounter is met by it, and nobody else stands."""
    met = state.turn.encountered or hero.monkey or not encounter_at(state, hero)
    return not met and not misplaced(state, hero)


def ways(state: State, hero: Hero) -> list[Option]:
    """DJ-4, DJ-5.4, DJ-5.11, DJ-5.12: steps, climbing, jumping, stairs."""
    mp = state.turn.mp
    left = mp - STEP_COST + hero.fatigue
    walking = walk_options(state.floor)
    found: list[Option] = [walking[cell] for cell in as_cells(walks(state, hero, left))]
    squares = state.floor.squares
    if state.pits and mp >= CLIMB_COST:
        found += [choice.ClimbOut(squares[cell]) for cell in as_cells(climbs(state, hero))]
    if hero.monkey:
        return found
    if state.pits:
        found += [choice.Leap(squares[jump.landing]) for jump in leaps(state, hero)]
    if mp >= STAIRS_COST and stairs_from(state, hero, left) is not None:
        found.append(STAIRS)
    return found


def on_the_spot(state: State, hero: Hero) -> list[Option]:
    """DJ-5.3, DJ-17.18, DJ-5.7, DJ-5.8, DJ-5.9, DJ-5.19: glyph, doors, chest, exit, figures."""
    turn, cell = state.turn, hero.cell
    found: list[Option] = []
    if state.glyphs.get(cell) and not turn.travelled and turn.mp >= GLYPH_COST:
        found.append(TO_TOWN)
    if turn.mp >= DOOR_COST:
        found += doors_near(state, hero)
    if turn.mp >= CHEST_COST and may_open_chest(state, hero):
        found.append(OPEN_CHEST)
    leaving = state.quest.rule(Leaving)
    if leaving is not None and turn.mp >= leaving.cost and at_exit(state, hero, leaving):
        found.append(LEAVE)
    if state.companions:
        found += companion_options(state, hero)
    return found


def may_open_chest(state: State, hero: Hero) -> bool:
    """DJ-20.7: on its space, alone."""
    chest = any(token.kind == "chest" for token in state.tokens.get(hero.cell, ()))
    return chest and not others_on(state, hero) >> hero.cell & 1


def at_exit(state: State, hero: Hero, leaving: Leaving) -> bool:
    """DJ-18.12: whether a hero stands where one can leave."""
    return state.floor.squares[hero.cell] in state.quest.exits[leaving.exit].squares


def in_town(state: State, hero: Hero) -> list[Option]:
    """DJ-5.3, DJ-5.13, DJ-21.3, DJ-21.14: the market, and the way back."""
    turn = state.turn
    found: list[Option] = []
    if hero.cell != TOWN:
        return found
    if turn.mp >= SHOP_COST:
        found.append(SHOPPING)
    if not turn.travelled and turn.mp >= GLYPH_COST:
        found += [
            choice.Return(state.floor.squares[glyph])
            for glyph, active in state.glyphs.items()
            if active and arrivals(state, glyph)
        ]
    return found


def with_things(state: State, hero: Hero) -> list[Option]:
    """DJ-5.6, DJ-5.10, DJ-19.7: potions, another arrangement."""
    turn = state.turn
    found: list[Option] = []
    if turn.mp >= DRINK_COST and not turn.potion:
        found += [choice.Drink(potion) for potion in potions(hero)]
    if turn.mp >= EQUIP_COST and (hero.pack or hero.equipped):
        found.append(REARRANGE)
    return found


def attacks(state: State, hero: Hero) -> list[Option]:
    """DJ-3.7 to DJ-3.11, DJ-26.16, DJ-26.18: with what the action allows, or cards have paid."""
    turn, effects = state.turn, hero.kit.effects
    found: list[Option] = []
    if turn.attacks:
        found += attack_ways(state, hero)
    elif turn.bonus:
        found += attack_ways(state, hero, turn.bonus)
    elif turn.action == "run" and "charge_run" in effects and may_charge(state):
        arms = hero.kit.arms
        melee = tuple(name for name, each in arms.items() if each.kind == "melee")
        found += attack_ways(state, hero, melee)
    if "hook_attack" in effects and HOOKED not in turn.used and turn.action != "stunned":
        found += attack_ways(state, hero, (HOOK,))
    return found


def may_charge(state: State) -> bool:
    """DJ-26.18: once, after movement in one straight line."""
    turn = state.turn
    return CHARGED not in turn.used and turn.way != BENT


def orders(state: State, hero: Hero) -> list[Option]:
    """DJ-3.10, DJ-10.4: the order of a Ready action; Leadership may give it to somebody else
    (DJ-26.12)."""
    if "leadership" not in hero.kit.effects or state.turn.action != "ready":
        return placing(hero)
    return [
        choice.PlaceOrder(other.piece, order)
        for other in state.heroes
        if not other.order and not other.monkey
        if (other.cell >= 0) == (hero.cell >= 0) and other.cell >= TOWN
        for order in ORDERS
    ]
