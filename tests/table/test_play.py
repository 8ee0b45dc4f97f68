"""A play is nothing but its entries: whoever has them has the same match, in any process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import HUMAN, Game
from podziemia.kernel.record import Setup
from podziemia.kernel.rng import Rng
from podziemia.kernel.standing import Instruction
from podziemia.table.journal.entries import Began, Entry
from podziemia.table.journal.journal import Play
from podziemia.table.journal.rebuild import rebuild
from tests.laws.tables import Table, examples, tables

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
CLOCK: Final = 30
KINDS: Final = (
    *("choose",) * 12,
    *("undo", "ask_takeback", "answer_takeback", "time_out", "instruct", "hand_over") * 2,
    *("resign", "stale", "not_offered", "nobody"),
)
"""What somebody wants; the more often, the more it brings the match forward."""


class Log:
    """A play, and its entries as they are kept."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.clock = (1000.0 + tick for tick in count())
        began = next(self.clock)
        self.play = Play(setup, began)
        self.entries = [(began, msgspec.json.encode(Began(setup.seats)).decode())]

    def do(self, wish: Callable[[Play, float], Sequence[Entry]]) -> Sequence[Entry]:
        """Do something and keep it; what is refused must change nothing."""
        before, at = kept(self.play), next(self.clock)
        try:
            made = wish(self.play, at)
        except BadInput:
            assert kept(self.play) == before
            raise
        self.entries += [(at, msgspec.json.encode(entry).decode()) for entry in made]
        assert self.play.number == len(self.entries)
        return made

    def choose(self, seat: int | None = None, option: int = 0) -> None:
        """Answer for a seat; without one for whoever is asked first."""
        seat = min(self.play.match.pending) if seat is None else seat
        chosen = options_of(self.play, seat)[option]
        self.do(lambda play, at: play.choose(seat, play.answered[seat], chosen, at))

    def refused(self, wish: Callable[[Play, float], Sequence[Entry]]) -> str:
        """The message with which something is refused."""
        with pytest.raises(BadInput) as refusal:
            self.do(wish)
        return refusal.value.message


def begun(*seats: str, game: str = "boss_monster", seed: int | str = 7, **options: Any) -> Log:
    """A match at its beginning."""
    found = registry.find(game)
    known = registry.options_for(found, options)
    return Log(Setup(game, found.version, len(seats), seed, known, seats))


def of_table(table: Table) -> Log:
    """A match of people at any table of the laws."""
    return begun(*[HUMAN] * table.players, game=table.game, seed=table.seed, **table.options)


def options_of(play: Play, seat: int) -> list[dict[str, Any]]:
    """What a seat is offered, as it is sent."""
    return [msgspec.to_builtins(option) for option in play.match.pending[seat].options]


def kept(play: Play) -> dict[str, Any]:
    """Everything of which a play consists."""
    return {
        "digest": play.match.digest(),
        "decisions": len(play.match.decisions),
        "number": play.number,
        "answered": list(play.answered),
        "since": dict(play.since),
        "arose": list(play.arose),
        "secret": play.secret,
        "common": msgspec.to_builtins(play.common),
        "known": [play.known(seat) for seat in (None, *range(len(play.answered)))],
        "takeback": play.takeback,
        "rewinds": play.rewinds,
        "controllers": list(play.match.controllers),
        "standing": {seat: list(given) for seat, given in play.match.standing.items()},
    }


def standing(play: Play) -> dict[str, Any]:
    """Everything that must be the same in the same play: what it is, and what everybody sees."""
    viewers = [None, *range(play.match.state.players_count)]
    return {
        **kept(play),
        "pending": {seat: options_of(play, seat) for seat in sorted(play.match.pending)},
        "positions": [msgspec.json.encode(play.position(v, 0, CLOCK)) for v in viewers],
    }


