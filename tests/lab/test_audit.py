"""The audit finds what is missing, and nothing is."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from podziemia.kernel.registry import find, games
from podziemia.lab.audit import PROJECT, audit, in_words, run

TESTS = PROJECT / "tests"


@pytest.mark.parametrize("game", games(), ids=str)
def test_every_rule_is_cited_and_tested(game: object) -> None:
    found = audit(find(str(game)), TESTS)
    assert found.passed, in_words(found)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of Boss Monster's folder that may be damaged."""
    return Path(shutil.copytree(find("boss_monster").folder, tmp_path / "boss_monster"))


def test_a_removed_citation_is_found(copied: Path) -> None:
    path = copied / "rules" / "declarations.py"
    path.write_text(path.read_text(encoding="utf-8").replace("BM-6.8", "BM-6.9"), encoding="utf-8")
    found = audit(replace(find("boss_monster"), folder=copied), TESTS)
    assert found.not_cited == ["BM-6.8"]
    assert not found.passed
    assert "not cited in code: BM-6.8" in in_words(found)


def test_a_rule_that_stands_in_no_rulebook_is_found(copied: Path) -> None:
    path = copied / "rules" / "declarations.py"
    path.write_text(path.read_text(encoding="utf-8") + "\n# BM-99.1\n", encoding="utf-8")
    found = audit(replace(find("boss_monster"), folder=copied), TESTS)
    assert found.unknown == ["BM-99.1"]


def test_a_rule_of_one_language_only_is_found(copied: Path) -> None:
    path = copied / "rulebook.pl.md"
    text = path.read_text(encoding="utf-8").replace("**BM-6.8** ", "**BM-6.88** ")
    path.write_text(text, encoding="utf-8")
    found = audit(replace(find("boss_monster"), folder=copied), TESTS)
    assert found.one_language == ["BM-6.8", "BM-6.88"]


def test_an_example_without_its_scenario_and_an_untested_rule_are_found(tmp_path: Path) -> None:
    found = audit(find("boss_monster"), tmp_path)
    assert "BM-EX-44" in found.examples_missing
    assert "BM-6.8" in found.not_tested


def test_a_scenario_and_a_mark_make_a_rule_tested(tmp_path: Path) -> None:
    scenarios = tmp_path / "scenarios" / "boss_monster"
    scenarios.mkdir(parents=True)
    (scenarios / "BM-EX-44.toml").write_text('rules = ["BM-6.8"]', encoding="utf-8")
    marked = 'import pytest\n@pytest.mark.rule("BM-6.9")\ndef test_x() -> None: ...\n'
    (tmp_path / "test_marked.py").write_text(marked, encoding="utf-8")
    found = audit(find("boss_monster"), tmp_path)
    assert "BM-6.8" not in found.not_tested
    assert "BM-6.9" not in found.not_tested
    assert "BM-EX-44" not in found.examples_missing


def test_run_prints_and_says_whether_all_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path) == 1
    assert "not tested" in capsys.readouterr().out
    assert run(TESTS, as_json=True) == 0
    assert '"not_tested": []' in capsys.readouterr().out
