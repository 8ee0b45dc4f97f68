"""DJ-3.5 to DJ-3.10, DJ-16.8, DJ-16.18: the action of a turn, and what it allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import FAMILIARS
from ..events import ActionDeclared
from ..state import Hero, State
from .equipment import arrange
from .skills import declared

ACTIONS: Final[tuple[choice.Declare, ...]] = (
    choice.Declare("ready", "move"),
    choice.Declare("ready", "attack"),
    choice.Declare("run"),
    choice.Declare("battle"),
    choice.Declare("advance"),
)
LEADERS_ACTIONS: Final = (choice.Declare("ready", "both"), *ACTIONS[2:])
"""With Leadership."""
STUNNED: Final[tuple[choice.Declare, ...]] = (
    choice.Declare("stunned", "move"),
    choice.Declare("stunned", "attack"),
    choice.Declare("stunned", "order"),
)

ARRANGED: Final = "arranged"
"""`Turn.used`: the hero has had step 2 (DJ-3.3)."""


class Allowance(NamedTuple):
    """What an action allows: movement points, attacks, an order."""

    mp: int
    attacks: int
    order: bool


def allowance(hero: Hero, action: choice.Declare) -> Allowance:
    """DJ-3.7, DJ-3.8, DJ-3.9, DJ-3.10, DJ-16.8: by the hero's speed."""
    speed, half = hero.kit.speed, action.half
    match action.action:
        case "run":
            return Allowance(2 * speed, 0, order=False)
        case "battle":
            return Allowance(0, 2, order=False)
        case "advance":
            return Allowance(speed, 1, order=False)
        case "ready":
            moving, attacking = half in {"move", "both"}, half in {"attack", "both"}
            return Allowance(speed if moving else 0, int(attacking), order=True)
        case "stunned":
            return Allowance(
                speed if half == "move" else 0, int(half == "attack"), order=half == "order"
            )


def declare(state: State, hero: Hero) -> Rules:
    """DJ-3.5: exactly one action, and no card comes before it (DJ-3.6); a monkey has none, and 5
    movement points (DJ-16.13)."""
    turn = state.turn
    if hero.monkey:
        speed = FAMILIARS["monkey"].speed
        turn.action, turn.mp, turn.mp_gained = "monkey", speed, speed
        return
    if turn.stunned:
        ways = STUNNED
    else:
        ways = LEADERS_ACTIONS if "leadership" in hero.kit.effects else ACTIONS
    chosen = yield from decide(state, hero, ways)
    allowed = allowance(hero, chosen)
    turn.mp = hero.kit.sums.get("movement", 0)  # DJ-26.13
    turn.attacks = 0
    yield from take_action(state, hero, chosen, allowed)


def decide(state: State, hero: Hero, ways: Sequence[choice.Declare]) -> Rules[choice.Declare]:
    """DJ-R-91: which action it is; who has not been asked in step 2 may arrange his equipment
    before he says so."""
    turn, seat = state.turn, state.leader(hero)
    if ARRANGED not in turn.used and hero.equipped:
        wider: list[Option] = [*ways, choice.Rearrange()]
        chosen = yield from ask(seat, "action", wider, rule="DJ-3.5", piece=hero.piece)
        if isinstance(chosen, choice.Declare):
            return chosen
        turn.used += (ARRANGED,)
        yield from arrange(state, hero, ())
    declared = yield from ask(seat, "action", ways, rule="DJ-3.5", piece=hero.piece)
    return declared


def take_action(state: State, hero: Hero, action: choice.Declare, allowed: Allowance) -> Rules:
    """DJ-3.5, DJ-24.4: what it allows, and what skills add as it is declared."""
    turn = state.turn
    turn.action, turn.half = action.action, action.half
    turn.mp += allowed.mp
    turn.mp_gained = allowed.mp
    turn.attacks, turn.order_due = allowed.attacks, allowed.order
    state.emit(ActionDeclared, "DJ-3.5", hero.piece, action.action, action.half)
    yield from declared(state, hero)


# Grey Ker


def changes(state: State, hero: Hero) -> list[Option]:
    """DJ-3.17, DJ-26.17, DJ-R-87: other actions that allow what has been done; points that were
    added may have paid for it."""
    turn = state.turn
    now = choice.Declare(turn.action, turn.half)  # type: ignore[arg-type]  # no monkey asks
    placed = allowance(hero, now).order and not turn.order_due
    added = max(0, turn.mp - (turn.mp_gained - turn.mp_spent))
    found: list[Option] = []
    for action in LEADERS_ACTIONS if "leadership" in hero.kit.effects else ACTIONS:
        if action == now or mark(action) in turn.used:
            continue
        allowed = allowance(hero, action)
        if (
            allowed.mp + added < turn.mp_spent
            or allowed.attacks < turn.made
            or (placed and not allowed.order)
        ):
            continue
        found.append(action)
    return found


def mark(action: choice.Declare) -> str:
    """What `Turn.used` remembers of an action that was given up."""
    return f"declared:{action.action}.{action.half}"


def change_action(state: State, hero: Hero, action: choice.Declare) -> Rules:
    """DJ-26.17: the new action's allowance less what has been used; points of other origin stay,
    and whose movement has ended gains none (DJ-4.14)."""
    turn = state.turn
    before = choice.Declare(turn.action, turn.half)  # type: ignore[arg-type]  # see `changes`
    placed = allowance(hero, before).order and not turn.order_due
    turn.used += (mark(before),)
    turn.mp -= turn.mp_gained - turn.mp_spent
    allowed = allowance(hero, action)
    spent, made = turn.mp_spent, turn.made
    yield from take_action(state, hero, action, allowed)
    turn.mp = 0 if turn.stopped else turn.mp - spent
    turn.mp_spent = min(spent, turn.mp_gained)
    turn.attacks -= made
    turn.order_due = allowed.order and not placed
