"""Bots: the random one, finding a game's bots by name, and letting them play."""

from collections import Counter

import pytest

import podziemia
from podziemia.kernel.asking import NOTHING, Ask, Option
from podziemia.kernel.bots import RandomBot, advance, bots_of, make_bot
from podziemia.kernel.errors import BadInput
from podziemia.kernel.registry import find

GAME = find("boss_monster")


class Number(Option, frozen=True):
    """A thing to choose."""

    number: int


def question(count: int) -> Ask:
    return Ask(0, "number", "X-1", NOTHING, [Number(n) for n in range(count)], None)


class TestRandomBot:
    def test_it_chooses_every_option_about_equally_often(self) -> None:
        bot, ask = RandomBot(1), question(4)
        chosen = Counter(bot.choose(None, ask) for _ in range(4000))
        assert set(chosen) == set(ask.options)
        assert all(900 < times < 1100 for times in chosen.values())

    def test_its_seed_makes_it_repeatable(self) -> None:
        ask = question(1000)
        first, same, other = (
            [bot.choose(None, ask) for _ in range(10)]
            for bot in (RandomBot(7), RandomBot(7), RandomBot(8))
        )
        assert first == same
        assert first != other

    def test_two_bots_do_not_share_their_chance(self) -> None:
        ask = question(1000)
        alone, beside, other = RandomBot(7), RandomBot(7), RandomBot(7)
        mixed = []
        for _ in range(5):
            mixed.append(beside.choose(None, ask))
            other.choose(None, ask)
        assert mixed == [alone.choose(None, ask) for _ in range(5)]


class TestNames:
    def test_every_game_has_the_random_bot_and_its_own(self) -> None:
        for game in podziemia.games():
            assert set(bots_of(game)) == {"random", *game.bots}

    def test_a_bot_is_made_by_its_name(self) -> None:
        for name in bots_of(GAME):
            match = podziemia.start(GAME.id, 2, seed=1)
            seat, ask = next(iter(match.pending.items()))
            assert make_bot(GAME, name, 3).choose(match.state, ask) in match.pending[seat].options

    def test_an_unknown_name_is_refused_with_those_there_are(self) -> None:
        with pytest.raises(BadInput) as fault:
            make_bot(GAME, "hal", 1)
        assert fault.value.message == "unknown-bot"
        assert fault.value.about["bot"] == "hal"
        assert "random" in str(fault.value.about["known"]).split(", ")
        assert fault.value.game == GAME.id


class TestAdvance:
    def test_bots_play_a_match_to_its_end(self) -> None:
        match = podziemia.start(GAME.id, 3, seed=5)
        decisions = advance(match, {seat: RandomBot(seat) for seat in range(3)})
        assert match.over
        assert decisions == len(match.decisions)

    def test_it_stops_when_somebody_else_must_choose(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        advance(match, {0: RandomBot(0)})
        assert set(match.pending) == {1}
        assert all(decision.seat == 0 for decision in match.decisions)

    def test_it_answers_for_its_seats_while_others_think(self) -> None:
        match = podziemia.start(GAME.id, 3, seed=5, options={"i_choose_you": True})
        assert advance(match, {0: RandomBot(0), 2: RandomBot(2)}) == 2
        assert set(match.pending) == {1}

    def test_it_makes_at_most_as_many_decisions_as_allowed(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        bots = {seat: RandomBot(seat) for seat in range(2)}
        assert advance(match, bots, limit=0) == 0
        assert advance(match, bots, limit=3) == 3
        assert len(match.decisions) == 3

    def test_without_bots_nothing_happens(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        before = match.digest()
        assert advance(match, {}) == 0
        assert match.digest() == before

    def test_the_same_seeds_give_the_same_match(self) -> None:
        digests = set()
        for _ in range(2):
            match = podziemia.start(GAME.id, 2, seed=5)
            advance(match, {seat: RandomBot(seat) for seat in range(2)})
            digests.add(match.digest())
        assert len(digests) == 1
