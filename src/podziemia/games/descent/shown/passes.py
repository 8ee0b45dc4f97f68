"""How long one may go on passing where an order or a card could interrupt (DJ-10.21, DJ-12.14).

Passing is the same whoever does it: what the others see, and when, does not change with it.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.scene import Lasting, Phrases

from ..state import State

words: Final = Phrases("dj-lasting")
GUARDS: Final = ("guard", "swap", "taunt")
TRAPS: Final = ("space-trap", "door-trap", "chest-trap", "dodge-card")
CARDS: Final = ("aim-card", "activation-card")


def lasting(state: State, prompt: str) -> tuple[Lasting, ...]:
    """The ends that a pass offers: the next trigger of another kind, a turn, a side's turns."""
    now, heroes = f"{state.round}", state.turn.hero >= 0
    found: list[Lasting] = []
    if prompt in TRAPS and heroes:
        if prompt == "space-trap":
            found.append(Lasting(words("spaces"), f"spaces.{now}.{state.turn.hero}"))
        found.append(Lasting(words("hero"), f"hero.{now}.{state.turn.hero}"))
        found.append(Lasting(words("heroes"), f"heroes.{now}"))
    elif prompt in (*GUARDS, *CARDS) and state.overlords_turn:
        monster = state.activation.monster
        if prompt == "guard" and state.attack is None:
            found.append(Lasting(words("steps"), f"steps.{now}"))
        if monster >= 0:
            found.append(Lasting(words("monster"), f"monster.{now}.{monster}"))
        found.append(Lasting(words("overlord"), f"overlord.{now}"))
    return tuple(found)
