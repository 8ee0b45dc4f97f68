"""Laws 1 and 2: the same record gives the same match; a copy is the same and independent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from podziemia.kernel import record as records
from podziemia.kernel.answers import option_union
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Resign, Seat
from podziemia.kernel.record import Decision
from podziemia.kernel.registry import reopen, replay
from podziemia.kernel.rng import Rng
from podziemia.lab.laws.broken import LawBroken, check_same

DETERMINISM: Final = "determinism"
FORK: Final = "fork"


def viewers(match: Match[Any]) -> list[Seat | None]:
    """Everybody who looks on: the seats, and a spectator."""
    return [*range(match.state.players_count), None]


def standing_at(match: Match[Any]) -> dict[str, Any]:
    """Everything that must be the same in a copy."""
    return {
        "digest": match.digest(),
        "asked": {
            seat: (ask.prompt, ask.rule, dict(ask.about), list(ask.options), ask.secret)
            for seat, ask in sorted(match.pending.items())
        },
        "outcome": match.outcome,
        "decisions": list(match.decisions),
        "views": {str(viewer): match.view(viewer) for viewer in viewers(match)},
    }


def check_replay(match: Match[Any], digests: Mapping[int, str]) -> None:
    """The record of a match, read again, plays through the same digests to the same end.

    `digests` are those of the match after some numbers of decisions.
    """
    written = match.record().to_json()
    try:
        again = replay(written)
    except Exception as fault:
        raise LawBroken(DETERMINISM, match, f"its record cannot be replayed: {fault!r}") from fault
    same = -1
    for number, position in retold(written):
        if number in digests:
            if digests[number] != position.digest():
                check_way(DETERMINISM, match, "its replay", retold(written), same)
            same = number
    check_same(DETERMINISM, match, "the replay differs", standing_at(match), standing_at(again))
    check_same(
        DETERMINISM, match, "the record of the replay differs", written, again.record().to_json()
    )


def retold(written: bytes) -> Iterator[tuple[int, Match[Any]]]:
    """A record that is played again, before its first decision and after each."""
    data = records.read(written)
    match = reopen(data.setup, events=False)
    union = option_union(match.game) | Resign
    yield 0, match
    for number, entry in enumerate(data.decisions, 1):
        option = msgspec.convert(entry.choose, union)
        match.repeat(Decision(entry.seat, option, entry.by))
        yield number, match


def check_way(
    law: str, match: Match[Any], who: str, other: Iterable[tuple[int, Match[Any]]], same: int
) -> None:
    """Tell the first decision by which another match left the way of this one.

    After `same` decisions they were the same.
    """
    for number, position in other:
        if number > same:
            own = match.fork()
            own.rewind(number)
            what = f"{who} goes another way by decision {number}"
            check_same(law, match, what, standing_at(own), standing_at(position))
    raise LawBroken(law, match, f"{who} goes another way after {same} decisions, now and then")


def check_fork(match: Match[Any], seed: int, *, steps: int = 5) -> None:
    """A fork, and the fork of a match dealt anew, is the same and goes its own way."""
    before = standing_at(match)
    check_copy(match, match, seed, steps)
    seat = Rng(seed).pick(viewers(match))
    dealt = match.determinize(seat, seed)
    check_same(
        FORK,
        match,
        f"dealing anew for seat {seat} with {seed} gives two results",
        dealt.digest(),
        match.determinize(seat, seed).digest(),
    )
    check_copy(match, dealt, seed, steps)
    check_same(FORK, match, "copies touched the match", before, standing_at(match))


def check_freeze(match: Match[Any], seed: int, *, steps: int = 5) -> None:
    """A match that was frozen and thawed is the same, events included, and has the same future."""
    assert match.setup is not None, "only a match that began from setup is frozen"
    thawed = reopen(match.setup)
    thawed.thaw(match.freeze())
    check_same(FORK, match, "a thawed match differs", standing_at(match), standing_at(thawed))
    told = list(thawed.all_events())
    check_same(FORK, match, "a thawed match tells otherwise", list(match.all_events()), told)
    future = played_on(match.fork(), seed, steps)
    check_same(
        FORK, match, "a thawed match goes on otherwise", future, played_on(thawed, seed, steps)
    )
    thawed.rewind(len(match.decisions))
    check_same(FORK, match, "a thawed match goes back otherwise", match.digest(), thawed.digest())
    again = list(thawed.all_events())
    check_same(FORK, match, "a thawed match that went back tells otherwise", told, again)


def check_copy(match: Match[Any], source: Match[Any], seed: int, steps: int) -> None:
    """Forks of `source` equal it, and from the same choices have the same future."""
    wanted = standing_at(source)
    first, second = source.fork(events=True), source.fork()
    check_same(FORK, match, "a fork differs", wanted, standing_at(first))
    future = played_on(first, seed, steps)
    digest = wanted["digest"]
    check_same(FORK, match, "playing on a fork touched its source", digest, source.digest())
    check_same(FORK, match, "playing on a fork touched another", digest, second.digest())
    check_same(FORK, match, "a fork has another future", future, played_on(second, seed, steps))
    third = first.fork()
    check_same(FORK, match, "a fork of a fork differs", first.digest(), third.digest())


def played_on(match: Match[Any], seed: int, steps: int) -> list[str]:
    """Make a few arbitrary decisions; the digests after each."""
    chance = Rng(seed)
    digests = []
    for _ in range(steps):
        if match.over:
            break
        seat = chance.pick(sorted(match.pending))
        match.play(seat, match.pending[seat].sample(chance))
        digests.append(match.digest())
    return digests
