"""Reading content: strict and polite. A fault names the file, the entry, the key and the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import force_setattr

E = TypeVar("E", bound=msgspec.Struct)
T = TypeVar("T")


class ContentFault(Exception):
    """Content that cannot be used; says which file, which entry, which key, and why."""


class ContentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing of a content file. Every field is declared; an unknown key is a fault."""

    id: str

    def __str__(self) -> str:
        return self.id


def derived(name: str, default: T) -> T:
    """A field that no file gives: `__post_init__` works it out, by `settle`, for quick reading."""
    made: T = msgspec.field(default=default, name=f"({name})")
    return made


def settle(entry: ContentEntry, **values: object) -> None:
    """Set the derived fields of an entry that is being made."""
    for name, value in values.items():
        force_setattr(entry, name, value)


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as plain data."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        msg = f"{path.name}: not valid TOML: {fault}"
        raise ContentFault(msg) from None


def read_entries(path: Path, table: str, kind: type[E]) -> list[E]:
    """Every `[[table]]` of a file as entries of one kind; ids are used once."""
    found = read_toml(path)
    if set(found) != {table}:
        others = ", ".join(sorted(set(found) - {table})) or "nothing"
        msg = f"{path.name}: expected only [[{table}]], found {others}"
        raise ContentFault(msg)
    entries: list[E] = []
    seen: set[str] = set()
    for number, data in enumerate(found[table], start=1):
        name = str(data.get("id", f"number {number}"))
        entry = _convert(data, kind, f"{path.name}: {table} {name}")
        if name in seen:
            msg = f"{path.name}: {table} {name}: key `id`: used twice"
            raise ContentFault(msg)
        seen.add(name)
        entries.append(entry)
    return entries


def read_whole(path: Path, kind: type[E]) -> E:
    """A whole file as one thing, which declares every key of it."""
    return _convert(read_toml(path), kind, path.name)


def _convert(data: Any, kind: type[E], where: str) -> E:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        reason, _, key = str(fault).partition(" - at ")
        key = key.strip("`").removeprefix("$").removeprefix(".")
        about = f"key `{key}`: {reason}" if key else reason
        msg = f"{where}: {about}"
        raise ContentFault(msg) from None
