"""The pieces of a scene, and the scene itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

import msgspec

from podziemia.kernel.questions import Fact, Seat
from podziemia.kernel.scene.base import Phrases, Piece, Stat, Words
from podziemia.kernel.scene.grid import Figure, Grid

Layout: TypeAlias = Literal["row", "column", "fan", "stack", "grid", "path"]
"""A path is a row that somebody walks along, from left to right."""


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


class Slot(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A place on a track: what is printed beside it, and what was written there."""

    at: int
    """The value that reaches it."""
    points: int | None = None
    reward: str | None = None
    note: str = ""
    taken: bool = False


class Track(Piece, frozen=True, kw_only=True):
    """A value on a scale: life, torch, souls, rounds."""

    label: Words
    value: int
    maximum: int
    marks: tuple[int, ...] = ()
    slots: tuple[Slot, ...] = ()
    icon: str | None = None


class Die(Piece, frozen=True, kw_only=True):
    """A die that shows a face."""

    kind: str
    face: str
    states: tuple[str, ...] = ()


class PanelLine(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A line of a panel: in words, and its numbers by name."""

    words: Words
    owner: int | None = None
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    states: tuple[str, ...] = ()


class Panel(Piece, frozen=True, kw_only=True):
    """A heading with lines: sheets, sums, scoring pads."""

    heading: Words
    lines: tuple[PanelLine, ...]
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    """What it tells, by name, in order."""
    total: str | None = None
    """Which of the numbers, here or in the lines, is the sum of the others."""
    states: tuple[str, ...] = ()


class Zone(Piece, frozen=True, kw_only=True):
    """A labelled place with pieces in it: hands, dungeons, town, piles, player areas."""

    label: Words
    layout: Layout
    children: tuple[AnyPiece, ...] = ()
    owner: int | None = None
    states: tuple[str, ...] = ()


AnyPiece: TypeAlias = "Text | Card | Token | Figure | Grid | Track | Die | Panel | Zone"


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything a seat sees, from the top of the table to the bottom."""

    title: Words
    pieces: tuple[AnyPiece, ...]
    seat: int | None = None
    """Who looks; nobody's seat for a spectator."""
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)
    """What the game's own board may read of the whole table."""


def face(
    phrases: Phrases,
    piece: str,
    name: str,
    frame: str,
    *stats: Stat,
    picture: str = "",
    **more: Any,
) -> Card:
    """A card that can be looked up, under its name; its picture may be another's."""
    return Card(
        id=piece,
        name=phrases("card", card=name),
        card=name,
        frame=frame,
        picture=picture or name,
        stats=stats,
        **more,
    )


def track(piece: str, label: Words, value: int, maximum: int, icon: str, **more: Any) -> Track:
    """A value on a scale, with whatever else is on it."""
    return Track(id=piece, label=label, value=value, maximum=maximum, icon=icon, **more)


def zone(
    piece: str,
    label: Words,
    layout: Layout,
    children: Iterable[AnyPiece],
    *,
    owner: Seat | None = None,
    states: Iterable[str] = (),
    facts: Mapping[str, Fact] = MappingProxyType({}),
) -> Zone:
    """A labelled place with pieces in it."""
    return Zone(
        id=piece,
        label=label,
        layout=layout,
        children=tuple(children),
        owner=owner,
        states=tuple(states),
        facts=dict(facts),
    )
