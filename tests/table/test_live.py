"""Tables in memory: one for each id, which keeps little, and nobody is interrupted half-way."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from podziemia.kernel.errors import BadInput
from podziemia.table import wire
from podziemia.table.journal.entries import AnyEntry, Decided, Rewound
from podziemia.table.journal.journal import Journal
from podziemia.table.live import hall as hall_module
from podziemia.table.live import table as table_module
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import LiveTable
from podziemia.table.live.viewer import Viewer
from podziemia.table.live.workers import Workers
from podziemia.table.lobby.openings import open_table
from podziemia.table.lobby.seats import sit
from podziemia.table.storage.store import open_store
from podziemia.table.tokens import hashed
from tests.table.server import WISH, new_person
from tests.table.stories import story

MANY = 10**9


@asynccontextmanager
async def a_hall(database: object) -> AsyncIterator[Hall]:
    """A hall of this process, in which nothing happens by itself."""
    hall = Hall(await open_store(str(database)), Workers(1), bot_pace=0.0, shared=False)
    try:
        yield hall
    finally:
        await hall.close()


async def a_match(hall: Hall, **wish: object) -> LiveTable:
    """A table at which one person plays for two."""
    asked = {**WISH, "person": new_person(), "seats": [{"kind": "me"}] * 2, **wish}
    opened = await open_table(hall, msgspec.convert(asked, wire.NewTable))
    return await hall.table(opened.table)


async def answer(table: LiveTable) -> None:
    """Answer for whoever is asked."""
    async with table.lock:
        journal = await table.current()
    assert journal is not None
    seat = min(journal.match.pending)
    option = msgspec.to_builtins(journal.match.pending[seat].options[0])
    await table.carry_out(seat, wire.Choose(id=0, question=journal.answered[seat], option=option))


def looking(since: int, seat: int | None = None) -> Viewer:
    """Somebody who says that they know so many events."""
    viewer = Viewer(None, "en")
    viewer.seat, viewer.since = seat, since
    return viewer


@story
async def test_who_knows_more_than_there_is_costs_nothing(tmp_path: Path) -> None:
    async with a_hall(tmp_path / "table.db") as hall:
        table = await a_match(hall)
        for round_ in range(3):
            wanted = await table.show(looking(0))
            for since in range(MANY, MANY + 50):
                assert await table.show(looking(since)) == wanted
            assert len(table._pictures[None]._messages) == 1
            await answer(table)
            assert table.journal is not None
            assert len(table.journal.match.decisions) == round_ + 1


@story
async def test_one_id_is_one_table_even_if_it_was_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_KEPT", 10)
    async with a_hall(tmp_path / "table.db") as hall:
        table = await a_match(hall)
        table.used = 0.0
        for _ in range(15):
            await a_match(hall)
        assert hall.known(table.id) is None, "it was let go"
        found = await asyncio.gather(*(hall.table(table.id) for _ in range(5)))
        assert all(one is table for one in found), "but somebody holds it still"
        del table, found
        gc.collect()
        assert hall.live <= 11


@story
async def test_a_table_asked_for_by_many_at_once_is_one(tmp_path: Path) -> None:
    async with a_hall(tmp_path / "table.db") as hall:
        table_id = (await a_match(hall)).id
        hall._tables.clear()
        gc.collect()
        found = await asyncio.gather(*(hall.table(table_id) for _ in range(8)))
        assert len({id(one) for one in found}) == 1


@story
async def test_what_was_begun_is_finished_though_nobody_waits(tmp_path: Path) -> None:
    async with a_hall(tmp_path / "table.db") as hall:
        table = await a_match(hall)
        watching = looking(0)
        table.viewers.add(watching)
        await table.show(watching)
        for steps in range(2, 12):
            acting = asyncio.create_task(answer(table))
            for _ in range(steps % 4 + 1):
                await asyncio.sleep(0)
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)
            while hall._tasks:
                await asyncio.gather(*hall._tasks)
            kept = await hall.store.entries(table.id)
            assert table.journal is not None
            assert [body for _, body in table.entries] == [entry.body for entry in kept]
            assert table.journal.number == len(kept) == steps
            assert watching.wakened.is_set(), "those who look are told"
            assert (await table.show(watching)) is not None
            watching.wakened.clear()


@story
async def test_what_another_process_took_back_is_played_again_beside_the_loop(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, applied = threading.get_ident(), list[tuple[type, bool]]()
    apply = Journal.apply

    def watched(journal: Journal, entry: AnyEntry, at: float) -> None:
        applied.append((type(entry), threading.get_ident() == here))
        apply(journal, entry, at)

    async with a_hall(shared) as one, a_hall(shared) as other:
        table = await a_match(one)
        same = await other.table(table.id)
        await same.look_up()
        for _ in range(3):
            await answer(table)
        await table.carry_out(0, wire.AskTakeback(id=0))
        await table.carry_out(1, wire.AnswerTakeback(id=0, agree=True))
        monkeypatch.setattr(Journal, "apply", watched)
        await same.look_up()
        assert [kind for kind, _ in applied][-1] is Rewound
        assert not any(in_loop for _, in_loop in applied)
        applied.clear()
        await answer(table)
        await same.look_up()
        assert applied == [(Decided, True)], "what is quick stays where it is"
        assert table.journal is not None
        assert same.journal is not None
        assert same.entries == table.entries
        assert same.journal.match.digest() == table.journal.match.digest()


@story
async def test_no_match_grows_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_ENTRIES", 5)
    async with a_hall(tmp_path / "table.db") as hall:
        table = await a_match(hall)
        for _ in range(4):
            await answer(table)
        with pytest.raises(BadInput) as refused:
            await answer(table)
        assert refused.value.message == "table-too-long"
        assert len(await hall.store.entries(table.id)) == 5


@story
async def test_a_match_whose_beginning_was_interrupted_begins_when_somebody_sits_down_again(
    tmp_path: Path,
) -> None:
    async with a_hall(tmp_path / "table.db") as hall:
        table = await a_match(hall, seats=[{"kind": "me"}, {"kind": "open"}])
        person = new_person()
        wish = wire.Sit(person=person, name="Ola")
        assert await hall.store.take_seat(
            table.id, 1, kind="open", name="Ola", person_hash=hashed(person), at=1.0
        )
        assert (await sit(hall, table, wish)).seat == 1
        assert table.row.state == "playing"
