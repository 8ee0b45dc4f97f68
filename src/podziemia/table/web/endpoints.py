"""The HTTP interface: what may be asked for, in one list that makes routes and OpenAPI."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from podziemia.kernel import registry
from podziemia.kernel.bots import bots_of
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.outcome import seats_again
from podziemia.kernel.questions import Seat
from podziemia.kernel.rulebook import Rulebook
from podziemia.kernel.texts import KERNEL_LOCALE, LANGUAGES
from podziemia.kernel.texts import texts as words
from podziemia.kernel.tutorial import tutorial_of
from podziemia.table import wire
from podziemia.table.live.info import table_info
from podziemia.table.live.moments import moment
from podziemia.table.lobby import openings, rematches, seats, uploads
from podziemia.table.storage.rows import TableRow
from podziemia.table.tokens import same
from podziemia.table.web.lessons import lesson
from podziemia.table.web.requests import ApiRequest

MOST_LISTED: Final = 50
MOST_OWN: Final = 200

Handler: TypeAlias = Callable[[ApiRequest], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be asked for."""

    method: str
    path: str
    what: str
    handler: Handler
    answer: Any
    body: Any = None
    query: dict[str, tuple[str, ...]] = {}
    """Names and what they may be; empty: anything."""
    private: bool = False
    """Whether it wants to know the person (`Authorization: Bearer …`)."""
    opens: bool = False
    """Whether it makes something that stays, and is limited more."""


class Ftl(msgspec.Struct, frozen=True):
    """Messages in Fluent's format."""

    text: str


class RecordFile(msgspec.Struct, frozen=True):
    """A record to download."""

    name: str
    data: bytes


async def games(request: ApiRequest) -> list[wire.GameInfo]:
    """Every game."""
    return [game_info(game) for game in registry.games()]


def warm() -> None:
    """Read what every first page asks for, before anybody asks."""
    for game in registry.games():
        game_info(game)


@cache
def game_info(game: Game[Any]) -> wire.GameInfo:
    """A game as the lobby shows it."""
    tutorial, most = tutorial_of(game), game.players[-1]
    return wire.GameInfo(
        id=game.id,
        prefix=game.prefix.lower(),
        names=in_both(game, "name"),
        pitches=in_both(game, "pitch"),
        kinds=in_both(game, "kind"),
        version=game.version,
        least=game.players[0],
        most=most,
        minutes=game.minutes,
        deciding=game.deciding,
        swaps=seats_again(game.sides, most) != seats_again(game.sides, most, swap=True),
        switches=tuple(
            msgspec.convert(switch.for_people(), wire.SwitchInfo, from_attributes=True)
            for switch in game.switches
        ),
        bots=tuple(bots_of(game)),
        lessons=len(tutorial.steps) if tutorial else 0,
    )


def in_both(game: Game[Any], what: str) -> dict[wire.Language, str]:
    """A message of a game in every language."""
    message = f"{game.prefix.lower()}-{what}"
    return {lang: words(game.id, lang).say(message) for lang in LANGUAGES}


async def cards(request: ApiRequest) -> dict[str, wire.CardInfo]:
    """Every card of a game."""
    return dict(registry.find(request.path["game"]).cards)


async def rulebook(request: ApiRequest) -> Rulebook:
    """The rulebook of a game."""
    return Rulebook.of(registry.find(request.path["game"]), language(request))


async def texts(request: ApiRequest) -> Ftl:
    """The messages of the kernel and of a game."""
    folders = [KERNEL_LOCALE, registry.find(request.path["game"]).folder / "locale"]
    files = [
        path for folder in folders for path in sorted(folder.glob(f"*.{language(request)}.ftl"))
    ]
    return Ftl("\n".join(path.read_text(encoding="utf-8") for path in files))


def language(request: ApiRequest) -> str:
    """The language of a path."""
    found = request.path["lang"]
    if found not in LANGUAGES:
        raise BadInput("unknown-language", {"language": found, "known": ", ".join(LANGUAGES)})
    return found


async def lessons(request: ApiRequest) -> wire.Lesson:
    """One step of a tutorial."""
    game = registry.find(request.path["game"])
    return await request.in_thread(lesson, game, request.number("step"))


async def open_table(request: ApiRequest) -> wire.Opened:
    """Open a table."""
    return await openings.open_table(request.hall, request.body)


async def tables(request: ApiRequest) -> wire.Tables:
    """The public tables."""
    state: Any = request.query.get("state", "waiting")
    if state not in ("waiting", "playing", "over"):
        raise BadInput("table-bad-state")
    rows = await request.hall.store.listed(state, MOST_LISTED)
    return wire.Tables(tables=tuple(info(request, row) for row in rows))


