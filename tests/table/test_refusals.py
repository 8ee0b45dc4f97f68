"""Whatever the table says is a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from podziemia import table
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.questions import Facts
from podziemia.kernel.texts import KERNEL_LOCALE, LANGUAGES
from podziemia.table.web.refusals import LOCALE, preferred, rule_of, sentence

SOURCE: Final = Path(table.__file__).parent
RAISED: Final = re.compile(
    r"""(?:BadInput|IllegalChoice|__init__|Unavailable)\(\s*(?:[\w.]+,\s*)?"([a-z-]+)\"""", re.X
)
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.*(?:\n +.*)*)", re.MULTILINE)
PLACE: Final = re.compile(r"\$(\w+)")


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a folder, each with the facts it speaks of."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob(f"*.{language}.ftl")):
        for name, text in MESSAGE.findall(path.read_text(encoding="utf-8")):
            found[name] = set(PLACE.findall(text))
    return found


def raised() -> set[str]:
    """The message of every fault in the source of the table."""
    return {
        message
        for path in SOURCE.rglob("*.py")
        for message in RAISED.findall(path.read_text(encoding="utf-8"))
    }


def test_every_fault_has_its_sentence_in_both_languages() -> None:
    assert len(raised()) > 30
    for language in LANGUAGES:
        known = set(messages(LOCALE, language)) | set(messages(KERNEL_LOCALE, language))
        assert raised() <= known, raised() - known


def test_every_sentence_of_the_table_is_said_by_somebody() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert [name for name in messages(LOCALE, "en") if f'"{name}"' not in source] == []


def test_both_languages_speak_of_the_same() -> None:
    assert messages(LOCALE, "en") == messages(LOCALE, "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_whole(language: str) -> None:
    for name, places in messages(LOCALE, language).items():
        said = sentence(BadInput(name, {place: f"({place})" for place in places}), language)
        assert said[0].isupper() or said[0] in "“„(P", said
        assert all(f"({place})" in said for place in places)
        assert said.endswith((".", ")", "?")), said


def test_players_are_called_by_their_names() -> None:
    about: Facts = {"seat": 1}
    fault = IllegalChoice("BM-5.11", "refused-is-out", about, game="boss_monster")
    assert "Ola" in sentence(fault, "en", ["Ala", "Ola"])
    assert sentence(fault, "en", ["Ala", "Ola"]) != sentence(fault, "pl", ["Ala", "Ola"])
    assert rule_of(fault) == "BM-5.11"
    assert rule_of(BadInput("table-stale")) is None


def test_names_and_facts_are_never_taken_for_messages() -> None:
    about: Facts = {"seat": 0}
    name = "{ $seat } { table-stale }"
    fault = IllegalChoice("BM-5.11", "refused-is-out", about, game="boss_monster")
    assert name in sentence(fault, "en", [name, "Ola"])
    assert name in sentence(BadInput("table-bad-body", {"fault": name}), "en")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("fr;q=0.9, pl;q=0.8, en", "pl"),
        ("en-GB, pl", "en"),
        ("*", "en"),
        ("p", "en"),
    ],
)
def test_the_first_language_of_the_browser_that_is_spoken_here(
    accepted: str | None, language: str
) -> None:
    assert preferred(accepted) == language
