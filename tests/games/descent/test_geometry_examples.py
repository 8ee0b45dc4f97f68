"""The worked examples of sight, distance, movement and shapes, drawn square by square."""

from __future__ import annotations

from itertools import pairwise

import pytest

from podziemia.games.descent.geometry import (
    FAR,
    NARROW,
    Body,
    as_cells,
    as_set,
    blast,
    breaths,
    distance_seen,
    flights,
    hole,
    jumps,
    laid,
    rim,
    steps,
    struck,
    view,
)
from podziemia.kernel.scene import Square
from tests.games.descent.drawn import ROCK, Drawn, Pair

CELLAR = """
...111111..222222
...111111..222222
00011111111222222
00011111111222222
...111111..222222
...111111..222222
""".replace(".", ROCK)
CELLAR_DOORS: dict[str, list[Pair]] = {
    "d1": [((2, 2), (2, 3)), ((3, 2), (3, 3))],
    "d2": [((2, 10), (2, 11)), ((3, 10), (3, 11))],
}
BEASTMEN, SKELETON = [(2, 7), (4, 7)], (1, 8)
RUBBLE, PIT = [(0, 6), (1, 6)], (3, 5)


def cellar(opened: str = "d1") -> Drawn:
    """The map of the Salty Cellar."""
    return Drawn(CELLAR, CELLAR_DOORS, opened=opened)


# Adjacency and distance


@pytest.mark.rule("DJ-EX-2", "DJ-4.3")
def test_all_eight_squares_around_one_are_adjacent() -> None:
    board = Drawn("... .a. ...")
    assert board.plan.beside[board["a"][0]] == (0, 1, 2, 3, 5, 6, 7, 8)


CORNERS = [
    # between them         adjacent  what
    ("a. .b", True, "in the open"),
    ("am rb", True, "between a figure and an obstacle"),
    ("a# .b", True, "round the corner of a wall"),
    ("a# #b", False, "through the point where two walls meet"),
]


@pytest.mark.rule("DJ-4.9", "DJ-7.9", "DJ-7.10", "DJ-R-12", "DJ-EX-7", "DJ-EX-H5")
@pytest.mark.parametrize(("drawing", "adjacent", "what"), CORNERS, ids=[row[2] for row in CORNERS])
def test_corners(drawing: str, adjacent: bool, what: str) -> None:
    board = Drawn(drawing)
    (a,), (b,) = board["a"], board["b"]
    assert (b in board.plan.beside[a]) == adjacent, what
    assert board.plan.sees(a, b, board.all("mr")) == adjacent, what
    assert (board["b"] in board.ways(board["a"])) == adjacent, what


@pytest.mark.rule("DJ-EX-13", "DJ-7.15")
def test_the_distance_to_a_large_figure_is_that_to_the_square_which_is_seen() -> None:
    board = Drawn("...... voo.h. .oo.h. ......")
    blocked = board.all("voh")
    assert distance_seen(board.plan, board["v"], board["o"][0], blocked) == 1
    assert distance_seen(board.plan, board["h"], board["v"][0], blocked & ~board.all("o")) == 4
    assert distance_seen(board.plan, board["v"], board["h"][0], blocked) == FAR
    assert board.plan.distance(board["v"][0], board["h"][0]) == 4


@pytest.mark.rule("DJ-EX-23", "DJ-EX-61", "DJ-7.10", "DJ-17.1", "DJ-17.2", "DJ-R-78")
def test_a_door_is_opened_from_its_squares_and_from_beside_its_ends() -> None:
    board = cellar(opened="")
    plan, floor = board.plan, board.floor
    expected = {(2, 2), (3, 2), (2, 3), (3, 3), (1, 3), (4, 3)}
    assert board.squares(plan.beside_door("d1")) == expected
    assert board.squares(cellar().plan.beside_door("d1")) == expected
    outside, inside = floor.cell((2, 2)), floor.cell((1, 3))
    assert inside not in plan.beside[outside]
    assert not plan.sees(outside, inside, 0)
    assert plan.distance(outside, inside) == FAR
    assert inside in cellar().plan.beside[outside]
    door = floor.doors["d1"]
    assert door.under(board.body((2, 2), (2, 3)))
    assert not door.under(board.body((2, 3), (3, 3)))


