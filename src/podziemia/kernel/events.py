"""Events: what happened, for the log, the animation and the tests."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec
from msgspec.structs import replace

from podziemia.kernel.options import snake_case
from podziemia.kernel.questions import Seat

T = TypeVar("T")


class SecretMark:
    """What a field is annotated with that only some seats may know."""


Secret = Annotated[T, SecretMark()]
"""A field that only those named by `Event.knowing` may see; for the others it is empty."""


class AsideMark:
    """What a field is annotated with that says how something looks, not what happened."""


Aside = Annotated[T, AsideMark()]
"""A field for animations and words, with a default: no record covers it, so it may come and go."""


class Event(msgspec.Struct, frozen=True, tag=snake_case, gc=False):
    """Something that happened, and the rule it follows from."""

    rule: str

    def knowing(self) -> Iterable[Seat | None]:
        """Who may see the secret fields: by default the seat the event is about."""
        seat: Seat = getattr(self, "seat")  # noqa: B009 -- only events with secrets have to have one
        return (seat,)

    def seen_by(self, seat: Seat | None) -> Event:
        """What this seat (None: a spectator) may know of it."""
        secrets = secret_fields(type(self))
        if not secrets or seat in self.knowing():
            return self
        return replace(self, **secrets)


@cache
def secret_fields(kind: type[Event]) -> dict[str, Any]:
    """The secret fields of a kind of event, and what stands there for those who may not know."""
    hints = marked_fields(kind, SecretMark)
    return {name: () if is_list(hint) else None for name, hint in hints.items()}


def covered(event: Event) -> Any:
    """What of an event a record covers: all that happened, and nothing of how it looks."""
    asides = marked_fields(type(event), AsideMark)
    if not asides:
        return event
    told = msgspec.to_builtins(event)
    return {name: value for name, value in told.items() if name not in asides}


@cache
def marked_fields(kind: type[Event], mark: type) -> dict[str, Any]:
    """The fields of a kind of event that are marked so, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: hint
        for name, hint in hints.items()
        if any(isinstance(each, mark) for each in getattr(hint, "__metadata__", ()))
    }


def is_list(hint: Any) -> bool:
    """Whether a field holds several things, so that hiding them leaves none."""
    return getattr(hint.__origin__, "__origin__", None) is tuple


class Forced(Event, frozen=True):
    """A seat had one single choice, and the kernel made it."""

    seat: Seat
    prompt: str


class Resigned(Event, frozen=True):
    """A seat gave up."""

    seat: Seat


class Log:
    """Everything that has happened, and which of it only one seat was told.

    What happens in a branch of a common round is told to its seat alone.
    """

    __slots__ = ("events", "private")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.private: dict[int, Seat] = {}

    def __len__(self) -> int:
        return len(self.events)

    def add(self, event: Event, only: Seat | None) -> None:
        """Something happened."""
        if only is not None:
            self.private[len(self.events)] = only
        self.events.append(event)

    def seen_by(self, seat: Seat | None, first: int = 0) -> list[Event]:
        """What has happened, as far as a seat (None: a spectator) may know it.

        Without the first so many of everything that has happened, known to the seat or not.
        """
        only = self.private
        return [
            event.seen_by(seat)
            for number, event in enumerate(self.events[first:], start=first)
            if only.get(number, seat) == seat
        ]

    def told_alone(self, seat: Seat) -> list[Event]:
        """What only this seat has been told."""
        return [self.events[number] for number, owner in self.private.items() if owner == seat]

    def copy(self, count: int | None = None) -> Log:
        """An independent log, of the first events only if so wanted."""
        other = Log()
        other.events = self.events[:count]
        other.private = {
            number: seat for number, seat in self.private.items() if count is None or number < count
        }
        return other
