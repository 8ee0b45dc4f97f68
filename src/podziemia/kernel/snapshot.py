"""Snapshots: a match as bytes, from which it goes on without being played again.

Content is kept by reference, as it is in a state: a card is written as its kind and id and found
again among the constants of its game's `content` module. A snapshot is a cache, made and read by
the same program only: `stamp` tells whether it still is the same.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from podziemia.kernel.game import Game


class Pickler(pickle.Pickler):
    """Writes everything but content, which it names."""

    def __init__(self, file: io.BytesIO, game: Game[Any]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.module = content_module(game)

    def persistent_id(self, obj: Any) -> tuple[str, str] | None:
        """The name of a content constant; nothing for anything else."""
        if type(obj).__module__ != self.module or not isinstance(getattr(obj, "id", None), str):
            return None
        return type(obj).__name__, obj.id


class Unpickler(pickle.Unpickler):
    """Reads what the Pickler wrote."""

    def __init__(self, file: io.BytesIO, game: Game[Any]) -> None:
        super().__init__(file)
        self.module = content_module(game)

    def persistent_load(self, pid: Any) -> Any:
        """The content constant of this name."""
        return content_of(self.module)[pid]


def content_module(game: Game[Any]) -> str:
    """Where the constants of a game are."""
    return f"podziemia.games.{game.id}.content"


@cache
def content_of(module: str) -> dict[tuple[str, str], Any]:
    """Every constant of a content module by its kind and id."""
    found: dict[tuple[str, str], Any] = {}
    for value in vars(importlib.import_module(module)).values():
        for thing in things(value):
            if type(thing).__module__ == module and isinstance(getattr(thing, "id", None), str):
                found[type(thing).__name__, thing.id] = thing
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
