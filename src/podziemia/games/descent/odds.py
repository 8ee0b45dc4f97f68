"""The exact odds of an attack before its dice are rolled: whether it hits, and for how much.

DJ-6, DJ-8.1: everything is counted, nothing is drawn. Surges, enhancements and Sorcery are spent so
that the target loses as many wounds as possible; fatigue, Dodge and what the target cancels are
left out. An aimed attack rolls a miss face again and keeps everything else, so that the odds shown
are never too good.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from .content import DICE
from .entries import SurgeOption
from .vocabulary import DieId

FACES: Final = 6
Shown: TypeAlias = tuple[int, int, int, int]
"""Range, damage, surges and enhancements of dice without a miss face."""
Counted: TypeAlias = dict[Shown, int]


class Aimed(NamedTuple):
    """What is attacked, and what counts besides the dice."""

    distance: int = 0
    """0 for attacks that cannot fall short."""
    armor: int = 0
    pierce: int = 0
    damage: int = 0
    range: int = 0
    surges: int = 0
    sorcery: int = 0
    fear: int = 0
    options: tuple[SurgeOption, ...] = ()
    aimed: bool = False
    """DJ-8.8: whether there is an Aim."""


class Odds(NamedTuple):
    """The odds of one attack against one figure."""

    hit: Fraction
    wounds: tuple[Fraction, ...]
    """The chance of exactly 0, 1, 2 … wounds."""

    @property
    def expected(self) -> Fraction:
        """The wounds to be expected."""
        return mean(self.wounds)

    def at_least(self, wounds: int) -> Fraction:
        """The chance of so many wounds or more."""
        return sum(self.wounds[wounds:], Fraction(0))


@lru_cache(maxsize=1 << 14)
def mean(chances: tuple[Fraction, ...]) -> Fraction:
    """How much comes of chances of 0, 1, 2 … on average."""
    return sum((n * chance for n, chance in enumerate(chances)), Fraction(0))


class Bought(NamedTuple):
    """What surges have been spent on."""

    damage: int = 0
    range: int = 0
    pierce: int = 0
    doubled: bool = False
    lethal: bool = False


@lru_cache(maxsize=4096)
def rolls(dice: tuple[DieId, ...], again: bool) -> tuple[tuple[tuple[Shown, int], ...], int]:
    """How many rolls show what, of how many in all; those that miss are left out.

    With `again` a die that shows a miss face is rolled once more.
    """
    found: Counted = {(0, 0, 0, 0): 1}
    every = 1
    for color in dice:
        faces = DICE[color].faces
        misses = sum(face.miss for face in faces)
        weight = FACES + misses if again else 1  # of a face at once or after a miss
        every *= FACES * FACES if again else FACES
        following: Counted = {}
        for (reach, damage, surges, enhancements), count in found.items():
            for face in faces:
                if not face.miss:
                    shown = (
                        reach + face.range,
                        damage + face.damage,
                        surges + face.surge,
                        enhancements + face.enhancement,
                    )
                    following[shown] = following.get(shown, 0) + count * weight
        found = following
    return tuple(found.items()), every


@lru_cache(maxsize=4096)
def purchases(options: tuple[SurgeOption, ...], surges: int) -> tuple[Bought, ...]:
    """DJ-6.17: everything that so many surges buy, each once."""
    return tuple(dict.fromkeys(buying(options, surges, Bought())))


def buying(options: tuple[SurgeOption, ...], surges: int, bought: Bought) -> Iterator[Bought]:
    """Buy of the first option as often as paid for, then of the others."""
    if not options:
        yield bought
        return
    option, others = options[0], options[1:]
    yield from buying(others, surges, bought)
    if option.cost <= surges:
        more = bought
        for gain in option.gains:
            match gain.id:
                case "damage":
                    more = more._replace(damage=more.damage + gain.amount)
                case "range":
                    more = more._replace(range=more.range + gain.amount)
                case "pierce":
                    more = more._replace(pierce=more.pierce + gain.amount)
                case "double_damage":
                    more = more._replace(doubled=True)
                case "instant_kill":
                    more = more._replace(lethal=True)
                case _:
                    return
        if more != bought:
            yield from buying(options, surges - option.cost, more)


@lru_cache(maxsize=1 << 14)
def odds(dice: tuple[DieId, ...], attack: Aimed, life: int = 0) -> Odds:
    """The odds of an attack; `life` is what the target has left, for weapons that kill outright."""
    shown, every = rolls(dice, attack.aimed)
    hits, counts = 0, dict[int, int]()
    for roll, count in shown:
        wounds = best(roll, attack, life)
        if wounds is not None:
            hits += count
            counts[wounds] = counts.get(wounds, 0) + count
    missed = every - hits
    counts[0] = counts.get(0, 0) + missed
    most = max(counts)
    return Odds(
        Fraction(hits, every), tuple(Fraction(counts.get(n, 0), every) for n in range(most + 1))
    )


def best(roll: Shown, attack: Aimed, life: int) -> int | None:
    """DJ-6.24, DJ-6.35: the most wounds of a roll; None if it cannot hit."""
    reach, damage, surges, enhancements = roll
    surges += attack.surges - attack.fear
    if surges < 0:
        return None
    most: int | None = None
    free = enhancements + attack.sorcery
    for bought in purchases(attack.options, surges):
        short = max(0, attack.distance - reach - attack.range - bought.range)
        if short > free:
            continue
        dealt = damage + attack.damage + bought.damage + free - short
        dealt *= 2 if bought.doubled else 1
        wounds = max(0, dealt - max(0, attack.armor - attack.pierce - bought.pierce))
        if bought.lethal:
            wounds = max(wounds, life)
        most = wounds if most is None else max(most, wounds)
    return most
