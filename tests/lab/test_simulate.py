"""Simulating: the same matches whoever plays them, facts about them, and the laws on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from podziemia import BadInput, cli
from podziemia.cli import simulate as command
from podziemia.kernel import registry
from podziemia.kernel.game import Game, Switch
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find
from podziemia.lab import simulate as lab
from podziemia.lab.laws import LawBroken
from podziemia.lab.simulate import SimulationPlan, Tally, simulate, table_of, values_of, variants
from tests.laws.toys.chests import chests
from tests.laws.toys.heroes import heroes
from tests.laws.toys.overlord import overlord
from tests.laws.toys.throws import throws
from tests.processes import children, wait_until, wait_until_gone

PLAN = SimulationPlan(game="boss_monster", games=12, players=(2, 3, 4))


def told(tally: Tally) -> dict[str, Any]:
    """Everything about a tally that does not depend on the clock."""
    facts = command.facts(tally)
    del facts["seconds"], facts["decisions_per_second"]
    return facts


class TestPlans:
    def test_players_take_turns(self) -> None:
        assert [table_of(PLAN, number).players for number in range(4)] == [2, 3, 4, 2]

    def test_bots_move_on_from_match_to_match(self) -> None:
        plan = SimulationPlan(game="boss_monster", games=2, players=(3,), bots=("random", "greedy"))
        assert table_of(plan, 0).bots == ("random", "greedy", "random")
        assert table_of(plan, 1).bots == ("greedy", "random", "greedy")

    def test_a_few_hundred_matches_have_seen_every_value_of_every_switch(self) -> None:
        plan = SimulationPlan(game="paper_dungeons", games=320, players=(1, 2), variants=True)
        seen = [table_of(plan, number).options for number in range(plan.games)]
        for switch in find("paper_dungeons").switches:
            assert {options[switch.id] for options in seen} == set(values_of(switch))

    def test_variants_go_through_every_combination(self) -> None:
        game = find("boss_monster")
        free = [switch for switch in game.switches if values_of(switch)]
        plan = SimulationPlan(
            game="boss_monster",
            games=1,
            players=(2, 3),
            options={"hard_mode": True},
            variants=True,
        )
        count = len(variants(game, ("hard_mode",)))
        assert count == 2 ** (len(free) - 1)
        tables = [table_of(plan, number) for number in range(2 * count)]
        different = {(t.players, tuple(sorted(t.options.items()))) for t in tables}
        assert len(different) == 2 * count
        assert all(table.options["hard_mode"] is True for table in tables)

    def test_a_switch_with_many_values_keeps_its_default(self) -> None:
        assert values_of(Switch("rounds", 5, "BM-1.1")) == ()

    @pytest.mark.parametrize(
        "plan",
        [
            SimulationPlan(game="no_such_game", games=1, players=(2,)),
            SimulationPlan(game="boss_monster", games=0, players=(2,)),
            SimulationPlan(game="boss_monster", games=1, players=(7,)),
            SimulationPlan(game="boss_monster", games=1, players=(2,), bots=("nobody",)),
            SimulationPlan(game="boss_monster", games=1, players=(2,), options={"nothing": True}),
            SimulationPlan(game="boss_monster", games=1, players=(2,), options={"hard_mode": 3}),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, plan: SimulationPlan) -> None:
        with pytest.raises(BadInput):
            simulate(plan)


class TestSimulate:
    def test_the_same_plan_gives_the_same_facts_in_other_processes(self) -> None:
        plan = SimulationPlan(game="boss_monster", games=45, players=(2, 3, 4), seed=3)
        ticks: list[int] = []
        assert told(simulate(plan, workers=2, tick=ticks.append)) == told(simulate(plan))
        assert sum(ticks) == 45

    def test_facts_add_up(self) -> None:
        facts = told(simulate(PLAN))
        assert facts["games"] == 12
        assert sum(facts["rules"].values()) == 12
        assert sum(seat["won"] for seat in facts["wins"]["seats"].values()) == 12
        assert facts["wins"]["bots"]["random"]["played"] == 36
        assert facts["rounds"]["least"] <= facts["rounds"]["mean"] <= facts["rounds"]["most"]
        assert set(facts["scores"]) == {"souls", "wounds"}
        assert facts["broken"] == []

    def test_who_plays_alone_wins_against_nobody(self) -> None:
        plan = SimulationPlan(game="paper_dungeons", games=4, players=(1, 2))
        facts = told(simulate(plan))
        assert (facts["alone"], facts["lost"]) == (2, 0)
        assert facts["wins"]["seats"]["0"]["played"] == 2
        assert sum(seat["played"] for seat in facts["wins"]["seats"].values()) == 4
        alone = told(simulate(SimulationPlan(game="paper_dungeons", games=1, players=(1,))))
        assert alone["wins"] == {"seats": {}, "sides": {}, "bots": {}}
        assert alone["utility"] == {}
        parts = sum(alone["scores"][box] for box in "ABCDEFGHIJK")
        assert alone["scores"]["L"] == pytest.approx(parts)

    def test_the_laws_hold_on_the_way(self) -> None:
        plan = SimulationPlan(game="boss_monster", games=1, players=(2,), variants=True, check=True)
        tally = simulate(plan)
        assert tally.games == 1
        assert not tally.faults, next(iter(tally.faults.values())).told


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_workers_end_with_whoever_started_them() -> None:
    command = [sys.executable, "-m", "podziemia", "simulate", "boss_monster", "--games", "1000000"]
    command += ["--workers", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as parent:  # noqa: S603 -- our own
        wait_until(lambda: len(children(parent.pid)) > 2)  # two workers, and who cleans up
        workers = children(parent.pid)
        parent.kill()
    wait_until_gone(workers)


def broken_game(match: Match[Any], *_: object) -> None:
    """What an inspector says of a broken game."""
    match.play(min(match.pending), 0)
    raise LawBroken("no leaks", match, "a view differs\n  here")


class TestCommand:
    def run(self, *arguments: str) -> int:
        return cli.run(["simulate", *arguments])

    def test_it_prints_facts(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run("boss_monster", "--games", "3", "--players", "2", "--lang", "en") == 0
        printed = capsys.readouterr().out
        assert printed.startswith("3 matches, ")
        assert "Player 1: won " in printed
        assert "Player 2: won " in printed
        assert "in turn" not in printed
        assert "random: won 3 of 6 (50.0%)" in printed
        assert "rounds: " in printed
        assert "souls: " in printed

    def test_it_prints_them_in_polish(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run("boss_monster", "--games", "2", "--lang", "pl", "--check") == 0
        printed = capsys.readouterr().out
        assert "liczba graczy: 2, 3, 4, na zmianę" in printed
        assert printed.startswith("2 partie, ")
        assert "Wszystkie prawa zostały zachowane." in printed

    def test_scores_have_names(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run("paper_dungeons", "--games", "1", "--players", "1", "--lang", "en") == 0
        printed = capsys.readouterr().out
        assert "\ntotal: " in printed
        assert "\nplayed alone, with nobody to win against: 1 match\n" in printed
        assert "won" not in printed

    def test_it_prints_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        options = ("--option", "hard_mode=true", "--option", "stall_rounds=3")
        assert self.run("boss_monster", "--games", "3", "--json", *options) == 0
        facts = json.loads(capsys.readouterr().out)
        assert facts["games"] == 3
        assert facts["wins"]["seats"]["0"]["played"] == 3

    def test_a_broken_law_is_told_with_its_decisions(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(lab, "play_inspected", broken_game)
        arguments = ("boss_monster", "--games", "3", "--check", "--workers", "1", "--lang", "en")
        assert self.run(*arguments) == 1
        printed = capsys.readouterr().out
        assert "Laws were broken 3 times, in 1 ways." in printed
        assert "no leaks: a view differs (in match 0; 3 in all)" in printed
        assert '"seed":"0/0"' in printed
        assert '{"seat":' in printed

    def test_a_broken_law_is_told_in_json(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(lab, "play_inspected", broken_game)
        arguments = ("boss_monster", "--games", "2", "--check", "--workers", "1", "--json")
        assert self.run(*arguments) == 1
        (broken,) = json.loads(capsys.readouterr().out)["broken"]
        assert broken["law"] == "no leaks"
        assert broken["times"] == 2

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["no_such_game"], "no_such_game"),
            (["boss_monster", "--players", "9"], "9"),
            (["boss_monster", "--players", "some"], "some"),
            (["boss_monster", "--games", "0"], "0"),
            (["boss_monster", "--games", "many"], "--games"),
            (["boss_monster", "--bots", "nobody"], "nobody"),
            (["boss_monster", "--option", "hard_mode"], "hard_mode"),
            (["boss_monster", "--option", "hard_mode=perhaps"], "perhaps"),
            (["boss_monster", "--option", "stall_rounds=many"], "many"),
            (["boss_monster", "--option", "stall_rounds=0"], "0"),
            (["boss_monster", "--option", "no_such_option=1"], "no_such_option"),
        ],
    )
    def test_bad_input_is_refused_in_a_sentence(
        self, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert self.run(*arguments) == 2
        printed = capsys.readouterr()
        assert words in printed.err
        assert not printed.out
        assert printed.err.count("\n") == 1


class TestSides:
    """Toys are in no registry: they are found for as long as a test lasts."""

    @pytest.fixture
    def tally_of(self, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Tally]:
        def tally(game: Game[Any], players: int, *, check: bool = False) -> Tally:
            monkeypatch.setattr(registry, "games", lambda: (game,))
            plan = SimulationPlan(game=game.id, games=20, players=(players,), check=check)
            return simulate(plan)

        return tally

    def test_together_matches_are_won_or_lost(self, tally_of: Callable[..., Tally]) -> None:
        tally = tally_of(heroes(), 3)
        facts = told(tally)
        share = facts["wins"]["sides"]["all"]
        assert (share["played"], share["won"] + facts["lost"]) == (20, 20)
        assert 0 < share["won"] < 20
        assert (facts["wins"]["seats"], facts["wins"]["bots"]) == ({}, {})

    def test_one_against_many_is_counted_by_side(self, tally_of: Callable[..., Tally]) -> None:
        tally = tally_of(overlord(), 3)
        sides = told(tally)["wins"]["sides"]
        assert set(sides) == {"0", "1"}
        assert sides["0"]["won"] + sides["1"]["won"] == 20
        assert told(tally)["wins"]["bots"]["random"]["played"] == 60

    def test_what_a_match_is_worth(self, tally_of: Callable[..., Tally]) -> None:
        assert told(tally_of(chests(), 3))["utility"] == {"random": 0.0}

    @pytest.mark.parametrize("check", [False, True])
    def test_somebody_answers_for_the_world(
        self, tally_of: Callable[..., Tally], check: bool
    ) -> None:
        tally = tally_of(throws(), 2, check=check)
        assert not tally.faults
        assert set(told(tally)["wins"]["seats"]) == {"0", "1"}
