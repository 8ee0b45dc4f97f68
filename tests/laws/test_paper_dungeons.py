"""The laws in Paper Dungeons: every dungeon and campaign, few players and many, all variants."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.games.paper_dungeons.content import CAMPAIGNS
from podziemia.games.paper_dungeons.dungeon import DUNGEONS
from podziemia.kernel.events import Event
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option, Seat
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.lab.plain_bots import happens
from podziemia.lab.simulate import variants
from tests.budget import Budget
from tests.laws.tables import SHARES, Table, inspected, positions, some

GAME = find("paper_dungeons")
VARIANTS = variants(GAME, ("adventure",))
TABLES = [
    *((dungeon, (1, 2, 4, 8)[place % 4]) for place, dungeon in enumerate(DUNGEONS)),
    *((campaign, (1, 2)[place % 2]) for place, campaign in enumerate(CAMPAIGNS)),
]
"""Every dungeon and every campaign; each table plays with another variant."""
ADVENTURES = [adventure for adventure, _ in TABLES]
STREAMS = 0.3  # of the positions where several must choose


def table(number: int) -> Table:
    """A table in each dungeon and campaign in turn; its players choose at random."""
    adventure, players = TABLES[number % len(TABLES)]
    options: dict[str, Value] = {**VARIANTS[number % len(VARIANTS)], "adventure": adventure}
    return Table("paper_dungeons", players, number, options, ("any",) * players)


@pytest.mark.rule("PD-1.1", "PD-24.1", "PD-24.3", "PD-21.1")
def test_all_laws_hold_from_the_first_card_to_the_last_boss(budget: Budget) -> None:
    def hold(number: int) -> None:
        agreed = table(number)
        inspected(agreed.match(), agreed, some(agreed))

    budget.spend(SHARES["its own"], len(TABLES), hold)


@pytest.mark.rule("PD-24.1", "PD-24.2", "PD-1.17")
@pytest.mark.parametrize("manual_potions", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_is_told_who_answered_first(players: int, manual_potions: bool) -> None:
    options: dict[str, Value] = {"adventure": "dungeon_e", "manual_potions": manual_potions}
    agreed = Table("paper_dungeons", players, 4, options, ("any",) * players)
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
    [adventure] = [switch for switch in GAME.switches if switch.id == "adventure"]
    assert set(ADVENTURES) == {*adventure.choices} - {adventure.default}
    played = [table(number).options for number in range(len(TABLES))]
    for switch in GAME.switches:
        if isinstance(switch.default, bool):
            assert {options[switch.id] for options in played} == {False, True}
    assert len({options["mission"] for options in played}) > 8
