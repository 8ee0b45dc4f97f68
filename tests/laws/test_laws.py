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
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import (
    Moment,
    check_freeze,
    check_rejection,
    check_replay,
    check_undo,
)
from podziemia.lab.laws.inspector import DIGESTED
from podziemia.lab.policies import happens
from tests.laws.tables import (
    Table,
    examples,
    inspected,
    positions,
    some,
    some_positions,
    tables,
)

SEATS = 128
"""How many seats there would be if everybody came: the more may play, the fewer matches. With all
the tests of this folder a game takes up to 40 CPU seconds."""
POSITIONS = 8
"""In how many positions of a match a bot is looked at."""

every_game = pytest.mark.parametrize("game", podziemia.games(), ids=str)


@every_game
def test_all_laws_hold(game: Game[Any]) -> None:
    assert game.inventory is not None

    @examples(SEATS // game.players[-1])
    @given(table=tables(game))
    def hold(table: Table) -> None:
        inspected(table.match(), table, some(table))

    hold()


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

    digests = {
        len(m.decisions): m.digest()
        for m in positions(match, table, decide=interfere)
        if m.over or len(m.decisions) % DIGESTED == 0
    }
    check_replay(match, digests)


@every_game
@examples(12)
@given(data=st.data())
def test_a_thawed_match_is_the_same_and_goes_on(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    for match, seed in some_positions(table.match(), table, 0.04):
        check_freeze(match, seed)


@every_game
@examples(4)
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
def test_dealing_anew_does_deal_anew(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[-1], seed=5)
    for viewer in (None, *game.players[:-1]):
        dealt = [match.determinize(viewer, seed) for seed in range(20)]
        for other in range(game.players[-1]):
            differs = any(d.view(other) != match.view(other) for d in dealt)
            assert differs == (other != viewer), (viewer, other)


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
@examples(4)
@given(data=st.data())
def test_a_bot_looks_only_at_what_its_seat_knows(game: Game[Any], data: DataObject) -> None:
    table = data.draw(tables(game))
    length = sum(1 for _ in positions(table.match(events=False), table))
    for match, seed in some_positions(table.match(), table, POSITIONS / length):
        if match.over:
            continue
        seat = Rng(seed).pick(sorted(match.pending))
        ask, dealt = match.pending[seat], match.determinize(seat, seed)
        for name in bots_of(game):
            chosen = make_bot(game, name, seed).choose(match.seen(seat))
            assert chosen in ask.options
            again = make_bot(game, name, seed).choose(dealt.seen(seat))
            assert again == chosen, (name, match.record().to_json())
