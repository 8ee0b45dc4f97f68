"""The map: what is open, what is closed, and how far it is to the bosses."""

from collections import deque

import pytest

from podziemia.games.paper_dungeons.content import DUNGEON_ENTRIES
from podziemia.games.paper_dungeons.dungeon import (
    CLOAK_BIT,
    DUNGEONS,
    ENTRANCES,
    MEDALLION_BIT,
    NUMBERS,
    PRINTED_WALLS,
    ROOMS,
    TUNNELS,
    WATERS,
    Dungeon,
    beside,
    pair,
)
from podziemia.games.paper_dungeons.entries import DungeonEntry
from podziemia.games.paper_dungeons.options import Step

every_card = pytest.mark.parametrize("entry", DUNGEON_ENTRIES.values(), ids=lambda entry: entry.id)
VAULT = NUMBERS["b7"]


def neighbours(dungeon: Dungeon, room: int, passing: int = 0) -> list[int]:
    steps = dungeon.steps[passing][room]
    return [NUMBERS[step.room] for step in steps if isinstance(step, Step)]


def distances(dungeon: Dungeon, starts: list[int], first: int) -> dict[int, int]:
    """Movement points from some rooms to every other."""
    found = dict.fromkeys(starts, first)
    queue = deque(starts)
    while queue:
        room = queue.popleft()
        for target in neighbours(dungeon, room):
            if target not in found:
                found[target] = found[room] + 1
                queue.append(target)
    return found


@every_card
@pytest.mark.rule("PD-8.2", "PD-8.3")
def test_the_way_to_the_bosses_is_as_long_as_the_card_says(entry: DungeonEntry) -> None:
    dungeon = DUNGEONS[entry.id]
    outside = distances(dungeon, list(ENTRANCES), 1)
    first, second, third = dungeon.boss_rooms
    tour = outside[first]
    tour += distances(dungeon, [first], 0)[second] + distances(dungeon, [second], 0)[third]
    assert (outside[first], outside[second], outside[third], tour) == entry.route


@every_card
@pytest.mark.rule("PD-8.17")
def test_without_items_everything_but_the_vault_can_be_reached(entry: DungeonEntry) -> None:
    for entrance in ENTRANCES:
        reached = distances(DUNGEONS[entry.id], [entrance], 1)
        assert set(reached) == set(range(42)) - {VAULT}


@every_card
@pytest.mark.rule("PD-1.4", "PD-8.21", "PD-6.22")
def test_six_walls_are_drawn_where_there_was_an_open_passage(entry: DungeonEntry) -> None:
    walls = [pair(name) for name in entry.walls]
    assert len(set(walls)) == 6
    for first, second in walls:
        assert second in beside(first)
        assert (first, second) not in PRINTED_WALLS | WATERS | TUNNELS
    assert not PRINTED_WALLS & WATERS


@every_card
@pytest.mark.rule("PD-9.5", "PD-9.10")
def test_bosses_live_in_empty_rooms(entry: DungeonEntry) -> None:
    for name in entry.boss_rooms:
        room = ROOMS[NUMBERS[name]]
        assert room.monster is None
        assert not room.trap
        assert room.potions + room.item_parts + room.level_ups == 0
        assert room.gem < 0


@every_card
@pytest.mark.rule("PD-8.4", "PD-8.5", "PD-8.6", "PD-8.7", "PD-6.15")
def test_with_cloak_and_medallion_every_neighbour_is_open_and_nothing_else(
    entry: DungeonEntry,
) -> None:
    for room in range(42):
        tunnels = [target for start, target in TUNNELS if start == room]
        found = neighbours(DUNGEONS[entry.id], room, CLOAK_BIT | MEDALLION_BIT)
        assert sorted(found) == sorted([*beside(room), *tunnels])
        assert set(neighbours(DUNGEONS[entry.id], room)) <= set(found)


@pytest.mark.rule("PD-8.6")
def test_the_tunnels_join_the_rim_both_ways() -> None:
    assert {(ROOMS[a].id, ROOMS[b].id) for a, b in TUNNELS} == {
        ("a2", "f2"),
        ("f2", "a2"),
        ("a4", "f4"),
        ("f4", "a4"),
    }


@pytest.mark.rule("PD-8.3")
def test_there_are_71_passages_of_which_58_are_open() -> None:
    pairs = {(a, b) for a in range(42) for b in beside(a) if a < b}
    closed = {(a, b) for a, b in PRINTED_WALLS | WATERS if a < b}
    assert (len(pairs), len(closed)) == (71, 13)
    assert closed <= pairs
