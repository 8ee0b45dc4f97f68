"""DF-13.3 to DF-13.5: what the world answers: physics, where a hand has moved, otherwise chance."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.rng import Rng

from ..state import State
from ..throws.facts import FlipRequest, Request
from ..throws.world import answer_flip, answer_throw, can_simulate
from .demands import flip_request, request

R = TypeVar("R", Request, FlipRequest)


def answer(state: State, ask: Ask, rng: Rng) -> Option:
    """DF-13.3, DF-13.24, DF-13.40: how a throw or a flip comes out; where nobody has moved a hand,
    or at a real table where nothing can be simulated, it is drawn from what was measured."""
    attempt = state.attempt
    simulates = state.options.throws == "physics" or can_simulate()
    if ask.prompt == "flipped":
        if state.flick is not None and simulates:
            asked = flip_request(state, str(ask.about["overlay"]))
            return answer_flip(simulated(asked), state.flick, rng)
    elif attempt is not None and attempt.gesture is not None and simulates:
        return answer_throw(simulated(request(state)), attempt.gesture, rng)
    return ask.sample(rng)


def simulated(asked: R) -> R:
    """DF-13.4: what is on a real target only is not in the way of what is simulated."""
    there = tuple(overlay for overlay in asked.overlays if overlay.pose is not None)
    return replace(asked, overlays=there)
