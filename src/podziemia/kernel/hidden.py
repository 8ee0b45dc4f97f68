"""Hidden cards: keeping one of those dealt, and dealing anew what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from podziemia.kernel.content import ContentEntry
from podziemia.kernel.questions import Option, Rules, Seat, ask_secret
from podziemia.kernel.rng import Rng

T = TypeVar("T")
C = TypeVar("C", bound=ContentEntry)


def keep_one(
    seat: Seat, prompt: str, dealt: list[C], keep: Callable[[str], Option], rule: str
) -> Rules:
    """Let a seat say in secret which of the cards dealt to it it keeps; that one comes first."""
    chosen = yield from ask_secret(
        seat, prompt, lambda: [keep(card.id) for card in dealt], rule=rule
    )
    dealt.sort(key=lambda card: keep(card.id) != chosen)


def deal_piles_anew(piles: Sequence[list[T]], rng: Rng) -> None:
    """Deal the things of some piles anew among them; each keeps its number of them."""
    deal_fitting_anew(piles, (), (), rng)


def deal_fitting_anew(
    piles: Sequence[list[T]], things: Sequence[T], fits: Sequence[Callable[[T], bool]], rng: Rng
) -> list[T]:
    """Deal the things of some piles and of some places anew; each place gets one that fits it.

    Returns those for the places.
    """
    pool = [*(thing for pile in piles for thing in pile), *things]
    rng.shuffle(pool)
    fitting = take_fitting(pool, fits)
    assert fitting is not None, "what lies there fits"
    for pile in piles:
        pile[:] = take(pool, len(pile))
    return fitting


def take(pool: list[T], count: int) -> list[T]:
    """Take the last `count` things out of a pool."""
    cut = len(pool) - count
    taken = pool[cut:]
    del pool[cut:]
    return taken


def take_fitting(pool: list[T], places: Sequence[Callable[[T], bool]]) -> list[T] | None:
    """Take a thing that fits it out of a pool for each place; None if there are none for all.

    The last things that fit are taken, unless others are needed for the places that follow.
    """
    if not places:
        return []
    for index in range(len(pool) - 1, -1, -1):
        if places[0](pool[index]):
            thing = pool.pop(index)
            others = take_fitting(pool, places[1:])
            if others is not None:
                return [thing, *others]
            pool.insert(index, thing)
    return None
