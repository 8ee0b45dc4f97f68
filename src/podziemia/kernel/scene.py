"""The scene: how a view lies on the table, in a small vocabulary of pieces.

One description, every face: the browser, the terminal and the plain reading draw the same scene.
Each piece has an id; options name the pieces they touch by it. Words are message ids with facts,
so that every reader sees them in their own language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from podziemia.kernel.asking import Fact, Seat

Layout: TypeAlias = Literal["row", "column", "fan", "stack", "grid"]


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id and its facts: text in any language."""

    message: str
    about: dict[str, Fact] = msgspec.field(default_factory=dict)


class Stat(msgspec.Struct, frozen=True):
    """A number with its picture and its name."""

    icon: str
    value: int | str
    label: Words


class Piece(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, omit_defaults=True):
    """Anything that lies on the table."""

    id: str


class Text(Piece, frozen=True, kw_only=True):
    """Words on the table."""

    words: Words


class Card(Piece, frozen=True, kw_only=True):
    """A card: rooms, spells, bosses, heroes, monsters, equipment."""

    name: Words
    card: str | None = None
    """The id under which it can be looked up; none for a card whose face is hidden."""
    frame: str = "plain"
    picture: str | None = None
    stats: tuple[Stat, ...] = ()
    text: Words | None = None
    states: tuple[str, ...] = ()
    """For example face-down, turned, disabled, highlighted, used."""
    below: tuple[str, ...] = ()
    """The ids of the cards underneath, the uppermost first."""


class Token(Piece, frozen=True, kw_only=True):
    """A marker or counter."""

    name: Words
    picture: str
    owner: int | None = None
    badges: tuple[Stat, ...] = ()


class Figure(Piece, frozen=True, kw_only=True):
    """Somebody who stands somewhere."""

    name: Words
    picture: str
    owner: int | None = None
    badges: tuple[Stat, ...] = ()
    at: str | None = None
    """The id of the piece it stands on."""


class Tile(Piece, frozen=True, kw_only=True):
    """A square of a grid of rooms."""

    name: Words
    cell: tuple[int, int]
    rotation: int = 0
    exits: tuple[str, ...] = ()
    picture: str | None = None
    badges: tuple[Stat, ...] = ()


class Map(Piece, frozen=True, kw_only=True):
    """Squares with walls, doors and obstacles; figures stand on it."""

    rows: tuple[str, ...]
    """One character per square; the legend tells what they mean."""
    legend: dict[str, Words]
    walls: tuple[tuple[int, int, str], ...] = ()
    figures: tuple[Figure, ...] = ()
    overlays: dict[str, tuple[tuple[int, int], ...]] = msgspec.field(default_factory=dict)


class Track(Piece, frozen=True, kw_only=True):
    """A value on a scale: life, torch, souls, rounds."""

    label: Words
    value: int
    maximum: int
    marks: tuple[int, ...] = ()
    icon: str | None = None


class Die(Piece, frozen=True, kw_only=True):
    """A die that shows a face."""

    kind: str
    face: str
    states: tuple[str, ...] = ()


class Panel(Piece, frozen=True, kw_only=True):
    """A heading with lines of words: sheets, sums, scoring pads."""

    heading: Words
    lines: tuple[Words, ...]


class Choice(Piece, frozen=True, kw_only=True):
    """Words that can be chosen."""

    words: Words


class Arena(Piece, frozen=True, kw_only=True):
    """A table in three dimensions: a target, objects and the way of a throw."""

    target: str
    objects: tuple[str, ...] = ()
    trajectory: tuple[tuple[float, float, float], ...] = ()


class Zone(Piece, frozen=True, kw_only=True):
    """A labelled place with pieces in it: hands, dungeons, town, piles, player areas."""

    label: Words
    layout: Layout
    children: tuple[AnyPiece, ...] = ()
    owner: int | None = None
    states: tuple[str, ...] = ()


AnyPiece: TypeAlias = (
    "Text | Card | Token | Figure | Tile | Map | Track | Die | Panel | Choice | Arena | Zone"
)


class Scene(msgspec.Struct, frozen=True):
    """Everything a seat sees, from the top of the table to the bottom."""

    title: Words
    pieces: tuple[AnyPiece, ...]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as its seat sees it: in words, with what it does now and the pieces it touches."""

    words: Words
    refs: tuple[str, ...] = ()
    """The ids of pieces, in the order in which they would be clicked."""
    effect: Words | None = None
    """What it does, with today's numbers."""


def zone(
    piece: str,
    label: Words,
    layout: Layout,
    children: Iterable[AnyPiece],
    *,
    owner: Seat | None = None,
    states: Iterable[str] = (),
) -> Zone:
    """A labelled place with pieces in it."""
    return Zone(
        id=piece,
        label=label,
        layout=layout,
        children=tuple(children),
        owner=owner,
        states=tuple(states),
    )
