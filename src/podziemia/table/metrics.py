"""What the server measures of itself, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import count as counting
from time import thread_time
from typing import Final, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

P = ParamSpec("P")
T = TypeVar("T")

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # processor time and memory, where the system tells them
ONE_OF: Final = 7
"""Of so many calls one is measured: a prime, as the calls for an action come in rhythms."""
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


def seconds(name: str, what: str) -> Histogram:
    """How long something takes."""
    return Histogram(f"podziemia_{name}_seconds", what, registry=REGISTRY, buckets=BUCKETS)


def count(name: str, what: str) -> Counter:
    """How often something happened."""
    return Counter(f"podziemia_{name}", what, registry=REGISTRY)


def level(name: str, what: str) -> Gauge:
    """How many there are now."""
    return Gauge(f"podziemia_{name}", what, registry=REGISTRY)


class Work:
    """Processor time of this process that goes into one kind of work.

    One call of a few is measured, and stands for all of them: what a thread has taken only the
    system knows, and asking it that often would be work itself.
    """

    def __init__(self, name: str, what: str) -> None:
        self._seconds = count(f"{name}_seconds", what)
        self._calls = counting()

    def spent(self, function: Callable[P, T]) -> Callable[P, T]:
        """Count what a function takes; nothing else may go on in its thread meanwhile."""

        @wraps(function)
        def counted(*args: P.args, **kwargs: P.kwargs) -> T:
            if next(self._calls) % ONE_OF:
                return function(*args, **kwargs)
            began = thread_time()
            try:
                return function(*args, **kwargs)
            finally:
                self._seconds.inc(ONE_OF * (thread_time() - began))

        return counted


ACTION: Final = seconds("action", "From a wish to its commit")
COMMIT: Final = seconds("commit", "Writing entries")
REBUILD: Final = seconds("rebuild", "Making a match anew from the database")
THINKING: Final = seconds("bot", "A bot's answer, with its pause")
WORLD: Final = seconds("world", "An answer of the world")
ENTRIES: Final = count("entries", "Entries written")
STALE: Final = count("stale", "Times that another process was faster")
RULES: Final = Work("rules", "Processor time: carrying out decisions")
VIEWS: Final = Work("views", "Processor time: what each seat may see, and its scene")
ENCODING: Final = Work("encoding", "Processor time: differences, JSON")
DATABASE: Final = Work("database", "Processor time: SQLite; PostgreSQL is a process of its own")
REFUSED: Final = count("refused", "Requests refused")
CONNECTIONS: Final = level("connections", "Open sockets")
LIVE: Final = level("live_tables", "Tables in memory")