@pytest.mark.rule("DJ-EX-23", "DJ-17.2")
def test_on_open_ground_four_squares_beside_the_ends_open_a_door() -> None:
    board = Drawn("..... ..... .....", {"d": [((1, 2), (1, 3))]})
    assert board.squares(board.plan.beside_door("d")) == {
        (row, column) for row in (0, 1, 2) for column in (2, 3)
    }


# Line of sight


@pytest.mark.rule("DJ-EX-H5", "DJ-7.8", "DJ-7.9")
@pytest.mark.parametrize(
    ("to", "blocking"),
    [
        ((2, 1), {(1, 0), (1, 1)}),
        ((3, 1), {(1, 0), (2, 1)}),
        ((2, 2), {(1, 1)}),
        ((1, 1), set()),
    ],
    ids=str,
)
def test_which_squares_block_a_line(to: Square, blocking: set[Square]) -> None:
    board = Drawn("... ... ... ...")
    origin, target = board.floor.cell((0, 0)), board.floor.cell(to)
    line = board.plan.line(origin, target)
    assert line is not None
    assert board.squares(line) == blocking
    for square in board.floor.squares:
        seen = board.plan.sees(origin, target, board.at(square))
        assert seen == (square not in blocking)


@pytest.mark.rule("DJ-EX-9", "DJ-7.2", "DJ-7.4", "DJ-7.5", "DJ-R-13")
def test_of_an_ogre_only_the_near_side_is_seen() -> None:
    board = Drawn("...... ....h. ....h. v...oo ....oo ......")
    blocked = board.all("vho")
    seen = board.squares(view(board.plan, board["v"], blocked))
    assert board.squares(board["h"]) <= seen
    assert {(3, 4), (4, 4)} <= seen
    assert not {(3, 5), (4, 5)} & seen
    # The ogre traces from any of its squares, and none of them is in its way.
    assert board["v"][0] in as_cells(view(board.plan, board["o"], blocked))


@pytest.mark.rule("DJ-EX-10", "DJ-15.4")
def test_a_blast_reaches_round_the_corner_what_is_not_seen() -> None:
    board = Drawn("s..c. ###.. ##.m.")
    monster = board["m"][0]
    assert not view(board.plan, board["s"], board.all("sm")) >> monster & 1
    assert view(board.plan, board["s"], board.all("sm")) >> board["c"][0] & 1
    assert blast(board.plan, board["c"][0], 2, 0) >> monster & 1
    assert not blast(board.plan, board["c"][0], 1, 0) >> monster & 1


@pytest.mark.rule("DJ-EX-H6")
def test_what_is_seen_through_the_door_of_the_cellar() -> None:
    board = cellar()
    blocked = board.at(*BEASTMEN, SKELETON, *RUBBLE)
    monsters = {*BEASTMEN, SKELETON}
    for hero, hidden in (((2, 2), {SKELETON}), ((3, 2), set())):
        seen = board.squares(view(board.plan, board.body(hero), blocked))
        assert monsters - seen == hidden


@pytest.mark.rule("DJ-EX-H7", "DJ-7.6", "DJ-13.5")
@pytest.mark.parametrize(
    ("hero", "hidden"),
    [
        ((2, 2), {(0, 3), (0, 7), (1, 7), (0, 8), SKELETON}),
        ((3, 2), {(5, 3), (0, 7), (1, 7), (0, 8)}),
    ],
)
def test_where_no_hero_looks_in_the_cellar(hero: Square, hidden: set[Square]) -> None:
    board = cellar()
    seen = view(board.plan, board.body(hero), board.at(*RUBBLE))
    assert board.squares(board.floor.areas[1] & ~seen & ~board.at(*RUBBLE)) == hidden


WELL_HALL = """
.....11.....11....22..
.....11.....11....22..
...111111..1111..2222.
0001111111111111122222
0001111111111111122222
...111111..1111..2222.
.....11.....11....22..
.....11...............
.....11...............
""".replace(".", ROCK)
WELL_DOORS: dict[str, list[Pair]] = {
    "d1": [((20, 2), (20, 3)), ((21, 2), (21, 3))],
    "d2": [((20, 16), (20, 17)), ((21, 16), (21, 17))],
}


def well_hall() -> Drawn:
    """The west of the first quest's map."""
    return Drawn(WELL_HALL, WELL_DOORS, opened="d1", top=17)


