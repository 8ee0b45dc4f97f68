"""A match: one game under way, as everybody meets it: to choose, look, copy, take back, keep."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec

from podziemia.kernel.asking import NOTHING, Ask, DealAnew, Facts, Option, Resign, Seat
from podziemia.kernel.compiled import compiled
from podziemia.kernel.digest import digest
from podziemia.kernel.driving import Drive
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import Game, View
from podziemia.kernel.record import Decision, Record, Setup
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen, SeenMatch
from podziemia.kernel.snapshot import freeze, thaw
from podziemia.kernel.standing import Instruction, answer
from podziemia.kernel.state import Event, State

__all__ = ["DealAnew", "Match", "Resign", "option_union"]

S = TypeVar("S", bound=State)


@compiled(allow_interpreted_subclasses=True)
class Match(Drive[S]):
    """One game under way: who may act now, what they may choose, and what everybody may see."""

    __slots__ = ("_origin", "controllers", "setup", "standing")

    def __init__(
        self,
        game: Game[S],
        state: S,
        setup: Setup | None = None,
        *,
        events: bool = True,
        halt: Callable[[S], bool] | None = None,
    ) -> None:
        self.setup = setup
        self.standing: dict[Seat, list[Instruction]] = {}
        self.controllers: list[str] = list(setup.seats) if setup else []
        super().__init__(game, state, events=events, halt=halt)
        self._origin = self._snapshot

    # Choosing

    def play(self, seat: Seat, option: Option | dict[str, Any] | int) -> None:
        """Choose for a seat: an option, its JSON, or its index among those offered.

        Raises IllegalChoice, with the rule and a sentence, and changes nothing, if it is not
        offered.
        """
        chosen = self._offered(seat, option)
        self._note(Decision(seat, chosen, "seat"))
        self._answer(seat, chosen)
        if self.standing or self.state.resigned:
            self._settle()

    def time_out(self, seat: Seat) -> None:
        """Answer for a seat that has run out of time: the first option."""
        self._decide(seat, self._offered(seat, 0), "clock")
        self._settle()

    def resign(self, seat: Seat) -> None:
        """Give up for a seat."""
        self._may_resign(seat)
        self._decide(seat, Resign(), "seat")
        self._settle()

    def _may_resign(self, seat: Seat) -> None:
        if self.over:
            raise self._refusal(self.game.over_rule, "refused-over")
        self._check_seat(seat)
        if seat in self.state.resigned or seat in self.state.out:
            raise self._refusal(self.game.resign_rule, "refused-is-out", {"seat": seat})

    def _check_seat(self, seat: Seat) -> None:
        """Refuse a seat that does not exist."""
        last = self.state.players_count - 1
        if type(seat) is not int or not 0 <= seat <= last:
            about: Facts = {"seat": reprlib.repr(seat), "last": last}
            raise self._refusal(self.game.turn_rule, "refused-no-seat", about)

    def _check_viewer(self, seat: Seat | None) -> None:
        """Refuse a seat that does not exist; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)

    def repeat(self, decision: Decision) -> None:
        """One decision of a record, as it was made then; nothing is answered for anyone."""
        if isinstance(decision.option, Resign):
            self._may_resign(decision.seat)
        else:
            self._offered(decision.seat, decision.option)
        self._decide(decision.seat, decision.option, decision.by)

    def instruct(self, seat: Seat, instructions: Sequence[Instruction]) -> None:
        """Leave standing instructions for a seat, in place of those it had."""
        self._check_seat(seat)
        try:
            given = msgspec.convert(msgspec.to_builtins(instructions), list[Instruction])
        except (msgspec.ValidationError, TypeError) as fault:
            raise BadInput("bad-instructions", {"fault": str(fault)}) from None
        self.standing[seat] = given
        self._settle()

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let somebody else decide for a seat from now on: a bot's name, or `human`."""
        self._check_seat(seat)
        self.game.check_controller(controller)
        self.controllers[seat] = controller

    def _not_asked(self, seat: Seat) -> IllegalChoice:
        """The refusal for a seat that has nothing to answer."""
        if self.over:
            return self._refusal(self.game.over_rule, "refused-over")
        self._check_seat(seat)
        if seat in self.state.out:
            return self._refusal(self.game.out_rule, "refused-is-out", {"seat": seat})
        waiting = ", ".join(str(s) for s in sorted(self.pending))
        about: Facts = {"seat": seat, "waiting": waiting}
        rule = self.game.turn_rule
        if self._branches:  # how far the others are is nobody else's business
            rule = self._answered.get(seat, rule)
        else:
            rule = next((ask.rule for ask in self.pending.values()), rule)
        return self._refusal(rule, "refused-not-asked", about)

    def _offered(self, seat: Seat, choice: object) -> Option:
        """The offered option that was meant, or a refusal."""
        ask = self.pending.get(seat) if type(seat) is int else None
        if ask is None:
            raise self._not_asked(seat)
        options = ask.options
        if isinstance(choice, int) and not isinstance(choice, bool):
            if not 0 <= choice < len(options):
                raise self._refusal(
                    ask.rule, "refused-index", {"index": choice, "count": len(options)}
                )
            return options[choice]
        if choice in options:
            return options[options.index(cast("Option", choice))]
        try:
            if isinstance(choice, Option):
                choice = msgspec.to_builtins(choice)
            option: Option = msgspec.convert(choice, self.option_union)
        except (msgspec.ValidationError, UnicodeError, TypeError) as fault:
            raise self._refusal(ask.rule, "refused-malformed", {"fault": str(fault)}) from None
        if option in options:
            return option
        refusal = self.game.explain(self.state, ask, option)
        raise self._refusal(refusal.rule, refusal.message, refusal.about)

    @property
    def option_union(self) -> Any:
        """The type of everything that may ever be chosen in this game."""
        return option_union(self.game)

    def _refusal(self, rule: str, message: str, about: Facts = NOTHING) -> IllegalChoice:
        return IllegalChoice(rule, message, about, game=self.game.id)

    def _settle(self) -> None:
        """Answer for those who have resigned or left standing instructions."""
        moved = True
        while moved:
            moved = False
            for seat, ask in self.pending.items():
                if seat in self.state.resigned:
                    self._decide(seat, ask.options[0], "resigned")
                elif chosen := answer(self.standing.get(seat, []), ask):
                    self._decide(seat, chosen, "standing")
                else:
                    continue
                moved = True
                break

    # Looking

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know, ready for JSON."""
        self._check_viewer(seat)
        view = self.game.view(self.state, seat)
        view["asked"] = sorted(self.pending)
        view["ask"] = self._ask_view(self.pending[seat]) if seat in self.pending else None
        view["outcome"] = msgspec.to_builtins(self.outcome)
        return view

    def _ask_view(self, ask: Ask) -> dict[str, Any]:
        """A question as its seat sees it: every option with its words."""
        offers = [self.game.offer(self.state, ask, option) for option in ask.options]
        return {
            "prompt": ask.prompt,
            "rule": ask.rule,
            "about": dict(ask.about),
            "options": [msgspec.to_builtins(option) for option in ask.options],
            "offers": [msgspec.to_builtins(offer) for offer in offers],
        }

    def seen(self, seat: Seat, budget: float | None = None) -> Seen:
        """What a bot is given that must choose for a seat, in so many seconds."""
        if seat not in self.pending:
            raise self._not_asked(seat)
        return SeenMatch(self, seat, budget)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What has happened, as far as a seat may know it, after the first `since` of these."""
        self._check_viewer(seat)
        seen = (event.seen_by(seat) for event in self.all_events())
        return [event for event in seen if event is not None][since:]

    def all_events(self) -> Sequence[Event]:
        """Everything that has happened, secrets included: for tests and for the match's owner."""
        if self._events is None:
            raise BadInput("no-events")
        return self._events

    def digest(self) -> str:
        """A stable hash of the state and of what is asked."""
        asked = [(s, a.prompt, [*a.options]) for s, a in sorted(self.pending.items())]
        return digest(self.state, asked)

    # Copies

    def fork(self, *, events: bool = False) -> Match[S]:
        """An independent copy: the last safe point, and the few decisions since."""
        self._track()
        other = self._copied(self._steps[self._snapshot_at :])
        if events:
            other._events = other.state.log = list(self._events or ())
        return other

    def determinize(self, seat: Seat | None, seed: int, *, events: bool = False) -> Match[S]:
        """A fork in which everything hidden from a seat is dealt anew, as far as it can know.

        What the others have done since all act at once is hidden, too: who has finished does
        something else instead, who has not is at the beginning.
        """
        self._check_viewer(seat)
        self._track()
        viewer = -1 if seat is None else seat
        other = self._copied(self._known_steps(viewer))
        other.standing = {s: given for s, given in other.standing.items() if s == seat}
        other._decide(viewer, DealAnew(seed), "seat")
        chance = Rng(f"others/{seed}")
        for done in sorted(other.pending.keys() - self.pending.keys()):
            while done in other.pending:
                other._decide(done, chance.pick(other.pending[done].options), "seat")
        if events:
            other._events = other.state.log = list(self._events or ())
        return other

    def _known_steps(self, viewer: Seat) -> list[Decision]:
        """The decisions since the last safe point that are not hidden from a seat."""
        steps = self._steps[self._snapshot_at :]
        if not self._branches:
            return steps
        open_ones = self._apart - self._snapshot_at
        return steps[:open_ones] + [
            step
            for step in steps[open_ones:]
            if step.seat == viewer or isinstance(step.option, Resign | DealAnew)
        ]

    def _copied(self, steps: list[Decision]) -> Match[S]:
        """An independent copy that has gone on with these decisions from the last safe point."""
        other: Match[S] = Match.__new__(type(self))
        other.game = self.game
        other.setup = self.setup
        other.state = self._snapshot.copy()
        other.pending = {}
        other.outcome = None
        other._halt = self._halt
        other.standing = {seat: list(given) for seat, given in self.standing.items()}
        other.controllers = self.controllers.copy()
        other._origin = self._origin
        other._snapshot = self._snapshot
        other._snapshot_at = at = self._snapshot_at
        other._tracking = False  # no other safe point is passed
        other._steps = self._steps[:at]
        other._marks = self._marks[:at]
        other._events = None
        other._begin()
        for step in steps:
            other._redo(step)
        other._tracking = True
        return other

    def _track(self) -> None:
        """From now on keep the last safe point; find it by going over the match once."""
        if not self._tracking:
            again = self._retrace(self._steps)
            self._tracking = True
            self._snapshot = again._snapshot
            self._snapshot_at = again._snapshot_at

    def _retrace(self, steps: list[Decision]) -> Match[S]:
        """The same match with these decisions, made from the start."""
        again: Match[S] = Match.__new__(type(self))
        again.game, again.setup, again._origin = self.game, self.setup, self._origin
        again.state = self._origin.copy()
        again.pending, again.outcome, again._halt = {}, None, self._halt
        again.standing, again.controllers = self.standing, self.controllers
        again._snapshot, again._snapshot_at, again._tracking = self._origin, 0, True
        again._steps, again._marks = [], []
        again._events = None if self._events is None else []
        again._begin()
        for step in steps:
            again._redo(step)
        return again

    # Taking back

    def undoable(self, seat: Seat) -> int:
        """How many of its last decisions a seat may take back now.

        Its own ones, as long as nobody else has acted since, no chance was drawn and nothing
        hidden was shown to anyone. Where all act at once, what the others do does not matter.
        """
        self._check_seat(seat)
        return len(self._own_last(seat))

    def _own_last(self, seat: Seat) -> list[int]:
        """Which decisions a seat may take back, the last one first."""
        if self.over:
            return []
        now = self.state.rng.count + self.state.shown
        first = self._apart if self._branches else 0  # what all are asked since stays asked
        own: list[int] = []
        for index in range(len(self._steps) - 1, first - 1, -1):
            step = self._steps[index]
            if step.seat != seat and self._branches and not isinstance(step.option, DealAnew):
                continue
            if step.seat != seat or step.by != "seat" or self._marks[index] != now:
                break
            if isinstance(step.option, Resign | DealAnew):
                break
            own.append(index)
        return own

    def undo(self, seat: Seat) -> None:
        """Take back the last decision of a seat."""
        self._check_seat(seat)
        own = self._own_last(seat)
        if not own:
            raise BadInput("undo-refused", {"seat": seat}, game=self.game.id)
        last = own[0]
        self._become(self._retrace(self._steps[:last] + self._steps[last + 1 :]))

    def rewind(self, count: int) -> None:
        """Go back to the first `count` decisions, whoever made the others: all have agreed."""
        if type(count) is not int or not 0 <= count <= len(self._steps):
            about: Facts = {"count": reprlib.repr(count), "most": len(self._steps)}
            raise BadInput("rewind-refused", about, game=self.game.id)
        self._become(self._retrace(self._steps[:count]))

    def _become(self, again: Match[S]) -> None:
        """Go on as a match retraced with other decisions."""
        self.outcome = again.outcome
        self.state, self.pending = again.state, again.pending
        self._rules, self._branches = again._rules, again._branches
        self._answered, self._apart = again._answered, again._apart
        self._steps, self._marks, self._events = again._steps, again._marks, again._events
        self._snapshot, self._snapshot_at = again._snapshot, again._snapshot_at
        self._tracking = True

    # Keeping

    @property
    def decisions(self) -> Sequence[Decision]:
        """Everything that was decided so far, in order."""
        return self._steps

    def record(self) -> Record:
        """Everything needed to play this match again."""
        if self.setup is None:
            raise BadInput("record-scenario", game=self.game.id)
        if any(isinstance(step.option, DealAnew) for step in self._steps):
            raise BadInput("record-dealt-anew", game=self.game.id)
        setup = msgspec.structs.replace(self.setup, seats=tuple(self.controllers))
        standing = {seat: list(given) for seat, given in self.standing.items()}
        return Record(setup, tuple(self._steps), standing, self.digest())

    def freeze(self) -> bytes:
        """The match as bytes, for `thaw` of the same program: faster than playing it again."""
        self._track()
        kept = (self._snapshot, self._snapshot_at, self._steps, self._marks, self._events)
        return freeze(self.game, (*kept, self.standing, self.controllers))

    def thaw(self, data: bytes) -> None:
        """Become the match that was frozen; this one has just begun, from the same setup."""
        state, at, steps, marks, events, self.standing, self.controllers = thaw(self.game, data)
        self.state, self._snapshot, self._snapshot_at = state.copy(), state, at
        self.pending, self.outcome = {}, None
        self._tracking, self._events = False, None
        self._steps, self._marks = steps[:at], marks[:at]
        self._begin()
        for step in steps[at:]:
            self._redo(step)
        self._tracking = True
        self._events = self.state.log = events


def option_union(game: Game[Any]) -> Any:
    """The type of everything that may be chosen in a game, for reading JSON."""
    union: Any = game.option_types[0]
    for option_type in game.option_types[1:]:
        union = union | option_type
    return union
