"""Two server processes on one PostgreSQL: whoever is where, there is one match."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Final

import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families

from podziemia.client.guest import Guest, sit_down
from podziemia.client.load import question, reach
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.registry import replay
from podziemia.table import wire
from podziemia.table.journal.entries import ENTRY, Decided
from podziemia.table.live.turns import TURN_LEASE
from podziemia.table.storage.rows import LineRow
from tests.table.cluster import Server as Postgresql
from tests.table.guests import accepted, refused
from tests.table.server import Played, Process, Server, new_person, serving, shown, until
from tests.table.stories import opened, story

OPTIONS: Final = ("--bot-pace", "0.02", "--no-limits", "--watch-from", "127.0.0.1")
ROUNDS: Final = 25


@contextmanager
def serving_twice(database: str) -> Iterator[tuple[Process, Process]]:
    """Two processes that share a database."""
    with serving(database, *OPTIONS) as one, serving(database, *OPTIONS) as other:
        yield one, other


@pytest.fixture(scope="module")
def servers(postgresql: Postgresql) -> Iterator[tuple[Process, Process]]:
    """Two processes, for all tests of this file."""
    with postgresql.database() as url, serving_twice(url) as both:
        yield both


@pytest.fixture
def unused(shared: str) -> Iterator[tuple[Process, Process]]:
    """Two processes at which nobody has played."""
    with serving_twice(shared) as both:
        yield both


async def visit(server: Server, played: Played, seat: int | None, stack: AsyncExitStack) -> Guest:
    """Connect to a match at one of the processes, and see the table."""
    secret = None if seat is None else played.people[seat]
    guest = await sit_down(server.address, played.table, secret)
    await stack.enter_async_context(guest)
    await reach(guest, 0)
    return guest


async def decided(database: str, table: str) -> list[Decided]:
    """What was decided at a table."""
    async with opened(database) as store:
        entries = [ENTRY.decode(entry.body) for entry in await store.entries(table)]
    return [entry for entry in entries if isinstance(entry, Decided)]


async def play(guest: Guest, seed: int) -> wire.Position:
    """Answer at random until the match is over; the last position."""
    chance = random.Random(seed)
    while True:
        position = guest.position
        assert position is not None
        if position.outcome is not None:
            return position
        if position.question is not None:
            answer = await guest.choose(chance.choice(position.question.options))
            assert isinstance(answer, wire.Accepted)
            await reach(guest, answer.number)
        else:
            await until(guest, wire.Position, lambda p, before=position: p.number > before.number)  # type: ignore[misc]


def measured(server: Server, name: str) -> float:
    """What a process has measured of itself."""
    families = text_string_to_metric_families(server.http.get("/metrics").text)
    return next(s.value for family in families for s in family.samples if s.name == name)


@story
async def test_players_of_different_processes_play_to_the_end(
    servers: tuple[Process, Process],
) -> None:
    played = servers[0].match("human", "human", "greedy")
    async with AsyncExitStack() as stack:
        guests = [await visit(servers[seat], played, seat, stack) for seat in (0, 1)]
        watching = await visit(servers[1], played, None, stack)
        ends = await asyncio.gather(*(play(guest, seat) for seat, guest in enumerate(guests)))
        await reach(watching, ends[0].number)
        assert watching.position is not None
        assert ends[0].outcome == ends[1].outcome == watching.position.outcome
    made = await decided(servers[0].database, played.table)
    for server in servers:
        record = server.http.get(f"/api/tables/{played.table}/record").content
        assert [decision.seat for decision in replay(record).decisions] == [d.seat for d in made]
        assert server.info(played.table).state == "over"


@story
async def test_a_bot_thinks_once_wherever_people_look(unused: tuple[Process, Process]) -> None:
    played = unused[0].match("greedy", "random")
    began = time.monotonic()
    async with AsyncExitStack() as stack:
        for watching in [await visit(server, played, None, stack) for server in unused]:
            await until(watching, wire.Position, lambda p: p.outcome is not None)
    leases = (time.monotonic() - began) // TURN_LEASE  # after which the other process takes over
    made = await decided(unused[0].database, played.table)
    thoughts = [measured(server, "podziemia_bot_seconds_count") for server in unused]
    # Who comes to look wakes a bot, in case its process has ended; one of the two moves it on.
    assert len(made) <= sum(thoughts) <= len(made) + 2 + leases, thoughts


@story
async def test_of_two_answers_to_one_question_one_wins(
    servers: tuple[Process, Process],
) -> None:
    chance = random.Random(5)
    played = servers[0].match("human", "human")
    wins: Counter[int] = Counter()
    async with AsyncExitStack() as stack:
        pairs = [
            [await visit(server, played, seat, stack) for server in servers] for seat in (0, 1)
        ]
        everybody = [guest for pair in pairs for guest in pair]
        for before in range(ROUNDS):
            pair = next((pair for pair in pairs if question(pair[0]) is not None), None)
            if pair is None:  # a short match
                break
            answers = await asyncio.gather(*(race(guest, chance) for guest in pair))
            won = [number for number, a in enumerate(answers) if isinstance(a, wire.Accepted)]
            assert len(won) == 1
            wins[won[0]] += 1
            loser = answers[1 - won[0]]
            assert isinstance(loser, wire.Refused)
            assert loser.message == "table-stale"
            for guest in everybody:
                await reach(guest, before + 2)
            assert len(await decided(played.server.database, played.table)) == before + 1
    assert wins.total() > 5


async def race(guest: Guest, chance: random.Random) -> wire.Accepted | wire.Refused:
    """Answer what is asked, with any option."""
    asked = question(guest)
    assert asked is not None
    return await guest.choose(chance.choice(asked.options), asked.number)


@story
async def test_who_sits_down_and_what_is_said_reaches_the_other_process(
    servers: tuple[Process, Process],
) -> None:
    one, other = servers
    host, friend = new_person(), new_person()
    table = one.open("me", "open", "open", person=host).table
    async with await sit_down(one.address, table, host) as hosting:
        await until(hosting, wire.Welcome)
        async with await sit_down(other.address, table) as watching:
            await until(watching, wire.Welcome)
            body = {"person": friend, "name": "Ola"}
            other.answer("POST", f"/api/tables/{table}/sit", wire.Seated, json=body)
            seen = await until(hosting, wire.Changed, lambda c: c.table.seats[1].name == "Ola")
            assert seen.table.state == "waiting"
            fill = {"person": host, "seat": 2, "controller": "random"}
            one.answer("POST", f"/api/tables/{table}/fill", None, json=fill)  # type: ignore[arg-type] # nothing
            begun = await until(watching, wire.Changed, lambda c: c.table.state == "playing")
            assert [seat.kind for seat in begun.table.seats] == ["human", "human", "bot"]
            await until(watching, wire.Position)
            await until(hosting, wire.Position)
            await hosting.ask(lambda id_: wire.Say(id=id_, text="Witam <b>wszystkich</b>"))
            said = await until(watching, wire.Said)
            assert (said.line.seat, said.line.text) == (0, "Witam <b>wszystkich</b>")
            leave = {"person": friend}
            refused = other.refusal("POST", f"/api/tables/{table}/leave", 422, json=leave)
            assert refused.message == "table-has-begun"


@story
async def test_who_is_connected_to_the_other_process_has_not_vanished(
    servers: tuple[Process, Process],
) -> None:
    played = servers[0].match("human", "human")
    shared, here = servers[0].database, (played.table,)
    handing = {"seat": 0, "controller": "greedy"}

    def long_ago() -> None:
        with psycopg.connect(shared, autocommit=True) as database:
            database.execute("UPDATE tables SET created = 0 WHERE id = %s", here)
            database.execute("UPDATE seats SET seen = 0 WHERE table_id = %s", here)

    def noted() -> float:
        with psycopg.connect(shared) as database:
            query = "SELECT seen FROM seats WHERE table_id = %s AND seat = 0"
            row = database.execute(query, here).fetchone()
        assert row is not None
        return float(row[0])

    long_ago()
    async with AsyncExitStack() as stack:
        ola = await visit(servers[1], played, 1, stack)
        async with AsyncExitStack() as visiting:
            await visit(servers[0], played, 0, visiting)
            while not (came := noted()):
                await asyncio.sleep(0.01)  # it is noted beside everything else
            assert await refused(ola, wire.HandOver, **handing) == "table-not-vanished"
        assert await refused(ola, wire.HandOver, **handing) == "table-not-vanished", "just gone"
        while noted() == came:
            await asyncio.sleep(0.01)
        long_ago()
        await accepted(ola, wire.HandOver, **handing)


@story
async def test_a_window_at_the_other_process_shows_the_same_instructions(
    servers: tuple[Process, Process],
) -> None:
    played = servers[0].match("human", "human")
    told = Instruction("never-asked", {"type": "pass"})
    async with AsyncExitStack() as stack:
        ala = await visit(servers[0], played, 0, stack)
        other_window = await visit(servers[1], played, 0, stack)
        for given in ((told,), ()):
            await accepted(ala, wire.Instruct, instructions=given)
            await shown(other_window, lambda position, given=given: position.standing == given)  # type: ignore[misc]


@story
async def test_nobody_at_the_other_process_hears_of_instructions(
    servers: tuple[Process, Process],
) -> None:
    played = servers[0].match("human", "human")
    texts: list[str] = []
    told = Instruction("never-asked", {"type": "pass"})
    async with AsyncExitStack() as stack:
        ala = await visit(servers[0], played, 0, stack)
        person = played.people[1]
        ola = await sit_down(servers[1].address, played.table, person, heard=texts.append)
        await stack.enter_async_context(ola)
        await reach(ola, 0)
        await accepted(ala, wire.Say, text="before")
        await until(ola, wire.Said, lambda said: said.line.text == "before")
        before, known = servers[1].info(played.table), len(texts)
        for given in ((told,), ()):
            await accepted(ala, wire.Instruct, instructions=given)
        await accepted(ala, wire.Say, text="after")
        await until(ola, wire.Said, lambda said: said.line.text == "after")
        assert len(texts) == known + 1, texts[known:]
        assert servers[1].info(played.table).changed == before.changed
        again = await visit(servers[1], played, 0, stack)
        assert again.position is not None
        assert again.position.standing == ()


@story
async def test_a_clock_runs_out_once(servers: tuple[Process, Process]) -> None:
    shared = servers[0].database
    played = servers[0].match("human", "human", clock=1)
    async with AsyncExitStack() as stack:
        guests = [await visit(server, played, seat, stack) for seat, server in enumerate(servers)]
        for guest in guests:
            await reach(guest, 5)
    made = await decided(shared, played.table)
    async with opened(shared) as store:
        entries = await store.entries(played.table)
        notes: list[LineRow] = []
        while len(notes) < len(made):  # they are written just after
            notes = [line for line in await store.lines(played.table, 1_000) if line.kind == "note"]
    assert {decision.by for decision in made} == {"clock"}
    assert len(made) >= 4
    assert [line.text for line in notes] == ["note-timed-out"] * len(notes)
    assert len(notes) <= len(await decided(shared, played.table)), "one for each"
    asked: dict[int, float] = {0: entries[0].at, 1: entries[0].at}
    for entry, decision in zip(entries[1:], made, strict=False):
        assert entry.at >= asked[decision.seat] + 1
        asked[decision.seat] = entry.at
