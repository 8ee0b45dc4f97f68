"""What a scenario gives: every word is known, or a sentence says which is not.

And how a state is laid out by it: players as described, cards by their names, decks of the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from podziemia.kernel.errors import BadInput
from podziemia.kernel.files import Unreadable, converted

P = TypeVar("P")
T = TypeVar("T")
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
"""A number of things on the table."""
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]
"""What something is worth; it may cost points."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a position, or a part of it, is described with: every word with its type and bounds."""


G = TypeVar("G", bound=Given)


def read_given(given: Mapping[str, Any], kind: type[G]) -> G:
    """What a scenario gives, as a game declares it."""
    try:
        return converted(given, kind, "given")
    except Unreadable as fault:
        raise BadInput("scenario-given", {"fault": str(fault)}) from None


def described(
    players: Sequence[P], given: Mapping[str, G], nothing: type[G], where: str = "players"
) -> list[tuple[P, G]]:
    """Every player in the order of the seats, with what is given for it or nothing."""
    seats = [str(number) for number in range(len(players))]
    for seat in given:
        one_of(seat, seats, where)
    return [(players[int(seat)], given.get(seat, nothing())) for seat in seats]


def only(position: Given, words: Sequence[str], rule: str) -> None:
    """Refuse a position that says anything besides some words; a rule leaves room for no more."""
    usual = type(position)()
    names = [name for name in position.__struct_fields__ if name not in words]
    more = [name for name in names if getattr(position, name) != getattr(usual, name)]
    possible(not more, "given", ", ".join(more), rule)


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


def all_known(kinds: Mapping[str, T], names: Iterable[str], where: str) -> list[T]:
    """The things of these names, in their order."""
    return [known(kinds, name, where) for name in names]


def pile(
    names: Sequence[str] | None,
    where: str,
    kinds: Mapping[str, T],
    full: Iterable[T],
    lying: Mapping[str, int],
) -> list[T]:
    """A deck as it is given, or all of its cards but those that lie elsewhere; the top card last.

    It is given from the top down.
    """
    if names is not None:
        return all_known(kinds, names, where)[::-1]
    rest, elsewhere = list[T](), Counter(lying)
    for card in full:
        if elsewhere[str(card)] > 0:
            elsewhere[str(card)] -= 1
        else:
            rest.append(card)
    return rest[::-1]


def taken(rest: list[T], card: T, where: str, rule: str) -> T:
    """A card out of those that lie nowhere yet; a rule says that there are no more of it."""
    possible(card in rest, where, card, rule)
    rest.remove(card)
    return card


def take_over(thing: object, about: Given, *names: str) -> None:
    """Let a thing have what is given for it under the same names."""
    for name in names:
        setattr(thing, name, getattr(about, name))
