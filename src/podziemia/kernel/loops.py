"""Resumable loops: the state remembers how far each loop has come, and the loop resumes there.

Generators cannot be copied, so a copy of a match plays its rules anew from a copied state. A plain
`for` would begin again; these begin where the state stands. What a loop goes over is fixed when it
begins, and is plain data.

    for seat in state.each("adventure", state.order):
        yield SAFE
        yield from adventure_turn(state, state.players[seat])

A loop inside a branch of a common round says its seat: `state.each("dice", …, seat=seat)`.

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
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar, TypeVarTuple

from podziemia.kernel.questions import SAFE, Rules, Seat

K = TypeVar("K", int, str)
R = TypeVar("R")
Ts = TypeVarTuple("Ts")
Mark: TypeAlias = tuple[tuple[Any, ...], int]
"""What a loop goes over, and the place it has reached."""


class Cursor:
    """How far every loop under way has come, by its key, the outermost first."""

    __slots__ = ("branches", "marks", "unclaimed")

    def __init__(self, marks: dict[str, Mark] | None = None) -> None:
        self.marks: dict[str, Mark] = {} if marks is None else marks
        self.unclaimed: set[str] = set()  # loops that were under way and have not resumed yet
        self.branches: dict[Seat, Cursor] = {}  # of the common round that is under way

    def copy(self) -> Cursor:
        """An independent cursor."""
        other = Cursor(self.marks.copy())
        if self.branches:
            other.branches = {seat: branch.copy() for seat, branch in self.branches.items()}
        return other

    def of(self, seat: Seat | None) -> Cursor:
        """The cursor of a seat's branch of a common round; None: that of the match."""
        if seat is None:
            return self
        if seat not in self.branches:
            self.branches[seat] = Cursor()
        return self.branches[seat]

    def put_branch(self, seat: Seat, marks: dict[str, Mark]) -> Cursor:
        """Let the loops of a branch be under way again, to be resumed."""
        self.branches[seat] = branch = Cursor(marks.copy())
        branch.resume()
        return branch

    def resume(self) -> None:
        """The rules begin anew: each loop under way goes on at its place when it is reached."""
        self.unclaimed = set(self.marks)

    def loop(self, name: str, items: Iterable[K]) -> Iterator[K]:
        """Go over the items; a loop that was under way goes on with the item it had reached."""
        marks, unclaimed = self.marks, self.unclaimed
        assert "." not in name, f"the name of a loop has no dot: {name!r}"
        key, depth = name, 1
        while key not in unclaimed and key in marks:
            depth += 1
            key = key_of(name, depth)
        if key in unclaimed:
            unclaimed.discard(key)
            over, begin = marks[key]
            under_way = list(marks).index(key) + 1
        else:
            over, begin = tuple(items), 0
            under_way = len(marks) + 1
        for place in range(begin, len(over)):
            marks[key] = over, place
            yield over[place]
            if len(marks) != under_way:
                assert key in marks, f"the loop {name!r} was left, and goes on"
                self._leave_inner(key)
        marks.pop(key, None)

    def leave(self, name: str) -> None:
        """The innermost loop of this name, with all inside it, is over before its last item."""
        depth = 1
        while key_of(name, depth) in self.marks:
            depth += 1
        if depth > 1:
            key = key_of(name, depth - 1)
            self._leave_inner(key)
            del self.marks[key]

    def _leave_inner(self, key: str) -> None:
        """Forget the loops inside a loop: those that began after it.

        None of them is under way when the loop moves on; they may have been left early.
        """
        keys = list(self.marks)
        for inner in keys[keys.index(key) + 1 :]:
            del self.marks[inner]
            self.unclaimed.discard(inner)

    def check_resumed(self) -> None:
        """Now that somebody is asked: every loop that was under way has resumed."""
        assert not self.unclaimed, (
            f"loops were under way and have not resumed: {', '.join(sorted(self.unclaimed))}; "
            "one that is left early, before a safe point, has to be left by leave_loop"
        )

    def at(self, name: str) -> Any:
        """The item that the outermost loop of this name has reached; None: none is under way."""
        mark = self.marks.get(name)
        return None if mark is None else mark[0][mark[1]]

    def set(self, name: str, items: Iterable[Any], item: Any) -> None:
        """Let a loop be under way at one of its items: for positions that are arranged."""
        over = tuple(items)
        self.marks[name] = over, over.index(item)


def key_of(name: str, depth: int) -> str:
    """The key of a loop: its name, and how many of the same name are around it."""
    return name if depth == 1 else f"{name}.{depth}"


@cache
def named(
    rules: tuple[Callable[..., Any], ...],
) -> tuple[tuple[str, ...], dict[str, Callable[..., Any]]]:
    """The names of rules in order, and each rule by its name."""
    return tuple(rule.__name__ for rule in rules), {rule.__name__: rule for rule in rules}


class Resumable(Protocol):
    """A state whose loops can be resumed."""

    cursor: Cursor


S = TypeVar("S", bound=Resumable)


def phases(
    state: S,
    name: str,
    rules: Sequence[Callable[[S, *Ts], Rules[R | None]]],
    seat: Seat | None = None,
    *about: *Ts,
    again: bool = False,
) -> Rules[R | None]:
    """Rules one after the other, each from a safe point, until one returns something.

    After the last one they are over, or begin again. The state remembers which of them is under
    way, by its name and its place. Resumed phases are no safe point as long as a loop inside them
    has not resumed yet: the state is further in. In a branch of a common round say its seat; the
    rules get what is given after it.
    """
    names, known = named(tuple(rules))
    given = (state, *about)
    cursor = state.cursor.of(seat)
    while True:
        for phase in cursor.loop(name, names):
            if not cursor.unclaimed:
                yield SAFE
            result: R | None = yield from known[phase](*given)
            if result is not None:
                cursor.leave(name)
                return result
        if not again:
            return None
