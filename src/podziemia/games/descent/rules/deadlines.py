"""DJ-18.10: what quests do at the end of the overlord's turn: powder, sand, a sister's return."""

from __future__ import annotations

from podziemia.kernel.questions import Rules, ask

from .. import options as choice
from ..events import AreaSwallowed, QuestRuleApplied
from ..geometry import Cells, as_cells, as_set
from ..quests.rules import Bond, Powder, Sand
from ..state import OVERLORD, Companion, Hero, Monster, State
from .deaths import die, life
from .dice import roll, shown
from .encounters import LIT, remove_token
from .end import gain_conquest, lose
from .quests import check_stranded
from .reveal import body_on, places_near
from .spawn import place_monster
from .wounds import hurt, hurt_together


def pass_time(state: State) -> Rules:
    """The kegs explode, the sand swallows what is due, whoever was put aside may return."""
    for encounter in state.quest.encounters.values():
        if isinstance(encounter, Powder) and LIT + encounter.id in state.lasting:
            del state.lasting[LIT + encounter.id]
            yield from explode(state, encounter)
    sand = state.quest.rule(Sand)
    if sand is not None:
        yield from bury(state, sand)
    bond = state.quest.rule(Bond)
    if bond is not None:
        for named in bond.named:
            yield from wait_for(state, named)
    check_stranded(state)


def explode(state: State, powder: Powder) -> Rules:
    """Wounds for everybody in the area; heroes roll first, and each surge takes one off."""
    area = state.floor.areas[state.quest.area(powder.square)]
    remove_token(state, powder)
    state.emit(QuestRuleApplied, "DJ-18.10", powder.id)
    heroes: list[tuple[Hero, int]] = []
    for hero in state.on_map():
        if area >> hero.cell & 1:
            surges = shown(roll(state, powder.dice), "surge")
            heroes.append((hero, max(0, powder.wounds - surges)))
    monsters = [monster for monster in state.monsters if as_set(monster.cells) & area]
    for monster in monsters:
        yield from hurt(state, monster, powder.wounds, "DJ-18.10")
    if any(monster not in state.monsters for monster in monsters):
        gain_conquest(state, powder.conquest, "DJ-22.5")
    for companion in state.companions:
        if companion.cell >= 0 and area >> companion.cell & 1:
            yield from hurt(state, companion, powder.wounds, "DJ-18.10")
    yield from hurt_together(state, heroes, "DJ-18.10")


# Sand


def bury(state: State, sand: Sand) -> Rules:
    """DJ-EX-58: areas go as the schedule says, later by what the cranks have added."""
    for burial in sand.schedule:
        if state.round < burial.round + state.lasting.get("sand", 0):
            continue
        for area in burial.areas:
            if area not in state.swallowed:
                yield from swallow(state, area)
    if state.swallowed.issuperset(state.quest.areas) and "all_swallowed" in state.quest.head.lose:
        lose(state, "DJ-22.12")


def swallow(state: State, area: int) -> Rules:
    """Everybody in the area is killed from the first player leftwards, monsters go without reward,
    and nothing but rubble is left of it; the doors on its border are gone."""
    cells = state.floor.areas[area]
    state.swallowed |= {area}
    state.emit(AreaSwallowed, "DJ-18.10", area)
    figures: list[Hero | Companion] = [*state.heroes, *state.companions]
    for figure in figures:
        if figure.cell >= 0 and cells >> figure.cell & 1:
            yield from die(state, figure, "DJ-18.10", None)
    lost = [monster for monster in state.monsters if as_set(monster.cells) & cells]
    state.monsters = [monster for monster in state.monsters if monster not in lost]
    state.buried += tuple(monster.chest for monster in lost if monster.chest)
    for familiar in state.familiars:
        if familiar.cell >= 0 and cells >> familiar.cell & 1:
            familiar.cell = state.heroes[familiar.owner].cell
    state.unrevealed.pop(area, None)
    empty(state, cells)
    gone = [name for name, door in state.floor.doors.items() if door.cells & cells]
    state.openings |= frozenset(gone)


def empty(state: State, cells: Cells) -> None:
    """Tokens and glyphs leave the game, and the spaces are rubble."""
    for cell in as_cells(cells):
        tokens = state.tokens.pop(cell, ())
        state.buried += tuple(token.number for token in tokens if token.kind == "chest")
        state.glyphs.pop(cell, None)
    state.pits &= ~cells
    state.water &= ~cells
    state.rubble |= cells


# Bond


def wait_for(state: State, named: str) -> Rules:
    """DJ-EX-59: a marker goes; after the last one she returns, if the match is not over."""
    mark = f"bond:{named}"
    left = state.lasting.get(mark, 0)
    if left > 1:
        state.lasting[mark] = left - 1
    elif left:
        del state.lasting[mark]
        yield from bring_back(state, named)


def bring_back(state: State, named: str) -> Rules:
    """On her first space or the nearest empty one of the area, with half of her wounds lost."""
    quest = state.quest
    card = quest.named[named]
    home = next(
        body_on(state, placed)
        for contents in quest.contents.values()
        for placed in contents.monsters
        if placed.named == named
    )
    places = places_near(state, home)
    ways = [choice.Put(named, state.floor.squares[body[0]]) for body in places]
    if not ways:
        return
    chosen = yield from ask(OVERLORD, "bring-back", ways, rule="DJ-18.10")
    body = places[ways.index(chosen)]
    monster: Monster | None = yield from place_monster(state, card, body, "DJ-18.10", named=named)
    assert monster is not None, "a named monster is always placed"
    monster.wounds = (life(state, monster) + 1) // 2
    state.lasting[f"returned:{named}"] = 1
    del state.lasting[f"dead:{named}"]
