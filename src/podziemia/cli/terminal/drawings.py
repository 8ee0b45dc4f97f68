"""A scene as a terminal draws it, whatever the game.

The title, strips of decks and queues, one block per player with its sums in the heading, and
every path of cards as a row of boxes from left to right, with the figures that stand in them.
Where there is little room, words are shortened (attribute `short`) and frames left out. Colour
only repeats what is said in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from podziemia.cli.speech import say
from podziemia.cli.terminal.grids import FloorPlan
from podziemia.cli.terminal.paragraphs import DOT, flow
from podziemia.cli.terminal.paths import path, style_of
from podziemia.cli.terminal.sheets import (
    ANOTHER_MATTER,
    DETAILS,
    FAR_AWAY,
    NEAR,
    NOTHING_LEFT_OUT,
    Sheet,
    at_a_glance,
    grid_of,
)
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import (
    AnyPiece,
    Card,
    Die,
    Figure,
    Grid,
    Panel,
    Scene,
    Stat,
    Token,
    Track,
    Words,
    Zone,
)
from podziemia.kernel.scene import Text as TextPiece

if TYPE_CHECKING:
    from podziemia.kernel.game import Game
    from podziemia.kernel.texts import Texts

NAMED_IN_STACK: Final = 3
MANY_NUMBERS: Final = 6  # more of them need a line of their own
MIDDLING: Final = 15  # rows of a large grid
NO_TEXT: Final = Text()


def pieces(found: Iterable[AnyPiece]) -> Iterator[AnyPiece]:
    """Every piece of a scene, also those that lie in others."""
    for piece in found:
        yield piece
        if isinstance(piece, Zone):
            yield from pieces(piece.children)
        elif isinstance(piece, Grid):
            yield from piece.figures


class Drawing:
    """Draws scenes of one game in one language."""

    def __init__(
        self,
        game: Game[Any],
        texts: Texts,
        *,
        width: int,
        roomy: bool,
        wordy: bool = False,
        left_out: int = NOTHING_LEFT_OUT,
    ) -> None:
        self.game = game
        self.texts = texts
        self.width = width
        self.roomy = roomy  # whether there is room for frames and long words
        self.wordy = wordy  # whether there is room for the texts of cards
        self.left_out = left_out  # how much is not drawn where there is a grid
        self.seat: Seat | None = None  # who looks
        self.acting: str | None = None  # the piece that is sent to a square, or whose move it is
        self.touched: frozenset[str] = frozenset()  # the pieces that options touch
        self.told: Mapping[str, int | None] = {}  # those the list names, and with which number

    # Words

    def say(self, words: Words, *, short: bool | None = None) -> str:
        """A text, in its short form where there is one and little room."""
        if short if short is not None else not self.roomy:
            shortened = self.texts.say(f"{words.message}.short", words.about)
            if not shortened.startswith("["):
                return shortened
        return self.texts.say(words.message, words.about)

    def state(self, name: str, *, short: bool | None = None) -> str:
        """The name of a state."""
        return self.say(Words(f"{self.game.prefix.lower()}-state-{name}"), short=short)

    def stat(self, stat: Stat, *, short: bool | None = None) -> str:
        """A number with its name: `damage 2`, `♥6`, or only `monster`."""
        label = self.say(stat.label, short=short)
        value = value_of(stat)
        if value == "" or not label:
            return label
        return f"{label}{value}" if len(label) == 1 else f"{label} {value}"

    def sign(self, stat: Stat) -> str:
        """A number as a sign of a few letters (attribute `sign`), for squares of a map."""
        about = {**stat.label.about, "value": value_of(stat)}
        found = self.texts.say(f"{stat.label.message}.sign", about)
        return self.stat(stat, short=True) if found.startswith("[") else found

    def stats(self, stats: Sequence[Stat], *, short: bool | None = None) -> str:
        """Several numbers, or words."""
        found = filter(None, (self.stat(stat, short=short) for stat in stats))
        numbers = any(value_of(stat) != "" for stat in stats)
        return (" " if short and numbers else ", ").join(found)

    def text_of(self, card: Card) -> str:
        """What a card says."""
        info = self.game.cards.get(card.card) if card.card is not None else None
        return info.texts.get(self.texts.language, "") if info is not None else ""

    # The whole

    def scene(
        self,
        scene: Scene,
        touched: Iterable[str] = (),
        told: Mapping[str, int | None] = MappingProxyType({}),
        acting: str | None = None,
    ) -> Group:
        """The whole table; free places are drawn only if an option touches them.

        `told` are the pieces with which options begin, and the numbers of those options, or none
        for those picked already: where there is little room, such cards in hand are left out.
        `acting` is the piece whose move it is.
        """
        self.acting = acting
        self.touched, self.told, self.seat = frozenset(touched), told, scene.seat
        title = Text(self.say(scene.title), "bold")
        sheets = self.sheets(scene)
        asked = [sheet for sheet in sheets.values() if sheet.asked]
        parts: list[RenderableType] = [Rule(title, style="dim")]
        if self.left_out >= ANOTHER_MATTER and asked:
            return Group(*parts, *(part for sheet in asked for part in sheet.large()))
        before = Text()  # tracks stand in front of what follows them
        for piece in scene.pieces:
            if isinstance(piece, Track):
                if piece.value:  # before the first round there is nothing to say
                    before.append_text(self.track(piece)).append("  ")
            elif piece.id not in sheets and self.wanted(piece):
                parts += self.top(piece, before)
                before = Text()
        if self.left_out < FAR_AWAY:
            parts += at_a_glance([sheet for sheet in sheets.values() if not sheet.own])
        parts += [part for sheet in sheets.values() if sheet.own for part in sheet.large()]
        return Group(*parts)

    def sheets(self, scene: Scene) -> dict[str, Sheet]:
        """The areas with grids, by the piece they are."""
        return {
            piece.id: Sheet(self, piece, grid)
            for piece in scene.pieces
            if isinstance(piece, Zone) and (grid := grid_of(piece)) is not None
        }

    def legend(self, scene: Scene) -> list[Text]:
        """What the signs mean on the common grids, and on those of whoever looks."""
        self.seat = scene.seat
        own = [sheet.grid for sheet in self.sheets(scene).values() if sheet.own]
        grids = [*grids_in(scene.pieces), *own]
        return [sign for grid in grids for sign in FloorPlan(self, grid, self.width).legend()]

    def wanted(self, piece: AnyPiece) -> bool:
        """Whether there is room for a piece: in the worst case only for what may be chosen."""
        if self.left_out < FAR_AWAY or not isinstance(piece, Zone):
            return True
        return any(child.id in self.touched for child in piece.children)

    def top(self, piece: AnyPiece, before: Text) -> list[RenderableType]:
        """A piece that lies in nothing else."""
        if isinstance(piece, Panel):
            return [self.panel(piece)]
        if isinstance(piece, Grid):
            return [*([before] if before.plain else []), *self.grid(piece)]
        if not isinstance(piece, Zone):
            return [before + self.chip(piece)]
        if grids := list(grids_in(piece.children)):
            rest = msgspec.structs.replace(piece, children=loose(piece.children))
            return [self.strip(rest, before), *(part for each in grids for part in self.grid(each))]
        if piece.layout == "column" and piece.owner is not None:
            return self.area(piece)
        if self.wordy and piece.layout in ("fan", "grid", "column"):
            return self.cards_in_lines(piece)
        if any(self.roomy or child.id not in self.told for child in piece.children):
            return [self.strip(piece, before)]
        return [before] if before.plain and self.left_out < FAR_AWAY else []

    def grid(self, grid: Grid) -> list[RenderableType]:
        """A grid that belongs to all, with its legend; around whoever acts if there is no room."""
        plan = FloorPlan(self, grid, self.width)
        most = {DETAILS: MIDDLING, ANOTHER_MATTER: 2 * NEAR, FAR_AWAY: NEAR}.get(self.left_out)
        parts: list[RenderableType] = [Text(self.say(grid.name), "bold"), *plan.lines(most)]
        if self.left_out < ANOTHER_MATTER:
            parts.append(flow(Text(), plan.legend(), self.width))
        return parts

    # Strips: decks, queues, hands

    def strip(self, zone: Zone, before: Text = NO_TEXT) -> RenderableType:
        """The pieces of a zone in one paragraph after its name."""
        name = self.say(zone.label)
        told = self.told if zone.layout == "fan" and not self.roomy else ()
        shown = [child for child in zone.children if child.id not in told]
        if name and len(shown) < len(zone.children):
            name = say("cli-also", {"zone": name}, self.texts.language)
        label = before + Text(f"{name}: " if name else "", "bold")
        if not self.left_out and any(has_many_numbers(child) for child in shown):
            return self.lines_of_numbers(label, shown)
        chips = [self.chip(child) for child in shown]
        if all(isinstance(child, Die) for child in shown):
            chips = [Text(f"{number} ", "dim") + chip for number, chip in enumerate(chips, start=1)]
        return flow(label, [chip for chip in chips if chip.plain], self.width)

    def chip(self, piece: AnyPiece) -> Text:
        """A piece in a few words."""
        match piece:
            case Card():
                return self.card_chip(piece)
            case Token():
                badges = ", ".join(str(badge.value) for badge in piece.badges)
                return Text(f"{self.say(piece.name)} {badges}")
            case Figure(at=None):
                return Text(self.say(piece.name))
            case Track():
                return self.track(piece)
            case Die():
                return self.die(piece)
            case TextPiece():
                return Text(self.say(piece.words), "bold")
            case Zone():
                return self.stack(piece)
        return Text("")

    def card_chip(self, card: Card) -> Text:
        """A card in a few words: name, numbers, states, and what is said about it now."""
        line = Text(self.say(card.name), style_of(self, card))
        told = self.left_out and card.text is not None
        numbers = "" if told else self.stats(card.stats, short=True)
        short = True if card.text is not None else None  # its text may say as much
        states = [self.state(name, short=short) for name in card.states]
        about = ", ".join(each for each in (numbers, *states) if each)
        if about:
            line.append(f" ({about})", "")
        if card.text is not None:
            line.append(f" {self.say(card.text)}", "italic")
        return line

    def die(self, die: Die) -> Text:
        """A die: its face is a card of the game. What it is good for no more is dim."""
        line = Text(self.texts.card(f"{die.kind}_{die.face}"), "dim" if die.states else "bold")
        states = ", ".join(self.state(name, short=True) for name in die.states if name != die.face)
        return line.append(f" ({states})" if states else "")

    def panel(self, panel: Panel) -> RenderableType:
        """A heading, and its lines if there is room for them."""
        heading = Text(self.say(panel.heading, short=False), "bold")
        if not self.roomy:
            return heading
        lines = [Text(self.say(line.words)) for line in panel.lines]
        return flow(heading.append(DOT), lines, self.width)

    def lines_of_numbers(self, label: Text, shown: Iterable[AnyPiece]) -> RenderableType:
        """Cards with many numbers, one below the other, the numbers in a column of their own."""
        plain = [child for child in shown if not has_many_numbers(child)]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for card in shown:
            if isinstance(card, Card) and has_many_numbers(card):
                about = Text(self.grouped(card.stats))
                if card.text is not None:
                    about.append(f"{DOT}{self.say(card.text, short=True)}", "italic")
                grid.add_row(Text(f"  {self.say(card.name)}", style_of(self, card)), about)
        return Group(flow(label, [self.chip(child) for child in plain], self.width), grid)

    def grouped(self, stats: Sequence[Stat]) -> str:
        """Many numbers; those that come again and again in one order stand apart."""
        icons = [stat.icon for stat in stats]
        first = next((icon for icon in icons if icons.count(icon) > 1), None)
        said = [(stat.icon == first, self.stat(stat, short=True)) for stat in stats]
        return "".join((DOT if apart else " ") + words for apart, words in said if words).strip()

    def stack(self, zone: Zone) -> Text:
        """A pile: how many, and what lies on top."""
        line = Text(self.say(zone.label))
        named = [child for child in zone.children if isinstance(child, Card)]
        if named:
            count = NAMED_IN_STACK if self.roomy else 1
            shown = ", ".join(self.say(card.name) for card in named[:count])
            line.append(f": {shown}{', …' if len(named) > count else ''}")
        return line

    def cards_in_lines(self, zone: Zone) -> list[RenderableType]:
        """A zone with one line per card, with its text."""
        if not zone.children:
            return []
        grid = Table.grid(padding=(0, 2), expand=False)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for child in zone.children:
            if isinstance(child, Card):
                about = self.say(child.text) if child.text is not None else self.text_of(child)
                numbers = self.stats(child.stats, short=True)
                grid.add_row(
                    Text(f"  {self.say(child.name)}", style_of(self, child)), numbers, about
                )
            else:
                grid.add_row(self.chip(child), "", "")
        return [Text(self.say(zone.label), "bold"), grid]

    # A player

    def area(self, zone: Zone) -> list[RenderableType]:
        """Everything of one player: a heading with the sums, the queue, the path."""
        figures = [child for child in zone.children if isinstance(child, Figure)]
        parts: list[RenderableType] = [self.heading(zone)]
        for child in zone.children:
            match child:
                case Zone(layout="path"):
                    if child.children:
                        parts.append(path(self, child, figures))
                case Zone() if child.children and (child.layout != "stack" or self.roomy):
                    parts.append(self.strip(child))
                case TextPiece():
                    parts.append(Text(f"» {self.say(child.words)}", "bold"))
        return parts

    def name_line(self, zone: Zone) -> Text:
        """A player's name, and what is special about the player now."""
        acting = "active" in zone.states
        name = Text("▶ " if acting else "■ ", "bold green" if acting else "bold")
        name.append(self.say(zone.label))
        for state in zone.states:
            name.append(f" [{self.state(state)}]", "not bold")
        return name

    def heading(self, zone: Zone) -> Table:
        """A player's name and score, on one line if they fit, and the sums below."""
        name = self.name_line(zone)
        tracks = Text(DOT).join(
            self.track_with_dots(child) for child in zone.children if isinstance(child, Track)
        )
        tokens = [
            self.token(child)
            for child in zone.children
            if isinstance(child, Token) and child.badges
        ]
        both = Table.grid(expand=True)
        if name.cell_len + tracks.cell_len < self.width:
            line = Table.grid(expand=True)
            line.add_column(ratio=1)
            line.add_column(justify="right", no_wrap=True)
            line.add_row(name, tracks)
            both.add_row(line)
        else:
            both.add_row(name)
            both.add_row(Text("  ").append(tracks))
        if tokens:
            both.add_row(flow(Text("  "), tokens, self.width))
        return both

    def track(self, track: Track, *, short: bool | None = None) -> Text:
        """A value and the highest one."""
        line = Text(f"{self.say(track.label, short=short)} ")
        return line.append(f"{track.value}/{track.maximum}", "bold")

    def track_with_dots(self, track: Track) -> Text:
        """A value on its scale."""
        line = self.track(track)
        if self.roomy:
            filled = min(track.value, track.maximum)
            line.append(" " + "●" * filled + "○" * (track.maximum - filled))
        return line

    def token(self, token: Token) -> Text:
        """A sum, or several of one kind."""
        several = len(token.badges) > 1
        name = self.say(token.name, short=not (several and self.roomy))
        values = self.stats(token.badges, short=False) if several else token.badges[0].value
        return Text(f"{name} " if name else "").append(str(values), "bold")

    def numbers_of_loose_cards(self, scene: Scene) -> dict[str, str]:
        """The numbers of the cards that lie in hands and piles, by piece."""
        zones = [piece for piece in pieces(scene.pieces) if isinstance(piece, Zone)]
        return {
            child.id: self.stats(child.stats, short=True)
            for zone in zones
            if zone.layout in ("fan", "stack", "grid")
            for child in zone.children
            if isinstance(child, Card) and any(stat.value != "" for stat in child.stats)
        }

    def texts_of_open_cards(self, scene: Scene) -> dict[str, str]:
        """What the cards say that lie in a row and belong to nobody yet, by piece."""
        return {
            child.id: text
            for zone in scene.pieces
            if isinstance(zone, Zone) and zone.layout == "row" and zone.owner is None
            for child in zone.children
            if isinstance(child, Card) and (text := self.text_of(child))
        }


def has_grid(scene: Scene) -> bool:
    """Whether there are grids."""
    return any(isinstance(piece, Grid) for piece in pieces(scene.pieces))


def grids_in(found: Iterable[AnyPiece]) -> Iterator[Grid]:
    """The grids that belong to nobody alone."""
    for piece in found:
        if isinstance(piece, Grid):
            yield piece
        elif isinstance(piece, Zone) and piece.owner is None:
            yield from grids_in(piece.children)


def loose(found: Iterable[AnyPiece]) -> tuple[AnyPiece, ...]:
    """The pieces that are no grids."""
    return tuple(piece for piece in found if not isinstance(piece, Grid))


def value_of(stat: Stat) -> int | str:
    """A number, and of how many where it is a part: `1/2`."""
    return stat.value if stat.most is None else f"{stat.value}/{stat.most}"


def has_many_numbers(piece: AnyPiece) -> bool:
    """Whether the numbers of a card need a line of their own."""
    return isinstance(piece, Card) and len(piece.stats) > MANY_NUMBERS
