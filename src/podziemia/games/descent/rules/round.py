"""DJ-2: a match from its setup, round after round, to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Rules, ask

from .. import options as choice
from ..events import RoundBegan
from ..state import OUT, State, Turn
from .deadlines import pass_time
from .end import Ended
from .orders import swap, swaps
from .overlord import take_turn
from .reveal import look
from .setup import choose_heroes, draw_skills, go_shopping, place_heroes, prepare, set_out
from .turn import hero_turn

NOBODY: Final = -1
PASS: Final = choice.Pass()


def play(state: State) -> Rules[Outcome]:
    """DJ-1 to DJ-26: setup, then round after round until the match has ended."""
    ended = Ended  # when Python ends, a match under way may outlive the names of this module
    try:
        yield from phases(state, "game", MATCH)
    except ended as end:
        return end.outcome
    raise AssertionError


def rounds(state: State) -> Rules:
    """DJ-1.23, DJ-2.1: every hero, then the overlord; then all over again."""
    yield from phases(state, "round", ROUND, again=True)


def begin_round(state: State) -> Rules:
    """DJ-2.2: all turn tokens show that nobody has acted."""
    state.round += 1
    for hero in state.heroes:
        hero.done = False
    for companion in state.companions:
        companion.led = False
    state.emit(RoundBegan, "DJ-2.2", state.round)
    yield from ()


def hero_turns(state: State) -> Rules:
    """DJ-2.3, DJ-2.4, DJ-2.5, DJ-2.7, DJ-2.8, DJ-2.9: who has not acted takes a turn, in an order
    decided anew after each, also who was killed before it; who has left takes none (DJ-18.12)."""
    while True:
        if state.turn.hero == NOBODY:
            yield SAFE
            yield from look(state)  # DJ-18.1: whoever has died, or moved, hides nothing any more
            yield from exchange_orders(state)
            waiting = [hero for hero in state.heroes if not hero.done and hero.cell != OUT]
            if not waiting:
                return
            ways = [choice.TakeTurn(hero.piece) for hero in waiting]
            chosen = yield from ask(state.leaders[0], "next-hero", ways, rule="DJ-2.9")
            state.turn = Turn(next(h.number for h in waiting if h.piece == chosen.piece))
        yield from hero_turn(state, state.heroes[state.turn.hero])


def exchange_orders(state: State) -> Rules:
    """DJ-24.1: between turns Silhouette may exchange her order."""
    for hero in state.heroes:
        ways = swaps(hero)
        if ways:
            chosen = yield from ask(
                state.leader(hero), "swap", [PASS, *ways], rule="DJ-24.1", piece=hero.piece
            )
            if isinstance(chosen, choice.SwapOrder):
                swap(state, hero, chosen.order)


def overlord_turn(state: State) -> Rules:
    """DJ-11: the overlord's turn."""
    yield from take_turn(state)


def end_round(state: State) -> Rules:
    """DJ-11.13, DJ-18.10: what quests do at the end of the overlord's turn."""
    yield from pass_time(state)


MATCH: Final[list[Callable[[State], Rules[None]]]] = [
    prepare,
    choose_heroes,
    draw_skills,
    go_shopping,
    set_out,
    place_heroes,
    rounds,
]
ROUND: Final[list[Callable[[State], Rules[None]]]] = [
    begin_round,
    hero_turns,
    overlord_turn,
    end_round,
]
