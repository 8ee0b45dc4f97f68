"""Which pages may ask this server for something, and by which names it may be called."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


class Sites:
    """The sites of a server: its own, and those that its host has named (`--origin`)."""

    def __init__(self, origins: frozenset[str]) -> None:
        self._origins = origins
        self._names = frozenset(urlsplit(origin).hostname for origin in origins)

    def may_ask(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from no page, from one of our own, or from a named site's."""
        origin = headers.get("origin")
        return (
            origin is None
            or origin in self._origins
            or urlsplit(origin).netloc == headers.get("host")
        )

    def answers_to(self, host: str) -> bool:
        """Whether this is a name of ours: a page of another name may be led here by its owner."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return is_address(name) or name in self._names or name in own_names()


def is_address(name: str) -> bool:
    """Whether it is a number and no name, which nobody can lead elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """By which names this computer is called at home."""
    name = socket.gethostname().lower()
    return frozenset({LOCAL, name, f"{name}.local", socket.getfqdn().lower()})
