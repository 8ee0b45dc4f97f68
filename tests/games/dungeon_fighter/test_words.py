"""The rulebook and the cards of Dungeon Fighter say the same in both languages."""

import re
from collections import Counter
from typing import Any

import pytest

from podziemia.games.dungeon_fighter import GAME
from podziemia.games.dungeon_fighter import options as o
from podziemia.games.dungeon_fighter.content import CARD_INFO
from podziemia.kernel.files import plain_toml
from podziemia.kernel.rulebook import read_rulebook
from podziemia.kernel.texts import LANGUAGES, messages_of

FOLDER = GAME.folder
BOOKS = {language: read_rulebook(FOLDER / f"rulebook.{language}.md") for language in LANGUAGES}
CITED = re.compile(r"DF-(?:R-|EX-)?\d+(?:\.\d+)?")
WORKING = ("effects", "damage_bonus")
"""Keys of a card whose numbers its text names."""
SKILL_KEYS = re.compile("bonus|heal|coins|damage_to|becomes")
FREE = (o.Throw, o.Flip, o.Report, o.FlipReport)
"""Answers that are not listed, of which every part has a name."""
UNSAID = (o.Landed, o.Flipped, o.Pass)
"""What the world answers; passing has words of its own for every question."""
SPOKEN = ("name", "effect", "flavor", "quote", "class", "control", "question")

spoken = pytest.mark.parametrize("language", LANGUAGES)
CARDS = [
    pytest.param(path.stem, entry, id=entry["id"])
    for path in sorted((FOLDER / "content").glob("*.toml"))
    for found in plain_toml(path).values()
    if isinstance(found, list)
    for entry in found
    if "name_en" in entry
]


def numbers(text: str) -> Counter[str]:
    """The numbers a text names, apart from those of rules."""
    return Counter(re.findall(r"\d+(?:[.,]\d+)?", CITED.sub("", text).replace(",5", ".5")))


def amounts(found: Any) -> set[str]:
    """The numbers that stand somewhere in it."""
    if isinstance(found, dict):
        return set[str]().union(*map(amounts, found.values()))
    if isinstance(found, list):
        return set[str]().union(*map(amounts, found))
    return {str(found)} if isinstance(found, int) and not isinstance(found, bool) else set()


def test_both_rulebooks_have_the_same_sections_and_rules() -> None:
    english, polish = BOOKS.values()
    assert [section.id for section in english.sections] == [s.id for s in polish.sections]
    assert list(english.rules) == list(polish.rules)
    assert len(english.rules) > 500


@spoken
def test_every_rule_that_the_rulebook_cites_stands_in_it(language: str) -> None:
    book = BOOKS[language]
    known = {section.id for section in book.sections} | set(book.rules)
    markdown = " ".join(section.markdown for section in book.sections)
    assert set(CITED.findall(f"{book.introduction} {markdown}")) <= known


def test_both_rulebooks_name_the_same_numbers_and_rules() -> None:
    english, polish = BOOKS.values()
    for rule, text in english.rules.items():
        other = polish.rules[rule]
        assert numbers(text) == numbers(other), rule
        assert sorted(CITED.findall(text)) == sorted(CITED.findall(other)), rule


@pytest.mark.parametrize(("file", "entry"), CARDS)
def test_every_card_says_the_same_in_both_languages(file: str, entry: dict[str, Any]) -> None:
    for key in SPOKEN:
        assert (f"{key}_en" in entry) == (f"{key}_pl" in entry), key
        english, polish = (entry.get(f"{key}_{language}", "") for language in LANGUAGES)
        assert numbers(english) == numbers(polish), key
        assert bool(english) == bool(polish), key
        if key in ("effect", "control"):
            assert all(not text or text.endswith(".") for text in (english, polish)), key
    working = {key: entry[key] for key in WORKING if key in entry}
    if file == "skills":
        working |= {key: value for key, value in entry.items() if SKILL_KEYS.search(key)}
    assert amounts(working) <= set(numbers(entry.get("effect_en", "")))


@spoken
def test_everything_that_can_be_looked_up_cites_rules_that_stand_in_the_book(language: str) -> None:
    for info in CARD_INFO.values():
        assert set(info.rules) <= set(BOOKS[language].rules), info.id
        assert info.names[language], info.id
        assert info.texts[language], info.id


@spoken
def test_everything_that_happens_is_told(language: str) -> None:
    known = messages_of(FOLDER / "locale", language)
    for kind in GAME.event_types:
        name = f"df-log-{tag(kind)}"
        assert known.pattern(name) is not None, name


@spoken
def test_everything_that_can_be_chosen_is_said(language: str) -> None:
    known = messages_of(FOLDER / "locale", language)
    for kind in GAME.option_types:
        if kind in UNSAID:
            continue
        name = f"df-{'answer' if kind in FREE else 'option'}-{tag(kind)}"
        parts = kind.__struct_fields__ if kind in FREE else ()
        names = [name, *(f"{name}.{part.replace('_', '-')}" for part in parts)]
        assert [each for each in names if known.pattern(each) is None] == []


def tag(kind: type[Any]) -> str:
    """What a kind of event or option is called in messages."""
    return str(kind.__struct_config__.tag).replace("_", "-")
