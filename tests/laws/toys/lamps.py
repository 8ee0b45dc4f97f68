"""OP: an open common round. All light two lamps each at the same time, and see each other's."""

from __future__ import annotations

from functools import partial

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask, together
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ROUNDS, LAMPS = 2, 2
COLOURS = ("red", "green", "blue")


class Light(Option, frozen=True):
    """Light the next lamp."""

    colour: str


class Lit(Event, frozen=True):
    """A lamp was lit."""

    seat: Seat
    colour: str


class Hall(Plain):
    """Everybody's lamps, and points."""

    __slots__ = ("lamps", "points")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.lamps: list[list[str]] = [[] for _ in range(players)]


def play(fault: str, state: Hall) -> Rules[Outcome]:
    """OP-1: twice all light their lamps, and a die says which colour counts."""
    for _ in state.each("round", range(ROUNDS)):
        yield SAFE
        seats = range(state.players_count)
        is_open = fault != "hidden round"
        yield from together({seat: light(state, seat) for seat in seats}, open=is_open)
        colour = state.rng.pick(COLOURS)
        for seat in seats:
            state.points[seat] += state.lamps[seat].count(colour)
        state.lamps = [[] for _ in seats]
    return by_points(state.points, "OP-9")


def light(state: Hall, seat: Seat) -> Rules:
    """OP-2: two lamps, one after the other; everybody sees them."""
    for _ in range(LAMPS):
        lit = yield from ask(seat, "light", [Light(colour) for colour in COLOURS], rule="OP-2")
        state.lamps[seat].append(lit.colour)
        state.emit(Lit, "OP-2", seat, lit.colour)


def view(state: Hall, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points), "lamps": [list(lamps) for lamps in state.lamps]}


def lamps(fault: str = "") -> Game[Hall]:
    """The game, healthy or with a fault."""
    return make_game(
        "OP",
        players=range(2, 4),
        state=Hall,
        play=partial(play, fault),
        options=(Light,),
        events=(Lit,),
        view=view,
        conclude=lambda state: by_points(state.points, "OP-9"),
    )
