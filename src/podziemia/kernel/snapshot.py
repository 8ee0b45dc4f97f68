"""Snapshots: a match as bytes, from which it goes on without being played again.

Content is kept by reference, as it is in a state: a card is written as its class and id and found
again among the constants of its game. A snapshot is a cache, made and read by the same program
only: `stamp` tells whether it still is the same.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from podziemia.kernel.game import Game

Name: TypeAlias = tuple[str, str, str]
"""A module, a class in it, an id."""


class Pickler(pickle.Pickler):
    """Writes everything but content, which it names."""

    def __init__(self, file: io.BytesIO, game: Game[Any]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.content = content_of(game.id)

    def persistent_id(self, obj: Any) -> Name | None:
        """The name of a content constant; nothing for anything else."""
        name = name_of(obj)
        return name if name is not None and self.content.get(name) is obj else None


class Unpickler(pickle.Unpickler):
    """Reads what the Pickler wrote."""

    def __init__(self, file: io.BytesIO, game: Game[Any]) -> None:
        super().__init__(file)
        self.game = game

    def persistent_load(self, pid: Any) -> Any:
        """The content constant of this name."""
        return content_of(self.game.id)[pid]


def name_of(thing: Any) -> Name | None:
    """How a content constant is called: by its class and its id; None: it cannot be one."""
    identity = getattr(thing, "id", None)
    kind = type(thing)
    return (kind.__module__, kind.__qualname__, identity) if type(identity) is str else None


@cache
def content_of(game_id: str) -> dict[Name, Any]:
    """Every constant of a game by its name, in whichever of its modules it stands."""
    package = f"podziemia.games.{game_id}"
    found: dict[Name, Any] = {}
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}."):
            values = [value for key, value in vars(module).items() if not key.startswith("__")]
            for thing in things(values):
                called = name_of(thing)
                if called is not None and called[0].startswith(f"{package}."):
                    found[called] = thing
    return found


def things(value: Any) -> Iterator[Any]:
    """What a constant holds: itself, or its entries."""
    if isinstance(value, dict):
        for entry in value.values():
            yield from things(entry)
    elif isinstance(value, list | tuple | set | frozenset):
        for entry in value:
            yield from things(entry)
    else:
        yield value


def freeze(game: Game[Any], data: Any) -> bytes:
    """Data of a match as bytes."""
    file = io.BytesIO()
    Pickler(file, game).dump(data)
    return file.getvalue()


def thaw(game: Game[Any], data: bytes) -> Any:
    """What `freeze` made bytes of."""
    return Unpickler(io.BytesIO(data), game).load()


@cache
def stamp(game: Game[Any]) -> str:
    """What a snapshot depends on: every line of the kernel and of the game."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in (Path(__file__).parent, game.folder):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
            digest.update(path.read_bytes())
    return digest.hexdigest()
