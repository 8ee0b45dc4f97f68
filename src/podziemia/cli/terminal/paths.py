"""Paths of cards as a terminal draws them: rows of boxes, with the figures that stand in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from podziemia.cli.terminal.paragraphs import packed
from podziemia.kernel.scene import Card, Figure, Zone

if TYPE_CHECKING:
    from podziemia.cli.terminal.drawings import Drawing

WIDEST_BOX: Final = 26
OFF: Final = ("deactivated", "face-down", "empty")


def path(drawing: Drawing, zone: Zone, figures: list[Figure]) -> Table:
    """A row of boxes, with the figures that stand in them."""
    cards = [child for child in zone.children if isinstance(child, Card) and drawn(drawing, child)]
    table = Table(
        box=box.SQUARE if drawing.roomy else box.MINIMAL,
        show_header=False,
        show_edge=drawing.roomy,
        padding=(0, 1) if drawing.roomy else 0,
        border_style="dim",
    )
    space = 3 if drawing.roomy else 1
    width = min((drawing.width - 6) // max(len(cards), 1) - space, WIDEST_BOX)
    table.add_column(width=1)
    for _ in cards:
        table.add_column(width=width, overflow="fold")
    table.add_row(Text("→", "dim"), *(boxed(drawing, card, figures, width) for card in cards))
    return table


def drawn(drawing: Drawing, card: Card) -> bool:
    """Whether a card is there, or is a place where something could be put now."""
    return "empty" not in card.states or card.id in drawing.touched


def boxed(drawing: Drawing, card: Card, figures: list[Figure], width: int) -> Text:
    """A card in a box: name, numbers, states, what lies below, who stands here."""
    style = style_of(drawing, card)
    lines = [Text(drawing.say(card.name), f"bold {style}")]
    numbers = [drawing.stat(stat, short=not drawing.roomy) for stat in card.stats]
    lines += packed([each for each in numbers if each], width)
    said = ("empty", "face-down") if card.card is None else ()  # its name says that already
    named = [drawing.state(name) for name in card.states if name not in said]
    states = ", ".join(name for name in named if name)
    if states:
        lines.append(Text(states, "italic"))
    if card.below:
        under = ", ".join(drawing.texts.card(name) for name in card.below)
        lines.append(
            Text(f"+{len(card.below)}: {under}" if drawing.roomy else f"+{len(card.below)}")
        )
    here = [figure for figure in figures if figure.at == card.id]
    lines += [Text(f"☻ {standing(drawing, figure)}", "bold cyan") for figure in here]
    return Text("\n").join(line for line in lines if line.plain)


def standing(drawing: Drawing, figure: Figure) -> str:
    """Somebody who stands somewhere, with their numbers."""
    numbers = " ".join(str(badge.value) for badge in figure.badges if badge.value != "")
    return f"{drawing.say(figure.name)} {numbers}" if drawing.roomy else numbers


def style_of(drawing: Drawing, card: Card) -> str:
    """The colour of a card's frame; dim when it is out of use."""
    if any(state in OFF for state in card.states):
        return "dim"
    return drawing.game.colours.get(card.frame.partition("-")[0], "")