async def mine(request: ApiRequest) -> wire.Tables:
    """The tables of a person."""
    if request.person_hash is None:
        raise BadInput("table-no-person")
    rows = await request.hall.store.of_person(request.person_hash, MOST_OWN)
    return wire.Tables(tables=tuple(info(request, row) for row in rows))


def info(request: ApiRequest, row: TableRow) -> wire.TableInfo:
    """A table in a list."""
    return table_info(row, request.person_hash, here(request, row))


def here(request: ApiRequest, row: TableRow) -> set[Seat]:
    """Who is connected; of a match that has begun, those who play it are told, and nobody else."""
    live, person = request.hall.known(row.id), request.person_hash
    plays = person is not None and any(same(seat.person_hash, person) for seat in row.seats)
    return live.here() if live is not None and (row.state == "waiting" or plays) else set()


async def table(request: ApiRequest) -> wire.TableInfo:
    """One table."""
    found = await request.hall.table(request.path["table"])
    await found.look_up()
    return info(request, found.row)


async def sit(request: ApiRequest) -> wire.Seated:
    """Sit down."""
    return await seats.sit(request.hall, await request.table(), request.body)


async def fill(request: ApiRequest) -> None:
    """Change a seat of a table that has not begun."""
    await seats.fill(request.hall, await request.table(), request.body)


async def leave(request: ApiRequest) -> None:
    """Get up from a table that has not begun."""
    await seats.leave(request.hall, await request.table(), request.body)


async def rematch(request: ApiRequest) -> wire.Opened:
    """Play once more."""
    return await rematches.rematch(request.hall, await request.table(), request.body)


async def record(request: ApiRequest) -> RecordFile:
    """The record of a finished match."""
    found = await request.table()
    async with found.lock:
        journal = await found.current()
        if journal is None or not journal.match.over:
            raise BadInput("table-not-over")
        data = await request.in_thread(lambda: journal.match.record().to_json())
    return RecordFile(f"{found.row.game}-{found.id[:8]}.json", data)


async def upload(request: ApiRequest) -> wire.Opened:
    """Bring a finished match."""
    return await uploads.upload(
        request.hall, await request.in_thread(uploads.read_record, request.body)
    )


async def at_moment(request: ApiRequest) -> wire.Position:
    """A match as it was: a finished one through any eyes, a running one through one's own."""
    return await moment(
        await request.table(),
        request.number("number"),
        request.query.get("eyes", "none"),
        request.person_hash,
    )


ENDPOINTS: Final = (
    Endpoint(
        method="GET",
        path="/api/games",
        what="Every game",
        handler=games,
        answer=list[wire.GameInfo],
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/cards",
        what="Every card of a game",
        handler=cards,
        answer=dict[str, wire.CardInfo],
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/rulebook/{lang}",
        what="The rules of a game",
        handler=rulebook,
        answer=Rulebook,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/lessons/{step}",
        what="A step of the tutorial",
        handler=lessons,
        answer=wire.Lesson,
    ),
    Endpoint(
        method="GET",
        path="/api/texts/{game}/{lang}",
        what="The messages of a game",
        handler=texts,
        answer=Ftl,
    ),
    Endpoint(
        method="POST",
        path="/api/tables",
        what="Open a table",
        handler=open_table,
        body=wire.NewTable,
        answer=wire.Opened,
        opens=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables",
        what="The public tables",
        handler=tables,
        query={"state": ("waiting", "playing", "over")},
        answer=wire.Tables,
    ),
    Endpoint(
        method="GET",
        path="/api/me",
        what="The tables of a person",
        handler=mine,
        answer=wire.Tables,
        private=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        what="One table",
        handler=table,
        answer=wire.TableInfo,
        private=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/sit",
        what="Sit down",
        handler=sit,
        body=wire.Sit,
        answer=wire.Seated,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/fill",
        what="Change a free seat",
        handler=fill,
        body=wire.Fill,
        answer=None,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/leave",
        what="Get up",
        handler=leave,
        body=wire.Leave,
        answer=None,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/rematch",
        what="Play once more",
        handler=rematch,
        body=wire.Rematch,
        answer=wire.Opened,
        opens=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        what="The record of a match",
        handler=record,
        answer=RecordFile,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/moments/{number}",
        what="A match as it was",
        handler=at_moment,
        query={"eyes": ()},
        answer=wire.Position,
        private=True,
    ),
    Endpoint(
        method="POST",
        path="/api/replays",
        what="Bring a record",
        handler=upload,
        body=RecordFile,
        answer=wire.Opened,
        opens=True,
    ),
)
"""Everything that may be asked for."""
