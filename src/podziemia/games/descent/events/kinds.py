"""What most events are about, and what the log calls it.

An event names figures by their pieces; what they are called is added as it is told (`State.emit`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from podziemia.kernel.events import Aside, Event
from podziemia.kernel.questions import Seat

OTHERS: Final = ("targets", "target", "to", "by", "chooser", "piece", "hero")
"""The fields that name further figures."""


class Told(Event, frozen=True, kw_only=True):
    """An event about figures or a place: `who`, `whom` and `at` are their names."""

    who: Aside[str] = ""
    whom: Aside[tuple[str, ...]] = ()
    at: Aside[str] = ""

    @property
    def actor(self) -> str:
        """The piece of the figure it is about; none where it is about nobody."""
        return ""

    @property
    def others(self) -> tuple[str, ...]:
        """The pieces of further figures."""
        name = second(type(self))
        found: str | tuple[str, ...] = getattr(self, name) if name else ""
        return found if isinstance(found, tuple) else (found,) if found else ()


@cache
def second(kind: type[Told]) -> str:
    """The field of an event that names further figures; none without one."""
    first = ""
    if issubclass(kind, HeroEvent | FigureEvent):
        first = "hero" if issubclass(kind, HeroEvent) else "piece"
    names = (name for name in OTHERS if name in kind.__struct_fields__ and name != first)
    return next(names, "")


class HeroEvent(Told, frozen=True):
    """Something that a hero does or suffers."""

    hero: str

    @property
    def actor(self) -> str:
        """The hero."""
        return self.hero


class FigureEvent(Told, frozen=True):
    """Something that any figure does or suffers."""

    piece: str

    @property
    def actor(self) -> str:
        """The figure."""
        return self.piece


class QuestEvent(Told, frozen=True, kw_only=True):
    """Something that the quest has words of its own for, in English and in Polish."""

    en: Aside[str] = ""
    pl: Aside[str] = ""


class EncounterEvent(HeroEvent, frozen=True):
    """A hero and an encounter, which the quest has words for."""

    encounter: str
    en: Aside[str] = ""
    pl: Aside[str] = ""


class OverlordsEvent(Told, frozen=True, kw_only=True):
    """Something that the overlord does, or that happens to him."""

    seat: Aside[Seat] = 0


class OverlordEvent(OverlordsEvent, frozen=True):
    """Something that only the overlord may know in full."""

    def knowing(self) -> Iterable[Seat | None]:
        """The overlord's seat."""
        return (0,)
