"""The page "Add a card" is followed to the letter, on a copy of the project."""

from pathlib import Path

import pytest

from tests.docs.page import PROJECT, Page, obey, run

PAGE = Page("add-a-card.md")


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which every instruction of the page was carried out."""
    assert len(PAGE.instructions) == 10
    assert PAGE.others() == 1
    return PAGE.follow(tmp_path_factory.mktemp("project"))


@pytest.mark.parametrize("command", PAGE.commands())
def test_the_commands_of_the_page_succeed(followed: Path, command: str) -> None:
    obey(followed, command)


def test_the_tests_of_the_project_hold(followed: Path) -> None:
    older = "tests/records/boss_monster/version-2"
    before = {path.name: path.read_bytes() for path in (PROJECT / older).iterdir()}
    run(followed, "tools/regenerate")
    assert {path.name: path.read_bytes() for path in (followed / older).iterdir()} == before
    assert {path.name for path in (followed / older).with_name("version-3").iterdir()} == set(
        before
    )
    wanted = ["tests/games/boss_monster/test_content.py", "tests/test_corpus.py"]
    run(followed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *wanted)
    run(followed, "-m", "podziemia", "scenario", "run", "tests/scenarios/boss_monster")


def test_the_code_of_the_page_is_clean(followed: Path) -> None:
    changed = str(followed / "src/podziemia/games/boss_monster/rules/cards/spells.py")
    run(followed, "-m", "ruff", "check", changed)
    run(followed, "-m", "ruff", "format", "--check", changed)
    run(followed, "-m", "mypy", changed)
