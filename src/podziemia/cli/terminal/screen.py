"""A match as whoever looks sees it: the table, what has happened, the question and the options."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.text import Text

from podziemia.cli.speech import say
from podziemia.cli.terminal.detail import FRAMED, Detail, details
from podziemia.cli.terminal.drawings import Drawing, has_grid, pieces
from podziemia.cli.terminal.free import fields_of
from podziemia.cli.terminal.lookup import look_up
from podziemia.cli.terminal.news import FOR_ALL, kept, weight
from podziemia.cli.terminal.options import (
    ListedOption,
    Listing,
    grid_in,
    indices,
    listed,
    names_of_pieces,
    offers_of,
    passing_among,
)
from podziemia.cli.terminal.paragraphs import flow
from podziemia.cli.terminal.picks import picked_together
from podziemia.cli.terminal.sheets import LEFT_OUT
from podziemia.kernel.questions import NOTHING, Facts, Free, Seat
from podziemia.kernel.scene import Card, Figure, OfferedSquares, Token, square_id, squares_of
from podziemia.kernel.texts import texts

if TYPE_CHECKING:
    from podziemia.cli.terminal.console import Terminal
    from podziemia.kernel.game import Game
    from podziemia.kernel.match import Match
    from podziemia.kernel.scene import Scene
    from podziemia.kernel.state import Event

NEWS_LINES: Final = 3  # at least so many lines for what has happened
ENDLESS: Final = 100_000
SENT: Final = r"(\d+) +(\S+)"
"""A piece by its number in the list, and the square it is to be sent to."""


class Showing:
    """One match on one screen, and the lines typed below it."""

    def __init__(
        self,
        match: Match[Any],
        out: Terminal,
        lang: str,
        names: tuple[str, ...],
        people: Sequence[Seat],
    ) -> None:
        self.match = match
        self.out = out
        self.lang = lang
        self.names = names
        self.several = len(people) > 1  # whoever leaves may still look
        self.texts = texts(match.game.id, lang, names, people[0] if len(people) == 1 else None)
        self.shown: dict[Seat | None, int] = {}  # how many lines of the log each has seen
        self.paged: dict[Seat, int] = {}  # and how many there were at the last page of news
        self.notice = ""  # what is to be said once, below the next question
        self.picked: tuple[str, ...] = ()  # of the pieces that are picked together

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    def scene(self, seat: Seat | None) -> Scene:
        """The table as a seat sees it."""
        return self.game.scene(self.match.view(seat))

    def drawing(self, detail: Detail = FRAMED) -> Drawing:
        """How things are drawn now; the window may have changed its size."""
        return self.drawn(detail, roomy=self.out.roomy and detail.framed)

    def drawn(self, detail: Detail, *, roomy: bool) -> Drawing:
        """How things are drawn that need not fit the screen."""
        return Drawing(
            self.game,
            self.texts,
            width=self.out.width,
            roomy=roomy,
            wordy=detail.wordy,
            left_out=detail.left_out,
        )

    # Words

    def say(self, message: str, about: Facts = NOTHING) -> None:
        """A sentence to whoever looks."""
        to_copy = "file" in about  # a path is not broken
        self.out.print(Text(say(message, about, self.lang)), soft_wrap=to_copy)

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

    # The question

    def show(self, seat: Seat) -> list[ListedOption]:
        """The table, the news, the question and the options: as much as the screen holds."""
        view = self.match.view(seat)
        scene = self.game.scene(view)
        found = listed(view["ask"], scene, self.drawing(), self.picked)
        touched = {piece for entry in found for piece in entry.refs}
        numbers = {entry.refs[0]: entry.number for entry in found if entry.refs}
        told = dict.fromkeys(self.picked) | numbers
        actor = self.actor(view["ask"], scene)
        lists = [
            self.question(seat, view["ask"], found, actor, full=full) for full in (True, False)
        ]
        heights = [self.rows_of(each) for each in lists]
        board, below = Group(), lists[-1]
        for detail in details(roomy=self.out.roomy, gridded=has_grid(scene)):
            board = Group(
                self.drawing(detail).scene(scene, touched, told, view["ask"].get("piece"))
            )
            room = self.rows_left(board) - NEWS_LINES
            tried = zip(lists, heights[:1] if detail.framed else heights, strict=False)
            fitting = [each for each, height in tried if height <= room]
            if fitting:
                below = fitting[0]
                break
        most = max(self.rows_left(board, below), NEWS_LINES)
        self.show_news_first(seat, most)
        if self.out.is_terminal:
            self.out.clear()
        self.out.print(board)
        self.out.print(self.news(seat, most))
        self.out.print(below)
        if self.notice:
            self.out.print(Text(self.notice))
            self.notice = ""
        return found

    def show_squares(self, seat: Seat, offered: OfferedSquares) -> dict[str, int]:
        """The grid with the squares a piece may be sent to; their options by their names."""
        grid = grid_in(self.scene(seat), offered)
        squares = squares_of(offered.runs)
        touched = frozenset(square_id(grid.id, square) for square in squares)
        drawn = Group()
        for left_out in LEFT_OUT:
            drawing = self.drawn(Detail(left_out=left_out), roomy=False)
            drawing.seat, drawing.acting, drawing.touched = seat, offered.piece, touched
            drawn = Group(*drawing.grid(grid))
            if self.rows_left(drawn) >= 0:
                break
        if self.out.is_terminal:
            self.out.clear()
        self.out.print(drawn)
        return indices(grid, offered)

    def question(
        self,
        seat: Seat,
        ask: Mapping[str, Any],
        found: list[ListedOption],
        actor: str | None,
        *,
        full: bool,
    ) -> Group:
        """What is asked, by which rule, and what may be chosen; in full with what it would do."""
        asked = self.texts.question(seat, ask["prompt"], ask["about"])
        who = [*([self.names[seat]] if self.several else []), *([actor] if actor else [])]
        if who:
            asked = f"{', '.join(who)}: {asked}"
        options = Listing(found, self.out.width, say("cli-enter", lang=self.lang))
        keys = say("cli-keys", {"passing": passing_among(found)}, self.lang)
        free = self.match.pending[seat].free
        wanted = [] if free is None else [self.free_answer(free)]
        wanted += [self.picking(seat, ask)] if any(entry.pick for entry in found) else []
        return Group(
            Text(asked, "bold reverse").append(f" {ask['rule']}", "not bold not reverse dim"),
            *self.about(ask["about"]),
            *wanted,
            options.in_full() if full else options.close_together(),
            Text(keys, "dim"),
        )

    def actor(self, ask: Mapping[str, Any], scene: Scene) -> str | None:
        """The name of the piece that acts, if the question says which."""
        acting = (piece for piece in pieces(scene.pieces) if piece.id == ask.get("piece"))
        piece = next((each for each in acting if isinstance(each, (Card, Figure, Token))), None)
        return None if piece is None else self.texts.say(piece.name.message, piece.name.about)

    def free_answer(self, free: Free) -> Text:
        """How an answer that cannot be listed is typed."""
        example = " ".join(str(value) for value in msgspec.structs.astuple(free.default))
        about: Facts = {"fields": " ".join(fields_of(free)), "example": example}
        return Text(say("cli-free", about, self.lang))

    def picking(self, seat: Seat, ask: Mapping[str, Any]) -> Text:
        """How pieces are picked together, and which have been."""
        names = names_of_pieces(self.scene(seat), self.drawing())
        about: Facts = {
            "size": picked_together(offers_of(ask)),
            "count": len(self.picked),
            "names": ", ".join(names.get(piece, piece) for piece in self.picked),
        }
        return Text(say("cli-pick", about, self.lang))

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

    # What has happened

    def new_events(self, seat: Seat | None) -> list[Event]:
        """What has happened since a person's last decision."""
        events = self.match.events(seat)
        return events[min(self.shown.get(seat, 0), len(events)) :]

    def staying(self, seat: Seat | None, new: Sequence[Event], most: int) -> list[int]:
        """Which new events are told in so many lines; at sheets what matters, else the latest."""
        if most >= ENDLESS:
            return list(range(len(new)))
        heights = [self.rows_of(self.log([event])) for event in new]
        sheets = has_grid(self.scene(seat))
        alone = [] if seat is None else self.match.told_alone(seat)
        weights = [weight(event, seat, alone) if sheets else FOR_ALL for event in new]
        return kept(heights, weights, most)

    def news(self, seat: Seat | None, most: int) -> RenderableType:
        """What has happened since a person's last decision, as much as fits."""
        new = self.new_events(seat)
        stay = self.staying(seat, new, most)
        lines = self.log([new[number] for number in stay])
        if len(stay) == len(new):
            return lines
        more = say("cli-more-news", {"count": len(new) - len(stay)}, self.lang)
        return Group(Text(f"  … {more}", "dim"), lines)

    def show_news_first(self, seat: Seat, most: int) -> None:
        """Tell on a page of its own, once, what concerns all and has no room above the question."""
        new, count = self.new_events(seat), len(self.match.events(seat))
        if self.paged.get(seat) == count or not has_grid(self.scene(seat)):
            return
        stay = self.staying(seat, new, most)
        cut = [event for number, event in enumerate(new) if number not in stay]
        alone = self.match.told_alone(seat)
        if any(weight(event, seat, alone) == FOR_ALL for event in cut):
            self.paged[seat] = count
            heading = Text(say("cli-news", lang=self.lang), "bold")
            self.page_through(Group(heading, self.news(seat, self.page_rows - 1)))

    def log(self, events: Sequence[Event]) -> RenderableType:
        """What has happened, with the rules it follows from."""
        lines = [Text(self.texts.tell(event)).append(f" {event.rule}", "dim") for event in events]
        return Padding(Group(*lines), (0, 0, 0, 2), expand=False)

    # Pages

    @property
    def page_rows(self) -> int:
        """How many lines a page has: one is for what to press, and one is left below it."""
        return max(self.out.height - 2, 2)

    def page_through(self, part: Group) -> None:
        """Something long page by page; without a screen all at once."""
        if not self.out.is_terminal:
            self.out.print(part)
            return
        pages = list(self.pages(part))
        for number, page in enumerate(pages, start=1):
            self.out.clear()
            whole = [segment for line in page for segment in (*line, Segment.line())]
            self.out.print(Segments(whole), end="")
            message = "cli-last-page" if number == len(pages) else "cli-page"
            about: Facts = {"page": number, "pages": len(pages)}
            if self.read(say(message, about, self.lang) + " "):
                return

    def pages(self, part: Group) -> Iterator[list[list[Segment]]]:
        """The lines of every page; a part that has room on one page is not broken."""
        room = self.page_rows
        page: list[list[Segment]] = []
        for each in part.renderables:
            lines = self.out.render_lines(each, pad=False)
            if page and len(page) + len(lines) > room >= len(lines):
                yield page
                page = []
            page += lines
            while len(page) > room:
                yield page[:room]
                page = page[room:]
        if page:
            yield page

    def show_whole(self, seat: Seat) -> None:
        """Everything on the table with nothing left out, page by page; then the question again."""
        everything = Detail(framed=True, wordy=True)
        self.page_through(self.drawn(everything, roomy=True).scene(self.scene(seat)))
        self.show_again(seat)

    def show_again(self, seat: Seat) -> None:
        """The question again, if pages have taken its place."""
        if self.out.is_terminal:
            self.show(seat)

    def explain(self, seat: Seat, wanted: str, found: list[ListedOption]) -> None:
        """Help; an option of the list; or any rule or card."""
        if not wanted:
            self.page_through(self.help(seat, found))
            self.show_again(seat)
            return
        for entry in found:
            if wanted == str(entry.number):
                if entry.pick:
                    self.out.print(Text(look_up(self.game, self.texts, entry.words)))
                    return
                self.out.print(Text(entry.words, "bold"))
                if entry.effect:
                    self.out.print(Text(f"→ {entry.effect}"))
                return
        if sent := re.fullmatch(SENT, wanted):
            self.explain_square(seat, self.squares_of(seat, sent[1], found), sent[2])
            return
        self.out.print(Text(look_up(self.game, self.texts, wanted)))

    def squares_of(self, seat: Seat, number: str, found: list[ListedOption]) -> dict[str, int]:
        """The options of the squares that an entry stands for, by the names of the squares."""
        offered = next((each.squares for each in found if str(each.number) == number), None)
        return {} if offered is None else indices(grid_in(self.scene(seat), offered), offered)

    def explain_square(self, seat: Seat, known: Mapping[str, int], square: str) -> None:
        """What sending a piece to a square would do."""
        if (index := known.get(square.casefold())) is None:
            self.say("cli-no-square", {"square": square})
            return
        offer, drawing = self.match.offer(seat, index), self.drawing()
        self.out.print(Text(drawing.say(offer.words, short=False), "bold"))
        if offer.effect is not None:
            self.out.print(Text(f"→ {drawing.say(offer.effect, short=False)}"))

    def help(self, seat: Seat, found: list[ListedOption]) -> Group:
        """What can be typed, and what the signs mean that are on the table."""
        legend = self.drawing().legend(self.scene(seat))
        parts = ["cli-help", *(["cli-help-pass"] if passing_among(found) else []), "cli-help-keys"]
        parts.append("cli-help-map" if legend else "cli-help-table")
        about: Facts = {"prefix": self.game.prefix}
        signs = [flow(Text(), legend, self.out.width)] if legend else []
        return Group(*(Text(say(part, about, self.lang)) for part in parts), *signs)
