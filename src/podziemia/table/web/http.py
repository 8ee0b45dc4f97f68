"""HTTP: requests become answers, faults become sentences, and answers get safe headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.table import metrics, wire
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import NoSuchTable
from podziemia.table.storage.driver import Unavailable
from podziemia.table.storage.rows import Damaged
from podziemia.table.web.endpoints import ENDPOINTS, Endpoint, Ftl, RecordFile
from podziemia.table.web.limits import Buckets, Limits, TooMany, neighbourhood
from podziemia.table.web.refusals import note_fault, preferred, rule_of, sentence
from podziemia.table.web.requests import ApiRequest, TooLarge, decode, person_hash_of, read_bytes
from podziemia.table.web.sites import Sites

STATIC: Final = Path(__file__).parents[2] / "static"
CSP: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OK: Final = 200
FOREVER: Final = "public, max-age=31536000, immutable"

log = structlog.get_logger()


def status_of(fault: BadInput) -> int:
    """The HTTP status of a fault."""
    match fault:
        case TooMany():
            return 429
        case TooLarge():
            return 413
        case NoSuchTable():
            return 404
        case Damaged():
            return 500
        case Unavailable():
            return 503
        case IllegalChoice():
            return 409
        case _:
            return STATUS.get(fault.message, 422)


STATUS: Final = {
    "table-bad-origin": 403,
    "table-not-watcher": 403,
    "unknown-game": 404,
    "unknown-language": 404,
    "tutorial-no-step": 404,
    "table-no-moment": 404,
    "table-no-page": 404,
    "table-too-late": 408,
    "table-bad-host": 421,
    "table-no-client": 503,
}


class Service:
    """Answers requests for one hall."""

    def __init__(self, hall: Hall, limits: Limits, sites: Sites) -> None:
        self.hall = hall
        self._sites = sites
        self.limits = limits
        self._requests = Buckets(limits.requests)
        self._openings = Buckets(limits.openings)
        self._brought = Buckets(limits.brought)

    def routes(self) -> list[BaseRoute]:
        """A route for everything that may be asked for."""
        return [
            Route(endpoint.path, self._answerer(endpoint), methods=[endpoint.method])
            for endpoint in ENDPOINTS
        ]

    def _answerer(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                return to_response(await endpoint.handler(await self._read(endpoint, request)))
            except BadInput as fault:
                return refusal(fault, request)
            except Exception:
                log.exception("request failed", path=endpoint.path)
                return refusal(BadInput("table-fault"), request, status=500)

        return answer

    async def _read(self, endpoint: Endpoint, request: Request) -> ApiRequest:
        """Who asks for what, within the limits."""
        address = neighbourhood(request.client.host if request.client else "")
        self._requests.take(address)
        if endpoint.method != "GET" and not self._sites.may_ask(request.headers):
            raise BadInput("table-bad-origin")
        if endpoint.opens:
            self._openings.take(address)
        body: Any = None
        if endpoint.body is RecordFile:
            body = await read_bytes(request, self.limits.record, self.limits.arrival)
            self._brought.take(address, len(body))
        elif endpoint.body is not None:
            data = await read_bytes(request, self.limits.body, self.limits.arrival)
            body = decode(data, endpoint.body)
        person_hash = person_hash_of(request) if endpoint.private else None
        return ApiRequest(self.hall, request.path_params, request.query_params, person_hash, body)


def to_response(answer: Any) -> Response:
    """What was asked for, as it is sent."""
    if isinstance(answer, Ftl):
        return Response(answer.text, media_type="text/plain; charset=utf-8")
    if isinstance(answer, RecordFile):
        disposition = {"content-disposition": f'attachment; filename="{answer.name}"'}
        return Response(answer.data, media_type="application/json", headers=disposition)
    return Response(msgspec.json.encode(answer), media_type="application/json")


def refusal(fault: BadInput, request: Request, status: int | None = None) -> Response:
    """A fault as it is sent: a sentence in the language of the browser."""
    metrics.REFUSED.inc()
    note_fault(fault)
    said = wire.Fault(
        message=fault.message,
        sentence=sentence(fault, preferred(request.headers.get("accept-language"))),
        rule=rule_of(fault),
    )
    data = msgspec.json.encode(said)
    return Response(data, status or status_of(fault), media_type="application/json")


class Guard:
    """Answers to names of ours alone, with the headers that keep browsers safe on every answer."""

    def __init__(self, app: ASGIApp, sites: Sites) -> None:
        self.app = app
        self._sites = sites

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers."""
        hosts = Headers(scope=scope).getlist("host") if scope["type"] != "lifespan" else []
        wrong = [host for host in hosts if not self._sites.answers_to(host)]
        app = wrong_name(wrong[0]) if wrong else self.app

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                kept = scope["path"].startswith("/assets/") and message["status"] == OK
                headers.setdefault("cache-control", FOREVER if kept else "no-cache")
            await send(message)

        await app(scope, receive, guarded if scope["type"] == "http" else send)


def wrong_name(host: str) -> ASGIApp:
    """Refuses to answer to a name that is not ours; a socket is not even opened."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        fault = BadInput("table-bad-host", {"host": host})
        await refusal(fault, Request(scope))(scope, receive, send)

    return refuse


async def page(request: Request) -> Response:
    """The client: a file of it, or the page that shows whatever the address says."""
    if (file := static_file(request.path_params["path"])) is not None:
        return FileResponse(file)
    if request.path_params["path"].startswith(("api/", "assets/")):
        return refusal(BadInput("table-no-page"), request)
    index = STATIC / "index.html"
    if not index.exists():
        return refusal(BadInput("table-no-client"), request)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def static_file(path: str) -> Path | None:
    """A file of the client; nothing outside of its folder is one."""
    try:
        wanted = (STATIC / path).resolve()
        found = wanted.is_file() and STATIC.resolve() in wanted.parents
    except (OSError, ValueError):  # a name that no file can have
        return None
    return wanted if found else None
