"""Servers to play at: a process of its own, or a thread of this one with limits of our choosing."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

import httpx2
import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette

from podziemia.client.guest import Guest, sit_down
from podziemia.kernel.game import HUMAN, Game, Value
from podziemia.table import wire
from podziemia.table.live.workers import Workers
from podziemia.table.storage.store import EntryRow, SeatRow, TableRow
from podziemia.table.web.app import Config, application, settings
from podziemia.table.web.limits import Limits, Rate

T = TypeVar("T")
M = TypeVar("M", bound=wire.ServerMessage)
PATIENCE: Final = 300.0
"""Seconds after which something that comes soon has not come, on however busy a machine."""
ENOUGH: Final = Rate(1_000_000, 1_000_000)
UNLIMITED: Final = Limits(
    requests=ENOUGH,
    openings=ENOUGH,
    connections=ENOUGH,
    actions=ENOUGH,
    written=ENOUGH,
    written_from=ENOUGH,
    lines=ENOUGH,
    nudges=ENOUGH,
    headers=PATIENCE,
    silence=PATIENCE,
)
GAME: Final = "boss_monster"
NOBODY: Final = "/api/tables/no-such-table"
WISH: Final[dict[str, Any]] = {
    "game": GAME,
    "person": "p" * 32,
    "name": "Ala",
    "seats": [{"kind": "me"}, {"kind": "bot", "controller": "random"}],
}


def new_person() -> str:
    """The token of somebody new."""
    return secrets.token_urlsafe(32)


class Seeds:
    """The seeds of matches, made from the name of the test: with the test, its matches come back.

    What a test prints is shown when it fails, its seeds among it.
    """

    def __init__(self) -> None:
        self.given: list[str] = []
        self._made: Counter[str] = Counter()

    def __call__(self) -> str:
        if self.given:
            seed = self.given.pop(0)
        else:
            test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
            seed = hashlib.sha256(f"{test} {self._made[test]}".encode()).hexdigest()[:32]
            self._made[test] += 1
        print(f"a table with the seed {seed!r}")
        return seed


class Server:
    """A server that is running; the seeds of its matches are ours if it runs in this process."""

    def __init__(
        self, address: str, http: httpx2.Client, database: str, seeds: Seeds | None = None
    ) -> None:
        self.address = address
        self.http = http
        self.database = database
        self.seeds = seeds

    def open(
        self, *seats: str, person: str | None = None, seed: str | None = None, **wish: Any
    ) -> wire.Opened:
        """Open a table; a seat is `me`, `open`, `link` or the name of a bot."""
        if seed is not None:
            assert self.seeds is not None, "a process of its own makes its own seeds"
            self.seeds.given.append(seed)
        asked = {"person": person or new_person(), "seats": [seat_wish(seat) for seat in seats]}
        body = {**WISH, **asked, **wish}
        return self.answer("POST", "/api/tables", wire.Opened, json=body)

    def match(self, *controllers: str, **wish: Any) -> Played:
        """Begin a match: every `human` is a person of its own, everybody else a bot."""
        people = {seat: new_person() for seat, c in enumerate(controllers) if c == HUMAN}
        host = min(people, default=-1)
        kinds = [
            c if s not in people else "me" if s == host else "link"
            for s, c in enumerate(controllers)
        ]
        opened = self.open(*kinds, person=people.get(host), **wish)
        for invitation in opened.invitations:
            person, name = people[invitation.seat], f"Gracz {invitation.seat}"
            self.sit(opened.table, person=person, name=name, secret=invitation.secret)
        return Played(self, opened.table, people)

    def sit(self, table: str, **body: Any) -> wire.Seated:
        """Let somebody sit down."""
        return self.answer("POST", f"/api/tables/{table}/sit", wire.Seated, json=seating(**body))

    def info(self, table: str, person: str | None = None) -> wire.TableInfo:
        """A table, as everybody sees it or as a person does."""
        return self.answer("GET", f"/api/tables/{table}", wire.TableInfo, headers=bearer(person))

    def answer(self, method: str, path: str, kind: type[T], **request: Any) -> T:
        """What a request that is in order is answered with."""
        response = self.http.request(method, path, **request)
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=kind)

    def refusal(self, method: str, path: str, status: int, **request: Any) -> wire.Fault:
        """What a request is refused with."""
        response = self.http.request(method, path, **request)
        assert response.status_code == status, response.text
        return msgspec.json.decode(response.content, type=wire.Fault)

    def refused(self, path: str, status: int = 422, **body: Any) -> str:
        """The message with which a body is refused."""
        return self.refusal("POST", path, status, json=body).message

    def wait_for_health(self, *, ok: bool) -> None:
        """Wait until the server says that one can, or cannot, play at it."""
        end = time.monotonic() + PATIENCE
        while (answer := self.http.get("/health")).status_code != (200 if ok else 503):
            assert time.monotonic() < end, answer.text
            time.sleep(0.1)
        assert answer.json()["ok"] == ok

    def select(self, sql: str, *params: str | int) -> list[tuple[Any, ...]]:
        """Look into the database, which is SQLite."""
        with closing(sqlite3.connect(self.database)) as database:
            return database.execute(sql, params).fetchall()


@dataclass(frozen=True)
class Played:
    """A match that has begun, and the tokens of its people."""

    server: Server
    table: str
    people: dict[int, str]

    async def guest(self, seat: int | None = None, **hello: Any) -> Guest:
        """Connect for a seat; without one as a spectator."""
        secret = None if seat is None else self.people[seat]
        return await sit_down(self.server.address, self.table, secret, seat=seat, **hello)


class Process(Server):
    """A server in a process of its own."""

    def __init__(
        self,
        address: str,
        http: httpx2.Client,
        database: str,
        process: subprocess.Popen[str],
    ) -> None:
        super().__init__(address, http, database)
        self.process = process


@contextmanager
def serving(database: object, *options: str) -> Iterator[Process]:
    """Start `podziemia serve` as a person would; it is stopped in the end, if it still runs."""
    command = [sys.executable, "-m", "podziemia", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(  # noqa: S603 -- our own command
        [*command, "--lang", "en", "--database", str(database), *options],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            address = said.strip().rpartition(" ")[2]
            assert address.startswith("http"), f"it did not start: {said!r}"
            with httpx2.Client(base_url=address, timeout=PATIENCE) as http:
                yield Process(address, http, str(database), process)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()  # or this would wait for it for ever, and nobody knew why
                raise


class Loop(uvicorn.Server):
    """A server whose event loop can be asked to do something."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)


