"""The map as a grid: ground, doors, tokens, figures, fog, and what the moment lays over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from podziemia.kernel import scene
from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact

from .words import counts, flags, name_of, stat, told, words

GRID: Final = "map"
FLOOR, PIT, WATER, RUBBLE, BURIED = ".", "_", "~", "^", "#"
KINDS: Final = {
    FLOOR: scene.SquareKind(words("square-floor")),
    PIT: scene.SquareKind(words("square-pit"), "danger"),
    WATER: scene.SquareKind(words("square-water"), "water"),
    RUBBLE: scene.SquareKind(words("square-rubble"), "block"),
    BURIED: scene.SquareKind(words("square-buried"), "block"),
}
OBSTACLES: Final = {"pit": PIT, "water": WATER, "rubble": RUBBLE}
EDGE_KINDS: Final = {
    "wall": scene.EdgeKind(words("edge-wall")),
    "door": scene.EdgeKind(words("edge-door"), "door"),
    "open": scene.EdgeKind(words("edge-open"), "opening"),
    "unknown": scene.EdgeKind(words("edge-unknown"), "door"),
    "red": scene.EdgeKind(words("edge-red"), "door"),
    "blue": scene.EdgeKind(words("edge-blue"), "door"),
    "yellow": scene.EdgeKind(words("edge-yellow"), "door"),
}
NO_AREA: Final = "."
"""In the rows of a quest: here is no square."""
PLAIN: Final = ("figure_moved",)
"""What a step may bring and a walk goes on after."""
FIRST: Final = ("chest", "relic", "key", "encounter", "glyph", "potion", "coins", "exit", "stairs")
"""What names a square on which several things lie."""


def square(place: list[int]) -> scene.Square:
    """A square as it came in a view."""
    return place[0], place[1]


def dungeon(view: View) -> scene.Grid:
    """The map with everybody on it."""
    return scene.Grid(
        id=GRID,
        name=words("map"),
        rows=ground(view),
        kinds=KINDS,
        edges=tuple(edges(view)),
        edge_kinds=EDGE_KINDS,
        spots=spots(view),
        figures=tuple(figures(view)),
        layers=layers(view),
    )


# The ground


def ground(view: View) -> tuple[str, ...]:
    """What each square is; the overlord also sees what areas hide."""
    swallowed, lying = view["map"]["swallowed"], view["map"]
    buried = {str(area) for area in swallowed}
    rows = [
        [
            scene.NO_SQUARE if letter == NO_AREA else BURIED if letter in buried else FLOOR
            for letter in row
        ]
        for row in view["quest"]["rows"]
    ]
    laid = [(PIT, lying["pits"]), (WATER, lying["water"]), (RUBBLE, lying["rubble"])]
    for hidden in view["unrevealed"] or ():
        laid += [(OBSTACLES[each["kind"]], each["squares"]) for each in hidden["obstacles"]]
    for kind, places in laid:
        for row, column in places:
            if rows[row][column] == FLOOR:
                rows[row][column] = kind
    return tuple("".join(row) for row in rows)


def edges(view: View) -> Iterator[scene.Edge]:
    """DJ-17.1: doors on their lines; areas touch at doors alone."""
    opened, swallowed = view["map"]["open"], view["map"]["swallowed"]
    rows = view["quest"]["rows"]
    for door in view["quest"]["doors"]:
        if any(int(rows[r][c]) in swallowed for pair in door["pairs"] for r, c in pair):
            continue
        kind = "door" if door["color"] is None else door["color"]
        if door["door"] in opened:
            kind = "open"
        elif not door["seen"]:
            kind = "unknown"
        for (row, column), (down, right) in door["pairs"]:
            yield scene.Edge(row, column, SIDES[down - row, right - column], kind)


SIDES: Final[dict[tuple[int, int], scene.Side]] = {
    (-1, 0): "n",
    (0, 1): "e",
    (1, 0): "s",
    (0, -1): "w",
}


# What lies on squares


def spots(view: View) -> tuple[scene.Spot, ...]:
    """Tokens, glyphs, stairs and ways out, each square once."""
    found: dict[scene.Square, list[Thing]] = {}
    for place, thing in things(view):
        found.setdefault(place, []).append(thing)
    return tuple(spot(place, lying) for place, lying in found.items())


class Thing:
    """Something that lies on a square: its kind, its name, its picture, its badge."""

    __slots__ = ("card", "kind", "name", "picture", "stat")

    def __init__(
        self, kind: str, name: scene.Words, picture: str, badge: scene.Stat, card: str | None = None
    ) -> None:
        self.kind = kind
        self.name = name
        self.picture = picture
        self.stat = badge
        self.card = card


def spot(place: scene.Square, lying: list[Thing]) -> scene.Spot:
    """A square with everything on it; it is named by what matters most."""
    first = min(lying, key=lambda thing: FIRST.index(thing.kind) if thing.kind in FIRST else -1)
    return scene.Spot(
        square=place,
        name=first.name,
        card=first.card,
        picture=first.picture,
        badges=tuple(thing.stat for thing in lying),
    )


def things(view: View) -> Iterator[tuple[scene.Square, Thing]]:
    """Everything that lies somewhere, and what the overlord knows to wait there."""
    for glyph in view["map"]["glyphs"]:
        yield square(glyph["square"]), token(view, "glyph", GLYPHS[glyph["active"]], 0)
    for each in view["map"]["tokens"]:
        yield square(each["square"]), token(view, each["kind"], each["name"], each["number"])
    for stairs in view["quest"]["stairs"]:
        for place in stairs["squares"]:
            name = words("stairs", color=stairs["color"])
            yield square(place), Thing("stairs", name, "stairs", stat("stairs", ""))
    for way in view["quest"]["exits"]:
        for place in way["squares"]:
            yield square(place), Thing("exit", told(way["name"]), "exit", stat("exit", ""))
    for hidden in view["unrevealed"] or ():
        for each in hidden["tokens"]:
            yield square(each["square"]), token(view, each["kind"], each["name"], 0)
        for monster in hidden["monsters"]:
            yield square(monster["squares"][0]), waiting(monster)
        for npc in hidden["npcs"]:
            yield square(npc["square"]), waiting({"card": npc["name"], "heroes": 0})


GLYPHS: Final = {True: "active", False: "inactive"}


def token(view: View, kind: str, name: str, number: int) -> Thing:
    """A token; an encounter is told by its text, a chest by its colour and perhaps its number."""
    picture = f"{kind}-{name}" if kind in ("chest", "glyph", "key") else name
    badge = stat(f"{kind}-{name}" if kind in ("glyph",) else kind, number or "")
    if kind == "encounter":
        known = view["quest"]["encounters"]
        texts = next((each["name"] for each in known if each["encounter"] == name), ["", ""])
        return Thing(kind, told(texts), "encounter", badge)
    if kind in ("potion", "relic"):
        return Thing(kind, words("card", card=name), picture, badge, name)
    said = words(f"token-{kind}", name=name, number=number)
    return Thing(kind, said, picture, badge)


def waiting(monster: View) -> Thing:
    """A monster that nobody but the overlord has seen."""
    name = words("waiting", card=monster["card"], heroes=monster["heroes"])
    return Thing("waiting", name, monster["card"], stat("waiting", ""), monster["card"])


# Who stands where


def figures(view: View) -> Iterator[scene.Figure]:
    """Heroes, monsters, quest figures and familiars on the map."""
    for hero in view["heroes"]:
        if hero["square"] is not None:
            yield hero_figure(hero, square(hero["square"]))
    activation = view["activation"]
    active = None if activation is None else f"monster:{activation['monster']}"
    for monster in view["monsters"]:
        yield monster_figure(monster, done=monster["done"] and monster["piece"] != active)
    for npc in view["npcs"]:
        if npc["square"] is not None:
            yield scene.Figure(
                id=npc["piece"],
                name=name_of(npc["name"], npc.get("called")),
                picture=npc["name"],
                badges=(stat("wounds", npc["wounds"], npc["life"]), *flags(bound=npc["bound"])),
                square=square(npc["square"]),
                facts={"side": "heroes"},
            )
    for familiar in view["familiars"]:
        if familiar["square"] is not None:
            yield scene.Figure(
                id=familiar["name"],
                name=words("card", card=familiar["name"]),
                picture=familiar["name"],
                owner=view["heroes"][familiar["owner"]]["seat"],
                square=square(familiar["square"]),
                facts={"side": "heroes"},
            )


def hero_figure(hero: View, place: scene.Square | None) -> scene.Figure:
    """A hero's figure, on the map or in town."""
    facts: dict[str, Fact] = {"side": "heroes", "order": hero["order"], "done": hero["done"]}
    return scene.Figure(
        id=f"hero:{hero['number']}",
        name=words("card", card=hero["hero"]),
        picture="monkey" if hero["monkey"] else hero["hero"],
        owner=hero["seat"],
        badges=(
            stat("wounds", hero["wounds"], hero["most_wounds"]),
            *lingering(hero),
            *counts(monkey=hero["monkey"], poison=hero["poison"]),
            *flags(**{f"order-{hero['order']}": hero["order"]}),
        ),
        square=place,
        facts=facts,
    )