def wish_of(play: Play, kind: str, seat: int, pick: int) -> Callable[[Play, float], Any]:
    """Something a seat might want; `pick` says what exactly."""
    match = play.match
    asked = sorted(match.pending)[seat % len(match.pending)] if match.pending else seat
    offered = options_of(play, asked) if match.pending else [{"type": "pass"}]
    option, number = offered[pick % len(offered)], play.answered[asked]
    controller = (HUMAN, "random", HUMAN, "no-such-bot")[pick % 4]
    prompt = match.pending[asked].prompt if match.pending else "nothing"
    agreeing = next(iter(play.must_agree()), seat)
    told = [Instruction(prompt, {"type": option["type"]})][: pick % 3]
    wishes: dict[str, Callable[[Play, float], Any]] = {
        "choose": lambda p, at: p.choose(asked, number, option, at),
        "stale": lambda p, at: p.choose(asked, number - 1, option, at),
        "not_offered": lambda p, at: p.choose(asked, number, {"type": "no_such_option"}, at),
        "nobody": lambda p, at: p.resign(99, at),
        "undo": lambda p, at: p.undo(seat, p.answered[seat] - pick % 2, at),
        "ask_takeback": lambda p, at: p.ask_takeback(seat, at),
        "answer_takeback": lambda p, at: p.answer_takeback(agreeing, at, agree=pick % 3 > 0),
        "time_out": lambda p, at: p.time_out(asked, number, at),
        "instruct": lambda p, at: p.instruct(seat, told, at),
        "hand_over": lambda p, at: p.hand_over(seat, controller, at),
        "resign": lambda p, at: p.resign(seat, at),
    }
    return wishes[kind]


