"""A stable hash of a state: the same on every machine, in every process."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

from podziemia.kernel.content import ContentEntry
from podziemia.kernel.rng import Rng

NOT_STATE = frozenset({"before", "branch", "log", "shown", "unclaimed"})
"""What listeners and the undo keep beside the state."""


PLAIN = frozenset({type(None), bool, int, str, bytes})
"""What a state is made of in the end; rules know no fractions."""


def plain(thing: Any) -> Any:
    """A state, or a part of one, as lists, numbers and words in a fixed order."""
    kind: type = type(thing)
    if kind is list or kind is tuple:
        return [item if type(item) in PLAIN else plain(item) for item in thing]
    if isinstance(thing, ContentEntry):
        return thing.id  # content is known by its id
    if kind in PLAIN or isinstance(thing, msgspec.Struct | int | str):
        return thing
    if isinstance(thing, list | tuple | set | frozenset):
        items = thing if isinstance(thing, list | tuple) else sorted(thing)
        return [plain(item) for item in items]
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
    return sorted(kept(kind) - NOT_STATE)


def kept(kind: type) -> set[str]:
    """All that an object of a class keeps; a class that does not say it is refused.

    What it keeps elsewhere would be missing in digests and snapshots, and no law would notice.
    """
    names: set[str] = set()
    for base in kind.__mro__[:-1]:
        own = vars(base)
        said = own.get("__mypyc_attrs__")  # a compiled class says it in its own way
        if said is None:
            said = own.get("__slots__", ("__dict__",))
            if "__dict__" in said:
                found = f"{base.__module__}.{base.__qualname__}"
                fault = f"a state is made of plain data and classes with slots, not {found}"
                raise TypeError(fault)
        names.update((said,) if isinstance(said, str) else said)
    return names - {"__dict__"}


def digest(*things: Any) -> str:
    """The hash of these things."""
    data = msgspec.json.encode(plain(things))
    return hashlib.blake2b(data, digest_size=16).hexdigest()
