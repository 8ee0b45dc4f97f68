"""DJ-12.13 to DJ-12.18, DJ-12.25 to DJ-12.27: traps on spaces and doors, and what all traps share.

Traps in chests are in `chest_traps`, Dark Charm is in `charm`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.kernel.effects import Effects
from podziemia.kernel.questions import Fact, Rules, ask

from ... import options as choice
from ...content import COMPONENTS
from ...entries import OverlordCard
from ...events import FellIntoPit, ObstacleLaid, TrapAvoided, TrapRolled
from ...geometry import Cell, Cells, Floor, as_cells, as_set
from ...quests import Quest
from ...state import OVERLORD, Hero, State
from ..board import AT_THE_EDGE, empty_cells, nearest, others_on
from ..dice import roll, shown
from ..end import cut_turn
from ..hand import moment, of_powers, window
from ..lasting import give_tokens
from ..wounds import hurt, hurt_together

ENTERED: Final = moment("space-trap", "DJ-12.14", "space_entered")
OPENED: Final = moment("door-trap", "DJ-12.15", "door_opened")
PIT, RUBBLE = "pit", "rubble"
LAID: Final = "laid:"
"""`State.lasting`: obstacles of a kind that traps have laid."""
SPACE_TRAPS: Final = Effects[[State, Hero, OverlordCard], Cell | None]()
"""What they do to the hero who has entered a space; where it is moved to."""
DOOR_TRAPS: Final = Effects[[State, Hero, OverlordCard, str], None]()


# What all traps share


def rolled(state: State, hero: Hero, card: OverlordCard) -> tuple[int, ...]:
    """DJ-12.16: the hero's power dice, with one more by Wild Talent."""
    assert card.trap is not None
    return roll(state, card.trap.dice + hero.kit.sums.get("trap_dice", 0))


def avoids(state: State, hero: Hero, card: OverlordCard) -> bool:
    """DJ-12.16: whether a blank on any die saves the hero."""
    assert card.trap is not None
    faces = rolled(state, hero, card)
    state.emit(TrapRolled, "DJ-12.16", hero.piece, card.id, faces, 0)
    saved = card.trap.negated and shown(faces, "blank") > 0
    if saved:
        state.emit(TrapAvoided, "DJ-12.16", hero.piece, card.id)
    return saved


def wounds_of(state: State, hero: Hero, card: OverlordCard, surges: int) -> int:
    """DJ-12.26: the printed number, with Trapmaster, less surges and Cautious."""
    assert card.trap is not None
    amount = card.trap.wounds + of_powers(state, "trap_damage")
    amount -= surges * card.trap.per_surge
    return max(0, amount + hero.kit.sums.get("trap_wounds", 0))


def suffered(state: State, hero: Hero, card: OverlordCard) -> int:
    """DJ-12.16: what a trap deals to a hero who rolls against it."""
    faces = rolled(state, hero, card)
    amount = wounds_of(state, hero, card, shown(faces, "surge"))
    state.emit(TrapRolled, "DJ-12.16", hero.piece, card.id, faces, amount)
    return amount


def strike_together(state: State, heroes: list[Hero], card: OverlordCard) -> Rules:
    """DJ-12.27: all roll, then all suffer, then deaths from the first player leftwards."""
    wounds = [(hero, suffered(state, hero, card)) for hero in heroes]
    yield from hurt_together(state, wounds, "DJ-12.16")


# Spaces


def space_trap(state: State, hero: Hero, cell: Cell) -> Rules[Cell | None]:
    """DJ-12.14: one trap on the space that a hero has entered; where it has moved the hero to."""
    if not state.hand or not is_bare(state, hero, cell):
        return None
    seeming = [card for card in ENTERED.cards if can_be_laid(state, cell, card, known=True)]
    cards = [card for card in seeming if can_be_laid(state, cell, card)]
    card = yield from window(state, ENTERED, seeming, playable_now=cards, piece=hero.piece)
    if card is None:
        return None
    return (yield from SPACE_TRAPS[card.id](state, hero, card))


def is_bare(state: State, hero: Hero, cell: Cell) -> bool:
    """DJ-12.13, DJ-R-54: no figure but the hero's, no obstacle, no token of any kind."""
    obstacles = state.pits | state.water | state.rubble
    return not (
        cell in state.tokens
        or cell in state.glyphs
        or cell in state.floor.stairs
        or (obstacles | others_on(state, hero)) >> cell & 1
    )


def can_be_laid(state: State, cell: Cell, card: OverlordCard, *, known: bool = False) -> bool:
    """DJ-12.18, DJ-EX-62: there is a token left; a block falls only where no obstacle touches.

    `known`: as far as heroes can tell.
    """
    if card.effect == "spiked_pit":
        return tokens_left(state, PIT, known=known) > 0
    obstacles = state.pits | state.water | state.rubble
    touched = obstacles & touching(state.floor, cell)
    return not touched and tokens_left(state, RUBBLE, known=known) > 0


