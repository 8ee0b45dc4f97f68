"""DJ-12.6: event cards; Aim and Dodge are asked about inside attacks (`hand`)."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.effects import Effects
from podziemia.kernel.questions import Rules

from ...state import Monster, State
from ..hand import moment, window

ACTIVATED: Final = moment("activation-card", "DJ-12.22", "monster_activated")
GUST: Final = "gust"
"""The end of modifiers that last until the overlord's next turn begins (DJ-12.29)."""
SIGHT: Final = 5
ACTIVATION_CARDS: Final = Effects[[State, Monster], None]()
"""What cards do that are played on a monster when it is activated."""


def activation_window(state: State, monster: Monster) -> Rules[bool]:
    """DJ-12.22, DJ-26.28: one card at most, and none on a monster whose activation is over; whether
    one was played."""
    card = yield from window(state, ACTIVATED, piece=monster.piece)
    if card is None:
        return False
    yield from ACTIVATION_CARDS[card.id](state, monster)
    return True


@ACTIVATION_CARDS.at_once
def charge(state: State, monster: Monster) -> None:
    """DJ-12.22: twice as many movement points."""
    state.activation.mp *= 2


@ACTIVATION_CARDS.at_once
def rage(state: State, monster: Monster) -> None:
    """DJ-12.22, DJ-14.16: twice as many attacks."""
    state.activation.attacks *= 2


def gust_of_wind(state: State) -> None:
    """DJ-12.21, DJ-26.19: heroes see no farther than five spaces."""
    state.modifiers.add("gust_of_wind", "sight", SIGHT, scope=None, until=GUST)


ACTIVATION_CARDS.check([card.id for card in ACTIVATED.cards])
