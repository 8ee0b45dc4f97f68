"""Every face draws what the contract says: here the terminal, the browser beside it in vitest.

The scenes under `scenes/` are those of every game there is and the synthetic ones; the plain board
reads the same files (`web/src/board/conformance.test.ts`).
"""

from collections.abc import Iterable, Iterator
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

import podziemia
from podziemia.cli.terminal.drawings import NAMED_IN_STACK, Drawing
from podziemia.cli.terminal.grids import FloorPlan
from podziemia.cli.terminal.options import grid_in, indices, listed
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find
from podziemia.kernel.scene import (
    AnyPiece,
    Area,
    Card,
    Die,
    Grid,
    Layer,
    Panel,
    Reach,
    Scene,
    Square,
    Text,
    Token,
    Track,
    Way,
    Zone,
    covered,
    line_of,
    squares_of,
)
from podziemia.kernel.texts import texts
from podziemia.lab.corpus import scenes
from tests.games.scenes import every
from tests.scene.synthetic import FIGURES, SYNTHETIC, large, question

SCENES = Path(__file__).parent / "scenes"
STALE = "the scene has changed: run tools/regenerate, and look at both faces"
WIDE = 400
ABOVE = {"wall": "━", "sketch": "┅", "door": "+", "water": "≈", "rubble": ":", "opening": "║"}
BESIDE = {"wall": "┃", "sketch": "┋", "door": "+", "water": "≈", "rubble": ":", "opening": "═"}
SMALL, TURNED = "⁰¹²³⁴⁵⁶⁷⁸⁹", "▴▸▾◂ "
AREAS = {"fog": "░", "seen": "•", "sight": "∘", "area": "▫"}
"""How areas are drawn; marks repeat what is written in a square already."""
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


def all_scenes() -> Iterator[Any]:
    for path in sorted(SCENES.glob("*.json")):
        game = find(path.stem if path.stem not in SYNTHETIC else "paper_dungeons")
        for number, scene in enumerate(read(path.stem)):
            yield pytest.param(scene, game, id=f"{path.stem}-{number}")


@pytest.mark.parametrize(("scene", "game"), list(all_scenes()))
def test_the_terminal_says_every_piece_with_its_numbers(scene: Scene, game: Game[Any]) -> None:
    names = tuple(f"Player {seat + 1}" for seat in range(game.players[-1]))
    drawing = Drawing(game, texts(game.id, "en", names), width=WIDE, roomy=True)
    console = Console(width=WIDE, file=StringIO(), record=True)
    console.print(drawing.scene(scene))
    drawn = " ".join(console.export_text().split())
    for piece in said_at_length(scene.pieces, scene.seat):
        for ways in sayings(drawing, piece):
            assert any(" ".join(words.split()) in drawn for words in ways), (piece.id, ways)


def said_at_length(pieces: Iterable[AnyPiece], seat: int | None) -> Iterator[AnyPiece]:
    """All but the sheets of others, the cards deep in a pile, and what is not there yet."""
    for piece in pieces:
        if isinstance(piece, Track) and not piece.value:
            continue
        if isinstance(piece, Card) and "empty" in piece.states:
            continue
        yield piece
        if not isinstance(piece, Zone):
            continue
        if any(isinstance(child, Grid) for child in piece.children) and piece.owner != seat:
            continue
        children = piece.children
        if piece.layout == "stack":  # its uppermost cards are named, no more
            cards = [child for child in children if isinstance(child, Card)]
            children = tuple(replace(card, stats=()) for card in cards[:NAMED_IN_STACK])
        yield from said_at_length(children, seat)


