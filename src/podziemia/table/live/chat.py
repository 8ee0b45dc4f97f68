"""The chat of a table: what people say, and notes of what happened beside the game."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from podziemia.kernel.questions import NOTHING, Facts, Seat
from podziemia.table import clock, wire
from podziemia.table.live.viewer import Viewer
from podziemia.table.storage.rows import LineKind
from podziemia.table.storage.store import Store

LINES: Final = 100
"""How many lines somebody who comes is told."""


class Chat:
    """The lines of one table."""

    def __init__(self, store: Store, table_id: str, viewers: AbstractSet[Viewer]) -> None:
        self._store = store
        self._table_id = table_id
        self._viewers = viewers

    async def note(self, message: str, about: Facts = NOTHING) -> None:
        """Note what happened at the table but not in the game."""
        await self.say("note", None, message, about)

    async def say(
        self, kind: LineKind, seat: Seat | None, text: str, about: Facts = NOTHING
    ) -> None:
        """Keep a line and tell everybody."""
        at = clock.now()
        await self._store.say(self._table_id, at=at, kind=kind, seat=seat, text=text, about=about)
        await self.tell()

    async def lines(self) -> tuple[wire.Line, ...]:
        """The last lines."""
        rows = await self._store.lines(self._table_id, LINES)
        return tuple(msgspec.convert(row, wire.Line, from_attributes=True) for row in rows)

    async def tell(self) -> None:
        """Tell everybody the lines they have not been told."""
        if not self._viewers:
            return
        lines = await self.lines()
        for viewer in self._viewers:
            for line in lines:
                if line.number > viewer.heard:
                    viewer.tell(wire.Said(line=line))
                    viewer.heard = line.number
