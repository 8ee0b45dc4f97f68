"""DJ-10: orders lie beside heroes, are used and lost; nobody simply gives one up (DJ-10.22)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from podziemia.kernel.questions import Option

from .. import options as choice
from ..events import AbilityUsed, OrderPlaced, OrderRemoved
from ..state import OUT, Hero, State
from .fatigue import restore_fatigue, spend_fatigue

OrderName: TypeAlias = Literal["aim", "dodge", "guard", "rest"]
ORDERS: Final[tuple[OrderName, ...]] = ("aim", "dodge", "guard", "rest")
SWAP_COST: Final = 2
"""Silhouette's fatigue for another order."""
SWAPS: Final = {order: choice.SwapOrder(order) for order in ORDERS}
LOST_BY_WOUNDS: Final = frozenset({"aim", "guard", "rest"})  # DJ-9.6
ALERT: Final = frozenset({"aim", "guard"})
"""What Alertness keeps when its owner is wounded."""


def place_order(state: State, hero: Hero, order: OrderName, rule: str = "DJ-10.1") -> None:
    """DJ-10.1, DJ-10.2: beside a hero who has none."""
    assert not hero.order, "a hero has one order at a time"
    hero.order = order
    state.emit(OrderPlaced, rule, hero.piece, order)


def remove_order(state: State, hero: Hero, rule: str, *, used: bool = False) -> None:
    """DJ-10.3: it returns to its owner's supply."""
    if hero.order:
        state.emit(OrderRemoved, rule, hero.piece, hero.order, used)
        hero.order = ""


def begin_turn_orders(state: State, hero: Hero) -> None:
    """DJ-3.1, DJ-10.10, DJ-10.14: Dodge and Guard end when the hero's turn begins."""
    if hero.order in {"dodge", "guard"}:
        remove_order(state, hero, "DJ-10.10" if hero.order == "dodge" else "DJ-10.14")


def rest(state: State, hero: Hero) -> None:
    """DJ-10.18: the Rest order restores all fatigue."""
    restore_fatigue(state, hero, hero.kit.fatigue, "DJ-10.18")
    remove_order(state, hero, "DJ-10.18", used=True)


def moved(state: State, hero: Hero) -> None:
    """DJ-10.6, DJ-26.9: a hero who comes to another space, or changes equipment, aims no more."""
    if hero.order == "aim":
        remove_order(state, hero, "DJ-10.6")


def wounded(state: State, hero: Hero) -> None:
    """DJ-9.6, DJ-9.18, DJ-10.19: wounds end Aim, Guard and Rest; Alertness keeps two of them."""
    if hero.order in LOST_BY_WOUNDS and not (
        hero.order in ALERT and "alertness" in hero.kit.effects
    ):
        remove_order(state, hero, "DJ-9.6")


def placing(hero: Hero) -> list[Option]:
    """DJ-10.1, DJ-10.20: every order that may be placed beside a hero without one, in town, too."""
    return [] if hero.order else [choice.PlaceOrder(hero.piece, order) for order in ORDERS]


# Silhouette


def swaps(hero: Hero) -> list[Option]:
    """DJ-24.1: Silhouette may give 2 fatigue for another order than the one she has; no monkey has
    to do with orders (DJ-16.18), and who has left does nothing (DJ-18.12)."""
    if not hero.order or hero.sheet.effect != "swap_order" or hero.fatigue < SWAP_COST:
        return []
    if hero.monkey or hero.cell == OUT:
        return []
    return [SWAPS[order] for order in ORDERS if order != hero.order]


def swap(state: State, hero: Hero, order: OrderName) -> None:
    """DJ-24.1: the exchange."""
    spend_fatigue(state, hero, SWAP_COST, "DJ-24.1")
    state.emit(AbilityUsed, "DJ-24.1", hero.piece, "silhouette", "")
    remove_order(state, hero, "DJ-24.1")
    place_order(state, hero, order, "DJ-24.1")
