"""Tables of effects: one function per card, registered under the card's id."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from podziemia.kernel.asking import Rules

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
T = TypeVar("T")


class Effects(dict[str, F]):
    """The functions of one kind of cards, by the cards' ids."""

    def register(self, function: F) -> F:
        """Register a function, which is named like its card."""
        name = function.__name__
        assert name not in self, f"{name} is registered twice"
        self[name] = function
        return function


def at_once(function: Callable[P, T]) -> Callable[P, Rules[T]]:
    """Make a rule of a plain function: an effect that asks nobody anything."""

    @wraps(function)
    def rule(*args: P.args, **kwargs: P.kwargs) -> Rules[T]:
        yield from ()
        return function(*args, **kwargs)

    return rule
