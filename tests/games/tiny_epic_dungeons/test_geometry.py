"""Paths, distances and lines of sight are those that a slower way finds, in random dungeons."""

from itertools import pairwise

import pytest

from podziemia.games.tiny_epic_dungeons.content import ENCOUNTERS, GATE, ROOMS
from podziemia.games.tiny_epic_dungeons.geometry import (
    CELLS,
    EMPTY,
    FAR,
    LAIR,
    laid,
    paths_of,
    turned,
    with_lair,
)
from podziemia.games.tiny_epic_dungeons.operations import Range
from podziemia.kernel.rng import Rng
from tests.laws.late_dungeons import grown

DUNGEONS = 150
NAMES = "NESW"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Map:
    """A dungeon as sides in words."""

    def __init__(self, seed: int) -> None:
        chance = Rng(f"dungeon/{seed}")
        cards = [*ROOMS.values(), *ENCOUNTERS.values(), GATE]
        chance.shuffle(cards)
        lying, _ = grown(chance, cards[: 4 + chance.below(26)])
        self.sides: dict[tuple[int, int], str] = {}
        layout = EMPTY
        for cell, (card, quarters) in lying.items():
            words = "".join(NAMES[(NAMES.index(s) + quarters) % 4] for s in card.corridors)
            self.sides[divmod(cell, 7)] = words
            layout = laid(layout, cell, turned(card.mask, quarters))
        self.paths = paths_of(layout)
        self.layout = layout

    def beside(self, square: tuple[int, int]) -> set[tuple[int, int]]:
        """Where paths lead."""
        found = set()
        for side in self.sides.get(square, ""):
            other = square[0] + STEPS[side][0], square[1] + STEPS[side][1]
            if BACK[side] in self.sides.get(other, ""):
                found.add(other)
        return found

    def distance(self, one: tuple[int, int], other: tuple[int, int]) -> int:
        """How many steps apart, ring by ring."""
        ring, seen, steps = {one}, {one}, 0
        while ring:
            if other in ring:
                return steps
            ring = {far for near in ring for far in self.beside(near)} - seen
            seen |= ring
            steps += 1
        return FAR

    def sees(self, one: tuple[int, int], other: tuple[int, int]) -> int:
        """How far away in a straight line of paths; 0: not at all."""
        rows, columns = other[0] - one[0], other[1] - one[1]
        if one == other or (rows and columns):
            return 0
        length = abs(rows) + abs(columns)
        step = rows // length, columns // length
        line = [(one[0] + n * step[0], one[1] + n * step[1]) for n in range(length + 1)]
        walks = all(b in self.beside(a) for a, b in pairwise(line))
        return length if walks else 0


@pytest.mark.rule("TED-5.2", "TED-10.11", "TED-10.12", "TED-10.13", "TED-10.14", "TED-10.16")
def test_reach_and_sight_are_those_of_a_slower_way() -> None:
    for seed in range(DUNGEONS):
        drawn = Map(seed)
        squares = sorted(drawn.sides)
        for one in squares:
            cell = one[0] * 7 + one[1]
            near = {divmod(other, 7) for other in drawn.paths.beside[cell]}
            assert near == drawn.beside(one)
            for other in squares:
                target = other[0] * 7 + other[1]
                steps, sight = drawn.distance(one, other), drawn.sees(one, other)
                assert drawn.paths.distances(cell)[target] == steps
                assert drawn.paths.sight(cell).get(target, 0) == sight
                assert drawn.paths.sees(cell, target) == (one == other or sight > 0)
                within = drawn.paths.within
                assert within(Range("same_room"), cell, target) == (one == other)
                assert within(Range("path", 2), cell, target) == (steps <= 2)
                assert within(Range("los", 3), cell, target) == (0 < sight <= 3)
                ways = {divmod(way, 7) for way in drawn.paths.towards(cell, target)}
                assert ways == {
                    w for w in near if 0 < steps < FAR and drawn.distance(w, other) < steps
                }


@pytest.mark.rule("TED-17.9", "TED-18.24", "TED-18.18")
def test_the_lair_is_one_step_from_the_gate_and_nothing_reaches_across() -> None:
    layout = laid(laid(EMPTY, 24, 15), 25, 15)
    paths = paths_of(with_lair(layout, 25))
    assert paths.distances(24)[LAIR] == 2
    assert paths.beside[LAIR] == (25,)
    for reach in (Range("same_room"), Range("path", 9), Range("los", 9)):
        assert paths.within(reach, LAIR, LAIR)
        assert not paths.within(reach, 25, LAIR)
        assert not paths.within(reach, LAIR, 25)
    assert not paths.sees(25, LAIR)
    assert paths_of(layout).distances(24)[LAIR] == FAR


@pytest.mark.rule("TED-6.3", "TED-6.14")
def test_a_card_turned_four_times_lies_as_before() -> None:
    for mask in range(16):
        assert turned(mask, 0) == mask
        again = mask
        for _ in range(4):
            again = turned(again, 1)
        assert again == mask
    assert all(other < CELLS for near in paths_of(laid(EMPTY, 0, 15)).open for other in near)
