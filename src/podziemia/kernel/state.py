"""What every game's state has: chance, a log for those who listen, and who is still in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ParamSpec, Self

from podziemia.kernel.asking import Seat
from podziemia.kernel.compiled import compiled
from podziemia.kernel.events import Event, Forced, Resigned
from podziemia.kernel.rng import Rng

__all__ = ["Event", "Forced", "Resigned", "State"]

P = ParamSpec("P")


@compiled(allow_interpreted_subclasses=True)
class State(ABC):
    """A state is data: cheap to copy, and with small questions about itself."""

    __slots__ = ("log", "out", "players_count", "resigned", "rng", "shown")

    def __init__(self, players: int, rng: Rng) -> None:
        self.players_count = players
        self.rng = rng
        self.log: list[Event] | None = None
        self.shown = 0
        self.resigned: list[Seat] = []
        self.out: list[Seat] = []

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, without listeners."""

    def copy_common_to(self, other: State) -> None:
        """Carry over what every state has."""
        other.players_count = self.players_count
        other.rng = self.rng.copy()
        other.log = None
        other.shown = self.shown
        other.resigned = self.resigned.copy()
        other.out = self.out.copy()

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell the listeners, if there are any; otherwise the event is not even made."""
        if self.log is not None:
            self.log.append(event(*args, **kwargs))

    def show(self) -> None:
        """Note that something hidden has been shown to somebody: there is no undo past it."""
        self.shown += 1
