"""Law 7: whoever acts at the same time may answer in any order."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeAlias

from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option, Seat
from podziemia.kernel.rng import Rng
from podziemia.lab.laws.broken import check_same
from podziemia.lab.plain_bots import some

LAW: Final = "order-freedom"
ORDERS: Final = 6
Given: TypeAlias = tuple[int, ...]
"""How many answers each seat has given."""


def check_order(match: Match[Any], seed: int) -> None:
    """Whatever order the answers come in, after the same answers it is the same match."""
    if match.common_round is None or len(match.pending) == 1:
        return
    chance = Rng(seed)
    answers = {seat: answers_of(match, seat, chance) for seat in sorted(match.pending)}
    arrivals = [seat for seat, given in answers.items() for _ in given]
    orders = [arrivals, arrivals[::-1]]
    orders += [some(chance, arrivals, len(arrivals)) for _ in range(ORDERS)]
    digests: dict[Given, str] = {}
    for order, met in zip(orders, meetings(orders), strict=True):
        other = match.fork()
        given = dict.fromkeys(answers, 0)
        for seat, meets in zip(order, met, strict=True):
            other.play(seat, answers[seat][given[seat]])
            given[seat] += 1
            if meets:
                digest = other.digest()
                known = digests.setdefault(tuple(given.values()), digest)
                check_same(LAW, match, f"the order {order} of {answers} matters", known, digest)


def meetings(orders: list[list[Seat]]) -> list[list[bool]]:
    """For every order, after which of its answers another order has been given the same ones."""
    seats = sorted(set(orders[0]))
    ways: list[list[Given]] = []
    for order in orders:
        given = dict.fromkeys(seats, 0)
        way: list[Given] = []
        for seat in order:
            given[seat] += 1
            way.append(tuple(given.values()))
        ways.append(way)
    times = Counter(given for way in ways for given in way)
    return [[times[given] > 1 for given in way] for way in ways]


def answers_of(match: Match[Any], seat: Seat, chance: Rng) -> list[Option]:
    """All answers of a seat while the others wait."""
    alone = match.fork()
    own = Rng(chance.word())
    given: list[Option] = []
    while seat in alone.pending:
        given.append(alone.pending[seat].sample(own))
        alone.play(seat, given[-1])
    return given
