"""Reports: how scores are spread, as numbers, as a table and as a picture."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from podziemia import BadInput
from podziemia.kernel.registry import find, games
from podziemia.lab.picture import Words, draw, draw_shares, step_for
from podziemia.lab.report import Group, Result, collect, groups, score_name, score_of
from podziemia.lab.simulate import SimulationPlan
from tests.cli.conftest import Cli, cli  # noqa: F401 -- a fixture

BOSS_MONSTER = find("boss_monster")
PLAN = SimulationPlan(game="boss_monster", games=4, players=(2,), bots=("random", "greedy"))
WORDS = Words("A & B", "how <many>", "points", "median", "range")
SVG = "{http://www.w3.org/2000/svg}"


class TestNumbers:
    def test_every_seat_of_every_match_has_a_result(self) -> None:
        ticks: list[int] = []
        results = collect(PLAN, score="souls", tick=ticks.append)
        assert ticks == [1, 1, 1, 1]
        assert [result.bot for result in results] == ["random", "greedy", "greedy", "random"] * 2
        assert all(set(result.scores) == {"souls", "wounds", "won"} for result in results)
        assert collect(PLAN, score="souls") == results

    def test_matches_are_grouped_by_a_fact(self) -> None:
        plan = SimulationPlan(game="paper_dungeons", games=12, players=(1,))
        found = groups(collect(plan, by=["dungeon"], score="L"), "L")
        assert sum(len(group.values) for group in found) == 12
        names = [group.group for group in found]
        assert names == sorted(set(names), key=str)
        assert len(names) > 3

    def test_matches_are_grouped_by_how_many_play(self) -> None:
        plan = SimulationPlan(game="boss_monster", games=4, players=(2, 3))
        found = groups(collect(plan, by=["players"], score="souls"), "souls")
        assert [(group.group, len(group.values)) for group in found] == [(("2",), 4), (("3",), 6)]

    def test_an_option_that_groups_them_takes_all_its_values_in_turn(self) -> None:
        plan = SimulationPlan(game="boss_monster", games=4, players=(2,))
        found = groups(collect(plan, by=["hard_mode"], score="won"), "won")
        counted = [(group.group, len(group.values)) for group in found]
        assert counted == [(("False",), 4), (("True",), 4)]
        given = SimulationPlan(
            game="boss_monster", games=2, players=(2,), options={"hard_mode": True}
        )
        assert {each.group for each in collect(given, by=["hard_mode"], score="won")} == {("True",)}

    def test_parties_of_one_bot_take_turns_in_all_that_groups_them(self) -> None:
        bots, players = ("novice", "greedy"), (2, 3)
        plan = SimulationPlan(
            game="dungeon_fighter",
            games=12,
            players=players,
            bots=bots,
            alike=True,
            options={"throws": "sampled"},
        )
        found = groups(collect(plan, by=["players", "difficulty"], score="won"), "won")
        assert {(each.bot, each.group) for each in found} == set(
            product(bots, product(map(str, players), ("normal", "hard", "infernal")))
        )
        assert [len(each.values) for each in found] == [1] * 12

    def test_one_side_alone_counts(self) -> None:
        plan = SimulationPlan(
            game="descent", games=1, players=(3,), options={"quest": "salty_cellar"}
        )
        both = collect(plan, score="won")
        sides = [collect(plan, score="won", side=side) for side in (0, 1)]
        assert sides[0] + sides[1] == both
        with pytest.raises(BadInput, match="from 0 to 1"):
            collect(plan, score="won", side=2)

    def test_the_sum_of_a_campaign_belongs_to_no_dungeon(self) -> None:
        options = {"adventure": "heroes_of_the_city"}
        plan = SimulationPlan(game="paper_dungeons", games=2, players=(1,), options=dict(options))
        with pytest.raises(BadInput, match="more than one dungeon"):
            collect(plan, by=["dungeon"])
        assert len(collect(plan, by=["players"])) == 2

    def test_only_what_tells_matches_apart_groups_them(self) -> None:
        with pytest.raises(BadInput, match=r"phase; there are: dungeon, .*players"):
            collect(SimulationPlan(game="paper_dungeons", games=1, players=(1,)), by=["phase"])

    def test_the_only_score_or_the_one_that_decides_need_not_be_named(self) -> None:
        one, several = [Result("a", (), {"souls": 1})], collect(PLAN, score="souls")
        assert score_of(BOSS_MONSTER, one, None) == "souls"
        with pytest.raises(BadInput, match="souls, wounds"):
            score_of(BOSS_MONSTER, several, None)
        with pytest.raises(BadInput, match=r"souls \(dusze\), wounds \(rany\)") as refused:
            score_of(BOSS_MONSTER, several, None, "pl")
        assert refused.value.message == "report-which-score"
        solo = collect(SimulationPlan(game="paper_dungeons", games=1, players=(1,)))
        assert score_of(find("paper_dungeons"), solo, None) == "L"

    @pytest.mark.parametrize("name", ["wounds", "WOUNDS", "rany", "Rany"])
    def test_a_score_is_named_by_its_id_or_in_words(self, name: str) -> None:
        assert score_of(BOSS_MONSTER, collect(PLAN, score=name), name) == "wounds"

    def test_the_deciding_score_has_a_name(self) -> None:
        for game in games():
            for score in game.deciding:
                assert not score_name(game, score, "pl").startswith("[")

    @pytest.mark.parametrize(("by", "score"), [("weather", None), ("", "style")])
    def test_what_there_is_not_is_refused_at_once(self, by: str, score: str | None) -> None:
        ticks: list[int] = []
        with pytest.raises(BadInput) as refused:
            collect(PLAN, by.split(), score, ticks.append)
        assert (by or score or "") in str(refused.value)
        assert ticks == []

    def test_a_spread(self) -> None:
        spread = Group("a", (), (1, 9, 3, 7, 5)).spread()
        assert (spread.least, spread.lower, spread.median) == (1, 3, 5)
        assert (spread.upper, spread.most, spread.mean, spread.matches) == (7, 9, 5, 5)
        assert Group("a", (), (4,)).spread().upper == 4

    def test_a_share_of_victories(self) -> None:
        share = Group("a", (), (1, 0, 0, 0)).share()
        assert (share.matches, share.won, share.share) == (4, 1, 0.25)
        assert share.lower < 0.25 < share.upper < 0.75
        assert Group("a", (), (0, 0)).share().lower == 0
        assert Group("a", (), (1,) * 1_000).share().upper - 1 == pytest.approx(0)
        more = Group("a", (), (1, 0, 0, 0) * 100).share()
        assert (more.lower, more.upper) == pytest.approx((0.2101, 0.2947), abs=0.0005)

    def test_several_facts_make_finer_groups(self) -> None:
        plan = SimulationPlan(game="tiny_epic_dungeons", games=8, players=(3, 4))
        found = groups(collect(plan, by=["players", "boss_mat"], score="won"), "won")
        assert {group.group[0] for group in found} == {"3", "4"}
        assert sum(len(group.values) for group in found) == 8  # partners win together
        assert len(found) > 2
        assert all(set(group.values) <= {0, 1} for group in found)


class TestPicture:
    def test_shares_are_bars_of_their_length(self) -> None:
        found = [Group("a", (), (1, 0)), Group("b", (), (1, 1))]
        root = ET.fromstring(draw_shares(found, ["first", "<second>"], WORDS))  # noqa: S314
        bars = [x for x in root.iter(f"{SVG}rect") if x.get("class") == "hill"]
        half, whole = (float(each.attrib["width"]) for each in bars)
        assert half == pytest.approx(whole / 2, abs=0.1)
        texts = [element.text for element in root.iter(f"{SVG}text")]
        assert {"A & B", "<second>", "50.0", "100.0"} <= set(texts)

    def test_it_is_well_formed_and_says_everything(self) -> None:
        found = [Group("a", (), (1, 2, 2, 30)), Group("b", (), (-7,))]
        root = ET.fromstring(draw(found, ["first", "<second>"], WORDS))  # noqa: S314 -- our own
        texts = [element.text for element in root.iter(f"{SVG}text")]
        assert {"A & B", "how <many>", "points", "first", "<second>"} <= set(texts)
        assert {"2", "1–30", "-7", "-7–-7"} <= set(texts)  # noqa: RUF001 -- a dash
        assert len(list(root.iter(f"{SVG}polygon"))) == 2

    def test_everything_lies_within_it(self) -> None:
        root = ET.fromstring(draw([Group("a", (), (0, 250, 1001))], ["a"], WORDS))  # noqa: S314
        width = float(root.attrib["viewBox"].split()[2])
        for polygon in root.iter(f"{SVG}polygon"):
            places = [float(point.split(",")[0]) for point in polygon.attrib["points"].split()]
            assert min(places) >= 0
            assert max(places) <= width

    @pytest.mark.parametrize(("span", "step"), [(1, 1), (9, 1), (10, 2), (95, 20), (10**6, 1000)])
    def test_ticks_are_round_numbers(self, span: int, step: int) -> None:
        assert step_for(span, 9) == step


class TestCommand:
    def test_a_table_and_a_picture(self, cli: Cli, tmp_path: Path) -> None:  # noqa: F811
        out = tmp_path / "solo.svg"
        arguments = ("report", "paper_dungeons", "--games", "3", "--players", "1")
        ran = cli(
            *arguments, "--by", "dungeon", "--bots", "random", "--score", "L", "--out", str(out)
        )
        assert ran.code == 0, ran.err
        assert "Paper Dungeons: total" in ran.out
        drawn = out.read_text(encoding="utf-8")
        assert "3 matches, one player: random" in drawn
        assert "[cli-" not in ran.out + drawn

    def test_the_numbers_of_players_are_said_in_words(self, cli: Cli) -> None:  # noqa: F811
        arguments = ("report", "paper_dungeons", "--games", "5", "--bots", "random", "--by")
        ran = cli(*arguments, "players", "--lang", "pl")
        assert "Papierowe podziemia: suma" in ran.out
        assert "1 gracz " in ran.out
        assert "5 graczy" in ran.out

    def test_a_page_in_polish(self, cli: Cli, tmp_path: Path) -> None:  # noqa: F811
        out = tmp_path / "souls.html"
        arguments = ("report", "boss_monster", "--games", "2", "--bots", "greedy,random")
        ran = cli(*arguments, "--score", "souls", "--out", str(out), "--lang", "pl")
        assert "Boss Monster: dusze" in ran.out
        page = out.read_text(encoding="utf-8")
        assert page.startswith('<!doctype html>\n<html lang="pl">')
        assert "2 partie, liczba graczy: każda (greedy,random)" in page

    def test_victories_by_two_facts(self, cli: Cli, tmp_path: Path) -> None:  # noqa: F811
        out = tmp_path / "wins.svg"
        arguments = ("report", "tiny_epic_dungeons", "--games", "4", "--players", "2,3")
        by = ("--by", "players,boss_mat", "--score", "won", "--bots", "random")
        ran = cli(*arguments, *by, "--out", str(out))
        assert ran.code == 0, ran.err
        assert "matches won" in ran.out
        assert "2 players, " in ran.out
        drawn = out.read_text(encoding="utf-8")
        assert "4 matches, 2,3 players: random" in drawn
        assert "[cli-" not in ran.out + drawn

    def test_json(self, cli: Cli) -> None:  # noqa: F811
        ran = cli("report", "boss_monster", "--games", "2", "--score", "wounds", "--json")
        facts = json.loads(ran.out)
        assert facts["score"] == "wounds"
        assert [group["bot"] for group in facts["groups"]] == ["greedy"]
        assert facts["groups"][0]["matches"] == len(facts["groups"][0]["values"])

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["no_such_game"], "no_such_game"),
            (["boss_monster", "--out", "picture.png"], ".svg"),
            (["boss_monster", "--out", "/no/such/folder/picture.svg"], "/no/such/folder"),
            (["boss_monster", "--by", "weather"], "weather"),
            (["boss_monster", "--score", "style", "--games", "1"], "style"),
            (["boss_monster", "--games", "1"], "souls, wounds"),
            (["boss_monster", "--games", "0"], "0"),
            (["boss_monster", "--bots", "nobody"], "nobody"),
            (["boss_monster", "--players", "9"], "9"),
        ],
    )
    def test_bad_input_is_refused_in_a_sentence(
        self,
        arguments: list[str],
        words: str,
        cli: Cli,  # noqa: F811
    ) -> None:
        assert words in cli("report", *arguments).refused()
