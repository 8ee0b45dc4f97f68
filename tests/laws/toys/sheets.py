"""HI: hidden common rounds with parts. Everybody writes on a sheet of their own, and nobody looks.

A branch has a safe point before every box, so that a copy plays few decisions again. Two common
rounds follow each other without a safe point between them. `sheets(fault)` breaks a law on purpose.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome, last_one_standing
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask, together
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ROUNDS, BOXES = 2, 3
MARKS = ("sword", "shield", "potion")


class Write(Option, frozen=True):
    """Write something into a box."""

    mark: str


class Vote(Option, frozen=True):
    """Vote for a mark."""

    mark: str


class Wrote(Event, frozen=True):
    """A player wrote something."""

    seat: Seat
    mark: str


class Paper(Plain):
    """Everybody's sheet and vote, and points."""

    __slots__ = ("points", "sheets")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.sheets: list[list[str]] = [[] for _ in range(players)]

    def part(self, seat: Seat) -> list[str]:
        """The own sheet."""
        return self.sheets[seat]

    def copy_part(self, seat: Seat) -> Any:
        """A copy of the own sheet."""
        return self.sheets[seat].copy()

    def put_part(self, seat: Seat, part: Any) -> None:
        """A sheet in place of the present one."""
        self.sheets[seat] = part.copy()


def play(fault: str, state: Paper) -> Rules[Outcome]:
    """HI-1: all vote, then all write; a die says which mark counts."""
    for _ in state.each("round", range(ROUNDS)):
        yield SAFE
        seats = range(state.players_count)
        yield from together({seat: vote(state, seat) for seat in seats})
        yield from together({seat: write(fault, state, seat) for seat in seats})
        mark = state.rng.pick(MARKS)
        for seat in seats:
            state.points[seat] += state.sheets[seat].count(mark)
            state.sheets[seat].clear()
    return conclude(state)


def vote(state: Paper, seat: Seat) -> Rules:
    """HI-2: a mark that stands on the sheet already."""
    voted = yield from ask(seat, "vote", [Vote(mark) for mark in MARKS], rule="HI-2")
    state.sheets[seat].append(voted.mark)


def write(fault: str, state: Paper, seat: Seat) -> Rules:
    """HI-3: a mark for each box."""
    if fault == "place in a local variable":
        for _ in range(BOXES):
            yield SAFE
            yield from write_box(fault, state, seat)
        return
    for _ in state.each("boxes", range(BOXES), seat=seat):
        yield SAFE
        yield from write_box(fault, state, seat)


def write_box(fault: str, state: Paper, seat: Seat) -> Rules:
    """HI-4: nobody sees what is written before all have finished."""
    written = yield from ask(seat, "write", [Write(mark) for mark in MARKS], rule="HI-4")
    state.sheets[seat].append(written.mark)
    if fault == "told to all":
        state.branch = None
    state.emit(Wrote, "HI-4", seat, written.mark)


def leave(state: Paper, seat: Seat) -> Outcome | None:
    """HI-5: whoever gives up leaves a blot on the own sheet."""
    state.sheets[seat].append("blot")
    return last_one_standing(conclude)(state, seat)


def conclude(state: Paper) -> Outcome:
    """HI-9: the most points win."""
    return by_points(state.points, "HI-9")


def view(fault: str, state: Paper, seat: Seat | None) -> View:
    """Other sheets as they were before the common round."""
    owners = range(state.players_count)
    if fault == "open sheets":
        return {"sheets": [list(sheet) for sheet in state.sheets]}
    sheets = [list(state.part_seen_by(seat, owner)) for owner in owners]
    return {"points": list(state.points), "sheets": sheets}


def sheets(fault: str = "") -> Game[Paper]:
    """The game, healthy or with a fault."""
    return make_game(
        "HI",
        players=range(2, 4),
        state=Paper,
        play=partial(play, fault),
        options=(Write, Vote),
        events=(Wrote,),
        view=partial(view, fault),
        conclude=conclude,
        leave=leave,
    )
