"""The load counts what it says, and nothing goes wrong; how fast the server is is not tested."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from podziemia.cli import BAD_INPUT, DONE, run
from podziemia.cli.terminal.console import console
from podziemia.client import load
from tests.table.server import GAME


class Watched:
    """Progress, as it was told."""

    def __init__(self) -> None:
        self.done: list[tuple[str, int, int]] = []
        """What, how many steps there would be, and how many there were."""

    @contextmanager
    def __call__(self, what: str, steps: int) -> Iterator[load.Ticking]:
        ticks: list[int] = []
        yield ticks.append
        self.done.append((what, steps, sum(ticks)))


def kept(path: Path) -> tuple[int, int]:
    """How many tables and decisions a database has."""
    with closing(sqlite3.connect(path)) as database:
        [[tables]] = database.execute("SELECT count(*) FROM tables")
        [[decisions]] = database.execute("SELECT count(*) FROM entries WHERE number > 0")
    return tables, decisions


def plan(**changed: Any) -> load.LoadPlan:
    """A small load."""
    return load.LoadPlan(**{"game": GAME, "matches": 20, "rate": 50, "seconds": 3, **changed})


def put_on(path: Path, wanted: load.LoadPlan, progress: load.Progress) -> list[load.Load]:
    """Measure a server with this database."""
    with load.server(str(path)) as address:
        return asyncio.run(load.measure(address, wanted, progress))


def test_every_action_is_counted_once(tmp_path: Path) -> None:
    watched = Watched()
    path = tmp_path / "table.db"
    [found] = put_on(path, plan(), watched)
    assert (found.matches, found.rate, found.faults) == (20, 50, {})
    assert 0 < found.actions <= 150
    assert 0 < found.p50 <= found.p95 <= found.p99 <= found.longest
    assert found.cpu > 0
    assert list(found.shares) == [*load.WORK, "rest"]
    assert all(part > 0 for part in found.shares.values())
    assert sum(found.shares.values()) == pytest.approx(1)
    assert found.memory > 1e6
    assert 100 < found.bytes_seen <= 8_000
    assert kept(path) == (20 + found.finished, found.actions)
    assert watched.done == [("opening", 20, 20), ("measuring", 150, found.actions)]


def test_a_finished_match_is_followed_by_its_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfinished = property(lambda found: found.finished == 0)
    monkeypatch.setattr(load.Load, "kept_up", unfinished)  # however long it takes
    monkeypatch.setattr(load, "FASTER", 1)
    path = tmp_path / "table.db"
    loads = put_on(path, plan(matches=1, rate=100, seconds=1, highest=True), Watched())
    finished = sum(found.finished for found in loads)
    assert finished > 0
    assert all(found.faults == {} for found in loads)
    assert kept(path) == (1 + finished, sum(found.actions for found in loads))


def test_more_is_asked_for_until_it_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "SLOWEST", 60)
    monkeypatch.setattr(load, "KEPT", 0.001)
    monkeypatch.setattr(load, "FASTER", 1e6)
    loads = put_on(tmp_path / "table.db", plan(rate=20, seconds=1, highest=True), Watched())
    assert [(one.rate, one.kept_up) for one in loads] == [(20, True), (20e6, False)]


A_LOAD = load.Load(
    matches=1,
    rate=200,
    seconds=10,
    actions=2000,
    faults={},
    finished=0,
    p50=0.01,
    p95=0.02,
    p99=0.03,
    longest=1,
    cpu=0.5,
    shares={},
    memory=1e8,
    bytes_seen=1500,
)


@pytest.mark.parametrize(
    ("changed", "kept_up"),
    [
        pytest.param({}, True, id="everything in time"),
        pytest.param({"p99": 0.11}, False, id="two of a hundred wait too long"),
        pytest.param({"actions": 1900}, False, id="fewer than were asked for"),
        pytest.param({"faults": {"lost": 1}}, False, id="something went wrong"),
    ],
)
def test_a_server_keeps_up_if_nobody_waits(changed: dict[str, Any], kept_up: bool) -> None:
    assert replace(A_LOAD, **changed).kept_up is kept_up


@pytest.mark.parametrize(
    ("count", "percent", "rank"),
    [
        (1, 50, 1),
        (1, 99, 1),
        (2, 50, 1),
        (100, 99, 99),
        (100, 100, 100),
        (101, 99, 100),
        (5, 95, 5),
    ],
)
def test_a_percentile_is_one_of_the_times(count: int, percent: int, rank: int) -> None:
    assert load.percentile(range(1, count + 1), percent) == rank
    assert load.percentile([], percent) == 0


def said_beside_progress(errors: str) -> list[str]:
    """What went wrong; a slow machine is told how far things are."""
    return [line for line in errors.splitlines() if not re.search(r": \d+ (of|z) \d+$", line)]


class TestCommand:
    ARGUMENTS = ("bench", "table", "--matches", "3", "--rate", "20", "--seconds", "1")

    @pytest.fixture(autouse=True)
    def own_console(self) -> None:
        console.cache_clear()  # it writes to the standard output of the test that made it

    def test_json(self, capfd: pytest.CaptureFixture[str]) -> None:
        assert run([*self.ARGUMENTS, "--json"]) == DONE
        printed = capfd.readouterr()
        [found] = json.loads(printed.out)["loads"]
        assert (found["matches"], found["rate"], found["faults"]) == (3, 20, {})
        assert found["actions"] > 0
        assert said_beside_progress(printed.err) == []

    @pytest.mark.parametrize("lang", ["en", "pl"])
    def test_table(self, lang: str, capfd: pytest.CaptureFixture[str]) -> None:
        arguments = [*self.ARGUMENTS, "--highest", "--rate", "1000000", "--lang", lang]
        assert run(arguments) == DONE
        printed = capfd.readouterr()
        assert "1000000" in printed.out
        assert "[cli-" not in printed.out
        assert said_beside_progress(printed.err) == []

    def test_a_server_that_does_not_start(
        self, tmp_path: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        assert run([*self.ARGUMENTS, "--database", str(tmp_path), "--lang", "en"]) == BAD_INPUT
        said = capfd.readouterr().err.splitlines()
        assert said[0].startswith(f"The database {tmp_path} cannot be used")
        assert said[1].startswith("The server for the measurement did not start")

    def test_an_unknown_game(self, capfd: pytest.CaptureFixture[str]) -> None:
        assert run([*self.ARGUMENTS, "--game", "ludo"]) == BAD_INPUT
        assert "ludo" in capfd.readouterr().err


def test_a_server_that_ends_is_missed(tmp_path: Path) -> None:
    with load.server(str(tmp_path / "table.db")) as address:
        pass
    with pytest.raises(load.NoServer):
        asyncio.run(load.measure(address, plan(), Watched()))
