"""DJ-24: what heroes' own abilities do at the start of a turn, and who is taken by surprise."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..events import AbilityUsed
from ..state import Hero, State
from .board import sight_of
from .fatigue import restore_fatigue, spend_fatigue
from .wounds import heal, is_hurt, pay_wounds

PASS: Final = choice.Pass()
START: Final = "DJ-3.1"


def has_start_ability(state: State, hero: Hero) -> bool:
    """DJ-3.1: whether there is something to resolve: Ispher, Varikas, Red Scorpion."""
    sums = hero.kit.sums
    return (
        ("heal_each_turn" in sums and is_hurt(hero))
        or ("rest_each_turn" in sums and hero.fatigue < hero.kit.fatigue)
        or bool(exchanges(hero))
    )


def start_ability(state: State, hero: Hero) -> Rules:
    """DJ-3.1: wounds and fatigue come back; Red Scorpion may give one for the other."""
    sums = hero.kit.sums
    heal(state, hero, sums.get("heal_each_turn", 0), START)
    restore_fatigue(state, hero, sums.get("rest_each_turn", 0), START)
    ways = exchanges(hero)
    if ways:
        chosen = yield from ask(
            state.leader(hero), "blood", [PASS, *ways], rule=START, piece=hero.piece
        )
        if isinstance(chosen, choice.Exchange):
            state.emit(AbilityUsed, START, hero.piece, hero.sheet.id, "")
            if chosen.lost == "fatigue":
                spend_fatigue(state, hero, 1, START)
                heal(state, hero, 1, START)
            else:
                pay_wounds(state, hero, 1, "DJ-9.19")
                restore_fatigue(state, hero, 1, START)


def exchanges(hero: Hero) -> list[Option]:
    """DJ-9.19: Red Scorpion's blood for fatigue or the other way round."""
    found: list[Option] = []
    if hero.sheet.effect == "blood_exchange":
        if hero.fatigue and is_hurt(hero):
            found.append(choice.Exchange("fatigue"))
        if hero.wounds > 1 and hero.fatigue < hero.kit.fatigue:
            found.append(choice.Exchange("wound"))
    return found


def watch(state: State, hero: Hero | None = None) -> None:
    """DJ-R-63: when a turn begins, which monsters see who takes others by surprise.

    In a hero's turn it is about that hero, in the overlord's about whoever may guard.
    """
    for each in state.heroes if hero is None else (hero,):
        if any(bonus.against == "surprised" for bonus in each.sheet.bonuses):
            state.wary = frozenset(
                monster.number
                for monster in state.monsters
                if each.cell >= 0 and sight_of(state, monster) >> each.cell & 1
            )
