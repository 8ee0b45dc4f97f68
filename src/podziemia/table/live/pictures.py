"""Pictures: the table as one seat sees it, and the messages that show it to those who look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import msgspec

from podziemia.kernel.events import Event
from podziemia.kernel.scene import Piece, Zone
from podziemia.table import metrics, wire
from podziemia.table.wire.patch import Tree, difference

NUMBERS = count()
MOST_MESSAGES: Final = 16
"""How many messages that lead to one picture are kept."""


class Picture:
    """A position without its events, and the messages that lead to it."""

    def __init__(self, position: wire.Position, events: Sequence[Event]) -> None:
        self.position = position
        self.events = tuple(events)
        """Everything its seat knows to have happened."""
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
            return msgspec.structs.replace(self.position, first_event=since, events=events)
        return wire.Difference(
            base=before.position.number,
            first_event=since,
            events=events,
            patch=difference(
                tree(before.position, self.position), tree(self.position, before.position)
            ),
        )


def tree(position: wire.Position, other: wire.Position) -> dict[str, Any]:
    """A position as a tree, without what every message carries whole."""
    scene = msgspec.structs.replace(position.scene, pieces=())
    made: dict[str, Any] = msgspec.to_builtins(
        msgspec.structs.replace(position, scene=scene), str_keys=True
    )
    made["scene"]["pieces"] = trees(position.scene.pieces, other.scene.pieces)
    del made["first_event"], made["events"]
    return made


def trees(pieces: Sequence[Piece], others: Sequence[Piece]) -> list[Tree]:
    """Pieces as trees; those that are the same among the others stand as bytes."""
    known = {piece.id: piece for piece in others}
    return [tree_of(piece, known.get(piece.id)) for piece in pieces]


def tree_of(piece: Piece, other: Piece | None) -> Tree:
    """A piece as a tree, or as bytes if it is the same as the other."""
    if piece == other:
        return piece.id.encode()
    if not (isinstance(piece, Zone) and isinstance(other, Zone) and piece.children):
        return msgspec.to_builtins(piece)
    made = msgspec.to_builtins(msgspec.structs.replace(piece, children=()))
    made["children"] = trees(piece.children, other.children)
    return made
