"""Law 5: every card, token and figure is somewhere exactly once, always."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Seat
from podziemia.kernel.state import State
from podziemia.lab.laws.broken import check_same

LAW: Final = "conservation"


def inventory(game: Game[Any], state: State) -> Mapping[str, int]:
    """Where everything is, as the game counts it; nothing, if the game does not count."""
    return game.inventory(state) if game.inventory is not None else {}


@cache
def parts(name: str) -> tuple[tuple[Seat, ...] | None, str, str]:
    """Who sees an entry of an inventory (None: everybody), its place, and the thing."""
    who, _, rest = name.partition(":")
    place, _, thing = rest.rpartition(":")
    if who == "all":
        return None, place, thing
    return () if who == "nobody" else tuple(map(int, who.split(","))), place, thing


def totals(match: Match[Any]) -> Counter[str]:
    """How many of each thing there are, wherever they are."""
    found: Counter[str] = Counter()
    for name, number in inventory(match.game, match.state).items():
        found[parts(name)[2]] += number
    return found


def places(match: Match[Any]) -> Counter[str]:
    """How many things lie at each place."""
    found: Counter[str] = Counter()
    for name, number in inventory(match.game, match.state).items():
        found[parts(name)[1]] += number
    return found


def seen_by(game: Game[Any], state: State, viewer: Seat | None) -> Counter[str]:
    """The things whose faces a seat may see now; None: a spectator."""
    return seen_of(inventory(game, state), viewer)


def seen_by_all(game: Game[Any], state: State) -> dict[Seat | None, Counter[str]]:
    """The things whose faces everybody may see now, seat by seat, and a spectator."""
    things = inventory(game, state)
    return {viewer: seen_of(things, viewer) for viewer in (None, *range(state.players_count))}


def seen_of(things: Mapping[str, int], viewer: Seat | None) -> Counter[str]:
    """What of an inventory a seat sees."""
    seen: Counter[str] = Counter()
    for name, number in things.items():
        seats, _, thing = parts(name)
        if seats is None or viewer in seats:
            seen[thing] += number
    return seen


def check_conservation(match: Match[Any], box: Mapping[str, int]) -> None:
    """Whatever was in the box is still somewhere, and nothing else is."""
    check_same(LAW, match, "things have come or gone", dict(box), dict(totals(match)))
