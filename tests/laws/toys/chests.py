"""FI: whoever acts first. A chest is opened by the first who wants to, unless all pass."""

from __future__ import annotations

from functools import partial

from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask, first_of
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

CHESTS = 4


class Leave(Option, frozen=True):
    """Leave the chest alone."""


class Open(Option, frozen=True):
    """Open it."""


class Keep(Option, frozen=True):
    """Keep what is inside."""


class Give(Option, frozen=True):
    """Give it to the next player."""


class Vault(Plain):
    """Points, and who has left the present chest alone."""

    __slots__ = ("passed", "points")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.passed: list[Seat] = []


def play(fault: str, state: Vault) -> Rules[Outcome]:
    """FI-1: chest after chest; each is opened once, or left by all."""
    for _ in state.each("round", range(CHESTS)):
        while len(state.passed) < state.players_count:
            yield SAFE
            staying = [s for s in range(state.players_count) if s not in state.passed]
            seat, opened = yield from first_of({s: approach(state, s) for s in staying})
            if opened:
                break
            state.passed.append(seat)  # FI-3
        state.passed = []
    return conclude(fault, state)


def approach(state: Vault, seat: Seat) -> Rules[bool]:
    """FI-2: open it, and keep or give what is inside; whether it was opened."""
    chosen = yield from ask(seat, "approach", [Leave(), Open()], rule="FI-2")
    if isinstance(chosen, Leave):
        return False
    share = yield from ask(seat, "share", [Keep(), Give()], rule="FI-4")
    gets = seat if isinstance(share, Keep) else (seat + 1) % state.players_count
    state.points[gets] += state.rng.die(3)
    return True


def conclude(fault: str, state: Vault) -> Outcome:
    """FI-9: the most points win."""
    if fault == "nobody wins":
        return Outcome(winners=(), rule="FI-9")
    return by_points(state.points, "FI-9")


def view(state: Vault, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points), "passed": list(state.passed)}


def chests(fault: str = "") -> Game[Vault]:
    """The game, healthy or with a fault."""
    return make_game(
        "FI",
        players=range(2, 4),
        state=Vault,
        play=partial(play, fault),
        options=(Leave, Open, Keep, Give),
        view=view,
        conclude=partial(conclude, fault),
    )
