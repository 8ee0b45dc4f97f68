"""The greedy bot: it does not cheat, it answers everything, it plays well."""

from typing import Any

import pytest

import podziemia
from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.bot import Greedy
from podziemia.games.boss_monster.options import PASS
from podziemia.kernel.asking import Option
from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.match import Match
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import ScriptedRng
from podziemia.kernel.scenario import nested


def choice(seat: int, given: dict[str, Any], players: int = 2) -> Option:
    """What the bot does at its first question in a position."""
    state = GAME.arrange(players, options_for(GAME, {}), nested(given), ScriptedRng())
    match = Match(GAME, state)
    while seat not in match.pending:
        match.play(min(match.pending), 0)
    return Greedy(1).choose(match.state, match.pending[seat])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [{}, {"i_choose_you": True, "machinations": True}])
def test_it_chooses_the_same_whatever_the_hidden_cards_are(
    players: int, variant: dict[str, bool]
) -> None:
    match = podziemia.start("boss_monster", players, seed=players, options=variant, events=False)
    bot = Greedy(3)
    number = 0
    while not match.over:
        for seat, ask in list(match.pending.items()):
            chosen = bot.choose(match.state, ask)
            assert chosen in ask.options
            number += 1
            if number % 4 == 0:
                dealt = match.determinize(seat, number)
                assert bot.choose(dealt.state, dealt.pending[seat]) == chosen
            match.play(seat, chosen)


def test_it_beats_random_play_with_two_players() -> None:
    won = 0
    for game in range(60):
        seat = game % 2
        match = podziemia.start("boss_monster", 2, seed=f"duel {game}", events=False)
        advance(match, {seat: Greedy(game), 1 - seat: RandomBot(game)})
        assert match.outcome is not None
        won += seat in match.outcome.winners
    assert won >= 54


def test_it_beats_three_random_players() -> None:
    won = 0
    for game in range(40):
        seat = game % 4
        match = podziemia.start("boss_monster", 4, seed=f"table {game}", events=False)
        bots = {other: RandomBot(game * 4 + other) for other in range(4)}
        advance(match, {**bots, seat: Greedy(game)})
        assert match.outcome is not None
        won += seat in match.outcome.winners
    assert won >= 28


def test_it_opens_the_pit_under_a_hero_that_would_be_the_last_wound() -> None:
    given = {
        "phase": "adventure",
        "walk": {"player": 0, "hero": "johnny_of_the_evening_watch", "distance": 0, "damage": 1},
        "players.0": {
            "rooms": ["bottomless_pit"],
            "wounds": ["katelyn_angelic_healer", "lord_van_ette"],
        },
    }
    chosen = choice(0, given)
    assert type(chosen).__name__ == "Use"


def test_it_saves_the_pit_when_the_hero_dies_anyway() -> None:
    given = {
        "phase": "adventure",
        "walk": {"player": 0, "hero": "the_fool", "distance": 0, "damage": 2},
        "players.0": {"rooms": ["bottomless_pit"]},
    }
    assert choice(0, given) == PASS


def test_it_does_not_strengthen_a_hero_that_gets_through_anyway() -> None:
    given = {
        "phase": "adventure",
        "walk": {"player": 0, "hero": "johnny_of_the_evening_watch", "distance": 0, "damage": 1},
        "players.0": {"rooms": ["dark_altar"]},
        "players.1": {"spells": ["assassin"]},
    }
    assert choice(1, given) == PASS


def test_it_saves_the_hero_that_would_win_the_game_for_another() -> None:
    souls = ["nick_the_masher", "boden_the_pantless", "tieg_and_the_magic_bubble"]
    souls += ["katelyn_angelic_healer", "lord_van_ette", "acacia_warrior_of_light"]
    souls += ["fires_breath"]
    given = {
        "phase": "adventure",
        "walk": {"player": 0, "hero": "jesta_the_rogue", "distance": 0, "damage": 6},
        "players.0": {"rooms": ["dark_altar"], "souls": souls},
        "players.1": {"spells": ["fear"]},
    }
    chosen = choice(1, given)
    assert type(chosen).__name__ == "Cast"


def test_it_builds_when_it_can() -> None:
    given = {
        "phase": "build",
        "town": ["nick_the_masher"],
        "players.0": {"rooms": ["golem_factory"], "hand": ["neanderthal_cave", "dark_altar"]},
    }
    assert type(choice(0, given)).__name__ == "Place"
