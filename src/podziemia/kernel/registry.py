"""Which games there are, and how a match begins or is played again.

A game is a folder under `podziemia/games` whose package has a `GAME`. Nothing else names it.
"""

from __future__ import annotations

import importlib
import pkgutil
import reprlib
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from podziemia.kernel.answers import option_union
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import HUMAN, Game, Switch, Value
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Fact, Facts, Option, Resign
from podziemia.kernel.record import Decision, Record, Setup, read
from podziemia.kernel.rng import Rng

LONGEST: Final = 200


@cache
def games() -> tuple[Game[Any], ...]:
    """Every game there is, by name."""
    package = importlib.import_module("podziemia.games")
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    return tuple(importlib.import_module(f"podziemia.games.{name}").GAME for name in names)


def find(game: str) -> Game[Any]:
    """The game of this name; an unknown name is refused with those there are."""
    for known in games():
        if known.id == game:
            return known
    raise BadInput("unknown-game", {"game": game, "known": ", ".join(g.id for g in games())})


def options_for(
    game: Game[Any], given: Mapping[str, object], *, people: bool = False
) -> dict[str, Value]:
    """All options of a table: those given, checked, and the defaults of the rest.

    Where people sit, nothing may be chosen that only bots, or other machines, can play with.
    """
    chosen: dict[str, Value] = {switch.id: switch.usual(people=people) for switch in game.switches}
    known = {switch.id: switch for switch in game.switches}
    for key, value in given.items():
        if key not in known:
            about = {"option": key, "known": ", ".join(sorted(known)) or "-"}
            raise BadInput("unknown-option", about, game=game.id)
        if not known[key].accepts(value):
            about = {"option": key, "value": str(value), "wanted": wanted(known[key])}
            raise BadInput("bad-option", about, game=game.id)
        assert isinstance(value, bool | int | str)
        if isinstance(value, str) and value and (read := known[key].read) is not None:
            read(value)
        chosen[key] = value
    if people:
        game.check_for_people(chosen)
        game.check_here(chosen)
    return chosen


def wanted(switch: Switch) -> str:
    """What a switch takes, in a few symbols."""
    if switch.choices:
        return " | ".join(switch.choices)
    if isinstance(switch.default, bool):
        return "true | false"
    if switch.longest:
        return f"“…” ≤ {switch.longest}"
    return f"{switch.least}…{switch.most}"


def start(
    game: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] | None = None,
    *,
    version: int | None = None,
    events: bool = True,
) -> Match[Any]:
    """Begin a match. The same seed, options and decisions give the same match everywhere.

    Where it is not said who sits there, nobody is taken to be a person.
    """
    found = find(game)
    check_players(found, players)
    sitting = sitting_at(found, players, seats)
    if options is not None and not isinstance(options, Mapping):
        raise BadInput("bad-options", {"options": reprlib.repr(options)}, game=game)
    chosen = options_for(found, options or {}, people=seats is not None and HUMAN in sitting)
    found.check_here(chosen)
    seed = secrets.token_hex(16) if seed is None else seed
    version = found.version if version is None else version
    return _begin(found, Setup(game, version, players, seed, chosen, sitting), chosen, events)


def reopen(setup: Setup, *, events: bool = True) -> Match[Any]:
    """The match of a setup before its first decision; the setup stays as it was written.

    A switch that has come since then has its default, and a bot that has gone keeps its seat.
    """
    game = find(setup.game)
    check_players(game, setup.players)
    if len(setup.seats) != setup.players:
        about: Facts = {"players": setup.players, "seats": len(setup.seats)}
        raise BadInput("bad-seats", about, game=game.id)
    for name in setup.seats:
        if not is_short(name):
            game.check_controller(name)
    return _begin(game, setup, options_for(game, setup.options), events)


def _begin(game: Game[Any], setup: Setup, options: Mapping[str, Value], events: bool) -> Match[Any]:
    """The match of a setup whose players, seats and options have been checked."""
    if type(setup.seed) not in (int, str) or not is_short(setup.seed):
        raise BadInput("bad-seed", {"seed": reprlib.repr(setup.seed)}, game=game.id)
    if not game.plays(setup.version):
        about: Facts = {"recorded": setup.version, "oldest": game.oldest, "version": game.version}
        raise BadInput("record-version", about, game=game.id)
    state = game.begin(setup.players, options, Rng(setup.seed), setup.version)
    return Match(game, state, setup, events=events)


def check_players(game: Game[Any], players: int) -> None:
    """Refuse a number of players that this game is not played with."""
    if type(players) is not int or players not in game.players:
        about = {"players": players, "least": game.players[0], "most": game.players[-1]}
        raise BadInput("bad-players", about, game=game.id)


def is_short(given: int | str) -> bool:
    """Whether this is something short that can be written down, as seeds and names are."""
    if isinstance(given, int):
        return given.bit_length() <= LONGEST
    return len(given) <= LONGEST and given.isprintable()


def sitting_at(game: Game[Any], players: int, seats: Sequence[str] | None) -> tuple[str, ...]:
    """Who decides for each seat: people, if nothing else is said."""
    if seats is None:
        return (HUMAN,) * players
    if not isinstance(seats, list | tuple) or len(seats) != players:
        count = len(seats) if isinstance(seats, list | tuple) else 0
        raise BadInput("bad-seats", {"players": players, "seats": count}, game=game.id)
    for name in seats:
        game.check_controller(name)
    return tuple(seats)


def replay(record: Record | bytes | str, *, events: bool = True) -> Match[Any]:
    """The same match again, decision by decision, checked against what happened then."""
    written = read(record.to_json() if isinstance(record, Record) else record)
    match = reopen(written.setup, events=events)
    decode = option_union(match.game) | Resign
    for number, entry in enumerate(written.decisions, start=1):
        option = _decoded(entry.choose, decode, number)
        try:
            match.repeat(Decision(entry.seat, option, entry.by))
        except IllegalChoice as refusal:
            illegal: dict[str, Fact] = {"number": number, "reason": str(refusal)}
            raise BadInput("record-illegal", illegal, game=match.game.id) from None
    for seat, given in written.standing.items():
        match.instruct(seat, given)
    if match.record().check != written.check:
        raise BadInput("record-check", game=match.game.id)
    return match


def _decoded(choose: Mapping[str, object], union: Any, number: int) -> Option:
    try:
        option = msgspec.convert(choose, union)
    except msgspec.ValidationError as fault:
        raise BadInput("record-damaged", {"fault": f"decision {number}: {fault}"}) from None
    assert isinstance(option, Option)
    return option
