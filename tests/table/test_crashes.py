"""Whatever was accepted is kept: when the server is killed, the disk full or the database gone."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from podziemia.client.guest import Guest, Lost
from podziemia.client.load import question, reach
from podziemia.kernel.questions import Option
from podziemia.kernel.registry import replay
from podziemia.table import wire
from podziemia.table.journal.entries import ENTRY, Decided
from tests.budget import MORE
from tests.processes import children, wait_until_gone
from tests.table.cluster import Cluster
from tests.table.server import (
    GAME,
    Played,
    Process,
    Server,
    new_person,
    serving,
    until,
    unused_port,
)
from tests.table.stories import opened, story

KILLS: Final = 5
"""Of each run; there is one run for each kind of database, and more where one asks for more."""
ANSWERS: Final = 12
"""How many answers are accepted between two kills at most."""
QUIET: Final = 300.0
"""Seconds in which nothing was accepted or told, after which nothing will be any more."""
TABLES: Final = (
    ("human", "human"),
    ("human", "greedy", "human"),
    ("greedy", "random"),
)
THINKING: Final = (0.01, 0.08)
"""Seconds a person takes for an answer, at least and at most."""
OPTIONS: Final = ("--bot-pace", "0.04", "--no-limits", "--log-level", "error")


class Crashing:
    """A server that is killed and started again, always at the same address."""

    def __init__(self, database: str) -> None:
        self._options = (database, *OPTIONS, "--port", unused_port())
        self._stack = ExitStack()
        self.server = self._start()

    def _start(self) -> Process:
        self._stack = ExitStack()
        self.server = self._stack.enter_context(serving(*self._options))
        return self.server

    def restart(self) -> None:
        """Kill the server without a warning, and start it again once its workers are gone."""
        process = self.server.process
        workers = children(process.pid)
        process.kill()
        process.wait()
        self._stack.close()
        wait_until_gone(workers)
        self._start()

    def stop(self) -> None:
        """Stop in order."""
        self._stack.close()


@dataclass
class Person:
    """Who plays at random, and comes back whenever the connection is lost."""

    played: Played
    seat: int | None
    chance: random.Random
    accepted: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What was accepted, by the number of the question."""
    events: list[dict[str, Any]] = field(default_factory=list)
    """Everything that was told, once."""
    lost: int = 0

    @property
    def progress(self) -> int:
        """How much has been accepted and told."""
        return len(self.accepted) + len(self.events)

    async def play(self) -> None:
        """Play until the match is over."""
        while not await self._visit():
            self.lost += 1
            await asyncio.sleep(0.02)

    async def _visit(self) -> bool:
        """Play until the match is over, or the connection is lost."""
        try:
            guest = await self.played.guest(self.seat, since=len(self.events))
        except (OSError, WebSocketException):
            return False
        async with guest:
            try:
                return await self._answer(guest)
            except Lost:
                return False

    async def _answer(self, guest: Guest) -> bool:
        """Answer every question; whether the match came to its end."""
        async for position in guest.positions():
            assert position.first_event == len(self.events)
            self.events += position.events
            if position.outcome is not None:
                return True
            asked = position.question
            if asked is not None and position is guest.position:
                await asyncio.sleep(self.chance.uniform(*THINKING))
                option = self.chance.choice(asked.options)
                answer = await guest.choose(option, asked.number)
                if isinstance(answer, wire.Accepted):
                    assert asked.number not in self.accepted
                    self.accepted[asked.number] = option
        return False


def sit_down(matches: list[Played], chance: random.Random) -> list[Person]:
    """Everybody who plays in these matches, and somebody who watches each."""
    return [
        Person(played, seat, random.Random(chance.random()))
        for played in matches
        for seat in (*played.people, None)
    ]


async def decisions(database: str, table: str) -> list[Decided]:
    """What was decided at a table, as the database has it."""
    if "://" in database:
        async with opened(database) as store:
            bodies = [entry.body for entry in await store.entries(table)]
    else:  # the server alone may open it as a store
        bodies = await asyncio.to_thread(bodies_of, database, table)
    entries = [ENTRY.decode(body) for body in bodies]
    return [entry for entry in entries if isinstance(entry, Decided)]


def bodies_of(path: str, table: str) -> list[str]:
    """The entries of a table in a file that a server uses."""
    sql = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return [body for (body,) in connection.execute(sql, (table,))]


