"""A journal is nothing but its entries: whoever has them has the same match, in any process."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import HUMAN, Game
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.questions import WORLD
from podziemia.kernel.record import Setup
from podziemia.kernel.rng import Rng
from podziemia.table import wire
from podziemia.table.journal.entries import Began, Entry
from podziemia.table.journal.frozen import SEAL, seal
from podziemia.table.journal.journal import Journal
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.journal.takeback import last_own
from podziemia.table.journal.wishes import BotAnswer, TimeOut, Wish, WorldAnswer
from tests.budget import examples
from tests.laws.tables import Table
from tests.laws.toys.chests import chests
from tests.laws.toys.frame import known
from tests.laws.toys.lamps import lamps
from tests.laws.toys.sheets import sheets

every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
CLOCK: Final = 30
KINDS: Final = (
    *("choose",) * 12,
    *("undo", "ask_takeback", "answer_takeback", "time_out", "instruct", "hand_over", "bot") * 2,
    *("resign", "stale", "not_offered", "nobody"),
)
"""What somebody wants; the more often, the more it brings the match forward."""


class Log:
    """A journal, and its entries as they are kept."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.clock = (1000.0 + tick for tick in count())
        began = next(self.clock)
        self.journal = Journal(setup, began)
        self.entries = [(began, msgspec.json.encode(Began(setup.seats)).decode())]

    def do(self, seat: int, wish: Wish) -> Sequence[Entry]:
        """Do something and keep it; what is refused must change nothing."""
        before, at = kept(self.journal), next(self.clock)
        try:
            made = self.journal.carry_out(seat, wish, at)
        except BadInput:
            assert kept(self.journal) == before
            raise
        self.entries += [(at, msgspec.json.encode(entry).decode()) for entry in made]
        assert self.journal.number == len(self.entries)
        assert self.journal.since.keys() == self.journal.match.pending.keys()
        return made

    def choose(self, seat: int | None = None, option: int = 0) -> None:
        """Answer for a seat; without one for whoever is asked first."""
        seat = min(self.journal.match.pending) if seat is None else seat
        chosen = options_of(self.journal, seat)[option]
        self.do(seat, answer(seat, self.journal.answered[seat], chosen))

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat."""
        self.do(seat, undo(self.journal.answered[seat]))

    def refused(self, seat: int, wish: Wish) -> str:
        """The message with which something is refused."""
        with pytest.raises(BadInput) as refusal:
            self.do(seat, wish)
        return refusal.value.message


RESIGN: Final = wire.Resign(id=0)
ASK_TAKEBACK: Final = wire.AskTakeback(id=0)
AGREE: Final = wire.AnswerTakeback(id=0, agree=True)
REFUSE: Final = wire.AnswerTakeback(id=0, agree=False)


def choice(question: int, option: dict[str, Any]) -> wire.Choose:
    """The answer to a question."""
    return wire.Choose(id=0, question=question, option=option)


def answer(seat: int, question: int, option: dict[str, Any]) -> wire.Choose | WorldAnswer:
    """The answer of a seat, or of the world, to a question."""
    return WorldAnswer(question, option) if seat == WORLD else choice(question, option)


def undo(settled: int) -> wire.Undo:
    """The wish to take back, in a position in which so many questions were settled."""
    return wire.Undo(id=0, settled=settled)


def hand_over(seat: int, controller: str) -> wire.HandOver:
    """The wish that somebody else decides for a seat."""
    return wire.HandOver(id=0, seat=seat, controller=controller)


def begun(*seats: str, game: str = "boss_monster", seed: int | str = 7, **options: Any) -> Log:
    """A match at its beginning."""
    found = registry.find(game)
    known = registry.options_for(found, options, people=HUMAN in seats)
    return Log(Setup(game, found.version, len(seats), seed, known, seats))


def of_table(table: Table) -> Log:
    """A match of people at any table of the laws, as far as people may sit there."""
    options = dict(table.options)
    for switch in registry.find(table.game).switches:
        if switch.for_bots is not None and options[switch.id] == switch.for_bots:
            options[switch.id] = switch.default
    return begun(*[HUMAN] * table.players, game=table.game, seed=table.seed, **options)


def options_of(journal: Journal, seat: int) -> list[dict[str, Any]]:
    """What a seat is offered, as it is sent; of what cannot be listed a sample."""
    ask = journal.match.pending[seat]
    options = ask.options or [ask.sample(journal.match.chance("sample"))]
    return [msgspec.to_builtins(option) for option in options]


def kept(journal: Journal) -> dict[str, Any]:
    """Everything of which a journal consists."""
    seats = journal.match.state.players_count
    return {
        "digest": journal.match.digest(),
        "decisions": len(journal.match.decisions),
        "number": journal.number,
        "answered": list(journal.answered),
        "since": dict(journal.since),
        "arose": list(journal.arose),
        "secret": journal.secret,
        "hidden": msgspec.to_builtins(journal.hidden),
        "known": [journal.known(seat) for seat in (None, *range(seats))],
        "takeback": msgspec.to_builtins(journal.takeback),
        "wished": dict(journal.wished),
        "rewinds": journal.rewinds,
        "controllers": list(journal.match.controllers),
        "standing": {seat: list(given) for seat, given in journal.match.standing.items()},
    }


def standing(journal: Journal) -> dict[str, Any]:
    """Everything that must be the same in the same journal: what it is, and what everybody sees."""
    viewers = [None, *range(journal.match.state.players_count)]
    return {
        **kept(journal),
        "pending": {seat: options_of(journal, seat) for seat in sorted(journal.match.pending)},
        "positions": [msgspec.json.encode(journal.position(v, 0, CLOCK)) for v in viewers],
    }


def wish_of(journal: Journal, kind: str, seat: int, pick: int) -> tuple[int, Wish]:
    """Something a seat might want, and for which seat; `pick` says what exactly."""
    match = journal.match
    asked = sorted(match.pending)[seat % len(match.pending)] if match.pending else seat
    offered = options_of(journal, asked) if match.pending else [{"type": "pass"}]
    option, number = offered[pick % len(offered)], journal.answered[asked]
    controller = (HUMAN, "random", HUMAN, "no-such-bot")[pick % 4]
    prompt = match.pending[asked].prompt if match.pending else "nothing"
    agreeing = next(iter(journal.must_agree()), seat)
    told = (Instruction(prompt, {"type": option["type"]}),)[: pick % 3]
    wishes: dict[str, tuple[int, Wish]] = {
        "choose": (asked, answer(asked, number, option)),
        "stale": (asked, answer(asked, number - 1, option)),
        "not_offered": (asked, answer(asked, number, {"type": "no_such_option"})),
        "nobody": (99, RESIGN),
        "undo": (seat, undo(journal.answered[seat] - pick % 2)),
        "ask_takeback": (seat, ASK_TAKEBACK),
        "answer_takeback": (agreeing, AGREE if pick % 3 > 0 else REFUSE),
        "time_out": (asked, TimeOut(number)),
        "instruct": (seat, wire.Instruct(id=0, instructions=told)),
        "hand_over": (seat, hand_over(seat, controller)),
        "resign": (seat, RESIGN),
        "bot": (asked, BotAnswer(number, option if pick % 2 else None)),
    }
    return wishes[kind]


@every_game
@examples(25)
@given(data=st.data())
def test_the_entries_alone_make_the_same_journal(game: Game[Any], data: DataObject) -> None:
    table = Table.drawn(game, data.draw(st.integers(0, 2**32)))
    log = of_table(table)
    chance = Rng(f"play/{table.seed}")
    for _ in range(data.draw(st.integers(0, 120))):
        if not log.journal.match.over:
            seat = chance.pick(sorted(log.journal.match.pending))
            log.choose(seat, chance.below(len(options_of(log.journal, seat))))
    wish = st.tuples(st.sampled_from(KINDS), st.integers(0, table.players - 1), st.integers(0, 999))
    wishes = data.draw(st.lists(wish, min_size=15, max_size=40))
    frozen_at = data.draw(st.integers(0, len(wishes)))
    frozen = log.journal.freeze()
    for index, (kind, seat, pick) in enumerate(wishes):
        try:
            log.do(*wish_of(log.journal, kind, seat, pick))
        except BadInput:
            continue
        if index <= frozen_at:
            frozen = log.journal.freeze()
    wanted = standing(log.journal)
    assert standing(rebuild(log.setup, log.entries, None)) == wanted
    assert standing(rebuild(log.setup, log.entries, frozen)) == wanted


@every_game
def test_every_wish_can_be_granted_and_refused(game: Game[Any]) -> None:
    """What the test above draws is not refused all the time."""
    granted: set[str] = set()
    refused: set[str] = set()
    chance = Rng("wishes")
    for seed in range(12):
        log = begun(*[HUMAN] * game.players[-1], game=game.id, seed=seed)
        for _ in range(120):
            kind, seat = chance.pick(KINDS), chance.below(game.players[-1])
            try:
                log.do(*wish_of(log.journal, kind, seat, chance.below(1000)))
                granted.add(kind)
            except BadInput:
                refused.add(kind)
    assert granted == set(KINDS) - {"stale", "not_offered", "nobody"}
    assert refused >= {*KINDS} - {"choose", "time_out", "instruct"}


@pytest.mark.parametrize("make", [chests, lamps, sheets], ids=lambda make: make.__name__)
def test_the_entries_of_a_toy_alone_make_the_same_journal(
    make: Callable[[], Game[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make()
    known(monkeypatch, game)
    granted = set[str]()
    for seed in range(60):
        chance, log = Rng(f"toy/{seed}"), begun(*[HUMAN] * 3, game=game.id, seed=seed)
        for _ in range(25):
            kind = chance.pick(KINDS)
            try:
                log.do(*wish_of(log.journal, kind, chance.below(3), chance.below(1000)))
                granted.add(kind)
            except BadInput:
                continue
        assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal), seed
    assert granted >= {"choose", "undo", "answer_takeback", "instruct", "resign", "time_out"}


def test_a_damaged_snapshot_is_not_needed() -> None:
    log = begun(HUMAN, HUMAN)
    for _ in range(10):
        log.choose()
    frozen = log.journal.freeze()
    wanted = standing(log.journal)
    for damaged in (b"", frozen[:-10], frozen[:200] + b"\0\0\0\0" + frozen[204:]):
        assert standing(rebuild(log.setup, log.entries, damaged)) == wanted


def test_a_snapshot_of_another_match_is_not_used() -> None:
    log, other = begun(HUMAN, HUMAN), begun(HUMAN, HUMAN, seed=8)
    frozen = other.journal.freeze()
    assert standing(rebuild(log.setup, log.entries, frozen)) == standing(log.journal)


@pytest.mark.parametrize("changed", ["number", "answered", "since", "arose", "rewinds"])
def test_no_counter_of_a_snapshot_can_be_changed(changed: str) -> None:
    log = begun(HUMAN, HUMAN)
    for _ in range(10):
        log.choose()
    whole = log.journal.freeze()
    body = msgspec.msgpack.decode(whole[SEAL:])
    match body[changed]:
        case int():
            body[changed] -= 1
        case dict():
            body[changed] = {seat: at + 1_000 for seat, at in body[changed].items()}
        case _:
            body[changed] = [*body[changed][1:], 3]
    frozen = whole[:SEAL] + msgspec.msgpack.encode(body)
    assert standing(rebuild(log.setup, log.entries, frozen)) == standing(log.journal)


def test_a_snapshot_of_later_than_its_entries_is_not_used() -> None:
    """The number beside it in the database is not under its seal."""
    log = begun(HUMAN, HUMAN)
    log.choose()
    entries, wanted = list(log.entries), standing(log.journal)
    for _ in range(10):
        log.choose()
    assert standing(rebuild(log.setup, entries, log.journal.freeze())) == wanted


class Harmful:
    """What a snapshot that is unpickled would run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.path,)


