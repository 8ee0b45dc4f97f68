"""Rulebooks: the rules of a game in words, by id and by section.

A rulebook is `rulebook.<language>.md` in the folder of its game: an introduction, sections
`## XY-1 General`, and in them rules, one per paragraph: `**XY-1.1** The game is for …`.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from podziemia.kernel.game import Game

SECTION: Final = re.compile(r"^## (?P<id>\S+) (?P<title>.+)$", re.MULTILINE)
RULE: Final = re.compile(r"^\*\*(?P<id>[A-Z]+-[\w.-]+)\*\* (?P<text>.+)$", re.MULTILINE)
TITLE: Final = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)
CLOSE: Final = 5  # how many similar ids are named


class Section(msgspec.Struct, frozen=True):
    """One section: its id and title, its Markdown without the heading, and its rules by id."""

    id: str
    title: str
    markdown: str
    rules: dict[str, str]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    introduction: str
    sections: tuple[Section, ...]
    rules: dict[str, str]
    """The text of every rule, ruling and example, by id, in the order of the book."""

    @classmethod
    def of(cls, game: Game[Any], language: str) -> Rulebook:
        """The rulebook of a game, read once."""
        return read_rulebook(game.folder / f"rulebook.{language}.md")

    def section(self, name: str) -> Section | None:
        """The section of this id."""
        return next((section for section in self.sections if section.id == name), None)

    def similar(self, name: str) -> list[str]:
        """Ids of rules and sections that somebody may have meant by this one."""
        known = [*(section.id for section in self.sections), *self.rules]
        return get_close_matches(name, known, n=CLOSE, cutoff=0.5)


@cache
def read_rulebook(path: Path) -> Rulebook:
    """A rulebook as it lies in a file."""
    text = path.read_text(encoding="utf-8")
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title = TITLE.search(head)
    sections = tuple(_section(part) for part in parts)
    return Rulebook(
        title=title["title"] if title else path.stem,
        introduction=TITLE.sub("", head).strip(),
        sections=sections,
        rules={name: rule for section in sections for name, rule in section.rules.items()},
    )


def _section(part: str) -> Section:
    heading = SECTION.match(part)
    assert heading, f"a section begins with its id and title, not with {part[:40]!r}"
    body = part[heading.end() :].strip()
    rules = {found["id"]: found["text"] for found in RULE.finditer(body)}
    return Section(heading["id"], heading["title"], body, rules)
