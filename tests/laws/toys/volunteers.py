"""VO: whoever steps forward first. Nobody can pass: not answering is stepping forward, too.

Everybody walks in their own boots, which is what the law of conservation looks at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import cast

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Ask, FirstOf, Option, Rules, Seat, ask, first_of
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ERRANDS = 5


class Go(Option, frozen=True):
    """Go on the errand."""

    seat: Seat
    far: int


class Gone(Event, frozen=True):
    """Somebody has gone."""

    seat: Seat
    far: int


class Yard(Plain):
    """How far everybody has gone, and whose boots are left and worn out."""

    __slots__ = ("boots", "points", "worn")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.boots = [ERRANDS] * players
        self.worn: list[Seat] = []


def play(fault: str, state: Yard) -> Rules[Outcome]:
    """VO-1: errand after errand, each for whoever steps forward first."""
    for _ in state.each("round", range(ERRANDS)):
        yield SAFE
        rules = {seat: step_forward(state, seat) for seat in range(state.players_count)}
        yield from lowest_of(rules) if fault == "lowest seat taken" else first_of(rules)
    return by_points(state.points, "VO-9")


def step_forward(state: Yard, seat: Seat) -> Rules:
    """VO-2: go a short or a long way."""
    going = yield from ask(seat, "go", [Go(seat, 1), Go(seat, 2)], rule="VO-2")
    state.points[seat] += going.far
    state.boots[seat] -= 1
    state.worn.append(going.seat)
    state.emit(Gone, "VO-2", seat, going.far)


def lowest_of(rules: Mapping[Seat, Rules]) -> Rules[tuple[Seat, None]]:
    """What `first_of` must not do: let the lowest seat act, whoever has answered."""
    asks = {seat: cast("Ask", next(rule)) for seat, rule in rules.items()}
    _, answer = cast("tuple[Seat, object]", (yield FirstOf(asks)))
    lowest = min(rules)
    with suppress(StopIteration):
        rules[lowest].send(answer)
    return lowest, None


def view(state: Yard, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points)}


def inventory(state: Yard) -> dict[str, int]:
    """Where everybody's boots are."""
    places = Counter({f"all:home:boots of {seat}": left for seat, left in enumerate(state.boots)})
    places.update(f"all:worn out:boots of {seat}" for seat in state.worn)
    return dict(places)


def volunteers(fault: str = "") -> Game[Yard]:
    """The game, healthy or with a fault."""
    game = make_game(
        "VO",
        players=range(2, 5),
        state=Yard,
        play=partial(play, fault),
        options=(Go,),
        events=(Gone,),
        view=view,
        conclude=lambda state: by_points(state.points, "VO-9"),
    )
    return replace(game, inventory=inventory)
