"""DJ-8: dice as they are rolled; power dice outside of attacks (DJ-8.5)."""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

from ..content import DICE
from ..state import State
from ..vocabulary import DieId, Symbol

FACES: Final = 6


class Side(NamedTuple):
    """DJ-8.1: a face of a die as plain numbers."""

    range: int
    damage: int
    surges: int
    enhancements: int
    miss: bool


SIDES: Final[dict[DieId, tuple[Side, ...]]] = {
    color: tuple(
        Side(face.range, face.damage, face.surge, face.enhancement, face.miss)
        for face in DICE[color].faces
    )
    for color in get_args(DieId)
}
SYMBOLS: Final[tuple[Symbol, ...]] = tuple(
    "surge" if side.surges else "enhancement" if side.enhancements else "blank"
    for side in SIDES["black"]
)
"""DJ-8.2: what the power die shows on each face."""


def roll(state: State, count: int) -> tuple[int, ...]:
    """Dice of any colour: their faces, from 0."""
    die = state.rng.die
    return tuple([die(FACES) - 1 for _ in range(count)])


def shown(faces: tuple[int, ...], symbol: Symbol) -> int:
    """DJ-8.2: how many power dice show this."""
    return sum(SYMBOLS[face] == symbol for face in faces)