@pytest.mark.rule("DJ-EX-H8")
@pytest.mark.parametrize(
    ("hero", "seen"), [((20, 2), {(21, 7)}), ((21, 2), {(21, 7), (20, 11)})], ids=str
)
def test_what_is_seen_through_the_door_of_the_well_hall(hero: Square, seen: set[Square]) -> None:
    board = well_hall()
    monsters = {(17, 5), (24, 5), (20, 11), (22, 13), (21, 7), (21, 9)}
    blocked = board.at(*monsters, (20, 5), (20, 6))
    assert board.squares(view(board.plan, board.body(hero), blocked)) & monsters == seen


@pytest.mark.rule("DJ-EX-54", "DJ-7.14", "DJ-7.16")
def test_obstacles_do_not_make_a_distance_longer() -> None:
    board = well_hall()
    glyph = board.floor.cell((23, 12))
    assert board.plan.distance(board.floor.cell((19, 5)), glyph) == 7
    assert board.plan.distance(board.floor.cell((19, 6)), glyph) == 6
    assert board.plan.within(glyph, 6) >> board.floor.cell((19, 6)) & 1
    assert not board.plan.within(glyph, 6) >> board.floor.cell((19, 5)) & 1


# Stairs, pits, wind


@pytest.mark.rule("DJ-EX-55", "DJ-7.12", "DJ-7.18", "DJ-7.19", "DJ-7.20")
def test_stairs_show_their_other_end_to_attackers() -> None:
    board = Drawn("..... ..b.. ..a.. ##### c..## d.e## ..f##", stairs=[((2, 2), (4, 0))])
    plan, (a,), (b,), (c,), (d,) = board.plan, board["a"], board["b"], board["c"], board["d"]
    lower = {(4, 0), (4, 1), (5, 0), (5, 1)}
    below = board.at(*lower, (4, 2), (5, 2), (6, 0), (6, 1), (6, 2))
    assert board.squares(view(plan, (a,), 0) & below) == lower
    assert board.squares(view(plan, (b,), 0) & below) == {(4, 0)}
    assert not view(plan, (a,), 0, by_stairs=False) & below  # nothing is revealed
    assert not view(plan, board.body((0, 2)), 0) & below
    for origin, target, far in ((a, c, 1), (a, d, 2), (b, c, 2), (c, a, 1), (d, a, 2)):
        assert distance_seen(plan, (origin,), target, 0) == far
    assert distance_seen(plan, (b,), d, 0) == FAR
    # Hand to hand from one staircase at the other; one square further with Reach; no Sweep.
    assert struck(plan, (a,), 1, 0) >> c & 1
    assert not struck(plan, (a,), 1, 0) >> d & 1
    assert struck(plan, (a,), 2, 0) >> d & 1
    assert not struck(plan, (b,), 1, 0) >> c & 1
    assert struck(plan, (b,), 2, 0) >> c & 1
    assert not struck(plan, (a,), 2, 0, by_stairs=False) & below
    # For anything else the two ends are far apart.
    assert c not in plan.beside[a]
    assert plan.distance(a, c) == FAR
    assert not blast(plan, a, 3, 0) >> c & 1
    assert (c,) not in flights(plan, (a,))


@pytest.mark.rule("DJ-EX-67", "DJ-7.11", "DJ-R-33")
def test_who_is_in_a_pit_sees_only_its_rim() -> None:
    board = cellar()
    hero, pits = board.body(PIT), board.at(PIT)
    seen = board.squares(view(board.plan, hero, board.at(*RUBBLE), pits))
    rim_of_pit = {(row, column) for row in (2, 3, 4) for column in (4, 5, 6)}
    assert seen == rim_of_pit
    # Everybody else sees whoever is down there.
    assert view(board.plan, board.body((3, 2)), 0, pits) >> hero[0] & 1


@pytest.mark.rule("DJ-7.11", "DJ-17.11", "DJ-17.23", "DJ-R-34")
def test_pit_squares_that_share_an_edge_are_one_pit() -> None:
    board = Drawn("..... .ppb. ..... .p... .....")
    pits = board.all("p")
    (first, second, single) = board["p"]
    assert hole(board.plan, first, pits) == as_set((first, second))
    assert hole(board.plan, single, pits) == as_set((single,))
    assert view(board.plan, (first,), 0, pits) >> board["b"][0] & 1
    assert not view(board.plan, (first,), 0, pits) >> single & 1
    assert board.squares(rim(board.plan, as_set((single,)))) == {
        (row, column) for row in (2, 3, 4) for column in (0, 1, 2)
    } - {(3, 1)}
    # A figure that it does not hold entirely is not in it.
    beside = board.body((1, 0), (1, 1))
    assert view(board.plan, beside, 0, pits) >> single & 1