def monster_figure(monster: View, *, done: bool) -> scene.Figure:
    """A monster: what it has left of its wounds, what lasts, whether it has acted or sleeps."""
    places = monster["squares"]
    (top, left), (bottom, right) = places[0], places[-1]
    rest = max(0, monster["life"] - monster["wounds"])
    facts: dict[str, Fact] = {
        "side": "overlord",
        "card": monster["card"],
        "rank": monster["rank"],
        "kind": monster["kind"],
        "done": done,
    }
    return scene.Figure(
        id=monster["piece"],
        name=name_of(monster["card"], monster.get("name")),
        picture=monster["kind"],
        badges=(
            stat("wounds", rest, monster["life"]),
            *lingering(monster),
            *counts(chest=monster["chest"]),
            *flags(asleep=monster["asleep"], done=done),
        ),
        square=(top, left),
        size=(bottom - top + 1, right - left + 1),
        facts=facts,
    )


def lingering(figure: View) -> tuple[scene.Stat, ...]:
    """DJ-16: tokens that last."""
    return counts(burn=figure["burn"], web=figure["web"], stun=figure["stun"])


# What lies over it


def runs(found: Iterable[list[int]]) -> tuple[scene.Run, ...]:
    """Runs as they came in a view."""
    return tuple((row, column, length) for row, column, length in found)


