"""What an attack comes to as its dice lie, if nothing more is spent (DJ-6.24)."""

from __future__ import annotations

from typing import NamedTuple

from podziemia.kernel.scene import Words

from ..combat import Attack
from ..rules.chances import left_of
from ..rules.pool import count
from ..rules.spend import allocate, counts_range, fear_of
from ..rules.strike import armor_of, pierce, surprise, worth
from ..state import Figure, Monster, State
from ..told import name_of
from . import forecast


class Result(NamedTuple):
    """What an attack does to one figure."""

    why: str
    """`hit`, or what it misses by: `miss`, `range` or `fear`."""
    damage: int
    """Before armor, with all that is added for this figure."""
    armor: int
    """What is left of it after Pierce."""
    short: int
    """Spaces that the range lacks."""
    fear: int
    """Surges that are not paid yet (DJ-15.12)."""
    wounds: int
    """As the log counts them: of a monster they may be more than it has left (DJ-9.2)."""
    left: int
    """Wounds that the figure has now."""


def as_it_lies(attack: Attack) -> Attack:
    """The attack with its dice counted, even while some of them may be rolled again."""
    found = attack.copy()
    if attack.faces and attack.stage == "rolled":
        count(found)
    return found


def armor_against(state: State, attack: Attack, attacker: Figure, figure: Figure) -> int:
    """DJ-6.25, DJ-15.18: the armor that counts."""
    armor = armor_of(state, attack, figure)
    return max(0, armor - pierce(state, attack, attacker, figure))


def result(state: State, attack: Attack, attacker: Figure, figure: Figure) -> Result:
    """DJ-6.15, DJ-6.16: enhancements that are left go where they are needed, as in the rules."""
    now = as_it_lies(attack)
    allocate(now)
    short = max(0, now.distance - now.range) if counts_range(now) else 0
    fear = 0 if figure.piece in now.paid else fear_of(state, attacker, figure)
    why = "miss" if now.missed else "range" if short else "fear" if fear else "hit"
    armor, left = armor_against(state, now, attacker, figure), left_of(state, figure)
    damage = worth(now, surprise(state, now, attacker, figure))
    wounds = max(0, damage - armor) if why == "hit" else 0
    if not isinstance(figure, Monster):
        wounds = min(wounds, left)
    return Result(why, damage, armor, short, fear, wounds, left)


def in_words(state: State, attack: Attack) -> Words | None:
    """The result for the first figure that is affected."""
    if not attack.affected:
        return None
    attacker, figure = state.figure(attack.attacker), state.figure(attack.affected[0])
    found = result(state, attack, attacker, figure)
    return forecast.words(
        "result",
        who=name_of(state, figure.piece),
        why=found.why,
        short=found.short,
        fear=found.fear,
        wounds=found.wounds,
        dies=found.wounds >= found.left > 0,
    )
