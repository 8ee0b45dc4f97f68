"""Words, numbers and cards that all parts of the scene are made of."""

from __future__ import annotations

import json
from functools import cache, partial
from typing import Any, Final

from podziemia.kernel.scene import Phrases, Stat, Words, face

words: Final = Phrases("df-scene")
"""Messages of the scene."""
card: Final = partial(face, words)
"""A card that can be looked up, with whatever else is on it."""


@cache
def stat(icon: str, value: int | str, most: int | None = None) -> Stat:
    """A number with its picture; its name is a message of the same name."""
    return Stat(icon, value, Words(f"df-stat-{icon}"), most)


def packed(thing: Any) -> str:
    """Something with parts, as a text that a board takes apart."""
    return json.dumps(thing, separators=(",", ":"))
