"""Events: what happened, for the log, the animation and the tests."""

from __future__ import annotations

import msgspec

from podziemia.kernel.asking import Seat, snake_case


class Event(msgspec.Struct, frozen=True, tag=snake_case):
    """Something that happened, and the rule it follows from."""

    rule: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) may know of it; None if nothing at all."""
        return self


class Forced(Event, frozen=True):
    """A seat had one single choice, and the kernel made it."""

    seat: Seat
    prompt: str


class Resigned(Event, frozen=True):
    """A seat gave up."""

    seat: Seat
