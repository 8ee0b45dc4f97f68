"""The heuristic players of Descent: they beat chance on both sides, and read only what they see."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import podziemia
from podziemia.games.descent.bot import Greedy, Novice, Squire, weights
from podziemia.games.descent.quests import QUESTS
from podziemia.kernel.bots import advance, make_bot
from podziemia.kernel.registry import find
from tests.games.bots import asked_at_random, expect_honest, intents, unused

GAME = find("descent")


def heroes_won(heroes: str, overlord: str, quest: str, matches: int) -> int:
    """How many matches of two hero players against the overlord the heroes win."""
    found = 0
    for seed in range(matches):
        match = podziemia.start(GAME.id, 3, seed, {"quest": quest}, events=False)
        names: Mapping[int, str] = {0: overlord, 1: heroes, 2: heroes}
        advance(match, {seat: make_bot(GAME, name, seed) for seat, name in names.items()})
        assert match.outcome is not None
        found += 0 not in match.outcome.winners
    return found


def test_it_beats_chance_on_either_side() -> None:
    matches = 3
    assert heroes_won("greedy", "random", "into_the_dark", matches) == matches
    assert heroes_won("random", "greedy", "into_the_dark", matches) == 0
    assert heroes_won("greedy", "greedy", "into_the_dark", matches) < matches


def test_weaker_levels_slip_more_often() -> None:
    match = podziemia.start(GAME.id, 3, 5, {"quest": "salty_cellar"})
    greedy, others = Greedy(0), (Squire(0), Novice(0))
    slips = [0, 0]
    while not match.over:
        seat = match.answering()[0]
        chosen = greedy.choose(match.seen(seat))
        for number, other in enumerate(others):
            slips[number] += other.choose(match.seen(seat)) != chosen
        match.play(seat, chosen)
    assert 0 < slips[0] < slips[1]


def test_heroes_carry_the_relic_across_the_chasm() -> None:
    """They climb through the pits, whose other side is the only way (DJ-5.11)."""
    assert heroes_won("greedy", "random", "thieves_of_ash", 1) == 1


@pytest.mark.parametrize(("players", "quest"), list(enumerate(list(QUESTS)[:4], start=2)))
def test_it_chooses_the_same_whatever_is_hidden_from_it(players: int, quest: str) -> None:
    match = podziemia.start(GAME.id, players, 3, {"quest": quest})
    expect_honest(match, Greedy(0), 160)


@pytest.mark.parametrize("make", [Greedy, Squire, Novice])
def test_it_answers_whatever_random_players_are_asked(make: type[Greedy]) -> None:
    asked: set[str] = set()
    for seed, quest in enumerate(QUESTS):
        match = podziemia.start(GAME.id, 2 + seed % 4, seed, {"quest": quest})
        asked.update(asked_at_random(match, make(seed), seed, 120))
    assert {"turn", "action", "shop", "opening", "activate", "activation"} <= asked


def test_it_says_what_it_means_to_do_in_both_languages() -> None:
    match = podziemia.start(GAME.id, 3, 0, {"quest": "into_the_dark"})
    said = set(intents(match, Greedy(0), "turn"))
    assert {"dj-plan-explore", "dj-plan-fight", "dj-plan-glyph"} <= said


def test_every_weight_is_used() -> None:
    assert unused(GAME, weights) == []
