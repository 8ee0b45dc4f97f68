"""A load for a server: many matches at once, played at random over the network, at a set rate.

An action counts from the moment it was due, so that a queue on either side is never left out, to
the moment when its player knows that it is kept and the other player sees the new position.
"""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import WebSocketException

from podziemia.client.guest import PATIENCE, Guest, Lost, sit_down
from podziemia.kernel.errors import BadInput
from podziemia.table import wire

T = TypeVar("T")
Ticking: TypeAlias = Callable[[int], None]
Progress: TypeAlias = Callable[[str, int], AbstractContextManager[Ticking]]
"""Shows how far `opening` or `measuring` has come, of so many steps."""

SLOWEST: Final = 0.1
"""Seconds within which 99 of 100 actions must be seen."""
FASTER: Final = 1.25
"""How much more is asked for after every rate that was kept."""
KEPT: Final = 0.97
"""The part of a rate that must be reached for it to be kept."""
AT_ONCE: Final = 20
"""How many tables are opened at the same time."""
OK: Final = 200
PLAYERS: Final = 2
"""How many play a match, and look at it."""
CPU: Final = "process_cpu_seconds_total"
WORK: Final = ("rules", "views", "encoding", "database")
"""What the server counts its processor time for; the rest is the network's."""
MEMORY: Final = "process_resident_memory_bytes"


class NoServer(Exception):
    """The server did not start, or has ended."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked of the server, and how it did."""

    matches: int
    rate: float
    """Actions that were due in a second."""
    seconds: float
    actions: int
    """Those that were accepted, and seen by the other player."""
    faults: dict[str, int]
    """Whatever went wrong, by its message."""
    finished: int
    """Matches that ended and were replaced by their rematches."""
    p50: float
    p95: float
    p99: float
    longest: float
    cpu: float
    """Processor time of the server in a second: 1 is one core."""
    shares: dict[str, float]
    """The part of that time that each kind of work took."""
    memory: float
    """Of the server, in bytes."""
    bytes_seen: float
    """Bytes that an action costs for everybody who looks, after their first position."""

    @property
    def per_second(self) -> float:
        """Actions in a second."""
        return self.actions / self.seconds

    @property
    def kept_up(self) -> bool:
        """Whether the server kept the rate, and nobody waited for long."""
        in_time = self.p99 <= SLOWEST and self.per_second >= KEPT * self.rate
        return in_time and not self.faults


