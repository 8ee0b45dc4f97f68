"""The classes that a module declares: every kind of option, of event."""

from __future__ import annotations

import sys
from typing import TypeVar

T = TypeVar("T")


def kinds(base: type[T], module: str) -> tuple[type[T], ...]:
    """The kinds of something that a module declares, in its order, without bases of others."""
    declared = [
        thing
        for thing in vars(sys.modules[module]).values()
        if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == module
    ]
    return tuple(kind for kind in declared if not kind.__subclasses__())
