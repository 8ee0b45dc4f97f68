"""Bots: the random one, finding a game's bots by name, and letting them play."""

from collections import Counter
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import podziemia
from podziemia.kernel.bots import RandomBot, advance, bots_of, make_bot
from podziemia.kernel.content import ContentEntry
from podziemia.kernel.digest import digest, kept
from podziemia.kernel.drive import SafePoint
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.questions import NOTHING, Ask, Option
from podziemia.kernel.record import Decision, Setup
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen, secret_seed
from tests.games.posed import Posed
from tests.laws.toys.auction import auction
from tests.laws.toys.frame import begin

GAME = find("boss_monster")


class Number(Option, frozen=True):
    """A thing to choose."""

    number: int


def question(count: int) -> Seen:
    match = podziemia.start(GAME.id, 2, seed=1)
    return Posed(match, Ask(0, "number", "X-1", NOTHING, [Number(n) for n in range(count)], None))


class TestRandomBot:
    def test_it_chooses_every_option_about_equally_often(self) -> None:
        bot, seen = RandomBot(1), question(4)
        chosen = Counter(bot.choose(seen) for _ in range(4000))
        assert set(chosen) == set(seen.ask.options)
        assert all(900 < times < 1100 for times in chosen.values())

    def test_its_seed_makes_it_repeatable(self) -> None:
        seen = question(1000)
        first, same, other = (
            [bot.choose(seen) for _ in range(10)]
            for bot in (RandomBot(7), RandomBot(7), RandomBot(8))
        )
        assert first == same
        assert first != other

    def test_two_bots_do_not_share_their_chance(self) -> None:
        seen = question(1000)
        alone, beside, other = RandomBot(7), RandomBot(7), RandomBot(7)
        mixed = []
        for _ in range(5):
            mixed.append(beside.choose(seen))
            other.choose(seen)
        assert mixed == [alone.choose(seen) for _ in range(5)]


