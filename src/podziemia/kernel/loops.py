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
there may be a safe point before that, or the same loop again, say so: `state.leave_loop("walk")`.
A copy notices it if nobody did: one of its loops does not resume.

A loop that begins inside one of the same name is another one: a guard attacks in the middle of an
attack. They are told apart by how deep they are.
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
    """How far every loop under way has come, by its key, the outermost first."""

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

    def loop(self, name: str, items: Iterable[K], seat: Seat | None = None) -> Iterator[K]:
        """Go over the items; a loop that was under way goes on with the item it had reached."""
        marks, unclaimed = self.marks, self.unclaimed
        key, depth = key_of(name, 1, seat), 1
        while key in marks and key not in unclaimed:
            depth += 1
            key = key_of(name, depth, seat)
        if key in unclaimed:
            unclaimed.discard(key)
            over, place = marks[key]
        else:
            over, place = tuple(items), 0
        for item in over[place:]:
            marks[key] = over, place
            yield item
            place += 1
            assert key in marks, f"the loop {name!r} was left, and goes on"
            if next(reversed(marks)) != key:
                self._leave_inner(key)
        marks.pop(key, None)

    def leave(self, name: str, seat: Seat | None = None) -> None:
        """The innermost loop of this name, with all inside it, is over before its last item."""
        key = self._innermost(name, seat)
        if key is not None:
            self._leave_inner(key)
            del self.marks[key]

    def _innermost(self, name: str, seat: Seat | None) -> str | None:
        """The deepest loop of this name; None: none is under way."""
        found, depth = None, 1
        while (key := key_of(name, depth, seat)) in self.marks:
            found = key
            depth += 1
        return found

    def _leave_inner(self, key: str) -> None:
        """Forget the loops inside a loop: those that began after it, in a branch those of its seat.

        None of them is under way when the loop moves on; they may have been left early.
        """
        keys, branch = list(self.marks), branch_of(key)
        for inner in keys[keys.index(key) + 1 :]:
            if branch in (None, branch_of(inner)):
                del self.marks[inner]
                self.unclaimed.discard(inner)

    def check_resumed(self) -> None:
        """Now that somebody is asked: every loop that was under way has resumed."""
        assert not self.unclaimed, (
            f"loops were under way and have not resumed: {', '.join(sorted(self.unclaimed))}; "
            "one that is left early, before a safe point, has to be left by leave_loop"
        )

    def branch(self, seat: Seat) -> dict[str, Mark]:
        """How far the loops of a seat's branch of a common round have come."""
        return {key: mark for key, mark in self.marks.items() if branch_of(key) == str(seat)}

    def put_branch(self, marks: dict[str, Mark]) -> None:
        """Let the loops of a branch be under way again, as `branch` said."""
        self.marks |= marks
        self.unclaimed |= marks.keys()

    def at(self, name: str, seat: Seat | None = None) -> Any:
        """The item that the innermost loop of this name has reached; None: none is under way."""
        key = self._innermost(name, seat)
        if key is None:
            return None
        over, place = self.marks[key]
        return over[place]

    def set(self, name: str, items: Iterable[Any], item: Any) -> None:
        """Let a loop be under way at one of its items: for positions that are arranged."""
        over = tuple(items)
        self.marks[key_of(name, 1, None)] = over, over.index(item)


def key_of(name: str, depth: int, seat: Seat | None) -> str:
    """The key of a loop: its name, how many of the same name are around it, and whose branch."""
    assert "." not in name, f"the name of a loop has no dot: {name!r}"
    if depth > 1:
        name = f"{name}.{depth}"
    return name if seat is None else f"{name}..{seat}"


def branch_of(key: str) -> str | None:
    """The seat, as it is written, in whose branch of a common round a loop is; None: in none."""
    _, found, seat = key.partition("..")
    return seat if found else None


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
