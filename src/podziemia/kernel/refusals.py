"""Why a seat may not do something now, whatever it would choose."""

from __future__ import annotations

import reprlib
from typing import Any, TypeAlias

from podziemia.kernel.answers import refused
from podziemia.kernel.drive import Drive
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.questions import WORLD, Facts

Raw: TypeAlias = Any
"""A seat or a number as somebody gives it: anything, until it has been checked."""


def check_seat(drive: Drive[Any], seat: Raw) -> None:
    """Refuse a seat that does not exist."""
    game, last = drive.game, drive.state.players_count - 1
    if type(seat) is not int or not 0 <= seat <= last:
        about: Facts = {"seat": reprlib.repr(seat), "last": last}
        raise refused(game, game.turn_rule, "refused-no-seat", about)


def check_viewer(drive: Drive[Any], seat: Raw) -> None:
    """Refuse a seat that does not exist; None is a spectator."""
    if seat is not None:
        check_seat(drive, seat)


def check_may_resign(drive: Drive[Any], seat: Raw) -> None:
    """Refuse to give up for a seat that is no longer in the match."""
    game, state = drive.game, drive.state
    if drive.outcome is not None:
        raise refused(game, game.over_rule, "refused-over")
    check_seat(drive, seat)
    if seat in state.resigned or seat in state.out:
        raise refused(game, game.resign_rule, "refused-is-out", {"seat": seat})


def check_count(drive: Drive[Any], count: Raw) -> None:
    """Refuse to go back to more decisions than were made."""
    if type(count) is not int or not 0 <= count <= drive.decided:
        about: Facts = {"count": reprlib.repr(count), "most": drive.decided}
        raise BadInput("rewind-refused", about, game=drive.game.id)


def not_asked(drive: Drive[Any], seat: Raw) -> IllegalChoice:
    """The refusal for a seat that has nothing to answer."""
    game = drive.game
    if drive.outcome is not None:
        return refused(game, game.over_rule, "refused-over")
    check_seat(drive, seat)
    if seat in drive.state.out:
        return refused(game, game.out_rule, "refused-is-out", {"seat": seat})
    if WORLD in drive.pending:
        rule = drive.pending[WORLD].rule
        return refused(game, rule, "refused-world-asked", {"seat": seat})
    waiting = ", ".join(str(s) for s in sorted(drive.pending))
    if drive.common is not None:  # how far the others are is nobody else's business
        rule = drive.common.answered.get(seat, game.turn_rule)
    else:
        rule = next((ask.rule for ask in drive.pending.values()), game.turn_rule)
    return refused(game, rule, "refused-not-asked", {"seat": seat, "waiting": waiting})
