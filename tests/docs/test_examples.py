"""The Python examples of the README and the how-to pages run as they stand."""

import re
from pathlib import Path

import pytest

from podziemia.kernel import scenario

PROJECT = Path(__file__).parents[2]
PAGES = [PROJECT / "README.md", PROJECT / "docs" / "how-to" / "write-a-bot.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block, page.name, "exec"), {})  # noqa: S102 -- our own page
    assert capsys.readouterr().out.startswith("(")


@pytest.mark.parametrize(
    "page",
    [*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md"), *(PROJECT / "changes").glob("*.md")],
    ids=lambda page: str(page.relative_to(PROJECT)),
)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_scenario_of_the_page_passes(tmp_path: Path) -> None:
    page = (PROJECT / "docs" / "how-to" / "write-a-scenario.md").read_text(encoding="utf-8")
    indented = page.partition("```toml\n")[2].partition("```")[0]
    path = tmp_path / "my-question.toml"
    path.write_text("\n".join(line.removeprefix("   ") for line in indented.splitlines()))
    scenario.run(scenario.read(path))
