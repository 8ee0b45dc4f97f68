"""Whoever answers first is taken: what the others were asked lapses, and so do their answers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from podziemia.kernel.game import HUMAN, Game
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask_secret, first_of
from podziemia.kernel.rng import Rng
from podziemia.table import wire
from podziemia.table.journal.entries import ENTRY
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.live.turns import next_turn
from tests.laws.toys.chests import chests
from tests.laws.toys.frame import Plain, by_points, known, make_game
from tests.table.guests import position
from tests.table.server import hosting, question, shown
from tests.table.stories import story
from tests.table.test_journal import (
    AGREE,
    ASK_TAKEBACK,
    Log,
    begun,
    choice,
    options_of,
    standing,
)
from tests.table.toys import Orders

LEAVE, OPEN = {"type": "leave"}, {"type": "open"}


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    """A match of three people at the first chest."""
    known(monkeypatch, chests())
    return begun(HUMAN, HUMAN, HUMAN, game="toy_fi")


def chest(log: Log) -> int:
    """Before which chest everybody stands."""
    at: int = log.journal.match.state.cursor.at("round")
    return at


def test_an_answer_meant_for_one_chest_does_not_open_the_next(log: Log) -> None:
    stale = log.journal.answered[1]
    log.choose(0, 1)
    assert list(log.journal.match.pending) == [0], "the others are too late"
    assert log.refused(1, choice(stale, OPEN)) == "table-stale"
    log.choose(0)
    assert chest(log) == 1
    assert options_of(log.journal, 1) == [LEAVE, OPEN], "asked in the same words"
    assert log.refused(1, choice(stale, OPEN)) == "table-stale"
    log.do(1, choice(log.journal.answered[1], OPEN))
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_the_clock_of_a_new_question_starts_anew(log: Log) -> None:
    before = log.journal.since[1]
    log.choose(0, 1)
    log.choose(0)
    assert log.journal.since[1] > before
    assert log.journal.since[1] == log.journal.since[2]


def test_who_is_asked_the_same_again_keeps_the_question_and_its_clock(log: Log) -> None:
    number, before = log.journal.answered[1], log.journal.since[1]
    log.choose(0)
    log.choose(2)
    assert (log.journal.answered[1], log.journal.since[1]) == (number, before)
    assert rebuild(log.setup, log.entries, None).since == log.journal.since
    frozen = rebuild(log.setup, log.entries, log.journal.freeze())
    log.do(1, choice(number, OPEN))
    assert chest(log) == 0
    at, body = log.entries[-1]
    frozen.apply(ENTRY.decode(body), at)
    assert standing(frozen) == standing(log.journal)


def test_where_the_options_are_others_the_question_is_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of the three ways nobody takes the same twice: each answer leaves the others one less."""
    known(monkeypatch, ways())
    log = begun(HUMAN, HUMAN, game="toy_wy")
    stale = log.journal.answered[1]
    log.choose(0, 1)
    assert options_of(log.journal, 1) == [{"type": "take", "way": 0}, {"type": "take", "way": 2}]
    assert log.refused(1, choice(stale, {"type": "take", "way": 0})) == "table-stale"
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


class Take(Option, frozen=True):
    """Take a way."""

    way: int


class Crossroads(Plain):
    """Which ways were taken, and points."""

    __slots__ = ("points", "taken")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points = [0] * players
        self.taken: list[int] = []


def ways() -> Game[Crossroads]:
    """Whoever is first takes one of the ways that are left; what is left is made when looked at."""

    def free(state: Crossroads) -> list[Take]:
        return [Take(way) for way in range(3) if way not in state.taken]

    def take(state: Crossroads, seat: Seat) -> Rules[Take]:
        return (yield from ask_secret(seat, "take", lambda: free(state), rule="WY-2"))

    def play(state: Crossroads) -> Rules[Outcome]:
        for _ in state.each("round", range(3)):
            yield SAFE
            rules = {seat: take(state, seat) for seat in range(state.players_count)}
            seat, taken = yield from first_of(rules)
            state.taken.append(taken.way)
            state.points[seat] += 1
        return by_points(state.points, "WY-9")

    return make_game(
        "WY",
        players=range(2, 4),
        state=Crossroads,
        play=play,
        options=(Take,),
        view=lambda state, _: {"taken": list(state.taken)},
        conclude=lambda state: by_points(state.points, "WY-9"),
    )


