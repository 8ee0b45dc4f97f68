"""A viewer: somebody who looks at a table, and what they must still be told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from podziemia.kernel.errors import BadInput
from podziemia.kernel.questions import Seat
from podziemia.table import wire
from podziemia.table.live.pictures import Known, Picture


class Viewer:
    """Somebody who looks at a table: a connection, with what it must still be told."""

    def __init__(self, person_hash: str | None, lang: str) -> None:
        self.person_hash = person_hash
        """Says whose seats are its own."""
        self.seats: tuple[Seat, ...] = ()
        self.seat: Seat | None = None
        self.lang = lang
        self.since = 0
        """How many events it knows …"""
        self.rewinds = 0
        """… of a match that had gone back so often."""
        self.picture: Picture | None = None
        """What it was shown last: the next position is sent as the difference."""
        self.known: Known | None = None
        """What it was told last; None: it must be told again."""
        self.heard = -1
        """The number of the line of chat it was told last."""
        self.outbox: list[wire.ServerMessage] = []
        self.wakened = asyncio.Event()

    def tell(self, message: wire.ServerMessage) -> None:
        """Send a message soon, in order."""
        self.outbox.append(message)
        self.wakened.set()

    @property
    def acting(self) -> Seat:
        """The seat it acts for; a spectator may only watch."""
        if self.seat is None:
            raise BadInput("table-only-watching")
        return self.seat

    def look(self) -> None:
        """Send the position soon, unless it is known already."""
        self.wakened.set()

    def look_again(self) -> None:
        """Send the position soon, even if it is known already."""
        self.known = None
        self.wakened.set()

    def look_from(self, seat: Seat | None) -> None:
        """Send the whole position soon as another seat sees it."""
        self.seat, self.since, self.picture = seat, 0, None
        self.look_again()

    def own(self, seats: Sequence[Seat]) -> None:
        """From now on these seats are its own; from a seat it has lost it sees nothing more."""
        self.seats = tuple(seats)
        if self.seat not in self.seats and (self.seats or self.seat is not None):
            self.look_from(self.seats[0] if self.seats else None)