def test_a_snapshot_runs_no_code(tmp_path: Path) -> None:
    log = begun(HUMAN, HUMAN)
    log.choose()
    path = tmp_path / "run"
    whole = log.journal.freeze()
    body = msgspec.msgpack.decode(whole[SEAL:])
    body["match"] = pickle.dumps(Harmful(path))
    spoilt = msgspec.msgpack.encode(body)
    for frozen in (pickle.dumps(Harmful(path)), seal(log.setup, spoilt) + spoilt):
        assert standing(rebuild(log.setup, log.entries, frozen)) == standing(log.journal)
    assert not path.exists()


# Questions


def discarding() -> Log:
    """A match at the point where both players discard at the same time."""
    log = begun(HUMAN, HUMAN)
    while len(log.journal.match.pending) < 2:
        log.choose()
    return log


@every_game
def test_only_the_number_of_the_question_answers_it(game: Game[Any]) -> None:
    log = begun(*[HUMAN] * game.players[-1], game=game.id)
    for _ in range(20):
        for seat in log.journal.match.pending:
            option = options_of(log.journal, seat)[0]
            for number in {0, 1, 2**53, log.journal.answered[seat] + 1} - {
                log.journal.answered[seat]
            }:
                assert log.refused(seat, answer(seat, number, option)) == "table-stale"
                assert log.refused(seat, TimeOut(number)) == "table-stale"
        log.choose()


