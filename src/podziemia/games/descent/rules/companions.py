"""DJ-18.11: quest figures: cut loose, led, nursed."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import SAFE, Fact, Option, Rules, ask

from .. import options as choice
from ..content import CLIMB_COST, DRINK_COST, STAIRS_COST, STEP_COST
from ..events import CompanionFreed, PotionDrunk
from ..geometry import Cell, as_cells
from ..quests.rules import Bound, Leading, NpcHurt
from ..state import Companion, Hero, State
from .board import empty_cells, in_pit, misplaced, monsters_on, others_on
from .equipment import hand_out
from .quests import companion_arrived, companion_freed
from .steps import climbs, grappled, put_back, spend_movement, step, walks
from .wounds import heal_companion

HEALING: Final = "healing_potion"
STOP: Final = choice.Stop()
STAIRS: Final = choice.TakeStairs()


def near(state: State, hero: Hero, companion: Companion) -> bool:
    """DJ-7.10: whether they are adjacent."""
    return (
        hero.cell >= 0
        and companion.cell >= 0
        and bool(state.plan.around[hero.cell] >> companion.cell & 1)
    )


def companion_options(state: State, hero: Hero) -> list[Option]:
    """DJ-5.19: freeing a bound figure, and giving it a healing potion."""
    found: list[Option] = []
    bound, hurt = state.quest.rule(Bound), state.quest.rule(NpcHurt)
    for companion in state.companions:
        if not near(state, hero, companion):
            continue
        if companion.bound:
            if bound is not None and state.turn.mp >= bound.cost:
                found.append(choice.CutLoose(companion.piece))
        elif hurt is not None and may_nurse(state, hero, companion):
            found.append(choice.Nurse(companion.piece))
    return found


def may_nurse(state: State, hero: Hero, companion: Companion) -> bool:
    """Quest rule: the hero's one potion of the turn, and it is hurt."""
    if state.turn.potion or state.turn.mp < DRINK_COST:
        return False
    whole = state.quest.npcs[companion.name].life(state.monster_players)
    return companion.wounds < whole and any(item.id == HEALING for item in hero.equipped)


def cut_loose(state: State, hero: Hero, piece: str) -> None:
    """DJ-5.19: it is free from now on."""
    rule = state.quest.rule(Bound)
    companion = state.figure(piece)
    assert rule is not None
    assert isinstance(companion, Companion)
    spend_movement(state, rule.cost)
    state.emit(CompanionFreed, "DJ-5.19", piece, hero.piece)
    companion_freed(state, companion)


def nurse(state: State, hero: Hero, piece: str) -> None:
    """DJ-5.19: a healing potion for somebody else."""
    rule = state.quest.rule(NpcHurt)
    companion = state.figure(piece)
    assert rule is not None
    assert isinstance(companion, Companion)
    spend_movement(state, DRINK_COST)
    state.turn.potion = True
    hand_out(state, hero, HEALING)
    state.emit(PotionDrunk, "DJ-5.19", hero.piece, HEALING, piece)
    heal_companion(state, companion, rule.healed, "DJ-5.19")


# Leading


def lead(state: State, hero: Hero) -> Rules:
    """DJ-EX-56: after the turn of a hero near by it walks as far as it can, once a round."""
    rule = state.quest.rule(Leading)
    if rule is None:
        return
    for companion in state.companions:
        if companion.name == rule.npc and may_lead(state, hero, companion, rule):
            yield from walk_with(state, hero, companion)


def may_lead(state: State, hero: Hero, companion: Companion, rule: Leading) -> bool:
    """Quest rule: a free figure that has not been led yet, near a hero in the dungeon."""
    if f"led:{companion.name}" in state.lasting:
        return True
    if companion.bound or companion.led or hero.cell < 0 or companion.cell < 0:
        return False
    return state.plan.distance(hero.cell, companion.cell) <= rule.within


def walk_with(state: State, hero: Hero, companion: Companion) -> Rules:
    """DJ-18.11: steps, stairs and climbing for its own points; `led:` in `State.lasting` are those
    left, `alone:` is where it last stood alone (DJ-4.18)."""
    left, alone = f"led:{companion.name}", f"alone:{companion.name}"
    lasting = state.lasting
    if left not in lasting:
        lasting[left] = state.quest.npcs[companion.name].speed
        lasting[alone] = companion.cell
    while lasting[left] > 0 and not companion.bound:
        yield SAFE
        ways = [STOP, *ways_of(state, companion, lasting[left])]
        about: dict[str, Fact] = {"left": lasting[left]}
        chosen = yield from ask(
            state.leader(hero), "lead", ways, rule="DJ-18.11", about=about, piece=companion.piece
        )
        if chosen == STOP:
            break
        companion.led = True
        yield from go(state, companion, chosen)
        if not misplaced(state, companion):
            lasting[alone] = companion.cell
    yield from put_back(state, companion, (lasting.pop(alone),))
    del lasting[left]
    if companion.led:
        companion_arrived(state, companion)


def ways_of(state: State, companion: Companion, left: int) -> list[Option]:
    """DJ-18.11: where it may go next with so many points; nowhere while it is held (DJ-5.16)."""
    if grappled(state, companion):
        return []
    squares = state.floor.squares
    found: list[Option] = [
        choice.Walk(squares[cell]) for cell in as_cells(walks(state, companion, left - STEP_COST))
    ]
    if left >= CLIMB_COST:
        found += [choice.ClimbOut(squares[cell]) for cell in as_cells(climbs(state, companion))]
    if stairs_end(state, companion, left) is not None:
        found.append(STAIRS)
    return found


def stairs_end(state: State, companion: Companion, left: int) -> Cell | None:
    """DJ-17.16: the other end of a staircase in a revealed area, if it is free."""
    end = state.floor.stairs.get(companion.cell)
    if end is None or in_pit(state, companion):
        return None
    if left > STAIRS_COST and not (monsters_on(state) | state.rubble | state.water) >> end & 1:
        shared = others_on(state, companion) >> end & 1
        known = state.floor.area[end] in state.revealed
        return end if known and (shared or empty_cells(state, pits=True) >> end & 1) else None
    return end if empty_cells(state) >> end & 1 else None


def go(state: State, companion: Companion, chosen: Option) -> Rules:
    """One step, one climb, one staircase."""
    left = f"led:{companion.name}"
    match chosen:
        case choice.Walk(to):
            state.lasting[left] -= STEP_COST
            yield from step(state, companion, (state.floor.cells[to],), "DJ-18.11")
        case choice.ClimbOut(to):
            state.lasting[left] -= CLIMB_COST
            yield from step(state, companion, (state.floor.cells[to],), "DJ-5.11")
        case _:
            state.lasting[left] -= STAIRS_COST
            end = state.floor.stairs[companion.cell]
            yield from step(state, companion, (end,), "DJ-5.4")
