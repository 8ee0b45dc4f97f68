"""What no scenario can say of the rules: what a throw is asked with, and what other boxes bring."""

from __future__ import annotations

import msgspec
import pytest

import podziemia
from podziemia.games.dungeon_fighter import GAME
from podziemia.games.dungeon_fighter.content import CARD_INFO, HEROES, PHYSICS
from podziemia.games.dungeon_fighter.inventory import inventory
from podziemia.games.dungeon_fighter.options import ChooseHero
from podziemia.games.dungeon_fighter.rules.demands import request
from podziemia.games.dungeon_fighter.rules.outside import simulated
from podziemia.games.dungeon_fighter.shown.limits import has_preview
from podziemia.games.dungeon_fighter.state import State
from podziemia.games.dungeon_fighter.throws.facts import Die, LyingDie, LyingOverlay, Pose
from podziemia.kernel.match import Match
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng

GIVEN = {
    "monster": "mors_na_diecie",
    "room": "lodowisko",
    "icebergs": ["hole_sw", "hole_ne"],
    "overlays": ["weak_point"],
    "lying": {"green": [2000, 3000]},
    "dice": ["red", "water"],
    "granted": ["water"],
}


def arranged(**options: str) -> Match[State]:
    """A position of a fight."""
    chosen = options_for(GAME, options)
    return Match(GAME, GAME.arrange(2, chosen, GIVEN, Rng(1)))


@pytest.mark.rule("DF-13.6")
def test_whoever_throws_is_asked_with_everything_that_lies_there() -> None:
    match = arranged()
    match.play(0, {"type": "take_die", "die": "red"})
    asked = request(match.state)
    assert asked.dice == (Die("red", "red"),)
    assert asked.required == ("floe", "low_profile")
    assert asked.icebergs == ("hole_ne", "hole_sw")
    assert asked.overlays == (LyingOverlay("weak_point"),)
    assert asked.lying == (LyingDie("green", "green", Pose(2000, 3000, 0)),)
    assert asked.repetition == 0
    assert simulated(asked).overlays == ()  # nobody knows where it lies


@pytest.mark.rule("DF-10.39", "DF-13.16")
def test_three_cubes_are_one_request() -> None:
    match = arranged()
    match.play(0, {"type": "take_die", "die": "water"})
    names = [die.id for die in request(match.state).dice]
    assert names == ["water_1", "water_2", "water_3"]


@pytest.mark.rule("DF-13.3", "DF-13.5")
def test_what_came_of_a_throw_is_kept_and_never_asked_again() -> None:
    match = podziemia.start("dungeon_fighter", 2, 5)
    while not match.over:
        seat = min(match.pending)
        match.play(seat, match.pending[seat].sample(match.chance("test")))
    record = match.record()
    assert any(decision.by == "world" for decision in record.decisions)
    again = podziemia.replay(record)
    assert again.digest() == match.digest()


@pytest.mark.rule("DF-13.23")
def test_the_constants_of_the_world_stand_in_a_file() -> None:
    simulation = PHYSICS.simulation
    assert 0 < simulation.timestep <= 0.0005
    assert 0 < PHYSICS.materials.table.restitution < 1


@pytest.mark.rule("DF-13.32")
@pytest.mark.parametrize(
    ("required", "drawn"),
    [
        ((), True),
        (("pond", "airborne"), True),
        (("low_profile",), False),
        (("pond", "blind"), False),
    ],
)
def test_what_cannot_be_seen_has_no_aiming_line(required: tuple[str, ...], drawn: bool) -> None:
    assert has_preview(required) is drawn


@pytest.mark.rule("DF-16.26", "DF-16.27")
def test_another_box_brings_its_heroes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = msgspec.structs.replace(HEROES["jack_wrobel"], id="guest")
    monkeypatch.setitem(HEROES, "guest", guest)
    match = podziemia.start("dungeon_fighter", 2, 5)
    assert ChooseHero("guest") in match.pending[0].options
    match.play(0, ChooseHero("guest"))
    assert match.state.heroes[0].piece == "guest"


def test_whatever_can_be_looked_up_is_somewhere() -> None:
    """What events name, as titles at the end, everybody may know."""
    match = podziemia.start("dungeon_fighter", 2, 5)
    there = {where.split(":", 2)[2] for where in inventory(match.state)}
    assert there == set(CARD_INFO)
    open_to_all = {where.split(":", 2)[2] for where in inventory(match.state) if "all:" in where}
    assert {"rowdies", "weak_point", "fix", "jack_wrobel"} <= open_to_all
