"""The journal of a match: its entries, and what follows from them.

Everything here is plain and synchronous: an entry is applied, a wish becomes entries or is
refused. Whoever has the same entries has the same journal, in any process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.answers import option_union
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.events import Event
from podziemia.kernel.game import HUMAN
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Option, Resign, Seat
from podziemia.kernel.record import Decision, Setup
from podziemia.kernel.scene import Offer
from podziemia.table import metrics, wire
from podziemia.table.journal import intents
from podziemia.table.journal.asks import Asks, contents
from podziemia.table.journal.entries import (
    AnyEntry,
    Began,
    Decided,
    Entry,
    HandedOver,
    HandOverWished,
    Instructed,
    Rewound,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
)
from podziemia.table.journal.frozen import FrozenJournal, sealed, unsealed
from podziemia.table.journal.hidden_round import HiddenRound
from podziemia.table.journal.positions import position_of
from podziemia.table.journal.takeback import TakebackRequest, check_takeback, last_own
from podziemia.table.journal.wishes import BotAnswer, Replace, TimeOut, Wish, WorldAnswer


class Journal:
    """A match under way at a table, as its entries make it."""

    def __init__(self, setup: Setup, began: float) -> None:
        self.match: Match[Any] = registry.reopen(setup)
        self.number = 1
        """How many entries there have been, the beginning included."""
        self.answered = [0] * (setup.players + 1)
        """How many questions of each seat and, at last, of the world are settled: the number of
        its next question."""
        self.since: dict[Seat, float] = {}
        """Since when each seat is asked what it is asked now: the question of its next number."""
        self.arose: list[float] = []
        """When the question behind each decision arose."""
        self.secret = 0
        """How many entries are only their seat's business."""
        self.hidden: HiddenRound | None = None
        """The common round, if there is one now in which what the seats do is hidden."""
        self.takeback: TakebackRequest | None = None
        """The request of somebody who wants to take back more than they may alone."""
        self.wished: dict[Seat, tuple[Seat, ...]] = {}
        """Who wishes that a bot decides for a seat whose player is away or silent."""
        self.intent: intents.Intent = None
        """Whose bot has said what it means to do, until somebody else decides."""
        self.rewinds = [0] * (setup.players + 1)
        """How often the match went back for each seat and, at last, for those who look on: what
        they knew before may not have happened."""
        self._seen: dict[Seat | None, tuple[int, list[Event]]] = {}
        self._options = option_union(self.match.game) | Resign
        self._note_questions(began)

    @property
    def public(self) -> int:
        """How many entries there have been that everybody may know of sooner or later."""
        return self.number - self.secret

    def known(self, seat: Seat | None) -> int:
        """How many of them a seat, or somebody who looks on, may know of now."""
        return self.public if self.hidden is None else self.hidden.known(seat)

    @property
    def moments(self) -> int:
        """How many decisions may be looked back at: of a hidden common round, none yet."""
        return len(self.match.decisions) if self.hidden is None else self.hidden.since

    @property
    def asked(self) -> list[Seat]:
        """The seats whose answers are waited for."""
        return sorted(seat for seat in self.match.pending if seat != WORLD)

    def heard_of(self, seat: Seat) -> float:
        """When the others heard last of a seat that is asked: of a hidden round, its beginning."""
        if self.hidden is None:
            return self.since[seat]
        return min([*self.since.values(), *self.arose[self.hidden.since :]])

    @property
    def world_asked(self) -> bool:
        """Whether the world's answer is waited for."""
        return WORLD in self.match.pending

    def ask_between(self, then: float, now: float) -> None:
        """Whoever is asked has been asked by now, as clocks may have been set back since.

        And nobody was asked earlier than then, when there may have been no server.
        """
        self.since = {seat: max(then, min(since, now)) for seat, since in self.since.items()}

    # What was done

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Do again what an entry says was done."""
        match entry:
            case Began():
                msg = "a match begins once"
                raise AssertionError(msg)
            case Decided(seat, option, by, lapsed):
                chosen: Option = msgspec.convert(option, self._options)
                self.match.repeat(Decision(seat, chosen, by))
                self.intent = intents.after(self.intent, [entry])
                self._decided(seat, chosen, at)
                self._raise_numbers(lapsed)
            case TakenBack(seat):
                self._take_back(seat)
            case Rewound(_, to):
                self._rewind(to)
            case Instructed(seat, instructions):
                self.match.standing[seat] = list(instructions)
                self.secret += 1
            case HandedOver(seat, controller):
                self.match.controllers[seat] = controller
                self.wished.pop(seat, None)
            case HandOverWished(seat, given):
                self.wished[given] = (*self.wished.get(given, ()), seat)
            case TakebackAsked(seat):
                self.takeback = TakebackRequest(seat)
            case TakebackAnswered(seat, agree):
                self._answer_takeback(seat, agree=agree)
            case _:
                assert_never(entry)
        if self.hidden is not None and not isinstance(entry, Decided | TakenBack | Instructed):
            self.hidden.open += 1
        self.number += 1
        self._note_questions(at)

    def _decided(self, seat: Seat, option: Option, at: float) -> None:
        self.answered[seat] += 1
        begun = self.match.hidden_round  # perhaps by a decision before, at the same moment
        unseen = self.hidden is not None or (begun is not None and len(self.arose) >= begun)
        self.arose.append(self.since.pop(seat, at))
        if self.hidden is None or isinstance(option, Resign):
            self.takeback = None
        if not unseen:
            self.wished.pop(seat, None)
        if self.hidden is None:
            return
        self.hidden.act(seat)
        if isinstance(option, Resign) and seat not in self.hidden.busy:
            self.hidden.notice(seat)  # a seat that is still asked is seen to finish anyway

    def _raise_numbers(self, seats: Iterable[Seat]) -> None:
        """Seats are asked something else, or nothing, though they have not answered."""
        for seat in seats:
            self.answered[seat] += 1
            self.since.pop(seat, None)

    def _take_back(self, seat: Seat) -> None:
        """Undo a decision; the seat has only the time that was left to answer again."""
        last = last_own(self.match, seat)
        assert last is not None, "there was something to take back"
        before = set(self.match.pending)
        self.match.undo(seat)
        self.answered[seat] += 1
        if self.match.common_round is None:  # where the first answer counts, all are asked anew
            self._raise_numbers((before | self.match.pending.keys()) - {seat})
        self.since[seat] = self.arose.pop(last)
        self.intent, self._seen = None, {}
        if self.hidden is None:
            self.takeback = None
        else:
            self.hidden.act(seat)
        for viewer in range(len(self.rewinds)) if self.hidden is None else (seat,):
            self.rewinds[viewer] += 1
        self._go_back_to_round(self.public + 1)

    def _rewind(self, to: int) -> None:
        """Go back; whoever answers again has only the time that was left."""
        undone = [made.seat for made in self.match.decisions[to:]]
        arose = dict(zip(reversed(undone), reversed(self.arose[to:]), strict=True))  # the earliest
        before, common = contents(self.match), self.match.common_round
        self.match.rewind(to)
        after = contents(self.match)
        stays = common is not None and common == self.match.common_round
        asked = before.keys() | after.keys() | arose.keys()
        self._raise_numbers(
            seat
            for seat in asked
            if seat in arose or not stays or before.get(seat) != after.get(seat)
        )
        for seat in arose.keys() & after.keys():
            self.since[seat] = arose[seat]
        del self.arose[to:]
        self.takeback, self.intent, self._seen = None, None, {}
        self.rewinds = [times + 1 for times in self.rewinds]
        self._go_back_to_round(self.public)
        if self.hidden is not None:
            self.hidden.move(after)  # all have agreed, so nobody notices more than that

    def _go_back_to_round(self, public: int) -> None:
        """If the match went back into a hidden common round, it begins from here on."""
        hidden = self.match.hidden_round
        if hidden is not None and (self.hidden is None or self.hidden.since != hidden):
            self.hidden = HiddenRound.begun(
                hidden, public, self.match.pending, (), self.match.state.players_count
            )

    def _answer_takeback(self, seat: Seat, *, agree: bool) -> None:
        assert self.takeback is not None, "somebody has asked"
        asker, agreed = self.takeback.seat, self.takeback.agreed
        self.takeback = TakebackRequest(asker, (*agreed, seat)) if agree else None

    def _note_questions(self, at: float) -> None:
        """Remember since when everybody who is asked now has been asked.

        A seat that is not asked between two decisions of one moment, and is asked the same after
        them, has been asked it all the time.
        """
        assert len(self.arose) == len(self.match.decisions), "a decision was not noted"
        pending = self.match.pending
        asked = {
            seat: since for seat, since in self.since.items() if seat in pending or since != at
        }
        self.since = {**dict.fromkeys(pending, at), **asked}
        self._asks = Asks(self.match)
        self._note_round()

    def _note_round(self) -> None:
        """Remember what everybody may notice of a hidden common round."""
        match = self.match
        if self.hidden is not None and self.hidden.since != match.hidden_round:
            self.wished.clear()  # everybody is heard of
            self.hidden = self.takeback = None
        if match.hidden_round is None:
            return
        if self.hidden is None:
            acted = [made.seat for made in match.decisions[match.hidden_round :]]
            busy = {*acted, *match.pending}
            self.hidden = HiddenRound.begun(
                match.hidden_round, self.public, busy, acted, match.state.players_count
            )
        moved = self.hidden.move(match.pending)
        if self.takeback is not None and last_own(match, asker := self.takeback.seat) is None:
            self.takeback = None  # there is nothing left to take back
            moved |= {asker} - set(match.state.resigned)
        for seat in moved:
            self.hidden.notice(seat)
        self._forget_wishes(moved)
        self.hidden.check(self.public)

    def _forget_wishes(self, seats: Iterable[Seat]) -> None:
        """Who is heard of decides for themself."""
        for seat in seats:
            self.wished.pop(seat, None)

    # What somebody wishes

    @metrics.RULES.spent
    def carry_out(  # noqa: PLR0911 -- one for every wish
        self, seat: Seat, wish: Wish, at: float
    ) -> list[Entry]:
        """Do what is wished for a seat; the entries that say so, applied already.

        What is refused changes nothing.
        """
        match wish:
            case wire.Choose(question=question, option=option):
                return self._choose(seat, question, option, at)
            case TimeOut(question=question):
                return self._time_out(seat, question, at)
            case BotAnswer(question=question, option=option, intent=intent):
                entries = intents.spoken(self._answer_for_bot(seat, question, option, at), intent)
                self.intent = intents.after(self.intent, entries)
                return entries
            case WorldAnswer(question=question, option=option):
                return self._choose(WORLD, question, option, at)
            case wire.Resign():
                self.match.resign(seat)
                return self._new_decisions(at)
            case wire.Instruct(instructions=given):
                self._check_going_on()
                if self.match.standing.get(seat, []) == list(given):
                    return []
                self.match.instruct(seat, given)
                self.secret += 1
                self.number += 1
                return [Instructed(seat, tuple(given)), *self._new_decisions(at)]
            case wire.Undo(settled=settled):
                self._check_undo(seat, settled)
                return self._enter(TakenBack(seat), at)
            case wire.AskTakeback():
                check_takeback(self.match, seat, self.takeback)
                entries = self._enter(TakebackAsked(seat), at)
                return [*entries, *self._granted_takeback(at)]
            case wire.AnswerTakeback(agree=agree):
                if seat not in self.must_agree():
                    raise BadInput("table-no-takeback")
                entries = self._enter(TakebackAnswered(seat, agree), at)
                return [*entries, *self._granted_takeback(at)]
            case wire.HandOver(seat=given, controller=controller):
                self._check_going_on()
                self.match.game.check_controller(controller)
                if self.match.controllers[given] == controller:
                    return []
                return self._hand_over(given, controller, at)
            case Replace():
                return self._replace(seat, wish, at)
            case _:
                assert_never(wish)

    def _hand_over(self, seat: Seat, controller: str, at: float) -> list[Entry]:
        """Let somebody else decide for a seat; a bot agrees to everything."""
        entries = self._enter(HandedOver(seat, controller), at)
        return [*entries, *self._granted_takeback(at)]

    def _replace(self, seat: Seat, wish: Replace, at: float) -> list[Entry]:
        """Let a bot decide for another seat, once everybody who is here wishes it."""
        self._check_going_on()
        self.match.game.check_controller(wish.controller)
        entries: list[Entry] = []
        if seat not in self.wished.get(wish.seat, ()):
            entries = self._enter(HandOverWished(seat, wish.seat), at)
        state = self.match.state
        if set(wish.needed) - {*self.wished[wish.seat], *state.resigned, *state.out}:
            return entries
        return [*entries, *self._hand_over(wish.seat, wish.controller, at)]

    def _choose(
        self, seat: Seat, question: int, option: dict[str, Any] | int, at: float
    ) -> list[Entry]:
        """Answer the question of this number."""
        if question != self.answered[seat]:
            raise BadInput("table-stale")
        if self.world_asked and seat != WORLD:
            raise BadInput("table-world-asked")
        self.match.play(seat, option)
        return self._new_decisions(at)

    def _time_out(self, seat: Seat, question: int, at: float) -> list[Entry]:
        """Answer the question of this number with its first option."""
        if seat not in self.match.pending or question != self.answered[seat]:
            raise BadInput("table-stale")
        self.match.time_out(seat)
        return self._new_decisions(at)

    def _answer_for_bot(
        self, seat: Seat, question: int, option: dict[str, Any] | None, at: float
    ) -> list[Entry]:
        """Answer as a bot has chosen, unless a person decides for its seat meanwhile."""
        if self.match.controllers[seat] == HUMAN or seat not in self.match.pending:
            raise BadInput("table-stale")
        if option is None:
            return self._time_out(seat, question, at)
        return self._choose(seat, question, option, at)

    def _new_decisions(self, at: float) -> list[Entry]:
        """Note the decisions that the match has just made as entries."""
        new = self.match.decisions[len(self.arose) :]
        lapsed = self._asks.lapsed(self.match, {made.seat for made in new})
        entries: list[Entry] = []
        for made in new:
            option = msgspec.to_builtins(made.option)
            entries.append(Decided(made.seat, option, made.by, () if entries else lapsed))
            self._decided(made.seat, made.option, at)
        self._raise_numbers(lapsed)
        self.number += len(entries)
        self._note_questions(at)
        self.intent = intents.after(self.intent, entries)
        return entries

    def _enter(self, entry: AnyEntry, at: float) -> list[Entry]:
        """Apply an entry that nobody has applied yet."""
        self.apply(entry, at)
        return [entry]

    def _check_undo(self, seat: Seat, settled: int) -> None:
        """Refuse to take back what was not seen, or what others would mind."""
        if settled != self.answered[seat]:
            raise BadInput("table-stale")
        if not self.undoable(seat):
            raise BadInput("undo-refused", {"seat": seat}, game=self.match.game.id)

    def undoable(self, seat: Seat) -> int:
        """How many of its last decisions a seat may take back without asking anybody.

        A seat that is not asked any more has passed the turn on, and the others think already;
        only in a common round nobody minds. Of an open one the others see everything: what
        somebody else has answered since stays.
        """
        match = self.match
        if seat not in match.pending and match.common_round is None:
            return 0
        return match.undoable(seat)

    def _granted_takeback(self, at: float) -> list[Entry]:
        """Go back, once everybody has agreed."""
        if self.takeback is None or self.must_agree():
            return []
        to = last_own(self.match, self.takeback.seat)
        assert to is not None, "there was something to take back"
        return self._enter(Rewound(self.takeback.seat, to), at)

    def must_agree(self) -> list[Seat]:
        """Whose consent to the request is still missing."""
        return [] if self.takeback is None else self.takeback.missing(self.match)

    def _check_going_on(self) -> None:
        """Refuse to change anything about a match that is over."""
        if self.match.over:
            game = self.match.game
            raise IllegalChoice(game.over_rule, "refused-over", game=game.id)

    # Looking

    def events(self, seat: Seat | None) -> list[Event]:
        """What has happened, as far as a seat may know it."""
        done, seen = self._seen.get(seat, (0, []))
        seen += self.match.news(seat, done)
        self._seen[seat] = (len(self.match.all_events()), seen)
        return seen

    def offer(self, seat: Seat, question: int, option: int) -> Offer:
        """The words of an option of a seat's question of this number."""
        if question != self.answered[seat]:
            raise BadInput("table-stale")
        return self.match.offer(seat, option)

    def position(self, seat: Seat | None, since: int, clock: int = 0) -> wire.Position:
        """The table as a seat sees it, with the events it does not know yet."""
        match = self.match
        events = self.events(seat)
        first = since if since <= len(events) else 0
        timed = [s for s in self.asked if match.controllers[s] == HUMAN]
        if self.hidden is not None:
            timed = [s for s in timed if s == seat]  # when the others answer is their business
        return position_of(
            match,
            seat,
            number=self.known(seat),
            moments=self.moments,
            events=events[first:],
            first_event=first,
            question=None if seat is None else self.answered[seat],
            settled=0 if seat is None else self.answered[seat],
            undoable=0 if seat is None else self.undoable(seat),
            deadlines={s: self.since[s] + clock for s in timed} if clock else {},
            standing=() if seat is None else tuple(match.standing.get(seat, ())),
            takeback=None if self.takeback is None else self.takeback.told(match),
            intent=intents.info(self.intent) if self.hidden is None else None,
        )

    # Snapshots

    def freeze(self) -> bytes:
        """The journal as bytes."""
        frozen = FrozenJournal(
            *(self.number, self.answered, self.since, self.arose, self.secret),
            *(self.takeback, self.wished, self.rewinds, self.hidden, self.match.freeze()),
            self.intent,
        )
        return sealed(self.match.setup, frozen)

    def thaw(self, data: bytes) -> bool:
        """Become the journal that was frozen; False, and unchanged, if this is not whole."""
        frozen = unsealed(self.match.setup, data)
        if frozen is None:
            return False
        self.match.thaw(frozen.match)
        self.number, self.answered = frozen.number, frozen.answered
        self.since, self.takeback, self._seen = frozen.since, frozen.takeback, {}
        self.arose, self.secret, self.rewinds = frozen.arose, frozen.secret, frozen.rewinds
        self.hidden, self.wished, self.intent = frozen.hidden, frozen.wished, frozen.intent
        self._asks = Asks(self.match)
        return True
