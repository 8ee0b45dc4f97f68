"""TED-1: how a match ends, in the middle of whatever is being resolved; and leaving it."""

from __future__ import annotations

from typing import NoReturn

from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Seat

from ..events import GameEnded
from ..state import State


class Ended(Exception):
    """TED-1.9: the match is over at once; nothing further is resolved (TED-R-31)."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Fallen(Exception):
    """TED-4.8, TED-4.16: the active hero has fallen; what it was doing is dropped."""


def conclude(state: State, rule: str, *, won: bool) -> Outcome:
    """TED-1.1: all win together or lose together."""
    state.emit(GameEnded, rule, won)
    everybody = tuple(range(state.players_count))
    score = {"act": state.act, "minions": state.killed, "turns": state.turns}
    return Outcome(
        winners=everybody if won else (), rule=rule, scores=tuple(score for _ in everybody)
    )


def win(state: State) -> NoReturn:
    """TED-1.5: the last Boss health marker is at 0."""
    raise Ended(conclude(state, "TED-1.5", won=True))


def lose(state: State, rule: str) -> NoReturn:
    """TED-1.6 to TED-1.8: the heroes have lost; all being unconscious is no loss (TED-1.10)."""
    raise Ended(conclude(state, rule, won=False))


def stand(state: State) -> None:
    """TED-4.8: go on only if the active hero still stands."""
    if state.hero.health == 0:
        raise Fallen


def leave(state: State, seat: Seat) -> Outcome | None:
    """TED-R-82: the next player leads the heroes of who leaves; when all are gone, all is lost."""
    staying = [other for other in range(state.players_count) if other not in state.resigned]
    if not staying:
        return conclude(state, "TED-R-82", won=False)
    following = next((other for other in staying if other > seat), staying[0])
    state.leaders = [following if leader == seat else leader for leader in state.leaders]
    return None
