"""Snapshots: a state as bytes, from which a match goes on without being played again.

Plain data and nothing else: reading it makes objects of the classes of this game and of the kernel,
and no others. Content is kept by reference, as it is in a state: a card is written as its class and
id and found again among the constants of its game; what the players have brought themselves is
written as its text and read again. A snapshot is a cache, made and read by the same
program only: `stamp` tells whether it still is the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

import msgspec

from podziemia.kernel.answers import option_union
from podziemia.kernel.content import Brought
from podziemia.kernel.digest import PLAIN, kept
from podziemia.kernel.events import Forced, Log, Resigned
from podziemia.kernel.game import Game
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.questions import DealAnew, Resign, Seat
from podziemia.kernel.record import By, Decision
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State

Name: TypeAlias = tuple[str, str]
"""A class, and the id of one of its constants."""
KERNEL: Final = Path(__file__).parent
AGAIN, CONTENT, TUPLE, NAMED, LIST, SET = range(6)
FROZEN_SET, DICT, STRUCT, OBJECT, LARGE, BROUGHT = range(6, 12)
"""What a list in a snapshot stands for, which is said by its first entry."""
WORD: Final = 63
"""A number of more bits, such as a set of squares, is written in digits."""
NOT_SHARED: Final = frozenset({TUPLE, NAMED, FROZEN_SET})
"""What is written each time it is met: nobody can change it."""
EMPTY: Final = {LIST: list, SET: set, DICT: dict}


class Writer:
    """Writes things as lists of plain data; what is met twice is written once."""

    def __init__(self, game: Game[Any]) -> None:
        self.content = content_of(game.folder)
        self.met: dict[int, int] = {}

    def write(self, thing: Any) -> Any:
        """A thing as plain data."""
        kind = type(thing)
        if kind in PLAIN:
            return [LARGE, hex(thing)] if kind is int and thing.bit_length() > WORD else thing
        if (number := self.met.get(id(thing))) is not None:
            return [AGAIN, number]
        name = name_of(thing)
        if name is not None and self.content.get(name) is thing:
            return [CONTENT, *name]
        if isinstance(thing, Brought) and thing.text:
            return [BROUGHT, called(kind), thing.text]
        head, parts = self._parts(thing, kind)
        if head[0] not in NOT_SHARED:
            self.met[id(thing)] = len(self.met)
        return [*head, *map(self.write, parts)]

    def _parts(self, thing: Any, kind: Any) -> tuple[list[Any], Iterable[Any]]:
        """What a thing is, and what it is made of."""
        if kind is tuple:
            return [TUPLE], thing
        if kind is list:
            return [LIST], thing
        if kind is set or kind is frozenset:
            return [SET if kind is set else FROZEN_SET], sorted(thing)
        if kind is dict:
            return [DICT], chain.from_iterable(thing.items())
        if issubclass(kind, tuple):
            return [NAMED, called(kind)], thing
        what = STRUCT if issubclass(kind, msgspec.Struct) else OBJECT
        return [what, called(kind)], [getattr(thing, field) for field in fields(kind)]


class Reader:
    """Reads what the writer wrote."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.content = content_of(game.folder)
        self.kinds = kinds_of(game.folder)
        self.met: list[Any] = []

    def read(self, written: Any) -> Any:
        """The thing that was written."""
        if type(written) is not list:
            return written
        what, *rest = written
        if what == AGAIN:
            return self.met[rest[0]]
        if what == CONTENT:
            return self.content[(rest[0], rest[1])]
        if what in (TUPLE, FROZEN_SET):
            return (tuple if what == TUPLE else frozenset)(map(self.read, rest))
        if what == LARGE:
            return int(rest[0], 16)
        if what in (NAMED, BROUGHT):
            kind = self.kinds[rest[0]]
            make = kind.read_again if issubclass(kind, Brought) else kind
            return make(*map(self.read, rest[1:]))
        if what in (STRUCT, OBJECT):
            made = self._struct if what == STRUCT else self._object
            return made(self.kinds[rest[0]], rest[1:])
        thing: Any = EMPTY[what]()
        self.met.append(thing)
        entries = map(self.read, rest)
        if what == LIST:
            thing.extend(entries)
        elif what == SET:
            thing.update(entries)
        else:
            thing.update(zip(entries, entries, strict=True))
        return thing

    def _struct(self, kind: type, values: list[Any]) -> Any:
        """A struct; it has a number before the things in it, which it does not meet itself."""
        place = len(self.met)
        self.met.append(None)
        self.met[place] = kind(**dict(zip(fields(kind), map(self.read, values), strict=True)))
        return self.met[place]

    def _object(self, kind: type, values: list[Any]) -> Any:
        """An object of a class with slots; a state is one that has just begun, filled anew."""
        thing = self._fresh_state() if issubclass(kind, State) else kind.__new__(kind)
        self.met.append(thing)
        for field, value in zip(fields(kind), values, strict=True):
            object.__setattr__(thing, field, self.read(value))
        return thing

    def _fresh_state(self) -> State:
        """A state of the game before anything has happened."""
        defaults = {switch.id: switch.default for switch in self.game.switches}
        state: State = self.game.start(self.game.players[0], defaults, Rng())
        return state


