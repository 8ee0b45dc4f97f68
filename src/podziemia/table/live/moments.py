"""Moments: a match as it was after so many decisions, for replays and for catching up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from podziemia.kernel.asking import Seat
from podziemia.kernel.errors import BadInput
from podziemia.kernel.match import Match
from podziemia.table import wire
from podziemia.table.journal.journal import open_scene
from podziemia.table.live.table import Live
from podziemia.table.tokens import same

KEPT: Final = 32
EVERYBODY: Final = "all"
NOBODY: Final = "none"

steps: OrderedDict[tuple[str, int, int], Match[Any]] = OrderedDict()
"""Matches that somebody goes through step by step."""


async def moment(table: Live, number: int, eyes: str, person: str | None) -> wire.Position:
    """A match after so many decisions: a finished one through any eyes, else through one's own."""
    async with table.lock:
        play = await table.current()
        if play is None:
            raise BadInput("table-not-begun")
        match, entries = play.match, play.number
        if not 0 <= number <= len(match.decisions):
            raise BadInput("table-no-moment", {"number": number, "last": len(match.decisions)})
        seat = seat_of(eyes, match.state.players_count)
        own = [s.seat for s in table.row.seats if person is not None and same(s.person, person)]
        if not match.over and (eyes == EVERYBODY or seat is None or seat not in own):
            raise BadInput("table-not-over")
        past = await at(match, (table.id, entries), number)
        return position(past, number, seat, everything=eyes == EVERYBODY)


def seat_of(eyes: str, players: int) -> Seat | None:
    """The seat through whose eyes somebody looks."""
    if eyes in (EVERYBODY, NOBODY):
        return None
    if eyes in [str(seat) for seat in range(players)]:
        return int(eyes)
    raise BadInput("table-bad-eyes", {"eyes": eyes, "last": players - 1})


async def at(match: Match[Any], key: tuple[str, int], number: int) -> Match[Any]:
    """The match after its first decisions; one step further is quick."""
    past = steps.pop((*key, number), None)
    if past is None and (before := steps.pop((*key, number - 1), None)) is not None:
        before.repeat(match.decisions[number - 1])
        past = before
    if past is None:
        past = await asyncio.to_thread(rewound, match, number)
    steps[(*key, number)] = past
    while len(steps) > KEPT:
        steps.popitem(last=False)
    return past


def rewound(match: Match[Any], number: int) -> Match[Any]:
    """A copy of the match, taken back to its first decisions."""
    past = match.fork(events=True)
    past.rewind(number)
    return past


def position(
    match: Match[Any], number: int, seat: Seat | None, *, everything: bool
) -> wire.Position:
    """A past position as it is sent: nothing can be chosen in it."""
    scene = open_scene(match) if everything else match.game.scene(match.view(seat))
    events = match.all_events() if everything else match.events(seat)
    return wire.Position(
        number=number,
        seat=seat,
        scene=scene,
        question=None,
        asked=tuple(sorted(match.pending)),
        outcome=match.outcome,
        first_event=0,
        events=tuple(msgspec.to_builtins(event) for event in events),
        moments=number,
    )
