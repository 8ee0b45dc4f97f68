"""A match as the table keeps it: a list of entries, and what follows from them.

Everything here is plain and synchronous: an entry is applied, a wish becomes entries or is
refused. Whoever has the same entries has the same `Play`, in any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.asking import WORLD, Option, Seat
from podziemia.kernel.bots import sample_world
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.events import Event
from podziemia.kernel.game import HUMAN
from podziemia.kernel.match import Match, Resign, option_union
from podziemia.kernel.record import Decision, Setup
from podziemia.kernel.scene import Scene, Zone
from podziemia.kernel.standing import Instruction
from podziemia.table import wire
from podziemia.table.journal.entries import (
    AnyEntry,
    Began,
    Decided,
    Entry,
    HandedOver,
    Instructed,
    Rewound,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
)


class Common(msgspec.Struct):
    """A round in which all act at once: the others may know who has finished, and no more."""

    since: int
    """How many decisions had been made when it began …"""
    base: int
    """… and how many public entries there were."""
    answered: list[int]
    """How many questions of each seat were settled then."""
    busy: list[Seat]
    """Who is still asked."""
    open: int = 0
    """How many entries of it are everybody's business."""
    seen: dict[Seat, int] = msgspec.field(default_factory=dict)
    """How many decisions of each seat the others have noticed."""

    def notice(self, seat: Seat) -> None:
        """The others see what a seat has done."""
        self.seen[seat] = self.seen.get(seat, 0) + 1

    def known(self, seat: Seat | None, answered: list[int]) -> int:
        """How many entries a seat may know of, when so many questions of each are settled."""
        own = 0 if seat is None else answered[seat] - self.answered[seat]
        noticed = sum(times for other, times in self.seen.items() if other != seat)
        return self.base + self.open + noticed + own


class Frozen(msgspec.Struct, frozen=True):
    """A play as a snapshot keeps it."""

    number: int
    answered: list[int]
    since: dict[Seat, float]
    arose: list[float]
    secret: int
    takeback: tuple[Seat, list[Seat]] | None
    rewinds: list[int]
    common: Common | None
    digest: str
    match: bytes