class TestNames:
    def test_every_game_has_the_random_bot_and_its_own(self) -> None:
        for game in podziemia.games():
            assert set(bots_of(game)) == {"random", *game.bots}

    def test_a_bot_is_made_by_its_name(self) -> None:
        for name in bots_of(GAME):
            match = podziemia.start(GAME.id, 2, seed=1)
            seat, ask = next(iter(match.pending.items()))
            assert make_bot(GAME, name, 3).choose(match.seen(seat)) in ask.options

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

    def test_the_budget_is_told_to_the_bot(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        told: list[float | None] = []

        class Hasty(RandomBot):
            def choose(self, seen: Seen) -> Option:
                told.append(seen.budget)
                return super().choose(seen)

        bots = dict.fromkeys(range(2), Hasty(1))
        advance(match, bots, 1)
        advance(match, bots, 1, budget=2.5)
        assert told == [None, 2.5]


class TestSeen:
    """What a bot is given: its seat's knowledge, its question, and worlds dealt anew."""

    def test_it_tells_the_question_and_the_view_of_the_seat(self) -> None:
        match = podziemia.start(GAME.id, 3, seed=5)
        for seat, ask in match.pending.items():
            seen = match.seen(seat)
            assert (seen.seat, seen.game) == (seat, GAME.id)
            assert (seen.ask.prompt, seen.ask.rule, seen.ask.about) == (
                ask.prompt,
                ask.rule,
                ask.about,
            )
            assert [*seen.ask.options] == [*ask.options]
            assert seen.sample(Rng(1)) in ask.options
            assert seen.view == match.view(seat)
            assert seen.view is seen.view

    def test_a_seat_that_is_not_asked_sees_nothing(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        advance(match, {0: RandomBot(0)})
        with pytest.raises(IllegalChoice):
            match.seen(0)
        with pytest.raises(IllegalChoice):
            match.seen(7)

    def test_worlds_agree_with_the_view_and_differ_in_what_is_hidden(self) -> None:
        match = podziemia.start(GAME.id, 3, seed=5)
        advance(match, {seat: RandomBot(seat) for seat in range(3)}, 20)
        seat = next(iter(match.pending))
        seen = match.seen(seat)
        worlds = [seen.world(seed) for seed in range(8)]
        assert all(world.view(seat) == seen.view for world in worlds)
        assert seen.world(3).view(None) == worlds[3].view(None)
        hands = {str([held(world.state, other) for other in range(3)]) for world in worlds}
        assert len(hands) > 4
        assert str([held(match.state, other) for other in range(3)]) not in hands

    def test_its_state_is_that_of_a_world_and_made_once(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        seen = match.seen(next(iter(match.pending)))
        assert seen.state is seen.state
        assert seen.state is not match.state
        assert seen.state.hero_deck != match.state.hero_deck

    def test_how_hidden_cards_are_shuffled_depends_on_the_chance_of_the_match(self) -> None:
        dealt = []
        for chance in (1, 2):
            state = podziemia.start(GAME.id, 2, seed=5).state.copy()
            state.rng = Rng(chance)
            match = Match(GAME, state)
            seen = match.seen(min(match.pending))
            dealt.append((match.state.hero_deck, seen.world(1).state.hero_deck))
        (first, one), (second, other) = dealt
        assert first == second
        assert one != other

    def test_a_world_can_be_copied_and_played_out(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        advance(match, {seat: RandomBot(seat) for seat in range(2)}, 20)
        seat, chance = min(match.pending), Rng(3)
        before, world = match.digest(), match.seen(seat).world(1)
        for _ in range(12):
            asked = min(world.pending)
            world.play(asked, world.pending[asked].sample(chance))
        other = world.fork()
        assert digest(other.state) == digest(world.state)
        assert other.pending.keys() == world.pending.keys()
        assert world.rollout(7) == other.rollout(7)
        assert not world.over
        while not other.over:
            asked = min(other.pending)
            other.play(asked, other.pending[asked].sample(chance))
        assert digest(other.state) != digest(world.state)
        assert match.digest() == before

    @pytest.mark.parametrize("game", podziemia.games(), ids=lambda game: game.id)
    def test_a_copy_of_a_world_plays_few_decisions_again(self, game: Game[Any]) -> None:
        match = podziemia.start(game.id, 2, seed=5)
        advance(match, {seat: RandomBot(seat) for seat in range(2)}, 20)
        advance(match, {})  # whatever the world is asked
        world: Any = match.seen(min(match.pending)).world(1)
        chance = Rng(3)
        replayed: list[int] = []
        while not world.over and len(replayed) < 60:
            asked = min(world.pending)
            world.play(asked, world.pending[asked].sample(chance))
            world = world.fork()
            replayed.append(world._DealtWorld__match().replayed_by_fork())
        assert fmean(replayed[10:]) < 5  # without those before its first safe point

    def test_a_world_is_played_out_as_a_policy_says(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        world = match.seen(min(match.pending)).world(1)
        looked = []

        def last(state: Any, ask: Ask) -> Option:
            looked.append(state)
            return ask.options[-1]

        ends = {world.rollout(seed, last).places for seed in range(3)}
        assert len(ends) == 1
        assert looked
        assert match.state not in looked

    def test_worlds_are_dealt_until_the_decision_is_made(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        seen = match.seen(seat := min(match.pending))
        world = seen.world(1)
        match.play(seat, 0)
        with pytest.raises(LookupError, match="ends with the decision"):
            seen.world(1)
        assert world.rollout(1) == world.fork().rollout(1)

    def test_chance_in_a_world_is_neither_the_true_one_nor_that_of_the_dealing(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        seat, seed = min(match.pending), 1
        world = match.seen(seat).world(seed)
        dealing = Rng(secret_seed(match, seat, seed))
        assert world.state.rng.key not in (match.state.rng.key, dealing.key)

    def test_no_name_of_it_leads_to_the_match(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=5)
        seen = match.seen(next(iter(match.pending)))
        mangled = f"_{type(seen).__name__}__"
        names = [name for name in dir(seen) if not name.startswith(("__", mangled))]
        assert {"ask", "budget", "game", "sample", "seat", "state", "view", "world"} <= set(names)
        for name in names:
            assert not {id(match), id(match.state)} & set(reached(getattr(seen, name))), name

    @pytest.mark.parametrize("game", podziemia.games(), ids=lambda game: game.id)
    def test_no_name_of_a_world_leads_to_the_match(self, game: Game[Any]) -> None:
        match = podziemia.start(game.id, 3, seed="the true seed")
        advance(match, {seat: RandomBot(seat) for seat in range(3)}, 20)
        world = match.seen(min(match.pending)).world(0)
        world.fork().rollout(1)
        mangled = f"_{type(world).__name__}__"
        names = {name for name in dir(world) if not name.startswith("__")}
        assert {name for name in names if not name.startswith(mangled)} == {
            *("fork", "outcome", "over", "pending", "play", "rollout", "state", "view")
        }
        found: dict[int, object] = {}
        for name in names:
            collect(getattr(world, name), found)
        things = list(found.values())
        assert world.state.rng.key in things, "it does look inside"
        assert match.state.rng.key not in things
        assert "the true seed" not in things
        assert not [thing for thing in things if isinstance(thing, Setup | Decision | SafePoint)]
        for true in (match, match.state, match.decisions, match.pending):
            assert id(true) not in found


def collect(thing: object, found: dict[int, object]) -> None:
    """Everything that attributes, also private ones, and containers of a thing lead to."""
    if id(thing) in found or isinstance(thing, type | Game | ContentEntry):
        return
    found[id(thing)] = thing
    kept = [vars(kind) for kind in type(thing).__mro__]
    slots = [own.get("__mypyc_attrs__", own.get("__slots__", ())) for own in kept]
    parts = [getattr(thing, name, None) for names in slots for name in names]
    for inner in (*parts, *inside(thing), *getattr(thing, "__dict__", {}).values()):
        collect(inner, found)


def test_what_a_bot_does_to_its_options_stays_with_the_bot() -> None:
    for game in podziemia.games():
        match = podziemia.start(game.id, 2, seed=1)
        seat, ask = next(iter(match.pending.items()))
        assert isinstance(match.seen(seat).ask.options, tuple)
        assert [*match.seen(seat).ask.options] == [*ask.options]


def test_a_sample_is_one_of_a_world_dealt_anew() -> None:
    true, sampled = [], []
    for seed in range(8):
        match = begin(auction("telling sample"), 2, seed)
        true.append(match.pending[0].sample(Rng(1)))
        sampled.append(match.seen(0).sample(Rng(1)))
        assert sampled[-1] == match.seen(0).ask.sample(Rng(1))
    assert sum(map(Option.__eq__, true, sampled)) < 3, "it knew what comes"


def held(state: Any, seat: int) -> list[str]:
    """The cards in a hand."""
    return sorted(card.id for card in state.players[seat].hand())


def reached(thing: object) -> Iterator[int]:
    """The ids of everything that plain attributes and containers lead to, a few steps deep."""
    layer = [thing]
    for _ in range(4):
        yield from map(id, layer)
        layer = [inner for outer in layer for inner in inside(outer)]


def inside(thing: object) -> list[object]:
    """What a thing holds under names that anybody may use."""
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple):
        return [*thing]
    if isinstance(thing, Ask):
        return [getattr(thing, name) for name in kept(Ask)]
    if isinstance(thing, Option):
        return [getattr(thing, name) for name in thing.__struct_fields__]
    return []
