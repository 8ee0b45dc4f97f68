"""DF-13.5: how flights are written down; the browser reads the same ones (`recorded.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from podziemia.games.dungeon_fighter.throws.flight import (
    TOUCHED,
    Flown,
    Frame,
    Touch,
    read,
    written,
)

RECORDED: Final[list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("flights.json").read_text(encoding="utf-8")
)
STILL: Final = (0.1, -0.2, 0.3, 1.0, 0.0, 0.0, 0.0)
FAR: Final = (9.0, -9.0, 0.0, 1.0, 0.0, 0.0, 0.0)
LONGEST: Final = 60_000


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda recorded: recorded["name"])
def test_recorded_flights_are_read(recorded: dict[str, Any]) -> None:
    assert len(recorded["flight"]) < LONGEST
    flown = read(recorded["flight"])
    assert written(flown) == recorded["flight"]
    assert list(flown.names) == recorded["bodies"]
    assert len(flown.frames) == recorded["frames"]
    for frame, name in ((flown.frames[0], "first"), (flown.frames[-1], "last")):
        assert [list(pose) for pose in frame.bodies] == recorded[name]
    assert round(flown.frames[-1].at * 1000) == recorded["ends"]
    told = [
        [round(touch.at * 1000), flown.names[touch.body], touch.what, round(touch.speed * 1000)]
        for touch in flown.touches
    ]
    assert told == recorded["touches"]


def test_what_is_written_is_read_again() -> None:
    flown = Flown(
        ("thrown:0", "die:biała"),
        (Frame(0.0, (STILL, STILL)), Frame(1.5, (STILL, STILL))),
        tuple(Touch(1.0, 1, what, 0.5) for what in TOUCHED),
    )
    assert read(written(flown)) == flown


def test_numbers_that_are_too_large_are_cut() -> None:
    flown = Flown(("thrown:0",), (Frame(99.0, (FAR,)),), (Touch(99.0, 0, "die:red", 99.0),))
    found = read(written(flown))
    assert found.frames[0].at == 65.535
    assert found.frames[0].bodies[0][:2] == (1.63835, -1.63835)
    assert found.touches[0] == Touch(65.535, 0, "die", 65.535)


def test_of_a_very_long_flight_frames_are_left_out() -> None:
    names = tuple(f"die:{number}" for number in range(12))
    frames = tuple(Frame(number / 100, (STILL,) * 12) for number in range(400))
    text = written(Flown(names, frames, ()))
    assert len(text) < LONGEST
    found = read(text)
    assert len(found.frames) == 201
    assert (found.frames[0], found.frames[-1]) == (frames[0], frames[-1])


def test_a_flight_without_touches() -> None:
    flown = Flown(("thrown:0",), (Frame(0.0, (STILL,)),), ())
    assert read(written(flown)) == flown
