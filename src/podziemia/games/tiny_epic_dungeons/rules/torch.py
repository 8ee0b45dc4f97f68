"""TED-15: the torch burns down space by space; each space happens before the next step."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from ..content import ACTS
from ..events import TorchMoved
from ..geometry import CENTRE
from ..operations import MoveTorch
from ..state import State
from .deeds import Deed, does_something, effect
from .end import lose
from .enemies import enemy_actions, place_goblin


def burn(state: State, steps: int, rule: str) -> Rules:
    """TED-15.1, TED-15.2, TED-15.27: down, space by space, each with its effect."""
    for _ in range(steps):
        state.torch -= 1
        space = ACTS[state.act].effects[state.torch]
        state.emit(TorchMoved, rule, state.torch, -1, space)
        if space == "skull":  # TED-15.4, TED-20.6
            lose(state, "TED-1.7")
        elif space == "goblin":
            place_goblin(state, CENTRE, "TED-15.5")
        elif space == "enemy_action":
            yield from enemy_actions(state)


def raise_torch(state: State, steps: int, rule: str) -> None:
    """TED-15.3: up, not above the start space; nothing is triggered."""
    gained = min(steps, state.torch_start() - state.torch)
    if gained > 0:
        state.torch += gained
        space = ACTS[state.act].effects[state.torch]
        state.emit(TorchMoved, rule, state.torch, gained, space)


@effect(MoveTorch)
def move_torch(state: State, op: MoveTorch, deed: Deed) -> Rules:
    """TED-15.1, TED-15.3."""
    if op.n > 0:
        raise_torch(state, op.n, "TED-15.3")
    else:
        yield from burn(state, -op.n, "TED-15.1")


@does_something(MoveTorch)
def can_rise(state: State, op: MoveTorch, deed: Deed) -> bool:
    """Whether the torch can go up; down it always can."""
    return op.n < 0 or state.torch < state.torch_start()
