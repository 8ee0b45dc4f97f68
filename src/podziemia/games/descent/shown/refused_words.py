"""How a refusal is raised: a rule, and the message that says why."""

from __future__ import annotations

from podziemia.kernel.errors import Refusal
from podziemia.kernel.questions import Fact


def refusal(rule: str, why: str, **about: Fact) -> Refusal:
    """A rule and a sentence."""
    return Refusal(rule, f"dj-refused-{why}", about)


def refuse(broken: bool, rule: str, why: str, **about: Fact) -> None:
    """Refuse, if the rule is broken."""
    if broken:
        raise refusal(rule, why, **about)
