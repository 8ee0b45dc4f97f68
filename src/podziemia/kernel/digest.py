"""A stable hash of a state: the same on every machine, in every process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from podziemia.kernel.rng import Rng

NOT_STATE = frozenset({"log", "shown", "__dict__"})
"""What listeners, the undo and the compiler keep beside the state."""


def plain(thing: Any) -> Any:
    """A state, or a part of one, as lists, numbers and words in a fixed order."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return [[plain(key), plain(thing[key])] for key in sorted(thing)]
    if isinstance(thing, Rng):
        return [thing.a, thing.b, thing.c, thing.count]
    if isinstance(thing, msgspec.Struct):
        return msgspec.to_builtins(thing)
    if isinstance(name := getattr(thing, "id", None), str):
        return name  # content is known by its id
    names = {name for kind in type(thing).__mro__ for name in attributes(kind)}
    assert names, f"a state is made of plain data and classes with slots, not {type(thing)}"
    return [plain(getattr(thing, name)) for name in sorted(names) if name not in NOT_STATE]


def attributes(kind: type) -> Sequence[str]:
    """What an object of a class keeps; a compiled class says it in its own way."""
    compiled: Sequence[str] = getattr(kind, "__mypyc_attrs__", ())
    return compiled or getattr(kind, "__slots__", ())


def digest(*things: Any) -> str:
    """The hash of these things."""
    data = msgspec.json.encode(plain(things))
    return hashlib.blake2b(data, digest_size=16).hexdigest()
