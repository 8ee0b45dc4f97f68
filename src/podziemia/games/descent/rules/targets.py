"""DJ-6.1 to DJ-6.6, DJ-6.26 to DJ-6.29: what may be attacked, and from where."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option

from .. import options as choice
from ..combat import HOOK
from ..geometry import (
    FAR,
    NARROW,
    WIDE,
    Body,
    Breath,
    Cell,
    Cells,
    as_cells,
    as_set,
    breaths,
    hole,
    struck,
    view,
)
from ..kit import Arms
from ..state import Companion, Figure, Hero, Monster, State
from ..vocabulary import AttackType
from .board import (
    abilities_of,
    farthest_sight,
    figures_on,
    in_pit,
    is_safe,
    known_cells,
    monsters_on,
    others_on,
    sight_of,
    stands_firm,
)

MELEE_REACH: Final = 1  # DJ-6.26
LONG_REACH: Final = 2  # DJ-15.20
SPIRIT_WALK: Final = 5
TAUNTED: Final = "taunt"
"""What Taunt changes, until the overlord's turn is over."""
PROVOKED: Final = 3
"""How near a monster has to be."""


# Heroes


def attack_ways(
    state: State,
    hero: Hero,
    weapons: tuple[str, ...] | None = None,
    spared: tuple[str, ...] | None = None,
) -> list[Option]:
    """DJ-6.1, DJ-6.2: the attacks a hero may declare with these weapons; None: all equipped ones.

    Weapons never run out of ammunition (DJ-6.33).
    With `spared` only figures are attacked, and none of these.
    """
    kit = hero.kit
    if not kit.arms or not stands_firm(state, hero):
        return []
    found: list[Option] = []
    foes = [(as_set(monster.cells), monster.piece) for monster in state.monsters]
    enemies = monsters_on(state)
    reaches: dict[AttackType, Cells] = {}
    for weapon, arms in kit.arms.items():
        if weapon == HOOK if weapons is None else weapon not in weapons:
            continue
        if "burst_enemies" in arms.abilities:
            found.append(choice.AttackAround(weapon))
            continue
        reached = reaches.get(arms.kind, 0)
        if arms.kind not in reaches:
            for origin in origins(state, hero, arms):
                reached |= reach(state, hero, arms, origin)
            reaches[arms.kind] = reached
        if reached & enemies:
            found += [
                choice.Attack(piece, weapon)
                for cells, piece in foes
                if cells & reached and (spared is None or piece not in spared)
            ]
        if spared is None and named_spaces(arms, reached, enemies):
            found.append(choice.AttackSpace(weapon))
    return found


def named_spaces(arms: Arms, reached: Cells, foes: Cells) -> Cells:
    """DJ-6.34, DJ-6.37: the spaces that are named as such; those of enemies only for a Blast."""
    return reached if farthest_blast(arms) else reached & ~foes


def farthest_blast(arms: Arms) -> int:
    """DJ-15.1, DJ-15.4: the Blast of a weapon, with what surges add to it, bought once."""
    gains = [gain for option in arms.options for gain in option.gains if gain.id == "blast"]
    return arms.abilities.get("blast", 0) + sum(gain.amount for gain in gains)


def origins(state: State, hero: Hero, arms: Arms) -> list[Hero | Companion]:
    """DJ-26.3: with Spiritwalker a Magic attack may begin where a friend near by stands."""
    if arms.kind != "magic" or "spiritwalker" not in hero.kit.effects:
        return [hero]
    near = state.plan.within(hero.cell, SPIRIT_WALK)
    return [
        friend
        for friend in people(state)
        if friend is hero or (friend.cell >= 0 and near >> friend.cell & 1)
    ]


def people(state: State) -> list[Hero | Companion]:
    """DJ-16.15: the heroes, monkeys among them, and the quest figures with them."""
    return [*state.heroes, *state.companions]


def reach(state: State, hero: Hero, arms: Arms, origin: Hero | Companion) -> Cells:
    """DJ-6.26 to DJ-6.28: the spaces that may be attacked as though the hero stood there."""
    if arms.kind == "melee":
        pits = state.pits if in_pit(state, hero) else 0
        blocked = figures_on(state) | state.rubble
        found = struck(state.plan, hero.cells, MELEE_REACH, blocked, pits)
    elif {"crack_shot", "precision"} & hero.kit.effects and not in_pit(state, origin):
        found = keen_sight(state, hero, origin)
    else:
        found = sight_of(state, origin)
    return found & known_cells(state) & ~(1 << origin.cell) & ~safe_on(state)


