"""Pictures: the table as one seat sees it, and the messages that show it to those who look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import msgspec

from podziemia.kernel.events import Event
from podziemia.table import metrics, wire
from podziemia.table.wire.patch import difference

NUMBERS = count()
MOST_MESSAGES: Final = 16
"""How many messages that lead to one picture are kept."""


class Picture:
    """A position without its events, and the messages that lead to it."""

    @metrics.ENCODING.spent()
    def __init__(self, position: wire.Position, events: Sequence[Event]) -> None:
        self.position = position
        self.events = tuple(events)
        """Everything its seat knows to have happened."""
        tree: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
        self._tree = {name: value for name, value in tree.items() if name not in BESIDE}
        self._id = next(NUMBERS)
        self._messages: dict[tuple[int | None, int], bytes] = {}

    @metrics.ENCODING.spent()
    def message(self, before: Picture | None, since: int) -> bytes:
        """What leads to this picture from another, or from none, with the events since then."""
        key = (None if before is None else before._id, since)
        if key not in self._messages:
            if len(self._messages) >= MOST_MESSAGES:  # somebody says to know this much, then that
                self._messages.clear()
            self._messages[key] = msgspec.json.encode(self._made(before, since))
        return self._messages[key]

    def _made(self, before: Picture | None, since: int) -> wire.Position | wire.Difference:
        events: Any = self.events[since:]  # on the wire they are objects
        if before is None:
            replaced = {"first_event": since, "events": events}
            return msgspec.structs.replace(self.position, **replaced)
        return wire.Difference(
            base=before.position.number,
            first_event=since,
            events=events,
            patch=difference(before._tree, self._tree),
        )


BESIDE = ("first_event", "events")
"""What a difference carries whole, beside what has changed."""
