"""Who is asked, and for which hero: a seat may lead several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from podziemia.kernel.questions import NOTHING, Facts, Option, Rules, ask

from ..state import State

O = TypeVar("O", bound=Option)  # noqa: E741 -- an option


def decide(
    state: State, prompt: str, ways: Sequence[O], *, rule: str, about: Facts = NOTHING
) -> Rules[O]:
    """TED-15.17: ask whoever leads the active hero, who decides what nobody else does."""
    active = state.active
    piece = state.heroes[active].mat.id
    return ask(state.leaders[active], prompt, ways, rule=rule, about=about, piece=piece)
