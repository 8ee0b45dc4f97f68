"""Paths, distances and lines of sight are those that a slower way finds, in random dungeons."""

from collections import Counter
from collections.abc import Iterator
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
from podziemia.games.tiny_epic_dungeons.options import Step
from podziemia.kernel.game import View
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Area, Grid, Reach, Square
from tests.budget import Budget
from tests.laws.late_dungeons import grown, late_match

GAME = find("tiny_epic_dungeons")

DUNGEONS = 60
SECONDS = 3.0
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
def test_reach_and_sight_are_those_of_a_slower_way(budget: Budget) -> None:
    def compare(seed: int) -> None:
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

    budget.spend(SECONDS, DUNGEONS, compare)


def walks(view: View, at: tuple[int, int], left: int, *, stealthy: bool) -> Iterator[Square]:
    """TED-5.1, TED-5.5: every end of every walk; an enemy ends it for all but the stealthy."""
    sides = {tuple(room["square"]): room["corridors"].upper() for room in view["rooms"]}
    enemies = [enemy for enemy in view["goblins"] if enemy is not None] + view["minions"]
    enemies += [] if view["boss"] is None else [view["boss"]]
    held = [tuple(enemy["square"]) for enemy in enemies if enemy["square"] is not None]
    for side in sides[at] if left else ():
        other = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
        if BACK[side] in sides.get(other, ""):
            yield other
            further = left - 1 if stealthy or other not in held else 0
            yield from walks(view, other, further, stealthy=stealthy)


@pytest.mark.rule("TED-5.1", "TED-5.2", "TED-5.5", "TED-5.8", "TED-10.12")
def test_what_is_shown_in_reach_and_sight_is_what_can_be_walked_to_and_seen(
    budget: Budget,
) -> None:
    found: Counter[str] = Counter()

    def compare(seed: int) -> None:
        match = late_match(f"reach/{seed}", 1 + seed % 4, {"heroes": 2 + seed % 3})
        if match.over or (ask := match.pending[match.answering()[0]]).prompt != "turn":
            return
        view, state = match.view(ask.seat), match.state
        grid = next(p for p in GAME.scene(view).pieces if isinstance(p, Grid))
        if state.hero.cell == LAIR:
            assert not {"reach", "sight"} & grid.layers.keys()
            return
        start, left = divmod(state.hero.cell, 7), state.speed_left()
        stealthy = state.stealthy(state.hero)
        found["stealthy"] += stealthy
        layer = grid.layers.get("reach")
        if layer is None:
            assert not any(isinstance(option, Step) for option in ask.options)
        else:
            assert isinstance(layer, Reach)
            shown = {(each.row, each.column) for each in layer.squares}
            assert shown - {start} == {*walks(view, start, left, stealthy=stealthy)} - {start}
            near = {option.to for option in ask.options if isinstance(option, Step)}
            assert near == {*walks(view, start, min(left, 1), stealthy=stealthy)}
            found["reach"] += len(shown) > 1
        sight = grid.layers["sight"]
        assert isinstance(sight, Area)
        drawn = Map(0)
        drawn.sides = {tuple(r["square"]): r["corridors"].upper() for r in view["rooms"]}
        seen = {(row, column) for row, column, _ in sight.squares}
        assert seen == {other for other in drawn.sides if drawn.sees(start, other)}
        found["sight"] += len(seen) > 0

    budget.spend(SECONDS, DUNGEONS, compare)
    assert budget.only is not None or len(+found) == len(("stealthy", "reach", "sight"))


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
