"""DJ-11.1, DJ-12.3: the overlord's threat tokens."""

from __future__ import annotations

from ..events import ThreatGained, ThreatPaid
from ..state import State


def gain_threat(state: State, amount: int, rule: str) -> None:
    """The overlord receives threat."""
    if amount > 0:
        state.threat += amount
        state.emit(ThreatGained, rule, amount, state.threat)


def pay_threat(state: State, amount: int, rule: str) -> None:
    """DJ-12.3: the overlord pays threat; whoever pays more than there is was offered too much."""
    assert state.threat >= amount, "threat is paid only by who has it"
    if amount:
        state.threat -= amount
        state.emit(ThreatPaid, rule, amount, state.threat)
