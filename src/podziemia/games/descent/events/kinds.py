"""What most events are about."""

from __future__ import annotations

from collections.abc import Iterable

from podziemia.kernel.events import Event
from podziemia.kernel.questions import Seat


class HeroEvent(Event, frozen=True):
    """Something that a hero does or suffers."""

    hero: str


class FigureEvent(Event, frozen=True):
    """Something that any figure does or suffers."""

    piece: str


class OverlordEvent(Event, frozen=True):
    """Something that only the overlord may know in full."""

    def knowing(self) -> Iterable[Seat | None]:
        """The overlord's seat."""
        return (0,)
