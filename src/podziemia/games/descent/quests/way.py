"""Whether a quest can be walked: from its glyph through doors, keys and stairs to its goal."""

# Not compiled: no match runs through it.
from __future__ import annotations

from podziemia.kernel.scene import Square

from ..geometry import Cells, Floor, as_cells, as_set
from . import parts, rules
from .map import spoken
from .pieces import figures, tokens
from .quest import Quest
from .report import Report

BLOCKING = ("water", "rubble")


def check_way(file: parts.QuestFile, quest: Quest, report: Report) -> None:
    """Every area, token and figure can be reached, and so can the goal."""
    floor = quest.floor
    reached = walked(file, quest)
    missing = {area for area, cells in floor.areas.items() if not cells & reached}
    for area in sorted(missing):
        report.add("area-unreached", f"[[area]] {area}", area=area)
    for where, squares in (*tokens(file), *figures(file), *goals(file)):
        near = as_set(floor.cell(square) for square in squares)
        if quest.area(squares[0]) not in missing:
            unreached = not near & reached
            if unreached:
                report.add("unreached", where, square=spoken(squares[0]))


def goals(file: parts.QuestFile) -> list[tuple[str, tuple[Square, ...]]]:
    """Squares that matter for the goal."""
    found = [(f"[[exit]] {way.id}", way.squares) for way in file.exit]
    if isinstance(file.quest.win, rules.NpcReaches):
        found.append(("[quest], win", (file.quest.win.square,)))
    return found


def walked(file: parts.QuestFile, quest: Quest) -> Cells:
    """Wherever heroes can come to, with the keys they find on the way."""
    floor = quest.floor
    blocked = as_set(
        floor.cell(square)
        for each in file.obstacle
        if each.kind in BLOCKING
        for square in each.squares
    )
    doors = {door.id for door in file.door if door.color is None}
    while True:
        reached = flooded(floor, frozenset(doors), floor.cell(quest.start), blocked)
        found = {key.color for key in file.rune_key if seen(floor, key.square, reached)}
        for encounter in file.encounter:
            if isinstance(encounter, rules.Offering) and seen(floor, encounter.square, reached):
                found.add(encounter.key)
        opened = doors | {door.id for door in file.door if door.color in found}
        if opened == doors:
            return reached
        doors = opened


def seen(floor: Floor, square: Square, reached: Cells) -> bool:
    """Whether a square is among these cells."""
    return bool(reached >> floor.cell(square) & 1)


def flooded(floor: Floor, doors: frozenset[str], start: int, blocked: Cells) -> Cells:
    """Every cell that can be walked to through these doors and all stairs."""
    around = floor.adjacent(doors)
    reached = new = 1 << start
    while new:
        beyond = 0
        for cell in as_cells(new):
            beyond |= around[cell]
            if cell in floor.stairs:
                beyond |= 1 << floor.stairs[cell]
        new = beyond & ~reached & ~blocked
        reached |= new
    return reached
