"""WO: an answer of the world. A player aims, and somebody looks how the die came to rest."""

from __future__ import annotations

import itertools
from functools import partial

from podziemia.kernel.errors import Refusal
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Free, Option, Rules, Seat, ask, ask_world
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ROUNDS, FACES = 3, 6
PHYSICS = itertools.count()  # what a rule must not compute


class Aim(Option, frozen=True):
    """Throw at something."""

    at: str


class Landed(Option, frozen=True):
    """How the die came to rest: what it shows, unless it fell off the table."""

    face: int
    fell: bool = False


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


def view(state: Range, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points), "throws": list(state.throws)}


def throws(fault: str = "") -> Game[Range]:
    """The game, healthy or with a fault."""
    return make_game(
        "WO",
        players=range(1, 3),
        state=Range,
        play=partial(play, fault),
        options=(Aim, Landed),
        view=view,
        conclude=lambda state: by_points(state.points, "WO-9"),
    )
