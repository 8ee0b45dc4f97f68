"""Who sits where, as a seat sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from podziemia.kernel.scene.base import holds


def seating(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The players of a view around the table, the looking one last; a spectator counts seats."""
    players: list[dict[str, Any]] = view["players"]
    seat: int | None = view["seat"]
    return players if seat is None else [*players[seat + 1 :], *players[: seat + 1]]


def own_player(view: Mapping[str, Any]) -> dict[str, Any] | None:
    """The player who looks; a spectator is none."""
    own: dict[str, Any] | None = None if view["seat"] is None else view["players"][view["seat"]]
    return own


def seat_states(view: Mapping[str, Any], player: Mapping[str, Any]) -> tuple[str, ...]:
    """Whose turn it is, which others must choose, who is out or has given up."""
    seat = player["seat"]
    asked = seat in view.get("asked", ()) and seat != view["seat"]
    active, out = view.get("active") == seat, player.get("out")
    return holds(active=active, asked=asked, out=out, resigned=player["resigned"])
