"""The time of day at the table: it never goes back while the program runs.

Clocks of computers are set, by a day and more. What the table measures (how long somebody thinks,
or is away) goes by a clock that only ever runs on, and begins with the time of day.
"""

from __future__ import annotations

import time
from typing import Final

RUNS_ON: Final = getattr(time, "CLOCK_BOOTTIME", None)
"""A clock that also runs while the computer sleeps, where there is one."""


def elapsed() -> float:
    """Seconds since some moment in the past."""
    return time.monotonic() if RUNS_ON is None else time.clock_gettime(RUNS_ON)


BEGAN: Final = time.time() - elapsed()


def now() -> float:
    """The time of day, in seconds since 1970, as it was when the program began and has run on."""
    return BEGAN + elapsed()
