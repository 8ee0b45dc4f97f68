"""Driving the rules: they run until somebody must choose, and go on with what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from podziemia.kernel.asking import SAFE, Ask, DealAnew, Option, Resign, Rules, Seat, Together
from podziemia.kernel.compiled import compiled
from podziemia.kernel.game import Game, Outcome
from podziemia.kernel.record import By, Decision
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import Event, Forced, Resigned, State

S = TypeVar("S", bound=State)


@compiled(allow_interpreted_subclasses=True)
class Drive(Generic[S]):
    """The rules of a game under way, and every decision that brought them where they are."""

    __slots__ = (
        "_answered",
        "_apart",
        "_branches",
        "_events",
        "_halt",
        "_marks",
        "_rules",
        "_snapshot",
        "_snapshot_at",
        "_steps",
        "_tracking",
        "game",
        "outcome",
        "pending",
        "state",
    )

    def __init__(
        self, game: Game[S], state: S, *, events: bool, halt: Callable[[S], bool] | None
    ) -> None:
        self.game = game
        self.state = state
        self.pending: dict[Seat, Ask] = {}
        self.outcome: Outcome | None = None
        self._halt = halt  # a scenario ends at a safe point of its choice
        self._snapshot = state.copy()
        self._snapshot_at = 0
        self._tracking = False
        self._steps: list[Decision] = []
        self._marks: list[int] = []
        self._events: list[Event] | None = [] if events else None
        self._begin()

    def _begin(self) -> None:
        """Start or resume the rules at the state's safe point."""
        self.state.log = self._events
        self._branches: dict[Seat, Rules] = {}
        self._answered: dict[Seat, str] = {}
        self._apart = 0  # how many decisions had been made when all began to act at once
        self._rules = self.game.play(self.state)
        self._advance(None)

    @property
    def together(self) -> int | None:
        """After how many decisions several seats began to act at once; None: they do not now."""
        return self._apart if self._branches else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    def _decide(self, seat: Seat, option: Option, by: By) -> None:
        """Note a decision and go on with it."""
        self._redo(Decision(seat, option, by))

    def _redo(self, step: Decision) -> None:
        """Note a decision that was made before, or elsewhere, and go on with it."""
        self._note(step)
        self._feed(step.seat, step.option)

    def _note(self, step: Decision) -> None:
        """Keep a decision for the record, and what was drawn and shown before it for the undo."""
        state = self.state
        self._marks.append(state.rng.count + state.shown)
        self._steps.append(step)

    def _feed(self, seat: Seat, option: Option) -> None:
        """Go on with a decision that is known to be legal."""
        if isinstance(option, Resign):
            self._leave(seat)
        elif isinstance(option, DealAnew):
            self.game.deal_anew(self.state, seat, Rng(option.seed))
            for ask in self.pending.values():
                ask.deal_anew()
        else:
            self._answer(seat, option)

    def _answer(self, seat: Seat, option: Option) -> None:
        """Go on with an answer to a seat's question."""
        if self._branches:
            self._answered[seat] = self.pending.pop(seat).rule
            self._advance_branch(seat, option)
            if not self.pending:
                self._branches = {}
                self._advance(None)
        else:
            self._advance(option)

    def _leave(self, seat: Seat) -> None:
        """A seat has given up: if only one is left, the match is over."""
        state = self.state
        state.resigned.append(seat)
        state.emit(Resigned, self.game.resign_rule, seat)
        gone = {*state.resigned, *state.out}
        if len(gone) >= state.players_count - 1:
            self._end(self.game.conclude(state))

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.pending = {}
        self._branches = {}

    def _advance(self, message: object) -> None:
        """Go on with the rules until somebody must choose, or the match is over."""
        send = self._rules.send
        try:
            while True:
                step = send(message)
                message = None
                if step is SAFE:
                    if self._halt is not None and self._halt(self.state):
                        self.pending = {}
                        return
                    if self._tracking:
                        self._snapshot = self.state.copy()
                        self._snapshot_at = len(self._steps)
                elif isinstance(step, Ask):
                    if not step.forced:
                        self.pending = {step.seat: step}
                        return
                    message = self._force(step)
                else:
                    assert isinstance(step, Together)
                    self.pending = {}
                    self._branches, self._answered = dict(step.rules), {}
                    self._apart = len(self._steps)
                    for seat in self._branches:
                        self._advance_branch(seat, None)
                    if self.pending:
                        return
                    self._branches = {}
        except StopIteration as stop:
            self._end(cast("Outcome", stop.value))

    def _advance_branch(self, seat: Seat, message: object) -> None:
        """Go on with one seat's part of a Together."""
        chance = self.state.rng.count
        try:
            while True:
                step = self._branches[seat].send(message)
                assert isinstance(step, Ask), "a part of a Together only asks"
                assert step.seat == seat, "a part of a Together asks its own seat"
                if not step.forced:
                    self.pending[seat] = step
                    break
                message = self._force(step)
        except StopIteration:
            pass
        assert self.state.rng.count == chance, "nobody draws chance inside a Together"

    def _force(self, ask: Ask) -> Option:
        """Answer a question that leaves no choice."""
        self.state.emit(Forced, ask.rule, ask.seat, ask.prompt)
        return ask.options[0]
