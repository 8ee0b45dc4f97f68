"""DF-4, DF-5: turn after turn: a die is chosen, thrown, and its result carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.questions import Rules

from .. import options as choice
from ..events import DiceRecovered, DieTaken, TurnBegan
from ..state import COLOURED, Attempt, Hero, State
from .decide import decide
from .end import lose
from .flight import FLED, consider_flight
from .health import hurt
from .result import react, settle, strike, suffer
from .throwing import throw
from .windows import before_damage, window

WON: Final = "won"
HANDED_ON: Final = "handed on"
"""DF-5.7: the active hero is stunned before the throw, and the next one begins a turn."""


def turns(state: State) -> Rules[str | None]:
    """DF-4.8 to DF-4.10: until the monster is defeated or the party has fled."""
    while True:
        result = yield from phases(state, "turn", TURN)
        if result in (WON, FLED):
            return result


def begin_turn(state: State) -> Rules:
    """DF-4.2, DF-4.14: a turn begins with window W1."""
    state.emit(TurnBegan, "DF-4.9", state.hero.piece)
    yield from window(state, "W1")


def take_die(state: State) -> Rules[str | None]:
    """DF-4.3 to DF-4.6: a coloured or a special die, as long as there is one; white ones only
    then (DF-5.1, DF-5.13). Who takes which is talked about freely (DF-4.7)."""
    hero = state.hero
    if not state.dice:
        result = yield from without_dice(state, hero)
        if result is not None or state.attempt is not None:
            return result
    ways = [choice.TakeDie(die) for die in state.dice]
    chosen = yield from decide(state, hero, "take-die", ways, rule="DF-4.4")
    state.dice = tuple(die for die in state.dice if die != chosen.die)
    take(state, Attempt(chosen.die))
    return None


def take(state: State, attempt: Attempt) -> None:
    """DF-4.6: whatever colour it is, and whatever skill belongs to it."""
    state.attempt = attempt
    state.emit(DieTaken, "DF-4.6", state.hero.piece, attempt.die)


def without_dice(state: State, hero: Hero) -> Rules[str | None]:
    """DF-5.1, DF-5.2, DF-5.16: a white die, if there is one (DF-5.3), or recovery; never against
    the big bad (DF-5.9), who wins if there is no die (DF-14.6, DF-14.7, DF-14.13, DF-R-68)."""
    ways: list[choice.TakeDie | choice.Recover] = []
    if state.white_dice > 0:
        ways.append(choice.TakeDie("white"))
    if not state.in_battle:
        ways.append(choice.Recover())
    if not ways:
        lose(state, "DF-14.7")
    about = {"level": state.level}
    chosen = yield from decide(state, hero, "no-dice", ways, rule="DF-5.1", about=about)
    if isinstance(chosen, choice.Recover):
        return (yield from recover(state, hero))
    state.white_dice -= 1  # DF-5.12, DF-5.17
    state.whites_thrown += 1
    take(state, Attempt("white"))
    return None


def recover(state: State, hero: Hero) -> Rules[str | None]:
    """DF-5.4, DF-5.8, DF-5.15: damage to all that nothing prevents (DF-5.5), and that may be the
    end (DF-5.6); then the coloured dice, and no others (DF-5.10), are back from wherever they
    lie (DF-5.11), and whoever is stunned hands on (DF-5.7, DF-R-7)."""
    yield from before_damage(state, miss=False)
    hurt(state, state.heroes, state.level, "recovery", "DF-5.4")
    state.dice = COLOURED
    state.lying = tuple(die for die in state.lying if die.kind not in COLOURED)
    state.emit(DiceRecovered, "DF-5.4", hero.piece)
    if hero.able:
        return None
    pass_on(state)
    return HANDED_ON


def pass_on(state: State) -> None:
    """DF-4.9, DF-4.10: the next hero to the left who can act, perhaps the same."""
    following = state.after(state.active)
    assert following is not None
    state.active = following.number


def end_turn(state: State) -> Rules[str | None]:
    """DF-4.8, DF-12.27: window W6, after the monster's defeat, too; then rest, or the next hero."""
    yield from window(state, "W6")
    state.modifiers.expire("turn")
    if state.monster_life <= 0:
        return WON
    state.attempt = None
    pass_on(state)
    return None


TURN: Final[list[Callable[[State], Rules[str | None]]]] = [
    begin_turn,
    consider_flight,
    take_die,
    throw,
    settle,
    react,
    strike,
    suffer,
    end_turn,
]
