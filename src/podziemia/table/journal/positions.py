"""Positions: a match as somebody sees it, made ready for the wire. Nothing else makes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, View
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Scene, Zone
from podziemia.table import wire
from podziemia.table.wire.free_answers import free_answer


def position_of(
    match: Match[Any],
    seat: Seat | None,
    *,
    number: int,
    events: Sequence[Event],
    first_event: int = 0,
    question: int | None = None,
    listed: bool = True,
    **own: Any,
) -> wire.Position:
    """The table as a seat (or a spectator) sees it, after the events it knows already.

    With the number of its question the seat may answer; where its options are only listed, more is
    told of the one that is looked at. `own` are further fields of a position.
    """
    view = match.view(seat, listed=listed)
    return wire.Position(
        number=number,
        seat=seat,
        scene=match.game.scene(view),
        question=question_of(match.game, view, question),
        asked=tuple(view["asked"]),
        outcome=match.outcome,
        first_event=first_event,
        events=tuple(events),  # type: ignore[arg-type] # on the wire they are objects
        **own,
    )


def question_of(game: Game[Any], view: View, number: int | None) -> wire.Question | None:
    """What the seat of a view is asked, if it may answer."""
    ask = view["ask"]
    if number is None or ask is None:
        return None
    if "free" in ask:
        ask = {**ask, "free": free_answer(game, ask["free"])}
    return wire.Question(number=number, **ask)


def past_position(
    match: Match[Any], number: int, seat: Seat | None, *, everything: bool
) -> wire.Position:
    """A match as it was after so many decisions: nothing can be chosen in it."""
    events = match.all_events() if everything else match.events(seat)
    position = position_of(match, seat, number=number, moments=number, events=events)
    return msgspec.structs.replace(position, scene=open_scene(match)) if everything else position


def open_scene(match: Match[Any]) -> Scene:
    """The table with every player's own area as its owner sees it: for finished matches."""
    scene = match.game.scene(match.view(None))
    pieces: list[Any] = list(scene.pieces)
    for seat in range(match.state.players_count):
        at = {piece.id: index for index, piece in enumerate(pieces)}
        for piece in match.game.scene(match.view(seat)).pieces:
            if piece.id not in at:
                pieces.append(owned(piece, seat))
            elif isinstance(piece, Zone) and piece.owner == seat:
                shown = pieces[at[piece.id]]
                pieces[at[piece.id]] = msgspec.structs.replace(piece, label=shown.label)
    return msgspec.structs.replace(scene, pieces=tuple(pieces))


def owned(piece: Any, seat: Seat) -> Any:
    """A piece only its owner sees, told apart from those of the others."""
    changed: dict[str, Any] = {"id": f"{piece.id}@{seat}"}
    if isinstance(piece, Zone):
        changed["children"] = tuple(owned(child, seat) for child in piece.children)
        changed["owner"] = seat
    return msgspec.structs.replace(piece, **changed)
