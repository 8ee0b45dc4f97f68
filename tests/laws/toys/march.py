"""SQ: a question over squares. Figures march over a map of 40 x 40 squares, far at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Square
from podziemia.kernel.squares import Squares
from tests.laws.toys.frame import Plain, by_points, make_game

SIZE, FAR, ROUNDS = 40, 12, 2


class Stay(Option, frozen=True):
    """Stay where everybody is."""


class March(Option, frozen=True):
    """March to a square."""

    figure: str
    to: Square


class Field(Plain):
    """Where the figures are: two for every seat."""

    __slots__ = ("figures",)

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.figures: dict[str, Square] = {
            f"figure:{seat}.{number}": (SIZE // 2 + number, 4 * seat)
            for seat in range(players)
            for number in range(2)
        }


def play(fault: str, state: Field) -> Rules[Outcome]:
    """SQ-1: in turn everybody sends one figure somewhere; who is farthest to the right wins."""
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("turn", range(state.players_count)):
            yield SAFE
            offered: Sequence[Option] = marches(state, seat)
            if fault == "a list of squares":
                offered = list(offered)
            chosen = yield from ask(seat, "march", offered, rule="SQ-2")
            if isinstance(chosen, March):
                state.figures[chosen.figure] = chosen.to
    return conclude(state)


def marches(state: Field, seat: Seat) -> Squares:
    """SQ-3: up to twelve squares away, on the map, where nobody stands."""
    own = [name for name in state.figures if name.startswith(f"figure:{seat}.")]
    taken = set(state.figures.values())
    reach = {
        name: [
            (row, column)
            for row in range(max(0, at[0] - FAR), min(SIZE, at[0] + FAR + 1))
            for column in range(max(0, at[1] - FAR), min(SIZE, at[1] + FAR + 1))
            if (row, column) not in taken
        ]
        for name, at in ((name, state.figures[name]) for name in own)
    }
    return Squares(March, "map", reach, [Stay()])


def conclude(state: Field) -> Outcome:
    """SQ-9: who is farthest to the right wins."""
    farthest = [
        max(at[1] for name, at in state.figures.items() if name.startswith(f"figure:{seat}."))
        for seat in range(state.players_count)
    ]
    return by_points(farthest, "SQ-9")


def view(state: Field, _: Seat | None) -> View:
    """Everything is open."""
    return {"figures": {name: list(at) for name, at in state.figures.items()}}


def march(fault: str = "") -> Game[Field]:
    """The game, healthy or with a fault."""
    return make_game(
        "SQ",
        players=range(2, 3),
        state=Field,
        play=partial(play, fault),
        options=(Stay, March),
        view=view,
        conclude=conclude,
    )
