"""The Python examples of the README and the how-to pages run as they stand."""

import re
import shlex
from pathlib import Path

import pytest

from podziemia.kernel import scenario
from tests.cli.conftest import Cli, cli  # noqa: F401 -- a fixture

PROJECT = Path(__file__).parents[2]
PAGES = [PROJECT / "README.md", PROJECT / "docs" / "how-to" / "write-a-bot.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
SAVED = re.compile(r"Save this as\s+`(\w+\.py)`[^`]*```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\./play (.*\.py:.*)$", re.MULTILINE)
FEWER = re.compile(r"--games \d+")
"""What one match shows as well as twenty."""
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")
SOURCE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte))`")
GIVEN = re.compile(r"^\./play .*?((?:tests|docs)/[\w./-]+)", re.MULTILINE)
MADE = re.compile(r"(?:New file|Save this as|Save it as)\s+`([^`]+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block, page.name, "exec"), {})  # noqa: S102 -- our own page
    assert capsys.readouterr().out in ("", "(0,)\n")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_bots_of_a_page_play_in_its_commands(
    page: Path,
    tmp_path: Path,
    cli: Cli,  # noqa: F811 -- the fixture
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = page.read_text(encoding="utf-8")
    files = SAVED.findall(text)
    assert files
    for name, code in files:
        (tmp_path / name).write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    lines = [FEWER.sub("--games 1", line) for line in COMMAND.findall(text)]
    commands = [shlex.split(line, comments=True) for line in lines]
    assert {"simulate", "tournament", "play"} <= {command[0] for command in commands}
    for command in commands:
        ran = cli(*command, typed=["1"] * 1000)
        assert ran.code == 0, (command, ran.err)
        bot = next(word for word in command if ".py:" in word).split(",")
        if command[0] == "play":
            assert "Bot 2" in ran.out
        else:
            assert all(name in ran.out for name in bot), (command, ran.out)


@pytest.mark.parametrize(
    "page",
    [*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md"), *(PROJECT / "changes").glob("*.md")],
    ids=lambda page: str(page.relative_to(PROJECT)),
)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize(
    "page",
    [PROJECT / "README.md", PROJECT / "web" / "README.md", *(PROJECT / "docs").glob("*/*.md")],
    ids=lambda page: str(page.relative_to(PROJECT)),
)
def test_every_source_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    made = set(MADE.findall(text))
    for name in set(SOURCE.findall(text)) - made:
        places = [f"{folder}/**/{name}" for folder in ("src", "tests", "tools", "web/src")]
        found = [path for place in [name, f"web/{name}", *places] for path in PROJECT.glob(place)]
        assert found, name


def test_every_file_that_a_command_of_the_readme_is_given_is_there() -> None:
    given = GIVEN.findall((PROJECT / "README.md").read_text(encoding="utf-8"))
    assert given
    assert [name for name in given if not (PROJECT / name).exists()] == []


def test_the_scenario_of_the_page_passes(tmp_path: Path) -> None:
    page = (PROJECT / "docs" / "how-to" / "write-a-scenario.md").read_text(encoding="utf-8")
    indented = page.partition("```toml\n")[2].partition("```")[0]
    path = tmp_path / "my-question.toml"
    path.write_text("\n".join(line.removeprefix("   ") for line in indented.splitlines()))
    scenario.run(scenario.read(path))
