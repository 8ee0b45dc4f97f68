"""Throws and drops for the tests of the physics."""

from __future__ import annotations

from podziemia.games.dungeon_fighter.options import Landed, Throw
from podziemia.games.dungeon_fighter.throws import hand
from podziemia.games.dungeon_fighter.throws.draws import Draws
from podziemia.games.dungeon_fighter.throws.facts import Die, Facts, Request
from podziemia.games.dungeon_fighter.throws.physics.throwing import Flying, simulate
from podziemia.games.dungeon_fighter.throws.release import Start
from podziemia.kernel.rng import Rng

RED = (Die("red", "red"),)
CM = 0.01
LONG = 6.0


def throw(request: Request, thrown: Throw | None = None, seed: int | str = 0) -> Landed:
    """One throw; the nominal one, if none is given."""
    return simulate(request, thrown or hand.nominal(request.required), Rng(seed))


def drop(request: Request, x: float, y: float, height: float = 2.0, seed: int | str = 0) -> Facts:
    """What a die reports that is dropped over a point (centimetres)."""
    place = (x * CM, y * CM, height * CM)
    start = Start(place, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), 0.0, None, frozenset())
    flying = Flying(request, Throw(), start, Draws(Rng(seed)))
    assert flying.go(LONG)
    return flying.facts(0)
