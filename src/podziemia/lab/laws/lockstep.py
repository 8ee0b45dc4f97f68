"""Law 3: two states that differ only in what a seat may not know are the same to that seat.

A match and the same match with everything hidden dealt anew are played side by side. As long as
the seat is shown nothing that was hidden from it and no chance is drawn, it must see the same: its
view, its question with all options in words (of squares, a few of those that are worded on demand),
who else is asked, what has happened, and how it is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from podziemia.kernel.errors import IllegalChoice
from podziemia.kernel.game import MakeBot, View
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Option, Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.squares import Squares
from podziemia.lab.laws.broken import LawBroken, check_same
from podziemia.lab.laws.conservation import places, seen_by, totals
from podziemia.lab.laws.copies import viewers
from podziemia.lab.laws.rejection import bad_options
from podziemia.lab.plain_bots import Secretive

LAW: Final = "no leaks"
REFUSALS: Final = 8
SUBSTITUTES: Final = 8
LOOKED: Final = 4
"""Of so many squares, or somewhat more, the words are asked for."""


def check_views(match: Match[Any], seeds: Sequence[int]) -> None:
    """Dealing anew changes nothing that a seat, or a spectator, can see."""
    for viewer in viewers(match):
        wanted = match.view(viewer)
        check_scene(match, wanted)
        known = seen_by(match.game, match.state, viewer)
        for seed in seeds:
            dealt = match.determinize(viewer, seed)
            about = f"when dealt anew\n  for seat {viewer} with {seed}"
            check_same(LAW, match, f"a view differs, {about}", wanted, dealt.view(viewer))
            words = [on_demand(each, viewer) for each in (match, dealt)]
            check_same(LAW, match, f"words on demand differ, {about}", *words)
            seen = seen_by(match.game, dealt.state, viewer)
            check_same(LAW, match, f"what may be seen differs, {about}", known, seen)
            check_same(LAW, match, f"things were lost, {about}", totals(match), totals(dealt))
            if match.hidden_round is None:  # others may lay elsewhere what nobody else sees
                check_same(LAW, match, f"places differ, {about}", places(match), places(dealt))


def check_scene(match: Match[Any], view: View) -> None:
    """A view can be sent, and how it lies on the table follows from what was sent alone."""
    sent = msgspec.json.decode(msgspec.json.encode(view))
    scenes = [msgspec.to_builtins(match.game.scene(known)) for known in (view, sent)]
    check_same(LAW, match, "a scene needs more than its view", *scenes)


def check_lockstep(
    match: Match[Any],
    seat: Seat | None,
    seed: int,
    *,
    steps: int = 12,
    policy: MakeBot = Secretive,
) -> int:
    """Play the match and one dealt anew side by side; returns for how many decisions."""
    chance = Rng(seed)
    bot = policy(chance.word())
    pair = Pair(match, seat, seed)
    pair.compare()
    for step in range(steps):
        if pair.real.over:
            return step
        actor = chance.pick(sorted(pair.real.pending))
        own = pair.real.pending[actor].sample(chance)  # shows the seat nothing new
        option = own if actor in (seat, WORLD) else bot.choose(pair.real.seen(actor))
        if not pair.play(actor, option):
            return step
        pair.compare()
    return steps


@dataclass(frozen=True)
class Known:
    """What has come out so far: chance drawn, showings to anybody, faces the seat sees."""

    chance: int
    shown: int
    hidden_round: int | None
    faces: Counter[str] | None
    """None, if the game does not count: then whatever is shown is shown to everybody."""

    def since(self, before: Known) -> News:
        """What has come out since."""
        drawn, shown = self.chance != before.chance, self.shown != before.shown
        if self.faces is None or before.faces is None or self.parted_since(before):
            return News(drawn, shown, shown)
        return News(drawn, shown, bool(self.faces - before.faces))

    def parted_since(self, before: Known) -> bool:
        """Whether a hidden round has ended: what is shown then is shown to everybody."""
        return before.hidden_round is not None and self.hidden_round != before.hidden_round


@dataclass(frozen=True)
class News:
    """What has come out by a decision."""

    drawn: bool
    shown: bool
    shown_it: bool

    @property
    def quiet(self) -> bool:
        """Whether no chance was drawn and nobody was shown anything."""
        return not self.drawn and not self.shown

    @property
    def ends_it(self) -> bool:
        """Whether the seat may tell the two matches apart from now on."""
        return self.drawn or self.shown_it


class Pair:
    """A match, and what it might be as far as one seat knows."""

    def __init__(self, match: Match[Any], seat: Seat | None, seed: int) -> None:
        self.source = match
        self.seat = seat
        self.seed = seed
        self.real = match.fork(events=True)
        self.dealt = match.determinize(seat, seed, events=True)
        self.real.standing = {}
        self.dealt.standing = {}
        self.chance = Rng(f"{seed}/others")
        self.since = len(match.events(seat)) if match.state.log is not None else 0
        self.made: list[str] = []

    def play(self, actor: Seat, option: Option) -> bool:
        """Make a decision in both; whether the seat still cannot tell them apart by right."""
        known = [self.knows(self.real), self.knows(self.dealt)]
        began = None if actor == self.seat else self.real.hidden_round
        self.real.play(actor, option)
        self.made.append(f"seat {actor} chose {written(option)}")
        if began is not None:
            self.follow(actor, began)
        elif self.dealt.allows(actor, option):
            self.dealt.play(actor, option)
        elif actor == self.seat:
            self.broken("a seat is offered something in one of two matches only")
        elif (other := self.substitute(actor, option)) is not None:
            self.dealt.play(actor, other)
            self.made[-1] += f", or {written(other)}"
        else:
            return False
        now = [self.knows(self.real), self.knows(self.dealt)]
        real, dealt = (after.since(before) for before, after in zip(known, now, strict=True))
        if (real.shown_it and dealt.quiet) or (dealt.shown_it and real.quiet):
            self.compare()  # they had parted before anything was shown
        return not (real.ends_it or dealt.ends_it)

    def follow(self, actor: Seat, began: int) -> None:
        """In a hidden round others only know who has finished: let the actor, if it has."""
        if self.real.hidden_round == began and actor in self.real.pending:
            return
        apart_too = self.dealt.hidden_round
        while self.dealt.hidden_round == apart_too and actor in self.dealt.pending:
            self.dealt.play(actor, self.dealt.pending[actor].sample(self.chance))

    def knows(self, match: Match[Any]) -> Known:
        """What the seat has been shown in a match."""
        faces = seen_by(match.game, match.state, self.seat)
        counted = match.game.inventory is not None
        state = match.state
        return Known(state.rng.count, state.shown, match.hidden_round, faces if counted else None)

    def substitute(self, actor: Seat, option: Option) -> Option | None:
        """Another option of the actor that looks the same to the seat, if there is one."""
        wanted = self.picture(self.real)
        alike = [o for o in self.dealt.pending[actor].options if type(o) is type(option)]
        alike.sort(key=lambda other: -common_fields(option, other))
        for other in alike[:SUBSTITUTES]:
            trial = self.dealt.fork(events=True)
            trial.play(actor, other)
            if self.picture(trial) == wanted:
                return other
        return None

    def compare(self) -> None:
        """Everything the seat can see must be the same in both."""
        who = "a spectator" if self.seat is None else "a seat"
        told = "\n  ".join([f"seat {self.seat}, dealt anew with {self.seed}", *self.made])
        what = f"{who} can tell a match from another it should not know from it\n  {told}"
        wanted, found = self.picture(self.real), self.picture(self.dealt)
        check_same(LAW, self.source, what, wanted, found)
        tries = self.tries()
        refusals = [refused(match, self.seat, tries) for match in (self.real, self.dealt)]
        check_same(LAW, self.source, f"{what}\n  by how it is refused", *refusals)
        samples = [self.sampled(match) for match in (self.real, self.dealt)]
        check_same(LAW, self.source, f"{what}\n  by its samples", *samples)

    def sampled(self, match: Match[Any]) -> list[Any]:
        """What the seat gets without choosing: its default, and any answer, by the same chance."""
        if self.seat is None or self.seat not in match.pending:
            return []
        ask, chance = match.pending[self.seat], Rng(f"{self.seed}/samples")
        answers = (ask.default, ask.sample(chance), ask.sample(chance))
        return [msgspec.to_builtins(answer) for answer in answers]

    def picture(self, match: Match[Any]) -> dict[str, Any]:
        """What the seat sees of a match."""
        events = match.events(self.seat, self.since)
        return {
            "view": match.view(self.seat),
            "words": on_demand(match, self.seat),
            "events": [msgspec.to_builtins(e) for e in events],
        }

    def tries(self) -> list[Any]:
        """A few things the seat may not choose, made from what it sees."""
        if self.seat is None:
            return []
        if self.seat not in self.real.pending:
            return [0]
        chance = Rng(f"{self.seed}/{len(self.made)}")
        found: list[Any] = list(bad_options(self.real, self.seat, chance, REFUSALS))
        return [*found, len(self.real.pending[self.seat].options)]

    def broken(self, what: str) -> None:
        raise LawBroken(LAW, self.source, "\n  ".join([what, *self.made]))


def on_demand(match: Match[Any], seat: Seat | None) -> list[Any]:
    """Some of the options that are put into words only for who looks at them."""
    options = match.pending[seat].options if seat in match.pending else ()
    if not isinstance(options, Squares):
        return []
    first, count = len(options.listed), len(options)
    looked = range(first, count, max(1, (count - first) // LOOKED))
    return [msgspec.to_builtins(match.offer(seat, index)) for index in looked]


def refused(match: Match[Any], seat: Seat | None, tries: Sequence[Any]) -> list[Any]:
    """How a seat is refused what it may not choose."""
    answers: list[Any] = []
    other = match.fork()
    for choice in tries:
        assert seat is not None
        try:
            other.play(seat, choice)
        except IllegalChoice as refusal:
            answers.append([refusal.rule, refusal.message, dict(refusal.about)])
        else:
            other = match.fork()
            answers.append(["accepted", written(choice)])
    return answers


def common_fields(option: Option, other: Option) -> int:
    """In how many fields two options of one type agree."""
    return sum(getattr(option, f) == getattr(other, f) for f in option.__struct_fields__)


def written(choice: Any) -> str:
    """A choice as JSON."""
    return msgspec.json.encode(choice).decode()
