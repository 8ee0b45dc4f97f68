"""`podziemia scenario`: files that cannot be used are counted, and words are listed."""

import json
from pathlib import Path
from typing import Any

import pytest

import podziemia
from podziemia.kernel import scenario
from podziemia.kernel.game import Game
from tests.cli.conftest import Cli

FOLDER = Path(__file__).parent.parent / "scenarios" / "boss_monster"
GOOD = (FOLDER / "BM-EX-14.toml").read_text(encoding="utf-8")


def test_a_folder_is_counted_whatever_is_wrong_with_a_file(cli: Cli, tmp_path: Path) -> None:
    for name, text in (
        ("a", GOOD),
        ("b", "title = ["),
        ("c", GOOD.replace("players = 2", "players = 2\nrules = 3")),
        ("d", GOOD.replace("[given]", "[given]\nround = 1e9")),
        ("e", GOOD),
    ):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "f.toml").write_bytes(b"\xff\x00")
    ran = cli("scenario", "run", str(tmp_path))
    assert (ran.code, ran.err) == (2, "")
    assert ran.out.endswith("2 passed, 4 failed\n")


def test_a_mistake_of_our_own_is_called_that_and_the_others_are_counted(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(GOOD, encoding="utf-8")
    proper = scenario.run

    def broken(written: scenario.Scenario) -> None:
        monkeypatch.setattr(scenario, "run", proper)
        raise IndexError("list index out of range")

    monkeypatch.setattr(scenario, "run", broken)
    ran = cli("scenario", "run", str(tmp_path))
    assert ran.code == 1
    assert "mistake of its own (IndexError" in ran.out
    assert ran.out.endswith("1 passed, 1 failed\n")
    monkeypatch.setattr(scenario, "run", broken)
    monkeypatch.setenv("PODZIEMIA_DEBUG", "1")
    with pytest.raises(IndexError):
        cli("scenario", "run", str(tmp_path))


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_every_word_of_a_game_is_listed(cli: Cli, game: Game[Any]) -> None:
    said = cli("scenario", "words", game.id)
    facts = json.loads(cli("scenario", "words", game.id, "--json").out)
    assert said.code == 0
    for part in ("phases", "given", "prompts", "options", "events", "paths", "cards"):
        assert facts[part], part
        for word in facts[part]:
            assert f"  {word}" in said.out
    assert "phase" in facts["paths"]
    assert any(path.startswith("view.SEAT.") for path in facts["paths"])


def test_words_name_fields_bounds_and_choices(cli: Cli) -> None:
    said = cli("scenario", "words", "boss_monster").out
    assert "  cast: BM-5.1: declare a spell, with its target if it has one. { spell: str" in said
    assert "  walk.damage: a number from 0 to 1000\n" in said
    assert "  players.SEAT.closed: true | false\n" in said
    assert "  players.SEAT.soul_count\n" in said
    assert "bm-ask" not in said
    other = cli("scenario", "words", "paper_dungeons").out
    assert '  players.SEAT.explored: "all" | a list of a word\n' in other
    assert "  die: Choose a die ({ $left } left).\n" in other


def test_an_unknown_game_has_no_words(cli: Cli) -> None:
    assert "boss_monster" in cli("scenario", "words", "chess").refused()
