"""DJ-5, DJ-17: what movement points buy besides steps: glyphs, stairs, doors, potions, gifts."""

from __future__ import annotations

from functools import lru_cache

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import (
    DOOR_COST,
    DRINK_COST,
    GIVE_COST,
    GLYPH_COST,
    ITEMS,
    JUMP_COST,
    PICO_COST,
    STAIRS_COST,
)
from ..entries import Drink
from ..events import (
    DoorClosed,
    DoorOpened,
    ItemGiven,
    JumpedOver,
    PicoGiven,
    PotionDrunk,
    TravelledToGlyph,
    TravelledToTown,
)
from ..geometry import Cell, Cells, Floor, Jump, Plan, as_cells, jumps
from ..state import TOWN, Figure, Hero, Monster, State
from .board import cells_of, empty_cells, figures_on, in_pit, monsters_on, others_on, put
from .cards.traps import door_trap
from .equipment import arrange, forget_exhausted, hand_out, part_with
from .fatigue import restore_fatigue
from .orders import moved
from .quests import came_to_town
from .reveal import look
from .steps import BENT, bend, spend_movement, step
from .tokens import sense_glyphs
from .wounds import heal

# Stairs, jumps


def stairs_from(state: State, hero: Hero, left: int) -> Cell | None:
    """DJ-17.16: the other end of the staircase, if the hero can go there."""
    end = state.floor.stairs.get(hero.cell)
    if end is None or in_pit(state, hero):
        return None
    blocked = monsters_on(state) | state.rubble | state.water
    if not left:
        blocked |= others_on(state, hero)
    return None if blocked >> end & 1 else end


def take_stairs(state: State, hero: Hero) -> Rules:
    """DJ-5.4, DJ-17.15: the area at the other end is revealed at once."""
    spend_movement(state, STAIRS_COST)
    state.turn.way = BENT
    state.turn.steps += 1
    yield from step(state, hero, (state.floor.stairs[hero.cell],), "DJ-5.4")


def leaps(state: State, hero: Hero) -> list[Jump]:
    """DJ-17.12, DJ-17.13: the jumps that can be paid for."""
    if not state.pits or not state.plan.around[hero.cell] & state.pits:
        return []
    empty = empty_cells(state)
    taken = figures_on(state) | state.water | state.rubble
    return [
        jump
        for jump in jumps(state.plan, hero.cell, state.pits, taken & ~(1 << hero.cell))
        if empty >> jump.landing & 1 and state.turn.mp >= JUMP_COST * len(jump.over)
    ]


def leap(state: State, hero: Hero, cell: Cell) -> Rules:
    """DJ-5.12: the landing is the only entry."""
    jump = next(each for each in leaps(state, hero) if each.landing == cell)
    spend_movement(state, JUMP_COST * len(jump.over))
    bend(state, hero.cell, cell)
    state.turn.steps += 1
    if state.log is not None:
        state.emit(JumpedOver, "DJ-5.12", hero.piece, *state.floor.squares[cell])
    yield from step(state, hero, (cell,), "DJ-5.12")


# Glyphs


def go_to_town(state: State, hero: Hero) -> None:
    """DJ-5.3, DJ-17.19, DJ-23.12: through the glyph, with the familiars on its space."""
    spend_movement(state, GLYPH_COST)
    state.turn.travelled = True
    state.turn.way = BENT
    for familiar in state.familiars:
        if familiar.owner == hero.number and familiar.cell == hero.cell:
            familiar.cell = TOWN
    put(state, hero, (TOWN,), "DJ-5.3")
    moved(state, hero)  # DJ-R-93
    state.emit(TravelledToTown, "DJ-5.3", hero.piece)
    came_to_town(state, hero)


def arrivals(state: State, glyph: Cell) -> Cells:
    """DJ-17.21, DJ-R-32: where who comes through this glyph can stand."""
    empty = empty_cells(state)
    if empty >> glyph & 1:
        return 1 << glyph
    return state.plan.around[glyph] & empty


def return_to(state: State, hero: Hero, glyph: Cell) -> Rules:
    """DJ-5.3, DJ-17.24: arriving is no movement; only reveals are checked."""
    spend_movement(state, GLYPH_COST)
    state.turn.travelled = True
    squares = state.floor.squares
    ways = [choice.Put(hero.piece, squares[cell]) for cell in as_cells(arrivals(state, glyph))]
    chosen = yield from ask(state.leader(hero), "arrive", ways, rule="DJ-17.21", piece=hero.piece)
    cell = state.floor.cells[chosen.to]
    for familiar in state.familiars:
        if familiar.owner == hero.number and familiar.cell == TOWN:
            familiar.cell = cell
    put(state, hero, (cell,), "DJ-5.3")
    moved(state, hero)  # DJ-R-93
    state.turn.entered = (cell,)
    state.emit(TravelledToGlyph, "DJ-5.3", hero.piece, *chosen.to)
    sense_glyphs(state)
    yield from look(state)


# Doors


@lru_cache(maxsize=256)
def doors_beside(plan: Plan) -> tuple[tuple[str, Cells], ...]:
    """DJ-17.2: every door with the cells from which it is opened and closed."""
    return tuple((name, plan.beside_door(name)) for name in plan.floor.doors)


