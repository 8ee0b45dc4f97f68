"""Law 5: every card, token and figure is somewhere exactly once, always."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from podziemia.kernel.asking import Seat
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.state import State
from podziemia.lab.laws.broken import check_same

LAW: Final = "conservation"


def inventory(game: Game[Any], state: State) -> Mapping[str, int]:
    """Where everything is, as the game counts it; nothing, if the game does not count."""
    return game.inventory(state) if game.inventory is not None else {}


def totals(match: Match[Any]) -> Counter[str]:
    """How many of each thing there are, wherever they are."""
    found: Counter[str] = Counter()
    for name, number in inventory(match.game, match.state).items():
        found[name.rpartition(":")[2]] += number
    return found


def places(match: Match[Any]) -> Counter[str]:
    """How many things lie at each place."""
    found: Counter[str] = Counter()
    for name, number in inventory(match.game, match.state).items():
        found[name.partition(":")[2].rpartition(":")[0]] += number
    return found


def seen_by_all(game: Game[Any], state: State) -> dict[Seat | None, Counter[str]]:
    """The things whose faces everybody may see now, seat by seat; None: a spectator."""
    public: Counter[str] = Counter()
    own: dict[Seat | None, Counter[str]] = {}
    for seat in range(state.players_count):
        own[seat] = Counter()
    for name, number in inventory(game, state).items():
        who, _, rest = name.partition(":")
        thing = rest.rpartition(":")[2]
        if who == "all":
            public[thing] += number
        elif who != "nobody":
            for name_of_seat in who.split(","):
                own[int(name_of_seat)][thing] += number
    for seen in own.values():
        for thing, number in public.items():
            seen[thing] += number
    return {None: public, **own}


def check_conservation(match: Match[Any], box: Mapping[str, int]) -> None:
    """Whatever was in the box is still somewhere, and nothing else is."""
    check_same(LAW, match, "things have come or gone", dict(box), dict(totals(match)))
