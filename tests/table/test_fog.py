"""A map that one side does not know, over the wire: nothing of it leaves before it is uncovered."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import NO_SQUARE, Grid, Square
from podziemia.table import wire
from podziemia.table.journal.positions import position_of
from tests.laws.toys.fog import (
    EXPLORER,
    FIGURE,
    KEEPER,
    SQUARES,
    START,
    Cavern,
    Walk,
    beside,
    fog,
)
from tests.laws.toys.frame import begin


def positions(seed: int, fault: str = "") -> Iterator[Match[Cavern]]:
    """A match at random, before every decision and at its end."""
    match, chance = begin(fog(fault), 2, seed), Rng(seed)
    while not match.over:
        yield match
        ((seat, ask),) = match.pending.items()
        match.play(seat, ask.sample(chance))
    yield match


def sent(match: Match[Cavern], seat: Seat | None) -> bytes:
    """Everything that a seat, or somebody who looks on, is ever sent of a match by now."""
    number = len(match.decisions)
    events = match.events(seat)
    return msgspec.json.encode(
        position_of(match, seat, number=number, moments=number, events=events, question=number)
    )


def ground(message: bytes) -> dict[Square, str]:
    """The squares of the map that was sent, with what they are."""
    position = msgspec.json.decode(message, type=wire.Position)
    (grid,) = position.scene.pieces
    assert isinstance(grid, Grid)
    return {square: grid.kind_of(square) for square in grid.squares()}


def hidden(match: Match[Cavern], seed: int) -> Match[Cavern]:
    """The same match, had other ground been laid where nobody but the keeper has seen it."""
    other = match.fork(events=True)
    unseen = other.state.unseen()
    kinds = [other.state.ground[square] for square in unseen]
    Rng(seed).shuffle(kinds)
    other.state.ground.update(zip(unseen, kinds, strict=True))
    return other


@pytest.mark.parametrize("seed", range(8))
def test_what_is_sent_does_not_depend_on_what_is_hidden(seed: int) -> None:
    noticed = 0
    for match in positions(seed):
        for seat in (EXPLORER, None):
            assert ground(sent(match, seat)).keys() == match.state.open
            assert sent(hidden(match, seed), seat) == sent(match, seat)
        assert ground(sent(match, KEEPER)) == match.state.ground
        noticed += sent(hidden(match, seed), KEEPER) != sent(match, KEEPER)
    assert noticed, "the keeper sees the difference"


def test_the_test_notices_a_map_that_shines_through() -> None:
    (match, *_) = positions(1, "no fog")
    assert sent(hidden(match, 1), EXPLORER) != sent(match, EXPLORER)


def test_a_map_that_grows_north_and_west_keeps_the_numbers_of_its_squares() -> None:
    match, known = begin(fog(), 2, 3), dict[Square, str]()
    for way in ("north", "west", "north", "west"):
        match.play(KEEPER, 0)
        match.play(EXPLORER, Walk(FIGURE, beside(match.state.at, way)))
        now = ground(sent(match, EXPLORER))
        assert known.items() < now.items(), "what was known stays where it was"
        known = now
    assert min(known) < START
    (grid,) = match.game.scene(match.view(EXPLORER)).pieces
    assert isinstance(grid, Grid)
    assert len(grid.rows) * grid.columns == len(SQUARES), "the canvas is the same from the start"
    assert NO_SQUARE in "".join(grid.rows)


def test_the_explorer_is_the_piece_that_acts() -> None:
    match = begin(fog(), 2, 3)
    match.play(KEEPER, 0)
    question = msgspec.json.decode(sent(match, EXPLORER), type=wire.Position).question
    assert question is not None
    assert question.piece == FIGURE
