"""Files gone wrong: made of good ones, by chance that comes back with its seed."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from datetime import UTC, date, datetime, time
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

Container: TypeAlias = dict[str, Any] | list[Any]
Place: TypeAlias = tuple[Container, Any]
"""Where a value is: in a table under its key, or in a list at its index."""

NUMBERS: Final = (0, -1, 1, 2, 3, 5, 6, 7, 8, 9, 12, 13, 99, 100, -100, 1_000, 1_000_000, 10**9)
HUGE: Final = (2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, -(10**30), 10**400)
FRACTIONS: Final = (0.5, -0.0, 1e308, math.nan, math.inf, -math.inf)
TEXTS: Final = (
    *("", " ", "x", "all", "over", "pass", "world", "spectator", "players.0", ".", "#", "a#b"),
    *("face-down ", " over ", "used", "frozen ", "0", "-1", "1e9", "\x00", "\u202e", "\ufeff"),
    *("{ $x }", "[/]", "%s", "\U0001f480" * 3, "ż" * 300, "long " * 5_000),
)
LONE: Final = ("\ud800", "a\udfff", "\udcff" * 3)
DATES: Final = (date(2024, 2, 29), time(12, 30), datetime(1, 1, 1, tzinfo=UTC))


def mutant(path: Path, others: Sequence[Path], chance: Random) -> bytes:
    """A file with something wrong in it; now and then something harmless."""
    data = path.read_bytes()
    if chance.random() < 0.2:
        return chance.choice(BYTES)(data, chance)
    is_json = path.suffix == ".json"
    whole = read(path)
    odd = odd_values(is_json=is_json)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if chance.random() < 0.2:
            borrow(whole, read(chance.choice(others)), chance)
        else:
            chance.choice(CHANGES)(whole, chance, odd)
    text = json.dumps(whole, indent=1) if is_json else toml(whole)
    return text.encode("utf-8", "surrogatepass")


def read(path: Path) -> dict[str, Any]:
    """What a good file says."""
    text = path.read_text(encoding="utf-8")
    said: dict[str, Any] = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    return said


def odd_values(*, is_json: bool) -> Callable[[Random], Any]:
    """What may stand where something else did."""
    kinds: list[Callable[[Random], Any]] = [
        lambda chance: chance.choice(NUMBERS),
        lambda chance: chance.choice(NUMBERS),
        lambda chance: chance.choice(HUGE),
        lambda chance: chance.choice(FRACTIONS),
        lambda chance: chance.choice(TEXTS),
        lambda chance: chance.choice(LONE if is_json else TEXTS),
        lambda chance: None if is_json else chance.choice(DATES),
        lambda chance: chance.choice(([], {}, [[]], [{}], {"": {}}, True, False)),
        lambda chance: [chance.choice(NUMBERS), chance.choice(TEXTS)],
        lambda chance: {chance.choice(TEXTS): chance.choice(NUMBERS)},
        lambda chance: nested(chance.choice((3, 40, 90)), chance),
    ]
    return lambda chance: chance.choice(kinds)(chance)


def nested(depth: int, chance: Random) -> Container:
    """A list in a list, or a table in a table, and so on."""
    made: Container = []
    in_tables = chance.random() < 0.5
    for _ in range(depth):
        made = {"players": made} if in_tables else [made]
    return made


# Changes of what a file says


def places(value: Any) -> Iterator[Place]:
    """Every value inside a value, by where it is."""
    found = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in found:
        yield value, key
        if isinstance(inner, dict | list):
            yield from places(inner)


def some_place(whole: Container, chance: Random) -> Place | None:
    """A place at any depth; the shallow ones come up as often as the many deep ones."""
    found = list(places(whole))
    if not found:
        return None
    shallow = [place for place in found if place[0] is whole]
    return chance.choice(shallow if chance.random() < 0.2 else found)


def replace(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """Something else entirely stands there."""
    if (place := some_place(whole, chance)) is not None:
        place[0][place[1]] = odd(chance)


def nudge(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """A number is another one, a word is misspelt, a yes is a no."""
    for _ in range(10):
        if (place := some_place(whole, chance)) is None:
            return
        container, key = place
        match container[key]:
            case bool(value):
                container[key] = not value
            case int(value):
                container[key] = chance.choice((value + 1, value - 1, -value, value * 10))
            case str(value) if value:
                at = chance.randrange(len(value))
                container[key] = value[:at] + chance.choice(("", "x", " ", ".")) + value[at + 1 :]
            case _:
                continue
        return


def delete(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """Something is missing."""
    if (place := some_place(whole, chance)) is not None:
        del place[0][place[1]]


def empty(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """A list or a table has nothing in it any more, or only its beginning."""
    inner = [c[k] for c, k in places(whole) if isinstance(c[k], dict | list)]
    if inner:
        chosen = chance.choice(inner)
        kept = chance.randrange(len(chosen) + 1) // 2
        for key in list(chosen if isinstance(chosen, dict) else range(len(chosen)))[:kept:-1]:
            del chosen[key]


def duplicate(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """Something is there twice, or many times."""
    if (place := some_place(whole, chance)) is not None:
        container, key = place
        times = chance.choice((1, 1, 1, 5, 50))
        if isinstance(container, list):
            container[key:key] = [deepcopy(container[key]) for _ in range(times)]
        else:
            container[f"{key}{chance.choice(('', '.0', '.players', '_'))}x"] = container[key]


def rename(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """A key is called otherwise: something odd, or like another key of the file."""
    tables = [c for c, _ in places(whole) if isinstance(c, dict)]
    if tables:
        table = chance.choice(tables)
        key = chance.choice(list(table))
        others = [k for c, k in places(whole) if isinstance(c, dict)]
        new = chance.choice((*others, *others, *TEXTS, key + "x", key[1:]))
        value = table.pop(key)
        table[new] = value


def swap(whole: Container, chance: Random, odd: Callable[[Random], Any]) -> None:
    """Two values stand in each other's places; or one of them in both."""
    one, other = some_place(whole, chance), some_place(whole, chance)
    if one is not None and other is not None:
        first, second = deepcopy(one[0][one[1]]), deepcopy(other[0][other[1]])
        one[0][one[1]] = second
        if chance.random() < 0.7 and other[1] in (
            other[0] if isinstance(other[0], dict) else range(len(other[0]))
        ):
            other[0][other[1]] = first


