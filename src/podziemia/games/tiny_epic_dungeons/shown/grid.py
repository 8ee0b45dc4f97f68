"""The dungeon as a grid: cards as they lie, what is dark, who stands where, what is in reach."""

from __future__ import annotations

from typing import Final

from podziemia.kernel import scene
from podziemia.kernel.game import View

from ..content import DUNGEON
from ..geometry import SIZE, square_of
from .foresight import Intent, cell_of, lure, paths_in, ways
from .pieces import figure, in_play, stat, words

GRID: Final = "dungeon"
DARK, HIDDEN, ROOM = "~", "?", "."
KINDS: Final = {
    DARK: scene.SquareKind(words("square-dark"), "block"),
    HIDDEN: scene.SquareKind(words("square-hidden"), "sign"),
    ROOM: scene.SquareKind(words("square-room")),
}
EDGE_KINDS: Final = {"wall": scene.EdgeKind(words("edge-wall"))}
PLAIN: Final = ("hero_moved",)
"""What a step may bring and a walk goes on after."""
SIDES: Final[tuple[scene.Side, ...]] = ("n", "e", "s", "w")
STEPS: Final[dict[str, scene.Square]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def square(place: list[int]) -> scene.Square:
    """A square as it came in a view."""
    return place[0], place[1]


def dungeon(view: View, found: dict[str, Intent]) -> scene.Grid:
    """The dungeon with everybody in it."""
    rows = [[DARK] * SIZE for _ in range(SIZE)]
    for room in view["rooms"]:
        row, column = room["square"]
        rows[row][column] = ROOM
    for hidden in view["facedown"]:
        row, column = hidden["square"]
        rows[row][column] = HIDDEN
    return scene.Grid(
        id=GRID,
        name=words("dungeon"),
        rows=tuple("".join(row) for row in rows),
        kinds=KINDS,
        edges=walls(view),
        edge_kinds=EDGE_KINDS,
        tiles=tuple(tile(room) for room in view["rooms"]),
        spots=tuple(spot(room) for room in view["rooms"]),
        figures=figures(view),
        layers={**reach(view), **sight(view), **ways(view, found), **lure(view)},
    )


def walls(view: View) -> tuple[scene.Edge, ...]:
    """TED-5.2: where no path leads, though cards touch; a side is said once."""
    found: dict[tuple[int, int, str], scene.Edge] = {}
    for room in view["rooms"]:
        if room["corridors"]:
            for side in SIDES:
                if side not in room["corridors"]:
                    edge = scene.Edge(*square(room["square"]), side, "wall")
                    found[scene.line_of(edge)] = edge
    return tuple(found.values())


def tile(room: View) -> scene.Tile:
    """A revealed card as it lies."""
    row, column = room["square"]
    return scene.Tile(
        id=f"room:{room['card']}",
        tile=room["card"],
        name=words("card", card=room["card"]),
        origin=(row, column),
        rotation=(0, 90, 180, 270)[room["rotation"]],
        squares=((row, column, 1),),
        picture=room["card"],
        facts={
            "corridors": room["corridors"],
            "printed": DUNGEON[room["card"]].corridors.lower(),
            "kind": DUNGEON[room["card"]].kind,
        },
    )


def spot(room: View) -> scene.Spot:
    """What a room offers, and what lies on it."""
    card = DUNGEON[room["card"]]
    marks = scene.holds(
        seal=room["seal"],
        portal=card.portal,
        trap=card.trap is not None and not room["disarmed"],
        disarmed=room["disarmed"],
        search=card.search is not None and not room["closed"],
        emptied=room["closed"],
    )
    return scene.Spot(
        square=square(room["square"]),
        name=words("card", card=card.id),
        card=card.id,
        picture=card.id,
        badges=tuple(stat(name, "") for name in marks),
    )


def figures(view: View) -> tuple[scene.Figure, ...]:
    """Heroes and enemies in the dungeon."""
    found = []
    for hero in view["heroes"]:
        if (at := hero["square"]) is not None:
            health, owner = stat("health", hero["health"], hero["max_health"]), hero["seat"]
            more = {"owner": owner, "badges": (health,), "square": square(at)}
            found.append(figure(hero["hero"], hero["hero"], **more))
    found += [
        figure(enemy["piece"], enemy["card"], square=square(enemy["square"]))
        for enemy in in_play(view)
        if enemy["square"] is not None
    ]
    return tuple(found)


def reach(view: View) -> dict[str, scene.Layer]:
    """TED-5.1: the revealed rooms that the active hero can walk to with the Speed it has left."""
    ask, turn = view.get("ask"), view["turn"]
    if ask is None or ask["prompt"] != "turn" or turn is None or turn["move"] == "ended":
        return {}
    hero = view["heroes"][view["active"]]
    if hero["square"] is None:
        return {}
    corridors = {square(room["square"]): room["corridors"] for room in view["rooms"]}
    held = {square(enemy["square"]) for enemy in in_play(view) if enemy["square"] is not None}
    if hero["stealth"] or turn["walk"]:  # TED-5.8
        held = set()
    start = square(hero["square"])

    def beside(at: scene.Square | None) -> list[scene.Square]:
        if at is None or (at in held and at != start):  # TED-5.5
            return []
        found = []
        for side, back in zip("nesw", "swne", strict=True):
            other = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
            if side in corridors[at] and back in corridors.get(other, ""):
                found.append(other)
        return found

    squares = scene.reached(start, beside, turn["walk"] or turn["speed_left"])
    label = words("layer-reach")
    return {"reach": scene.Reach(label=label, of=hero["hero"], events=PLAIN, squares=squares)}


def sight(view: View) -> dict[str, scene.Layer]:
    """TED-10.12: what the active hero sees from its room."""
    hero = view["heroes"][view["active"]] if view["turn"] is not None else None
    if hero is None or hero["square"] is None:
        return {}
    seen = sorted(paths_in(view).sight(cell_of(hero["square"])))
    squares = tuple((*square_of(cell), 1) for cell in seen)
    label = words("layer-sight")
    return {"sight": scene.Area(label=label, look="sight", squares=squares, of=hero["hero"])}