def keen_sight(state: State, hero: Hero, origin: Hero | Companion) -> Cells:
    """DJ-24.7: Crack Shot looks from an adjacent space, too; Precision past one figure or token."""
    plan, farthest = state.plan, farthest_sight(state)
    own = 1 << origin.cell
    blocked = (figures_on(state) | state.rubble) & ~own
    eyes: list[Cell] = [origin.cell]
    if "crack_shot" in hero.kit.effects:
        eyes += as_cells(plan.around[origin.cell] & ~blocked)
    ignored: list[Cells] = [0]
    if "precision" in hero.kit.effects:
        everybody: list[Figure] = [*people(state), *state.monsters]
        ignored += [as_set(figure.cells) & ~own for figure in everybody if figure.cells]
        ignored += rubble_tokens(state)
    found = sight_of(state, origin)
    near = plan.floor.all if farthest == FAR else plan.within(origin.cell, farthest)
    for eye in eyes:
        for mask in dict.fromkeys(ignored):
            found |= near & view(plan, (eye,), blocked & ~mask, by_stairs=eye == origin.cell)
    return found


def rubble_tokens(state: State) -> list[Cells]:
    """Rubble that touches along edges lies there as one obstacle."""
    found: list[Cells] = []
    left = state.rubble
    while left:
        cell = (left & -left).bit_length() - 1
        token = hole(state.plan, cell, state.rubble)
        found.append(token)
        left &= ~token
    return found


def safe_on(state: State) -> Cells:
    """Quest rule: the spaces of quest figures that nobody can attack."""
    found = 0
    for companion in state.companions:
        if companion.cell >= 0 and is_safe(state, companion):
            found |= 1 << companion.cell
    return found


def nearest_space(state: State, origin: Cell, body: Body, reached: Cells) -> Cell:
    """DJ-7.15: of the spaces of a figure that may be attacked the nearest one."""
    distance = state.plan.attack_distance
    return min(
        (cell for cell in body if reached >> cell & 1), key=lambda cell: distance(origin, cell)
    )


# Monsters


def monster_attack_options(state: State, monster: Monster) -> list[Option]:
    """DJ-6.3, DJ-11.8: the attacks a monster may declare; Taunt may leave it few."""
    if others_on(state, monster) & as_set(monster.cells):  # DJ-4.10, DJ-14.14
        return []
    reached = monster_reach(state, monster)
    provoker = taunting(state, monster, reached)
    abilities = abilities_of(monster.card)
    if "sweep" in abilities and monster.card.attack == "melee":
        return [choice.AttackAround()]
    found: list[Option] = [
        choice.Attack(figure.piece)
        for figure in people(state)
        if figure.cell >= 0 and reached >> figure.cell & 1 and provoker in {None, figure}
    ]
    if "breath" in abilities and breath_placements(state, monster, provoker):
        found.append(choice.Breathe())
    if provoker is None and reached & ~enemies_of_monsters(state):
        found.append(choice.AttackSpace())
    return found


def breath_placements(state: State, monster: Monster, provoker: Hero | None) -> list[Breath]:
    """DJ-15.7, DJ-25.5, DJ-26.20: the ways to lay the template; over the hero who has taunted."""
    rows = NARROW if state.options.breath_template == "narrow" else WIDE
    found = breaths(state.plan, monster.cells, rows)
    if provoker is None:
        return list(found)
    return [each for each in found if each.cells >> provoker.cell & 1]


def monster_reach(state: State, monster: Monster) -> Cells:
    """DJ-6.26, DJ-6.27, DJ-15.20: the spaces a monster may attack."""
    if monster.card.attack == "melee":
        spaces = LONG_REACH if "reach" in abilities_of(monster.card) else MELEE_REACH
        pits = state.pits if in_pit(state, monster) else 0
        blocked = figures_on(state) | state.rubble
        found = struck(state.plan, monster.cells, spaces, blocked, pits)
    else:
        found = sight_of(state, monster)
    return found & known_cells(state) & ~as_set(monster.cells) & ~safe_on(state)


def enemies_of_monsters(state: State) -> Cells:
    """The spaces of those whom monsters name when they attack."""
    return as_set(figure.cell for figure in people(state) if figure.cell >= 0)


def taunting(state: State, monster: Monster, reached: Cells) -> Hero | None:
    """DJ-26.20: the hero whom this monster has to attack now."""
    if not state.modifiers.held:
        return None
    for hero in state.heroes:
        if (
            state.modifiers.sum(TAUNTED, hero.number)
            and hero.cell >= 0
            and reached >> hero.cell & 1
            and state.plan.within_any(monster.cells, PROVOKED) >> hero.cell & 1
        ):
            return hero
    return None


# Both


def figures(state: State) -> list[Figure]:
    """Every figure on the map but those that nobody can harm, heroes first."""
    found: list[Figure] = [hero for hero in state.heroes if hero.cell >= 0]
    found += state.monsters
    found += [each for each in state.companions if each.cell >= 0 and not is_safe(state, each)]
    return found
