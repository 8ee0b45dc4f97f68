"""Pieces that are picked together, in any order: two cards to discard, two rooms to swap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from podziemia.kernel.scene import Offer


def picked_together(offers: Sequence[Offer]) -> int:
    """How many pieces every option names that names any, if their order does not matter; else 0.

    It does not where some piece is the first of one option and not the first of another.
    """
    named = [offer.refs for offer in offers if offer.refs]
    size = len(named[0]) if named else 0
    if size < 2 or any(len(refs) != size for refs in named):  # noqa: PLR2004 -- one is none together
        return 0
    firsts = {original(refs[0]) for refs in named}
    return size if any(original(ref) in firsts for refs in named for ref in refs[1:]) else 0


def pickable(offers: Sequence[Offer], picked: Sequence[str]) -> list[str]:
    """The pieces that go with those picked already."""
    pieces = dict.fromkeys(ref for offer in offers for ref in offer.refs)
    return [piece for piece in pieces if piece not in picked and fitting(offers, [*picked, piece])]


def fitting(offers: Sequence[Offer], picked: Sequence[str]) -> list[int]:
    """The options that name all these pieces; copies of a card stand for one another."""
    wanted = counted(picked)
    return [index for index, offer in enumerate(offers) if wanted <= counted(offer.refs)]


def counted(pieces: Iterable[str]) -> Counter[str]:
    """How many copies there are of each piece."""
    return Counter(map(original, pieces))


def original(piece: str) -> str:
    """The first copy of a piece."""
    return piece.partition("#")[0]
