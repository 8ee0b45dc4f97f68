"""The map of a player as a grid: rooms, what lies between them, the way walked and within reach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import (
    Area,
    Edge,
    EdgeKind,
    Figure,
    Grid,
    Layer,
    Reach,
    Reached,
    Side,
    Spot,
    Square,
    SquareKind,
    Stat,
    Way,
    runs_of,
    square_id,
)

from .. import dungeon
from ..content import CLOAK, MEDALLION, PARTS, RoomCard
from ..options import Step
from .pieces import gem_icon, stat, words

MONSTER_SIGNS: Final = {"orc": "o", "ghost": "h", "zombie": "z", "goblin": "g"}
SIGNS: Final = {
    "^": "trap",
    "+": "reward",
    **{sign: monster for monster, sign in MONSTER_SIGNS.items()},
    **{str(number): f"boss-{number}" for number in (1, 2, 3)},
}
KINDS: Final = {
    ".": SquareKind(words("square-empty")),
    **{sign: SquareKind(words(f"square-{name}"), "sign") for sign, name in SIGNS.items()},
}
EDGE_KINDS: Final = {
    "wall": EdgeKind(words("edge-wall"), "wall"),
    "drawn": EdgeKind(words("edge-drawn"), "sketch"),
    "water": EdgeKind(words("edge-water"), "water"),
    "tunnel": EdgeKind(words("edge-tunnel"), "opening"),
    "entrance": EdgeKind(words("edge-entrance"), "opening"),
}
ROW_NAMES: Final = tuple(str(row) for row in range(dungeon.ROWS, 0, -1))
COLUMN_NAMES: Final = tuple("ABCDEF")
PLAIN: Final = (
    "room_entered",
    "trap_triggered",
    "damage_prevented",
    "monster_defeated",
    "potion_gained",
    "gem_looted",
    "boss_found",
    "point_gained",
)
"""What a step may bring and a walk goes on after: all of it is printed on the map, none hurts."""
MARKS: Final = ("defeated", "looted", "gone")


def map_id(seat: Seat) -> str:
    """The piece of a player's map."""
    return f"map:{seat}"


def square_of(room: int) -> Square:
    """Where a room is drawn: row 7 is the uppermost."""
    column, row = dungeon.cell(room)
    return dungeon.ROWS - 1 - row, column


def room_id(seat: Seat, room: str) -> str:
    """The piece of a room of a player's map."""
    return square_id(map_id(seat), square_of(dungeon.NUMBERS[room]))


def dungeon_map(view: View, player: Mapping[str, Any]) -> Grid:
    """The map with the way walked; on the own one every room tells what is in it."""
    seat, own = player["seat"], player["seat"] == view["seat"]
    shown = view["dungeon"]
    card = dungeon.DUNGEONS[shown["dungeon"]]
    bosses = {about["room"]: number for number, about in enumerate(shown["bosses"], start=1)}
    here = player["room"]
    party = Figure(
        id=f"party:{seat}",
        name=words("party", seat=seat, room=here),
        picture="party",
        owner=seat,
        square=None if here is None else square_of(dungeon.NUMBERS[here]),
    )
    return Grid(
        id=map_id(seat),
        name=words("map", seat=seat),
        rows=rows(card),
        kinds=KINDS,
        edges=edges(card),
        edge_kinds=EDGE_KINDS,
        spots=tuple(spot(room, player, bosses) for room in dungeon.ROOMS) if own else PRINTED,
        figures=(party,),
        layers={**layers(player), **(reach(view, player) if own else {})},
        row_names=ROW_NAMES,
        column_names=COLUMN_NAMES,
    )


@cache
def rows(card: dungeon.Dungeon) -> tuple[str, ...]:
    """The map in letters, row 7 first."""
    numbers = {room: str(number) for number, room in enumerate(card.boss_rooms, start=1)}
    signs = [numbers.get(number) or sign(room) for number, room in enumerate(dungeon.ROOMS)]
    lines = [
        "".join(signs[first : first + dungeon.COLUMNS])
        for first in range(0, len(dungeon.ROOMS), dungeon.COLUMNS)
    ]
    return tuple(reversed(lines))


def sign(card: RoomCard) -> str:
    """A room as one letter: its monster, trap or reward."""
    if card.monster is not None:
        return MONSTER_SIGNS[card.monster]
    if card.trap:
        return "^"
    return "+" if card.potions or card.item_parts or card.level_ups else "."


