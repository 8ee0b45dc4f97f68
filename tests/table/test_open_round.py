"""An open common round: all act at the same time, and everybody sees at once what the others do."""

from __future__ import annotations

from pathlib import Path

import pytest

from podziemia.kernel.game import HUMAN
from podziemia.table import wire
from podziemia.table.journal.rebuild import rebuild
from tests.laws.toys.frame import known
from tests.laws.toys.lamps import lamps
from tests.table.guests import accepted, position, refused
from tests.table.server import hosting
from tests.table.stories import story
from tests.table.test_journal import (
    AGREE,
    ASK_TAKEBACK,
    CLOCK,
    Log,
    begun,
    standing,
    undo,
)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    """A match of two people who light their lamps at the same time."""
    known(monkeypatch, lamps())
    return begun(HUMAN, HUMAN, game="toy_op")


def test_everybody_knows_at_once_what_was_done(log: Log) -> None:
    for made in range(1, 4):
        log.choose(made % 2)
        assert [log.journal.known(seat) for seat in (None, 0, 1)] == [1 + made] * 3
        assert log.journal.moments == made
        for viewer in (None, 0, 1):
            events = log.journal.position(viewer, 0).events
            assert len(events) == made, "a lamp for each decision"


def test_everybody_sees_until_when_the_others_must_answer(log: Log) -> None:
    assert log.journal.position(1, 0, CLOCK).deadlines.keys() == {0, 1}


def test_what_nobody_has_answered_to_is_taken_back_alone(log: Log) -> None:
    log.choose(1)
    log.choose(0)
    log.choose(0)
    assert 0 not in log.journal.match.pending
    assert log.journal.position(0, 0).undoable == 2, "also by a seat that has finished"
    number = log.journal.answered[1]
    log.undo(0)
    log.undo(0)
    assert log.journal.rewinds == [2, 2, 2], "everybody had seen it"
    assert log.journal.answered[1] == number, "the other is still asked the same"
    assert log.journal.undoable(0) == 0
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_what_another_has_seen_and_answered_stays(log: Log) -> None:
    log.choose(0)
    log.choose(1)
    assert log.journal.position(0, 0).undoable == 0
    assert log.refused(0, undo(log.journal.answered[0])) == "undo-refused"
    log.choose(0)
    assert log.journal.position(0, 0).undoable == 1, "not what came before the other's answer"
    assert log.journal.position(1, 0).undoable == 0


def test_with_consent_everything_since_is_taken_back(log: Log) -> None:
    log.choose(0)
    log.choose(1)
    log.do(0, ASK_TAKEBACK)
    log.do(1, AGREE)
    assert log.journal.match.state.lamps == [[], []]
    assert log.journal.known(1) == log.journal.public
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


@story
async def test_over_the_wire(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    known(monkeypatch, lamps())
    with hosting(tmp_path / "table.db") as server:
        played = server.match("human", "human", game="toy_op")
        async with await played.guest(0) as ala, await played.guest(1) as ola:
            first = await position(ala)
            assert first.question is not None
            done = await ala.choose({"type": "light", "colour": "blue"})
            assert isinstance(done, wire.Accepted)
            seen = await position(ola, done.number)
            assert [event["colour"] for event in seen.events] == ["blue"]
            assert seen.question is not None, "still asked"
            answer = await ola.choose({"type": "light", "colour": "red"})
            assert isinstance(answer, wire.Accepted)
            last = await position(ala, answer.number)
            assert last.undoable == 0
            assert await refused(ala, wire.Undo, settled=last.settled) == "undo-refused"
            settled = (await position(ola, answer.number)).settled
            assert (await accepted(ola, wire.Undo, settled=settled)).number > answer.number