def sayings(drawing: Drawing, piece: AnyPiece) -> Iterator[list[str]]:
    """What is said of a piece; of each, one of several ways will do."""
    match piece:
        case Card():
            yield [drawing.say(piece.name)]
            for stat in piece.stats:
                yield [
                    *(drawing.stat(stat, short=short) for short in (True, False)),
                    drawing.sign(stat),
                ]
        case Token():
            name = drawing.say(piece.name)
            if len(piece.badges) == 1:
                value = piece.badges[0].value
                yield [f"{name} {value}", f"{drawing.say(piece.name, short=True)} {value}"]
        case Track():
            labels = (drawing.say(piece.label, short=short) for short in (True, False))
            yield [f"{label} {piece.value}/{piece.maximum}" for label in labels]
        case Die():
            yield [drawing.texts.card(f"{piece.kind}_{piece.face}")]
        case Text():
            yield [drawing.say(piece.words)]
        case Panel():
            yield [drawing.say(piece.heading, short=False)]
            for line in piece.lines:
                yield [drawing.say(line.words)]
        case Zone() if piece.children and piece.layout != "path":
            yield [drawing.say(piece.label)]


class Drawn:
    """A grid as the terminal draws it, read back from its characters."""

    def __init__(
        self, grid: Grid, game: Game[Any], width: int = WIDE, acting: str | None = None
    ) -> None:
        drawing = Drawing(game, texts(game.id, "en", ("Ala", "Ola")), width=width, roomy=False)
        drawing.acting = acting
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

    def above(self, square: Square) -> str:
        """All that is drawn above a square."""
        row, column = square
        return self.lines[self.at[row] - 1][self.left(column) + 1 : self.left(column + 1)]

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
    found = [drawn.square(square).rstrip(SMALL + TURNED) for square in bare]
    assert found == [grid.kind_of(each) for each in bare]
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
        for side in inner:
            rim = {"┈", "┊"} if on_a_rim(grid, square, side) else set()
            assert set(drawn.side(square, side)) <= {" ", "─"} | rim, (square, side)


OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}


def on_a_rim(grid: Grid, square: Square, side: str) -> bool:
    """Whether this side of a square is the end of a tile."""
    other = (square[0] + NEIGHBOURS[side][0], square[1] + NEIGHBOURS[side][1])
    return any(
        (square in squares) != (other in squares)
        for squares in (set(squares_of(tile.squares)) for tile in grid.tiles)
    )


def within(grid: Grid, square: Square, side: str) -> bool:
    """Whether there is another row or column on this side."""
    row, column = square[0] + NEIGHBOURS[side][0], square[1] + NEIGHBOURS[side][1]
    return 0 <= row < len(grid.rows) and 0 <= column < grid.columns


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_every_figure_on_its_squares(grid: Grid, game: Game[Any]) -> None:
    drawn = Drawn(grid, game)
    arrows = {"n": "↑", "e": "→", "s": "↓", "w": "←", None: ""}
    stand: dict[Square, list[str]] = {}
    for figure in grid.figures:
        if figure.square is not None:
            top, left = figure.square
            for row in range(top, top + figure.size[0]):
                for column in range(left, left + figure.size[1]):
                    sign = drawn.plan.signs[figure.id] + arrows[figure.facing]
                    stand.setdefault((row, column), []).append(sign)
    found = {square: drawn.square(square) for square in stand}
    for square, signs in stand.items():
        assert all(sign in found[square] for sign in signs), (found[square], signs)
        assert found[square][0] in {sign[0] for sign in signs}, "before anything else"
    legend = [entry.plain for entry in drawn.plan.legend()]
    for figure in grid.figures:
        sign = drawn.plan.signs[figure.id]
        named = [entry for entry in legend if entry.startswith(f"{sign} ")]
        if figure.square is not None:
            assert any(grid.square_name(figure.square) in entry for entry in named), figure.id
    if len(grid.figures) > 1:
        assert len(set(drawn.plan.signs.values())) == len(grid.figures)


def owners(grid: Grid) -> list[str | None]:
    """Nobody, and everybody to whom a layer belongs."""
    return [None, *dict.fromkeys(layer.of for layer in grid.layers.values() if layer.of)]


