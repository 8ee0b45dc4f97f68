"""What the server measures of itself."""

from __future__ import annotations

import pytest

from podziemia.table.metrics import ONE_OF, Work


def test_what_is_not_measured_is_counted_by_what_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1_000))
    monkeypatch.setattr("podziemia.table.metrics.thread_time", lambda: next(clock))
    work, done = Work("test_of_work", "Nothing"), list[int]()
    spent = work.spent(done.append)
    for number in range(3 * ONE_OF):
        spent(number)
    assert done == [*range(3 * ONE_OF)]
    assert next(clock) == 2 * 3, "one call of a few is measured"
    assert work._seconds._value.get() == 3 * ONE_OF
