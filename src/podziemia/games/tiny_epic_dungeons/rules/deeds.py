"""Effects of cards: each operation of `entries.py` has one function, in the chapter it belongs to.

A deed is what an effect is part of: the hero who acts (or is attacked), the card or room it comes
from, and the enemies and heroes it is aimed at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from podziemia.kernel.questions import Rules

from ..operations import Op, Ops
from ..state import Enemy, Hero, State


class Deed:
    """Who does what to whom."""

    __slots__ = ("enemies", "hero", "heroes", "source", "target")

    def __init__(
        self,
        hero: Hero,
        source: str,
        enemies: Sequence[Enemy] = (),
        heroes: Sequence[Hero] = (),
        target: str | None = None,
    ) -> None:
        self.hero = hero
        self.source = source
        self.enemies = enemies
        self.heroes = heroes
        self.target = target  # as the option named it


Effect: TypeAlias = Callable[[State, Any, Deed], Rules]
Question: TypeAlias = Callable[[State, Any, Deed], bool]
E = TypeVar("E", bound=Effect)
Q = TypeVar("Q", bound=Question)
EFFECTS: Final[dict[type[Op], Effect]] = {}
QUESTIONS: Final[dict[type[Op], Question]] = {}


def effect(*kinds: type[Op]) -> Callable[[E], E]:
    """Register what an operation does."""

    def register(function: E) -> E:
        for kind in kinds:
            assert kind not in EFFECTS, kind
            EFFECTS[kind] = function
        return function

    return register


def does_something(*kinds: type[Op]) -> Callable[[Q], Q]:
    """Register whether an operation would do anything now; others always would."""

    def register(function: Q) -> Q:
        for kind in kinds:
            QUESTIONS[kind] = function
        return function

    return register


def apply(state: State, ops: Ops, deed: Deed) -> Rules:
    """One operation after the other."""
    for op in ops:
        yield from EFFECTS[type(op)](state, op, deed)


def useful(state: State, ops: Ops, deed: Deed) -> bool:
    """TED-8.25: whether at least one of these operations would do anything."""
    for op in ops:
        question = QUESTIONS.get(type(op))
        if question is None or question(state, op, deed):
            return True
    return False
