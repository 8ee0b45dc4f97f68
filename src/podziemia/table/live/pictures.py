"""Pictures: the table as one seat sees it, and the messages that show it to those who look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final, TypeAlias

from msgspec import Raw
from msgspec.json import encode

from podziemia.kernel.events import Event
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Scene
from podziemia.table import metrics, wire
from podziemia.table.journal.journal import Journal
from podziemia.table.wire.patch import difference

NUMBERS = count()
MOST_MESSAGES: Final = 16
"""How many messages that lead to one picture are kept."""
POSITION: Final = {"type": wire.Position.__struct_config__.tag}
WHOLE: Final = tuple(
    name
    for name in wire.Position.__struct_fields__
    if name not in {"scene", "first_event", "events"}
)
"""What of a position is never taken apart."""
SCENE: Final = Scene.__struct_fields__


Known: TypeAlias = tuple[int, tuple[Instruction, ...]]
"""What a seat knows: the number of a position, and its own instructions, which no number counts."""


class Picture:
    """A position without its events, and the messages that lead to it.

    Its scene is compared with others piece by piece; whatever else changes is sent whole.
    """

    @metrics.ENCODING.spent
    def __init__(self, position: wire.Position, events: Sequence[Event]) -> None:
        self.known: Known = (position.number, position.standing)
        self.events = tuple(events)
        """Everything its seat knows to have happened."""
        self._shown: dict[str, Any] = {
            **{name: undivided(getattr(position, name)) for name in WHOLE},
            "scene": {name: getattr(position.scene, name) for name in SCENE},
        }
        self._id = next(NUMBERS)
        self._messages: dict[tuple[int | None, int], bytes] = {}

    @metrics.ENCODING.spent
    def message(self, before: Picture | None, since: int) -> bytes:
        """What leads to this picture from another, or from none, with the events since then."""
        key = (None if before is None else before._id, since)
        if key not in self._messages:
            if len(self._messages) >= MOST_MESSAGES:  # somebody says to know this much, then that
                self._messages.clear()
            self._messages[key] = encode(self._made(before, since))
        return self._messages[key]

    def _made(self, before: Picture | None, since: int) -> dict[str, Any] | wire.Difference:
        events: Any = self.events[since:]  # on the wire they are objects
        if before is None:
            return POSITION | self._shown | {"first_event": since, "events": events}
        return wire.Difference(
            base=before.known[0],
            first_event=since,
            events=events,
            patch=difference(before._shown, self._shown),
        )


def known_to(journal: Journal, seat: Seat | None) -> Known:
    """What a seat may know now."""
    standing = () if seat is None else tuple(journal.match.standing.get(seat, ()))
    return journal.known(seat), standing


def undivided(value: object) -> object:
    """A value that is never taken apart, in the shortest form: bytes hold nothing to look through.

    Numbers and what is empty have no parts.
    """
    return Raw(encode(value)) if value and type(value) is not int else value


def picture_of(journal: Journal, seat: Seat | None, limit: int) -> Picture:
    """The table as a seat sees it now; the limit is of the clock."""
    return Picture(*position_and_events(journal, seat, limit))


@metrics.VIEWS.spent
def position_and_events(
    journal: Journal, seat: Seat | None, limit: int
) -> tuple[wire.Position, list[Event]]:
    """The position as a seat sees it, without its events, and all of them."""
    events = journal.events(seat)
    return journal.position(seat, len(events), limit), events
