"""Nothing outside its own folder names a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from podziemia.kernel.registry import games

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web/src"
PACKAGE = ROOT / "src/podziemia"


def offenders(root: Path, ends: Iterable[str]) -> set[str]:
    """The files under a folder that name a game, besides those in the game's own folder."""
    words = {game.id: re.compile(game.id.replace("_", "[ _-]?"), re.IGNORECASE) for game in games()}
    files = [path for end in ends for path in root.rglob(f"*.{end}") if "static" not in path.parts]
    assert len(files) > 100, "it looks where the files are"
    return {
        str(path.relative_to(root))
        for path in files
        for game, named in words.items()
        if root / "games" / game not in path.parents
        if named.search(path.read_text(encoding="utf-8"))
    }


def test_the_pages_name_no_game() -> None:
    found = offenders(PAGES, ("ts", "svelte", "css", "ftl", "json"))
    assert {path for path in found if not path.endswith(".test.ts")} == set()


def test_the_package_names_no_game() -> None:
    assert offenders(PACKAGE, ("py", "ftl", "toml", "md")) == set()
