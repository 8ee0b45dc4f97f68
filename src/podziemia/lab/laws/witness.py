"""Law 3, by name: nothing that a seat is told names a card that it cannot have seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from podziemia.kernel.events import Event, Log
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.kernel.state import State
from podziemia.lab.laws.broken import LawBroken
from podziemia.lab.laws.conservation import seen_by_all
from podziemia.lab.laws.copies import viewers
from podziemia.lab.laws.end import rules_of

LAW: Final = "no leaks"


class Witness:
    """Looks over everybody's shoulder during a match and remembers whose faces each has seen."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.known: dict[Seat | None, set[str]] = {viewer: set() for viewer in viewers(match)}
        log = match.state.log
        assert log is not None, "a witness needs a match with events"
        self.told = (
            0 if match.setup is not None else len(log.events)
        )  # a position has a past unseen
        match.state.log = Listener(self, log)
        self.look(match.state)

    def look(self, state: State) -> None:
        """Note which faces everybody may see now."""
        for viewer, seen in seen_by_all(self.match.game, state).items():
            self.known[viewer].update(seen)

    def check(self) -> None:
        """Since the last time, nobody was told or shown a card they cannot have seen."""
        self.look(self.match.state)
        first, self.told = self.told, len(self.match.all_events())
        for event in self.match.all_events()[first:]:
            self.check_rule(event)
        for viewer, known in self.known.items():
            for event in self.match.news(viewer, first):
                self.check_names(viewer, known, event, "an event")
            view = self.match.view(viewer)
            if viewer in self.match.pending and not self.match.pending[viewer].secret:
                view["ask"] = None  # everybody could list these options
            self.check_names(viewer, known, view, "the view")

    def check_names(self, viewer: Seat | None, known: set[str], told: Any, where: str) -> None:
        """Every card that is named is one whose face the viewer has seen."""
        cards = self.match.game.cards
        plain = msgspec.to_builtins(told)
        unknown = sorted({word for word in words(plain) if word in cards} - known)
        if unknown:
            kind = f" {plain['type']}" if isinstance(told, Event) else ""
            what = f"{where}{kind} names what its reader cannot know"
            raise LawBroken(LAW, self.match, f"{what}\n  seat {viewer}: {', '.join(unknown)}")

    def check_rule(self, event: Event) -> None:
        """What happened follows from a rule that exists."""
        if event.rule not in rules_of(self.match.game.folder):
            kind = type(event).__name__
            raise LawBroken("rules", self.match, f"{kind} follows from {event.rule}, no rule")


class Listener(Log):
    """A log whose witness looks at the table whenever something happens."""

    __slots__ = ("witness",)

    def __init__(self, witness: Witness, log: Log) -> None:
        self.events, self.private = log.events, log.private
        self.witness = witness

    def add(self, event: Event, only: Seat | None) -> None:
        super().add(event, only)
        self.witness.look(self.witness.match.state)


def words(plain: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for value in plain.values():
            yield from words(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from words(value)
