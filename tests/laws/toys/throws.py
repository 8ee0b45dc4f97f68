"""WO: an answer of the world. A player aims, and somebody looks how the die came to rest.

The world tumbles a die that bounces at least once; a mere sample of its answers never bounces.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import partial

from podziemia.kernel.errors import Refusal
from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Ask, Free, Option, Rules, Seat, ask, ask_world
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ROUNDS, FACES = 3, 6
BOUNCES = 5
PHYSICS = itertools.count()  # what neither a rule nor the world may depend on


class Aim(Option, frozen=True):
    """Throw at something."""

    at: str


class Landed(Option, frozen=True):
    """How the die came to rest: what it shows, unless it fell off the table."""

    face: int
    fell: bool = False
    bounces: int = 0


class Thrown(Event, frozen=True):
    """A die has come to rest."""

    seat: Seat
    face: int


class Range(Plain):
    """Points, and every throw so far."""

    __slots__ = ("points", "throws")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.throws: list[int] = []


def play(fault: str, state: Range) -> Rules[Outcome]:
    """WO-1: everybody throws three times."""
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("throw", range(state.players_count)):
            yield SAFE
            aim = yield from ask(seat, "aim", [Aim("orc"), Aim("dragon")], rule="WO-2")
            landed = yield from ask_world("landed", LANDING, rule="WO-3", about={"at": aim.at})
            assert isinstance(landed, Landed)
            face = next(PHYSICS) % FACES if fault == "computed anew" else landed.face
            state.throws.append(face)
            state.emit(Thrown, "WO-3", seat, face)
            state.points[seat] += face * (2 if aim.at == "dragon" and face == FACES else 1)
    return by_points(state.points, "WO-9")


def check(option: Option) -> None:
    """WO-4: a die on the table shows a face, one that fell shows none."""
    assert isinstance(option, Landed)
    if option.fell != (option.face == 0):
        raise Refusal("WO-4", "wo-contradiction")
    if not 0 <= option.face <= FACES:
        raise Refusal("WO-3", "wo-no-such-face")


LANDING = Free(
    Landed,
    check=check,
    sample=lambda rng: Landed(0, fell=True) if rng.below(4) == 0 else Landed(rng.die(FACES)),
    default=Landed(0, fell=True),
)


def tumble(fault: str, state: Range, ask: Ask, rng: Rng) -> Landed:
    """What the world answers: at a dragon the die bounces more often."""
    if fault == "world meddles":
        state.throws.append(0)
    least = 2 if ask.about["at"] == "dragon" else 1
    bounces = next(PHYSICS) if fault == "world wavers" else rng.below(BOUNCES)
    face = FACES + 1 if fault == "world cheats" else rng.die(FACES)
    return Landed(face, bounces=least + bounces)


def view(state: Range, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points), "throws": list(state.throws)}


def throws(fault: str = "") -> Game[Range]:
    """The game, healthy or with a fault."""
    game = make_game(
        "WO",
        players=range(1, 3),
        state=Range,
        play=partial(play, fault),
        options=(Aim, Landed),
        events=(Thrown,),
        view=view,
        conclude=lambda state: by_points(state.points, "WO-9"),
    )
    return replace(game, world=partial(tumble, fault))
