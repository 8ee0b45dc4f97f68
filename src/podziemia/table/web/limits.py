"""How much anybody may do in a while: buckets that fill up again."""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network
from typing import Final

import msgspec

from podziemia.kernel.errors import BadInput

MOST_BUCKETS: Final = 20_000
MOST_FILES: Final = 10_000
PREFIX: Final = 64
"""Bits of an IPv6 address that say whose it is."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit of a server."""

    requests: Rate = Rate(120, 20)
    """HTTP, by address."""
    openings: Rate = Rate(20, 0.2)
    """New tables and uploads, by address."""
    connections: Rate = Rate(60, 2)
    """New sockets, by address."""
    sockets: int = 300
    """Open sockets of one address."""
    actions: Rate = Rate(40, 10)
    """Requests of one seat."""
    written: Rate = Rate(64 * 1024, 2 * 1024)
    """Bytes that are kept of one seat: whatever writes takes from here."""
    written_from: Rate = Rate(1024 * 1024, 32 * 1024)
    """Bytes that are kept of everybody at one address."""
    brought: Rate = Rate(8 * 1024 * 1024, 8 * 1024)
    """Bytes of uploaded records, by address."""
    lines: Rate = Rate(5, 0.5)
    """Chat and notes in it, by seat."""
    nudges: Rate = Rate(1, 1 / 30)
    """Reminders, by seat."""
    body: int = 64 * 1024
    """Bytes of a message or body."""
    record: int = 2 * 1024 * 1024
    """Bytes of an uploaded record."""
    waiting: int = 200
    """Open connections of one address that are no sockets."""
    headers: float = 10.0
    """Seconds until the headers of a request …"""
    arrival: float = 60.0
    """… and until its body has come."""
    silence: float = 10.0
    """Seconds until the Hello of a new socket."""


PLENTY: Final = Rate(1e9, 1e9)
UNLIMITED: Final = Limits(
    requests=PLENTY,
    openings=PLENTY,
    connections=PLENTY,
    sockets=1_000_000,
    waiting=1_000_000,
    actions=PLENTY,
    written=PLENTY,
    written_from=PLENTY,
    brought=PLENTY,
    lines=PLENTY,
    nudges=PLENTY,
    headers=60.0,
    silence=60.0,
)
"""Nobody asks too often or too slowly: for measuring, never for playing."""


def allow_many_connections() -> None:
    """Let this process have as many sockets as the system permits it to ask for."""
    if sys.platform == "win32":
        return  # there is no such limit
    import resource  # noqa: PLC0415 -- not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def neighbourhood(address: str) -> str:
    """Who is counted together by an address: of IPv6, everybody has a whole network of them."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), PREFIX), strict=False))


class Buckets:
    """One bucket for everybody who asks."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, amount: float = 1) -> None:
        """Take something, or raise if there is not enough in the bucket."""
        if not self.gives(who, amount):
            raise TooMany

    def gives(self, who: str, amount: float = 1) -> bool:
        """Take something, if there is enough in the bucket."""
        now = time.monotonic()
        level, since = self._kept.pop(who, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - since) * self._rate.per_second)
        allowed = level >= amount
        self._kept[who] = (level - amount if allowed else level, now)
        if len(self._kept) > MOST_BUCKETS:
            self._kept.popitem(last=False)
        return allowed


class TooMany(BadInput):
    """Too much in too short a time."""

    def __init__(self) -> None:
        super().__init__("table-too-many")
