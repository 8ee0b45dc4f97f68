"""A common round: everybody knows their own entries, and of the others' only who has finished."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from podziemia.kernel.game import HUMAN
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, ask, together
from podziemia.table import wire
from podziemia.table.journal.hidden_round import HiddenRound
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.journal.wishes import Replace
from tests.laws.toys import frame as toys
from tests.laws.toys.frame import Plain, by_points, make_game
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


class Say(Option, frozen=True):
    """Say something."""

    word: str


def words(prompt: str, seat: int) -> Rules[Say]:
    """One of two words is said."""
    return ask(seat, prompt, [Say("yes"), Say("no")], rule="HI-2")


def play(state: Plain) -> Rules[Outcome]:
    """A word before a hidden round of two words each, and words after it."""
    yield SAFE
    yield from words("before", 0)
    yield from together({s: both(s) for s in range(state.players_count)})
    for seat in range(state.players_count):
        yield from words("after", seat)
    return by_points([0] * state.players_count, "HI-9")


def both(seat: int) -> Rules:
    """Two words."""
    yield from words("first", seat)
    yield from words("second", seat)


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Log:
    """Three people before the first word."""
    toy = make_game(
        "HI",
        players=range(3, 4),
        state=Plain,
        play=play,
        options=(Say,),
        view=lambda _, __: {},
        conclude=lambda _: by_points([0] * 3, "HI-9"),
    )
    toys.known(monkeypatch, toy)
    return begun(HUMAN, HUMAN, HUMAN, game=toy.id)


def told_to_say_yes(seat: int, prompt: str, log: Log) -> None:
    """A seat leaves an instruction."""
    told = Instruction(prompt, {"type": "say", "word": "yes"})
    log.do(seat, wire.Instruct(id=0, instructions=(told,)))


def test_a_wish_for_a_bot_stands_until_its_seat_is_heard_of(three: Log) -> None:
    """What an instruction answers as the round begins is not heard of."""
    told_to_say_yes(1, "first", three)
    three.do(0, Replace(1, "random", (0, 2)))
    three.choose(0)
    assert three.journal.match.decisions[-1].by == "standing"
    assert three.journal.wished == {1: (0,)}
    assert standing(rebuild(three.setup, three.entries, None)) == standing(three.journal)


def test_a_wish_for_a_bot_ends_with_the_round(three: Log) -> None:
    told_to_say_yes(0, "after", three)
    for seat in (0, 0, 0):
        three.choose(seat)
    three.do(1, Replace(0, "random", (1, 2)))
    for seat in (1, 1, 2, 2):
        three.choose(seat)
    assert three.journal.match.decisions[-1].by == "standing"
    assert three.journal.wished == {}
    assert standing(rebuild(three.setup, three.entries, None)) == standing(three.journal)


def test_nobody_sees_how_much_time_the_others_have_left() -> None:
    log = begun(HUMAN, HUMAN, game="paper_dungeons")
    while log.journal.hidden is None:
        log.choose()
    assert log.journal.match.pending.keys() == {0, 1}
    for seat, shown in ((0, {0}), (1, {1}), (None, set())):
        assert log.journal.position(seat, 0, CLOCK).deadlines.keys() == shown
