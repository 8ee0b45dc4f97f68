"""DJ-9.8 to DJ-9.20, DJ-15.25, DJ-26.6, DJ-26.7: how heroes, monsters and quest figures die."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Rules

from ..content import COIN, MASTER_COINS
from ..events import CoinsGained, HeroKilled, MonsterKilled, UndyingRolled
from ..state import TOWN, Companion, Figure, Hero, Monster, State
from .board import abilities_of
from .dice import SYMBOLS, roll
from .end import cut_turn, lose_conquest
from .quests import companion_fell, hero_died, monster_died
from .treasure import give_contents

RETRIBUTION: Final = 3
"""How far Divine Retribution reaches."""


def life(state: State, monster: Monster) -> int:
    """DJ-14.2: the wounds that kill a monster."""
    return monster.card.life(state.monster_players)


def is_dying(state: State, figure: Figure) -> bool:
    """DJ-9.1, DJ-9.2: whether its wounds are enough to kill it."""
    if isinstance(figure, Monster):
        return figure.wounds >= life(state, figure) and figure in state.monsters
    return figure.wounds == 0


def die(state: State, figure: Figure, rule: str, by: Figure | None) -> Rules[bool]:
    """DJ-9: a figure without wounds dies; whether it stays dead (DJ-15.26).

    `by` is whose attack or Aura it was (DJ-9.16, DJ-R-37), a friend's perhaps (DJ-9.17); None for
    everything else.
    """
    if isinstance(figure, Monster):
        return (yield from kill_monster(state, figure, rule, by))
    if isinstance(figure, Companion):
        yield from companion_fell(state, figure)
    else:
        yield from kill_hero(state, figure, rule, by)
    return True


def kill_hero(state: State, hero: Hero, rule: str, by: Figure | None) -> Rules:
    """DJ-9.10, DJ-9.20: conquest, the quest, retribution, then the way to town.

    Items, skills and training are kept (DJ-9.13), wounds and fatigue are whole (DJ-9.14), whatever
    lasted is over (DJ-16.16), and the next turn begins in town (DJ-9.15).
    """
    here = hero.cell
    lose_conquest(state, hero.sheet.conquest, "DJ-9.11")
    hero_died(state, hero, here)
    if isinstance(by, Monster) and here >= 0 and "divine_retribution" in hero.kit.effects:
        yield from retribution(state, hero)
    hero.order = ""
    hero.burn = hero.web = hero.stun = hero.poison = hero.monkey = 0
    hero.coins -= hero.coins // (2 * COIN) * COIN  # DJ-R-31
    hero.wounds, hero.fatigue = hero.kit.wounds, hero.kit.fatigue
    hero.cell = TOWN
    cut_turn(state, hero)
    killer = "" if by is None else by.piece
    state.emit(HeroKilled, rule, hero.piece, killer, hero.coins)


def retribution(state: State, hero: Hero) -> Rules:
    """DJ-26.6: every unnamed enemy near the space where the hero has died; no coins, no Undying."""
    near = state.plan.within(hero.cell, RETRIBUTION)
    for monster in state.monsters.copy():
        if (
            not monster.named
            and monster in state.monsters
            and any(near >> cell & 1 for cell in monster.cells)
        ):
            yield from kill_monster(state, monster, "DJ-26.6", None, instant=True)


def kill_monster(
    state: State, monster: Monster, rule: str, by: Figure | None, *, instant: bool = False
) -> Rules[bool]:
    """DJ-9.8, DJ-9.9, DJ-15.26: it goes with its tokens; `instant` beats Undying."""
    if not instant and rises(state, monster):
        return False
    state.monsters.remove(monster)
    if state.log is not None:
        killer = "" if by is None else by.piece
        name = monster.named or monster.card.id
        state.emit(MonsterKilled, rule, monster.piece, name, killer)
    if isinstance(by, Hero) and (monster.card.master or monster.named):
        by.coins += MASTER_COINS
        state.emit(CoinsGained, "DJ-9.9", by.piece, MASTER_COINS, by.coins)
    monster_died(state, monster)
    if monster.chest:
        yield from give_contents(state, monster.chest)
    return True


def rises(state: State, monster: Monster) -> bool:
    """DJ-15.25: on a surge it has all its wounds again, less those beyond its death."""
    whole = life(state, monster)
    if "undying" not in abilities_of(monster.card):
        return False
    while monster.wounds >= whole:
        (face,) = roll(state, 1)
        risen = SYMBOLS[face] == "surge"
        state.emit(UndyingRolled, "DJ-15.25", monster.piece, face, risen)
        if not risen:
            return False
        monster.wounds -= whole
    return True