def shown(grid: Grid, acting: str | None) -> list[Layer]:
    """The layers that are to be seen while somebody acts; else those of the first who can walk."""
    walkers = [layer.of for layer in grid.layers.values() if isinstance(layer, Reach)]
    doer = acting or next(iter(walkers), None)
    return [layer for layer in grid.layers.values() if layer.of in (None, doer)]


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_the_areas_of_whoever_acts_and_no_others(
    grid: Grid, game: Game[Any]
) -> None:
    for acting in owners(grid):
        drawn = Drawn(grid, game, acting=acting)
        areas = [layer for layer in shown(grid, acting) if isinstance(layer, Area)]
        for look, sign in AREAS.items():
            wanted = {
                square for area in areas if area.look == look for square in squares_of(area.squares)
            }
            fog = {sq for area in areas if area.look == "fog" for sq in squares_of(area.squares)}
            for square in grid.squares():
                here = sign in drawn.square(square)
                hidden = square in fog and look != "fog"
                covered_by = square in drawn.plan.standing or square in drawn.plan.spots
                floor = grid.kinds[grid.kind_of(square)].look == "floor"
                if square not in wanted:
                    assert not here, (acting, look, square)
                elif look == "fog" and square not in drawn.plan.standing:
                    assert drawn.square(square) == sign * drawn.wide, "nothing else is seen in it"
                elif (
                    not hidden
                    and (floor or covered_by)
                    and not (covered_by and look in ("fog", "seen"))
                ):
                    assert here, (acting, look, square)
            label = [entry.plain for entry in drawn.plan.legend() if entry.plain[0] == sign]
            assert bool(label) == bool(wanted), (acting, look)


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_the_reach_of_whoever_acts_with_its_costs(
    grid: Grid, game: Game[Any]
) -> None:
    for acting in owners(grid):
        drawn = Drawn(grid, game, acting=acting)
        found = [layer for layer in shown(grid, acting) if isinstance(layer, Reach)]
        costs = {(each.row, each.column): each.cost for reach in found for each in reach.squares}
        for square in grid.squares():
            digits = [sign for sign in drawn.square(square) if sign in SMALL]
            cost = "".join(str(SMALL.index(digit)) for digit in digits)
            assert cost == str(costs.get(square, "")), (acting, square)


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_ways_from_square_to_square(grid: Grid, game: Game[Any]) -> None:
    for acting in owners(grid):
        drawn = Drawn(grid, game, acting=acting)
        ways = [layer.squares for layer in shown(grid, acting) if isinstance(layer, Way)]
        for (row, column), (to, beside) in (pair for way in ways for pair in pairwise(way)):
            if row == to and abs(column - beside) == 1:
                assert drawn.side((row, max(column, beside)), "w") in "─┿"
            elif column == beside and abs(row - to) == 1:
                assert "│" in drawn.above((max(row, to), column))


@pytest.mark.parametrize(("grid", "game"), GRIDS)
def test_the_terminal_draws_tiles_as_they_lie(grid: Grid, game: Game[Any]) -> None:
    drawn = Drawn(grid, game)
    tops: dict[int, str] = {0: "", 90: "▸", 180: "▾", 270: "◂"}
    edges = {line_of(edge) for edge in grid.edges}
    legend = [entry.plain for entry in drawn.plan.legend()]
    for tile in grid.tiles:
        squares = set(squares_of(tile.squares))
        for square in squares:
            for side, sign in zip("nw", "┈┊", strict=True):
                rim = on_a_rim(grid, square, side)
                if (*square, side) not in edges:
                    assert (sign in drawn.side(square, side)) == rim, (tile.id, square, side)
        sign = tops[tile.rotation]
        top = drawn.lines[drawn.at[min(squares)[0]]][: drawn.left(min(squares)[1] + 1)]
        assert top.endswith(sign or (" ", "░")), tile.id
        where = grid.square_name(tile.origin)
        named = [entry for entry in legend if entry.startswith(f"{where} ")]
        assert any(entry.endswith(f" {sign}" if sign else "") for entry in named), tile.id


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
            first = drawn.plan.standing[square][0]
            assert drawn.square(square) == drawn.plan.signs[first.id]


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
    drawing.acting = grid.figures[-1].id
    plan = FloorPlan(drawing, grid, 40)
    lines = [line.plain for line in plan.lines(7)]
    assert max(map(len, lines)) <= 40
    square = grid.figures[-1].square
    assert square is not None
    assert square[1] in plan.columns
    assert [line for line in lines if line.strip().startswith(f"{square[0] + 1} ")]
