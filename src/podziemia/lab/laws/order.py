"""Law 7: whoever acts at the same time may answer in any order."""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.asking import Option, Seat
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng
from podziemia.lab.laws.broken import check_same
from podziemia.lab.policies import any_option, some

LAW: Final = "order-freedom"
ORDERS: Final = 6


def check_order(match: Match[Any], seed: int) -> None:
    """Whatever order the answers come in, after the same answers it is the same match."""
    if len(match.pending) < 2:  # noqa: PLR2004 -- nobody else to be before or after
        return
    chance = Rng(seed)
    answers = {seat: answers_of(match, seat, chance) for seat in sorted(match.pending)}
    arrivals = [seat for seat, given in answers.items() for _ in given]
    digests: dict[tuple[int, ...], str] = {}
    orders = [arrivals, arrivals[::-1]]
    orders += [some(chance, arrivals, len(arrivals)) for _ in range(ORDERS)]
    for order in orders:
        other = match.fork()
        given = dict.fromkeys(answers, 0)
        for seat in order:
            other.play(seat, answers[seat][given[seat]])
            given[seat] += 1
            digest = other.digest()
            known = digests.setdefault(tuple(given.values()), digest)
            check_same(LAW, match, f"the order {order} of {answers} matters", known, digest)


def answers_of(match: Match[Any], seat: Seat, chance: Rng) -> list[Option]:
    """All answers of a seat while the others wait."""
    alone = match.fork()
    policy = any_option(chance)
    given: list[Option] = []
    while seat in alone.pending:
        given.append(policy(alone, seat))
        alone.play(seat, given[-1])
    return given
