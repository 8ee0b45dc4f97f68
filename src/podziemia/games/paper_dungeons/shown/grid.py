"""The map of a player as a grid: rooms, what lies between them, the way walked and within reach."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

from podziemia.kernel import scene
from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat

from .. import dungeon
from ..content import COLUMN_NAMES
from ..entries import RoomCard
from ..options import Step
from ..sheet import Sheet
from .pieces import stat, words

MONSTER_SIGNS: Final = {"orc": "o", "ghost": "h", "zombie": "z", "goblin": "g"}
SIGNS: Final = {
    "^": "trap",
    "+": "reward",
    **{sign: monster for monster, sign in MONSTER_SIGNS.items()},
    **{str(number): f"boss-{number}" for number in (1, 2, 3)},
}
KINDS: Final = {
    ".": scene.SquareKind(words("square-empty")),
    **{sign: scene.SquareKind(words(f"square-{name}"), "sign") for sign, name in SIGNS.items()},
}
EDGE_KINDS: Final = {
    "wall": scene.EdgeKind(words("edge-wall"), "wall"),
    "drawn": scene.EdgeKind(words("edge-drawn"), "sketch"),
    "water": scene.EdgeKind(words("edge-water"), "water"),
    "tunnel": scene.EdgeKind(words("edge-tunnel"), "opening"),
    "entrance": scene.EdgeKind(words("edge-entrance"), "opening"),
}
ROW_NAMES: Final = tuple(str(row) for row in range(dungeon.ROWS, 0, -1))
PLAIN: Final = (
    *("room_entered", "trap_triggered", "damage_prevented", "monster_defeated"),
    *("potion_gained", "gem_looted", "boss_found", "point_gained"),
)
"""What a step may bring and a walk goes on after: all of it is printed on the map, none hurts."""
GEMS: Final[dict[str, str]] = {room.letter: room.id for room in dungeon.ROOMS if room.letter}
"""Which room a gem is in."""


def map_id(seat: Seat) -> str:
    """The piece of a player's map."""
    return f"map:{seat}"


def square_of(room: int) -> scene.Square:
    """Where a room is drawn: row 7 is the uppermost."""
    column, row = dungeon.cell(room)
    return dungeon.ROWS - 1 - row, column


SQUARES: Final = {name: square_of(room) for name, room in dungeon.NUMBERS.items()}
ROOM_AT: Final = {None: dungeon.OUTSIDE} | {square_of(n): n for n in dungeon.NUMBERS.values()}


def room_id(seat: Seat, room: str) -> str:
    """The piece of a room of a player's map."""
    return scene.square_id(map_id(seat), SQUARES[room])


def dungeon_map(view: View, player: View) -> scene.Grid:
    """The map with the way walked; on the own one every room tells what is in it."""
    seat, own = player["seat"], player["seat"] == view["seat"]
    shown = view["dungeon"]
    card = dungeon.DUNGEONS[shown["dungeon"]]
    bosses = {about["room"]: number for number, about in enumerate(shown["bosses"], start=1)}
    piece, here = f"party:{seat}", player["room"]
    called, square = words("party", seat=seat, room=here), SQUARES.get(here)
    party = scene.Figure(id=piece, name=called, picture="party", owner=seat, square=square)
    return scene.Grid(
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
        column_names=tuple(COLUMN_NAMES.upper()),
    )


@cache
def rows(card: dungeon.Dungeon) -> tuple[str, ...]:
    """The map in letters, row 7 first."""
    numbers = {room: str(number) for number, room in enumerate(card.boss_rooms, start=1)}
    signs = "".join(numbers.get(n) or sign(room) for n, room in enumerate(dungeon.ROOMS))
    starts = reversed(range(0, len(signs), dungeon.COLUMNS))
    return tuple(signs[start : start + dungeon.COLUMNS] for start in starts)


def sign(card: RoomCard) -> str:
    """A room as one letter: its monster, trap or reward."""
    if card.monster is not None:
        return MONSTER_SIGNS[card.monster]
    if card.trap:
        return "^"
    return "+" if card.rewards else "."


