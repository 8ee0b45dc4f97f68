"""The tables of card effects: one function per card, registered under the card's id.

The functions are in `cards/`; the rules find them here by the card they handle. A card that
contradicts a general rule wins (BM-1.4): its function decides what happens.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec, TypeAlias, TypeVar

from podziemia.kernel.asking import Rules

from ..state import Declared, Player, Room, State

F = TypeVar("F")
P = ParamSpec("P")
T = TypeVar("T")
Effect: TypeAlias = Callable[[State, Declared], Rules]
"""A spell or an activated ability that resolves."""
Ability: TypeAlias = Callable[[State, Player, Room], Rules[bool]]
"""An ability that works by itself; returns whether it was carried out (BM-5.36)."""
LevelUp: TypeAlias = Callable[[State, Player], Rules]

DECLARED: Final[dict[str, Effect]] = {}
WHEN_BUILT: Final[dict[str, Ability]] = {}
TRIGGERED: Final[dict[str, Ability]] = {}
LEVEL_UPS: Final[dict[str, LevelUp]] = {}


def effect(function: Effect) -> Effect:
    """Register the effect of a spell or of an activated ability."""
    return _register(DECLARED, function)


def when_built(function: Ability) -> Ability:
    """Register what happens when a room has been built."""
    return _register(WHEN_BUILT, function)


def triggered(function: Ability) -> Ability:
    """Register what happens by itself, unannounced, when its event happens (BM-2.18)."""
    return _register(TRIGGERED, function)


def level_up(function: LevelUp) -> LevelUp:
    """Register a boss's Level Up."""
    return _register(LEVEL_UPS, function)


def at_once(function: Callable[P, T]) -> Callable[P, Rules[T]]:
    """Make a rule of a plain function: an effect that asks nobody anything."""

    @wraps(function)
    def rule(*args: P.args, **kwargs: P.kwargs) -> Rules[T]:
        yield from ()
        return function(*args, **kwargs)

    return rule


def _register(table: dict[str, F], function: F) -> F:
    name = function.__name__  # type: ignore[attr-defined] # effects are plain functions
    assert name not in table, f"{name} is registered twice"
    table[name] = function
    return function
