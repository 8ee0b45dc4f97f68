"""Reading what a scenario gives: every word is known, or a sentence says which is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.reading import Unreadable, converted

T = TypeVar("T")


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a position, or a part of it, is described with: every word with its type and bounds."""


G = TypeVar("G", bound=Given)


def read_given(given: Mapping[str, Any], kind: type[G]) -> G:
    """What a scenario gives, as a game declares it."""
    try:
        return converted(given, kind, "given")
    except Unreadable as fault:
        raise BadInput("scenario-given", {"fault": str(fault)}) from None


def seat_by_seat(described: Mapping[str, G], players: int, nothing: G) -> list[G]:
    """What is given for every seat; for seats that are not described, nothing."""
    check_keys(described, [str(seat) for seat in range(players)], "players")
    return [described.get(str(seat), nothing) for seat in range(players)]


def possible(true: bool, where: str, what: object, rule: str) -> None:
    """Refuse a position that cannot come about by a rule."""
    if not true:
        about = {"where": where, "what": str(what), "rule": rule}
        raise BadInput("scenario-impossible", about)


def unknown(where: str, name: object) -> BadInput:
    """The fault for a word that means nothing there."""
    return BadInput("scenario-unknown", {"where": where, "name": str(name)})


def known(kinds: Mapping[str, T], name: object, where: str) -> T:
    """The thing of this name."""
    if not isinstance(name, str) or name not in kinds:
        raise unknown(where, name)
    return kinds[name]


def one_of(name: object, names: Sequence[str], where: str) -> str:
    """The word, if it is one of those allowed."""
    if not isinstance(name, str) or name not in names:
        raise unknown(where, name)
    return name


def number(value: object, where: str, least: int = 0, most: int = 1_000_000) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise unknown(where, value)
    return value


def truth(value: object, where: str) -> bool:
    """Yes or no."""
    if type(value) is not bool:
        raise unknown(where, value)
    return value


def items(value: object, where: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise unknown(where, value)
    return value


def each(read: Callable[[Any, str], T]) -> Callable[[Any, str], tuple[T, ...]]:
    """How a list is read whose entries are all read in one way."""
    return lambda value, where: tuple(read(entry, where) for entry in items(value, where))


def check_keys(given: object, names: Sequence[str], where: str) -> None:
    """Every key is one of those that mean something."""
    if not isinstance(given, Mapping):
        raise unknown(where, given)
    for key in given:
        if key not in names:
            raise unknown(where, key)
