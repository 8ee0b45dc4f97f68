"""DJ-6.23 to DJ-6.35: step 6, in which an attack that hits deals damage, and what follows."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, Seat, ask

from .. import options as choice
from ..combat import Attack
from ..events import AttackDecided, AttackMissed
from ..state import Companion, Figure, Hero, Monster, State
from .abilities import knock_back, leave_tokens, of_attack, stands
from .board import friendly
from .deaths import die, is_dying, kill_monster, life
from .pool import harried
from .quests import wake
from .spend import counts_range, fear_of
from .wounds import deal, lose

ATTACKED: Final = "DJ-6.24"


class Toll:
    """What an attack has done to one figure."""

    __slots__ = ("damage", "figure", "lost")

    def __init__(self, figure: Figure, damage: int) -> None:
        self.figure = figure
        self.damage = damage  # before armor
        self.lost = 0


def strike(state: State, attack: Attack, attacker: Figure, seat: Seat) -> Rules[list[Figure]]:
    """DJ-6.30, DJ-6.32: wounds of all, then deaths one by one, then tokens, then Knockback.

    Everybody cancels wounds for oneself, the attacker orders the rest (DJ-24.6).
    Returns the figures that have died and stay dead.
    """
    attack.stage = "wounds"
    abilities = of_attack(attack, attacker)  # the weapon may be a relic that stays where he dies
    tolls = hits(state, attack, attacker)
    left: list[int] = []
    for toll in tolls:
        figure = toll.figure
        armor = max(0, armor_of(state, attack, figure) - pierce(state, attack, attacker, figure))
        wounds = max(0, toll.damage - armor)
        left.append((yield from deal(state, figure, wounds, ATTACKED, ignores_armor=False)))
    for toll, wounds in zip(tolls, left, strict=True):
        toll.lost = lose(state, toll.figure, wounds, ATTACKED, toll.damage)
        if toll.damage and isinstance(toll.figure, Monster):
            wake(state, toll.figure)
    dead = yield from bury(state, attack, attacker, [toll.figure for toll in tolls], seat)
    alive = [toll for toll in tolls if stands(state, toll.figure) and toll.figure not in dead]
    for toll in alive:
        leave_tokens(state, attack, abilities, toll.figure, toll.damage, toll.lost)
    yield from knock_back(state, attack, abilities, [t.figure for t in alive if t.damage], seat)
    return dead


def miss(state: State, attack: Attack) -> None:
    """DJ-6.13: a miss face; everybody it would have affected has escaped."""
    attack.escaped = attack.affected
    state.emit(AttackMissed, "DJ-6.13", attack.attacker, "", "miss")


def hits(state: State, attack: Attack, attacker: Figure) -> list[Toll]:
    """DJ-6.14, DJ-6.15, DJ-15.12: who is hit, and for how much damage before armor."""
    hit = not counts_range(attack) or attack.range >= attack.distance
    if state.log is not None:
        told = (attack.attacker, hit, attack.range, attack.distance, worth(attack, 0))
        state.emit(AttackDecided, "DJ-6.14", *told)
    found = []
    for piece in attack.affected:
        figure = state.figure(piece)
        if not hit:
            attack.escaped = (*attack.escaped, piece)
            state.emit(AttackMissed, "DJ-6.15", attack.attacker, piece, "range")
        elif piece not in attack.paid and fear_of(state, attacker, figure):
            attack.escaped = (*attack.escaped, piece)
            state.emit(AttackMissed, "DJ-15.12", attack.attacker, piece, "fear")
        else:
            found.append(Toll(figure, worth(attack, surprise(state, attack, attacker, figure))))
    return found


def worth(attack: Attack, more: int) -> int:
    """DJ-6.35: everything is added, and then it may be doubled."""
    damage = attack.damage + more
    return 2 * damage if attack.doubled else damage


def surprise(state: State, attack: Attack, attacker: Figure, figure: Figure) -> int:
    """DJ-26.4, DJ-R-63: more damage to monsters that did not see the hero as the turn began."""
    if not isinstance(attacker, Hero) or not isinstance(figure, Monster):
        return 0
    return 0 if figure.number in state.wary else attacker.kit.arms[attack.weapon].surprise


def armor_of(state: State, attack: Attack, figure: Figure) -> int:
    """DJ-6.25, DJ-26.8: armor as it counts against this type of attack, Skye considered."""
    if isinstance(figure, Hero):
        return figure.kit.armor[attack.kind]
    if isinstance(figure, Companion):
        return state.quest.npcs[figure.name].armor
    return max(0, figure.card.armor - (1 if harried(state, figure) else 0))


def pierce(state: State, attack: Attack, attacker: Figure, figure: Figure) -> int:
    """DJ-15.18: how much armor is ignored; Andira's spells ignore more of adjacent enemies."""
    if not isinstance(attacker, Hero) or friendly(attacker, figure):
        return attack.pierce
    near = attacker.kit.arms[attack.weapon].adjacent_pierce
    if near and any(state.plan.around[attack.origin] >> cell & 1 for cell in figure.cells):
        return attack.pierce + near
    return attack.pierce


def bury(
    state: State, attack: Attack, attacker: Figure, struck: list[Figure], seat: Seat
) -> Rules[list[Figure]]:
    """DJ-6.30, DJ-22.9, DJ-R-36: deaths one by one in the attacker's order, each to its end."""
    dead: list[Figure] = []
    done: list[Figure] = []
    while True:
        dying = [
            figure
            for figure in struck
            if figure not in done and (is_dying(state, figure) or is_slain(state, attack, figure))
        ]
        if not dying:
            return dead
        figure = dying[0]
        if len(dying) > 1:
            ways: list[Option] = [choice.Bury(each.piece) for each in dying]
            chosen = yield from ask(seat, "bury", ways, rule="DJ-6.30", piece=attack.attacker)
            figure = dying[ways.index(chosen)]
        done.append(figure)
        if is_slain(state, attack, figure):
            stays = yield from slay(state, attacker, figure)
        else:
            stays = yield from die(state, figure, ATTACKED, attacker)
        if stays:
            dead.append(figure)


def is_slain(state: State, attack: Attack, figure: Figure) -> bool:
    """DJ-26.22: `instant_kill` takes the figure on the attacked space."""
    return attack.lethal and attack.target in figure.cells and stands(state, figure)


def slay(state: State, attacker: Figure, figure: Figure) -> Rules[bool]:
    """DJ-26.7: at once, whatever wounds it has left, without Undying."""
    if isinstance(figure, Monster):
        figure.wounds = max(figure.wounds, life(state, figure))
        return (yield from kill_monster(state, figure, "DJ-26.22", attacker, instant=True))
    lose(state, figure, figure.wounds, "DJ-26.22")
    return (yield from die(state, figure, "DJ-26.22", attacker))