def test_what_lapses_between_two_answers_is_the_same_in_every_process(log: Log) -> None:
    """With the first answer another one is given at once; both let the last question lapse."""
    leave = Instruction("approach", {"type": "leave"})
    log.do(2, wire.Instruct(id=0, instructions=(leave,)))
    assert list(log.journal.match.pending) == [0, 1], "that was answered already"
    stale = log.journal.answered[1]
    for _ in range(2):
        log.choose(0, 1)
        log.choose(0)
    assert log.refused(1, choice(stale, OPEN)) == "table-stale"
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_going_back_makes_answers_to_what_was_asked_since_stale(log: Log) -> None:
    log.choose(0)
    since = log.journal.answered[1]
    log.do(0, ASK_TAKEBACK)
    for seat in (1, 2):
        log.do(seat, AGREE)
    assert sorted(log.journal.match.pending) == [0, 1, 2]
    assert options_of(log.journal, 1) == [LEAVE, OPEN], "asked in the same words"
    assert log.refused(1, choice(since, OPEN)) == "table-stale"
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_taking_back_asks_the_others_anew(log: Log) -> None:
    log.choose(0, 1)
    log.undo(0)
    assert sorted(log.journal.match.pending) == [0, 1, 2]
    log.do(1, choice(log.journal.answered[1], OPEN))
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


# Bots and people


def test_bots_wait_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, chests())
    log = begun("random", HUMAN, "random", game="toy_fi")
    assert next_turn(log.journal) is None
    log.choose(1, 1)
    assert next_turn(log.journal) is None, "now only the person is asked"
    log.choose(1)
    assert (chest(log), next_turn(log.journal)) == (1, None)
    log.choose(1)
    assert next_turn(log.journal) in (0, 2), "the person has left this chest"


def test_among_bots_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, chests())
    picked: Counter[int | None] = Counter()
    for seed in range(300):
        log = begun("random", "random", "random", game="toy_fi", seed=seed)
        seat = next_turn(log.journal)
        assert seat == next_turn(log.journal), "the same in every process"
        picked[seat] += 1
    assert set(picked) == {0, 1, 2}
    assert min(picked.values()) > 70, picked


@story
async def test_a_person_has_all_the_time_beside_bots(orders: Orders, tmp_path: Path) -> None:
    with hosting(tmp_path / "table.db") as server:
        beside = server.match("human", "random", "random", game="toy_fi")
        alone = server.match("random", "random", "random", game="toy_fi")
        async with await alone.guest() as watching, await beside.guest(0) as ala:
            await shown(watching, lambda found: found.outcome is not None)
            waiting = await position(ala)
            assert (waiting.moments, waiting.asked) == (0, (0, 1, 2)), "the bots have waited"
            assert server.select("SELECT due FROM tables WHERE id = ?", beside.table) == [(None,)]
            asked = await question(ala)
            assert isinstance(await ala.choose(LEAVE, asked.number), wire.Accepted)
            await shown(ala, lambda found: found.moments > 1)


@story
async def test_a_click_in_flight_survives_that_another_passes(
    orders: Orders, tmp_path: Path
) -> None:
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", "human", game="toy_fi", clock=3600)
        async with await played.guest(0) as ala, await played.guest(1) as ola:
            before, asked = await position(ola), await question(ola)
            passed = await ala.choose(LEAVE, (await question(ala)).number)
            assert isinstance(passed, wire.Accepted)
            after = await position(ola, passed.number)
            assert after.asked == (1, 2)
            assert after.question == before.question, "the same, with its number"
            assert after.deadlines == {s: before.deadlines[s] for s in (1, 2)}
            assert isinstance(await ola.choose(OPEN, asked.number), wire.Accepted)
            assert (await position(ola, passed.number + 1)).asked == (1,)
