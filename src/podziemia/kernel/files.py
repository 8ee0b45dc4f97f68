"""Files that people write: read in one way, into what their kind declares, or refused.

A file is bounded before anything is made of it: in bytes, in depth, in its numbers and texts. So
whoever works with what was read needs to fear neither a hang nor an overflow.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
LARGEST: Final = 1_000_000  # bytes of a file
DEEPEST: Final = 20  # tables in lists in tables …
LONGEST: Final = 5_000  # letters of a text
GREATEST: Final = 1_000_000_000


class Unreadable(Exception):
    """A file that cannot be used; says where in it, and why."""


def read_toml(path: Path, kind: type[T]) -> T:
    """A TOML file as what its kind declares."""
    return converted(plain_toml(path), kind)


def plain_toml(path: Path) -> dict[str, Any]:
    """A TOML file as plain data within bounds."""
    with path.open("rb") as file:
        return parsed_toml(file.read(LARGEST + 1))


def parsed_toml(data: bytes) -> dict[str, Any]:
    """The text of a TOML file as plain data within bounds."""
    if len(data) > LARGEST:
        msg = f"more than {LARGEST:,} bytes"
        raise Unreadable(msg)
    try:
        found = tomllib.loads(data.decode("utf-8-sig"))  # some editors put a mark first
    except UnicodeDecodeError as fault:
        line = 1 + data.count(b"\n", 0, fault.start)
        msg = f"not valid TOML: no UTF-8 (at line {line})"
        raise Unreadable(msg) from None
    except RecursionError:
        msg = "not valid TOML: lists in lists, too deep"
        raise Unreadable(msg) from None
    except ValueError as fault:
        msg = f"not valid TOML: {fault}"
        raise Unreadable(msg) from None
    check_plain(found, "", DEEPEST)
    return found


def check_plain(value: object, where: str, depth: int) -> None:
    """Refuse what no file of ours has: dates, what is no number, and anything beyond measure."""
    match value:
        case bool() | None:
            return
        case int() | float():
            fits = -GREATEST <= value <= GREATEST
        case str():
            fits = len(value) <= LONGEST
        case dict() | list():
            fits = depth > 0
        case _:
            fits = False
    if not fits:
        msg = f"{about(where)}nothing like this can be used here ({brief(value)})"
        raise Unreadable(msg)
    if isinstance(value, dict):
        for key, inner in value.items():
            check_plain(key, where, depth)
            check_plain(inner, f"{where}.{key}" if where else key, depth - 1)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            check_plain(inner, f"{where}[{number}]", depth - 1)


def converted(data: object, kind: type[T], where: str = "") -> T:
    """Plain data as what a kind declares; a fault says which key is wrong."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        reason, _, key = str(fault).partition(" - at ")
        key = key.strip("`").removeprefix("$").removeprefix(".")
        raise Unreadable(about(".".join(filter(None, (where, key)))) + reason) from None


def about(key: str) -> str:
    """Where in a file something is wrong."""
    return f"key `{key}`: " if key else ""


def brief(value: object) -> str:
    """What something is, in a word or two."""
    return {int: "a huge number", float: "no finite number", str: "a very long text"}.get(
        type(value), "nested too deeply" if isinstance(value, dict | list) else type(value).__name__
    )
