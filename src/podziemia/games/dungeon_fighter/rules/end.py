"""DF-15: how a match ends, in the middle of whatever is being resolved; and leaving it."""

from __future__ import annotations

from typing import NoReturn

from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Seat

from ..content import DIFFICULTIES, NUMBERS, title
from ..events import GameEnded
from ..state import State


class Ended(Exception):
    """DF-9.4, DF-14.8: the match is over at once."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


def glory(state: State) -> int:
    """DF-15.3 to DF-15.8: coins, white dice in the chest (DF-15.4, DF-15.11), scars (DF-15.5,
    DF-15.6) and the dead with theirs (DF-15.7, DF-15.10), and the difficulty."""
    points = NUMBERS.scoring
    scars = sum(len(hero.scars) for hero in state.heroes)
    dead = sum(hero.dead for hero in state.heroes)
    total = state.coins * points.per_coin + state.white_dice * points.per_white_die
    total += scars * points.per_scar + dead * points.per_dead_hero
    if scars == 0:
        total += points.no_scars
    return total + DIFFICULTIES[state.options.difficulty].glory


def conclude(state: State, rule: str, *, won: bool) -> Outcome:
    """DF-1.1, DF-15.9: all win together or lose together; there is no glory in a defeat
    (DF-R-27)."""
    points = glory(state) if won else 0
    state.emit(GameEnded, rule, won, points, title(points).id if won else None)
    everybody = tuple(range(state.players_count))
    score = {"glory": points, "rounds": state.round}
    return Outcome(
        winners=everybody if won else (), rule=rule, scores=tuple(score for _ in everybody)
    )


def win(state: State) -> NoReturn:
    """DF-14.8, DF-15.1: the big bad is defeated."""
    raise Ended(conclude(state, "DF-14.8", won=True))


def lose(state: State, rule: str) -> NoReturn:
    """DF-15.2: all are stunned (DF-9.4), or there are no dice left (DF-14.7)."""
    raise Ended(conclude(state, rule, won=False))


def count_throw(state: State) -> None:
    """DF-R-83: throws and flips are counted; a party that has had too many loses."""
    state.throws += 1
    if state.throws > state.options.throw_limit:
        lose(state, "DF-R-83")


def leave(state: State, seat: Seat) -> Outcome | None:
    """DF-R-82: the next player plays the heroes of who leaves; when all are gone, all is lost."""
    staying = [other for other in range(state.players_count) if other not in state.resigned]
    if not staying:
        return conclude(state, "DF-R-82", won=False)
    following = next((other for other in staying if other > seat), staying[0])
    state.seats = [following if player == seat else player for player in state.seats]
    return None
