"""Samples are drawn as a budget says, and one that fails says how to see it again."""

from __future__ import annotations

import pytest

from tests.budget import SAMPLES, Budget


def drawn(seconds: float, least: int, only: int | None = None) -> tuple[list[int], str]:
    """The samples that are drawn, and what is told of them."""
    numbers: list[int] = []
    properties: list[tuple[str, object]] = []
    Budget("test.py::test", only, properties).spend(seconds, least, numbers.append)
    return numbers, str(dict(properties).get(SAMPLES))


def test_the_first_samples_are_drawn_whatever_they_cost() -> None:
    numbers, told = drawn(seconds=0, least=5)
    assert numbers == [0, 1, 2, 3, 4]
    assert told.startswith("5 samples (at least 5) in ")


def test_more_are_drawn_while_there_is_time() -> None:
    numbers, told = drawn(seconds=0.05, least=1)
    assert len(numbers) > 1
    assert numbers == list(range(len(numbers)))
    assert told.startswith(f"{len(numbers)} samples (at least 1) in ")


def test_one_sample_can_be_seen_again() -> None:
    assert drawn(seconds=10, least=5, only=3)[0] == [3]


def test_a_failure_names_its_sample() -> None:
    def check(number: int) -> None:
        assert number < 2

    with pytest.raises(AssertionError) as fault:
        Budget("test.py::test", None, []).spend(0, 5, check)
    assert fault.value.__notes__ == ["again: ./test 'test.py::test' --sample 2"]