class Hosted(Server):
    """A server in a thread of this process."""

    def __init__(
        self,
        address: str,
        http: httpx2.Client,
        database: str,
        seeds: Seeds,
        app: Starlette,
        server: Loop,
    ) -> None:
        super().__init__(address, http, database, seeds)
        self._app, self._server = app, server

    def keep(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> None:
        """Put a table into the database, as if it had been played at."""
        keeping = self._app.state.hall.store.open_table(table, seats, entries)
        asyncio.run_coroutine_threadsafe(keeping, self._server.loop).result(PATIENCE)


@contextmanager
def hosting(database: object, **config: Any) -> Iterator[Hosted]:
    """A server in a thread of this process, without limits unless some are given."""
    seeds = Seeds()
    usual = {"database": str(database), "limits": UNLIMITED, "bot_pace": 0.0, "new_seed": seeds}
    chosen = Config(**{**usual, **config})
    with socket.socket() as listening, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workers, "warm", lambda _: None)  # it starts a process when a bot must think
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)  # whoever connects from now on waits until it has started
        app = application(chosen)
        server = Loop(uvicorn.Config(app, timeout_graceful_shutdown=1, **settings(chosen)))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            with httpx2.Client(base_url=address, timeout=PATIENCE) as http:
                assert http.get("/health").status_code == 200, "it has made its tables"
                yield Hosted(address, http, chosen.database, seeds, app, server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "it does not stop"


def unused_port() -> str:
    """A port that nobody is given who asks for any: a server can come back to it."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as trying:
            trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trying.bind(("127.0.0.1", port))
            except OSError:
                continue
            return str(port)
    message = "every port is taken"
    raise AssertionError(message)


def seat_wish(seat: str) -> dict[str, str]:
    """A seat of a new table; whatever is no kind of seat is a bot."""
    return {"kind": seat} if seat in ("me", "open", "link") else {"kind": "bot", "controller": seat}


def seating(**body: Any) -> dict[str, Any]:
    """Somebody who wants to sit down."""
    return {"person": new_person(), "name": "Ola", **body}


def bearer(person: str | None) -> dict[str, str]:
    """The header that says who asks."""
    return {} if person is None else {"authorization": f"Bearer {person}"}


UNREAD: Final[WeakKeyDictionary[Guest, list[wire.ServerMessage]]] = WeakKeyDictionary()
"""What guests have heard while they waited for something else."""


async def news(guest: Guest) -> wire.ServerMessage:
    """The next message; as long as there are any, somebody may go on waiting for the right one."""
    return await asyncio.wait_for(guest.next(), PATIENCE)


async def until(guest: Guest, kind: type[M], holds: Callable[[M], bool] = lambda _: True) -> M:
    """The next message of a kind that is as it should be; those of other kinds are kept."""
    unread = UNREAD.setdefault(guest, [])
    looked_at = 0
    while True:
        while looked_at < len(unread):
            if not isinstance(message := unread[looked_at], kind):
                looked_at += 1
                continue
            del unread[looked_at]
            if holds(message):
                return message
        unread.append(await news(guest))


async def shown(
    guest: Guest, holds: Callable[[wire.Position], bool] = lambda _: True
) -> wire.Position:
    """The latest position, as soon as it is as it should be."""
    unread = UNREAD.setdefault(guest, [])
    while guest.position is None or not holds(guest.position):
        unread.append(await news(guest))
    return guest.position


async def question(guest: Guest) -> wire.Question:
    """What this guest's seat is asked, as soon as it is."""
    position = await shown(guest, lambda found: found.question is not None)
    assert position.question is not None
    return position.question


async def play_on(guest: Guest, chance: Random) -> wire.Position:
    """Answer everything somehow until the match is over; the last position."""
    number = -1
    while True:
        position = await shown(guest, lambda found: found.number > number)  # noqa: B023
        if position.outcome is not None:
            return position
        number = position.number
        if position.question is not None:
            await guest.choose(some_option(position.question, chance))


FREELY: Final[dict[str, dict[str, Any]]] = {
    "report": {"bounced": False, "lies": "off", "symbol": "blank"},
    "flip_report": {},
}
"""What can always be answered where answers cannot be listed, by its kind."""


def some_option(asked: wire.Question, chance: Random) -> dict[str, Any]:
    """Any answer; of those that cannot be listed one that is always right."""
    if asked.free is not None:
        return {"type": asked.free.kind, **FREELY[asked.free.kind]}
    return chance.choice([option for option in asked.options if option["type"] != "simulate"])


def by_hand(game: Game[Any]) -> dict[str, Value]:
    """Options of a table at which people tell what they have done, and nothing is simulated."""
    switches = [each for each in game.switches if each.for_bots is not None]
    return {each.id: each.for_people().choices[-1] for each in switches}
