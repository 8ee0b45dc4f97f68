"""The laws of the kernel, over every game, number of players and combination of options."""

from __future__ import annotations

from typing import Any

import pytest

import podziemia
from podziemia import IllegalChoice
from podziemia.kernel.bots import bots_of, make_bot
from podziemia.kernel.game import Game
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import (
    Moment,
    check_freeze,
    check_rejection,
    check_replay,
    check_undo,
)
from podziemia.lab.laws.inspector import DIGESTED
from podziemia.lab.plain_bots import happens
from tests.budget import Budget
from tests.laws.tables import (
    EVERYBODY,
    SHARES,
    Table,
    inspected,
    positions,
    some,
    some_positions,
)

POSITIONS = 8
"""In how many positions of a match a bot is looked at."""
REPLAYED = 5
"""So many decisions a fork may play again on average: a search makes thousands of forks."""

every_game = pytest.mark.parametrize("game", podziemia.games(), ids=str)


@every_game
def test_all_laws_hold(game: Game[Any], budget: Budget) -> None:
    assert game.inventory is not None

    def hold(number: int) -> None:
        table = Table.drawn(game, number)
        inspected(table.match(), table, some(table))

    budget.spend(SHARES["all laws"], EVERYBODY, hold)


@every_game
def test_a_record_tells_resignations_time_outs_and_instructions(
    game: Game[Any], budget: Budget
) -> None:
    def interfere(match: Match[Any], chance: Rng) -> None:
        seat = chance.pick(sorted(match.pending))
        if seat == WORLD:
            return
        if happens(chance, 0.01):
            match.resign(seat)
        elif happens(chance, 0.1):
            match.time_out(seat)
        elif happens(chance, 0.05):
            match.instruct(seat, [Instruction(match.pending[seat].prompt, {"type": "pass"})])

    def tell(number: int) -> None:
        table = Table.drawn(game, number)
        match = table.match()
        digests = {
            len(m.decisions): m.digest()
            for m in positions(match, table, decide=interfere)
            if m.over or len(m.decisions) % DIGESTED == 0
        }
        check_replay(match, digests)

    budget.spend(SHARES["record"], EVERYBODY, tell)


@every_game
def test_a_thawed_match_is_the_same_and_goes_on(game: Game[Any], budget: Budget) -> None:
    def thaw(number: int) -> None:
        table = Table.drawn(game, number)
        for match, seed in some_positions(table.match(), table, 0.04):
            check_freeze(match, seed)

    budget.spend(SHARES["freeze"], EVERYBODY, thaw)


@every_game
def test_taking_back_returns_to_what_was_and_tells_nothing(game: Game[Any], budget: Budget) -> None:
    taken = 0

    def take_back(number: int) -> None:
        nonlocal taken
        table = Table.drawn(game, number)
        moments: list[Moment] = []
        for match in positions(table.match(), table):
            if moments:
                taken += check_undo(match, moments)
            moments = [*moments[-3:], Moment.of(match)]
            if len(match.decisions) > 60:
                break

    budget.spend(SHARES["undo"], 3, take_back)
    assert taken


@every_game
@pytest.mark.parametrize("place", [0, -1], ids=["fewest", "most"])
def test_a_fork_replays_few_decisions(game: Game[Any], place: int) -> None:
    counts = len(game.players)
    tables = [Table.drawn(game, place % counts + counts * number) for number in range(6)]
    assert {table.players for table in tables} == {game.players[place]}
    matches = [positions(table.match(events=False), table) for table in tables]
    replayed = [match.replayed_by_fork() for played in matches for match in played]
    print(f"{sum(replayed) / len(replayed):.1f} decisions on average, {max(replayed)} at most")
    assert sum(replayed) / len(replayed) < REPLAYED


@every_game
def test_dealing_anew_does_deal_anew(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[-1], seed=5)
    assert game.inventory is not None
    seen_by = {name.partition(":")[0] for name in game.inventory(match.state)}
    knowing = {seat for seats in seen_by for seat in seats.split(",")}  # who knows any secret
    for viewer in (None, *game.players[:-1]):
        dealt = [match.determinize(viewer, seed) for seed in range(20)]
        assert len({d.digest() for d in dealt}) == len(dealt)
        for other in range(game.players[-1]):
            differs = any(d.view(other) != match.view(other) for d in dealt)
            assert differs == (str(other) in knowing and other != viewer), (viewer, other)


@every_game
def test_after_the_end_everything_is_refused(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[0], seed=3)
    while not match.over:
        seat = min(match.pending)
        match.play(seat, match.pending[seat].default)
    assert check_rejection(match, 1) > 10
    for seat in range(game.players[0]):
        with pytest.raises(IllegalChoice) as refusal:
            match.resign(seat)
        assert refusal.value.rule == game.over_rule
        assert match.undoable(seat) == 0


@every_game
def test_a_bot_looks_only_at_what_its_seat_knows(game: Game[Any], budget: Budget) -> None:
    def look(number: int) -> None:
        table = Table.drawn(game, number)
        length = sum(1 for _ in positions(table.match(events=False), table))
        for match, seed in some_positions(table.match(), table, POSITIONS / length):
            seats = sorted(match.pending.keys() - {WORLD})
            if not seats:
                continue
            seat = Rng(seed).pick(seats)
            dealt = match.determinize(seat, seed)
            for name in bots_of(game):
                chosen = make_bot(game, name, seed).choose(match.seen(seat))
                assert match.allows(seat, chosen)
                again = make_bot(game, name, seed).choose(dealt.seen(seat))
                assert again == chosen, (name, match.record().to_json())

    budget.spend(SHARES["bots"], EVERYBODY, look)