@cache
def edges(card: dungeon.Dungeon) -> tuple[scene.Edge, ...]:
    """Walls, waters, tunnels and entrances, each on one side of a room."""
    found = [scene.Edge(*square_of(room), "s", "entrance") for room in dungeon.ENTRANCES]
    kinds = {"wall": dungeon.PRINTED_WALLS, "drawn": card.drawn_walls, "water": dungeon.WATERS}
    for kind, pairs in kinds.items():
        for low, high in sorted({(min(pair), max(pair)) for pair in pairs}):
            found.append(scene.Edge(*square_of(low), "e" if high == low + 1 else "n", kind))
    for start, target in sorted(dungeon.TUNNELS):
        side: scene.Side = "w" if start < target else "e"
        found.append(scene.Edge(*square_of(start), side, "tunnel"))
    return tuple(found)


PRINTED: Final = tuple(scene.Spot(square=SQUARES[room], card=room) for room in SQUARES)
"""The rooms of the others' maps."""


def spot(card: RoomCard, player: View, bosses: dict[str, int]) -> scene.Spot:
    """A room of the own map: what is printed there, and what has been crossed out or taken."""
    explored = card.id in player["explored"]
    taken = "-taken" if explored else ""
    badges: list[scene.Stat] = []
    if card.monster is not None:
        icon = "defeated" if card.id in player["defeated"] else card.monster
        badges.append(stat(icon, card.level))
    if card.trap:
        badges.append(stat("trap", ""))
    for kind, amount in card.rewards:
        badges.append(stat(f"{kind.replace('_', '-')}{taken}", amount))
    if card.letter is not None:
        lost = (f"gem-{how}" for how in ("looted", "gone") if card.letter in player[how])
        badges.append(stat(next(lost, "gem"), card.letter))
    if card.id in bosses:
        badges.append(stat("boss", bosses[card.id]))
    return scene.Spot(
        square=SQUARES[card.id],
        name=words("room", room=card.id, explored=explored),
        card=card.id,
        picture="explored" if explored else "room",
        badges=tuple(badges),
    )


def layers(player: View) -> dict[str, scene.Layer]:
    """The way walked, the rooms explored, and what has been defeated, looted or lost."""
    walked = tuple(SQUARES[room] for room in player["path"])
    return {
        "path": scene.Way(label=words("layer-path"), squares=walked),
        "explored": area("explored", player["explored"], "seen"),
        "defeated": area("defeated", player["defeated"]),
        "looted": area("looted", (GEMS[gem] for gem in player["looted"])),
        "gone": area("gone", (GEMS[gem] for gem in player["gone"])),
    }


def area(name: str, rooms: Iterable[str], look: Literal["seen", "mark"] = "mark") -> scene.Area:
    """A set of rooms."""
    squares = scene.runs_of(SQUARES[room] for room in rooms)
    return scene.Area(label=words(f"layer-{name}"), look=look, squares=squares)


def reach(view: View, player: View) -> dict[str, scene.Layer]:
    """PD-8.3: where the points of the move that is asked about lead, by the shortest way.

    A point that the Explorer may gain on the way (PD-18.9) is not counted on.
    """
    ask = view.get("ask")
    if ask is None or ask["prompt"] != "step":
        return {}
    sheet = Sheet()
    sheet.parts = player["parts"]
    steps = dungeon.DUNGEONS[view["dungeon"]["dungeon"]].steps[sheet.passing()]

    def beside(at: scene.Square | None) -> list[scene.Square]:
        return [SQUARES[step.room] for step in steps[ROOM_AT[at]] if isinstance(step, Step)]

    squares = scene.reached(SQUARES.get(player["room"]), beside, ask["about"]["points"])
    party, label = f"party:{player['seat']}", words("layer-reach")
    return {"reach": scene.Reach(label=label, of=party, events=PLAIN, squares=squares)}
