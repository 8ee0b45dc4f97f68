"""The page "Write a quest" is followed to the letter."""

from pathlib import Path
from typing import get_args

import pytest

from podziemia.games.descent.content import RELICS
from podziemia.games.descent.quests import draw, faults, read_quest, rules
from podziemia.games.descent.vocabulary import MonsterKind
from tests.docs.page import Page, carry_out

PAGE = Page("write-a-quest.md")
PIECES = 5
PLAIN_BLOCKS = 2
"""The drawing of the quest, and the commands at the end."""


@pytest.fixture(scope="module")
def quest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The quest of the page, as whoever follows it has written it in the end."""
    assert len(PAGE.instructions) == PIECES
    assert PAGE.others() == PLAIN_BLOCKS
    (path,) = set(PAGE.paths())
    file = tmp_path_factory.mktemp("project") / Path(path).name
    for instruction in PAGE.instructions:
        carry_out(file, instruction)
    return file


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