class Play:
    """A match under way at a table."""

    def __init__(self, setup: Setup, began: float) -> None:
        self.match: Match[Any] = registry.start(
            setup.game, setup.players, setup.seed, setup.options, setup.seats
        )
        self.number = 1
        """How many entries there have been, the beginning included."""
        self.answered = [0] * (setup.players + 1)
        """How many questions of each seat and, at last, of the world are settled: the number of
        its next question."""
        self.since: dict[Seat, float] = {}
        """Since when each seat is asked what it is asked now."""
        self.arose: list[float] = []
        """When the question behind each decision arose."""
        self.secret = 0
        """How many entries are only their seat's business."""
        self.common: Common | None = None
        """The round in which all act at once, if there is one."""
        self.takeback: tuple[Seat, list[Seat]] | None = None
        """Who wants to take back, and who has agreed."""
        self.rewinds = [0] * (setup.players + 1)
        """How often the match went back for each seat and, at last, for those who look on: what
        they knew before may not have happened."""
        self._seen: dict[Seat | None, tuple[int, list[Event]]] = {}
        self._asked: dict[Seat, int] = {}
        self._options = option_union(self.match.game) | Resign
        self._note_questions(began)

    @property
    def public(self) -> int:
        """How many entries there have been that everybody may know of sooner or later."""
        return self.number - self.secret

    def known(self, seat: Seat | None) -> int:
        """How many of them a seat, or somebody who looks on, may know of now."""
        return self.public if self.common is None else self.common.known(seat, self.answered)

    # What was done

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Do again what an entry says was done."""
        match entry:
            case Began():
                msg = "a match begins once"
                raise AssertionError(msg)
            case Decided(seat, option, by):
                chosen: Option = msgspec.convert(option, self._options)
                self.match.repeat(Decision(seat, chosen, by))
                self._decided(seat, chosen, at)
            case TakenBack(seat):
                self._take_back(seat)
            case Rewound(_, to):
                self._rewind(to)
            case Instructed(seat, instructions):
                self.match.standing[seat] = list(instructions)
                self.secret += 1
            case HandedOver(seat, controller):
                self.match.hand_over(seat, controller)
            case TakebackAsked(seat):
                self.takeback = (seat, [])
            case TakebackAnswered(seat, agree):
                self._answer_takeback(seat, agree=agree)
        if self.common is not None and not isinstance(entry, Decided | TakenBack | Instructed):
            self.common.open += 1
        self.number += 1
        self._note_questions(at)

    def _decided(self, seat: Seat, option: Option, at: float) -> None:
        self.answered[seat] += 1
        self.arose.append(self.since.pop(seat, at))
        if self.common is None:
            self.takeback = None
        elif isinstance(option, Resign) and seat not in self.common.busy:
            self.common.notice(seat)  # who is asked is seen to have finished at once

    def _take_back(self, seat: Seat) -> None:
        """Undo a decision; who answers again has only the time that was left."""
        last = self.last_of(seat)
        assert last is not None, "there was something to take back"
        self.match.undo(seat)
        self.answered[seat] += 1
        self.since[seat] = self.arose.pop(last)
        self._asked[seat] = self.answered[seat]
        self._seen = {}
        if self.common is None:
            self.takeback = None
        for viewer in range(len(self.rewinds)) if self.common is None else (seat,):
            self.rewinds[viewer] += 1
        self._go_back_to_round(self.public + 1)

    def _rewind(self, to: int) -> None:
        """Go back; who answers again has only the time that was left."""
        undone = [step.seat for step in self.match.decisions[to:]]
        arose = dict(zip(reversed(undone), reversed(self.arose[to:]), strict=True))  # the earliest
        before = contents(self.match)
        self.match.rewind(to)
        after = contents(self.match)
        for seat in range(len(self.answered)):
            if seat in arose or before.get(seat) != after.get(seat):
                self.answered[seat] += 1
        for seat in arose.keys() & after.keys():
            self.since[seat] = arose[seat]
            self._asked[seat] = self.answered[seat]
        del self.arose[to:]
        self.takeback, self._seen = None, {}
        self.rewinds = [times + 1 for times in self.rewinds]
        self._go_back_to_round(self.public)

    def _go_back_to_round(self, base: int) -> None:
        """If all act at once again, as they did before, they begin to from here on."""
        together = self.match.common_round
        if together is not None and (self.common is None or self.common.since != together):
            busy = sorted(self.match.pending)
            self.common = Common(together, base, self.answered.copy(), busy)

    def _answer_takeback(self, seat: Seat, *, agree: bool) -> None:
        assert self.takeback is not None, "somebody has asked"
        asker, agreed = self.takeback
        self.takeback = (asker, [*agreed, seat]) if agree else None

    def _note_questions(self, at: float) -> None:
        """Remember since when everybody who is asked now has been asked."""
        asked = {seat: self.answered[seat] for seat in self.match.pending}
        self.since = {
            seat: self.since.get(seat, at) if self._asked.get(seat) == number else at
            for seat, number in asked.items()
        }
        self._asked = asked
        self._note_round()

    def _note_round(self) -> None:
        """Remember what everybody may see of a round in which all act at once."""
        match = self.match
        if self.common is not None and self.common.since != match.common_round:
            self.common = self.takeback = None
        if match.common_round is None:
            return
        if self.common is None:
            made = [step.seat for step in match.decisions[match.common_round :]]
            answered = [number - made.count(seat) for seat, number in enumerate(self.answered)]
            busy = sorted({*made, *match.pending})
            self.common = Common(match.common_round, self.public - len(made), answered, busy)
        moved = set(self.common.busy) ^ match.pending.keys()
        if self.takeback is not None and self.last_of(asker := self.takeback[0]) is None:
            self.takeback = None  # there is nothing left to take back
            moved |= {asker} - set(match.state.resigned)
        for seat in moved:
            self.common.notice(seat)
        self.common.busy = sorted(match.pending)

    # What somebody wants to do: each gives the entries that say so, applied already

    def choose(self, seat: Seat, question: int, option: Any, at: float) -> list[Entry]:
        """Answer a question of a seat."""
        self._check_question(seat, question)
        return self._do(lambda: self.match.play(seat, option), at)

    def time_out(self, seat: Seat, question: int, at: float) -> list[Entry]:
        """Answer for a seat whose time has run out."""
        if seat not in self.match.pending:
            raise BadInput("table-stale")
        self._check_question(seat, question)
        return self._do(lambda: self.match.time_out(seat), at)

    def resign(self, seat: Seat, at: float) -> list[Entry]:
        """Give up."""
        return self._do(lambda: self.match.resign(seat), at)

    def instruct(self, seat: Seat, given: Sequence[Instruction], at: float) -> list[Entry]:
        """Leave standing instructions, which may answer what is asked now."""
        self._check_going_on()
        told = Instructed(seat, tuple(given))
        self.secret += 1
        return [told, *self._do(lambda: self.match.instruct(seat, given), at, before=1)]

    def undo(self, seat: Seat, settled: int, at: float) -> list[Entry]:
        """Take back the last decision of a seat, where that harms nobody."""
        if settled != self.answered[seat]:
            raise BadInput("table-stale")
        if not self.undoable(seat):
            raise BadInput("undo-refused", {"seat": seat}, game=self.match.game.id)
        return self._enter([TakenBack(seat)], at)

    def undoable(self, seat: Seat) -> int:
        """How many of its last decisions a seat may take back without asking anybody.

        Who is not asked any more has passed the turn on, and the others think already; only where
        all act at the same time nobody minds.
        """
        if seat not in self.match.pending and self.match.common_round is None:
            return 0
        return self.match.undoable(seat)

    def hand_over(self, seat: Seat, controller: str, at: float) -> list[Entry]:
        """Let somebody else decide for a seat; a bot has nothing against taking back."""
        self._check_going_on()
        self.match.game.check_controller(controller)
        return self._carry_out_takeback(self._enter([HandedOver(seat, controller)], at), at)

    def ask_takeback(self, seat: Seat, at: float) -> list[Entry]:
        """Ask the others; with nobody to ask it is done at once."""
        if self.last_of(seat) is None or self.match.over:
            raise BadInput("table-no-own-step")
        if self.takeback is not None:
            raise BadInput("table-takeback-pending")
        return self._carry_out_takeback(self._enter([TakebackAsked(seat)], at), at)

    def answer_takeback(self, seat: Seat, at: float, *, agree: bool) -> list[Entry]:
        """Agree to the request of another player, or refuse it."""
        if self.takeback is None or seat not in self.must_agree():
            raise BadInput("table-no-takeback")
        entries = self._enter([TakebackAnswered(seat, agree)], at)
        return self._carry_out_takeback(entries, at) if agree else entries

    def _carry_out_takeback(self, entries: list[Entry], at: float) -> list[Entry]:
        """Go back, once everybody has agreed."""
        if self.takeback is None or self.must_agree():
            return entries
        to = self.last_of(self.takeback[0])
        assert to is not None, "there was something to take back"
        return [*entries, *self._enter([Rewound(self.takeback[0], to)], at)]

    def must_agree(self) -> list[Seat]:
        """Whose consent to the request is still missing: the other people's who are in."""
        if self.takeback is None:
            return []
        asker, agreed = self.takeback
        state = self.match.state
        gone = {asker, *agreed, *state.resigned, *state.out}
        people = [s for s, name in enumerate(self.match.controllers) if name == HUMAN]
        return [seat for seat in people if seat not in gone]

    def last_of(self, seat: Seat) -> int | None:
        """How many decisions came before the last one a seat made itself."""
        steps = self.match.decisions
        for index in range(len(steps) - 1, -1, -1):
            step = steps[index]
            if step.seat == seat and step.by == "seat":
                return None if isinstance(step.option, Resign) else index
        return None

    def _check_question(self, seat: Seat, question: int) -> None:
        """Refuse an answer to a question that is not asked any more."""
        if question != self.answered[seat]:
            raise BadInput("table-stale")

    def _check_going_on(self) -> None:
        """Refuse to change anything about a match that is over."""
        if self.match.over:
            game = self.match.game
            raise IllegalChoice(game.over_rule, "refused-over", game=game.id)

    def _do(self, act: Any, at: float, before: int = 0) -> list[Entry]:
        """Let the match do something; the decisions it made are the entries."""
        made = len(self.match.decisions)
        act()
        while WORLD in self.match.pending:
            self.match.play(WORLD, sample_world(self.match))
        entries: list[Entry] = []
        for step in self.match.decisions[made:]:
            entries.append(Decided(step.seat, msgspec.to_builtins(step.option), step.by))
            self._decided(step.seat, step.option, at)
        self.number += before + len(entries)
        self._note_questions(at)
        return entries

    def _enter(self, entries: list[Entry], at: float) -> list[Entry]:
        for entry in entries:
            self.apply(entry, at)  # type: ignore[arg-type] # every Entry is one of AnyEntry
        return entries

    # Looking

    def events(self, seat: Seat | None) -> list[Event]:
        """What has happened, as far as a seat may know it."""
        done, seen = self._seen.get(seat, (0, []))
        seen += self.match.news(seat, done)
        self._seen[seat] = (len(self.match.all_events()), seen)
        return seen

    def position(self, seat: Seat | None, since: int, clock: int = 0) -> wire.Position:
        """The table as a seat sees it, with the events it does not know yet."""
        match = self.match
        view = match.view(seat)
        events = self.events(seat)
        first = since if since <= len(events) else 0
        human = [s for s in match.pending if match.controllers[s] == HUMAN]
        if self.common is not None:
            human = [s for s in human if s == seat]  # when the others answer is their business
        return wire.Position(
            number=self.known(seat),
            seat=seat,
            scene=match.game.scene(view),
            question=self._question(seat, view),
            asked=tuple(sorted(match.pending)),
            outcome=match.outcome,
            first_event=first,
            events=tuple(events[first:]),  # type: ignore[arg-type] # on the wire they are objects
            moments=len(match.decisions) if self.common is None else self.common.since,
            settled=0 if seat is None else self.answered[seat],
            undoable=0 if seat is None else self.undoable(seat),
            deadlines={s: self.since[s] + clock for s in human} if clock else {},
            standing=() if seat is None else tuple(match.standing.get(seat, ())),
            takeback=self._takeback_info(),
        )

    def _question(self, seat: Seat | None, view: dict[str, Any]) -> wire.Question | None:
        if seat is None or view["ask"] is None:
            return None
        return wire.Question(number=self.answered[seat], **view["ask"])

    def _takeback_info(self) -> wire.Takeback | None:
        if self.takeback is None:
            return None
        seat, agreed = self.takeback
        return wire.Takeback(seat=seat, agreed=tuple(agreed), needed=tuple(self.must_agree()))

    # Snapshots

    def freeze(self) -> bytes:
        """The play as bytes."""
        frozen = Frozen(
            self.number,
            self.answered,
            self.since,
            self.arose,
            self.secret,
            self.takeback,
            self.rewinds,
            self.common,
            self.match.digest(),
            self.match.freeze(),
        )
        return msgspec.msgpack.encode(frozen)

    def thaw(self, data: bytes) -> bool:
        """Become the play that was frozen; False, and unusable, if it did not work."""
        frozen = msgspec.msgpack.decode(data, type=Frozen)
        self.match.thaw(frozen.match)
        self.number, self.answered = frozen.number, frozen.answered
        self.since, self.takeback, self._seen = frozen.since, frozen.takeback, {}
        self.arose, self.secret, self.rewinds = frozen.arose, frozen.secret, frozen.rewinds
        self.common = frozen.common
        self._asked = {seat: self.answered[seat] for seat in self.match.pending}
        return self.match.digest() == frozen.digest


