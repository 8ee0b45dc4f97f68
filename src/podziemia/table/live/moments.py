"""Moments: a match as it was after so many decisions, for replays and for catching up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.table import wire
from podziemia.table.journal.positions import past_position
from podziemia.table.live.table import LiveTable

KEPT: Final = 32
EVERYBODY: Final = "all"
NOBODY: Final = "none"

visited: OrderedDict[tuple[str, int, int], Match[Any]] = OrderedDict()
"""Matches that somebody goes through, one decision after the other."""


async def moment(
    table: LiveTable, number: int, eyes: str, person_hash: str | None
) -> wire.Position:
    """A match after so many decisions: a finished one through any eyes, else through one's own."""
    async with table.lock:
        journal = await table.current()
        if journal is None:
            raise BadInput("table-not-begun")
        match = journal.match
        seat = seat_of(eyes, match.state.players_count)
        if not match.over and seat not in table.seats_of(person_hash):
            raise BadInput("table-not-over")
        if not 0 <= number <= journal.moments:
            raise BadInput("table-no-moment", {"number": number, "last": journal.moments})
        # What only others know of must not even show in how long this takes.
        past = await at(match, (table.id, journal.known(None)), number)
        return past_position(past, number, seat, everything=eyes == EVERYBODY)


def seat_of(eyes: str, players: int) -> Seat | None:
    """The seat through whose eyes somebody looks."""
    if eyes in (EVERYBODY, NOBODY):
        return None
    if eyes in [str(seat) for seat in range(players)]:
        return int(eyes)
    raise BadInput("table-bad-eyes", {"eyes": eyes, "last": players - 1})


async def at(match: Match[Any], key: tuple[str, int], number: int) -> Match[Any]:
    """The match after its first decisions; one further is quick."""
    past = visited.pop((*key, number), None)
    if past is None and (before := visited.pop((*key, number - 1), None)) is not None:
        before.repeat(match.decisions[number - 1])
        past = before
    if past is None:
        past = await asyncio.to_thread(rewound, match, number)
    visited[(*key, number)] = past
    while len(visited) > KEPT:
        visited.popitem(last=False)
    return past


def rewound(match: Match[Any], number: int) -> Match[Any]:
    """A copy of the match, taken back to its first decisions."""
    past = match.fork(events=True)
    past.rewind(number)
    return past
