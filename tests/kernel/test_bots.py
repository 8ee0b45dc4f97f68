"""Bots by name, at random, and moving by themselves."""

import pytest

import podziemia
from podziemia import BadInput
from podziemia.kernel.bots import RandomBot, advance, bots_of, make_bot
from podziemia.kernel.registry import find

GAME = find("boss_monster")


def test_a_game_has_its_own_bots_and_the_random_one() -> None:
    assert sorted(bots_of(GAME)) == ["greedy", "random"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as fault:
        make_bot(GAME, "genius", 1)
    for word in ("genius", "greedy", "random"):
        assert word in fault.value.sentence("pl")


def test_the_same_seed_makes_the_same_match() -> None:
    digests = set()
    for _ in range(2):
        match = podziemia.start("boss_monster", 3, seed=1, events=False)
        advance(match, {seat: make_bot(GAME, "random", seat) for seat in range(3)})
        assert match.over
        digests.add(match.digest())
    assert len(digests) == 1


def test_bots_stop_where_a_person_must_choose_and_at_the_limit() -> None:
    match = podziemia.start("boss_monster", 2, seed=1, events=False)
    advance(match, {0: RandomBot(1)})
    assert list(match.pending) == [1]
    match = podziemia.start("boss_monster", 2, seed=1, events=False)
    assert advance(match, {0: RandomBot(1), 1: RandomBot(2)}, limit=3) == 3
    assert len(match.decisions) == 3
