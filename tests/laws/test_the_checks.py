"""The checks themselves: a healthy game passes them, and each broken one is found out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from podziemia.lab.laws import (
    LawBroken,
    Moment,
    Witness,
    check_length,
    check_lockstep,
    check_outcome,
    check_replay,
    check_undo,
    check_views,
    difference,
)
from podziemia.lab.laws.inspector import DIGESTED
from podziemia.lab.plain_bots import First
from tests.laws.toys.auction import auction
from tests.laws.toys.cards import Jest, toy
from tests.laws.toys.frame import begin, known
from tests.laws.toys.inspection import inspected
from tests.laws.toys.overlord import overlord


@pytest.mark.parametrize("seed", range(6))
def test_a_healthy_game_keeps_all_laws(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert inspected(toy(), 2 + seed % 2, seed, monkeypatch).over


FAULTS = [
    # fault             law               what is wrong
    ("view", "no leaks", "everybody sees a hand"),
    ("spectator", "no leaks", "a spectator sees the top of the deck"),
    ("thin back", "no leaks", "what was laid a moment ago shines through"),
    ("skip", "no leaks", "only who holds the jester is asked"),
    ("options", "no leaks", "options are sorted by another hand"),
    ("loud draw", "no leaks", "an event names a drawn card to all"),
    ("telling refusal", "no leaks", "a refusal tells whether anybody holds a card"),
    ("dealing", "no leaks", "dealing anew changes the own hand"),
    ("sharing", "fork", "copies share the points"),
    ("chance", "fork", "a rule uses chance that is not the match's"),
    ("unnoticed jest", "undo", "a shown card can be taken back"),
    ("order", "order-freedom", "the order of arrival is noted"),
    ("loss", "conservation", "laid cards disappear"),
    ("no rule", "rejection", "a refusal cites a rule that does not exist"),
    ("explain crash", "rejection", "a refusal crashes"),
    ("outcome", "termination", "the match ends by a rule that does not exist"),
]


@pytest.mark.parametrize(("fault", "law"), [row[:2] for row in FAULTS], ids=[r[2] for r in FAULTS])
def test_a_broken_law_is_found_out(fault: str, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for seed in range(40):
        try:
            inspected(toy(fault), 2 + seed % 2, seed, monkeypatch)
        except LawBroken as broken:
            found.append(broken)
            if broken.law == law:
                break
    assert law in {broken.law for broken in found}
    assert all("started with" in str(broken) for broken in found)


def test_the_decision_by_which_a_replay_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, toy("loss"))  # by which the record is played again
    match = begin(toy(), 2, 1)
    digests = {}
    while not match.over:
        if len(match.decisions) % DIGESTED == 0:
            digests[len(match.decisions)] = match.digest()
        match.play(min(match.pending), 0)
    with pytest.raises(LawBroken, match=r"its replay goes another way by decision 2\n") as broken:
        check_replay(match, digests)
    assert broken.value.law == "determinism"
    assert "views.None.table" in broken.value.what


def test_a_match_that_does_not_end_is_found_out() -> None:
    match = begin(toy("endless"), 2, 1)
    for _ in range(50):
        seat = min(match.pending)
        match.play(seat, 0)
    with pytest.raises(LawBroken, match="termination"):
        check_length(match, most=40)


def test_a_skip_that_depends_on_a_hidden_card_is_found_by_lockstep_alone() -> None:
    found = []
    for seed in range(20):
        match = begin(toy("skip"), 3, seed)
        try:
            while not match.over:
                for dealt in range(4):
                    check_lockstep(match, 0, dealt, policy=First)
                match.play(min(match.pending), 0)
        except LawBroken as broken:
            found.append(broken)
    assert found
    assert all("asked" in broken.what for broken in found)


def test_a_leaking_view_is_found_by_dealing_anew_alone() -> None:
    match = begin(toy("view"), 2, 3)
    with pytest.raises(LawBroken, match=r"a view differs") as broken:
        check_views(match, range(5))
    assert "hands[0]" in str(broken.value)


def test_an_event_that_tells_too_much_is_found_by_the_witness_alone() -> None:
    match = begin(toy("loud draw"), 2, 3)
    with pytest.raises(LawBroken, match="an event drawn names"):
        Witness(match).check()


def test_taking_back_a_shown_card_is_found_out_by_what_was_seen() -> None:
    for seed in range(30):
        match = begin(toy("unnoticed jest"), 2, seed)
        while not match.over:
            moment, seat = Moment.of(match), min(match.pending)
            jester = next((o for o in match.pending[seat].options if isinstance(o, Jest)), None)
            match.play(seat, jester if jester is not None else 0)
            if jester is not None and match.undoable(seat):
                with pytest.raises(LawBroken, match="has seen"):
                    check_undo(match, [moment])
                return
    pytest.fail("nobody ever held the jester")


def test_what_others_did_since_all_act_at_once_is_dealt_anew() -> None:
    match = begin(toy(), 3, 1)
    match.play(0, 1)
    match.play(1, 0)
    for viewer, own, hidden in ((0, 0, 1), (1, 1, 0)):
        dealt = [match.determinize(viewer, seed) for seed in range(20)]
        assert {other.state.laid[own] for other in dealt} == {match.state.laid[own]}
        assert len({other.state.laid[hidden] for other in dealt}) > 3
        assert all(other.pending.keys() == {2} for other in dealt)
        again = match.determinize(viewer, 3).determinize(viewer, 4).fork()
        assert again.digest() == match.determinize(viewer, 3).determinize(viewer, 4).digest()
    assert match.undoable(0) == match.undoable(1) == 1
    match.play(2, 0)
    assert match.undoable(0) == match.undoable(1) == 0


def test_a_difference_is_told_place_by_place() -> None:
    left: dict[str, Any] = {"hand": ["a", "b"], "points": 1, "same": {"x": 1}}
    right: dict[str, Any] = {"hand": ["a", "c", "d"], "same": {"x": 1}}
    assert difference(left, right).splitlines() == [
        "  hand[1]: 'b' became 'c'",
        "  hand[2]: nothing became 'd'",
        "  points: 1 became nothing",
    ]


def test_a_long_difference_is_cut() -> None:
    lines = difference(list(range(100)), list(range(1, 101))).splitlines()
    assert len(lines) == 13
    assert lines[-1].strip() == "…"


@pytest.mark.parametrize("sides", [((0,), (1,)), ((0, 2), (1, 2))], ids=["none", "two"])
def test_a_seat_that_is_not_on_one_side_is_found_out(sides: tuple[tuple[int, ...], ...]) -> None:
    match = begin(replace(overlord(), sides=lambda _: sides), 3, 1)
    match.resign(1)
    match.resign(2)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    with pytest.raises(LawBroken, match="not every seat is on one side"):
        check_outcome(match)


def test_a_sample_that_tells_something_is_found_by_lockstep_alone() -> None:
    with pytest.raises(LawBroken, match="by its samples"):
        check_lockstep(begin(auction("telling sample"), 2, 1), 0, 1)
    assert check_lockstep(begin(auction(), 2, 1), 0, 1) > 0