JUMPS = [
    # the way east  lands on       what
    ("app..", 3, "over both squares"),
    ("apmp.", None, "not over a figure"),
    ("apm..", None, "not onto a figure"),
    ("appr.", None, "not onto rubble"),
    ("app#.", None, "not into a wall"),
    ("a.p..", None, "not from farther off"),
    ("ppp..", None, "not from within"),
]


@pytest.mark.rule("DJ-17.12", "DJ-17.13", "DJ-R-35")
@pytest.mark.parametrize(("drawing", "lands", "what"), JUMPS, ids=[row[2] for row in JUMPS])
def test_jumps(drawing: str, lands: int | None, what: str) -> None:
    board = Drawn(drawing)
    found = jumps(board.plan, 0, board.all("p"), board.all("mr"))
    assert [jump.landing for jump in found] == ([lands] if lands else []), what
    assert all(len(jump.over) == 2 for jump in found), what


@pytest.mark.rule("DJ-7.13")
def test_gust_of_wind_hides_what_is_farther_than_five() -> None:
    board = Drawn("v.........")
    assert view(board.plan, board["v"], 0, farthest=5) == as_set(range(6))
    assert distance_seen(board.plan, board["v"], 5, 0, farthest=5) == 5
    assert distance_seen(board.plan, board["v"], 6, 0, farthest=5) == FAR
    assert distance_seen(board.plan, board["v"], 6, 0) == 6


# Large figures


@pytest.mark.rule("DJ-EX-24", "DJ-14.10", "DJ-14.11", "DJ-14.13")
def test_a_hell_hound_follows_its_front_and_drifts() -> None:
    board = Drawn("..... " * 6)
    way = [
        board.body((4, 1), (5, 1)),
        board.body((3, 1), (4, 1)),  # up
        board.body((3, 1), (3, 2)),  # right
        board.body((2, 2), (3, 2)),  # up
        board.body((1, 3), (2, 3)),  # drifts
    ]
    for here, there in pairwise(way):
        assert there in board.ways(here)
    entered = {step.body: step.entered for step in steps(board.plan, way[0])}
    assert board.squares(entered[way[1]]) == {(3, 1)}
    # Never sidewise: both halves at once move only along a diagonal.
    assert board.body((4, 2), (5, 2)) not in board.ways(way[0])
    assert len(board.ways(board.body((2, 2), (3, 2)))) == 10


@pytest.mark.rule("DJ-EX-25", "DJ-EX-26", "DJ-14.10", "DJ-14.12")
def test_a_dragon_turns_with_two_squares_to_choose_from_and_drifts() -> None:
    board = Drawn("....... " * 6)

    def body(top: int, left: int, rows: int, columns: int) -> Body:
        return laid(board.floor, board.floor.cell((top, left)), (rows, columns))

    lying = body(3, 2, 2, 3)
    ways = board.ways(lying)
    turned = {body(top, left, 3, 2) for top in (2, 3) for left in (2, 3)}
    ahead = {body(3, 1, 2, 3), body(3, 3, 2, 3)}
    drifts = {body(top, left, 2, 3) for top in (2, 4) for left in (1, 3)}
    assert ways == turned | ahead | drifts
    assert body(2, 2, 2, 3) not in ways


@pytest.mark.rule("DJ-EX-27", "DJ-14.9")
def test_a_giant_moves_like_anybody_else() -> None:
    board = Drawn("..... ..... ..... .gg.. .gg..")
    way = [board["g"]]
    for down, right in ((-1, 0), (-1, 1), (0, 1)):
        row, column = board.floor.square(way[-1][0])
        way.append(laid(board.floor, board.floor.cell((row + down, column + right)), (2, 2)))
        assert way[-1] in board.ways(way[-2])
    assert len(board.ways(laid(board.floor, board.floor.cell((1, 1)), (2, 2)))) == 8


@pytest.mark.rule("DJ-14.9", "DJ-17.1")
def test_no_large_figure_lies_across_a_closed_door() -> None:
    doors = {"d": [((0, 2), (0, 3))]}
    for opened, passes in (("", False), ("d", True)):
        board = Drawn("...... ......", doors, opened=opened)
        here = laid(board.floor, 1, (2, 2))
        assert (laid(board.floor, 2, (2, 2)) in board.ways(here)) == passes


