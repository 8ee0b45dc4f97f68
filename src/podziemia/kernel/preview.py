"""Previews: what a seat would see happen if it chose something, with nothing given away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from podziemia.kernel.events import Event
from podziemia.kernel.questions import WORLD, Seat
from podziemia.kernel.seen import Choice, secret_seed

if TYPE_CHECKING:
    from podziemia.kernel.match import Match

MOST_ANSWERS: Final = 1_000
"""After so many answers of others, no more is foretold."""


def preview(match: Match[Any], seat: Seat, option: Choice) -> list[Event]:
    """What a seat would see happen if it chose this, until it is asked again or the match ends.

    Everything hidden is dealt anew, by a seed that nobody knows; the others do what they do when
    they do not answer, and the world does anything it may.
    """
    world = match.determinize(seat, secret_seed(match, seat, 0), track=False, events=True)
    told = len(world.events(seat))
    world.play(seat, option)
    for _ in range(MOST_ANSWERS):
        other = next((other for other in world.pending if other != seat), None)
        if seat in world.pending or other is None:
            break
        if other == WORLD:
            world.play(WORLD, world.pending[WORLD].sample(world.chance("world")))
        else:
            world.time_out(other)
    return world.events(seat, told)
