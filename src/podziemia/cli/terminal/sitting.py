"""A match at the terminal: people at one keyboard, bots, or both.

Whoever must choose sees the table, what has happened since their last decision, the question and
numbered options. Several people pass the device on behind a curtain. Everything is saved after
every decision when there is a file to save to.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from podziemia.cli.saying import say
from podziemia.cli.terminal.drawing import Drawing, has_map
from podziemia.cli.terminal.ending import ending
from podziemia.cli.terminal.listing import Entry, Listing, default, entries
from podziemia.cli.terminal.looking import look_up
from podziemia.cli.terminal.saving import check_free, save
from podziemia.cli.terminal.ways import FRAMED, Way, ways
from podziemia.kernel.asking import NOTHING, Facts, Seat
from podziemia.kernel.bots import advance, make_bot
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import HUMAN
from podziemia.kernel.rng import Rng
from podziemia.kernel.texts import texts

if TYPE_CHECKING:
    from podziemia.cli.terminal.console import Terminal
    from podziemia.kernel.game import Bot, Game
    from podziemia.kernel.match import Match
    from podziemia.kernel.state import Event

NEWS_LINES: Final = 3  # at least so many lines for what has happened
ENDLESS: Final = 100_000

Question: TypeAlias = tuple[Seat, str, dict[str, object]]
"""A seat, what it is asked, and about what."""


class Quit(Exception):
    """Somebody leaves the table."""


def names_of(match: Match[Any], lang: str, given: tuple[str, ...] = ()) -> tuple[str, ...]:
    """How the players are called: as they wish, or by their number."""
    found = []
    for seat, controller in enumerate(match.controllers):
        message = "cli-human-name" if controller == HUMAN else "cli-bot-name"
        name = given[seat] if seat < len(given) else ""
        found.append(name or say(message, {"number": seat + 1, "bot": controller}, lang))
    return tuple(found)


def bots_for(match: Match[Any], seed: object) -> dict[Seat, Bot]:
    """The bots of a match, by seat; the same seed and record give the same bots."""
    return {
        seat: make_bot(match.game, name, Rng(f"{seed}/{seat}/{len(match.decisions)}").word())
        for seat, name in enumerate(match.controllers)
        if name != HUMAN
    }


class Sitting:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match[Any],
        out: Terminal,
        lang: str,
        *,
        names: tuple[str, ...] = (),
        path: Path | None = None,
        quick: bool | None = None,
    ) -> None:
        assert match.setup is not None, "a sitting begins from setup, or from a record"
        self.match = match
        self.out = out
        self.lang = lang
        self.path = path
        self.names = names_of(match, lang, names)
        self.texts = texts(match.game.id, lang, self.names)
        self.bots = bots_for(match, match.setup.seed)
        self.several = match.controllers.count(HUMAN) > 1  # whoever leaves may still look
        self.quick = quick if quick is not None else not self.several
        self.looking: Seat | None = None
        self.shown: dict[Seat | None, int] = {}  # how many lines of the log each has seen
        self.passing: Question | None = None  # what a person does not want to be asked again
        self.unsaved: BadInput | None = None  # why the file is behind the match
        self.notice = ""  # what is to be said once, below the next question

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    def drawing(self, way: Way = FRAMED) -> Drawing:
        """How things are drawn now; the window may have changed its size."""
        return Drawing(
            self.game,
            self.texts,
            width=self.out.width,
            roomy=self.out.roomy and way.framed,
            wordy=way.wordy,
            left_out=way.left_out,
        )

    def say(self, message: str, about: Facts = NOTHING) -> None:
        """A sentence to whoever looks."""
        to_copy = "file" in about  # a path is not broken
        self.out.print(Text(say(message, about, self.lang)), soft_wrap=to_copy)

    # The match

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        if self.path is not None:
            save(self.match, self.path)
        try:
            self.go_on()
            while not self.match.over:
                seat = min(self.match.pending)
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
        while (
            advance(self.match, self.bots, limit=1)
            or self.leaves_no_choice()
            or self.passes_again()
        ):
            self.keep()

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
        self.looking = seat

    def read(self, prompt: str) -> str:
        """A line of input."""
        self.out.print(Text(prompt, "bold"), end="")
        self.out.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self.out.print(line.rstrip("\n"))  # so that what is printed reads like a terminal
        return line.strip()

    # A decision

    def decide(self, seat: Seat) -> None:
        """Ask a person until something has been decided."""
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

    def answered(self, seat: Seat, typed: str, found: list[Entry]) -> bool:
        """Do what a person has typed; whether the question has changed."""
        if not typed and (entry := default(found)) is not None:
            self.choose(seat, entry)
            return True
        if not re.fullmatch(r"\d+", typed):
            return self.command(seat, typed, found)
        number = typed.lstrip("0") or "0"
        entries_of = {str(entry.number): entry for entry in found}
        if number not in entries_of:
            self.say("cli-no-number", {"number": typed, "most": len(found)})
            return False
        self.choose(seat, entries_of[number])
        return True

    def choose(self, seat: Seat, entry: Entry) -> None:
        """Decide, and keep it."""
        self.shown[seat] = len(self.match.events(seat))
        self.match.play(seat, entry.index)
        self.keep()

    def command(self, seat: Seat, typed: str, found: list[Entry]) -> bool:
        """Whatever is not a number; whether the question has changed."""
        word, rest = typed[:1].lower(), typed[1:].strip()
        match word:
            case "?":
                self.explain(rest, found)
            case "u":
                return self.undo(seat)
            case "p":
                return self.keep_passing(seat, found)
            case "l":
                self.out.print(self.log(self.match.events(seat)))
            case "n":
                self.out.print(self.news(seat, ENDLESS))
            case "b":
                self.show(seat)
            case "s":
                self.save_to(rest)
            case "r":
                return self.resign(seat)
            case "q":
                raise Quit
            case _:
                self.say("cli-not-understood")
        return False

    def keep_passing(self, seat: Seat, found: list[Entry]) -> bool:
        """Pass now, and whenever the same is asked again before anything else is."""
        entry = default(found)
        if entry is None:
            self.say("cli-no-pass")
            return False
        ask = self.match.pending[seat]
        self.passing = (seat, ask.prompt, dict(ask.about))
        self.choose(seat, entry)
        return True

    def undo(self, seat: Seat) -> bool:
        """Take back the last real decision, or say that it cannot be and change nothing."""
        steps = self.steps_back(seat)
        if not steps:
            self.out.print(Text(self.texts.say("undo-refused", {"seat": seat})))
            return False
        for _ in range(steps):
            self.match.undo(seat)
        self.keep()
        return True

    def steps_back(self, seat: Seat) -> int:
        """How many steps it is back to a question a person was really asked; 0 if too many."""
        probe = self.match.fork()
        for steps in range(1, self.match.undoable(seat) + 1):
            probe.undo(seat)
            if not self.quick or len(probe.pending[seat].options) > 1:
                return steps
        return 0

    def resign(self, seat: Seat) -> bool:
        """Give up, if it is really meant."""
        answer = self.read(say("cli-resign-sure", lang=self.lang) + " ")
        if answer[:1].lower() not in ("y", "t"):
            self.say("cli-resign-not")
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

    # Showing

    def show(self, seat: Seat) -> list[Entry]:
        """The table, the news, the question and the options: as much as the screen holds."""
        view = self.match.view(seat)
        scene = self.game.scene(view)
        found = entries(view["ask"], scene, self.drawing())
        touched = {piece for entry in found for piece in entry.refs}
        told = {entry.refs[0]: entry.number for entry in found if entry.refs}
        lists = [self.question(seat, view["ask"], found, full=full) for full in (True, False)]
        heights = [self.rows_of(each) for each in lists]
        board, below = Group(), lists[-1]
        for way in ways(roomy=self.out.roomy, mapped=has_map(scene)):
            board = Group(self.drawing(way).scene(scene, touched, told))
            room = self.rows_left(board) - NEWS_LINES
            tried = zip(lists, heights[:1] if way.framed else heights, strict=False)
            fitting = [each for each, height in tried if height <= room]
            if fitting:
                below = fitting[0]
                break
        if self.out.is_terminal:
            self.out.clear()
        self.out.print(board)
        self.out.print(self.news(seat, max(self.rows_left(board, below), NEWS_LINES)))
        self.out.print(below)
        if self.notice:
            self.out.print(Text(self.notice))
            self.notice = ""
        return found

    def question(
        self, seat: Seat, ask: Mapping[str, Any], found: list[Entry], *, full: bool
    ) -> Group:
        """What is asked, by which rule, and what may be chosen; in full with what it would do."""
        asked = self.texts.question(seat, ask["prompt"], ask["about"])
        if self.several:
            asked = f"{self.names[seat]}: {asked}"
        options = Listing(found, self.out.width, say("cli-enter", lang=self.lang))
        return Group(
            Text(asked, "bold reverse").append(f" {ask['rule']}", "not bold not reverse dim"),
            *self.about(ask["about"]),
            options.in_full() if full else options.close_together(),
            Text(say("cli-keys", lang=self.lang), "dim"),
        )

    def about(self, facts: Facts) -> list[Text]:
        """What the card says that a question is about, if it is about one (`spell`, `room`)."""
        for kind, fact in facts.items():
            info = self.game.cards.get(fact) if isinstance(fact, str) else None
            if info is not None and info.kind == kind and (text := info.texts.get(self.lang)):
                return [Text(f"  {info.names[self.lang]}: {text}", "italic")]
        return []

    def rows_of(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.out.render_lines(part, pad=False))

    def rows_left(self, *parts: RenderableType) -> int:
        """How many lines of the screen these leave; without a screen there are always enough."""
        if not self.out.is_terminal:
            return ENDLESS
        return self.out.height - sum(map(self.rows_of, parts)) - 1

    def news(self, seat: Seat | None, most: int) -> RenderableType:
        """What has happened since a person's last decision; the latest lines, if it is much."""
        events = self.match.events(seat)
        new = events[min(self.shown.get(seat, 0), len(events)) :]
        shown = [self.log([event]) for event in reversed(new)]
        if most < ENDLESS:
            heights = accumulate(map(self.rows_of, shown))
            fitting = sum(1 for height in heights if height <= most)
            if fitting < len(new):
                shown = shown[: max(fitting - 1, 0)]  # one line says that there is more
        if len(shown) == len(new):
            return Group(*reversed(shown))
        more = say("cli-more-news", {"count": len(new) - len(shown)}, self.lang)
        return Group(Text(f"  … {more}", "dim"), *reversed(shown))

    def log(self, events: Sequence[Event]) -> RenderableType:
        """What has happened, with the rules it follows from."""
        lines = [Text(self.texts.tell(event)).append(f" {event.rule}", "dim") for event in events]
        return Padding(Group(*lines), (0, 0, 0, 2), expand=False)

    def explain(self, wanted: str, found: list[Entry]) -> None:
        """Help; an option of the list; or any rule or card."""
        if not wanted:
            self.out.print(Text(say("cli-help", {"prefix": self.game.prefix}, self.lang)))
            return
        for entry in found:
            if wanted == str(entry.number):
                self.out.print(Text(entry.words, "bold"))
                if entry.effect:
                    self.out.print(Text(f"→ {entry.effect}"))
                return
        self.out.print(Text(look_up(self.game, self.texts, wanted)))
