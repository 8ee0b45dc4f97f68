"""The store gives every seat to one: the same story with SQLite and with PostgreSQL."""

import asyncio

from podziemia.table.storage.rows import SeatKind
from podziemia.table.storage.store import SeatRow
from tests.table.stories import INVITATION, a_table, keep, opened, sit, story

KINDS: tuple[SeatKind, ...] = ("open", "link", "human", "bot")


@story
async def test_a_free_seat_is_taken_once_and_its_invitation_is_used(database: str) -> None:
    async with opened(database) as store:
        await keep(store, a_table())
        assert not await store.take_seat("t", 1, kind="open", name="X", person_hash="x", at=8.0)
        people = ["p1", "p2", "p3", "p4"]
        won = await asyncio.gather(*(sit(store, person, at=9.0) for person in people))
        assert won.count(True) == 1
        winner = people[won.index(True)]
        table = await store.table("t")
        assert table is not None
        assert table.changed == 9.0
        assert table.seats[1] == SeatRow(
            seat=1, kind="human", controller="human", name="Ada", person_hash=winner, seen=9.0
        )
        for kind in KINDS:
            for seat in (0, 1, 2):
                assert not await store.take_seat(
                    "t", seat, kind=kind, name="X", person_hash="x", at=10
                )
            assert not await store.take_seat("none", 1, kind=kind, name="X", person_hash="x", at=10)
        assert await store.table("t") == table


@story
async def test_one_person_takes_one_open_seat_but_every_seat_they_are_invited_to(
    database: str,
) -> None:
    seats = [
        SeatRow(seat=n, kind="open" if n < 6 else "link", controller="human", name="")
        for n in range(8)
    ]
    async with opened(database) as store:
        for round_ in range(20):
            table_id = f"t{round_}"
            await keep(store, a_table(table_id, seats=tuple(seats)))
            won = await asyncio.gather(
                *(
                    store.take_seat(
                        table_id, seat, kind="open", name="Ada", person_hash=person, at=2.0
                    )
                    for seat in range(6)
                    for person in ("p1", "p2")
                )
            )
            table = await store.table(table_id)
            assert table is not None
            people = [seat.person_hash for seat in table.seats if seat.person_hash is not None]
            assert sorted(people) == ["p1", "p2"]
            assert won.count(True) == 2
        for seat in (6, 7):
            assert await store.take_seat("t0", seat, kind="link", name="", person_hash="p1", at=3.0)


@story
async def test_a_seat_goes_to_who_sits_down_or_to_a_bot_but_never_to_both(database: str) -> None:
    async with opened(database) as store:
        first: set[bool] = set()
        for round_ in range(60):
            table_id = f"t{round_}"
            await keep(store, a_table(table_id))
            wishes = [
                sit(store, "p1", table_id),
                store.change_seat(table_id, 1, controller="random", left_by=None, at=2.0),
            ]
            if round_ % 2:
                wishes.reverse()
            won = await asyncio.gather(*wishes)
            sat, filled = reversed(won) if round_ % 2 else won
            assert sat != filled
            table = await store.table(table_id)
            assert table is not None
            taken = table.seats[1]
            wanted = ("human", "human", "p1") if sat else ("bot", "random", None)
            assert (taken.kind, taken.controller, taken.person_hash) == wanted
            assert taken.secret_hash is None
            first.add(sat)
        assert first == {True, False}


@story
async def test_a_seat_changes_only_before_the_beginning_and_with_it_the_invitation(
    database: str,
) -> None:
    async with opened(database) as store:
        await keep(store, a_table())
        assert await store.change_seat("t", 1, controller="greedy", left_by=None, at=2.0)
        table = await store.table("t")
        assert table is not None
        assert table.changed == 2.0
        assert table.seats[1] == SeatRow(seat=1, kind="bot", controller="greedy", name="")
        assert not await sit(store, "p1"), "the invitation is void"
        assert await store.change_seat("t", 1, controller=None, left_by=None, at=3.0)
        free = await store.table("t")
        assert free is not None
        assert free.seats[1] == SeatRow(seat=1, kind="open", controller="human", name="")
        assert not await store.change_seat("t", 5, controller=None, left_by=None, at=4.0)
        assert not await store.change_seat("none", 1, controller=None, left_by=None, at=4.0)
        assert await store.table("t") == free
        assert await store.change_seat("t", 1, controller="greedy", left_by=None, at=4.0)
        ready = await store.table("t")
        assert ready is not None
        assert await store.begin(ready, at=5.0, asked=(), due=None)
        begun = await store.table("t")
        assert not await store.change_seat("t", 1, controller=None, left_by=None, at=6.0)
        assert not await store.change_seat("t", 0, controller=None, left_by="p0", at=6.0)
        assert await store.table("t") == begun


@story
async def test_only_who_sits_on_a_seat_leaves_it(database: str) -> None:
    async with opened(database) as store:
        await keep(store, a_table())
        assert await sit(store, "p1")
        before = await store.table("t")
        for seat in (0, 1):
            for controller in (None, "random"):
                for left_by in (None, "p2", "", INVITATION):
                    changing = {"controller": controller, "left_by": left_by}
                    assert not await store.change_seat("t", seat, **changing, at=7.0)
        assert await store.table("t") == before
        assert await store.change_seat("t", 1, controller=None, left_by="p1", at=8.0)
        table = await store.table("t")
        assert table is not None
        assert (table.seats[1].kind, table.seats[1].person_hash) == ("open", None)
