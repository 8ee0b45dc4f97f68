"""Law 1, between processes: hash seeds make no difference."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, Final

import pytest

import podziemia
from podziemia.kernel.game import Game

HASH_SEEDS: Final = ("0", "1")
SCRIPT: Final = """
import sys
from hashlib import blake2b

import podziemia
from podziemia.kernel.rng import Rng

game = podziemia.kernel.registry.find(sys.argv[1])
for number, players in enumerate(game.players):
    options = {s.id: bool(number % 2) for s in game.switches if isinstance(s.default, bool)}
    match = podziemia.start(game.id, players, number, options)
    chance = Rng(number)
    running = blake2b()
    while not match.over:
        if len(match.decisions) % 8 == 0:
            for seat in (None, *range(players)):
                running.update(repr(match.view(seat)).encode())
            print(players, len(match.decisions), running.hexdigest())
        seat = chance.pick(sorted(match.pending))
        match.play(seat, chance.pick(match.pending[seat].options))
    print(match.digest(), match.outcome, match.events(None))
    print(match.determinize(0, number).digest())
"""


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_a_match_is_the_same_in_processes_with_other_hash_seeds(game: Game[Any]) -> None:
    first, second = [
        subprocess.run(  # noqa: S603 -- our own Python and script
            [sys.executable, "-c", SCRIPT, game.id],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout.splitlines()
        for seed in HASH_SEEDS
    ]
    assert len(first) > 5 * len(game.players)
    assert second == first
