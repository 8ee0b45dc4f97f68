"""The laws in Paper Dungeons: every dungeon, few players and many, potions by hand or not."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.games.paper_dungeons.dungeon import DUNGEONS
from podziemia.kernel.asking import Option, Seat
from podziemia.kernel.events import Event
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import Dose, Inspector
from podziemia.lab.policies import happens
from tests.laws.tables import Table, positions

PLAYERS = (1, 2, 4, 8)
TABLES = [
    (dungeon, PLAYERS[place % 4], (place // 4) % 2 == 1) for place, dungeon in enumerate(DUNGEONS)
]
"""Every dungeon once, every number of players with and without potions by hand."""
STREAMS = 0.3  # of the positions where several must choose


def dose(players: int) -> Dose:
    """The more players, the longer the match and the fewer of its positions are looked at.

    A witness of a long match is slow, and has a law of its own over all numbers of players.
    """
    often, seldom = 0.06 / players, 0.04 / players
    witness = 1.0 if players <= 2 else 0.0
    return Dose(often, seldom, seldom, seldom, seldom, seldom, witness, replay=1.0)


def table(dungeon: str, players: int, *, manual_potions: bool) -> Table:
    """A table in a named dungeon; its players choose at random."""
    options: dict[str, Value] = {
        "adventure": dungeon,
        "manual_potions": manual_potions,
        "vanishing_gems": True,
    }
    seed = list(DUNGEONS).index(dungeon)
    return Table("paper_dungeons", players, seed, options, ("any",) * players)


@pytest.mark.rule("PD-1.1", "PD-24.1", "PD-24.3")
@pytest.mark.parametrize(("dungeon", "players", "manual_potions"), TABLES)
def test_all_laws_hold_from_the_first_card_to_the_last_boss(
    dungeon: str, players: int, manual_potions: bool
) -> None:
    agreed = table(dungeon, players, manual_potions=manual_potions)
    match = agreed.match()
    inspector = Inspector(match, agreed.seed, dose(players))
    for position in positions(match, agreed):
        if position.decisions:
            inspector.after()
        if not position.over:
            inspector.before()
    inspector.finish()


@pytest.mark.rule("PD-24.1", "PD-24.2", "PD-1.17")
@pytest.mark.parametrize("manual_potions", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_is_told_who_answered_first(players: int, manual_potions: bool) -> None:
    agreed = table("dungeon_e", players, manual_potions=manual_potions)
    chance = agreed.chance()
    tried = 0
    for match in positions(agreed.match(), agreed):
        if len(match.pending) > 1 and happens(chance, STREAMS):
            answers = {seat: answers_of(match, seat, chance) for seat in sorted(match.pending)}
            forwards, backwards = sorted(answers), sorted(answers, reverse=True)
            assert told(match, answers, forwards) == told(match, answers, backwards)
            tried += 1
    assert tried > 10


def answers_of(match: Match[Any], seat: Seat, chance: Rng) -> list[Option]:
    """Answers of a seat, at random, until it waits for the others."""
    alone = match.fork()
    given: list[Option] = []
    while seat in alone.pending:
        given.append(chance.pick(alone.pending[seat].options))
        alone.play(seat, given[-1])
    return given


def told(
    match: Match[Any], answers: dict[Seat, list[Option]], order: list[Seat]
) -> dict[Seat | None, list[Event]]:
    """What everybody is told when the answers arrive seat after seat in this order."""
    other = match.fork(events=True)
    for seat in order:
        for option in answers[seat]:
            other.play(seat, option)
    return {viewer: other.events(viewer) for viewer in (None, *range(match.state.players_count))}


def test_the_tables_cover_what_they_should() -> None:
    assert {dungeon for dungeon, _, _ in TABLES} == set(DUNGEONS)
    assert {(players, by_hand) for _, players, by_hand in TABLES} == {
        (players, by_hand) for players in PLAYERS for by_hand in (False, True)
    }
