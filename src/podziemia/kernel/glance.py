"""What is computed once, and what not at all, while all options of a question are put into words.

Every option of a question is compared with the table as it is now. While somebody glances at them
nothing changes, so what is `once` found out of a state need not be found out again for each. And
where options are only listed, what is seen of one alone can wait until somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")

KNOWN: ContextVar[dict[Any, Any] | None] = ContextVar("KNOWN", default=None)
"""What was computed since the glance began; None: nobody glances, and anything may change."""
LISTED: ContextVar[bool] = ContextVar("LISTED", default=False)
"""Whether options are only listed."""


@contextmanager
def glance(*, listed: bool = False) -> Iterator[None]:
    """Nothing changes from here on until the end; perhaps options are only listed."""
    known, before = KNOWN.set({}), LISTED.set(listed)
    try:
        yield
    finally:
        LISTED.reset(before)
        KNOWN.reset(known)


def only_listed() -> bool:
    """Whether an offer may leave out what it would make of pieces, and say that there is more."""
    return LISTED.get()


def once(function: Callable[[S], T]) -> Callable[[S], T]:
    """Compute something of a state once in a glance."""

    @wraps(function)
    def remembered(state: S) -> T:
        known = KNOWN.get()
        if known is None:
            return function(state)
        key = (function, id(state))
        if key not in known:
            known[key] = (function(state), state)  # which lives on, so that no other gets its id
        found: T = known[key][0]
        return found

    return remembered
