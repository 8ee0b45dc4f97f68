"""A guest at a table: the socket's other end, for programs that play over the network.

    async with await sit_down("http://127.0.0.1:8000", table, secret) as guest:
        async for position in guest.positions():
            if position.question is not None:
                await guest.choose(position.question.options[0])

Every message is decoded with the types of `wire`, so that whatever the server says is checked.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Self, TypeAlias
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from podziemia.table import wire
from podziemia.table.wire.patch import patched

SERVER: Final = msgspec.json.Decoder(wire.ServerMessage)
Answer: TypeAlias = wire.Accepted | wire.Offered | wire.Refused
"""What a request is answered with."""
LARGEST: Final = 8 * 1024 * 1024
PATIENCE: Final = 60.0
"""Seconds in which a busy server may answer a connection, as for everything else here."""


class Lost(Exception):
    """The connection has ended; what the table said last, if anything."""


class Reader:
    """Reads what one connection says; a position that comes as a difference is made whole."""

    def __init__(self) -> None:
        self._position: dict[str, Any] | None = None

    def read(self, text: str) -> wire.ServerMessage:
        """A message, with the types of `wire`."""
        message: wire.ServerMessage = SERVER.decode(text)
        match message:
            case wire.Position():
                self._position = msgspec.json.decode(text)
            case wire.Difference():
                assert self._position is not None, "a difference follows a whole position"
                assert self._position["number"] == message.base, "nothing came in between"
                events = {"first_event": message.first_event, "events": message.events}
                self._position = patched(self._position, message.patch) | events
                message = msgspec.convert(self._position, wire.Position, str_keys=True)
        return message


class Guest:
    """One connection."""

    def __init__(self, socket: ClientConnection, heard: Callable[[str], None] | None) -> None:
        self._socket = socket
        self._heard = heard
        self._reader = Reader()
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._news: asyncio.Queue[wire.ServerMessage | None] = asyncio.Queue()
        self._greeted = asyncio.Event()
        self._reading = asyncio.create_task(self._read())
        self.received = 0
        """Bytes of all messages so far, before the connection compresses them."""
        self.welcome: wire.Welcome | None = None
        self.position: wire.Position | None = None
        self.table: wire.TableInfo | None = None
        self.goodbye: wire.Goodbye | None = None

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                assert isinstance(text, str), "the table sends texts"
                self.received += len(text.encode())
                if self._heard is not None:
                    self._heard(text)
                self._take(self._reader.read(text))
        except ConnectionClosed:
            pass
        finally:
            self._greeted.set()
            self._news.put_nowait(None)
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Lost())
                    answer.exception()  # nobody may be waiting for it any more

    def _take(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Accepted() | wire.Offered() | wire.Refused():
                if (answer := self._answers.pop(message.id, None)) is not None:
                    if not answer.done():  # who asked may not wait any more
                        answer.set_result(message)
                    return
            case wire.Welcome():
                self.welcome, self.table = message, message.table
                self._greeted.set()
            case wire.Changed():
                self.table = message.table
            case wire.Position():
                self.position = message
            case wire.Goodbye():
                self.goodbye = message
        self._news.put_nowait(message)

    async def greeted(self) -> None:
        """Wait until the table knows this guest, or has ended the connection."""
        await self._greeted.wait()

    async def next(self) -> wire.ServerMessage:
        """The next message that is no answer to a request."""
        message = await self._news.get()
        if message is None:
            self._news.put_nowait(None)
            raise Lost(self.goodbye.sentence if self.goodbye else "")
        return message

    async def positions(self) -> AsyncIterator[wire.Position]:
        """Every position, the last one of the match included."""
        while True:
            try:
                message = await self.next()
            except Lost:
                return
            if isinstance(message, wire.Position):
                yield message

    async def ask(self, request: Callable[[int], Any]) -> Answer:
        """Send a request, made with its id, and wait for the answer."""
        if self._reading.done():  # nobody would hear it
            raise Lost
        number = next(self._ids)
        answer: asyncio.Future[Answer] = asyncio.Future()
        self._answers[number] = answer
        try:
            await self._socket.send(msgspec.json.encode(request(number)).decode())
        except ConnectionClosed:
            raise Lost from None
        return await answer

    async def choose(
        self, option: dict[str, Any], question: int | None = None
    ) -> wire.Accepted | wire.Refused:
        """Answer the question of the last position, unless the number of another is given."""
        if question is None:
            assert self.position is not None
            assert self.position.question is not None
            question = self.position.question.number
        answer = await self.ask(lambda id_: wire.Choose(id=id_, question=question, option=option))
        assert not isinstance(answer, wire.Offered), "a choice is accepted or refused"
        return answer

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all."""
        await self._socket.send(data)

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()
        await self._reading

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def socket_address(server: str, table: str) -> str:
    """The address of a table's socket."""
    parts = urlsplit(server)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"/api/tables/{table}/socket", "", ""))


async def sit_down(
    server: str,
    table: str,
    secret: str | None = None,
    *,
    seat: int | None = None,
    since: int = 0,
    heard: Callable[[str], None] | None = None,
    compressed: bool = False,
) -> Guest:
    """Connect to a table: with a secret as its player, without one as a spectator.

    Whatever happens from then on is told to the guest, unless the table has said goodbye.
    """
    socket = await connect(
        socket_address(server, table),
        max_size=LARGEST,
        compression="deflate" if compressed else None,
        open_timeout=PATIENCE,
        proxy=None,
    )
    hello = wire.Hello(secret=secret, seat=seat, since=since)
    await socket.send(msgspec.json.encode(hello).decode())
    guest = Guest(socket, heard)
    await guest.greeted()
    return guest