@cache
def edges(card: dungeon.Dungeon) -> tuple[Edge, ...]:
    """Walls, waters, tunnels and entrances, each on one side of a room."""
    found = [Edge(*square_of(room), "s", "entrance") for room in dungeon.ENTRANCES]
    kinds = {"wall": dungeon.PRINTED_WALLS, "drawn": card.drawn_walls, "water": dungeon.WATERS}
    for kind, pairs in kinds.items():
        for low, high in sorted({(min(pair), max(pair)) for pair in pairs}):
            found.append(Edge(*square_of(low), "e" if high == low + 1 else "n", kind))
    for start, target in sorted(dungeon.TUNNELS):
        side: Side = "w" if start < target else "e"
        found.append(Edge(*square_of(start), side, "tunnel"))
    return tuple(found)


PRINTED: Final = tuple(
    Spot(square=square_of(n), card=room.id) for n, room in enumerate(dungeon.ROOMS)
)
"""The rooms of the others' maps."""


def spot(card: RoomCard, player: Mapping[str, Any], bosses: Mapping[str, int]) -> Spot:
    """A room of the own map: what is printed there, and what has been crossed out or taken."""
    explored = card.id in player["explored"]
    taken = "-taken" if explored else ""
    badges: list[Stat] = []
    if card.monster is not None:
        icon = "defeated" if card.id in player["defeated"] else card.monster
        badges.append(stat(icon, card.level))
    if card.trap:
        badges.append(stat("trap", ""))
    rewards = {"potion": card.potions, "item-part": card.item_parts, "level-up": card.level_ups}
    badges += [stat(f"{icon}{taken}", amount) for icon, amount in rewards.items() if amount]
    if card.gem >= 0:
        badges.append(stat(gem_icon(dungeon.LETTERS[card.gem], player), dungeon.LETTERS[card.gem]))
    if card.id in bosses:
        badges.append(stat("boss", bosses[card.id]))
    return Spot(
        square=square_of(dungeon.NUMBERS[card.id]),
        name=words("room", room=card.id, explored=explored),
        card=card.id,
        picture="explored" if explored else "room",
        badges=tuple(badges),
    )


def layers(player: Mapping[str, Any]) -> dict[str, Layer]:
    """The way walked, the rooms explored, and what has been defeated, looted or lost."""
    found: dict[str, Layer] = {
        "path": Way(label=words("layer-path"), squares=tuple(squares(player["path"]))),
        "explored": area("explored", player["explored"]),
    }
    gems = {
        letter: dungeon.ROOMS[room].id
        for letter, room in zip(dungeon.LETTERS, sorted_gems(), strict=True)
    }
    for name in MARKS:
        rooms = player[name] if name == "defeated" else [gems[gem] for gem in player[name]]
        found[name] = area(name, rooms)
    return found


@cache
def sorted_gems() -> tuple[int, ...]:
    """The rooms of the gems, A first."""
    return tuple(dungeon.GEM_ROOMS[gem] for gem in range(len(dungeon.LETTERS)))


def area(name: str, rooms: Iterable[str]) -> Area:
    """A set of rooms."""
    look: Any = "seen" if name == "explored" else "mark"
    return Area(label=words(f"layer-{name}"), look=look, squares=runs_of(squares(rooms)))


def squares(rooms: Iterable[str]) -> list[Square]:
    """The squares of rooms, in their order."""
    return [square_of(dungeon.NUMBERS[room]) for room in rooms]


def reach(view: View, player: Mapping[str, Any]) -> dict[str, Layer]:
    """PD-8.3: where the points of the move that is asked about lead, by the shortest way.

    A point that the Explorer may gain on the way (PD-18.9) is not counted on.
    """
    ask = view.get("ask")
    if ask is None or ask["prompt"] != "step":
        return {}
    steps = dungeon.DUNGEONS[view["dungeon"]["dungeon"]].steps[passing(player["parts"])]
    here = dungeon.OUTSIDE if player["room"] is None else dungeon.NUMBERS[player["room"]]
    costs, found = {here: 0}, []
    queue = [here]
    for room in queue:
        if costs[room] == ask["about"]["points"]:
            break
        for step in steps[room]:
            if isinstance(step, Step) and (target := dungeon.NUMBERS[step.room]) not in costs:
                costs[target] = costs[room] + 1
                before = None if room == dungeon.OUTSIDE else square_of(room)
                found.append(Reached(*square_of(target), costs[target], before))
                queue.append(target)
    party = f"party:{player['seat']}"
    label = words("layer-reach")
    return {"reach": Reach(label=label, of=party, events=PLAIN, squares=tuple(found))}


def passing(parts: list[int]) -> int:
    """PD-6.13, PD-6.14: which barriers the items of a sheet lead through."""
    cloak = dungeon.CLOAK_BIT if parts[CLOAK] == PARTS else 0
    return cloak | (dungeon.MEDALLION_BIT if parts[MEDALLION] == PARTS else 0)
