"""What has happened, as lines; where there is little room, what matters to the one who looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from podziemia.kernel.game import Bot, Partner
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Words
from podziemia.kernel.state import Event

OF_OTHERS, OWN_STEPS, FOR_ALL = range(3)
"""What others did on their own sheets; what the looking seat has just done itself; what concerns
everybody, or what everybody is told about the looking seat."""
NOTE: Final = 1  # a line says that something is left out


def weight(event: Event, seat: Seat | None, alone: Sequence[Event]) -> int:
    """How much an event matters to a seat; some only this seat has been told."""
    whose = getattr(event, "seat", None)
    if whose is None:
        return FOR_ALL
    if whose != seat:
        return OF_OTHERS
    return OWN_STEPS if any(event is own for own in alone) else FOR_ALL


def intent_of(match: Match[Any], bots: Mapping[Seat, Bot]) -> Words | None:
    """What the bot that is asked next means to do, if it tells."""
    seat = next((seat for seat in match.answering() if seat in bots), None)
    bot = None if seat is None else bots[seat]
    return bot.intent(match.seen(seat)) if isinstance(bot, Partner) else None


def kept(heights: Sequence[int], weights: Sequence[int], most: int) -> list[int]:
    """Which lines stay in so many rows: those that matter most, and of these the latest.

    The latest of those that matter most stays even if there is too little room for it.
    """
    if sum(heights) <= most:
        return list(range(len(heights)))
    order = sorted(range(len(heights)), key=lambda line: (weights[line], line), reverse=True)
    chosen, room = order[:1], most - NOTE - heights[order[0]]
    for line in order[1:]:
        if heights[line] > room:
            break
        chosen.append(line)
        room -= heights[line]
    return sorted(chosen)
