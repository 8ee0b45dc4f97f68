"""A toy on the large map: in turn everybody sends one of thirty figures to one of many squares."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Scene
from podziemia.kernel.scene.grid import Square
from podziemia.kernel.squares import Squares
from tests.laws.toys.frame import Plain, by_points, make_game
from tests.scene.synthetic import LARGE, PLACES, large

ROUNDS, FAR = 20, 11


class Send(Option, frozen=True):
    """Send a figure to a square."""

    figure: str
    to: Square


class Stay(Option, frozen=True):
    """Leave all figures where they are."""


class Sent(Event, frozen=True):
    """A figure went to a square."""

    figure: str
    to: Square


class Ruins(Plain):
    """Where the figures stand, and how far each seat has sent them."""

    __slots__ = ("figures", "sent")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.figures: dict[str, Square] = {
            f"figure {number}": square for number, square in enumerate(PLACES)
        }
        self.sent = [0] * players


def play(state: Ruins) -> Rules[Outcome]:
    """RU-1: in turn everybody sends a figure."""
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("turn", range(state.players_count)):
            yield SAFE
            chosen = yield from ask(seat, "send", sends(state), rule="RU-2")
            if isinstance(chosen, Send):
                row, column = state.figures[chosen.figure]
                state.sent[seat] += abs(chosen.to[0] - row) + abs(chosen.to[1] - column)
                state.figures[chosen.figure] = chosen.to
                state.emit(Sent, "RU-2", chosen.figure, chosen.to)
    return conclude(state)


def sends(state: Ruins) -> Squares:
    """RU-2: any figure, to a square around it that none stands on."""
    taken = set(state.figures.values())
    reach = {name: free_around(square, taken) for name, square in state.figures.items()}
    return Squares(Send, "large", reach, [Stay()])


def free_around(square: Square, taken: set[Square]) -> list[Square]:
    """The squares of a block around one, all of it on the map, that none stands on."""
    top, left = (min(max(at - FAR // 2, 0), LARGE - FAR) for at in square)
    block = product(range(top, top + FAR), range(left, left + FAR))
    return [each for each in block if each not in taken]


def conclude(state: Ruins) -> Outcome:
    """RU-9: who has sent figures farthest wins."""
    return by_points(state.sent, "RU-9")


def view(state: Ruins, _: Seat | None) -> View:
    """Everything is open."""
    return {"figures": list(state.figures.values()), "sent": list(state.sent)}


def scene(known: View) -> Scene:
    """The map."""
    return large(known["figures"])


def ruins() -> Game[Ruins]:
    """The game."""
    game = make_game(
        "RU",
        players=range(2, 3),
        state=Ruins,
        play=play,
        options=(Stay, Send),
        view=view,
        conclude=conclude,
        events=(Sent,),
    )
    return replace(game, scene=scene)
