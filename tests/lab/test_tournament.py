"""Tournaments: all pairings on the same deals from every seat, and faults that cost a match."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from podziemia import BadInput
from podziemia.kernel.bots import RandomBot
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Option
from podziemia.kernel.seen import Seen
from podziemia.lab.tournament import (
    Contest,
    Results,
    hold,
    interval,
    judged,
    pairings,
    play_forfeiting,
    standing,
    tables,
    verify,
)
from tests.cli.conftest import Cli, cli  # noqa: F401 -- a fixture
from tests.laws.toys.frame import begin
from tests.laws.toys.throws import throws

CONTEST = Contest(game="boss_monster", bots=("greedy", "random"), players=2, deals=3)
BOTS = """
class Raising:
    def __init__(self, seed):
        self.count = 0

    def choose(self, seen):
        self.count += 1
        if self.count > 4:
            raise ValueError("enough")
        return seen.ask.options[0]


class Illegal(Raising):
    def choose(self, seen):
        return None
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOTS)
    return path


class TestPairings:
    def test_everybody_meets_everybody_from_every_seat(self) -> None:
        contest = Contest(game="boss_monster", bots=("a", "b", "c"), players=2, deals=4)
        found = tables(contest)
        assert len(found) == 4 * 3 * 2
        met = Counter(table.bots for table in found)
        assert set(met.values()) == {4}
        assert set(met) == {(x, y) for x in "abc" for y in "abc" if x != y}
        assert {table.seed for table in found} == {"0/0", "0/1", "0/2", "0/3"}
        assert [table.number for table in found] == list(range(24))

    def test_too_few_bots_sit_in_turn(self) -> None:
        contest = Contest(game="boss_monster", bots=("a", "b"), players=3, deals=1)
        assert pairings(contest) == [("a", "b", "a")]
        assert [table.bots for table in tables(contest)] == [
            ("a", "b", "a"),
            ("b", "a", "a"),
            ("a", "a", "b"),
        ]

    @pytest.mark.parametrize(
        "contest",
        [
            Contest(game="boss_monster", bots=("greedy",), players=2, deals=1),
            Contest(game="boss_monster", bots=("greedy", "greedy"), players=2, deals=1),
            Contest(game="boss_monster", bots=("greedy", "nobody"), players=2, deals=1),
            Contest(game="boss_monster", bots=("greedy", "random"), players=2, deals=0),
            Contest(game="paper_dungeons", bots=("greedy", "random"), players=1, deals=1),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, contest: Contest) -> None:
        with pytest.raises(BadInput):
            verify(contest)


def test_no_bot_answers_for_the_world() -> None:
    asked: list[int] = []

    class Noting(RandomBot):
        def choose(self, seen: Seen) -> Option:
            asked.append(seen.seat)
            return super().choose(seen)

    match = begin(throws(), 2, seed=1)
    assert play_forfeiting(match, [Noting(1), Noting(2)], None) == {}
    assert match.over
    assert set(asked) == {0, 1}


OUTCOME = Outcome(winners=(0,), rule="X-1", places=(1, 2, 2, 4))


class TestNumbers:
    def test_without_forfeits_an_outcome_counts_as_it_is(self) -> None:
        assert judged(OUTCOME, ()) is OUTCOME

    def test_whoever_forfeits_is_last_and_does_not_win(self) -> None:
        outcome = judged(OUTCOME, [0])
        assert (outcome.winners, outcome.places) == ((1, 2), (4, 1, 1, 3))
        assert outcome.utility(0) == -1.0
        assert outcome.utility(1) == pytest.approx(2 / 3)
        assert judged(OUTCOME, [3]).winners == (0,)
        assert judged(OUTCOME, range(4)).winners == ()

    def test_so_it_is_where_nobody_has_a_place(self) -> None:
        sides = Outcome(winners=(1, 2), rule="X-1")
        assert judged(sides, [2]) == Outcome(winners=(1,), rule="X-1")

    def test_an_interval_needs_two_deals_and_shrinks_with_more(self) -> None:
        assert interval([0.5]) is None
        assert interval([0.0, 1.0]) == pytest.approx((-5.853, 6.853), abs=1e-3)
        few, many = interval([0.0, 1.0] * 4), interval([0.0, 1.0] * 40)
        assert few is not None
        assert many is not None
        assert few[0] < many[0] < 0.5 < many[1] < few[1]

    def test_a_tournament_is_the_same_in_other_processes(self) -> None:
        ticks: list[int] = []
        one, two = hold(CONTEST), hold(CONTEST, workers=2, tick=ticks.append)
        assert standing(CONTEST, one) == standing(CONTEST, two)
        assert sum(ticks) == one.matches == 6
        best, worst = standing(CONTEST, one)
        assert (best.bot, worst.bot) == ("greedy", "random")
        assert best.wins + worst.wins == 6
        assert best.utility == -worst.utility


class TestCommand:
    def test_it_prints_a_standing(self, cli: Cli) -> None:  # noqa: F811 -- the fixture
        ran = cli("tournament", "boss_monster", "--games", "2", "--workers", "1")
        assert ran.code == 0
        head, columns, first, second = ran.out.splitlines()
        assert head.startswith("4 matches of 2 players")
        assert columns.split() == ["bot", "matches", "wins", "utility", "95", "%"]
        assert first.startswith("greedy")
        assert second.startswith("random")

    def test_bots_that_fail_forfeit_and_the_others_go_on(self, cli: Cli, file: Path) -> None:  # noqa: F811
        bots = f"greedy,random,{file}:Raising,{file}:Illegal"
        ran = cli("tournament", "boss_monster", "--bots", bots, "--games", "1", "--json")
        assert ran.code == 0, ran.err
        told: dict[str, Any] = json.loads(ran.out)
        places = {place["bot"]: place for place in told["standing"]}
        assert told["matches"] == 12
        assert places["greedy"]["forfeits"] == places["random"]["forfeits"] == 0
        illegal, raising = places[f"{file}:Illegal"], places[f"{file}:Raising"]
        assert (illegal["forfeits"], illegal["wins"], illegal["utility"]) == (6, 0, -1.0)
        assert (raising["forfeits"], raising["wins"]) == (4, 2)
        assert len(told["forfeits"]) == sum(place["forfeits"] for place in places.values())
        sentences = " ".join(forfeit["told"] for forfeit in told["forfeits"])
        assert "mine.py:Raising raised ValueError in its decision 5 of match" in sentences
        assert "mine.py:Illegal chose None in its decision 1 of match" in sentences

    def test_simulate_ends_with_the_sentence(self, cli: Cli, file: Path) -> None:  # noqa: F811
        bots = ("--bots", f"{file}:Raising,random")
        for command in ("simulate", "report"):
            ran = cli(command, "boss_monster", "--games", "2", "--players", "2", *bots)
            assert ran.code == 1
            assert not ran.out
            last = ran.err.splitlines()[-1]
            assert last.startswith(f"{file}:Raising raised ValueError in its decision 5 of match ")
            assert last.endswith(": enough (line 9).")

    def test_in_play_it_gives_up(self, cli: Cli, file: Path) -> None:  # noqa: F811
        seats = ("--seats", f"human,{file}:Illegal", "--seed", "3")
        ran = cli("play", "boss_monster", *seats, typed=["1"] * 50)
        assert ran.code == 0
        unfolded = "".join(ran.out.split())
        assert "mine.py:IllegalchoseNoneinitsdecision1" in unfolded
        assert "Bot 2 gives up" in ran.out

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (("--bots", "gone.py:Mine,random"), "gone.py"),
            (("--bots", "random"), "at least two bots"),
            (("--budget", "0"), "--budget"),
            (("--budget", "nan"), "--budget"),
            (("--players", "9"), "9"),
            (("--games", "0"), "0"),
            (("--workers", "0"), "--workers"),
        ],
    )
    def test_bad_input_is_refused_in_a_sentence(
        self,
        cli: Cli,  # noqa: F811 -- the fixture
        arguments: tuple[str, ...],
        words: str,
    ) -> None:
        assert words in cli("tournament", "boss_monster", *arguments).refused()


def test_results_add_up() -> None:
    total = Results()
    total.add(hold(Contest(game="boss_monster", bots=("greedy", "random"), players=2, deals=1)))
    assert total.matches == 2
    assert len(total.seats) == 4
    assert sum(result.won for result in total.seats) == 2
