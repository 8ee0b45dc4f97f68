"""A match: one game under way, as everybody meets it: to choose, look, copy, take back, keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from podziemia.kernel import refusals
from podziemia.kernel.answers import offered
from podziemia.kernel.ask_view import ask_view, world_view
from podziemia.kernel.compiled import compiled
from podziemia.kernel.digest import digest
from podziemia.kernel.drive import Drive, Policy, SafePoint, play_out
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.events import Event, Log
from podziemia.kernel.game import HUMAN, Game, View
from podziemia.kernel.instructions import Instruction, answer, checked
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.preview import preview
from podziemia.kernel.questions import WORLD, Ask, DealAnew, Option, Resign, Seat
from podziemia.kernel.record import By, Decision, Record, Setup, check_value
from podziemia.kernel.refusals import Raw
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Offer
from podziemia.kernel.seen import Seen, SeenMatch
from podziemia.kernel.since import Numbered, Points, known_to, renumbered, uncovered
from podziemia.kernel.snapshot import (
    Frozen,
    freeze,
    read_decisions,
    read_log,
    thaw,
    written,
    written_log,
)
from podziemia.kernel.state import State
from podziemia.kernel.undo import own_last

S = TypeVar("S", bound=State)


@compiled(allow_interpreted_subclasses=True)
class Match(Generic[S]):
    """One game under way: who may act now, what they may choose, and what everybody may see."""

    __slots__ = (
        "_decisions",
        "_drive",
        "_halt",
        "_log",
        "_marks",
        "_origin",
        "controllers",
        "game",
        "outcome",
        "pending",
        "setup",
        "standing",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        setup: Setup | None = None,
        *,
        events: bool = True,
        halt: Callable[[S], bool] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.standing: dict[Seat, list[Instruction]] = {}
        self.controllers: list[str] = list(setup.seats) if setup else []
        self._halt = halt
        self._origin: S | None = state.copy()
        self._decisions: list[Decision] = []
        self._marks: list[int] = []  # what had been drawn and shown before each decision
        self._log = Log() if events else None
        state.log = self._log
        self._go_on_with(Drive(game, state, halt=halt))

    def _go_on_with(self, drive: Drive[S]) -> None:
        """From here the rules go on: after every decision `pending` and `outcome` are theirs."""
        self._drive = drive
        self.pending = drive.pending  # everybody who may act now, with their questions
        self.outcome = drive.outcome  # how the match has ended; None as long as it goes on

    @property
    def state(self) -> S:
        """The whole state, secrets included."""
        return self._drive.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def first(self) -> bool:
        """Whether the first answer counts: it is taken, and the other questions lapse."""
        return self._drive.first

    @property
    def common_round(self) -> int | None:
        """After how many decisions the present common round began; None: there is none."""
        return None if self._drive.common is None else self._drive.common.began

    @property
    def hidden_round(self) -> int | None:
        """The same, if what the seats do in it is hidden from the others."""
        common = self._drive.common
        return common.began if common is not None and common.hidden else None

    def chance(self, purpose: str) -> Rng:
        """Chance for who drives the match: always the same here, and not that of its rules."""
        return Rng(f"{purpose}/{self.state.rng.key.hex()}/{self._drive.decided}")

    # Choosing

    def answering(self) -> list[Seat]:
        """Who is asked, as programs take turns: by chance, where the first answer counts."""
        seats = list(self.pending)
        if self._drive.first:
            self.chance("first").shuffle(seats)
        return seats

    def play(self, seat: Raw, option: Option | dict[str, Any] | int) -> None:
        """Choose for a seat: an option, its JSON, or its index among those offered.

        Raises IllegalChoice, with the rule and a sentence, and changes nothing, if it is not
        offered. What the world is asked is answered in the same way, for the seat `WORLD`.
        """
        drive = self._drive
        state = drive.state
        if type(seat) is not int or (ask := self.pending.get(seat)) is None:
            raise refusals.not_asked(drive, seat)
        options = ask.made or ask.options  # as in `_offered`: here most of the time goes
        if type(option) is int and 0 <= option < len(options):
            chosen = options[option]
        else:
            chosen = offered(self.game, state, ask, option)
        if self._origin is not None:
            self._marks.append(state.rng.count + state.shown)
            by: By = "world" if seat == WORLD else "seat"
            self._decisions.append(Decision(seat, chosen, by))
        drive.answer(seat, chosen)
        self.pending, self.outcome = drive.pending, drive.outcome
        if self.standing or state.resigned:
            self._settle()

    def allows(self, seat: Raw, option: Option | dict[str, Any] | int) -> bool:
        """Whether a seat may choose this now."""
        try:
            self._offered(seat, option)
        except IllegalChoice:
            return False
        return True

    def time_out(self, seat: Raw) -> None:
        """Answer for a seat that has run out of time."""
        refusals.check_seat(self._drive, seat)
        self._decide(seat, self._question(seat).default, "clock")
        self._settle()

    def resign(self, seat: Raw) -> None:
        """Give up for a seat."""
        refusals.check_may_resign(self._drive, seat)
        self._decide(seat, Resign(), "seat")
        self._settle()

    def repeat(self, decision: Decision) -> None:
        """One decision of a record, as it was made then; nothing is answered for anyone."""
        if isinstance(decision.option, Resign):
            refusals.check_may_resign(self._drive, decision.seat)
        else:
            self._offered(decision.seat, decision.option)
        self._decide(decision.seat, decision.option, decision.by)

    def _decide(self, seat: Seat, option: Option, by: By) -> None:
        """Note a decision, and what had been drawn and shown before it; go on with it."""
        drive = self._drive
        if self._origin is not None:
            state = drive.state
            self._marks.append(state.rng.count + state.shown)
            self._decisions.append(Decision(seat, option, by))
        drive.feed(seat, option)
        self.pending, self.outcome = drive.pending, drive.outcome

    def instruct(self, seat: Raw, instructions: Sequence[Instruction]) -> None:
        """Leave standing instructions for a seat, in place of those it had."""
        refusals.check_seat(self._drive, seat)
        self.standing[seat] = checked(instructions)
        self._settle()

    def hand_over(self, seat: Raw, controller: str) -> None:
        """Let somebody else decide for a seat from now on: a bot's name, or `human`."""
        refusals.check_seat(self._drive, seat)
        self.game.check_controller(controller)
        if controller == HUMAN and self.setup is not None:
            self.game.check_for_people(self.setup.options)
        self.controllers[seat] = controller

    def _question(self, seat: Raw) -> Ask:
        """What a seat is asked, or a refusal."""
        ask = self.pending.get(seat) if type(seat) is int else None
        if ask is None:
            raise refusals.not_asked(self._drive, seat)
        return ask

    def _offered(self, seat: Raw, choice: object) -> Option:
        """The offered option that was meant, or a refusal."""
        return offered(self.game, self._drive.state, self._question(seat), choice)

    def _settle(self) -> None:
        """Answer for those who have resigned or left standing instructions."""
        moved = True
        while moved:
            moved = False
            for seat in self.answering():
                ask = self.pending[seat]
                if seat in self.state.resigned:
                    self._decide(seat, ask.default, "resigned")
                elif chosen := answer(self.standing.get(seat, []), ask):
                    self._decide(seat, chosen, "standing")
                else:
                    continue
                moved = True
                break

    # Looking

    def view(self, seat: Raw, *, listed: bool = False) -> View:
        """What a seat (None: a spectator) may know, ready for JSON.

        Where its options are only listed, `offer` tells more of one.
        """
        refusals.check_viewer(self._drive, seat)
        pending = self.pending
        view = self.game.view(self.state, seat)
        view["asked"] = sorted(asked for asked in pending if asked != WORLD)
        view["ask"] = None
        if seat in pending:
            view["ask"] = ask_view(self.game, self.state, pending[seat], listed=listed)
        if WORLD in pending:
            view["world"] = world_view(pending[WORLD])
        view["outcome"] = msgspec.to_builtins(self.outcome)
        return view

    def offer(self, seat: Raw, option: Option | dict[str, Any] | int) -> Offer:
        """One offered option in words."""
        chosen = self._offered(seat, option)
        return self.game.offer(self.state, self.pending[seat], chosen)

    def preview(self, seat: Raw, option: Option | dict[str, Any] | int) -> list[Event]:
        """What a seat would see happen if it chose this, until it is asked again."""
        return preview(self, seat, option)

    def seen(self, seat: Raw, budget: float | None = None) -> Seen:
        """What a bot is given that must choose for a seat, in so many seconds."""
        if seat not in self.pending:
            raise refusals.not_asked(self._drive, seat)
        return SeenMatch(self, seat, budget)

    def events(self, seat: Raw, since: int = 0) -> list[Event]:
        """What has happened, as far as a seat may know it, after the first `since` of these."""
        return self.news(seat, 0)[since:]

    def news(self, seat: Raw, first: int) -> list[Event]:
        """What a seat may know of everything that has happened but the first so many events."""
        refusals.check_viewer(self._drive, seat)
        return self._heard().seen_by(seat, first)

    def told_alone(self, seat: Seat) -> list[Event]:
        """What only this seat has been told: its part of hidden common rounds."""
        return self._heard().told_alone(seat)

    def all_events(self) -> Sequence[Event]:
        """Everything that has happened, secrets included: for tests and for the match's owner."""
        return self._heard().events

    def _heard(self) -> Log:
        """The log, if somebody listens."""
        if self._log is None:
            raise BadInput("no-events")
        return self._log

    def digest(self) -> str:
        """A stable hash of the state and of what is asked."""
        asked = [(s, a.prompt, [*a.options]) for s, a in sorted(self.pending.items())]
        return digest(self.state, asked)

    # Copies

    def track(self) -> None:
        """From now on keep safe points, for copies and for taking back."""
        if self._drive.kept is None:
            log = None if self._log is None else Log()  # a safe point knows how much was told
            again = self._from_the_start(log)
            self._drive.kept = again.kept
            if self._drive.common is not None and again.common is not None:
                self._drive.common.points = again.common.points

    def _from_the_start(self, log: Log | None) -> Drive[S]:
        """The same match played once more, with safe points."""
        assert self._origin is not None, "a match that keeps nothing cannot be played again"
        return self._resumed([SafePoint(self._origin, 0, 0)], log, self._decisions)

    def _resumed(
        self, kept: list[SafePoint[S]], log: Log | None, again: list[Decision]
    ) -> Drive[S]:
        """The rules from the last of these safe points on, with decisions that were made before."""
        point = kept[-1]
        state = point.state.copy()
        state.log = log
        drive = Drive(self.game, state, point.decided, kept=kept, halt=self._halt)
        for made in again:
            drive.feed(made.seat, made.option)
        return drive

    def fork(self, *, track: bool = True, events: bool = False) -> Match[S]:
        """An independent copy: the last safe point, and the few decisions since.

        One that does not track keeps no record and no safe points: it can be played out, and
        neither copied nor taken back.
        """
        self.track()
        return self._copied(self._since(), self._points(), track=track, past=True, events=events)

    def determinize(
        self, seat: Raw, seed: int, *, track: bool = True, past: bool = True, events: bool = False
    ) -> Match[S]:
        """A fork in which everything hidden from a seat is dealt anew, as far as it can know.

        What the others have done in a hidden common round is hidden, too: those who have finished
        do something else, the others are at its beginning. A world without a past has no record.
        """
        refusals.check_viewer(self._drive, seat)
        self.track()
        since, points = self._since(), self._points()
        if self.hidden_round is not None:
            since = known_to(seat, since, self.hidden_round)
            points = {owner: point for owner, point in points.items() if owner == seat}
        other = self._copied(since, points, track=track, past=past, events=events)
        other.standing = {s: given for s, given in other.standing.items() if s == seat}
        other._decide(WORLD, DealAnew(seed, seat), "world")
        chance = Rng(f"others/{seed}")
        for done in sorted(other.pending.keys() - self.pending.keys()):
            while done in other.pending:
                other._decide(done, other.pending[done].sample(chance), "seat")
        return other

    def rollout(self, seed: int, policy: Policy | None = None) -> Outcome:
        """Play a copy to its end and keep nothing of it: by chance, or as a policy says.

        A match that does not track is played itself.
        """
        match = self if self._origin is None else self.fork(track=False)
        match.pending, match.outcome = {}, play_out(match._drive, Rng(seed), policy)
        return match.outcome

    def replayed_by_fork(self) -> int:
        """How many decisions a copy made now would have to play again."""
        self.track()
        return len(uncovered(self._since(), self._points(), self.common_round or 0))

    def _last_kept(self) -> SafePoint[S]:
        """The last safe point."""
        assert self._drive.kept is not None
        return self._drive.kept[-1]

    def _since(self) -> list[Numbered]:
        """The decisions since the last safe point."""
        first = self._last_kept().decided
        return list(enumerate(self._decisions[first:], start=first))

    def _points(self) -> Points:
        """The branch points of the common round that is under way."""
        return {} if self._drive.common is None else self._drive.common.points

    def _copied(
        self, since: list[Numbered], points: Points, *, track: bool, past: bool, events: bool
    ) -> Match[S]:
        """An independent copy that has gone on with these decisions from the last safe point."""
        kept = self._drive.kept
        assert kept is not None
        point = kept[-1]
        first = point.decided if past else 0
        whole = first + len(since) == len(self._decisions)
        other: Match[S] = Match.__new__(type(self))
        other.game = self.game
        other.setup = self.setup if track and past else None
        other.standing = {seat: list(given) for seat, given in self.standing.items()}
        other.controllers = self.controllers.copy()
        other._halt = self._halt
        other._origin = None if not track else self._origin if past else point.state
        other._decisions, other._marks, other._log = [], [], None
        drive = Drive(
            self.game,
            point.state.copy_around(points),
            first,
            halt=self._halt,
            points=points if whole else renumbered(points, since, first),
            points_of=0 if self._drive.common is None else self._drive.common.number,
        )
        for decision in uncovered(since, points, self.common_round or 0):
            drive.feed(decision.seat, decision.option)
        drive.decided = first + len(since)
        if track:
            drive.kept = kept.copy() if past else None
            if whole:
                other._decisions, other._marks = self._decisions.copy(), self._marks.copy()
            else:
                other._decisions = self._decisions[:first] + [made for _, made in since]
                other._marks = self._marks[:first] + [self._marks[number] for number, _ in since]
        if events:
            other._log = drive.state.log = Log() if self._log is None else self._log.copy()
        other._go_on_with(drive)
        return other

    # Taking back

    def undoable(self, seat: Raw) -> int:
        """How many of its last decisions a seat may take back now; see `own_last`."""
        refusals.check_seat(self._drive, seat)
        return len(own_last(seat, self._drive, self._decisions, self._marks))

    def undo(self, seat: Raw) -> None:
        """Take back the last decision of a seat."""
        refusals.check_seat(self._drive, seat)
        if not (own := own_last(seat, self._drive, self._decisions, self._marks)):
            raise BadInput("undo-refused", {"seat": seat}, game=self.game.id)
        self._go_back(own[0], self._decisions[own[0] + 1 :])

    def rewind(self, count: Raw) -> None:
        """Go back to the first `count` decisions, whoever made the others: all have agreed."""
        refusals.check_count(self._drive, count)
        self._go_back(count, [])

    def _go_back(self, count: int, again: list[Decision]) -> None:
        """Back to the first `count` decisions, from the last safe point before; then make these."""
        self.track()
        kept = self._drive.kept
        assert kept is not None
        assert self._origin is not None
        while kept and kept[-1].decided > count:
            kept.pop()
        if not kept:
            kept.append(SafePoint(self._origin, 0, 0))
        point = kept[-1]
        made = self._decisions[point.decided : count] + again
        del self._decisions[point.decided :], self._marks[point.decided :]
        self._log = None if self._log is None else self._log.copy(point.told)
        self._go_on_with(self._resumed(kept, self._log, []))
        for decision in made:
            self._decide(decision.seat, decision.option, decision.by)

    # Keeping

    @property
    def decisions(self) -> Sequence[Decision]:
        """Everything that was decided so far, in order."""
        return self._decisions

    def record(self) -> Record:
        """Everything needed to play this match again."""
        if self.setup is None or self._origin is None:
            raise BadInput("record-scenario", game=self.game.id)
        if any(isinstance(made.option, DealAnew) for made in self._decisions):
            raise BadInput("record-dealt-anew", game=self.game.id)
        setup = msgspec.structs.replace(self.setup, seats=tuple(self.controllers))
        standing = {seat: list(given) for seat, given in self.standing.items()}
        check = check_value(setup, self._decisions, standing, self._happened())
        return Record(setup, tuple(self._decisions), standing, check)

    def _happened(self) -> Sequence[Event]:
        """All events; of a match that nobody listened to by playing it once more."""
        if self._log is not None:
            return self._log.events
        log = Log()
        self._from_the_start(log)
        return log.events

    def freeze(self) -> bytes:
        """The match as bytes, for `thaw` of the same program: faster than playing it again."""
        self.track()
        point = self._last_kept()
        state = freeze(self.game, point.state)
        done = (written(self._decisions), self._marks, written_log(self._log))
        frozen = Frozen(state, point.decided, point.told, *done, self.standing, self.controllers)
        return msgspec.msgpack.encode(frozen)

    def thaw(self, data: bytes) -> None:
        """Become the match that was frozen; this one has just begun, from the same setup."""
        game, frozen = self.game, msgspec.msgpack.decode(data, type=Frozen)
        self._decisions, self._marks = read_decisions(game, frozen.decisions), frozen.marks
        self.standing, self.controllers = frozen.standing, frozen.controllers
        log = read_log(game, frozen.log)  # what came after the safe point is told again
        self._log = None if log is None else log.copy(frozen.told)
        point = SafePoint(thaw(game, frozen.state), frozen.decided, frozen.told)
        self._go_on_with(self._resumed([point], self._log, self._decisions[point.decided :]))
