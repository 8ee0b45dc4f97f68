"""The pieces of Boss Monster on the table: cards of every kind with their numbers and states."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

import msgspec

from podziemia.kernel import scene
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Card, Phrases, Stat, Token, Words, holds

from ..content import BOSSES, CARDS, HEROES, ROOMS, TREASURES, RoomCard
from ..options import room_piece

COLOURS: Final = {
    "monster": "red",
    "trap": "yellow",
    "spell": "magenta",
    "boss": "bold",
    "place": "dim",
    "back": "dim italic",
    "hero": "cyan",
}
"""The colours of frames in a terminal."""

words: Final = Phrases("bm-scene")
"""Messages of the scene."""

face: Final = partial(scene.face, words)
"""A card that is known."""


def token(piece: str, message: str, picture: str, *badges: Stat, **more: Any) -> Token:
    """A thing with numbers on it."""
    return Token(id=piece, name=words(message), picture=picture, badges=badges, **more)


@cache
def count(piece: str, message: str, icon: str, number: int, owner: Seat | None = None) -> Token:
    """A number of cards: in a deck, or in a hand."""
    held = stat("cards", number, "cards-left" if owner is None else "in-hand")
    return token(piece, message, icon, held, owner=owner)


@cache
def stat(icon: str, value: int | str = "", message: str = "") -> Stat:
    """A number or a mark on a card, with its words."""
    return Stat(icon, value, words(message or f"stat-{icon}"))


def symbols(treasure: Iterable[int]) -> list[Stat]:
    """The treasure that a card shows."""
    return [stat(kind, count) for kind, count in zip(TREASURES, treasure, strict=True) if count]


def numbered(place: str, ids: Iterable[str]) -> list[str]:
    """How the cards of one place are called; copies are numbered."""
    seen: dict[str, int] = {}
    pieces = []
    for name in ids:
        number = seen[name] = seen.get(name, 0) + 1
        pieces.append(f"{place}:{name}" if number == 1 else f"{place}:{name}#{number}")
    return pieces


def cards(place: str, ids: Sequence[str], states: tuple[str, ...] = ()) -> list[Card]:
    """Room and Spell cards of one place."""
    return [card(p, name, states) for p, name in zip(numbered(place, ids), ids, strict=True)]


@cache
def card(piece: str, name: str, states: tuple[str, ...] = ()) -> Card:
    """A Room or Spell card with its printed numbers."""
    printed = CARDS[name]
    if isinstance(printed, RoomCard):
        return room_face(piece, printed, *room_stats(printed), states=states)
    return face(piece, name, "spell", *map(stat, printed.phases), states=states)


def room_face(piece: str, room: RoomCard, *stats: Stat, **more: Any) -> Card:
    """A room that is known; the board is told its type where the frame is of an advanced one."""
    told = {"kind": room.type, "advanced": True} if room.advanced else {}
    return face(piece, room.id, frame(room), *stats, facts=told, **more)


def frame(room: RoomCard) -> str:
    """The look of a room: its type, and whether it is advanced."""
    return f"{room.type}-advanced" if room.advanced else room.type


def room_stats(room: RoomCard, now: int | None = None) -> tuple[Stat, ...]:
    """The type, the damage and the treasure of a room.

    Without its present damage the printed one: a star where it depends on the dungeon.
    """
    damage = now if now is not None else "*" if room.counts_monsters else room.damage
    return (stat(frame(room)), stat("damage", damage), *symbols(room.treasure))


def hero(found: Mapping[str, Any], text: Words | None = None) -> Card:
    """A hero with its class, its present life and what it is worth, and what is told of it."""
    known = known_hero(found["hero"], found["bonus"])
    return known if text is None else msgspec.structs.replace(known, text=text)


@cache
def known_hero(name: str, bonus: int) -> Card:
    """A hero of whom nothing is told."""
    printed = HEROES[name]
    look = f"hero-{printed.class_name}-epic" if printed.epic else f"hero-{printed.class_name}"
    epic = [stat("epic")] if printed.epic else []
    stats = class_stat(name), stat("life", printed.life + bonus)
    worth = stat("soul", printed.souls, "stat-souls"), stat("wound", printed.wounds, "stat-wounds")
    return face(name, name, look, *epic, *stats, *worth, facts={"kind": "hero"})


def class_stat(name: str) -> Stat:
    """The mark of a hero's class."""
    kind = HEROES[name].class_name
    return stat(kind, message=f"stat-class-{kind}")


def room(seat: Seat, index: int, slot: Mapping[str, Any]) -> Card:
    """The visible card of a slot: its current damage, its state, and what lies underneath."""
    piece = room_piece(seat, index)
    below = tuple(reversed(slot["rooms"]))
    covered = slot["face_down"]
    back: dict[str, Any] = {"states": ("face-down",), "facts": {"kind": "back"}}
    if covered is True:
        return Card(id=piece, name=words("face-down"), frame="back-room", **back, below=below)
    if covered:
        return face(piece, covered, "back-room", *room_stats(ROOMS[covered]), **back, below=below)
    printed = ROOMS[below[0]]
    now = slot["damage"] if slot["active"] else 0
    changed = slot["active"] and now != printed.damage and not printed.counts_monsters
    states = holds(deactivated=slot["deactivated"], used=slot["used"], changed=changed)
    return room_face(piece, printed, *room_stats(printed, now), states=states, below=below[1:])


@cache
def boss(piece: str, name: str, states: tuple[str, ...] = ()) -> Card:
    """A boss with its XP and its treasure."""
    printed = BOSSES[name]
    stats = stat("xp", printed.xp), *symbols(printed.treasure)
    return face(piece, name, "boss", *stats, states=states)
