"""Taking back: whose questions become others, and how much time is left for them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN, Game
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.rng import Rng
from podziemia.table import wire
from podziemia.table.journal.asks import contents
from podziemia.table.journal.journal import Journal
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.journal.takeback import last_own, resigned_since
from tests.table.test_journal import (
    AGREE,
    ASK_TAKEBACK,
    CLOCK,
    RESIGN,
    Log,
    begun,
    choice,
    options_of,
    standing,
    undo,
)

ONE_BY_ONE = ("boss_monster", "tiny_epic_dungeons", "descent", "dungeon_fighter")
"""Games in which hardly ever two are asked, so that every question that comes back is another."""
every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def common_round() -> Log:
    """A match of Paper Dungeons in which both players act at the same time, at its beginning."""
    log = begun(HUMAN, HUMAN, game="paper_dungeons")
    while [ask.prompt for ask in log.journal.match.pending.values()] != ["die", "die"]:
        log.choose()
    return log


def at_random(log: Log, chance: Rng, decisions: int) -> None:
    """Decide anything, for anybody who is asked."""
    for _ in range(decisions):
        if log.journal.match.over:
            return
        seat = chance.pick(sorted(log.journal.match.pending))
        log.choose(seat, chance.below(len(options_of(log.journal, seat))))


def test_taking_back_gives_no_time_back() -> None:
    log = common_round()
    times = []
    for _ in range(6):
        times.append(log.journal.since[0])
        log.choose(0)
    assert len(set(times)) == 6
    while times:
        log.undo(0)
        assert log.journal.since[0] == times.pop()
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_nobody_thinks_for_ever_by_doing_and_taking_back() -> None:
    log = common_round()
    asked = log.journal.since[0]
    for steps in (1, 2, 3, 2, 1, 3):
        for _ in range(steps):
            log.choose(0)
        for _ in range(steps):
            log.undo(0)
        assert log.journal.since[0] == asked
        assert log.journal.position(0, 0, CLOCK).deadlines[0] == asked + CLOCK


def test_the_time_left_survives_a_snapshot() -> None:
    log = common_round()
    asked = log.journal.since[0]
    log.choose(0)
    log.choose(0)
    frozen = log.journal.freeze()
    for _ in range(2):
        log.undo(0)
    again = rebuild(log.setup, log.entries, frozen)
    assert again.since == log.journal.since
    assert again.since[0] == asked


def test_in_a_common_round_one_takes_back_whatever_the_others_do() -> None:
    log = common_round()
    before = log.journal.match.digest()
    log.choose(0)
    known = log.journal.answered[0]
    for _ in range(3):
        log.choose(1)
    others = options_of(log.journal, 1), log.journal.match.view(1), log.journal.since[1]
    assert log.journal.undoable(0) == 1
    log.do(0, undo(known))  # nothing of what came since is one's own
    assert (options_of(log.journal, 1), log.journal.match.view(1), log.journal.since[1]) == others
    assert log.journal.undoable(1) == 3
    with pytest.raises(BadInput):
        log.do(0, undo(known))
    again = rebuild(log.setup, log.entries, None)
    assert standing(again) == standing(log.journal)
    for _ in range(3):
        log.undo(1)
    assert log.journal.match.digest() == before


def test_in_a_common_round_who_has_finished_may_still_take_back() -> None:
    log = common_round()
    while 0 in log.journal.match.pending:
        log.choose(0)
    log.choose(1)
    assert log.journal.match.pending.keys() == {1}
    log.undo(0)
    assert log.journal.match.pending.keys() == {0, 1}


def test_nothing_is_taken_back_once_the_common_round_is_over() -> None:
    log = common_round()
    for seat in (0, 1):
        while log.journal.match.state.round == 1 and seat in log.journal.match.pending:
            log.choose(seat)
    assert log.journal.match.state.round == 2
    assert [log.journal.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_in_a_common_round_the_others_answers_still_fit() -> None:
    log = common_round()
    number, since, offered = (
        log.journal.answered[1],
        log.journal.since[1],
        options_of(log.journal, 1),
    )
    for _ in range(3):
        stale = log.journal.answered[0]
        log.choose(0)
        log.undo(0)
        assert log.journal.answered[0] > stale + 1, "one's own old answer does not"
        assert log.journal.since[1] == since
    log.do(1, choice(number, offered[0]))
    assert log.journal.answered[1] == number + 1


def test_going_back_by_consent_inside_a_common_round_is_known_to_all_once() -> None:
    log = common_round()
    while 0 in log.journal.match.pending:
        log.choose(0)
    known = [log.journal.known(seat) for seat in (0, 1, None)]
    log.do(0, ASK_TAKEBACK)
    log.do(1, AGREE)
    assert log.journal.match.pending.keys() == {0, 1}
    asked_agreed_gone_back = 3
    assert [log.journal.known(seat) for seat in (0, 1, None)] == [
        number + asked_agreed_gone_back for number in known
    ]
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


@every_game
def test_an_answer_never_fits_a_question_that_has_become_another(game: Game[Any]) -> None:
    compared = 0
    for seed in range(40):
        log, chance = begun(*[HUMAN] * 2, game=game.id, seed=seed), Rng(f"undo/{seed}")
        at_random(log, chance, 5 + chance.below(60))
        asker = chance.below(2)
        if log.journal.match.over or last_own(log.journal.match, asker) is None:
            continue
        before, numbers = contents(log.journal.match), list(log.journal.answered)
        log.do(asker, ASK_TAKEBACK)
        log.do(1 - asker, AGREE)
        for seat, asked in contents(log.journal.match).items():
            if numbers[seat] == log.journal.answered[seat]:
                assert before.get(seat) == asked
                compared += 1
            else:
                assert numbers[seat] < log.journal.answered[seat]
        assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)
    assert compared or game.id in ONE_BY_ONE


def test_who_has_passed_the_turn_on_takes_nothing_back_alone() -> None:
    """What the rules alone would allow disturbs the one who thinks already."""
    found = 0
    for seed in range(20):
        log, chance = begun(HUMAN, HUMAN, seed=seed), Rng(f"passed/{seed}")
        while not log.journal.match.over:
            match = log.journal.match
            for seat in (0, 1):
                if seat in match.pending or match.common_round or not match.undoable(seat):
                    continue
                found += 1
                assert log.journal.position(seat, 0).undoable == 0
                assert log.refused(seat, undo(log.journal.answered[seat])) == "undo-refused"
            at_random(log, chance, 1)
    assert found


# Instructions


def seen(journal: Journal, seat: int | None) -> bytes:
    """What somebody is shown."""
    return msgspec.json.encode(journal.position(seat, 0, CLOCK))


def test_instructions_are_not_counted_where_others_see_it() -> None:
    log = common_round()
    log.choose(0)
    others, own, public = (
        [seen(log.journal, s) for s in (None, 1)],
        seen(log.journal, 0),
        log.journal.public,
    )
    told = (Instruction("never-asked", {"type": "pass"}),)
    for given in (told, told * 2, ()):
        number = log.journal.number
        log.do(0, wire.Instruct(id=0, instructions=given))
        assert log.journal.number == number + 1, "it is kept"
        assert log.journal.public == public
        assert [seen(log.journal, s) for s in (None, 1)] == others
    assert seen(log.journal, 0) == own
    again = rebuild(log.setup, log.entries, log.journal.freeze())
    assert again.public == rebuild(log.setup, log.entries, None).public == public
    log.undo(0)
    assert log.journal.public == public + 1


def test_in_a_common_round_others_only_notice_who_has_finished() -> None:
    log = common_round()
    others = [seen(log.journal, s) for s in (None, 1)]
    for _ in range(4):
        log.choose(0)
        assert [seen(log.journal, s) for s in (None, 1)] == others
        log.undo(0)
        log.choose(0)
        assert [seen(log.journal, s) for s in (None, 1)] == others
    while 0 in log.journal.match.pending:
        assert [seen(log.journal, s) for s in (None, 1)] == others
        log.choose(0)
    assert log.journal.position(1, 0, CLOCK).asked == (1,)
    finished = [seen(log.journal, s) for s in (None, 1)]
    assert finished != others
    log.choose(1)
    assert seen(log.journal, None) == finished[0]
    log.undo(0)
    assert log.journal.position(None, 0, CLOCK).asked == (0, 1)


@every_game
def test_whatever_changes_for_a_viewer_has_a_higher_number(game: Game[Any]) -> None:
    changed = 0
    for seed in range(8):
        log, chance = begun(*[HUMAN] * 3, game=game.id, seed=seed), Rng(f"numbers/{seed}")
        viewers = (None, 0, 1, 2)
        before = {viewer: log.journal.position(viewer, 0, CLOCK) for viewer in viewers}
        for _ in range(120):
            if log.journal.match.over:
                break
            at_random_or_back(log, chance)
            for viewer in viewers:
                now, was = log.journal.position(viewer, 0, CLOCK), before[viewer]
                assert now.number >= was.number
                if msgspec.structs.replace(now, number=was.number) != was:
                    assert now.number > was.number
                    changed += 1
                before[viewer] = now
        assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)
    assert changed > 500


def at_random_or_back(log: Log, chance: Rng) -> None:
    """Decide something for somebody, take it back, ask for that, agree, or give up."""
    journal, seat = log.journal, chance.below(3)
    match chance.below(12):
        case 0 | 1 if journal.undoable(seat):
            log.undo(seat)
        case 2 if journal.takeback is None and may_ask(journal, seat):
            log.do(seat, ASK_TAKEBACK)
        case 3 | 4 if journal.takeback is not None and journal.must_agree():
            asked, agree = journal.must_agree()[0], bool(chance.below(3))
            log.do(asked, wire.AnswerTakeback(id=0, agree=agree))
        case 5 if chance.below(12) == 0 and seat not in journal.match.state.resigned:
            log.do(seat, RESIGN)
        case _:
            at_random(log, chance, 1)


def may_ask(journal: Journal, seat: int) -> bool:
    """Whether there is something to take back, before which nobody has given up."""
    last = last_own(journal.match, seat)
    return last is not None and not resigned_since(journal.match, last)


def test_what_instructions_answer_at_once_is_counted() -> None:
    log = common_round()
    ask, public = log.journal.match.pending[0], log.journal.public
    told = (Instruction(ask.prompt, {"type": options_of(log.journal, 0)[0]["type"]}),)
    made = log.do(0, wire.Instruct(id=0, instructions=told))
    assert len(made) > 1
    assert log.journal.public == public + len(made) - 1
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_the_start_of_a_common_round_is_not_taken_back() -> None:
    log = begun(HUMAN, HUMAN)
    while "setup-discard" not in {ask.prompt for ask in log.journal.match.pending.values()}:
        log.choose()
    assert log.journal.match.pending.keys() == {0, 1}, "both are asked already"
    assert [log.journal.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_nobody_goes_back_past_a_resignation() -> None:
    log = begun(HUMAN, HUMAN, HUMAN)
    while last_own(log.journal.match, 0) is None:
        log.choose()
    log.do(1, RESIGN)
    assert log.refused(0, ASK_TAKEBACK) == "table-takeback-resigned"
    while 0 not in log.journal.match.pending:
        log.choose()
    log.choose(0)
    log.do(0, ASK_TAKEBACK)
    log.do(2, AGREE)
    assert log.journal.match.state.resigned == [1], "later decisions can be taken back"


def test_a_resignation_ends_a_request_to_take_back_even_where_all_act_unseen() -> None:
    log = begun(HUMAN, HUMAN, HUMAN, game="paper_dungeons")
    while [ask.prompt for ask in log.journal.match.pending.values()] != ["die"] * 3:
        log.choose()
    log.choose(0)
    log.do(0, ASK_TAKEBACK)
    log.do(1, RESIGN)
    assert log.journal.hidden is not None
    assert log.journal.takeback is None
    assert log.refused(0, ASK_TAKEBACK) == "table-takeback-resigned"
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)
    log.undo(0)
    assert log.journal.match.state.resigned == [1], "what is one's own can still be taken back"
