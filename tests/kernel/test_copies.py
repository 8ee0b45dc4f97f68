"""Copies that keep nothing, playing out, previews, and going back by the ring of safe points."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import podziemia
from podziemia import BadInput
from podziemia.games.boss_monster.events import HeroRevealed
from podziemia.kernel import drive
from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.game import Bot, Game
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.rng import Rng

every_game = pytest.mark.parametrize("game", podziemia.games(), ids=str)


def played(game: Game[Any], seed: int, count: int, players: int | None = None) -> Match[Any]:
    """A match after so many decisions, by chance."""
    match = podziemia.start(game.id, players or game.players[-1], seed)
    play_on(match, seed, count)
    return match


def play_on(match: Match[Any], seed: int, count: int) -> list[str]:
    """Make so many decisions by chance; the digests before the first and after each.

    A short match is left before its last decision.
    """
    chance, digests = Rng(seed), [match.digest()]
    for _ in range(min(count, length(match, seed) - 1)):
        seat = chance.pick(sorted(match.pending))
        match.play(seat, match.pending[seat].sample(chance))
        digests.append(match.digest())
    return digests


def length(match: Match[Any], seed: int) -> int:
    """How many decisions a match that has just begun will have, by the same chance."""
    setup = match.setup
    assert setup is not None
    other, chance = podziemia.start(setup.game, setup.players, setup.seed, events=False), Rng(seed)
    while not other.over:
        seat = chance.pick(sorted(other.pending))
        other.play(seat, other.pending[seat].sample(chance))
    return len(other.decisions)


def has_world(match: Match[Any]) -> bool:
    """Whether anything in a match comes from outside its rules."""
    return any(made.by == "world" for made in match.decisions)


@every_game
class TestPlayingOut:
    def test_it_gives_the_outcome_of_a_copy(self, game: Game[Any]) -> None:
        match = played(game, 3, 40)
        before = match.digest()
        outcome = match.rollout(11)
        assert outcome == match.rollout(11)
        assert match.digest() == before
        fork, chance = match.fork(), Rng(11)
        while not fork.over:
            seat, ask = next(iter(fork.pending.items()))
            fork.play(seat, ask.sample(chance))
        assert fork.outcome == outcome

    def test_a_policy_chooses(self, game: Game[Any]) -> None:
        match = played(game, 3, 40)
        asked: list[int] = []

        def first(state: Any, ask: Any) -> Any:
            assert state is not match.state
            asked.append(ask.seat)
            return ask.default

        outcome = match.rollout(1, policy=first)
        assert outcome == match.rollout(1, policy=first)
        if not has_world(match):  # what it answers is chance, too
            assert outcome == match.rollout(2, policy=first)
        assert asked

    def test_for_those_who_have_given_up_the_usual_answer_is_chosen(self, game: Game[Any]) -> None:
        match = played(game, 3, 10)
        match.resign(0)

        def of_others(_: Any, ask: Any) -> Any:
            assert ask.seat != 0
            return ask.default

        match.rollout(1, policy=of_others)

    def test_a_copy_that_keeps_nothing_is_played_itself(self, game: Game[Any]) -> None:
        match = played(game, 3, 40)
        loose = match.determinize(0, 5, track=False)
        assert loose.decisions == []
        assert loose.rollout(7) == match.determinize(0, 5).rollout(7)
        assert loose.over

    def test_it_is_the_same_position_and_goes_on_the_same(self, game: Game[Any]) -> None:
        match = played(game, 4, 50)
        loose, fork = match.fork(track=False), match.fork()
        chance = Rng(1)
        for _ in range(20):
            assert loose.digest() == fork.digest()
            if fork.over:
                break
            seat = min(fork.pending)
            option = fork.pending[seat].sample(chance)
            loose.play(seat, option)
            fork.play(seat, option)

    def test_it_can_neither_be_copied_nor_taken_back_nor_recorded(self, game: Game[Any]) -> None:
        loose = played(game, 3, 40).fork(track=False)
        seat = min(loose.pending)
        loose.play(seat, loose.pending[seat].default)
        assert loose.undoable(seat) == 0
        with pytest.raises(BadInput):
            loose.undo(seat)
        with pytest.raises(BadInput):
            loose.record()
        with pytest.raises(AssertionError):
            loose.fork()


@every_game
class TestPreview:
    def test_it_tells_what_the_seat_would_see_and_changes_nothing(self, game: Game[Any]) -> None:
        match = played(game, 5, 30)
        if WORLD in match.pending:
            match.play(WORLD, match.pending[WORLD].default)
        seat = min(match.pending)
        before, told = match.digest(), len(match.events(seat))
        for index in range(len(match.pending[seat].options)):
            previewed = match.preview(seat, index)
            assert previewed == match.preview(seat, index)
            assert all(event == event.seen_by(seat) for event in previewed)
        assert (match.digest(), len(match.events(seat))) == (before, told)

    def test_a_choice_that_is_not_offered_is_refused(self, game: Game[Any]) -> None:
        match = played(game, 5, 30)
        with pytest.raises(podziemia.IllegalChoice):
            match.preview(min(match.pending), 10**6)


def test_no_seed_that_somebody_could_guess_undoes_a_preview() -> None:
    """It shows heroes of a deck that was shuffled; undoing that would tell the true order."""
    seeds = range(3)
    right, shown = Counter[int](), 0
    for number in range(6):
        match = podziemia.start("boss_monster", 2, seed=f"s{number}")
        bots: dict[int, Bot] = {seat: RandomBot(seat) for seat in range(2)}
        while not match.over and advance(match, bots, 2):
            for seat, ask in match.pending.items():
                told = match.preview(seat, ask.default)
                heroes = [event.hero for event in told if isinstance(event, HeroRevealed)]
                deck = [hero.id for hero in match.state.hero_deck]
                shown += len(heroes)
                for seed in seeds:
                    order = list(range(len(deck)))
                    Rng(seed).shuffle(order)
                    found = [deck[place] for place in reversed(order)]
                    right[seed] += sum(map(str.__eq__, heroes, found))
    assert shown > 50
    for seed in seeds:
        assert right[seed] < shown / 4, (seed, right, shown)


def hidden_round(seed: int) -> Match[Any]:
    """Three players who choose bosses, or build, at the same time."""
    match = podziemia.start("boss_monster", 3, seed)
    while match.hidden_round is None:
        match.play(min(match.pending), 0)
    return match


def test_worlds_tell_nothing_of_what_others_do_in_a_hidden_round() -> None:
    for seed in range(5):
        match = hidden_round(seed)
        before = [match.seen(0).world(number).state for number in range(3)]
        match.play(1, 0)
        assert match.hidden_round is not None
        after = [match.seen(0).world(number).state for number in range(3)]
        assert [hand(state, 2) for state in before] == [hand(state, 2) for state in after]


def hand(state: Any, seat: int) -> list[str]:
    """What somebody holds."""
    return [str(card) for card in state.players[seat].hand()]


def test_a_preview_goes_on_until_the_seat_is_asked_again() -> None:
    """The last decision of a round is followed by seven others who finish theirs."""
    match, chance = podziemia.start("paper_dungeons", 8, 3), Rng(1)
    while match.state.phase != "dice":
        seat = min(match.pending)
        match.play(seat, match.pending[seat].sample(chance))
    foretold: list[str] = []
    while 0 in match.pending:
        assert "RoundBegan" not in foretold
        option = match.pending[0].sample(chance)
        foretold = [type(event).__name__ for event in match.preview(0, option)]
        match.play(0, option)
    assert "RoundBegan" in foretold


@every_game
class TestGoingBack:
    def test_safe_points_are_kept_sparser_the_older_they_are(self, game: Game[Any]) -> None:
        match = podziemia.start(game.id, game.players[-1], 6)
        match.track()
        chance = Rng(6)
        counts = []
        while not match.over:
            seat = chance.pick(sorted(match.pending))
            match.play(seat, match.pending[seat].sample(chance))
            kept = match._drive.kept
            assert kept is not None
            counts.append(len(kept))
            decided = [point.decided for point in kept]
            assert decided == sorted(set(decided))
            assert decided[0] == 0
        assert max(counts) <= drive.MOST_KEPT

    def test_rewinding_leads_to_what_was_at_any_distance(self, game: Game[Any]) -> None:
        match = podziemia.start(game.id, game.players[0], 8)
        chance = Rng(8)
        digests, told = [match.digest()], [len(match.all_events())]
        while not match.over:
            seat = chance.pick(sorted(match.pending))
            match.play(seat, match.pending[seat].sample(chance))
            digests.append(match.digest())
            told.append(len(match.all_events()))
        last = len(match.decisions)
        for count in (last - 1, last - 2, last * 3 // 4, last // 2, last // 7, 1, 0):
            match.rewind(count)
            assert (match.digest(), len(match.all_events())) == (digests[count], told[count])
            assert len(match.decisions) == count

    def test_a_copy_goes_back_by_the_same_safe_points(self, game: Game[Any]) -> None:
        match = podziemia.start(game.id, game.players[-1], 8)
        match.track()
        digests = play_on(match, 8, 10**6)
        fork, count = match.fork(events=True), len(match.decisions) * 3 // 4
        points = [point.decided for point in match._drive.kept or ()]
        assert [point.decided for point in fork._drive.kept or ()] == points
        fork.rewind(count)
        assert fork.digest() == digests[count]
        assert [point.decided for point in match._drive.kept or ()] == points

    def test_after_rewinding_the_same_decisions_lead_to_the_same_match(
        self, game: Game[Any]
    ) -> None:
        match = played(game, 9, 80)
        wanted, made = match.digest(), list(match.decisions)
        match.rewind(len(made) // 2)
        for decision in made[len(made) // 2 :]:
            match.repeat(decision)
        assert match.digest() == wanted

    def test_a_thawed_match_goes_back_before_the_moment_it_was_frozen(
        self, game: Game[Any]
    ) -> None:
        match = podziemia.start(game.id, game.players[-1], 10)
        digests = play_on(match, 10, 60)
        thawed = podziemia.start(game.id, game.players[-1], 10)
        thawed.thaw(match.freeze())
        told = list(match.all_events())
        assert list(thawed.all_events()) == told
        for seat in range(game.players[-1]):
            assert thawed.undoable(seat) == match.undoable(seat)
        last = len(digests) - 1
        for count in (last, last - 1, last // 2, 0):
            thawed.rewind(count)
            assert thawed.digest() == digests[count]
            assert list(thawed.all_events()) == told[: len(thawed.all_events())]

    def test_tracking_late_is_tracking_from_the_start(self, game: Game[Any]) -> None:
        late, early = (podziemia.start(game.id, game.players[-1], 12) for _ in range(2))
        early.track()
        for match in (late, early):
            play_on(match, 12, 50)
        late.track()
        kept = [match._drive.kept or [] for match in (late, early)]
        points = [[(point.decided, point.told) for point in each] for each in kept]
        assert points[0] == points[1]
        assert late.replayed_by_fork() == early.replayed_by_fork()
