"""What the laws are tried on: every game, with any number of players, options and manners."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import podziemia
from podziemia.kernel.bots import RandomBot
from podziemia.kernel.game import Game, MakeBot, Switch, Value
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import Dose, Inspector
from podziemia.lab.plain_bots import Eager, First, Last, Reluctant

BOTS: Final[dict[str, MakeBot]] = {
    "any": RandomBot,
    "first": First,
    "last": Last,
    "reluctant": Reluctant,
    "eager": Eager,
}
MANNERS: Final = ("any", "any", "reluctant", "eager", "first", "last")
SHARES: Final = {
    "all laws": 16.0,
    "its own": 10.0,
    "undo": 4.0,
    "bots": 2.0,
    "freeze": 2.0,
    "record": 2.0,
    "no samples": 4.0,
}
"""The 40 seconds of processor time for the laws of a game; the last are not drawn upon."""
EVERYBODY: Final = 8
"""Samples among which there is every number of players."""


@dataclass(frozen=True)
class Table:
    """How a match is begun and played."""

    game: str
    players: int
    seed: int
    options: dict[str, Value]
    manners: tuple[str, ...]

    @staticmethod
    def drawn(game: Game[Any], number: int) -> Table:
        """One of all tables of a game; every number of players comes in turn."""
        chance = Rng(f"{game.id}/{number}")
        players = game.players[number % len(game.players)]
        options = {switch.id: chance.pick(values(switch)) for switch in game.switches}
        manners = tuple(chance.pick(MANNERS) for _ in range(players))
        return Table(game.id, players, chance.word(), options, manners)

    def match(self, *, events: bool = True) -> Match[Any]:
        """The match before its first decision."""
        return podziemia.start(self.game, self.players, self.seed, self.options, events=events)

    def chance(self) -> Rng:
        """Chance of the table's own, apart from the match's."""
        return Rng(f"table/{self.seed}")


def values(switch: Switch) -> Sequence[Value]:
    """The values of a switch; of many numbers the usual one and the bounds."""
    if isinstance(switch.default, bool):
        return (False, True)
    if switch.longest:  # a file of the players' own
        return (switch.default,)
    return switch.choices or (switch.default, switch.least, switch.most)


def positions(
    match: Match[Any], table: Table, *, decide: Callable[[Match[Any], Rng], None] | None = None
) -> Iterator[Match[Any]]:
    """The match before every decision and at its end; the players have their manners.

    What the world answers is a mere sample here: to find it out may take long.
    """
    chance = table.chance()
    bots = [BOTS[manner](chance.word()) for manner in table.manners]
    while not match.over:
        yield match
        if decide is not None:
            decide(match, chance)
        if not match.over:
            seat = chance.pick(sorted(match.pending))
            if seat == WORLD:
                match.play(WORLD, match.pending[WORLD].sample(chance))
            else:
                match.play(seat, bots[seat].choose(match.seen(seat)))
    yield match


def some_positions(
    match: Match[Any], table: Table, share: float
) -> Iterator[tuple[Match[Any], int]]:
    """A share of the positions of a match, each with a seed for what is tried there."""
    chance = Rng(f"positions/{table.seed}")
    for position in positions(match, table):
        seed = chance.word()
        if seed < share * 2**32:
            yield position, seed


def inspected(match: Match[Any], table: Table, dose: Dose) -> None:
    """Play a match to its end under all laws."""
    inspector = Inspector(match, table.seed, dose)
    for position in positions(match, table):
        if position.decisions:
            inspector.after()
        if not position.over:
            inspector.before()
    inspector.finish()


def some(table: Table) -> Dose:
    """About as many checks in every match, however long it is and however many play.

    A check looks through the eyes of every seat: the more there are, the fewer are made. A witness
    looks at every position.
    """
    short = table.match(events=False)
    length = sum(1 for _ in positions(short, table)) * max(table.players / 2, 1)
    lockstep, seldom, witness = 12 / length, 3 / length, min(100 / length, 1.0)
    return Dose(lockstep, seldom, seldom, seldom, seldom, seldom, witness, replay=0.5)
