"""Pictures: the table as one seat sees it, and the messages that show it to those who look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from podziemia.kernel.events import Event
from podziemia.table import wire


class Picture:
    """A position without its events, and the messages that show it."""

    def __init__(self, position: wire.Position, events: Sequence[Event]) -> None:
        self.position = position
        self.events = tuple(events)
        """Everything its seat knows to have happened."""
        self._messages: dict[int, bytes] = {}

    def message(self, _before: Picture | None, since: int) -> bytes:
        """What is sent to somebody who knows some events."""
        if since not in self._messages:
            events: Any = self.events[since:]  # on the wire they are objects
            replaced = {"first_event": since, "events": events}
            whole = msgspec.structs.replace(self.position, **replaced)
            self._messages[since] = msgspec.json.encode(whole)
        return self._messages[since]
