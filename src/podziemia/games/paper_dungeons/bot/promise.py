"""What missions and objectives promise: how far along a sheet is, and what one field more adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..content import PARTS, SHEET
from ..dungeon import COLUMN_MASKS, CORNERS, LEVEL_MASKS, RIM, ROW_MASKS, Rooms
from ..rules.round import mission_points
from ..rules.score import SHAFT
from ..sheet import Sheet
from ..state import Player, State
from . import weights as w

HALF_ITEM: Final = 0.35  # an item with one part, on the way to completed items


class Card(NamedTuple):
    """A number that brings points when a counter reaches it."""

    metric: str
    number: int
    points: float
    curve: float
    """How late on the way to the number its points begin to count."""


def cards_of(state: State, player: Player, haste: float) -> list[Card]:
    """The missions on the table and the steps of the own objective."""
    curve = w.CARD + haste
    points = float(mission_points(state)) if state.round else 6.0
    found = [Card(mission.metric, mission.count, points, curve) for mission in state.missions]
    objective = player.objective
    if objective is not None and state.powers_known:
        before = 0
        for number, step in zip(objective.thresholds, SHEET.cards.objective_points, strict=True):
            found.append(Card(objective.metric, number, step - before, curve))
            before = step
    return found


def promise(card: Card, progress: float) -> float:
    """What a card is worth at some progress: little at first, all when it is reached."""
    if progress >= card.number:
        return card.points
    return card.points * float((progress / card.number) ** card.curve)


def nearly(masks: tuple[Rooms, ...], size: int) -> Callable[[Rooms, Rooms], float]:
    """How many sets of rooms are explored, those begun counted in part."""

    def progress(explored: Rooms, _: Rooms) -> float:
        parts = (min((explored & rooms).bit_count() / size, 1.0) for rooms in masks)
        return sum(part * part * part for part in parts)

    return progress


ROOM_PROGRESS: Final[dict[str, Callable[[Rooms, Rooms], float]]] = {
    "explored_rooms": lambda explored, _: explored.bit_count(),
    "explored_corner_rooms": lambda explored, _: (explored & CORNERS).bit_count(),
    "explored_edge_rooms": lambda explored, _: (explored & RIM).bit_count(),
    "explored_boss_rooms": lambda explored, bosses: (explored & bosses).bit_count(),
    "fully_explored_rows": nearly(ROW_MASKS, len(COLUMN_MASKS)),
    "fully_explored_columns": nearly(COLUMN_MASKS, len(ROW_MASKS)),
    "columns_with_4_explored": nearly(COLUMN_MASKS, SHAFT),
}
"""Counters of explored rooms, given also the boss rooms."""

MONSTER_PROGRESS: Final[dict[str, Callable[[Rooms], float]]] = {
    "defeated_monsters": lambda defeated: defeated.bit_count(),
    "defeated_monsters_level_3": lambda defeated: (defeated & LEVEL_MASKS[3]).bit_count(),
    "defeated_monsters_level_4": lambda defeated: (defeated & LEVEL_MASKS[4]).bit_count(),
    "defeated_monsters_level_5": lambda defeated: (defeated & LEVEL_MASKS[5]).bit_count(),
    "distinct_defeated_monster_levels": lambda defeated: sum(
        1 for rooms in LEVEL_MASKS.values() if defeated & rooms
    ),
}
"""Counters of defeated monsters."""


def nearly_at(level: int) -> Callable[[list[int]], float]:
    """How many heroes have reached a level, those on the way counted in part."""
    parts = [min((reached - 1) / (level - 1), 1.0) ** 3 for reached in range(10)]
    return lambda levels: sum(parts[reached] for reached in levels)


LEVEL_PROGRESS: Final[dict[str, Callable[[list[int]], float]]] = {
    "heroes_at_level_3_plus": nearly_at(3),
    "heroes_at_level_4_plus": nearly_at(4),
    "heroes_at_level_5_plus": nearly_at(5),
    "heroes_at_level_6": nearly_at(6),
    "health": sum,
}
"""Counters of the heroes' levels."""

OTHER_PROGRESS: Final[dict[str, Callable[[Sheet], float]]] = {
    "gems_looted": lambda sheet: sheet.gems,
    "potions_gained": lambda sheet: sheet.potions,
    "completed_items": lambda sheet: (
        sheet.parts.count(PARTS) + HALF_ITEM * sheet.parts.count(PARTS - 1)
    ),
    "traps_triggered": lambda sheet: sheet.traps,
    "obstacles_passed": lambda sheet: sheet.traps + sheet.walls + sheet.waters,
}
"""Counters of which one thing more is always the same."""


def advance(card: Card, progress: float, by: float = 1.0) -> float:
    """What a card gains by some more progress."""
    return promise(card, progress + by) - promise(card, progress)
