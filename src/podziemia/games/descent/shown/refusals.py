"""Why an option is not offered: the rule that forbids it, and the sentence that says so."""

from __future__ import annotations

from podziemia.kernel.questions import Ask, Option

from ..state import State


def explain(state: State, ask: Ask, option: Option) -> None:
    """What is not offered now is refused by the rule of the question."""
