"""Walking to a far square: step by step, each an option of its own, and no further than was seen.

A question on the way is answered first; then the walk goes on, if the way is still what it was and
nobody else has done anything meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from podziemia.cli.terminal.drawings import pieces
from podziemia.cli.terminal.grids import reaches
from podziemia.kernel.events import Event
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import (
    Grid,
    OfferedSquares,
    Reach,
    Reached,
    Scene,
    Square,
    square_id,
    squares_of,
    way_to,
)


@dataclass
class Walk:
    """A way that a figure is to go, and what of it is left."""

    seat: Seat
    prompt: str
    piece: str | None
    """Who acts in the question, if it says so."""
    grid: str
    name: str
    """What the square is called where it ends."""
    figure: str
    events: Sequence[str]
    """The events of a step that are no surprise."""
    way: list[Reached]
    told: int
    """How much had happened before the first step."""
    known: int
    """And after the last one."""
    spent: int = 0

    def waits(self, ask: Mapping[str, Any]) -> bool:
        """Whether something else is asked first."""
        return bool(ask["prompt"] != self.prompt)

    def option(self, ask: Mapping[str, Any], scene: Scene) -> int | None:
        """The option of the next step; none if another figure is asked or the way has changed."""
        grid = next((each for each in grids(scene) if each.id == self.grid), None)
        if grid is None or ask.get("piece") != self.piece:
            return None
        found = [reach for reach in reaches(grid) if reach.of == self.figure]
        costs = {(each.row, each.column): each.cost for reach in found for each in reach.squares}
        if any(costs.get((each.row, each.column)) != each.cost - self.spent for each in self.way):
            return None
        return option_to(ask, self.figure, grid.id, (self.way[0].row, self.way[0].column))

    def step(self, known: int) -> None:
        """A step has been made, and so much has happened."""
        self.spent = self.way.pop(0).cost
        self.known = known

    def surprise(self, fresh: Iterable[Event]) -> Event | None:
        """What a step brought that was not to be seen: of another kind, or somebody else's."""
        for event in fresh:
            theirs = getattr(event, "seat", None) not in (None, self.seat)
            if theirs or type_of(event) not in self.events:
                return event
        return None

    def disturbed(self, fresh: Iterable[Event]) -> Event | None:
        """What somebody else did, or what happened to all."""
        whose = ((event, getattr(event, "seat", None)) for event in fresh)
        return next((event for event, seat in whose if seat != self.seat), None)


def type_of(event: Event) -> str:
    """What kind of event it is."""
    return str(type(event).__struct_config__.tag)


def grids(scene: Scene) -> Iterator[Grid]:
    """Every grid of a scene."""
    return (piece for piece in pieces(scene.pieces) if isinstance(piece, Grid))


def walks_to(scene: Scene, ask: Mapping[str, Any], named: str) -> Iterator[tuple[Grid, Reach]]:
    """Who can walk at all to a square so called, on grids that have one; who acts comes first."""
    for grid in grids(scene):
        if any(grid.square_name(square).casefold() == named for square in grid.squares()):
            acting = ask.get("piece")
            for reach in reaches(grid):
                if acting in (None, reach.of):
                    yield grid, reach


def way_named(grid: Grid, reach: Reach, named: str) -> list[Reached]:
    """The way to the square so called, with what each step costs; empty beyond reach."""
    known = {(each.row, each.column): each for each in reach.squares}
    called = (square for square in known if grid.square_name(square).casefold() == named)
    return [known[step] for target in called for step in way_to(reach, target)]


def option_to(ask: Mapping[str, Any], piece: str, grid: str, square: Square) -> int | None:
    """The option that sends a piece to a square, however it is offered."""
    target = square_id(grid, square)
    for index, offer in enumerate(ask["offers"]):
        refs = offer.get("refs", ())
        if target in refs and set(refs) <= {target, piece}:
            return index
    for each in ask.get("squares", ()):
        offered = msgspec.convert(each, OfferedSquares)
        if offered.piece == piece and offered.grid == grid:
            for index, other in enumerate(squares_of(offered.runs), offered.first):
                if other == square:
                    return index
    return None
