"""The page "Add a card" is followed to the letter, on a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PAGE = PROJECT / "docs" / "how-to" / "add-a-card.md"
INSTRUCTION = re.compile(
    r"(?:^|(?<=\s))(?P<what>Add to the end of|New file|Replace in|"
    r"Add after the line that begins with `(?P<line>[^`]+)` in) `(?P<path>[^`]+)`:\n\n"
    r"```\w+\n(?P<block>.*?)```\n(?:\nwith:\n\n```\w+\n(?P<other>.*?)```\n)?",
    re.DOTALL,
)
COMMANDS = re.compile(r"```sh\n(.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which every instruction of the page was carried out."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("src", "tests", "docs", "tools"):
        ignore = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(PROJECT / name, copy / name, ignore=ignore)
    shutil.copy(PROJECT / "pyproject.toml", copy)
    instructions = list(INSTRUCTION.finditer(PAGE.read_text(encoding="utf-8")))
    assert len(instructions) == 10
    for instruction in instructions:
        carry_out(copy / instruction["path"], instruction)
    return copy


def carry_out(path: Path, instruction: re.Match[str]) -> None:
    """One instruction: add, create, or replace."""
    block = instruction["block"]
    match instruction["what"]:
        case "New file":
            assert not path.exists()
            path.write_text(block, encoding="utf-8")
        case "Add to the end of":
            text = path.read_text(encoding="utf-8").rstrip("\n")
            gap = "\n\n\n" if path.suffix == ".py" else "\n\n"
            path.write_text(text + gap + block, encoding="utf-8")
        case what if what.startswith("Add after"):
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            (place,) = [i for i, line in enumerate(lines) if line.startswith(instruction["line"])]
            path.write_text("".join([*lines[: place + 1], block, *lines[place + 1 :]]), "utf-8")
        case _:
            text = path.read_text(encoding="utf-8")
            assert text.count(block) == 1, f"{block!r} stands once in {path.name}"
            path.write_text(text.replace(block, instruction["other"]), encoding="utf-8")


def run(project: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Run Python in the copied project, with the copied sources."""
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "LC_ALL": "C.UTF-8"}
    return subprocess.run(  # noqa: S603 -- our own interpreter
        [sys.executable, *command],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def commands() -> list[str]:
    """The commands at the end of the page, less the whole test suite itself."""
    lines = COMMANDS.findall(PAGE.read_text(encoding="utf-8"))[-1].splitlines()
    assert lines[-1] == "./test"
    return list(lines[:-1])


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_page_succeed(followed: Path, command: str) -> None:
    match command.split():
        case ["./play", *words]:
            done = run(followed, "-m", "podziemia", *words)
        case ["tools/uv", "run", "python", *words]:
            done = run(followed, *words)
        case _:
            pytest.fail(command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_tests_of_the_project_hold(followed: Path) -> None:
    run(followed, "tools/regenerate")
    wanted = ["tests/games/boss_monster/test_content.py", "tests/test_corpus.py"]
    done = run(followed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *wanted)
    assert done.returncode == 0, done.stdout
    done = run(followed, "-m", "podziemia", "scenario", "run", "tests/scenarios/boss_monster")
    assert done.returncode == 0, done.stdout


def test_the_code_of_the_page_is_clean(followed: Path) -> None:
    changed = str(followed / "src/podziemia/games/boss_monster/rules/cards/spells.py")
    assert run(followed, "-m", "ruff", "check", changed).returncode == 0
    assert run(followed, "-m", "ruff", "format", "--check", changed).returncode == 0
    done = run(followed, "-m", "mypy", changed)
    assert done.returncode == 0, done.stdout
