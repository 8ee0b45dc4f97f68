"""At a real table: what the leader confirms, and where reported dice are drawn; who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.games.dungeon_fighter import GAME
from podziemia.games.dungeon_fighter.options import Report
from podziemia.games.dungeon_fighter.state import State
from podziemia.kernel.match import Match
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Die, Zone
from podziemia.kernel.texts import texts

FIGHT: dict[str, Any] = {"monster": "pan_elastyczny", "leader": 1}
REPORTED = {
    "type": "report",
    "bounced": True,
    "lies": "section",
    "sections": ["middle_0"],
    "symbol": "eye",
}


TAKE, BY_HAND = {"type": "take_die", "die": "red"}, {"type": "by_hand"}


def table(**given: Any) -> Match[State]:
    """A fight at a table with real dice."""
    options = options_for(GAME, {"throws": "table"})
    return Match(GAME, GAME.arrange(2, options, FIGHT | given, Rng(1)))


def zone(match: Match[State], name: str) -> Zone:
    """A part of the table, as the leader sees it."""
    (found,) = (each for each in GAME.scene(match.view(1)).pieces if each.id == name)
    assert isinstance(found, Zone)
    return found


def throw(match: Match[State]) -> None:
    """Seat 0 takes the red die, throws it, and reports it."""
    match.play(0, TAKE)
    match.play(0, BY_HAND)
    match.play(0, REPORTED)


@pytest.mark.rule("DF-13.33")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The die bounced off the table and lies in a 3, with the eye. Is that right?"),
        ("pl", "Kość odbiła się od stołu i leży w sekcji 3, z okiem. Zgadza się?"),
    ],
)
def test_a_leader_reads_what_is_to_be_confirmed(language: Any, said: str) -> None:
    match = table()
    throw(match)
    ask = match.pending[1]
    assert texts("dungeon_fighter", language).say("df-ask-confirm", ask.about) == said
    match.play(1, {"type": "correct"})
    assert isinstance(match.state.report, Report)
    assert '"sections":["middle_0"]' in str(zone(match, "throw").facts["report"])


@pytest.mark.rule("DF-4.11")
def test_a_reported_die_goes_on_lying_where_it_was_seen() -> None:
    match = table()
    throw(match)
    match.play(1, {"type": "confirm"})
    assert match.pending[1].prompt == "take-die"
    (red,) = (each for each in zone(match, "arena").children if each.id == "die:red")
    assert isinstance(red, Die)
    assert red.facts["sections"] == "middle_0"


@pytest.mark.rule("DF-12.25")
def test_whoever_waits_until_it_hurts_is_not_asked_before() -> None:
    carrier = {"hero": "rysiek_niedzwiedz", "gear": ["goraca_czekolada"]}
    match = table(heroes={"0": {"hero": "jack_wrobel"}, "1": carrier})
    told = {"lies": "hole", "sections": []}  # a miss, which hurts
    asked = []
    while match.state.active == 0:
        (seat,) = match.pending
        ask = match.pending[seat]
        if ask.prompt == "cards":
            offer = match.offer(seat, ask.options[0])
            asked.append([ask.about["window"], *(each.words.message for each in offer.lasting)])
        answers: dict[str, Any] = {"take-die": TAKE, "how": BY_HAND, "report": REPORTED | told}
        match.play(seat, answers.get(ask.prompt) or ask.options[0])
    calm, fight = "df-lasting-calm", "df-lasting-fight"
    assert asked[:3] == [["W1", calm, fight], ["W5", fight], ["W6", calm, fight]]
