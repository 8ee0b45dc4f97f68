"""What games measure of themselves: `podziemia NAME measure`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from podziemia.kernel.game import Measurement
from tests.cli.conftest import Cli
from tests.laws.toys.frame import known
from tests.laws.toys.heroes import heroes


def make(trials: int, seed: str, tick: Callable[[int], None]) -> dict[str, Any]:
    """How high somebody jumps."""
    for _ in range(trials):
        tick(1)
    return {"trials": trials, "seed": seed}


def show(figures: dict[str, Any], language: str) -> str:
    """The jumps, in a language."""
    return f"{language}: {figures['trials']} jumps"


def files(figures: dict[str, Any]) -> Mapping[str, str]:
    """A picture of them."""
    return {"jumps.txt": "^" * figures["trials"]}


JUMPS: Final = Measurement(steps=lambda trials: trials, make=make, show=show, files=files)


@pytest.fixture(autouse=True)
def jumping(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a game that measures jumps."""
    known(monkeypatch, replace(heroes(), measures={"jumps": JUMPS}))


def test_figures_are_shown_and_what_is_made_of_them_is_written(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    ran = cli("jumps", "measure", "--trials", "3", "--to", str(folder))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"en: 3 jumps\n{folder / 'jumps.txt'} is written.\n"
    assert (folder / "jumps.txt").read_text(encoding="utf-8") == "^^^"
    assert "pl: 100 jumps" in cli("jumps", "measure", "--lang", "pl").out


def test_figures_as_json(cli: Cli, tmp_path: Path) -> None:
    ran = cli("jumps", "measure", "--trials", "2", "--seed", "x", "--json", "--to", str(tmp_path))
    assert json.loads(ran.out) == {"trials": 2, "seed": "x"}
    assert (tmp_path / "jumps.txt").exists()


def test_the_command_is_listed_and_alone(cli: Cli) -> None:
    assert "jumps" in cli("--help").out
    assert "measure" in cli("jumps", "--help").out
    assert cli("jumps", "measure", "--trials", "0").code == 2