@lru_cache(maxsize=64)
def gone_doors(floor: Floor, swallowed: frozenset[int]) -> frozenset[str]:
    """Quest rule: the doors on the border of swallowed areas."""
    cells = cells_of(floor, swallowed)
    return frozenset(name for name, door in floor.doors.items() if door.cells & cells)


def doors_near(state: State, figure: Figure) -> list[Option]:
    """DJ-17.2, DJ-17.5 to DJ-17.9: what a figure can open and close from where it stands; nothing
    else can be done to a door (DJ-17.4)."""
    found: list[Option] = []
    cells = 0
    for cell in figure.cells:
        cells |= 1 << cell
    for name, near in doors_beside(state.plan):
        if not near & cells or name in gone_doors(state.floor, state.swallowed):
            continue
        door = state.quest.doors[name]
        if door.color is not None and (isinstance(figure, Monster) or door.color not in state.keys):
            continue
        if name in state.openings:
            line = state.floor.doors[name]
            if not any(line.under(monster.cells) for monster in state.monsters):
                found.append(choice.CloseDoor(name))
        elif not isinstance(figure, Monster) or leads_nowhere_new(state, name):
            found.append(choice.OpenDoor(name))
    return found


def leads_nowhere_new(state: State, name: str) -> bool:
    """DJ-17.6: both sides of the door are revealed."""
    cells = state.floor.doors[name].cells
    return all(state.floor.area[cell] in state.revealed for cell in as_cells(cells))


def open_door(state: State, hero: Hero, name: str) -> Rules:
    """DJ-5.7, DJ-5.9, DJ-12.15: the trap first, then what lies behind it, whatever becomes of the
    hero."""
    spend_movement(state, DOOR_COST)
    set_door(state, hero, name, opened=True)
    yield from door_trap(state, hero, name)
    sense_glyphs(state)
    yield from look(state)


def set_door(state: State, figure: Figure, name: str, *, opened: bool) -> None:
    """DJ-17.3: a door stands on its line or beside it."""
    if opened:
        state.openings |= {name}
        state.emit(DoorOpened, "DJ-17.2", figure.piece, name)
    else:
        state.openings -= {name}
        state.emit(DoorClosed, "DJ-17.3", figure.piece, name)


# Other heroes


def neighbours(state: State, hero: Hero) -> list[Hero]:
    """DJ-7.10, DJ-7.17, DJ-21.2: the heroes adjacent to a hero; in town all are."""
    if hero.cell == TOWN:
        return [other for other in state.heroes if other.cell == TOWN and other is not hero]
    if hero.cell < 0:
        return []
    near = state.plan.around[hero.cell] | 1 << hero.cell
    return [
        other
        for other in state.heroes
        if other is not hero and other.cell >= 0 and near >> other.cell & 1
    ]


def gifts(state: State, hero: Hero) -> list[Option]:
    """DJ-5.5, DJ-5.14: what can be given to whom; coins cannot (DJ-19.16)."""
    found: list[Option] = []
    for other in neighbours(state, hero):
        names = dict.fromkeys(item.id for item in (*hero.equipped, *hero.pack))
        found += [choice.Give(name, other.piece) for name in names]
        if hero.pico and state.turn.mp >= PICO_COST:
            found.append(choice.GivePico(other.piece))
    return found


def give(state: State, hero: Hero, name: str, piece: str) -> Rules:
    """DJ-5.5, DJ-19.8: from the pack first, so that nobody gives up what he uses (DJ-R-48); the
    receiver finds room for it."""
    spend_movement(state, GIVE_COST)
    item = ITEMS[name]
    part_with(state, hero, item, packed=item in hero.pack)
    state.emit(ItemGiven, "DJ-5.5", hero.piece, name, piece)
    receiver = state.figure(piece)
    assert isinstance(receiver, Hero)
    before = hero.exhausted
    forget_exhausted(hero, item)
    if hero.exhausted != before:  # DJ-19.11
        receiver.exhausted += (name,)
    yield from arrange(state, receiver, (item,))


def give_pico(state: State, hero: Hero, piece: str) -> None:
    """DJ-5.14, DJ-23.11."""
    spend_movement(state, PICO_COST)
    receiver = state.figure(piece)
    assert isinstance(receiver, Hero)
    hero.pico, receiver.pico = False, True
    state.emit(PicoGiven, "DJ-5.14", hero.piece, piece)


# Potions


def potions(hero: Hero) -> list[str]:
    """DJ-5.6: the potions that a hero has equipped."""
    return list(dict.fromkeys(item.id for item in hero.equipped if item.kind == "potion"))


def drink(state: State, hero: Hero, name: str) -> None:
    """DJ-5.6, DJ-20.3 to DJ-20.5."""
    spend_movement(state, DRINK_COST)
    state.turn.potion = True
    hand_out(state, hero, name)
    state.emit(PotionDrunk, "DJ-5.6", hero.piece, name, hero.piece)
    use = ITEMS[name].use
    assert isinstance(use, Drink)
    if use.wounds:
        heal(state, hero, use.wounds, "DJ-20.3")
    if use.fatigue:
        restore_fatigue(state, hero, hero.kit.fatigue, "DJ-20.4")
