"""Resumable loops: the state remembers how far each loop has come, and the loop resumes there.

Generators cannot be copied, so a copy of a match plays its rules anew from a copied state. A plain
`for` would begin again; these begin where the state stands. What a loop goes over is fixed when it
begins, and is plain data.

    for seat in state.each("adventure", state.order):
        yield SAFE
        yield from adventure_turn(state, state.players[seat])

A loop inside a branch of a common round is named by its seat: `state.each("dice", …, seat=seat)`.

What stands between the head of a loop and a safe point in a loop inside it is done again on the
way there. So it changes nothing and asks nothing, or only where the state says that it has not
been done (`if state.target is None`); or it is a phase of its own (`phases`).

A loop that is left early, by `break` or `return`, is forgotten when a loop around it moves on. If
there may be a safe point before that, say so: `state.leave_loop("walk")`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from podziemia.kernel.questions import SAFE, Rules, Seat

K = TypeVar("K", int, str)
R = TypeVar("R")
Mark: TypeAlias = tuple[tuple[Any, ...], int]
"""What a loop goes over, and the place it has reached."""


class Cursor:
    """How far every loop under way has come."""

    __slots__ = ("marks", "unclaimed")

    def __init__(self, marks: dict[str, Mark] | None = None) -> None:
        self.marks: dict[str, Mark] = {} if marks is None else marks
        self.unclaimed: set[str] = set()  # loops that were under way and have not resumed yet

    def copy(self) -> Cursor:
        """An independent cursor."""
        return Cursor(self.marks.copy())

    def resume(self) -> None:
        """The rules begin anew: each loop under way goes on at its place when it is reached."""
        self.unclaimed = set(self.marks)

    def loop(self, name: str, items: Iterable[K]) -> Iterator[K]:
        """Go over the items; a loop that was under way goes on with the item it had reached."""
        if name in self.unclaimed:
            self.unclaimed.discard(name)
            over, place = self.marks[name]
        else:
            over, place = tuple(items), 0
            self.marks.pop(name, None)  # if it was left early: it is inside what is under way now
        marks = self.marks
        for item in over[place:]:
            marks[name] = over, place
            yield item
            place += 1
            if next(reversed(marks)) != name:
                self._leave_inner(name)
        marks.pop(name, None)

    def leave(self, name: str) -> None:
        """A loop, with all loops inside it, is over before its last item."""
        if name in self.marks:
            self._leave_inner(name)
            del self.marks[name]

    def _leave_inner(self, name: str) -> None:
        """Forget the loops inside a loop: those that began after it, in a branch those of its seat.

        None of them is under way when the loop moves on; they may have been left early.
        """
        names = list(self.marks)
        for inner in names[names.index(name) + 1 :]:
            if branch_of(name) in (None, branch_of(inner)):
                del self.marks[inner]
                self.unclaimed.discard(inner)

    def branch(self, seat: Seat) -> dict[str, Mark]:
        """How far the loops of a seat's branch of a common round have come."""
        return {name: mark for name, mark in self.marks.items() if branch_of(name) == str(seat)}

    def put_branch(self, marks: dict[str, Mark]) -> None:
        """Let the loops of a branch be under way again, as `branch` said."""
        self.marks |= marks
        self.unclaimed |= marks.keys()

    def at(self, name: str) -> Any:
        """The item a loop has reached; None if it is not under way."""
        mark = self.marks.get(name)
        return None if mark is None else mark[0][mark[1]]

    def set(self, name: str, items: Iterable[Any], item: Any) -> None:
        """Let a loop be under way at one of its items: for positions that are arranged."""
        over = tuple(items)
        self.marks[name] = over, over.index(item)


def in_branch(name: str, seat: Seat) -> str:
    """The name of a loop in a seat's branch of a common round."""
    return f"{name}.{seat}"


def branch_of(name: str) -> str | None:
    """The seat, as it is written, in whose branch of a common round a loop is; None: in none."""
    _, point, seat = name.rpartition(".")
    return seat if point else None


class Resumable(Protocol):
    """A state whose loops can be resumed."""

    cursor: Cursor


S = TypeVar("S", bound=Resumable)


def phases(state: S, name: str, rules: Sequence[Callable[[S], Rules[R | None]]]) -> Rules[R | None]:
    """Rules one after the other, each from a safe point, until one returns something.

    The state remembers by its name which of them is under way. Resumed phases are no safe point as
    long as a loop inside them has not resumed yet: the state is further in.
    """
    known = {rule.__name__: rule for rule in rules}
    cursor = state.cursor
    for phase in cursor.loop(name, known):
        if not cursor.unclaimed:
            yield SAFE
        result = yield from known[phase](state)
        if result is not None:
            cursor.leave(name)
            return result
    return None