# Blast, Breath, Knockback, Reach and Sweep


@pytest.mark.rule("DJ-EX-36", "DJ-15.4", "DJ-15.5", "DJ-R-66")
def test_walls_and_rubble_shield_from_a_blast_and_figures_do_not() -> None:
    board = Drawn("..#.. ..#.. .fb.. ..r.. .....")
    assert board.squares(blast(board.plan, board["b"][0], 2, board.all("r"))) == {
        *((0, 0), (0, 4), (1, 0), (1, 1), (1, 3), (1, 4)),
        *((2, column) for column in range(5)),
        *((3, column) for column in range(5)),
        *((4, 0), (4, 4)),
    }


@pytest.mark.rule("DJ-EX-37", "DJ-15.7", "DJ-15.8", "DJ-R-15")
def test_a_breath_has_six_placements_around_a_hell_hound() -> None:
    board = Drawn("... .h. .h. ...")
    found = breaths(board.plan, board["h"])
    assert len(found) == len({breath.squares for breath in found}) == 6
    assert [breath.side for breath in found] == ["n", "n", "w", "e", "s", "s"]
    assert len(breaths(board.plan, board["h"], NARROW)) == 6
    outside = [square for breath in found for square in breath.squares if min(square) < 0]
    assert outside  # it need not lie on the map
    dragon = Drawn("ddd ddd")
    assert len(breaths(dragon.plan, dragon["d"])) == 6


@pytest.mark.rule("DJ-EX-38", "DJ-15.7", "DJ-15.8", "DJ-R-16")
def test_a_breath_hits_friend_and_foe_under_it_and_stops_at_walls() -> None:
    board = Drawn("...v ...b .c.. .s.. hh.. ....")
    under = next(breath.cells for breath in breaths(board.plan, board["h"]) if breath.side == "n")
    assert board.squares(under) == {
        *((3, 0), (3, 1)),
        *((2, column) for column in range(3)),
        *((1, column) for column in range(3)),
    }
    assert under & board.all("c")
    assert under & board.all("s")
    assert not under & board.all("v")
    walled = Drawn(".... ###. .s.. hh..")
    (breath,) = (each for each in breaths(walled.plan, walled["h"]) if each.side == "n")
    assert walled.squares(breath.cells) == {(2, 0), (2, 1)}


@pytest.mark.rule("DJ-EX-46", "DJ-15.16", "DJ-15.17", "DJ-15.30")
def test_how_far_knockback_carries_in_the_cellar() -> None:
    board = cellar()
    landings = board.squares(cell for (cell,) in flights(board.plan, board.body((3, 9))))
    assert {(2, 6), (3, 6), (0, 8), (2, 10)} <= landings
    assert not {(3, 5), (2, 11), (3, 9)} & landings


@pytest.mark.rule("DJ-EX-39", "DJ-15.17", "DJ-15.30", "DJ-R-19")
def test_knockback_flies_over_rubble_and_carries_large_figures_less_far() -> None:
    board = Drawn("..... vrrh. ...h.")
    landings = [cell for (cell,) in flights(board.plan, board["v"])]
    assert board.floor.cell((0, 3)) in landings
    assert board.floor.cell((0, 3)) in as_cells(board.plan.touching(board["h"]))
    hound = {board.floor.square(body[0]) for body in flights(board.plan, board["h"])}
    assert hound == {(row, column) for row in (0, 1) for column in (1, 2, 3, 4)} - {(1, 3)}
    giant = Drawn("gg. gg. ...")
    assert flights(giant.plan, giant["g"]) == ()


@pytest.mark.rule("DJ-EX-40", "DJ-15.20", "DJ-15.24")
def test_reach_and_sweep_need_sight() -> None:
    board = Drawn(".gg.. .gg.c ..r.. .vs.. .....")
    targets = struck(board.plan, board["g"], 2, board.all("gvcsr"))
    assert board.squares(targets & board.all("vcs")) == {(1, 4), (3, 1)}
    assert board.plan.within_any(board["g"], 2) & board.all("s")
    assert not targets & board.all("g")
    assert not targets & board.at((4, 1))
    assert not struck(board.plan, board["g"], 1, board.all("gvcsr")) & board.all("vcs")
