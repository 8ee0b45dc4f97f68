"""DJ-24, DJ-26: skills used when an action is declared, in one's turn, before monsters act.

Skills that only change numbers are in the hero's kit; those of attacks are in `targets`, `attack`
and `kills`.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import ITEMS
from ..events import AbilityUsed
from ..geometry import Body, as_cells, as_set, hole, steps
from ..state import Companion, Figure, Hero, Monster, State
from .actions import neighbours
from .board import figures_on, in_pit, known_cells, others_on, sight_of
from .fatigue import restore_fatigue, spend_fatigue
from .items import healing_uses, use_healing
from .quests import companion_arrived
from .steps import bend, held, step
from .targets import TAUNTED

PASS: Final = choice.Pass()
ABLE_COST: Final = 2
KNIGHT_MP: Final = 2
TELEKINESIS: Final = "telekinesis"
OVERLORD_TURN: Final = "overlord_turn"
"""The end of modifiers that last until the overlord's turn is over."""


# When an action is declared


def declared(state: State, hero: Hero) -> Rules:
    """DJ-24.4: what skills offer at that moment and at no other, each once, in any order."""
    effects = hero.kit.effects
    if state.turn.action == "battle" and "knight" in effects and hero.kit.shields:
        state.turn.mp += KNIGHT_MP
        state.turn.mp_gained += KNIGHT_MP  # they go with the action (DJ-26.17)
        state.emit(AbilityUsed, "DJ-24.4", hero.piece, "knight", "")
    used: tuple[str, ...] = ()
    while True:
        ways: list[Option] = [PASS]
        ways += [choice.Use(name) for name in offered(state, hero) if name not in used]
        if len(ways) == 1:
            return
        chosen = yield from ask(
            state.leader(hero), "declared", ways, rule="DJ-24.4", piece=hero.piece
        )
        if not isinstance(chosen, choice.Use):
            return
        used += (chosen.source,)
        state.emit(AbilityUsed, "DJ-24.4", hero.piece, chosen.source, "")
        match chosen.source:
            case "able_warrior":
                spend_fatigue(state, hero, ABLE_COST, "DJ-24.4")
                state.turn.attacks += 1
            case "relentless":
                restore_fatigue(state, hero, 1, "DJ-24.4")
            case "battle_cry":
                for each in (hero, *neighbours(state, hero)):
                    restore_fatigue(state, each, 1, "DJ-24.4")


def offered(state: State, hero: Hero) -> list[str]:
    """DJ-24.4, DJ-16.9: skills that would do something now; none for half an action."""
    effects, action = hero.kit.effects, state.turn.action
    found = []
    if action == "advance":
        if "able_warrior" in effects and hero.fatigue >= ABLE_COST:
            found.append("able_warrior")
        if "relentless" in effects and is_tired(hero):
            found.append("relentless")
    elif (
        action == "battle"
        and "battle_cry" in effects
        and any(is_tired(each) for each in (hero, *neighbours(state, hero)))
    ):
        found.append("battle_cry")
    return found


def is_tired(hero: Hero) -> bool:
    """DJ-8.15: whether there is fatigue to recover."""
    return hero.fatigue < hero.kit.fatigue


# In the hero's own turn


def skill_uses(state: State, hero: Hero) -> list[Option]:
    """DJ-5.15, DJ-24.1: healing runes, and Telekinesis, which a monkey keeps (DJ-16.18)."""
    found: list[Option] = []
    if hero.fatigue:
        if TELEKINESIS in hero.kit.effects and hero.cell >= 0:
            found += [choice.Use(TELEKINESIS, figure.piece) for figure in movable(state, hero)]
        if not (held(state, hero) or hero.monkey):
            found += healing_uses(state, hero)
    return found


def use(state: State, hero: Hero, chosen: choice.Use) -> Rules:
    """DJ-5.15, DJ-24.1: what was chosen of these."""
    if chosen.source == TELEKINESIS:
        yield from telekinesis(state, hero, state.figure(chosen.target))
    else:
        use_healing(state, hero, ITEMS[chosen.source], chosen.target)


def movable(state: State, hero: Hero) -> list[Figure]:
    """DJ-26.9: figures in line of sight, each once in a turn, that have a space to go to."""
    seen, used = sight_of(state, hero), state.turn.used
    figures: list[Figure] = [*state.heroes, *state.monsters, *state.companions]
    return [
        figure
        for figure in figures
        if as_set(figure.cells if figure.cells and figure.cells[0] >= 0 else ()) & seen
        and moved_mark(figure) not in used
        and shoves(state, figure)
    ]


def moved_mark(figure: Figure) -> str:
    """`Turn.used`: the figure has been moved by Telekinesis."""
    return f"moved:{figure.piece}"


def shoves(state: State, figure: Figure) -> list[Body]:
    """DJ-26.9: one step by the figure's own rules to empty spaces; in a pit only inside it."""
    if isinstance(figure, Monster):
        if figure.asleep:
            return []
        barred = others_on(state, figure) | state.water | state.rubble
        barred |= as_set(cell for cell, active in state.glyphs.items() if active)  # DJ-4.16
        free = known_cells(state) & ~barred
        if in_pit(state, figure):
            free &= hole(state.plan, figure.cells[0], state.pits)
        return [each.body for each in steps(state.plan, figure.cells) if not each.cells & ~free]
    if isinstance(figure, Companion) and figure.bound:
        return []
    free = state.plan.around[figure.cell] & ~(figures_on(state) | state.water | state.rubble)
    if in_pit(state, figure):
        free &= hole(state.plan, figure.cell, state.pits)
    if isinstance(figure, Companion):
        free &= known_cells(state)
    return [(cell,) for cell in as_cells(free)]


def telekinesis(state: State, hero: Hero, figure: Figure) -> Rules:
    """DJ-24.1, DJ-26.9: 1 fatigue; nobody pays movement points, all entry effects apply, and it is
    movement: a charge goes no way round (DJ-26.18), and a quest figure may arrive (DJ-22.8)."""
    spend_fatigue(state, hero, 1, "DJ-26.9")
    state.turn.used += (moved_mark(figure),)
    state.emit(AbilityUsed, "DJ-26.9", hero.piece, TELEKINESIS, figure.piece)
    bodies = shoves(state, figure)
    squares = state.floor.squares
    ways = [choice.Shove(figure.piece, tuple(squares[cell] for cell in body)) for body in bodies]
    chosen = yield from ask(
        state.leader(hero), "telekinesis", ways, rule="DJ-26.9", piece=hero.piece
    )
    body = bodies[ways.index(chosen)]
    if figure is hero:
        bend(state, hero.cell, body[0])
    yield from step(state, figure, body, "DJ-26.9")
    if isinstance(figure, Companion):
        companion_arrived(state, figure)


# In the overlord's turn


def taunt_window(state: State) -> Rules:
    """DJ-26.20: before the first activation; it lasts until the overlord's turn is over."""
    for hero in state.heroes:
        if (
            "taunt" in hero.kit.effects
            and "taunt" not in hero.exhausted
            and hero.fatigue
            and hero.cell >= 0
        ):
            ways: list[Option] = [PASS, choice.Use("taunt")]
            chosen = yield from ask(
                state.leader(hero), "taunt", ways, rule="DJ-26.20", piece=hero.piece
            )
            if chosen != PASS:
                hero.exhausted = (*hero.exhausted, "taunt")
                spend_fatigue(state, hero, 1, "DJ-26.20")
                state.emit(AbilityUsed, "DJ-26.20", hero.piece, "taunt", "")
                state.modifiers.add("taunt", TAUNTED, scope=hero.number, until=OVERLORD_TURN)
