"""What no scenario can say of the rules: what a throw is asked with, and what other boxes bring."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.games.dungeon_fighter import GAME
from podziemia.games.dungeon_fighter.content import CARD_INFO, HEROES, PHYSICS
from podziemia.games.dungeon_fighter.inventory import inventory
from podziemia.games.dungeon_fighter.options import ChooseHero, Flipped
from podziemia.games.dungeon_fighter.rules.demands import request
from podziemia.games.dungeon_fighter.rules.outside import simulated
from podziemia.games.dungeon_fighter.shown.limits import has_preview
from podziemia.games.dungeon_fighter.state import State
from podziemia.games.dungeon_fighter.throws.facts import (
    Die,
    FlipRequest,
    LyingDie,
    LyingOverlay,
    Pose,
)
from podziemia.games.dungeon_fighter.throws.world import flipping
from podziemia.kernel.bots import advance, make_bot
from podziemia.kernel.errors import IllegalChoice, Refusal
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
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


LIES_SOMEHOW = {"die": "red", "corners": [{"section": "middle_1"}]}


@pytest.mark.rule("DF-13.5", "DF-13.25", "DF-10.4")
@pytest.mark.parametrize(
    "odd",
    [
        {"facts": [{**LIES_SOMEHOW, "pose": {"x": 0, "y": 0, "z": 600, "qw": 0}}]},
        {"facts": [LIES_SOMEHOW], "moved": [{"die": "blue", "pose": None}]},
        {
            "facts": [LIES_SOMEHOW],
            "moved": [{"die": "green", "pose": {"x": 0, "y": 0, "z": 0, "qx": 30_000}}],
        },
        {"facts": [{**LIES_SOMEHOW, "icebergs_touched": ["hole_ne", "hole_ne"]}]},
    ],
)
def test_what_cannot_have_happened_is_refused(odd: dict[str, Any]) -> None:
    match = arranged(throws="physics")
    match.play(0, {"type": "take_die", "die": "red"})
    match.play(0, match.pending[0].default)
    sound = {"facts": [{**LIES_SOMEHOW, "pose": {"x": 0, "y": 0, "z": 600}}]}
    assert match.allows(WORLD, {"type": "landed", **sound})
    with pytest.raises(IllegalChoice, match=r"DF-13\.5"):
        match.play(WORLD, {"type": "landed", **odd})


@pytest.mark.rule("DF-10.19", "DF-13.40")
@pytest.mark.parametrize(
    "odd",
    [
        {"pose": {"x": 0, "y": 0, "z": 600, "qw": 0}},
        {"moved": [{"die": "blue", "pose": None}]},
        {"dice_underneath": ["blue"]},
    ],
)
def test_a_flip_that_cannot_have_happened_is_refused(odd: dict[str, Any]) -> None:
    free = flipping(FlipRequest("weak_point", (LyingDie("red", "red", Pose(0, 0, 0)),)))
    fell = {"turned_degrees": 200, "touches_table": False, "on_target": True}
    assert free.check is not None
    free.check(msgspec.convert(fell, Flipped))
    with pytest.raises(Refusal, match=r"DF-13\.5"):
        free.check(msgspec.convert(fell | odd, Flipped))


@pytest.mark.rule("DF-13.4")
@pytest.mark.parametrize("name", sorted(GAME.bots))
def test_at_a_real_table_bots_let_the_program_throw(name: str) -> None:
    match = podziemia.start("dungeon_fighter", 2, 5, {"throws": "table"}, [name, name])
    bots = {seat: make_bot(GAME, name, seat) for seat in range(2)}
    while all(ask.prompt != "how" for ask in match.pending.values()):
        advance(match, bots, 1)
    advance(match, bots, 1)
    assert [ask.prompt for ask in match.pending.values()] == ["throw"]


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
