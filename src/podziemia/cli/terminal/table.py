"""A match at the terminal: people at one keyboard, bots, or both.

Whoever must choose sees the table, what has happened since their last decision, the question and
numbered options. Several people pass the device on behind a curtain. Everything is saved after
every decision when there is a file to save to.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from podziemia.cli.speech import say
from podziemia.cli.terminal.commands import Command, command, means_yes, meant
from podziemia.cli.terminal.files import check_free, save
from podziemia.cli.terminal.free import typed_answer
from podziemia.cli.terminal.news import intent_of
from podziemia.cli.terminal.options import ListedOption, default, offers_of, passing_among
from podziemia.cli.terminal.picks import fitting, picked_together
from podziemia.cli.terminal.result import ending
from podziemia.cli.terminal.screen import ENDLESS, SENT, Showing
from podziemia.cli.terminal.walks import Walk, walks_to, way_named
from podziemia.kernel.bots import advance
from podziemia.kernel.errors import BadInput, BotFault, IllegalChoice
from podziemia.kernel.game import HUMAN
from podziemia.kernel.questions import Option, Seat
from podziemia.kernel.scene import OfferedSquares

if TYPE_CHECKING:
    from podziemia.cli.terminal.console import Terminal
    from podziemia.kernel.game import Bot
    from podziemia.kernel.match import Match
    from podziemia.lab.outside.crew import Crew

Question: TypeAlias = tuple[Seat, str, dict[str, object]]
"""A seat, what it is asked, and about what."""


class Quit(Exception):
    """Somebody leaves the table."""


def names_of(
    match: Match[Any], bots: Container[Seat], lang: str, given: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """How the players are called: as they wish, or by their number."""
    found = []
    for seat in range(len(match.controllers)):
        message = "cli-bot-name" if seat in bots else "cli-human-name"
        name = given[seat] if seat < len(given) else ""
        found.append(name or say(message, {"number": seat + 1}, lang))
    return tuple(found)


def bots_for(match: Match[Any], names: Sequence[str], crew: Crew) -> dict[Seat, Bot]:
    """The bots of a match, by seat; the same seed and record give the same bots."""
    assert match.setup is not None, "a sitting begins from setup, or from a record"
    seed = match.setup.seed
    return {
        seat: crew.bot(name, f"{seed}/{seat}/{len(match.decisions)}")
        for seat, name in enumerate(names)
        if name != HUMAN
    }


class Sitting(Showing):
    """One match at one terminal."""

    def __init__(
        self,
        match: Match[Any],
        out: Terminal,
        lang: str,
        bots: dict[Seat, Bot],
        *,
        names: tuple[str, ...] = (),
        path: Path | None = None,
        quick: bool | None = None,
        budget: float | None = None,
    ) -> None:
        people = [seat for seat in range(len(match.controllers)) if seat not in bots]
        super().__init__(match, out, lang, names_of(match, bots, lang, names), people)
        self.path = path
        self.bots = bots
        self.budget = budget
        self.quick = quick if quick is not None else not self.several
        self.looking: Seat | None = None
        self.passing: Question | None = None  # what a person does not want to be asked again
        self.walk: Walk | None = None  # where somebody is walking to
        self.unsaved: BadInput | None = None  # why the file is behind the match

    # The match

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        if self.path is not None:
            save(self.match, self.path)
        try:
            self.go_on()
            while not self.match.over:
                seat = self.match.answering()[0] if self.match.first else min(self.match.pending)
                self.turn_to(seat)
                self.decide(seat)
                self.go_on()
        except Quit:
            self.keep()
            self.leave("cli-left")
            return
        except EOFError:
            self.out.print()
            self.keep()
            self.leave("cli-input-ended")
            return
        except KeyboardInterrupt:
            self.out.print()
            self.leave("cli-left")  # the match may be in the middle of a step: not kept again
            raise
        self.end()

    def go_on(self) -> None:
        """Bots choose until a person must; questions that leave no choice are answered.

        Among several people they are asked nevertheless, unless the match is to be quick: who is
        not asked has no answer, and the others would know.
        """
        while self.bots_decide() or self.leaves_no_choice() or self.passes_again():
            self.keep()

    def bots_decide(self) -> bool:
        """Let a bot choose that is asked; whether there was one. A bot that fails gives up.

        Where the first answer counts, chance says whether a bot or a person is asked first.
        """
        if self.match.first and self.match.answering()[0] not in self.bots:
            return False
        if (said := intent_of(self.match, self.bots)) is not None:
            self.notice = self.texts.say(said.message, said.about)
        try:
            return advance(self.match, self.bots, limit=1, budget=self.budget) > 0
        except BotFault as fault:
            seat = next(seat for seat in self.match.answering() if seat in self.bots)
            self.notice = fault.sentence(self.lang)
            self.match.resign(seat)
            return True

    def leaves_no_choice(self) -> bool:
        """Answer a person's question that has one single option; whether there was one."""
        for seat, ask in self.match.pending.items():
            if self.quick and seat not in self.bots and len(ask.options) == 1:
                self.match.play(seat, 0)
                return True
        return False

    def passes_again(self) -> bool:
        """Pass for a person who said so, as long as the very same is asked; whether that was."""
        for seat, ask in self.match.pending.items():
            if self.passing == (seat, ask.prompt, dict(ask.about)):
                self.match.play(seat, 0)
                return True
        self.passing = None
        return False

    def keep(self) -> None:
        """Save, if there is a file to save to. A fault is told once, and the match goes on."""
        if self.path is None:
            return
        try:
            save(self.match, self.path)
        except BadInput as fault:
            if self.unsaved is None:
                self.notice = say(fault.message, fault.about, self.lang)
            self.unsaved = fault
        else:
            self.unsaved = None

    def leave(self, message: str) -> None:
        """Say good-bye, and how to go on."""
        self.say(message)
        if self.path is None:
            self.say("cli-not-saved")
        elif self.unsaved is not None:
            self.say(self.unsaved.message, self.unsaved.about)
        else:
            self.say("cli-resume-with", {"file": str(self.path)})

    def end(self) -> None:
        """The result, in words."""
        seat = None if self.several else self.looking
        self.out.print(self.drawing().scene(self.game.scene(self.match.view(seat))))
        self.out.print(self.news(seat, self.rows_left(Group())))
        self.out.print(ending(self.match, self.texts))
        if self.notice:
            self.out.print(Text(self.notice))
        if self.unsaved is not None:
            self.say(self.unsaved.message, self.unsaved.about)
        elif self.path is not None:
            self.say("cli-saved", {"file": str(self.path)})

    # Who looks

    def turn_to(self, seat: Seat) -> None:
        """The device goes to another person: behind a curtain, so that no hand is seen."""
        if seat == self.looking:
            return
        if self.several:
            self.out.wipe()
            name = self.texts.player(seat)
            self.out.print(Rule(Text(say("cli-curtain", {"name": name}, self.lang), "bold")))
            self.read(say("cli-press-enter", lang=self.lang))
            self.out.wipe()
        self.looking, self.picked = seat, ()

    # A decision

    def decide(self, seat: Seat) -> None:
        """Ask a person until something has been decided; who walks somewhere is not asked."""
        if self.walks_on(seat):
            return
        found = self.show(seat)
        while True:
            typed = self.read("> ")
            try:
                if self.answered(seat, typed, found):
                    return
            except IllegalChoice as refusal:
                self.notice = f"{self.texts.say(refusal.message, refusal.about)} ({refusal.rule})"
                if seat not in self.match.pending:
                    return
                found = self.show(seat)

    def answered(self, seat: Seat, typed: str, found: list[ListedOption]) -> bool:
        """Do what a person has typed; whether the question has changed."""
        if not typed and (entry := default(found)) is not None:
            return self.choose(seat, entry)
        if (given := command(typed)) is not None:
            return self.obey(seat, given, found)
        if (free := self.match.pending[seat].free) is not None:
            self.decide_for(seat, typed_answer(free, typed) if typed else free.default)
            return True
        if found[0].pick and re.fullmatch(r"\d+( +\d+)+", typed):
            return self.pick(seat, typed.split(), found)
        if sent := re.fullmatch(SENT, typed):
            return self.send(seat, sent[1], sent[2], found)
        if not re.fullmatch(r"\d+", typed):
            near = {entry.square.casefold() for entry in found}
            far = typed.casefold() not in near and self.set_out(seat, typed)
            return far or self.choose_by_words(seat, typed, found)
        number = typed.lstrip("0") or "0"
        entries_of = {str(entry.number): entry for entry in found}
        if number not in entries_of:
            self.say("cli-no-number", {"number": typed, "most": len(found)})
            return False
        return self.choose(seat, entries_of[number])

    def choose(self, seat: Seat, entry: ListedOption) -> bool:
        """Choose an option of the list; whether something has been decided."""
        if entry.squares is not None:
            return self.aim(seat, entry.squares)
        if entry.pick is not None:
            return self.pick(seat, [str(entry.number)], [entry])
        self.decide_for(seat, entry.index)
        return True

    def decide_for(self, seat: Seat, choice: Option | dict[str, Any] | int) -> None:
        """Decide, and keep it."""
        told = len(self.match.events(seat))
        self.match.play(seat, choice)
        self.picked = ()
        self.shown[seat] = told
        self.keep()

    def pick(self, seat: Seat, numbers: list[str], found: list[ListedOption]) -> bool:
        """Pick pieces that are picked together; the last of them decides."""
        pieces = {str(entry.number): entry.pick for entry in found if entry.pick}
        picked = (*self.picked, *(pieces.get(number, "") for number in numbers))
        offers = offers_of(self.match.view(seat)["ask"])
        fits = fitting(offers, picked)
        if not fits:
            self.say("cli-not-together", {"numbers": ", ".join(numbers)})
            return False
        if len(picked) == picked_together(offers):
            self.decide_for(seat, fits[0])
        else:
            self.picked = picked
        return True

    def aim(self, seat: Seat, offered: OfferedSquares) -> bool:
        """Show the squares a piece may be sent to and ask for one; whether there was one."""
        known = self.show_squares(seat, offered)
        asking = say("cli-which-square", {"square": next(iter(known)).upper()}, self.lang)
        while (given := command(typed := self.read(asking))) and given.letter == "?":
            self.explain_square(seat, known, given.words)
        if typed.casefold() not in known:
            if typed and self.set_out(seat, typed, offered.piece):
                return True
            if typed:
                self.notice = say("cli-no-square", {"square": typed}, self.lang)
            self.show(seat)
            return False
        self.decide_for(seat, known[typed.casefold()])
        return True

    def send(self, seat: Seat, number: str, square: str, found: list[ListedOption]) -> bool:
        """Send the piece of an option to a square at once (`3 c4`); whether it may go there."""
        known = self.squares_of(seat, number, found)
        if square.casefold() not in known:
            pieces = [
                each.squares.piece for each in found if each.squares and str(each.number) == number
            ]
            if pieces and self.set_out(seat, square, pieces[0]):
                return True
            self.say("cli-no-square", {"square": square})
            return False
        self.decide_for(seat, known[square.casefold()])
        return True

    # A walk

    def set_out(self, seat: Seat, typed: str, piece: str | None = None) -> bool:
        """Walk to the square that somebody names, with a piece or whoever can; whether one can."""
        named = typed.casefold()
        view = self.match.view(seat)
        ask, scene = view["ask"], self.game.scene(view)
        for grid, reach in walks_to(scene, ask, named):
            way = way_named(grid, reach, named) if piece in (None, reach.of) else []
            if way:
                told = len(self.match.events(seat))
                self.walk = Walk(
                    seat=seat,
                    prompt=ask["prompt"],
                    piece=ask.get("piece"),
                    grid=grid.id,
                    name=typed.upper(),
                    figure=reach.of,
                    events=reach.events,
                    way=way,
                    told=told,
                    known=told,
                )
                return self.walks_on(seat)
        return False

    def walks_on(self, seat: Seat) -> bool:
        """Make the next step of a walk, if there is one and nothing is in its way."""
        walk = self.walk
        if walk is None:
            return False
        events = self.match.events(seat)
        if walk.seat != seat or len(events) < walk.known:  # somebody else, or it was taken back
            self.walk = None
            return False
        if (other := walk.disturbed(events[walk.known :])) is not None:
            self.end_walk(walk, self.texts.tell(other))
            return False
        view = self.match.view(seat)
        if walk.waits(view["ask"]):
            self.notice = say("cli-walk-waits", {"square": walk.name}, self.lang)
            return False
        index = walk.option(view["ask"], self.game.scene(view))
        if index is None:
            self.end_walk(walk, say("cli-walk-way", lang=self.lang))
            return False
        self.make_step(walk, index)
        return True

    def make_step(self, walk: Walk, index: int) -> None:
        """One step; anything new ends the walk, and so does its end."""
        self.decide_for(walk.seat, index)
        self.shown[walk.seat] = walk.told
        events = self.match.events(walk.seat)
        surprise = walk.surprise(events[walk.known :])
        walk.step(len(events))
        if not walk.way:
            self.walk = None
        elif surprise is not None:
            self.end_walk(walk, self.texts.tell(surprise))

    def end_walk(self, walk: Walk, why: str) -> None:
        """Walk no further, and say why."""
        self.walk = None
        self.notice = say("cli-walk-ended", {"square": walk.name, "why": why}, self.lang)

    def choose_by_words(self, seat: Seat, typed: str, found: list[ListedOption]) -> bool:
        """Choose the one option that somebody means; whether there is just one."""
        fitting = meant(typed, found)
        if len(fitting) == 1:
            return self.choose(seat, fitting[0])
        if fitting:
            numbers = ", ".join(str(entry.number) for entry in fitting)
            self.say("cli-several-options", {"typed": typed, "numbers": numbers})
        elif beyond := list(
            walks_to(self.scene(seat), self.match.view(seat)["ask"], typed.casefold())
        ):
            costs = [each.cost for _, reach in beyond for each in reach.squares]
            self.say("cli-beyond", {"square": typed.upper(), "most": max(costs, default=0)})
        else:
            self.say("cli-not-understood", {"passing": passing_among(found)})
        return False

    def obey(self, seat: Seat, given: Command, found: list[ListedOption]) -> bool:
        """Do what a command says; whether the question has changed."""
        match given.letter:
            case "?":
                self.explain(seat, given.words, found)
            case "u":
                return self.undo(seat)
            case "p":
                return self.keep_passing(seat, found)
            case "w":
                self.show_whole(seat)
            case "l":
                self.out.print(self.log(self.match.events(seat)))
            case "n":
                self.out.print(self.news(seat, ENDLESS))
            case "b":
                self.show(seat)
            case "s":
                self.save_to(given.words)
            case "r":
                return self.resign(seat)
            case "q":
                self.quit()
        return False

    def quit(self) -> None:
        """Leave the table; if the match would be lost, only if it is really meant."""
        saved = self.path is not None and self.unsaved is None
        if saved or self.is_sure("cli-leave-sure"):
            raise Quit

    def is_sure(self, question: str) -> bool:
        """Ask back; whether it is really meant."""
        if means_yes(self.read(say(question, lang=self.lang) + " ")):
            return True
        self.say("cli-play-on")
        return False

    def keep_passing(self, seat: Seat, found: list[ListedOption]) -> bool:
        """Pass now, and whenever the same is asked again before anything else is."""
        entry = default(found)
        if entry is None:
            self.say("cli-no-pass")
            return False
        ask = self.match.pending[seat]
        self.passing = (seat, ask.prompt, dict(ask.about))
        return self.choose(seat, entry)

    def undo(self, seat: Seat) -> bool:
        """Put back what was picked, or take back the last real decision; or say that one cannot."""
        if self.picked:
            self.picked = ()
            return True
        steps = self.steps_back(seat)
        if not steps:
            self.out.print(Text(self.texts.say("undo-refused", {"seat": seat})))
            return False
        self.walk = None
        for _ in range(steps):
            self.match.undo(seat)
        self.keep()
        return True

    def steps_back(self, seat: Seat) -> int:
        """How many steps it is back to a question a person was really asked; 0 if too many."""
        probe = self.match.fork()
        for steps in range(1, self.match.undoable(seat) + 1):
            probe.undo(seat)
            if not self.quick or len(probe.pending[seat].options) != 1:
                return steps
        return 0

    def resign(self, seat: Seat) -> bool:
        """Give up, if it is really meant."""
        if not self.is_sure("cli-resign-sure"):
            return False
        self.shown[seat] = len(self.match.events(seat))
        self.match.resign(seat)
        self.keep()
        return True

    def save_to(self, name: str) -> None:
        """Save now, and from now on."""
        path = self.path
        try:
            if name or path is None:
                path = check_free(Path(name or f"{self.game.id}.json"))
            save(self.match, path)
        except BadInput as fault:
            self.say(fault.message, fault.about)
            return
        self.path, self.unsaved = path, None
        self.say("cli-saved", {"file": str(path)})
