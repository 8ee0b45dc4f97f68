"""A large map costs little: to make, and on the wire."""

from itertools import pairwise
from time import perf_counter

import msgspec

from podziemia.kernel.scene import Grid, OfferedSquares, Square, squares_of, way_to
from tests.scene.synthetic import FIGURES, LARGE, OPTIONS, large, question, reach

FEW_MS = 0.005
KB = 1_000


def position() -> bytes:
    scene = large()
    return msgspec.json.encode({"scene": scene, "question": question(scene)})


def test_a_large_map_with_thousands_of_options_is_small_on_the_wire() -> None:
    offered = msgspec.convert(question(large())["squares"], list[OfferedSquares])
    assert sum(len(list(squares_of(each.runs))) for each in offered) == OPTIONS
    assert len(offered) == FIGURES
    assert [each.first for each in offered] == list(range(1, OPTIONS, OPTIONS // FIGURES))
    assert len(position()) < 50 * KB


def test_a_large_map_is_made_in_a_few_milliseconds() -> None:
    taken = []
    for _ in range(30):
        start = perf_counter()
        scene = large()
        msgspec.json.encode(scene)
        taken.append(perf_counter() - start)
    assert min(taken) < FEW_MS, "the best of 30, so that a busy machine does not matter"


def test_a_way_within_reach_leads_from_square_to_square() -> None:
    (grid,) = large().pieces
    assert isinstance(grid, Grid)
    found = reach(grid.figures[0])
    for each in found.squares:
        way: list[Square] = [(1, 1), *way_to(found, (each.row, each.column))]
        assert len(way) == each.cost + 1
        assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(way))
    assert way_to(found, (LARGE - 1, LARGE - 1)) == []
