"""Playing over a socket: through whose eyes, with which answers, and taking back."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from podziemia.client.guest import Guest, sit_down
from podziemia.table import clock, wire
from tests.table.guests import accepted, in_turn, note, position, refused, send, some_steps
from tests.table.server import (
    Server,
    bearer,
    new_person,
    play_on,
    question,
    seating,
    shown,
    until,
)
from tests.table.stories import story

# Eyes


@story
async def test_everybody_is_welcomed_with_what_is_theirs(server: Server) -> None:
    played = server.match("human", "human")
    began = clock.now()
    for seat, seats in ((0, (0,)), (1, (1,)), (None, ())):
        async with await played.guest(seat) as guest:
            welcome = await until(guest, wire.Welcome)
            assert welcome.seats == seats
            assert [found.mine for found in welcome.table.seats] == [s in seats for s in (0, 1)]
            assert began - 1 < welcome.now < clock.now() + 1
            assert (await position(guest)).seat == seat


@story
async def test_a_wrong_secret_opens_no_seat(server: Server) -> None:
    played = server.match("human", "human")
    for secret in (new_person(), played.people[0][:-1] + "!", played.people[0].swapcase()):
        async with await sit_down(server.address, played.table, secret, seat=0) as guest:
            assert (await until(guest, wire.Welcome)).seats == ()
            assert (await position(guest)).seat is None
            assert await refused(guest, wire.Resign) == "table-only-watching"


async def only_watching(server: Server, table: str, secret: str) -> None:
    """Nothing of seat 1 is seen with a secret, and nothing can be done for it."""
    async with await sit_down(server.address, table, secret, seat=1) as guest:
        assert (await until(guest, wire.Welcome)).seats == ()
        found = await position(guest)
        assert (found.seat, found.question) == (None, None)
        assert await refused(guest, wire.Look, seat=1) == "table-not-your-seat"
        assert await refused(guest, wire.Resign) == "table-only-watching"
        handing = {"seat": 1, "controller": "random"}
        assert await refused(guest, wire.HandOver, **handing) == "table-not-your-seat"
    fault = server.refusal(
        "GET", f"/api/tables/{table}/moments/0?eyes=1", 422, headers=bearer(secret)
    )
    assert fault.message == "table-not-over"


@story
async def test_with_the_invitation_nobody_sees_or_does_what_is_the_friend_s(
    server: Server,
) -> None:
    host, friend = new_person(), new_person()
    opened = server.open("me", "link", person=host)
    secret = opened.invitations[0].secret
    async with await sit_down(server.address, opened.table, secret) as early:
        assert (await until(early, wire.Welcome)).seats == ()
        server.sit(opened.table, person=friend, secret=secret)
        assert (await position(early)).seat is None
    await only_watching(server, opened.table, secret)
    async with await sit_down(server.address, opened.table, friend, seat=1) as guest:
        assert (await position(guest)).seat == 1
    async with await sit_down(server.address, opened.table, host, seat=1) as guest:
        assert (await position(guest)).seat == 0
        assert await refused(guest, wire.Look, seat=1) == "table-not-your-seat"
        await accepted(guest, wire.Resign)
    path = f"/api/tables/{opened.table}/rematch"
    assert server.refused(path, person=secret) == "table-not-yours"
    again = server.answer("POST", path, wire.Opened, json={"person": host})
    assert again.invitations == ()
    await only_watching(server, again.table, secret)
    sit = f"/api/tables/{again.table}/sit"
    assert server.refused(sit, **seating(secret=secret)) == "table-no-invitation"


@story
async def test_after_a_bot_was_given_the_seat_its_invitation_opens_nothing(server: Server) -> None:
    host = new_person()
    opened = server.open("me", "link", person=host)
    filling = {"person": host, "seat": 1, "controller": "random"}
    path = f"/api/tables/{opened.table}"
    server.answer("POST", f"{path}/fill", type(None), json=filling)
    secret = opened.invitations[0].secret
    await only_watching(server, opened.table, secret)
    assert server.refused(f"{path}/sit", **seating(secret=secret)) == "table-no-invitation"


@story
async def test_who_only_watches_can_do_nothing(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest() as guest:
        found = await position(guest)
        assert (found.question, found.standing, found.undoable) == (None, (), 0)
        for request, facts in (
            (wire.Choose, {"question": 0, "option": {"type": "pass"}}),
            (wire.Undo, {"settled": 1}),
            (wire.AskTakeback, {}),
            (wire.AnswerTakeback, {"agree": True}),
            (wire.Resign, {}),
            (wire.Instruct, {"instructions": ()}),
            (wire.Nudge, {"seat": 0}),
            (wire.Say, {"text": "hello"}),
        ):
            assert await refused(guest, request, **facts) == "table-only-watching"
        assert await refused(guest, wire.Look, seat=0) == "table-not-your-seat"
        handing = {"seat": 0, "controller": "random"}
        assert await refused(guest, wire.HandOver, **handing) == "table-not-your-seat"
        assert (await position(guest)).number == found.number


@story
async def test_one_person_looks_through_the_eyes_of_each_own_seat(server: Server) -> None:
    person = new_person()
    opened = server.open("me", "random", "me", person=person)
    async with await sit_down(server.address, opened.table, person) as guest:
        assert (await until(guest, wire.Welcome)).seats == (0, 2)
        assert (await position(guest)).seat == 0
        await accepted(guest, wire.Look, seat=2)
        other = await shown(guest, lambda found: found.seat == 2)
        assert other.first_event == 0
        assert await refused(guest, wire.Look, seat=1) == "table-not-your-seat"
        assert await refused(guest, wire.Look, seat=3) == "table-not-your-seat"
    async with await sit_down(server.address, opened.table, person, seat=2) as guest:
        assert (await position(guest)).seat == 2
    async with await sit_down(server.address, opened.table, person, seat=1) as guest:
        assert (await position(guest)).seat == 0, "not theirs"


@story
async def test_who_has_got_up_sees_nothing_through_the_eyes_of_who_sits_there_now(
    server: Server,
) -> None:
    opened = server.open("me", "open")
    gone = new_person()
    server.sit(opened.table, person=gone)  # the match begins
    opened = server.open("me", "open", "open")
    server.sit(opened.table, person=gone)
    async with await sit_down(server.address, opened.table, gone) as guest:
        assert (await until(guest, wire.Welcome)).seats == (1,)
        server.answer(
            "POST", f"/api/tables/{opened.table}/leave", type(None), json={"person": gone}
        )
        for _ in range(2):
            server.sit(opened.table)
        found = await position(guest)
        assert found.seat is None
        assert found.question is None
        assert await refused(guest, wire.Resign) == "table-only-watching"


@story
async def test_who_sits_down_while_watching_plays_at_once(server: Server) -> None:
    opened = server.open("me", "open")
    person = new_person()
    async with await sit_down(server.address, opened.table, person) as guest:
        assert (await until(guest, wire.Welcome)).seats == ()
        server.sit(opened.table, person=person)
        assert (await position(guest)).seat == 1


@story
async def test_everybody_is_told_who_is_here(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala:
        await until(ala, wire.Changed, lambda m: [s.here for s in m.table.seats] == [True, False])
        async with await played.guest(1):
            await until(ala, wire.Changed, lambda m: all(s.here for s in m.table.seats))
        await until(ala, wire.Changed, lambda m: not m.table.seats[1].here)


# Answers


@story
async def test_an_answer_counts_once_and_only_for_its_question(server: Server) -> None:
    played = server.match("human", "random")
    async with await played.guest(0) as ala, await played.guest(0) as other_device:
        asked = await question(ala)
        option = asked.options[0]
        choice = wire.Choose(id=0, question=asked.number, option=option)
        for number in (asked.number + 1, asked.number + 7, 2**53):
            late = {"question": number, "option": option}
            assert await refused(ala, wire.Choose, **late) == "table-stale"
        answers = await asyncio.gather(*[send(guest, choice) for guest in (ala, other_device, ala)])
        assert sum(isinstance(answer, wire.Accepted) for answer in answers) == 1
        for guest in (ala, other_device):
            following = await shown(
                guest,
                lambda p: p.question is not None and p.question.number > asked.number,
            )
            assert following.moments >= 1
        answer = await send(other_device, choice)
        assert isinstance(answer, wire.Refused)
        assert answer.message == "table-stale"


@story
async def test_what_is_not_offered_is_refused_with_its_rule(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        seat, first, second = await in_turn(ala, ola)
        asked = await question(first)
        for option in ({}, {"type": "win"}, {"type": "resign"}, {"type": "deal_anew", "seed": 1}):
            answer = await first.choose(option)
            assert isinstance(answer, wire.Refused)
            assert (answer.message, answer.rule) == ("refused-malformed", asked.rule)
        other = await send(second, wire.Choose(id=0, question=0, option=asked.options[0]))
        assert isinstance(other, wire.Refused)
        assert (other.message, other.rule) == ("refused-not-asked", asked.rule)
        assert ("Ala", "Gracz 1")[seat] in other.sentence, "people are called by their names"
        assert server.info(played.table).moments == 0


@story
async def test_after_a_refusal_the_true_position_is_shown_again(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala:
        before = await until(ala, wire.Position)
        await refused(ala, wire.Undo, settled=before.settled)
        again = await until(ala, wire.Position)
        assert (again.number, again.scene) == (before.number, before.scene)
        assert again.question == before.question
        assert (again.first_event, again.events) == (len(before.events), ())


@story
async def test_people_and_bots_play_to_the_end_and_everybody_sees_it(server: Server) -> None:
    played = server.match("human", "greedy", "human", "random")

    async def watch() -> wire.Position:
        async with await played.guest() as guest:
            return await shown(guest, lambda p: p.outcome is not None)

    async with await played.guest(0) as ala, await played.guest(2) as ola:
        ends = await asyncio.gather(play_on(ala, Random(3)), play_on(ola, Random(4)), watch())
    assert len({end.number for end in ends}) == 1
    over = server.info(played.table)
    assert all(end.outcome == over.outcome for end in ends)
    for guest in (ala, ola):
        assert guest.table is not None
        assert (guest.table.state, guest.table.seed) == ("over", over.seed)


# Taking back


@story
async def test_one_s_own_step_is_taken_back_alone(server: Server) -> None:
    played = server.match("human", "human", options={"i_choose_you": True})
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        before = await shown(ala, lambda p: p.question is not None)
        assert before.question is not None
        await ala.choose(before.question.options[0])
        after = await shown(ala, lambda p: p.undoable > 0)
        assert await refused(ola, wire.Undo, settled=0) == "undo-refused"
        assert await refused(ala, wire.Undo, settled=after.settled - 1) == "table-stale"
        await accepted(ala, wire.Undo, settled=after.settled)
        back = await position(ala, after.number + 1)
        assert back.question is not None
        assert (back.scene, back.question.options) == (before.scene, before.question.options)
        assert back.question.number > before.question.number, "an old answer does not fit"
        assert (await note(ola, "note-undone")).about == {"seat": 0}


@story
async def test_more_is_taken_back_if_all_agree(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        before = await some_steps(ala, ola)
        assert await refused(ola, wire.AnswerTakeback, agree=True) == "table-no-takeback"
        await accepted(ala, wire.AskTakeback)
        asked = await shown(ola, lambda p: p.takeback is not None)
        assert asked.takeback == wire.Takeback(seat=0, agreed=(), needed=(1,))
        await note(ola, "note-takeback-asked")
        assert await refused(ala, wire.AskTakeback) == "table-takeback-pending"
        assert await refused(ala, wire.AnswerTakeback, agree=True) == "table-no-takeback"
        await accepted(ola, wire.AnswerTakeback, agree=False)
        await note(ala, "note-takeback-refused")
        unchanged = await shown(ala, lambda p: p.takeback is None)
        assert unchanged.moments == before.moments
        await accepted(ala, wire.AskTakeback)
        await shown(ola, lambda p: p.takeback is not None)
        await accepted(ola, wire.AnswerTakeback, agree=True)
        await note(ala, "note-takeback-agreed")
        for guest in (ala, ola):
            back = guest.position
            assert back is not None
            assert back.takeback is None
            assert back.moments < before.moments
            assert back.first_event == 0, "what was known may not have happened"


@story
async def test_what_a_client_pieces_together_is_what_happened(server: Server) -> None:
    """However events come, be it after steps were taken back: the log is right in the end."""
    played = server.match("human", "human")
    chance = Random(11)
    logs: dict[int, list[Any]] = {0: [], 1: []}

    def place(seat: int, found: wire.Position) -> None:
        assert found.first_event <= len(logs[seat]), "nothing is missing"
        logs[seat][found.first_event :] = found.events

    def wanted_by(seat: int, found: wire.Position) -> wire.Request | None:
        if found.takeback is not None and seat in found.takeback.needed:
            return wire.AnswerTakeback(id=0, agree=True)
        if found.undoable and chance.random() < 0.3:
            return wire.Undo(id=0, settled=found.settled)
        if (asked := found.question) is None:
            return wire.AskTakeback(id=0) if chance.random() < 0.05 else None
        return wire.Choose(id=0, question=asked.number, option=chance.choice(asked.options))

    async def follow(seat: int, guest: Guest) -> None:
        while True:
            found = await until(guest, wire.Position)
            place(seat, found)
            if found.outcome is not None or found.moments > 50:
                return
            if found is guest.position and (request := wanted_by(seat, found)) is not None:
                await send(guest, request)

    async with await played.guest(0) as ala, await played.guest(1) as ola:
        following = [asyncio.create_task(follow(s, g)) for s, g in ((0, ala), (1, ola))]
        await asyncio.wait(following, return_when=asyncio.FIRST_COMPLETED)
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        assert not any(
            task.done() and not task.cancelled() and task.exception() for task in following
        )
        for guest in (ala, ola):
            await accepted(guest, wire.Say, text="that is all")  # whatever it wished before is done
        for seat, guest in ((0, ala), (1, ola)):
            async with await played.guest(seat) as fresh:
                wanted = await position(fresh)
            await refused(guest, wire.Look, seat=1 - seat)  # whatever was under way has come
            while (found := await until(guest, wire.Position)).number <= wanted.number:
                place(seat, found)
                if found.number == wanted.number and found.events == ():
                    break
            assert tuple(logs[seat]) == wanted.events