def freeze(game: Game[Any], thing: Any) -> bytes:
    """A state, or a part of one, as bytes."""
    return msgspec.msgpack.encode(Writer(game).write(thing))


def thaw(game: Game[Any], data: bytes) -> Any:
    """What `freeze` made bytes of."""
    return Reader(game).read(msgspec.msgpack.decode(data))


class Frozen(msgspec.Struct, array_like=True):
    """A match: its last safe point, and everything that was decided and told."""

    state: bytes
    decided: int
    told: int
    decisions: bytes
    marks: list[int]
    log: tuple[bytes, dict[int, Seat]] | None
    """The events, and which of them only one seat was told."""
    standing: dict[Seat, list[Instruction]]
    controllers: list[str]


def written(decisions: list[Decision]) -> bytes:
    """The decisions of a match, for `read_decisions`."""
    return msgspec.msgpack.encode([(made.seat, made.option, made.by) for made in decisions])


def read_decisions(game: Game[Any], data: bytes) -> list[Decision]:
    """The decisions of a match of this game."""
    made = decision_decoder(game).decode(data)
    return [Decision(seat, option, by) for seat, option, by in made]


def written_log(log: Log | None) -> tuple[bytes, dict[int, Seat]] | None:
    """What has happened in a match, for `read_log`; nothing if nobody listens."""
    return None if log is None else (msgspec.msgpack.encode(log.events), log.private)


def read_log(game: Game[Any], data: tuple[bytes, dict[int, Seat]] | None) -> Log | None:
    """What has happened in a match of this game."""
    if data is None:
        return None
    log = Log()
    log.events, log.private = event_decoder(game).decode(data[0]), data[1]
    return log


@cache
def decision_decoder(game: Game[Any]) -> msgspec.msgpack.Decoder[Any]:
    """Reads decisions: a seat, what it chose, and by whom."""
    option = option_union(game) | Resign | DealAnew
    return msgspec.msgpack.Decoder(list[tuple[Seat, option, By]])  # type: ignore[valid-type]


@cache
def event_decoder(game: Game[Any]) -> msgspec.msgpack.Decoder[Any]:
    """Reads events."""
    union: Any = Forced | Resigned
    for kind in game.event_types:
        union = union | kind
    return msgspec.msgpack.Decoder(list[union])


@cache
def fields(kind: type) -> tuple[str, ...]:
    """What an object of a class keeps, in a fixed order."""
    if issubclass(kind, msgspec.Struct):
        return tuple(kind.__struct_fields__)
    return tuple(sorted(kept(kind)))


def called(kind: type) -> str:
    """How a class is called in a snapshot."""
    return f"{kind.__module__}:{kind.__qualname__}"


def name_of(thing: Any) -> Name | None:
    """How a content constant is called: by its class and its id; None: it cannot be one."""
    identity = getattr(thing, "id", None)
    return (called(type(thing)), identity) if type(identity) is str else None


def modules_in(*folders: Path) -> Iterator[ModuleType]:
    """The loaded modules of these folders, by name."""
    for _, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file is not None and any(Path(file).is_relative_to(folder) for folder in folders):
            yield module


@cache
def kinds_of(folder: Path) -> dict[str, type]:
    """The classes that a state of a game may be made of: its own and the kernel's."""
    return {
        called(kind): kind
        for module in modules_in(KERNEL, folder)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    }


@cache
def content_of(folder: Path) -> dict[Name, Any]:
    """Every constant of a game by its name, in whichever of its modules it stands."""
    own = {module.__name__ for module in modules_in(folder)}
    found: dict[Name, Any] = {}
    for module in modules_in(folder):
        values = [value for key, value in vars(module).items() if not key.startswith("__")]
        for thing in things(values):
            name = name_of(thing)
            if name is not None and type(thing).__module__ in own:
                found[name] = thing
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


@cache
def stamp(game: Game[Any]) -> str:
    """What a snapshot depends on: every line of the kernel and of the game."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in (KERNEL, game.folder):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
            digest.update(path.read_bytes())
    return digest.hexdigest()
