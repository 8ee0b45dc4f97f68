"""The page "Write a quest" is followed to the letter."""

from pathlib import Path
from typing import get_args

import pytest

from podziemia.games.descent.content import RELICS
from podziemia.games.descent.quests import draw, faults, read_quest, rules
from podziemia.games.descent.vocabulary import MonsterKind
from tests.docs.page import Page, obey

PAGE = Page("write-a-quest.md")
PIECES = 5
PLAIN_BLOCKS = 2
"""The drawing of the quest, and the commands at the end."""


WANTED = (
    "nothing is wrong",
    "The Old Mill",
    "Stary młyn",
    "All laws held.",
    "The Old Mill begins.",
)
"""What each command of the page says, among other things."""


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which every instruction of the page was carried out."""
    assert len(PAGE.instructions) == PIECES
    assert PAGE.others() == PLAIN_BLOCKS
    return PAGE.follow(tmp_path_factory.mktemp("project"))


@pytest.fixture
def quest(followed: Path) -> Path:
    """The quest of the page."""
    (path,) = set(PAGE.paths())
    return followed / path


def test_the_commands_of_the_page_succeed(followed: Path) -> None:
    for line, wanted in zip(PAGE.commands(), WANTED, strict=True):
        said = obey(followed, line)
        assert wanted in said, f"{line}\n{said}"


def test_nothing_is_wrong_in_it(quest: Path) -> None:
    assert faults(quest.read_text(encoding="utf-8"), quest.name) == []


def test_it_looks_as_the_page_draws_it(quest: Path) -> None:
    drawing, _ = draw(read_quest(quest.read_text(encoding="utf-8"), quest.name)).split("\n\n")
    assert f"```text\n{drawing}\n```" in PAGE.text


def test_the_page_names_every_kind_there_is() -> None:
    for union in (rules.Win, rules.AnyEncounter, rules.Rule):
        for kind in get_args(union):
            assert f"| `{kind.__struct_config__.tag}` |" in PAGE.text
            own = set(kind.__struct_fields__) - set(rules.Encounter.__struct_fields__)
            for key in own - set(rules.QuestRule.__struct_fields__):
                assert f"`{key}" in PAGE.text, (kind, key)


def test_the_page_names_every_monster_and_relic() -> None:
    for name in (*get_args(MonsterKind), *RELICS):
        assert f"`{name}`" in PAGE.text
