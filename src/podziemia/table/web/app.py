"""The server: everything put together, and started."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.table import metrics, wire
from podziemia.table.live.hall import Hall
from podziemia.table.live.workers import Workers
from podziemia.table.storage.driver import Unavailable
from podziemia.table.storage.store import Store, open_store
from podziemia.table.storage.upkeep import Keep
from podziemia.table.tokens import new_token
from podziemia.table.web.connections import guarded
from podziemia.table.web.endpoints import warm
from podziemia.table.web.http import Guard, Service, page, refusal
from podziemia.table.web.limits import Limits
from podziemia.table.web.openapi import openapi, protocol
from podziemia.table.web.sites import Sites
from podziemia.table.web.socket import Sockets
from podziemia.table.web.watchers import Network, may_watch, read_networks

BOT_PACE: Final = 0.25
AT_START: Final = {
    "table-disk-full": "table-start-full",
    "table-database-readonly": "table-start-readonly",
    "table-database-gone": "table-start-gone",
    "table-database-removed": "table-start-gone",
}
"""What whoever starts the server is told instead of the players."""
TRUSTED: Final = "FORWARDED_ALLOW_IPS"
"""In the environment: the addresses of the web servers in front."""
CHECK_EVERY: Final = 1.0
"""Seconds between two looks at whether anything can be kept."""
GARBAGE: Final = (2_000, 2, 400)
"""How many new things are looked through for garbage at once, how many such heaps once more, and
how many of those with everything else; Python's own figures are 700, 10 and 10.

A look holds up everybody: small heaps are looked through in a millisecond or two, three of them
once more in five. With 20,000 at once it was 20 milliseconds and more.
"""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    """Pages of other sites that may connect."""
    watchers: tuple[Network, ...] = ()
    """From where one may look at what is measured."""
    keep: Keep = Keep()
    """How long tables are kept."""
    bot_pace: float = BOT_PACE
    workers: int = 1
    """Processes in which bots think and the world is computed."""
    new_seed: Callable[[], str] = new_token
    """Where the seeds of matches come from; a test gives them itself, to play a match again."""


def learn_types() -> None:
    """Let msgspec learn every type of ours now: two threads that learn one at once crash it."""
    registry.games()
    kinds: list[type[msgspec.Struct]] = [msgspec.Struct]
    for kind in kinds:
        kinds += kind.__subclasses__()
        if kind.__module__.startswith("podziemia."):
            with suppress(TypeError):  # some are never read
                msgspec.json.Decoder(kind)


def application(config: Config) -> Starlette:
    """The server as an ASGI application."""
    sites = Sites(config.origins)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        learn_types()
        store = await open_store(config.database)
        workers = Workers(config.workers)
        workers.warm()
        shared = "://" in config.database
        hall = Hall(
            store,
            workers,
            bot_pace=config.bot_pace,
            shared=shared,
            new_seed=config.new_seed,
            keep=config.keep,
        )
        service = Service(hall, config.limits, sites)
        sockets = Sockets(hall, config.limits, sites)
        app.state.hall, app.state.watchers = hall, config.watchers
        app.state.illness = illness(store)
        app.router.routes[:0] = [
            *service.routes(),
            WebSocketRoute("/api/tables/{table}/socket", sockets.connect),
        ]
        await hall.open()
        hall.later(asyncio.to_thread(warm))
        try:
            yield
        finally:
            await hall.close()

    routes = [
        Route("/health", health),
        Route("/metrics", measured),
        Route("/openapi.json", lambda _: json(openapi())),
        Route("/protocol.json", lambda _: json(protocol())),
        Route("/{path:path}", page, methods=["GET", "HEAD"]),
    ]
    middleware = [
        Middleware(Guard, sites=sites),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


def settings(config: Config) -> dict[str, Any]:
    """What uvicorn must know to run the server.

    Who connects for others (`X-Forwarded-For`) is believed only if the host says whom to believe.
    """
    return {
        "http": guarded(config.limits, in_front()),
        "ws": "websockets-sansio",
        "ws_max_size": 2 * config.limits.body,
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "proxy_headers": TRUSTED in os.environ,
    }


def in_front() -> Callable[[str], bool]:
    """Tells whether an address is that of a web server in front, as the environment names them."""
    named = [name.strip() for name in os.environ.get(TRUSTED, "").split(",") if name.strip()]
    networks = read_networks(name for name in named if name != "*")
    return lambda address: "*" in named or may_watch(networks, address)


async def check_database(url: str) -> None:
    """Refuse a database that cannot be used, before anything is started."""
    try:
        store = await open_store(url)
        try:
            await store.check()
        finally:
            await store.close()
    except Unavailable as fault:
        raise unusable(url, fault) from fault


def unusable(url: str, fault: Unavailable) -> BadInput:
    """Why a database cannot be used, for whoever has named it."""
    return BadInput(AT_START[fault.message], {"database": without_password(url), "why": fault.why})


def without_password(url: str) -> str:
    """A database as it may be shown."""
    return re.sub(r"//[^@/]*@", "//…@", url)


def illness(store: Store) -> Callable[[], Awaitable[str]]:
    """Tells why nothing could be kept now; it is tried once in a while, however many ask."""
    said, until = "", 0.0
    looking = asyncio.Lock()

    async def look() -> str:
        nonlocal said, until
        async with looking:
            if time.monotonic() >= until:
                try:
                    await store.check()
                    said = ""
                except Unavailable as fault:
                    said = fault.why or fault.message
                until = time.monotonic() + CHECK_EVERY
            return said

    return look


def json(value: object, status: int = 200) -> Response:
    """A value as it is sent."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def health(request: Request) -> Response:
    """Whether one can play here now; the details are for those who look after the server."""
    hall: Hall = request.app.state.hall
    why = await request.app.state.illness()
    details = wire.HealthDetails(
        why=why,
        version=version("podziemia"),
        tables=hall.live,
        connections=int(metrics.CONNECTIONS._value.get()),
    )
    found = wire.Health(ok=not why, details=details if watches(request) else None)
    return json(found, 503 if why else 200)


async def measured(request: Request) -> Response:
    """What the server measures of itself, for Prometheus."""
    if not watches(request):
        return refusal(BadInput("table-not-watcher"), request)
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


def watches(request: Request) -> bool:
    """Whether somebody asks from where the host allows to look at what is measured."""
    client = request.client
    return client is not None and may_watch(request.app.state.watchers, client.host)


def collect_seldom() -> None:
    """Never look again for garbage among what is there now, and little at once among what comes.

    With many tables a look at everything takes so long that players would notice.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def configure_logs(*, as_json: bool, level: str) -> None:
    """Structured logs on standard error: JSON for machines, lines for people."""
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(file=os.fdopen(os.dup(2), "w", buffering=1)),
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def default_database() -> str:
    """Where tables are kept if nothing else is said."""
    if named := os.environ.get("PODZIEMIA_DATABASE"):
        return named
    return str(data_folder() / "podziemia.db")


def data_folder() -> Path:
    """Where this program keeps what is the player's."""
    if named := os.environ.get("PODZIEMIA_DATA"):
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "podziemia"
