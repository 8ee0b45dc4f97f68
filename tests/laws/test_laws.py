"""The laws of the kernel, over every game, number of players and combination of options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

import podziemia
from podziemia import IllegalChoice
from podziemia.kernel.bots import bots_of, make_bot
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng
from podziemia.kernel.standing import Instruction
from podziemia.lab.laws import (
    Moment,
    Witness,
    check_conservation,
    check_fork,
    check_freeze,
    check_length,
    check_lockstep,
    check_order,
    check_outcome,
    check_rejection,
    check_replay,
    check_undo,
    check_views,
    totals,
)
from podziemia.lab.policies import OTHERS, happens
from tests.laws.tables import examples, positions, some_positions, tables

ORDERS_TRIED = 160
"""How many orders of answers are tried over a match, in proportion to what one costs."""

every_game = pytest.mark.parametrize("game", podziemia.games(), ids=str)


@every_game
@examples(12)
@given(data=st.data())
def test_a_record_replays_to_the_same_digests(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    match = table.match()
    digests = {len(m.decisions): m.digest() for m in positions(match, table)}
    check_replay(match, digests)


@every_game
@examples(12)
@given(data=st.data())
def test_a_record_tells_resignations_time_outs_and_instructions(
    game: Game[Any], data: DataObject
) -> None:
    table = data.draw(tables(game))
    match = table.match()

    def interfere(match: Match[Any], chance: Rng) -> None:
        seat = chance.pick(sorted(match.pending))
        if happens(chance, 0.01):
            match.resign(seat)
        elif happens(chance, 0.1):
            match.time_out(seat)
        elif happens(chance, 0.05):
            match.instruct(seat, [Instruction(match.pending[seat].prompt, {"type": "pass"})])

    digests = {len(m.decisions): m.digest() for m in positions(match, table, decide=interfere)}
    check_replay(match, digests)


@every_game
@examples(12)
@given(data=st.data())
def test_a_fork_is_the_same_and_independent(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    for match, seed in some_positions(table.match(), table, 0.04):
        check_fork(match, seed)


@every_game
@examples(12)
@given(data=st.data())
def test_a_thawed_match_is_the_same_and_goes_on(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    for match, seed in some_positions(table.match(), table, 0.04):
        check_freeze(match, seed)


@every_game
@examples(12)
@given(data=st.data())
def test_a_fork_goes_the_way_of_its_match(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    shadow = None
    for match in positions(table.match(), table):
        if shadow is None:
            shadow = match.fork()
        for decision in match.decisions[len(shadow.decisions) :]:
            shadow.repeat(decision)
        assert shadow.digest() == match.digest()


@every_game
@examples(10)
@given(data=st.data())
def test_taking_back_returns_to_what_was_and_tells_nothing(
    game: Game[Any], data: DataObject
) -> None:
    table = data.draw(tables(game))
    moments: list[Moment] = []
    taken = 0
    for match in positions(table.match(), table):
        if moments:
            taken += check_undo(match, moments)
        moments = [*moments[-3:], Moment.of(match)]
        if len(match.decisions) > 60:
            break
    assert taken


@every_game
@examples(16)
@given(data=st.data())
def test_a_seat_cannot_tell_what_it_may_not_know(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    policy = data.draw(st.sampled_from(OTHERS))
    seat = data.draw(st.sampled_from((None, *range(table.players))))
    for match, seed in some_positions(table.match(), table, 0.12):
        check_lockstep(match, seat, seed, policy=policy)


@every_game
@examples(12)
@given(data=st.data())
def test_dealing_anew_changes_nobodys_view(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    for match, seed in some_positions(table.match(), table, 0.05):
        check_views(match, (seed,))


@every_game
def test_dealing_anew_does_deal_anew(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[-1], seed=5)
    for viewer in (None, *game.players[:-1]):
        dealt = [match.determinize(viewer, seed) for seed in range(20)]
        for other in range(game.players[-1]):
            differs = any(d.view(other) != match.view(other) for d in dealt)
            assert differs == (other != viewer), (viewer, other)


@every_game
@examples(12)
@given(data=st.data())
def test_nobody_is_told_a_card_they_cannot_have_seen(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    match = table.match()
    witness = Witness(match)
    for _ in positions(match, table):
        witness.check()


@every_game
@examples(16)
@given(data=st.data())
def test_every_card_is_somewhere_exactly_once(game: Game[Any], data: DataObject) -> None:
    assert game.inventory is not None
    table = data.draw(tables(game))
    match = table.match(events=False)
    box = totals(match)
    for position in positions(match, table):
        check_conservation(position, box)


@every_game
@examples(30)
@given(data=st.data())
def test_every_match_ends(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    match = table.match(events=False)
    for position in positions(match, table):
        check_length(position)
    check_outcome(match)


@every_game
@examples(12)
@given(data=st.data())
def test_what_is_not_offered_is_refused(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    for match, seed in some_positions(table.match(), table, 0.03):
        check_rejection(match, seed)


@every_game
def test_after_the_end_everything_is_refused(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[0], seed=3)
    while not match.over:
        match.play(min(match.pending), 0)
    assert check_rejection(match, 1) > 10
    for seat in range(game.players[0]):
        with pytest.raises(IllegalChoice) as refusal:
            match.resign(seat)
        assert refusal.value.rule == game.over_rule
        assert match.undoable(seat) == 0


@every_game
@examples(12)
@given(data=st.data())
def test_answers_given_at_the_same_time_come_in_any_order(
    game: Game[Any], data: DataObject
) -> None:
    table = data.draw(tables(game))
    several = sum(len(m.pending) > 1 for m in positions(table.match(events=False), table))
    share = ORDERS_TRIED / (table.players**2 * max(several, 1))
    for match, seed in some_positions(table.match(), table, share):
        check_order(match, seed)


@every_game
@examples(8)
@given(data=st.data())
def test_a_bot_looks_only_at_what_its_seat_knows(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    for match, seed in some_positions(table.match(), table, 0.2):
        for seat, ask in sorted(match.pending.items()):
            dealt = match.determinize(seat, seed)
            for name in bots_of(game):
                chosen = make_bot(game, name, seed).choose(match.seen(seat))
                assert chosen in ask.options
                again = make_bot(game, name, seed).choose(dealt.seen(seat))
                assert again == chosen, (name, match.record().to_json())