async def check_kept(database: str, people: list[Person]) -> None:
    """Every answer that was accepted is in the database, once and in its place."""
    for person in people:
        kept = [d for d in await decisions(database, person.played.table) if d.seat == person.seat]
        for number, option in person.accepted.items():
            assert kept[number].option == option


def accepted(people: list[Person]) -> int:
    """How many answers of all of them were accepted."""
    return sum(len(person.accepted) for person in people)


async def steady(work: asyncio.Future[Any], people: list[Person]) -> None:
    """Wait for something, as long as anything is accepted or told."""
    while not work.done():
        before = sum(person.progress for person in people)
        done, _ = await asyncio.wait({work}, timeout=QUIET)
        assert done or sum(person.progress for person in people) != before, "they are stuck"
    work.result()


async def answered(people: list[Person], times: int) -> None:
    """Wait until so many more answers have been accepted."""
    enough = times + accepted(people)
    while accepted(people) < enough:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("seed", range(MORE))
def test_whatever_was_accepted_survives_every_crash(database: str, seed: int) -> None:
    asyncio.run(crash_and_go_on(database, random.Random(seed)))


async def crash_and_go_on(database: str, chance: random.Random) -> None:
    """Play at several tables of a server that is killed after a few answers, and again."""
    crashing = Crashing(database)
    try:
        matches = [crashing.server.match(*controllers) for controllers in TABLES]
        people = sit_down(matches, chance)
        playing = [asyncio.create_task(person.play()) for person in people]
        for _ in range(KILLS):
            await steady(asyncio.ensure_future(answered(people, chance.randrange(ANSWERS))), people)
            await asyncio.to_thread(crashing.restart)
            await check_kept(database, people)
        await steady(asyncio.gather(*playing), people)
        await check_kept(database, people)
        for played in matches:
            check_finished(crashing.server, played, await decisions(database, played.table))
        assert sum(person.lost for person in people) >= KILLS
        print(f"{KILLS} kills, {accepted(people)} answers accepted, all kept")
        for person in people:
            await check_told(person)
    finally:
        crashing.stop()


def check_finished(server: Server, played: Played, made: list[Decided]) -> None:
    """The match is over, and its record is what the database has."""
    assert server.info(played.table).state == "over"
    response = server.http.get(f"/api/tables/{played.table}/record")
    match = replay(response.content)
    assert match.over
    assert [Decided(d.seat, builtins(d.option), d.by) for d in match.decisions] == made


def builtins(option: Option) -> dict[str, Any]:
    """An option as an entry has it."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(option))
    return read


async def check_told(person: Person) -> None:
    """Who was cut off again and again has been told everything, and nothing twice."""
    async with await person.played.guest(person.seat) as guest:
        position = await until(guest, wire.Position)
        assert list(position.events) == person.events


def test_asked_to_stop_a_server_ends_in_order(tmp_path: Path) -> None:
    with serving(tmp_path / "table.db", *OPTIONS) as server:
        workers = children(server.process.pid)
        assert workers
        server.process.terminate()
        assert server.process.wait(QUIET) == 0
        wait_until_gone(workers)


# Without room, without a database


async def both(played: Played) -> list[Guest]:
    """The two people of a match, with the position before them."""
    guests = [await played.guest(seat) for seat in played.people]
    for guest in guests:
        await reach(guest, 0)
    return guests


async def turn(guests: list[Guest], chance: random.Random) -> wire.Accepted | wire.Refused:
    """One answer of one who is asked; if it was accepted, everybody has seen it."""
    asked = [(guest, q) for guest in guests if (q := question(guest)) is not None]
    actor, what = chance.choice(asked)
    answer = await actor.choose(chance.choice(what.options))
    if isinstance(answer, wire.Accepted):
        for guest in guests:
            await reach(guest, answer.number)
    return answer


async def play_on(guests: list[Guest], chance: random.Random) -> int:
    """Play to the end; the number of answers."""
    answers = 0
    while guests[0].position is not None and guests[0].position.outcome is None:
        assert isinstance(await turn(guests, chance), wire.Accepted)
        answers += 1
    return answers


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of sixteen megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:  # noqa: S603 -- as above
        pytest.skip("NOT TESTED WITH A FULL DISK: a small one can be mounted only by root")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)  # noqa: S603, S607 -- mounted above


def fill(path: Path) -> None:
    """Make a file so large that nothing else has room."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))


