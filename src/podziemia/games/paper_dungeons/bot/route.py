"""The way through the dungeon: which rooms to visit next, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from ..content import ROUNDS, SEASON_ENDS
from ..dungeon import DUNGEONS, LETTERS, NUMBERS, OUTSIDE, ROOMS, Room, Rooms
from ..options import Step
from ..rules.dice import DICE_PER_ROUND
from . import weights as w
from .valuation import Outlook


class Prize(NamedTuple):
    """Something in a room that must be reached in time."""

    worth: float
    dice: int
    """How many dice are left until it is too late."""
    patience: float
    """How much of it is left with every step."""


Way: TypeAlias = "tuple[float, Room, Rooms, Way | None]"
"""A way in the making: its worth, its last room, what is explored by then, and the way before."""


class Route(NamedTuple):
    """A way, and what it is worth."""

    rooms: tuple[Room, ...]
    worth: float
    """All of it, without the price of its steps."""
    urgency: float
    """How much of it would be lost with one die less."""


@cache
def ways(dungeon: str, passing: int) -> tuple[tuple[Room, ...], ...]:
    """The rooms that one point leads to, by room; outside is last."""
    return tuple(
        tuple(NUMBERS[option.room] for option in options if isinstance(option, Step))
        for options in DUNGEONS[dungeon].steps[passing]
    )


@cache
def distances(dungeon: str) -> tuple[int, ...]:
    """How many points lead from outside to each room, without items; very many if none do."""
    paths = ways(dungeon, 0)
    found = dict.fromkeys(paths[OUTSIDE], 1)
    for room in (queue := list(found)):
        for target in paths[room]:
            if target not in found:
                found[target] = found[room] + 1
                queue.append(target)
    return tuple(found.get(room, len(ROOMS)) for room in range(len(ROOMS)))


def onward(
    beam: list[Way], paths: Sequence[Sequence[Room]], gains: list[float], traps: list[float]
) -> dict[tuple[Room, Rooms], Way]:
    """The ways one step longer: the best to each room with the same rooms explored."""
    found: dict[tuple[Room, Rooms], Way] = {}
    for way in beam:
        worth, room, explored, _ = way
        for target in paths[room]:
            bit = 1 << target
            key = (target, explored | bit)
            gained = worth + (traps if explored & bit else gains)[target]
            other = found.get(key)
            if other is None or other[0] < gained:
                found[key] = (gained, target, explored | bit, way)
    return found


def rooms_of(way: Way) -> tuple[Room, ...]:
    """The rooms of a way in order."""
    found = []
    while way[3] is not None:
        found.append(way[1])
        way = way[3]
    return tuple(reversed(found))


class Explorer:
    """Looks for the best way from where the party is."""

    __slots__ = ("gains", "outlook", "prizes", "traps")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        explored = outlook.sheet.explored
        self.gains = [
            0.0 if explored & card.bit else outlook.room_worth(room, card)
            for room, card in enumerate(ROOMS)
        ]
        self.traps = [outlook.trap if card.trap else 0.0 for card in ROOMS]
        self.prizes: dict[Room, Prize] = {}
        self.find_bosses()
        self.find_gems()

    def dice_until(self, round_: int) -> int:
        """How many dice are left until the end of a round."""
        return max(self.outlook.dice_left - DICE_PER_ROUND * (ROUNDS - round_), 0)

    def find_bosses(self) -> None:
        """Bosses wait for the end of their season."""
        dungeon, sheet = self.outlook.state.map, self.outlook.sheet
        for number in range(len(sheet.bosses), len(SEASON_ENDS)):
            room = dungeon.boss_rooms[number]
            if not sheet.explored >> room & 1:
                worth = self.outlook.finding_worth(number)
                self.prizes[room] = Prize(worth, self.dice_until(SEASON_ENDS[number]), 1.0)

    def find_gems(self) -> None:
        """Gems that vanish, that others may loot, or that wait."""
        state, sheet = self.outlook.state, self.outlook.sheet
        last = [ROUNDS] * len(LETTERS)
        patience = 1.0 if state.solo else w.RIVALRY
        if state.gems_vanish:
            for number in range(len(SEASON_ENDS) - 1, len(sheet.bosses) - 1, -1):
                for letter in state.map.bosses[number].vanish:
                    last[LETTERS.index(letter)] = SEASON_ENDS[number]
        for room, card in enumerate(ROOMS):
            if card.gem >= 0 and not sheet.explored & card.bit and sheet.is_available(card.gem):
                dice = self.dice_until(last[card.gem])
                self.prizes[room] = Prize(self.outlook.gem, dice, patience)

    def prize(self, prize: Prize, step: int, free: int, spent: int) -> float:
        """What a prize is worth at some step, when so many points are in hand."""
        if step <= free:
            return prize.worth
        points = w.DIE_POINTS * max(prize.dice - spent, 0)
        late = max(step - free - w.LEISURE * points, 0.0)
        in_time = max(1.0 - late / ((1.0 - w.LEISURE) * points + 1.0), 0.0)
        return float(prize.worth * in_time * prize.patience ** (step - free))

    def search(self, free: int, spent: int) -> Route:
        """The best way when so many points are in hand, and every further one has its price.

        They may be those of a die that has not been used yet: it is spent with them.
        """
        outlook = self.outlook
        sheet = outlook.sheet
        paths = ways(outlook.state.map.id, sheet.passing())
        steps = min(w.HORIZON, int(free + w.DIE_POINTS * (outlook.dice_left - spent)))
        start: Way = (0.0, sheet.room, sheet.explored, None)
        beam, best, best_worth = [start], start, 0.0
        known = {(sheet.room, sheet.explored)}
        for step in range(1, steps + 1):
            found = onward(beam, paths, *self.gains_at(step, free, spent))
            new = [way for key, way in found.items() if key not in known]  # not there before
            if not new:
                break
            known.update(found)
            beam = sorted(new, key=itemgetter(0), reverse=True)[: w.WIDTH]
            net = beam[0][0] - w.PRICE * max(step - free, 0)
            if net > best_worth:
                best, best_worth = beam[0], net
        rooms = rooms_of(best)
        return Route(rooms, best[0], self.urgency(rooms, free, spent))

    def gains_at(self, step: int, free: int, spent: int) -> tuple[list[float], list[float]]:
        """What every room brings at some step, when it is new and when it is not."""
        patience = w.PATIENCE ** max(step - free, 0)
        gains = self.gains.copy()
        for room, prize in self.prizes.items():
            gains[room] += self.prize(prize, step, free, spent)
        return [gain * patience for gain in gains], [trap * patience for trap in self.traps]

    def urgency(self, rooms: tuple[Room, ...], free: int, spent: int) -> float:
        """What a way would lose if the next die were used for something else."""
        lost = 0.0
        for step, room in enumerate(rooms, start=1):
            if room in self.prizes:
                prize = self.prizes[room]
                lost += self.prize(prize, step, free, spent)
                lost -= self.prize(prize, step + free, 0, spent)
        return lost
