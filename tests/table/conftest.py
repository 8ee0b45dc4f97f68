"""Real databases for the tests of the table, SQLite in a file and PostgreSQL; real servers."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from podziemia.kernel import registry, texts
from tests.table.cluster import GIVEN, Cluster, NoPostgresql, Server, any_server
from tests.table.server import Played, hosting, play_on
from tests.table.server import Server as Host
from tests.table.toys import CUSTOMIZE, ORDERS, Orders, toys

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL; without one, its tests are skipped."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(any_server())
        except NoPostgresql as reason:
            pytest.skip(f"NOT TESTED WITH POSTGRESQL: {reason} (install it, or set {GIVEN})")
        yield server


@pytest.fixture
def cluster(postgresql: Server) -> Cluster:
    """A PostgreSQL that may be stopped."""
    if not isinstance(postgresql, Cluster):
        pytest.skip(f"NOT TESTED: the PostgreSQL of {GIVEN} is not ours to stop")
    return postgresql


@pytest.fixture
def shared(postgresql: Server) -> Iterator[str]:
    """The URL of an empty database that several processes may share."""
    with postgresql.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind: a path, or a URL."""
    if request.param == "sqlite":
        return str(tmp_path / "new" / "table.db")
    return str(request.getfixturevalue("shared"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server without limits, for all tests of a file."""
    with hosting(tmp_path_factory.mktemp("table") / "table.db") as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Host) -> Played:
    """A match of two people that is over."""
    played = server.match("human", "human", seed="finished")

    async def play() -> None:
        async with await played.guest(0) as ala, await played.guest(1) as ola:
            await asyncio.gather(play_on(ala, Random(1)), play_on(ola, Random(2)))

    asyncio.run(play())
    return played


@pytest.fixture
def running(server: Host) -> Played:
    """A match of two people that has just begun."""
    return server.match("human", "human")


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Orders]:
    """The toys are known here and in every process that is started, and the world obeys."""
    folder = tmp_path / "orders"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(CUSTOMIZE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
    monkeypatch.setenv(ORDERS, str(folder))
    known = toys()
    for module in (registry, texts):
        monkeypatch.setattr(module, "games", lambda: known)
    given = Orders(folder)
    given.give("answer")
    yield given
    given.give("answer")  # nobody waits for ever
