"""The odds of attacks as they stand on the table, for boards and players that are programs."""

from __future__ import annotations

from ..combat import Attack
from ..odds import Aimed, Odds, odds
from ..state import Figure, Hero, Monster, State
from .deaths import life
from .monster_attack import aim_at
from .pool import ready
from .spend import counts_range, fear_of
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
    return max(found, key=lambda each: each.expected, default=None)


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
    options = attacker.kit.arms[attack.weapon].options if isinstance(attacker, Hero) else ()
    numbers = Aimed(
        distance=attack.distance if counts_range(attack) else 0,
        armor=armor_of(state, attack, figure),
        pierce=pierce(state, attack, attacker, figure),
        damage=attack.damage + surprise(state, attack, attacker, figure),
        range=attack.range,
        surges=attack.surges,
        sorcery=attack.sorcery,
        fear=fear_of(state, attacker, figure),
        options=options,
        aimed=aimed,
    )
    left = life(state, figure) - figure.wounds if isinstance(figure, Monster) else figure.wounds
    return odds(attack.colors, numbers, left)
