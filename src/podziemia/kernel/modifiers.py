"""Modifiers: what changes a number or a permission for a while, with its source and its end.

A card that says "+2 damage until the end of the round" leaves a modifier; whoever needs the number
asks for the sum, and the end of the round lets everything expire that lasts so long.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Scope: TypeAlias = int | str | None
"""What a modifier is about: a seat, a card in play, a figure; None: everything of its kind."""


class Modifier(NamedTuple):
    """Something that holds for a while."""

    source: str
    """The card or rule it comes from."""
    what: str
    """The number or permission that it changes."""
    amount: int
    scope: Scope
    until: str
    """What ends it: the end of a round, of a turn, of an attack."""


class Modifiers:
    """All modifiers that hold now, in the order in which they came."""

    __slots__ = ("held",)

    def __init__(self, held: list[Modifier] | None = None) -> None:
        self.held = [] if held is None else held

    def copy(self) -> Modifiers:
        """Independent modifiers."""
        return Modifiers(self.held.copy())

    def add(self, source: str, what: str, amount: int = 1, *, scope: Scope, until: str) -> None:
        """Something holds from now on."""
        self.held.append(Modifier(source, what, amount, scope, until))

    def sum(self, what: str, scope: Scope) -> int:
        """How much of this holds for something; what holds for everything counts."""
        total = 0
        for modifier in self.held:
            if modifier.what == what and (modifier.scope is None or modifier.scope == scope):
                total += modifier.amount
        return total

    def drop(self, what: str, scope: Scope) -> None:
        """Nothing of this holds for that any more: it has left play, or was lifted."""
        self.held = [m for m in self.held if m.what != what or m.scope != scope]

    def expire(self, until: str) -> None:
        """What lasted until now is over."""
        if self.held:
            self.held = [modifier for modifier in self.held if modifier.until != until]


EVERYTHING: Final[Scope] = None
