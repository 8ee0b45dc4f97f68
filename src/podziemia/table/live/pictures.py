"""Pictures: the table as one seat sees it, and the messages that show it to those who look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import msgspec
from msgspec.json import decode

from podziemia.kernel.events import Event
from podziemia.table import metrics, wire
from podziemia.table.wire.patch import Tree, difference

NUMBERS = count()
MOST_MESSAGES: Final = 16
"""How many messages that lead to one picture are kept."""


class Picture:
    """A position without its events, and the messages that lead to it.

    It is kept as bytes: a thousand trees of small things would be looked through for garbage again
    and again, for so long that players would notice.
    """

    @metrics.ENCODING.spent()
    def __init__(self, position: wire.Position, events: Sequence[Event]) -> None:
        self.number = position.number
        self.standing = position.standing
        self.events = tuple(events)
        """Everything its seat knows to have happened."""
        scene = position.scene
        self._pieces = tuple([msgspec.json.encode(piece) for piece in scene.pieces])
        bare = msgspec.structs.replace(scene, pieces=())
        self._rest = msgspec.json.encode(msgspec.structs.replace(position, scene=bare))
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

    def _made(self, before: Picture | None, since: int) -> dict[str, Any] | wire.Difference:
        events: Any = self.events[since:]  # on the wire they are objects
        if before is None:
            pieces = [msgspec.Raw(piece) for piece in self._pieces]
            return self._tree(pieces) | {"first_event": since, "events": events}
        same = set(before._pieces).intersection(self._pieces)
        trees = [
            one._tree([piece if piece in same else decode(piece) for piece in one._pieces])
            for one in (before, self)
        ]
        return wire.Difference(
            base=before.number, first_event=since, events=events, patch=difference(*trees)
        )

    def _tree(self, pieces: Sequence[Tree]) -> dict[str, Any]:
        """The position with these pieces, without what every message carries whole."""
        tree: dict[str, Any] = decode(self._rest)
        tree["scene"]["pieces"] = pieces
        del tree["first_event"], tree["events"]
        return tree
