"""What may be chosen in Boss Monster.

Cards in hand, in the pile and in decks are named by their id; a room in play by its piece,
`room:<seat>.<slot>`; a declared effect by `declared:<number>`; heroes by their id (there is only
one of each).
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from podziemia.kernel.questions import Option, Seat


class Pass(Option, frozen=True):
    """Do nothing: decline, or give the floor away."""


class Accept(Option, frozen=True):
    """Do what is offered."""


class KeepBoss(Option, frozen=True):
    """BM-17.2: keep this one of the two bosses."""

    boss: str


class KeepHand(Option, frozen=True):
    """BM-3.11: keep the opening hand."""


class Mulligan(Option, frozen=True):
    """BM-3.9: throw the opening hand in."""


class Discard(Option, frozen=True):
    """Put these cards of the hand onto the discard pile."""

    cards: tuple[str, ...]


class Draw(Option, frozen=True):
    """Draw from this deck."""

    deck: Literal["room", "spell"]


class Place(Option, frozen=True):
    """BM-8.2: place this room face-down: in a new slot, or on the visible room of a slot."""

    card: str
    slot: int


class Build(Option, frozen=True):
    """BM-9.12: build this room face-up at once."""

    card: str
    slot: int


class KeepCard(Option, frozen=True):
    """Keep the found card in hand."""


class Cast(Option, frozen=True):
    """BM-5.1: declare a spell, with its target if it has one."""

    spell: str
    target: str | None = None


class Use(Option, frozen=True):
    """BM-5.1: declare the ability of a room, with its target and what is paid for it."""

    room: str
    target: str | None = None
    pay: tuple[str, ...] = ()


class Negate(Option, frozen=True):
    """BM-6.1: negate a declared spell, with a Counterspell or an All-Seeing Eye.

    `with_card` is `counterspell` or the piece of the Eye; `pay` is the spell discarded for it.
    """

    with_card: str
    target: str
    pay: str | None = None


class Take(Option, frozen=True):
    """Take this card into the hand."""

    card: str
    source: Literal["pile", "deck", "hand"] = "pile"


class ChooseHero(Option, frozen=True):
    """Choose this hero."""

    hero: str


class SearchHeroes(Option, frozen=True):
    """BM-18.65: look through one of the hero decks."""

    deck: Literal["ordinary", "epic"]


class ChoosePlayer(Option, frozen=True):
    """Choose this opponent."""

    player: Seat


class Steal(Option, frozen=True):
    """BM-18.4: take a random card of this kind from this opponent."""

    player: Seat
    kind: Literal["room", "spell"]


class Destroy(Option, frozen=True):
    """Destroy this room."""

    room: str


class Heal(Option, frozen=True):
    """BM-13.9: turn this face-up hero of the own score area face-down."""

    hero: str


class Swap(Option, frozen=True):
    """BM-18.25: let two slots of a dungeon change places."""

    player: Seat
    first: int
    second: int


class Resolve(Option, frozen=True):
    """Let this one of several own effects come first."""

    effect: str


PASS = Pass()


@cache
def room_piece(seat: Seat, slot: int) -> str:
    """How the visible room of a slot is called."""
    return f"room:{seat}.{slot}"


@cache
def player_piece(seat: Seat) -> str:
    """How a player is called where other pieces could be meant too."""
    return f"player:{seat}"


@cache
def declared_piece(number: int) -> str:
    """How a declared effect is called."""
    return f"declared:{number}"
