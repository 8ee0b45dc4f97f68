"""The bot leads any hero, knows only what its seat may know, and wins more often than chance."""

import pytest

import podziemia
from podziemia.games.tiny_epic_dungeons.bot import Greedy, Novice, Squire, weights
from podziemia.games.tiny_epic_dungeons.bot.dice import best, expected, worths_of
from podziemia.kernel.bots import advance, make_bot
from podziemia.kernel.registry import find
from tests.games.bots import asked_at_random, expect_honest, intents, unused
from tests.laws.late_dungeons import late_match

GAME = find("tiny_epic_dungeons")


def won(name: str, matches: int) -> int:
    """How many matches of two heroes a bot wins that leads both."""
    found = 0
    for seed in range(matches):
        match = podziemia.start(GAME.id, 1, seed, events=False)
        advance(match, {0: make_bot(GAME, name, seed)})
        assert match.outcome is not None
        assert match.outcome.rule != "TED-1.8", "it closed the dungeon"
        found += bool(match.outcome.winners)
    return found


def test_it_wins_where_chance_never_does() -> None:
    assert won("greedy", 12) >= 3
    assert won("random", 12) == 0


@pytest.mark.parametrize("players", GAME.players)
def test_it_chooses_the_same_whatever_is_hidden_from_it(players: int) -> None:
    match = podziemia.start(GAME.id, players, 3, {"heroes": 4})
    expect_honest(match, Greedy(0), 150)


@pytest.mark.parametrize("make", [Greedy, Squire, Novice])
def test_it_answers_whatever_random_players_are_asked(make: type[Greedy]) -> None:
    asked: set[str] = set()
    for seed in range(6):
        match = late_match(f"bot/{seed}", 1 + seed % 4, {"heroes": 2 + seed % 3})
        asked.update(asked_at_random(match, make(seed), seed, 120))
    assert {"turn", "check"} <= asked


def test_it_says_what_it_means_to_do_in_both_languages() -> None:
    said: set[str] = set()
    for seed in range(3):
        match = podziemia.start(GAME.id, 2, seed, {"heroes": 3})
        said.update(intents(match, Greedy(0), "turn"))
    assert {"ted-plan-explore", "ted-plan-minion", "ted-plan-rest"} <= said


def test_dice_are_bent_only_as_far_as_it_pays() -> None:
    worths = worths_of(lambda total: 5.0 if total >= 6 else 0.0)
    assert best((4, 4), worths, 6, 0)[1].steps == 0
    assert best((4, 5), worths, 6, 8)[1].total >= 6
    assert expected(2, worths, 6, 0) < expected(2, worths, 6, 4) < expected(3, worths, 6, 4)


def test_every_weight_is_used() -> None:
    assert unused(GAME, weights) == []
