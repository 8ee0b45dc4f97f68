"""VE: rules that have changed. In version 1 a bucket is a coin; since version 2 a deep one is two.

Matches go on under the version they began with, which is all that the rules ask about it.
"""

from __future__ import annotations

from dataclasses import replace

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

TURNS, DEEP_FROM = 4, 2
WATER = 6


class Draw(Option, frozen=True):
    """Let the bucket down."""

    deep: bool


class Drawn(Event, frozen=True):
    """A bucket has come up."""

    seat: Seat
    coins: int


class Wells(Plain):
    """Everybody's coins."""

    __slots__ = ("coins",)

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.coins = [0] * players


def play(state: Wells) -> Rules[Outcome]:
    """VE-1: in turn everybody draws, four times."""
    for _ in state.each("round", range(TURNS)):
        for seat in state.each("turn", range(state.players_count)):
            yield SAFE
            yield from draw(state, seat)
    return by_points(state.coins, "VE-9")


def draw(state: Wells, seat: Seat) -> Rules:
    """VE-2: a bucket holds a coin, a deep one on a die of 4 or more; two since version 2."""
    drawn = yield from ask(seat, "draw", [Draw(deep=False), Draw(deep=True)], rule="VE-2")
    coins = 1
    if drawn.deep:
        most = 2 if state.version >= DEEP_FROM else 1
        coins = most if state.rng.die(WATER) > WATER // 2 else 0
    state.coins[seat] += coins
    state.emit(Drawn, "VE-2", seat, coins)


def view(state: Wells, _: Seat | None) -> View:
    """Everything is open."""
    return {"coins": list(state.coins)}


def wells(version: int = 2, oldest: int = 1) -> Game[Wells]:
    """The game, at a version of its rules."""
    game = make_game(
        "VE",
        players=range(2, 4),
        state=Wells,
        play=play,
        options=(Draw,),
        events=(Drawn,),
        view=view,
        conclude=lambda state: by_points(state.coins, "VE-9"),
    )
    return replace(game, version=version, oldest=oldest)
