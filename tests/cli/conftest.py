"""Running `podziemia` as a person would, in this process (quick) or in another (real)."""

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from podziemia.cli import run
from podziemia.cli.terminal.console import console
from tests.processes import PATIENCE

Cli = Callable[..., "Ran"]


@dataclass(frozen=True)
class Ran:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The one sentence of a command that could not use its input."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err + self.out
        assert "[" not in self.err.partition("(")[0], f"a message is missing: {self.err}"
        return self.err.strip()


def run_here(*arguments: str, typed: Sequence[str] | str = ()) -> Ran:
    """Run a command in this process; `typed` are the lines of its input."""
    lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    console.cache_clear()
    sys.stdin = io.StringIO(lines)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(arguments)
    finally:
        sys.stdin = before
        console.cache_clear()
    return Ran(code, out.getvalue(), err.getvalue())


def run_really(*arguments: str, typed: str = "", **environment: str) -> Ran:
    """Run a command in a process of its own."""
    done = subprocess.run(  # noqa: S603 -- our own command
        [sys.executable, "-m", "podziemia", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch) -> Cli:
    """`podziemia` in English, in this process, on a screen of 80 columns."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return run_here


@pytest.fixture
def real() -> Cli:
    """`podziemia` in a process of its own."""
    return run_really


@pytest.fixture
def saved(cli: Cli, tmp_path: Path) -> Path:
    """A match of two rounds, saved."""
    path = tmp_path / "saved.json"
    played = ("play", "boss_monster", "--seats", "human,random", "--seed", "3")
    assert cli(*played, "--save", str(path), typed=["1"] * 8 + ["q"]).code == 0
    return path
