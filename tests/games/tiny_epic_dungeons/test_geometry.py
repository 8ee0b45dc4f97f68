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
    Paths,
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
    """A dungeon as sides in words, and what follows from them, the slow way."""

    def __init__(self, sides: dict[Square, str]) -> None:
        self.sides = sides
        self.beside = {square: self.ways(square) for square in sides}
        self.steps = {square: self.rings(square) for square in sides}

    def ways(self, square: Square) -> set[Square]:
        """Where paths lead."""
        found = set()
        for side in self.sides[square]:
            other = square[0] + STEPS[side][0], square[1] + STEPS[side][1]
            if BACK[side] in self.sides.get(other, ""):
                found.add(other)
        return found

    def rings(self, one: Square) -> dict[Square, int]:
        """How many steps away every square is that can be reached, ring by ring."""
        ring, found, steps = {one}, dict[Square, int](), 0
        while ring:
            found |= dict.fromkeys(ring, steps)
            ring = {far for near in ring for far in self.beside[near]} - found.keys()
            steps += 1
        return found

    def sees(self, one: Square, other: Square) -> int:
        """How far away in a straight line of paths; 0: not at all."""
        rows, columns = other[0] - one[0], other[1] - one[1]
        if one == other or (rows and columns):
            return 0
        length = abs(rows) + abs(columns)
        step = rows // length, columns // length
        line = [(one[0] + n * step[0], one[1] + n * step[1]) for n in range(length + 1)]
        walks = all(b in self.beside.get(a, ()) for a, b in pairwise(line))
        return length if walks else 0


def random_dungeon(seed: int) -> tuple[Map, Paths]:
    """A dungeon, in words and as the game knows it."""
    chance = Rng(f"dungeon/{seed}")
    cards = [*ROOMS.values(), *ENCOUNTERS.values(), GATE]
    chance.shuffle(cards)
    lying, _ = grown(chance, cards[: 4 + chance.below(26)])
    sides, layout = dict[Square, str](), EMPTY
    for cell, (card, quarters) in lying.items():
        sides[divmod(cell, 7)] = "".join(
            NAMES[(NAMES.index(side) + quarters) % 4] for side in card.corridors
        )
        layout = laid(layout, cell, turned(card.mask, quarters))
    return Map(sides), paths_of(layout)


@pytest.mark.rule("TED-5.2", "TED-10.11", "TED-10.12", "TED-10.13", "TED-10.14", "TED-10.16")
def test_reach_and_sight_are_those_of_a_slower_way(budget: Budget) -> None:
    def compare(seed: int) -> None:
        drawn, paths = random_dungeon(seed)
        for one, apart in drawn.steps.items():
            cell = one[0] * 7 + one[1]
            near = {divmod(other, 7) for other in paths.beside[cell]}
            assert near == drawn.beside[one]
            distances, sights = paths.distances(cell), paths.sight(cell)
            for other in drawn.sides:
                target = other[0] * 7 + other[1]
                steps, sight = apart.get(other, FAR), drawn.sees(one, other)
                assert distances[target] == steps
                assert sights.get(target, 0) == sight
                assert paths.sees(cell, target) == (one == other or sight > 0)
                assert paths.within(Range("same_room"), cell, target) == (one == other)
                for reach in (1, 3):
                    assert paths.within(Range("path", reach), cell, target) == (steps <= reach)
                    assert paths.within(Range("los", reach), cell, target) == (0 < sight <= reach)
                ways = {divmod(way, 7) for way in paths.towards(cell, target)}
                assert ways == {w for w in near if drawn.steps[w][other] < steps}

    budget.spend(SECONDS, DUNGEONS, compare)


def walks(drawn: Map, held: set[Square], at: Square, left: int) -> Iterator[Square]:
    """TED-5.1, TED-5.5: every end of every walk; whoever holds a room ends it."""
    for other in drawn.beside[at] if left else ():
        yield other
        yield from walks(drawn, held, other, left - 1 if other not in held else 0)


def held_by_enemies(view: View) -> set[Square]:
    """Where enemies are, as a seat sees it."""
    enemies = [*view["goblins"], *view["minions"], view["boss"]]
    squares = [enemy["square"] for enemy in enemies if enemy is not None]
    return {tuple(square) for square in squares if square is not None}


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
        drawn = Map({tuple(r["square"]): r["corridors"].upper() for r in view["rooms"]})
        held = set() if stealthy else held_by_enemies(view)
        layer = grid.layers.get("reach")
        if layer is None:
            assert not any(isinstance(option, Step) for option in ask.options)
        else:
            assert isinstance(layer, Reach)
            shown = {(each.row, each.column) for each in layer.squares}
            assert shown - {start} == {*walks(drawn, held, start, left)} - {start}
            near = {option.to for option in ask.options if isinstance(option, Step)}
            assert near == {*walks(drawn, held, start, min(left, 1))}
            found["reach"] += len(shown) > 1
        sight = grid.layers["sight"]
        assert isinstance(sight, Area)
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
