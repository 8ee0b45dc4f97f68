"""What lies where in a quest file: on the map, beside one another, and out of one box."""

# Not compiled: no match runs through it.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from podziemia.kernel.scene import Square

from ..content import CHEST_NUMBERS, COMPONENTS, MONSTERS
from ..entries import Component, Monster
from . import parts
from .map import Map, spoken
from .quest import body
from .report import Report
from .rules import Offering

Piece: TypeAlias = tuple[str, tuple[Square, ...]]
"""Its place in the file, and the squares it lies on."""
STARTERS: Final = 4
"""DJ-1.20: so many heroes start on the glyph or beside it."""


def place(table: str, number: int, name: object) -> str:
    """Where in the file something stands: `[[chest]] 2 (gold)`."""
    return f"[[{table}]] {number} ({name})"


def obstacles(file: parts.QuestFile) -> Iterator[Piece]:
    """Pits, water and rubble."""
    for number, each in enumerate(file.obstacle, start=1):
        yield place("obstacle", number, each.kind), each.squares


def tokens(file: parts.QuestFile) -> Iterator[Piece]:
    """What has a square to itself: glyphs, stairs, keys, relics, chests, treasures, encounters."""
    for number, glyph in enumerate(file.glyph, start=1):
        yield f"[[glyph]] {number}", (glyph.square,)
    for stairs in file.stairs:
        yield f"[[stairs]] {stairs.color}", stairs.squares
    for key in file.rune_key:
        yield f"[[rune_key]] {key.color}", (key.square,)
    for relic in file.relic:
        yield f"[[relic]] {relic.id}", (relic.square,)
    for number, chest in enumerate(file.chest, start=1):
        yield place("chest", number, chest.color), (chest.square,)
    for number, treasure in enumerate(file.treasure, start=1):
        yield place("treasure", number, treasure.kind), (treasure.square,)
    for encounter in file.encounter:
        yield f"[[encounter]] {encounter.id}", (encounter.square,)


def figures(file: parts.QuestFile) -> Iterator[Piece]:
    """Monsters that there are, and quest figures."""
    for number, monster in enumerate(file.monster, start=1):
        if monster.monster in MONSTERS:
            yield place("monster", number, monster.monster), body(monster)
    for npc in file.npc:
        yield f"[[npc]] {npc.id}", (npc.square,)


def exits(file: parts.QuestFile) -> Iterator[Piece]:
    """Ways out."""
    for way in file.exit:
        yield f"[[exit]] {way.id}", way.squares


def check_pieces(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """Everything lies on the map, and on nothing that it cannot lie on."""
    grounds, things, bodies = list(obstacles(file)), list(tokens(file)), list(figures(file))
    ways = list(exits(file))
    for where, squares in (*grounds, *things, *bodies, *ways):
        for square in squares:
            report.unless(square in plan.areas, "outside", where, square=spoken(square))
    taken = lay({}, grounds, report)
    for layer in (things, bodies, ways):
        lay(taken, layer, report)
    for where, squares in (*grounds, *bodies, *ways):
        areas = {plan.areas[square] for square in squares if square in plan.areas}
        report.unless(len(areas) <= 1, "two-areas", where)
    for where, squares in grounds:
        report.unless(together(squares), "obstacle-apart", where)
    lit = {glyph.square for glyph in file.glyph if glyph.active}
    for where, squares in bodies:
        report.unless(lit.isdisjoint(squares), "on-glyph", where)


def lay(taken: dict[Square, str], pieces: Iterable[Piece], report: Report) -> dict[Square, str]:
    """Lay pieces where others may lie; what lies where then."""
    found = dict(taken)
    for where, squares in pieces:
        for square in squares:
            other = found.setdefault(square, where)
            if other != where or squares.count(square) > 1:
                report.add("overlap", where, other=other, square=spoken(square))
    return found


def together(squares: tuple[Square, ...]) -> bool:
    """Whether squares hang together along their edges."""
    reached = {squares[0]}
    for _ in squares:
        reached |= {
            square
            for square in squares
            for other in reached
            if abs(square[0] - other[0]) + abs(square[1] - other[1]) == 1
        }
    return reached == set(squares)


def check_start(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """DJ-1.20: the heroes start around one active glyph of area 0, and there is room for four."""
    starts = [g.square for g in file.glyph if g.active and plan.areas.get(g.square) == 0]
    if not report.unless(len(starts) == 1, "start-glyph", "[[glyph]]", found=len(starts)):
        return
    full = {square for _, squares in (*obstacles(file), *figures(file)) for square in squares}
    room = sum(square not in full for square in plan.around(starts[0]))
    report.unless(room >= STARTERS, "start-room", "[[glyph]]", room=room, heroes=STARTERS)


def check_box(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """DJ-13, DJ-18.9: there is no more of anything than the box has."""
    doors = Counter("door_normal" for door in file.door if door.color is None)
    laid = doors + Counter(f"{each.kind}_{len(each.squares)}" for each in file.obstacle)
    laid["encounter_token"] = len(file.encounter)
    laid["glyph_token"] = len(file.glyph)
    laid["stairs_token"] = 2 * len(file.stairs)
    for kind, token in TREASURE_TOKENS.items():
        laid[token] = sum(each.kind == kind for each in file.treasure)
    for name, number in laid.items():
        box = COMPONENTS[name]
        if number > box.count:
            where, about = BOX_TABLES.get(name, "[[obstacle]]"), spoken_of(box, number, box.count)
            report.add("box", where, **about)
    for color, numbers in CHEST_NUMBERS.items():
        count, most = sum(each.color == color for each in file.chest), len(numbers)
        report.unless(count <= most, "box-chests", "[[chest]]", color=color, count=count, most=most)
    crowd = Counter((plan.areas.get(each.square, 0), each.monster) for each in file.monster)
    for (area, name), count in crowd.items():
        if name in MONSTERS and count > (most := MONSTERS[name].figures):
            report.add("box", f"[[monster]], area {area}", **spoken_of(MONSTERS[name], count, most))


def spoken_of(thing: Component | Monster, count: int, most: int) -> dict[str, str | int]:
    """What there is too much of."""
    names = {"what_en": thing.name_en, "what_pl": thing.name_pl}
    return {**names, "count": count, "most": most}


def check_keys(file: parts.QuestFile, report: Report) -> None:
    """DJ-17.7: one door and one key of a colour, and every key opens a door."""
    colors = Counter(door.color for door in file.door if door.color is not None)
    keys = Counter(key.color for key in file.rune_key)
    keys += Counter(each.key for each in file.encounter if isinstance(each, Offering))
    for color, count in colors.items():
        report.unless(count == 1, "color-twice", "[[door]]", color=color)
    for color, count in keys.items():
        report.unless(count == 1, "color-twice", "[[rune_key]]", color=color)
        report.unless(color in colors, "key-without-door", "[[rune_key]]", color=color)
    for color in colors.keys() - keys.keys():
        report.add("door-without-key", "[[door]]", color=color)


TREASURE_TOKENS: Final = {
    "healing_potion": "healing_potion_token",
    "vitality_potion": "vitality_potion_token",
    "coins": "money_pile_token",
}
BOX_TABLES: Final = {
    "door_normal": "[[door]]",
    "encounter_token": "[[encounter]]",
    "glyph_token": "[[glyph]]",
    "stairs_token": "[[stairs]]",
    **dict.fromkeys(TREASURE_TOKENS.values(), "[[treasure]]"),
}
