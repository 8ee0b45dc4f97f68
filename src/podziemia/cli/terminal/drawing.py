"""A scene as a terminal draws it, whatever the game.

The title, strips of decks and queues, one block per player with its sums in the heading, and
every path of cards as a row of boxes from left to right, with the figures that stand in them.
Where there is little room, words are shortened (attribute `short`) and frames left out. Colour
only repeats what is said in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from podziemia.cli.saying import say
from podziemia.kernel.scene import (
    AnyPiece,
    Card,
    Figure,
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

DOT: Final = " · "
WIDEST_BOX: Final = 26
NAMED_IN_STACK: Final = 3
STYLES: Final = {
    "monster": "red",
    "trap": "yellow",
    "spell": "magenta",
    "boss": "bold",
    "place": "dim",
    "back": "dim italic",
    "hero": "cyan",
}
OFF: Final = ("deactivated", "face-down", "empty")


def pieces(found: Iterable[AnyPiece]) -> Iterator[AnyPiece]:
    """Every piece of a scene, also those that lie in others."""
    for piece in found:
        yield piece
        if isinstance(piece, Zone):
            yield from pieces(piece.children)


class Drawing:
    """Draws scenes of one game in one language."""

    def __init__(
        self, game: Game[Any], texts: Texts, *, width: int, roomy: bool, wordy: bool = False
    ) -> None:
        self.game = game
        self.texts = texts
        self.width = width
        self.roomy = roomy  # whether there is room for frames and long words
        self.wordy = wordy  # whether there is room for the texts of cards
        self.touched: frozenset[str] = frozenset()  # the pieces that options touch
        self.told: frozenset[str] = frozenset()  # those whose numbers the list of options tells

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
        if stat.value == "" or not label:
            return label
        return f"{label}{stat.value}" if len(label) == 1 else f"{label} {stat.value}"

    def stats(self, stats: Iterable[Stat], *, short: bool | None = None) -> str:
        """Several numbers."""
        found = [self.stat(stat, short=short) for stat in stats]
        return " ".join(each for each in found if each) if short else ", ".join(filter(None, found))

    def text_of(self, card: Card) -> str:
        """What a card says."""
        info = self.game.cards.get(card.card) if card.card is not None else None
        return info.texts.get(self.texts.language, "") if info is not None else ""

    # The whole

    def scene(
        self, scene: Scene, touched: Iterable[str] = (), told: Iterable[str] = ()
    ) -> RenderableType:
        """The whole table; free places are drawn only if an option touches them.

        Where there is little room, cards in hand that the list of options tells are left out.
        """
        self.touched, self.told = frozenset(touched), frozenset(told)
        parts: list[RenderableType] = [Rule(Text(self.say(scene.title), "bold"), style="dim")]
        for piece in scene.pieces:
            parts += self.top(piece)
        return Group(*parts)

    def top(self, piece: AnyPiece) -> list[RenderableType]:
        """A piece that lies in nothing else."""
        if isinstance(piece, Zone) and piece.layout == "column" and piece.owner is not None:
            return self.area(piece)
        if isinstance(piece, Zone) and self.wordy and piece.layout in ("fan", "grid", "column"):
            return self.cards_in_lines(piece)
        if isinstance(piece, Zone):
            some = any(self.roomy or child.id not in self.told for child in piece.children)
            return [self.strip(piece)] if some else []
        return [self.chip(piece)]

    # Strips: decks, queues, hands

    def strip(self, zone: Zone) -> RenderableType:
        """The pieces of a zone in one paragraph after its name."""
        name = self.say(zone.label)
        told = self.told if zone.layout == "fan" and not self.roomy else frozenset()
        shown = [child for child in zone.children if child.id not in told]
        if name and len(shown) < len(zone.children):
            name = say("cli-also", {"zone": name}, self.texts.language)
        label = Text(f"{name}: " if name else "", "bold")
        chips = [self.chip(child) for child in shown]
        return flow(label, [chip for chip in chips if chip.plain], self.width)

    def chip(self, piece: AnyPiece) -> Text:
        """A piece in a few words."""
        match piece:
            case Card():
                return self.card_chip(piece)
            case Token():
                badges = ", ".join(str(badge.value) for badge in piece.badges)
                return Text(f"{self.say(piece.name)} {badges}")
            case Track():
                return Text(f"{self.say(piece.label)} {piece.value}/{piece.maximum}")
            case TextPiece():
                return Text(self.say(piece.words), "bold")
            case Zone():
                return self.stack(piece)
        return Text("")

    def card_chip(self, card: Card) -> Text:
        """A card in a few words: name, numbers, states, and what is said about it now."""
        line = Text(self.say(card.name), style_of(card))
        numbers = self.stats(card.stats, short=True)
        states = [self.state(name) for name in card.states]
        about = ", ".join(each for each in (numbers, *states) if each)
        if about:
            line.append(f" ({about})", "")
        if card.text is not None:
            line.append(f" {self.say(card.text)}", "italic")
        return line

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
                grid.add_row(Text(f"  {self.say(child.name)}", style_of(child)), numbers, about)
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
                case Zone() if "path" in child.states:
                    if child.children:
                        parts.append(self.path(child, figures))
                case Zone() if child.children and (child.layout != "stack" or self.roomy):
                    parts.append(self.strip(child))
                case TextPiece():
                    parts.append(Text(f"» {self.say(child.words)}", "bold"))
        return parts

    def heading(self, zone: Zone) -> Table:
        """A player's name and score, on one line if they fit, and the sums below."""
        acting = "active" in zone.states
        style = "bold green" if acting else "bold"
        name = Text("▶ " if acting else "■ ", style).append(self.say(zone.label))
        for state in zone.states:
            name.append(f" [{self.state(state)}]", "not bold")
        tracks = Text(DOT).join(
            self.track(child) for child in zone.children if isinstance(child, Track)
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

    def track(self, track: Track) -> Text:
        """A value on its scale."""
        line = Text(f"{self.say(track.label)} ")
        line.append(f"{track.value}/{track.maximum}", "bold")
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

    # Paths

    def path(self, zone: Zone, figures: list[Figure]) -> Table:
        """A row of boxes, with the figures that stand in them."""
        cards = [child for child in zone.children if isinstance(child, Card) and self.drawn(child)]
        table = Table(
            box=box.SQUARE if self.roomy else box.MINIMAL,
            show_header=False,
            show_edge=self.roomy,
            padding=(0, 1) if self.roomy else 0,
            border_style="dim",
        )
        space = 3 if self.roomy else 1
        width = min((self.width - 6) // max(len(cards), 1) - space, WIDEST_BOX)
        table.add_column(width=1)
        for _ in cards:
            table.add_column(width=width, overflow="fold")
        table.add_row(Text("→", "dim"), *(self.box(card, figures, width) for card in cards))
        return table

    def drawn(self, card: Card) -> bool:
        """Whether a card is there, or is a place where something could be put now."""
        return "empty" not in card.states or card.id in self.touched

    def box(self, card: Card, figures: list[Figure], width: int) -> Text:
        """A card in a box: name, numbers, states, what lies below, who stands here."""
        style = style_of(card)
        lines = [Text(self.say(card.name), f"bold {style}")]
        numbers = [self.stat(stat, short=not self.roomy) for stat in card.stats]
        lines += packed([each for each in numbers if each], width)
        said = ("empty", "face-down") if card.card is None else ()  # its name says that already
        named = [self.state(name) for name in card.states if name not in said]
        states = ", ".join(name for name in named if name)
        if states:
            lines.append(Text(states, "italic"))
        if card.below:
            under = ", ".join(self.texts.card(name) for name in card.below)
            lines.append(
                Text(f"+{len(card.below)}: {under}" if self.roomy else f"+{len(card.below)}")
            )
        here = [figure for figure in figures if figure.at == card.id]
        lines += [Text(f"☻ {self.figure(figure)}", "bold cyan") for figure in here]
        return Text("\n").join(line for line in lines if line.plain)

    def figure(self, figure: Figure) -> str:
        """Somebody who stands somewhere, with their numbers."""
        numbers = " ".join(str(badge.value) for badge in figure.badges if badge.value != "")
        return f"{self.say(figure.name)} {numbers}" if self.roomy else numbers


def flow(label: Text, chips: Iterable[Text], width: int, indent: str = "  ") -> RenderableType:
    """Chips one after the other behind a label; a line is broken only between them."""
    lines = [label.copy()]
    for number, chip in enumerate(chips):
        space = len(DOT) if number else 0
        if lines[-1].cell_len + space + chip.cell_len > width and lines[-1].plain.strip():
            lines.append(Text(indent))
        elif number:
            lines[-1].append(DOT, "dim")
        lines[-1].append_text(chip)
    return Group(*lines)


def packed(words: Iterable[str], width: int) -> list[Text]:
    """Words in as few lines as they need; a line is broken only between them."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) + 1 <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [Text(line) for line in lines]


def style_of(card: Card) -> str:
    """The colour of a card's frame; dim when it is out of use."""
    if any(state in OFF for state in card.states):
        return "dim"
    return STYLES.get(card.frame.partition("-")[0], "")
