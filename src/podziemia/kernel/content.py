"""Reading content: strict and polite. A fault names the file, the entry, the key and the reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, TypeAlias, TypeVar

import msgspec
from msgspec.structs import force_setattr

from podziemia.kernel.files import Unreadable, converted, plain_toml

E = TypeVar("E", bound=msgspec.Struct)
T = TypeVar("T")
C = TypeVar("C", bound="ContentEntry")
N = TypeVar("N", bound="Named")
Source: TypeAlias = Literal["rulebook", "published", "house"]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]
"""How many of a card are in the box."""
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""A number printed on a card."""
Tables: Final = list[dict[str, Any]]
PLAIN: Final = frozenset((int, str, bool, type(None)))


class ContentFault(Exception):
    """Content that cannot be used; says which file, which entry, which key, and why."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an entry, or a whole file. Every field is declared; an unknown key is a fault."""


class ContentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing of a content file. Every field is declared; an unknown key is a fault."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_-]+$", max_length=60)]

    def __str__(self) -> str:
        return self.id


class Sourced(ContentEntry, frozen=True, kw_only=True):
    """Where an entry comes from, and how sure that is."""

    source: Source
    confidence: Literal["high", "medium", "low"]
    house_fields: tuple[str, ...] = ()
    note: str = ""


class Named(Sourced, frozen=True, kw_only=True):
    """What has a name and a text."""

    name_en: str
    name_pl: str
    effect_en: str
    effect_pl: str
    rules: tuple[str, ...]
    since: Annotated[int, msgspec.Meta(ge=1)] = 1
    """The version of the rules that put it into the box."""


def in_box(cards: Iterable[N], version: int) -> list[N]:
    """The cards that a match has that began with this version of the rules."""
    return [card for card in cards if card.since <= version]


def enough(file: str, cards: Iterable[Named], least: int) -> None:
    """A box needs so many cards, whichever version of the rules a match begins with."""
    content_needs(len(in_box(cards, 1)) >= least, f"{file}.toml: there must be {least} cards")


class Brought(ABC):
    """Content that players bring to the table: a snapshot keeps the text that it was read from."""

    __slots__ = ()
    text: str
    """Empty, if it is a constant of the game after all."""

    @classmethod
    @abstractmethod
    def read_again(cls, text: str) -> Self:
        """The same content, of the same text."""


def ids(things: Iterable[object]) -> list[str]:
    """The ids of some entries, or of whatever is written as its id."""
    return [str(thing) for thing in things]


def attributes(thing: object, *names: str) -> dict[str, Any]:
    """Some attributes of a thing, by name and ready for JSON: whatever has an id is its id."""
    found = {name: getattr(thing, name) for name in names}
    for name, value in found.items():
        if type(value) not in PLAIN:
            found[name] = plain(value)
    return found


def plain(value: object) -> Any:
    """A value ready for JSON: words and numbers, lists of them, and the ids of everything else."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, list | tuple):
        return [inner if type(inner) in PLAIN else plain(inner) for inner in value]
    return str(value)


def derived(name: str, default: T) -> T:
    """A field that no file gives: `__post_init__` works it out, by `settle`, for quick reading."""
    made: T = msgspec.field(default=default, name=f"({name})")
    return made


def settle(entry: ContentEntry, **values: object) -> None:
    """Set the derived fields of an entry that is being made."""
    for name, value in values.items():
        force_setattr(entry, name, value)


def read_entries(path: Path, table: str, kind: type[E]) -> list[E]:
    """Every `[[table]]` of a file as entries of one kind; ids are used once."""
    found = _read(path)
    if set(found) != {table}:
        others = ", ".join(sorted(set(found) - {table})) or "nothing"
        msg = f"{path.name}: expected only [[{table}]], found {others}"
        raise ContentFault(msg)
    entries: list[E] = []
    seen: set[str] = set()
    for number, data in enumerate(_convert(found[table], Tables, path.name), start=1):
        name = str(data.get("id", f"number {number}"))
        entry = _convert(data, kind, f"{path.name}: {table} {name}")
        if name in seen:
            msg = f"{path.name}: {table} {name}: key `id`: used twice"
            raise ContentFault(msg)
        seen.add(name)
        entries.append(entry)
    return entries


class Shelf:
    """The content files of a game: the folder `content` beside the module that reads them."""

    def __init__(self, module: str) -> None:
        self.folder = Path(module).parent / "content"

    def read(self, file: str, table: str, kind: type[C]) -> dict[str, C]:
        """Every `[[table]]` of a file, by its id."""
        entries = read_entries(self.folder / f"{file}.toml", table, kind)
        return {entry.id: entry for entry in entries}

    def read_whole(self, file: str, kind: type[E]) -> E:
        """A whole file as one thing, which declares every key of it."""
        path = self.folder / f"{file}.toml"
        return _convert(_read(path), kind, path.name)

    def together(self, *decks: Mapping[str, C]) -> dict[str, C]:
        """Several decks as one; an id stands in one of them only."""
        found: dict[str, C] = {}
        for deck in decks:
            twice = ", ".join(name for name in deck if name in found)
            content_needs(not twice, f"{self.folder}: used in two files: {twice}")
            found |= deck
        return found


def the(entries: Mapping[str, T], name: str) -> T:
    """The entry that a rule is about; content that lacks it cannot be used."""
    if name not in entries:
        msg = f"there is no “{name}” among {', '.join(entries) or 'nothing'}, and the rules need it"
        raise ContentFault(msg)
    return entries[name]


def content_needs(true: bool, why: str) -> None:
    """Refuse content in which something does not fit together."""
    if not true:
        raise ContentFault(why)


def _read(path: Path) -> dict[str, Any]:
    try:
        return plain_toml(path)
    except Unreadable as fault:
        msg = f"{path.name}: {fault}"
        raise ContentFault(msg) from None


def _convert(data: object, kind: type[T], where: str) -> T:
    try:
        return converted(data, kind)
    except Unreadable as fault:
        msg = f"{where}: {fault}"
        raise ContentFault(msg) from None
