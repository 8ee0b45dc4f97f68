"""Options in words."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.scene import Offer, Phrases

from ..state import State

words: Final = Phrases("df-option")


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it."""
    return Offer(words.of(option))