def contents(match: Match[Any]) -> dict[Seat, object]:
    """What exactly each seat is asked, to see whether it has become another question."""
    return {
        seat: (ask.prompt, ask.rule, dict(ask.about), list(ask.options))
        for seat, ask in match.pending.items()
    }


def open_scene(match: Match[Any]) -> Scene:
    """The table with every player's own area as its owner sees it: for finished matches."""
    scene = match.game.scene(match.view(None))
    pieces: list[Any] = list(scene.pieces)
    for seat in range(match.state.players_count):
        at = {piece.id: index for index, piece in enumerate(pieces)}
        for piece in match.game.scene(match.view(seat)).pieces:
            if piece.id not in at:
                pieces.append(_of(piece, seat))
            elif isinstance(piece, Zone) and piece.owner == seat:
                shown = pieces[at[piece.id]]
                pieces[at[piece.id]] = msgspec.structs.replace(piece, label=shown.label)
    return msgspec.structs.replace(scene, pieces=tuple(pieces))


def _of(piece: Any, seat: Seat) -> Any:
    """A piece only its owner sees, told apart from those of the others."""
    changed = {"id": f"{piece.id}@{seat}"}
    if isinstance(piece, Zone):
        changed["children"] = tuple(_of(child, seat) for child in piece.children)  # type: ignore[assignment]
        changed["owner"] = seat  # type: ignore[assignment]
    return msgspec.structs.replace(piece, **changed)
