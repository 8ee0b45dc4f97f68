"""Areas of players with a grid as a terminal draws them: the own one large, others at a glance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from podziemia.cli.terminal.grids import FloorPlan
from podziemia.cli.terminal.paragraphs import flow
from podziemia.kernel.scene import AnyPiece, Card, Grid, Panel, Track, Zone, square_id
from podziemia.kernel.scene import Text as TextPiece

if TYPE_CHECKING:
    from podziemia.cli.terminal.drawings import Drawing

T = TypeVar("T")

GRID_SHARE: Final = 0.58  # of the width
NARROW: Final = 70  # nothing fits beside the grid
COLUMN: Final = 25  # as wide as a list needs
NEAR: Final = 5  # rows around whoever acts
LONGEST_SCALE: Final = 12
LEFT_OUT: Final = (0, 1, 2, 3)
NOTHING_LEFT_OUT, DETAILS, ANOTHER_MATTER, FAR_AWAY = LEFT_OUT
"""What is left out on a small screen: nothing; numbers of common cards, and the legend; what the
question is not about; and what is far from whoever acts, or of little use now."""


def of(kind: type[T], pieces: Iterable[AnyPiece]) -> list[T]:
    """The pieces of one kind."""
    return [piece for piece in pieces if isinstance(piece, kind)]


def grid_of(piece: AnyPiece) -> Grid | None:
    """The grid in a player's area, if there is one."""
    if not isinstance(piece, Zone) or piece.owner is None:
        return None
    return next(iter(of(Grid, piece.children)), None)


