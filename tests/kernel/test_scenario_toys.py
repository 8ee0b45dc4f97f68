"""Scenarios of toys: free answers, and answers of the world."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podziemia.kernel import registry, scenario
from podziemia.kernel.game import Game
from podziemia.kernel.scenario import Scenario, ScenarioFailed
from tests.laws.toys.auction import auction
from tests.laws.toys.throws import throws


def run(monkeypatch: pytest.MonkeyPatch, game: Game[Any], **written: Any) -> None:
    """Run a scenario of a toy as it would stand in a file."""
    monkeypatch.setattr(scenario, "find", lambda _: game)
    monkeypatch.setattr(registry, "games", lambda: (game,))
    data = {"title": "toy", "rules": ["TOY-1"], "game": game.id, "players": 2, **written}
    scenario.run(msgspec.convert(data, Scenario))


def test_a_free_answer_is_chosen_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [
        {"seat": 0, "choose": {"coins": 40}},
        {"seat": 1, "choose": {"type": "bid", "coins": 101}, "refused": "FR-3"},
        {"seat": 1, "choose": {"type": "bid", "coins": 7, "word": "mine"}},
    ]
    run(monkeypatch, auction(), play=steps, then={"view.1.coins": [60, 100], "asked": [0]})


def test_one_that_is_not_legal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    step = {"seat": 0, "choose": {"coins": 101}}
    with pytest.raises(ScenarioFailed, match="any legal bid"):
        run(monkeypatch, auction(), play=[step], then={"asked": [1]})


def test_the_world_answers_in_a_step_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [
        {"seat": 0, "choose": {"at": "dragon"}, "then": {"asked": ["world"]}},
        {"seat": "world", "choose": {"type": "landed", "face": 0}, "refused": "WO-4"},
        {"seat": "world", "choose": {"face": 6}},
    ]
    run(monkeypatch, throws(), play=steps, then={"view.0.points": [12, 0], "asked": [1]})


def test_passing_answers_for_the_world_too(monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, throws(), otherwise="pass", until="over", then={"places": [1, 1]})


def test_whoever_is_not_asked_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    step = {"seat": "world", "choose": {"face": 6}}
    with pytest.raises(ScenarioFailed, match="the world is not asked"):
        run(monkeypatch, throws(), play=[step], then={"asked": [0]})