@lru_cache(maxsize=1 << 12)
def touching(floor: Floor, cell: Cell) -> Cells:
    """The cells that share an edge or a corner with one, whatever stands between."""
    near = (floor.shifted(cell, down, right) for down in (-1, 0, 1) for right in (-1, 0, 1))
    return as_set(other for other in near if other >= 0)


@lru_cache(maxsize=256)
def tokens_laid(quest: Quest, kind: str, hidden: frozenset[int] = frozenset()) -> int:
    """DJ-12.18: how many tokens of one space the quest itself lays, in all areas but these."""
    return sum(
        obstacle.kind == kind and len(obstacle.squares) == 1
        for area, contents in quest.contents.items()
        if area not in hidden
        for obstacle in contents.obstacles
    )


def tokens_left(state: State, kind: str, *, known: bool = False) -> int:
    """DJ-12.18: how many tokens of one space are left in the box, or seem to be, for those who do
    not know what lies in the dark."""
    hidden = frozenset(state.unrevealed) if known else frozenset[int]()
    used = tokens_laid(state.quest, kind, hidden) + state.lasting.get(LAID + kind, 0)
    return COMPONENTS[f"{kind}_1"].count - used


def lay(state: State, cell: Cell, kind: str) -> None:
    """DJ-12.18, DJ-17.22: an obstacle that stays for the rest of the game."""
    state.lasting[LAID + kind] = state.lasting.get(LAID + kind, 0) + 1
    if kind == PIT:
        state.pits |= 1 << cell
    else:
        state.rubble |= 1 << cell
    if state.log is not None:
        state.emit(ObstacleLaid, "DJ-12.18", kind, *state.floor.squares[cell])


@SPACE_TRAPS.register
def spiked_pit(state: State, hero: Hero, card: OverlordCard) -> Rules[Cell | None]:
    """DJ-R-53: a pit opens; with a blank the hero gets away, otherwise it falls onto the spikes."""
    lay(state, hero.cell, PIT)
    if not avoids(state, hero, card):
        state.emit(FellIntoPit, "DJ-12.18", hero.piece)
        yield from hurt(state, hero, wounds_of(state, hero, card, 0), "DJ-12.16")
        return None
    near = as_cells(state.plan.around[hero.cell] & empty_cells(state))
    if not near:
        state.modifiers.add(card.id, AT_THE_EDGE, scope=hero.number, until=AT_THE_EDGE)
        return None
    ways = [choice.Put(hero.piece, state.floor.squares[cell]) for cell in near]
    chosen = yield from ask(
        state.leader(hero), "spiked-pit", ways, rule="DJ-12.18", piece=hero.piece
    )
    return near[ways.index(chosen)]


@SPACE_TRAPS.register
def crushing_block(state: State, hero: Hero, card: OverlordCard) -> Rules[Cell | None]:
    """DJ-EX-62: rubble, wounds, and the overlord puts a survivor next to it; what the dead leave
    does not lie under the block (DJ-R-98)."""
    cell = hero.cell
    lay(state, cell, RUBBLE)
    yield from hurt(state, hero, suffered(state, hero, card), "DJ-12.16")
    near = as_cells(nearest(state, cell, empty_cells(state)))
    if hero.cell != cell or not near:
        return None
    ways = [choice.Put(hero.piece, state.floor.squares[other]) for other in near]
    chosen = yield from ask(OVERLORD, "crushing-block", ways, rule="DJ-12.18", piece=hero.piece)
    return near[ways.index(chosen)]


# Doors


def door_trap(state: State, hero: Hero, door: str) -> Rules:
    """DJ-12.15: one trap on a door that a hero has opened, before anything is revealed."""
    about: dict[str, Fact] = {"door": door}
    card = yield from window(state, OPENED, about=about, piece=hero.piece)
    if card is not None:
        yield from DOOR_TRAPS[card.id](state, hero, card, door)


@DOOR_TRAPS.register
def explosive_door(state: State, hero: Hero, card: OverlordCard, door: str) -> Rules:
    """DJ-17.2: every hero beside the door, on either side."""
    near = state.plan.beside_door(door)
    victims = [each for each in state.on_map() if near >> each.cell & 1]
    yield from strike_together(state, victims, card)


@DOOR_TRAPS.at_once
def paralyzing_gas(state: State, hero: Hero, card: OverlordCard, door: str) -> None:
    """DJ-R-80: a stun token, and the hero's turn is over."""
    if not avoids(state, hero, card):
        give_tokens(state, hero, "stun", 1, "DJ-12.16")
        cut_turn(state, hero)


SPACE_TRAPS.check([card.id for card in ENTERED.cards])
DOOR_TRAPS.check([card.id for card in OPENED.cards])
