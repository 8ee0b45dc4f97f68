"""Reading what a scenario gives: every word is known, or a sentence says which is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.files import Unreadable, converted

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
    for seat in described:
        one_of(seat, [str(number) for number in range(players)], "players")
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
