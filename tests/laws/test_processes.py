"""Law 1, between processes: hash seeds make no difference."""

from __future__ import annotations

import os
import subprocess
import sys

HASH_SEEDS = ("0", "1", "424242")
SCRIPT = """
import podziemia
from podziemia.kernel.rng import Rng

for game in podziemia.games():
    for players in game.players:
        for seed in range(3):
            options = {s.id: bool(seed % 2) for s in game.switches if isinstance(s.default, bool)}
            match = podziemia.start(game.id, players, seed, options)
            chance = Rng(seed)
            while not match.over:
                print(match.digest())
                for seat in (None, *range(players)):
                    print(match.view(seat))
                seat = chance.pick(sorted(match.pending))
                match.play(seat, chance.pick(match.pending[seat].options))
            print(match.digest(), match.outcome, match.events(None))
            print(match.determinize(0, seed).digest())
"""


def test_matches_are_the_same_in_processes_with_other_hash_seeds() -> None:
    runs = [
        subprocess.Popen(  # noqa: S603 -- our own Python and script
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seed in HASH_SEEDS
    ]
    outputs = []
    for run in runs:
        out, err = run.communicate(timeout=120)
        assert run.returncode == 0, err
        outputs.append(out)
    assert outputs[0].count("\n") > 1000
    assert outputs[1] == outputs[0]
    assert outputs[2] == outputs[0]
