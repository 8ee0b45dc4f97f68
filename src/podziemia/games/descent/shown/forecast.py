"""What an option would do now, in words: the odds of an attack, prices, what waits on a space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from podziemia.kernel.glance import once
from podziemia.kernel.scene import Phrases, Words

from .. import options as o
from ..entries import OverlordCard, Worded
from ..geometry import Cell, Cells, as_set
from ..odds import Odds
from ..rules.board import (
    abilities_of,
    acrobatic,
    in_pit,
    known_cells,
    monsters_on,
    others_on,
)
from ..rules.cards.traps import wounds_of
from ..rules.chances import hero_odds, left_of, monster_odds
from ..rules.declare import allowance
from ..rules.shapes import swept
from ..rules.targets import figures, people
from ..state import Companion, Figure, Hero, Monster, State
from ..told import name_of

words: Final = Phrases("dj-effect")


def text_of(card: Worded) -> Words:
    """What a card says it does."""
    return words("told", en=card.effect_en, pl=card.effect_pl)


# Attacks


def percent(share: Fraction) -> int:
    """A chance as it is told; only what is certain or impossible is told so."""
    if share in (0, 1):
        return 100 * int(share)
    return min(99, max(1, round(100 * share)))


def odds_in_words(state: State, odds: Odds | None, figure: Figure) -> Words | None:
    """The chances of an attack on a figure: a hit, its death, and the wounds to be expected."""
    if odds is None:
        return None
    tenths = round(odds.expected * 10)
    return words(
        "odds",
        hit=percent(odds.hit),
        kill=percent(odds.at_least(left_of(state, figure))),
        wounds=tenths // 10,
        tenths=tenths % 10,
    )


def of_attack(state: State, attacker: Figure, option: o.Attack) -> Words | None:
    """DJ-6: the odds of an attack that could be declared; an Aim order counts as used."""
    figure = state.figure(option.target)
    if isinstance(attacker, Hero):
        aimed = attacker.order == "aim"
        odds = hero_odds(state, attacker, option.weapon, figure, aimed=aimed)
        return odds_in_words(state, odds, figure)
    if isinstance(attacker, Monster):
        return odds_in_words(state, monster_odds(state, attacker, figure), figure)
    return None


def near(state: State, attacker: Figure, option: o.AttackAround) -> Cells:
    """DJ-6.36: the spaces that Sweep or a burst would cover."""
    if isinstance(attacker, Hero):
        spaces = attacker.kit.arms[option.weapon].abilities["burst_enemies"]
        return state.plan.within(attacker.cell, spaces)
    return swept(state, attacker) if isinstance(attacker, Monster) else 0


def caught(state: State, attacker: Figure, cells: Cells) -> Words:
    """Whom an attack on these spaces would reach: a hero's enemies, or all but a monster itself."""
    others: Sequence[Figure] = state.monsters
    if isinstance(attacker, Monster):
        others = [figure for figure in figures(state) if figure is not attacker]
    return reaches(state, [figure for figure in others if as_set(figure.cells) & cells])


def reaches(state: State, figures: Iterable[Figure]) -> Words:
    """Whom an attack covers."""
    names = tuple(name_of(state, figure.piece) for figure in figures)
    return words("reaches", names=", ".join(names) or None)


# Movement


@once
def auras(state: State) -> tuple[Cells, ...]:
    """DJ-15.2: for every aura the cells where entering costs a wound."""
    found = []
    for monster in state.monsters:
        if "aura" in abilities_of(monster.card):
            near = as_set(monster.cells)
            for cell in monster.cells:
                near |= state.plan.around[cell]
            found.append(near)
    return tuple(found)


@once
def shared(state: State) -> Cells:
    """DJ-4.18: where somebody stands already."""
    return monsters_on(state) | as_set(each.cell for each in people(state) if each.cell >= 0)


def of_step(state: State, figure: Figure, cell: Cell) -> Words | None:
    """DJ-4.13: what waits on a space: wounds, an area that nobody has seen, somebody else."""
    hurting = 0
    if not isinstance(figure, Monster) and not is_immune(figure):
        hurting = sum(near >> cell & 1 for near in auras(state))
    falls = state.pits >> cell & 1 and not in_pit(state, figure) and not floats(figure)
    if hurting or falls:
        cause = "both" if hurting and falls else "pit" if falls else "aura"
        return words("hurts", wounds=hurting + int(bool(falls)), cause=cause)
    if not known_cells(state) >> cell & 1:
        return words("unknown")
    return words("shared") if shared(state) >> cell & 1 else None


def is_immune(figure: Figure) -> bool:
    """DJ-26.2: whether auras do nothing to it."""
    return isinstance(figure, Hero) and "aura" in figure.kit.immune


def floats(figure: Figure) -> bool:
    """DJ-15.13: whether it does not fall into pits on its way."""
    if isinstance(figure, Monster):
        return "fly" in abilities_of(figure.card)
    return isinstance(figure, Hero) and acrobatic(figure)


def of_shift(state: State, monster: Monster, cells: Cells) -> Words | None:
    """DJ-14.5: what waits where a large monster comes to stand."""
    if not cells & ~state.pits and not in_pit(state, monster) and not floats(monster):
        return words("hurts", wounds=1, cause="pit")
    return words("shared") if cells & others_on(state, monster) else None


# Turns and prices


def allows(state: State, hero: Hero, action: o.Declare) -> Words:
    """DJ-3.7 to DJ-3.10: what an action allows, less what has been done in another one."""
    allowed, turn = allowance(hero, action), state.turn
    order = allowed.order
    if turn.action:  # DJ-26.17
        mp = 0 if turn.stopped else turn.mp - turn.mp_gained + allowed.mp
        attacks = allowed.attacks - turn.made
        order = order and (not allowance(hero, declared(state)).order or turn.order_due)
    else:
        mp, attacks = allowed.mp + hero.kit.sums.get("movement", 0), allowed.attacks
    return words("allows", mp=mp, attacks=attacks, order=order)


def declared(state: State) -> o.Declare:
    """The action of the turn."""
    return o.Declare(state.turn.action, state.turn.half)  # type: ignore[arg-type]  # no monkey asks


def costs(*, mp: int = 0, fatigue: int = 0) -> Words:
    """What has to be paid."""
    return words("costs", mp=mp, fatigue=fatigue)


def heals(figure: Hero | Companion, most: int, amount: int) -> Words:
    """DJ-9.7, DJ-16.6: what healing would give: poison goes first."""
    poison = min(amount, figure.poison) if isinstance(figure, Hero) else 0
    wounds = min(amount - poison, most - figure.wounds)
    return words("heals", wounds=wounds, poison=poison, left=figure.wounds + wounds)


# The overlord's cards


def of_card(state: State, card: OverlordCard, piece: str | None) -> Words | None:
    """DJ-12.16, DJ-13.10: what a trap can do to the hero it is played on, what a spawn brings."""
    if card.spawns:
        names = [each.monster for each in card.spawns for _ in range(each.count)]
        return words("spawns", monsters=", ".join(names))
    trap = card.trap
    if trap is None:
        return None
    hero = state.figure(piece) if piece is not None else None
    if not isinstance(hero, Hero):
        return words("saves") if trap.negated else None
    dice = trap.dice + hero.kit.sums.get("trap_dice", 0)
    wounds = wounds_of(state, hero, card, 0)
    if trap.negated:
        return words("trap-saves", wounds=wounds, dice=dice)
    return None if not wounds else words("trap", wounds=wounds, dice=dice, less=trap.per_surge)
