"""DJ-22: conquest tokens, how a match ends in the middle of whatever is resolved, and leaving it.

A hero's turn that is cut (DJ-3.16) is marked by `Turn.cut`; whatever goes on for several steps
looks at it, and the turn's menu is not offered again.
"""

from __future__ import annotations

from typing import NoReturn

from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Seat

from ..events import ConquestGained, ConquestLost, GameEnded
from ..state import OVERLORD, Hero, State


class Ended(Exception):
    """DJ-22.7, DJ-22.8: the match is over at once; nothing further is resolved."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


def conclude(state: State, rule: str, *, heroes_won: bool) -> Outcome:
    """DJ-22.10: one side has won; what is left of the pool is the heroes' score."""
    state.emit(GameEnded, rule, heroes_won)
    heroes = tuple(range(1, state.players_count))
    score = {"conquest": state.conquest, "rounds": state.round}
    return Outcome(
        winners=heroes if heroes_won else (OVERLORD,),
        rule=rule,
        scores=tuple(score for _ in range(state.players_count)),
    )


def win(state: State, rule: str = "DJ-22.8") -> NoReturn:
    """DJ-22.8: the goal is fulfilled with a token left, and there always is one before the end."""
    raise Ended(conclude(state, rule, heroes_won=True))


def lose(state: State, rule: str = "DJ-22.7") -> NoReturn:
    """DJ-22.7, DJ-22.12: the overlord has won."""
    raise Ended(conclude(state, rule, heroes_won=False))


def gain_conquest(state: State, amount: int, rule: str) -> None:
    """DJ-22.1, DJ-22.2, DJ-22.5, DJ-22.6: the pool grows, without a limit."""
    if amount:
        state.conquest += amount
        state.emit(ConquestGained, rule, amount, state.conquest)


def lose_conquest(state: State, amount: int, rule: str) -> None:
    """DJ-22.3, DJ-22.4, DJ-22.7: the pool shrinks; with its last token everything ends."""
    amount = min(amount, state.conquest)
    state.conquest -= amount
    state.emit(ConquestLost, rule, amount, state.conquest)
    if not state.conquest:
        lose(state)


def cut_turn(state: State, hero: Hero) -> None:
    """DJ-3.16: if it is this hero's turn, it ends at once; nothing more of it is asked."""
    if state.turn.hero == hero.number:
        state.turn.cut = True


def leave(state: State, seat: Seat) -> Outcome | None:
    """DJ-R-86: a side that has nobody left has lost; otherwise the next hero player leads on."""
    if seat == OVERLORD:
        return conclude(state, "DJ-R-86", heroes_won=True)
    staying = [other for other in range(1, state.players_count) if other not in state.resigned]
    if not staying:
        return conclude(state, "DJ-R-86", heroes_won=False)
    following = next((other for other in staying if other > seat), staying[0])
    state.leaders = [following if leader == seat else leader for leader in state.leaders]
    return None
