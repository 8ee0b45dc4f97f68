"""Why an option is not offered: the rule that forbids it, and the sentence that says so."""

from __future__ import annotations

from podziemia.kernel.errors import Refusal
from podziemia.kernel.questions import Ask, Option

from ..state import State


def explain(state: State, ask: Ask, option: Option) -> None:
    """Refuse an option that is not offered, by the rule of the question."""
    raise Refusal(ask.rule, "df-refused-not-now")
