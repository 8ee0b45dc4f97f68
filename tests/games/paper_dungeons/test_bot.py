"""The heuristic bot: it never cheats, answers everything, beats chance, and finds obvious moves."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import podziemia
from podziemia.games.paper_dungeons import GAME
from podziemia.games.paper_dungeons.bot import Greedy
from podziemia.games.paper_dungeons.bot import weights as w
from podziemia.games.paper_dungeons.bot.finale import Finale
from podziemia.games.paper_dungeons.bot.greedy import WORTHS, Plan
from podziemia.games.paper_dungeons.bot.promise import (
    LEVEL_PROGRESS,
    MONSTER_PROGRESS,
    OTHER_PROGRESS,
    ROOM_PROGRESS,
    Card,
    promise,
)
from podziemia.games.paper_dungeons.bot.route import Explorer, Prize, distances
from podziemia.games.paper_dungeons.content import BOOK, CROWN, OBJECTIVES, POWERS, RANKS
from podziemia.games.paper_dungeons.dungeon import DUNGEONS, NUMBERS
from podziemia.games.paper_dungeons.options import (
    Loot,
    Move,
    Step,
    Stop,
    TakeDamage,
    UseDie,
    UsePotion,
)
from podziemia.games.paper_dungeons.rules.score import METRICS, rank
from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested
from podziemia.kernel.seen import Seen
from podziemia.lab.plain_bots import happens
from tests.games.bots import asked_at_random, unused
from tests.games.posed import Posed

VARIANTS: list[dict[str, Value]] = [
    {},
    {"use_missions": False, "vanishing_gems": True},
    {"gem_track_rewards": False, "open_objectives": True},
    {"manual_potions": True, "mission": "spiked_boots"},
]


class Distracted:
    """A bot that sometimes does anything."""

    def __init__(self, seed: int, share: float) -> None:
        self.careful, self.careless = Greedy(seed), RandomBot(seed)
        self.share, self.chance = share, Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """Mostly what the careful bot chooses."""
        bot = self.careless if happens(self.chance, self.share) else self.careful
        return bot.choose(seen)


def arranged(
    given: Mapping[str, Any], players: int = 1, options: Mapping[str, Value] | None = None
) -> Match[Any]:
    """A match from a position."""
    chosen = options_for(GAME, options or {})
    return Match(GAME, GAME.arrange(players, chosen, nested(given), Rng(1)))


def answer(match: Match[Any], seat: int = 0) -> Option:
    """What the bot chooses for a seat that is asked."""
    return Greedy(0).choose(match.seen(seat))


def total(match: Match[Any], seat: int = 0) -> int:
    """The total of a finished match."""
    assert match.outcome is not None
    return match.outcome.scores[seat]["L"]


def played(seed: str, players: int = 1, **options: Value) -> Match[Any]:
    """A match between the bots."""
    match = podziemia.start(GAME.id, players, seed=seed, options=options, events=False)
    advance(match, {seat: Greedy(seat) for seat in range(players)})
    return match


class TestHonesty:
    @pytest.mark.parametrize("options", VARIANTS, ids=str)
    @pytest.mark.parametrize("players", [1, 3])
    def test_it_chooses_the_same_whatever_is_hidden_from_it(
        self, players: int, options: dict[str, Value]
    ) -> None:
        match = podziemia.start(GAME.id, players, seed=f"honest {players}", options=options)
        bots = [Greedy(seat) for seat in range(players)]
        chance = Rng(players)
        while not match.over:
            seat = chance.pick(sorted(match.pending))
            ask = match.pending[seat]
            chosen = bots[seat].choose(match.seen(seat))
            other = match.determinize(seat, chance.below(1000))
            again = Greedy(9).choose(other.seen(seat))
            assert again == chosen, ask.prompt
            match.play(seat, chosen)

    def test_what_others_do_meanwhile_changes_nothing(self) -> None:
        match = podziemia.start(GAME.id, 2, seed="meanwhile", events=False)
        advance(match, {0: Greedy(0), 1: RandomBot(1)}, 5)
        while not match.over:
            if len(match.pending) == 2:
                ahead = match.fork()
                advance(ahead, {1: RandomBot(len(match.decisions))}, 3)
                if 0 in ahead.pending and ahead.state.round == match.state.round:
                    assert answer(ahead) == answer(match)
            advance(match, {0: Greedy(0), 1: RandomBot(2)}, 1)

    def test_thinking_changes_nothing(self) -> None:
        match = podziemia.start(GAME.id, 1, seed="untouched")
        while not match.over:
            before = match.digest()
            chosen = answer(match)
            assert match.digest() == before
            match.play(0, chosen)

    def test_the_same_match_is_played_the_same_way(self) -> None:
        assert played("again", 2).record() == played("again", 2).record()


class TestAnswers:
    def test_every_option_card_and_counter_has_a_worth(self) -> None:
        assert set(WORTHS) == set(GAME.option_types)
        assert set(w.POWER_WORTH) == set(POWERS)
        assert set(w.OBJECTIVE_WORTH) == set(OBJECTIVES)
        progress = {*ROOM_PROGRESS, *MONSTER_PROGRESS, *LEVEL_PROGRESS, *OTHER_PROGRESS}
        assert progress | {"boss_points"} == set(METRICS)

    @pytest.mark.parametrize("players", range(1, 9))
    def test_it_plays_at_every_table(self, players: int) -> None:
        match = played(f"table {players}", players, **VARIANTS[players % len(VARIANTS)])
        assert match.over

    @pytest.mark.parametrize("adventure", ["heroes_of_the_city", "dungeon_l"])
    def test_it_plays_every_adventure(self, adventure: str) -> None:
        assert played("adventure", 1, adventure=adventure).over

    def test_it_answers_whatever_random_players_are_asked(self) -> None:
        asked: set[str] = set()
        for number in range(6):
            options = VARIANTS[number % len(VARIANTS)]
            match = podziemia.start(GAME.id, 2, seed=f"any {number}", options=options)
            asked.update(asked_at_random(match, Greedy(number), number))
        assert {"die", "action", "step", "reward-level", "reward-part", "damage"} <= asked

    def test_every_weight_is_used(self) -> None:
        assert unused(GAME, w) == []


class TestStrength:
    def test_it_beats_chance_between_two(self) -> None:
        for number in range(10):
            seat = number % 2
            match = podziemia.start(GAME.id, 2, seed=f"duel {number}", events=False)
            advance(match, {seat: Greedy(number), 1 - seat: RandomBot(number)})
            assert total(match, seat) > total(match, 1 - seat) + 20

    def test_alone_it_scores_well(self) -> None:
        scores = [total(played(f"alone {number}")) for number in range(12)]
        assert sum(scores) / len(scores) > 96
        assert min(scores) > 70

    def test_every_rank_is_reached_by_somebody(self) -> None:
        """PD-22.5: from chance to care, the solo table has no empty rank."""
        wanted = {name for _, name in RANKS}
        reached: set[str | None] = set()
        for number in range(60):
            if reached == wanted:
                break
            match = podziemia.start(GAME.id, 1, seed=f"rank {number}", events=False)
            share = (0.0, 0.0, 0.15, 0.3, 0.45, 1.0)[number % 6]
            advance(match, {0: Distracted(number, share)})
            reached.add(rank(match.state))
        assert reached == wanted


class TestPromises:
    def test_progress_is_worth_more_near_the_end(self) -> None:
        card = Card("explored_rooms", 5, 6.0, 2.0)
        worths = [promise(card, progress) for progress in range(8)]
        steps = [after - before for before, after in pairwise(worths)]
        assert steps[:5] == sorted(steps[:5])
        assert worths[0] == 0.0
        assert worths[5:] == [6.0, 6.0, 6.0]

    @pytest.mark.parametrize("dungeon", DUNGEONS)
    def test_the_vault_has_no_way_in(self, dungeon: str) -> None:
        found = distances(dungeon)
        assert found[NUMBERS["b7"]] == len(found)
        assert found[NUMBERS["c1"]] == 1


LAST: dict[str, Any] = {
    "round": 8,
    "dungeon": "dungeon_a",  # boss 1 in D2, boss 2 in E5, boss 3 in A6
    "dice": ["skull", "warrior", "warrior", "boots", "skull", "warrior"],
}


def asked(match: Match[Any], prompt: str) -> Match[Any]:
    """The match when the bot has played on to a question of this kind."""
    bot = Greedy(0)
    while match.pending[0].prompt != prompt:
        match.play(0, bot.choose(match.seen(0)))
    return match


class TestObviousMoves:
    def test_boots_lead_to_the_last_boss(self) -> None:
        strong = {"levels": [6, 6, 6, 6], "path": ["a5", "b5"], "bosses": [0, 0]}
        match = arranged({**LAST, "players.0": strong})
        assert answer(match) == UseDie(3)
        match.play(0, UseDie(3))
        assert answer(match) == Step("b6")
        match.play(0, Step("b6"))
        assert answer(asked(match, "step")) == Step("a6")

    def test_the_boss_before_last_is_found_in_time_or_not_at_all(self) -> None:
        known = ["d5", "d4", "d6", "c5", "e4", "e6", "f4", "e3", "d3"]
        near = {"levels": [6, 6, 6, 6], "room": "d5", "explored": known, "bosses": [0]}
        match = arranged({**LAST, "round": 6, "players.0": near})
        match.play(0, UseDie(3))
        assert answer(match) == Step("e5")
        late = {**near, "bosses": [0, -5], "explored": [*known, "e5"]}
        match = arranged({**LAST, "round": 8, "players.0": late})
        match.play(0, UseDie(3))
        assert answer(match) != Step("e5")

    def test_a_started_crown_is_completed_with_the_last_dice(self) -> None:
        done = {"room": "d5", "explored": "all", "levels": [3, 3, 3, 3], "bosses": [0, 0]}
        match = arranged({**LAST, "players.0": {**done, "parts": {"crown_of_the_one_king": 1}}})
        advance(match, {0: Greedy(0)})
        assert match.state.players[0].sheet.has(CROWN)

    def test_a_trap_is_not_entered_for_nothing(self) -> None:
        hurt = {"room": "d5", "explored": "all", "damage": 10, "levels": [5, 5, 5, 5]}
        match = arranged({**LAST, "players.0": {**hurt, "bosses": [0, 0]}})
        match.play(0, UseDie(1))
        match.play(0, Move())
        assert answer(match) == Stop()

    def test_the_treasure_hunter_takes_the_gem_of_the_vault(self) -> None:
        match = arranged({"phase": "powers", "players.0": {"power": "treasure_hunter"}})
        assert answer(match) == Loot("G")

    def test_damage_goes_on_a_potion(self) -> None:
        match = arranged(
            {**LAST, "players.0": {"potions": 2, "levels": [2, 2, 2, 2]}},
            options={"manual_potions": True},
        )
        assert match.pending[0].options == [UsePotion(), TakeDamage()]
        assert answer(match) == UsePotion()


class TestLastRound:
    @pytest.mark.parametrize("seed", range(6))
    def test_the_last_die_brings_what_was_foreseen(self, seed: int) -> None:
        match = podziemia.start(GAME.id, 1, seed=f"last {seed}", events=False)
        bot, ask = Greedy(0), match.pending[0]
        while match.state.round < 8 or ask.prompt != "die" or ask.about["left"] != 1:
            match.play(0, bot.choose(match.seen(0)))
            ask = match.pending[0]
        lines = Finale(match.state, match.state.players[0]).begin(ask)
        foreseen = max(line.score for line in lines)
        advance(match, {0: bot})
        assert total(match) == foreseen

    def test_dice_that_help_only_together_are_used_together(self) -> None:
        """Two for the Book; its level and that of the third die bring 25 against the Dragon."""
        done = {"room": "d5", "explored": "all", "levels": [4, 4, 4, 4], "bosses": [0, 0]}
        match = arranged({**LAST, "players.0": done})
        advance(match, {0: Greedy(0)})
        sheet = match.state.players[0].sheet
        assert sheet.has(BOOK)
        assert sheet.levels == [6, 4, 4, 4]
        assert sheet.bosses == (0, 0, 9)

    def test_the_die_in_hand_counts_once(self) -> None:
        """Two points of the last die before a deadline never lead three steps."""
        match = arranged({**LAST, "round": 6, "players.0": {"room": "d5", "bosses": [0]}})
        explorer = Explorer(Plan(match.state, 0).outlook)
        last = Prize(10.0, 1, 1.0)
        assert explorer.prize(last, 2, 2, 1) == 10.0
        assert explorer.prize(last, 3, 2, 1) == 0.0
        assert explorer.prize(last, 3, 2, 0) > 0.0


@pytest.mark.rule("PD-24.1")
@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_look_at_what_others_do_in_the_round(seed: int) -> None:
    match = podziemia.start("paper_dungeons", 3, seed, {"manual_potions": True})
    chance = Rng(seed)
    hidden = 0
    while not match.over:
        seat = chance.pick(sorted(match.pending))
        chosen = Greedy(seed).choose(Posed(match, match.pending[seat]))
        blind = match.fork()
        for other, before in blind.state.before.items():
            if other != seat:
                blind.state.players[other].sheet = before.copy()
                hidden += 1
        assert Greedy(seed).choose(Posed(blind, blind.pending[seat])) == chosen
        match.play(seat, chosen)
    assert hidden > 100
