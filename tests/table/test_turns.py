"""Whose turn it is: handing over, standing instructions, going and coming back."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from podziemia.client.guest import SERVER, Guest, sit_down
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Rules
from podziemia.table import wire
from podziemia.table.journal.journal import Journal
from podziemia.table.live import table, turns
from podziemia.table.live.chat import Chat
from podziemia.table.live.workers import Thought, Workers
from podziemia.table.web.socket import LONGEST_INSTRUCTIONS
from tests.laws.toys.chests import Vault, chests
from tests.laws.toys.frame import known
from tests.table.guests import accepted, in_turn, note, position, refused, some_steps
from tests.table.server import (
    PATIENCE,
    Played,
    Server,
    hosting,
    new_person,
    question,
    seating,
    shown,
    until,
)
from tests.table.stories import story

# Handing over


@story
async def test_a_bot_plays_for_whoever_hands_over_until_they_come_back(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        seat, first, second = await in_turn(ala, ola)
        handing = {"seat": seat, "controller": "random"}
        assert await refused(second, wire.HandOver, **handing) == "table-not-vanished"
        assert await refused(first, wire.HandOver, seat=2, controller="random") == (
            "table-not-your-seat"
        )
        assert await refused(first, wire.HandOver, seat=seat, controller="nobody") == "unknown-bot"
        await accepted(first, wire.HandOver, **handing)
        assert (await note(second, "note-handed-over")).about == {"seat": seat, "bot": "random"}
        await shown(second, lambda p: p.question is not None)
        assert server.info(played.table).seats[seat].controller == "random"
        answer = await accepted(first, wire.HandOver, seat=seat, controller="human")
        await note(second, "note-taken-back")
        info = server.info(played.table).seats[seat]
        assert (info.kind, info.controller) == ("human", "human")
        number = answer.number
        while (found := await position(second, number)).question is not None:
            answered = await second.choose(found.question.options[0])
            assert isinstance(answered, wire.Accepted)
            number = answered.number
        again = await position(first, number)
        assert again.question is not None, "a person is waited for again"


@story
async def test_what_a_bot_was_thinking_does_not_count_after_coming_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    come_back, answer = threading.Event(), Workers.answer

    async def hesitate(workers: Workers, *asked: Any) -> Thought:
        found = await answer(workers, *asked)
        await asyncio.to_thread(come_back.wait)
        return found

    monkeypatch.setattr(Workers, "answer", hesitate)
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human")
        async with await played.guest(0) as ala, await played.guest(1) as ola:
            seat, first, _ = await in_turn(ala, ola)
            await accepted(first, wire.HandOver, seat=seat, controller="random")
            await accepted(first, wire.HandOver, seat=seat, controller="human")
            come_back.set()
            later = server.match("random", "random")
            async with await later.guest() as watching:
                await shown(watching, lambda p: p.moments > 0)  # a bot that was asked later
            assert server.info(played.table).moments == 0
            assert isinstance(await first.choose((await question(first)).options[0]), wire.Accepted)


@pytest.mark.parametrize("game", ["boss_monster", "paper_dungeons"])
@story
async def test_a_bot_that_chooses_what_is_not_offered_gets_the_first_option(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def choose_nonsense(_: Workers, *__: Any) -> Thought:
        return Thought({"type": "no_such_option"})

    monkeypatch.setattr(Workers, "answer", choose_nonsense)
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "random", game=game)
        async with await played.guest(0) as ala:
            while not server.select("SELECT * FROM entries WHERE body LIKE '%\"seat\":1%'"):
                found = await shown(ala, lambda p: p.question is not None)
                assert found.question is not None
                assert isinstance(await ala.choose(found.question.options[0]), wire.Accepted)


@story
async def test_the_others_may_give_the_seat_of_somebody_who_vanished_to_a_bot(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = server.match("human", "human")
    monkeypatch.setitem(table.VANISHED, "live", 0.0)
    async with await played.guest(1) as ola:
        await position(ola)
        assert await refused(ola, wire.HandOver, seat=0, controller="human") == (
            "table-not-vanished"
        )
        assert await refused(ola, wire.HandOver, seat=0, controller="random") == "table-not-random"
        await accepted(ola, wire.HandOver, seat=0, controller="greedy")
        await note(ola, "note-handed-over")
        await shown(ola, lambda p: p.question is not None)
    async with await played.guest(0) as ala:
        await accepted(ala, wire.HandOver, seat=0, controller="human")


@story
async def test_for_somebody_who_vanished_all_who_are_here_must_agree(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = server.match("human", "human", "human", "human")
    monkeypatch.setitem(table.VANISHED, "live", 0.0)
    handing = {"seat": 0, "controller": "greedy"}

    def controller() -> str:
        return server.info(played.table).seats[0].controller

    async with await played.guest(1) as ala, await played.guest(2) as ola:
        await position(ala)
        await position(ola)
        for _ in range(3):
            await accepted(ala, wire.HandOver, **handing)
        wished = await note(ola, "note-bot-wished")
        assert wished.about == {"seat": 1, "given": 0}
        assert controller() == "human"
        await accepted(ola, wire.HandOver, **handing)
        await note(ala, "note-handed-over")
        assert controller() == "greedy"
    wishes = "SELECT body FROM entries WHERE table_id = ? AND body LIKE '%handoverwished%'"
    assert len(server.select(wishes, played.table)) == 2


@story
async def test_somebody_who_is_here_and_silent_can_be_replaced(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        seat, slow, other = await in_turn(ala, ola)
        handing = {"seat": seat, "controller": "greedy"}
        assert await refused(other, wire.HandOver, **handing) == "table-not-vanished"
        monkeypatch.setitem(table.SILENT, "live", 0.0)
        await accepted(other, wire.HandOver, **handing)
        await until(slow, wire.Changed, lambda m: m.table.seats[seat].controller == "greedy")
        await accepted(slow, wire.HandOver, seat=seat, controller="human")


@story
async def test_where_a_clock_runs_nobody_is_too_silent(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = server.match("human", "human", clock=3600)
    monkeypatch.setitem(table.SILENT, "live", 0.0)
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        seat, _, other = await in_turn(ala, ola)
        handing = {"seat": seat, "controller": "greedy"}
        assert await refused(other, wire.HandOver, **handing) == "table-not-vanished"


def long_ago(played: Played) -> None:
    """Make the match an old one, whose people were last noted down in its beginning."""
    with closing(sqlite3.connect(played.server.database)) as database:
        database.execute("UPDATE tables SET created = 0 WHERE id = ?", (played.table,))
        database.execute("UPDATE seats SET seen = 0 WHERE table_id = ?", (played.table,))
        database.commit()


@story
async def test_who_is_here_or_has_just_gone_has_not_vanished(server: Server) -> None:
    played = server.match("human", "human")
    handing = {"seat": 0, "controller": "random"}
    async with await played.guest(1) as ola:
        await position(ola)
        async with await played.guest(0) as ala:
            await position(ala)
            long_ago(played)  # as after hours at the table, during which nothing was noted
            assert await refused(ola, wire.HandOver, **handing) == "table-not-vanished"
            async with await played.guest(0) as second_window:
                await position(second_window)
            assert await refused(ola, wire.HandOver, **handing) == "table-not-vanished"
        await until(ola, wire.Changed, lambda m: not m.table.seats[0].here)
        assert await refused(ola, wire.HandOver, **handing) == "table-not-vanished", "reloading"
        assert server.info(played.table).seats[0].controller == "human"


@story
async def test_bots_play_on_when_nobody_looks(server: Server) -> None:
    played = server.match("human", "random", "greedy")
    number = 0
    for _ in range(6):
        async with await played.guest(0) as ala:
            found = await shown(ala, lambda p: p.question is not None)
            assert found.number > number, "the bots have moved meanwhile"
            number = found.number
            assert found.question is not None
            await ala.choose(found.question.options[0])


# Standing instructions


@story
async def test_standing_instructions_answer_and_are_private(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        _, first, second = await in_turn(ala, ola)
        asked = await question(first)
        told = Instruction(asked.prompt, {"type": asked.options[0]["type"]})
        await accepted(first, wire.Instruct, instructions=(told,))
        after = await shown(first, lambda p: p.standing == (told,))
        assert after.moments > 0, "it was answered at once"
        theirs = await position(second, after.number)
        assert theirs.standing == ()
        answer = await accepted(first, wire.Instruct, instructions=())
        assert (await position(first, answer.number)).standing == ()
        too_many = (told,) * (wire.MOST_INSTRUCTIONS + 1)
        assert await refused(first, wire.Instruct, instructions=too_many) == "table-bad-body"


@story
async def test_nobody_else_hears_of_instructions(server: Server) -> None:
    played = server.match("human", "human")
    texts: list[str] = []
    async with (
        await played.guest(0) as ala,
        await played.guest(0) as other_window,
        await played.guest(1, heard=texts.append) as ola,
        await played.guest(heard=texts.append) as watching,
    ):
        for guest in (ala, other_window, ola, watching):
            await position(guest)
            await accepted_or_not(guest)  # whatever was under way has come
        before, known = server.info(played.table), len(texts)
        told = Instruction("never-asked", {"type": "pass"})
        for given in ((told,), (told, told), ()):
            await accepted(ala, wire.Instruct, instructions=given)
            for own in (ala, other_window):
                assert (await shown(own, lambda p, g=given: p.standing == g)).seat == 0  # type: ignore[misc]
        assert server.info(played.table) == before, "not even when it was"
        assert await refused(ola, wire.Look, seat=0) == "table-not-your-seat"
        assert await refused(watching, wire.Look, seat=0) == "table-not-your-seat"
        kinds = [SERVER.decode(text) for text in texts[known:]]
        assert all(isinstance(kind, wire.Refused | wire.Difference) for kind in kinds)
        assert sum(isinstance(kind, wire.Position) for kind in kinds) <= 2, "after the refusals"


async def accepted_or_not(guest: Guest) -> None:
    """Ask for something and see the position that follows."""
    before = guest.position
    await refused(guest, wire.Look, seat=9)
    await shown(guest, lambda found: found is not before)


@story
async def test_instructions_beyond_all_measure_are_refused(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala:
        before = await position(ala)
        long = Instruction("x" * (LONGEST_INSTRUCTIONS - 20), {})
        assert await refused(ala, wire.Instruct, instructions=(long,)) == "table-too-large"
        assert await refused(ala, wire.Instruct, instructions=(long,) * 2) == "table-too-large"
        assert (await position(ala)).standing == before.standing == ()
        short = Instruction("x" * (LONGEST_INSTRUCTIONS - 200), {})
        await accepted(ala, wire.Instruct, instructions=(short,))
        await shown(ala, lambda found: found.standing == (short,))


# Coming back


@story
async def test_who_comes_back_is_told_what_is_new(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        before = await position(ala)
        known = len(before.events)
        await some_steps(ala, ola)
    async with await played.guest(0) as ala:
        everything = (await position(ala)).events
    assert len(everything) > known
    async with await played.guest(0, since=known) as ala:
        found = await position(ala)
        assert (found.first_event, found.events) == (known, everything[known:])
    async with await played.guest(0, since=len(everything)) as ala:
        assert (await position(ala)).events == ()
    async with await played.guest(0, since=10_000) as ala:
        found = await position(ala)
        assert (found.first_event, found.events) == (0, everything)


@story
async def test_what_was_known_before_a_step_back_is_told_anew(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        before = await some_steps(ala, ola)
        await accepted(ala, wire.AskTakeback)
        await shown(ola, lambda p: p.takeback is not None)
        await accepted(ola, wire.AnswerTakeback, agree=True)
        back = await shown(ala, lambda p: p.moments < before.moments)
    known = len(back.events)
    async with await played.guest(0, since=known - 1) as ala:
        assert (await position(ala)).first_event == 0


@story
async def test_who_comes_while_a_match_goes_back_does_not_look_at_it_half_way(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    came, going_back, go_on = threading.Event(), threading.Event(), threading.Event()
    rules, lines, next_turn = chests(), Chat.lines, turns.next_turn
    looked: list[str] = []

    def play(state: Vault) -> Rules[Outcome]:
        if came.is_set() and not going_back.is_set():
            going_back.set()
            go_on.wait(PATIENCE)
        return (yield from rules.play(state))

    async def hesitate(chat: Chat) -> tuple[wire.Line, ...]:
        found = await lines(chat)
        if coming:
            came.set()
            await asyncio.to_thread(going_back.wait, PATIENCE)
        return found

    def look(journal: Journal) -> int | None:
        looked.append("half way" if going_back.is_set() and not go_on.is_set() else "whole")
        return next_turn(journal)

    coming = False
    known(monkeypatch, replace(rules, play=play))
    monkeypatch.setattr(Chat, "lines", hesitate)
    monkeypatch.setattr(turns, "next_turn", look)
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", game="toy_fi")
        async with await played.guest(0) as ala:
            asked = await question(ala)
            opened = await ala.choose({"type": "open"}, asked.number)
            assert isinstance(opened, wire.Accepted)
            found = await position(ala, opened.number)
            coming = True
            joining = asyncio.create_task(played.guest(1))
            await asyncio.to_thread(came.wait, PATIENCE)
            undoing = asyncio.create_task(accepted(ala, wire.Undo, settled=found.settled))
            async with await joining as ola:
                await until(ola, wire.Welcome)
                assert going_back.is_set()
                go_on.set()
                await undoing
                await shown(ola, lambda p: p.moments == 0)
    assert "half way" not in looked


@story
async def test_a_rematch_is_told_to_those_who_are_still_here(server: Server) -> None:
    played = server.match("human", "human")
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        await accepted(ala, wire.Resign)
        assert (await shown(ola, lambda p: p.outcome is not None)).asked == ()
        opened = server.answer(
            "POST",
            f"/api/tables/{played.table}/rematch",
            wire.Opened,
            json={"person": played.people[0]},
        )
        changed = await until(ola, wire.Changed, lambda m: m.table.next is not None)
        assert changed.table.next == opened.table
    async with await sit_down(server.address, opened.table, played.people[1]) as ola:
        assert (await position(ola)).seat == 0, "one seat further"


@story
async def test_sitting_down_begins_the_match_for_all_who_wait(server: Server) -> None:
    person = new_person()
    opened = server.open("me", "open", person=person)
    async with await sit_down(server.address, opened.table, person) as ala:
        welcome = await until(ala, wire.Welcome)
        assert welcome.table.state == "waiting"
        assert await refused(ala, wire.Choose, question=0, option={}) == "table-not-begun"
        async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            await http.post(f"/api/tables/{opened.table}/sit", json=seating())
        await until(ala, wire.Changed, lambda m: m.table.state == "playing")
        assert (await position(ala)).seat == 0
