"""The check value of a record covers everything that happened, and how it began."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podziemia.kernel.instructions import Instruction
from podziemia.kernel.record import Decision, check_value
from tests.laws.toys.frame import begin
from tests.laws.toys.volunteers import Go, Gone, volunteers

CHANGED: dict[str, Any] = {
    "setup": lambda setup: msgspec.structs.replace(setup, seed=2),
    "decisions": lambda decisions: [*decisions[:-1], Decision(1, Go(1, 2), "clock")],
    "standing": lambda standing: {**standing, 0: []},
    "events": lambda events: [*events[:-1], Gone("VO-2", 1, 1)],
}


@pytest.mark.parametrize("what", CHANGED)
def test_another_value_for_anything_else_that_happened(what: str) -> None:
    match = begin(volunteers(), 2, seed=1)
    match.play(0, Go(0, 1))
    match.play(1, Go(1, 2))
    match.instruct(1, [Instruction("sing", {"song": "loud"})])
    record = match.record()
    parts: dict[str, Any] = {
        "setup": record.setup,
        "decisions": record.decisions,
        "standing": record.standing,
        "events": match.all_events(),
    }
    assert check_value(**parts) == record.check
    assert CHANGED[what](parts[what]) != parts[what]
    assert check_value(**{**parts, what: CHANGED[what](parts[what])}) != record.check
