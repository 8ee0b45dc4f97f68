"""Grids that no game has, so that every face is tried with everything the contract allows.

`small` has every look of squares and edges, figures of all sizes and facings, turned tiles and
every kind of layer. `large` is a map of 40 x 40 with 30 figures and 3,000 options. `cards` is a
dungeon of 7 x 7 cards with corridors, turned as they were laid, and fog beyond them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import product
from typing import Any, get_args

import msgspec

from podziemia.kernel.scene import (
    NO_SQUARE,
    Area,
    Edge,
    EdgeKind,
    Figure,
    Grid,
    Layer,
    OfferedSquares,
    Reach,
    Reached,
    Scene,
    Side,
    Spot,
    Square,
    SquareKind,
    Stat,
    Tile,
    Way,
    Words,
    covered,
    line_of,
    runs_of,
    squares_of,
)
from podziemia.kernel.scene.grid import EdgeLook, Rotation, SquareLook
from tests.laws.toys.crypt import crypt_scene

SIDES: tuple[Side, ...] = get_args(Side)
SIZES = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)]
LOOKS = dict(zip(".:~!#?", get_args(SquareLook), strict=True))
KINDS = {
    letter: SquareKind(Words("square-kind", {"look": look}), look) for letter, look in LOOKS.items()
}
EDGE_KINDS = {
    look: EdgeKind(Words("edge-kind", {"look": look}), look) for look in get_args(EdgeLook)
}
LARGE = 40
FIGURES = 30
OPTIONS = 3_000


def figure(name: str, square: Square, size: tuple[int, int] = (1, 1), **more: Any) -> Figure:
    words = Words("figure-name", {"name": name})
    return Figure(id=name, name=words, picture="figure", square=square, size=size, **more)


def at(place: int) -> Square:
    """Where figures stand so that none is in the way of another."""
    return 1 + 4 * (place // 8), 4 * (place % 8)


def small() -> Scene:
    """Everything once, on a grid that is wider than high and has holes."""
    rows = ["." * 32 for _ in range(14)]
    rows[12] = "".join(letter * 3 for letter in LOOKS) + NO_SQUARE * 4 + "." * 10
    rows[13] = "." * 20  # a shorter row
    edges = [
        Edge(10 + place % 2, 1 + 2 * place, side, look)
        for place, (look, side) in enumerate(
            (look, SIDES[number % 4]) for number, look in enumerate(EDGE_KINDS)
        )
    ]
    edges += [Edge(0, 3, "n", "wall"), Edge(13, 5, "s", "opening"), Edge(5, 0, "w", "door")]
    edges += [Edge(5, 31, "e", "water"), Edge(11, 20, "s", "wall"), Edge(11, 22, "e", "rubble")]
    figures = [
        figure(f"{size[0]}x{size[1]}{facing}", at(place), size, facing=facing)
        for place, (size, facing) in enumerate(product(SIZES, SIDES))
    ]
    tiles = tuple(
        Tile(
            id=f"tile:{turn}",
            tile="l_shape",
            name=Words("tile-name", {"turn": turn}),
            origin=(10, 24 + 2 * number),
            rotation=turn,
            squares=((10, 24 + 2 * number, 1), (11, 24 + 2 * number, 2)),
        )
        for number, turn in enumerate(get_args(Rotation))
    )
    layers: dict[str, Layer] = {
        "fog": Area(label=Words("layer-fog"), look="fog", squares=((0, 20, 12), (4, 28, 2))),
        "seen": Area(label=Words("layer-seen"), look="seen", squares=((13, 0, 4),)),
        "sight": Area(label=Words("layer-sight"), look="sight", squares=((0, 8, 6),), of="1x1n"),
        "way": Way(label=Words("layer-way"), squares=((13, 6), (13, 7), (12, 7))),
        "reach": Reach(
            label=Words("layer-reach"),
            of="1x1n",
            events=("walked",),
            squares=(Reached(0, 0, 1, (1, 0)), Reached(0, 1, 2, (0, 0)), Reached(0, 2, 3, (0, 1))),
        ),
    }
    badge = Stat("coin", 3, Words("stat-coin"))
    grid = Grid(
        id="small",
        name=Words("grid-name"),
        rows=tuple(rows),
        kinds=KINDS,
        edges=tuple(edges),
        edge_kinds=EDGE_KINDS,
        tiles=tiles,
        spots=(Spot(square=(13, 18), name=Words("spot-name"), badges=(badge,)),),
        figures=tuple(figures),
        layers=layers,
    )
    return Scene(Words("title"), (grid,), seat=0)


def walls() -> tuple[Edge, ...]:
    """The walls of rooms of 8 x 8 with a door in the middle of each side."""
    found = []
    for start, place in product(range(0, LARGE, 8), range(LARGE)):
        kind = "door" if place % 8 == 4 and start else "wall"
        found += [Edge(start, place, "n", kind), Edge(place, start, "w", kind)]
    found += [Edge(LARGE - 1, place, "s", "wall") for place in range(LARGE)]
    return (*found, *(Edge(place, LARGE - 1, "e", "wall") for place in range(LARGE)))


EDGES = walls()
ROWS = tuple(
    "".join("~" if (row // 3 + column // 5) % 9 == 0 else "." for column in range(LARGE))
    for row in range(LARGE)
)


PLACES: tuple[Square, ...] = tuple(
    (1 + 7 * (number // 6), 1 + 6 * (number % 6)) for number in range(FIGURES)
)


def large(places: Sequence[Square] = PLACES) -> Scene:
    """A large dungeon in the middle of a match, with figures at these places."""
    figures = tuple(
        figure(
            f"figure {number}",
            square,
            SIZES[number % len(SIZES)],
            facing=SIDES[number % 4],
            owner=number if number < 4 else None,
            badges=(Stat("life", 3 + number % 5, Words("stat-life")),),
        )
        for number, square in enumerate(places)
    )
    layers: dict[str, Layer] = {
        "fog": Area(
            label=Words("layer-fog"),
            look="fog",
            squares=tuple((row, 26 + row % 3, 14 - row % 3) for row in range(18)),
        ),
        "reach": reach(figures[0]),
    }
    grid = Grid(
        id="large",
        name=Words("grid-name"),
        rows=ROWS,
        kinds=KINDS,
        edges=EDGES,
        edge_kinds=EDGE_KINDS,
        figures=figures,
        layers=layers,
    )
    return Scene(Words("title"), (grid,), seat=0)


def reach(walker: Figure) -> Reach:
    """Where a figure can walk with eight points; walls stop it."""
    assert walker.square is not None
    closed = {line_of(edge) for edge in EDGES if edge.kind == "wall"}
    costs, found = {walker.square: 0}, []
    queue = deque([walker.square])
    while queue:
        row, column = queue.popleft()
        if costs[row, column] == 8:
            continue
        for side, target in zip(
            SIDES,
            ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)),
            strict=True,
        ):
            inside = 0 <= target[0] < LARGE and 0 <= target[1] < LARGE
            stopped = line_of(Edge(row, column, side, "")) in closed
            if inside and not stopped and target not in costs:
                costs[target] = costs[row, column] + 1
                found.append(Reached(*target, costs[target], (row, column)))
                queue.append(target)
    return Reach(label=Words("layer-reach"), of=walker.id, events=("walked",), squares=tuple(found))


def question(scene: Scene) -> dict[str, Any]:
    """A question with 3,000 options after an explicit one: every figure to a hundred squares."""
    (grid,) = scene.pieces
    assert isinstance(grid, Grid)
    first, offered = 1, []
    for piece in grid.figures:
        top, left = next(iter(covered(piece)))
        top, left = min(top, LARGE - 10), min(left, LARGE - 10)
        runs = runs_of(product(range(top, top + 10), range(left, left + 10)))
        offered.append(OfferedSquares(piece=piece.id, grid=grid.id, first=first, runs=runs))
        first += len(list(squares_of(runs)))
    return {
        "prompt": "move",
        "rule": "XX-1.1",
        "about": {},
        "options": [{"type": "pass"}],
        "offers": [{"words": {"message": "pass"}}],
        "squares": msgspec.to_builtins(offered),
    }


def cards() -> Scene:
    """Cards with corridors, heroes of two players and goblins; several stand on one card."""
    places = {"ann": (3, 3), "bob": (1, 3), "cyd": (3, 3), "dan": (3, 4)}
    return crypt_scene(places, {"ann": 3, "bob": 2, "cyd": 0, "dan": 0})


SYNTHETIC = {"small": small, "large": large, "cards": cards}
