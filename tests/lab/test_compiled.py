"""The rules compiled to C: the same scenarios, records and laws hold, the digests are the same."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SAME = (
    "tests/test_scenarios.py",
    "tests/test_corpus.py",
    "tests/kernel/test_common_rounds.py",
    "tests/kernel/test_copies.py",
    "tests/kernel/test_match.py",
    "tests/laws/test_laws.py::test_all_laws_hold",
    "tests/laws/test_toys.py::test_a_toy_keeps_all_laws",
)
DIGESTS = """
import hashlib
import sys

import podziemia
from podziemia.kernel import drive
from podziemia.kernel.rng import Rng
from podziemia.lab.corpus import play_on

print("compiled" if drive.__file__.endswith(".so") else "as it is")
for game in podziemia.games():
    for players in (game.players[0], game.players[-1]):
        running = hashlib.blake2b()
        match = podziemia.start(game.id, players, "compiled", events=False)
        for number, _ in enumerate(play_on(match, Rng(players))):
            if number % 8 == 0:
                running.update(match.determinize(0, number).digest().encode())
                running.update(match.digest().encode())
        print(game.id, players, len(match.decisions), running.hexdigest())
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the rules are compiled."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:  # others test beside this one: it is compiled once
        shared = shared.parent
    folder = shared / "compiled"
    with (shared / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            run({**os.environ, "MYPYC_OPT_LEVEL": "0"}, "tools/compile", str(folder))
    return {**os.environ, "PYTHONPATH": str(folder), "PODZIEMIA_BUDGET": "0"}


def run(environment: dict[str, str], *arguments: str) -> str:
    """What Python prints, run in the project."""
    done = subprocess.run(  # noqa: S603 -- our own commands
        [sys.executable, *arguments],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr[-6_000:]
    return done.stdout


def test_scenarios_records_and_laws_hold(compiled: dict[str, str]) -> None:
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-k", "not interrupted")
    said = run(compiled, "-m", "pytest", *quiet, *SAME)
    assert " passed" in said


def test_the_digests_are_those_of_the_source(compiled: dict[str, str]) -> None:
    here = run(dict(os.environ), "-c", DIGESTS).splitlines()
    there = run(compiled, "-c", DIGESTS).splitlines()
    assert (here[0], there[0]) == ("as it is", "compiled")
    assert there[1:] == here[1:]
