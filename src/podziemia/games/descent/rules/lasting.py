"""DJ-16: burn, poison, stun and web tokens: they are put down, rolled for and taken away.

None of them wears off by itself (DJ-16.19), and poison does nothing but wait for healing (DJ-16.7).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from podziemia.kernel.questions import Rules

from ..content import MONKEY_TURNS
from ..events import TokensGained, TokensLost, TokensRolled
from ..state import Hero, Monster, State
from .dice import roll, shown
from .end import cut_turn
from .wounds import hurt

Lasting: TypeAlias = Literal["burn", "poison", "stun", "web"]
TRANSFORMED: Final = "transformed"
"""`Turn.used`: the hero has become a monkey in this turn."""


def give_tokens(
    state: State, figure: Hero | Monster, effect: Lasting, amount: int, rule: str = "DJ-16.17"
) -> None:
    """DJ-16.2, DJ-16.17: tokens pile up; who is immune takes none (DJ-26.2)."""
    if isinstance(figure, Hero):
        if effect in figure.kit.immune:
            return
        match effect:
            case "burn":
                figure.burn += amount
            case "poison":
                figure.poison += amount
            case "stun":
                figure.stun += amount
            case "web":
                figure.web += amount
    else:
        if effect == "stun" and figure.named:  # DJ-14.17
            return
        match effect:
            case "burn":
                figure.burn += amount
            case "stun":
                figure.stun += amount
            case "web":
                figure.web += amount
            case "poison":  # DJ-R-22
                return
    state.emit(TokensGained, rule, figure.piece, effect, amount, tokens(figure, effect))


def tokens(figure: Hero | Monster, effect: Lasting) -> int:
    """How many of these tokens lie beside a figure."""
    match effect:
        case "burn":
            return figure.burn
        case "stun":
            return figure.stun
        case "web":
            return figure.web
        case "poison":
            return figure.poison if isinstance(figure, Hero) else 0


def roll_burn(state: State, figure: Hero | Monster) -> Rules:
    """DJ-16.1, DJ-11.14: each surge takes a token, each token left a wound that ignores armor."""
    if not figure.burn:
        return
    gone = quench(state, figure, "burn", figure.burn)
    figure.burn -= gone
    if gone:
        state.emit(TokensLost, "DJ-16.1", figure.piece, "burn", gone, figure.burn)
    if figure.burn:
        yield from hurt(state, figure, figure.burn, "DJ-16.1")


def roll_web(state: State, figure: Hero | Monster) -> None:
    """DJ-16.3: each surge takes a token; with one left no movement points are spent."""
    if not figure.web:
        return
    gone = quench(state, figure, "web", figure.web)
    figure.web -= gone
    if gone:
        state.emit(TokensLost, "DJ-16.3", figure.piece, "web", gone, figure.web)


def quench(state: State, figure: Hero | Monster, effect: Lasting, count: int) -> int:
    """A power die for each token: how many go."""
    faces = roll(state, count)
    state.emit(TokensRolled, "DJ-16.1", figure.piece, effect, faces)
    return shown(faces, "surge")


def shake_off_stun(state: State, figure: Hero | Monster) -> bool:
    """DJ-16.8, DJ-16.10, DJ-16.11: one token goes; whether there was one."""
    if not figure.stun:
        return False
    figure.stun -= 1
    state.emit(TokensLost, "DJ-16.11", figure.piece, "stun", 1, figure.stun)
    return True


# The monkey


def transform(state: State, hero: Hero) -> None:
    """DJ-16.12, DJ-16.14: the hero is a monkey at once, and its turn is over."""
    hero.monkey = MONKEY_TURNS
    state.turn.used += (TRANSFORMED,)
    state.emit(TokensGained, "DJ-16.12", hero.piece, "monkey", MONKEY_TURNS, hero.monkey)
    cut_turn(state, hero)


def monkey_fades(state: State, hero: Hero) -> None:
    """DJ-16.14, DJ-3.16: a token goes at the end of each turn but that of the transformation."""
    if hero.monkey and TRANSFORMED not in state.turn.used:
        hero.monkey -= 1
        state.emit(TokensLost, "DJ-16.14", hero.piece, "monkey", 1, hero.monkey)
