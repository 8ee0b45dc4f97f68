"""Driving the rules: they run until somebody must choose, and go on with what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from podziemia.kernel.compiled import compiled
from podziemia.kernel.game import Game
from podziemia.kernel.loops import Mark
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import (
    SAFE,
    WORLD,
    Ask,
    DealAnew,
    FirstOf,
    Option,
    Request,
    Resign,
    Rules,
    Safe,
    Seat,
    Together,
)
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import Forced, Resigned, State

S = TypeVar("S", bound=State)
Policy: TypeAlias = Callable[[Any, Ask], Option]
"""Chooses for whoever is asked, from a state in which nothing is hidden: for playing out."""
MOST_KEPT: Final = 32
OVER: Final = Safe()
"""What a branch of a common round yields at last."""


class SafePoint(Generic[S]):
    """A copy of the state at a safe point, and how much had been decided and told by then."""

    __slots__ = ("decided", "state", "told")

    def __init__(self, state: S, decided: int, told: int) -> None:
        self.state = state
        self.decided = decided
        self.told = told


class BranchPoint:
    """A safe point of one branch of a common round: its seat's part of the state by then.

    With it go the loops of the branch that were under way.
    """

    __slots__ = ("decided", "finished", "loops", "part")

    def __init__(self, part: Any, loops: dict[str, Mark], decided: int, *, finished: bool) -> None:
        self.part = part
        self.loops = loops
        self.decided = decided
        self.finished = finished


class CommonRound:
    """Several seats act at the same time, each in its own branch of the rules."""

    __slots__ = (
        "answered",
        "began",
        "branches",
        "drawn",
        "hidden",
        "number",
        "points",
        "resumable",
    )

    def __init__(
        self, branches: dict[Seat, Rules], number: int, began: int, drawn: int, *, hidden: bool
    ) -> None:
        self.branches = {seat: to_its_end(branch).send for seat, branch in branches.items()}
        self.number = number  # since the last safe point, from 1
        self.began = began  # how many decisions had been made
        self.drawn = drawn  # and how many words of chance drawn
        self.hidden = hidden
        self.answered: dict[Seat, str] = {}  # the rule of a seat's last question
        self.points: dict[Seat, BranchPoint] = {}
        self.resumable = True  # until somebody leaves, which may change any part


def to_its_end(branch: Rules) -> Rules:
    """A branch, and then a sign that it is over: compiled, that is cheaper than an exception."""
    yield from branch
    yield OVER


@compiled(allow_interpreted_subclasses=True)
class Drive(Generic[S]):
    """The rules of a game under way, from a safe point on.

    `kept` are the last safe points, sparser the older they are; None: none are kept.
    """

    __slots__ = (
        "_halt",
        "_resumed",
        "_resumed_round",
        "_rounds",
        "_send",
        "common",
        "decided",
        "first",
        "game",
        "kept",
        "outcome",
        "pending",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        decided: int = 0,
        *,
        kept: list[SafePoint[S]] | None = None,
        halt: Callable[[S], bool] | None = None,
        points: Mapping[Seat, BranchPoint] | None = None,
        points_of: int = 0,
    ) -> None:
        self.game = game
        self.state = state
        self.decided = decided
        self.kept = kept
        self.pending: dict[Seat, Ask] = {}
        self.outcome: Outcome | None = None
        self.common: CommonRound | None = None
        self.first = False  # whether the first answer is taken and the other questions lapse
        self._halt = halt  # a scenario ends at a safe point of its choice
        self._rounds = 0  # how many common rounds have begun since the last safe point
        self._resumed = dict(points or {})  # of the common round that was under way
        self._resumed_round = points_of  # its number since the safe point
        state.cursor.resume()
        self._send: Callable[[object], Request] = game.play(state).send
        self._advance(None)
        if self.pending:
            state.cursor.check_resumed()

    def feed(self, seat: Seat, option: Option) -> None:
        """Go on with a decision that is known to be legal: an answer, or a note."""
        kind = type(option)
        if kind is Resign:
            self.decided += 1
            self._leave(seat)
        elif kind is DealAnew:
            self.decided += 1
            self._deal_anew(cast("DealAnew", option))
        else:
            self.answer(seat, option)

    def answer(self, seat: Seat, option: Option) -> None:
        """Go on with an answer that is known to be legal."""
        self.decided += 1
        common = self.common
        if common is not None:
            common.answered[seat] = self.pending[seat].rule
            del self.pending[seat]
            self._advance_branch(common, seat, option)
            if not self.pending:
                self._end_common_round(common)
                self._advance(None)
        elif self.first:
            self.first = False
            self._advance((seat, option))
        else:
            self._advance(option)

    def _deal_anew(self, note: DealAnew) -> None:
        """Everything hidden from a seat is dealt anew, and offered from what was dealt.

        Chance to come is another one than that of the dealing, which could be undone by it.
        """
        self.game.deal_anew(self.state, note.viewer, Rng(note.seed))
        self.state.rng = Rng(f"{note.seed}/to come")
        if self.common is not None:
            self.common.drawn = 0
        for ask in self.pending.values():
            ask.deal_anew()

    def _leave(self, seat: Seat) -> None:
        """A seat has given up; the game says whether that ends the match."""
        state = self.state
        state.resigned.append(seat)
        state.emit(Resigned, self.game.resign_rule, seat)
        outcome = self.game.leave(state, seat)
        if self.common is not None:
            self.common.points, self.common.resumable = {}, False
        if outcome is not None:
            self._end(outcome)
        elif self.first:
            self.pending = self._staying(self.pending)

    def _staying(self, asks: dict[Seat, Ask]) -> dict[Seat, Ask]:
        """Of those who may act first, all who have not given up; all, if everybody has."""
        resigned = self.state.resigned
        return {seat: ask for seat, ask in asks.items() if seat not in resigned} or asks

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.pending = {}
        self.common = None
        self.first = False
        self.state.before = {}

    def _advance(self, message: object) -> None:
        """Go on with the rules until somebody must choose, or the match is over."""
        send = self._send
        try:
            while True:
                step = send(message)
                message = None
                if step is SAFE:
                    self._rounds = 0
                    if self._halt is not None and self._halt(self.state):
                        self.pending = {}
                        return
                    if self.kept is not None:
                        self._keep(self.kept)
                elif isinstance(step, Ask):
                    if step.make is not None or not step.forced:
                        self.pending = {step.seat: step}
                        return
                    message = self._force(step)
                elif isinstance(step, FirstOf):
                    self.pending, self.first = self._staying(step.asks), True
                    return
                else:
                    assert isinstance(step, Together)
                    common = self._begin_common_round(step)
                    if self.pending:
                        return
                    self._end_common_round(common)
        except StopIteration as stop:
            outcome: Outcome = stop.value
            self._end(outcome)

    def _keep(self, kept: list[SafePoint[S]]) -> None:
        """Keep this safe point; of the older ones every second goes when there are too many."""
        state = self.state
        told = 0 if state.log is None else len(state.log)
        point = SafePoint(state.copy(), self.decided, told)
        if kept and kept[-1].decided == self.decided:
            kept[-1] = point
            return
        kept.append(point)
        if len(kept) > MOST_KEPT:
            del kept[1 : -MOST_KEPT // 2 : 2]

    # Common rounds

    def _begin_common_round(self, step: Together) -> CommonRound:
        """All branches go on until their seats must choose."""
        state = self.state
        self._rounds += 1
        common = CommonRound(
            step.rules, self._rounds, self.decided, state.rng.count, hidden=not step.open
        )
        self.common, self.pending = common, {}
        if self._resumed and self._rounds == self._resumed_round:
            common.points, self._resumed = self._resumed, {}
        if common.hidden:  # a part that is replaced below is free to stay as it was
            state.before = {
                seat: state.part(seat) if seat in common.points else state.copy_part(seat)
                for seat in common.branches
            }
        for seat in common.branches:
            point = common.points.get(seat)
            if point is None:
                self._advance_branch(common, seat, None)
                continue
            state.put_part(seat, point.part)
            loops = state.cursor.put_branch(seat, point.loops)
            if not point.finished:
                self._advance_branch(common, seat, None)
                loops.check_resumed()
        return common

    def _end_common_round(self, common: CommonRound) -> None:
        """All have finished: everything lies open, and there is no undo past it."""
        assert self.state.rng.count == common.drawn, "nobody draws chance in a common round"
        self.common = None
        self.state.cursor.branches = {}
        if common.hidden:
            self.state.before = {}
            self.state.show()

    def _advance_branch(self, common: CommonRound, seat: Seat, message: object) -> None:
        """Go on with one seat's branch of a common round."""
        state = self.state
        if common.hidden:
            state.branch = seat
        send = common.branches[seat]
        while True:
            step = send(message)
            message = None
            if isinstance(step, Ask):
                assert step.seat == seat, "a branch of a common round asks its own seat"
                if step.make is not None or not step.forced:
                    self.pending[seat] = step
                    break
                message = self._force(step)
            elif step is SAFE:
                if self.kept is not None:
                    self._keep_branch(common, seat, finished=False)
            else:
                assert step is OVER, "a branch of a common round asks, and nothing else"
                if seat in common.points and self.kept is not None:
                    self._keep_branch(common, seat, finished=True)
                break
        state.branch = None

    def _keep_branch(self, common: CommonRound, seat: Seat, *, finished: bool) -> None:
        """Keep a safe point of a branch, if the game says what its part is."""
        part = self.state.copy_part(seat) if common.resumable else None
        if part is not None:
            loops = self.state.cursor.of(seat).marks.copy()
            common.points[seat] = BranchPoint(part, loops, self.decided, finished=finished)

    def _force(self, ask: Ask) -> Option:
        """Answer a question that leaves no choice."""
        self.state.emit(Forced, ask.rule, ask.seat, ask.prompt)
        return ask.options[0]


def play_out(drive: Drive[S], chance: Rng, policy: Policy | None) -> Outcome:
    """Go on to the end, by chance or as a policy says; those who have resigned get the default."""
    resigned, below = drive.state.resigned, chance.below
    while drive.outcome is None:
        seat, ask = next(iter(drive.pending.items()))
        if drive.first:
            seat, ask = chance.pick(list(drive.pending.items()))
        if seat in resigned:
            option = ask.default
        elif policy is not None and seat != WORLD:
            option = policy(drive.state, ask)
        elif ask.free is None:
            options = ask.options
            option = options[below(len(options))]
        else:
            option = ask.free.sample(chance)
        drive.answer(seat, option)
    return drive.outcome
