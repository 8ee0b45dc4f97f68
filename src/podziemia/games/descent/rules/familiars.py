"""DJ-23: familiars move after their owner's turn; ferrets carry things; nothing harms any of them
(DJ-23.7)."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import SAFE, Fact, Option, Rules, ask

from .. import options as choice
from ..content import FAMILIARS, GIVE_COST, ITEMS, STAIRS_COST, STEP_COST
from ..events import FamiliarHandedOver, FamiliarMoved, FamiliarPutDown, FamiliarTook
from ..geometry import Cell, as_cells
from ..quests.rules import RelicStays
from ..state import Familiar, Hero, State, Token
from .board import known_cells
from .equipment import arrange
from .menu import walk_options
from .quests import relic_taken

STOP: Final = choice.Stop()
STAIRS: Final = choice.TakeStairs()
PUT_DOWN: Final = choice.PutDown()
POINTS: Final = "points:"
"""`State.lasting`: what the familiar that moves has left."""
LAID_DOWN: Final = "laid:"
"""`Turn.used`: a ferret has put something down and picks up nothing more."""


def familiars_move(state: State, hero: Hero) -> Rules:
    """DJ-23.4, DJ-23.12: one after the other; in town, or off the map, none moves."""
    names = [each.name for each in state.familiars if each.owner == hero.number]
    for name in state.each("familiars", names):
        yield from move(state, hero, named(state, name))


def named(state: State, name: str) -> Familiar:
    """The familiar of this name."""
    return next(each for each in state.familiars if each.name == name)


def move(state: State, hero: Hero, familiar: Familiar) -> Rules:
    """DJ-23.2 to DJ-23.5: steps and stairs for its own points, and what ferrets do besides."""
    mark = POINTS + familiar.name
    state.lasting.setdefault(mark, FAMILIARS[familiar.name].speed)
    while familiar.cell >= 0:
        yield SAFE
        ways = ways_of(state, familiar, state.lasting[mark])
        if len(ways) == 1:
            break
        about: dict[str, Fact] = {"left": state.lasting[mark]}
        chosen = yield from ask(
            state.leader(hero), "familiar", ways, rule="DJ-23.4", about=about, piece=familiar.name
        )
        if isinstance(chosen, choice.Stop):
            break
        yield from carry_out(state, familiar, chosen)
    del state.lasting[mark]


def ways_of(state: State, familiar: Familiar, left: int) -> list[Option]:
    """DJ-23.2, DJ-23.3, DJ-23.14: nothing but walls, doors, water, rubble and unknown areas stops
    it."""
    found: list[Option] = [STOP]
    free = known_cells(state) & ~(state.water | state.rubble)
    if left >= STEP_COST:
        walking = walk_options(state.floor)
        found += [walking[cell] for cell in as_cells(state.plan.around[familiar.cell] & free)]
    end = state.floor.stairs.get(familiar.cell, -1)
    if left >= STAIRS_COST and end >= 0 and free >> end & 1:
        found.append(STAIRS)
    if FAMILIARS[familiar.name].carries:
        found += ferret_ways(state, familiar, left)
    return found


def ferret_ways(state: State, familiar: Familiar, left: int) -> list[Option]:
    """DJ-23.9, DJ-23.15: pick something up, hand it over, put it down again."""
    item = familiar.carries
    if item is None:
        if LAID_DOWN + familiar.name in state.turn.used:
            return []
        return [
            choice.PickUp(token.name)
            for token in state.tokens.get(familiar.cell, ())
            if may_carry(state, token)
        ]
    found: list[Option] = [PUT_DOWN]
    if left >= GIVE_COST:
        near = state.plan.around[familiar.cell] | 1 << familiar.cell
        found += [
            choice.Give(item.id, hero.piece) for hero in state.on_map() if near >> hero.cell & 1
        ]
        found += [
            choice.Give(item.id, other.name)
            for other in state.familiars
            if other is not familiar
            and FAMILIARS[other.name].carries
            and other.carries is None
            and other.cell >= 0
            and near >> other.cell & 1
        ]
    return found


def may_carry(state: State, token: Token) -> bool:
    """DJ-23.15: potions and relics; a quest may forbid a relic."""
    if token.kind == "potion":
        return True
    stays = state.quest.rule(RelicStays)
    return token.kind == "relic" and (stays is None or stays.relic != token.name)


def carry_out(state: State, familiar: Familiar, chosen: Option) -> Rules:
    """What was chosen of these."""
    mark = POINTS + familiar.name
    match chosen:
        case choice.Walk(to):
            state.lasting[mark] -= STEP_COST
            come_to(state, familiar, state.floor.cells[to])
        case choice.TakeStairs():
            state.lasting[mark] -= STAIRS_COST
            come_to(state, familiar, state.floor.stairs[familiar.cell])
        case choice.PickUp(name):
            pick_up(state, familiar, name)
        case choice.PutDown():
            put_down(state, familiar)
        case choice.Give(_, to):
            state.lasting[mark] -= GIVE_COST
            yield from hand_over(state, familiar, to)


def come_to(state: State, familiar: Familiar, cell: Cell) -> None:
    """DJ-23.13: it triggers nothing."""
    familiar.cell = cell
    if state.log is not None:
        state.emit(FamiliarMoved, "DJ-23.4", familiar.name, *state.floor.squares[cell])


def pick_up(state: State, familiar: Familiar, name: str) -> None:
    """DJ-23.15: a token from its space."""
    cell = familiar.cell
    token = next(
        each
        for each in state.tokens[cell]
        if each.name == name and each.kind in {"potion", "relic"}
    )
    left = list(state.tokens[cell])
    left.remove(token)
    if left:
        state.tokens[cell] = tuple(left)
    else:
        del state.tokens[cell]
    familiar.carries = ITEMS[name]
    state.emit(FamiliarTook, "DJ-23.15", familiar.name, name)
    if token.kind == "relic":
        state.relics = tuple(each for each in state.relics if each != name)
        relic_taken(state, name)


def put_down(state: State, familiar: Familiar) -> None:
    """DJ-23.15: the token lies there again."""
    item = familiar.carries
    assert item is not None
    familiar.carries = None
    if item.deck == "relic":
        state.relics += (item.id,)
        token = Token("relic", item.id)
    else:
        token = Token("potion", item.id)
    state.tokens[familiar.cell] = (*state.tokens.get(familiar.cell, ()), token)
    state.turn.used += (LAID_DOWN + familiar.name,)
    state.emit(FamiliarPutDown, "DJ-23.15", familiar.name, item.id)


def hand_over(state: State, familiar: Familiar, to: str) -> Rules:
    """DJ-23.9, DJ-23.15: a hero finds room for it; the other ferret carries it on."""
    item = familiar.carries
    assert item is not None
    familiar.carries = None
    state.emit(FamiliarHandedOver, "DJ-23.9", familiar.name, item.id, to)
    if to in FAMILIARS:
        named(state, to).carries = item
        return
    hero = state.figure(to)
    assert isinstance(hero, Hero)
    yield from arrange(state, hero, (item,))
