"""What a module declares: its options or events, without a second list of them."""

from __future__ import annotations

import sys
from typing import TypeVar

T = TypeVar("T")


def kinds_in(module: str, base: type[T]) -> tuple[type[T], ...]:
    """Every kind that a module declares, in its order; what others extend is not one itself.

    A package declares what it takes from its own modules.
    """
    return tuple(
        kind
        for kind in vars(sys.modules[module]).values()
        if isinstance(kind, type) and issubclass(kind, base)
        if f"{kind.__module__}.".startswith(f"{module}.")
        if not kind.__subclasses__()
    )
