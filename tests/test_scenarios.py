"""Every scenario of every game is played and comes out as written."""

from pathlib import Path

import pytest

from podziemia.kernel import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[str(p.relative_to(FOLDER)) for p in FILES])
def test_scenario(path: Path) -> None:
    scenario.run(scenario.read(path))
