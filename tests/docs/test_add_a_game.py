"""The page "Add a game" is followed to the letter, on a copy of the project, browser included."""

import json
from pathlib import Path

import pytest

from tests.docs.page import Page, obey, run, run_node

PAGE = Page("add-a-game.md")
GAME = "last_lantern"
FILES = 42
PLAIN_BLOCKS = 2
"""The folder as a picture, and the commands at the end."""
QUIET = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly")
OF_EVERY_GAME = (
    "tests/games/last_lantern",
    "tests/kernel/test_texts.py",
    "tests/kernel/test_tutorial.py",
    "tests/laws/test_laws.py",
    "tests/readers",
    "tests/scene/test_conformance.py",
    "tests/test_corpus.py",
    "tests/test_scenarios.py",
    "tests/web/test_names.py",
)
"""Tests that look at every game there is, and those of the page."""
WANTED = (
    ("games", "The Last Lantern"),
    ("rules", "The lantern does not pass walls."),
    ("rules", f"{GAME}: 15 rules, 15 cited in code, 15 tested"),
    ("scenario", "3 passed, 0 failed"),
    ("simulate", "All laws held."),
    ("simulate", "ended by LL-4.1"),
    ("play", "all have "),
)
"""What each command of the page says, among other things; the last one when the match is over."""
LAY_AND_RUN = "2\n" * 100
"""What is typed in the terminal: always the second option, or nothing if there is none."""


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which every instruction of the page was carried out."""
    assert len(PAGE.instructions) == FILES + 1
    assert PAGE.others() == PLAIN_BLOCKS
    copy = PAGE.follow(tmp_path_factory.mktemp("project"))
    obey(copy, "tools/uv run python tools/regenerate")
    return copy


def test_nothing_is_changed_outside_the_game(followed: Path) -> None:
    outside = [path for path in PAGE.paths() if GAME not in path and "last-lantern" not in path]
    assert outside == ["docs/scenarios.md"]


def test_the_commands_of_the_page_succeed(followed: Path) -> None:
    *commands, regenerate = PAGE.commands()
    assert regenerate.endswith("tools/regenerate")  # the fixture has obeyed it
    assert [line.split()[1] for line in commands] == [name for name, _ in WANTED]
    for line, (_, wanted) in zip(commands, WANTED, strict=True):
        said = obey(followed, line, typed=LAY_AND_RUN)
        assert wanted in said, f"{line}\n{said}"


def test_the_tests_of_every_game_hold(followed: Path) -> None:
    said = run(followed, *QUIET, *OF_EVERY_GAME, "-k", f"{GAME} or names_no_game")
    assert "skipped" not in said


def test_the_code_of_the_page_is_clean(followed: Path) -> None:
    written = [path for path in PAGE.paths() if path.endswith(".py")]
    run(followed, "-m", "ruff", "check", *written)
    run(followed, "-m", "ruff", "format", "--check", *written)
    run(followed, "-m", "mypy", *written)
    pages = [str(followed / path) for path in PAGE.paths() if path.startswith("web/")]
    sources = [path for path in pages if not path.endswith(".ftl")]
    run_node(followed, "prettier", "--check", *sources)
    run_node(followed, "eslint", *(path for path in sources if not path.endswith(".json")))
    web = followed / "web"
    settings = {"extends": "./tsconfig.json", "include": [f"src/games/{GAME}", "src/*.d.ts"]}
    (web / "tsconfig.game.json").write_text(json.dumps(settings), encoding="utf-8")
    checked = ("--workspace", str(web), "--tsconfig", str(web / "tsconfig.game.json"))
    run_node(followed, "svelte-check", *checked, "--fail-on-warnings")


def test_a_match_is_played_in_the_browser(followed: Path) -> None:
    run_node(followed, "vite", "build", str(followed / "web"))
    said = run(followed, *QUIET, "tests/browser/test_last_lantern.py")
    assert "2 passed" in said, said
