"""TED-6, TED-7: cards are turned over, turned round, and new ones laid; what was hiding comes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from podziemia.kernel.questions import Option, Rules

from .. import options as choice
from ..content import GATE, GOBLIN_AMBUSH, MINION_AMBUSH
from ..entries import DungeonCard
from ..events import CardRevealed, CardsLaid, CardTurned, MoveEnded
from ..geometry import FACING, NEXT, SIDES, Cell, cell_at, laid, opposite, square_of, turned
from ..operations import Reveal
from ..state import ENDED, Hero, State
from .decide import decide
from .deeds import Deed, does_something, effect
from .end import lose
from .enemies import place_goblin, place_minion
from .health import hurt


def flip(state: State, cell: Cell, origins: Sequence[Cell]) -> Rules[DungeonCard]:
    """TED-7.2: turn a card over, turn it round, lay new cards; then the dungeon may be closed."""
    card = state.facedown.pop(cell)
    del state.depths[cell]
    state.rooms[cell] = card
    state.rotations[cell] = 0
    state.show()
    if state.log is not None:
        state.emit(CardRevealed, "TED-6.2", card.id, *square_of(cell))
    ways = rotations(card, cell, origins)
    about = {"card": card.id}
    chosen = yield from decide(state, "rotate", ways, rule="TED-6.3", about=about)
    state.rotations[cell] = chosen.quarters
    state.layout = laid(state.layout, cell, turned(card.mask, chosen.quarters))  # TED-6.5
    state.emit(CardTurned, "TED-6.3", card.id, chosen.quarters)
    if card is GATE:  # TED-6.19
        state.gate = cell
    yield from lay_around(state, cell)
    if state.gate < 0 and not state.facedown:  # TED-1.12, TED-6.15, TED-6.23
        lose(state, "TED-1.8")
    return card


def rotations(card: DungeonCard, cell: Cell, origins: Sequence[Cell]) -> Sequence[choice.Rotate]:
    """TED-6.3, TED-6.16: those that give a path to a room it comes from."""
    sides = 0
    for origin in origins:
        sides |= FACING[cell, origin]
    return fitting(card.mask, sides)


@cache
def fitting(mask: int, sides: int) -> Sequence[choice.Rotate]:
    """TED-6.4: the turns by which corridors meet one of these sides, whatever the others meet; what
    lies the same way is offered once."""
    ways = [turned(mask, quarters) for quarters in range(4)]
    return tuple(
        choice.Rotate(quarters)
        for quarters, way in enumerate(ways)
        if way & sides and ways.index(way) == quarters
    )


def lay_around(state: State, cell: Cell) -> Rules:
    """TED-6.6, TED-6.7, TED-6.9: a card for every open corridor to an empty cell of the grid;
    if there are too few, the active player says where they go (TED-R-4)."""
    mask = state.layout[cell]
    empty = [
        other
        for side, other in zip(SIDES, NEXT[cell], strict=True)
        if mask >> side & 1
        and other >= 0
        and other not in state.rooms
        and other not in state.facedown
    ]
    count = min(len(empty), len(state.deck))
    while state.deck and empty:
        target = empty[0]
        if len(state.deck) < len(empty):
            ways = [choice.Lay(square_of(other)) for other in empty]
            about = {"deck": len(state.deck)}
            chosen = yield from decide(state, "lay", ways, rule="TED-6.8", about=about)
            target = cell_at(chosen.to)
        empty.remove(target)
        state.lay(target)
    if count:
        state.emit(CardsLaid, "TED-6.6", count, len(state.deck))


def ambush(state: State, card: DungeonCard, cell: Cell, hero: Hero | None) -> None:
    """TED-7.3, TED-7.8, TED-7.10, TED-7.12: an encounter hurts and stops who walked in without
    stealth, and is placed whatever becomes of them (TED-7.17); revealed from afar, it hurts nobody
    (TED-7.11)."""
    if card.kind != "encounter" and not card.goblin_encounter:
        return
    if hero is not None and not state.stealthy(hero):
        state.turn.move, state.turn.stopped_at = ENDED, cell
        state.emit(MoveEnded, "TED-7.3", hero.piece)
        damage = MINION_AMBUSH if card.kind == "encounter" else GOBLIN_AMBUSH
        hurt(state, hero, damage, "TED-7.3" if card.goblin_encounter else "TED-7.8")
    if card.kind == "encounter":
        place_minion(state, cell)
    else:
        place_goblin(state, cell, "TED-7.5")


def reveal_from_afar(state: State, cell: Cell) -> Rules:
    """TED-6.11, TED-6.16: nobody has to move in, nobody is ambushed."""
    card = yield from flip(state, cell, facing(state, cell))
    ambush(state, card, cell, None)


def facing(state: State, cell: Cell) -> list[Cell]:
    """TED-R-5: the revealed rooms around a cell whose corridors lead to it."""
    layout = state.layout
    return [
        other
        for side, other in zip(SIDES, NEXT[cell], strict=True)
        if other >= 0 and layout[other] >> opposite(side) & 1
    ]


def hidden_beside(state: State, cell: Cell) -> list[Cell]:
    """TED-6.1, TED-R-72: the face-down cards that open corridors of a room lead to."""
    facedown = state.facedown
    return [other for other in state.paths.open[cell] if other in facedown]


def reveal_all(state: State, cells: list[Cell]) -> Rules:
    """TED-6.17, TED-14.6: one after another, in an order of choice, all of them."""
    left = list(cells)
    while left:
        ways = [choice.Reveal(square_of(cell)) for cell in left]
        chosen = yield from decide(state, "reveal-next", ways, rule="TED-6.17")
        cell = cell_at(chosen.to)
        left.remove(cell)
        yield from reveal_from_afar(state, cell)


@effect(Reveal)
def reveal_effect(state: State, op: Reveal, deed: Deed) -> Rules:
    """TED-6.17, TED-6.18, TED-6.22: up to so many cards anywhere, one after another."""
    for left in range(op.n, 0, -1):
        if not state.facedown:
            return
        ways: list[Option] = [choice.Pass()]
        ways += [choice.Reveal(square_of(cell)) for cell in sorted(state.facedown)]
        about = {"left": left}
        chosen = yield from decide(state, "reveal", ways, rule="TED-6.22", about=about)
        if not isinstance(chosen, choice.Reveal):
            return
        yield from reveal_from_afar(state, cell_at(chosen.to))


@does_something(Reveal)
def can_reveal(state: State, op: Reveal, deed: Deed) -> bool:
    """Whether a face-down card is left."""
    return bool(state.facedown)
