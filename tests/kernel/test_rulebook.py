"""Rulebooks are read by section and by rule, in both languages alike."""

import pytest

from podziemia.kernel.registry import find
from podziemia.kernel.rulebook import Rulebook, read_rulebook
from podziemia.kernel.texts import LANGUAGES

BOSS_MONSTER = find("boss_monster")


def test_both_languages_have_the_same_sections_and_rules() -> None:
    english, polish = (Rulebook.of(BOSS_MONSTER, language) for language in LANGUAGES)
    assert list(english.rules) == list(polish.rules)
    assert [s.id for s in english.sections] == [s.id for s in polish.sections]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_stands_in_its_section(language: str) -> None:
    book = Rulebook.of(BOSS_MONSTER, language)
    section = book.section("BM-5")
    assert section is not None
    assert section.rules["BM-5.12"] == book.rules["BM-5.12"]
    assert book.section("BM-99") is None
    assert book.introduction
    assert "BM-5.19" in book.similar("BM-5.199")


def test_every_rule_that_is_cited_by_an_option_of_the_table_stands_in_the_book() -> None:
    book = Rulebook.of(BOSS_MONSTER, "en")
    assert all(switch.rule in book.rules for switch in BOSS_MONSTER.switches)


def test_it_is_read_once() -> None:
    path = BOSS_MONSTER.folder / "rulebook.en.md"
    assert read_rulebook(path) is Rulebook.of(BOSS_MONSTER, "en")
