"""DF-1.4, DF-1.5: round after round until the third market, then the big bad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Rules

from ..content import NUMBERS
from ..state import State
from .dungeon import choose_room, draw_rooms, enter_room
from .end import Ended
from .fight import boss_battle, fight
from .market import close_market, open_market, place_upgrades, trade
from .passing import pass_equipment
from .rest import inherit, loot, move_on, scars
from .setup import choose_heroes, choose_leader, setup


def play(state: State) -> Rules[Outcome]:
    """DF-1 to DF-16: set-up, rounds, and the battle with the big bad."""
    ended = Ended  # when Python ends, a match under way may outlive the names of this module
    try:
        yield from phases(state, "game", MATCH)
    except ended as end:
        return end.outcome
    raise AssertionError


def rounds(state: State) -> Rules:
    """DF-1.4, DF-12.12: rounds, until the third market is over."""
    while state.markets < NUMBERS.setup.markets:
        yield from phases(state, "round", ROUND)


ROUND: Final[list[Callable[[State], Rules[None]]]] = [
    draw_rooms,
    choose_room,
    enter_room,
    fight,
    loot,
    scars,
    move_on,
    inherit,
    pass_equipment,
    open_market,
    place_upgrades,
    trade,
    close_market,
]
MATCH: Final[list[Callable[[State], Rules[None]]]] = [
    setup,
    choose_heroes,
    choose_leader,
    rounds,
    boss_battle,
]
