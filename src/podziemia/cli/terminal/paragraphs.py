"""Words in lines that are broken only between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

DOT: Final = " · "


def flow(label: Text, chips: Iterable[Text], width: int, indent: str = "  ") -> RenderableType:
    """Chips one after the other behind a label; a line is broken only between them."""
    lines = [label.copy()]
    for number, chip in enumerate(chips):
        space = len(DOT) if number else 0
        if lines[-1].cell_len + space + chip.cell_len > width and lines[-1].plain.strip():
            lines.append(Text(indent))
        elif number:
            lines[-1].append(DOT, "dim")
        lines[-1].append_text(chip)
    return Group(*lines)


def packed(words: Iterable[str], width: int) -> list[Text]:
    """Words in as few lines as they need; a line is broken only between them."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) + 1 <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [Text(line) for line in lines]