@every_game
@examples(25)
@given(data=st.data())
def test_the_entries_alone_make_the_same_play(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    log = of_table(table)
    chance = Rng(f"play/{table.seed}")
    for _ in range(data.draw(st.integers(0, 120))):
        if not log.play.match.over:
            seat = chance.pick(sorted(log.play.match.pending))
            log.choose(seat, chance.below(len(options_of(log.play, seat))))
    wish = st.tuples(st.sampled_from(KINDS), st.integers(0, table.players - 1), st.integers(0, 999))
    wishes = data.draw(st.lists(wish, min_size=15, max_size=40))
    frozen_at = data.draw(st.integers(0, len(wishes)))
    frozen = log.play.freeze()
    for index, (kind, seat, pick) in enumerate(wishes):
        try:
            log.do(wish_of(log.play, kind, seat, pick))
        except BadInput:
            continue
        if index <= frozen_at:
            frozen = log.play.freeze()
    wanted = standing(log.play)
    assert standing(rebuild(log.setup, log.entries, None)) == wanted
    assert standing(rebuild(log.setup, log.entries, frozen)) == wanted


@every_game
def test_every_wish_can_be_granted_and_refused(game: Game[Any]) -> None:
    """What the test above draws is not refused all the time."""
    granted: set[str] = set()
    refused: set[str] = set()
    chance = Rng("wishes")
    for seed in range(6):
        log = begun(*[HUMAN] * game.players[-1], game=game.id, seed=seed)
        for _ in range(120):
            kind, seat = chance.pick(KINDS), chance.below(game.players[-1])
            try:
                log.do(wish_of(log.play, kind, seat, chance.below(1000)))
                granted.add(kind)
            except BadInput:
                refused.add(kind)
    assert granted == set(KINDS) - {"stale", "not_offered", "nobody"}
    assert refused >= {*KINDS} - {"choose", "time_out", "instruct"}


def test_a_damaged_snapshot_is_not_needed() -> None:
    log = begun(HUMAN, HUMAN)
    for _ in range(10):
        log.choose()
    frozen = log.play.freeze()
    wanted = standing(log.play)
    for damaged in (b"", frozen[:-10], frozen[:200] + b"\0\0\0\0" + frozen[204:]):
        assert standing(rebuild(log.setup, log.entries, damaged)) == wanted


def test_a_snapshot_of_another_match_is_not_used() -> None:
    log, other = begun(HUMAN, HUMAN), begun(HUMAN, HUMAN, seed=8)
    tampered = msgspec.msgpack.decode(other.play.freeze())
    tampered["digest"] = log.play.match.digest()
    frozen = msgspec.msgpack.encode(tampered)
    assert standing(rebuild(log.setup, log.entries, frozen)) == standing(log.play)


# Questions


def discarding() -> Log:
    """A match at the point where both players discard at the same time."""
    log = begun(HUMAN, HUMAN)
    while len(log.play.match.pending) < 2:
        log.choose()
    return log


@every_game
def test_only_the_number_of_the_question_answers_it(game: Game[Any]) -> None:
    log = begun(*[HUMAN] * game.players[-1], game=game.id)
    for _ in range(30):
        for seat, ask in log.play.match.pending.items():
            option = msgspec.to_builtins(ask.options[0])
            for number in {0, 1, 2**53, log.play.answered[seat] + 1} - {log.play.answered[seat]}:
                wish = lambda p, at, s=seat, n=number, o=option: p.choose(s, n, o, at)  # noqa: E731
                assert log.refused(wish) == "table-stale"
                late = lambda p, at, s=seat, n=number: p.time_out(s, n, at)  # noqa: E731
                assert log.refused(late) == "table-stale"
        log.choose()


def test_an_answer_that_comes_twice_counts_once() -> None:
    log = begun(HUMAN, HUMAN)
    while not log.play.match.over:
        seat = min(log.play.match.pending)
        number, option = log.play.answered[seat], options_of(log.play, seat)[0]
        wish = lambda p, at, s=seat, n=number, o=option: p.choose(s, n, o, at)  # noqa: E731
        log.do(wish)
        assert log.refused(wish) in ("table-stale", "refused-not-asked", "refused-over")


def test_the_clock_of_a_question_runs_from_when_it_was_asked() -> None:
    log = discarding()
    asked = dict(log.play.since)
    log.do(lambda p, at: p.hand_over(1, "random", at))
    assert log.play.since == asked
    log.choose(0)
    assert log.play.since[1] == asked[1]
    deadlines = log.play.position(1, 0, CLOCK).deadlines
    assert 1 not in deadlines, "a bot has no deadline"
    log.do(lambda p, at: p.hand_over(1, HUMAN, at))
    assert log.play.position(1, 0, CLOCK).deadlines[1] == asked[1] + CLOCK
    assert log.play.position(None, 0).deadlines == {}


# Taking back


def after_decisions(*seats: str, decisions: int = 30) -> Log:
    """A match under way in which the first seat has decided something."""
    log = begun(*seats)
    while len(log.play.match.decisions) < decisions or log.play.last_of(0) is None:
        log.choose()
    return log


def test_taking_back_one_s_own_step_needs_nobody() -> None:
    log = discarding()
    before = log.play.match.digest()
    number = log.play.answered[0]
    option = options_of(log.play, 0)[0]
    undoable = log.play.position(0, 0).undoable
    log.choose(0)
    assert log.play.position(0, 0).undoable == undoable + 1
    assert log.refused(lambda p, at: p.undo(1, p.answered[1], at)) == "undo-refused"
    assert log.refused(lambda p, at: p.undo(0, p.answered[0] - 1, at)) == "table-stale"
    log.do(lambda p, at: p.undo(0, p.answered[0], at))
    assert log.play.match.digest() == before
    assert log.refused(lambda p, at: p.choose(0, number, option, at)) == "table-stale"
    log.choose(0)


def test_taking_back_more_needs_everybody_who_is_in() -> None:
    log = after_decisions(HUMAN, HUMAN, HUMAN, "random")
    target = log.play.last_of(0)
    log.do(lambda p, at: p.ask_takeback(0, at))
    info = log.play.position(None, 0).takeback
    assert info is not None
    assert (info.seat, info.agreed, info.needed) == (0, (), (1, 2))
    assert log.refused(lambda p, at: p.ask_takeback(1, at)) == "table-takeback-pending"
    for nobody in (0, 3, 99):
        answer = lambda p, at, s=nobody: p.answer_takeback(s, at, agree=True)  # noqa: E731
        assert log.refused(answer) == "table-no-takeback"
    log.do(lambda p, at: p.answer_takeback(1, at, agree=True))
    assert log.refused(lambda p, at: p.answer_takeback(1, at, agree=True)) == "table-no-takeback"
    log.do(lambda p, at: p.answer_takeback(2, at, agree=True))
    assert len(log.play.match.decisions) == target
    assert log.play.takeback is None
    assert log.play.rewinds == [1] * 5, "for everybody"


def test_one_refusal_or_a_decision_ends_the_request() -> None:
    log = after_decisions(HUMAN, HUMAN)
    made = len(log.play.match.decisions)
    log.do(lambda p, at: p.ask_takeback(0, at))
    log.do(lambda p, at: p.answer_takeback(1, at, agree=False))
    assert log.play.takeback is None
    assert log.refused(lambda p, at: p.answer_takeback(1, at, agree=True)) == "table-no-takeback"
    log.do(lambda p, at: p.ask_takeback(0, at))
    log.choose()
    assert log.play.takeback is None
    assert len(log.play.match.decisions) > made


def test_bots_have_nothing_against_taking_back() -> None:
    log = after_decisions(HUMAN, "random")
    target = log.play.last_of(0)
    log.do(lambda p, at: p.ask_takeback(0, at))
    assert len(log.play.match.decisions) == target


def test_the_request_is_granted_when_a_bot_takes_the_last_seat_that_was_asked() -> None:
    log = after_decisions(HUMAN, HUMAN)
    target = log.play.last_of(0)
    log.do(lambda p, at: p.ask_takeback(0, at))
    log.do(lambda p, at: p.hand_over(1, "random", at))
    assert log.play.takeback is None
    assert len(log.play.match.decisions) == target
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.play)


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    log = begun(HUMAN, HUMAN, i_choose_you=True)
    assert log.refused(lambda p, at: p.ask_takeback(0, at)) == "table-no-own-step"
    log.choose(1)
    assert log.refused(lambda p, at: p.ask_takeback(0, at)) == "table-no-own-step"


