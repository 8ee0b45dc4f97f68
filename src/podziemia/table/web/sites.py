"""Which pages may ask this server for something, and by which names it may be called."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from podziemia.kernel.errors import BadInput

LOCAL: Final = "localhost"


class Sites:
    """The sites of a server: its own, and those that its host has named (`--origin`)."""

    def __init__(self, origins: frozenset[str]) -> None:
        self._origins = origins
        self._names = frozenset(urlsplit(origin).hostname for origin in origins)

    def may_ask(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from no page, from one of our own, or from a named site's."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False

    def answers_to(self, host: str) -> bool:
        """Whether this is a name of ours: a page of another name may be led here by its owner."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if "@" in host:
            return False
        return is_address(name) or name in self._names or name in own_names()


def read_origins(names: Iterable[str]) -> frozenset[str]:
    """Sites as browsers name them (`https://games.example`)."""
    return frozenset(read_origin(name) for name in names)


def read_origin(name: str) -> str:
    """A site; whatever no browser would say is refused, as it would never be met."""
    try:
        site = urlsplit(name)
        known = site.scheme in ("http", "https") and bool(site.hostname) and site.port != 0
        said = f"{site.scheme}://{site.netloc.lower()}"
    except ValueError:
        known, said = False, ""
    if not known or said != name or "@" in name:
        raise BadInput("table-no-origin", {"given": name})
    return name


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
