"""DF-13.23 to DF-13.26: whatever is thrown onto whatever, it is known where it lies."""

from __future__ import annotations

import pytest

from tests.games.dungeon_fighter.tumult import LONGEST, tumult


@pytest.mark.rule("DF-13.17", "DF-13.19", "DF-13.22", "DF-13.25")
def test_every_rest_is_classified() -> None:
    found = tumult(0, 60)
    assert found.unknown == []
    assert found.longest < LONGEST
    assert sum(found.rests.values()) > 60
    assert len(found.rests) > 4
