"""The odds of attacks as they stand on the table, for boards and players that are programs."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Final

from ..combat import Attack
from ..odds import Aimed, Odds, odds
from ..state import Figure, Hero, Monster, State
from ..vocabulary import DieId
from .deaths import life
from .dice import SIDES
from .monster_attack import aim_at
from .pool import POWER, ready
from .spend import ONCE, counts_range, fear_of
from .strike import armor_of, pierce, surprise
from .targets import monster_reach, nearest_space, origins, reach


def hero_odds(
    state: State, hero: Hero, weapon: str, figure: Figure, *, aimed: bool = False
) -> Odds | None:
    """What a hero's attack on a figure comes to; None where it cannot be declared.

    With Spiritwalker it begins where the odds are best.
    """
    arms = hero.kit.arms[weapon]
    found = []
    for origin in origins(state, hero, arms):
        attack = Attack(hero.piece, arms.kind, weapon)
        attack.origin = origin.cell
        if "burst_enemies" in arms.abilities:
            near = state.plan.within(origin.cell, arms.abilities["burst_enemies"])
            attack.shape = "burst"
            if not any(near >> cell & 1 for cell in figure.cells):
                continue
        else:
            reached = reach(state, hero, arms, origin)
            if not any(reached >> cell & 1 for cell in figure.cells):
                continue
            attack.target = nearest_space(state, origin.cell, figure.cells, reached)
            attack.distance = state.plan.attack_distance(origin.cell, attack.target)
        found.append(counted(state, attack, hero, figure, aimed=aimed))
    if len(found) > 1:
        return max(found, key=lambda each: each.expected)
    return found[0] if found else None


def monster_odds(state: State, monster: Monster, figure: Figure) -> Odds | None:
    """What a monster's attack on a figure's space comes to; None where it cannot be declared."""
    reached = monster_reach(state, monster)
    if not any(reached >> cell & 1 for cell in figure.cells):
        return None
    attack = Attack(monster.piece, monster.card.attack)
    aim_at(state, monster, attack, nearest_space(state, monster.cells[0], figure.cells, reached))
    return counted(state, attack, monster, figure, aimed=False)


def counted(state: State, attack: Attack, attacker: Figure, figure: Figure, *, aimed: bool) -> Odds:
    """DJ-6.35: all that is fixed before the roll, and the dice."""
    ready(state, attack, attacker)
    return thrown(state, attack, attacker, figure, attack.colors, aimed=aimed)


def rolled_again(
    state: State, attack: Attack, attacker: Figure, figure: Figure, dice: Collection[int]
) -> Odds:
    """DJ-8.7: the odds when these dice are rolled once more and all others stay."""
    kept = [place for place in range(len(attack.faces)) if place not in dice]
    sides = [SIDES[attack.colors[place]][attack.faces[place]] for place in kept]
    if any(side.miss for side in sides):
        return MISSED
    so_far = attack.copy()
    for side in sides:
        so_far.range += side.range
        so_far.damage += side.damage
        so_far.surges += side.surges
        so_far.enhancements += side.enhancements
    return thrown(state, so_far, attacker, figure, tuple(attack.colors[place] for place in dice))


def with_power(
    state: State, attack: Attack, attacker: Figure, figure: Figure, dice: int
) -> Odds | None:
    """DJ-6.19: the odds with so many more power dice; None once something is bought that counts
    on the whole of the damage."""
    if attack.doubled or attack.lethal:
        return None
    return thrown(state, attack, attacker, figure, (POWER,) * dice)


def thrown(
    state: State,
    attack: Attack,
    attacker: Figure,
    figure: Figure,
    dice: tuple[DieId, ...],
    *,
    aimed: bool = False,
) -> Odds:
    """The odds of some dice on top of what an attack has come to."""
    options = attacker.kit.arms[attack.weapon].options if isinstance(attacker, Hero) else ()
    left = tuple(
        each
        for place, each in enumerate(options)
        if place not in attack.spent or not {gain.id for gain in each.gains} <= ONCE
    )
    numbers = Aimed(
        distance=attack.distance if counts_range(attack) else 0,
        armor=armor_of(state, attack, figure),
        pierce=pierce(state, attack, attacker, figure),
        damage=attack.damage + surprise(state, attack, attacker, figure),
        range=attack.range,
        surges=attack.surges,
        sorcery=attack.sorcery + attack.enhancements,
        fear=0 if figure.piece in attack.paid else fear_of(state, attacker, figure),
        options=left,
        aimed=aimed,
    )
    return odds(dice, numbers, left_of(state, figure))


def left_of(state: State, figure: Figure) -> int:
    """The wounds that a figure has left."""
    return life(state, figure) - figure.wounds if isinstance(figure, Monster) else figure.wounds


MISSED: Final = Odds(Fraction(0), (Fraction(1),))
"""DJ-6.13: nothing else matters."""
