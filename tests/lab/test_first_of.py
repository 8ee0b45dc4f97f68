"""Where the first answer counts, programs let chance say whose it is: every seat gets its share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Ask, Option, Seat
from podziemia.lab.bench import dice
from podziemia.lab.random_match import play_at_random
from podziemia.lab.simulate import play_plainly
from podziemia.lab.tournament import play_forfeiting
from tests.laws.toys.frame import begin
from tests.laws.toys.volunteers import ERRANDS, volunteers

PLAYERS, MATCHES = 3, 60
SHARE = MATCHES * ERRANDS / PLAYERS
ENOUGH = range(int(SHARE * 0.75), int(SHARE * 1.25))


def matches() -> list[Match[Any]]:
    """Matches in which every decision is the first answer."""
    return [begin(volunteers(), PLAYERS, seed) for seed in range(MATCHES)]


def bots(seed: int) -> list[RandomBot]:
    """A bot for every seat."""
    return [RandomBot(10 * seed + seat) for seat in range(PLAYERS)]


def check_shares(seats: Iterable[Seat]) -> None:
    """All seats have answered about equally often."""
    counts = Counter(seats)
    assert sorted(counts) == list(range(PLAYERS))
    assert all(count in ENOUGH for count in counts.values()), counts


def deciding(played: Iterable[Match[Any]]) -> list[Seat]:
    """Whose decisions were made."""
    return [made.seat for match in played for made in match.decisions]


def test_in_a_rollout() -> None:
    match = begin(volunteers(), PLAYERS, seed=1)
    asked: list[Seat] = []

    def policy(_: Any, ask: Ask) -> Option:
        asked.append(ask.seat)
        return ask.default

    for seed in range(MATCHES):
        match.rollout(seed, policy)
    check_shares(asked)
    assert match.rollout(7) == match.rollout(7)


def test_when_bots_advance() -> None:
    played = matches()
    for seed, match in enumerate(played):
        advance(match, dict(enumerate(bots(seed))))
    check_shares(deciding(played))


def test_bots_advance_in_the_same_way_again() -> None:
    first, second = begin(volunteers(), PLAYERS, seed=1), begin(volunteers(), PLAYERS, seed=1)
    for match in (first, second):
        advance(match, dict(enumerate(bots(1))))
    assert first.decisions == second.decisions


def test_a_world_dealt_anew_does_not_tell_who_will_be_first() -> None:
    match = begin(volunteers(), PLAYERS, seed=1)
    orders = {tuple(match.determinize(0, seed).answering()) for seed in range(40)}
    assert len(orders) == 6


def test_when_matches_are_simulated() -> None:
    played = matches()
    for seed, match in enumerate(played):
        play_plainly(match, [*bots(seed)], None)
    check_shares(deciding(played))


def test_in_a_tournament() -> None:
    played = matches()
    for seed, match in enumerate(played):
        play_forfeiting(match, bots(seed), None)
    check_shares(deciding(played))


def test_in_a_benchmark() -> None:
    played, chance = matches(), dice(1)
    for match in played:
        play_at_random(match, chance)
    check_shares(deciding(played))


def test_where_all_have_left_standing_instructions() -> None:
    played = matches()
    for match in played:
        going: list[list[Instruction]] = [[Instruction("go", {"far": 1})]] * PLAYERS
        match.standing = dict(enumerate(going))
        match.play(match.answering()[0], 0)
    check_shares(deciding(played))
