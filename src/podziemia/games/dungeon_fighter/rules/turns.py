"""DF-4, DF-5: turn after turn: a die is chosen, thrown, and its result carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from podziemia.kernel.loops import phases
from podziemia.kernel.questions import Rules

from .. import options as choice
from ..entries import DieId
from ..events import DiceRecovered, DieTaken, TurnBegan
from ..state import COLOURED, Attempt, Hero, State
from .decide import decide
from .end import lose
from .flight import FLED, agreed, flee, may_flee
from .health import hurt
from .result import react, settle, strike, suffer
from .throwing import throw
from .windows import before_damage, window

Way: TypeAlias = choice.TakeDie | choice.Recover | choice.Flee
WHITE: Final[DieId] = "white"
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
    """DF-4.3 to DF-4.6: a coloured or a special die, as long as there is one; white ones and
    recovery only then (DF-5.1, DF-5.13); after it a coloured one, and not what a card has just
    brought (DF-4.14). Who takes which is talked about freely (DF-4.7); before a die is chosen or
    recovered, flight may be proposed once (DF-4.14, DF-16.4)."""
    hero, proposed = state.hero, False
    while state.attempt is None:
        prompt, rule, ways = choices(state)
        offered: list[Way] = [*ways]
        if not proposed and may_flee(state):
            offered.append(choice.Flee())
        about = {"level": state.level}
        chosen = yield from decide(state, hero, prompt, offered, rule=rule, about=about)
        match chosen:
            case choice.Flee():
                proposed = True
                if (yield from agreed(state)):
                    yield from flee(state)
                    return FLED
            case choice.Recover():
                yield from recover(state, hero)
                if not hero.able:
                    pass_on(state)
                    return HANDED_ON
                again = [choice.TakeDie(die) for die in COLOURED]
                taken = yield from decide(
                    state, hero, "take-die", again, rule="DF-4.4", about=about
                )
                take(state, taken.die)
            case choice.TakeDie(die):
                take(state, die)
    return None


def choices(state: State) -> tuple[str, str, Sequence[choice.TakeDie | choice.Recover]]:
    """DF-5.1, DF-5.2, DF-5.13, DF-5.16: what there is to throw: a white die, if there is one
    (DF-5.3), or recovery, only where nothing else is left; never recovery against the big bad
    (DF-5.9), who wins if there is no die (DF-14.6, DF-14.7, DF-14.13, DF-R-68)."""
    if state.dice:
        return "take-die", "DF-4.4", [choice.TakeDie(die) for die in state.dice]
    ways: list[choice.TakeDie | choice.Recover] = []
    if state.white_dice > 0:
        ways.append(choice.TakeDie(WHITE))
    if not state.in_battle:
        ways.append(choice.Recover())
    if not ways:
        lose(state, "DF-14.7")
    return "no-dice", "DF-5.1", ways


def take(state: State, die: DieId) -> None:
    """DF-4.6: whatever colour it is, and whatever skill belongs to it."""
    if die == WHITE:
        state.white_dice -= 1  # DF-5.12, DF-5.17
        state.whites_thrown += 1
    else:
        state.dice = tuple(other for other in state.dice if other != die)
    state.attempt = Attempt(die)
    state.emit(DieTaken, "DF-4.6", state.hero.piece, die)


def recover(state: State, hero: Hero) -> Rules:
    """DF-5.4, DF-5.8, DF-5.15: damage to all that nothing prevents (DF-5.5), and that may be the
    end (DF-5.6); then the coloured dice, and no others (DF-5.10), are back from wherever they
    lie (DF-5.11), beside special ones that a card has just brought (DF-4.5); whoever is stunned
    hands on (DF-5.7, DF-R-7)."""
    yield from before_damage(state, miss=False)
    hurt(state, state.heroes, state.level, "recovery", "DF-5.4")
    state.dice = COLOURED + tuple(die for die in state.dice if die in state.granted)
    state.lying = tuple(die for die in state.lying if die.kind not in COLOURED)
    state.emit(DiceRecovered, "DF-5.4", hero.piece)


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
    take_die,
    throw,
    settle,
    react,
    strike,
    suffer,
    end_turn,
]
