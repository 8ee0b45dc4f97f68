"""The rulebook and the cards of Tiny Epic Dungeons say the same in both languages."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from podziemia.kernel.files import plain_toml
from podziemia.kernel.registry import find
from podziemia.kernel.rulebook import read_rulebook
from podziemia.kernel.texts import LANGUAGES, Texts, messages_of, say_from

GAME = find("tiny_epic_dungeons")
STRICT = {language: Texts(GAME, language, (), strict=True) for language in LANGUAGES}
FOLDER = GAME.folder
BOOKS = {language: read_rulebook(FOLDER / f"rulebook.{language}.md") for language in LANGUAGES}
PRINTED = frozenset(  # numbers that stand beside the text, on tracks and in corners
    {"max_health", "max_focus", "strength", "agility", "intellect", "health", "defense"}
    | {"copies", "seals", "counter", "defense_bonus", "spaces"}
)
PARTS = frozenset({"ability", "hand_left", "hand_right"})  # of a hero mat, with their own texts

spoken = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> Counter[str]:
    """The numbers a text names, apart from those of rules."""
    return Counter(re.findall(r"\d+", re.sub(r"TED-[\w.-]+", "", text)))


def entries(found: Any) -> Iterator[dict[str, Any]]:
    """Every card, mat and part of a mat with a text."""
    if isinstance(found, dict):
        if "effect_en" in found:
            yield found
        found = list(found.values())
    if isinstance(found, list):
        for part in found:
            yield from entries(part)


def amounts(found: Any) -> Iterator[int]:
    """The numbers of an entry's operations."""
    if isinstance(found, dict):
        found = list(found.values())
    if isinstance(found, list):
        for part in found:
            yield from amounts(part)
    elif isinstance(found, int) and not isinstance(found, bool):
        yield abs(found)


def said(entry: dict[str, Any], language: str) -> str:
    """All that a card says about what it does."""
    keys = [f"{key}_{language}" for key in ("effect", "torch_effect")]
    return " ".join(entry[key] for key in keys if key in entry)


CARDS = [
    pytest.param(entry, id=entry["id"])
    for path in sorted((FOLDER / "content").glob("*.toml"))
    for entry in entries(plain_toml(path))
]


def test_both_rulebooks_have_the_same_sections_and_rules() -> None:
    english, polish = BOOKS.values()
    assert [section.id for section in english.sections] == [s.id for s in polish.sections]
    assert list(english.rules) == list(polish.rules)


@spoken
def test_every_rule_that_the_rulebook_cites_stands_in_it(language: str) -> None:
    book = BOOKS[language]
    known = {section.id for section in book.sections} | set(book.rules)
    texts = [book.introduction, *(section.markdown for section in book.sections)]
    cited = set(re.findall(r"TED-(?:R-|EX-)?\d+(?:\.\d+)?", " ".join(texts)))
    assert cited <= known


def test_both_rulebooks_name_the_same_numbers_and_rules() -> None:
    english, polish = BOOKS.values()
    for rule, text in english.rules.items():
        other = polish.rules[rule]
        assert numbers(text) == numbers(other), rule
        cited = re.findall(r"TED-[A-Z\d.-]*\d", text)
        assert sorted(cited) == sorted(re.findall(r"TED-[A-Z\d.-]*\d", other)), rule


@pytest.mark.parametrize("entry", CARDS)
def test_every_card_says_in_both_languages_what_it_does(entry: dict[str, Any]) -> None:
    english, polish = (said(entry, language) for language in LANGUAGES)
    assert entry["name_en"]
    assert entry["name_pl"]
    assert english.endswith(".")
    assert polish.endswith(".")
    assert numbers(english) == numbers(polish)
    hero = "ability" in entry
    beside = PRINTED | PARTS | ({"speed"} if hero else set())
    working = {key: value for key, value in entry.items() if key not in beside}
    assert {str(n) for n in amounts(working) if n} <= set(numbers(english))


@spoken
def test_every_space_of_a_boss_mat_says_what_it_does(language: str) -> None:
    for boss in plain_toml(FOLDER / "content" / "bosses.toml")["boss"]:
        for space in boss["spaces"]:
            about = {"boss": boss["id"], "space": space["id"]}
            text = STRICT[language].say("ted-scene-space", about)
            works = Counter(map(str, amounts([*space["mods"], *space["on_stop"]])))
            own = Counter([str(space["id"])] if space["id"] else [])
            assert numbers(text) == works + own, text


@spoken
def test_every_reward_says_what_it_gives(language: str) -> None:
    for goblin in plain_toml(FOLDER / "content" / "goblins.toml")["goblin"]:
        for number, part in enumerate(goblin["reward"]["options"], start=1):
            about = {"goblin": goblin["id"], "number": number}
            text = STRICT[language].say("ted-option-reward", about)
            assert numbers(text) == Counter(map(str, amounts(part))), text


@spoken
def test_every_icon_has_a_word_and_a_sentence(language: str) -> None:
    text = (FOLDER / "locale" / f"icons.{language}.ftl").read_text(encoding="utf-8")
    icons = re.findall(r"^(ted-icon-[\w-]+) =", text, re.MULTILINE)
    assert len(icons) == len(set(icons)) == 78
    messages = messages_of(FOLDER / "locale", language)
    for icon in icons:
        word = say_from(FOLDER / "locale", language, icon)
        about = messages.pattern(f"{icon}.about")
        assert word
        assert not word.endswith(".")
        assert str(messages.said(about, {})[0]).endswith(".")