@story
async def test_with_a_full_disk_a_move_is_refused_and_with_room_it_is_made(
    small_disk: Path,
) -> None:
    chance = random.Random(7)
    path, filler = small_disk / "table.db", small_disk / "filler"
    with serving(path, *OPTIONS) as server:
        played = server.match("human", "human")
        bots = server.match("greedy", "random")
        guests = await both(played)
        fill(filler)
        kept = 0
        while isinstance(answer := await turn(guests, chance), wire.Accepted):
            kept += 1  # what is left of the last page
        assert answer.message == "table-disk-full"
        assert answer.sentence.startswith("The server has no room left")
        again = await turn(guests, chance)
        assert (type(again), again.message) == (wire.Refused, "table-disk-full")  # type: ignore[union-attr] # refused
        refused = server.refusal("POST", "/api/tables", 503, json=a_wish())
        assert refused.message == "table-disk-full"
        assert len(await asyncio.to_thread(entries_of, path, played.table)) == 1 + kept
        await asyncio.to_thread(server.wait_for_health, ok=False)
        filler.unlink()
        await asyncio.to_thread(server.wait_for_health, ok=True)
        kept += await play_on(guests, chance)
        assert len(await asyncio.to_thread(entries_of, path, played.table)) == 1 + kept
        check_finished(server, played, await decisions(str(path), played.table))
        async with await bots.guest() as watching:  # they try again by themselves
            await until(watching, wire.Position, lambda p: p.outcome is not None)
        for guest in guests:
            await guest.close()


@pytest.mark.parametrize(
    ("lang", "full", "readonly"),
    [
        ("en", "There is no room left on the disk", "may not be written to"),
        ("pl", "Na dysku nie ma już miejsca", "nie wolno zapisywać"),
    ],
)
def test_who_starts_a_server_is_told_what_is_wrong_with_the_disk(
    small_disk: Path, lang: str, full: str, readonly: str
) -> None:
    path, filler = small_disk / "table.db", small_disk / "filler"
    with serving(path, *OPTIONS) as server:
        server.wait_for_health(ok=True)
    fill(filler)
    for database in (path, small_disk / "new" / "table.db"):
        assert full in started_in_vain(database, lang)
    filler.unlink()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)  # noqa: S603, S607 -- mounted above
    for database in (path, small_disk / "new" / "table.db"):
        assert readonly in started_in_vain(database, lang)


def started_in_vain(database: Path, lang: str) -> str:
    """What is said when a server does not start."""
    command = [sys.executable, "-m", "podziemia", "serve", "--port", "0", "--no-open"]
    done = subprocess.run(  # noqa: S603 -- our own command
        [*command, "--lang", lang, "--database", str(database)],
        capture_output=True,
        encoding="utf-8",
        timeout=QUIET,
        check=False,
    )
    assert done.returncode == 2
    assert str(database) in done.stderr
    return done.stderr


def entries_of(path: Path, table: str) -> list[str]:
    """The entries of a table, in a file that is in order."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
        return [body for (body,) in connection.execute(query, (table,))]


@story
async def test_when_the_database_is_back_play_goes_on(cluster: Cluster, shared: str) -> None:
    chance = random.Random(8)
    with serving(shared, *OPTIONS) as server:
        played = server.match("human", "human")
        bots = server.match("greedy", "random")
        guests = await both(played)
        before = [await turn(guests, chance) for _ in range(10)]
        assert all(isinstance(answer, wire.Accepted) for answer in before)
        with cluster.stopped():
            answer = await turn(guests, chance)
            assert isinstance(answer, wire.Refused)
            assert answer.message == "table-database-gone"
            assert answer.sentence.startswith("The database cannot be reached")
            await asyncio.to_thread(server.wait_for_health, ok=False)
            refused = server.refusal("POST", "/api/tables", 503, json=a_wish())
            assert refused.message == "table-database-gone"
            late = await played.guest(0)
            with pytest.raises(Lost):
                await until(late, wire.Position)
            assert late.goodbye is not None
            assert late.goodbye.message == "table-database-gone"
        await asyncio.to_thread(server.wait_for_health, ok=True)
        for guest in guests:
            await guest.close()
        guests = await both(played)
        after = await play_on(guests, chance)
        made = await decisions(shared, played.table)
        assert len(made) == len(before) + after
        check_finished(server, played, made)
        async with await bots.guest() as watching:
            await until(watching, wire.Position, lambda p: p.outcome is not None)
        for guest in guests:
            await guest.close()


def a_wish() -> dict[str, Any]:
    """A table to be opened."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"game": GAME, "person": new_person(), "name": "Ola", "seats": seats}
