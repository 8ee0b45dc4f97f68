"""Law 2, backwards: taking back returns to exactly what was, and gives nobody an advantage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.kernel.state import Event
from podziemia.lab.laws.broken import LawBroken, check_same
from podziemia.lab.laws.conservation import seen_by_all
from podziemia.lab.laws.copies import standing_at, viewers

LAW: Final = "undo"


@dataclass(frozen=True)
class Moment:
    """A match before a decision: what must be there again when the decision is taken back."""

    made: int
    """How many decisions had been made."""
    standing: dict[str, Any]
    seen: dict[Seat | None, Counter[str]]
    events: dict[Seat | None, list[Event]]
    chance: int

    @staticmethod
    def of(match: Match[Any]) -> Moment:
        """The present moment of a match."""
        everybody = viewers(match)
        heard = match.state.log is not None
        return Moment(
            len(match.decisions),
            standing_at(match),
            seen_by_all(match.game, match.state),
            {viewer: match.events(viewer) for viewer in everybody if heard},
            match.state.rng.count,
        )


def check_undo(match: Match[Any], moments: Sequence[Moment]) -> int:
    """Whoever may take back gets exactly what was; `moments` are those before the last decisions.

    There need not be one for each: whoever gives up makes several decisions at once. It may
    be offered only while nobody else has acted, unless all act unseen, no chance was drawn, and
    nobody has seen the face of anything they could not see before. Returns how many decisions were
    taken back.
    """
    taken, made = 0, len(match.decisions)
    before = {made - moment.made: moment for moment in moments}  # by how far they are back
    for seat in range(match.state.players_count):
        if not (count := match.undoable(seat)):
            check_refused(match, seat)
            continue
        seen = range(1, max(before, default=0) + 1)
        own = [back for back in seen if match.decisions[-back].seat == seat][:count]
        for back in before.keys() & own:
            check_fair(match, seat, back, before[back])
        alone = (back for number, back in enumerate(own, start=1) if back == number)
        last = [before[back] for back in takewhile(before.__contains__, alone)]
        taken += check_taken_back(match, seat, last[::-1])
        if seat == len(match.decisions) % match.state.players_count:  # each now and then
            check_made_again(match, seat)
    return taken


def check_fair(match: Match[Any], seat: Seat, back: int, moment: Moment) -> None:
    """Nothing has happened since this moment that a seat could take advantage of."""
    who = f"  seat {seat} may take back {back}"
    made = match.decisions[-back:]
    if made[0].by != "seat":
        raise LawBroken(LAW, match, f"what another decided may be taken back\n{who}: {made[0]}")
    if match.hidden_round is None and any(decision.seat != seat for decision in made):
        raise LawBroken(LAW, match, f"others have acted on what may be taken back\n{who}")
    if match.state.rng.count != moment.chance:
        raise LawBroken(LAW, match, f"chance was drawn, and may be taken back\n{who}")
    for viewer, seen in seen_by_all(match.game, match.state).items():
        if learnt := seen - moment.seen[viewer]:
            seen_since = f"{who}, after seat {viewer} has seen {dict(learnt)}"
            raise LawBroken(LAW, match, f"a showing may be taken back\n{seen_since}")


def check_taken_back(match: Match[Any], seat: Seat, moments: Sequence[Moment]) -> int:
    """Taking back step by step leads through the moments that were."""
    if not moments:
        return 0
    other = match.fork(events=match.state.log is not None)
    for moment in reversed(moments):
        other.undo(seat)
        now = Moment.of(other)
        check_same(LAW, match, "taking back leads elsewhere", moment.standing, now.standing)
        check_same(LAW, match, "taking back leaves something of what happened", moment, now)
    return len(moments)


def check_made_again(match: Match[Any], seat: Seat) -> None:
    """What is taken back and done again is as if nothing had been.

    In a hidden common round the others notice nothing of it before a seat has finished.
    """
    last = next(decision for decision in reversed(match.decisions) if decision.seat == seat)
    other = match.fork()
    other.undo(seat)
    if (
        seat in match.pending
        and match.hidden_round is not None
        and match.hidden_round == other.hidden_round
    ):
        for viewer in viewers(match):
            if viewer != seat:
                before, after = match.view(viewer), other.view(viewer)
                check_same(LAW, match, "others see what was taken back", before, after)
    other.play(seat, last.option)
    check_same(LAW, match, "what is done again is not the same", match.digest(), other.digest())


def check_refused(match: Match[Any], seat: Seat) -> None:
    """A seat that may not take back is refused, and nothing changes."""
    made = len(match.decisions)
    try:
        match.undo(seat)
    except BadInput:
        check_same(LAW, match, "a refused undo changed something", made, len(match.decisions))
    else:
        raise LawBroken(LAW, match, "what may not be taken back was taken back")