def test_giving_up_cannot_be_taken_back() -> None:
    log = after_decisions(HUMAN, HUMAN, HUMAN)
    log.do(lambda p, at: p.resign(0, at))
    assert log.refused(lambda p, at: p.ask_takeback(0, at)) == "table-no-own-step"
    assert log.refused(lambda p, at: p.undo(0, p.answered[0], at)) == "undo-refused"


# The end


@every_game
def test_after_the_end_everything_is_refused(game: Game[Any]) -> None:
    log = begun(*[HUMAN] * game.players[0], game=game.id)
    log.choose()
    log.do(lambda p, at: p.resign(0, at))
    while not log.play.match.over:
        log.choose()
    for kind in KINDS:
        for seat in range(game.players[0]):
            log.refused(wish_of(log.play, kind, seat, 1))
    with pytest.raises(IllegalChoice) as refusal:
        log.do(lambda p, at: p.hand_over(1, "random", at))
    assert refusal.value.rule == game.over_rule


def test_a_spectator_sees_the_events_everybody_sees() -> None:
    log = after_decisions(HUMAN, HUMAN)
    public = log.play.position(None, 0).events
    own = msgspec.json.encode(log.play.match.events(0))
    assert msgspec.json.encode(public) != own, "seat 0 knows more of some of them"
    later = log.play.position(None, len(public) - 3)
    assert (later.first_event, later.events) == (len(public) - 3, public[-3:])
    assert log.play.position(None, len(public) + 1).first_event == 0
