"""DJ-15.10, DJ-15.16 to DJ-15.19, DJ-15.23, DJ-15.27, DJ-26.2: what a hit leaves behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podziemia.kernel.questions import Option, Rules, Seat, ask

from .. import options as choice
from ..combat import Attack
from ..geometry import Body, as_set, flights
from ..state import Companion, Figure, Hero, Monster, State
from ..vocabulary import AbilityId
from .board import abilities_of, empty_cells, others_on, put
from .lasting import give_tokens
from .orders import moved
from .steps import enter

PASS: Final = choice.Pass()


def of_attack(attack: Attack, attacker: Figure) -> dict[AbilityId, int]:
    """DJ-15.29: the abilities of the weapon, or of the monster."""
    if isinstance(attacker, Hero):
        return attacker.kit.arms[attack.weapon].abilities
    assert isinstance(attacker, Monster)
    return abilities_of(attacker.card)


def is_immune(figure: Figure, ability: AbilityId) -> bool:
    """DJ-26.2, DJ-15.23: named monsters are immune to Stun, and quest figures to all tokens."""
    if isinstance(figure, Hero):
        return ability in figure.kit.immune
    if isinstance(figure, Monster):
        return ability == "stun" and bool(figure.named)
    return ability != "knockback"


def leave_tokens(
    state: State,
    attack: Attack,
    abilities: Mapping[AbilityId, int],
    figure: Figure,
    damage: int,
    lost: int,
) -> None:
    """DJ-6.32: poison for wounds (DJ-16.5), then burn, stun and web (DJ-6.31, DJ-15.32)."""
    if isinstance(figure, Companion):
        return
    if lost and "poison" in abilities and isinstance(figure, Hero):  # DJ-15.19, DJ-R-22
        give_tokens(state, figure, "poison", lost)
    if damage and "burn" in abilities:
        give_tokens(state, figure, "burn", 1 + attack.burns)
    if damage and "stun" in abilities:
        give_tokens(state, figure, "stun", 1 + attack.stuns)
    elif lost and "stun_on_wound" in abilities:
        give_tokens(state, figure, "stun", abilities["stun_on_wound"] + attack.stuns)
    if damage and "web" in abilities:
        give_tokens(state, figure, "web", 1)


def knock_back(
    state: State,
    attack: Attack,
    abilities: Mapping[AbilityId, int],
    figures: list[Figure],
    seat: Seat,
) -> Rules:
    """DJ-15.16, DJ-15.17, DJ-15.30: the attacker may throw each figure once, in an order of his
    choice (DJ-24.6); it enters where it lands."""
    if not (attack.knockback or "knockback" in abilities):
        return
    left = [figure for figure in figures if not is_immune(figure, "knockback")]
    while left:
        thrown = [
            (each, body) for each in left if stands(state, each) for body in places(state, each)
        ]
        if not thrown:
            return
        squares = state.floor.squares
        ways: list[Option] = [PASS]
        ways += [choice.Put(each.piece, squares[body[0]]) for each, body in thrown]
        chosen = yield from ask(seat, "knockback", ways, rule="DJ-15.16", piece=attack.attacker)
        if chosen == PASS:
            return
        figure, body = thrown[ways.index(chosen) - 1]
        left.remove(figure)
        entered = as_set(body) & ~as_set(figure.cells)
        put(state, figure, body, "DJ-15.16")
        if isinstance(figure, Hero):
            moved(state, figure)
        yield from enter(state, figure, entered)


def stands(state: State, figure: Figure) -> bool:
    """Whether it is still on the map."""
    return figure in state.monsters if isinstance(figure, Monster) else figure.cell >= 0


def places(state: State, figure: Figure) -> list[Body]:
    """DJ-15.17, DJ-4.16: where it can land: empty spaces, pits among them."""
    free = empty_cells(state, pits=True)
    free |= as_set(figure.cells) & ~others_on(state, figure)
    if isinstance(figure, Monster):
        free &= ~as_set(cell for cell, active in state.glyphs.items() if active)
    return [body for body in flights(state.plan, figure.cells) if not as_set(body) & ~free]
