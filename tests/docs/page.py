"""A how-to page whose instructions are carried out to the letter, on a copy of the project.

An instruction is a sentence that ends with one of these and a colon, followed by a block:

- New file `path`
- Add to the end of `path`
- Add after the line that begins with `words` in `path`
- Replace in `path`, whose block is followed by "with:" and another

The last block of shell commands is what the page tells to run in the end.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[2]
HOW_TO: Final = PROJECT / "docs" / "how-to"
FOLDERS: Final = ("changes", "docs", "src", "tests", "tools", "web")
LEFT_OUT: Final = ("__pycache__", "*.so", "node_modules", "static")
INSTRUCTION: Final = re.compile(
    r"(?:^|(?<=\s))(?P<what>Add to the end of|New file|Replace in|"
    r"Add after the line that begins with `(?P<line>[^`]+)` in) `(?P<path>[^`]+)`:\n\n"
    r"```\w+\n(?P<block>.*?)^```\n(?:\nwith:\n\n```\w+\n(?P<other>.*?)^```\n)?",
    re.DOTALL | re.MULTILINE,
)
BLOCK: Final = re.compile(r"^```\w+$", re.MULTILINE)
COMMANDS: Final = re.compile(r"^```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)
WHOLE_SUITE: Final = "./test"


class Page:
    """A page of instructions."""

    def __init__(self, name: str) -> None:
        self.text = (HOW_TO / name).read_text(encoding="utf-8")
        self.instructions = list(INSTRUCTION.finditer(self.text))

    def paths(self) -> list[str]:
        """The files it tells about, in its order."""
        return [instruction["path"] for instruction in self.instructions]

    def others(self) -> int:
        """How many of its blocks belong to no instruction."""
        used = sum(1 + (instruction["other"] is not None) for instruction in self.instructions)
        return len(BLOCK.findall(self.text)) - used

    def commands(self) -> list[str]:
        """The commands at its end, less the whole test suite itself."""
        found: list[str] = COMMANDS.findall(self.text)
        *lines, last = found[-1].splitlines()
        assert last == WHOLE_SUITE
        return lines

    def follow(self, copy: Path) -> Path:
        """Copy the project, and carry out every instruction there."""
        for name in FOLDERS:
            ignored = shutil.ignore_patterns(*LEFT_OUT)
            shutil.copytree(PROJECT / name, copy / name, ignore=ignored)
        shutil.copy(PROJECT / "pyproject.toml", copy)
        for instruction in self.instructions:
            carry_out(copy / instruction["path"], instruction)
        return copy


def carry_out(path: Path, instruction: re.Match[str]) -> None:
    """One instruction: add, create, or replace."""
    block = instruction["block"]
    match instruction["what"]:
        case "New file":
            assert not path.exists(), f"{path.name} is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
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


def run(project: Path, *command: str, typed: str = "") -> str:
    """Run Python in the copied project, with the copied sources, to its good end; what it said.

    Its tests try the samples that they always try, and no more.
    """
    own = {"PYTHONPATH": str(project / "src"), "LC_ALL": "C.UTF-8", "PODZIEMIA_BUDGET": "0"}
    environment = {**os.environ, **own}
    return finished([sys.executable, *command], project, environment, typed)


def obey(project: Path, line: str, *, typed: str = "") -> str:
    """Run a command of a page in the copied project."""
    match line.partition("#")[0].split():
        case ["./play", *words]:
            return run(project, "-m", "podziemia", *words, typed=typed)
        case ["tools/uv", "run", "python", *words]:
            return run(project, *words)
    message = f"a page tells nobody to run {line!r}"
    raise AssertionError(message)


def run_node(project: Path, *command: str) -> str:
    """Run a tool of the pages on the copied project, with the tools of the original."""
    modules = project / "web" / "node_modules"
    if not modules.exists():
        modules.symlink_to((PROJECT / "web" / "node_modules").resolve())
    npm = [str(PROJECT / "tools" / "npm"), "exec", "--offline", "--", *command]
    return finished(npm, project, dict(os.environ))


def finished(command: list[str], place: Path, environment: dict[str, str], typed: str = "") -> str:
    """Run something to its good end; what it said."""
    done = subprocess.run(  # noqa: S603 -- our own programs
        command,
        cwd=place,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout
