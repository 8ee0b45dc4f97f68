"""A budget of processor time for what is tried on samples.

The first samples are always tried, whatever they cost; then more, as long as the budget lasts. How
many those are depends on the machine, so a sample is made of its number alone, and whatever fails
says how to see it again.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import process_time
from typing import Final

from hypothesis import HealthCheck, settings

MORE: Final = int(os.environ.get("PODZIEMIA_BUDGET", "1"))
"""How many times every budget is spent: more for a long run, 0 for the first samples alone."""
SAMPLES: Final = "samples"
"""The property of a test that tells what it has spent."""


class Budget:
    """What a test may spend on samples."""

    def __init__(self, test: str, only: int | None, properties: list[tuple[str, object]]) -> None:
        self.test = test
        self.only = only
        """The one sample that is to be seen again."""
        self.properties = properties

    def spend(self, seconds: float, least: int, check: Callable[[int], None]) -> None:
        """Check the samples 0, 1 and so on: at least so many, and no more than there is time for.

        The time is that of the processor, in all threads of this process.
        """
        if self.only is not None:
            check(self.only)
            return
        began, spent, number, most = process_time(), 0.0, 0, seconds * MORE
        try:
            while number < least or spent * (number + 1) < most * number:  # another one would fit
                check(number)
                number += 1
                spent = process_time() - began
        except BaseException as fault:
            fault.add_note(f"again: ./test '{self.test}' --sample {number}")
            raise
        said = f"{number} samples (at least {least}) in {spent:.1f} s of {most:g} s"
        self.properties.append((SAMPLES, said))


def examples(count: int) -> settings:
    """So many examples, always the same; more of them, and others, for a long run."""
    return settings(
        max_examples=count * MORE,
        derandomize=MORE == 1,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
