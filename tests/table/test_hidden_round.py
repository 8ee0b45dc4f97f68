"""A common round: everybody knows their own entries, and of the others' only who has finished."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from podziemia.kernel.game import HUMAN
from podziemia.table.journal.hidden_round import HiddenRound
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.journal.wishes import Replace
from tests.table.test_journal import AGREE, ASK_TAKEBACK, CLOCK, Log, begun, standing


def a_round(made: Iterable[int] = ()) -> HiddenRound:
    """A round of three, begun after 10 decisions and 12 public entries, in which some decided."""
    made = list(made)
    return HiddenRound.begun(10, 12 + len(made), (0, 1, 2), made, 3)


def known(common: HiddenRound) -> list[int]:
    """What the seats may know of, and at last those who look on."""
    return [common.known(seat) for seat in (0, 1, 2, None)]


def test_what_a_seat_does_only_the_seat_knows() -> None:
    common = a_round()
    assert known(common) == [12] * 4
    common.act(1)
    common.act(1)
    common.check(14)
    assert known(common) == [12, 14, 12, 12]


def test_decisions_that_were_made_when_it_is_noticed_belong_to_it() -> None:
    common = a_round([2, 0, 2])
    common.check(15)
    assert known(common) == [13, 12, 14, 12]


def test_the_others_notice_who_finishes_and_who_is_asked_again() -> None:
    common = a_round()
    common.act(1)
    assert common.move((0, 1, 2)) == set()
    common.act(1)
    assert common.move((0, 2)) == {1}
    common.notice(1)
    common.check(14)
    assert known(common) == [13, 14, 13, 13]
    common.act(1)  # takes back
    assert common.move((0, 1, 2)) == {1}
    common.notice(1)
    assert known(common) == [14, 15, 14, 14]


def test_what_is_open_everybody_knows() -> None:
    common = a_round([0])
    common.open += 1
    common.check(14)
    assert known(common) == [14, 13, 13, 13]


def test_the_counts_are_checked() -> None:
    common = a_round()
    with pytest.raises(AssertionError, match="not counted"):
        common.check(13)
    common.notice(0)
    with pytest.raises(AssertionError, match="not done"):
        common.check(12)


def two_in_a_round() -> Log:
    """A match of Paper Dungeons at the beginning of a common round."""
    log = begun(HUMAN, HUMAN, game="paper_dungeons")
    while [ask.prompt for ask in log.journal.match.pending.values()] != ["die", "die"]:
        log.choose()
    return log


def test_going_back_by_consent_counts_as_one_entry() -> None:
    """Counted twice for the seat that went back, it could hide a later position from that seat."""
    log = two_in_a_round()
    log.choose(0)
    log.choose(0)
    log.do(0, ASK_TAKEBACK)
    log.do(1, AGREE)
    journal = log.journal
    common, round_ = journal.hidden, journal.match.state.round
    assert common is not None
    assert journal.known(0) == journal.public == common.known(0)
    while journal.match.state.round == round_:
        before = [(journal.known(seat), journal.position(seat, 0)) for seat in (0, 1)]
        log.choose(max(journal.match.pending))
        for seat, (number, shown) in enumerate(before):
            now = journal.position(seat, 0)
            changed = msgspec.structs.replace(now, number=0) != msgspec.structs.replace(
                shown, number=0
            )
            assert journal.known(seat) > number if changed else journal.known(seat) >= number
            assert journal.known(seat) <= journal.public
    assert standing(rebuild(log.setup, log.entries, None)) == standing(journal)


def test_of_a_common_round_nothing_can_be_looked_back_at() -> None:
    """How many decisions the others have made in it is nobody's business."""
    log = two_in_a_round()
    before = log.journal.moments
    log.choose(1)
    log.choose(1)
    assert log.journal.moments == before == log.journal.position(0, 0).moments


def test_others_learn_nothing_by_wishing_for_a_bot() -> None:
    """Neither whether a wish still stands nor how long somebody is silent tells of a decision."""
    log = begun(HUMAN, HUMAN, HUMAN, game="paper_dungeons")
    while log.journal.hidden is None or not {0, 1, 2} <= log.journal.match.pending.keys():
        log.choose()
    journal, wish = log.journal, Replace(0, "greedy", (1, 2))
    assert log.do(1, wish)
    heard = journal.heard_of(0)
    log.choose(0)
    assert 0 in journal.match.pending, "it has not finished"
    assert journal.heard_of(0) == heard < journal.since[0]
    assert log.do(1, wish) == []
    while 0 in journal.match.pending:
        log.choose(0)
    log.undo(0)
    assert log.do(1, wish), "who was seen to finish is not wished away any more"
    assert standing(rebuild(log.setup, log.entries, None)) == standing(journal)


def test_nobody_sees_how_much_time_the_others_have_left() -> None:
    log = begun(HUMAN, HUMAN, game="paper_dungeons")
    while log.journal.hidden is None:
        log.choose()
    assert log.journal.match.pending.keys() == {0, 1}
    for seat, shown in ((0, {0}), (1, {1}), (None, set())):
        assert log.journal.position(seat, 0, CLOCK).deadlines.keys() == shown
