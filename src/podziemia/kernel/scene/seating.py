"""Who sits where, as a seat sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def seating(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The players of a view around the table, the looking one last; a spectator counts seats."""
    players: list[dict[str, Any]] = view["players"]
    seat: int | None = view["seat"]
    return players if seat is None else [*players[seat + 1 :], *players[: seat + 1]]
