"""Words, numbers and cards of the scene, as every part of it uses them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from podziemia.kernel.game import View
from podziemia.kernel.scene import Phrases, Stat, Words, face

words: Final = Phrases("dj-scene")
"""Messages of the scene."""


@cache
def stat(icon: str, value: int | str, most: int | None = None) -> Stat:
    """A number with its picture; its name is a message of the same name."""
    return Stat(icon, value, Words(f"dj-stat-{icon}"), most)


def counts(**numbers: int) -> tuple[Stat, ...]:
    """Those of some numbers that are not 0."""
    return tuple([stat(icon, value) for icon, value in numbers.items() if value])


def flags(**states: object) -> tuple[Stat, ...]:
    """What holds, without a number."""
    return tuple([stat(icon, "") for icon, true in states.items() if true])


def told(texts: Sequence[str]) -> Words:
    """What a quest says, in English and in Polish."""
    return words("told", en=texts[0], pl=texts[1])


def name_of(card: str, names: Sequence[str] | None) -> Words:
    """What a figure is called: by its card, or by a quest that the players have brought."""
    return words("card", card=card) if names is None else told(names)


def hero_of(view: View, number: int) -> View:
    """A hero by its number."""
    hero: View = view["heroes"][number]
    return hero


card: Final = partial(face, words)
"""A card that can be looked up, with whatever else is on it."""
