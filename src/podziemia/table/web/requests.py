"""Reading requests: who asks, for what, in which language; never more than is allowed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from podziemia.kernel.errors import BadInput
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import LiveTable
from podziemia.table.tokens import hashed

T = TypeVar("T")
LONGEST_NUMBER = 9
LONGEST_TOKEN = 200


class ApiRequest(msgspec.Struct, frozen=True):
    """A request that has been read."""

    hall: Hall
    path: Mapping[str, str]
    query: Mapping[str, str]
    person_hash: str | None
    """The hash of the token of the person who asks."""
    body: Any

    async def table(self) -> LiveTable:
        """The table of the path."""
        return await self.hall.table(self.path["table"])

    def number(self, name: str) -> int:
        """A number of the path."""
        text = self.path[name]
        if not (text.isascii() and text.isdigit()) or len(text) > LONGEST_NUMBER:
            raise BadInput("table-bad-number", {"given": text})
        return int(text)

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Do something long without keeping the others waiting."""
        return await asyncio.to_thread(work, *args)


def person_hash_of(request: Request) -> str | None:
    """The hash of the person's token, if one was sent."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token or len(token) > LONGEST_TOKEN:
        return None
    return hashed(token)


async def read_bytes(request: Request, most: int, seconds: float) -> bytes:
    """The body of a request, if it is not too large and comes in time."""
    data = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise TooLarge
    except TimeoutError:
        raise TooLate from None
    except ClientDisconnect:
        raise BadInput("table-bad-body", {"fault": "…"}) from None
    return bytes(data)


def decode(data: bytes | str, kind: Any) -> Any:
    """JSON as one of the messages, or a sentence that says what is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadInput("table-bad-body", {"fault": str(fault)}) from None


class TooLarge(BadInput):
    """More than anybody needs to say."""

    def __init__(self) -> None:
        super().__init__("table-too-large")


class TooLate(BadInput):
    """More than anybody needs to wait for."""

    def __init__(self) -> None:
        super().__init__("table-too-late")
