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

game, every = podziemia.kernel.registry.find(sys.argv[1]), int(sys.argv[2])
for number, players in enumerate(game.players):
    options = {s.id: bool(number % 2) for s in game.switches if isinstance(s.default, bool)}
    match = podziemia.start(game.id, players, number, options)
    chance = Rng(number)
    running = blake2b()
    while not match.over:
        if len(match.decisions) % every == 0:
            for seat in (None, *range(players)):
                running.update(repr(match.view(seat)).encode())
            print(f"{players} players, {len(match.decisions)} decisions", running.hexdigest())
        seat = chance.pick(sorted(match.pending))
        match.play(seat, match.pending[seat].sample(chance))
    print(match.digest(), match.outcome, match.events(None))
    print(match.determinize(0, number).digest())
"""


def told(game: Game[Any], every: int) -> list[list[str]]:
    """What is seen at every so-many-th position, in one process after another."""
    return [
        subprocess.run(  # noqa: S603 -- our own Python and script
            [sys.executable, "-c", SCRIPT, game.id, str(every)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout.splitlines()
        for seed in HASH_SEEDS
    ]


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_a_match_is_the_same_in_processes_with_other_hash_seeds(game: Game[Any]) -> None:
    first, second = told(game, every=8)
    assert len(first) > 5 * len(game.players)
    if second != first:
        pairs = zip(*told(game, every=1), strict=False)
        assert [pair for pair in pairs if pair[0] != pair[1]][:1] == [], "here it differs first"
        assert second == first
