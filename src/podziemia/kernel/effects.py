"""Tables of effects: one function per card, registered under the card's id."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

from podziemia.kernel.content import content_needs
from podziemia.kernel.questions import Rules

P = ParamSpec("P")
T = TypeVar("T")


class Effects(dict[str, Callable[P, Rules[T]]], Generic[P, T]):
    """The functions of one kind of cards, by the cards' ids; each is named like its card."""

    def register(self, function: Callable[P, Rules[T]]) -> Callable[P, Rules[T]]:
        """Register a rule."""
        name = function.__name__
        assert name not in self, f"{name} is registered twice"
        self[name] = function
        return function

    def at_once(self, function: Callable[P, T]) -> Callable[P, Rules[T]]:
        """Register a plain function: an effect that asks nobody anything."""

        @wraps(function)
        def rule(*args: P.args, **kwargs: P.kwargs) -> Rules[T]:
            yield from ()
            return function(*args, **kwargs)

        return self.register(rule)

    def check(self, cards: Collection[str]) -> None:
        """Refuse a card without its effect, and an effect without its card."""
        differing = ", ".join(sorted({*cards} ^ {*self}))
        content_needs(not differing, f"a card without its effect, or an effect alone: {differing}")
