"""Connections: nobody keeps the door open for long without asking, or takes all the places."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from podziemia.table.web.limits import Limits, neighbourhood


def guarded(limits: Limits, trusted: Callable[[str], bool]) -> type[HttpToolsProtocol]:
    """How HTTP is spoken here, so that half a request is not waited for.

    Those who pass on the requests of others are trusted with any number of connections.
    """
    open_: Counter[str] = Counter()

    class Guarded(HttpToolsProtocol):
        """A connection with a time limit for headers, counted by the address it comes from."""

        _timer: asyncio.TimerHandle | None = None
        _counted: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as above it
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address and not trusted(address):
                self._counted = neighbourhood(address)
                open_[self._counted] += 1
                if open_[self._counted] > limits.waiting:
                    transport.abort()
                    return
            self._expect_headers()

        def _expect_headers(self) -> None:
            """Wait for the headers of a request, but not for long."""
            self._timer = self.loop.call_later(limits.headers, self.transport.abort)

        def _expect_nothing(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            idle = getattr(self.cycle, "response_complete", False)  # before the first there is none
            if idle and self._timer is None and self.transport.get_protocol() is self:
                self._expect_headers()  # whatever came, it is no request

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self._timer is None:  # another request on a connection that was kept
                self._expect_headers()

        def on_headers_complete(self) -> None:
            self._expect_nothing()
            if host := httptools.parse_url(self.url).host:  # one more name that is asked for
                self.headers.append((b"host", host))
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            self._leave()  # sockets of tables are counted elsewhere
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._expect_nothing()
            self._leave()
            super().connection_lost(exc)

        def _leave(self) -> None:
            """Make room for somebody else."""
            if self._counted is not None:
                open_[self._counted] -= 1
                if not open_[self._counted]:
                    del open_[self._counted]
                self._counted = None

    return Guarded
