"""Recorded matches play out as recorded; the playthroughs read as they did."""

from pathlib import Path
from typing import Any

import pytest

import podziemia
from podziemia.kernel.game import Game
from podziemia.kernel.record import read
from podziemia.kernel.registry import reopen
from podziemia.lab.corpus import playthrough, records

TESTS = Path(__file__).parent
RECORDS = sorted((TESTS / "records").rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=["-".join(p.parts[-3:]) for p in RECORDS])
def test_a_recorded_match_plays_out_as_recorded(path: Path) -> None:
    match = podziemia.replay(path.read_bytes())
    assert match.over
    assert match.record().to_json() == path.read_bytes()


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_the_corpus_covers_every_option_of_the_table(game: Game[Any]) -> None:
    folder = TESTS / "records" / game.id / f"version-{game.version}"
    names = {path.stem for path in folder.glob("*.json")}
    assert names == set(records(game))
    assert {switch.id for switch in game.switches if not switch.longest} <= names


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_every_version_that_is_still_played_has_its_records(game: Game[Any]) -> None:
    recorded = {read(path.read_bytes()).version for path in RECORDS if game.id in path.parts}
    assert recorded == set(range(game.oldest, game.version + 1))


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_the_playthrough_reads_as_it_did(game: Game[Any]) -> None:
    path = TESTS / "playthroughs" / f"{game.id}.txt"
    assert playthrough(game) == path.read_text(encoding="utf-8"), (
        "behaviour has changed: run tools/regenerate, read the difference, raise the version"
    )


def test_a_record_reopens_before_its_first_decision() -> None:
    written = read(RECORDS[0].read_bytes())
    match = reopen(written.setup)
    assert not match.decisions
    assert match.setup is not None
    assert match.setup.seed == written.seed
