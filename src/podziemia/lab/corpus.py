"""Recorded matches and playthroughs: what the tests compare the games' behaviour with.

A change that makes an old record come out otherwise must raise the game's rules version.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

import msgspec

from podziemia.kernel.game import Game, Switch, Value
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.record import Record
from podziemia.kernel.registry import start
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Scene

SHOWN: Final = 25
"""Views are told after so many decisions, after twice as many, four times, and so on."""


def play_on(match: Match[Any], rng: Rng) -> Iterator[Match[Any]]:
    """Play at random to the end; yields the match before every decision.

    What the world answers is a sample: what it would find out need not be the same everywhere.
    """
    while not match.over:
        yield match
        seat = rng.pick(sorted(match.pending))
        match.play(seat, match.pending[seat].sample(rng))


def records(game: Game[Any]) -> dict[str, Record]:
    """A small corpus: every number of players, every option of the table away from its default."""
    counts = cycle(game.players)
    tables: dict[str, tuple[int, dict[str, Value]]] = {
        f"{players}-players": (players, {}) for players in game.players
    }
    listed = [switch for switch in game.switches if not switch.longest]
    for switch in listed:
        tables[switch.id] = (next(counts), {switch.id: other_value(switch)})
    everything = {switch.id: other_value(switch) for switch in listed}
    tables["everything"] = (game.players[-1], everything)
    found = {}
    for name, (players, options) in tables.items():
        match = start(game.id, players, f"corpus {name}", options)
        for _ in play_on(match, Rng(name)):
            pass
        found[name] = match.record()
    found["resigned"] = resigned(game)
    return found


def other_value(switch: Switch) -> Value:
    """A value that is neither the default nor the one that stands here anyway."""
    if isinstance(switch.default, bool):
        return not switch.default
    if isinstance(switch.default, int):
        return switch.least
    return next(
        choice for choice in switch.choices if choice not in (switch.default, switch.for_bots)
    )


def resigned(game: Game[Any]) -> Record:
    """A match in which seats run out of time and give up one after another."""
    match = start(game.id, game.players[-1], "corpus resigned")
    for number, _ in enumerate(play_on(match, Rng("resigned"))):
        if number % 20 == 0 and WORLD not in match.pending:
            match.time_out(min(match.pending))
        if number % 30 == 0 and not match.over and WORLD not in match.pending:
            match.resign(next(seat for seat in match.pending))
        if match.over:
            break
    return match.record()


def scenes(game: Game[Any]) -> list[Scene]:
    """A random match as its first seat sees it: at the beginning, in the middle, at the end."""
    match = start(game.id, min(2, game.players[-1]), f"scenes of {game.id}")
    found = [game.scene(match.view(0)) for _ in play_on(match, Rng("scenes"))]
    return [found[0], found[len(found) // 2], game.scene(match.view(0))]


def playthrough(game: Game[Any]) -> str:
    """One random match as text: every question, every option, every event, every view at times."""
    match = start(game.id, game.players[0], f"playthrough of {game.id}")
    lines = [f"# {game.id}, rules version {game.version}"]
    told = 0
    for number, _ in enumerate(play_on(match, Rng("playthrough"))):
        told = tell_events(match, told, lines)
        for seat, ask in sorted(match.pending.items()):
            lines.append(f"[{number}] seat {seat} {ask.prompt} {ask.rule}")
            lines += [f"    {written(msgspec.to_builtins(option))}" for option in ask.options]
            if ask.free is not None:
                lines.append(f"    any {ask.free.kind.__struct_config__.tag}")
        if is_shown(number):
            for viewer in (*range(match.state.players_count), None):
                lines.append(f"  view {viewer} {written(match.view(viewer))}")
    tell_events(match, told, lines)
    lines.append(f"outcome {written(msgspec.to_builtins(match.outcome))}")
    return "\n".join(lines) + "\n"


def is_shown(number: int) -> bool:
    """Whether the views are told before a decision: ever more seldom, for long matches have large
    ones."""
    step, between = divmod(number, SHOWN)
    return between == 0 and step & (step - 1) == 0


def tell_events(match: Match[Any], told: int, lines: list[str]) -> int:
    """Add the events since the last telling."""
    events = match.all_events()
    lines += [f"  * {written(msgspec.to_builtins(event))}" for event in events[told:]]
    return len(events)


def written(value: Any) -> str:
    """Plain data on one line."""
    return json.dumps(value, ensure_ascii=False)
