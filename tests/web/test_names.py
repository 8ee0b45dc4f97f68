"""Nothing outside its own folder names a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from podziemia.kernel.game import Game
from podziemia.kernel.registry import games

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web/src"
PACKAGE = ROOT / "src/podziemia"
SAMPLED = {"rules/markdown.test.ts", "texts.test.ts"}
"""Tests of the pages that read a real rulebook and real texts."""


def named(game: Game[Any], text: str) -> bool:
    """Whether a text speaks of a game: by its name, or by the id of a rule or of a message."""
    name = game.id.replace("_", "[ _-]?")
    return re.search(rf"{name}|\b{game.prefix}-", text, re.IGNORECASE) is not None


def offenders(root: Path, files: Iterable[Path]) -> set[str]:
    """Those of the files in a folder that name a game, besides those in the game's own folder."""
    texts = {path: path.read_text(encoding="utf-8") for path in files if "static" not in path.parts}
    assert len(texts) > 5, "it looks where the files are"
    return {
        str(path.relative_to(root))
        for path, text in texts.items()
        for game in games()
        if root / "games" / game.id not in path.parents and named(game, text)
    }


def found(root: Path, *ends: str) -> list[Path]:
    """The files in a folder that end like this."""
    return [path for end in ends for path in root.rglob(f"*.{end}")]


def test_the_pages_name_no_game() -> None:
    files = found(PAGES, "ts", "svelte", "css", "ftl", "json")
    assert offenders(PAGES, files) == SAMPLED


def test_the_package_names_no_game() -> None:
    assert offenders(PACKAGE, found(PACKAGE, "py", "ftl", "toml", "md")) == set()


def test_the_tools_name_no_game() -> None:
    tools = ROOT / "tools"
    files = [path for path in tools.iterdir() if path.is_file()]
    assert offenders(tools, files) == set()