class Sheet:
    """The area of one player with its grid."""

    def __init__(self, drawing: Drawing, zone: Zone, grid: Grid) -> None:
        self.drawing = drawing
        self.zone = zone
        self.grid = grid
        self.own = zone.owner == drawing.seat
        self.tracks = of(Track, zone.children)
        self.panels = of(Panel, zone.children)
        self.scales = [each for each in of(Zone, zone.children) if consists(each, Track)]
        self.things = [
            each
            for each in of(Zone, zone.children)
            if each.layout == "grid" and consists(each, Card)
        ]

    @property
    def asked(self) -> bool:
        """Whether the question is about squares of the grid."""
        squares = (square_id(self.grid.id, square) for square in self.grid.squares())
        return not self.drawing.touched.isdisjoint(squares)

    # Large

    def large(self) -> list[RenderableType]:
        """The grid with the tracks and lists beside it; below them the cards and the points."""
        drawing = self.drawing
        heading = drawing.name_line(self.zone)
        if drawing.left_out >= ANOTHER_MATTER:
            return [heading, self.tracks_in_lines(), *self.matter()]
        if drawing.width < NARROW:
            plan = self.plan(drawing.width)
            lists = [self.tracks_in_lines(), *self.lists_in_lines()]
            return [heading, *plan.lines(), *self.signs(plan), *lists, *self.below()]
        plan = self.plan(int(drawing.width * GRID_SHARE))
        return [heading, self.beside(plan), *self.signs(plan), *self.below()]

    def plan(self, width: int) -> FloorPlan:
        """The grid in so many columns."""
        return FloorPlan(self.drawing, self.grid, width)

    def signs(self, plan: FloorPlan) -> list[RenderableType]:
        """What the signs on the grid mean, if there is room for it."""
        if self.drawing.left_out >= DETAILS:
            return []
        return [flow(Text(), plan.legend(), self.drawing.width)]

    def matter(self) -> list[RenderableType]:
        """What the question is about: the grid, or everything else."""
        tiny = self.drawing.left_out >= FAR_AWAY
        if not self.asked:
            return [*self.lists_in_lines(), *([] if tiny else self.below())]
        plan = self.plan(self.drawing.width)
        return list(plan.lines(NEAR if tiny else None))

    def beside(self, plan: FloorPlan) -> Table:
        """The grid, and beside it the tracks and lists, in two columns if they fit."""
        room = self.drawing.width - plan.width - 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        drawn = Group(*plan.lines())
        scales = [line for zone in self.scales for line in self.listed(zone)]
        things = [line for zone in self.things for line in self.listed(zone)]
        if room >= 2 * COLUMN:
            tracks = [self.scale(track) for track in self.tracks]
            grid.add_row(drawn, Group(*tracks, *scales), Group(*things))
        else:
            chips = [self.drawing.track(track) for track in self.tracks]
            grid.add_row(drawn, Group(flow(Text(), chips, room, ""), *scales, *things))
        return grid

    def listed(self, zone: Zone) -> list[Text]:
        """Scales or things under their name, one per line."""
        lines = [self.scale(each) for each in of(Track, zone.children)]
        lines += [self.thing(each) for each in of(Card, zone.children)]
        name = Text(self.drawing.say(zone.label), "bold")
        return [name, *(Text(" ").append_text(line) for line in lines)]

    def scale(self, track: Track) -> Text:
        """A value on its scale; a stroke stands behind what is marked."""
        line = self.drawing.track(track, short=True)
        if self.drawing.roomy and track.maximum <= LONGEST_SCALE:
            line.append(" ")
            for place in range(1, track.maximum + 1):
                line.append("●" if place <= track.value else "○")
                if place in track.marks and place < track.maximum:
                    line.append("│", "dim")
        return line

    def thing(self, card: Card) -> Text:
        """Something that is collected, with its numbers; what has a state stands out."""
        numbers = " ".join(self.drawing.sign(stat) for stat in card.stats)
        line = Text(f"{self.drawing.say(card.name)} ", "bold green" if card.states else "")
        return line.append(numbers, "bold")

    def tracks_in_lines(self) -> RenderableType:
        """All tracks in one paragraph, on the smallest screens without their ends."""
        tiny = self.drawing.left_out >= FAR_AWAY
        chips = [self.value(each) if tiny else self.drawing.track(each) for each in self.tracks]
        return flow(Text("  "), chips, self.drawing.width)

    def value(self, track: Track) -> Text:
        """A value with its name alone."""
        name = self.drawing.say(track.label, short=True)
        return Text(f"{name} ").append(str(track.value), "bold")

    def lists_in_lines(self) -> list[RenderableType]:
        """Every list in one paragraph."""
        drawing = self.drawing
        parts: list[RenderableType] = []
        for zone in (*self.scales, *self.things):
            chips = [drawing.track(each) for each in of(Track, zone.children)]
            chips += [self.thing(each) for each in of(Card, zone.children)]
            parts.append(flow(Text(f"{drawing.say(zone.label)}: ", "bold"), chips, drawing.width))
        return parts

    def below(self) -> list[RenderableType]:
        """Cards, points and words."""
        drawing = self.drawing
        cards = [zone for zone in of(Zone, self.zone.children) if zone.layout == "row"]
        parts: list[RenderableType] = [drawing.strip(zone) for zone in cards]
        parts += [drawing.panel(panel) for panel in self.panels]
        said = of(TextPiece, self.zone.children)
        return parts + [Text(f"» {drawing.say(piece.words)}", "bold") for piece in said]

    # At a glance

    def headings(self) -> list[str]:
        """What stands above the columns of `row`."""
        names = [self.drawing.say(track.label, short=True) for track in self.tracks]
        names += [self.drawing.say(zone.label, short=True) for zone in self.scales]
        return [*names, *("" for _ in self.panels), ""]

    def row(self) -> list[str]:
        """The sheet as a line of a table."""
        cells = [str(track.value) for track in self.tracks]
        scales = [of(Track, zone.children) for zone in self.scales]
        cells += ["/".join(str(track.value) for track in tracks) for tracks in scales]
        cells += [self.drawing.say(panel.heading, short=True) for panel in self.panels]
        return [*cells, self.where()]

    def in_words(self) -> RenderableType:
        """The sheet in a line or two: what is not nothing, the points, who stands where."""
        drawing = self.drawing
        chips = [self.value(track) for track in self.tracks if track.value]
        chips += [Text(drawing.say(panel.heading, short=True)) for panel in self.panels]
        name = drawing.name_line(self.zone).append(": ")
        return flow(name, [*chips, Text(self.where())], drawing.width)

    def where(self) -> str:
        """Who stands where."""
        return ", ".join(self.drawing.say(figure.name, short=True) for figure in self.grid.figures)


def consists(zone: Zone, kind: type[AnyPiece]) -> bool:
    """Whether a zone holds pieces of one kind and nothing else."""
    return bool(zone.children) and all(isinstance(child, kind) for child in zone.children)


def at_a_glance(sheets: Sequence[Sheet]) -> Iterator[RenderableType]:
    """Several sheets as a table if it fits, else in words."""
    if not sheets:
        return
    drawing = sheets[0].drawing
    rows = [["", *sheets[0].headings()]]
    rows += [[drawing.name_line(sheet.zone).plain, *sheet.row()] for sheet in sheets]
    if len({len(row) for row in rows}) == 1:
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        if sum(widths) + 2 * len(widths) <= drawing.width:
            yield table(rows)
            return
    for sheet in sheets:
        yield sheet.in_words()


def table(rows: Sequence[Sequence[str]]) -> Table:
    """Lines under their headings; numbers stand to the right."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    last = len(rows[0]) - 1
    for column in range(len(rows[0])):
        grid.add_column(justify="left" if column in (0, last) else "right", no_wrap=True)
    for number, row in enumerate(rows):
        style = "" if number else "dim"
        grid.add_row(*(Text(cell, style) for cell in row))
    return grid
