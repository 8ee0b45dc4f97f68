"""Playing a toy at random with every law checked before and after every decision."""

from __future__ import annotations

from typing import TypeVar

import pytest

from podziemia.kernel import registry
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State
from podziemia.lab.laws import Dose, Inspector
from podziemia.lab.plain_bots import happens
from tests.laws.toys.frame import begin

S = TypeVar("S", bound=State)
EVERYTHING = Dose(1, 1, 1, 1, 1, 1, 1, 1, 1)
INTERRUPTIONS = 0.06
"""How often somebody gives up, or runs out of time, instead of choosing."""


def inspected(
    game: Game[S],
    players: int,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    *,
    interruptions: float = 0.0,
    dose: Dose = EVERYTHING,
) -> Match[S]:
    """Play a match of a toy under the inspector; records and snapshots find the toy, too."""
    monkeypatch.setattr(registry, "games", lambda: (game,))
    match = begin(game, players, seed)
    inspector = Inspector(match, seed, dose)
    chance = Rng(f"inspection/{seed}")
    while not match.over:
        inspector.before()
        seat = chance.pick(sorted(match.pending))
        if seat != WORLD and happens(chance, interruptions):
            match.resign(seat)
        elif seat != WORLD and happens(chance, interruptions):
            match.time_out(seat)
        else:
            match.play(seat, match.pending[seat].sample(chance))
        inspector.after()
    inspector.finish()
    return match