def test_an_answer_that_comes_twice_counts_once() -> None:
    log = begun(HUMAN, HUMAN)
    while not log.journal.match.over:
        seat = min(log.journal.match.pending)
        number, option = log.journal.answered[seat], options_of(log.journal, seat)[0]
        log.do(seat, choice(number, option))
        assert log.refused(seat, choice(number, option)) in (
            "table-stale",
            "refused-not-asked",
            "refused-over",
        )


def test_the_clock_of_a_question_runs_from_when_it_was_asked() -> None:
    log = discarding()
    asked = dict(log.journal.since)
    log.do(1, hand_over(1, "random"))
    assert log.journal.since == asked
    log.choose(0)
    assert log.journal.since[1] == asked[1]
    deadlines = log.journal.position(1, 0, CLOCK).deadlines
    assert 1 not in deadlines, "a bot has no deadline"
    log.do(1, hand_over(1, HUMAN))
    assert log.journal.position(1, 0, CLOCK).deadlines[1] == asked[1] + CLOCK
    assert log.journal.position(None, 0).deadlines == {}


# Taking back


def after_decisions(*seats: str, decisions: int = 30) -> Log:
    """A match under way in which the first seat has decided something."""
    log = begun(*seats)
    while len(log.journal.match.decisions) < decisions or last_own(log.journal.match, 0) is None:
        log.choose()
    return log


