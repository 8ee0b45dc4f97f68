"""Kinds of files that people write for one game: `podziemia KIND check` and `KIND show`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import FileKind
from podziemia.kernel.registry import games
from tests.cli.conftest import Cli
from tests.laws.toys.frame import known
from tests.laws.toys.heroes import heroes

LONGEST: Final = 3


def faults(text: str, where: str) -> list[BadInput]:
    """A song has at most three lines."""
    lines = text.splitlines()
    return [BadInput("unknown-game", {"game": where, "known": line}) for line in lines[LONGEST:]]


def facts(text: str, where: str) -> dict[str, Any]:
    """How long a song is."""
    for fault in faults(text, where):
        raise fault
    return {"lines": len(text.splitlines())}


def show(text: str, where: str, language: str) -> str:
    """A song, with the language it is sung in."""
    return f"{language}, {facts(text, where)['lines']}\n{text}"


SONG: Final = FileKind(faults=faults, facts=facts, show=show, files=list)


@pytest.fixture(autouse=True)
def singing(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a game for which people write songs."""
    known(monkeypatch, replace(heroes(), files={"song": SONG}))


def test_good_files_are_called_good(cli: Cli, tmp_path: Path) -> None:
    paths = [tmp_path / "a", tmp_path / "b"]
    for path in paths:
        path.write_text("la\nla\n", encoding="utf-8")
    ran = cli("song", "check", *map(str, paths))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "".join(f"{path}: nothing is wrong.\n" for path in paths)
    assert "wszystko w porządku" in cli("song", "check", str(paths[0]), "--lang", "pl").out


def test_everything_wrong_is_said_of_every_file(cli: Cli, tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text("la", encoding="utf-8")
    bad.write_text("la\nla\nla\nfa\nso\n", encoding="utf-8")
    ran = cli("song", "check", str(bad), str(good))
    assert ran.code == 1
    *wrong, fine = ran.out.splitlines()
    assert len(wrong) == 2
    assert "fa" in wrong[0]
    assert fine == f"{good}: nothing is wrong."
    told = cli("song", "check", str(bad), str(good), "--json")
    assert told.code == 1
    said = json.loads(told.out)
    assert said == {str(bad): wrong, str(good): []}


def test_a_file_is_shown_in_a_language_or_as_facts(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("tra\nla", encoding="utf-8")
    assert cli("song", "show", str(path), "--lang", "pl").out == "pl, 2\ntra\nla\n"
    assert json.loads(cli("song", "show", str(path), "--json").out) == {"lines": 2}


def test_what_cannot_be_shown_or_read_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("\n".join("lalala"), encoding="utf-8")
    assert str(path) in cli("song", "show", str(path)).refused()
    assert str(tmp_path) in cli("song", "check", str(tmp_path)).refused()
    assert "none" in cli("song", "check", str(tmp_path / "none")).refused()
    assert "FILE" in cli("song", "check").refused()
    assert "did you mean song" in cli("sogn").refused()


def test_bytes_that_are_no_text_reach_the_reader(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"la\xff")
    assert cli("song", "check", str(path)).code == 0


def test_the_command_is_among_all_commands(cli: Cli) -> None:
    assert "Check a song file" in cli("--help").out
    assert "check" in cli("song", "--help").out


def test_kinds_have_names_of_their_own(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    names = [name for game in games() for name in game.files]
    assert len(names) == len(set(names))
    lines = cli("--help").out.partition("Commands:")[2].splitlines()
    commands = [line.split()[0] for line in lines if line]
    assert len(commands) == len(set(commands))
