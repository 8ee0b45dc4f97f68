"""CV: a map that is walked step by step and flown over, with the words of every face.

The faces are tried with it: squares to be pointed at, far ones to walk to, bats that end a walk.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Ask, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import (
    Figure,
    Grid,
    Offer,
    Reach,
    Reached,
    Scene,
    Square,
    SquareKind,
    Words,
    square_id,
)
from podziemia.kernel.squares import Squares
from tests.laws.toys.frame import Plain, by_points, make_game

SIZE, FAR, ROUNDS = 40, 12, 12
BATS = (8, 16)
"""The columns in which bats sleep."""


class Pass(Option, frozen=True):
    """Stay where everybody is."""


class Go(Option, frozen=True):
    """Send the scout or the raven to a square."""

    piece: str
    to: Square


class Walked(Event, frozen=True):
    """A scout made a step."""

    seat: Seat
    column: int


class Flown(Event, frozen=True):
    """A raven flew."""

    seat: Seat


class Woke(Event, frozen=True):
    """A bat woke up."""

    seat: Seat


class Cave(Plain):
    """Where everybody's scout and raven are."""

    __slots__ = ("figures",)

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.figures: dict[str, Square] = {}
        for seat in range(players):
            self.figures[f"scout:{seat}"] = (20, 4 + 2 * seat)
            self.figures[f"raven:{seat}"] = (22, 4 + 2 * seat)


def play(state: Cave) -> Rules[Outcome]:
    """CV-1: in turn everybody sends the scout or the raven somewhere, twelve times."""
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("turn", range(state.players_count)):
            yield SAFE
            chosen = yield from ask(seat, "go", targets(state, seat), rule="CV-1")
            if isinstance(chosen, Go):
                go(state, seat, chosen)
    return conclude(state)


def targets(state: Cave, seat: Seat) -> Squares:
    """CV-2, CV-3: a step for the scout, twelve squares for the raven; where nobody is."""
    reach = {f"scout:{seat}": near(state, seat, 1), f"raven:{seat}": near(state, seat, FAR)}
    return Squares(Go, "map", reach, [Pass()])


def near(state: Cave, seat: Seat, far: int) -> list[Square]:
    """The free squares around a scout, or around a raven that may go far."""
    row, column = state.figures[f"{'scout' if far == 1 else 'raven'}:{seat}"]
    taken = set(state.figures.values())
    return [
        (down, right)
        for down in range(max(0, row - far), min(SIZE, row + far + 1))
        for right in range(max(0, column - far), min(SIZE, column + far + 1))
        if abs(down - row) + abs(right - column) <= far and (down, right) not in taken
    ]


def go(state: Cave, seat: Seat, chosen: Go) -> None:
    """CV-2, CV-3: the figure goes there. CV-4: a scout wakes the bats of a column."""
    state.figures[chosen.piece] = chosen.to
    if chosen.piece == f"raven:{seat}":
        state.emit(Flown, "CV-3", seat)
        return
    state.emit(Walked, "CV-2", seat, chosen.to[1])
    if chosen.to[1] in BATS:
        state.emit(Woke, "CV-4", seat)


def conclude(state: Cave) -> Outcome:
    """CV-9: the scout farthest to the right wins."""
    seats = range(state.players_count)
    return by_points([state.figures[f"scout:{seat}"][1] for seat in seats], "CV-9")


# What is shown


def view(state: Cave, seat: Seat | None) -> View:
    """Everything is open."""
    return {"seat": seat, "figures": {name: list(at) for name, at in state.figures.items()}}


def scene(view: View) -> Scene:
    """The map with everybody on it, and where one's own scout can walk."""
    own = view["seat"]
    figures = tuple(
        Figure(
            id=name,
            name=Words(f"cv-{name.partition(':')[0]}"),
            picture="figure",
            owner=int(name.partition(":")[2]),
            square=(row, column),
        )
        for name, (row, column) in view["figures"].items()
    )
    grid = Grid(
        id="map",
        name=Words("cv-map"),
        rows=("." * SIZE,) * SIZE,
        kinds={".": SquareKind(Words("cv-floor"))},
        figures=figures,
        layers={} if own is None else {"reach": walks(view, f"scout:{own}")},
    )
    return Scene(Words("cv-title"), (grid,), seat=own)


def walks(view: View, scout: str) -> Reach:
    """Where a scout can walk along its row and column, as far as nobody is in the way."""
    row, column = view["figures"][scout]
    taken = {tuple(at) for at in view["figures"].values()}
    found: list[Reached] = []
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        before = None
        for cost in range(1, FAR + 1):
            square = (row + cost * down, column + cost * right)
            if square in taken or not all(0 <= place < SIZE for place in square):
                break
            found.append(Reached(*square, cost, before))
            before = square
    return Reach(label=Words("cv-reach"), of=scout, events=("walked",), squares=tuple(found))


def offer(state: Cave, _: Ask, option: Option) -> Offer:
    """An option in words, with how far it is."""
    if not isinstance(option, Go):
        return Offer(Words("cv-option-pass"))
    grid = scene(view(state, None)).pieces[0]
    assert isinstance(grid, Grid)
    row, column = state.figures[option.piece]
    far = abs(option.to[0] - row) + abs(option.to[1] - column)
    about: Any = {"square": grid.square_name(option.to)}
    refs = (option.piece, square_id("map", option.to))
    if option.piece.startswith("scout"):
        return Offer(Words("cv-option-walk", about), refs)
    return Offer(Words("cv-option-fly", about), refs, Words("cv-effect-fly", {"far": far}))


def cave() -> Game[Cave]:
    """The game."""
    game = make_game(
        "CV",
        players=range(1, 3),
        state=Cave,
        play=play,
        options=(Pass, Go),
        events=(Walked, Flown, Woke),
        view=view,
        conclude=conclude,
    )
    return replace(game, folder=Path(__file__).parent, scene=scene, offer=offer)