def test_taking_back_one_s_own_step_needs_nobody() -> None:
    log = discarding()
    before = log.journal.match.digest()
    number = log.journal.answered[0]
    option = options_of(log.journal, 0)[0]
    undoable = log.journal.position(0, 0).undoable
    log.choose(0)
    assert log.journal.position(0, 0).undoable == undoable + 1
    assert log.refused(1, undo(log.journal.answered[1])) == "undo-refused"
    assert log.refused(0, undo(log.journal.answered[0] - 1)) == "table-stale"
    log.do(0, undo(log.journal.answered[0]))
    assert log.journal.match.digest() == before
    assert log.refused(0, choice(number, option)) == "table-stale"
    log.choose(0)


def test_taking_back_more_needs_everybody_who_is_in() -> None:
    log = after_decisions(HUMAN, HUMAN, HUMAN, "random")
    target = last_own(log.journal.match, 0)
    log.do(0, ASK_TAKEBACK)
    info = log.journal.position(None, 0).takeback
    assert info is not None
    assert (info.seat, info.agreed, info.needed) == (0, (), (1, 2))
    assert log.refused(1, ASK_TAKEBACK) == "table-takeback-pending"
    for nobody in (0, 3, 99):
        assert log.refused(nobody, AGREE) == "table-no-takeback"
    log.do(1, AGREE)
    assert log.refused(1, AGREE) == "table-no-takeback"
    log.do(2, AGREE)
    assert len(log.journal.match.decisions) == target
    assert log.journal.takeback is None
    assert log.journal.rewinds == [1] * 5, "for everybody"


def test_one_refusal_or_a_decision_ends_the_request() -> None:
    log = after_decisions(HUMAN, HUMAN)
    made = len(log.journal.match.decisions)
    log.do(0, ASK_TAKEBACK)
    log.do(1, REFUSE)
    assert log.journal.takeback is None
    assert log.refused(1, AGREE) == "table-no-takeback"
    log.do(0, ASK_TAKEBACK)
    log.choose()
    assert log.journal.takeback is None
    assert len(log.journal.match.decisions) > made


def test_bots_have_nothing_against_taking_back() -> None:
    log = after_decisions(HUMAN, "random")
    target = last_own(log.journal.match, 0)
    log.do(0, ASK_TAKEBACK)
    assert len(log.journal.match.decisions) == target


def test_the_request_is_granted_when_a_bot_takes_the_last_seat_that_was_asked() -> None:
    log = after_decisions(HUMAN, HUMAN)
    target = last_own(log.journal.match, 0)
    log.do(0, ASK_TAKEBACK)
    log.do(1, hand_over(1, "random"))
    assert log.journal.takeback is None
    assert len(log.journal.match.decisions) == target
    assert standing(rebuild(log.setup, log.entries, None)) == standing(log.journal)


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    log = begun(HUMAN, HUMAN, i_choose_you=True)
    assert log.refused(0, ASK_TAKEBACK) == "table-no-own-step"
    log.choose(1)
    assert log.refused(0, ASK_TAKEBACK) == "table-no-own-step"


def test_giving_up_cannot_be_taken_back() -> None:
    log = after_decisions(HUMAN, HUMAN, HUMAN)
    log.do(0, RESIGN)
    assert log.refused(0, ASK_TAKEBACK) == "table-no-own-step"
    assert log.refused(0, undo(log.journal.answered[0])) == "undo-refused"


# The end


@every_game
def test_after_the_end_everything_is_refused(game: Game[Any]) -> None:
    log = begun(*[HUMAN] * game.players[0], game=game.id)
    log.choose()
    log.do(0, RESIGN)
    while not log.journal.match.over:
        log.choose()
    for kind in KINDS:
        for seat in range(game.players[0]):
            log.refused(*wish_of(log.journal, kind, seat, 1))
    with pytest.raises(IllegalChoice) as refusal:
        log.do(1, hand_over(1, "random"))
    assert refusal.value.rule == game.over_rule


def test_a_spectator_sees_the_events_everybody_sees() -> None:
    log = after_decisions(HUMAN, HUMAN)
    public = log.journal.position(None, 0).events
    own = msgspec.json.encode(log.journal.match.events(0))
    assert msgspec.json.encode(public) != own, "seat 0 knows more of some of them"
    later = log.journal.position(None, len(public) - 3)
    assert (later.first_event, later.events) == (len(public) - 3, public[-3:])
    assert log.journal.position(None, len(public) + 1).first_event == 0