def layers(view: View) -> dict[str, scene.Layer]:
    """Fog, and what the moment needs: reach, sight, an attack's spaces, where monsters may come."""
    found: dict[str, scene.Layer] = {}
    if (hidden := fog(view)) is not None:
        found["fog"] = hidden
    now = view["layers"]
    acting = now["acting"]
    if "reach" in now:
        squares = tuple(
            scene.Reached(row, column, cost, square(before))
            for row, column, cost, before in now["reach"]
        )
        label = words("layer-reach")
        found["reach"] = scene.Reach(label=label, of=acting, events=PLAIN, squares=squares)
    for name, look in AREAS.items():
        if name in now:
            of = acting if name in ("sight", "cover") else None
            found[name] = scene.Area(
                label=words(f"layer-{name}"), look=look, squares=runs(now[name]), of=of
            )
    found |= lines(now.get("aims", ()))
    attack = view["attack"]
    if attack is not None and attack["area"]:
        label = words("layer-attack")
        found["attack"] = scene.Area(label=label, look="area", squares=runs(attack["area"]))
    return found


def lines(aims: Iterable[View]) -> dict[str, scene.Layer]:
    """DJ-7.1, DJ-7.15: of each figure of the other side how far it is, or what hides it."""
    found: dict[str, scene.Layer] = {}
    for aim in aims:
        piece, where = aim["piece"], tuple(square(each) for each in aim["squares"])
        name, label = "aim", words("layer-aim", distance=aim["distance"])
        if aim["hidden"]:
            name, label = "hidden", words("layer-hidden", why=aim["hidden"])
        found[f"{name}:{piece}"] = scene.Way(label=label, squares=where, of=piece)
        if aim["blocked"]:
            between = scene.runs_of(square(each) for each in aim["blocked"])
            label = words("layer-blocked")
            found[f"blocked:{piece}"] = scene.Area(
                label=label, look="mark", squares=between, of=piece
            )
    return found


AREAS: Final[dict[str, scene.grid.AreaLook]] = {"sight": "sight", "cover": "mark", "spawn": "mark"}


def fog(view: View) -> scene.Area | None:
    """DJ-18.6: the squares of areas where nobody has been; the overlord sees what waits there."""
    known = {str(area) for area in (*view["map"]["revealed"], *view["map"]["swallowed"])}
    known.add(NO_AREA)
    squares = [
        (row, column)
        for row, letters in enumerate(view["quest"]["rows"])
        for column, letter in enumerate(letters)
        if letter not in known
    ]
    if not squares:
        return None
    look: scene.grid.AreaLook = "fog" if view["unrevealed"] is None else "seen"
    return scene.Area(label=words("layer-fog"), look=look, squares=scene.runs_of(squares))
