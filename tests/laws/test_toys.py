"""The laws over toy games, one for every idea that the larger games stand on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from podziemia.kernel.game import Game
from podziemia.lab.laws import THOROUGH, LawBroken
from tests.budget import Budget
from tests.laws.toys.auction import auction
from tests.laws.toys.cave import cave
from tests.laws.toys.chests import chests
from tests.laws.toys.crypt import crypt
from tests.laws.toys.duel import duel
from tests.laws.toys.fog import fog
from tests.laws.toys.heroes import heroes
from tests.laws.toys.inspection import EVERYTHING, INTERRUPTIONS, inspected
from tests.laws.toys.lamps import lamps
from tests.laws.toys.march import march
from tests.laws.toys.overlord import overlord
from tests.laws.toys.raid import raid
from tests.laws.toys.sheets import sheets
from tests.laws.toys.throws import throws
from tests.laws.toys.volunteers import volunteers
from tests.laws.toys.wells import wells

MakeToy = Callable[..., Game[Any]]
TOYS: list[MakeToy] = [
    heroes, overlord, auction, throws, chests, volunteers, lamps, sheets, march, raid, cave, wells,
    duel, fog, crypt,
]  # fmt: skip


@pytest.mark.parametrize("make", TOYS, ids=lambda make: make.__name__)
@pytest.mark.parametrize("interruptions", [0.0, INTERRUPTIONS], ids=["calm", "interrupted"])
def test_a_toy_keeps_all_laws(
    make: MakeToy, interruptions: float, monkeypatch: pytest.MonkeyPatch, budget: Budget
) -> None:
    game = make()

    def hold(number: int) -> None:
        players = game.players[-(number % 2)]  # the fewest and the most in turn
        dose = EVERYTHING if number < CLOSELY else THOROUGH
        match = inspected(
            game, players, number, monkeypatch, interruptions=interruptions, dose=dose
        )
        assert match.over

    budget.spend(SECONDS, SAMPLES, hold)


CLOSELY, SAMPLES, SECONDS = 2, 8, 1.5
"""So many matches are looked at closely, and so many at least; more, while there is time."""

OTHERS_ASIDE = replace(EVERYTHING, lockstep=0.0, views=0.0, undo=0.0)
"""For the laws of OUTRUN, because those of leaks and of undo would find them broken first."""

OUTRUN = ("termination", "fork", "rejection")

FAULTS: list[tuple[MakeToy, str, str]] = [
    # game, fault, the law that is broken
    (heroes, "one of them wins", "termination"),
    (chests, "nobody wins", "termination"),
    (raid, "plain loop", "fork"),
    (raid, "loop not left", "soundness"),
    (sheets, "place in a local variable", "fork"),
    (sheets, "open sheets", "no leaks"),
    (sheets, "told to all", "no leaks"),
    (auction, "wavering check", "rejection"),
    (auction, "telling sample", "no leaks"),
    (fog, "no fog", "no leaks"),
    (fog, "loud shift", "no leaks"),
    (fog, "telling words", "no leaks"),
    (throws, "computed anew", "fork"),
    (throws, "world wavers", "determinism"),
    (throws, "world meddles", "determinism"),
    (throws, "world cheats", "determinism"),
    (march, "a list of squares", "brevity"),
    (lamps, "hidden round", "no leaks"),
    (overlord, "one hero wins", "termination"),
    (raid, "nothing expires", "conservation"),
    (volunteers, "lowest seat taken", "conservation"),
]


@pytest.mark.parametrize(("make", "fault", "law"), FAULTS, ids=[row[1] for row in FAULTS])
def test_a_broken_law_is_found_out(
    make: MakeToy, fault: str, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, dose = make(fault), OTHERS_ASIDE if law in OUTRUN else EVERYTHING
    for seed in range(10):
        try:
            inspected(game, game.players[-1], seed, monkeypatch, dose=dose)
        except LawBroken as broken:
            assert broken.law == law  # noqa: PT017 -- one match of several
            return
    pytest.fail("nobody found it out")
