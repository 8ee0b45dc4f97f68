"""The terminal with what only toys have so far: free answers, the world, matches lost together."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from podziemia import BadInput
from podziemia.cli.play import resumed
from podziemia.cli.terminal.console import Terminal
from podziemia.cli.terminal.free import typed_answer
from podziemia.cli.terminal.result import ending
from podziemia.cli.terminal.table import Sitting
from podziemia.cli.terminal.walks import Walk
from podziemia.kernel import texts as kernel_texts
from podziemia.kernel.bots import make_bot
from podziemia.kernel.game import HUMAN, Game, Switch
from podziemia.kernel.match import Match
from podziemia.kernel.registry import start
from tests.laws.toys.auction import Bid, auction
from tests.laws.toys.cave import Go, cave
from tests.laws.toys.crypt import Go as CryptGo
from tests.laws.toys.crypt import Walked, crypt
from tests.laws.toys.frame import begin, known
from tests.laws.toys.heroes import Fight, Rest, heroes
from tests.laws.toys.overlord import overlord
from tests.laws.toys.throws import throws
from tests.laws.toys.volunteers import ERRANDS, volunteers
from tests.laws.toys.wells import wells


def told(match: Match[Any]) -> str:
    """The result of a match, as it is printed."""
    out = io.StringIO()
    words = kernel_texts.texts(match.game.id, "en", [f"P{seat}" for seat in range(3)])
    Console(file=out, width=100).print(ending(match, words))
    return out.getvalue()


class TestResults:
    def test_a_match_is_lost_together(self, monkeypatch: pytest.MonkeyPatch) -> None:
        known(monkeypatch, heroes())
        match = begin(heroes(), 2, seed=1)
        while not match.over:
            match.play(min(match.pending), Rest())
        lines = told(match).splitlines()
        assert lines[0].strip() == "The match is lost."
        assert lines[1].startswith("CO-9 All win if the troll falls")
        assert len([line for line in lines if line.strip()]) == 3  # the rule takes two

    def test_or_won_together(self, monkeypatch: pytest.MonkeyPatch) -> None:
        known(monkeypatch, heroes())
        match = begin(heroes(), 3, seed=2)
        while not match.over:
            match.play(min(match.pending), Fight())
        assert told(match).startswith("You have won together.")

    def test_a_side_wins(self, monkeypatch: pytest.MonkeyPatch) -> None:
        known(monkeypatch, overlord())
        match = begin(overlord(), 3, seed=1)
        match.resign(0)
        assert told(match).startswith("P1, P2 win.")


DEEP = "[" * 100_000
"""JSON that nobody could read to its end."""


class TestFreeAnswers:
    @pytest.mark.parametrize(
        ("typed", "wanted"),
        [
            ("37", {"type": "bid", "coins": 37}),
            ("37 it is mine", {"type": "bid", "coins": 37, "word": "it is mine"}),
            ('{"coins": 37}', {"type": "bid", "coins": 37}),
            ("many", {"type": "bid", "coins": "many"}),
            ("{", {"type": "bid", "": "{"}),
            (DEEP, {"type": "bid", "coins": DEEP}),
            ('{"coins": ' + DEEP, {"type": "bid", "": '{"coins": ' + DEEP}),
        ],
    )
    def test_what_is_typed(self, typed: str, wanted: dict[str, Any]) -> None:
        free = begin(auction(), 2, seed=1).pending[0].free
        assert free is not None
        assert typed_answer(free, typed) == wanted

    def test_a_whole_match(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = auction()
        known(monkeypatch, game)
        match = begin(game, 2, seed=1)
        match.hand_over(1, "random")
        typed = "\n".join(["101", "{", "37 mine", "", '{"coins": 5}'])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed + "\n"))
        out = io.StringIO()
        sitting(match, out).run()
        assert [made.option for made in match.decisions if made.seat == 0] == [
            Bid(37, "mine"),
            Bid(0),
            Bid(5),
        ]
        printed = out.getvalue()
        assert "Type: coins word (or JSON; Enter alone means 0 )" in printed
        assert "(FR-3)" in printed
        assert match.over


class TestTheWorld:
    def test_somebody_answers_for_it_and_nobody_is_asked(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = throws()
        known(monkeypatch, game)
        match = begin(game, 1, seed=1)
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n1\n"))
        out = io.StringIO()
        sitting(match, out).run()
        assert match.over
        assert [made.by for made in match.decisions] == ["seat", "world"] * 3


class TestFirstOf:
    def test_chance_says_whether_a_person_or_a_bot_is_asked_first(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = volunteers()
        known(monkeypatch, game)
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 1000))
        going: Counter[int] = Counter()
        for seed in range(40):
            match = begin(game, 2, seed)
            match.hand_over(1, "random")
            sitting(match, io.StringIO()).run()
            going.update(made.seat for made in match.decisions)
        assert going.total() == 40 * ERRANDS
        assert 80 <= going[0] <= 120


class TestSquares:
    def test_what_a_square_would_do_is_told_before_it_is_chosen(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = cave()
        known(monkeypatch, game)
        match = begin(game, 1, seed=1)
        typed = ["? 2 e13", "? 2 z40", "2", "? e10", "? f22", "f22", "q", "y"]
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
        out = io.StringIO()
        sitting(match, out).run()
        told = [line.strip() for line in out.getvalue().splitlines()]
        at = told.index("Fly to E13")
        assert told[at + 1] == "→ The raven flies 10 squares."
        assert "It cannot go to “z40”." in told
        assert told[told.index("Fly to F22") + 1] == "→ The raven flies 2 squares."
        assert "It cannot go to “e10”." in told, "it is thirteen away; and then it is asked again"
        assert [made.option for made in match.decisions] == [Go("raven:0", (21, 5))]


class TestWalks:
    @staticmethod
    def walked(
        monkeypatch: pytest.MonkeyPatch, game: Game[Any], *typed: str
    ) -> tuple[Match[Any], str]:
        """What comes of it when somebody alone types this."""
        known(monkeypatch, game)
        match = begin(game, 1, seed=1)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, "q", "y"]) + "\n"))
        out = io.StringIO()
        sitting(match, out).run()
        return match, out.getvalue()

    def test_a_far_square_is_walked_to_until_something_new_is_seen(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match, printed = self.walked(monkeypatch, cave(), "m21")
        steps = [Go("scout:0", (20, column)) for column in (5, 6, 7, 8)]
        assert [made.option for made in match.decisions] == steps
        assert "The walk to M21 has ended. You wake a bat." in printed
        assert printed.count("You walk.") == 4, "all of it is told at once"

    def test_it_goes_on_when_that_is_wanted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match, _ = self.walked(monkeypatch, cave(), "m21", "M21")
        assert match.decisions[-1].option == Go("scout:0", (20, 12))
        assert len(match.decisions) == 8

    def test_a_square_out_of_reach_is_told_to_be(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match, printed = self.walked(monkeypatch, cave(), "z30")
        assert "Z30 is out of reach: the farthest square you can reach now costs 12." in printed
        assert not match.decisions

    @pytest.mark.parametrize(("typed", "hero"), [("d6", "ann"), ("2 d6", "bob")])
    def test_whoever_is_meant_walks(
        self, typed: str, hero: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match, _ = self.walked(monkeypatch, crypt(), typed)
        steps = [CryptGo(hero, (row, 3)) for row in (4, 5)]
        assert [made.option for made in match.decisions] == steps

    def test_the_piece_asked_for_can_be_sent_far(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match, printed = self.walked(monkeypatch, crypt(), "2", "f4")
        assert [made.option for made in match.decisions][-1] == CryptGo("bob", (3, 5))
        assert "Goblin 2 F4" in printed

    def test_a_question_on_the_way_is_answered_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match, printed = self.walked(monkeypatch, crypt(toll=True), "d6", "1")
        paid = [type(made.option).__name__ for made in match.decisions]
        assert paid == ["Go", "Pay", "Go"]
        assert "The walk to D6 goes on when this is answered." in printed

    def test_what_somebody_else_does_meanwhile_ends_it_though_it_is_the_same(self) -> None:
        walk = Walk(
            seat=0,
            prompt="move",
            piece=None,
            grid="crypt",
            name="D6",
            figure="ann",
            events=("walked",),
            way=[],
            told=0,
            known=0,
        )
        own, theirs = Walked("CT-2", 0, "ann"), Walked("CT-2", 1, "cyd")
        assert walk.surprise([own]) is None
        assert walk.surprise([own, theirs]) is theirs

    def test_the_map_shows_reach_and_who_shares_a_card(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        _, printed = self.walked(monkeypatch, crypt(), "?")
        assert "ABCD" in printed
        assert "o∘²" in printed


def sitting(match: Match[Any], out: io.StringIO) -> Sitting:
    """A match at a terminal that is a file."""
    bots = {
        seat: make_bot(match.game, name, seat)
        for seat, name in enumerate(match.controllers)
        if name != HUMAN
    }
    return Sitting(match, Terminal(file=out, width=100), "en", bots)


class TestResumed:
    def test_a_match_goes_on_only_where_everything_it_needs_is_installed(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        pace = Switch("pace", "slow", "VE-1", ("slow", "brisk"))
        game = replace(wells(), switches=(pace,))
        known(monkeypatch, game)
        path = tmp_path / "slow.json"
        path.write_bytes(start("toy_ve", 2, 1).record().to_json())
        assert not resumed(path, None, None).over
        lacking = replace(pace, here=lambda value: value != "slow")
        game = replace(game, switches=(lacking,))
        known(monkeypatch, game)
        with pytest.raises(BadInput) as refusal:
            resumed(path, None, None)
        assert refusal.value.message == "option-not-here"
        with pytest.raises(BadInput):
            game.check_here({})  # written before there was such an option
