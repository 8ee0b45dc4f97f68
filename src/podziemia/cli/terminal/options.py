"""The options of a question as a numbered list; those that differ in one thing only together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from podziemia.cli.speech import say
from podziemia.cli.terminal.drawings import Drawing, pieces
from podziemia.cli.terminal.paragraphs import flow
from podziemia.cli.terminal.picks import pickable, picked_together
from podziemia.kernel.questions import Facts
from podziemia.kernel.scene import (
    Card,
    Figure,
    Grid,
    Offer,
    OfferedSquares,
    Scene,
    Token,
    Words,
    square_id,
    squares_of,
)

NOTHING: Final = "pass"  # the type of an option that does nothing, in every game
ENDINGS: Final = ("stop", "done", "end_turn", "end_shopping")
"""The types of options that give up what could still be done."""


@dataclass(frozen=True)
class ListedOption:
    """One option: the number to type for it, its place among those offered, and its words."""

    number: int
    index: int
    words: str
    group: str | None
    short: str | None
    effect: str | None
    refs: tuple[str, ...]
    numbers: str
    """The numbers of its first piece, if that is a card of a hand or a pile."""
    costly: bool = False
    """It gives something up that nobody wants to lose, or ends something for good."""
    square: str = ""
    """The name of the square it leads to, if its first piece is one."""
    squares: OfferedSquares | None = None
    """Not one option but many: a piece that can be sent to each of these squares."""
    pick: str | None = None
    """Not an option but a piece of several that are picked together."""


def listed(
    ask: Mapping[str, Any], scene: Scene, drawing: Drawing, picked: Sequence[str] = ()
) -> list[ListedOption]:
    """The options of a question in the order of the list: groups together, what ends it last.

    Passing has the number 0, the others are counted from 1. Where pieces are picked together, they
    stand in the list in place of every choice of them.
    """
    offers = offers_of(ask)
    passing = [index for index, option in enumerate(ask["options"]) if option["type"] == NOTHING]
    groups: dict[str, list[int]] = {}
    for index, offer in enumerate(offers):
        if index not in passing:
            key = attribute(drawing, offer.words, "group") or f"#{index}"
            groups.setdefault(key, []).append(index)
    order = [index for group in groups.values() for index in group]
    order.sort(key=lambda index: ask["options"][index]["type"] in ENDINGS)
    numbers = drawing.numbers_of_loose_cards(scene)
    open_texts = drawing.texts_of_open_cards(scene)
    squares = names_of_squares(scene)
    many = [msgspec.convert(each, OfferedSquares) for each in ask.get("squares", ())]
    sent = [
        sending(number, each, scene, drawing) for number, each in enumerate(many, len(order) + 1)
    ]
    found = [
        ListedOption(
            number=0 if index in passing else number,
            index=index,
            words=drawing.say(offers[index].words, short=False),
            group=attribute(drawing, offers[index].words, "group"),
            short=attribute(drawing, offers[index].words, "short"),
            effect=effect_of(drawing, offers[index], open_texts),
            refs=offers[index].refs,
            numbers=numbers.get(offers[index].refs[0], "") if offers[index].refs else "",
            costly=bool(offers[index].warning or offers[index].closes),
            square=squares.get(offers[index].refs[0], "") if offers[index].refs else "",
        )
        for number, index in enumerate([*order, *passing], start=1)
    ]
    if picked_together(offers):
        return [*pieces_listed(offers, picked, scene, drawing), *found[len(order) :]]
    return [*found[: len(order)], *sent, *found[len(order) :]]


def offers_of(ask: Mapping[str, Any]) -> list[Offer]:
    """The options of a question in words."""
    return [msgspec.convert(offer, Offer) for offer in ask["offers"]]


def pieces_listed(
    offers: Sequence[Offer], picked: Sequence[str], scene: Scene, drawing: Drawing
) -> list[ListedOption]:
    """The pieces that are picked together and have not been yet, each with a number."""
    numbers, names = drawing.numbers_of_loose_cards(scene), names_of_pieces(scene, drawing)
    return [
        ListedOption(
            number=number,
            index=0,
            words=names.get(piece, piece),
            group=None,
            short=None,
            effect=None,
            refs=(piece,),
            numbers=numbers.get(piece, ""),
            pick=piece,
        )
        for number, piece in enumerate(pickable(offers, picked), start=1)
    ]


def names_of_pieces(scene: Scene, drawing: Drawing) -> dict[str, str]:
    """What cards and figures are called, by piece."""
    return {
        piece.id: drawing.say(piece.name, short=False)
        for piece in pieces(scene.pieces)
        if isinstance(piece, (Card, Figure, Token))
    }


def names_of_squares(scene: Scene) -> dict[str, str]:
    """What the squares on the table are called, by piece."""
    grids = [piece for piece in pieces(scene.pieces) if isinstance(piece, Grid)]
    return {
        square_id(grid.id, square): grid.square_name(square)
        for grid in grids
        for square in grid.squares()
    }


def sending(number: int, offered: OfferedSquares, scene: Scene, drawing: Drawing) -> ListedOption:
    """A piece that can be sent to many squares, as one entry of the list."""
    about: Facts = {
        "name": names_of_pieces(scene, drawing).get(offered.piece, offered.piece),
        "count": sum(length for _, _, length in offered.runs),
    }
    return ListedOption(
        number=number,
        index=offered.first,
        words=say("cli-squares", about, drawing.texts.language),
        group=None,
        short=None,
        effect=None,
        refs=(offered.piece,),
        numbers="",
        squares=offered,
    )


def grid_in(scene: Scene, offered: OfferedSquares) -> Grid:
    """The grid of offered squares."""
    grids = (piece for piece in pieces(scene.pieces) if isinstance(piece, Grid))
    return next(grid for grid in grids if grid.id == offered.grid)


def indices(grid: Grid, offered: OfferedSquares) -> dict[str, int]:
    """The options of offered squares by the names of the squares."""
    squares = squares_of(offered.runs)
    names = (grid.square_name(square).casefold() for square in squares)
    return {name: index for index, name in enumerate(names, offered.first)}


def effect_of(drawing: Drawing, offer: Offer, open_texts: Mapping[str, str]) -> str | None:
    """What an option would do and cost, or else what the open card says that it chooses."""
    told = [drawing.say(words, short=False) for words in (offer.effect, offer.warning) if words]
    if told:
        return ". ".join(told)
    return open_texts.get(offer.refs[0]) if len(offer.refs) == 1 else None


def attribute(drawing: Drawing, words: Words, name: str) -> str | None:
    """An attribute of a message, if it has it."""
    said = drawing.texts.say(f"{words.message}.{name}", words.about)
    return None if said.startswith("[") else said


def default(found: Sequence[ListedOption]) -> ListedOption | None:
    """What Enter means: the only option, or passing, unless that gives something up."""
    if len(found) == 1:
        return found[0]
    return next((entry for entry in found if entry.number == 0 and not entry.costly), None)


def passing_among(found: Sequence[ListedOption]) -> bool:
    """Whether there is a pass among the options."""
    return any(entry.number == 0 for entry in found)


class Listing:
    """A list of options, drawn in full or close together."""

    def __init__(self, found: Sequence[ListedOption], width: int, enter: str) -> None:
        self.width = width
        self.default = default(found)
        self.enter = enter
        groups: dict[str, list[ListedOption]] = {}
        for entry in found:
            groups.setdefault(entry.group or f"#{entry.number}", []).append(entry)
        self.groups = list(groups.items())

    def in_full(self) -> RenderableType:
        """One option per line, with what it would do."""
        parts: list[RenderableType] = []
        for name, group in self.groups:
            if len(group) == 1:
                parts.append(self.lines(group, 3, whole=True))
            else:
                parts += [self.heading(name, group), self.lines(group, 5, whole=False)]
        return Group(*parts)

    def close_together(self) -> RenderableType:
        """The options of a group in one paragraph, without what they would do; others in a line."""
        parts: list[RenderableType] = []
        for name, group in self.groups:
            if len(group) == 1:
                parts.append(self.lines(group, 3, whole=True, wrapped=False))
            else:
                chips = [
                    Text.assemble((str(entry.number), "bold cyan"), " ", self.own(entry, group))
                    for entry in group
                ]
                parts.append(
                    flow(self.heading(name, group).append(": "), chips, self.width, "     ")
                )
        return Group(*parts)

    def heading(self, name: str, group: Sequence[ListedOption]) -> Text:
        """What a group has in common."""
        line = Text(f"  {name}", "bold")
        if is_of_one_card(group) and group[0].numbers:
            line.append(f" ({group[0].numbers})", "not bold")
        return line

    def own(self, entry: ListedOption, group: Sequence[ListedOption]) -> str:
        """What an option does not share with the others of its group."""
        words = entry.short or entry.words
        if entry.numbers and not is_of_one_card(group):
            return f"{words} ({entry.numbers})"
        return words

    def lines(
        self, group: Sequence[ListedOption], indent: int, *, whole: bool, wrapped: bool = True
    ) -> Table:
        """One option per line; what is longer is wrapped, or cut off."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=indent, justify="right", no_wrap=True)
        grid.add_column()
        for entry in group:
            line = Text(entry.words if whole else self.own(entry, group))
            if whole and entry.numbers:
                line.append(f" ({entry.numbers})")
            if entry is self.default:
                line.append(f"  {self.enter}", "dim")
            if entry.effect:
                line.append(f"  → {entry.effect}", "italic")
            if not wrapped:
                line.no_wrap, line.overflow = True, "ellipsis"
            grid.add_row(Text(str(entry.number), "bold cyan"), line)
        return grid


def is_of_one_card(group: Sequence[ListedOption]) -> bool:
    """Whether all options of a group begin with the same piece."""
    return len({entry.refs[:1] for entry in group}) == 1
