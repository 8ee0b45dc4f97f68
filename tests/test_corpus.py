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


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parent.name}-{p.stem}" for p in RECORDS])
def test_a_recorded_match_comes_to_the_recorded_digest(path: Path) -> None:
    match = podziemia.replay(path.read_bytes())  # raises where the digest differs
    assert match.over
    assert match.record().to_json() == path.read_bytes()


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_the_corpus_covers_every_option_of_the_table(game: Game[Any]) -> None:
    names = {path.stem for path in (TESTS / "records" / game.id).glob("*.json")}
    assert names == set(records(game))
    assert {switch.id for switch in game.switches} <= names


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_the_playthrough_reads_as_it_did(game: Game[Any]) -> None:
    path = TESTS / "playthroughs" / f"{game.id}.txt"
    assert playthrough(game) == path.read_text(encoding="utf-8"), (
        "behaviour has changed: run tools/regenerate, read the difference, raise the version"
    )


def test_a_record_reopens_before_its_first_decision() -> None:
    written = read(RECORDS[0].read_bytes())
    match = reopen(written)
    assert not match.decisions
    assert match.setup is not None
    assert match.setup.seed == written.seed
