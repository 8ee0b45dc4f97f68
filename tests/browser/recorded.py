"""Matches that are under way already: played here until it is as wanted, then kept as entries.

A server finds such a table in its database as it would find its own after a restart. A test that
is about one question begins there, and not a hundred clicks before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import pytest

import podziemia
from podziemia.kernel import registry
from podziemia.kernel.bots import make_bot
from podziemia.kernel.game import HUMAN, RANDOM, Game, Value
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng
from podziemia.table.journal.entries import Began, Decided
from podziemia.table.live.info import summary_of
from podziemia.table.storage.store import EntryRow, SeatRow, TableRow, open_store
from podziemia.table.tokens import hashed, new_token
from tests.browser.person import Person
from tests.table.server import Hosted, new_person

Wanted: TypeAlias = Callable[[Match[Any]], bool]
MATCHES: Final = 500
"""In how many matches something may fail to happen."""


@dataclass(frozen=True)
class Recorded:
    """A table whose match is under way, and the tokens of its people by seat."""

    table: str
    people: dict[int, str]
    match: Match[Any]
    """The match as it stood when the table was put into the database."""

    def seat(self, person: Person, seat: int = 0) -> Person:
        """Somebody goes on playing at a seat."""
        person.become(self.people[seat]).go(f"/table/{self.table}")
        return person.expect_board()


@dataclass(frozen=True)
class Unopened:
    """A database that no server has open yet."""

    path: Path

    def keep(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> None:
        """Put a table into it."""

        async def keep() -> None:
            store = await open_store(str(self.path))
            await store.open_table(table, seats, entries)
            await store.close()

        with ThreadPoolExecutor(1) as aside:  # the browser's event loop runs in this thread
            aside.submit(asyncio.run, keep()).result()


def recorded(
    place: Hosted | Unopened,
    wanted: Wanted,
    *seats: str,
    game: str = "boss_monster",
    options: dict[str, Value] | None = None,
    names: Sequence[str] = ("Ala", "Ola", "Ewa"),
    listed: bool = False,
    bot: str = RANDOM,
) -> Recorded:
    """A table at which it is as wanted: such a bot has decided for everybody until then."""
    match = played_until(wanted, game, seats, options, bot)
    people = {seat: new_person() for seat, name in enumerate(seats) if name == HUMAN}
    now = time.time()
    setup = match.record().setup
    row = TableRow(
        id=new_token(),
        game=game,
        version=setup.version,
        options=setup.options,
        seed=str(setup.seed),
        pace="live",
        clock=0,
        listed=listed,
        state="over" if match.over else "playing",
        host_hash=hashed(people[min(people)]),
        created=now,
        changed=now,
        due=now,  # whoever finds it lets the bots move
        asked=tuple(sorted(match.pending)),
        moments=len(match.decisions),
        summary=summary_of(match),
        outcome=match.outcome,
    )
    sitting = [
        SeatRow(
            seat=seat,
            kind="human",
            controller=HUMAN,
            name=name,
            person_hash=hashed(people[seat]),
        )
        if seat in people
        else SeatRow(seat=seat, kind="bot", controller=seats[seat], name="")
        for seat, name in zip(range(len(seats)), [*names, *seats], strict=False)
    ]
    made = [Decided(d.seat, msgspec.to_builtins(d.option), d.by) for d in match.decisions]
    entries = [
        EntryRow(number, now, msgspec.json.encode(entry).decode())
        for number, entry in enumerate([Began(setup.seats), *made])
    ]

    place.keep(row, sitting, entries)
    return Recorded(row.id, people, match)


def played_until(
    wanted: Wanted, game: str, seats: Sequence[str], options: dict[str, Value] | None, bot: str
) -> Match[Any]:
    """The first match, of those with the seeds 0, 1, 2 and so on, in which it is ever as wanted."""
    for seed in range(MATCHES):
        match = podziemia.start(game, len(seats), seed, options, seats)
        chance = Rng(f"recorded/{seed}")
        bots = [make_bot(match.game, bot, seed + seat) for seat in range(len(seats))]
        while not (match.over or wanted(match)):
            seat = chance.pick(sorted(match.pending))
            if bot == RANDOM:
                match.play(seat, chance.pick(match.pending[seat].options))
            else:
                match.play(seat, bots[seat].choose(match.seen(seat)))
        if wanted(match):
            print(f"a recorded match with the seed {seed}")
            return match
    message = f"it never came to that in {MATCHES} matches"
    raise AssertionError(message)


@contextmanager
def beginning(game: Game[Any], given: dict[str, Any]) -> Iterator[None]:
    """Meanwhile a match of this game begins with this position."""

    class Arranged(Game[Any]):
        """Only a match begins so; scenarios and lessons are as they were."""

        def arrange(self, *about: Any, **more: Any) -> Any:
            return game.arrange(*about, **more)

    def start(players: int, options: Any, rng: Any) -> Any:
        return game.arrange(players, options, given, rng)

    known = registry.games
    kept = {field.name: getattr(game, field.name) for field in fields(game)}
    arranged = Arranged(**kept | {"start": start})
    games = tuple(arranged if each is game else each for each in known())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "games", lambda: games)
        yield


def on_the_floor(
    *windows: str, own: bool = False, only_pass: bool | None = None, spells: int = 0
) -> Wanted:
    """Boss Monster: seat 0 has the floor in one of these windows, its own or somebody else's."""

    def wanted(match: Match[Any]) -> bool:
        ask = match.pending.get(0)
        return (
            ask is not None
            and ask.prompt == "floor"
            and ask.about["window"] in windows
            and (ask.about["active"] == 0) == own
            and only_pass in (None, len(ask.options) == 1)
            and len(match.state.players[0].spells) >= spells
        )

    return wanted


def asked(prompt: str) -> Wanted:
    """Seat 0 is asked this."""
    return lambda match: 0 in match.pending and match.pending[0].prompt == prompt
