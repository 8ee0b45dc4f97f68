"""VO: whoever steps forward first. Nobody can pass: not answering is stepping forward, too."""

from __future__ import annotations

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask, first_of
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ERRANDS = 5


class Go(Option, frozen=True):
    """Go on the errand."""

    far: int


class Gone(Event, frozen=True):
    """Somebody has gone."""

    seat: Seat
    far: int


class Yard(Plain):
    """How far everybody has gone."""

    __slots__ = ("points",)

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players


def play(state: Yard) -> Rules[Outcome]:
    """VO-1: errand after errand, each for whoever steps forward first."""
    for _ in state.each("round", range(ERRANDS)):
        yield SAFE
        yield from first_of({s: step_forward(state, s) for s in range(state.players_count)})
    return by_points(state.points, "VO-9")


def step_forward(state: Yard, seat: Seat) -> Rules:
    """VO-2: go a short or a long way."""
    going = yield from ask(seat, "go", [Go(1), Go(2)], rule="VO-2")
    state.points[seat] += going.far
    state.emit(Gone, "VO-2", seat, going.far)


def view(state: Yard, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points)}


def volunteers() -> Game[Yard]:
    """The game."""
    return make_game(
        "VO",
        players=range(2, 5),
        state=Yard,
        play=play,
        options=(Go,),
        events=(Gone,),
        view=view,
        conclude=lambda state: by_points(state.points, "VO-9"),
    )
