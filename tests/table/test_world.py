"""The table with the world asked: somebody answers for it, and it is never shown as a seat."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from podziemia.kernel import registry
from podziemia.kernel.game import Game
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Rules, ask, ask_world
from podziemia.kernel.record import Setup
from podziemia.table import wire
from podziemia.table.journal.entries import Began, Decided
from podziemia.table.journal.journal import Journal
from podziemia.table.journal.rebuild import rebuild
from tests.laws.toys.frame import by_points, known, make_game
from tests.laws.toys.throws import LANDING, Aim, Landed, Range, throws, view
from tests.table.guests import position
from tests.table.server import hosting
from tests.table.stories import story
from tests.table.test_journal import CLOCK, standing


def test_the_worlds_answer_is_an_entry_and_no_question_of_a_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = throws()
    monkeypatch.setattr(registry, "games", lambda: (game,))
    setup = Setup(game.id, 1, 2, "7", {}, ("human", "human"))
    play, again = Journal(setup, 0.0), Journal(setup, 0.0)
    entries = play.carry_out(0, wire.Choose(id=1, question=0, option=0), 1.0)
    assert [(entry.seat, entry.by) for entry in entries if isinstance(entry, Decided)] == [
        (0, "seat"),
        (-1, "world"),
    ]
    assert play.answered == [1, 0, 1]
    assert play.position(1, 0).asked == (1,)
    for entry in entries:
        assert isinstance(entry, Decided)
        again.apply(entry, 1.0)
    assert again.match.digest() == play.match.digest()
    assert again.answered == play.answered
    thawed = Journal(setup, 0.0)
    assert thawed.thaw(play.freeze())
    assert thawed.carry_out(1, wire.Choose(id=2, question=0, option=1), 2.0)
    assert thawed.match.decisions[-1].by == "world"


def thrown_first() -> Game[Range]:
    """Throws without a player: the world is asked before anybody else."""

    def play(state: Range) -> Rules[Outcome]:
        for _ in state.each("round", range(3)):
            yield SAFE
            landed = yield from ask_world("landed", LANDING, rule="WO-3")
            assert isinstance(landed, Landed)
            state.throws.append(landed.face)
            yield from ask(0, "aim", [Aim("orc"), Aim("dragon")], rule="WO-2")
        return by_points(state.points, "WO-9")

    return make_game(
        "WO",
        players=range(2, 3),
        state=Range,
        play=play,
        options=(Aim, Landed),
        view=view,
        conclude=lambda state: by_points(state.points, "WO-9"),
    )


def test_the_world_answers_when_the_match_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, thrown_first())
    setup = Setup("toy_wo", 1, 2, "7", {}, ("human", "random"))
    journal = Journal(setup, 0.0)
    waiting = journal.position(0, 0, CLOCK)
    assert (waiting.asked, waiting.deadlines) == ((), {}), "the world is no seat"
    began, decided = journal.begin(0.0)
    assert began == Began(("human", "random"))
    assert isinstance(decided, Decided)
    assert (decided.seat, decided.by) == (-1, "world")
    assert journal.number == 2
    asked = journal.position(0, 0, CLOCK)
    assert (asked.asked, asked.deadlines) == ((0,), {0: CLOCK})
    kept = [(0.0, msgspec.json.encode(entry).decode()) for entry in (began, decided)]
    assert standing(rebuild(setup, kept, None)) == standing(journal)


@story
async def test_a_table_where_the_world_is_asked_first_can_be_played_at(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known(monkeypatch, thrown_first())
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", game="toy_wo", clock=CLOCK)
        assert server.info(played.table).asked == (0,)
        assert server.select("SELECT moments FROM tables") == [(1,)]
        async with await played.guest(0) as ala:
            first = await position(ala)
            assert (first.asked, list(first.deadlines)) == ((0,), [0])
            done = await ala.choose({"type": "aim", "at": "orc"})
            assert isinstance(done, wire.Accepted)
            assert (await position(ala, done.number)).asked == (0,)
