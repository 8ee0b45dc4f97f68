"""What happened unseen is told to those who may know it, and to nobody else."""

from typing import Any

import pytest

import podziemia
from podziemia.games.paper_dungeons.content import BOSSES, HEROES
from podziemia.games.paper_dungeons.events import (
    BossFled,
    BossFought,
    CardsDealt,
    GameEnded,
    PowerKept,
)
from podziemia.kernel.events import secret_fields
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.texts import Texts
from podziemia.lab.corpus import play_on

GAME = find("paper_dungeons")


def arranged(players: int, given: dict[str, Any], **options: bool) -> Match[Any]:
    """A match that begins with a position."""
    return Match(GAME, GAME.arrange(players, options_for(GAME, options), given, Rng(1)))


def tags(match: Match[Any], seat: int | None) -> list[str]:
    """The kinds of events that a seat was told."""
    return [str(event.__struct_config__.tag) for event in match.events(seat)]


@pytest.mark.rule("PD-1.16")
def test_only_its_owner_sees_a_pair() -> None:
    event = CardsDealt("PD-1.8", 1, ("ranger", "noble"), ("wanderers", "big_hunt"))
    assert event.seen_by(1) == event
    for seat in (0, 2, None):
        assert event.seen_by(seat) == CardsDealt("PD-1.8", 1, (), ())


def test_everything_else_is_for_all() -> None:
    event = PowerKept("PD-1.11", 0, "ranger", ("rogue",))
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))
    assert [kind for kind in GAME.event_types if secret_fields(kind)] == [CardsDealt]


@pytest.mark.rule("PD-24.1")
def test_a_round_tells_others_nothing_before_it_ends() -> None:
    match = arranged(2, {})
    before = len(match.events(1))
    for choice in ({"type": "use_die", "die": 0}, {"type": "level_up", "hero": "warrior"}):
        match.play(0, choice)
    assert len(match.events(1)) == before == len(match.events(None))
    assert len(match.events(0)) > before


@pytest.mark.rule("PD-24.1", "PD-1.12")
def test_setup_powers_tell_others_nothing_before_all_are_done() -> None:
    given = {"phase": "powers", "players": {"0": {"power": "veteran"}, "2": {"power": "assassin"}}}
    match = arranged(3, given)
    before = len(match.events(1))
    for room in ("a1", "b1"):
        match.play(2, {"type": "slay", "room": room})
    match.play(0, {"type": "level_up", "hero": "rogue"})
    assert len(match.events(1)) == before == len(match.events(None))
    assert tags(match, 2)[before:] == ["monster_defeated", "monster_defeated"]
    match.play(0, {"type": "level_up", "hero": "cleric"})
    assert tags(match, 1)[before : before + 2] == ["preparation_shown", "preparation_shown"]
    assert [getattr(event, "seat", None) for event in match.events(1)[before:]][:2] == [0, 2]


@pytest.mark.rule("PD-24.1", "PD-16.2", "PD-16.22")
def test_damage_of_a_boss_is_told_in_the_order_of_the_seats() -> None:
    fighter = {"explored": ["d4"], "levels": [4, 3, 4, 4], "potions": 1, "damage": 14}
    given = {"phase": "boss", "round": 6, "dungeon": "dungeon_b"}
    players = {"0": fighter, "1": {**fighter, "levels": [4, 4, 3, 4]}}
    answers = {0: ["take_damage"] * 3, 1: ["use_potion", "take_damage", "use_potion"]}
    streams = []
    for order in ((0, 1), (1, 0)):
        match = arranged(2, {**given, "players": players}, manual_potions=True)
        told = len(match.all_events())
        for seat in order:
            assert len(match.all_events()) == told
            for choice in answers[seat]:
                match.play(seat, {"type": choice})
        streams.append(match.all_events())
        happened = ["damage_taken", "party_resurrected", "damage_taken"]
        assert tags(match, None)[told : told + 3] == happened
        assert match.view(0)["players"][1]["damage"] == 15
    assert streams[0] == streams[1]


@pytest.mark.rule("PD-3.12")
def test_a_resurrection_is_told_once() -> None:
    player = {"damage": 3, "room": "b6"}
    match = arranged(1, {"dungeon": "dungeon_b", "players": {"0": player}})
    rooms = ("b5", "c5", "b5", "c5")
    for die in (0, 1):
        match.play(0, {"type": "use_die", "die": die})
        match.play(0, {"type": "move"})
        for room in rooms[2 * die : 2 * die + 2]:
            match.play(0, {"type": "step", "room": room})
    assert match.state.players[0].sheet.damage == 7
    assert tags(match, 0).count("party_resurrected") == 1


@pytest.mark.rule("PD-22.5")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The adventure is over: -24 points."),
        ("pl", "Przygoda dobiegła końca: -24 punkty."),
    ],
)
def test_alone_the_end_is_no_victory(language: str, sentence: str) -> None:
    texts = Texts(GAME, language, ["Ola"], strict=True)
    assert texts.tell(GameEnded("PD-22.5", (0,), -24, True)) == sentence
    assert "Ola" in texts.tell(GameEnded("PD-17.13", (0,), 40, False))


@pytest.mark.rule("PD-16.4")
def test_a_fight_tells_what_the_strength_is_the_sum_of() -> None:
    match = podziemia.start("paper_dungeons", 3, seed=3)
    for _ in play_on(match, Rng(2)):
        pass
    fights = [event for event in match.events(None) if isinstance(event, BossFought | BossFled)]
    assert len(fights) == 9
    for event in fights:
        assert sum(value for _, value in event.parts) == event.strength
        whose = [name for name, _ in event.parts if name != "strength"]
        assert whose == [*HEROES, BOSSES[event.boss].weakness]
    assert any(event.parts[-1][0] == "strength" for event in fights)
