"""How a match ends, and for whom: sides, winners, places, scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, TypeAlias, TypeVar

import msgspec

from podziemia.kernel.questions import Seat
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)
Side: TypeAlias = tuple[Seat, ...]
Sides: TypeAlias = Callable[[int], tuple[Side, ...]]
"""The sides of a match, by the number of its seats."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended: who has won, by which rule, and how well everybody did.

    Nobody wins a match that is lost. Places (1 is best) and scores are there for every seat, or
    for none where they mean nothing.
    """

    winners: tuple[Seat, ...]
    rule: str
    places: tuple[int, ...] = ()
    scores: tuple[dict[str, int], ...] = ()

    def utility(self, seat: Seat) -> float:
        """What the match was worth to a seat, from -1 to 1: for search, ratings and learning.

        By place, evenly from the first to the last, if there are several; otherwise won or lost.
        """
        others = len(self.places) - 1
        if others < 1 or not self.winners:
            return 1.0 if seat in self.winners else -1.0
        own = self.places[seat]
        better = sum(1 for place in self.places if place < own)
        equal = sum(1 for place in self.places if place == own) - 1
        return 1.0 - (2 * better + equal) / others


def places_by(merits: Sequence[Any]) -> tuple[int, ...]:
    """Everybody's place by what they are compared by: more is better, and equals share a place."""
    best_first = sorted(merits, reverse=True)
    return tuple(1 + best_first.index(merit) for merit in merits)


def each_alone(players: int) -> tuple[Side, ...]:
    """Each seat is a side of its own."""
    return tuple((seat,) for seat in range(players))


def all_together(players: int) -> tuple[Side, ...]:
    """All seats win or lose together."""
    return (tuple(range(players)),)


def first_against_others(players: int) -> tuple[Side, ...]:
    """The first seat is one side, the others are another."""
    return ((0,), tuple(range(1, players)))


def all_alone(sides: Sides, players: int) -> bool:
    """Whether each plays alone, and would with one more: one against one other has a side."""
    return all(sides(number) == each_alone(number) for number in (players, players + 1))


def seats_again(sides: Sides, players: int, *, swap: bool = False) -> list[Seat]:
    """Who sits where in a rematch, by the seats they had.

    Where each plays alone everybody moves one seat on; otherwise all stay on their side, unless
    the sides swap: then the next side, or the next seat, has the part of the one before.
    """
    now = sides(players)
    moved = now[1:] + now[:1] if swap or all_alone(sides, players) else now
    again = dict(zip(chain.from_iterable(now), chain.from_iterable(moved), strict=True))
    return [again[seat] for seat in range(players)]


def last_one_standing(conclude: Callable[[S], Outcome]) -> Callable[[S, Seat], Outcome | None]:
    """Leaving where each plays alone: the match ends when all but one are gone."""

    def leave(state: S, seat: Seat) -> Outcome | None:
        gone = {*state.resigned, *state.out}
        return conclude(state) if len(gone) >= state.players_count - 1 else None

    return leave
