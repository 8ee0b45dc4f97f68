"""NE: loops inside loops of the same name. A blow may be answered by an attack in its middle."""

from __future__ import annotations

from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

BLOWS, DEEPEST = 3, 3


class Endure(Option, frozen=True):
    """The next blow follows."""


class Answer(Option, frozen=True):
    """Attack in return, before the next blow."""


class Flee(Option, frozen=True):
    """Let the attack end here."""


class Duel(Plain):
    """Points, and who attacks: the last one in the middle of the attack of the one before."""

    __slots__ = ("attackers", "points")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.attackers: list[Seat] = []


def play(state: Duel) -> Rules[Outcome]:
    """NE-1: each attacks once, not counting the answers."""
    for seat in state.each("turn", range(2)):
        yield SAFE
        if not state.attackers:
            state.attackers.append(seat)
        yield from attack(state, 0)
        state.attackers.clear()
    return by_points(state.points, "NE-9")


def attack(state: Duel, around: int) -> Rules:
    """NE-2: three blows, each worth more than the one before, and more inside other attacks."""
    attacker = state.attackers[around]
    for number in state.each("attack", range(BLOWS)):
        yield SAFE
        if len(state.attackers) == around + 1:  # not in the middle of an answer
            state.points[attacker] += 1 + number + around
            ways: list[Endure | Flee | Answer] = [Endure(), Flee()]
            if around + 1 < DEEPEST:
                ways.append(Answer())
            match (yield from ask(1 - attacker, "blow", ways, rule="NE-3")):
                case Endure():
                    continue
                case Flee():
                    return
            state.attackers.append(1 - attacker)
        yield from attack(state, around + 1)
        state.attackers.pop()


def view(state: Duel, _: Seat | None) -> View:
    """Everything is open."""
    return {"points": list(state.points), "attackers": list(state.attackers)}


def duel() -> Game[Duel]:
    """The game."""
    return make_game(
        "NE",
        players=range(2, 3),
        state=Duel,
        play=play,
        options=(Endure, Answer, Flee),
        view=view,
        conclude=lambda state: by_points(state.points, "NE-9"),
    )
