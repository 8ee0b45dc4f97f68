"""Every face draws what the contract says: here the terminal, the browser beside it in vitest.

The scenes under `scenes/` are those of every game there is and the synthetic ones; the plain board
reads the same files (`web/src/board/conformance.test.ts`).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.cli.terminal.drawings import Drawing
from podziemia.cli.terminal.grids import FloorPlan
from podziemia.cli.terminal.options import grid_in, indices, listed
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find
from podziemia.kernel.scene import Grid, Scene, Square, covered
from podziemia.kernel.texts import texts
from podziemia.lab.corpus import scenes
from tests.games.scenes import every
from tests.scene.synthetic import FIGURES, SYNTHETIC, large, question

SCENES = Path(__file__).parent / "scenes"
STALE = "the scene has changed: run tools/regenerate, and look at both faces"
WIDE = 400
ABOVE = {"wall": "━", "sketch": "┅", "door": "+", "water": "≈", "rubble": ":", "opening": "║"}
BESIDE = {"wall": "┃", "sketch": "┋", "door": "+", "water": "≈", "rubble": ":", "opening": "═"}
NEIGHBOURS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def written(found: Any) -> bytes:
    return msgspec.json.encode(found) + b"\n"


def read(name: str) -> list[Scene]:
    return msgspec.json.decode((SCENES / f"{name}.json").read_bytes(), type=list[Scene])


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_the_scenes_of_every_game_are_those_of_today(game: Game[Any]) -> None:
    assert (SCENES / f"{game.id}.json").read_bytes() == written(scenes(game)), STALE


@pytest.mark.parametrize("name", SYNTHETIC)
def test_the_synthetic_scenes_are_those_of_today(name: str) -> None:
    assert (SCENES / f"{name}.json").read_bytes() == written([SYNTHETIC[name]()]), STALE


def test_there_are_scenes_of_every_game_and_no_others() -> None:
    games = {game.id for game in podziemia.games()}
    assert {path.stem for path in SCENES.glob("*.json")} == games | set(SYNTHETIC)


class Drawn:
    """A grid as the terminal draws it, read back from its characters."""

    def __init__(self, grid: Grid, game: Game[Any], width: int = WIDE) -> None:
        drawing = Drawing(game, texts(game.id, "en", ("Ala", "Ola")), width=width, roomy=False)
        self.plan = FloorPlan(drawing, grid, width)
        self.lines = [line.plain for line in self.plan.lines()]
        self.wide = self.plan.square
        names = [grid.row_names[row] if grid.row_names else str(row + 1) for row in grid_rows(grid)]
        self.first = max(map(len, names)) + 1  # the column of what lies left of the first square
        starts = [line[: self.first].strip() for line in self.lines]
        self.at = [starts.index(name) for name in names]  # the line of each row

    def left(self, column: int) -> int:
        """The place of what lies left of a square of this column."""
        return self.first + column * (self.wide + 1)

    def square(self, square: Square) -> str:
        row, column = square
        start = self.left(column) + 1
        return self.lines[self.at[row]][start : start + self.wide].strip(" ─")

    def side(self, square: Square, side: str) -> str:
        """What is drawn on a side of a square."""
        row, column = square
        if side in "we":
            line = self.lines[self.at[row]].ljust(self.left(column + 1) + 1)
            return line[self.left(column + (side == "e"))]
        at = self.at[row] + (-1 if side == "n" else 1)
        if at in self.at:  # nothing lies between these rows
            return ""
        line = self.lines[at].ljust(self.left(column + 1)) if at < len(self.lines) else ""
        return line[self.left(column) + 1 : self.left(column + 1)].strip(" │")


def grid_rows(grid: Grid) -> range:
    return range(len(grid.rows))


def grids() -> Iterator[Any]:
    for path in sorted(SCENES.glob("*.json")):
        for number, scene in enumerate(read(path.stem)):
            for piece in every(scene.pieces):
                if isinstance(piece, Grid):
                    game = find(path.stem if path.stem not in SYNTHETIC else "paper_dungeons")
                    yield pytest.param(piece, game, id=f"{path.stem}-{number}-{piece.id}")


GRIDS = list(grids())


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_every_square_at_its_place(grid: Grid, game: Game[Any]) -> None:
    drawn = Drawn(grid, game)
    said = {spot.square for spot in grid.spots if spot.name} | set(drawn.plan.areas)
    bare = [each for each in grid.squares() if each not in said | set(drawn.plan.standing)]
    assert [drawn.square(square) for square in bare] == [grid.kind_of(each) for each in bare]
    for spot in grid.spots:
        if spot.name and spot.badges:
            signs = [drawn.plan.drawing.sign(badge) for badge in spot.badges]
            assert "".join(signs)[: drawn.wide - 2] in drawn.square(spot.square), spot.square


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_every_edge_at_its_place(grid: Grid, game: Game[Any]) -> None:
    drawn = Drawn(grid, game)
    marked: set[tuple[Square, str]] = set()
    for edge in grid.edges:
        square, look = (edge.row, edge.column), grid.edge_kinds[edge.kind].look
        signs = ABOVE if edge.side in "ns" else BESIDE
        found = drawn.side(square, edge.side)
        assert set(found) - {"┿"} <= {signs[look]}, edge
        assert found, edge
        other = NEIGHBOURS[edge.side]
        marked |= {(square, edge.side)}
        marked |= {((edge.row + other[0], edge.column + other[1]), OPPOSITE[edge.side])}
    for square in grid.squares():
        free = [side for side in NEIGHBOURS if (square, side) not in marked]
        inner = [side for side in free if within(grid, square, side)]
        assert not {drawn.side(square, side) for side in inner} - {" ", "", "─"}, square


OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}


def within(grid: Grid, square: Square, side: str) -> bool:
    """Whether there is another row or column on this side."""
    row, column = square[0] + NEIGHBOURS[side][0], square[1] + NEIGHBOURS[side][1]
    return 0 <= row < len(grid.rows) and 0 <= column < grid.columns


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_every_figure_on_its_squares(grid: Grid, game: Game[Any]) -> None:
    drawn = Drawn(grid, game)
    arrows = {"n": "↑", "e": "→", "s": "↓", "w": "←", None: ""}
    stand = {}
    for figure in grid.figures:
        if figure.square is not None:
            top, left = figure.square
            for row in range(top, top + figure.size[0]):
                for column in range(left, left + figure.size[1]):
                    stand[row, column] = drawn.plan.signs[figure.id] + arrows[figure.facing]
    found = {square: drawn.square(square) for square in stand}
    assert all(found[square].startswith(sign) for square, sign in stand.items()), found
    legend = [entry.plain for entry in drawn.plan.legend()]
    for figure in grid.figures:
        sign = drawn.plan.signs[figure.id]
        named = [entry for entry in legend if entry.startswith(f"{sign} ")]
        if figure.square is not None:
            assert any(grid.square_name(figure.square) in entry for entry in named), figure.id
    if len(grid.figures) > 1:
        assert len(set(drawn.plan.signs.values())) == len(grid.figures)


def test_a_grid_of_38_columns_fits_into_80() -> None:
    (grid,) = large().pieces
    assert isinstance(grid, Grid)
    cut = msgspec.structs.replace(
        grid, rows=tuple(row[:38] for row in grid.rows), edges=(), layers={}, figures=()
    )
    drawn = Drawn(cut, find("paper_dungeons"), 80)
    assert len(drawn.plan.columns) == 38
    assert max(map(len, drawn.lines)) <= 80
    assert drawn.square((2, 37)) == cut.kind_of((2, 37))


@pytest.mark.parametrize("name", SYNTHETIC)
def test_narrow_squares_are_drawn_as_truly(name: str) -> None:
    (grid,) = SYNTHETIC[name]().pieces
    assert isinstance(grid, Grid)
    width = 4 + 2 * grid.columns
    drawn = Drawn(grid, find("paper_dungeons"), width)
    assert max(map(len, drawn.lines)) <= width
    for edge in grid.edges:
        signs = ABOVE if edge.side in "ns" else BESIDE
        sign = signs[grid.edge_kinds[edge.kind].look]
        assert drawn.side((edge.row, edge.column), edge.side) == sign, edge
    for figure in grid.figures:
        for square in covered(figure):
            assert drawn.square(square) == drawn.plan.signs[figure.id]


def test_a_question_over_squares_is_one_entry_per_piece() -> None:
    scene = large()
    game = find("paper_dungeons")
    drawing = Drawing(game, texts(game.id, "en"), width=80, roomy=False)
    found = listed(question(scene), scene, drawing)
    assert len(found) == FIGURES + 1
    assert [entry.number for entry in found] == [*range(1, FIGURES + 1), 0]
    first = found[0].squares
    assert first is not None
    assert "100 squares" in found[0].words
    known = indices(grid_in(scene, first), first)
    assert (known["b2"], known["c2"], known["b3"], known["k11"]) == (1, 2, 11, 100)
    assert "a1" not in known


def test_of_a_larger_one_the_part_around_whoever_acts_is_drawn() -> None:
    (grid,) = large().pieces
    assert isinstance(grid, Grid)
    game = find("paper_dungeons")
    drawing = Drawing(game, texts(game.id, "en"), width=40, roomy=False)
    drawing.aimed = grid.figures[-1].id
    plan = FloorPlan(drawing, grid, 40)
    lines = [line.plain for line in plan.lines(7)]
    assert max(map(len, lines)) <= 40
    square = grid.figures[-1].square
    assert square is not None
    assert square[1] in plan.columns
    assert [line for line in lines if line.strip().startswith(f"{square[0] + 1} ")]
