"""How long one may go on passing where an order or a card could interrupt (DJ-10.21, DJ-12.14).

Passing is the same whoever does it: what the others see, and when, does not change with it.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask
from podziemia.kernel.scene import Lasting, Phrases

from ..rules.cards.chest_traps import OPENED as CHEST
from ..rules.cards.events import ACTIVATED
from ..rules.cards.traps import ENTERED, can_be_laid
from ..rules.cards.traps import OPENED as DOOR
from ..rules.hand import AIMING, DODGING, cost
from ..state import Hero, State

words: Final = Phrases("dj-lasting")
GUARDS: Final = ("guard", "swap", "taunt")
TRAPS: Final = (ENTERED.prompt, DOOR.prompt, CHEST.prompt, DODGING.prompt)
CARDS: Final = (AIMING.prompt, ACTIVATED.prompt)
WINDOWS: Final = {at.prompt: at for at in (AIMING, DODGING, ACTIVATED, ENTERED, DOOR, CHEST)}
"""The circumstances in which a card of the hand could be played."""


def lasting(state: State, prompt: str) -> tuple[Lasting, ...]:
    """The ends that a pass offers: the next trigger of another kind, a turn."""
    now, heroes = f"{state.round}", state.turn.hero >= 0
    found: list[Lasting] = []
    if prompt in TRAPS and heroes:
        found.append(Lasting(words("hero"), f"hero.{now}.{state.turn.hero}"))
    elif prompt in (*GUARDS, *CARDS) and state.overlords_turn:
        if prompt == "guard" and state.attack is None:
            found.append(Lasting(words("steps"), f"steps.{now}"))
        found.append(Lasting(words("overlord"), f"overlord.{now}"))
    return tuple(found)


def idle(state: State, ask: Ask) -> bool:
    """DJ-12.3: no card of the hand fits here, or none that the threat of all others would pay.

    Only the overlord is told: he is asked nevertheless (DJ-12.1), and could discard instead.
    """
    at = WINDOWS.get(ask.prompt)
    if at is None:
        return False
    fitting = [card for card in state.hand if card in at.cards]
    if at is ENTERED and ask.piece is not None:
        hero = state.figure(ask.piece)
        assert isinstance(hero, Hero)
        fitting = [card for card in fitting if can_be_laid(state, hero.cell, card)]
    worth = state.threat + sum(card.value for card in state.hand)
    return all(cost(state, card) > worth - card.value for card in fitting)
