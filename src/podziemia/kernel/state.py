"""What every game's state has: chance, a log for those who listen, and who is still in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Self, TypeVar, TypeVarTuple

from podziemia.kernel.compiled import compiled
from podziemia.kernel.events import Event, Forced, Log, Resigned
from podziemia.kernel.loops import Cursor
from podziemia.kernel.modifiers import Modifiers
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

__all__ = ["Event", "Forced", "Resigned", "State"]

K = TypeVar("K", int, str)
Ts = TypeVarTuple("Ts")


@compiled(allow_interpreted_subclasses=True)
class State(ABC):
    """A state is data: cheap to copy, and with small questions about itself."""

    __slots__ = (
        "before",
        "branch",
        "cursor",
        "log",
        "modifiers",
        "out",
        "players_count",
        "resigned",
        "rng",
        "shown",
        "version",
    )

    def __init__(self, players: int, rng: Rng) -> None:
        self.players_count = players
        self.rng = rng
        self.log: Log | None = None
        self.version = 0  # of the rules that the match began with
        self.shown = 0
        self.resigned: list[Seat] = []
        self.out: list[Seat] = []
        self.cursor = Cursor()
        self.modifiers = Modifiers()
        self.before: dict[Seat, Any] = {}  # the parts of a common round as the others see them
        self.branch: Seat | None = None  # whose part of a hidden common round is going on

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, without listeners."""

    def copy_common_to(self, other: State) -> None:
        """Carry over what every state has."""
        other.players_count = self.players_count
        other.rng = self.rng.copy()
        other.log = None
        other.version = self.version
        other.shown = self.shown
        other.resigned = self.resigned.copy()
        other.out = self.out.copy()
        other.cursor = self.cursor.copy()
        other.modifiers = self.modifiers.copy()
        other.before = {}
        other.branch = None

    # Common rounds

    def part(self, seat: Seat) -> Any:
        """What a seat changes in a common round; nothing in games that need no such part."""
        return None

    def copy_around(self, seats: Collection[Seat]) -> Self:
        """A copy for a common round in which these seats' parts are replaced at once.

        A game may leave them out of the copying and share them, if nothing changes them between
        the safe point and the round.
        """
        return self.copy()

    def copy_part(self, seat: Seat) -> Any:
        """An independent copy of that part, for `put_part`; None if there is no such part."""
        return None

    def put_part(self, seat: Seat, part: Any) -> None:
        """Take a copy of this part in place of the present one."""
        raise AssertionError(seat)  # nothing was copied

    def part_seen_by(self, seat: Seat | None, owner: Seat) -> Any:
        """A part as a seat (None: a spectator) sees it: in a common round, as it was before."""
        if seat == owner or owner not in self.before:
            return self.part(owner)
        return self.before[owner]

    # Loops

    def each(self, name: str, items: Iterable[K], seat: Seat | None = None) -> Iterator[K]:
        """A loop that can be resumed; in a branch of a common round say its seat."""
        return self.cursor.of(seat).loop(name, items)

    def leave_loop(self, name: str, seat: Seat | None = None) -> None:
        """A loop that can be resumed is left before its end, and a safe point may follow."""
        self.cursor.of(seat).leave(name)

    # Telling

    def emit(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell the listeners, if there are any; otherwise the event is not even made."""
        if self.log is not None:
            self.log.add(event(*args), self.branch)

    def show(self) -> None:
        """Note that something hidden has been shown to somebody: there is no undo past it."""
        self.shown += 1
