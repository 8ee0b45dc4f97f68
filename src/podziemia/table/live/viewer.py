"""A viewer: somebody who looks at a table, and what they must still be told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from podziemia.kernel.asking import Seat
from podziemia.table import wire


class Viewer:
    """Somebody who looks at a table: a connection, with what it must still be told."""

    def __init__(self, secret: str | None, lang: str) -> None:
        self.secret = secret
        """The hash of what says whose seats are its own."""
        self.seats: tuple[Seat, ...] = ()
        self.seat: Seat | None = None
        self.lang = lang
        self.since = 0
        """How many events it knows …"""
        self.rewinds = 0
        """… of a match that had gone back so often."""
        self.number = -1
        """The number of the position it was told last."""
        self.heard = -1
        """The number of the line of chat it was told last."""
        self.outbox: list[wire.ServerMessage] = []
        self.wakened = asyncio.Event()

    def tell(self, message: wire.ServerMessage) -> None:
        """Send a message soon, in order."""
        self.outbox.append(message)
        self.wakened.set()

    def look_again(self) -> None:
        """Send the position soon, unless it is known already."""
        self.wakened.set()

    def look_from(self, seat: Seat | None) -> None:
        """Send the position soon as another seat sees it."""
        self.seat, self.since, self.number = seat, 0, -1
        self.wakened.set()

    def own(self, seats: Sequence[Seat]) -> None:
        """From now on these seats are its own: who has lost one sees nothing more from there."""
        self.seats = tuple(seats)
        if self.seat not in self.seats and (self.seats or self.seat is not None):
            self.look_from(self.seats[0] if self.seats else None)
