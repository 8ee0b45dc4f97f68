"""Answers that cannot be listed, from bots in processes of their own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.errors import BotFault
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.lab.outside.crew import Crew
from tests.laws.toys.auction import Bid, auction
from tests.laws.toys.frame import begin, known

ROOT = Path(__file__).parents[2]
PATIENT = 300.0
"""Seconds for a decision that is not about time, on however busy a machine."""

TOYS = '''
"""Python loads this by itself: the process of the bot knows the toy, too."""

from podziemia.kernel import registry, texts
from tests.laws.toys.auction import auction

game = auction()
registry.games = texts.games = lambda: (game,)
'''

BOTS = '''
"""Bots that bid."""

from podziemia.kernel.errors import Refusal
from podziemia.kernel.rng import Rng
from tests.laws.toys.auction import Bid


class Any:
    """Bids anything."""

    def __init__(self, seed):
        self.rng = Rng(seed)

    def choose(self, seen):
        return seen.sample(self.rng)


class Thinking(Any):
    """Looks at everything that a free question has, here and in a world, and bids a fourth."""

    def choose(self, seen):
        free = seen.ask.free
        assert seen.ask.options == []
        assert (free.kind, free.default) == (Bid, Bid(0))
        free.check(free.default)
        try:
            free.check(Bid(-1))
        except Refusal as refusal:
            assert (refusal.rule, refusal.message) == ("FR-4", "fr-below-zero")
        else:
            raise AssertionError("nobody bids less than nothing")
        world = seen.world(1)
        while not world.over:
            (seat, ask), = world.pending.items()
            bid = ask.sample(self.rng)
            ask.free.check(bid)
            world.play(seat, bid)
        try:
            ask.free.sample(self.rng)
        except LookupError as fault:
            assert str(fault) == "the question is settled"
        else:
            raise AssertionError("nobody is asked any more")
        return Bid(seen.view["coins"][seen.seat] // 4, "mine")


class Boasting(Any):
    def choose(self, seen):
        return Bid(101)


class Wordless(Any):
    def choose(self, seen):
        return 7


class Odd(Any):
    def choose(self, seen):
        return Bid("many")
'''


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game[Any]:
    """The auction, known here and to the processes that are started here."""
    (tmp_path / "sitecustomize.py").write_text(TOYS)
    (tmp_path / "bidders.py").write_text(BOTS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    monkeypatch.chdir(tmp_path)
    toy = auction()
    known(monkeypatch, toy)
    return toy


def played(game: Game[Any], name: str) -> Match[Any]:
    """A match of a bot against chance."""
    match = begin(game, 2, 1)
    with Crew(game) as crew:
        bots = {0: crew.bot(f"bidders.py:{name}", "s"), 1: RandomBot(1)}
        advance(match, bots, budget=PATIENT)
    return match


def test_any_legal_answer_is_sampled(game: Game[Any]) -> None:
    match = played(game, "Any")
    assert match.over
    bids = [made.option for made in match.decisions if made.seat == 0]
    assert len(bids) == 3
    assert len(set(bids)) > 1, "not the same again and again"


def test_a_bot_checks_an_answer_and_gives_its_own(game: Game[Any]) -> None:
    match = played(game, "Thinking")
    bids = [made.option for made in match.decisions if made.seat == 0]
    assert bids[0] == Bid(25, "mine")
    assert match.over


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Boasting", "answered Bid(coins=101, word='') in its decision 1, which is not allowed: "),
        ("Wordless", "answered 7 in its decision 1, which is not allowed."),
        ("Odd", "answered Bid(coins='many', word='') in its decision 1, which is not allowed: "),
    ],
)
def test_a_wrong_answer_is_named_as_such(game: Game[Any], name: str, told: str) -> None:
    with pytest.raises(BotFault) as fault:
        played(game, name)
    assert str(fault.value).startswith(f"bidders.py:{name} {told}")
    assert ("(FR-3)" in str(fault.value)) == (name == "Boasting")
