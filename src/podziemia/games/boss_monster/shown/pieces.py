"""The pieces of Boss Monster on the table: cards of every kind with their numbers and states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from podziemia.kernel.asking import Fact, Seat
from podziemia.kernel.scene import Card, Stat, Words

from ..content import BOSSES, CARDS, HEROES, ROOMS, TREASURES, RoomCard
from ..options import room_piece


def words(message: str, **about: Fact) -> Words:
    """A message of the scene."""
    return Words(f"bm-scene-{message}", about)


def cards(place: str, ids: Iterable[str], states: tuple[str, ...] = ()) -> list[Card]:
    """Room and Spell cards of one place; copies are numbered."""
    seen: Counter[str] = Counter()
    found = []
    for name in ids:
        seen[name] += 1
        copy = "" if seen[name] == 1 else f"#{seen[name]}"
        found.append(card(f"{place}:{name}{copy}", name, states))
    return found


def card(piece: str, name: str, states: tuple[str, ...] = ()) -> Card:
    """A Room or Spell card with its printed numbers."""
    printed = CARDS[name]
    named = Words("bm-scene-card", {"card": name})
    if isinstance(printed, RoomCard):
        damage = "*" if printed.counts_monsters else printed.damage
        stats = room_stats(printed, damage)
        return Card(
            id=piece,
            name=named,
            card=name,
            frame=frame(printed),
            picture=name,
            stats=stats,
            states=states,
        )
    phases = [phase for phase in ("build", "adventure") if getattr(printed, phase)]
    marks = tuple(Stat(phase, "", words(f"stat-{phase}")) for phase in phases)
    return Card(
        id=piece, name=named, card=name, frame="spell", picture=name, stats=marks, states=states
    )


def frame(room: RoomCard) -> str:
    """The look of a room: its type, and whether it is advanced."""
    kind = "monster" if room.monster else "trap"
    return f"{kind}-advanced" if room.advanced else kind


def room_stats(room: RoomCard, damage: int | str) -> tuple[Stat, ...]:
    """The type, the damage and the treasure of a room."""
    kind = frame(room)
    symbols = zip(TREASURES, room.treasure, strict=True)
    return (
        Stat(kind, "", words(f"stat-{kind}")),
        Stat("damage", damage, words("stat-damage")),
        *(Stat(name, count, words(f"stat-{name}")) for name, count in symbols if count),
    )


def hero(found: Mapping[str, Any], text: Words | None = None, *states: str) -> Card:
    """A hero with its class, its present life and what it is worth."""
    name = found["hero"]
    printed = HEROES[name]
    kind = hero_class(name)
    return Card(
        id=name,
        name=Words("bm-scene-card", {"card": name}),
        card=name,
        frame=f"hero-{kind}-epic" if printed.epic else f"hero-{kind}",
        picture=name,
        stats=(
            *((Stat("epic", "", words("stat-epic")),) if printed.epic else ()),
            Stat(kind, "", words(f"stat-class-{kind}")),
            Stat("life", printed.life + found["bonus"], words("stat-life")),
            Stat("soul", printed.souls, words("stat-souls")),
            Stat("wound", printed.wounds, words("stat-wounds")),
        ),
        text=text,
        states=states,
    )


def hero_class(name: str) -> str:
    """The class of a hero."""
    return (*TREASURES, "fool")[HEROES[name].hero_class]


def room(seat: Seat, index: int, slot: Mapping[str, Any]) -> Card:
    """The visible card of a slot: its current damage, its state, and what lies underneath."""
    rooms: list[str] = slot["rooms"]
    covered = slot["face_down"]
    if covered:
        known = covered if isinstance(covered, str) else None
        return Card(
            id=room_piece(seat, index),
            name=Words("bm-scene-card", {"card": known}) if known else words("face-down"),
            card=known,
            frame="back-room",
            picture=known,
            stats=room_stats(ROOMS[known], printed_damage(known)) if known else (),
            states=("face-down",),
            below=tuple(reversed(rooms)),
        )
    name = rooms[-1]
    now = slot["damage"] if slot["active"] else 0
    states = [state for state in ("deactivated", "used") if slot[state]]
    if slot["active"] and now != ROOMS[name].damage and not ROOMS[name].counts_monsters:
        states.append("changed")
    return Card(
        id=room_piece(seat, index),
        name=Words("bm-scene-card", {"card": name}),
        card=name,
        frame=frame(ROOMS[name]),
        picture=name,
        stats=room_stats(ROOMS[name], now),
        states=tuple(states),
        below=tuple(reversed(rooms[:-1])),
    )


def printed_damage(name: str) -> int | str:
    """The damage on the card; a star where it depends on the dungeon."""
    return "*" if ROOMS[name].counts_monsters else ROOMS[name].damage


def boss(piece: str, name: str, states: tuple[str, ...] = ()) -> Card:
    """A boss with its XP and its treasure."""
    printed = BOSSES[name]
    symbols = zip(TREASURES, printed.treasure, strict=True)
    return Card(
        id=piece,
        name=Words("bm-scene-card", {"card": name}),
        card=name,
        frame="boss",
        picture=name,
        stats=(
            Stat("xp", printed.xp, words("stat-xp")),
            *(Stat(kind, count, words(f"stat-{kind}")) for kind, count in symbols if count),
        ),
        states=states,
    )