def borrow(whole: Container, other: Container, chance: Random) -> None:
    """What stands there is what stands under the same key, or in its place, in another file."""
    there: dict[Any, list[Any]] = {}
    for container, key in places(other):
        there.setdefault(key, []).append(container[key])
    for _ in range(10):
        place = some_place(whole, chance)
        if place is not None and place[1] in there:
            place[0][place[1]] = chance.choice(there[place[1]])
            return


CHANGES: Final = (replace, replace, nudge, nudge, delete, empty, duplicate, rename, swap)


# Changes of the bytes of a file


def cut(data: bytes, chance: Random) -> bytes:
    """The end is missing."""
    return data[: chance.randrange(len(data))]


def spoil(data: bytes, chance: Random) -> bytes:
    """A few bytes are others."""
    spoilt = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        spoilt[chance.randrange(len(spoilt))] = chance.choice((0, 0xFF, 0xC3, 0x80, 34, 91, 123))
    return bytes(spoilt)


def insert(data: bytes, chance: Random) -> bytes:
    """Something stands in between that belongs nowhere."""
    at = chance.randrange(len(data))
    odd = (b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\r", b"[" * 5_000)
    more = (b'{"a":' * 2_000, b"a." * 3_000, b"9" * 5_000, b'"\\ud800"', b"# \xc3", b"\n[[[\n")
    return data[:at] + chance.choice(odd + more) + data[at:]


def double(data: bytes, chance: Random) -> bytes:
    """A piece of it stands there twice."""
    begin = chance.randrange(len(data))
    end = chance.randrange(begin, len(data) + 1)
    return data[:end] + data[begin:end] + data[end:]


def nothing(data: bytes, chance: Random) -> bytes:
    """Hardly anything at all."""
    return chance.choice((b"", b"\n", b"\x00", b"[]", b"{}", b"null", b"\xff" * 99, b"x = {}"))


BYTES: Final = (cut, spoil, spoil, insert, insert, double, nothing)


# Writing TOML


def toml(table: dict[str, Any]) -> str:
    """A table as a TOML file, without any headings."""
    return "".join(f"{quoted(key)} = {written(value)}\n" for key, value in table.items())


def written(value: Any) -> str:
    """A value in TOML."""
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case float():
            return repr(value)
        case str():
            return quoted(value)
        case dict():
            return "{" + ", ".join(f"{quoted(k)} = {written(v)}" for k, v in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(written, value)) + "]"
    return str(value.isoformat())


def quoted(text: str) -> str:
    """A text in TOML."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
