"""Processes that others have started: which they are, and whether they have ended."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE: Final = 300.0
"""Seconds after which something that comes soon has not come, on however busy a machine."""


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    """Whether a process has not ended; one that nobody has waited for yet has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it has not come"
        time.sleep(0.01)


def wait_until_gone(pids: list[int]) -> None:
    """Wait until processes have ended."""
    wait_until(lambda: not any(map(is_running, pids)))
