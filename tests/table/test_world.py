"""The table with the world asked: somebody answers for it, and it is never shown as a seat."""

from __future__ import annotations

import pytest

from podziemia.kernel import registry
from podziemia.kernel.record import Setup
from podziemia.table import wire
from podziemia.table.journal.entries import Decided
from podziemia.table.journal.journal import Journal
from tests.laws.toys.throws import throws


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