@contextmanager
def server(database: str | None) -> Iterator[str]:
    """The address of a server of our own, without limits; its database is thrown away or given."""
    with tempfile.TemporaryDirectory(prefix="podziemia-") as folder:
        kept = database or str(Path(folder, "bench.db"))
        options = ["--port", "0", "--no-open", "--no-limits", "--lang", "en", "--database", kept]
        options += ["--watch-from", "127.0.0.1"]
        with subprocess.Popen(  # noqa: S603 -- our own command
            [sys.executable, "-m", "podziemia", "serve", *options],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as process:
            assert process.stdout is not None, "it is a pipe"
            try:
                address = process.stdout.readline().strip().rpartition(" ")[2]
                if not address:
                    raise NoServer
                yield address
            finally:
                process.terminate()


class Http:
    """Requests to a server."""

    def __init__(self, address: str) -> None:
        self._host = urlsplit(address).netloc

    async def post(self, path: str, body: wire.Body, answer: type[T]) -> T:
        """What a request is answered with."""
        data = await asyncio.to_thread(self._request, "POST", path, msgspec.json.encode(body))
        return msgspec.json.decode(data, type=answer)

    async def measured(self) -> dict[str, float]:
        """What the server has measured of itself."""
        data = await asyncio.to_thread(self._request, "GET", "/metrics", None)
        families = text_string_to_metric_families(data.decode())
        return {sample.name: sample.value for family in families for sample in family.samples}

    def _request(self, method: str, path: str, body: bytes | None) -> bytes:
        with closing(HTTPConnection(self._host, timeout=PATIENCE)) as connection:
            connection.request(method, path, body)
            response = connection.getresponse()
            data = response.read()
        if response.status != OK:
            raise BadInput(msgspec.json.decode(data, type=wire.Fault).message)
        return data


class Pair:
    """Two players who play at random, one match after the other."""

    def __init__(self, address: str, http: Http, game: str, seed: int) -> None:
        self._address = address
        self._http = http
        self._game = game
        self._random = random.Random(seed)  # noqa: S311 -- guards no secret
        self._people = (secrets.token_urlsafe(), secrets.token_urlsafe())
        self._table = ""
        self._guests: list[Guest] = []

    async def begin(self) -> None:
        """Open a table, and sit down at it."""
        host, other = self._people
        seats = (wire.SeatWish(kind="me"), wire.SeatWish(kind="link"))
        wish = wire.NewTable(game=self._game, person=host, name="A", seats=seats)
        opened = await self._http.post("/api/tables", wish, wire.Opened)
        sit = wire.Sit(person=other, name="B", secret=opened.invitations[0].secret)
        await self._http.post(f"/api/tables/{opened.table}/sit", sit, wire.Seated)
        await self._join(opened.table)

    async def begin_again(self) -> None:
        """Go on to the rematch."""
        await self.leave()
        path = f"/api/tables/{self._table}/rematch"
        opened = await self._http.post(path, wire.Rematch(person=self._people[0]), wire.Opened)
        await self._join(opened.table)

    async def _join(self, table: str) -> None:
        self._table = table
        for person in self._people:
            guest = await sit_down(self._address, table, person, compressed=True)  # as browsers do
            self._guests.append(guest)
        for guest in self._guests:
            await reach(guest, 0)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return any(g.position is not None and g.position.outcome is not None for g in self._guests)

    @property
    def received(self) -> int:
        """Bytes that both have been sent in this match."""
        return sum(guest.received for guest in self._guests)

    async def act(self) -> None:
        """One answer of one who is asked, until both have seen what came of it."""
        asked = [guest for guest in self._guests if question(guest) is not None]
        actor = self._random.choice(asked)
        options = question(actor).options  # type: ignore[union-attr] # it is asked
        answer = await actor.choose(self._random.choice(options))
        if isinstance(answer, wire.Refused):
            raise BadInput(answer.message)
        for guest in self._guests:
            await reach(guest, answer.number)

    async def leave(self) -> None:
        """Hang up."""
        for guest in self._guests:
            await guest.close()
        self._guests = []


def question(guest: Guest) -> wire.Question | None:
    """What a guest is asked."""
    return guest.position.question if guest.position is not None else None


async def reach(guest: Guest, number: int) -> None:
    """Wait until a guest has seen the position after so many entries."""
    while guest.position is None or guest.position.number < number:
        await guest.next()


@asynccontextmanager
async def together() -> AsyncIterator[asyncio.TaskGroup]:
    """Tasks that all need the server."""
    try:
        async with asyncio.TaskGroup() as group:
            yield group
    except* (OSError, HTTPException, WebSocketException, Lost) as gone:
        raise NoServer from gone


class Crowd:
    """All pairs, and those among them that can be let act now."""

    def __init__(self, http: Http, pairs: Sequence[Pair]) -> None:
        self._http = http
        self._pairs = pairs
        self._ready: asyncio.Queue[Pair] = asyncio.Queue()
        self._taken: list[float] = []
        self._received = 0
        self._faults: Counter[str] = Counter()
        self._finished = 0

    async def sit_down(self, tick: Ticking) -> None:
        """Let every pair begin."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def begin(pair: Pair) -> None:
            async with gate:
                await pair.begin()
            self._ready.put_nowait(pair)
            tick(1)

        async with together() as group:
            for pair in self._pairs:
                group.create_task(begin(pair))

    async def play(self, rate: float, seconds: float, tick: Ticking) -> Load:
        """Let pairs act in turn, so many times in a second."""
        self._taken, self._faults, self._finished = [], Counter(), 0
        self._received = 0
        before = await self._http.measured()
        began = time.perf_counter()
        async with together() as group:
            for number in range(int(rate * seconds)):
                due = began + number / rate
                await asyncio.sleep(due - time.perf_counter())
                pair = await self._ready.get()
                if time.perf_counter() > began + seconds:  # too slow for what was asked of it
                    self._ready.put_nowait(pair)
                    break
                group.create_task(self._turn(pair, due))
                tick(1)
        lasted = time.perf_counter() - began
        after = await self._http.measured()
        taken = sorted(self._taken)
        return Load(
            matches=len(self._pairs),
            rate=rate,
            seconds=lasted,
            actions=len(taken),
            faults=dict(self._faults),
            finished=self._finished,
            p50=percentile(taken, 50),
            p95=percentile(taken, 95),
            p99=percentile(taken, 99),
            longest=percentile(taken, 100),
            cpu=spent(before, after, CPU) / lasted,
            shares=shares(before, after),
            memory=after.get(MEMORY, 0.0),
            bytes_seen=self._received / (len(taken) * PLAYERS) if taken else 0.0,
        )

    async def _turn(self, pair: Pair, due: float) -> None:
        """Let a pair act once, and begin anew if that ended the match, or did not work."""
        before = pair.received
        try:
            await pair.act()
        except (BadInput, Lost) as fault:
            self._faults[fault.message if isinstance(fault, BadInput) else "lost"] += 1
            await pair.leave()
            await pair.begin()
        else:
            self._taken.append(time.perf_counter() - due)
            self._received += pair.received - before
            if pair.over:
                self._finished += 1
                await pair.begin_again()
        self._ready.put_nowait(pair)

    async def leave(self) -> None:
        """Let everybody hang up."""
        for pair in self._pairs:
            await pair.leave()


def percentile(ordered: Sequence[float], percent: int) -> float:
    """What so many of a hundred do not exceed; 0 if there are none."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)] if ordered else 0.0


def spent(before: dict[str, float], after: dict[str, float], name: str) -> float:
    """By how much the server's count of something has risen."""
    return after.get(name, 0.0) - before.get(name, 0.0)


def shares(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """The part of the server's processor time that went into each kind of work, and the rest."""
    whole = spent(before, after, CPU)
    if not whole:  # the system does not tell
        return {}
    parts = {work: spent(before, after, f"podziemia_{work}_seconds_total") / whole for work in WORK}
    return parts | {"rest": 1 - sum(parts.values())}


class LoadPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What shall be asked of a server."""

    game: str
    matches: int
    rate: float
    """Actions in a second."""
    seconds: float
    highest: bool = False
    """Whether more and more is asked for, until it is too much."""


async def measure(address: str, plan: LoadPlan, progress: Progress) -> list[Load]:
    """Ask a server for what was planned; every load that was put on it, in this order."""
    http = Http(address)
    pairs = [Pair(address, http, plan.game, seed) for seed in range(plan.matches)]
    crowd = Crowd(http, pairs)
    gc.disable()  # its pauses would be taken for the server's
    try:
        with progress("opening", plan.matches) as tick:
            await crowd.sit_down(tick)
        loads: list[Load] = []
        rate = plan.rate
        while not loads or (plan.highest and loads[-1].kept_up):
            with progress("measuring", int(rate * plan.seconds)) as tick:
                loads.append(await crowd.play(rate, plan.seconds, tick))
            rate *= FASTER
    finally:
        gc.enable()
        await crowd.leave()
    return loads
