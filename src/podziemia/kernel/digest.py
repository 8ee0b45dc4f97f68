"""A stable hash of a state: the same on every machine, in every process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from podziemia.kernel.content import Entry
from podziemia.kernel.rng import Rng

NOT_STATE = frozenset({"before", "branch", "log", "shown", "unclaimed", "__dict__"})
"""What listeners, the undo and the compiler keep beside the state."""


PLAIN = frozenset({type(None), bool, int, str})


def plain(thing: Any) -> Any:
    """A state, or a part of one, as lists, numbers and words in a fixed order."""
    kind: type = type(thing)
    if kind is list or kind is tuple:
        return [item if type(item) in PLAIN else plain(item) for item in thing]
    if isinstance(thing, Entry):
        return thing.id  # content is known by its id
    if kind in PLAIN or isinstance(thing, msgspec.Struct | int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return [[plain(key), plain(thing[key])] for key in sorted(thing)]
    if isinstance(thing, Rng):
        return [thing.key.hex(), thing.count]
    if isinstance(name := getattr(thing, "id", None), str):
        return name  # content, too
    values = [getattr(thing, name) for name in attributes(kind)]
    return [value if type(value) in PLAIN else plain(value) for value in values]


@cache
def attributes(kind: type) -> list[str]:
    """What an object of a class keeps and belongs to the state, in a fixed order."""
    names = {name for base in kind.__mro__ for name in kept(base)}
    assert names, f"a state is made of plain data and classes with slots, not {kind}"
    return sorted(names - NOT_STATE)


def kept(kind: type) -> Sequence[str]:
    """What an object keeps because of one of its classes; a compiled one says it in its own way."""
    own = vars(kind)
    names: Sequence[str] = own.get("__mypyc_attrs__") or own.get("__slots__", ())
    return names


def digest(*things: Any) -> str:
    """The hash of these things."""
    data = msgspec.json.encode(plain(things))
    return hashlib.blake2b(data, digest_size=16).hexdigest()
