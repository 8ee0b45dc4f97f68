"""How a server is, and why it refused a request: answers of HTTP."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why a request was refused, in the language it asked for."""

    message: str
    sentence: str
    rule: str | None = None


class HealthDetails(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What only those are told who look after the server."""

    why: str
    """What is wrong with the database, in its own words; nothing: all is well."""
    version: str
    tables: int
    connections: int


class Health(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whether the table can be played at."""

    ok: bool
    details: HealthDetails | None
