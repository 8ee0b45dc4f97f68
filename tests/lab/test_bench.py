"""The benchmark runs, counts what it says, and prints facts; how fast things are is not tested."""

import json

import pytest

from podziemia.cli import DONE, run
from podziemia.cli.terminal.console import console
from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.registry import games, start
from podziemia.lab import bench, peers
from podziemia.lab.random_match import Counts, Dice, Watching, play_at_random

MOMENT = 0.001
OURS = {"decisions", "choices", "matches", "forks", "determinizations", "views"}


def constant(rate: float) -> bench.Meter:
    return lambda _: {"decisions": rate}


def counting(chance: Dice) -> tuple[bench.Playing, bench.Copying]:
    """An engine whose game is ten decisions, every second one without a choice."""

    def play(watch: Watching) -> Counts:
        for number in range(10):
            watch([number, chance()])
        return Counts(decisions=10, choices=5)

    return play, list


COUNTING = peers.Peer("counting", "podziemia", lambda _, chance: counting(chance), range(2, 3))


class TestMeasuring:
    def test_a_game_is_measured_in_every_respect(self) -> None:
        [report] = bench.measure([bench.subject("boss_monster", 2)], seconds=MOMENT, repeats=2)
        assert set(report.rates) == OURS
        for what, figure in report.figures().items():
            assert 0 < figure.least <= figure.median <= figure.most, what
        assert all(len(rates) == 2 for rates in report.rates.values())

    def test_rounds_go_forwards_and_backwards(self) -> None:
        order: list[str] = []

        def meter(name: str) -> bench.Meter:
            def note(_: float) -> bench.Rates:
                order.append(name)
                return {}

            return note

        subjects = [bench.Subject(name, 2, "1", (meter(name),)) for name in "ab"]
        ticks: list[int] = []
        bench.measure(subjects, seconds=MOMENT, repeats=3, tick=ticks.append)
        assert order == ["a", "b", "b", "a", "a", "b"]
        assert sum(ticks) == 3 * bench.runs(subjects)

    def test_a_ratio_is_the_median_of_the_rounds(self) -> None:
        ours = bench.Report("ours", 2, "1", {"decisions": [10, 30, 90], "forks": [1, 1, 1]})
        theirs = bench.Report("theirs", 2, "1", {"decisions": [10, 10, 10]})
        assert ours.ratio(theirs, "decisions") == 3
        assert ours.ratio(theirs, "forks") is None

    @pytest.mark.parametrize(("seconds", "repeats"), [(0, 1), (-1, 1), (1, 0)])
    def test_nothing_can_be_measured_in_no_time(self, seconds: float, repeats: int) -> None:
        subject = bench.Subject("a", 2, "1", (constant(1),))
        with pytest.raises(BadInput):
            bench.measure([subject], seconds=seconds, repeats=repeats)


class TestPlaying:
    def test_decisions_are_answered_questions(self) -> None:
        match = start("boss_monster", 2, seed=1, events=False)
        counts = play_at_random(match, bench.dice(1))
        assert match.over
        assert counts.decisions == len(match.decisions)
        assert 0 < counts.choices < counts.decisions

    def test_the_kept_positions_can_be_played_on(self) -> None:
        chance = bench.dice(2)

        def play(watch: Watching) -> Counts:
            return play_at_random(start("boss_monster", 3, seed=2, events=False), chance, watch)

        kept = bench.positions(play, Match.fork)
        assert len(kept) == bench.POSITIONS
        bench.look_at(kept[0])
        play_at_random(kept[0], chance)
        assert kept[0].over


class TestPeers:
    def test_an_engine_is_played_and_copied(self) -> None:
        subject = peers.subject(COUNTING, 4)
        assert subject.players == 2
        [report] = bench.measure([subject], seconds=MOMENT, repeats=1)
        [decisions], [choices] = report.rates["decisions"], report.rates["choices"]
        assert decisions == pytest.approx(2 * choices)
        assert report.rates["forks"][0] > 0

    @pytest.mark.filterwarnings("ignore")  # what a peer does not like about itself
    @pytest.mark.parametrize("peer", peers.PEERS, ids=lambda peer: peer.package)
    def test_an_installed_peer_is_measured(self, peer: peers.Peer) -> None:
        try:
            subject = peers.subject(peer, 2)
        except peers.NotInstalled as absent:
            pytest.skip(str(absent))
        [report] = bench.measure([subject], seconds=MOMENT, repeats=1)
        assert report.rates["decisions"][0] >= report.rates["choices"][0] > 0

    def test_an_absent_package_is_reported(self) -> None:
        with pytest.raises(peers.NotInstalled, match="no_such_engine"):
            peers.need("no_such_engine")


class TestCommand:
    ARGUMENTS = ("bench", "boss_monster", "--seconds", str(MOMENT), "--repeats", "1")

    @pytest.fixture(autouse=True)
    def two_peers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        absent = COUNTING._replace(name="absent", drive=lambda *_: peers.need("no_such_engine"))
        monkeypatch.setattr(peers, "PEERS", (COUNTING, absent))
        console.cache_clear()  # it writes to the standard output of the test that made it

    def test_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run([*self.ARGUMENTS, "--players", "3", "--peers", "--json"]) == DONE
        facts = json.loads(capsys.readouterr().out)
        [game], [peer] = facts["games"], facts["peers"]
        assert game["players"] == 3
        assert set(game["per_second"]) == OURS
        assert peer["name"] == "counting"
        assert peer["ratios"]["boss_monster"]["decisions"] > 0
        assert "uv sync --group peers" in facts["missing"]["absent"]

    @pytest.mark.parametrize("lang", ["en", "pl"])
    def test_tables(self, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert run([*self.ARGUMENTS, "--peers", "--lang", lang]) == DONE
        printed = capsys.readouterr()
        assert "boss_monster" in printed.out
        assert "counting" in printed.out
        assert "uv sync --group peers" in printed.out
        assert "[cli-" not in printed.out
        assert printed.err == ""

    def test_without_a_game_all_are_measured(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--seconds", str(MOMENT), "--repeats", "1", "--json"]) == DONE
        facts = json.loads(capsys.readouterr().out)
        assert [game["name"] for game in facts["games"]] == [game.id for game in games()]
        assert facts["peers"] == []
