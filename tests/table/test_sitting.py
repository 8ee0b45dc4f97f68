"""Sitting down and getting up over HTTP, also of many at once."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2

from tests.table.server import NOBODY, PATIENCE, Played, Server, new_person, seating


def test_an_invitation_is_used_once(server: Server) -> None:
    host, friend = new_person(), new_person()
    opened = server.open("me", "link", "open", person=host)
    invited = seating(secret=opened.invitations[0].secret)
    path = f"/api/tables/{opened.table}/sit"
    assert server.sit(opened.table, **{**invited, "person": friend}).seat == 1
    assert server.sit(opened.table, **{**invited, "person": friend, "name": "Inna"}).seat == 1
    for _ in range(2):  # before the beginning, and after it
        assert server.refused(path, **invited) == "table-no-invitation"
        assert server.sit(opened.table, **{**invited, "person": host}).seat == 0, "no seat but hers"
        info = server.info(opened.table, friend)
        assert [seat.mine for seat in info.seats] == [False, True, False]
        assert info.seats[1].name == "Ola", "the name stays"
        if info.state == "waiting":
            server.sit(opened.table)


def test_the_host_may_use_an_invitation_for_a_second_player_at_the_same_screen(
    server: Server,
) -> None:
    host = new_person()
    opened = server.open("me", "link", person=host)
    secret = opened.invitations[0].secret
    assert server.sit(opened.table, person=host, secret=secret).seat == 1
    info = server.info(opened.table, host)
    assert info.state == "playing"
    assert all(seat.mine for seat in info.seats)


def test_who_sits_already_keeps_the_seat(server: Server) -> None:
    opened = server.open("me", "open", "open")
    person = new_person()
    assert server.sit(opened.table, person=person).seat == 1
    assert server.sit(opened.table, person=person).seat == 1
    assert server.info(opened.table).state == "waiting"


def test_nobody_sits_where_there_is_no_room(server: Server, running: Played) -> None:
    path = f"/api/tables/{running.table}/sit"
    assert server.refused(path, **seating()) == "table-full"
    assert server.refused(path, **seating(secret="x" * 32)) == "table-no-invitation"
    assert server.refused(path, **seating(secret="x" * 9)) == "table-bad-body"
    assert server.refused(path, **seating(name="\t")) == "table-no-name"
    linked = server.open("me", "link")
    assert server.refused(f"/api/tables/{linked.table}/sit", **seating()) == "table-full"
    other = server.open("me", "link").invitations[0].secret
    path = f"/api/tables/{linked.table}/sit"
    assert server.refused(path, **seating(secret=other)) == "table-no-invitation"
    assert server.refused(f"{NOBODY}/sit", 404, **seating()) == "table-unknown"


def test_many_who_want_the_last_seat_get_it_once(server: Server) -> None:
    opened = server.open("me", "open")

    async def all_at_once() -> list[int]:
        async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            path = f"/api/tables/{opened.table}/sit"
            answers = await asyncio.gather(*[http.post(path, json=seating()) for _ in range(12)])
        return sorted(answer.status_code for answer in answers)

    assert asyncio.run(all_at_once()) == [200] + [422] * 11
    assert server.info(opened.table).state == "playing"


def test_who_asks_twice_at_once_gets_one_seat_and_is_told_so_twice(server: Server) -> None:
    async def twice(table: str, person: str) -> list[int]:
        async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            body = seating(person=person)
            path = f"/api/tables/{table}/sit"
            answers = await asyncio.gather(*[http.post(path, json=body) for _ in range(3)])
        assert [answer.status_code for answer in answers] == [200] * 3
        return [answer.json()["seat"] for answer in answers]

    for _ in range(10):
        opened = server.open("me", "open", "open", "open")
        person = new_person()
        (seat,) = set(asyncio.run(twice(opened.table, person)))
        info = server.info(opened.table, person)
        assert [found.mine for found in info.seats] == [s == seat for s in range(4)]
        assert info.state == "waiting"


def test_a_bot_never_gets_the_seat_of_who_has_just_sat_down(server: Server) -> None:
    async def race(table: str, host: str, person: str, turned: bool) -> tuple[int, int]:
        async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            filling = {"person": host, "seat": 1, "controller": "random"}
            wishes = [
                http.post(f"/api/tables/{table}/sit", json=seating(person=person)),
                http.post(f"/api/tables/{table}/fill", json=filling),
            ]
            answers = await asyncio.gather(*(wishes[::-1] if turned else wishes))
        sat, filled = answers[::-1] if turned else answers
        return sat.status_code, filled.status_code

    for round_ in range(30):
        host, person = new_person(), new_person()
        table = server.open("me", "open", "open", person=host).table
        sat, filled = asyncio.run(race(table, host, person, bool(round_ % 2)))
        info = server.info(table, person)
        mine = [seat.mine for seat in info.seats]
        assert sat == 200, "there is room for both"
        if filled == 200 and info.seats[1].kind == "bot":
            assert mine == [False, False, True]
        else:
            assert (filled, mine) == (422, [False, True, False])


def test_getting_up_frees_the_seat_until_the_match_has_begun(server: Server) -> None:
    opened = server.open("me", "link", "open")
    path = f"/api/tables/{opened.table}/leave"
    guest, invited = new_person(), new_person()
    server.sit(opened.table, person=guest)
    server.answer("POST", path, type(None), json={"person": guest})
    server.sit(opened.table, person=invited, secret=opened.invitations[0].secret)
    server.answer("POST", path, type(None), json={"person": invited})
    server.answer("POST", path, type(None), json={"person": new_person()})
    assert [seat.kind for seat in server.info(opened.table).seats] == ["human", "open", "open"]
    again = seating(person=invited, secret=opened.invitations[0].secret)
    sit = f"/api/tables/{opened.table}/sit"
    assert server.refused(sit, **again) == "table-no-invitation", "it was used"
    server.sit(opened.table, person=guest)
    server.sit(opened.table, person=invited)
    assert server.refused(path, person=guest) == "table-has-begun"
    assert [seat.mine for seat in server.info(opened.table, guest).seats] == [False, True, False]


def test_the_host_gives_free_seats_to_bots(server: Server) -> None:
    host = new_person()
    opened = server.open("me", "link", "open", person=host)
    path = f"/api/tables/{opened.table}/fill"

    def fill(seat: int, controller: str) -> None:
        body = {"person": host, "seat": seat, "controller": controller}
        server.answer("POST", path, type(None), json=body)

    body: dict[str, Any] = {"person": new_person(), "seat": 2, "controller": "random"}
    assert server.refused(path, **body) == "table-not-host"
    body["person"] = host
    assert server.refused(path, **{**body, "seat": 0}) == "table-seat-taken"
    assert server.refused(path, **{**body, "seat": 3}) == "table-no-seat"
    assert server.refused(path, **{**body, "seat": 16}) == "table-bad-body"
    assert server.refused(path, **{**body, "controller": "human"}) == "table-not-a-bot"
    assert server.refused(path, **{**body, "controller": "nobody"}) == "unknown-bot"
    fill(1, "random")
    fill(1, "open")
    assert [seat.kind for seat in server.info(opened.table).seats] == ["human", "open", "open"]
    invited = seating(secret=opened.invitations[0].secret)
    sit = f"/api/tables/{opened.table}/sit"
    assert server.refused(sit, **invited) == "table-no-invitation", "it is void"
    fill(1, "greedy")
    fill(2, "random")
    begun = server.info(opened.table)
    assert begun.state == "playing"
    assert [seat.controller for seat in begun.seats] == ["human", "greedy", "random"]
    assert server.refused(path, **{**body, "seat": 1}) == "table-has-begun"
