"""Within an attack: dice to roll again, surges, fatigue, and wounds to cancel."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Option, Seat

from .. import options as o
from ..combat import Attack
from ..entries import Gain
from ..rules.deaths import life
from ..rules.dice import SIDES
from ..rules.spend import counts_range
from ..rules.strike import armor_of, pierce
from ..state import OVERLORD, Figure, Hero, Monster, State

NEAR: Final = 2
"""So much another die can be hoped to bring."""
KEPT: Final = 1
"""So much fatigue a hero keeps."""
LUCKY: Final = 2
"""A die that shows so much damage is worth rolling again for whoever is attacked."""


class Blow:
    """An attack that has been rolled, against the one whom it is about."""

    def __init__(self, state: State, attack: Attack) -> None:
        self.state = state
        self.attack = attack
        self.attacker: Figure = state.figure(attack.attacker)
        figures = [state.figure(piece) for piece in attack.affected]
        foes = [each for each in figures if isinstance(each, Monster)]
        self.figure: Figure | None = next(iter(foes or figures), None)

    @property
    def short(self) -> int:
        """How much range is missing."""
        attack = self.attack
        if not counts_range(attack):
            return 0
        return max(0, attack.distance - attack.range)

    @property
    def needed(self) -> int:
        """How much damage, range included, would still count."""
        if self.figure is None:
            return 0
        attack = self.attack
        armor = armor_of(self.state, attack, self.figure)
        armor = max(0, armor - pierce(self.state, attack, self.attacker, self.figure))
        have = attack.damage + attack.enhancements + attack.sorcery
        return armor + self.left - have + self.short

    @property
    def left(self) -> int:
        """How many wounds kill."""
        figure = self.figure
        if isinstance(figure, Monster):
            return life(self.state, figure) - figure.wounds
        return figure.wounds if figure is not None else 0


def spend(state: State, ask: Ask) -> Option:
    """Pay what is needed to hit at all, then for damage as long as it counts."""
    assert state.attack is not None
    blow = Blow(state, state.attack)
    for option in ask.options:
        if isinstance(option, o.PayFear):
            return option
    free = state.attack.enhancements + state.attack.sorcery
    missing = max(0, blow.short - free)
    needed = blow.needed
    best, found = 0.0, None
    for option in ask.options:
        if isinstance(option, o.SpendSurges) and isinstance(blow.attacker, Hero):
            bought = blow.attacker.kit.arms[state.attack.weapon].options[option.place]
            worth = sum(gain(each, missing, needed) for each in bought.gains) / bought.cost
            if worth > best:
                best, found = worth, option
    if found is not None:
        return found
    if o.FatigueDie() in ask.options and tired(blow, missing):
        return o.FatigueDie()
    return ask.options[0]


def gain(gained: Gain, missing: int, needed: int) -> float:
    """What is bought with surges: range first, then as much damage as counts."""
    match gained.id:
        case "range":
            return 3.0 * min(gained.amount, missing) + 0.5 * min(gained.amount, max(0, needed))
        case "damage":
            return float(min(gained.amount, max(0, needed)))
        case "pierce":
            return 0.9 * min(gained.amount, max(0, needed))
        case "double_damage" | "instant_kill":
            return 4.0 if needed > 0 else 0.0
    return 0.6


def tired(blow: Blow, missing: int) -> bool:
    """Whether fatigue is worth another die: the attack falls short, or is just short of killing."""
    hero = blow.attacker
    if not isinstance(hero, Hero) or hero.fatigue <= KEPT:
        return False
    return 0 < (missing or blow.needed) <= NEAR


def reroll(state: State, ask: Ask, seat: Seat) -> Option:
    """One's own misses and blanks again; of an enemy's dice the best ones."""
    attack = state.attack
    assert attack is not None
    mine = (state.figure(attack.attacker) in state.monsters) == (seat == OVERLORD)
    if attack.charmed:
        mine = not mine
    picks = [each for each in ask.options if isinstance(each, o.PickDie)]
    sides = [SIDES[attack.colors[each.die]][attack.faces[each.die]] for each in picks]
    lost = any(
        SIDES[color][face].miss for color, face in zip(attack.colors, attack.faces, strict=True)
    )
    for pick, side in zip(picks, sides, strict=True):
        good = side.damage + 0.5 * side.range + 0.4 * side.surges + side.enhancements
        if side.miss if mine else (not lost and good >= LUCKY):
            return pick
        if mine and not good:
            return pick
    return ask.options[0]
