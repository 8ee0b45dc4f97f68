"""All laws on a match that is being played: the cheap ones always, the others on a sample."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from podziemia.kernel.errors import BotFault, IllegalChoice
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.rng import Rng
from podziemia.lab.laws.brevity import check_brevity
from podziemia.lab.laws.broken import LawBroken
from podziemia.lab.laws.conservation import check_conservation, inventory, totals
from podziemia.lab.laws.copies import (
    FORK,
    check_fork,
    check_freeze,
    check_replay,
    check_way,
    viewers,
)
from podziemia.lab.laws.end import check_length, check_outcome, rules_of
from podziemia.lab.laws.lockstep import check_lockstep, check_views
from podziemia.lab.laws.order import check_order
from podziemia.lab.laws.rejection import check_rejection
from podziemia.lab.laws.undo import Moment, check_undo
from podziemia.lab.laws.witness import Witness
from podziemia.lab.laws.world import check_world
from podziemia.lab.plain_bots import OTHERS, happens

DIGESTED: Final = 8
"""After how many decisions the digest is compared: it costs as much as eight of them."""
STREAK: Final = 3
"""How many decisions in a row are remembered to be taken back."""


@dataclass(frozen=True)
class Dose:
    """How often the laws that cost something are checked: a share of positions, or of matches."""

    lockstep: float
    views: float
    fork: float
    rejection: float
    undo: float
    order: float
    witness: float  # of matches
    replay: float  # of matches
    freeze: float = 0.0


LIGHT: Final = Dose(0.003, 0.001, 0.001, 0.001, 0.001, 0.003, 0.02, 0.01, 0.001)
"""For thousands of matches."""
THOROUGH: Final = Dose(0.3, 0.1, 0.1, 0.1, 0.2, 1.0, 1.0, 1.0, 0.1)
"""For a few."""


class Inspector:
    """Looks at one match before and after every decision."""

    def __init__(self, match: Match[Any], seed: int | str, dose: Dose) -> None:
        self.match = match
        self.dose = dose
        self.chance = Rng(f"inspector/{seed}")
        self.box = totals(match)
        self.things: Mapping[str, int] = {}
        self.moments: list[Moment] = []
        self.streak = 0
        self.shadows: list[Match[Any]] = []
        heard = match.state.log is not None
        self.witness = Witness(match) if heard and self.drawn(dose.witness) else None
        self.digests = {0: match.digest()} if self.drawn(dose.replay) else None

    def drawn(self, share: float) -> bool:
        """Whether this one belongs to the sample."""
        return happens(self.chance, share)

    def before(self) -> None:
        """Look at the match before a decision."""
        self.guarded("the checks of a position", self.look)

    def look(self) -> None:
        """Every check that needs no decision of the match itself."""
        match, dose, chance = self.match, self.dose, self.chance
        seed = chance.below(2**30)
        if self.drawn(dose.lockstep):
            asked = sorted(match.pending.keys() - {WORLD})  # they see best what comes next
            seat = chance.pick([*viewers(match), *asked, *asked, *asked])
            check_lockstep(match, seat, seed, policy=chance.pick(OTHERS))
        if self.drawn(dose.views):
            check_views(match, (seed,))
            check_brevity(match)
        if self.drawn(dose.fork):
            check_fork(match, seed)
            self.shadows.append(match.fork())
        if WORLD in match.pending and self.drawn(dose.fork):
            check_world(match)
        if self.drawn(dose.freeze) and match.setup is not None and match.state.log is not None:
            check_freeze(match, seed)
        if self.drawn(dose.rejection):
            check_rejection(match, seed)
        if len(match.pending) > 1 and self.drawn(dose.order):
            check_order(match, seed)
        if not self.streak and self.drawn(dose.undo):
            self.streak = STREAK
        if self.streak:
            self.moments.append(Moment.of(match))

    def after(self) -> None:
        """Look at the match after a decision."""
        self.guarded("the checks after a decision", self.look_back)

    def look_back(self) -> None:
        """Every check that compares with what was before."""
        match = self.match
        check_length(match)
        if (things := inventory(match.game, match.state)) != self.things:
            self.things = things
            check_conservation(match, self.box)
        self.check_rules()
        if self.witness is not None:
            self.witness.check()
        if self.digests is not None and (match.over or len(match.decisions) % DIGESTED == 0):
            self.digests[len(match.decisions)] = match.digest()
        if self.streak:
            check_undo(match, self.moments)
            self.streak -= 1
            if not self.streak:
                self.moments = []
        self.follow()

    def check_rules(self) -> None:
        """What is asked follows from rules that exist."""
        for ask in self.match.pending.values():
            if ask.rule not in rules_of(self.match.game.folder):
                raise LawBroken(
                    "rules", self.match, f"{ask.prompt} is asked by {ask.rule}, no rule"
                )

    def follow(self) -> None:
        """Let forks that are far enough behind make the decisions since, to the same digest."""
        made = len(self.match.decisions)
        while self.shadows:
            forked = len(self.shadows[0].decisions)
            if made - forked < DIGESTED and not self.match.over:
                return
            self.check_shadow(self.shadows.pop(0), forked)

    def check_shadow(self, shadow: Match[Any], forked: int) -> None:
        """A fork, with the same decisions, goes the same way as the match."""
        match = self.match
        try:
            for _ in repeated(shadow, match):
                pass
            same = shadow.digest() == match.digest()
        except IllegalChoice:  # it has been asked something else
            same = False
        if not same:
            shadow.rewind(forked)
            check_way(FORK, match, "a fork", repeated(shadow, match), forked)

    def finish(self) -> None:
        """Look at the finished match."""
        self.guarded("the checks of the end", self.look_at_the_end)

    def look_at_the_end(self) -> None:
        """How it ended, that nothing can be done any more, and that its record tells it all."""
        check_outcome(self.match)
        if self.drawn(self.dose.replay):
            check_rejection(self.match, 0)
        if self.digests is not None and self.match.setup is not None:
            check_replay(self.match, self.digests)

    def guarded(self, doing: str, check: Callable[[], None]) -> None:
        """A crash inside a check is a broken law too."""
        try:
            check()
        except (LawBroken, BotFault):
            raise
        except Exception as fault:
            raise LawBroken("soundness", self.match, f"{doing} crashed: {traced(fault)}") from fault


def repeated(shadow: Match[Any], match: Match[Any]) -> Iterator[tuple[int, Match[Any]]]:
    """A fork after each decision that its match has made since."""
    for decision in match.decisions[len(shadow.decisions) :]:
        shadow.repeat(decision)
        yield len(shadow.decisions), shadow


def traced(fault: BaseException) -> str:
    """A fault and the places it came through, the innermost first."""
    lines = [repr(fault)]
    trace = fault.__traceback__
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(
            f"  {code.co_filename.rpartition('podziemia/')[2]}:{trace.tb_lineno} {code.co_name}"
        )
        trace = trace.tb_next
    return "\n".join([*lines, *reversed(places)])
